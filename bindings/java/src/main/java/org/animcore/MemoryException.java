// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * ANIM_ERROR_MEMORY: out of memory; the call has changed nothing. See anim_set_allocator()
 */
public final class MemoryException extends AnimException {
    private static final long serialVersionUID = 1L;

    MemoryException(Place place) {
        super(place);
    }
}
