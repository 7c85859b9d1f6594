// SPDX-License-Identifier: MIT
// Written by tools/generate_bindings.py from docs/abi/animcore-abi.json. Do not edit.

//! Constants, flags and identifiers.

use crate::runtime::FromRaw;

/// raised when the ABI breaks (from 1 on)
pub const VERSION_MAJOR: i64 = 0;
/// raised when functions or struct members are added
pub const VERSION_MINOR: i64 = 1;
/// raised when neither happened
pub const VERSION_PATCH: i64 = 0;
/// bytes of a name
pub const LIMIT_NAME_BYTES: i64 = 255;
/// bytes of a document or trace
pub const LIMIT_TEXT_BYTES: i64 = 67108864;
/// levels of nesting in a JSON text; states inside states do not count
pub const LIMIT_NESTING: i64 = 128;
/// properties of one stage
pub const LIMIT_PROPERTIES: i64 = 16777215;
/// transactions open at once in one stage
pub const LIMIT_TRANSACTION_DEPTH: i64 = 64;
/// transactions open or not yet complete in one stage
pub const LIMIT_TRANSACTIONS: i64 = 1048575;
/// largest event_limit of `StageOptions`
pub const LIMIT_EVENTS: i64 = 1048576;
/// elements of an array passed in or out
pub const LIMIT_ARRAY: i64 = 268435456;
/// seconds of one advance
pub const LIMIT_ADVANCE_SECONDS: i64 = 100000;
/// seconds of a duration or delay
pub const LIMIT_DURATION_SECONDS: i64 = 1000000000;
/// largest time scale
pub const LIMIT_TIME_SCALE: i64 = 1000000;
/// verbs of one path
pub const LIMIT_PATH_VERBS: i64 = 16777216;
/// dashes that one call makes of a path, plus 64 for each verb of the path
pub const LIMIT_PATH_DASHES: i64 = 32768;
/// pieces into which one call cuts a path, plus 64 for each verb of the path
pub const LIMIT_PATH_PIECES: i64 = 131072;
/// pointers that are down or hover at once on one scene
pub const LIMIT_POINTERS: i64 = 32;
/// states of one machine
pub const LIMIT_STATES: i64 = 131072;
/// levels of states inside states
pub const LIMIT_STATE_NESTING: i64 = 1024;
/// of a machine in answer to one event; or two for each state, if that is more
pub const LIMIT_MICROSTEPS: i64 = 1000;
/// Flicks per second.
pub const FLICKS_PER_SECOND: i64 = 705600000;
/// bytes of the text of an easing
pub const LIMIT_EASING_BYTES: i64 = 1048576;
/// steps of steps()
pub const LIMIT_EASING_STEPS: i64 = 2147483647;
/// stops of linear(); one with two percentages counts as two
pub const LIMIT_EASING_STOPS: i64 = 4096;
/// components of a keyframe's value
pub const LIMIT_KEYFRAME_COMPONENTS: i64 = 65536;
/// numbers in the values of one `Keyframes`
pub const LIMIT_KEYFRAME_NUMBERS: i64 = 1048576;
/// bytes of an expression's text
pub const LIMIT_EXPRESSION_BYTES: i64 = 65536;
/// names that an expression may be given
pub const LIMIT_EXPRESSION_NAMES: i64 = 4096;
/// brackets, calls, operators and values pending at once
pub const LIMIT_EXPRESSION_NESTING: i64 = 64;
/// about the number of names, numbers and operators
pub const LIMIT_EXPRESSION_INSTRUCTIONS: i64 = 4096;
/// components of one property
pub const LIMIT_VECTOR: i64 = 1048576;
/// The value of a member that is not set, and is therefore inherited. Any other value is used.
pub const INHERIT: f64 = -2147483647.0;
/// A duration: the motion's own, whatever the enclosing transactions say. 0.25 s for a curve or easing; a spring lasts
/// until it is at rest. To stop inheriting another member, set its outermost value: a delay or stagger of 0, a
/// repeat_count of 1, `Interruption::Replace`, disables_actions of 0.
pub const OWN_DURATION: f64 = -2147483646.0;
/// Limit bank.
pub const LIMIT_BANK: i64 = 16777216;
/// bytes of a snapshot
pub const LIMIT_SNAPSHOT_BYTES: i64 = 268435456;
/// warnings that a document keeps: the first in its text
pub const LIMIT_WARNINGS: i64 = 1000;
/// fields of one event's data
pub const LIMIT_EVENT_FIELDS: i64 = 64;
/// items of one list
pub const LIMIT_LIST_CAPACITY: i64 = 4096;
/// bytes of a key
pub const LIMIT_KEY_BYTES: i64 = 255;

flags! {
    /// The parts of which a smaller library can be built (-DANIMCORE_COMPONENTS=motion;paths). Declarations after a
    /// comment "Component: stage." exist in libraries that have that component; those after "Components: stage and
    /// paths.", in libraries that have both; those after "Component: base.", in all.
    ComponentFlags: u32 {
        /// springs, curves, easing, keyframes, media timing, decay, colors, transforms
        MOTION = 1,
        /// properties and their animation, expressions, snapshots; includes motion
        STAGE = 2,
        /// paths and morphs
        PATHS = 4,
        /// documents with their inputs, states and events; includes stage and motion
        MACHINE = 8,
        /// drawing and hit testing, traces; includes machine, stage and motion
        SCENE = 16,
    }
}

/// The outcome of a call.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// Ok.
    Ok = 0,
    /// not finite, out of range, invalid UTF-8, an unknown constant.
    Argument = 1,
    /// an identifier that is zero, stale, of another object or of another kind
    Identifier = 2,
    /// a count, size or time beyond a documented limit
    Limit = 3,
    /// a callback called into the object that called it
    Reentrant = 4,
    /// the thing exists, but is of another kind than the call takes
    Kind = 5,
    /// no thing of that name, or at that index
    NotFound = 6,
    /// a thing of that name exists already
    Duplicate = 7,
    /// the call does not fit the object's present state
    State = 8,
    /// the text is not well-formed
    Syntax = 9,
    /// the text is well-formed, but not a valid document or trace
    Document = 10,
    /// an array to be filled is too short.
    Capacity = 11,
    /// out of memory; the call has changed nothing. See `set_allocator`
    Memory = 12,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl Status {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> Status {
        match number {
            0 => Status::Ok,
            1 => Status::Argument,
            2 => Status::Identifier,
            3 => Status::Limit,
            4 => Status::Reentrant,
            5 => Status::Kind,
            6 => Status::NotFound,
            7 => Status::Duplicate,
            8 => Status::State,
            9 => Status::Syntax,
            10 => Status::Document,
            11 => Status::Capacity,
            12 => Status::Memory,
            _ => Status::Unknown,
        }
    }
}

