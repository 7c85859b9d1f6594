// SPDX-License-Identifier: MIT
// Written by tools/generate_bindings.py from docs/abi/animcore-abi.json. Do not edit.

//! Structs as values.

use super::constants::*;
use super::objects::*;
use crate::runtime::{check, shared_length, slice, Error, FromRaw, View};
use animcore_sys as sys;

/// Point.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// X.
    pub x: f64,
    /// Y.
    pub y: f64,
}

const _: () = assert!(std::mem::size_of::<Point>() == 16);

impl Point {
    #[allow(dead_code)]
    pub(crate) fn to_raw(self) -> Result<sys::anim_point, Error> {
        Ok(unsafe { std::mem::transmute::<Point, sys::anim_point>(self) })
    }

    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_point) -> Point {
        unsafe { std::mem::transmute::<sys::anim_point, Point>(*raw) }
    }
}

unsafe impl FromRaw for Point {
    type Raw = sys::anim_point;
    unsafe fn from_raw(raw: &sys::anim_point) -> Point {
        Point::from_raw(raw)
    }
}

impl From<[f64; 2]> for Point {
    fn from([x, y]: [f64; 2]) -> Point {
        Point { x, y }
    }
}

impl From<Point> for [f64; 2] {
    fn from(value: Point) -> [f64; 2] {
        [value.x, value.y]
    }
}

/// Rectangle.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rectangle {
    /// x and y are the corner with the smallest coordinates; width and height \>= 0
    pub x: f64,
    /// x and y are the corner with the smallest coordinates; width and height \>= 0
    pub y: f64,
    /// x and y are the corner with the smallest coordinates; width and height \>= 0
    pub width: f64,
    /// x and y are the corner with the smallest coordinates; width and height \>= 0
    pub height: f64,
}

const _: () = assert!(std::mem::size_of::<Rectangle>() == 32);

impl Rectangle {
    #[allow(dead_code)]
    pub(crate) fn to_raw(self) -> Result<sys::anim_rectangle, Error> {
        Ok(unsafe { std::mem::transmute::<Rectangle, sys::anim_rectangle>(self) })
    }

    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_rectangle) -> Rectangle {
        unsafe { std::mem::transmute::<sys::anim_rectangle, Rectangle>(*raw) }
    }
}

unsafe impl FromRaw for Rectangle {
    type Raw = sys::anim_rectangle;
    unsafe fn from_raw(raw: &sys::anim_rectangle) -> Rectangle {
        Rectangle::from_raw(raw)
    }
}

impl From<[f64; 4]> for Rectangle {
    fn from([x, y, width, height]: [f64; 4]) -> Rectangle {
        Rectangle { x, y, width, height }
    }
}

impl From<Rectangle> for [f64; 4] {
    fn from(value: Rectangle) -> [f64; 4] {
        [value.x, value.y, value.width, value.height]
    }
}

/// x' = a x + c y + tx, y' = b x + d y + ty: the order of SVG's matrix(a b c d e f).
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Transform {
    /// A.
    pub a: f64,
    /// B.
    pub b: f64,
    /// C.
    pub c: f64,
    /// D.
    pub d: f64,
    /// Tx.
    pub tx: f64,
    /// Ty.
    pub ty: f64,
}

const _: () = assert!(std::mem::size_of::<Transform>() == 48);

impl Transform {
    #[allow(dead_code)]
    pub(crate) fn to_raw(self) -> Result<sys::anim_transform, Error> {
        Ok(unsafe { std::mem::transmute::<Transform, sys::anim_transform>(self) })
    }

    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_transform) -> Transform {
        unsafe { std::mem::transmute::<sys::anim_transform, Transform>(*raw) }
    }
}

unsafe impl FromRaw for Transform {
    type Raw = sys::anim_transform;
    unsafe fn from_raw(raw: &sys::anim_transform) -> Transform {
        Transform::from_raw(raw)
    }
}

impl From<[f64; 6]> for Transform {
    fn from([a, b, c, d, tx, ty]: [f64; 6]) -> Transform {
        Transform { a, b, c, d, tx, ty }
    }
}

impl From<Transform> for [f64; 6] {
    fn from(value: Transform) -> [f64; 6] {
        [value.a, value.b, value.c, value.d, value.tx, value.ty]
    }
}

/// A damped harmonic spring: m x'' + c x' + k (x - target) = 0. The value is the closed-form solution, so it is exact
/// at any time. Core Animation's default is mass 1, stiffness 100, damping 10. `Status::Limit` where k / m is outside
/// 2^-1000 to 2^1000, or the damping ratio is above 2^500. Functions for one value take values, displacements and
/// velocities of at most 1e150 in size (`Status::Limit`). `Spring::animate_many` and `Spring::step_many` take any
/// finite ones.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spring {
    /// m \> 0
    pub mass: f64,
    /// k \> 0, per second squared when m = 1
    pub stiffness: f64,
    /// c \>= 0; 0 never comes to rest
    pub damping: f64,
}

const _: () = assert!(std::mem::size_of::<Spring>() == 24);

impl Spring {
    #[allow(dead_code)]
    pub(crate) fn to_raw(self) -> Result<sys::anim_spring, Error> {
        Ok(unsafe { std::mem::transmute::<Spring, sys::anim_spring>(self) })
    }

    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_spring) -> Spring {
        unsafe { std::mem::transmute::<sys::anim_spring, Spring>(*raw) }
    }
}

unsafe impl FromRaw for Spring {
    type Raw = sys::anim_spring;
    unsafe fn from_raw(raw: &sys::anim_spring) -> Spring {
        Spring::from_raw(raw)
    }
}

impl From<[f64; 3]> for Spring {
    fn from([mass, stiffness, damping]: [f64; 3]) -> Spring {
        Spring { mass, stiffness, damping }
    }
}

impl From<Spring> for [f64; 3] {
    fn from(value: Spring) -> [f64; 3] {
        [value.mass, value.stiffness, value.damping]
    }
}

/// A spring with its constants computed in advance, which saves about half of the time of `Spring::evaluate`.
/// `Spring::prepare` fills it. It is plain memory of the caller's, which may be copied, kept and read by many threads
/// at once. Its size never changes. The members are private to the library: a struct that another version has filled,
/// or that was changed, is refused.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PreparedSpring {
    /// sums of two doubles, in the library's unit of time
    pub decay: f64,
    /// sums of two doubles, in the library's unit of time
    pub decay_low: f64,
    /// Frequency.
    pub frequency: f64,
    /// Frequency low.
    pub frequency_low: f64,
    /// Fast rate.
    pub fast_rate: f64,
    /// Squared frequency.
    pub squared_frequency: f64,
    /// Time scale.
    pub time_scale: f64,
    /// Inverse time scale.
    pub inverse_time_scale: f64,
    /// Kind.
    pub kind: u64,
    /// a sum over the other members
    pub check: u64,
}

const _: () = assert!(std::mem::size_of::<PreparedSpring>() == 80);

impl PreparedSpring {
    #[allow(dead_code)]
    pub(crate) fn to_raw(self) -> Result<sys::anim_prepared_spring, Error> {
        Ok(unsafe { std::mem::transmute::<PreparedSpring, sys::anim_prepared_spring>(self) })
    }

    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_prepared_spring) -> PreparedSpring {
        unsafe { std::mem::transmute::<sys::anim_prepared_spring, PreparedSpring>(*raw) }
    }
}

unsafe impl FromRaw for PreparedSpring {
    type Raw = sys::anim_prepared_spring;
    unsafe fn from_raw(raw: &sys::anim_prepared_spring) -> PreparedSpring {
        PreparedSpring::from_raw(raw)
    }
}

/// A cubic Bezier timing curve from (0, 0) to (1, 1), as CSS cubic-bezier(). 0 \<= x1, x2 \<= 1 (`Status::Argument`);
/// |y1|, |y2| \<= 1e6 (`Status::Limit`).
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CubicBezier {
    /// X1.
    pub x1: f64,
    /// Y1.
    pub y1: f64,
    /// X2.
    pub x2: f64,
    /// Y2.
    pub y2: f64,
}

const _: () = assert!(std::mem::size_of::<CubicBezier>() == 32);

impl CubicBezier {
    #[allow(dead_code)]
    pub(crate) fn to_raw(self) -> Result<sys::anim_cubic_bezier, Error> {
        Ok(unsafe { std::mem::transmute::<CubicBezier, sys::anim_cubic_bezier>(self) })
    }

    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_cubic_bezier) -> CubicBezier {
        unsafe { std::mem::transmute::<sys::anim_cubic_bezier, CubicBezier>(*raw) }
    }
}

unsafe impl FromRaw for CubicBezier {
    type Raw = sys::anim_cubic_bezier;
    unsafe fn from_raw(raw: &sys::anim_cubic_bezier) -> CubicBezier {
        CubicBezier::from_raw(raw)
    }
}

impl From<[f64; 4]> for CubicBezier {
    fn from([x1, y1, x2, y2]: [f64; 4]) -> CubicBezier {
        CubicBezier { x1, y1, x2, y2 }
    }
}

impl From<CubicBezier> for [f64; 4] {
    fn from(value: CubicBezier) -> [f64; 4] {
        [value.x1, value.y1, value.x2, value.y2]
    }
}

/// Options of the three kinds of keyframes. With shortest_turns, an angle turns by at most half a turn on each segment,
/// and exactly half a turn goes in the direction that is written: full turns are added to the keys' values, also to the
/// last.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct KeyframeOptions {
    /// 1 to `LIMIT_KEYFRAME_COMPONENTS`. 1
    pub component_count: u32,
    /// `KeyframeMode` of values and blocks; not used for tracks. LINEAR
    pub mode: KeyframeMode,
    /// 1: ease applies, even if it is linear. 0: if ease is left linear, blocks ease in and out, and the other kinds do
    /// not ease. 0
    pub has_ease: bool,
    /// bit i: component i (below 64 and component_count) is an angle that turns the shortest way. 0
    pub shortest_turns: u64,
    /// seconds, 0 to 1e9, of values and blocks; not read for tracks. 0.25
    pub duration: f64,
    /// eases the whole timeline, on top of the curves of segments. A curve that is not linear applies whatever has_ease
    /// is. Linear
    pub ease: CubicBezier,
}

impl KeyframeOptions {
    #[allow(dead_code)]
    pub(crate) fn to_raw(self) -> Result<sys::anim_keyframe_options, Error> {
        let mut raw: sys::anim_keyframe_options = unsafe { std::mem::zeroed() };
        raw.struct_size = std::mem::size_of::<sys::anim_keyframe_options>() as u32;
        raw.component_count = self.component_count;
        raw.mode = self.mode as i32;
        raw.has_ease = i32::from(self.has_ease);
        raw.shortest_turns = self.shortest_turns;
        raw.duration = self.duration;
        raw.ease = self.ease.to_raw()?;
        Ok(raw)
    }

    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_keyframe_options) -> KeyframeOptions {
        KeyframeOptions {
            component_count: raw.component_count,
            mode: KeyframeMode::from_raw(raw.mode),
            has_ease: raw.has_ease != 0,
            shortest_turns: raw.shortest_turns,
            duration: raw.duration,
            ease: CubicBezier::from_raw(&raw.ease),
        }
    }
}

impl Default for KeyframeOptions {
    fn default() -> Self {
        let mut raw: sys::anim_keyframe_options = unsafe { std::mem::zeroed() };
        let size = std::mem::size_of::<sys::anim_keyframe_options>() as u32;
        if let Err(error) = check(unsafe { sys::anim_default_keyframe_options(&mut raw, size) }) {
            panic!("{}", error);
        }
        KeyframeOptions::from_raw(&raw)
    }
}

/// Keyframe.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Keyframe {
    /// `KeyframeKind`
    pub kind: KeyframeKind,
    /// `ANIM_KEYFRAME_HAS_` and `KeyframeFlags::SETTLES`
    pub flags: KeyframeFlags,
    /// seconds, 0 to 1e9. Not read for MOVE, nor for a spring that SETTLES
    pub duration: f64,
    /// of LINEAR
    pub curve: CubicBezier,
    /// of SPRING
    pub spring: Spring,
}

