// SPDX-License-Identifier: MIT
// From docs/abi/animcore-abi.json, by tools/generate_bindings.py javascript. Not to be edited.

/** raised when the ABI breaks (from 1 on) */
export declare const VERSION_MAJOR = 0;
/** raised when functions or struct members are added */
export declare const VERSION_MINOR = 1;
/** raised when neither happened */
export declare const VERSION_PATCH = 0;
/** bytes of a name */
export declare const LIMIT_NAME_BYTES = 255;
/** bytes of a document or trace */
export declare const LIMIT_TEXT_BYTES = 67108864;
/** levels of nesting in a JSON text; states inside states do not count */
export declare const LIMIT_NESTING = 128;
/** properties of one stage */
export declare const LIMIT_PROPERTIES = 16777215;
/** transactions open at once in one stage */
export declare const LIMIT_TRANSACTION_DEPTH = 64;
/** transactions open or not yet complete in one stage */
export declare const LIMIT_TRANSACTIONS = 1048575;
/** largest event_limit of anim_stage_options */
export declare const LIMIT_EVENTS = 1048576;
/** elements of an array passed in or out */
export declare const LIMIT_ARRAY = 268435456;
/** seconds of one advance */
export declare const LIMIT_ADVANCE_SECONDS = 100000;
/** seconds of a duration or delay */
export declare const LIMIT_DURATION_SECONDS = 1000000000;
/** largest time scale */
export declare const LIMIT_TIME_SCALE = 1000000;
/** verbs of one path */
export declare const LIMIT_PATH_VERBS = 16777216;
/** dashes that one call makes of a path, plus 64 for each verb of the path */
export declare const LIMIT_PATH_DASHES = 32768;
/** pieces into which one call cuts a path, plus 64 for each verb of the path */
export declare const LIMIT_PATH_PIECES = 131072;
/** pointers that are down or hover at once on one scene */
export declare const LIMIT_POINTERS = 32;
/** states of one machine */
export declare const LIMIT_STATES = 131072;
/** levels of states inside states */
export declare const LIMIT_STATE_NESTING = 1024;
/** of a machine in answer to one event; or two for each state, if that is more */
export declare const LIMIT_MICROSTEPS = 1000;
export declare const FLICKS_PER_SECOND = 705600000;
/** bytes of the text of an easing */
export declare const LIMIT_EASING_BYTES = 1048576;
/** steps of steps() */
export declare const LIMIT_EASING_STEPS = 2147483647;
/** stops of linear(); one with two percentages counts as two */
export declare const LIMIT_EASING_STOPS = 4096;
/** components of a keyframe's value */
export declare const LIMIT_KEYFRAME_COMPONENTS = 65536;
/** numbers in the values of one anim_keyframes */
export declare const LIMIT_KEYFRAME_NUMBERS = 1048576;
/** bytes of an expression's text */
export declare const LIMIT_EXPRESSION_BYTES = 65536;
/** names that an expression may be given */
export declare const LIMIT_EXPRESSION_NAMES = 4096;
/** brackets, calls, operators and values pending at once */
export declare const LIMIT_EXPRESSION_NESTING = 64;
/** about the number of names, numbers and operators */
export declare const LIMIT_EXPRESSION_INSTRUCTIONS = 4096;
/** components of one property */
export declare const LIMIT_VECTOR = 1048576;
/** The value of a member that is not set, and is therefore inherited. Any other value is used. */
export declare const INHERIT = -2147483647;
/**
 * A duration: the motion's own, whatever the enclosing transactions say. 0.25 s for a curve or easing; a spring lasts
 * until it is at rest. To stop inheriting another member, set its outermost value: a delay or stagger of 0, a
 * repeat_count of 1, ANIM_INTERRUPTION_REPLACE, disables_actions of 0.
 */