unsafe impl FromRaw for Status {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> Status {
        Status::from_raw(*raw)
    }
}

/// The functions that `math_evaluate` computes.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MathFunction {
    /// Exp.
    Exp = 0,
    /// Expm1.
    Expm1 = 1,
    /// Log.
    Log = 2,
    /// Log1p.
    Log1p = 3,
    /// Sin.
    Sin = 4,
    /// Cos.
    Cos = 5,
    /// Tan.
    Tan = 6,
    /// atan2(x\[i\], y\[i\]): the first argument is the ordinate, as in C
    Atan2 = 7,
    /// Acos.
    Acos = 8,
    /// x\[i\] to the power y\[i\]
    Pow = 9,
    /// Cbrt.
    Cbrt = 10,
    /// Hypot.
    Hypot = 11,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl MathFunction {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> MathFunction {
        match number {
            0 => MathFunction::Exp,
            1 => MathFunction::Expm1,
            2 => MathFunction::Log,
            3 => MathFunction::Log1p,
            4 => MathFunction::Sin,
            5 => MathFunction::Cos,
            6 => MathFunction::Tan,
            7 => MathFunction::Atan2,
            8 => MathFunction::Acos,
            9 => MathFunction::Pow,
            10 => MathFunction::Cbrt,
            11 => MathFunction::Hypot,
            _ => MathFunction::Unknown,
        }
    }
}

unsafe impl FromRaw for MathFunction {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> MathFunction {
        MathFunction::from_raw(*raw)
    }
}

flags! {
    /// Options of motions of many values.
    SpringFlags: u32 {
        /// values are angles that turn the shortest way, by at most half a turn; a turn of exactly half keeps its given
        /// direction
        SHORTEST_TURN = 1,
    }
}

/// Where the jumps of steps() are.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StepPosition {
    /// at the end of each step; the last jump is at 1. CSS's end, and its default
    JumpEnd = 0,
    /// at the start of each step; the first jump is at 0. CSS's start
    JumpStart = 1,
    /// between the steps only; at least 2 steps
    JumpNone = 2,
    /// at both ends too
    JumpBoth = 3,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl StepPosition {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> StepPosition {
        match number {
            0 => StepPosition::JumpEnd,
            1 => StepPosition::JumpStart,
            2 => StepPosition::JumpNone,
            3 => StepPosition::JumpBoth,
            _ => StepPosition::Unknown,
        }
    }
}

unsafe impl FromRaw for StepPosition {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> StepPosition {
        StepPosition::from_raw(*raw)
    }
}

/// Robert Penner's easing functions, which are usually written easeInQuad ... easeInOutBounce: IN starts slowly, OUT
/// ends slowly, IN_OUT does both. EXPO is 2^(10 x - 10), but 0 at 0. BACK has the overshoot 1.70158, its IN_OUT 1.525
/// times that. ELASTIC has the amplitude 1 and the period 0.3, its IN_OUT 0.45, and is 0 at 0 and 1 at 1.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Penner {
    /// Quad in.
    QuadIn = 0,
    /// Quad out.
    QuadOut = 1,
    /// Quad in out.
    QuadInOut = 2,
    /// Cubic in.
    CubicIn = 3,
    /// Cubic out.
    CubicOut = 4,
    /// Cubic in out.
    CubicInOut = 5,
    /// Quart in.
    QuartIn = 6,
    /// Quart out.
    QuartOut = 7,
    /// Quart in out.
    QuartInOut = 8,
    /// Quint in.
    QuintIn = 9,
    /// Quint out.
    QuintOut = 10,
    /// Quint in out.
    QuintInOut = 11,
    /// Sine in.
    SineIn = 12,
    /// Sine out.
    SineOut = 13,
    /// Sine in out.
    SineInOut = 14,
    /// Expo in.
    ExpoIn = 15,
    /// Expo out.
    ExpoOut = 16,
    /// Expo in out.
    ExpoInOut = 17,
    /// Circ in.
    CircIn = 18,
    /// Circ out.
    CircOut = 19,
    /// Circ in out.
    CircInOut = 20,
    /// Back in.
    BackIn = 21,
    /// Back out.
    BackOut = 22,
    /// Back in out.
    BackInOut = 23,
    /// Elastic in.
    ElasticIn = 24,
    /// Elastic out.
    ElasticOut = 25,
    /// Elastic in out.
    ElasticInOut = 26,
    /// Bounce in.
    BounceIn = 27,
    /// Bounce out.
    BounceOut = 28,
    /// Bounce in out.
    BounceInOut = 29,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl Penner {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> Penner {
        match number {
            0 => Penner::QuadIn,
            1 => Penner::QuadOut,
            2 => Penner::QuadInOut,
            3 => Penner::CubicIn,
            4 => Penner::CubicOut,
            5 => Penner::CubicInOut,
            6 => Penner::QuartIn,
            7 => Penner::QuartOut,
            8 => Penner::QuartInOut,
            9 => Penner::QuintIn,
            10 => Penner::QuintOut,
            11 => Penner::QuintInOut,
            12 => Penner::SineIn,
            13 => Penner::SineOut,
            14 => Penner::SineInOut,
            15 => Penner::ExpoIn,
            16 => Penner::ExpoOut,
            17 => Penner::ExpoInOut,
            18 => Penner::CircIn,
            19 => Penner::CircOut,
            20 => Penner::CircInOut,
            21 => Penner::BackIn,
            22 => Penner::BackOut,
            23 => Penner::BackInOut,
            24 => Penner::ElasticIn,
            25 => Penner::ElasticOut,
            26 => Penner::ElasticInOut,
            27 => Penner::BounceIn,
            28 => Penner::BounceOut,
            29 => Penner::BounceInOut,
            _ => Penner::Unknown,
        }
    }
}

unsafe impl FromRaw for Penner {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> Penner {
        Penner::from_raw(*raw)
    }
}

/// How values between keys are interpolated.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KeyframeMode {
    /// each value stays until the next key
    Discrete = 0,
    /// straight from key to key
    Linear = 1,
    /// straight, at constant speed (Euclidean, over the components); key times ignored
    Paced = 2,
    /// on a Kochanek-Bartels spline
    Cubic = 3,
    /// on the spline, with key times such that every segment has the same mean speed; finding them takes some 20
    /// microseconds a key
    CubicPaced = 4,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl KeyframeMode {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> KeyframeMode {
        match number {
            0 => KeyframeMode::Discrete,
            1 => KeyframeMode::Linear,
            2 => KeyframeMode::Paced,
            3 => KeyframeMode::Cubic,
            4 => KeyframeMode::CubicPaced,
            _ => KeyframeMode::Unknown,
        }
    }
}