impl Keyframe {
    #[allow(dead_code)]
    pub(crate) fn to_raw(self) -> Result<sys::anim_keyframe, Error> {
        let mut raw: sys::anim_keyframe = unsafe { std::mem::zeroed() };
        raw.kind = self.kind as i32;
        raw.flags = self.flags.bits();
        raw.duration = self.duration;
        raw.curve = self.curve.to_raw()?;
        raw.spring = self.spring.to_raw()?;
        Ok(raw)
    }
}

/// Keyframes info.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct KeyframesInfo {
    /// Component count.
    pub component_count: u32,
    /// values, blocks or keyframes
    pub key_count: u32,
    /// whether the caller gives the initial value on evaluation
    pub needs_start: bool,
    /// seconds
    pub duration: f64,
}

impl KeyframesInfo {
    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_keyframes_info) -> KeyframesInfo {
        KeyframesInfo {
            component_count: raw.component_count,
            key_count: raw.key_count,
            needs_start: raw.needs_start != 0,
            duration: raw.duration,
        }
    }
}

unsafe impl FromRaw for KeyframesInfo {
    type Raw = sys::anim_keyframes_info;
    unsafe fn from_raw(raw: &sys::anim_keyframes_info) -> KeyframesInfo {
        KeyframesInfo::from_raw(raw)
    }
}

/// When something runs in its parent's time, as Core Animation's CAMediaTiming. Local time is (parent time -
/// begin_time) \* speed + time_offset; the active interval is local time 0 up to the active duration, which is the
/// duration times the repeat count (times two with autoreverses), or the repeat duration. The interval includes its
/// begin and excludes its end; the other way round where speed is negative. This holds for `MediaTiming::evaluate` and
/// for groups; for animations see `StageRef::animate`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MediaTiming {
    /// of local time. NONE
    pub fill_mode: FillMode,
    /// 1: each repeat runs back again. 0
    pub autoreverses: bool,
    /// seconds of parent time. 0
    pub begin_time: f64,
    /// seconds of local time. 0
    pub time_offset: f64,
    /// negative runs backwards; at 0 local time stands at time_offset. 1
    pub speed: f64,
    /// seconds of one iteration, \>= 0 or infinite; 0 means 0.25. 0
    pub duration: f64,
    /// \>= 0, fractional or infinite; 0 is not set. 0
    pub repeat_count: f64,
    /// seconds of local time, \>= 0 or infinite; 0 is not set. 0. Where both are set, the one that ends first counts,
    /// as in SMIL (Core Animation leaves it open).
    pub repeat_duration: f64,
}

impl MediaTiming {
    #[allow(dead_code)]
    pub(crate) fn to_raw(self) -> Result<sys::anim_media_timing, Error> {
        let mut raw: sys::anim_media_timing = unsafe { std::mem::zeroed() };
        raw.struct_size = std::mem::size_of::<sys::anim_media_timing>() as u32;
        raw.fill_mode = self.fill_mode as i32;
        raw.autoreverses = i32::from(self.autoreverses);
        raw.begin_time = self.begin_time;
        raw.time_offset = self.time_offset;
        raw.speed = self.speed;
        raw.duration = self.duration;
        raw.repeat_count = self.repeat_count;
        raw.repeat_duration = self.repeat_duration;
        Ok(raw)
    }

    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_media_timing) -> MediaTiming {
        MediaTiming {
            fill_mode: FillMode::from_raw(raw.fill_mode),
            autoreverses: raw.autoreverses != 0,
            begin_time: raw.begin_time,
            time_offset: raw.time_offset,
            speed: raw.speed,
            duration: raw.duration,
            repeat_count: raw.repeat_count,
            repeat_duration: raw.repeat_duration,
        }
    }
}

impl Default for MediaTiming {
    fn default() -> Self {
        let mut raw: sys::anim_media_timing = unsafe { std::mem::zeroed() };
        let size = std::mem::size_of::<sys::anim_media_timing>() as u32;
        if let Err(error) = check(unsafe { sys::anim_default_media_timing(&mut raw, size) }) {
            panic!("{}", error);
        }
        MediaTiming::from_raw(&raw)
    }
}

/// A timing evaluated at one moment. Where it is not in effect, the other members are as if it filled on both sides.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MediaSample {
    /// `TimingPhase`
    pub phase: TimingPhase,
    /// 1: there is a value, in the active phase or by the fill mode
    pub is_in_effect: bool,
    /// 1: on the way back of an autoreversing repeat
    pub is_reversing: bool,
    /// 0...1, mirrored on the way back; from the end on it stays: 1 after 3 repeats, 0.5 after 2.5, 0 after the way
    /// back
    pub progress: f64,
    /// the current repeat, from 0; infinite after the last of infinitely many
    pub iteration: f64,
    /// seconds, not clamped
    pub local_time: f64,
    /// seconds into the iteration, mirrored too: the parent time of animations in a group with this timing
    pub iteration_time: f64,
    /// d progress / d parent time, per second; 0 outside the active phase
    pub rate: f64,
    /// d iteration_time / d parent time; 0 outside the active phase
    pub iteration_rate: f64,
}

impl MediaSample {
    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_media_sample) -> MediaSample {
        MediaSample {
            phase: TimingPhase::from_raw(raw.phase),
            is_in_effect: raw.is_in_effect != 0,
            is_reversing: raw.is_reversing != 0,
            progress: raw.progress,
            iteration: raw.iteration,
            local_time: raw.local_time,
            iteration_time: raw.iteration_time,
            rate: raw.rate,
            iteration_rate: raw.iteration_rate,
        }
    }
}

unsafe impl FromRaw for MediaSample {
    type Raw = sys::anim_media_sample;
    unsafe fn from_raw(raw: &sys::anim_media_sample) -> MediaSample {
        MediaSample::from_raw(raw)
    }
}

/// The timing of an animation effect, as Web Animations Level 1 computes it. Times are in any one unit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WebTiming {
    /// NONE
    pub fill: FillMode,
    /// `Direction` NORMAL
    pub direction: Direction,
    /// signed. 0
    pub delay: f64,
    /// signed. 0
    pub end_delay: f64,
    /// the iteration at which it starts, \>= 0, fractional too. 0
    pub iteration_start: f64,
    /// \>= 0 or infinite. 1
    pub iterations: f64,
    /// of one iteration, \>= 0 or infinite. 0
    pub duration: f64,
    /// the animation's: only its sign counts here. 1
    pub playback_rate: f64,
}

impl WebTiming {
    #[allow(dead_code)]
    pub(crate) fn to_raw(self) -> Result<sys::anim_web_timing, Error> {
        let mut raw: sys::anim_web_timing = unsafe { std::mem::zeroed() };
        raw.struct_size = std::mem::size_of::<sys::anim_web_timing>() as u32;
        raw.fill = self.fill as i32;
        raw.direction = self.direction as i32;
        raw.delay = self.delay;
        raw.end_delay = self.end_delay;
        raw.iteration_start = self.iteration_start;
        raw.iterations = self.iterations;
        raw.duration = self.duration;
        raw.playback_rate = self.playback_rate;
        Ok(raw)
    }

    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_web_timing) -> WebTiming {
        WebTiming {
            fill: FillMode::from_raw(raw.fill),
            direction: Direction::from_raw(raw.direction),
            delay: raw.delay,
            end_delay: raw.end_delay,
            iteration_start: raw.iteration_start,
            iterations: raw.iterations,
            duration: raw.duration,
            playback_rate: raw.playback_rate,
        }
    }
}

impl Default for WebTiming {
    fn default() -> Self {
        let mut raw: sys::anim_web_timing = unsafe { std::mem::zeroed() };
        let size = std::mem::size_of::<sys::anim_web_timing>() as u32;
        if let Err(error) = check(unsafe { sys::anim_default_web_timing(&mut raw, size) }) {
            panic!("{}", error);
        }
        WebTiming::from_raw(&raw)
    }
}

/// A timing evaluated at one moment. Where the specification says unresolved, is_in_effect is 0 and so are the numbers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WebSample {
    /// `TimingPhase`
    pub phase: TimingPhase,
    /// 0: the numbers below are unresolved
    pub is_in_effect: bool,
    /// 1: the current direction is reverse
    pub is_reversing: bool,
    /// Active time.
    pub active_time: f64,
    /// Overall progress.
    pub overall_progress: f64,
    /// from 0 to 1
    pub simple_iteration_progress: f64,
    /// infinite after the last of infinitely many
    pub current_iteration: f64,
    /// 0...1: the input of the timing function
    pub directed_progress: f64,
}

impl WebSample {
    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_web_sample) -> WebSample {
        WebSample {
            phase: TimingPhase::from_raw(raw.phase),
            is_in_effect: raw.is_in_effect != 0,
            is_reversing: raw.is_reversing != 0,
            active_time: raw.active_time,
            overall_progress: raw.overall_progress,
            simple_iteration_progress: raw.simple_iteration_progress,
            current_iteration: raw.current_iteration,
            directed_progress: raw.directed_progress,
        }
    }
}

unsafe impl FromRaw for WebSample {
    type Raw = sys::anim_web_sample;
    unsafe fn from_raw(raw: &sys::anim_web_sample) -> WebSample {
        WebSample::from_raw(raw)
    }
}

/// Momentum that decays: x = from + velocity / rate \* (1 - e^(-rate \* t)). When the motion crosses a bound, the
/// spring takes over with the velocity there and brings it back to the bound; a motion that begins beyond a bound
/// springs back at once. Several components move independently. Positions and velocities are at most 1e150 in size
/// (`Status::Limit`).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Decay {
    /// per second, 2^-300 to 2^300. 2.002..., from UIScrollView's 0.998 a millisecond
    pub rate: f64,
    /// may be -infinity. -infinity
    pub minimum: f64,
    /// \>= minimum; may be infinity. infinity
    pub maximum: f64,
    /// mass 1, stiffness 100, damping 20: critically damped
    pub spring: Spring,
}

impl Decay {
    #[allow(dead_code)]
    pub(crate) fn to_raw(self) -> Result<sys::anim_decay, Error> {
        let mut raw: sys::anim_decay = unsafe { std::mem::zeroed() };
        raw.struct_size = std::mem::size_of::<sys::anim_decay>() as u32;
        raw.rate = self.rate;
        raw.minimum = self.minimum;
        raw.maximum = self.maximum;
        raw.spring = self.spring.to_raw()?;
        Ok(raw)
    }

    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_decay) -> Decay {
        Decay {
            rate: raw.rate,
            minimum: raw.minimum,
            maximum: raw.maximum,
            spring: Spring::from_raw(&raw.spring),
        }
    }
}

impl Default for Decay {
    fn default() -> Self {
        let mut raw: sys::anim_decay = unsafe { std::mem::zeroed() };
        let size = std::mem::size_of::<sys::anim_decay>() as u32;
        if let Err(error) = check(unsafe { sys::anim_default_decay(&mut raw, size) }) {
            panic!("{}", error);
        }
        Decay::from_raw(&raw)
    }
}

/// The resistance of a scroll view that is dragged beyond its bounds: a drag by x beyond a bound is shown (1 - 1 / (x
/// \* coefficient / dimension + 1)) \* dimension beyond it, never more than dimension. Positions and values are at most
/// 1e150 in size (`Status::Limit`).
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RubberBand {
    /// may be -infinity
    pub minimum: f64,
    /// \>= minimum; may be infinity
    pub maximum: f64,
    /// of the view in that direction, above 0 and at most 1e150
    pub dimension: f64,
    /// above 0 and at most 1e150; UIScrollView's is 0.55
    pub coefficient: f64,
}

const _: () = assert!(std::mem::size_of::<RubberBand>() == 32);

