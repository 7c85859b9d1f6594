// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * anim_stage_options of C.
 *
 * <p>A new one has the library's defaults.
 */
public final class StageOptions {
    static final int SIZE = 16;

    private int propertyCapacity;
    private int eventLimit;
    private int eventMask;

    /**
     * The library's defaults.
     */
    public StageOptions() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(SIZE);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Stage.anim_default_stage_options(_block.address + _at, SIZE));
            this.propertyCapacity = _memory.getInt(_at + 4);
            this.eventLimit = _memory.getInt(_at + 8);
            this.eventMask = _memory.getInt(_at + 12);
        } finally {
            _arena.reset(_mark);
        }
    }

    StageOptions(ByteBuffer _memory, int _at) {
        this.propertyCapacity = _memory.getInt(_at + 4);
        this.eventLimit = _memory.getInt(_at + 8);
        this.eventMask = _memory.getInt(_at + 12);
    }

    void write(Arena _arena, ByteBuffer _memory, int _at) {
        Arena.clear(_memory, _at, SIZE);
        _memory.putInt(_at, SIZE);
        _memory.putInt(_at + 4, propertyCapacity);
        _memory.putInt(_at + 8, eventLimit);
        _memory.putInt(_at + 12, eventMask);
    }

    /**
     * properties for which memory is reserved at once; more may be added. 16
     */
    public int propertyCapacity() {
        return propertyCapacity;
    }

    /**
     * properties for which memory is reserved at once; more may be added. 16
     *
     * <p>Gives this object.
     */
    public StageOptions propertyCapacity(int propertyCapacity) {
        this.propertyCapacity = propertyCapacity;
        return this;
    }

    /**
     * events kept until polled, up to 1048576; the oldest are dropped beyond. 0 keeps none. 65536
     */
    public int eventLimit() {
        return eventLimit;
    }

    /**
     * events kept until polled, up to 1048576; the oldest are dropped beyond. 0 keeps none. 65536
     *
     * <p>Gives this object.
     */
    public StageOptions eventLimit(int eventLimit) {
        this.eventLimit = eventLimit;
        return this;
    }

    /**
     * bit (1 &lt;&lt; kind) set: events of this kind are reported; LOST always is. 0xFFFFFFFF
     */
    public int eventMask() {
        return eventMask;
    }

    /**
     * bit (1 &lt;&lt; kind) set: events of this kind are reported; LOST always is. 0xFFFFFFFF
     *
     * <p>Gives this object.
     */
    public StageOptions eventMask(int eventMask) {
        this.eventMask = eventMask;
        return this;
    }
}
