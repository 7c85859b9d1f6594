// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * anim_scene_options of C.
 *
 * <p>A new one has the library's defaults.
 */
public final class SceneOptions {
    static final int SIZE = 64;

    private int eventLimit;
    private int eventMask;
    private long seed;
    private String parameters;
    private String library;
    private long memoryLimit;

    /**
     * The library's defaults.
     */
    public SceneOptions() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(SIZE);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Machine.anim_default_scene_options(_block.address + _at, SIZE));
            this.eventLimit = _memory.getInt(_at + 4);
            this.eventMask = _memory.getInt(_at + 8);
            this.seed = _memory.getLong(_at + 16);
            this.memoryLimit = _memory.getLong(_at + 56);
        } finally {
            _arena.reset(_mark);
        }
    }

    SceneOptions(ByteBuffer _memory, int _at) {
        this.eventLimit = _memory.getInt(_at + 4);
        this.eventMask = _memory.getInt(_at + 8);
        this.seed = _memory.getLong(_at + 16);
        this.memoryLimit = _memory.getLong(_at + 56);
    }

    void write(Arena _arena, ByteBuffer _memory, int _at) {
        Arena.clear(_memory, _at, SIZE);
        _memory.putInt(_at, SIZE);
        _memory.putInt(_at + 4, eventLimit);
        _memory.putInt(_at + 8, eventMask);
        _memory.putLong(_at + 16, seed);
        _memory.putLong(_at + 24, _arena.text(parameters, "parameters"));
        _memory.putLong(_at + 32, (long) _arena.length);
        _memory.putLong(_at + 40, _arena.text(library, "library"));
        _memory.putLong(_at + 48, (long) _arena.length);
        _memory.putLong(_at + 56, memoryLimit);
    }

    /**
     * as in anim_stage_options. 65536
     */
    public int eventLimit() {
        return eventLimit;
    }

    /**
     * as in anim_stage_options. 65536
     *
     * <p>Gives this object.
     */
    public SceneOptions eventLimit(int eventLimit) {
        this.eventLimit = eventLimit;
        return this;
    }

    /**
     * as in anim_stage_options. 0xFFFFFFFF
     */
    public int eventMask() {
        return eventMask;
    }

    /**
     * as in anim_stage_options. 0xFFFFFFFF
     *
     * <p>Gives this object.
     */
    public SceneOptions eventMask(int eventMask) {
        this.eventMask = eventMask;
        return this;
    }

    /**
     * of the scene's random generator (xoshiro256**, seeded by splitmix64). 0
     */
    public long seed() {
        return seed;
    }

    /**
     * of the scene's random generator (xoshiro256**, seeded by splitmix64). 0
     *
     * <p>Gives this object.
     */
    public SceneOptions seed(long seed) {
        this.seed = seed;
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
    public SceneOptions parameters(String parameters) {
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
    public SceneOptions library(String library) {
        this.library = library;
        return this;
    }

    /**
     * About how many bytes of memory the document may take with all its components instantiated: counted before
     * anything is made of it, and refused with ANIM_ERROR_LIMIT if it is more. At most 2^40; 0 is the default.
     * 268435456
     */
    public long memoryLimit() {
        return memoryLimit;
    }

    /**
     * About how many bytes of memory the document may take with all its components instantiated: counted before
     * anything is made of it, and refused with ANIM_ERROR_LIMIT if it is more. At most 2^40; 0 is the default.
     * 268435456
     *
     * <p>Gives this object.
     */
    public SceneOptions memoryLimit(long memoryLimit) {
        this.memoryLimit = memoryLimit;
        return this;
    }
}