impl RubberBand {
    #[allow(dead_code)]
    pub(crate) fn to_raw(self) -> Result<sys::anim_rubber_band, Error> {
        Ok(unsafe { std::mem::transmute::<RubberBand, sys::anim_rubber_band>(self) })
    }

    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_rubber_band) -> RubberBand {
        unsafe { std::mem::transmute::<sys::anim_rubber_band, RubberBand>(*raw) }
    }
}

unsafe impl FromRaw for RubberBand {
    type Raw = sys::anim_rubber_band;
    unsafe fn from_raw(raw: &sys::anim_rubber_band) -> RubberBand {
        RubberBand::from_raw(raw)
    }
}

impl From<[f64; 4]> for RubberBand {
    fn from([minimum, maximum, dimension, coefficient]: [f64; 4]) -> RubberBand {
        RubberBand { minimum, maximum, dimension, coefficient }
    }
}

impl From<RubberBand> for [f64; 4] {
    fn from(value: RubberBand) -> [f64; 4] {
        [value.minimum, value.maximum, value.dimension, value.coefficient]
    }
}

/// How a color moves to another. All zeros is straight sRGB.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ColorInterpolation {
    /// `ColorSpace`
    pub space: ColorSpace,
    /// `HueInterpolation`; only OKLCH has a hue
    pub hue: HueInterpolation,
    /// 1: interpolates components multiplied by the opacity, except the hue, as CSS does
    pub premultiplied: bool,
}

impl ColorInterpolation {
    #[allow(dead_code)]
    pub(crate) fn to_raw(self) -> Result<sys::anim_color_interpolation, Error> {
        let mut raw: sys::anim_color_interpolation = unsafe { std::mem::zeroed() };
        raw.space = self.space as i32;
        raw.hue = self.hue as i32;
        raw.premultiplied = i32::from(self.premultiplied);
        Ok(raw)
    }
}

/// A decomposed transform: a translation after a rotation after a skew after a scale. With o = shear + skew \* scale_y,
/// a = scale_x cos(angle), b = scale_x sin(angle), c = o cos(angle) - scale_y sin(angle), d = o sin(angle) + scale_y
/// cos(angle). This is what browsers interpolate (w3c/csswg-drafts issue 3713; the text of CSS Transforms 1 has another
/// remainder instead of the skew). If the transform mirrors, one scale is negative: scale_x where a \< d, otherwise
/// scale_y.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TransformParts {
    /// Tx.
    pub tx: f64,
    /// Ty.
    pub ty: f64,
    /// from -pi to pi; positive turns clockwise on the screen
    pub angle: f64,
    /// Scale x.
    pub scale_x: f64,
    /// Scale y.
    pub scale_y: f64,
    /// the tangent of the skew's angle
    pub skew: f64,
    /// 0, unless scale_y is 0 or below 1e-9 of it
    pub shear: f64,
}

const _: () = assert!(std::mem::size_of::<TransformParts>() == 56);

impl TransformParts {
    #[allow(dead_code)]
    pub(crate) fn to_raw(self) -> Result<sys::anim_transform_parts, Error> {
        Ok(unsafe { std::mem::transmute::<TransformParts, sys::anim_transform_parts>(self) })
    }

    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_transform_parts) -> TransformParts {
        unsafe { std::mem::transmute::<sys::anim_transform_parts, TransformParts>(*raw) }
    }
}

unsafe impl FromRaw for TransformParts {
    type Raw = sys::anim_transform_parts;
    unsafe fn from_raw(raw: &sys::anim_transform_parts) -> TransformParts {
        TransformParts::from_raw(raw)
    }
}

impl From<[f64; 7]> for TransformParts {
    fn from([tx, ty, angle, scale_x, scale_y, skew, shear]: [f64; 7]) -> TransformParts {
        TransformParts { tx, ty, angle, scale_x, scale_y, skew, shear }
    }
}

impl From<TransformParts> for [f64; 7] {
    fn from(value: TransformParts) -> [f64; 7] {
        [value.tx, value.ty, value.angle, value.scale_x, value.scale_y, value.skew, value.shear]
    }
}

/// How path data are read.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PathParsing {
    /// 0: data with an error are refused; 1: everything before the error is kept, as in SVG's error handling
    pub lenient: bool,
    /// largest error of an arc's cubics, relative to its larger radius: 1e-13 to 1
    pub arc_accuracy: f64,
}

impl PathParsing {
    #[allow(dead_code)]
    pub(crate) fn to_raw(self) -> Result<sys::anim_path_parsing, Error> {
        let mut raw: sys::anim_path_parsing = unsafe { std::mem::zeroed() };
        raw.struct_size = std::mem::size_of::<sys::anim_path_parsing>() as u32;
        raw.lenient = i32::from(self.lenient);
        raw.arc_accuracy = self.arc_accuracy;
        Ok(raw)
    }

    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_path_parsing) -> PathParsing {
        PathParsing {
            lenient: raw.lenient != 0,
            arc_accuracy: raw.arc_accuracy,
        }
    }
}

impl Default for PathParsing {
    fn default() -> Self {
        let mut raw: sys::anim_path_parsing = unsafe { std::mem::zeroed() };
        let size = std::mem::size_of::<sys::anim_path_parsing>() as u32;
        if let Err(error) = check(unsafe { sys::anim_default_path_parsing(&mut raw, size) }) {
            panic!("{}", error);
        }
        PathParsing::from_raw(&raw)
    }
}

/// How path data are written.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PathFormat {
    /// 1: as few bytes as possible: no redundant command or separator, H, V, S and T, .5 for 0.5, 1e3 for 1000; 0: a
    /// command for each verb, a space between numbers
    pub minified: bool,
    /// Coordinates.
    pub coordinates: PathCoordinates,
    /// decimals to which numbers are rounded, 0 to 15; -1: as many as needed to lose nothing
    pub digits: i32,
}

impl PathFormat {
    #[allow(dead_code)]
    pub(crate) fn to_raw(self) -> Result<sys::anim_path_format, Error> {
        let mut raw: sys::anim_path_format = unsafe { std::mem::zeroed() };
        raw.struct_size = std::mem::size_of::<sys::anim_path_format>() as u32;
        raw.minified = i32::from(self.minified);
        raw.coordinates = self.coordinates as i32;
        raw.digits = self.digits;
        Ok(raw)
    }

    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_path_format) -> PathFormat {
        PathFormat {
            minified: raw.minified != 0,
            coordinates: PathCoordinates::from_raw(raw.coordinates),
            digits: raw.digits,
        }
    }
}

impl Default for PathFormat {
    fn default() -> Self {
        let mut raw: sys::anim_path_format = unsafe { std::mem::zeroed() };
        let size = std::mem::size_of::<sys::anim_path_format>() as u32;
        if let Err(error) = check(unsafe { sys::anim_default_path_format(&mut raw, size) }) {
            panic!("{}", error);
        }
        PathFormat::from_raw(&raw)
    }
}

/// A location on an outline. At a length where two segments meet, the location is the beginning of the second, and its
/// tangent the direction in which the path goes on. At the end of the path it is the end of the last segment. At a cusp
/// the tangent is that of the curve after it; where control points coincide, the limit; (1, 0) for a segment of length
/// 0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PathLocation {
    /// X.
    pub x: f64,
    /// Y.
    pub y: f64,
    /// the direction, of length 1; the normal is a quarter turn clockwise from it: (-y, x)
    pub tangent_x: f64,
    /// the direction, of length 1; the normal is a quarter turn clockwise from it: (-y, x)
    pub tangent_y: f64,
    /// 1 / radius, positive where the path turns clockwise on the screen; 0 on lines and at cusps
    pub curvature: f64,
    /// along the path
    pub length: f64,
    /// from the given point; 0 where none was given
    pub distance: f64,
    /// of the verb's segment, 0...1
    pub parameter: f64,
    /// the index of the verb that draws the segment
    pub verb: u32,
    /// which, from 0
    pub subpath: u32,
}

const _: () = assert!(std::mem::size_of::<PathLocation>() == 72);

impl PathLocation {
    #[allow(dead_code)]
    pub(crate) fn to_raw(self) -> Result<sys::anim_path_location, Error> {
        Ok(unsafe { std::mem::transmute::<PathLocation, sys::anim_path_location>(self) })
    }

    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_path_location) -> PathLocation {
        unsafe { std::mem::transmute::<sys::anim_path_location, PathLocation>(*raw) }
    }
}

unsafe impl FromRaw for PathLocation {
    type Raw = sys::anim_path_location;
    unsafe fn from_raw(raw: &sys::anim_path_location) -> PathLocation {
        PathLocation::from_raw(raw)
    }
}

/// Which part of an outline `Path::trim` keeps.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PathTrimOptions {
    /// `PathTrimFlags` added up. 0
    pub flags: PathTrimFlags,
    /// where the part begins and ends: clamped to the path, exchanged where start \> end. 0 and 1
    pub start: f64,
    /// End.
    pub end: f64,
    /// moves both along the path; beyond its end they wrap to its beginning. 0
    pub offset: f64,
}

impl PathTrimOptions {
    #[allow(dead_code)]
    pub(crate) fn to_raw(self) -> Result<sys::anim_path_trim_options, Error> {
        let mut raw: sys::anim_path_trim_options = unsafe { std::mem::zeroed() };
        raw.struct_size = std::mem::size_of::<sys::anim_path_trim_options>() as u32;
        raw.flags = self.flags.bits();
        raw.start = self.start;
        raw.end = self.end;
        raw.offset = self.offset;
        Ok(raw)
    }

    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_path_trim_options) -> PathTrimOptions {
        PathTrimOptions {
            flags: PathTrimFlags::from_bits(raw.flags),
            start: raw.start,
            end: raw.end,
            offset: raw.offset,
        }
    }
}

impl Default for PathTrimOptions {
    fn default() -> Self {
        let mut raw: sys::anim_path_trim_options = unsafe { std::mem::zeroed() };
        let size = std::mem::size_of::<sys::anim_path_trim_options>() as u32;
        if let Err(error) = check(unsafe { sys::anim_default_path_trim_options(&mut raw, size) }) {
            panic!("{}", error);
        }
        PathTrimOptions::from_raw(&raw)
    }
}

/// A subpath: a move and the verbs up to the next one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Subpath {
    /// its range of the path's verbs
    pub first_verb: u64,
    /// its range of the path's verbs
    pub verb_count: u64,
    /// its range of coordinates, two a point
    pub first_coordinate: u64,
    /// its range of coordinates, two a point
    pub coordinate_count: u64,
    /// as `Path::area`
    pub area: f64,
    /// 1 where its last verb is a close
    pub is_closed: bool,
}

impl Subpath {
    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_subpath) -> Subpath {
        Subpath {
            first_verb: raw.first_verb,
            verb_count: raw.verb_count,
            first_coordinate: raw.first_coordinate,
            coordinate_count: raw.coordinate_count,
            area: raw.area,
            is_closed: raw.is_closed != 0,
        }
    }
}

unsafe impl FromRaw for Subpath {
    type Raw = sys::anim_subpath;
    unsafe fn from_raw(raw: &sys::anim_subpath) -> Subpath {
        Subpath::from_raw(raw)
    }
}

/// How an outline is stroked: the terms and rules of SVG 2, chapter 13.5.
#[derive(Clone, Copy, Debug)]
pub struct StrokeStyle<'a> {
    /// `Cap` BUTT
    pub cap: Cap,
    /// `Join`, `Join::MiterClip` and `Join::Arcs` as well. MITER
    pub join: Join,
    /// 0 (which draws nothing) to 1e150. 1
    pub width: f64,
    /// at least 1: the longest miter, in widths. Beyond it MITER is a bevel. 4
    pub miter_limit: f64,
    /// the offset into the dash pattern at which each subpath begins; may be negative. 0
    pub dash_offset: f64,
    /// lengths of dashes and gaps in turn, each 0 to 1e150; an odd number of them is repeated once; none, or all 0, is
    /// solid.
    pub dashes: Option<&'a [f64]>,
    /// 1: an outline without crossings, as of `Path::simplify`. Hits ignore it. 0
    pub simplified: bool,
}

