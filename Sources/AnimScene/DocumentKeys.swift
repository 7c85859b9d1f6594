// SPDX-License-Identifier: MIT
// Generated from docs/grammar by tools/generate_grammar.py. Do not edit.

import AnimMath

// The keys of the objects of a document: `words` as `FieldRule` describes them, and the place of each.

/// `document`.
enum DocumentKey: Int {
    case animcore, schema, name, description, parameters, size, canvas, inputs, variables, springs, curves, keyframes
    case paths, motions, properties, animations, components, machine, nodes, regions

    static let words: WordList =
        """
        animcore $schema:w name:w description:w parameters size canvas inputs variables springs curves keyframes paths \
        motions properties animations components machine nodes regions
        """
}

/// `parameter`.
enum ParameterKey: Int {
    case type, value

    static let words: WordList = "type! value!"
}

/// The forms of `parameter`.
enum ParameterCase: Int {
    case number, boolean, string, color

    static let words: WordList = "number boolean string color"
}

/// `parameter, number`.
enum ParameterNumberKey: Int {
    case range = 2

    static let words: WordList = "range"
}

/// `input`.
enum InputKey: Int {
    case type

    static let words: WordList = "type!"
}

/// The forms of `input`.
enum InputCase: Int {
    case number, boolean, string, trigger

    static let words: WordList = "number boolean string trigger"
}

/// `input, number`.
enum InputNumberKey: Int {
    case value = 1
    case range

    static let words: WordList = "value:n range"
}

/// `input, boolean`.
enum InputBooleanKey: Int {
    case value = 1

    static let words: WordList = "value:b"
}

/// `input, string`.
enum InputStringKey: Int {
    case value = 1

    static let words: WordList = "value:w"
}

/// `property`.
enum PropertyKey: Int {
    case kind, value, threshold, fades, action, expression

    static let words: WordList = "kind! value threshold:n+ fades:b action expression"
}

/// The forms of `property`.
enum PropertyCase: Int {
    case scalar, vector2, vector3, vector4, angle, color, size, rectangle, transform, vector, path

    static let words: WordList = "scalar vector2 vector3 vector4 angle color size rectangle transform vector path"
}

/// `property, angle`.
enum PropertyAngleKey: Int {
    case turn = 6

    static let words: WordList = "turn=as-given|shortest"
}

/// `property, color`.
enum PropertyColorKey: Int {
    case space = 6
    case hue, premultiplied

    static let words: WordList =
        "space=srgb|linear-srgb|display-p3|oklab|oklch hue=shorter|longer|increasing|decreasing premultiplied:b"
}

/// `property, vector`.
enum PropertyVectorKey: Int {
    case count = 6

    static let words: WordList = "count!"
}

/// `property, path`.
enum PropertyPathKey: Int {
    case turns = 6
    case paint

    static let words: WordList = "turns:b paint=fill|stroke"
}

/// `propertyAction`.
enum PropertyActionWord: Int {
    case follow, none

    static let words: WordList = "follow none"
}

/// `pathCommand`.
enum PathCommandWord: Int {
    case move, line, quadratic, cubic, close

    static let words: WordList = "move line quadratic cubic close"
}

/// `text`.
enum TextKey: Int {
    case input, parameter, number, decimals, expression

    static let words: WordList = "input parameter number decimals expression"
}

/// `text, number`.
enum TextNumberKey: Int {
    case number, decimals

    static let words: WordList = "number! decimals"
}

/// `dataValue`.
enum DataValueKey: Int {
    case text, input, parameter, number, decimals, expression

    static let words: WordList = "text:w input:w parameter number decimals expression"
}

/// The forms of `spring`.
enum SpringCase: Int {
    case response, dampingRatio, duration, stiffness

    static let words: WordList = "response dampingRatio duration stiffness"

    /// The other keys of these forms.
    static let others: WordList = "initialVelocity bounce mass damping allowsOverdamping"
}

/// `spring, response`.
enum SpringResponseKey: Int {
    case response, dampingRatio

    static let words: WordList = "response!:n+ dampingRatio:n01"
}

/// `spring, dampingRatio`.
enum SpringDampingRatioKey: Int {
    case duration, dampingRatio, initialVelocity

