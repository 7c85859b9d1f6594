// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * ANIM_ERROR_CAPACITY: an array to be filled is too short.
 */
public final class CapacityException extends AnimException {
    private static final long serialVersionUID = 1L;

    CapacityException(Place place) {
        super(place);
    }
}