impl<'a> StrokeStyle<'a> {
    #[allow(dead_code)]
    pub(crate) fn to_raw(self) -> Result<sys::anim_stroke_style, Error> {
        let mut raw: sys::anim_stroke_style = unsafe { std::mem::zeroed() };
        raw.struct_size = std::mem::size_of::<sys::anim_stroke_style>() as u32;
        raw.cap = self.cap as i32;
        raw.join = self.join as i32;
        raw.width = self.width;
        raw.miter_limit = self.miter_limit;
        raw.dash_offset = self.dash_offset;
        raw.dashes = self.dashes.map_or(std::ptr::null(), |array| array.as_ptr() as *const _);
        raw.simplified = i32::from(self.simplified);
        raw.dash_count = u32::try_from(shared_length(&[("dashes", self.dashes.map(|array| array.len()))])?).unwrap_or(u32::MAX);
        Ok(raw)
    }

    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_stroke_style) -> StrokeStyle<'a> {
        StrokeStyle {
            cap: Cap::from_raw(raw.cap),
            join: Join::from_raw(raw.join),
            width: raw.width,
            miter_limit: raw.miter_limit,
            dash_offset: raw.dash_offset,
            dashes: None,
            simplified: raw.simplified != 0,
        }
    }
}

impl Default for StrokeStyle<'_> {
    fn default() -> Self {
        let mut raw: sys::anim_stroke_style = unsafe { std::mem::zeroed() };
        let size = std::mem::size_of::<sys::anim_stroke_style>() as u32;
        if let Err(error) = check(unsafe { sys::anim_default_stroke_style(&mut raw, size) }) {
            panic!("{}", error);
        }
        StrokeStyle::from_raw(&raw)
    }
}

/// An index in the first path and one in the second.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MorphPair {
    /// From.
    pub from: i32,
    /// To.
    pub to: i32,
}

const _: () = assert!(std::mem::size_of::<MorphPair>() == 8);

impl MorphPair {
    #[allow(dead_code)]
    pub(crate) fn to_raw(self) -> Result<sys::anim_morph_pair, Error> {
        Ok(unsafe { std::mem::transmute::<MorphPair, sys::anim_morph_pair>(self) })
    }

    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_morph_pair) -> MorphPair {
        unsafe { std::mem::transmute::<sys::anim_morph_pair, MorphPair>(*raw) }
    }
}

unsafe impl FromRaw for MorphPair {
    type Raw = sys::anim_morph_pair;
    unsafe fn from_raw(raw: &sys::anim_morph_pair) -> MorphPair {
        MorphPair::from_raw(raw)
    }
}

/// Morph options.
#[derive(Clone, Copy, Debug)]
pub struct MorphOptions<'a> {
    /// `MorphStructure` AUTOMATIC
    pub structure: MorphStructure,
    /// `MorphMotion` AUTOMATIC
    pub motion: MorphMotion,
    /// `MorphPairing` AUTOMATIC
    pub pairing: MorphPairing,
    /// `MorphStarts` AUTOMATIC
    pub starts: MorphStarts,
    /// `FillRule::Nonzero` or `FillRule::Evenodd`: says which subpaths are holes. NONZERO
    pub fill_rule: FillRule,
    /// how hard self-intersecting in-betweens are searched for and repaired, 0 to 3. 2
    pub effort: i32,
    /// `MorphPaint` FILL
    pub paint: MorphPaint,
    /// from 0 (outlines stretch to match their features) to 1 (evenly along their length). 0.25
    pub smoothness: f64,
    /// joints nearer than this are merged, in units of the outline's length, 0 to 0.1. 0.01
    pub tolerance: f64,
    /// Indices of subpaths; -1 for none. A subpath that has no counterpart or is not listed grows from a point or
    /// shrinks to one. Refused unless pairing is GIVEN.
    pub pairs: Option<&'a [MorphPair]>,
    /// Indices of verbs: the end points of the two verbs correspond. Read in order; a closed subpath takes the first
    /// pair that lies on it and on its counterpart. Refused unless starts is GIVEN.
    pub points: Option<&'a [MorphPair]>,
}

impl<'a> MorphOptions<'a> {
    #[allow(dead_code)]
    pub(crate) fn to_raw(self) -> Result<sys::anim_morph_options, Error> {
        let mut raw: sys::anim_morph_options = unsafe { std::mem::zeroed() };
        raw.struct_size = std::mem::size_of::<sys::anim_morph_options>() as u32;
        raw.structure = self.structure as i32;
        raw.motion = self.motion as i32;
        raw.pairing = self.pairing as i32;
        raw.starts = self.starts as i32;
        raw.fill_rule = self.fill_rule as i32;
        raw.effort = self.effort;
        raw.paint = self.paint as i32;
        raw.smoothness = self.smoothness;
        raw.tolerance = self.tolerance;
        raw.pairs = self.pairs.map_or(std::ptr::null(), |array| array.as_ptr() as *const _);
        raw.points = self.points.map_or(std::ptr::null(), |array| array.as_ptr() as *const _);
        raw.pair_count = u64::try_from(shared_length(&[("pairs", self.pairs.map(|array| array.len()))])?).unwrap_or(u64::MAX);
        raw.point_count = u64::try_from(shared_length(&[("points", self.points.map(|array| array.len()))])?).unwrap_or(u64::MAX);
        Ok(raw)
    }

    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_morph_options) -> MorphOptions<'a> {
        MorphOptions {
            structure: MorphStructure::from_raw(raw.structure),
            motion: MorphMotion::from_raw(raw.motion),
            pairing: MorphPairing::from_raw(raw.pairing),
            starts: MorphStarts::from_raw(raw.starts),
            fill_rule: FillRule::from_raw(raw.fill_rule),
            effort: raw.effort,
            paint: MorphPaint::from_raw(raw.paint),
            smoothness: raw.smoothness,
            tolerance: raw.tolerance,
            pairs: None,
            points: None,
        }
    }
}

impl Default for MorphOptions<'_> {
    fn default() -> Self {
        let mut raw: sys::anim_morph_options = unsafe { std::mem::zeroed() };
        let size = std::mem::size_of::<sys::anim_morph_options>() as u32;
        if let Err(error) = check(unsafe { sys::anim_default_morph_options(&mut raw, size) }) {
            panic!("{}", error);
        }
        MorphOptions::from_raw(&raw)
    }
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Event {
    /// `EventKind`
    pub kind: EventKind,
    /// 1 when it ran to its end, 0 when it was interrupted or removed
    pub finished: bool,
    /// flicks of stage time
    pub time: i64,
    /// the property, transaction, group or bank, or 0
    pub subject: u64,
    /// index for `StageRef::name`, or -1
    pub name: i32,
    /// see the kinds; otherwise 0
    pub count: i32,
    /// the animation that ended, or 0
    pub animation: u64,
    /// identifies its data, or 0 for none; see `Scene::event_value`
    pub data: u64,
    /// how many of its first fields were dropped before it was delivered; 0 for none
    pub data_lost: u32,
}

impl Event {
    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_event) -> Event {
        Event {
            kind: EventKind::from_raw(raw.kind),
            finished: raw.finished != 0,
            time: raw.time,
            subject: raw.subject,
            name: raw.name,
            count: raw.count,
            animation: raw.animation,
            data: raw.data,
            data_lost: raw.data_lost,
        }
    }
}

unsafe impl FromRaw for Event {
    type Raw = sys::anim_event;
    unsafe fn from_raw(raw: &sys::anim_event) -> Event {
        Event::from_raw(raw)
    }
}

/// Stage options.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StageOptions {
    /// properties for which memory is reserved at once; more may be added. 16
    pub property_capacity: u32,
    /// events kept until polled, up to 1048576; the oldest are dropped beyond. 0 keeps none. 65536
    pub event_limit: u32,
    /// bit (1 \<\< kind) set: events of this kind are reported; LOST always is. 0xFFFFFFFF
    pub event_mask: u32,
}

impl StageOptions {
    #[allow(dead_code)]
    pub(crate) fn to_raw(self) -> Result<sys::anim_stage_options, Error> {
        let mut raw: sys::anim_stage_options = unsafe { std::mem::zeroed() };
        raw.struct_size = std::mem::size_of::<sys::anim_stage_options>() as u32;
        raw.property_capacity = self.property_capacity;
        raw.event_limit = self.event_limit;
        raw.event_mask = self.event_mask;
        Ok(raw)
    }

    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_stage_options) -> StageOptions {
        StageOptions {
            property_capacity: raw.property_capacity,
            event_limit: raw.event_limit,
            event_mask: raw.event_mask,
        }
    }
}

impl Default for StageOptions {
    fn default() -> Self {
        let mut raw: sys::anim_stage_options = unsafe { std::mem::zeroed() };
        let size = std::mem::size_of::<sys::anim_stage_options>() as u32;
        if let Err(error) = check(unsafe { sys::anim_default_stage_options(&mut raw, size) }) {
            panic!("{}", error);
        }
        StageOptions::from_raw(&raw)
    }
}

/// Members for other kinds than the property's, or other spaces, must keep their defaults (`Status::Argument`).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PropertyOptions {
    /// `ValueKind` but PATH. SCALAR
    pub kind: ValueKind,
    /// of a VECTOR, 1 to `LIMIT_VECTOR`; for other kinds 0, or their own number. 0
    pub component_count: u32,
    /// of an ANGLE: `Turn` AS_GIVEN
    pub turn: Turn,
    /// of a COLOR: `ColorSpace` in which it is interpolated. SRGB
    pub space: ColorSpace,
    /// of a COLOR in OKLCH: `HueInterpolation` SHORTER
    pub hue: HueInterpolation,
    /// of a COLOR: 1 interpolates colors multiplied by their opacity, as CSS does. 0
    pub premultiplied: bool,
    /// 1: may fade when motion is reduced; -1: as its kind (colors do). -1 None where nobody has said it.
    pub fades: Option<bool>,
    /// see `StageRef::set_threshold`. 0.001
    pub threshold: f64,
}

impl PropertyOptions {
    #[allow(dead_code)]
    pub(crate) fn to_raw(self) -> Result<sys::anim_property_options, Error> {
        let mut raw: sys::anim_property_options = unsafe { std::mem::zeroed() };
        let size = std::mem::size_of::<sys::anim_property_options>() as u32;
        check(unsafe { sys::anim_default_property_options(&mut raw, size) })?;
        raw.kind = self.kind as i32;
        raw.component_count = self.component_count;
        raw.turn = self.turn as i32;
        raw.space = self.space as i32;
        raw.hue = self.hue as i32;
        raw.premultiplied = i32::from(self.premultiplied);
        if let Some(value) = self.fades {
            raw.fades = i32::from(value);
        }
        raw.threshold = self.threshold;
        Ok(raw)
    }

    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_property_options) -> PropertyOptions {
        PropertyOptions {
            kind: ValueKind::from_raw(raw.kind),
            component_count: raw.component_count,
            turn: Turn::from_raw(raw.turn),
            space: ColorSpace::from_raw(raw.space),
            hue: HueInterpolation::from_raw(raw.hue),
            premultiplied: raw.premultiplied != 0,
            fades: if raw.fades == 0 || raw.fades == 1 { Some(raw.fades == 1) } else { None },
            threshold: raw.threshold,
        }
    }
}

impl Default for PropertyOptions {
    fn default() -> Self {
        let mut raw: sys::anim_property_options = unsafe { std::mem::zeroed() };
        let size = std::mem::size_of::<sys::anim_property_options>() as u32;
        if let Err(error) = check(unsafe { sys::anim_default_property_options(&mut raw, size) }) {
            panic!("{}", error);
        }
        PropertyOptions::from_raw(&raw)
    }
}

