// SPDX-License-Identifier: MIT
// From docs/abi/animcore-abi.json, by tools/generate_bindings.py javascript. Not to be edited.

function numbered(constants) {
  const names = Object.entries(constants).map(([name, value]) => [value, name]);
  return Object.freeze(Object.assign(Object.fromEntries(names), constants));
}

export const VERSION_MAJOR = 0;
export const VERSION_MINOR = 1;
export const VERSION_PATCH = 0;
export const LIMIT_NAME_BYTES = 255;
export const LIMIT_TEXT_BYTES = 67108864;
export const LIMIT_NESTING = 128;
export const LIMIT_PROPERTIES = 16777215;
export const LIMIT_TRANSACTION_DEPTH = 64;
export const LIMIT_TRANSACTIONS = 1048575;
export const LIMIT_EVENTS = 1048576;
export const LIMIT_ARRAY = 268435456;
export const LIMIT_ADVANCE_SECONDS = 100000;
export const LIMIT_DURATION_SECONDS = 1000000000;
export const LIMIT_TIME_SCALE = 1000000;
export const LIMIT_PATH_VERBS = 16777216;
export const LIMIT_PATH_DASHES = 32768;
export const LIMIT_PATH_PIECES = 131072;
export const LIMIT_POINTERS = 32;
export const LIMIT_STATES = 131072;
export const LIMIT_STATE_NESTING = 1024;
export const LIMIT_MICROSTEPS = 1000;
export const FLICKS_PER_SECOND = 705600000;
export const LIMIT_EASING_BYTES = 1048576;
export const LIMIT_EASING_STEPS = 2147483647;
export const LIMIT_EASING_STOPS = 4096;
export const LIMIT_KEYFRAME_COMPONENTS = 65536;
export const LIMIT_KEYFRAME_NUMBERS = 1048576;
export const LIMIT_EXPRESSION_BYTES = 65536;
export const LIMIT_EXPRESSION_NAMES = 4096;
export const LIMIT_EXPRESSION_NESTING = 64;
export const LIMIT_EXPRESSION_INSTRUCTIONS = 4096;
export const LIMIT_VECTOR = 1048576;
export const INHERIT = -2147483647;
export const OWN_DURATION = -2147483646;
export const LIMIT_BANK = 16777216;
export const LIMIT_SNAPSHOT_BYTES = 268435456;
export const LIMIT_WARNINGS = 1000;
export const LIMIT_EVENT_FIELDS = 64;
export const LIMIT_LIST_CAPACITY = 4096;
export const LIMIT_KEY_BYTES = 255;

export const ComponentFlags = /* @__PURE__ */ numbered({
  Motion: 1,
  Stage: 2,
  Paths: 4,
  Machine: 8,
  Scene: 16,
});

export const Status = /* @__PURE__ */ numbered({
  Ok: 0,
  ErrorArgument: 1,
  ErrorIdentifier: 2,
  ErrorLimit: 3,
  ErrorReentrant: 4,
  ErrorKind: 5,
  ErrorNotFound: 6,
  ErrorDuplicate: 7,
  ErrorState: 8,
  ErrorSyntax: 9,
  ErrorDocument: 10,
  ErrorCapacity: 11,
  ErrorMemory: 12,
});

export const MathFunction = /* @__PURE__ */ numbered({
  Exp: 0,
  Expm1: 1,
  Log: 2,
  Log1p: 3,
  Sin: 4,
  Cos: 5,
  Tan: 6,
  Atan2: 7,
  Acos: 8,
  Pow: 9,
  Cbrt: 10,
  Hypot: 11,
});

export const SpringFlags = /* @__PURE__ */ numbered({
  ShortestTurn: 1,
});

export const StepPosition = /* @__PURE__ */ numbered({
  JumpEnd: 0,
  JumpStart: 1,
  JumpNone: 2,
  JumpBoth: 3,
});

export const Penner = /* @__PURE__ */ numbered({
  QuadIn: 0,
  QuadOut: 1,
  QuadInOut: 2,
  CubicIn: 3,
  CubicOut: 4,
  CubicInOut: 5,
  QuartIn: 6,
  QuartOut: 7,
  QuartInOut: 8,
  QuintIn: 9,
  QuintOut: 10,
  QuintInOut: 11,
  SineIn: 12,
  SineOut: 13,
  SineInOut: 14,
  ExpoIn: 15,
  ExpoOut: 16,
  ExpoInOut: 17,
  CircIn: 18,
  CircOut: 19,
  CircInOut: 20,
  BackIn: 21,
  BackOut: 22,
  BackInOut: 23,
  ElasticIn: 24,
  ElasticOut: 25,
  ElasticInOut: 26,
  BounceIn: 27,
  BounceOut: 28,
  BounceInOut: 29,
});