unsafe impl FromRaw for KeyframeMode {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> KeyframeMode {
        KeyframeMode::from_raw(*raw)
    }
}

/// How a keyframe of a track is reached.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KeyframeKind {
    /// straight, eased by the keyframe's curve
    Linear = 0,
    /// on a cubic curve
    Cubic = 1,
    /// by the keyframe's spring
    Spring = 2,
    /// at once
    Move = 3,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl KeyframeKind {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> KeyframeKind {
        match number {
            0 => KeyframeKind::Linear,
            1 => KeyframeKind::Cubic,
            2 => KeyframeKind::Spring,
            3 => KeyframeKind::Move,
            _ => KeyframeKind::Unknown,
        }
    }
}

unsafe impl FromRaw for KeyframeKind {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> KeyframeKind {
        KeyframeKind::from_raw(*raw)
    }
}

flags! {
    /// Options of a keyframe of a track.
    KeyframeFlags: u32 {
        /// Has start velocity.
        HAS_START_VELOCITY = 1,
        /// Has end velocity.
        HAS_END_VELOCITY = 2,
        /// Settles.
        SETTLES = 4,
    }
}

/// Which values a timing has outside its active interval.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FillMode {
    /// no value outside the active interval ("none" in CSS)
    None = 0,
    /// its last value after it
    Forwards = 1,
    /// its first value before it
    Backwards = 2,
    /// Both.
    Both = 3,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl FillMode {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> FillMode {
        match number {
            0 => FillMode::None,
            1 => FillMode::Forwards,
            2 => FillMode::Backwards,
            3 => FillMode::Both,
            _ => FillMode::Unknown,
        }
    }
}

unsafe impl FromRaw for FillMode {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> FillMode {
        FillMode::from_raw(*raw)
    }
}

/// Where a time lies: before, in or after the active interval.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TimingPhase {
    /// Before.
    Before = 0,
    /// Active.
    Active = 1,
    /// After.
    After = 2,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl TimingPhase {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> TimingPhase {
        match number {
            0 => TimingPhase::Before,
            1 => TimingPhase::Active,
            2 => TimingPhase::After,
            _ => TimingPhase::Unknown,
        }
    }
}

unsafe impl FromRaw for TimingPhase {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> TimingPhase {
        TimingPhase::from_raw(*raw)
    }
}

/// Which way iterations run, as CSS animation-direction.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Normal.
    Normal = 0,
    /// Reverse.
    Reverse = 1,
    /// Alternate.
    Alternate = 2,
    /// Alternate reverse.
    AlternateReverse = 3,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl Direction {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> Direction {
        match number {
            0 => Direction::Normal,
            1 => Direction::Reverse,
            2 => Direction::Alternate,
            3 => Direction::AlternateReverse,
            _ => Direction::Unknown,
        }
    }
}

unsafe impl FromRaw for Direction {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> Direction {
        Direction::from_raw(*raw)
    }
}

/// What the three components of a color are; the fourth number is always the opacity. Components below 0 and above 1
/// are colors outside the gamut, not errors. The definitions are those of CSS Color 4, with hues in radians.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ColorSpace {
    /// red, green, blue; the transfer function is mirrored below 0
    Srgb = 0,
    /// the same, proportional to light
    LinearSrgb = 1,
    /// red, green, blue of Display P3 with sRGB's transfer function
    DisplayP3 = 2,
    /// lightness from 0 to 1, a, b
    Oklab = 3,
    /// lightness from 0 to 1, chroma, hue
    Oklch = 4,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl ColorSpace {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> ColorSpace {
        match number {
            0 => ColorSpace::Srgb,
            1 => ColorSpace::LinearSrgb,
            2 => ColorSpace::DisplayP3,
            3 => ColorSpace::Oklab,
            4 => ColorSpace::Oklch,
            _ => ColorSpace::Unknown,
        }
    }
}

unsafe impl FromRaw for ColorSpace {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> ColorSpace {
        ColorSpace::from_raw(*raw)
    }
}

/// Which way round a hue goes (CSS Color 4, section 12.4).
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HueInterpolation {
    /// by at most half a turn
    Shorter = 0,
    /// by at least half a turn; by a whole one between equal hues
    Longer = 1,
    /// never backwards
    Increasing = 2,
    /// never forwards
    Decreasing = 3,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl HueInterpolation {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> HueInterpolation {
        match number {
            0 => HueInterpolation::Shorter,
            1 => HueInterpolation::Longer,
            2 => HueInterpolation::Increasing,
            3 => HueInterpolation::Decreasing,
            _ => HueInterpolation::Unknown,
        }
    }
}

unsafe impl FromRaw for HueInterpolation {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> HueInterpolation {
        HueInterpolation::from_raw(*raw)
    }
}

/// A command of a path. A byte, since paths have many.
#[repr(u8)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verb {
    /// 1 point: begins a subpath
    Move = 0,
    /// 1 point
    Line = 1,
    /// 2 points: control, end
    Quadratic = 2,
    /// 3 points: control, control, end
    Cubic = 3,
    /// 0 points
    Close = 4,
    /// A constant that this version of the package does not know.
    Unknown = 255,
}

impl Verb {
    /// The constant with this number.
    pub fn from_raw(number: u8) -> Verb {
        match number {
            0 => Verb::Move,
            1 => Verb::Line,
            2 => Verb::Quadratic,
            3 => Verb::Cubic,
            4 => Verb::Close,
            _ => Verb::Unknown,
        }
    }
}

unsafe impl FromRaw for Verb {
    type Raw = u8;
    unsafe fn from_raw(raw: &u8) -> Verb {
        Verb::from_raw(*raw)
    }
}

/// Whether path data are written with absolute or relative coordinates.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PathCoordinates {
    /// capital letters
    Absolute = 0,
    /// small letters, except where adding up would not restore the exact number
    Relative = 1,
    /// for each command whichever takes fewer bytes
    Shorter = 2,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl PathCoordinates {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> PathCoordinates {
        match number {
            0 => PathCoordinates::Absolute,
            1 => PathCoordinates::Relative,
            2 => PathCoordinates::Shorter,
            _ => PathCoordinates::Unknown,
        }
    }
}

unsafe impl FromRaw for PathCoordinates {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> PathCoordinates {
        PathCoordinates::from_raw(*raw)
    }
}