export declare const OWN_DURATION = -2147483646;
export declare const LIMIT_BANK = 16777216;
/** bytes of a snapshot */
export declare const LIMIT_SNAPSHOT_BYTES = 268435456;
/** warnings that a document keeps: the first in its text */
export declare const LIMIT_WARNINGS = 1000;
/** fields of one event's data */
export declare const LIMIT_EVENT_FIELDS = 64;
/** items of one list */
export declare const LIMIT_LIST_CAPACITY = 4096;
/** bytes of a key */
export declare const LIMIT_KEY_BYTES = 255;

/**
 * The parts of which a smaller library can be built (-DANIMCORE_COMPONENTS=motion;paths). Declarations after a comment
 * "Component: stage." exist in libraries that have that component; those after "Components: stage and paths.", in
 * libraries that have both; those after "Component: base.", in all. Any of them, added up.
 */
export declare enum ComponentFlags {
  /** springs, curves, easing, keyframes, media timing, decay, colors, transforms */
  Motion = 1,
  /** properties and their animation, expressions, snapshots; includes motion */
  Stage = 2,
  /** paths and morphs */
  Paths = 4,
  /** documents with their inputs, states and events; includes stage and motion */
  Machine = 8,
  /** drawing and hit testing, traces; includes machine, stage and motion */
  Scene = 16,
}

/** The outcome of a call. */
export declare enum Status {
  Ok = 0,
  /** not finite, out of range, invalid UTF-8, an unknown constant. */
  ErrorArgument = 1,
  /** an identifier that is zero, stale, of another object or of another kind */
  ErrorIdentifier = 2,
  /** a count, size or time beyond a documented limit */
  ErrorLimit = 3,
  /** a callback called into the object that called it */
  ErrorReentrant = 4,
  /** the thing exists, but is of another kind than the call takes */
  ErrorKind = 5,
  /** no thing of that name, or at that index */
  ErrorNotFound = 6,
  /** a thing of that name exists already */
  ErrorDuplicate = 7,
  /** the call does not fit the object's present state */
  ErrorState = 8,
  /** the text is not well-formed */
  ErrorSyntax = 9,
  /** the text is well-formed, but not a valid document or trace */
  ErrorDocument = 10,
  /** an array to be filled is too short. */
  ErrorCapacity = 11,
  /** out of memory; the call has changed nothing. See anim_set_allocator() */
  ErrorMemory = 12,
}

/** The functions that anim_math_evaluate() computes. */
export declare enum MathFunction {
  Exp = 0,
  Expm1 = 1,
  Log = 2,
  Log1p = 3,
  Sin = 4,
  Cos = 5,
  Tan = 6,
  /** atan2(x[i], y[i]): the first argument is the ordinate, as in C */
  Atan2 = 7,
  Acos = 8,
  /** x[i] to the power y[i] */
  Pow = 9,
  Cbrt = 10,
  Hypot = 11,
}

/** Options of motions of many values. Any of them, added up. */
export declare enum SpringFlags {
  /**
   * values are angles that turn the shortest way, by at most half a turn; a turn of exactly half keeps its given
   * direction
   */
  ShortestTurn = 1,
}

/** Where the jumps of steps() are. */
export declare enum StepPosition {
  /** at the end of each step; the last jump is at 1. CSS's end, and its default */
  JumpEnd = 0,
  /** at the start of each step; the first jump is at 0. CSS's start */
  JumpStart = 1,
  /** between the steps only; at least 2 steps */
  JumpNone = 2,
  /** at both ends too */
  JumpBoth = 3,
}

/**
 * Robert Penner's easing functions, which are usually written easeInQuad ... easeInOutBounce: IN starts slowly, OUT
 * ends slowly, IN_OUT does both. EXPO is 2^(10 x - 10), but 0 at 0. BACK has the overshoot 1.70158, its IN_OUT 1.525
 * times that. ELASTIC has the amplitude 1 and the period 0.3, its IN_OUT 0.45, and is 0 at 0 and 1 at 1.
 */
