// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * ANIM_ERROR_STATE: the call does not fit the object's present state
 */
public final class StateException extends AnimException {
    private static final long serialVersionUID = 1L;

    StateException(Place place) {
        super(place);
    }
}
