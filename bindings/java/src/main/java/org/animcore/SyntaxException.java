// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * ANIM_ERROR_SYNTAX: the text is not well-formed
 */
public final class SyntaxException extends AnimException {
    private static final long serialVersionUID = 1L;

    SyntaxException(Place place) {
        super(place);
    }
}
