// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * ANIM_ERROR_IDENTIFIER: an identifier that is zero, stale, of another object or of another kind
 */
public final class IdentifierException extends AnimException {
    private static final long serialVersionUID = 1L;

    IdentifierException(Place place) {
        super(place);
    }
}
