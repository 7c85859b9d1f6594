// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * ANIM_ERROR_LIMIT: a count, size or time beyond a documented limit
 */
public final class LimitException extends AnimException {
    private static final long serialVersionUID = 1L;

    LimitException(Place place) {
        super(place);
    }
}
