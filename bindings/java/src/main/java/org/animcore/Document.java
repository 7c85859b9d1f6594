// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;

/**
 * A document that was parsed, checked and prepared. It never changes. Unlike most objects it may be used by several
 * threads at once: each can make scenes of it. A scene itself is used by one thread at a time, as always.
 */
public final class Document extends Handle {
    Document(long address) {
        super(address, Raw.Machine::anim_document_destroy, "document");
    }

    Document(long address, Handle owner) {
        super(address, owner, "document");
    }

    /**
     * Parses a document of at most ANIM_LIMIT_TEXT_BYTES, for anim_scene_create. The texts are not needed afterwards.
     * Errors as in anim_scene_load.
     *
     * <p>C: anim_document_load().
     */
    public static Document load(String text, DocumentOptions options) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(56);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(text, "text");
            long _text = _arena.text(text, "text");
            int _textLength = _arena.length;
            if (options != null) {
                options.write(_arena, _memory, _at + 0);
            }
            _arena.check(Raw.Machine.anim_document_load(_text, _textLength, options == null ? 0 : _block.address + _at + 0, _block.address + _at + 48));
            return new Document(_memory.getLong(_at + 48));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(options);
        }
    }

    /**
     * Parses a document of at most ANIM_LIMIT_TEXT_BYTES, for anim_scene_create. The texts are not needed afterwards.
     * Errors as in anim_scene_load.
     *
     * <p>C: anim_document_load().
     */
    public static Document load(String text) {
        return load(text, (DocumentOptions) null);
    }

    /**
     * What getWarningCount gives.
     */
    public record WarningCountResult(int count, long total) {}

    /**
     * How many warnings a document has: parts that are valid but have no effect, and are most likely misspelt or
     * forgotten. There are none unless it was loaded with keeps_warnings. count warnings, at most ANIM_LIMIT_WARNINGS,
     * are kept, in the order of the text; total is their number in all. Components in the text are searched too, each
     * once however often it is used, but not those of the library. With keeps_warnings loading takes up to about twice
     * as long; scenes are the same.
     *
     * <p>C: anim_document_get_warning_count().
     */
    public WarningCountResult getWarningCount() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(16);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Machine.anim_document_get_warning_count(address(), _block.address + _at + 0, _block.address + _at + 8));
            return new WarningCountResult(_memory.getInt(_at + 0), _memory.getLong(_at + 8));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The kind and place of a warning: 0 &lt;= index &lt; count, ANIM_ERROR_NOT_FOUND beyond.
     *
     * <p>C: anim_document_get_warning().
     */
    public DocumentWarning getWarning(int index) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(24);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            Arena.natural("index", index);
            _memory.putInt(_at + 0, 24);
            _arena.check(Raw.Machine.anim_document_get_warning(address(), index, _block.address + _at + 0));
            return DocumentWarning.read(_memory, _at + 0);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * One of a warning's texts: ANIM_WARNING_TEXT_MESSAGE, POINTER or SUGGESTION.
     *
     * <p>C: anim_document_get_warning_text().
     */
    public String getWarningText(int index, WarningText which) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            Arena.natural("index", index);
            java.util.Objects.requireNonNull(which, "which");
            _arena.check(Raw.Machine.anim_document_get_warning_text(address(), index, which.value, 0, 0, _block.address + _at + 0));
            long _capacity = _memory.getLong(_at + 0);
            Arena.Block _bufferB = _arena.take(_capacity * 1);
            int _bufferAt = _arena.at;
            if (_capacity > 0) {
                _arena.check(Raw.Machine.anim_document_get_warning_text(address(), index, which.value, _bufferB.address + _bufferAt, _capacity, _block.address + _at + 0));
            }
            int _bufferCount = Math.toIntExact(_memory.getLong(_at + 0));
            return Arena.string(_bufferB.buffer, _bufferAt, _bufferCount);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }
}