/// The rule by which two texts of path data have the same structure.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PathRule {
    /// the same number and types of commands in the same order; H and h are one type: CSS Shapes 1 (interpolation of
    /// path()) and SVG 2, 9.3.2 (the d property), as browsers read them
    Css = 0,
    /// exactly the same list of commands; H and h differ: SVG 1.1, 8.2 (animation of the d attribute)
    Smil = 1,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl PathRule {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> PathRule {
        match number {
            0 => PathRule::Css,
            1 => PathRule::Smil,
            _ => PathRule::Unknown,
        }
    }
}

unsafe impl FromRaw for PathRule {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> PathRule {
        PathRule::from_raw(*raw)
    }
}

/// What `Path::values_at` returns for each length.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PathQuantity {
    /// x and y: 2 numbers a length
    Points = 0,
    /// x and y of the unit tangent: 2
    Tangents = 1,
    /// the tangent turned by a quarter clockwise on the screen: 2
    Normals = 2,
    /// of the tangent with the x axis, radians, clockwise on the screen, -pi...pi: 1
    Angles = 3,
    /// as in `PathLocation`: 1
    Curvatures = 4,
    /// the verb's index plus the parameter (0...1) in it: 1
    Parameters = 5,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl PathQuantity {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> PathQuantity {
        match number {
            0 => PathQuantity::Points,
            1 => PathQuantity::Tangents,
            2 => PathQuantity::Normals,
            3 => PathQuantity::Angles,
            4 => PathQuantity::Curvatures,
            5 => PathQuantity::Parameters,
            _ => PathQuantity::Unknown,
        }
    }
}

unsafe impl FromRaw for PathQuantity {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> PathQuantity {
        PathQuantity::from_raw(*raw)
    }
}

/// How an object that moves along a path is rotated.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PathRotation {
    /// by the angle alone
    Fixed = 0,
    /// with the path's direction, plus the angle: SVG's rotate="auto", CSS's offset-rotate: auto
    Auto = 1,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl PathRotation {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> PathRotation {
        match number {
            0 => PathRotation::Fixed,
            1 => PathRotation::Auto,
            _ => PathRotation::Unknown,
        }
    }
}

unsafe impl FromRaw for PathRotation {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> PathRotation {
        PathRotation::from_raw(*raw)
    }
}

flags! {
    /// How the lengths of `PathTrimOptions` are counted.
    PathTrimFlags: u32 {
        /// each subpath by itself; otherwise all subpaths as one line
        SUBPATHS = 1,
        /// start, end and offset are lengths; otherwise fractions of the length, 0...1
        LENGTHS = 2,
    }
}

/// Which points lie inside an outline.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FillRule {
    /// those with a winding number other than 0
    Nonzero = 0,
    /// those with an odd winding number
    Evenodd = 1,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl FillRule {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> FillRule {
        match number {
            0 => FillRule::Nonzero,
            1 => FillRule::Evenodd,
            _ => FillRule::Unknown,
        }
    }
}

unsafe impl FromRaw for FillRule {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> FillRule {
        FillRule::from_raw(*raw)
    }
}

/// Into which verbs a path is converted.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PathConversion {
    /// quadratic curves become cubic ones: exactly, except for rounding
    Cubics = 0,
    /// lines too; the line of a close becomes a curve before it
    AllCubics = 1,
    /// cubic curves become quadratic ones within the tolerance
    Quadratics = 2,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl PathConversion {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> PathConversion {
        match number {
            0 => PathConversion::Cubics,
            1 => PathConversion::AllCubics,
            2 => PathConversion::Quadratics,
            _ => PathConversion::Unknown,
        }
    }
}

unsafe impl FromRaw for PathConversion {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> PathConversion {
        PathConversion::from_raw(*raw)
    }
}

/// How the ends of a stroke look.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cap {
    /// Butt.
    Butt = 0,
    /// Round.
    Round = 1,
    /// Square.
    Square = 2,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl Cap {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> Cap {
        match number {
            0 => Cap::Butt,
            1 => Cap::Round,
            2 => Cap::Square,
            _ => Cap::Unknown,
        }
    }
}

unsafe impl FromRaw for Cap {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> Cap {
        Cap::from_raw(*raw)
    }
}

/// How the corners of a stroke look.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Join {
    /// Miter.
    Miter = 0,
    /// Round.
    Round = 1,
    /// Bevel.
    Bevel = 2,
    /// a miter cut off at the limit
    MiterClip = 3,
    /// the same, but the edges of curves continue as circles of their curvature, which are adjusted where they do not
    /// meet (SVG 2, 13.5.8 and 13.5.9), and bends tighter than half the width are round
    Arcs = 4,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl Join {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> Join {
        match number {
            0 => Join::Miter,
            1 => Join::Round,
            2 => Join::Bevel,
            3 => Join::MiterClip,
            4 => Join::Arcs,
            _ => Join::Unknown,
        }
    }
}

unsafe impl FromRaw for Join {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> Join {
        Join::from_raw(*raw)
    }
}

/// A boolean operation on the insides of two paths.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PathOperation {
    /// what is in either
    Union = 0,
    /// what is in both
    Intersection = 1,
    /// what is in the first and not in the second
    Difference = 2,
    /// what is in one of them and not in the other
    Exclusion = 3,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl PathOperation {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> PathOperation {
        match number {
            0 => PathOperation::Union,
            1 => PathOperation::Intersection,
            2 => PathOperation::Difference,
            3 => PathOperation::Exclusion,
            _ => PathOperation::Unknown,
        }
    }
}

unsafe impl FromRaw for PathOperation {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> PathOperation {
        PathOperation::from_raw(*raw)
    }
}

/// Which paths are interpolated point by point.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MorphStructure {
    /// paths of the same verbs, unless pairs or points are given or an outline would fold up; all others are brought to
    /// a common structure first
    Automatic = 0,
    /// paths of the same commands, as CSS and SMIL have it; others are `Status::Kind`. Takes neither pairs nor points
    Strict = 1,
    /// none: also paths of the same verbs are aligned by their shapes
    General = 2,
    /// none, and no point has a counterpart: the in-betweens are level sets of a mean of the distances from both
    /// outlines, for filled shapes that have nothing in common. Takes neither pairs nor points nor strokes
    /// (`Status::Argument`), and ignores the options but fill_rule
    Blend = 3,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl MorphStructure {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> MorphStructure {
        match number {
            0 => MorphStructure::Automatic,
            1 => MorphStructure::Strict,
            2 => MorphStructure::General,
            3 => MorphStructure::Blend,
            _ => MorphStructure::Unknown,
        }
    }
}

unsafe impl FromRaw for MorphStructure {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> MorphStructure {
        MorphStructure::from_raw(*raw)
    }
}