/// Property info.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PropertyInfo {
    /// `ValueKind`
    pub kind: ValueKind,
    /// Component count.
    pub component_count: u32,
    /// index for `StageRef::name`, or -1
    pub name: i32,
    /// 1 while an animation runs or waits for its delay
    pub is_animating: bool,
    /// components of the presentation and velocity: differs from component_count only for a path on its way to one with
    /// other verbs
    pub shown_count: u32,
    /// see `StageRef::set_threshold`
    pub threshold: f64,
}

impl PropertyInfo {
    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_property_info) -> PropertyInfo {
        PropertyInfo {
            kind: ValueKind::from_raw(raw.kind),
            component_count: raw.component_count,
            name: raw.name,
            is_animating: raw.is_animating != 0,
            shown_count: raw.shown_count,
            threshold: raw.threshold,
        }
    }
}

unsafe impl FromRaw for PropertyInfo {
    type Raw = sys::anim_property_info;
    unsafe fn from_raw(raw: &sys::anim_property_info) -> PropertyInfo {
        PropertyInfo::from_raw(raw)
    }
}

/// How the values set in a transaction move. Members left at `INHERIT`, as `Motion::default` fills them, come from the
/// enclosing transaction.
#[derive(Clone, Copy, Debug)]
pub struct Motion<'a> {
    /// `MotionKind` INHERIT
    pub kind: MotionKind,
    /// seconds, \>= 0, or `OWN_DURATION`; outermost 0.25 for a curve. A duration cuts a spring off. None where nobody
    /// has said it.
    pub duration: Option<f64>,
    /// seconds, \>= 0, before it starts; outermost 0. None where nobody has said it.
    pub delay: Option<f64>,
    /// read when kind is `MotionKind::Curve`
    pub curve: CubicBezier,
    /// read when kind is `MotionKind::Spring`
    pub spring: Spring,
    /// read when kind is `MotionKind::Easing`; kept alive while an animation uses it
    pub easing: Option<&'a Easing>,
    /// seconds, \>= 0, by which each value set starts later than the one before. None where nobody has said it.
    pub stagger: Option<f64>,
    /// \> 0, fractional or infinite; 1 where only autoreverses is set. None where nobody has said it.
    pub repeat_count: Option<f64>,
    /// 1: every run is followed by one back; 0 where only repeat_count is set. None where nobody has said it.
    pub autoreverses: Option<bool>,
    /// `Interruption::Replace`, ADD or RESTART; outermost REPLACE. None where nobody has said it.
    pub interruption: Option<Interruption>,
    /// 1: values jump, whatever actions their properties have. None where nobody has said it.
    pub disables_actions: Option<bool>,
    /// `Arrangement` of the transactions inside. NONE
    pub arrangement: Arrangement,
    /// the group whose clock the animations use; 0 inherits, outermost the stage's
    pub group: AnimationGroup,
    /// the animations start (after their delay) when it is complete; 0: at once
    pub after: Transaction,
}

impl<'a> Motion<'a> {
    #[allow(dead_code)]
    pub(crate) fn to_raw(self) -> Result<sys::anim_motion, Error> {
        let mut raw: sys::anim_motion = unsafe { std::mem::zeroed() };
        let size = std::mem::size_of::<sys::anim_motion>() as u32;
        check(unsafe { sys::anim_default_motion(&mut raw, size) })?;
        raw.kind = self.kind as i32;
        if let Some(value) = self.duration {
            raw.duration = value;
        }
        if let Some(value) = self.delay {
            raw.delay = value;
        }
        raw.curve = self.curve.to_raw()?;
        raw.spring = self.spring.to_raw()?;
        raw.easing = self.easing.map_or(std::ptr::null(), |object| object.as_ptr() as *const _);
        if let Some(value) = self.stagger {
            raw.stagger = value;
        }
        if let Some(value) = self.repeat_count {
            raw.repeat_count = value;
        }
        if let Some(value) = self.autoreverses {
            raw.autoreverses = i32::from(value);
        }
        if let Some(value) = self.interruption {
            raw.interruption = value as i32;
        }
        if let Some(value) = self.disables_actions {
            raw.disables_actions = i32::from(value);
        }
        raw.arrangement = self.arrangement as i32;
        raw.group = self.group.0;
        raw.after = self.after.0;
        Ok(raw)
    }

    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_motion) -> Motion<'a> {
        Motion {
            kind: MotionKind::from_raw(raw.kind),
            duration: None,
            delay: None,
            curve: CubicBezier::from_raw(&raw.curve),
            spring: Spring::from_raw(&raw.spring),
            easing: None,
            stagger: None,
            repeat_count: None,
            autoreverses: if raw.autoreverses == 0 || raw.autoreverses == 1 { Some(raw.autoreverses == 1) } else { None },
            interruption: None,
            disables_actions: if raw.disables_actions == 0 || raw.disables_actions == 1 { Some(raw.disables_actions == 1) } else { None },
            arrangement: Arrangement::from_raw(raw.arrangement),
            group: AnimationGroup(raw.group),
            after: Transaction(raw.after),
        }
    }
}

impl Default for Motion<'_> {
    fn default() -> Self {
        let mut raw: sys::anim_motion = unsafe { std::mem::zeroed() };
        let size = std::mem::size_of::<sys::anim_motion>() as u32;
        if let Err(error) = check(unsafe { sys::anim_default_motion(&mut raw, size) }) {
            panic!("{}", error);
        }
        Motion::from_raw(&raw)
    }
}

/// Animation options.
#[derive(Clone, Copy, Debug)]
pub struct AnimationOptions<'a> {
    /// `MotionKind::Curve`, EASING, SPRING, KEYFRAMES or DECAY. CURVE
    pub kind: MotionKind,
    /// `Interruption::Replace`, RESTART, KEEP, or ADD: KEEP, and additive. KEEP
    pub interruption: Interruption,
    /// 1: its value is added to the value of the animations below it (see `StageRef::animate`). 0
    pub additive: bool,
    /// 1: the value at the end of each repeat is added to the next (see there). 0
    pub cumulative: bool,
    /// 1: the model value becomes its last value when it starts (see there). 0
    pub sets_model: bool,
    /// where it begins; not for keyframes that have a start of their own
    pub from: Option<&'a [f64]>,
    /// where it ends; for a curve, easing or spring
    pub to: Option<&'a [f64]>,
    /// how far it moves; for the same kinds as to. Not set where from and to are. `Status::Kind` where colors or
    /// transforms are interpolated in another space
    pub by: Option<&'a [f64]>,
    /// for a spring, a decay or keyframes that begin where the property is, units per second. Not set: the property's
    /// own with REPLACE, otherwise 0
    pub velocity: Option<&'a [f64]>,
    /// seconds of one run, \>= 0. `INHERIT`, or `OWN_DURATION`, which is the same here: 0.25, a spring's or decay's
    /// until rest, or the keyframes' None where nobody has said it.
    pub duration: Option<f64>,
    /// seconds before it starts, \>= 0. 0
    pub delay: f64,
    /// its begin_time and duration are not read (see delay and duration)
    pub timing: MediaTiming,
    /// Curve.
    pub curve: CubicBezier,
    /// Spring.
    pub spring: Spring,
    /// Easing.
    pub easing: Option<&'a Easing>,
    /// Keyframes.
    pub keyframes: Option<&'a Keyframes>,
    /// Decay.
    pub decay: Decay,
    /// the group whose clock it uses; 0: the stage's
    pub group: AnimationGroup,
    /// it starts (after its delay) when this is complete; 0: at once
    pub after: Transaction,
}

impl<'a> AnimationOptions<'a> {
    #[allow(dead_code)]
    pub(crate) fn to_raw(self) -> Result<sys::anim_animation_options, Error> {
        let mut raw: sys::anim_animation_options = unsafe { std::mem::zeroed() };
        let size = std::mem::size_of::<sys::anim_animation_options>() as u32;
        check(unsafe { sys::anim_default_animation_options(&mut raw, size) })?;
        raw.kind = self.kind as i32;
        raw.interruption = self.interruption as i32;
        raw.additive = i32::from(self.additive);
        raw.cumulative = i32::from(self.cumulative);
        raw.sets_model = i32::from(self.sets_model);
        raw.from = self.from.map_or(std::ptr::null(), |array| array.as_ptr() as *const _);
        raw.to = self.to.map_or(std::ptr::null(), |array| array.as_ptr() as *const _);
        raw.by = self.by.map_or(std::ptr::null(), |array| array.as_ptr() as *const _);
        raw.velocity = self.velocity.map_or(std::ptr::null(), |array| array.as_ptr() as *const _);
        if let Some(value) = self.duration {
            raw.duration = value;
        }
        raw.delay = self.delay;
        raw.timing = self.timing.to_raw()?;
        raw.curve = self.curve.to_raw()?;
        raw.spring = self.spring.to_raw()?;
        raw.easing = self.easing.map_or(std::ptr::null(), |object| object.as_ptr() as *const _);
        raw.keyframes = self.keyframes.map_or(std::ptr::null(), |object| object.as_ptr() as *const _);
        raw.decay = self.decay.to_raw()?;
        raw.group = self.group.0;
        raw.after = self.after.0;
        raw.count = u32::try_from(shared_length(&[("from", self.from.map(|array| array.len())), ("to", self.to.map(|array| array.len())), ("by", self.by.map(|array| array.len())), ("velocity", self.velocity.map(|array| array.len()))])?).unwrap_or(u32::MAX);
        Ok(raw)
    }

    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_animation_options) -> AnimationOptions<'a> {
        AnimationOptions {
            kind: MotionKind::from_raw(raw.kind),
            interruption: Interruption::from_raw(raw.interruption),
            additive: raw.additive != 0,
            cumulative: raw.cumulative != 0,
            sets_model: raw.sets_model != 0,
            from: None,
            to: None,
            by: None,
            velocity: None,
            duration: None,
            delay: raw.delay,
            timing: MediaTiming::from_raw(&raw.timing),
            curve: CubicBezier::from_raw(&raw.curve),
            spring: Spring::from_raw(&raw.spring),
            easing: None,
            keyframes: None,
            decay: Decay::from_raw(&raw.decay),
            group: AnimationGroup(raw.group),
            after: Transaction(raw.after),
        }
    }
}

impl Default for AnimationOptions<'_> {
    fn default() -> Self {
        let mut raw: sys::anim_animation_options = unsafe { std::mem::zeroed() };
        let size = std::mem::size_of::<sys::anim_animation_options>() as u32;
        if let Err(error) = check(unsafe { sys::anim_default_animation_options(&mut raw, size) }) {
            panic!("{}", error);
        }
        AnimationOptions::from_raw(&raw)
    }
}

/// Animation group options.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AnimationGroupOptions {
    /// `AnimationGroupKind` CLOCK
    pub kind: AnimationGroupKind,
    /// the group whose time it uses; 0: the stage's. At most 16 deep
    pub parent: AnimationGroup,
    /// of an ANIMATOR, seconds, 0 to 1e9; 0: that of its longest animation. 0
    pub duration: f64,
    /// of MEDIA; its begin time counts from now
    pub timing: MediaTiming,
}

impl AnimationGroupOptions {
    #[allow(dead_code)]
    pub(crate) fn to_raw(self) -> Result<sys::anim_animation_group_options, Error> {
        let mut raw: sys::anim_animation_group_options = unsafe { std::mem::zeroed() };
        raw.struct_size = std::mem::size_of::<sys::anim_animation_group_options>() as u32;
        raw.kind = self.kind as i32;
        raw.parent = self.parent.0;
        raw.duration = self.duration;
        raw.timing = self.timing.to_raw()?;
        Ok(raw)
    }

    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_animation_group_options) -> AnimationGroupOptions {
        AnimationGroupOptions {
            kind: AnimationGroupKind::from_raw(raw.kind),
            parent: AnimationGroup(raw.parent),
            duration: raw.duration,
            timing: MediaTiming::from_raw(&raw.timing),
        }
    }
}

