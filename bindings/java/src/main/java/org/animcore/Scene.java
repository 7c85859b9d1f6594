// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A control, animation or machine made from a JSON document: properties on a stage of its own, inputs, a machine, nodes
 * to draw and regions to touch. The format is described in docs/document-format.md.
 */
public final class Scene extends Handle {
    Scene(long address) {
        super(address, Raw.Machine::anim_scene_destroy, "scene");
    }

    Scene(long address, Handle owner) {
        super(address, owner, "scene");
    }

    /**
     * Parses a document (at most ANIM_LIMIT_TEXT_BYTES) and makes a scene of it, at time 0, in its initial state. The
     * texts are not needed afterwards.
     *
     * <p>ANIM_ERROR_SYNTAX, ANIM_ERROR_DOCUMENT, ANIM_ERROR_LIMIT with line, column and JSON pointer. The place is one
     * in the parameters' text where the message begins with "in the given parameters": a name that the document does
     * not have, a value of another type or outside its range. An error in a component is reported with the component's
     * name and the names of the instances that lead to it; the place is one in the library's text where the message
     * says so ("of the library", "in the library").
     *
     * <p>In all calls and events, names inside a component are prefixed with the name of its instance and a dot: the
     * property "busy.angle", the input "busy.level", the state "busy.on", the event "busy.button.down"; in a nested
     * component, "page.busy.on". An event sent by such a name goes to that component's machine.
     *
     * <p>C: anim_scene_load().
     */
    public static Scene load(String text, SceneOptions options) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(72);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(text, "text");
            long _text = _arena.text(text, "text");
            int _textLength = _arena.length;
            if (options != null) {
                options.write(_arena, _memory, _at + 0);
            }
            _arena.check(Raw.Machine.anim_scene_load(_text, _textLength, options == null ? 0 : _block.address + _at + 0, _block.address + _at + 64));
            return new Scene(_memory.getLong(_at + 64));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(options);
        }
    }

    /**
     * Parses a document (at most ANIM_LIMIT_TEXT_BYTES) and makes a scene of it, at time 0, in its initial state. The
     * texts are not needed afterwards.
     *
     * <p>ANIM_ERROR_SYNTAX, ANIM_ERROR_DOCUMENT, ANIM_ERROR_LIMIT with line, column and JSON pointer. The place is one
     * in the parameters' text where the message begins with "in the given parameters": a name that the document does
     * not have, a value of another type or outside its range. An error in a component is reported with the component's
     * name and the names of the instances that lead to it; the place is one in the library's text where the message
     * says so ("of the library", "in the library").
     *
     * <p>In all calls and events, names inside a component are prefixed with the name of its instance and a dot: the
     * property "busy.angle", the input "busy.level", the state "busy.on", the event "busy.button.down"; in a nested
     * component, "page.busy.on". An event sent by such a name goes to that component's machine.
     *
     * <p>C: anim_scene_load().
     */
    public static Scene load(String text) {
        return load(text, (SceneOptions) null);
    }

    /**
     * Makes a scene of a document, at time 0, in its initial state. It is the scene that anim_scene_load makes of the
     * same text with the same options, in a fraction of the time (some microseconds for a control). The two behave
     * identically, and a snapshot of one can be restored in the other. Parameters and library must not be set in the
     * options (ANIM_ERROR_ARGUMENT), since they are given to anim_document_load; memory_limit is not read. The document
     * may be released before the scene.
     *
     * <p>C: anim_scene_create().
     */
    public static Scene create(Document document, SceneOptions options) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(72);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(document, "document");
            if (options != null) {
                options.write(_arena, _memory, _at + 0);
            }
            _arena.check(Raw.Machine.anim_scene_create(document.address(), options == null ? 0 : _block.address + _at + 0, _block.address + _at + 64));
            return new Scene(_memory.getLong(_at + 64));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(document);
            Reference.reachabilityFence(options);
        }
    }

    /**
     * Makes a scene of a document, at time 0, in its initial state. It is the scene that anim_scene_load makes of the
     * same text with the same options, in a fraction of the time (some microseconds for a control). The two behave
     * identically, and a snapshot of one can be restored in the other. Parameters and library must not be set in the
     * options (ANIM_ERROR_ARGUMENT), since they are given to anim_document_load; memory_limit is not read. The document
     * may be released before the scene.
     *
     * <p>C: anim_scene_create().
     */
    public static Scene create(Document document) {
        return create(document, (SceneOptions) null);
    }

    /**
     * Replaces the scene's document by an edited one; the scene goes on where it is. It keeps:
     *
     * <ul>
     * <li>its clock, settings, random generator and events;</li>
     * <li>the values of inputs (numbers as the nearest value allowed) and of properties of the same name, kind and
     * number of components, and exactly the animations that move these; a property keeps its value even if the new
     * document gives another initial one;</li>
     * <li>the active states and histories, by name, and the time in those states; delays that are the same, and changed
     * ones counted from when their state was entered, but not ending in the past;</li>
     * <li>waiting events, and plays with the same parts;</li>
     * <li>pointers and the focus, by the names of regions.</li>
     * </ul>
     *
     * <p>An active state stays active, wherever in the machine it is now, and neither its entry nor its exit actions
     * are performed. States missing around and inside it (a new parent, the initial state of one that now has states
     * inside, another region) are entered as usual, with their entry actions, in document order. Where states can no
     * longer be active together, those with fewer levels of active states inside them stay; among equals, the first in
     * document order stays. A state that has become final, or is final in another parent now, is entered, so that its
     * parent is done. A machine with none of its active states left starts anew.
     *
     * <p>Of the options, only parameters, library and memory_limit are used.
     *
     * <p>The result lists the losses, that is, what could not be kept: one a line, in ascending order (a line feed in a
     * name becomes a space). It is empty if nothing is lost.
     *
     * <p>The handles of the scene and of its stage stay valid, and so do identifiers of properties that are kept, of
     * their animations, and of groups. Other properties are removed, and so are properties and banks that the host has
     * added to the stage. Indices of regions, nodes and inputs may change their meaning. The display's revision rises,
     * and all of it counts as changed. Errors as in anim_scene_load, and ANIM_ERROR_STATE inside an open transaction:
     * then nothing has changed.
     *
     * <p>After a reload with a document of another meaning, the scene's snapshots can be restored only in the scene
     * itself, until its next such reload, even if that leads back to the first document; see
     * anim_scene_restore_edition.
     *
     * <p>C: anim_scene_reload().
     */
    public List<String> reload(String text, SceneOptions options) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(72);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(text, "text");
            long _text = _arena.text(text, "text");
            int _textLength = _arena.length;
            if (options != null) {
                options.write(_arena, _memory, _at + 0);
            }
            long _capacity = 65536;
            Arena.Block _bufferB = _arena.take(_capacity * 1);
            int _bufferAt = _arena.at;
            _arena.check(Raw.Machine.anim_scene_reload(address(), _text, _textLength, options == null ? 0 : _block.address + _at + 0, _bufferB.address + _bufferAt, _capacity, _block.address + _at + 64));
            return Arena.lines(_bufferB.buffer, _bufferAt, _capacity, _memory.getLong(_at + 64));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(options);
        }
    }

    /**
     * Replaces the scene's document by an edited one; the scene goes on where it is. It keeps:
     *
     * <ul>
     * <li>its clock, settings, random generator and events;</li>
     * <li>the values of inputs (numbers as the nearest value allowed) and of properties of the same name, kind and
     * number of components, and exactly the animations that move these; a property keeps its value even if the new
     * document gives another initial one;</li>
     * <li>the active states and histories, by name, and the time in those states; delays that are the same, and changed
     * ones counted from when their state was entered, but not ending in the past;</li>
     * <li>waiting events, and plays with the same parts;</li>
     * <li>pointers and the focus, by the names of regions.</li>
     * </ul>
     *
     * <p>An active state stays active, wherever in the machine it is now, and neither its entry nor its exit actions
     * are performed. States missing around and inside it (a new parent, the initial state of one that now has states
     * inside, another region) are entered as usual, with their entry actions, in document order. Where states can no
     * longer be active together, those with fewer levels of active states inside them stay; among equals, the first in
     * document order stays. A state that has become final, or is final in another parent now, is entered, so that its
     * parent is done. A machine with none of its active states left starts anew.
     *
     * <p>Of the options, only parameters, library and memory_limit are used.
     *
     * <p>The result lists the losses, that is, what could not be kept: one a line, in ascending order (a line feed in a
     * name becomes a space). It is empty if nothing is lost.
     *
     * <p>The handles of the scene and of its stage stay valid, and so do identifiers of properties that are kept, of
     * their animations, and of groups. Other properties are removed, and so are properties and banks that the host has
     * added to the stage. Indices of regions, nodes and inputs may change their meaning. The display's revision rises,
     * and all of it counts as changed. Errors as in anim_scene_load, and ANIM_ERROR_STATE inside an open transaction:
     * then nothing has changed.
     *
     * <p>After a reload with a document of another meaning, the scene's snapshots can be restored only in the scene
     * itself, until its next such reload, even if that leads back to the first document; see
     * anim_scene_restore_edition.
     *
     * <p>C: anim_scene_reload().
     */
    public List<String> reload(String text) {
        return reload(text, (SceneOptions) null);
    }

    /**
     * As anim_stage_abandon_call(), for a scene. After a callback left anim_scene_advance_many(), call it for each of
     * its scenes.
     *
     * <p>C: anim_scene_abandon_call().
     */
    public void abandonCall() {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            _arena.check(Raw.Machine.anim_scene_abandon_call(address()));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The stage inside, for reading and setting properties, events, pause and time scale. It belongs to the scene and
     * is valid until the scene is destroyed; it cannot be advanced or destroyed by itself.
     *
     * <p>C: anim_scene_get_stage().
     */
    public Stage getStage() {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Machine.anim_scene_get_stage(address(), _block.address + _at + 0));
            return borrowed(_memory.getLong(_at + 0), _found -> new Stage(_found, this));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Facts about the document.
     *
     * <p>C: anim_scene_get_info().
     */
    public SceneInfo getInfo() {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(64);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _memory.putInt(_at + 0, 64);
            _arena.check(Raw.Machine.anim_scene_get_info(address(), _block.address + _at + 0));
            return SceneInfo.read(_memory, _at + 0);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Moves the scene's clock forward; as anim_stage_advance. Delays of the machine end, and their transitions are
     * taken, at their own flicks.
     *
     * <p>Once everything that the document does has happened once, this call, pointers, keys, events, inputs and the
     * display list allocate nothing, with these exceptions: a path property that is set or played to a path with other
     * commands (the two are aligned each time); keyframes whose expressions give other numbers than when they were last
     * played; an animation that begins to be scrubbed; texts in the data of events; a number that format(x) writes with
     * more than 15 characters; list items that are added or removed; and the queue of events and their data, which grow
     * until they hold event_limit events and 4096 fields.
     *
     * <p>C: anim_scene_advance().
     */
    public void advance(double seconds) {
        Arena _arena = Arena.calling();
        long _mark = _arena.mark();
        try {
            _arena.check(Raw.Machine.anim_scene_advance(address(), seconds));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Moves the scene's clock forward; as anim_stage_advance. Delays of the machine end, and their transitions are
     * taken, at their own flicks.
     *
     * <p>Once everything that the document does has happened once, this call, pointers, keys, events, inputs and the
     * display list allocate nothing, with these exceptions: a path property that is set or played to a path with other
     * commands (the two are aligned each time); keyframes whose expressions give other numbers than when they were last
     * played; an animation that begins to be scrubbed; texts in the data of events; a number that format(x) writes with
     * more than 15 characters; list items that are added or removed; and the queue of events and their data, which grow
     * until they hold event_limit events and 4096 fields.
     *
     * <p>C: anim_scene_advance_flicks().
     */
    public void advanceFlicks(long flicks) {
        Arena _arena = Arena.calling();
        long _mark = _arena.mark();
        try {
            _arena.check(Raw.Machine.anim_scene_advance_flicks(address(), flicks));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * What advanceMany gives.
     */
    public record AdvanceManyResult(List<SceneChange> changes, int changed) {}

    /**
     * Advances many scenes in their order, each as anim_scene_advance() does, and reports those that have something to
     * draw or events to poll. wanted selects what is reported: 0, ANIM_SCENE_CHANGE_DISPLAY, ANIM_SCENE_CHANGE_EVENTS
     * or both. The result is these scenes in their order, and their number. A scene is reported by every call until its
     * display list has been read and its events have been polled, so a host may handle them later. Any
     * anim_scene_get_display... call reads the list, except those for the revision and the damage. With
     * ANIM_SCENE_CHANGE_DISPLAY this call updates the display lists that change. A scene at rest costs one read of its
     * handle, a cache line. All scenes are checked before any is advanced: for a scene that was destroyed or is listed
     * twice, or one that anim_scene_advance() refuses, the call fails, names its index, and advances none. Callbacks
     * must not call their own scene or those not advanced yet (ANIM_ERROR_REENTRANT).
     *
     * <p>C: anim_scene_advance_many().
     */
    public static AdvanceManyResult advanceMany(List<Scene> scenes, double seconds, Set<SceneChangeFlag> wanted) {
        Arena _arena = Arena.calling();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            scenes = Arena.list(scenes, "scenes");
            long _scenes = _arena.objects(scenes);
            java.util.Objects.requireNonNull(wanted, "wanted");
            int _changesCount = Arena.rows(Arena.length(scenes), 1) * 1;
            Arena.Block _changesB = _arena.take((long) _changesCount * SceneChange.SIZE);
            int _changesAt = _arena.at;
            _arena.check(Raw.Scene.anim_scene_advance_many(_scenes, Arena.length(scenes), seconds, SceneChangeFlag.sum(wanted, "wanted"), _changesB.address + _changesAt, _block.address + _at + 0));
            return new AdvanceManyResult(Arena.getStructs(_changesB.buffer, _changesAt, Math.toIntExact(_memory.getLong(_at + 0)), SceneChange.SIZE, SceneChange::read), Math.toIntExact(_memory.getLong(_at + 0)));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(scenes);
        }
    }

    /**
     * Sends a named event to the machine, which takes its transitions at once. Events that no state waits for are
     * ignored. The name consists of tokens separated by dots: letters, digits, '-' and '_', or any name in backquotes:
     * `my part`.poke.
     *
     * <p>C: anim_scene_send().
     */
    public void send(String name) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(name, "name");
            long _name = _arena.text(name, "name");
            int _nameLength = _arena.length;
            _arena.check(Raw.Machine.anim_scene_send(address(), _name, _nameLength));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Input number index, 0 &lt;= index &lt; input_count, in the document's order; ANIM_ERROR_NOT_FOUND beyond.
     *
     * <p>C: anim_scene_get_input_info().
     */
    public InputInfo getInputInfo(int index) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(32);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            Arena.natural("index", index);
            _memory.putInt(_at + 0, 32);
            _arena.check(Raw.Machine.anim_scene_get_input_info(address(), index, _block.address + _at + 0));
            return InputInfo.read(_memory, _at + 0);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Inputs by name. Setting one to a new value lets the machine react at once. ANIM_ERROR_NOT_FOUND, ANIM_ERROR_KIND;
     * ANIM_ERROR_ARGUMENT for a number outside its range; ANIM_ERROR_LIMIT for a string of more than 65536 bytes;
     * ANIM_ERROR_STATE for an input of a component that the enclosing document sets.
     *
     * <p>C: anim_scene_set_number().
     */
    public void setNumber(String name, double value) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(name, "name");
            long _name = _arena.text(name, "name");
            int _nameLength = _arena.length;
            _arena.check(Raw.Machine.anim_scene_set_number(address(), _name, _nameLength, value));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Inputs by name. Setting one to a new value lets the machine react at once. ANIM_ERROR_NOT_FOUND, ANIM_ERROR_KIND;
     * ANIM_ERROR_ARGUMENT for a number outside its range; ANIM_ERROR_LIMIT for a string of more than 65536 bytes;
     * ANIM_ERROR_STATE for an input of a component that the enclosing document sets.
     *
     * <p>C: anim_scene_set_boolean().
     */
    public void setBoolean(String name, boolean value) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(name, "name");
            long _name = _arena.text(name, "name");
            int _nameLength = _arena.length;
            _arena.check(Raw.Machine.anim_scene_set_boolean(address(), _name, _nameLength, (value ? 1 : 0)));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Inputs by name. Setting one to a new value lets the machine react at once. ANIM_ERROR_NOT_FOUND, ANIM_ERROR_KIND;
     * ANIM_ERROR_ARGUMENT for a number outside its range; ANIM_ERROR_LIMIT for a string of more than 65536 bytes;
     * ANIM_ERROR_STATE for an input of a component that the enclosing document sets.
     *
     * <p>C: anim_scene_set_string().
     */
    public void setString(String name, String text) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(name, "name");
            long _name = _arena.text(name, "name");
            int _nameLength = _arena.length;
            java.util.Objects.requireNonNull(text, "text");
            long _text = _arena.text(text, "text");
            int _textLength = _arena.length;
            _arena.check(Raw.Machine.anim_scene_set_string(address(), _name, _nameLength, _text, _textLength));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Fires a trigger: the machine receives the event with the trigger's name.
     *
     * <p>C: anim_scene_fire_trigger().
     */
    public void fireTrigger(String name) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(name, "name");
            long _name = _arena.text(name, "name");
            int _nameLength = _arena.length;
            _arena.check(Raw.Machine.anim_scene_fire_trigger(address(), _name, _nameLength));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The present value of an input by name. ANIM_ERROR_NOT_FOUND, ANIM_ERROR_KIND.
     *
     * <p>C: anim_scene_get_number().
     */
    public double getNumber(String name) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(name, "name");
            long _name = _arena.text(name, "name");
            int _nameLength = _arena.length;
            _arena.check(Raw.Machine.anim_scene_get_number(address(), _name, _nameLength, _block.address + _at + 0));
            return _memory.getDouble(_at + 0);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The present value of an input by name. ANIM_ERROR_NOT_FOUND, ANIM_ERROR_KIND.
     *
     * <p>C: anim_scene_get_boolean().
     */
    public boolean getBoolean(String name) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(name, "name");
            long _name = _arena.text(name, "name");
            int _nameLength = _arena.length;
            _arena.check(Raw.Machine.anim_scene_get_boolean(address(), _name, _nameLength, _block.address + _at + 0));
            return _memory.getInt(_at + 0) != 0;
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The present value of an input by name. ANIM_ERROR_NOT_FOUND, ANIM_ERROR_KIND.
     *
     * <p>C: anim_scene_get_string().
     */
    public String getString(String name) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(name, "name");
            long _name = _arena.text(name, "name");
            int _nameLength = _arena.length;
            _arena.check(Raw.Machine.anim_scene_get_string(address(), _name, _nameLength, 0, 0, _block.address + _at + 0));
            long _capacity = _memory.getLong(_at + 0);
            Arena.Block _bufferB = _arena.take(_capacity * 1);
            int _bufferAt = _arena.at;
            if (_capacity > 0) {
                _arena.check(Raw.Machine.anim_scene_get_string(address(), _name, _nameLength, _bufferB.address + _bufferAt, _capacity, _block.address + _at + 0));
            }
            int _bufferCount = Math.toIntExact(_memory.getLong(_at + 0));
            return Arena.string(_bufferB.buffer, _bufferAt, _bufferCount);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The names of the active states that have no active child, in document order, separated by spaces; a part of a
     * name that contains a space is in backquotes. Empty for a document without a machine.
     *
     * <p>C: anim_scene_get_atomic_states().
     */
    public String getAtomicStates() {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Machine.anim_scene_get_atomic_states(address(), 0, 0, _block.address + _at + 0));
            long _capacity = _memory.getLong(_at + 0);
            Arena.Block _bufferB = _arena.take(_capacity * 1);
            int _bufferAt = _arena.at;
            if (_capacity > 0) {
                _arena.check(Raw.Machine.anim_scene_get_atomic_states(address(), _bufferB.address + _bufferAt, _capacity, _block.address + _at + 0));
            }
            int _bufferCount = Math.toIntExact(_memory.getLong(_at + 0));
            return Arena.string(_bufferB.buffer, _bufferAt, _bufferCount);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Whether a state is active (itself, or one inside it). ANIM_ERROR_NOT_FOUND when the document has no such state.
     *
     * <p>C: anim_scene_is_in_state().
     */
    public boolean isInState(String name) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(name, "name");
            long _name = _arena.text(name, "name");
            int _nameLength = _arena.length;
            _arena.check(Raw.Machine.anim_scene_is_in_state(address(), _name, _nameLength, _block.address + _at + 0));
            return _memory.getInt(_at + 0) != 0;
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * As anim_scene_send, with data, which the document's expressions read as event.NAME while the event is processed:
     * numbers, booleans as 1 and 0, texts in comparisons. Fields that the document does not read are ignored; of two
     * with one name the last counts. ANIM_ERROR_LIMIT for more than ANIM_LIMIT_EVENT_FIELDS.
     *
     * <p>C: anim_scene_send_data().
     */
    public void sendData(String name, List<EventField> fields) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(name, "name");
            long _name = _arena.text(name, "name");
            int _nameLength = _arena.length;
            fields = Arena.list(fields, "fields");
            long _fields = _arena.structs(fields, EventField.SIZE, EventField::write);
            _arena.check(Raw.Machine.anim_scene_send_data(address(), _name, _nameLength, _fields, Arena.length(fields)));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * One field of an event's data, by its index in the document's order, and its text. data and count are members of
     * the event: the identifier of its data, and the number of its fields. A scene keeps the 4096 latest fields with at
     * most 1 MiB of texts, whether their events were polled or not; older ones, and indices beyond count, are
     * ANIM_ERROR_NOT_FOUND. If fields were dropped before their event was polled or its callback called, data_lost of
     * the event is their number; poll more often to lose none. Asking for the text of a field that is no text is
     * ANIM_ERROR_KIND.
     *
     * <p>C: anim_scene_get_event_value().
     */
    public EventValue getEventValue(long data, int index) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(24);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            Arena.natural("index", index);
            _arena.check(Raw.Machine.anim_scene_get_event_value(address(), data, index, _block.address + _at + 0));
            return EventValue.read(_memory, _at + 0);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * One field of an event's data, by its index in the document's order, and its text. data and count are members of
     * the event: the identifier of its data, and the number of its fields. A scene keeps the 4096 latest fields with at
     * most 1 MiB of texts, whether their events were polled or not; older ones, and indices beyond count, are
     * ANIM_ERROR_NOT_FOUND. If fields were dropped before their event was polled or its callback called, data_lost of
     * the event is their number; poll more often to lose none. Asking for the text of a field that is no text is
     * ANIM_ERROR_KIND.
     *
     * <p>C: anim_scene_get_event_text().
     */
    public String getEventText(long data, int index) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            Arena.natural("index", index);
            _arena.check(Raw.Machine.anim_scene_get_event_text(address(), data, index, 0, 0, _block.address + _at + 0));
            long _capacity = _memory.getLong(_at + 0);
            Arena.Block _bufferB = _arena.take(_capacity * 1);
            int _bufferAt = _arena.at;
            if (_capacity > 0) {
                _arena.check(Raw.Machine.anim_scene_get_event_text(address(), data, index, _bufferB.address + _bufferAt, _capacity, _block.address + _at + 0));
            }
            int _bufferCount = Math.toIntExact(_memory.getLong(_at + 0));
            return Arena.string(_bufferB.buffer, _bufferAt, _bufferCount);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The names of all active states, in document order, separated by spaces as in anim_scene_get_atomic_states. A
     * machine that is done keeps its last ones.
     *
     * <p>C: anim_scene_get_configuration().
     */
    public String getConfiguration() {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Machine.anim_scene_get_configuration(address(), 0, 0, _block.address + _at + 0));
            long _capacity = _memory.getLong(_at + 0);
            Arena.Block _bufferB = _arena.take(_capacity * 1);
            int _bufferAt = _arena.at;
            if (_capacity > 0) {
                _arena.check(Raw.Machine.anim_scene_get_configuration(address(), _bufferB.address + _bufferAt, _capacity, _block.address + _at + 0));
            }
            int _bufferCount = Math.toIntExact(_memory.getLong(_at + 0));
            return Arena.string(_bufferB.buffer, _bufferAt, _bufferCount);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Whether the machine has reached an outermost final state: it ignores all events from then on.
     *
     * <p>C: anim_scene_is_done().
     */
    public boolean isDone() {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Machine.anim_scene_is_done(address(), _block.address + _at + 0));
            return _memory.getInt(_at + 0) != 0;
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * How many states the machine has; 0 for a document without a machine.
     *
     * <p>C: anim_scene_get_state_count().
     */
    public int getStateCount() {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Machine.anim_scene_get_state_count(address(), _block.address + _at + 0));
            return _memory.getInt(_at + 0);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * State number index, 0 &lt;= index &lt; count, in document order: for tools that show a machine.
     * ANIM_ERROR_NOT_FOUND beyond.
     *
     * <p>C: anim_scene_get_state_info().
     */
    public MachineStateInfo getStateInfo(int index) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(24);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            Arena.natural("index", index);
            _memory.putInt(_at + 0, 24);
            _arena.check(Raw.Machine.anim_scene_get_state_info(address(), index, _block.address + _at + 0));
            return MachineStateInfo.read(_memory, _at + 0);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * A hash of all that determines the scene's future: that of anim_stage_get_hash with inputs, states, timers,
     * pointers and the random generator.
     *
     * <p>C: anim_scene_get_hash().
     */
    public long getHash() {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Machine.anim_scene_get_hash(address(), _block.address + _at + 0));
            return _memory.getLong(_at + 0);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * List number index, from 0 on, in the document's order; a component's lists follow those of the document that uses
     * it. ANIM_ERROR_NOT_FOUND beyond.
     *
     * <p>C: anim_scene_get_list_info().
     */
    public ListInfo getListInfo(int index) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(24);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            Arena.natural("index", index);
            _memory.putInt(_at + 0, 24);
            _arena.check(Raw.Machine.anim_scene_get_list_info(address(), index, _block.address + _at + 0));
            return ListInfo.read(_memory, _at + 0);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The number of a list by its name, prefixed with the names of the instances that contain it. The number stays the
     * same until the scene is reloaded. ANIM_ERROR_NOT_FOUND.
     *
     * <p>C: anim_scene_find_list().
     */
    public int findList(String name) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(name, "name");
            long _name = _arena.text(name, "name");
            int _nameLength = _arena.length;
            _arena.check(Raw.Machine.anim_scene_find_list(address(), _name, _nameLength, _block.address + _at + 0));
            return _memory.getInt(_at + 0);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The item at a position, from 0 on; leaving items follow the others. ANIM_ERROR_NOT_FOUND beyond, and for a list
     * that does not exist, here and in all calls below.
     *
     * <p>C: anim_scene_get_item_info().
     */
    public ItemInfo getItemInfo(int list, int index) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(16);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            Arena.natural("list", list);
            Arena.natural("index", index);
            _memory.putInt(_at + 0, 16);
            _arena.check(Raw.Machine.anim_scene_get_item_info(address(), list, index, _block.address + _at + 0));
            return ItemInfo.read(_memory, _at + 0);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Its key.
     *
     * <p>C: anim_scene_get_item_key().
     */
    public String getItemKey(int list, int index) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            Arena.natural("list", list);
            Arena.natural("index", index);
            _arena.check(Raw.Machine.anim_scene_get_item_key(address(), list, index, 0, 0, _block.address + _at + 0));
            long _capacity = _memory.getLong(_at + 0);
            Arena.Block _bufferB = _arena.take(_capacity * 1);
            int _bufferAt = _arena.at;
            if (_capacity > 0) {
                _arena.check(Raw.Machine.anim_scene_get_item_key(address(), list, index, _bufferB.address + _bufferAt, _capacity, _block.address + _at + 0));
            }
            int _bufferCount = Math.toIntExact(_memory.getLong(_at + 0));
            return Arena.string(_bufferB.buffer, _bufferAt, _bufferCount);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The position of the item with a key. ANIM_ERROR_NOT_FOUND, also for a leaving item.
     *
     * <p>C: anim_scene_find_item().
     */
    public int findItem(int list, String key) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            Arena.natural("list", list);
            java.util.Objects.requireNonNull(key, "key");
            long _key = _arena.text(key, "key");
            int _keyLength = _arena.length;
            _arena.check(Raw.Machine.anim_scene_find_item(address(), list, _key, _keyLength, _block.address + _at + 0));
            return _memory.getInt(_at + 0);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Inserts an item at a position, or at the end if there are fewer items, and starts its machine. fields are values
     * of its inputs by their names in the component, as in anim_scene_send_data(); its other inputs and everything else
     * are as in the document. key is valid UTF-8; if it is empty, the list chooses an unused number. The result is the
     * number of anim_item_info. If no slot is free, a leaving item is removed at once. ANIM_ERROR_LIMIT for a full
     * list; ANIM_ERROR_DUPLICATE for a key in use; ANIM_ERROR_NOT_FOUND for a field that is not an input;
     * ANIM_ERROR_KIND for a field of another type; ANIM_ERROR_ARGUMENT for a number outside the input's range;
     * ANIM_ERROR_STATE for an input that the list sets or a trigger, and for a list inside an item that is not in use.
     *
     * <p>C: anim_scene_append_item().
     */
    public int appendItem(int list, int index, String key, List<EventField> fields) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            Arena.natural("list", list);
            Arena.natural("index", index);
            java.util.Objects.requireNonNull(key, "key");
            long _key = _arena.text(key, "key");
            int _keyLength = _arena.length;
            fields = Arena.list(fields, "fields");
            long _fields = _arena.structs(fields, EventField.SIZE, EventField::write);
            _arena.check(Raw.Machine.anim_scene_append_item(address(), list, index, _key, _keyLength, _fields, Arena.length(fields), _block.address + _at + 0));
            return _memory.getInt(_at + 0);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Removes the item with a key: its machine receives the event "removed". The item is gone when the machine is done,
     * or at once if no transition was taken.
     *
     * <p>C: anim_scene_remove_item().
     */
    public void removeItem(int list, String key) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.natural("list", list);
            java.util.Objects.requireNonNull(key, "key");
            long _key = _arena.text(key, "key");
            int _keyLength = _arena.length;
            _arena.check(Raw.Machine.anim_scene_remove_item(address(), list, _key, _keyLength));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Removes all items.
     *
     * <p>C: anim_scene_clear_list().
     */
    public void clearList(int list) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.natural("list", list);
            _arena.check(Raw.Machine.anim_scene_clear_list(address(), list));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Moves the item with a key to a position, or to the end if there are fewer items.
     *
     * <p>C: anim_scene_move_item().
     */
    public void moveItem(int list, String key, int index) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.natural("list", list);
            java.util.Objects.requireNonNull(key, "key");
            long _key = _arena.text(key, "key");
            int _keyLength = _arena.length;
            Arena.natural("index", index);
            _arena.check(Raw.Machine.anim_scene_move_item(address(), list, _key, _keyLength, index));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Sets inputs of the item with a key; its machine reacts once to all of them. ANIM_ERROR_NOT_FOUND for a key that
     * no item has; errors of fields are those of anim_scene_append_item().
     *
     * <p>C: anim_scene_update_item().
     */
    public void updateItem(int list, String key, List<EventField> fields) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.natural("list", list);
            java.util.Objects.requireNonNull(key, "key");
            long _key = _arena.text(key, "key");
            int _keyLength = _arena.length;
            fields = Arena.list(fields, "fields");
            long _fields = _arena.structs(fields, EventField.SIZE, EventField::write);
            _arena.check(Raw.Machine.anim_scene_update_item(address(), list, _key, _keyLength, _fields, Arena.length(fields)));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Reports an action of a pointer (a mouse, finger or pen with a number of the host's choice) at a point of the
     * document, at the scene's present time. Nodes and regions are hit where they are seen: by the presentation values
     * at the beginning of the call. x and y are at most 1e150 in size (ANIM_ERROR_LIMIT), and not read for CANCEL and
     * LEAVE.
     *
     * <p>The region at a point is the topmost one whose shape contains it. Regions without a node lie above all others,
     * later ones on top; the others are ordered as their nodes are drawn. A region whose node is invisible, clipped
     * there or of no size (its transform is singular) is not hit. A disabled region is hit too, and swallows the
     * pointer.
     *
     * <p>DOWN on a region that holds nothing begins tracking: the region receives, as UIControl does, down,
     * drag.inside, drag.outside, drag.enter, drag.exit, up.inside, up.outside and cancel. Inside means inside its
     * bounds (the upright rectangle around its shape, in its node's coordinates) without its inset, however the shape
     * is formed, covered or clipped. A region holds one pointer at a time, or is pressed by a key; another pointer that
     * goes down on it is ignored until it goes up. A region that is disabled while it tracks receives cancel at the
     * pointer's next move or up, and nothing more from it.
     *
     * <p>A region whose "capture" is false hands its pointer over to another such region: when a move takes the pointer
     * onto the shape of an enabled region with "capture" false that holds nothing. The first region then receives
     * drag.exit (unless it already has); the second receives drag.enter and drag.inside, and tracks the pointer from
     * then on.
     *
     * <p>A pointer that moves while it is not down hovers: a region receives hover.enter when the pointer comes onto it
     * (unless the region is disabled), and hover.exit when the pointer moves off it or leaves. While the pointer is
     * down, the region under it for hovering stays the same; when it goes up or is canceled, it hovers where it is. A
     * pointer that goes down without having hovered, as a finger does, is gone when it goes up. When
     * ANIM_LIMIT_POINTERS are known, a new one replaces the one that began to hover first.
     *
     * <p>A second DOWN of a pointer that is down is ANIM_ERROR_STATE; more than ANIM_LIMIT_POINTERS pointers that are
     * down are ANIM_ERROR_LIMIT. UP, CANCEL and LEAVE of an unknown pointer do nothing. LEAVE of a pointer that is down
     * cancels it.
     *
     * <p>The host and the machine receive each of these as an event named "&lt;region&gt;.&lt;what&gt;", whose data are
     * numbers (a host reads them by anim_scene_get_event_value):
     *
     * <ul>
     * <li>x, y: in the coordinates of the region; while it is invisible or of no size, the last ones;</li>
     * <li>sceneX, sceneY;</li>
     * <li>dx and dy (since the pointer's last event), totalX and totalY (since it went down), vx and vy (points per
     * second of host time, see anim_velocity_estimator). These six are in the coordinates of the document that has the
     * region. In a component, the linear part of the inverse of the instance's whole present transform converts them to
     * the component's coordinates; they are 0 while the instance is invisible or of no size;</li>
     * <li>pointer;</li>
     * <li>count: successive taps. A DOWN counts one more if it is on the same region as the last one, at most 0.35 s of
     * host time after it and 20 points from it, and that tap was neither dragged further than that nor canceled. A
     * press that is canceled because its region is disabled counts like a tap;</li>
     * <li>inside (0 or 1);</li>
     * <li>node: the result of anim_scene_hit_test when the pointer went down or began to hover there;</li>
     * <li>keyboard (0).</li>
     * </ul>
     *
     * <p>Gestures are recognized only if a transition of the machine names their events; the host then receives these,
     * too. Distances are in the scene's coordinates; a region's "slop" is 10 points by default.
     *
     * <ul>
     * <li>hover.move: each move of a pointer that hovers over the region, after hover.enter.</li>
     * <li>tap: after up.inside, if the press stayed within the slop of its beginning and was no long press; count is 2
     * for a double tap.</li>
     * <li>press.long: the pointer has been down for the region's "longPress" (0.5) seconds of stage time and stayed
     * within the slop of its beginning. It comes at its own flick, in the middle of an advance; dx, dy, vx and vy are
     * 0.</li>
     * <li>pinch.begin, pinch.change and pinch.end: a second pointer goes down on the region while the first holds it,
     * either moves, one goes up. There are no drags meanwhile. x, y, dx, dy, totalX, totalY, vx and vy are those of the
     * midpoint; pointer is the one that moved. Four more numbers: scale (the distance of the two relative to that at
     * the beginning), rotation (radians since then, also beyond a full turn), scaleVelocity and rotationVelocity (per
     * second), all in the coordinates of dx. After a pinch the press goes on with the remaining pointer: its drags
     * count from there, and the region receives up.inside or up.outside when it goes up. A third pointer is ignored. If
     * the press is canceled, pinch.end comes before cancel.</li>
     * </ul>
     *
     * <p>A region's "takesOver" lets it take over a pointer that went down on a region above it, once the pointer is
     * farther than the slop from where it went down. With "horizontal" or "vertical", not with "drag", the pointer must
     * also have moved farther along that axis than across it, in the coordinates of dx. The region above receives
     * cancel, this one down, and its totals count from there. Of several such regions the topmost takes the pointer; a
     * region that already tracks the pointer keeps it so. A pointer that the host has captured, that was pinched or was
     * taken over is not taken over again.
     *
     * <p>C: anim_scene_send_pointer().
     */
    public void sendPointer(PointerAction kind, int pointer, double x, double y) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(kind, "kind");
            _arena.check(Raw.Scene.anim_scene_send_pointer(address(), kind.value, pointer, x, y));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Reports a wheel or touchpad movement at a point of the document, by dx and dy points, positive where a page would
     * scroll to the right and down. Of the regions at the point whose machine names the event wheel, the topmost
     * receives it, with the data of anim_scene_send_pointer(): x, y, sceneX, sceneY, dx, dy, node, inside 1 and pointer
     * -1, the others 0. If its machine takes no transition for the event (no active state has one, or no guard is
     * true), the next region behind receives it, and so on; a disabled region ends the search. The result is whether a
     * machine took a transition. If not, the host should use the wheel to scroll its page. x, y, dx and dy are at most
     * 1e150 in size.
     *
     * <p>C: anim_scene_send_wheel().
     */
    public boolean sendWheel(double x, double y, double dx, double dy) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Scene.anim_scene_send_wheel(address(), x, y, dx, dy, _block.address + _at + 0));
            return _memory.getInt(_at + 0) != 0;
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Lets a region, by name, track a pointer that is down, wherever it is, from now on until it goes up. The region
     * that tracked it receives cancel; the new one receives drag.enter if the pointer is inside. ANIM_ERROR_NOT_FOUND
     * for an unknown region and for a pointer that is not down; ANIM_ERROR_STATE for a region that is disabled or holds
     * another pointer.
     *
     * <p>C: anim_scene_capture_pointer().
     */
    public void capturePointer(int pointer, String region) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(region, "region");
            long _region = _arena.text(region, "region");
            int _regionLength = _arena.length;
            _arena.check(Raw.Scene.anim_scene_capture_pointer(address(), pointer, _region, _regionLength));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Takes a pointer that is down (ANIM_ERROR_NOT_FOUND) away from the region that tracks it, which receives cancel.
     *
     * <p>C: anim_scene_release_pointer().
     */
    public void releasePointer(int pointer) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            _arena.check(Raw.Scene.anim_scene_release_pointer(address(), pointer));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Reports that a key went down or up. The result is whether the scene used it; if not, the host should handle it.
     * With Control, Alt or Meta no key is used.
     *
     * <p>Tab moves the focus to the next region, in the order of the document and of the items in its lists, that is
     * focusable, enabled and visible; with Shift to the previous one. If the item that had the focus is gone, Tab
     * continues from its former place. After the last region nothing has the focus and the key is not used, so that a
     * host can go on to its next control. The Tab after that begins anew.
     *
     * <p>The other keys act on the region that has the focus. Unless its "activation" is "none", Space presses it: down
     * when the key goes down, up.inside when it goes up; Enter is down and up.inside at once. Escape while Space is
     * held is cancel, and so is anything that takes the focus away then. Nothing is pressed twice: a region that holds
     * a pointer receives no event of either key. The arrows, Home, End, Page Up and Page Down are key.left, key.right,
     * key.up, key.down, key.home, key.end, key.pageup and key.pagedown when they go down, repeatedly if the host
     * repeats them. A region that is disabled or invisible loses the focus at the next key. The data of these events
     * are those of anim_scene_send_pointer(): keyboard is 1, x and y are the center of the region's bounds, inside is
     * 1, pointer is -1 and node is the region's own; the others are 0.
     *
     * <p>C: anim_scene_send_key().
     */
    public boolean sendKey(KeyAction action, Key key, Set<ModifierFlag> modifiers) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(action, "action");
            java.util.Objects.requireNonNull(key, "key");
            java.util.Objects.requireNonNull(modifiers, "modifiers");
            _arena.check(Raw.Scene.anim_scene_send_key(address(), action.value, key.value, ModifierFlag.sum(modifiers, "modifiers"), _block.address + _at + 0));
            return _memory.getInt(_at + 0) != 0;
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Gives the focus to a region by name, or to none for an empty name. The region that had it receives blur, the new
     * one focus. ANIM_ERROR_NOT_FOUND; ANIM_ERROR_STATE for a region that is not focusable, is disabled or is
     * invisible.
     *
     * <p>C: anim_scene_set_focus().
     */
    public void setFocus(String name) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(name, "name");
            long _name = _arena.text(name, "name");
            int _nameLength = _arena.length;
            _arena.check(Raw.Scene.anim_scene_set_focus(address(), _name, _nameLength));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The name of the region that has the focus; empty when none has.
     *
     * <p>C: anim_scene_get_focus().
     */
    public String getFocus() {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Scene.anim_scene_get_focus(address(), 0, 0, _block.address + _at + 0));
            long _capacity = _memory.getLong(_at + 0);
            Arena.Block _bufferB = _arena.take(_capacity * 1);
            int _bufferAt = _arena.at;
            if (_capacity > 0) {
                _arena.check(Raw.Scene.anim_scene_get_focus(address(), _bufferB.address + _bufferAt, _capacity, _block.address + _at + 0));
            }
            int _bufferCount = Math.toIntExact(_memory.getLong(_at + 0));
            return Arena.string(_bufferB.buffer, _bufferAt, _bufferCount);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The number, in document order, of the topmost node drawn at a point of the document, or -1, by presentation
     * values. A fill counts by its rule, a stroke with its dashes, caps and joins as in anim_path_stroke_contains(),
     * even if its paint is transparent. An image and a text count by their rectangles. Nodes that are clipped there,
     * invisible or of opacity 0 do not count.
     *
     * <p>C: anim_scene_hit_test().
     */
    public int hitTest(double x, double y) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Scene.anim_scene_hit_test(address(), x, y, _block.address + _at + 0));
            return _memory.getInt(_at + 0);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The index, in document order, of the region that a pointer would hit at a point of the document, enabled or not;
     * -1 for none.
     *
     * <p>C: anim_scene_hit_test_region().
     */
    public int hitTestRegion(double x, double y) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Scene.anim_scene_hit_test_region(address(), x, y, _block.address + _at + 0));
            return _memory.getInt(_at + 0);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Region number index, 0 &lt;= index &lt; region_count, as it is now; ANIM_ERROR_NOT_FOUND beyond.
     *
     * <p>C: anim_scene_get_region_info().
     */
    public RegionInfo getRegionInfo(int index) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(64);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            Arena.natural("index", index);
            _memory.putInt(_at + 0, 64);
            _arena.check(Raw.Scene.anim_scene_get_region_info(address(), index, _block.address + _at + 0));
            return RegionInfo.read(_memory, _at + 0);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * What getAccessibilityInfo gives.
     */
    public record AccessibilityInfoResult(int count, long revision) {}

    /**
     * How many nodes of the document have an "accessibility", and a revision that changes whenever one of their facts
     * or texts has changed since the last call.
     *
     * <p>C: anim_scene_get_accessibility_info().
     */
    public AccessibilityInfoResult getAccessibilityInfo() {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(16);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Scene.anim_scene_get_accessibility_info(address(), _block.address + _at + 0, _block.address + _at + 8));
            return new AccessibilityInfoResult(_memory.getInt(_at + 0), _memory.getLong(_at + 8));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The present facts of one of these nodes, in document order: 0 &lt;= index &lt; count, ANIM_ERROR_NOT_FOUND
     * beyond.
     *
     * <p>C: anim_scene_get_accessibility().
     */
    public AccessibilityElement getAccessibility(int index) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(80);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            Arena.natural("index", index);
            _memory.putInt(_at + 0, 80);
            _arena.check(Raw.Scene.anim_scene_get_accessibility(address(), index, _block.address + _at + 0));
            return AccessibilityElement.read(_memory, _at + 0);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * One of its present texts: ANIM_ACCESSIBILITY_TEXT_LABEL, VALUE or HINT. Empty where the document has none.
     *
     * <p>C: anim_scene_get_accessibility_text().
     */
    public String getAccessibilityText(int index, AccessibilityText which) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            Arena.natural("index", index);
            java.util.Objects.requireNonNull(which, "which");
            _arena.check(Raw.Scene.anim_scene_get_accessibility_text(address(), index, which.value, 0, 0, _block.address + _at + 0));
            long _capacity = _memory.getLong(_at + 0);
            Arena.Block _bufferB = _arena.take(_capacity * 1);
            int _bufferAt = _arena.at;
            if (_capacity > 0) {
                _arena.check(Raw.Scene.anim_scene_get_accessibility_text(address(), index, which.value, _bufferB.address + _bufferAt, _capacity, _block.address + _at + 0));
            }
            int _bufferCount = Math.toIntExact(_memory.getLong(_at + 0));
            return Arena.string(_bufferB.buffer, _bufferAt, _bufferCount);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The present display list: commands from back to front, and the arrays to which they refer. Each is a view that is
     * valid until the next call on the same scene (or its stage) that is not one of these, anim_scene_get_display...
     * The cost of updating it is proportional to what changed, and next to nothing if nothing did. If nodes appear,
     * vanish or change their order, or a path changes its number of commands, it is proportional to the whole list.
     *
     * <p>C: anim_scene_get_display_commands().
     */
    public List<DrawCommand> getDisplayCommands() {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(16);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Scene.anim_scene_get_display_commands(address(), _block.address + _at + 0, _block.address + _at + 8));
            return Arena.readStructs(_memory.getLong(_at + 0), _memory.getLong(_at + 8), DrawCommand.SIZE, DrawCommand::read);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The whole display list in one call, with the same views.
     *
     * <p>C: anim_scene_get_display().
     */
    public Display getDisplay() {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(112);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _memory.putInt(_at + 0, 112);
            _arena.check(Raw.Scene.anim_scene_get_display(address(), _block.address + _at + 0));
            return Display.read(_memory, _at + 0);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The display list's revision: a number that grows whenever the list differs from the one at the last query; 1 for
     * the first. A host that has drawn it need not draw again while it stays the same. Another scene of the same
     * document, queried at other times, has other revisions.
     *
     * <p>C: anim_scene_get_display_revision().
     */
    public long getDisplayRevision() {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Scene.anim_scene_get_display_revision(address(), _block.address + _at + 0));
            return _memory.getLong(_at + 0);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The area that must be drawn again since a revision: the union of the old and new bounds of everything that
     * changed, appeared or vanished after it, inside the canvas. Width and height are 0 if nothing did. The whole
     * canvas for a revision more than 63 ago, and for 0. ANIM_ERROR_ARGUMENT for a revision that the list has not
     * reached.
     *
     * <p>C: anim_scene_get_display_damage().
     */
    public Rectangle getDisplayDamage(long since) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(32);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Scene.anim_scene_get_display_damage(address(), since, _block.address + _at + 0));
            return Rectangle.read(_memory, _at + 0);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The display list as an SVG document whose viewBox is the scene's canvas. background, which may be left out, is
     * red, green, blue and opacity, each from 0 to 1.
     *
     * <p>C: anim_scene_get_svg().
     */
    public String getSvg(double[] background) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            long _background = background == null ? 0 : _arena.fixed("background", background, 4);
            _arena.check(Raw.Scene.anim_scene_get_svg(address(), _background, 0, 0, _block.address + _at + 0));
            long _capacity = _memory.getLong(_at + 0);
            Arena.Block _bufferB = _arena.take(_capacity * 1);
            int _bufferAt = _arena.at;
            if (_capacity > 0) {
                _arena.check(Raw.Scene.anim_scene_get_svg(address(), _background, _bufferB.address + _bufferAt, _capacity, _block.address + _at + 0));
            }
            int _bufferCount = Math.toIntExact(_memory.getLong(_at + 0));
            return Arena.string(_bufferB.buffer, _bufferAt, _bufferCount);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The display list as an SVG document whose viewBox is the scene's canvas. background, which may be left out, is
     * red, green, blue and opacity, each from 0 to 1.
     *
     * <p>C: anim_scene_get_svg().
     */
    public String getSvg() {
        return getSvg((double[]) null);
    }

    /**
     * The whole state of a scene, as anim_stage_snapshot writes that of a stage. It contains the stage; the active
     * states of the machines with their histories, pending delays and events; the inputs, pointers, focus and random
     * generator. It does not contain the document.
     *
     * <p>C: anim_scene_snapshot().
     */
    public byte[] snapshot() {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Machine.anim_scene_snapshot(address(), 0, 0, _block.address + _at + 0));
            long _capacity = _memory.getLong(_at + 0);
            Arena.Block _bufferB = _arena.take(_capacity * 1);
            int _bufferAt = _arena.at;
            if (_capacity > 0) {
                _arena.check(Raw.Machine.anim_scene_snapshot(address(), _bufferB.address + _bufferAt, _capacity, _block.address + _at + 0));
            }
            int _bufferCount = Math.toIntExact(_memory.getLong(_at + 0));
            return Arena.getBytes(_bufferB.buffer, _bufferAt, _bufferCount);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Replaces the scene's state by one that anim_scene_snapshot wrote, as anim_stage_restore does. The snapshot may be
     * of another scene, in another process or on another machine, if the documents of both mean the same and their
     * parameters are the same: ANIM_ERROR_STATE otherwise. White space, escapes, spellings of numbers, keys that begin
     * with x- and the order of an object's keys have no meaning; the order of names, as in inputs, properties and
     * states, has. All of the display list counts as changed; revisions continue.
     *
     * <p>C: anim_scene_restore().
     */
    public void restore(byte[] bytes) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(bytes, "bytes");
            long _bytes = _arena.array(bytes);
            _arena.check(Raw.Machine.anim_scene_restore(address(), _bytes, Arena.length(bytes)));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Restores a snapshot of a scene of an older edition of a document, by name, and replaces the scene's document by
     * the edition in text. The result is that of two steps: restoring the snapshot in a scene of document, the older
     * edition, and reloading that scene with text. anim_scene_reload says what is kept, and how the result tells what
     * is not. Of the options, only parameters, library and memory_limit are used, for the text; those of document were
     * given to anim_document_load.
     *
     * <p>Later snapshots of the scene can be restored only in the scene itself, and by this call with the same document
     * and text if the host has added no properties; nothing is lost then. The handles of the scene and of its stage,
     * the event callback, the step budget and the revisions stay; identifiers of properties, animations, transactions,
     * groups and banks from before become invalid. ANIM_ERROR_STATE for a snapshot of another edition and inside an
     * open transaction; errors as in anim_scene_restore and anim_scene_load. Nothing has changed then.
     *
     * <p>C: anim_scene_restore_edition().
     */
    public List<String> restoreEdition(byte[] bytes, Document document, String text, SceneOptions options) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(72);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(bytes, "bytes");
            long _bytes = _arena.array(bytes);
            java.util.Objects.requireNonNull(document, "document");
            java.util.Objects.requireNonNull(text, "text");
            long _text = _arena.text(text, "text");
            int _textLength = _arena.length;
            if (options != null) {
                options.write(_arena, _memory, _at + 0);
            }
            long _capacity = 65536;
            Arena.Block _bufferB = _arena.take(_capacity * 1);
            int _bufferAt = _arena.at;
            _arena.check(Raw.Machine.anim_scene_restore_edition(address(), _bytes, Arena.length(bytes), document.address(), _text, _textLength, options == null ? 0 : _block.address + _at + 0, _bufferB.address + _bufferAt, _capacity, _block.address + _at + 64));
            return Arena.lines(_bufferB.buffer, _bufferAt, _capacity, _memory.getLong(_at + 64));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(document);
            Reference.reachabilityFence(options);
        }
    }

    /**
     * Restores a snapshot of a scene of an older edition of a document, by name, and replaces the scene's document by
     * the edition in text. The result is that of two steps: restoring the snapshot in a scene of document, the older
     * edition, and reloading that scene with text. anim_scene_reload says what is kept, and how the result tells what
     * is not. Of the options, only parameters, library and memory_limit are used, for the text; those of document were
     * given to anim_document_load.
     *
     * <p>Later snapshots of the scene can be restored only in the scene itself, and by this call with the same document
     * and text if the host has added no properties; nothing is lost then. The handles of the scene and of its stage,
     * the event callback, the step budget and the revisions stay; identifiers of properties, animations, transactions,
     * groups and banks from before become invalid. ANIM_ERROR_STATE for a snapshot of another edition and inside an
     * open transaction; errors as in anim_scene_restore and anim_scene_load. Nothing has changed then.
     *
     * <p>C: anim_scene_restore_edition().
     */
    public List<String> restoreEdition(byte[] bytes, Document document, String text) {
        return restoreEdition(bytes, document, text, (SceneOptions) null);
    }

    /**
     * Applies one step's input to a scene now, whatever the time.
     *
     * <p>C: anim_scene_apply_step().
     */
    public void applyStep(Trace trace, int index) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(trace, "trace");
            Arena.natural("index", index);
            _arena.check(Raw.Scene.anim_scene_apply_step(address(), trace.address(), index));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(trace);
        }
    }

    /**
     * Plays a trace up to a host time, in flicks since the scene was loaded and not before the scene's host time. For
     * each step from next_step on whose time is not later, it advances to that step and applies it; then it advances to
     * the time. next_step is the index of the first step that was not applied yet: 0 at first, and updated by each
     * call. If a step or an advance on the way is refused, the call fails, the scene stays where it is then, and
     * next_step is updated as well. A time more than ANIM_LIMIT_ADVANCE_SECONDS ahead is refused at once.
     *
     * <p>C: anim_scene_play().
     */
    public int play(Trace trace, long time, int nextStep) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(trace, "trace");
            _memory.putLong(_at + 0, nextStep);
            _arena.check(Raw.Scene.anim_scene_play(address(), trace.address(), time, _block.address + _at + 0));
            return Math.toIntExact(_memory.getLong(_at + 0));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(trace);
        }
    }

    /** The names of the active states that have none inside, in the document's order. */
    public List<String> getStates() {
        return StateNames.in(getAtomicStates());
    }

    /** The names of all active states, in the document's order. */
    public List<String> getActiveStates() {
        return StateNames.in(getConfiguration());
    }

    /** The list of that name; one in an instance has the instance's name before it. */
    public ItemList list(String name) {
        return new ItemList(this, name, findList(name));
    }

    /** All lists, in the document's order. */
    public List<ItemList> lists() {
        List<ItemList> lists = new java.util.ArrayList<>();
        try {
            while (true) {
                String name = getStage().getName(getListInfo(lists.size()).name());
                lists.add(new ItemList(this, name, lists.size()));
            }
        } catch (NotFoundException beyond) {
            return lists;
        }
    }
}