/// How points move.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MorphMotion {
    /// the whole path, then each subpath, turns where a rotation explains the change clearly better
    Automatic = 0,
    /// straight
    Linear = 1,
    /// subpaths turn by the angle that fits best, even if only a little better
    Rotational = 2,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl MorphMotion {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> MorphMotion {
        match number {
            0 => MorphMotion::Automatic,
            1 => MorphMotion::Linear,
            2 => MorphMotion::Rotational,
            _ => MorphMotion::Unknown,
        }
    }
}

unsafe impl FromRaw for MorphMotion {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> MorphMotion {
        MorphMotion::from_raw(*raw)
    }
}

/// How subpaths are paired.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MorphPairing {
    /// by role (outline or hole), position, size and shape
    Automatic = 0,
    /// the first with the first, the second with the second
    Index = 1,
    /// as pairs says
    Given = 2,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl MorphPairing {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> MorphPairing {
        match number {
            0 => MorphPairing::Automatic,
            1 => MorphPairing::Index,
            2 => MorphPairing::Given,
            _ => MorphPairing::Unknown,
        }
    }
}

unsafe impl FromRaw for MorphPairing {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> MorphPairing {
        MorphPairing::from_raw(*raw)
    }
}

/// Which points of closed subpaths correspond.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MorphStarts {
    /// found from the shapes
    Automatic = 0,
    /// the subpaths' own starts
    Keep = 1,
    /// as points says
    Given = 2,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl MorphStarts {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> MorphStarts {
        match number {
            0 => MorphStarts::Automatic,
            1 => MorphStarts::Keep,
            2 => MorphStarts::Given,
            _ => MorphStarts::Unknown,
        }
    }
}

unsafe impl FromRaw for MorphStarts {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> MorphStarts {
        MorphStarts::from_raw(*raw)
    }
}

/// What the paths are drawn as.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MorphPaint {
    /// subpaths are closed in between, as filling closes them, and self-intersecting in-betweens are repaired
    Fill = 0,
    /// open subpaths stay open, crossings are allowed, and a subpath without counterpart joins another stroke
    Stroke = 1,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl MorphPaint {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> MorphPaint {
        match number {
            0 => MorphPaint::Fill,
            1 => MorphPaint::Stroke,
            _ => MorphPaint::Unknown,
        }
    }
}

unsafe impl FromRaw for MorphPaint {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> MorphPaint {
        MorphPaint::from_raw(*raw)
    }
}

/// What a property's components are.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ValueKind {
    /// 1 component
    Scalar = 0,
    /// Vector2.
    Vector2 = 1,
    /// Vector3.
    Vector3 = 2,
    /// Vector4.
    Vector4 = 3,
    /// 1 component in radians, interpolated as given unless its options say otherwise
    Angle = 4,
    /// 4 components: red, green, blue (sRGB, not premultiplied), opacity
    Color = 5,
    /// 2: width, height
    Size = 6,
    /// 4: x, y, width, height
    Rectangle = 7,
    /// 6: a, b, c, d, tx, ty; interpolated by its decomposition, singular too
    Transform = 8,
    /// as many as are asked for, up to `LIMIT_VECTOR`
    Vector = 9,
    /// the coordinates of a path, see `StageRef::add_path`
    Path = 10,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl ValueKind {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> ValueKind {
        match number {
            0 => ValueKind::Scalar,
            1 => ValueKind::Vector2,
            2 => ValueKind::Vector3,
            3 => ValueKind::Vector4,
            4 => ValueKind::Angle,
            5 => ValueKind::Color,
            6 => ValueKind::Size,
            7 => ValueKind::Rectangle,
            8 => ValueKind::Transform,
            9 => ValueKind::Vector,
            10 => ValueKind::Path,
            _ => ValueKind::Unknown,
        }
    }
}

unsafe impl FromRaw for ValueKind {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> ValueKind {
        ValueKind::from_raw(*raw)
    }
}

/// What happened.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EventKind {
    /// subject: the transaction; finished
    TransactionCompleted = 1,
    /// subject: the property; animation; finished; name: the property's
    AnimationEnded = 2,
    /// name: the state's
    StateEntered = 3,
    /// name: the state's
    StateExited = 4,
    /// name: as the document emitted it, or error.execution, whose fields are message, state and place; count: its
    /// fields; data: see `Scene::event_value`
    Emitted = 5,
    /// name: of the pointer's or key's event on a region; count and data as EMITTED
    Control = 6,
    /// the machine was stopped after `LIMIT_MICROSTEPS` microsteps, and the events that waited are dropped; or its own
    /// delays took more than 16384 microsteps in a millisecond (8 more for each state beyond 500), and the other delays
    /// that end in that millisecond are dropped
    Unsettled = 7,
    /// count: events dropped because nobody polled; comes first in the queue
    Lost = 8,
    /// subject: the animator; count: `AnimatorPosition`; finished: 0 where it was stopped at CURRENT
    AnimatorEnded = 9,
    /// subject: the spring bank; count: how many of its springs came to rest
    Settled = 10,
    /// subject: the group whose media timing is over
    GroupEnded = 11,
    /// an advance has used up its step budget: see `StageRef::set_step_budget`
    Budget = 12,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl EventKind {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> EventKind {
        match number {
            1 => EventKind::TransactionCompleted,
            2 => EventKind::AnimationEnded,
            3 => EventKind::StateEntered,
            4 => EventKind::StateExited,
            5 => EventKind::Emitted,
            6 => EventKind::Control,
            7 => EventKind::Unsettled,
            8 => EventKind::Lost,
            9 => EventKind::AnimatorEnded,
            10 => EventKind::Settled,
            11 => EventKind::GroupEnded,
            12 => EventKind::Budget,
            _ => EventKind::Unknown,
        }
    }
}

unsafe impl FromRaw for EventKind {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> EventKind {
        EventKind::from_raw(*raw)
    }
}

/// Which of a property's values to read.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Read {
    /// what was set
    Model = 0,
    /// what is seen now
    Presentation = 1,
    /// of the presentation value, units per second
    Velocity = 2,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl Read {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> Read {
        match number {
            0 => Read::Model,
            1 => Read::Presentation,
            2 => Read::Velocity,
            _ => Read::Unknown,
        }
    }
}

unsafe impl FromRaw for Read {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> Read {
        Read::from_raw(*raw)
    }
}

/// How an angle is interpolated.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// As given.
    AsGiven = 0,
    /// Shortest.
    Shortest = 1,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl Turn {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> Turn {
        match number {
            0 => Turn::AsGiven,
            1 => Turn::Shortest,
            _ => Turn::Unknown,
        }
    }
}