impl Default for AnimationGroupOptions {
    fn default() -> Self {
        let mut raw: sys::anim_animation_group_options = unsafe { std::mem::zeroed() };
        let size = std::mem::size_of::<sys::anim_animation_group_options>() as u32;
        if let Err(error) = check(unsafe { sys::anim_default_animation_group_options(&mut raw, size) }) {
            panic!("{}", error);
        }
        AnimationGroupOptions::from_raw(&raw)
    }
}

/// Stage info.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StageInfo {
    /// Is paused.
    pub is_paused: bool,
    /// stage time, flicks: the time of events and animations
    pub time: i64,
    /// the sum of all advances, flicks
    pub host_time: i64,
    /// Time scale.
    pub time_scale: f64,
    /// Property count.
    pub property_count: u32,
    /// animations that run or wait for their delay, and banks that move; 0: nothing moves
    pub animation_count: u32,
    /// events that wait to be polled
    pub event_count: u32,
    /// Open transactions.
    pub open_transactions: u32,
    /// stage time of the next thing that will happen by itself; -1 when there is none. In a scene whose guards read
    /// animated values or elapsed, this includes the first flick at which a guard may become true. It may be too early,
    /// but is never too late: a host that sleeps until then and asks again misses nothing.
    pub next_due: i64,
    /// how many flicks stage time lags behind the advances: see `StageRef::set_step_budget`
    pub owed: i64,
}

impl StageInfo {
    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_stage_info) -> StageInfo {
        StageInfo {
            is_paused: raw.is_paused != 0,
            time: raw.time,
            host_time: raw.host_time,
            time_scale: raw.time_scale,
            property_count: raw.property_count,
            animation_count: raw.animation_count,
            event_count: raw.event_count,
            open_transactions: raw.open_transactions,
            next_due: raw.next_due,
            owed: raw.owed,
        }
    }
}

unsafe impl FromRaw for StageInfo {
    type Raw = sys::anim_stage_info;
    unsafe fn from_raw(raw: &sys::anim_stage_info) -> StageInfo {
        StageInfo::from_raw(raw)
    }
}

/// Document options.
#[derive(Clone, Copy, Debug)]
pub struct DocumentOptions<'a> {
    /// whether it is searched for unused parts: see `Document::warning_count`. 0
    pub keeps_warnings: bool,
    /// values for the document's parameters: a JSON object.
    pub parameters: Option<&'a str>,
    /// Documents that the document may use as components: a JSON object of documents by name.
    pub library: Option<&'a str>,
    /// as in `SceneOptions`. 268435456
    pub memory_limit: u64,
}

impl<'a> DocumentOptions<'a> {
    #[allow(dead_code)]
    pub(crate) fn to_raw(self) -> Result<sys::anim_document_options, Error> {
        let mut raw: sys::anim_document_options = unsafe { std::mem::zeroed() };
        raw.struct_size = std::mem::size_of::<sys::anim_document_options>() as u32;
        raw.keeps_warnings = i32::from(self.keeps_warnings);
        raw.parameters = self.parameters.map_or(std::ptr::null(), |array| array.as_ptr() as *const _);
        raw.library = self.library.map_or(std::ptr::null(), |array| array.as_ptr() as *const _);
        raw.memory_limit = self.memory_limit;
        raw.parameters_length = u64::try_from(shared_length(&[("parameters", self.parameters.map(|array| array.len()))])?).unwrap_or(u64::MAX);
        raw.library_length = u64::try_from(shared_length(&[("library", self.library.map(|array| array.len()))])?).unwrap_or(u64::MAX);
        Ok(raw)
    }

    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_document_options) -> DocumentOptions<'a> {
        DocumentOptions {
            keeps_warnings: raw.keeps_warnings != 0,
            parameters: None,
            library: None,
            memory_limit: raw.memory_limit,
        }
    }
}

impl Default for DocumentOptions<'_> {
    fn default() -> Self {
        let mut raw: sys::anim_document_options = unsafe { std::mem::zeroed() };
        let size = std::mem::size_of::<sys::anim_document_options>() as u32;
        if let Err(error) = check(unsafe { sys::anim_default_document_options(&mut raw, size) }) {
            panic!("{}", error);
        }
        DocumentOptions::from_raw(&raw)
    }
}

/// Document warning.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DocumentWarning {
    /// `WarningKind`
    pub kind: WarningKind,
    /// of the name that it is about; counted from 1, the column in bytes
    pub line: i32,
    /// of the name that it is about; counted from 1, the column in bytes
    pub column: i32,
    /// the same place in bytes from the beginning of the text
    pub offset: u64,
}

impl DocumentWarning {
    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_document_warning) -> DocumentWarning {
        DocumentWarning {
            kind: WarningKind::from_raw(raw.kind),
            line: raw.line,
            column: raw.column,
            offset: raw.offset,
        }
    }
}

unsafe impl FromRaw for DocumentWarning {
    type Raw = sys::anim_document_warning;
    unsafe fn from_raw(raw: &sys::anim_document_warning) -> DocumentWarning {
        DocumentWarning::from_raw(raw)
    }
}

/// Scene options.
#[derive(Clone, Copy, Debug)]
pub struct SceneOptions<'a> {
    /// as in `StageOptions`. 65536
    pub event_limit: u32,
    /// as in `StageOptions`. 0xFFFFFFFF
    pub event_mask: u32,
    /// of the scene's random generator (xoshiro256\*\*, seeded by splitmix64). 0
    pub seed: u64,
    /// values for the document's parameters: a JSON object.
    pub parameters: Option<&'a str>,
    /// Documents that the document may use as components: a JSON object of documents by name.
    pub library: Option<&'a str>,
    /// About how many bytes of memory the document may take with all its components instantiated: counted before
    /// anything is made of it, and refused with `Status::Limit` if it is more. At most 2^40; 0 is the default.
    /// 268435456
    pub memory_limit: u64,
}

impl<'a> SceneOptions<'a> {
    #[allow(dead_code)]
    pub(crate) fn to_raw(self) -> Result<sys::anim_scene_options, Error> {
        let mut raw: sys::anim_scene_options = unsafe { std::mem::zeroed() };
        raw.struct_size = std::mem::size_of::<sys::anim_scene_options>() as u32;
        raw.event_limit = self.event_limit;
        raw.event_mask = self.event_mask;
        raw.seed = self.seed;
        raw.parameters = self.parameters.map_or(std::ptr::null(), |array| array.as_ptr() as *const _);
        raw.library = self.library.map_or(std::ptr::null(), |array| array.as_ptr() as *const _);
        raw.memory_limit = self.memory_limit;
        raw.parameters_length = u64::try_from(shared_length(&[("parameters", self.parameters.map(|array| array.len()))])?).unwrap_or(u64::MAX);
        raw.library_length = u64::try_from(shared_length(&[("library", self.library.map(|array| array.len()))])?).unwrap_or(u64::MAX);
        Ok(raw)
    }

    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_scene_options) -> SceneOptions<'a> {
        SceneOptions {
            event_limit: raw.event_limit,
            event_mask: raw.event_mask,
            seed: raw.seed,
            parameters: None,
            library: None,
            memory_limit: raw.memory_limit,
        }
    }
}

impl Default for SceneOptions<'_> {
    fn default() -> Self {
        let mut raw: sys::anim_scene_options = unsafe { std::mem::zeroed() };
        let size = std::mem::size_of::<sys::anim_scene_options>() as u32;
        if let Err(error) = check(unsafe { sys::anim_default_scene_options(&mut raw, size) }) {
            panic!("{}", error);
        }
        SceneOptions::from_raw(&raw)
    }
}

/// Scene info.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SceneInfo {
    /// Input count.
    pub input_count: u32,
    /// Node count.
    pub node_count: u32,
    /// Region count.
    pub region_count: u32,
    /// the document's size
    pub width: f64,
    /// the document's size
    pub height: f64,
    /// the rectangle that a picture must show: 0, 0 and the size unless the document says otherwise
    pub canvas: Rectangle,
}

impl SceneInfo {
    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_scene_info) -> SceneInfo {
        SceneInfo {
            input_count: raw.input_count,
            node_count: raw.node_count,
            region_count: raw.region_count,
            width: raw.width,
            height: raw.height,
            canvas: Rectangle::from_raw(&raw.canvas),
        }
    }
}

unsafe impl FromRaw for SceneInfo {
    type Raw = sys::anim_scene_info;
    unsafe fn from_raw(raw: &sys::anim_scene_info) -> SceneInfo {
        SceneInfo::from_raw(raw)
    }
}

/// Scene change.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SceneChange {
    /// in scenes
    pub index: u32,
    /// `SceneChangeFlags::DISPLAY`, `SceneChangeFlags::EVENTS` or both
    pub what: SceneChangeFlags,
}

const _: () = assert!(std::mem::size_of::<SceneChange>() == 8);

impl SceneChange {
    #[allow(dead_code)]
    pub(crate) fn to_raw(self) -> Result<sys::anim_scene_change, Error> {
        Ok(unsafe { std::mem::transmute::<SceneChange, sys::anim_scene_change>(self) })
    }

    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_scene_change) -> SceneChange {
        unsafe { std::mem::transmute::<sys::anim_scene_change, SceneChange>(*raw) }
    }
}

unsafe impl FromRaw for SceneChange {
    type Raw = sys::anim_scene_change;
    unsafe fn from_raw(raw: &sys::anim_scene_change) -> SceneChange {
        SceneChange::from_raw(raw)
    }
}

/// Input info.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct InputInfo {
    /// `InputKind`
    pub kind: InputKind,
    /// index for `StageRef::name` of the scene's stage
    pub name: i32,
    /// of a number; -infinity and infinity when the document sets none
    pub minimum: f64,
    /// of a number; -infinity and infinity when the document sets none
    pub maximum: f64,
}

impl InputInfo {
    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_input_info) -> InputInfo {
        InputInfo {
            kind: InputKind::from_raw(raw.kind),
            name: raw.name,
            minimum: raw.minimum,
            maximum: raw.maximum,
        }
    }
}

unsafe impl FromRaw for InputInfo {
    type Raw = sys::anim_input_info;
    unsafe fn from_raw(raw: &sys::anim_input_info) -> InputInfo {
        InputInfo::from_raw(raw)
    }
}

/// A field of the data of an event that is sent.
#[derive(Clone, Copy, Debug)]
pub struct EventField<'a> {
    /// 1 to 255 bytes without control characters; in backquotes if it contains one of .()\[\]='
    pub name: &'a str,
    /// `FieldKind`
    pub kind: FieldKind,
    /// of a number; of a boolean, 0 or 1. Not read for a text
    pub number: f64,
    /// read for a text, at most 65536 bytes
    pub text: Option<&'a str>,
}

impl<'a> EventField<'a> {
    #[allow(dead_code)]
    pub(crate) fn to_raw(self) -> Result<sys::anim_event_field, Error> {
        let mut raw: sys::anim_event_field = unsafe { std::mem::zeroed() };
        raw.name = self.name.as_ptr() as *const _;
        raw.kind = self.kind as i32;
        raw.number = self.number;
        raw.text = self.text.map_or(std::ptr::null(), |array| array.as_ptr() as *const _);
        raw.name_length = u32::try_from(shared_length(&[("name", Some(self.name.len()))])?).unwrap_or(u32::MAX);
        raw.text_length = u32::try_from(shared_length(&[("text", self.text.map(|array| array.len()))])?).unwrap_or(u32::MAX);
        Ok(raw)
    }
}

/// A field of the data of an event that the document emitted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EventValue {
    /// index for `StageRef::name` of the scene's stage
    pub name: i32,
    /// `FieldKind`
    pub kind: FieldKind,
    /// of a boolean 0 or 1; of a text 0
    pub number: f64,
    /// bytes of a text
    pub text_length: u32,
}

impl EventValue {
    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_event_value) -> EventValue {
        EventValue {
            name: raw.name,
            kind: FieldKind::from_raw(raw.kind),
            number: raw.number,
            text_length: raw.text_length,
        }
    }
}

