// SPDX-License-Identifier: MIT
package org.animcore;

import java.io.Serializable;

/**
 * What the library refuses. Each status has a class of its own, such as {@link NotFoundException}. The call that threw
 * it has changed nothing.
 */
public class AnimException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final Place place;

    /** What the library says of an error. */
    record Place(int status, String message, int line, int column, String pointer, long offset) implements Serializable {}

    AnimException(Place place) {
        super(place.message());
        this.place = place;
    }

    /** Asked for at once: the library remembers a thread's last error. */
    static Place place(int status, long offset) {
        Arena arena = Arena.get();
        long mark = arena.mark();
        try {
            Arena.Block block = arena.take(8);
            int at = arena.at;
            Raw.Base.anim_last_error_place(block.address + at, block.address + at + 4);
            return new Place(
                    status,
                    Library.string(Raw.Base.anim_last_error_message()),
                    block.buffer.getInt(at),
                    block.buffer.getInt(at + 4),
                    Library.string(Raw.Base.anim_last_error_pointer()),
                    offset);
        } finally {
            arena.reset(mark);
        }
    }

    /** The status that the call gave. */
    public Status status() {
        return Status.of(place.status());
    }

    /** The line of a text, counted from 1, in which the error is; 0 when it is not in a text. */
    public int line() {
        return place.line();
    }

    /** The column in bytes, counted from 1; 0 when the error is not in a text. */
    public int column() {
        return place.column();
    }

    /** The RFC 6901 JSON pointer of the value at fault; empty for the whole document, and where it is not in one. */
    public String pointer() {
        return place.pointer();
    }

    /** The byte of path data at which the error is; -1 for other errors. */
    public long offset() {
        return place.offset();
    }
}
