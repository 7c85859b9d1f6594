// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.nio.DoubleBuffer;
import java.nio.IntBuffer;

/**
 * a spring bank
 */
public final class SpringBank extends StageObject {
    SpringBank(Stage stage, long identifier) {
        super(stage, identifier);
    }

    /**
     * Removes a bank; its springs are not reported any more.
     *
     * <p>C: anim_stage_remove_bank().
     */
    public void remove() {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            _arena.check(Raw.Stage.anim_stage_remove_bank(stage.address(), identifier));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
        }
    }

    /**
     * Gives springs new targets. They keep their positions and velocities. indices selects the springs
     * (ANIM_ERROR_NOT_FOUND for an index beyond the bank; if one occurs twice, the last counts); without indices, the
     * targets are those of the first springs. All or nothing. A spring at rest at its target stays there and is not
     * reported. With reduced motion springs jump to their targets and come to rest at once. Some 30 ns a spring in
     * order, ten times that in random order in a bank larger than the caches.
     *
     * <p>C: anim_spring_bank_retarget().
     */
    public void retarget(int[] indices, double... targets) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            long _indices = _arena.array(indices);
            java.util.Objects.requireNonNull(targets, "targets");
            long _targets = _arena.array(targets);
            _arena.check(Raw.Stage.anim_spring_bank_retarget(stage.address(), identifier, _indices, _targets, Arena.same("indices", indices == null ? -1 : Arena.rows(Arena.length(indices), 1), "targets", targets == null ? -1 : Arena.rows(Arena.length(targets), 1))));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
        }
    }

    /**
     * Gives springs new targets. They keep their positions and velocities. indices selects the springs
     * (ANIM_ERROR_NOT_FOUND for an index beyond the bank; if one occurs twice, the last counts); without indices, the
     * targets are those of the first springs. All or nothing. A spring at rest at its target stays there and is not
     * reported. With reduced motion springs jump to their targets and come to rest at once. Some 30 ns a spring in
     * order, ten times that in random order in a bank larger than the caches.
     *
     * <p>C: anim_spring_bank_retarget().
     */
    public void retarget(IntBuffer indices, DoubleBuffer targets) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            long _indices = _arena.buffer(indices);
            java.util.Objects.requireNonNull(targets, "targets");
            long _targets = _arena.buffer(targets);
            _arena.check(Raw.Stage.anim_spring_bank_retarget(stage.address(), identifier, _indices, _targets, Arena.same("indices", indices == null ? -1 : Arena.rows(Arena.length(indices), 1), "targets", targets == null ? -1 : Arena.rows(Arena.length(targets), 1))));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
            Reference.reachabilityFence(indices);
            Reference.reachabilityFence(targets);
        }
    }

    /**
     * Sets springs to values, at rest. They are not reported as settled. indices as for anim_spring_bank_retarget().
     *
     * <p>C: anim_spring_bank_set_values().
     */
    public void setValues(int[] indices, double... values) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            long _indices = _arena.array(indices);
            java.util.Objects.requireNonNull(values, "values");
            long _values = _arena.array(values);
            _arena.check(Raw.Stage.anim_spring_bank_set_values(stage.address(), identifier, _indices, _values, Arena.same("indices", indices == null ? -1 : Arena.rows(Arena.length(indices), 1), "values", values == null ? -1 : Arena.rows(Arena.length(values), 1))));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
        }
    }

    /**
     * Sets springs to values, at rest. They are not reported as settled. indices as for anim_spring_bank_retarget().
     *
     * <p>C: anim_spring_bank_set_values().
     */
    public void setValues(IntBuffer indices, DoubleBuffer values) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            long _indices = _arena.buffer(indices);
            java.util.Objects.requireNonNull(values, "values");
            long _values = _arena.buffer(values);
            _arena.check(Raw.Stage.anim_spring_bank_set_values(stage.address(), identifier, _indices, _values, Arena.same("indices", indices == null ? -1 : Arena.rows(Arena.length(indices), 1), "values", values == null ? -1 : Arena.rows(Arena.length(values), 1))));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
            Reference.reachabilityFence(indices);
            Reference.reachabilityFence(values);
        }
    }

    /**
     * The presentation of all of a bank's springs, as of the last advance: a view, valid until something is added to
     * the stage or the stage is destroyed; its numbers change when the stage advances.
     *
     * <p>C: anim_spring_bank_get_values().
     */
    public double[] getValues() {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(16);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Stage.anim_spring_bank_get_values(stage.address(), identifier, _block.address + _at + 0, _block.address + _at + 8));
            return Arena.readDoubles(_memory.getLong(_at + 0), _memory.getLong(_at + 8));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
        }
    }

    /**
     * Makes a view of a bank's values, which may be released before the stage or after.
     *
     * <p>C: anim_spring_bank_view_create().
     */
    public SpringBankView viewCreate() {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Stage.anim_spring_bank_view_create(stage.address(), identifier, _block.address + _at + 0));
            return new SpringBankView(_memory.getLong(_at + 0));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
        }
    }

    /**
     * The velocities of all springs, in units per second.
     *
     * <p>C: anim_spring_bank_get_velocities().
     */
    public void getVelocities(double[] velocities) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(velocities, "velocities");
            long _velocities = _arena.filled(velocities);
            _arena.check(Raw.Stage.anim_spring_bank_get_velocities(stage.address(), identifier, _velocities, Arena.length(velocities)));
            _arena.copyBack(_velocities, velocities);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
        }
    }

    /**
     * The velocities of all springs, in units per second.
     *
     * <p>C: anim_spring_bank_get_velocities().
     */
    public void getVelocities(DoubleBuffer velocities) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(velocities, "velocities");
            long _velocities = _arena.filled(velocities);
            _arena.check(Raw.Stage.anim_spring_bank_get_velocities(stage.address(), identifier, _velocities, Arena.length(velocities)));
            _arena.copyBack(_velocities, velocities);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
            Reference.reachabilityFence(velocities);
        }
    }

    /**
     * What getCounts gives.
     */
    public record CountsResult(int moving, int settled) {}

    /**
     * How many springs move, and how many have come to rest and were not yet taken.
     *
     * <p>C: anim_spring_bank_get_counts().
     */
    public CountsResult getCounts() {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(16);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Stage.anim_spring_bank_get_counts(stage.address(), identifier, _block.address + _at + 0, _block.address + _at + 8));
            return new CountsResult(Math.toIntExact(_memory.getLong(_at + 0)), Math.toIntExact(_memory.getLong(_at + 8)));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
        }
    }

    /**
     * Takes the indices of springs that have come to rest, in the order in which they did. Springs that were retargeted
     * within the same time slot are reported together, when the last of them has come to rest. A spring that was
     * retargeted again since is still reported, once.
     *
     * <p>C: anim_spring_bank_take_settled().
     */
    public int[] takeSettled() {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            long _capacity = 64;
            Arena.Block _indicesB = _arena.take(_capacity * 4);
            int _indicesAt = _arena.at;
            int[] indices = {};
            while (true) {
                _arena.check(Raw.Stage.anim_spring_bank_take_settled(stage.address(), identifier, _indicesB.address + _indicesAt, _capacity, _block.address + _at + 0));
                int _indicesCount = Math.toIntExact(_memory.getLong(_at + 0));
                indices = Arena.joined(indices, Arena.getInts(_indicesB.buffer, _indicesAt, _indicesCount));
                if (_indicesCount < _capacity) {
                    break;
                }
            }
            return indices;
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
        }
    }
}
