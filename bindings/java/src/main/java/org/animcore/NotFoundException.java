// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * ANIM_ERROR_NOT_FOUND: no thing of that name, or at that index
 */
public final class NotFoundException extends AnimException {
    private static final long serialVersionUID = 1L;

    NotFoundException(Place place) {
        super(place);
    }
}