export const KeyframeMode = /* @__PURE__ */ numbered({
  Discrete: 0,
  Linear: 1,
  Paced: 2,
  Cubic: 3,
  CubicPaced: 4,
});

export const KeyframeKind = /* @__PURE__ */ numbered({
  Linear: 0,
  Cubic: 1,
  Spring: 2,
  Move: 3,
});

export const KeyframeFlags = /* @__PURE__ */ numbered({
  HasStartVelocity: 1,
  HasEndVelocity: 2,
  Settles: 4,
});

export const FillMode = /* @__PURE__ */ numbered({
  None: 0,
  Forwards: 1,
  Backwards: 2,
  Both: 3,
});

export const TimingPhase = /* @__PURE__ */ numbered({
  Before: 0,
  Active: 1,
  After: 2,
});

export const Direction = /* @__PURE__ */ numbered({
  Normal: 0,
  Reverse: 1,
  Alternate: 2,
  AlternateReverse: 3,
});

export const ColorSpace = /* @__PURE__ */ numbered({
  Srgb: 0,
  LinearSrgb: 1,
  DisplayP3: 2,
  Oklab: 3,
  Oklch: 4,
});

export const HueInterpolation = /* @__PURE__ */ numbered({
  Shorter: 0,
  Longer: 1,
  Increasing: 2,
  Decreasing: 3,
});

export const Verb = /* @__PURE__ */ numbered({
  Move: 0,
  Line: 1,
  Quadratic: 2,
  Cubic: 3,
  Close: 4,
});

export const PathCoordinates = /* @__PURE__ */ numbered({
  Absolute: 0,
  Relative: 1,
  Shorter: 2,
});

export const PathRule = /* @__PURE__ */ numbered({
  Css: 0,
  Smil: 1,
});

export const PathQuantity = /* @__PURE__ */ numbered({
  Points: 0,
  Tangents: 1,
  Normals: 2,
  Angles: 3,
  Curvatures: 4,
  Parameters: 5,
});

export const PathRotation = /* @__PURE__ */ numbered({
  Fixed: 0,
  Auto: 1,
});

export const PathTrimFlags = /* @__PURE__ */ numbered({
  Subpaths: 1,
  Lengths: 2,
});

export const FillRule = /* @__PURE__ */ numbered({
  Nonzero: 0,
  Evenodd: 1,
});

export const PathConversion = /* @__PURE__ */ numbered({
  Cubics: 0,
  AllCubics: 1,
  Quadratics: 2,
});

export const Cap = /* @__PURE__ */ numbered({
  Butt: 0,
  Round: 1,
  Square: 2,
});

export const Join = /* @__PURE__ */ numbered({
  Miter: 0,
  Round: 1,
  Bevel: 2,
  MiterClip: 3,
  Arcs: 4,
});

export const PathOperation = /* @__PURE__ */ numbered({
  Union: 0,
  Intersection: 1,
  Difference: 2,
  Exclusion: 3,
});

export const MorphStructure = /* @__PURE__ */ numbered({
  Automatic: 0,
  Strict: 1,
  General: 2,
  Blend: 3,
});

export const MorphMotion = /* @__PURE__ */ numbered({
  Automatic: 0,
  Linear: 1,
  Rotational: 2,
});

export const MorphPairing = /* @__PURE__ */ numbered({
  Automatic: 0,
  Index: 1,
  Given: 2,
});

export const MorphStarts = /* @__PURE__ */ numbered({
  Automatic: 0,
  Keep: 1,
  Given: 2,
});

export const MorphPaint = /* @__PURE__ */ numbered({
  Fill: 0,
  Stroke: 1,
});

export const ValueKind = /* @__PURE__ */ numbered({
  Scalar: 0,
  Vector2: 1,
  Vector3: 2,
  Vector4: 3,
  Angle: 4,
  Color: 5,
  Size: 6,
  Rectangle: 7,
  Transform: 8,
  Vector: 9,
  Path: 10,
});

export const EventKind = /* @__PURE__ */ numbered({
  TransactionCompleted: 1,
  AnimationEnded: 2,
  StateEntered: 3,
  StateExited: 4,
  Emitted: 5,
  Control: 6,
  Unsettled: 7,
  Lost: 8,
  AnimatorEnded: 9,
  Settled: 10,
  GroupEnded: 11,
  Budget: 12,
});

export const Read = /* @__PURE__ */ numbered({
  Model: 0,
  Presentation: 1,
  Velocity: 2,
});

export const Turn = /* @__PURE__ */ numbered({
  AsGiven: 0,
  Shortest: 1,
});

export const MotionKind = /* @__PURE__ */ numbered({
  Inherit: 0,
  None: 1,
  Curve: 2,
  Spring: 3,
  Easing: 4,
  Keyframes: 5,
  Decay: 6,
});

