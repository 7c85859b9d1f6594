// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * anim_document_options of C.
 *
 * <p>A new one has the library's defaults.
 */
public final class DocumentOptions {
    static final int SIZE = 48;

    private boolean keepsWarnings;
    private String parameters;
    private String library;
    private long memoryLimit;

    /**
     * The library's defaults.
     */
    public DocumentOptions() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(SIZE);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Machine.anim_default_document_options(_block.address + _at, SIZE));
            this.keepsWarnings = _memory.getInt(_at + 4) != 0;
            this.memoryLimit = _memory.getLong(_at + 40);
        } finally {
            _arena.reset(_mark);
        }
    }

    DocumentOptions(ByteBuffer _memory, int _at) {
        this.keepsWarnings = _memory.getInt(_at + 4) != 0;
        this.memoryLimit = _memory.getLong(_at + 40);
    }

    void write(Arena _arena, ByteBuffer _memory, int _at) {
        Arena.clear(_memory, _at, SIZE);
        _memory.putInt(_at, SIZE);
        _memory.putInt(_at + 4, (keepsWarnings ? 1 : 0));
        _memory.putLong(_at + 8, _arena.text(parameters, "parameters"));
        _memory.putLong(_at + 16, (long) _arena.length);
        _memory.putLong(_at + 24, _arena.text(library, "library"));
        _memory.putLong(_at + 32, (long) _arena.length);
        _memory.putLong(_at + 40, memoryLimit);
    }

    /**
     * whether it is searched for unused parts: see anim_document_get_warning_count. 0
     */
    public boolean keepsWarnings() {
        return keepsWarnings;
    }

    /**
     * whether it is searched for unused parts: see anim_document_get_warning_count. 0
     *
     * <p>Gives this object.
     */
    public DocumentOptions keepsWarnings(boolean keepsWarnings) {
        this.keepsWarnings = keepsWarnings;
        return this;
    }

    /**
     * values for the document's parameters: a JSON object.
     */
    public String parameters() {
        return parameters;
    }

    /**
     * values for the document's parameters: a JSON object.
     *
     * <p>Gives this object.
     */
    public DocumentOptions parameters(String parameters) {
        this.parameters = parameters;
        return this;
    }

    /**
     * Documents that the document may use as components: a JSON object of documents by name.
     */
    public String library() {
        return library;
    }

    /**
     * Documents that the document may use as components: a JSON object of documents by name.
     *
     * <p>Gives this object.
     */
    public DocumentOptions library(String library) {
        this.library = library;
        return this;
    }

    /**
     * as in anim_scene_options. 268435456
     */
    public long memoryLimit() {
        return memoryLimit;
    }

    /**
     * as in anim_scene_options. 268435456
     *
     * <p>Gives this object.
     */
    public DocumentOptions memoryLimit(long memoryLimit) {
        this.memoryLimit = memoryLimit;
        return this;
    }
}