export declare enum Penner {
  QuadIn = 0,
  QuadOut = 1,
  QuadInOut = 2,
  CubicIn = 3,
  CubicOut = 4,
  CubicInOut = 5,
  QuartIn = 6,
  QuartOut = 7,
  QuartInOut = 8,
  QuintIn = 9,
  QuintOut = 10,
  QuintInOut = 11,
  SineIn = 12,
  SineOut = 13,
  SineInOut = 14,
  ExpoIn = 15,
  ExpoOut = 16,
  ExpoInOut = 17,
  CircIn = 18,
  CircOut = 19,
  CircInOut = 20,
  BackIn = 21,
  BackOut = 22,
  BackInOut = 23,
  ElasticIn = 24,
  ElasticOut = 25,
  ElasticInOut = 26,
  BounceIn = 27,
  BounceOut = 28,
  BounceInOut = 29,
}

/** How values between keys are interpolated. */
export declare enum KeyframeMode {
  /** each value stays until the next key */
  Discrete = 0,
  /** straight from key to key */
  Linear = 1,
  /** straight, at constant speed (Euclidean, over the components); key times ignored */
  Paced = 2,
  /** on a Kochanek-Bartels spline */
  Cubic = 3,
  /**
   * on the spline, with key times such that every segment has the same mean speed; finding them takes some 20
   * microseconds a key
   */
  CubicPaced = 4,
}

/** How a keyframe of a track is reached. */
export declare enum KeyframeKind {
  /** straight, eased by the keyframe's curve */
  Linear = 0,
  /** on a cubic curve */
  Cubic = 1,
  /** by the keyframe's spring */
  Spring = 2,
  /** at once */
  Move = 3,
}

/** Options of a keyframe of a track. Any of them, added up. */
export declare enum KeyframeFlags {
  HasStartVelocity = 1,
  HasEndVelocity = 2,
  Settles = 4,
}

/** Which values a timing has outside its active interval. */
export declare enum FillMode {
  /** no value outside the active interval ("none" in CSS) */
  None = 0,
  /** its last value after it */
  Forwards = 1,
  /** its first value before it */
  Backwards = 2,
  Both = 3,
}

/** Where a time lies: before, in or after the active interval. */
export declare enum TimingPhase {
  Before = 0,
  Active = 1,
  After = 2,
}

/** Which way iterations run, as CSS animation-direction. */
export declare enum Direction {
  Normal = 0,
  Reverse = 1,
  Alternate = 2,
  AlternateReverse = 3,
}

/**
 * What the three components of a color are; the fourth number is always the opacity. Components below 0 and above 1 are
 * colors outside the gamut, not errors. The definitions are those of CSS Color 4, with hues in radians.
 */
export declare enum ColorSpace {
  /** red, green, blue; the transfer function is mirrored below 0 */
  Srgb = 0,
  /** the same, proportional to light */
  LinearSrgb = 1,
  /** red, green, blue of Display P3 with sRGB's transfer function */
  DisplayP3 = 2,
  /** lightness from 0 to 1, a, b */
  Oklab = 3,
  /** lightness from 0 to 1, chroma, hue */
  Oklch = 4,
}

/** Which way round a hue goes (CSS Color 4, section 12.4). */
export declare enum HueInterpolation {
  /** by at most half a turn */
  Shorter = 0,
  /** by at least half a turn; by a whole one between equal hues */
  Longer = 1,
  /** never backwards */
  Increasing = 2,
  /** never forwards */
  Decreasing = 3,
}

/** A command of a path. A byte, since paths have many. */
export declare enum Verb {
  /** 1 point: begins a subpath */
  Move = 0,
  /** 1 point */
  Line = 1,
  /** 2 points: control, end */
  Quadratic = 2,
  /** 3 points: control, control, end */
  Cubic = 3,
  /** 0 points */
  Close = 4,
}

/** Whether path data are written with absolute or relative coordinates. */
export declare enum PathCoordinates {
  /** capital letters */
  Absolute = 0,
  /** small letters, except where adding up would not restore the exact number */
  Relative = 1,
  /** for each command whichever takes fewer bytes */
  Shorter = 2,
}

