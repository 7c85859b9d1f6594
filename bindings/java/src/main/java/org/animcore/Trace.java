// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;

/**
 * A recording of inputs, as JSON lines (docs/trace-format.md). It is immutable, and may be played by many scenes.
 */
public final class Trace extends Handle {
    Trace(long address) {
        super(address, Raw.Scene::anim_trace_destroy, "trace");
    }

    Trace(long address, Handle owner) {
        super(address, owner, "trace");
    }

    /**
     * Parses a trace (at most ANIM_LIMIT_TEXT_BYTES). The text is not needed afterwards. ANIM_ERROR_SYNTAX,
     * ANIM_ERROR_DOCUMENT, ANIM_ERROR_LIMIT with line and column.
     *
     * <p>C: anim_trace_load().
     */
    public static Trace load(String text) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(text, "text");
            long _text = _arena.text(text, "text");
            int _textLength = _arena.length;
            _arena.check(Raw.Scene.anim_trace_load(_text, _textLength, _block.address + _at + 0));
            return new Trace(_memory.getLong(_at + 0));
        } finally {
            _arena.reset(_mark);
        }
    }

    /**
     * Facts about a trace.
     *
     * <p>C: anim_trace_get_info().
     */
    public TraceInfo getInfo() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(32);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _memory.putInt(_at + 0, 32);
            _arena.check(Raw.Scene.anim_trace_get_info(address(), _block.address + _at + 0));
            return TraceInfo.read(_memory, _at + 0);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The parameters that the trace was recorded with: the text of a JSON object for anim_scene_options, or empty.
     *
     * <p>C: anim_trace_get_parameters().
     */
    public String getParameters() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Scene.anim_trace_get_parameters(address(), 0, 0, _block.address + _at + 0));
            long _capacity = _memory.getLong(_at + 0);
            Arena.Block _bufferB = _arena.take(_capacity * 1);
            int _bufferAt = _arena.at;
            if (_capacity > 0) {
                _arena.check(Raw.Scene.anim_trace_get_parameters(address(), _bufferB.address + _bufferAt, _capacity, _block.address + _at + 0));
            }
            int _bufferCount = Math.toIntExact(_memory.getLong(_at + 0));
            return Arena.string(_bufferB.buffer, _bufferAt, _bufferCount);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The time of a step in flicks; steps are in order of time. ANIM_ERROR_NOT_FOUND beyond the last.
     *
     * <p>C: anim_trace_get_step_time().
     */
    public long getStepTime(int index) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            Arena.natural("index", index);
            _arena.check(Raw.Scene.anim_trace_get_step_time(address(), index, _block.address + _at + 0));
            return _memory.getLong(_at + 0);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }
}