unsafe impl FromRaw for Turn {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> Turn {
        Turn::from_raw(*raw)
    }
}

/// How a value moves.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MotionKind {
    /// the enclosing transaction's; outermost: the default curve
    Inherit = 0,
    /// no animation: values jump
    None = 1,
    /// along curve, over duration
    Curve = 2,
    /// by spring, until it comes to rest, or for duration where one is given
    Spring = 3,
    /// by easing, over duration
    Easing = 4,
    /// explicit animations only: along keyframes
    Keyframes = 5,
    /// explicit animations only: momentum that decays
    Decay = 6,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl MotionKind {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> MotionKind {
        match number {
            0 => MotionKind::Inherit,
            1 => MotionKind::None,
            2 => MotionKind::Curve,
            3 => MotionKind::Spring,
            4 => MotionKind::Easing,
            5 => MotionKind::Keyframes,
            6 => MotionKind::Decay,
            _ => MotionKind::Unknown,
        }
    }
}

unsafe impl FromRaw for MotionKind {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> MotionKind {
        MotionKind::from_raw(*raw)
    }
}

/// What an animation does with those that already move its property.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Interruption {
    /// replaces them; starts at the presentation value with its velocity (SwiftUI)
    Replace = 1,
    /// is added to them: moves the difference of old and new value to 0 (UIKit since iOS 8)
    Add = 2,
    /// replaces them; starts at the presentation value, at rest
    Restart = 3,
    /// leaves them alone, and new values leave it alone (an animation added to a CALayer). Explicit animations only
    Keep = 4,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl Interruption {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> Interruption {
        match number {
            1 => Interruption::Replace,
            2 => Interruption::Add,
            3 => Interruption::Restart,
            4 => Interruption::Keep,
            _ => Interruption::Unknown,
        }
    }
}

unsafe impl FromRaw for Interruption {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> Interruption {
        Interruption::from_raw(*raw)
    }
}

/// When the transactions directly inside a transaction begin. An arranged transaction completes after them.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arrangement {
    /// independently
    None = 0,
    /// all begin when they are set
    Parallel = 1,
    /// each begins when the one before is complete
    Sequence = 2,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl Arrangement {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> Arrangement {
        match number {
            0 => Arrangement::None,
            1 => Arrangement::Parallel,
            2 => Arrangement::Sequence,
            _ => Arrangement::Unknown,
        }
    }
}

unsafe impl FromRaw for Arrangement {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> Arrangement {
        Arrangement::from_raw(*raw)
    }
}

/// What happens when a property's value is set.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// it moves as the open transaction says; without one it jumps
    Follow = 0,
    /// it jumps, whatever transaction is open
    None = 1,
    /// it moves by its own motion, inside and outside transactions; members that are not set come from the transaction
    Own = 2,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl Action {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> Action {
        match number {
            0 => Action::Follow,
            1 => Action::None,
            2 => Action::Own,
            _ => Action::Unknown,
        }
    }
}

unsafe impl FromRaw for Action {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> Action {
        Action::from_raw(*raw)
    }
}

/// How animations begun from now on are shown to people who asked for less motion.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReducedMotion {
    /// all motion is shown
    None = 0,
    /// values jump to their targets; their animations end finished, at once
    Jump = 1,
    /// properties that fade do so in 0.2 s with ease; all others jump
    Fade = 2,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl ReducedMotion {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> ReducedMotion {
        match number {
            0 => ReducedMotion::None,
            1 => ReducedMotion::Jump,
            2 => ReducedMotion::Fade,
            _ => ReducedMotion::Unknown,
        }
    }
}

unsafe impl FromRaw for ReducedMotion {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> ReducedMotion {
        ReducedMotion::from_raw(*raw)
    }
}

/// What drives a group.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnimationGroupKind {
    /// a clock whose speed can be changed: slow motion and pause for a part of the stage
    Clock = 0,
    /// timed as a whole, as CAAnimationGroup: animations inside use the time of the current repeat, and end when the
    /// group ends
    Media = 1,
    /// driven by a fraction that runs, is dragged and runs back, as UIViewPropertyAnimator
    Animator = 2,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl AnimationGroupKind {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> AnimationGroupKind {
        match number {
            0 => AnimationGroupKind::Clock,
            1 => AnimationGroupKind::Media,
            2 => AnimationGroupKind::Animator,
            _ => AnimationGroupKind::Unknown,
        }
    }
}

unsafe impl FromRaw for AnimationGroupKind {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> AnimationGroupKind {
        AnimationGroupKind::from_raw(*raw)
    }
}

/// Where an animator stops.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnimatorPosition {
    /// End.
    End = 0,
    /// Start.
    Start = 1,
    /// Current.
    Current = 2,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl AnimatorPosition {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> AnimatorPosition {
        match number {
            0 => AnimatorPosition::End,
            1 => AnimatorPosition::Start,
            2 => AnimatorPosition::Current,
            _ => AnimatorPosition::Unknown,
        }
    }
}

unsafe impl FromRaw for AnimatorPosition {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> AnimatorPosition {
        AnimatorPosition::from_raw(*raw)
    }
}

/// What a warning is about.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WarningKind {
    /// nothing leads to a state
    State = 0,
    /// nothing in the document sends an event that a state waits for: only the host can
    Event = 1,
    /// a done or stopped event of something that does not exist or never ends
    End = 2,
    /// nothing is sent with the id that a cancel has
    Cancel = 3,
    /// nothing shows, sets or reads a property
    Property = 4,
    /// nothing uses an input, parameter, spring, curve, path, animation, component...
    Unused = 5,
    /// a text that would also be an expression, where it is kept as text
    Words = 6,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl WarningKind {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> WarningKind {
        match number {
            0 => WarningKind::State,
            1 => WarningKind::Event,
            2 => WarningKind::End,
            3 => WarningKind::Cancel,
            4 => WarningKind::Property,
            5 => WarningKind::Unused,
            6 => WarningKind::Words,
            _ => WarningKind::Unknown,
        }
    }
}

unsafe impl FromRaw for WarningKind {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> WarningKind {
        WarningKind::from_raw(*raw)
    }
}

/// The texts of a warning.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WarningText {
    /// one English sentence, with the name that was probably meant
    Message = 0,
    /// the RFC 6901 JSON pointer of what it is about
    Pointer = 1,
    /// the name that was probably meant; empty if none is similar
    Suggestion = 2,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl WarningText {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> WarningText {
        match number {
            0 => WarningText::Message,
            1 => WarningText::Pointer,
            2 => WarningText::Suggestion,
            _ => WarningText::Unknown,
        }
    }
}