export const Interruption = /* @__PURE__ */ numbered({
  Replace: 1,
  Add: 2,
  Restart: 3,
  Keep: 4,
});

export const Arrangement = /* @__PURE__ */ numbered({
  None: 0,
  Parallel: 1,
  Sequence: 2,
});

export const Action = /* @__PURE__ */ numbered({
  Follow: 0,
  None: 1,
  Own: 2,
});

export const ReducedMotion = /* @__PURE__ */ numbered({
  None: 0,
  Jump: 1,
  Fade: 2,
});

export const AnimationGroupKind = /* @__PURE__ */ numbered({
  Clock: 0,
  Media: 1,
  Animator: 2,
});

export const AnimatorPosition = /* @__PURE__ */ numbered({
  End: 0,
  Start: 1,
  Current: 2,
});

export const WarningKind = /* @__PURE__ */ numbered({
  State: 0,
  Event: 1,
  End: 2,
  Cancel: 3,
  Property: 4,
  Unused: 5,
  Words: 6,
});

export const WarningText = /* @__PURE__ */ numbered({
  Message: 0,
  Pointer: 1,
  Suggestion: 2,
});

export const SceneChangeFlags = /* @__PURE__ */ numbered({
  Display: 1,
  Events: 2,
});

export const InputKind = /* @__PURE__ */ numbered({
  Number: 0,
  Boolean: 1,
  String: 2,
  Trigger: 3,
});

export const FieldKind = /* @__PURE__ */ numbered({
  Number: 0,
  Boolean: 1,
  Text: 2,
});

export const StateKind = /* @__PURE__ */ numbered({
  Atomic: 0,
  Compound: 1,
  Parallel: 2,
  Final: 3,
  History: 4,
});

export const PointerAction = /* @__PURE__ */ numbered({
  Down: 0,
  Move: 1,
  Up: 2,
  Cancel: 3,
  Leave: 4,
});

export const KeyAction = /* @__PURE__ */ numbered({
  Down: 0,
  Up: 1,
  Press: 2,
});

export const Key = /* @__PURE__ */ numbered({
  Tab: 0,
  Space: 1,
  Enter: 2,
  Escape: 3,
  Left: 4,
  Right: 5,
  Up: 6,
  Down: 7,
  Home: 8,
  End: 9,
  PageUp: 10,
  PageDown: 11,
});

export const ModifierFlags = /* @__PURE__ */ numbered({
  Shift: 1,
  Control: 2,
  Alt: 4,
  Meta: 8,
});

export const Role = /* @__PURE__ */ numbered({
  None: 0,
  Button: 1,
  Switch: 2,
  Checkbox: 3,
  Radio: 4,
  Slider: 5,
  Progress: 6,
  Image: 7,
  Text: 8,
  Link: 9,
  Group: 10,
  Heading: 11,
  List: 12,
  ListItem: 13,
  Tab: 14,
  Menu: 15,
  MenuItem: 16,
  Dialog: 17,
  Alert: 18,
  Separator: 19,
});

export const AccessibilityFlags = /* @__PURE__ */ numbered({
  Checked: 1,
  Selected: 2,
  Disabled: 4,
  Expanded: 8,
  Busy: 16,
  Hidden: 32,
  Minimum: 64,
  Maximum: 128,
  Now: 256,
  Focusable: 512,
  Focused: 1024,
});

export const AccessibilityText = /* @__PURE__ */ numbered({
  Label: 0,
  Value: 1,
  Hint: 2,
});

export const DrawKind = /* @__PURE__ */ numbered({
  Fill: 0,
  Stroke: 1,
  Text: 2,
  Image: 3,
  LayerBegin: 4,
  LayerEnd: 5,
  ClipBegin: 6,
  ClipEnd: 7,
});

export const Paint = /* @__PURE__ */ numbered({
  Solid: 0,
  Linear: 1,
  Radial: 2,
  Angular: 3,
});

export const Align = /* @__PURE__ */ numbered({
  Left: 0,
  Center: 1,
  Right: 2,
});

export const Baseline = /* @__PURE__ */ numbered({
  Alphabetic: 0,
  Top: 1,
  Middle: 2,
  Bottom: 3,
});

export const Fit = /* @__PURE__ */ numbered({
  Stretch: 0,
  Contain: 1,
  Cover: 2,
});

export const BlendMode = /* @__PURE__ */ numbered({
  Normal: 0,
  Multiply: 1,
  Screen: 2,
  Overlay: 3,
  Darken: 4,
  Lighten: 5,
  ColorDodge: 6,
  ColorBurn: 7,
  HardLight: 8,
  SoftLight: 9,
  Difference: 10,
  Exclusion: 11,
  Hue: 12,
  Saturation: 13,
  Color: 14,
  Luminosity: 15,
});