/** The rule by which two texts of path data have the same structure. */
export declare enum PathRule {
  /**
   * the same number and types of commands in the same order; H and h are one type: CSS Shapes 1 (interpolation of
   * path()) and SVG 2, 9.3.2 (the d property), as browsers read them
   */
  Css = 0,
  /** exactly the same list of commands; H and h differ: SVG 1.1, 8.2 (animation of the d attribute) */
  Smil = 1,
}

/** What anim_path_get_values_at() returns for each length. */
export declare enum PathQuantity {
  /** x and y: 2 numbers a length */
  Points = 0,
  /** x and y of the unit tangent: 2 */
  Tangents = 1,
  /** the tangent turned by a quarter clockwise on the screen: 2 */
  Normals = 2,
  /** of the tangent with the x axis, radians, clockwise on the screen, -pi...pi: 1 */
  Angles = 3,
  /** as in anim_path_location: 1 */
  Curvatures = 4,
  /** the verb's index plus the parameter (0...1) in it: 1 */
  Parameters = 5,
}

/** How an object that moves along a path is rotated. */
export declare enum PathRotation {
  /** by the angle alone */
  Fixed = 0,
  /** with the path's direction, plus the angle: SVG's rotate="auto", CSS's offset-rotate: auto */
  Auto = 1,
}

/** How the lengths of anim_path_trim_options are counted. Any of them, added up. */
export declare enum PathTrimFlags {
  /** each subpath by itself; otherwise all subpaths as one line */
  Subpaths = 1,
  /** start, end and offset are lengths; otherwise fractions of the length, 0...1 */
  Lengths = 2,
}

/** Which points lie inside an outline. */
export declare enum FillRule {
  /** those with a winding number other than 0 */
  Nonzero = 0,
  /** those with an odd winding number */
  Evenodd = 1,
}

/** Into which verbs a path is converted. */
export declare enum PathConversion {
  /** quadratic curves become cubic ones: exactly, except for rounding */
  Cubics = 0,
  /** lines too; the line of a close becomes a curve before it */
  AllCubics = 1,
  /** cubic curves become quadratic ones within the tolerance */
  Quadratics = 2,
}

/** How the ends of a stroke look. */
export declare enum Cap {
  Butt = 0,
  Round = 1,
  Square = 2,
}

/** How the corners of a stroke look. */
export declare enum Join {
  Miter = 0,
  Round = 1,
  Bevel = 2,
  /** a miter cut off at the limit */
  MiterClip = 3,
  /**
   * the same, but the edges of curves continue as circles of their curvature, which are adjusted where they do not meet
   * (SVG 2, 13.5.8 and 13.5.9), and bends tighter than half the width are round
   */
  Arcs = 4,
}

/** A boolean operation on the insides of two paths. */
export declare enum PathOperation {
  /** what is in either */
  Union = 0,
  /** what is in both */
  Intersection = 1,
  /** what is in the first and not in the second */
  Difference = 2,
  /** what is in one of them and not in the other */
  Exclusion = 3,
}

/** Which paths are interpolated point by point. */
export declare enum MorphStructure {
  /**
   * paths of the same verbs, unless pairs or points are given or an outline would fold up; all others are brought to a
   * common structure first
   */
  Automatic = 0,
  /** paths of the same commands, as CSS and SMIL have it; others are ANIM_ERROR_KIND. Takes neither pairs nor points */
  Strict = 1,
  /** none: also paths of the same verbs are aligned by their shapes */
  General = 2,
  /**
   * none, and no point has a counterpart: the in-betweens are level sets of a mean of the distances from both outlines,
   * for filled shapes that have nothing in common. Takes neither pairs nor points nor strokes (ANIM_ERROR_ARGUMENT),
   * and ignores the options but fill_rule
   */
  Blend = 3,
}