    static let words: WordList = "duration!:n+ dampingRatio!:nr initialVelocity:n"
}

/// `spring, duration`.
enum SpringDurationKey: Int {
    case duration, bounce

    static let words: WordList = "duration!:n+ bounce:nb"
}

/// `spring, stiffness`.
enum SpringStiffnessKey: Int {
    case mass, stiffness, damping, allowsOverdamping

    static let words: WordList = "mass:n+1 stiffness!:n+ damping!:n0 allowsOverdamping:b"
}

/// `motion`.
enum MotionKey: Int {
    case spring, curve, duration, delay, interruption, stagger, `repeat`, autoreverse, velocity

    static let words: WordList =
        "spring curve duration delay interruption=replace|add|restart stagger repeat autoreverse:b velocity"
}

/// `keyframesTiming`.
enum KeyframesTimingKey: Int {
    case mode, duration, ease

    static let words: WordList = "mode=linear|discrete|paced|cubic|cubic-paced duration ease"
}

/// `valuesKeyframes`.
enum ValuesKeyframesKey: Int {
    case values = 3
    case times, curves, tension, continuity, bias

    static let words: WordList = "values! times curves tension continuity bias"
}

/// `blocksKeyframes`.
enum BlocksKeyframesKey: Int {
    case blocks = 3
    case initial

    static let words: WordList = "blocks! initial"
}

/// `assignedKeyframes`.
enum AssignedKeyframesKey: Int {
    case blocks, mode, duration, ease

    static let words: WordList = "blocks! mode=linear|discrete|paced|cubic|cubic-paced duration ease"
}

/// `trackKeyframes`.
enum TrackKeyframesKey: Int {
    case track, ease, initial

    static let words: WordList = "track! ease initial"
}

/// `block`.
enum BlockKey: Int {
    case start, duration, value

    static let words: WordList = "start:n1 duration!:n1 value!"
}

/// `assignedBlock`.
enum AssignedBlockKey: Int {
    case start, duration, set

    static let words: WordList = "start:n1 duration!:n1 set!"
}

/// The forms of `trackKeyframe`.
enum TrackKeyframeCase: Int {
    case linear, cubic, spring, move

    static let words: WordList = "linear cubic spring move"

    /// The other keys of these forms.
    static let others: WordList = "duration curve velocity with"
}

/// `trackKeyframe, linear`.
enum TrackKeyframeLinearKey: Int {
    case linear, duration, curve

    static let words: WordList = "linear! duration!:t curve"
}

/// `trackKeyframe, cubic`.
enum TrackKeyframeCubicKey: Int {
    case cubic, duration, velocity

    static let words: WordList = "cubic! duration!:t velocity"
}

/// `trackKeyframe, spring`.
enum TrackKeyframeSpringKey: Int {
    case spring, duration, with, velocity

    static let words: WordList = "spring! duration:t with velocity"
}

/// `trackKeyframe, move`.
enum TrackKeyframeMoveKey: Int {
    case move

    static let words: WordList = "move!"
}

/// `animation`.
enum AnimationKey: Int {
    case curve, spring, keyframes, decay, property, from, to, by, velocity, duration, delay, timing, additive
    case cumulative, setsModel, interruption

    static let words: WordList =
        """
        curve spring keyframes decay property:w from to by velocity duration delay timing additive:b cumulative:b \
        setsModel:b interruption=replace|add|restart|keep
        """
}

/// `parallelAnimation`.
enum ParallelAnimationKey: Int {
    case parallel

    static let words: WordList = "parallel!"
}

/// `sequenceAnimation`.
enum SequenceAnimationKey: Int {
    case sequence

    static let words: WordList = "sequence!"
}

/// `groupAnimation`.
enum GroupAnimationKey: Int {
    case group, animations

    static let words: WordList = "group! animations!"
}

/// `timing`.
enum TimingKey: Int {
    case offset, speed, `repeat`, repeatDuration, autoreverse, fill

    static let words: WordList =
        "offset:n speed:n repeat repeatDuration autoreverse:b fill=none|forwards|backwards|both"
}

/// `groupTiming`.
enum GroupTimingKey: Int {
    case duration = 6
    case delay

