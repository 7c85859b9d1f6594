// SPDX-License-Identifier: MIT
package org.animcore;

/** An object was used that is closed, or something inside of a stage or scene that is. */
public final class ClosedException extends IllegalStateException {
    private static final long serialVersionUID = 1L;

    ClosedException(String message) {
        super(message);
    }
}