unsafe impl FromRaw for EventValue {
    type Raw = sys::anim_event_value;
    unsafe fn from_raw(raw: &sys::anim_event_value) -> EventValue {
        EventValue::from_raw(raw)
    }
}

/// Machine state info.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MachineStateInfo {
    /// `StateKind`
    pub kind: StateKind,
    /// index for `StageRef::name` of the scene's stage
    pub name: i32,
    /// index of the state around it, or -1
    pub parent: i32,
    /// 1 or 0
    pub active: bool,
}

impl MachineStateInfo {
    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_machine_state_info) -> MachineStateInfo {
        MachineStateInfo {
            kind: StateKind::from_raw(raw.kind),
            name: raw.name,
            parent: raw.parent,
            active: raw.active != 0,
        }
    }
}

unsafe impl FromRaw for MachineStateInfo {
    type Raw = sys::anim_machine_state_info;
    unsafe fn from_raw(raw: &sys::anim_machine_state_info) -> MachineStateInfo {
        MachineStateInfo::from_raw(raw)
    }
}

/// List info.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ListInfo {
    /// index for `StageRef::name` of the scene's stage
    pub name: i32,
    /// without those that are leaving
    pub item_count: u32,
    /// Leaving count.
    pub leaving_count: u32,
    /// of both together
    pub capacity: u32,
}

impl ListInfo {
    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_list_info) -> ListInfo {
        ListInfo {
            name: raw.name,
            item_count: raw.item_count,
            leaving_count: raw.leaving_count,
            capacity: raw.capacity,
        }
    }
}

unsafe impl FromRaw for ListInfo {
    type Raw = sys::anim_list_info;
    unsafe fn from_raw(raw: &sys::anim_list_info) -> ListInfo {
        ListInfo::from_raw(raw)
    }
}

/// Item info.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ItemInfo {
    /// its slot: follows the list's name and a dot in the names of its parts
    pub number: u32,
    /// whether it was removed
    pub leaving: bool,
}

impl ItemInfo {
    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_item_info) -> ItemInfo {
        ItemInfo {
            number: raw.number,
            leaving: raw.leaving != 0,
        }
    }
}

unsafe impl FromRaw for ItemInfo {
    type Raw = sys::anim_item_info;
    unsafe fn from_raw(raw: &sys::anim_item_info) -> ItemInfo {
        ItemInfo::from_raw(raw)
    }
}

/// Region info.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RegionInfo {
    /// index for `StageRef::name` of the scene's stage
    pub name: i32,
    /// the node in whose coordinates it lies, or -1
    pub node: i32,
    /// now
    pub is_enabled: bool,
    /// now
    pub is_visible: bool,
    /// now
    pub is_focusable: bool,
    /// 1 while it tracks a pointer or is pressed by a key
    pub is_held: bool,
    /// Has focus.
    pub has_focus: bool,
    /// of its shape, in the scene's coordinates; all 0 where it has none
    pub bounds: Rectangle,
}

impl RegionInfo {
    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_region_info) -> RegionInfo {
        RegionInfo {
            name: raw.name,
            node: raw.node,
            is_enabled: raw.is_enabled != 0,
            is_visible: raw.is_visible != 0,
            is_focusable: raw.is_focusable != 0,
            is_held: raw.is_held != 0,
            has_focus: raw.has_focus != 0,
            bounds: Rectangle::from_raw(&raw.bounds),
        }
    }
}

unsafe impl FromRaw for RegionInfo {
    type Raw = sys::anim_region_info;
    unsafe fn from_raw(raw: &sys::anim_region_info) -> RegionInfo {
        RegionInfo::from_raw(raw)
    }
}

/// Accessibility element.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AccessibilityElement {
    /// `Role`
    pub role: Role,
    /// `AccessibilityFlags`
    pub known: AccessibilityFlags,
    /// the known ones that are true
    pub states: AccessibilityFlags,
    /// its number, in document order
    pub node: i32,
    /// index of the region that is pressed for it, or -1
    pub region: i32,
    /// 0 where not known
    pub minimum: f64,
    /// 0 where not known
    pub maximum: f64,
    /// 0 where not known
    pub now: f64,
    /// in the scene's coordinates: of its region, or else of what it and its children draw
    pub bounds: Rectangle,
}

impl AccessibilityElement {
    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_accessibility_element) -> AccessibilityElement {
        AccessibilityElement {
            role: Role::from_raw(raw.role),
            known: AccessibilityFlags::from_bits(raw.known),
            states: AccessibilityFlags::from_bits(raw.states),
            node: raw.node,
            region: raw.region,
            minimum: raw.minimum,
            maximum: raw.maximum,
            now: raw.now,
            bounds: Rectangle::from_raw(&raw.bounds),
        }
    }
}

unsafe impl FromRaw for AccessibilityElement {
    type Raw = sys::anim_accessibility_element;
    unsafe fn from_raw(raw: &sys::anim_accessibility_element) -> AccessibilityElement {
        AccessibilityElement::from_raw(raw)
    }
}

/// A gradient's color at an offset from 0 to 1.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GradientStop {
    /// not below that of the stop before
    pub offset: f64,
    /// red, green, blue, opacity; sRGB, not premultiplied, and interpolated in this form, as SVG does
    pub color: [f64; 4],
}

const _: () = assert!(std::mem::size_of::<GradientStop>() == 40);

impl GradientStop {
    #[allow(dead_code)]
    pub(crate) fn to_raw(self) -> Result<sys::anim_gradient_stop, Error> {
        Ok(unsafe { std::mem::transmute::<GradientStop, sys::anim_gradient_stop>(self) })
    }

    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_gradient_stop) -> GradientStop {
        unsafe { std::mem::transmute::<sys::anim_gradient_stop, GradientStop>(*raw) }
    }
}

unsafe impl FromRaw for GradientStop {
    type Raw = sys::anim_gradient_stop;
    unsafe fn from_raw(raw: &sys::anim_gradient_stop) -> GradientStop {
        GradientStop::from_raw(raw)
    }
}

/// A range of the display list's verbs, and one of its coordinates: a path.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DrawPath {
    /// Verb start.
    pub verb_start: u32,
    /// Verb count.
    pub verb_count: u32,
    /// Coordinate start.
    pub coordinate_start: u32,
    /// Coordinate count.
    pub coordinate_count: u32,
}

const _: () = assert!(std::mem::size_of::<DrawPath>() == 16);

impl DrawPath {
    #[allow(dead_code)]
    pub(crate) fn to_raw(self) -> Result<sys::anim_draw_path, Error> {
        Ok(unsafe { std::mem::transmute::<DrawPath, sys::anim_draw_path>(self) })
    }

    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_draw_path) -> DrawPath {
        unsafe { std::mem::transmute::<sys::anim_draw_path, DrawPath>(*raw) }
    }
}

unsafe impl FromRaw for DrawPath {
    type Raw = sys::anim_draw_path;
    unsafe fn from_raw(raw: &sys::anim_draw_path) -> DrawPath {
        DrawPath::from_raw(raw)
    }
}

/// Along the line from start to end.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LinearGradient {
    /// Start.
    pub start: Point,
    /// End.
    pub end: Point,
}

const _: () = assert!(std::mem::size_of::<LinearGradient>() == 32);

impl LinearGradient {
    #[allow(dead_code)]
    pub(crate) fn to_raw(self) -> Result<sys::anim_linear_gradient, Error> {
        Ok(unsafe { std::mem::transmute::<LinearGradient, sys::anim_linear_gradient>(self) })
    }

    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_linear_gradient) -> LinearGradient {
        unsafe { std::mem::transmute::<sys::anim_linear_gradient, LinearGradient>(*raw) }
    }
}

unsafe impl FromRaw for LinearGradient {
    type Raw = sys::anim_linear_gradient;
    unsafe fn from_raw(raw: &sys::anim_linear_gradient) -> LinearGradient {
        LinearGradient::from_raw(raw)
    }
}

/// From a center to a radius.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RadialGradient {
    /// Center.
    pub center: Point,
    /// at least 0
    pub radius: f64,
}

const _: () = assert!(std::mem::size_of::<RadialGradient>() == 24);

impl RadialGradient {
    #[allow(dead_code)]
    pub(crate) fn to_raw(self) -> Result<sys::anim_radial_gradient, Error> {
        Ok(unsafe { std::mem::transmute::<RadialGradient, sys::anim_radial_gradient>(self) })
    }

    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_radial_gradient) -> RadialGradient {
        unsafe { std::mem::transmute::<sys::anim_radial_gradient, RadialGradient>(*raw) }
    }
}

unsafe impl FromRaw for RadialGradient {
    type Raw = sys::anim_radial_gradient;
    unsafe fn from_raw(raw: &sys::anim_radial_gradient) -> RadialGradient {
        RadialGradient::from_raw(raw)
    }
}

/// Once around a center, clockwise.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AngularGradient {
    /// Center.
    pub center: Point,
    /// where it begins and ends; 0 is to the right
    pub angle: f64,
}

const _: () = assert!(std::mem::size_of::<AngularGradient>() == 24);

impl AngularGradient {
    #[allow(dead_code)]
    pub(crate) fn to_raw(self) -> Result<sys::anim_angular_gradient, Error> {
        Ok(unsafe { std::mem::transmute::<AngularGradient, sys::anim_angular_gradient>(self) })
    }

    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_angular_gradient) -> AngularGradient {
        unsafe { std::mem::transmute::<sys::anim_angular_gradient, AngularGradient>(*raw) }
    }
}

unsafe impl FromRaw for AngularGradient {
    type Raw = sys::anim_angular_gradient;
    unsafe fn from_raw(raw: &sys::anim_angular_gradient) -> AngularGradient {
        AngularGradient::from_raw(raw)
    }
}

/// Where a gradient is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum DrawGradient {
    /// For `Paint::Linear`.
    Linear(LinearGradient),
    /// For `Paint::Radial`.
    Radial(RadialGradient),
    /// For `Paint::Angular`.
    Angular(AngularGradient),
    /// Nothing.
    None,
}

impl DrawGradient {
    pub(crate) fn from_raw(raw: &sys::anim_draw_gradient, tag: sys::anim_paint) -> DrawGradient {
        match tag {
            sys::ANIM_PAINT_LINEAR => DrawGradient::Linear(LinearGradient::from_raw(&unsafe { raw.linear })),
            sys::ANIM_PAINT_RADIAL => DrawGradient::Radial(RadialGradient::from_raw(&unsafe { raw.radial })),
            sys::ANIM_PAINT_ANGULAR => DrawGradient::Angular(AngularGradient::from_raw(&unsafe { raw.angular })),
            _ => DrawGradient::None,
        }
    }
}

/// What a path or a text is drawn with: a color, or a gradient with stops.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DrawPaint {
    /// `Paint`
    pub kind: Paint,
    /// a gradient's stops, in the display list's stops
    pub stop_start: u32,
    /// a gradient's stops, in the display list's stops
    pub stop_count: u32,
    /// of `Paint::Solid`: red, green, blue, opacity; 0 for gradients
    pub color: [f64; 4],
    /// all 0 for `Paint::Solid`
    pub gradient: DrawGradient,
}

impl DrawPaint {
    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_draw_paint) -> DrawPaint {
        DrawPaint {
            kind: Paint::from_raw(raw.kind),
            stop_start: raw.stop_start,
            stop_count: raw.stop_count,
            color: raw.color,
            gradient: DrawGradient::from_raw(&raw.gradient, raw.kind),
        }
    }
}

unsafe impl FromRaw for DrawPaint {
    type Raw = sys::anim_draw_paint;
    unsafe fn from_raw(raw: &sys::anim_draw_paint) -> DrawPaint {
        DrawPaint::from_raw(raw)
    }
}

/// A filled path.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DrawFill {
    /// Paint.
    pub paint: DrawPaint,
    /// Path.
    pub path: DrawPath,
    /// `FillRule`
    pub rule: FillRule,
}