unsafe impl FromRaw for WarningText {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> WarningText {
        WarningText::from_raw(*raw)
    }
}

flags! {
    /// What `Scene::advance_many` reports of a scene.
    SceneChangeFlags: u32 {
        /// its display list has changed since the host last read it
        DISPLAY = 1,
        /// events wait to be polled from its stage
        EVENTS = 2,
    }
}

/// What an input of a document holds.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum InputKind {
    /// Number.
    Number = 0,
    /// Boolean.
    Boolean = 1,
    /// String.
    String = 2,
    /// Trigger.
    Trigger = 3,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl InputKind {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> InputKind {
        match number {
            0 => InputKind::Number,
            1 => InputKind::Boolean,
            2 => InputKind::String,
            3 => InputKind::Trigger,
            _ => InputKind::Unknown,
        }
    }
}

unsafe impl FromRaw for InputKind {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> InputKind {
        InputKind::from_raw(*raw)
    }
}

/// What a field of an event's data holds.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FieldKind {
    /// Number.
    Number = 0,
    /// Boolean.
    Boolean = 1,
    /// Text.
    Text = 2,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl FieldKind {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> FieldKind {
        match number {
            0 => FieldKind::Number,
            1 => FieldKind::Boolean,
            2 => FieldKind::Text,
            _ => FieldKind::Unknown,
        }
    }
}

unsafe impl FromRaw for FieldKind {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> FieldKind {
        FieldKind::from_raw(*raw)
    }
}

/// The kinds of states, as in SCXML.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StateKind {
    /// without states inside
    Atomic = 0,
    /// has exactly one active child when active
    Compound = 1,
    /// all its children are active when it is
    Parallel = 2,
    /// Final.
    Final = 3,
    /// never active
    History = 4,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl StateKind {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> StateKind {
        match number {
            0 => StateKind::Atomic,
            1 => StateKind::Compound,
            2 => StateKind::Parallel,
            3 => StateKind::Final,
            4 => StateKind::History,
            _ => StateKind::Unknown,
        }
    }
}

unsafe impl FromRaw for StateKind {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> StateKind {
        StateKind::from_raw(*raw)
    }
}

/// What a pointer does.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PointerAction {
    /// Down.
    Down = 0,
    /// also for a pointer that is not down: it hovers
    Move = 1,
    /// Up.
    Up = 2,
    /// what it did while it was down does not count
    Cancel = 3,
    /// the pointer is gone
    Leave = 4,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl PointerAction {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> PointerAction {
        match number {
            0 => PointerAction::Down,
            1 => PointerAction::Move,
            2 => PointerAction::Up,
            3 => PointerAction::Cancel,
            4 => PointerAction::Leave,
            _ => PointerAction::Unknown,
        }
    }
}

unsafe impl FromRaw for PointerAction {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> PointerAction {
        PointerAction::from_raw(*raw)
    }
}

/// What a key does.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KeyAction {
    /// down, and up at once
    Down = 0,
    /// down, and up at once
    Up = 1,
    /// down, and up at once
    Press = 2,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl KeyAction {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> KeyAction {
        match number {
            0 => KeyAction::Down,
            1 => KeyAction::Up,
            2 => KeyAction::Press,
            _ => KeyAction::Unknown,
        }
    }
}

unsafe impl FromRaw for KeyAction {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> KeyAction {
        KeyAction::from_raw(*raw)
    }
}

/// The keys that a scene handles.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    /// Tab.
    Tab = 0,
    /// Space.
    Space = 1,
    /// Enter.
    Enter = 2,
    /// Escape.
    Escape = 3,
    /// Left.
    Left = 4,
    /// Right.
    Right = 5,
    /// Up.
    Up = 6,
    /// Down.
    Down = 7,
    /// Home.
    Home = 8,
    /// End.
    End = 9,
    /// Page up.
    PageUp = 10,
    /// Page down.
    PageDown = 11,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl Key {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> Key {
        match number {
            0 => Key::Tab,
            1 => Key::Space,
            2 => Key::Enter,
            3 => Key::Escape,
            4 => Key::Left,
            5 => Key::Right,
            6 => Key::Up,
            7 => Key::Down,
            8 => Key::Home,
            9 => Key::End,
            10 => Key::PageUp,
            11 => Key::PageDown,
            _ => Key::Unknown,
        }
    }
}

unsafe impl FromRaw for Key {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> Key {
        Key::from_raw(*raw)
    }
}

flags! {
    /// Modifiers that are held.
    ModifierFlags: u32 {
        /// Shift.
        SHIFT = 1,
        /// Control.
        CONTROL = 2,
        /// Alt.
        ALT = 4,
        /// Meta.
        META = 8,
    }
}

/// The accessibility role of a node.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// None.
    None = 0,
    /// Button.
    Button = 1,
    /// Switch.
    Switch = 2,
    /// Checkbox.
    Checkbox = 3,
    /// Radio.
    Radio = 4,
    /// Slider.
    Slider = 5,
    /// Progress.
    Progress = 6,
    /// Image.
    Image = 7,
    /// Text.
    Text = 8,
    /// Link.
    Link = 9,
    /// Group.
    Group = 10,
    /// Heading.
    Heading = 11,
    /// List.
    List = 12,
    /// List item.
    ListItem = 13,
    /// Tab.
    Tab = 14,
    /// Menu.
    Menu = 15,
    /// Menu item.
    MenuItem = 16,
    /// Dialog.
    Dialog = 17,
    /// Alert.
    Alert = 18,
    /// Separator.
    Separator = 19,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl Role {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> Role {
        match number {
            0 => Role::None,
            1 => Role::Button,
            2 => Role::Switch,
            3 => Role::Checkbox,
            4 => Role::Radio,
            5 => Role::Slider,
            6 => Role::Progress,
            7 => Role::Image,
            8 => Role::Text,
            9 => Role::Link,
            10 => Role::Group,
            11 => Role::Heading,
            12 => Role::List,
            13 => Role::ListItem,
            14 => Role::Tab,
            15 => Role::Menu,
            16 => Role::MenuItem,
            17 => Role::Dialog,
            18 => Role::Alert,
            19 => Role::Separator,
            _ => Role::Unknown,
        }
    }
}

unsafe impl FromRaw for Role {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> Role {
        Role::from_raw(*raw)
    }
}

