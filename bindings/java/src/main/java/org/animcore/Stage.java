// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.nio.DoubleBuffer;
import java.nio.LongBuffer;
import java.util.ArrayList;
import java.util.List;

/**
 * A set of properties with a clock and animations. Each property has a model value (as the host set it) and a
 * presentation value (as it is seen now).
 */
public final class Stage extends Handle {
    Stage(long address) {
        super(address, Raw.Stage::anim_stage_destroy, "stage");
    }

    Stage(long address, Handle owner) {
        super(address, owner, "stage");
    }

    /**
     * Makes an empty stage at time 0.
     *
     * <p>C: anim_stage_create().
     */
    public static Stage create(StageOptions options) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(24);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            if (options != null) {
                options.write(_arena, _memory, _at + 0);
            }
            _arena.check(Raw.Stage.anim_stage_create(options == null ? 0 : _block.address + _at + 0, _block.address + _at + 16));
            return new Stage(_memory.getLong(_at + 16));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(options);
        }
    }

    /**
     * Makes an empty stage at time 0.
     *
     * <p>C: anim_stage_create().
     */
    public static Stage create() {
        return create((StageOptions) null);
    }

    /**
     * Ends a call whose callback was left by longjmp() instead of returning. Call it afterwards on the same thread,
     * from where the call was made or further out: inside the callback it is ANIM_ERROR_REENTRANT. What the call has
     * done so far stays. The next advance, even one of 0 s, makes up for an advance that was cut short (see owed of
     * anim_stage_info). It computes every presentation value, and calls other callbacks for what they have missed.
     * Until then, values that were being computed may be old. Does nothing where no call is under way. A little memory
     * that the call held is not given back.
     *
     * <p>An easing's callback may be left while a value is half computed, or while an animation begins or ends. The
     * next advance does the rest, at the stage time at which it was due; the result is as if the callback had returned.
     * Exception: the call was still creating an animation, that is, evaluating the start value for a given velocity, or
     * the value of a delayed animation that fills backwards. Then that animation ends unfinished in the next advance,
     * and the property jumps to a value that was being set. If a group or animator was being removed or stopped, the
     * animations that have not ended go on.
     *
     * <p>C: anim_stage_abandon_call().
     */
    public void abandonCall() {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            _arena.check(Raw.Stage.anim_stage_abandon_call(address()));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Adds a property at rest at a value, which has as many numbers as the kind has components. For the kinds VECTOR
     * and PATH, use anim_stage_add_property_with() and anim_stage_add_path(). The name is unique in the stage
     * (ANIM_ERROR_DUPLICATE), or empty for none. The stage keeps a name's bytes until the stage is destroyed, even when
     * the property is removed.
     *
     * <p>C: anim_stage_add_property().
     */
    public Property addProperty(String name, ValueKind kind, double... value) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(name, "name");
            long _name = _arena.text(name, "name");
            int _nameLength = _arena.length;
            java.util.Objects.requireNonNull(kind, "kind");
            java.util.Objects.requireNonNull(value, "value");
            long _value = _arena.array(value);
            _arena.check(Raw.Stage.anim_stage_add_property(address(), _name, _nameLength, kind.value, _value, Arena.length(value), _block.address + _at + 0));
            return new Property(this, _memory.getLong(_at + 0));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Adds a property at rest at a value, which has as many numbers as the kind has components. For the kinds VECTOR
     * and PATH, use anim_stage_add_property_with() and anim_stage_add_path(). The name is unique in the stage
     * (ANIM_ERROR_DUPLICATE), or empty for none. The stage keeps a name's bytes until the stage is destroyed, even when
     * the property is removed.
     *
     * <p>C: anim_stage_add_property().
     */
    public Property addProperty(String name, ValueKind kind, DoubleBuffer value) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(name, "name");
            long _name = _arena.text(name, "name");
            int _nameLength = _arena.length;
            java.util.Objects.requireNonNull(kind, "kind");
            java.util.Objects.requireNonNull(value, "value");
            long _value = _arena.buffer(value);
            _arena.check(Raw.Stage.anim_stage_add_property(address(), _name, _nameLength, kind.value, _value, Arena.length(value), _block.address + _at + 0));
            return new Property(this, _memory.getLong(_at + 0));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(value);
        }
    }

    /**
     * Adds a property as anim_stage_add_property does, with options. Value, model and presentation are always in the
     * kind's own components (a color's in sRGB); the options say how they are interpolated.
     *
     * <p>C: anim_stage_add_property_with().
     */
    public Property addPropertyWith(String name, PropertyOptions options, double... value) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(48);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(name, "name");
            long _name = _arena.text(name, "name");
            int _nameLength = _arena.length;
            java.util.Objects.requireNonNull(options, "options");
            options.write(_arena, _memory, _at + 0);
            java.util.Objects.requireNonNull(value, "value");
            long _value = _arena.array(value);
            _arena.check(Raw.Stage.anim_stage_add_property_with(address(), _name, _nameLength, _block.address + _at + 0, _value, Arena.length(value), _block.address + _at + 40));
            return new Property(this, _memory.getLong(_at + 40));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(options);
        }
    }

    /**
     * Adds a property as anim_stage_add_property does, with options. Value, model and presentation are always in the
     * kind's own components (a color's in sRGB); the options say how they are interpolated.
     *
     * <p>C: anim_stage_add_property_with().
     */
    public Property addPropertyWith(String name, PropertyOptions options, DoubleBuffer value) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(48);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(name, "name");
            long _name = _arena.text(name, "name");
            int _nameLength = _arena.length;
            java.util.Objects.requireNonNull(options, "options");
            options.write(_arena, _memory, _at + 0);
            java.util.Objects.requireNonNull(value, "value");
            long _value = _arena.buffer(value);
            _arena.check(Raw.Stage.anim_stage_add_property_with(address(), _name, _nameLength, _block.address + _at + 0, _value, Arena.length(value), _block.address + _at + 40));
            return new Property(this, _memory.getLong(_at + 40));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(options);
            Reference.reachabilityFence(value);
        }
    }

    /**
     * Adds a property that holds a copy of a path, which must not be empty (ANIM_ERROR_ARGUMENT). Its components are
     * the path's coordinates, at most ANIM_LIMIT_VECTOR.
     *
     * <p>C: anim_stage_add_path().
     */
    public Property addPath(String name, Path path) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(name, "name");
            long _name = _arena.text(name, "name");
            int _nameLength = _arena.length;
            java.util.Objects.requireNonNull(path, "path");
            _arena.check(Raw.StagePaths.anim_stage_add_path(address(), _name, _nameLength, path.address(), _block.address + _at + 0));
            return new Property(this, _memory.getLong(_at + 0));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(path);
        }
    }

    /**
     * Adds many scalar properties without names at once, one for each of the initial values.
     *
     * <p>C: anim_stage_add_scalars().
     */
    public List<Property> addScalars(double... values) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(values, "values");
            long _values = _arena.array(values);
            int _propertiesCount = Arena.rows(Arena.length(values), 1) * 1;
            Arena.Block _propertiesB = _arena.take((long) _propertiesCount * 8);
            int _propertiesAt = _arena.at;
            _arena.check(Raw.Stage.anim_stage_add_scalars(address(), _values, Arena.length(values), _propertiesB.address + _propertiesAt));
            return Arena.things(Arena.getLongs(_propertiesB.buffer, _propertiesAt, _propertiesCount), _each -> new Property(this, _each));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The property of a name. ANIM_ERROR_NOT_FOUND.
     *
     * <p>C: anim_stage_find_property().
     */
    public Property findProperty(String name) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(name, "name");
            long _name = _arena.text(name, "name");
            int _nameLength = _arena.length;
            _arena.check(Raw.Stage.anim_stage_find_property(address(), _name, _nameLength, _block.address + _at + 0));
            return new Property(this, _memory.getLong(_at + 0));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * All properties in order of creation.
     *
     * <p>C: anim_stage_list_properties().
     */
    public List<Property> listProperties() {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Stage.anim_stage_list_properties(address(), 0, 0, _block.address + _at + 0));
            long _capacity = _memory.getLong(_at + 0);
            Arena.Block _propertiesB = _arena.take(_capacity * 8);
            int _propertiesAt = _arena.at;
            if (_capacity > 0) {
                _arena.check(Raw.Stage.anim_stage_list_properties(address(), _propertiesB.address + _propertiesAt, _capacity, _block.address + _at + 0));
            }
            int _propertiesCount = Math.toIntExact(_memory.getLong(_at + 0));
            return Arena.things(Arena.getLongs(_propertiesB.buffer, _propertiesAt, _propertiesCount), _each -> new Property(this, _each));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The text of a name by its index in an event or info.
     *
     * <p>C: anim_stage_get_name().
     */
    public String getName(int name) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Stage.anim_stage_get_name(address(), name, 0, 0, _block.address + _at + 0));
            long _capacity = _memory.getLong(_at + 0);
            Arena.Block _bufferB = _arena.take(_capacity * 1);
            int _bufferAt = _arena.at;
            if (_capacity > 0) {
                _arena.check(Raw.Stage.anim_stage_get_name(address(), name, _bufferB.address + _bufferAt, _capacity, _block.address + _at + 0));
            }
            int _bufferCount = Math.toIntExact(_memory.getLong(_at + 0));
            return Arena.string(_bufferB.buffer, _bufferAt, _bufferCount);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Sets many at once: values holds the components of each property in turn. All or nothing.
     *
     * <p>C: anim_stage_set_value_many().
     */
    public void setValueMany(List<Property> properties, double... values) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            properties = Arena.list(properties, "properties");
            long _properties = _arena.identifiers(properties);
            java.util.Objects.requireNonNull(values, "values");
            long _values = _arena.array(values);
            _arena.check(Raw.Stage.anim_stage_set_value_many(address(), _properties, Arena.length(properties), _values, Arena.length(values)));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Sets many at once: values holds the components of each property in turn. All or nothing.
     *
     * <p>C: anim_stage_set_value_many().
     */
    public void setValueMany(LongBuffer properties, DoubleBuffer values) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(properties, "properties");
            long _properties = _arena.buffer(properties);
            java.util.Objects.requireNonNull(values, "values");
            long _values = _arena.buffer(values);
            _arena.check(Raw.Stage.anim_stage_set_value_many(address(), _properties, Arena.length(properties), _values, Arena.length(values)));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(properties);
            Reference.reachabilityFence(values);
        }
    }

    /**
     * Reads many at once, components in a row: as many numbers as they have components in all.
     *
     * <p>C: anim_stage_get_value_many().
     */
    public void getValueMany(List<Property> properties, Read what, double[] values) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            properties = Arena.list(properties, "properties");
            long _properties = _arena.identifiers(properties);
            java.util.Objects.requireNonNull(what, "what");
            java.util.Objects.requireNonNull(values, "values");
            long _values = _arena.filled(values);
            _arena.check(Raw.Stage.anim_stage_get_value_many(address(), _properties, Arena.length(properties), what.value, _values, Arena.length(values)));
            _arena.copyBack(_values, values);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Reads many at once, components in a row: as many numbers as they have components in all.
     *
     * <p>C: anim_stage_get_value_many().
     */
    public void getValueMany(LongBuffer properties, Read what, DoubleBuffer values) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(properties, "properties");
            long _properties = _arena.buffer(properties);
            java.util.Objects.requireNonNull(what, "what");
            java.util.Objects.requireNonNull(values, "values");
            long _values = _arena.filled(values);
            _arena.check(Raw.Stage.anim_stage_get_value_many(address(), _properties, Arena.length(properties), what.value, _values, Arena.length(values)));
            _arena.copyBack(_values, values);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(properties);
            Reference.reachabilityFence(values);
        }
    }

    /**
     * The properties whose presentation value may have changed since they were last taken, each once, oldest properties
     * first, in the same order on every host.
     *
     * <p>C: anim_stage_take_changed().
     */
    public List<Property> takeChanged() {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            long _capacity = 64;
            Arena.Block _propertiesB = _arena.take(_capacity * 8);
            int _propertiesAt = _arena.at;
            List<Property> properties = new ArrayList<>();
            while (true) {
                _arena.check(Raw.Stage.anim_stage_take_changed(address(), _propertiesB.address + _propertiesAt, _capacity, _block.address + _at + 0));
                int _propertiesCount = Math.toIntExact(_memory.getLong(_at + 0));
                properties.addAll(Arena.things(Arena.getLongs(_propertiesB.buffer, _propertiesAt, _propertiesCount), _each -> new Property(this, _each)));
                if (_propertiesCount < _capacity) {
                    break;
                }
            }
            return properties;
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Opens a transaction inside the innermost open one. Without a motion everything is inherited. A curve in an inner
     * transaction takes its duration from the enclosing one unless it is set; a spring does so only when the spring
     * itself is inherited. ANIM_ERROR_ARGUMENT also where kind is ANIM_MOTION_KIND_INHERIT and curve, spring or easing,
     * which are not read then, differ from anim_default_motion.
     *
     * <p>C: anim_stage_begin_transaction().
     */
    public Transaction beginTransaction(Motion motion) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(144);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            if (motion != null) {
                motion.write(_arena, _memory, _at + 0);
            }
            _arena.check(Raw.Stage.anim_stage_begin_transaction(address(), motion == null ? 0 : _block.address + _at + 0, _block.address + _at + 136));
            return new Transaction(this, _memory.getLong(_at + 136));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(motion);
        }
    }

    /**
     * Opens a transaction inside the innermost open one. Without a motion everything is inherited. A curve in an inner
     * transaction takes its duration from the enclosing one unless it is set; a spring does so only when the spring
     * itself is inherited. ANIM_ERROR_ARGUMENT also where kind is ANIM_MOTION_KIND_INHERIT and curve, spring or easing,
     * which are not read then, differ from anim_default_motion.
     *
     * <p>C: anim_stage_begin_transaction().
     */
    public Transaction beginTransaction() {
        return beginTransaction((Motion) null);
    }

    /**
     * Sets the policy for animations begun from now on; those that run are not changed. NONE for a new stage. The
     * policy is part of snapshots and of the hash. ANIM_ERROR_ARGUMENT for another number.
     *
     * <p>C: anim_stage_set_reduced_motion().
     */
    public void setReducedMotion(ReducedMotion policy) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(policy, "policy");
            _arena.check(Raw.Stage.anim_stage_set_reduced_motion(address(), policy.value));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Makes a group at its time 0. Animations join it by the member group of their transaction's motion or of their
     * options.
     *
     * <p>Delays pass on the group's clock. The time of a media group or an animator can jump and run back. An animation
     * with a delay therefore begins there with the call, or when the transaction named by after is complete. At that
     * moment the animations that it replaces end, and sets_model sets the model value. Until the delay is over it shows
     * its start value, or nothing if it is an explicit animation that does not fill backwards.
     *
     * <p>C: anim_stage_add_group().
     */
    public AnimationGroup addGroup(AnimationGroupOptions options) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(96);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            if (options != null) {
                options.write(_arena, _memory, _at + 0);
            }
            _arena.check(Raw.Stage.anim_stage_add_group(address(), options == null ? 0 : _block.address + _at + 0, _block.address + _at + 88));
            return new AnimationGroup(this, _memory.getLong(_at + 88));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(options);
        }
    }

    /**
     * Makes a group at its time 0. Animations join it by the member group of their transaction's motion or of their
     * options.
     *
     * <p>Delays pass on the group's clock. The time of a media group or an animator can jump and run back. An animation
     * with a delay therefore begins there with the call, or when the transaction named by after is complete. At that
     * moment the animations that it replaces end, and sets_model sets the model value. Until the delay is over it shows
     * its start value, or nothing if it is an explicit animation that does not fill backwards.
     *
     * <p>C: anim_stage_add_group().
     */
    public AnimationGroup addGroup() {
        return addGroup((AnimationGroupOptions) null);
    }

    /**
     * Adds a derived property, at once with its expressions: see anim_stage_add_property_with and
     * anim_stage_set_expression. It cannot name itself (ANIM_ERROR_STATE, a cycle), and text is not empty.
     *
     * <p>C: anim_stage_add_derived().
     */
    public Property addDerived(String name, PropertyOptions options, String text) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(48);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(name, "name");
            long _name = _arena.text(name, "name");
            int _nameLength = _arena.length;
            if (options != null) {
                options.write(_arena, _memory, _at + 0);
            }
            java.util.Objects.requireNonNull(text, "text");
            long _text = _arena.text(text, "text");
            int _textLength = _arena.length;
            _arena.check(Raw.Stage.anim_stage_add_derived(address(), _name, _nameLength, options == null ? 0 : _block.address + _at + 0, _text, _textLength, _block.address + _at + 40));
            return new Property(this, _memory.getLong(_at + 40));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(options);
        }
    }

    /**
     * Makes a bank of one or more numbers at rest. threshold as in anim_stage_set_threshold.
     *
     * <p>C: anim_stage_add_bank().
     */
    public SpringBank addBank(Spring spring, double[] values, double threshold) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(32);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(spring, "spring");
            spring.write(_arena, _memory, _at + 0);
            java.util.Objects.requireNonNull(values, "values");
            long _values = _arena.array(values);
            _arena.check(Raw.Stage.anim_stage_add_bank(address(), _block.address + _at + 0, _values, Arena.length(values), threshold, _block.address + _at + 24));
            return new SpringBank(this, _memory.getLong(_at + 24));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(spring);
        }
    }

    /**
     * Makes a bank of one or more numbers at rest. threshold as in anim_stage_set_threshold.
     *
     * <p>C: anim_stage_add_bank().
     */
    public SpringBank addBank(Spring spring, DoubleBuffer values, double threshold) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(32);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(spring, "spring");
            spring.write(_arena, _memory, _at + 0);
            java.util.Objects.requireNonNull(values, "values");
            long _values = _arena.buffer(values);
            _arena.check(Raw.Stage.anim_stage_add_bank(address(), _block.address + _at + 0, _values, Arena.length(values), threshold, _block.address + _at + 24));
            return new SpringBank(this, _memory.getLong(_at + 24));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(spring);
            Reference.reachabilityFence(values);
        }
    }

    /**
     * Moves the stage's clock forward by a time in seconds, rounded to the nearest flick, and computes every
     * presentation value there. The time is 0 to ANIM_LIMIT_ADVANCE_SECONDS, before and after it is multiplied by the
     * time scale. Everything due on the way happens at its own flick, in order of time, then of creation: values,
     * states and events do not depend on how a time is cut into steps. Allocates nothing once the stage has run.
     * ANIM_ERROR_STATE for a scene's stage, or inside an open transaction.
     *
     * <p>C: anim_stage_advance().
     */
    public void advance(double seconds) {
        Arena _arena = Arena.calling();
        long _mark = _arena.mark();
        try {
            _arena.check(Raw.Stage.anim_stage_advance(address(), seconds));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Moves the stage's clock forward by a time in seconds, rounded to the nearest flick, and computes every
     * presentation value there. The time is 0 to ANIM_LIMIT_ADVANCE_SECONDS, before and after it is multiplied by the
     * time scale. Everything due on the way happens at its own flick, in order of time, then of creation: values,
     * states and events do not depend on how a time is cut into steps. Allocates nothing once the stage has run.
     * ANIM_ERROR_STATE for a scene's stage, or inside an open transaction.
     *
     * <p>C: anim_stage_advance_flicks().
     */
    public void advanceFlicks(long flicks) {
        Arena _arena = Arena.calling();
        long _mark = _arena.mark();
        try {
            _arena.check(Raw.Stage.anim_stage_advance_flicks(address(), flicks));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The time of a paused stage stands still while it is advanced.
     *
     * <p>C: anim_stage_set_paused().
     */
    public void setPaused(boolean paused) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            _arena.check(Raw.Stage.anim_stage_set_paused(address(), (paused ? 1 : 0)));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * How fast stage time runs relative to the time of advance: 0 to ANIM_LIMIT_TIME_SCALE, 1 at first. The stage's
     * time is computed from the moment of the last change, so no error accumulates.
     *
     * <p>C: anim_stage_set_time_scale().
     */
    public void setTimeScale(double scale) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            _arena.check(Raw.Stage.anim_stage_set_time_scale(address(), scale));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Limits the steps of one advance, for a stage or a scene's stage. A step is one thing that is due (an animation
     * that starts or ends, a delay that ends), with all that a machine does in answer, which ANIM_LIMIT_MICROSTEPS
     * bounds. 0, as at first, is no limit. If more is due, the advance ends after the last step allowed, and
     * ANIM_EVENT_KIND_BUDGET is queued. Host time has then advanced as without a budget, and stage time lags behind it.
     * owed of anim_stage_info says how far, at least 1. The next advance, even of 0 seconds, continues from there. Once
     * nothing is owed, the state is bit for bit the one without a budget, except for events of this kind. Calls in
     * between see the stage time reached so far. The budget belongs to the host: it is not part of snapshots, and
     * anim_scene_play() ignores it.
     *
     * <p>C: anim_stage_set_step_budget().
     */
    public void setStepBudget(int steps) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.natural("steps", steps);
            _arena.check(Raw.Stage.anim_stage_set_step_budget(address(), steps));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The clock and the counts of a stage.
     *
     * <p>C: anim_stage_get_info().
     */
    public StageInfo getInfo() {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(64);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _memory.putInt(_at + 0, 64);
            _arena.check(Raw.Stage.anim_stage_get_info(address(), _block.address + _at + 0));
            return StageInfo.read(_memory, _at + 0);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Takes events out of the queue, the oldest first.
     *
     * <p>C: anim_stage_poll_events().
     */
    public List<Event> pollEvents() {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            long _capacity = 64;
            Arena.Block _eventsB = _arena.take(_capacity * 64);
            int _eventsAt = _arena.at;
            List<Event> events = new ArrayList<>();
            while (true) {
                _arena.check(Raw.Stage.anim_stage_poll_events(address(), _eventsB.address + _eventsAt, _capacity, _block.address + _at + 0));
                int _eventsCount = Math.toIntExact(_memory.getLong(_at + 0));
                events.addAll(Arena.getStructs(_eventsB.buffer, _eventsAt, _eventsCount, Event.SIZE, Event::read));
                if (_eventsCount < _capacity) {
                    break;
                }
            }
            return events;
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Sets the callback for events. It is called for every event, in order: for an event inside an advance call as it
     * happens, and for an event of another call (an animation that a new value interrupts) at the beginning of the next
     * advance. Events are also queued for polling, up to the event limit. Without a callback, the present one is
     * removed. Events that wait for a callback go to the one that replaces it; events that happen while there is none
     * can only be polled.
     *
     * <p>C: anim_stage_set_event_callback().
     */
    public void setEventCallback(EventCallback callback) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            address();
            long _callback = Registry.add(callback, this);
            _arena.check(Raw.Stage.anim_stage_set_event_callback(address(), callback == null ? 0 : Trampolines.EVENT_CALLBACK_ADDRESS, _callback, Registry.RELEASE));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * A hash of all that determines the stage's future: clock, values, animations and their transactions. Two stages
     * have equal hashes if they will continue identically, and different ones if not, on any host, in any language and
     * on any processor. Exceptions are collisions of a 64-bit hash, and the order of events at the same flick.
     *
     * <p>C: anim_stage_get_hash().
     */
    public long getHash() {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Stage.anim_stage_get_hash(address(), _block.address + _at + 0));
            return _memory.getLong(_at + 0);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The whole state of a stage as bytes. A stage of the same library version or a later one can restore it, in any
     * process, on any processor and from any language; it then goes on bit for bit as this one does. The bytes hold
     * properties with their values and animations, groups, banks, expressions, names, what is due, the clock, the
     * settings, and the events not polled yet. They do not hold the host's code: callbacks of events and of observers.
     * An easing that is a callback cannot be written: ANIM_ERROR_STATE while an animation uses one or a property's own
     * motion names it; the message says which. ANIM_ERROR_STATE as well inside an open transaction, between
     * anim_stage_abandon_call() and the next advance, and for a scene's stage. ANIM_ERROR_LIMIT beyond
     * ANIM_LIMIT_SNAPSHOT_BYTES.
     *
     * <p>The same state, made by the same calls, has the same bytes everywhere. A property at rest takes about 15 bytes
     * plus its values and name. O(state).
     *
     * <p>C: anim_stage_snapshot().
     */
    public byte[] snapshot() {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Stage.anim_stage_snapshot(address(), 0, 0, _block.address + _at + 0));
            long _capacity = _memory.getLong(_at + 0);
            Arena.Block _bufferB = _arena.take(_capacity * 1);
            int _bufferAt = _arena.at;
            if (_capacity > 0) {
                _arena.check(Raw.Stage.anim_stage_snapshot(address(), _bufferB.address + _bufferAt, _capacity, _block.address + _at + 0));
            }
            int _bufferCount = Math.toIntExact(_memory.getLong(_at + 0));
            return Arena.getBytes(_bufferB.buffer, _bufferAt, _bufferCount);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Replaces the stage's state, whatever it was, by one that anim_stage_snapshot wrote. The bytes are not needed
     * afterwards. Identifiers that the stage had given out when the snapshot was taken are valid again, and name the
     * same things; for a snapshot of another stage anim_stage_find_counterpart translates them. Forget identifiers
     * given out since: new things may get the same ones. The event callback stays, and so do the observers of
     * properties that still exist (by identifier). All properties count as changed.
     *
     * <p>The bytes may come from anywhere. ANIM_ERROR_SYNTAX for bytes that are no snapshot, are damaged, or describe
     * an impossible state; ANIM_ERROR_KIND for a snapshot of a scene; ANIM_ERROR_STATE inside an open transaction, and
     * for a scene's stage. A stage takes memory in proportion to the bytes.
     *
     * <p>C: anim_stage_restore().
     */
    public void restore(byte[] bytes) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(bytes, "bytes");
            long _bytes = _arena.array(bytes);
            _arena.check(Raw.Stage.anim_stage_restore(address(), _bytes, Arena.length(bytes)));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Translates an identifier of the stage that a snapshot was taken of into the identifier of the same property,
     * transaction, animation, group, animator or bank in this stage, which was restored from that snapshot. Whether the
     * thing exists is not checked here, but by the calls that take the identifier. ANIM_ERROR_IDENTIFIER for 0.
     *
     * <p>C: anim_stage_find_counterpart().
     */
    public long findCounterpart(long identifier) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Stage.anim_stage_find_counterpart(address(), identifier, _block.address + _at + 0));
            return _memory.getLong(_at + 0);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /** A property of one number. */
    public Property add(String name, double value) {
        return addProperty(name, ValueKind.SCALAR, value);
    }

    /** Runs a block; the values that it sets move so. Gives the transaction, which is committed. */
    public Transaction animate(Motion motion, Runnable changes) {
        java.util.Objects.requireNonNull(changes, "changes");
        Transaction transaction = beginTransaction(motion);
        try {
            changes.run();
        } catch (Throwable thrown) {
            try {
                transaction.commit();
            } catch (Throwable second) {
                if (second != thrown) {
                    thrown.addSuppressed(second);
                }
            }
            throw thrown;
        }
        transaction.commit();
        return transaction;
    }

    /** The values that a block sets move by a spring. */
    public Transaction animate(Spring spring, Runnable changes) {
        return animate(Motion.of(spring), changes);
    }

    /** The stage's time in seconds. */
    public double time() {
        return AnimCore.flicksToSeconds(getInfo().time());
    }
}
