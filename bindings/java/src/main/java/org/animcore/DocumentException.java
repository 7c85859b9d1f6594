// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * ANIM_ERROR_DOCUMENT: the text is well-formed, but not a valid document or trace
 */
public final class DocumentException extends AnimException {
    private static final long serialVersionUID = 1L;

    DocumentException(Place place) {
        super(place);
    }
}