/** How points move. */
export declare enum MorphMotion {
  /** the whole path, then each subpath, turns where a rotation explains the change clearly better */
  Automatic = 0,
  /** straight */
  Linear = 1,
  /** subpaths turn by the angle that fits best, even if only a little better */
  Rotational = 2,
}

/** How subpaths are paired. */
export declare enum MorphPairing {
  /** by role (outline or hole), position, size and shape */
  Automatic = 0,
  /** the first with the first, the second with the second */
  Index = 1,
  /** as pairs says */
  Given = 2,
}

/** Which points of closed subpaths correspond. */
export declare enum MorphStarts {
  /** found from the shapes */
  Automatic = 0,
  /** the subpaths' own starts */
  Keep = 1,
  /** as points says */
  Given = 2,
}

/** What the paths are drawn as. */
export declare enum MorphPaint {
  /** subpaths are closed in between, as filling closes them, and self-intersecting in-betweens are repaired */
  Fill = 0,
  /** open subpaths stay open, crossings are allowed, and a subpath without counterpart joins another stroke */
  Stroke = 1,
}

/** What a property's components are. */
export declare enum ValueKind {
  /** 1 component */
  Scalar = 0,
  Vector2 = 1,
  Vector3 = 2,
  Vector4 = 3,
  /** 1 component in radians, interpolated as given unless its options say otherwise */
  Angle = 4,
  /** 4 components: red, green, blue (sRGB, not premultiplied), opacity */
  Color = 5,
  /** 2: width, height */
  Size = 6,
  /** 4: x, y, width, height */
  Rectangle = 7,
  /** 6: a, b, c, d, tx, ty; interpolated by its decomposition, singular too */
  Transform = 8,
  /** as many as are asked for, up to ANIM_LIMIT_VECTOR */
  Vector = 9,
  /** the coordinates of a path, see anim_stage_add_path */
  Path = 10,
}

/** What happened. */
export declare enum EventKind {
  /** subject: the transaction; finished */
  TransactionCompleted = 1,
  /** subject: the property; animation; finished; name: the property's */
  AnimationEnded = 2,
  /** name: the state's */
  StateEntered = 3,
  /** name: the state's */
  StateExited = 4,
  /**
   * name: as the document emitted it, or error.execution, whose fields are message, state and place; count: its fields;
   * data: see anim_scene_get_event_value
   */
  Emitted = 5,
  /** name: of the pointer's or key's event on a region; count and data as EMITTED */
  Control = 6,
  /**
   * the machine was stopped after ANIM_LIMIT_MICROSTEPS microsteps, and the events that waited are dropped; or its own
   * delays took more than 16384 microsteps in a millisecond (8 more for each state beyond 500), and the other delays
   * that end in that millisecond are dropped
   */
  Unsettled = 7,
  /** count: events dropped because nobody polled; comes first in the queue */
  Lost = 8,
  /** subject: the animator; count: ANIM_ANIMATOR_POSITION_...; finished: 0 where it was stopped at CURRENT */
  AnimatorEnded = 9,
  /** subject: the spring bank; count: how many of its springs came to rest */
  Settled = 10,
  /** subject: the group whose media timing is over */
  GroupEnded = 11,
  /** an advance has used up its step budget: see anim_stage_set_step_budget */
  Budget = 12,
}

/** Which of a property's values to read. */
export declare enum Read {
  /** what was set */
  Model = 0,
  /** what is seen now */
  Presentation = 1,
  /** of the presentation value, units per second */
  Velocity = 2,
}

/** How an angle is interpolated. */
export declare enum Turn {
  AsGiven = 0,
  Shortest = 1,
}

/** How a value moves. */
export declare enum MotionKind {
  /** the enclosing transaction's; outermost: the default curve */
  Inherit = 0,
  /** no animation: values jump */
  None = 1,
  /** along curve, over duration */
  Curve = 2,
  /** by spring, until it comes to rest, or for duration where one is given */
  Spring = 3,
  /** by easing, over duration */
  Easing = 4,
  /** explicit animations only: along keyframes */
  Keyframes = 5,
  /** explicit animations only: momentum that decays */
  Decay = 6,
}

