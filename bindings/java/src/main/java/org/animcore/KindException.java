// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * ANIM_ERROR_KIND: the thing exists, but is of another kind than the call takes
 */
public final class KindException extends AnimException {
    private static final long serialVersionUID = 1L;

    KindException(Place place) {
        super(place);
    }
}
