// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * ANIM_ERROR_REENTRANT: a callback called into the object that called it
 */
public final class ReentrantException extends AnimException {
    private static final long serialVersionUID = 1L;

    ReentrantException(Place place) {
        super(place);
    }
}