/** What an animation does with those that already move its property. */
export declare enum Interruption {
  /** replaces them; starts at the presentation value with its velocity (SwiftUI) */
  Replace = 1,
  /** is added to them: moves the difference of old and new value to 0 (UIKit since iOS 8) */
  Add = 2,
  /** replaces them; starts at the presentation value, at rest */
  Restart = 3,
  /** leaves them alone, and new values leave it alone (an animation added to a CALayer). Explicit animations only */
  Keep = 4,
}

/** When the transactions directly inside a transaction begin. An arranged transaction completes after them. */
export declare enum Arrangement {
  /** independently */
  None = 0,
  /** all begin when they are set */
  Parallel = 1,
  /** each begins when the one before is complete */
  Sequence = 2,
}

/** What happens when a property's value is set. */
export declare enum Action {
  /** it moves as the open transaction says; without one it jumps */
  Follow = 0,
  /** it jumps, whatever transaction is open */
  None = 1,
  /** it moves by its own motion, inside and outside transactions; members that are not set come from the transaction */
  Own = 2,
}

/** How animations begun from now on are shown to people who asked for less motion. */
export declare enum ReducedMotion {
  /** all motion is shown */
  None = 0,
  /** values jump to their targets; their animations end finished, at once */
  Jump = 1,
  /** properties that fade do so in 0.2 s with ease; all others jump */
  Fade = 2,
}

/** What drives a group. */
export declare enum AnimationGroupKind {
  /** a clock whose speed can be changed: slow motion and pause for a part of the stage */
  Clock = 0,
  /**
   * timed as a whole, as CAAnimationGroup: animations inside use the time of the current repeat, and end when the group
   * ends
   */
  Media = 1,
  /** driven by a fraction that runs, is dragged and runs back, as UIViewPropertyAnimator */
  Animator = 2,
}

/** Where an animator stops. */
export declare enum AnimatorPosition {
  End = 0,
  Start = 1,
  Current = 2,
}

/** What a warning is about. */
export declare enum WarningKind {
  /** nothing leads to a state */
  State = 0,
  /** nothing in the document sends an event that a state waits for: only the host can */
  Event = 1,
  /** a done or stopped event of something that does not exist or never ends */
  End = 2,
  /** nothing is sent with the id that a cancel has */
  Cancel = 3,
  /** nothing shows, sets or reads a property */
  Property = 4,
  /** nothing uses an input, parameter, spring, curve, path, animation, component... */
  Unused = 5,
  /** a text that would also be an expression, where it is kept as text */
  Words = 6,
}

/** The texts of a warning. */
export declare enum WarningText {
  /** one English sentence, with the name that was probably meant */
  Message = 0,
  /** the RFC 6901 JSON pointer of what it is about */
  Pointer = 1,
  /** the name that was probably meant; empty if none is similar */
  Suggestion = 2,
}

/** What anim_scene_advance_many() reports of a scene. Any of them, added up. */
export declare enum SceneChangeFlags {
  /** its display list has changed since the host last read it */
  Display = 1,
  /** events wait to be polled from its stage */
  Events = 2,
}

/** What an input of a document holds. */
export declare enum InputKind {
  Number = 0,
  Boolean = 1,
  String = 2,
  Trigger = 3,
}

/** What a field of an event's data holds. */
export declare enum FieldKind {
  Number = 0,
  Boolean = 1,
  Text = 2,
}

/** The kinds of states, as in SCXML. */
export declare enum StateKind {
  /** without states inside */
  Atomic = 0,
  /** has exactly one active child when active */
  Compound = 1,
  /** all its children are active when it is */
  Parallel = 2,
  Final = 3,
  /** never active */
  History = 4,
}

