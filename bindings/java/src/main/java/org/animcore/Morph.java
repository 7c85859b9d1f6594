// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.nio.DoubleBuffer;
import java.util.List;

/**
 * The in-betweens of two paths, or of a sequence of paths, prepared once and evaluated at any time.
 *
 * <p>Paths of the same verbs are interpolated point by point, unless an outline would fold up on its way, as it does on
 * the way to a mirror image. If the paths differ only in the starts, order and direction of their subpaths, and in
 * position and size, the path only moves and scales. A rotated copy rotates (by less than a quarter turn only with the
 * automatic structure). For the strict structure an arc of path data is one command, however many cubics it becomes, as
 * for anim_path_data_match(): its parameters are interpolated, as CSS and SMIL do, and a flag is set in between if it
 * is set at either end. The arcs of a path that was transformed are interpolated by their control points.
 *
 * <p>Other paths are first brought to a common structure: subpaths are paired by role, position, size and shape,
 * aligned by their features, and cut at each other's joints. Lines stay lines where both sides are lines; curves are
 * only subdivided (de Casteljau). In fills, one outline may correspond to several outlines side by side in the other
 * path. It is first cut into parts by straight lines, and each part becomes one of the others, unless one of the others
 * closely resembles the whole.
 *
 * <p>A blend (ANIM_MORPH_STRUCTURE_BLEND) has no common structure: parts of the inside join, part, appear and vanish,
 * and the area changes evenly from one path's to the other's. The functions that return the common structure fail with
 * ANIM_ERROR_KIND.
 */
public final class Morph extends Handle {
    Morph(long address) {
        super(address, Raw.Paths::anim_morph_destroy, "morph");
    }

    Morph(long address, Handle owner) {
        super(address, owner, "morph");
    }

