// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;

/**
 * A document that was read, checked and prepared. It never changes. Unlike every other object it may be used by several
 * threads at once: each can make scenes of it, which are then used by one thread at a time as all scenes are.
 */
public final class Document extends Handle {
    Document(long address) {
        super(address, Raw.Machine::anim_document_destroy, "document");
    }

    Document(long address, Handle owner) {
        super(address, owner, "document");
    }

    /**
     * Reads a document of at most ANIM_LIMIT_TEXT_BYTES, for anim_scene_create. options may be null. The caller
     * destroys it. The texts are not needed afterwards. Errors as of anim_scene_load.
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
            long _text = _arena.text(text);
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
     * Reads a document of at most ANIM_LIMIT_TEXT_BYTES, for anim_scene_create. options may be null. The caller
     * destroys it. The texts are not needed afterwards. Errors as of anim_scene_load.
     *
     * <p>C: anim_document_load().
     */
    public static Document load(String text) {
        return load(text, (DocumentOptions) null);
    }
}