/** What a pointer does. */
export declare enum PointerAction {
  Down = 0,
  /** also for a pointer that is not down: it hovers */
  Move = 1,
  Up = 2,
  /** what it did while it was down does not count */
  Cancel = 3,
  /** the pointer is gone */
  Leave = 4,
}

/** What a key does. */
export declare enum KeyAction {
  /** down, and up at once */
  Down = 0,
  /** down, and up at once */
  Up = 1,
  /** down, and up at once */
  Press = 2,
}

/** The keys that a scene handles. */
export declare enum Key {
  Tab = 0,
  Space = 1,
  Enter = 2,
  Escape = 3,
  Left = 4,
  Right = 5,
  Up = 6,
  Down = 7,
  Home = 8,
  End = 9,
  PageUp = 10,
  PageDown = 11,
}

/** Modifiers that are held. Any of them, added up. */
export declare enum ModifierFlags {
  Shift = 1,
  Control = 2,
  Alt = 4,
  Meta = 8,
}

/** The accessibility role of a node. */
export declare enum Role {
  None = 0,
  Button = 1,
  Switch = 2,
  Checkbox = 3,
  Radio = 4,
  Slider = 5,
  Progress = 6,
  Image = 7,
  Text = 8,
  Link = 9,
  Group = 10,
  Heading = 11,
  List = 12,
  ListItem = 13,
  Tab = 14,
  Menu = 15,
  MenuItem = 16,
  Dialog = 17,
  Alert = 18,
  Separator = 19,
}

/** Facts about a node, each known or not, and true or false. Any of them, added up. */
export declare enum AccessibilityFlags {
  Checked = 1,
  Selected = 2,
  /** if the document does not say: whether its region is disabled */
  Disabled = 4,
  Expanded = 8,
  Busy = 16,
  /** also where the node is invisible */
  Hidden = 32,
  /** minimum is known; likewise the next two */
  Minimum = 64,
  Maximum = 128,
  Now = 256,
  /** its region can have the focus now; known where it has a region */
  Focusable = 512,
  /** its region has the focus */
  Focused = 1024,
}

/** The texts of a node. */
export declare enum AccessibilityText {
  Label = 0,
  Value = 1,
  Hint = 2,
}

/** What a command draws. */
export declare enum DrawKind {
  /** fill the path */
  Fill = 0,
  /** stroke the path */
  Stroke = 1,
  /** draw a text in a font of the host's */
  Text = 2,
  /** draw an image that the host knows by its name */
  Image = 3,
  /** the commands up to the layer's end are drawn as a group, then composited */
  LayerBegin = 4,
  LayerEnd = 5,
  /** the commands up to the clip's end show inside the path only */
  ClipBegin = 6,
  ClipEnd = 7,
}

/** What a path is filled or stroked with. */
export declare enum Paint {
  Solid = 0,
  Linear = 1,
  Radial = 2,
  /** once around a center, clockwise, from an angle (0 is to the right) */
  Angular = 3,
}

/** How a text is aligned to its x. */
export declare enum Align {
  Left = 0,
  Center = 1,
  Right = 2,
}

/** Which line of a text is at its y. */
export declare enum Baseline {
  Alphabetic = 0,
  Top = 1,
  Middle = 2,
  Bottom = 3,
}

/** How an image fills its frame. */
export declare enum Fit {
  /** the image fills its frame */
  Stretch = 0,
  /** the largest size at which all of it fits in the frame, centered */
  Contain = 1,
  /** the smallest size at which it covers the frame, centered; parts outside are not drawn */
  Cover = 2,
}

/** The blend modes of W3C Compositing and Blending, level 1. */
export declare enum BlendMode {
  Normal = 0,
  Multiply = 1,
  Screen = 2,
  Overlay = 3,
  Darken = 4,
  Lighten = 5,
  ColorDodge = 6,
  ColorBurn = 7,
  HardLight = 8,
  SoftLight = 9,
  Difference = 10,
  Exclusion = 11,
  Hue = 12,
  Saturation = 13,
  Color = 14,
  Luminosity = 15,
}