    static let words: WordList = "duration:t delay:t"
}

/// `decay`.
enum DecayKey: Int {
    case rate, deceleration, bounds, spring, velocity

    static let words: WordList = "rate:n+ deceleration:nd bounds spring velocity"
}

/// `machine`.
enum MachineKey: Int {
    case type, initial, states

    static let words: WordList = "type=compound|parallel initial states!"
}

/// `state`.
enum StateKey: Int {
    case type, initial, states, entry, exit, on, after, always, when, transitions, data, deep

    static let words: WordList =
        """
        type=atomic|compound|parallel|final|history initial states entry exit on after always when transitions data \
        deep:b
        """
}

/// `initial`.
enum InitialKey: Int {
    case target, actions

    static let words: WordList = "target! actions"
}

/// `transition`.
enum TransitionKey: Int {
    case target, `guard`, actions, `internal`

    static let words: WordList = "target guard actions internal:b"
}

/// `delayedTransition`.
enum DelayedTransitionKey: Int {
    case delay = 4

    static let words: WordList = "delay!"
}

/// `listedTransition`.
enum ListedTransitionKey: Int {
    case event = 4

    static let words: WordList = "event"
}

/// The forms of `action`.
enum ActionCase: Int {
    case set, assign, increment, clamp, random, toggle, emit, raise, send, cancel, fire, play, stop, pause, resume
    case scrub, seek, hold, `if`, focus, append, remove, move, update, clear

    static let words: WordList =
        """
        set assign increment clamp random toggle emit raise send cancel fire play stop pause resume scrub seek hold if \
        focus append remove move update clear
        """

    /// The other keys of these forms.
    static let others: WordList = "motion transaction data delay id to key at then else values"
}

/// `setAction`.
enum SetActionKey: Int {
    case set, motion, transaction

    static let words: WordList = "set! motion transaction"
}

/// `assignAction`.
enum AssignActionKey: Int {
    case assign

    static let words: WordList = "assign!"
}

/// `incrementAction`.
enum IncrementActionKey: Int {
    case increment

    static let words: WordList = "increment!"
}

/// `clampAction`.
enum ClampActionKey: Int {
    case clamp

    static let words: WordList = "clamp!"
}

/// `randomAction`.
enum RandomActionKey: Int {
    case random

    static let words: WordList = "random!"
}

/// `toggleAction`.
enum ToggleActionKey: Int {
    case toggle

    static let words: WordList = "toggle!:w"
}

/// `emitAction`.
enum EmitActionKey: Int {
    case emit, data

    static let words: WordList = "emit!:w data"
}

/// `raiseAction`.
enum RaiseActionKey: Int {
    case raise, data

    static let words: WordList = "raise!:w data"
}

/// `sendAction`.
enum SendActionKey: Int {
    case send, data, delay, id, to, key, at

    static let words: WordList = "send!:w data delay id to:w key at"
}

/// `cancelAction`.
enum CancelActionKey: Int {
    case cancel

    static let words: WordList = "cancel!:w"
}

/// `fireAction`.
enum FireActionKey: Int {
    case fire

    static let words: WordList = "fire!:w"
}

/// `playAction`.
enum PlayActionKey: Int {
    case play

    static let words: WordList = "play!:w"
}

/// `stopAction`.
enum StopActionKey: Int {
    case stop

    static let words: WordList = "stop!:w"
}

/// `pauseAction`.
enum PauseActionKey: Int {
    case pause

    static let words: WordList = "pause!:w"
}

/// `resumeAction`.
enum ResumeActionKey: Int {
    case resume

    static let words: WordList = "resume!:w"
}

/// `scrubAction`.
enum ScrubActionKey: Int {
    case scrub, to

    static let words: WordList = "scrub!:w to!"
}

/// `seekAction`.
enum SeekActionKey: Int {
    case seek, to

    static let words: WordList = "seek!:w to!"
}

/// `holdAction`.
enum HoldActionKey: Int {
    case hold

    static let words: WordList = "hold!"
}

/// `ifAction`.
enum IfActionKey: Int {
    case `if`, then, `else`

    static let words: WordList = "if! then else"
}

