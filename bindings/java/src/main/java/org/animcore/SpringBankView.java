// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.nio.DoubleBuffer;

/**
 * A view that keeps the memory of a bank's values alive: for languages whose arrays may outlive their source.
 */
public final class SpringBankView extends Handle {
    SpringBankView(long address) {
        super(address, Raw.Stage::anim_spring_bank_view_destroy, "spring bank view");
    }

    SpringBankView(long address, Handle owner) {
        super(address, owner, "spring bank view");
    }

    /**
     * The numbers of a view, valid until it is destroyed. They are those of anim_spring_bank_get_values() until the
     * bank's memory moves, because something added to the stage needs more room or a snapshot is restored. From then on
     * the view keeps the last numbers from before.
     *
     * <p>The buffer shows the library's memory, without a copy. It may be used after close(), too, which waits for it.
     *
     * <p>C: anim_spring_bank_view_get_values().
     */
    public DoubleBuffer getValues() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(16);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Stage.anim_spring_bank_view_get_values(address(), _block.address + _at + 0, _block.address + _at + 8));
            return viewDoubles(_memory.getLong(_at + 0), _memory.getLong(_at + 8));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }
}