flags! {
    /// Facts about a node, each known or not, and true or false.
    AccessibilityFlags: u32 {
        /// Checked.
        CHECKED = 1,
        /// Selected.
        SELECTED = 2,
        /// if the document does not say: whether its region is disabled
        DISABLED = 4,
        /// Expanded.
        EXPANDED = 8,
        /// Busy.
        BUSY = 16,
        /// also where the node is invisible
        HIDDEN = 32,
        /// minimum is known; likewise the next two
        MINIMUM = 64,
        /// Maximum.
        MAXIMUM = 128,
        /// Now.
        NOW = 256,
        /// its region can have the focus now; known where it has a region
        FOCUSABLE = 512,
        /// its region has the focus
        FOCUSED = 1024,
    }
}

/// The texts of a node.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AccessibilityText {
    /// Label.
    Label = 0,
    /// Value.
    Value = 1,
    /// Hint.
    Hint = 2,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl AccessibilityText {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> AccessibilityText {
        match number {
            0 => AccessibilityText::Label,
            1 => AccessibilityText::Value,
            2 => AccessibilityText::Hint,
            _ => AccessibilityText::Unknown,
        }
    }
}

unsafe impl FromRaw for AccessibilityText {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> AccessibilityText {
        AccessibilityText::from_raw(*raw)
    }
}

/// What a command draws.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawKind {
    /// fill the path
    Fill = 0,
    /// stroke the path
    Stroke = 1,
    /// draw a text in a font of the host's
    Text = 2,
    /// draw an image that the host knows by its name
    Image = 3,
    /// the commands up to the layer's end are drawn as a group, then composited
    LayerBegin = 4,
    /// Layer end.
    LayerEnd = 5,
    /// the commands up to the clip's end show inside the path only
    ClipBegin = 6,
    /// Clip end.
    ClipEnd = 7,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl DrawKind {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> DrawKind {
        match number {
            0 => DrawKind::Fill,
            1 => DrawKind::Stroke,
            2 => DrawKind::Text,
            3 => DrawKind::Image,
            4 => DrawKind::LayerBegin,
            5 => DrawKind::LayerEnd,
            6 => DrawKind::ClipBegin,
            7 => DrawKind::ClipEnd,
            _ => DrawKind::Unknown,
        }
    }
}

unsafe impl FromRaw for DrawKind {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> DrawKind {
        DrawKind::from_raw(*raw)
    }
}

/// What a path is filled or stroked with.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Paint {
    /// Solid.
    Solid = 0,
    /// Linear.
    Linear = 1,
    /// Radial.
    Radial = 2,
    /// once around a center, clockwise, from an angle (0 is to the right)
    Angular = 3,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl Paint {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> Paint {
        match number {
            0 => Paint::Solid,
            1 => Paint::Linear,
            2 => Paint::Radial,
            3 => Paint::Angular,
            _ => Paint::Unknown,
        }
    }
}

unsafe impl FromRaw for Paint {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> Paint {
        Paint::from_raw(*raw)
    }
}

/// How a text is aligned to its x.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Align {
    /// Left.
    Left = 0,
    /// Center.
    Center = 1,
    /// Right.
    Right = 2,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl Align {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> Align {
        match number {
            0 => Align::Left,
            1 => Align::Center,
            2 => Align::Right,
            _ => Align::Unknown,
        }
    }
}

unsafe impl FromRaw for Align {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> Align {
        Align::from_raw(*raw)
    }
}

/// Which line of a text is at its y.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Baseline {
    /// Alphabetic.
    Alphabetic = 0,
    /// Top.
    Top = 1,
    /// Middle.
    Middle = 2,
    /// Bottom.
    Bottom = 3,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl Baseline {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> Baseline {
        match number {
            0 => Baseline::Alphabetic,
            1 => Baseline::Top,
            2 => Baseline::Middle,
            3 => Baseline::Bottom,
            _ => Baseline::Unknown,
        }
    }
}

unsafe impl FromRaw for Baseline {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> Baseline {
        Baseline::from_raw(*raw)
    }
}

/// How an image fills its frame.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fit {
    /// the image fills its frame
    Stretch = 0,
    /// the largest size at which all of it fits in the frame, centered
    Contain = 1,
    /// the smallest size at which it covers the frame, centered; parts outside are not drawn
    Cover = 2,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl Fit {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> Fit {
        match number {
            0 => Fit::Stretch,
            1 => Fit::Contain,
            2 => Fit::Cover,
            _ => Fit::Unknown,
        }
    }
}

unsafe impl FromRaw for Fit {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> Fit {
        Fit::from_raw(*raw)
    }
}

/// The blend modes of W3C Compositing and Blending, level 1.
#[repr(i32)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BlendMode {
    /// Normal.
    Normal = 0,
    /// Multiply.
    Multiply = 1,
    /// Screen.
    Screen = 2,
    /// Overlay.
    Overlay = 3,
    /// Darken.
    Darken = 4,
    /// Lighten.
    Lighten = 5,
    /// Color dodge.
    ColorDodge = 6,
    /// Color burn.
    ColorBurn = 7,
    /// Hard light.
    HardLight = 8,
    /// Soft light.
    SoftLight = 9,
    /// Difference.
    Difference = 10,
    /// Exclusion.
    Exclusion = 11,
    /// Hue.
    Hue = 12,
    /// Saturation.
    Saturation = 13,
    /// Color.
    Color = 14,
    /// Luminosity.
    Luminosity = 15,
    /// A constant that this version of the package does not know.
    Unknown = -1,
}

impl BlendMode {
    /// The constant with this number.
    pub fn from_raw(number: i32) -> BlendMode {
        match number {
            0 => BlendMode::Normal,
            1 => BlendMode::Multiply,
            2 => BlendMode::Screen,
            3 => BlendMode::Overlay,
            4 => BlendMode::Darken,
            5 => BlendMode::Lighten,
            6 => BlendMode::ColorDodge,
            7 => BlendMode::ColorBurn,
            8 => BlendMode::HardLight,
            9 => BlendMode::SoftLight,
            10 => BlendMode::Difference,
            11 => BlendMode::Exclusion,
            12 => BlendMode::Hue,
            13 => BlendMode::Saturation,
            14 => BlendMode::Color,
            15 => BlendMode::Luminosity,
            _ => BlendMode::Unknown,
        }
    }
}

unsafe impl FromRaw for BlendMode {
    type Raw = i32;
    unsafe fn from_raw(raw: &i32) -> BlendMode {
        BlendMode::from_raw(*raw)
    }
}

identifier! {
    /// A property of a stage, used through the stage that it is in.
    Property
}

identifier! {
    /// A transaction of a stage, used through the stage that it is in.
    Transaction
}

identifier! {
    /// An animation of a property, used through the stage that it is in.
    Animation
}

identifier! {
    /// A group of animations with a clock of its own; an animator is one, used through the stage that it is in.
    AnimationGroup
}

identifier! {
    /// A spring bank, used through the stage that it is in.
    SpringBank
}
