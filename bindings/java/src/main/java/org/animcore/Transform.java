// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.util.List;

/**
 * x' = a x + c y + tx, y' = b x + d y + ty: the order of SVG's matrix(a b c d e f).
 */
public record Transform(double a, double b, double c, double d, double tx, double ty) {
    static final int SIZE = 48;

    void write(Arena _arena, ByteBuffer _memory, int _at) {
        _memory.putDouble(_at + 0, a);
        _memory.putDouble(_at + 8, b);
        _memory.putDouble(_at + 16, c);
        _memory.putDouble(_at + 24, d);
        _memory.putDouble(_at + 32, tx);
        _memory.putDouble(_at + 40, ty);
    }

    static Transform read(ByteBuffer _memory, int _at) {
        return new Transform(
                _memory.getDouble(_at + 0),
                _memory.getDouble(_at + 8),
                _memory.getDouble(_at + 16),
                _memory.getDouble(_at + 24),
                _memory.getDouble(_at + 32),
                _memory.getDouble(_at + 40));
    }

    /**
     * Decomposes a transform. Every transform has parts, singular ones too. Coefficients are at most 1e150 in size
     * (ANIM_ERROR_LIMIT).
     *
     * <p>C: anim_transform_decompose().
     */
    public TransformParts decompose() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(104);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            write(_arena, _memory, _at + 0);
            _arena.check(Raw.Motion.anim_transform_decompose(_block.address + _at + 0, _block.address + _at + 48));
            return TransformParts.read(_memory, _at + 48);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Composes a transform from parts, any numbers of at most 1e150 in size (ANIM_ERROR_LIMIT). Coefficients that would
     * be beyond 1e150 in size are clamped to it.
     *
     * <p>C: anim_transform_compose().
     */
    public static Transform compose(TransformParts parts) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(104);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(parts, "parts");
            parts.write(_arena, _memory, _at + 0);
            _arena.check(Raw.Motion.anim_transform_compose(_block.address + _at + 0, _block.address + _at + 56));
            return Transform.read(_memory, _at + 56);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(parts);
        }
    }

    /**
     * The transform at a progress from one (0) to another (1). Parts are interpolated one by one, and the angle takes
     * the shorter way. Where one transform is mirrored in x and the other in y, the angle turns by half a turn instead.
     * A progress outside 0 to 1 extrapolates. If one of the transforms is singular or nearly so (its parts have a scale
     * of 0 or a shear), the result jumps at 0.5, as in CSS. Numbers are at most 1e150 in size.
     *
     * <p>C: anim_transform_interpolate().
     */
    public Transform interpolate(Transform to, double progress) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(144);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            write(_arena, _memory, _at + 0);
            java.util.Objects.requireNonNull(to, "to");
            to.write(_arena, _memory, _at + 48);
            _arena.check(Raw.Motion.anim_transform_interpolate(_block.address + _at + 0, _block.address + _at + 48, progress, _block.address + _at + 96));
            return Transform.read(_memory, _at + 96);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(to);
        }
    }

    /**
     * The same at many progresses, at most ANIM_LIMIT_ARRAY / 6.
     *
     * <p>C: anim_transform_interpolate_many().
     */
    public List<Transform> interpolateMany(Transform to, double... progresses) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(96);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            write(_arena, _memory, _at + 0);
            java.util.Objects.requireNonNull(to, "to");
            to.write(_arena, _memory, _at + 48);
            java.util.Objects.requireNonNull(progresses, "progresses");
            long _progresses = _arena.array(progresses);
            int _resultsCount = Arena.rows(Arena.length(progresses), 1) * 1;
            Arena.Block _resultsB = _arena.take((long) _resultsCount * Transform.SIZE);
            int _resultsAt = _arena.at;
            _arena.check(Raw.Motion.anim_transform_interpolate_many(_block.address + _at + 0, _block.address + _at + 48, _progresses, Arena.length(progresses), _resultsB.address + _resultsAt));
            return Arena.getStructs(_resultsB.buffer, _resultsAt, _resultsCount, Transform.SIZE, Transform::read);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(to);
        }
    }
}