/// `focusAction`.
enum FocusActionKey: Int {
    case focus

    static let words: WordList = "focus!"
}

/// `appendAction`.
enum AppendActionKey: Int {
    case append, values, key, at

    static let words: WordList = "append!:w values key at"
}

/// `removeAction`.
enum RemoveActionKey: Int {
    case remove, key, at

    static let words: WordList = "remove!:w key at"
}

/// `moveAction`.
enum MoveActionKey: Int {
    case move, to, key, at

    static let words: WordList = "move!:w to! key at"
}

/// `updateAction`.
enum UpdateActionKey: Int {
    case update, values, key, at

    static let words: WordList = "update!:w values! key at"
}

/// `clearAction`.
enum ClearActionKey: Int {
    case clear

    static let words: WordList = "clear!:w"
}

/// `node`.
enum NodeKey: Int {
    case kind, name, x, y, rotation, scale, scaleX, scaleY, anchor, opacity, z, visible, transform, along, clip, blend
    case shadow, accessibility

    static let words: WordList =
        """
        kind! name:w x:s y:s rotation:s scale scaleX:s-1 scaleY:s-1 anchor:p opacity:s11 z:s visible transform along \
        clip blend shadow accessibility
        """
}

/// The forms of `node`.
enum NodeCase: Int {
    case group, rectangle, ellipse, symbol, path, morph, text, image, component, list

    static let words: WordList = "group rectangle ellipse symbol path morph text image component list"
}

/// `blend` of `node`.
enum NodeBlendWord: Int {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, hardLight, softLight, difference
    case exclusion, hue, saturation, color, luminosity

    static let words: WordList =
        """
        normal multiply screen overlay darken lighten color-dodge color-burn hard-light soft-light difference \
        exclusion hue saturation color luminosity
        """
}

/// `groupNode`.
enum GroupNodeKey: Int {
    case nodes = 18

    static let words: WordList = "nodes"
}

/// `outline`.
enum OutlineKey: Int {
    case fill, fillRule, stroke, trim

    static let words: WordList = "fill fillRule=nonzero|evenodd stroke trim"
}

/// `rectangleNode`.
enum RectangleNodeKey: Int {
    case frame = 18
    case radius, fill, fillRule, stroke, trim

    static let words: WordList = "frame!:f radius fill fillRule=nonzero|evenodd stroke trim"
}

/// `ellipseNode`.
enum EllipseNodeKey: Int {
    case frame = 18
    case fill, fillRule, stroke, trim

    static let words: WordList = "frame!:f fill fillRule=nonzero|evenodd stroke trim"
}

/// `symbolNode`.
enum SymbolNodeKey: Int {
    case frame = 18
    case strokeWidth, arrowness, fill, fillRule, stroke, trim

    static let words: WordList = "frame!:f strokeWidth!:s0 arrowness:s fill fillRule=nonzero|evenodd stroke trim"
}

/// `pathNode`.
enum PathNodeKey: Int {
    case commands = 18
    case property, fill, fillRule, stroke, trim

    static let words: WordList = "commands property:w fill fillRule=nonzero|evenodd stroke trim"
}

/// `morphNode`.
enum MorphNodeKey: Int {
    case from = 18
    case to, paths, times, progress, motion, pairing, paint, structure, starts, effort, fill, fillRule, stroke, trim

    static let words: WordList =
        """
        from to paths times progress!:s motion=automatic|linear|rotational pairing=automatic|index paint=fill|stroke \
        structure=automatic|strict|general|blend starts=automatic|keep effort fill fillRule=nonzero|evenodd stroke trim
        """
}

/// `textNode`.
enum TextNodeKey: Int {
    case text = 18
    case position, fontSize, weight, font, align, baseline, fill

    static let words: WordList =
        "text! position!:p fontSize weight font:w align=left|center|right baseline=alphabetic|top|middle|bottom fill"
}

/// `imageNode`.
enum ImageNodeKey: Int {
    case image = 18
    case frame, fit

    static let words: WordList = "image! frame!:f fit=stretch|contain|cover"
}

/// `componentNode`.
enum ComponentNodeKey: Int {
    case component = 18
    case parameters, inputs, events, forward

