// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * ANIM_ERROR_DUPLICATE: a thing of that name exists already
 */
public final class DuplicateException extends AnimException {
    private static final long serialVersionUID = 1L;

    DuplicateException(Place place) {
        super(place);
    }
}