    /**
     * The morph from one path to another. It keeps copies of them. The time is proportional to the paths, plus up to
     * 320 * 320 steps for each pair of subpaths and attempt; a blend takes several milliseconds and up to 400 KB.
     * ANIM_ERROR_ARGUMENT and ANIM_ERROR_DUPLICATE for pairs and points that do not fit the paths; ANIM_ERROR_KIND for
     * paths of different structure with ANIM_MORPH_STRUCTURE_STRICT; ANIM_ERROR_LIMIT for a result of too many verbs.
     *
     * <p>C: anim_morph_create().
     */
    public static Morph create(Path from, Path to, MorphOptions options) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(88);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(from, "from");
            java.util.Objects.requireNonNull(to, "to");
            if (options != null) {
                options.write(_arena, _memory, _at + 0);
            }
            _arena.check(Raw.Paths.anim_morph_create(from.address(), to.address(), options == null ? 0 : _block.address + _at + 0, _block.address + _at + 80));
            return new Morph(_memory.getLong(_at + 80));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(from);
            Reference.reachabilityFence(to);
            Reference.reachabilityFence(options);
        }
    }

    /**
     * The morph from one path to another. It keeps copies of them. The time is proportional to the paths, plus up to
     * 320 * 320 steps for each pair of subpaths and attempt; a blend takes several milliseconds and up to 400 KB.
     * ANIM_ERROR_ARGUMENT and ANIM_ERROR_DUPLICATE for pairs and points that do not fit the paths; ANIM_ERROR_KIND for
     * paths of different structure with ANIM_MORPH_STRUCTURE_STRICT; ANIM_ERROR_LIMIT for a result of too many verbs.
     *
     * <p>C: anim_morph_create().
     */
    public static Morph create(Path from, Path to) {
        return create(from, to, (MorphOptions) null);
    }

    /**
     * The morph along two or more paths. times: when each is reached, numbers that increase from 0 to 1; without times
     * they are spaced evenly. Options and errors as anim_morph_create; pairs and points apply to every two neighbors.
     *
     * <p>C: anim_morph_create_sequence().
     */
    public static Morph sequence(List<Path> paths, double[] times, MorphOptions options) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(88);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            paths = Arena.list(paths, "paths");
            long _paths = _arena.objects(paths);
            java.util.Objects.requireNonNull(times, "times");
            long _times = _arena.array(times);
            if (options != null) {
                options.write(_arena, _memory, _at + 0);
            }
            _arena.check(Raw.Paths.anim_morph_create_sequence(_paths, Arena.length(paths), _times, Arena.length(times), options == null ? 0 : _block.address + _at + 0, _block.address + _at + 80));
            return new Morph(_memory.getLong(_at + 80));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(paths);
            Reference.reachabilityFence(options);
        }
    }

    /**
     * The morph along two or more paths. times: when each is reached, numbers that increase from 0 to 1; without times
     * they are spaced evenly. Options and errors as anim_morph_create; pairs and points apply to every two neighbors.
     *
     * <p>C: anim_morph_create_sequence().
     */
    public static Morph sequence(List<Path> paths, double[] times) {
        return sequence(paths, times, (MorphOptions) null);
    }

    /**
     * The morph along two or more paths. times: when each is reached, numbers that increase from 0 to 1; without times
     * they are spaced evenly. Options and errors as anim_morph_create; pairs and points apply to every two neighbors.
     *
     * <p>C: anim_morph_create_sequence().
     */
    public static Morph sequence(List<Path> paths, DoubleBuffer times, MorphOptions options) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(88);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            paths = Arena.list(paths, "paths");
            long _paths = _arena.objects(paths);
            java.util.Objects.requireNonNull(times, "times");
            long _times = _arena.buffer(times);
            if (options != null) {
                options.write(_arena, _memory, _at + 0);
            }
            _arena.check(Raw.Paths.anim_morph_create_sequence(_paths, Arena.length(paths), _times, Arena.length(times), options == null ? 0 : _block.address + _at + 0, _block.address + _at + 80));
            return new Morph(_memory.getLong(_at + 80));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(paths);
            Reference.reachabilityFence(times);
            Reference.reachabilityFence(options);
        }
    }

    /**
     * The path of the morph at t: 0 is the first path and 1 the last. At these times and at those of the paths between,
     * the result is exactly that path, verb for verb. Outside 0 to 1 the motion continues, as when a spring overshoots,
     * but a blend stays at its ends; coordinates beyond 1e150 are clamped to it.
     *
     * <p>C: anim_morph_get_path().
     */
    public Path getPath(double t) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Path _path = Path.create();
            _arena.check(Raw.Paths.anim_morph_get_path(address(), t, _path.address()), _path);
            return _path;
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * What getCounts gives.
     */
    public record CountsResult(int verbCount, int coordinateCount) {}

    /**
     * The number of verbs and coordinates in the common structure of the paths index and index + 1.
     * ANIM_ERROR_NOT_FOUND for an index beyond the last but one path; ANIM_ERROR_KIND for a blend.
     *
     * <p>C: anim_morph_get_counts().
     */
    public CountsResult getCounts(int index) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(16);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            Arena.natural("index", index);
            _arena.check(Raw.Paths.anim_morph_get_counts(address(), index, _block.address + _at + 0, _block.address + _at + 8));
            return new CountsResult(Math.toIntExact(_memory.getLong(_at + 0)), Math.toIntExact(_memory.getLong(_at + 8)));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The verbs of that structure. The array must be long enough for all of them (ANIM_ERROR_CAPACITY).
     *
     * <p>C: anim_morph_get_verbs().
     */
    public void getVerbs(int index, byte[] verbs) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.natural("index", index);
            java.util.Objects.requireNonNull(verbs, "verbs");
            long _verbs = _arena.filled(verbs);
            _arena.check(Raw.Paths.anim_morph_get_verbs(address(), index, _verbs, Arena.length(verbs)));
            _arena.copyBack(_verbs, verbs);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The verbs of that structure. The array must be long enough for all of them (ANIM_ERROR_CAPACITY).
     *
     * <p>C: anim_morph_get_verbs().
     */
    public void getVerbs(int index, ByteBuffer verbs) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.natural("index", index);
            java.util.Objects.requireNonNull(verbs, "verbs");
            long _verbs = _arena.filled(verbs);
            _arena.check(Raw.Paths.anim_morph_get_verbs(address(), index, _verbs, Arena.length(verbs)));
            _arena.copyBack(_verbs, verbs);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(verbs);
        }
    }

    /**
     * The coordinates of that structure at many times, a row for each; time 0 is path index, 1 path index + 1. The
     * array must be exactly as long as all rows.
     *
     * <p>C: anim_morph_evaluate().
     */
    public void evaluate(int index, double[] times, double[] coordinates) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.natural("index", index);
            java.util.Objects.requireNonNull(times, "times");
            long _times = _arena.array(times);
            java.util.Objects.requireNonNull(coordinates, "coordinates");
            long _coordinates = _arena.filled(coordinates);
            _arena.check(Raw.Paths.anim_morph_evaluate(address(), index, _times, Arena.length(times), _coordinates, Arena.length(coordinates)));
            _arena.copyBack(_coordinates, coordinates);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The coordinates of that structure at many times, a row for each; time 0 is path index, 1 path index + 1. The
     * array must be exactly as long as all rows.
     *
     * <p>C: anim_morph_evaluate().
     */
    public void evaluate(int index, DoubleBuffer times, DoubleBuffer coordinates) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.natural("index", index);
            java.util.Objects.requireNonNull(times, "times");
            long _times = _arena.buffer(times);
            java.util.Objects.requireNonNull(coordinates, "coordinates");
            long _coordinates = _arena.filled(coordinates);
            _arena.check(Raw.Paths.anim_morph_evaluate(address(), index, _times, Arena.length(times), _coordinates, Arena.length(coordinates)));
            _arena.copyBack(_coordinates, coordinates);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(times);
            Reference.reachabilityFence(coordinates);
        }
    }

    /**
     * What getAligned gives.
     */
    public record AlignedResult(Path from, Path to) {}

    /**
     * Path index and path index + 1 in their common structure: the same verbs, each with the fill of its original; for
     * CSS, Lottie and others that interpolate point by point. (Where something turns, these are the points at the ends,
     * but the motion between them is not straight.)
     *
     * <p>C: anim_morph_get_aligned().
     */
    public AlignedResult getAligned(int index) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.natural("index", index);
            Path _from = Path.create();
            Path _to = Path.create();
            _arena.check(Raw.Paths.anim_morph_get_aligned(address(), index, _from.address(), _to.address()), _from, _to);
            return new AlignedResult(_from, _to);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The pairs of subpaths, in the order of the common structure: indices of subpaths, -1 for none. A subpath that was
     * cut into parts is listed for each part.
     *
     * <p>C: anim_morph_list_pairs().
     */
    public List<MorphPair> listPairs(int index) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            Arena.natural("index", index);
            _arena.check(Raw.Paths.anim_morph_list_pairs(address(), index, 0, 0, _block.address + _at + 0));
            long _capacity = _memory.getLong(_at + 0);
            Arena.Block _pairsB = _arena.take(_capacity * 8);
            int _pairsAt = _arena.at;
            if (_capacity > 0) {
                _arena.check(Raw.Paths.anim_morph_list_pairs(address(), index, _pairsB.address + _pairsAt, _capacity, _block.address + _at + 0));
            }
            int _pairsCount = Math.toIntExact(_memory.getLong(_at + 0));
            return Arena.getStructs(_pairsB.buffer, _pairsAt, _pairsCount, MorphPair.SIZE, MorphPair::read);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }
}