impl DrawFill {
    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_draw_fill) -> DrawFill {
        DrawFill {
            paint: DrawPaint::from_raw(&raw.paint),
            path: DrawPath::from_raw(&raw.path),
            rule: FillRule::from_raw(raw.rule),
        }
    }
}

unsafe impl FromRaw for DrawFill {
    type Raw = sys::anim_draw_fill;
    unsafe fn from_raw(raw: &sys::anim_draw_fill) -> DrawFill {
        DrawFill::from_raw(raw)
    }
}

/// A stroked path.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DrawStroke {
    /// Paint.
    pub paint: DrawPaint,
    /// Path.
    pub path: DrawPath,
    /// `Cap`
    pub cap: Cap,
    /// `Join::Miter`, \_ROUND or \_BEVEL: a stroke with another join is given as its filled outline
    pub join: Join,
    /// at least 0
    pub width: f64,
    /// at least 1
    pub miter_limit: f64,
    /// the offset into the dash pattern at which each subpath begins
    pub dash_offset: f64,
    /// in the display list's dashes: an even number of lengths; 0 for a solid line
    pub dash_start: u32,
    /// in the display list's dashes: an even number of lengths; 0 for a solid line
    pub dash_count: u32,
}

impl DrawStroke {
    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_draw_stroke) -> DrawStroke {
        DrawStroke {
            paint: DrawPaint::from_raw(&raw.paint),
            path: DrawPath::from_raw(&raw.path),
            cap: Cap::from_raw(raw.cap),
            join: Join::from_raw(raw.join),
            width: raw.width,
            miter_limit: raw.miter_limit,
            dash_offset: raw.dash_offset,
            dash_start: raw.dash_start,
            dash_count: raw.dash_count,
        }
    }
}

unsafe impl FromRaw for DrawStroke {
    type Raw = sys::anim_draw_stroke;
    unsafe fn from_raw(raw: &sys::anim_draw_stroke) -> DrawStroke {
        DrawStroke::from_raw(raw)
    }
}

/// A text in a font of the host's.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DrawText {
    /// Paint.
    pub paint: DrawPaint,
    /// its UTF-8, in the display list's text
    pub text_start: u32,
    /// its UTF-8, in the display list's text
    pub text_count: u32,
    /// its font's name, likewise; a count of 0: the host's own font
    pub font_start: u32,
    /// its font's name, likewise; a count of 0: the host's own font
    pub font_count: u32,
    /// `Align`: how it is aligned to position.x
    pub align: Align,
    /// `Baseline`: which line of it is at position.y
    pub baseline: Baseline,
    /// Position.
    pub position: Point,
    /// of the font
    pub size: f64,
    /// as in CSS: 400 is regular, 700 bold
    pub weight: f64,
}

impl DrawText {
    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_draw_text) -> DrawText {
        DrawText {
            paint: DrawPaint::from_raw(&raw.paint),
            text_start: raw.text_start,
            text_count: raw.text_count,
            font_start: raw.font_start,
            font_count: raw.font_count,
            align: Align::from_raw(raw.align),
            baseline: Baseline::from_raw(raw.baseline),
            position: Point::from_raw(&raw.position),
            size: raw.size,
            weight: raw.weight,
        }
    }
}

unsafe impl FromRaw for DrawText {
    type Raw = sys::anim_draw_text;
    unsafe fn from_raw(raw: &sys::anim_draw_text) -> DrawText {
        DrawText::from_raw(raw)
    }
}

/// An image that the host knows by its name.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DrawImage {
    /// its name, in the display list's text
    pub name_start: u32,
    /// its name, in the display list's text
    pub name_count: u32,
    /// `Fit`
    pub fit: Fit,
    /// Frame.
    pub frame: Rectangle,
}

impl DrawImage {
    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_draw_image) -> DrawImage {
        DrawImage {
            name_start: raw.name_start,
            name_count: raw.name_count,
            fit: Fit::from_raw(raw.fit),
            frame: Rectangle::from_raw(&raw.frame),
        }
    }
}

unsafe impl FromRaw for DrawImage {
    type Raw = sys::anim_draw_image;
    unsafe fn from_raw(raw: &sys::anim_draw_image) -> DrawImage {
        DrawImage::from_raw(raw)
    }
}

/// A layer's shadow: drawn below it, and part of it.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DrawShadow {
    /// red, green, blue, opacity
    pub color: [f64; 4],
    /// from the layer
    pub offset: Point,
    /// twice the standard deviation of the Gaussian blur, as CSS has it for box-shadow
    pub blur: f64,
}

const _: () = assert!(std::mem::size_of::<DrawShadow>() == 56);

impl DrawShadow {
    #[allow(dead_code)]
    pub(crate) fn to_raw(self) -> Result<sys::anim_draw_shadow, Error> {
        Ok(unsafe { std::mem::transmute::<DrawShadow, sys::anim_draw_shadow>(self) })
    }

    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_draw_shadow) -> DrawShadow {
        unsafe { std::mem::transmute::<sys::anim_draw_shadow, DrawShadow>(*raw) }
    }
}

unsafe impl FromRaw for DrawShadow {
    type Raw = sys::anim_draw_shadow;
    unsafe fn from_raw(raw: &sys::anim_draw_shadow) -> DrawShadow {
        DrawShadow::from_raw(raw)
    }
}

/// The beginning of a layer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DrawLayer {
    /// `BlendMode`
    pub blend: BlendMode,
    /// Has shadow.
    pub has_shadow: bool,
    /// all 0 where has_shadow is 0
    pub shadow: DrawShadow,
}

impl DrawLayer {
    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_draw_layer) -> DrawLayer {
        DrawLayer {
            blend: BlendMode::from_raw(raw.blend),
            has_shadow: raw.has_shadow != 0,
            shadow: DrawShadow::from_raw(&raw.shadow),
        }
    }
}

unsafe impl FromRaw for DrawLayer {
    type Raw = sys::anim_draw_layer;
    unsafe fn from_raw(raw: &sys::anim_draw_layer) -> DrawLayer {
        DrawLayer::from_raw(raw)
    }
}

/// The beginning of a clip: the commands up to its end show inside the path only.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DrawClip {
    /// Path.
    pub path: DrawPath,
    /// `FillRule`
    pub rule: FillRule,
}

impl DrawClip {
    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_draw_clip) -> DrawClip {
        DrawClip {
            path: DrawPath::from_raw(&raw.path),
            rule: FillRule::from_raw(raw.rule),
        }
    }
}

unsafe impl FromRaw for DrawClip {
    type Raw = sys::anim_draw_clip;
    unsafe fn from_raw(raw: &sys::anim_draw_clip) -> DrawClip {
        DrawClip::from_raw(raw)
    }
}

/// What a command draws, by its kind. The ends of layers and clips have no content.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum DrawContent {
    /// For `DrawKind::Fill`.
    Fill(DrawFill),
    /// For `DrawKind::Stroke`.
    Stroke(DrawStroke),
    /// For `DrawKind::Text`.
    Text(DrawText),
    /// For `DrawKind::Image`.
    Image(DrawImage),
    /// For `DrawKind::LayerBegin`.
    Layer(DrawLayer),
    /// For `DrawKind::ClipBegin`.
    Clip(DrawClip),
    /// Nothing.
    None,
}

impl DrawContent {
    pub(crate) fn from_raw(raw: &sys::anim_draw_content, tag: sys::anim_draw_kind) -> DrawContent {
        match tag {
            sys::ANIM_DRAW_KIND_FILL => DrawContent::Fill(DrawFill::from_raw(&unsafe { raw.fill })),
            sys::ANIM_DRAW_KIND_STROKE => DrawContent::Stroke(DrawStroke::from_raw(&unsafe { raw.stroke })),
            sys::ANIM_DRAW_KIND_TEXT => DrawContent::Text(DrawText::from_raw(&unsafe { raw.text })),
            sys::ANIM_DRAW_KIND_IMAGE => DrawContent::Image(DrawImage::from_raw(&unsafe { raw.image })),
            sys::ANIM_DRAW_KIND_LAYER_BEGIN => DrawContent::Layer(DrawLayer::from_raw(&unsafe { raw.layer })),
            sys::ANIM_DRAW_KIND_CLIP_BEGIN => DrawContent::Clip(DrawClip::from_raw(&unsafe { raw.clip })),
            _ => DrawContent::None,
        }
    }
}

/// One step of drawing. Paths, gradients, strokes, shadows, texts and images are in the node's own coordinates: the
/// transform takes them to the scene's. Begins and ends are balanced: the content of a layer or clip stands between its
/// begin and its end.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DrawCommand {
    /// `DrawKind`
    pub kind: DrawKind,
    /// number of the node in document order
    pub node: i32,
    /// Transform.
    pub transform: Transform,
    /// 0 to 1, of the node; a group's opacity is that of its layer
    pub opacity: f64,
    /// the area that it can change, in the scene's coordinates: by control points, ends and miters, inside the bounds
    /// of the clips around it. Width and height are 0 if it is empty. In a layer with a shadow, and for that layer,
    /// also what lies outside of these clips and casts its shadow into them. For a text an estimate, one font size wide
    /// for each byte: the core knows no fonts.
    pub bounds: Rectangle,
    /// the display list's revision when its content last changed
    pub revision: u64,
    /// what it draws
    pub content: DrawContent,
}

impl DrawCommand {
    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_draw_command) -> DrawCommand {
        DrawCommand {
            kind: DrawKind::from_raw(raw.kind),
            node: raw.node,
            transform: Transform::from_raw(&raw.transform),
            opacity: raw.opacity,
            bounds: Rectangle::from_raw(&raw.bounds),
            revision: raw.revision,
            content: DrawContent::from_raw(&raw.content, raw.kind),
        }
    }
}

unsafe impl FromRaw for DrawCommand {
    type Raw = sys::anim_draw_command;
    unsafe fn from_raw(raw: &sys::anim_draw_command) -> DrawCommand {
        DrawCommand::from_raw(raw)
    }
}

/// All of a display list.
#[derive(Clone, Copy, Debug)]
pub struct Display<'a> {
    /// Revision.
    pub revision: u64,
    /// Commands.
    pub commands: View<'a, DrawCommand>,
    /// Verbs.
    pub verbs: View<'a, Verb>,
    /// Coordinates.
    pub coordinates: &'a [f64],
    /// Stops.
    pub stops: &'a [GradientStop],
    /// the dashes of all strokes in a row
    pub dashes: &'a [f64],
    /// UTF-8 of all texts in a row.
    pub text: &'a [u8],
}

impl<'a> Display<'a> {
    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_display) -> Display<'a> {
        Display {
            revision: raw.revision,
            commands: unsafe { View::new(raw.commands as *const _, raw.command_count as usize) },
            verbs: unsafe { View::new(raw.verbs as *const _, raw.verb_count as usize) },
            coordinates: unsafe { slice(raw.coordinates as *const _, raw.coordinate_count as usize) },
            stops: unsafe { slice(raw.stops as *const _, raw.stop_count as usize) },
            dashes: unsafe { slice(raw.dashes as *const _, raw.dash_count as usize) },
            text: unsafe { slice(raw.text as *const _, raw.text_length as usize) },
        }
    }
}

/// Trace info.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TraceInfo {
    /// Has seed.
    pub has_seed: bool,
    /// Step count.
    pub step_count: u64,
    /// flicks: the time of its end line, or else of its last step
    pub end: i64,
    /// the seed with which it was recorded, if has_seed is 1; load the scene with it
    pub seed: u64,
}

impl TraceInfo {
    #[allow(dead_code)]
    pub(crate) fn from_raw(raw: &sys::anim_trace_info) -> TraceInfo {
        TraceInfo {
            has_seed: raw.has_seed != 0,
            step_count: raw.step_count,
            end: raw.end,
            seed: raw.seed,
        }
    }
}

unsafe impl FromRaw for TraceInfo {
    type Raw = sys::anim_trace_info;
    unsafe fn from_raw(raw: &sys::anim_trace_info) -> TraceInfo {
        TraceInfo::from_raw(raw)
    }
}
