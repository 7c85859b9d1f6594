// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;
import java.util.List;

/**
 * All of a display list.
 *
 * <p>dashes: the dashes of all strokes in a row
 *
 * <p>text: UTF-8 of all texts in a row.
 */
public record Display(long revision, List<DrawCommand> commands, byte[] verbs, double[] coordinates, List<GradientStop> stops, double[] dashes, byte[] text) {
    static final int SIZE = 112;

    static Display read(ByteBuffer _memory, int _at) {
        return new Display(
                _memory.getLong(_at + 8),
                Arena.readStructs(_memory.getLong(_at + 16), _memory.getLong(_at + 24), DrawCommand.SIZE, DrawCommand::read),
                Arena.readBytes(_memory.getLong(_at + 32), _memory.getLong(_at + 40)),
                Arena.readDoubles(_memory.getLong(_at + 48), _memory.getLong(_at + 56)),
                Arena.readStructs(_memory.getLong(_at + 64), _memory.getLong(_at + 72), GradientStop.SIZE, GradientStop::read),
                Arena.readDoubles(_memory.getLong(_at + 80), _memory.getLong(_at + 88)),
                Arena.readBytes(_memory.getLong(_at + 96), _memory.getLong(_at + 104)));
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof Display other
                && java.util.Objects.deepEquals(revision, other.revision)
                && java.util.Objects.deepEquals(commands, other.commands)
                && java.util.Objects.deepEquals(verbs, other.verbs)
                && java.util.Objects.deepEquals(coordinates, other.coordinates)
                && java.util.Objects.deepEquals(stops, other.stops)
                && java.util.Objects.deepEquals(dashes, other.dashes)
                && java.util.Objects.deepEquals(text, other.text);
    }

    @Override
    public int hashCode() {
        return java.util.Arrays.deepHashCode(new Object[] {revision, commands, verbs, coordinates, stops, dashes, text});
    }

    /** A part of the texts: bytes from a start. */
    public String string(int start, int count) {
        return new String(text, start, count, java.nio.charset.StandardCharsets.UTF_8);
    }
}
