// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * ANIM_ERROR_ARGUMENT: not finite, out of range, invalid UTF-8, an unknown constant.
 */
public final class ArgumentException extends AnimException {
    private static final long serialVersionUID = 1L;

    ArgumentException(Place place) {
        super(place);
    }
}