    static let words: WordList = "component!:w parameters inputs events forward"
}

/// `listNode`.
enum ListNodeKey: Int {
    case component = 18
    case capacity, parameters, inputs, events, forward, items

    static let words: WordList = "component!:w capacity parameters inputs events forward items"
}

/// `listItem`.
enum ListItemKey: Int {
    case key, values

    static let words: WordList = "key:w values"
}

/// `parameterReference`.
enum ParameterReferenceKey: Int {
    case parameter

    static let words: WordList = "parameter!:w"
}

/// The forms of `clip`.
enum ClipCase: Int {
    case rectangle, ellipse, symbol, commands

    static let words: WordList = "rectangle ellipse symbol commands"

    /// The other keys of these forms.
    static let others: WordList = "radius rule strokeWidth arrowness"
}

/// `clip, rectangle`.
enum ClipRectangleKey: Int {
    case rectangle, radius, rule

    static let words: WordList = "rectangle!:f radius rule=nonzero|evenodd"
}

/// `clip, ellipse`.
enum ClipEllipseKey: Int {
    case ellipse, rule

    static let words: WordList = "ellipse!:f rule=nonzero|evenodd"
}

/// `clip, symbol`.
enum ClipSymbolKey: Int {
    case symbol, strokeWidth, arrowness, rule

    static let words: WordList = "symbol!:f strokeWidth!:s0 arrowness:s rule=nonzero|evenodd"
}

/// `clip, commands`.
enum ClipCommandsKey: Int {
    case commands, rule

    static let words: WordList = "commands! rule=nonzero|evenodd"
}

/// `along`.
enum AlongKey: Int {
    case path, distance, progress, rotate, angle

    static let words: WordList = "path! distance progress rotate:b angle"
}

/// `trim`.
enum TrimKey: Int {
    case start, end, offset

    static let words: WordList = "start:s end:s-1 offset:s"
}

/// The forms of `gradient`.
enum GradientCase: Int {
    case linear, radial, angular

    static let words: WordList = "linear radial angular"
}

/// `gradient, linear`.
enum GradientLinearKey: Int {
    case linear

    static let words: WordList = "linear!"
}

/// `gradient, radial`.
enum GradientRadialKey: Int {
    case radial

    static let words: WordList = "radial!"
}

/// `gradient, angular`.
enum GradientAngularKey: Int {
    case angular

    static let words: WordList = "angular!"
}

/// `linearGradient`.
enum LinearGradientKey: Int {
    case from, to, stops

    static let words: WordList = "from!:p to!:p stops!"
}

/// `radialGradient`.
enum RadialGradientKey: Int {
    case center, radius, stops

    static let words: WordList = "center!:p radius!:s0 stops!"
}

/// `angularGradient`.
enum AngularGradientKey: Int {
    case center, angle, stops

    static let words: WordList = "center!:p angle:s stops!"
}

/// `stroke`.
enum StrokeKey: Int {
    case paint, width, cap, join, miterLimit, dashOffset, dash, trim

    static let words: WordList =
        """
        paint! width!:s0 cap=butt|round|square join=miter|round|bevel|miter-clip|arcs miterLimit:sm4 dashOffset:s dash \
        trim
        """
}

/// `shadow`.
enum ShadowKey: Int {
    case color, x, y, blur

    static let words: WordList = "color! x:s y:s blur:s0"
}

/// `accessibility`.
enum AccessibilityKey: Int {
    case role, label, value, hint, region, checked, selected, disabled, expanded, busy, hidden, minimum, maximum, now

    static let words: WordList =
        """
        role=none|button|switch|checkbox|radio|slider|progress|image|text|link|group|heading|list|listitem|tab|menu|\
        menuitem|dialog|alert|separator label value hint region checked selected disabled expanded busy hidden minimum \
        maximum now
        """
}

/// `region`.
enum RegionKey: Int {
    case name, shape, node, inset, enabled, focusable, activation, capture, takesOver, slop, longPress, begins

    static let words: WordList =
        """
        name!:w shape node:w inset:s enabled focusable:b activation=press|none capture:b-1 takesOver=drag|horizontal|\
        vertical slop longPress begins
        """
}
