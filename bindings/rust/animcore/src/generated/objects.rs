// SPDX-License-Identifier: MIT
// Written by tools/generate_bindings.py from docs/abi/animcore-abi.json. Do not edit.

//! Objects.
use super::constants::*;
use super::values::*;
use crate::runtime::{ask, check, exactly, guard, into_text, lines, release_context, rows, shared_length, slice, text, Error, View};
use animcore_sys as sys;
use std::os::raw::c_void;

unsafe extern "C" fn call_easing_callback<F: Fn(f64) -> f64 + Send + Sync>(context: *mut c_void, x: f64) -> f64 {
    guard(f64::NAN, || unsafe { (&*(context as *const F))(x) })
}

unsafe extern "C" fn call_event_callback<F: FnMut(&Event) + Send>(context: *mut c_void, event: *const sys::anim_event) {
    guard((), || unsafe { (&mut *(context as *mut F))(&Event::from_raw(&*event)) })
}

unsafe extern "C" fn call_property_callback<F: FnMut(Property, &[f64]) + Send>(context: *mut c_void, property: sys::anim_property, value: *const f64, count: usize) {
    guard((), || unsafe { (&mut *(context as *mut F))(Property(property), slice(value, count)) })
}

object! {
    /// A timing function of any kind: the progress y of a value when a fraction x of the time has passed. It is
    /// immutable. Several threads may use it at once; an easing with a callback only if that callback may run on
    /// several threads at once. Other objects that use an easing, such as a stage, keep it alive: the host may destroy
    /// its own reference at any time, but not inside the easing's callback.
    Easing, anim_easing, anim_easing_destroy
}

// It never changes, and so may be used by several threads at once.
unsafe impl Sync for Easing {}

impl Easing {
    /// Reads a CSS \<easing-function\> (CSS Easing Functions Level 2): linear, ease, ease-in, ease-out, ease-in-out,
    /// step-start, step-end, cubic-bezier(x1, y1, x2, y2), steps(count, position), linear(stop, ...). Three extensions:
    /// default, as in `CubicBezier::named`; the names of Penner's functions, such as easeOutBounce; and spring(mass
    /// stiffness damping initial-velocity duration). Upper and lower case, white space and comments as in CSS; no
    /// escapes and no calc(). `Status::Syntax` with line and column; `Status::Argument` and `Status::Limit` as in the
    /// calls below.
    pub fn css(text: &str) -> Result<Easing, Error> {
        let mut easing_out = std::ptr::null_mut();
        check(unsafe { sys::anim_easing_create_css(text.as_ptr() as *const _, text.len(), &mut easing_out) })?;
        Ok(unsafe { Easing::from_ptr(easing_out) })
    }

    /// A cubic Bezier timing curve, prepared for frequent evaluation. Preparing takes some 3 microseconds and 9
    /// kilobytes (up to 12 and 33 for a curve that is almost level in x somewhere); a value then takes some 3
    /// nanoseconds. Values are accurate to 1e-12 times the largest of 1, |y1| and |y2|, but need not have the bits of
    /// `CubicBezier::evaluate`. Beyond \[0, 1\] as there.
    pub fn cubic_bezier(curve: &CubicBezier) -> Result<Easing, Error> {
        let mut easing_out = std::ptr::null_mut();
        check(unsafe { sys::anim_easing_create_cubic_bezier(curve as *const CubicBezier as *const _, &mut easing_out) })?;
        Ok(unsafe { Easing::from_ptr(easing_out) })
    }

    /// CSS steps(). position is `ANIM_STEP_POSITION_JUMP_`; count \>= 1. Beyond \[0, 1\] the steps continue.
    pub fn steps(count: i32, position: StepPosition) -> Result<Easing, Error> {
        let mut easing_out = std::ptr::null_mut();
        check(unsafe { sys::anim_easing_create_steps(count, position as i32, &mut easing_out) })?;
        Ok(unsafe { Easing::from_ptr(easing_out) })
    }

    /// CSS linear(): straight lines between stops; the outermost lines continue beyond them. inputs are fractions (CSS
    /// percentages divided by 100): NaN for one that is not given; they may be left out if none is. As in CSS, the
    /// first then defaults to 0, the last to 1, others are spaced evenly, and an input below an earlier one is raised
    /// to it. Two stops with the same input are a jump; one stop alone is a constant. `Status::Limit` for numbers above
    /// 1e6 in size.
    pub fn linear(outputs: &[f64], inputs: Option<&[f64]>) -> Result<Easing, Error> {
        let count_rows = shared_length(&[("outputs", Some(outputs.len())), ("inputs", inputs.map(|array| array.len()))])?;
        let mut easing_out = std::ptr::null_mut();
        check(unsafe { sys::anim_easing_create_linear(outputs.as_ptr() as *const _, inputs.map_or(std::ptr::null(), |array| array.as_ptr() as *const _), count_rows, &mut easing_out) })?;
        Ok(unsafe { Easing::from_ptr(easing_out) })
    }

    /// One of Penner's functions. It is 0 for all x \< 0 and 1 for all x \> 1.
    pub fn penner(penner: Penner) -> Result<Easing, Error> {
        let mut easing_out = std::ptr::null_mut();
        check(unsafe { sys::anim_easing_create_penner(penner as i32, &mut easing_out) })?;
        Ok(unsafe { Easing::from_ptr(easing_out) })
    }

    /// The motion of a spring from 0 to 1; x is the time in units of duration (seconds, 0 \< duration \<= 1e9).
    /// initial_velocity is in distances per second, at most 1e150 in size. The motion is not scaled to end at 1: as in
    /// UIKit, the rest of the swing is cut off, and the value is exactly 1 for all x \>= 1. 0 for all x \< 0.
    pub fn spring(spring: &Spring, duration: f64, initial_velocity: f64) -> Result<Easing, Error> {
        let mut easing_out = std::ptr::null_mut();
        check(unsafe { sys::anim_easing_create_spring(spring as *const Spring as *const _, duration, initial_velocity, &mut easing_out) })?;
        Ok(unsafe { Easing::from_ptr(easing_out) })
    }

    /// An easing that calls the host, on the thread that evaluates it, once for each x (three times for a slope). A
    /// result that is not finite is replaced by x.
    pub fn callback<F: Fn(f64) -> f64 + Send + Sync + 'static>(callback: F) -> Result<Easing, Error> {
        let context = Box::into_raw(Box::new(callback)) as *mut c_void;
        let mut easing_out = std::ptr::null_mut();
        check(unsafe { sys::anim_easing_create_callback(Some(call_easing_callback::<F>), context, Some(release_context::<F>), &mut easing_out) })?;
        Ok(unsafe { Easing::from_ptr(easing_out) })
    }

    /// The progress y at x. before is CSS's before flag (0 or 1): 1 gives the value before the jump at a jump of
    /// steps(), and the first of the stops with that input at the start of linear(). Elsewhere it has no effect.
    pub fn evaluate(&self, x: f64, before: bool) -> Result<f64, Error> {
        let mut y_out = 0.0;
        check(unsafe { sys::anim_easing_evaluate(self.as_ptr(), x, i32::from(before), &mut y_out) })?;
        Ok(y_out)
    }

    /// The same at many x at once, with before 0 and the same bits; allocates nothing.
    pub fn evaluate_many(&self, xs: &[f64]) -> Result<Vec<f64>, Error> {
        let mut ys_out = vec![0.0; xs.len()];
        check(unsafe { sys::anim_easing_evaluate_many(self.as_ptr(), xs.as_ptr() as *const _, xs.len(), ys_out.as_mut_ptr() as *mut _) })?;
        Ok(ys_out)
    }

    /// As [`evaluate_many`](Self::evaluate_many), into slices of the caller's, which must be as long as what it gives.
    pub fn evaluate_many_into(&self, xs: &[f64], ys: &mut [f64]) -> Result<(), Error> {
        exactly("ys", ys.len(), xs.len())?;
        check(unsafe { sys::anim_easing_evaluate_many(self.as_ptr(), xs.as_ptr() as *const _, xs.len(), ys.as_mut_ptr() as *mut _) })
    }

    /// Many tweens by one easing: values\[i\] = origins\[i\] + y(xs\[i\]) \* (targets\[i\] - origins\[i\]). xs has one
    /// number for each tween, or one for all. `Easing::animate_many_float` takes and returns floats; it computes in
    /// doubles and rounds once. Every number, and every target minus its origin, must be finite.
    pub fn animate_many(&self, xs: &[f64], origins: &[f64], targets: &[f64]) -> Result<Vec<f64>, Error> {
        let count_rows = shared_length(&[("origins", Some(origins.len())), ("targets", Some(targets.len()))])?;
        let mut values_out = vec![0.0; origins.len()];
        check(unsafe { sys::anim_easing_animate_many(self.as_ptr(), xs.as_ptr() as *const _, xs.len(), origins.as_ptr() as *const _, targets.as_ptr() as *const _, count_rows, values_out.as_mut_ptr() as *mut _) })?;
        Ok(values_out)
    }

    /// As [`animate_many`](Self::animate_many), into slices of the caller's, which must be as long as what it gives.
    pub fn animate_many_into(&self, xs: &[f64], origins: &[f64], targets: &[f64], values: &mut [f64]) -> Result<(), Error> {
        let count_rows = shared_length(&[("origins", Some(origins.len())), ("targets", Some(targets.len()))])?;
        exactly("values", values.len(), origins.len())?;
        check(unsafe { sys::anim_easing_animate_many(self.as_ptr(), xs.as_ptr() as *const _, xs.len(), origins.as_ptr() as *const _, targets.as_ptr() as *const _, count_rows, values.as_mut_ptr() as *mut _) })
    }

    /// Many tweens by one easing: values\[i\] = origins\[i\] + y(xs\[i\]) \* (targets\[i\] - origins\[i\]). xs has one
    /// number for each tween, or one for all. `Easing::animate_many_float` takes and returns floats; it computes in
    /// doubles and rounds once. Every number, and every target minus its origin, must be finite.
    pub fn animate_many_float(&self, xs: &[f32], origins: &[f32], targets: &[f32]) -> Result<Vec<f32>, Error> {
        let count_rows = shared_length(&[("origins", Some(origins.len())), ("targets", Some(targets.len()))])?;
        let mut values_out = vec![0.0; origins.len()];
        check(unsafe { sys::anim_easing_animate_many_float(self.as_ptr(), xs.as_ptr() as *const _, xs.len(), origins.as_ptr() as *const _, targets.as_ptr() as *const _, count_rows, values_out.as_mut_ptr() as *mut _) })?;
        Ok(values_out)
    }

    /// As [`animate_many_float`](Self::animate_many_float), into slices of the caller's, which must be as long as what it gives.
    pub fn animate_many_float_into(&self, xs: &[f32], origins: &[f32], targets: &[f32], values: &mut [f32]) -> Result<(), Error> {
        let count_rows = shared_length(&[("origins", Some(origins.len())), ("targets", Some(targets.len()))])?;
        exactly("values", values.len(), origins.len())?;
        check(unsafe { sys::anim_easing_animate_many_float(self.as_ptr(), xs.as_ptr() as *const _, xs.len(), origins.as_ptr() as *const _, targets.as_ptr() as *const _, count_rows, values.as_mut_ptr() as *mut _) })
    }

    /// dy/dx at x: infinite where a curve's tangent is vertical, 0 for steps(). A curve's slope is accurate to some
    /// 1e-9; a callback's is a difference quotient over 2^-20. At a corner, the slope to its right.
    pub fn slope(&self, x: f64) -> Result<f64, Error> {
        let mut slope_out = 0.0;
        check(unsafe { sys::anim_easing_get_slope(self.as_ptr(), x, &mut slope_out) })?;
        Ok(slope_out)
    }

    /// The easing as CSS text that parses to the same function: keywords for the five named curves, start or jump-start
    /// as it was read, one percentage for each stop, each number the shortest that parses to itself. A callback is
    /// "callback", which cannot be parsed.
    pub fn get_css(&self) -> Result<String, Error> {
        ask(|buffer: *mut u8, capacity, length| unsafe { sys::anim_easing_get_css(self.as_ptr(), buffer as *mut _, capacity, length) }).map(into_text)
    }
}

object! {
    /// A motion by keyframes: a function of time from 0 to its duration, with values of one or more components. No call
    /// changes the motion. But evaluating it uses memory of the object, so one thread at a time may do that. Values and
    /// velocities are rows of component_count numbers, each at most 1e150 in size.
    Keyframes, anim_keyframes, anim_keyframes_destroy
}

impl Keyframes {
    /// Values at key times, as Core Animation's CAKeyframeAnimation. values has a row for each key, at least one.
    ///
    /// - times: one for each key, from 0 to 1 in units of the duration, none below the one before. Without times keys
    ///   are spaced evenly. Before the first time the first value holds, after the last one the last. Equal times are a
    ///   jump. In the discrete mode there may be one more, as Core Animation requires: the last time is then the end of
    ///   the last value. The paced modes ignore times.
    /// - curves: timing curves: none, one that is the same for every segment, or one for each segment (one less than
    ///   keys). The discrete and paced modes ignore them.
    /// - parameters: tension, continuity and bias of each key, each at most 1e6 in size (`Status::Limit`): 3 numbers
    ///   for each key, or none. The two cubic modes read them. (Kochanek and Bartels, "Interpolating splines with local
    ///   tension, continuity, and bias control", 1984, with the correction for keys at uneven distances. With
    ///   parameters of 0 the tangent at a key is half the difference of its neighbors, times 2 d / (time between the
    ///   neighbors) with d the segment's length in time; at an end, or next to a jump, it is the difference of the
    ///   segment.)
    ///
    /// The message of `Status::Argument` names the index at fault.
    pub fn values(options: Option<&KeyframeOptions>, values: &[f64], times: &[f64], curves: &[CubicBezier], parameters: &[f64]) -> Result<Keyframes, Error> {
        let options_raw = match options {
            Some(value) => Some(value.to_raw()?),
            None => None,
        };
        let mut keyframes_out = std::ptr::null_mut();
        check(unsafe { sys::anim_keyframes_create_values(options_raw.as_ref().map_or(std::ptr::null(), |value| value as *const _), values.as_ptr() as *const _, values.len(), times.as_ptr() as *const _, times.len(), curves.as_ptr() as *const _, curves.len(), parameters.as_ptr() as *const _, parameters.len(), &mut keyframes_out) })?;
        Ok(unsafe { Keyframes::from_ptr(keyframes_out) })
    }

    /// Blocks, as UIKit's addKeyframe(withRelativeStartTime:relativeDuration:): from starts\[i\] on, and for
    /// durations\[i\] (both from 0 to 1, in units of the whole duration), the value moves from where it is to row i of
    /// values. Between blocks it holds; a duration of 0 jumps; a block that would end beyond 1 ends at 1. Blocks are
    /// ordered by start, then by index. A block that starts while another runs takes over from the value at that moment
    /// (computed on the straight course; in the discrete mode the earlier block has not jumped yet). In the cubic mode
    /// adjacent blocks form one spline, which comes to rest before a gap, and overshoots where the direction reverses.
    ///
    /// initial: the value at 0, a row; if it is left out, the caller gives it on evaluation. A second row, a velocity,
    /// is not used, since blocks begin at rest.
    pub fn blocks(options: Option<&KeyframeOptions>, starts: &[f64], durations: &[f64], values: &[f64], initial: &[f64]) -> Result<Keyframes, Error> {
        let count_rows = shared_length(&[("starts", Some(starts.len())), ("durations", Some(durations.len()))])?;
        let options_raw = match options {
            Some(value) => Some(value.to_raw()?),
            None => None,
        };
        let mut keyframes_out = std::ptr::null_mut();
        check(unsafe { sys::anim_keyframes_create_blocks(options_raw.as_ref().map_or(std::ptr::null(), |value| value as *const _), starts.as_ptr() as *const _, durations.as_ptr() as *const _, count_rows, values.as_ptr() as *const _, values.len(), initial.as_ptr() as *const _, initial.len(), &mut keyframes_out) })?;
        Ok(unsafe { Keyframes::from_ptr(keyframes_out) })
    }

    /// One keyframe after another, as SwiftUI's KeyframeTrack. Row i of values is where keyframe i arrives.
    ///
    /// velocities: two rows for each keyframe, the velocities (units per second) at its start and at its end. Only
    /// those that its flags name are read: a start velocity for CUBIC and SPRING, an end velocity for CUBIC. They may
    /// be left out where no flag names any. A velocity that is not given continues the motion: adjacent cubics form a
    /// Catmull-Rom spline; next to a keyframe of another kind a cubic takes that one's velocity; a spring takes the
    /// velocity of the keyframe before it. The end of the track, and a MOVE, are at rest.
    ///
    /// A spring that SETTLES lasts until the spring, started at rest, would stay within 1/1000 of its distance from the
    /// target. It ends at its value. A spring with a duration is cut off: the next keyframe begins where it is then.
    /// The last keyframe ends at its value.
    ///
    /// initial: where the track begins, a row, or two with its velocity (one row: at rest); if it is left out, the
    /// caller gives it on evaluation.
    pub fn track(options: Option<&KeyframeOptions>, keys: &[Keyframe], values: &[f64], velocities: &[f64], initial: &[f64]) -> Result<Keyframes, Error> {
        let options_raw = match options {
            Some(value) => Some(value.to_raw()?),
            None => None,
        };
        let keys_raw = keys.iter().map(|value| value.to_raw()).collect::<Result<Vec<_>, Error>>()?;
        let mut keyframes_out = std::ptr::null_mut();
        check(unsafe { sys::anim_keyframes_create_track(options_raw.as_ref().map_or(std::ptr::null(), |value| value as *const _), keys_raw.as_ptr(), keys.len(), values.as_ptr() as *const _, values.len(), velocities.as_ptr() as *const _, velocities.len(), initial.as_ptr() as *const _, initial.len(), &mut keyframes_out) })?;
        Ok(unsafe { Keyframes::from_ptr(keyframes_out) })
    }

    /// Describes keyframes.
    pub fn info(&self) -> Result<KeyframesInfo, Error> {
        let mut info_out: sys::anim_keyframes_info = unsafe { std::mem::zeroed() };
        info_out.struct_size = std::mem::size_of::<sys::anim_keyframes_info>() as u32;
        check(unsafe { sys::anim_keyframes_get_info(self.as_ptr(), &mut info_out) })?;
        Ok(KeyframesInfo::from_raw(&info_out))
    }

    /// Values and velocities (units per second) at many times (seconds): values and velocities have a row for each
    /// time, and either may be left out. Before 0 the motion stands at its first value, from its duration on at its
    /// last, at rest. At the time of a key the value is that at the start of the next segment: a jump has happened. A
    /// velocity that would be infinite is 0.
    ///
    /// start: the initial value: a row, or two with the velocity. It is read only if the keyframes need it
    /// (needs_start). Blocks always begin at rest. `Status::Argument` for a start of another length.
    pub fn evaluate(&mut self, times: &[f64], start: &[f64], mut values: Option<&mut [f64]>, mut velocities: Option<&mut [f64]>) -> Result<(), Error> {
        let count_rows = shared_length(&[("values", values.as_ref().map(|array| array.len())), ("velocities", velocities.as_ref().map(|array| array.len()))])?;
        check(unsafe { sys::anim_keyframes_evaluate(self.as_ptr(), times.as_ptr() as *const _, times.len(), start.as_ptr() as *const _, start.len(), values.as_mut().map_or(std::ptr::null_mut(), |array| array.as_mut_ptr()), velocities.as_mut().map_or(std::ptr::null_mut(), |array| array.as_mut_ptr()), count_rows) })
    }

    /// The values of many keyframes at one time, their rows concatenated: as many numbers as they have components in
    /// all. `Status::State` for keyframes that need a start.
    pub fn evaluate_many(keyframes: &mut [Keyframes], time: f64, values: &mut [f64]) -> Result<(), Error> {
        check(unsafe { sys::anim_keyframes_evaluate_many(keyframes.as_ptr() as *const _, keyframes.len(), time, values.as_mut_ptr() as *mut _, values.len()) })
    }

    /// Keyframes of paths at key times, as `Keyframes::values` makes them of numbers. In the linear and paced modes
    /// they show, from key to key, what `Morph::new` without options makes of the two paths (on a property, if its path
    /// turns). In the cubic modes, beyond 64 keys, for two neighbors of more than 4096 coordinates together, and when
    /// all morphs would have more than 8192, points move straight, or rotate, in one structure to which all paths are
    /// cut. Values and velocities that are read as numbers are those of that structure; component_count of the options
    /// is not read. They are for properties that hold a path, of any verbs. A path that draws nothing is the point
    /// where it begins. `Status::Limit` where one path would have more than `LIMIT_KEYFRAME_COMPONENTS` coordinates, or
    /// all together more than `LIMIT_KEYFRAME_NUMBERS`. A path with other verbs than the one before is cut to the
    /// structure of all before it, and counts with the coordinates that these then have.
    pub fn paths(options: Option<&KeyframeOptions>, paths: &[&Path], times: &[f64], curves: &[CubicBezier], parameters: &[f64]) -> Result<Keyframes, Error> {
        let options_raw = match options {
            Some(value) => Some(value.to_raw()?),
            None => None,
        };
        let paths_pointers: Vec<_> = paths.iter().map(|object| object.as_ptr() as *const _).collect();
        let mut keyframes_out = std::ptr::null_mut();
        check(unsafe { sys::anim_keyframes_create_paths(options_raw.as_ref().map_or(std::ptr::null(), |value| value as *const _), paths_pointers.as_ptr(), paths.len(), times.as_ptr() as *const _, times.len(), curves.as_ptr() as *const _, curves.len(), parameters.as_ptr() as *const _, parameters.len(), &mut keyframes_out) })?;
        Ok(unsafe { Keyframes::from_ptr(keyframes_out) })
    }

    /// Blocks of paths, as `Keyframes::blocks` makes them of numbers: block i leads to paths\[i\]. initial: the path at
    /// 0; if it is left out, the one that the property shows when they begin. Otherwise as `Keyframes::paths`; initial
    /// counts as the last of the paths. There must be at least one path or an initial one.
    pub fn path_blocks(options: Option<&KeyframeOptions>, starts: &[f64], durations: &[f64], paths: &[&Path], initial: Option<&Path>) -> Result<Keyframes, Error> {
        let count_rows = shared_length(&[("starts", Some(starts.len())), ("durations", Some(durations.len())), ("paths", Some(paths.len()))])?;
        let options_raw = match options {
            Some(value) => Some(value.to_raw()?),
            None => None,
        };
        let paths_pointers: Vec<_> = paths.iter().map(|object| object.as_ptr() as *const _).collect();
        let mut keyframes_out = std::ptr::null_mut();
        check(unsafe { sys::anim_keyframes_create_path_blocks(options_raw.as_ref().map_or(std::ptr::null(), |value| value as *const _), starts.as_ptr() as *const _, durations.as_ptr() as *const _, paths_pointers.as_ptr(), count_rows, initial.map_or(std::ptr::null(), |object| object.as_ptr() as *const _), &mut keyframes_out) })?;
        Ok(unsafe { Keyframes::from_ptr(keyframes_out) })
    }

    /// A track of paths, as `Keyframes::track` makes it of numbers: keys\[i\] leads to paths\[i\].
    ///
    /// Keys have no velocities: their flags are 0 or `KeyframeFlags::SETTLES`. A linear key shows the morph of the path
    /// before it and its own, see `Keyframes::paths`; cubics and springs move points straight. initial: the path at 0;
    /// if it is left out, the one that the property shows when they begin.
    pub fn path_track(options: Option<&KeyframeOptions>, keys: &[Keyframe], paths: &[&Path], initial: Option<&Path>) -> Result<Keyframes, Error> {
        let key_count_rows = shared_length(&[("keys", Some(keys.len())), ("paths", Some(paths.len()))])?;
        let options_raw = match options {
            Some(value) => Some(value.to_raw()?),
            None => None,
        };
        let keys_raw = keys.iter().map(|value| value.to_raw()).collect::<Result<Vec<_>, Error>>()?;
        let paths_pointers: Vec<_> = paths.iter().map(|object| object.as_ptr() as *const _).collect();
        let mut keyframes_out = std::ptr::null_mut();
        check(unsafe { sys::anim_keyframes_create_path_track(options_raw.as_ref().map_or(std::ptr::null(), |value| value as *const _), keys_raw.as_ptr(), paths_pointers.as_ptr(), key_count_rows, initial.map_or(std::ptr::null(), |object| object.as_ptr() as *const _), &mut keyframes_out) })?;
        Ok(unsafe { Keyframes::from_ptr(keyframes_out) })
    }

    /// The path of the keyframes at a time (seconds). `Status::Kind` for keyframes of numbers, `Status::State` for
    /// those that begin with the property's path.
    pub fn path(&self, time: f64) -> Result<Path, Error> {
        let path_out = Path::new()?;
        check(unsafe { sys::anim_keyframes_get_path(self.as_ptr(), time, path_out.as_ptr()) })?;
        Ok(path_out)
    }
}

object! {
    /// Estimates the velocity of a pointer at its release from its last samples: the slope, at the newest sample, of a
    /// least-squares parabola through the samples of the last 100 ms, at most 20 of them (Android's VelocityTracker
    /// strategy LSQ2). A line is used where there are two samples, or where they are too unevenly spaced in time for a
    /// parabola. The velocity is 0 with one sample, where the samples span less than a millisecond, and where the
    /// pointer had stopped: more than 40 ms without a sample or in one place. Samples from before such a gap are
    /// ignored. Coordinates are at most 1e150 in size.
    VelocityEstimator, anim_velocity_estimator, anim_velocity_estimator_destroy
}

impl VelocityEstimator {
    /// An estimator without samples.
    pub fn new() -> Result<VelocityEstimator, Error> {
        let mut estimator_out = std::ptr::null_mut();
        check(unsafe { sys::anim_velocity_estimator_create(&mut estimator_out) })?;
        Ok(unsafe { VelocityEstimator::from_ptr(estimator_out) })
    }

    /// Forgets all samples: call it when the pointer goes down again.
    pub fn reset(&mut self) -> Result<(), Error> {
        check(unsafe { sys::anim_velocity_estimator_reset(self.as_ptr()) })
    }

    /// Adds samples, in order: times are seconds of any clock, coordinates the x and y of each sample in turn, two
    /// numbers a sample. A sample at the time of the last one replaces it; one of an earlier time is ignored. The
    /// position of the pointer's release usually repeats the last sample, and is better left out.
    pub fn add(&mut self, times: &[f64], coordinates: &[f64]) -> Result<(), Error> {
        let count_rows = shared_length(&[("times", Some(times.len())), ("coordinates", Some(rows("coordinates", coordinates.len(), 2)?))])?;
        check(unsafe { sys::anim_velocity_estimator_add(self.as_ptr(), times.as_ptr() as *const _, coordinates.as_ptr() as *const _, count_rows) })
    }

    /// The velocity in units per second of a pointer that is released at a time (seconds, of the samples' clock).
    ///
    /// Gives (x, y).
    pub fn estimate(&self, time: f64) -> Result<(f64, f64), Error> {
        let mut x_out = 0.0;
        let mut y_out = 0.0;
        check(unsafe { sys::anim_velocity_estimator_estimate(self.as_ptr(), time, &mut x_out, &mut y_out) })?;
        Ok((x_out, y_out))
    }
}

object! {
    /// A path: subpaths of lines and Bezier curves. Coordinates are at most 1e150 in size (`Status::Limit`).
    Path, anim_path, anim_path_destroy
}

impl Path {
    /// An empty path.
    pub fn new() -> Result<Path, Error> {
        let mut path_out = std::ptr::null_mut();
        check(unsafe { sys::anim_path_create(&mut path_out) })?;
        Ok(unsafe { Path::from_ptr(path_out) })
    }

    /// Removes everything and keeps the memory.
    pub fn clear(&mut self) -> Result<(), Error> {
        check(unsafe { sys::anim_path_clear(self.as_ptr()) })
    }

    /// Begins a subpath.
    pub fn move_to(&mut self, x: f64, y: f64) -> Result<(), Error> {
        check(unsafe { sys::anim_path_move_to(self.as_ptr(), x, y) })
    }

    /// Straight line, quadratic and cubic Bezier curve from the current point. `Status::State` on a path that has none.
    pub fn line_to(&mut self, x: f64, y: f64) -> Result<(), Error> {
        check(unsafe { sys::anim_path_line_to(self.as_ptr(), x, y) })
    }

    /// Straight line, quadratic and cubic Bezier curve from the current point. `Status::State` on a path that has none.
    pub fn quadratic_to(&mut self, control_x: f64, control_y: f64, x: f64, y: f64) -> Result<(), Error> {
        check(unsafe { sys::anim_path_quadratic_to(self.as_ptr(), control_x, control_y, x, y) })
    }

    /// Straight line, quadratic and cubic Bezier curve from the current point. `Status::State` on a path that has none.
    pub fn cubic_to(&mut self, control1_x: f64, control1_y: f64, control2_x: f64, control2_y: f64, x: f64, y: f64) -> Result<(), Error> {
        check(unsafe { sys::anim_path_cubic_to(self.as_ptr(), control1_x, control1_y, control2_x, control2_y, x, y) })
    }

    /// Closes the subpath; the current point is then its beginning. `Status::State` on a path without a subpath.
    pub fn close(&mut self) -> Result<(), Error> {
        check(unsafe { sys::anim_path_close(self.as_ptr()) })
    }

    /// Appends many verbs at once: verbs are `Verb`, coordinates the x and y of their points in turn, exactly as many
    /// as the verbs take. All or nothing. `Status::State` for a verb that needs a current point where there is none.
    pub fn append(&mut self, verbs: &[Verb], coordinates: &[f64]) -> Result<(), Error> {
        check(unsafe { sys::anim_path_append(self.as_ptr(), verbs.as_ptr() as *const _, verbs.len(), coordinates.as_ptr() as *const _, coordinates.len()) })
    }

    /// Closed shapes, each wound clockwise on the screen. The corners' radius, \>= 0, is clamped to half of the shorter
    /// side.
    pub fn add_rectangle(&mut self, rectangle: &Rectangle, radius: f64) -> Result<(), Error> {
        check(unsafe { sys::anim_path_add_rectangle(self.as_ptr(), rectangle as *const Rectangle as *const _, radius) })
    }

    /// Four cubic curves from the rightmost point on; the relative error of the radius is 2.8e-4.
    pub fn add_ellipse(&mut self, rectangle: &Rectangle) -> Result<(), Error> {
        check(unsafe { sys::anim_path_add_ellipse(self.as_ptr(), rectangle as *const Rectangle as *const _) })
    }

    /// A symbol that is Venus at arrowness 0 and, turned by -135 degrees, Mars at 1: an ellipse inset by three strokes,
    /// and an outline of twelve points of which four move. Values outside 0 to 1 extrapolate. stroke \>= 0; the
    /// rectangle is at least six strokes wide and high.
    pub fn add_symbol(&mut self, rectangle: &Rectangle, stroke: f64, arrowness: f64) -> Result<(), Error> {
        check(unsafe { sys::anim_path_add_symbol(self.as_ptr(), rectangle as *const Rectangle as *const _, stroke, arrowness) })
    }

    /// Transforms every point in place. Coordinates that would be beyond 1e150 in size are clamped to it.
    pub fn transform(&mut self, transform: &Transform) -> Result<(), Error> {
        check(unsafe { sys::anim_path_transform(self.as_ptr(), transform as *const Transform as *const _) })
    }

    /// The tight bounding box (of the curves, not of their control points), with the points of lone moves, which draw
    /// nothing. `Status::State` on an empty path.
    pub fn bounds(&self) -> Result<Rectangle, Error> {
        let mut bounds_out: sys::anim_rectangle = unsafe { std::mem::zeroed() };
        check(unsafe { sys::anim_path_get_bounds(self.as_ptr(), &mut bounds_out) })?;
        Ok(Rectangle::from_raw(&bounds_out))
    }

    /// How many verbs and coordinates (two a point) the path has.
    ///
    /// Gives (verb_count, coordinate_count).
    pub fn counts(&self) -> Result<(usize, usize), Error> {
        let mut verb_count_out = 0usize;
        let mut coordinate_count_out = 0usize;
        check(unsafe { sys::anim_path_get_counts(self.as_ptr(), &mut verb_count_out, &mut coordinate_count_out) })?;
        Ok((verb_count_out, coordinate_count_out))
    }

    /// Copies the path's contents out. Both arrays must be at least as long as `Path::counts` tells
    /// (`Status::Capacity`).
    pub fn copy(&self, verbs: &mut [Verb], coordinates: &mut [f64]) -> Result<(), Error> {
        let mut verbs_raw: Vec<_> = verbs.iter().map(|value| *value as u8).collect();
        check(unsafe { sys::anim_path_copy(self.as_ptr(), verbs_raw.as_mut_ptr(), verbs.len(), coordinates.as_mut_ptr() as *mut _, coordinates.len()) })?;
        for (value, raw) in verbs.iter_mut().zip(&verbs_raw) {
            *value = Verb::from_raw(*raw);
        }
        Ok(())
    }

    /// Replaces the path's contents by SVG path data: the grammar of SVG 2
    /// (<https://www.w3.org/TR/SVG2/paths.html#PathDataBNF>), every command, absolute and relative, with exponents in
    /// numbers. The path's memory is reused. Numbers are the nearest doubles, whatever the locale; minus zero
    /// becomes 0. Relative coordinates add up as doubles. Arcs become as many cubic curves as arc_accuracy needs, and
    /// end exactly at their end points. An arc with a radius of 0 is a line, one that ends where it begins is nothing,
    /// and radii that are too small are scaled up. An empty text is an empty path; "none", a keyword of CSS, is not
    /// path data. A second Z in a row adds nothing; after Z a command other than M begins with a move to the start of
    /// the subpath. A decimal point without digits after it is not part of a number. `Status::Syntax` where the text is
    /// no path data; `Status::Limit` for a coordinate beyond 1e150, for too many verbs and for a text of more than
    /// `LIMIT_TEXT_BYTES`. The message says what was expected and found at which byte, and `last_error_place` gives
    /// line and column. With lenient set these two errors in the data do not fail the call: it succeeds with everything
    /// before the error, and still sets message and place. The result is the byte offset of the first error, -1 if
    /// there is none. O(bytes).
    pub fn parse(&mut self, text: &str, options: Option<&PathParsing>) -> Result<i64, Error> {
        let options_raw = match options {
            Some(value) => Some(value.to_raw()?),
            None => None,
        };
        let mut error_offset_out = -1i64;
        check(unsafe { sys::anim_path_parse(self.as_ptr(), text.as_ptr() as *const _, text.len(), options_raw.as_ref().map_or(std::ptr::null(), |value| value as *const _), &mut error_offset_out) }).map_err(|error| error.with_offset(error_offset_out))?;
        Ok(error_offset_out)
    }

    /// The path as SVG path data. With ABSOLUTE coordinates, not minified and with digits = -1, it is easiest to read
    /// for people: a command for each verb, each number with the fewest digits that parse to itself, and with an
    /// exponent only where it would otherwise be longer than 21 characters, not counting its sign and a 0 before the
    /// point. With digits = -1 the text parses to exactly the same path, except that minus zero becomes 0. Errors of
    /// rounded relative coordinates do not add up: each is the difference to the point that a parser has reached.
    /// O(verbs).
    pub fn write(&self, format: Option<&PathFormat>) -> Result<String, Error> {
        let format_raw = match format {
            Some(value) => Some(value.to_raw()?),
            None => None,
        };
        ask(|buffer: *mut u8, capacity, length| unsafe { sys::anim_path_write(self.as_ptr(), format_raw.as_ref().map_or(std::ptr::null(), |value| value as *const _), buffer as *mut _, capacity, length) }).map(into_text)
    }

    /// An arc of an ellipse from the current point to (x, y), as SVG's A draws it. A radius of 0 makes a line, negative
    /// radii count as positive, radii that are too small are scaled up, and an arc that ends where it begins is
    /// nothing. rotation of the ellipse's x axis is in radians (SVG has degrees); large = 1 takes the longer way round,
    /// sweep = 1 the one clockwise on the screen. The arc becomes cubic curves with an error of at most accuracy (1e-13
    /// to 1) times the larger radius, and ends exactly at (x, y). `Status::State` without a current point;
    /// `Status::Limit` when points of the arc are beyond 1e150.
    pub fn arc_to(&mut self, radius_x: f64, radius_y: f64, rotation: f64, large: bool, sweep: bool, x: f64, y: f64, accuracy: f64) -> Result<(), Error> {
        check(unsafe { sys::anim_path_arc_to(self.as_ptr(), radius_x, radius_y, rotation, i32::from(large), i32::from(sweep), x, y, accuracy) })
    }

    /// An arc of an ellipse around a center that begins at the angle start and sweeps angle (radians, clockwise on the
    /// screen, both in the ellipse's own frame; more than a whole turn counts as one). Radii \>= 0. If the last subpath
    /// is open, a line leads to the arc's beginning, unless it is there already; otherwise the arc begins a subpath.
    /// accuracy and errors as above.
    pub fn add_arc(&mut self, center_x: f64, center_y: f64, radius_x: f64, radius_y: f64, rotation: f64, start: f64, angle: f64, accuracy: f64) -> Result<(), Error> {
        check(unsafe { sys::anim_path_add_arc(self.as_ptr(), center_x, center_y, radius_x, radius_y, rotation, start, angle, accuracy) })
    }

    /// Whether two texts of path data have the same structure by a rule, so that CSS or SMIL would interpolate them: -1
    /// if they have, otherwise the number of commands before the first difference. Arguments repeated without a letter
    /// count as separate commands, after M and m as L and l. `Status::Syntax` and `Status::Limit` as `Path::parse`, for
    /// the first text that is no path data. O(bytes of both).
    pub fn data_match(a: &str, b: &str, rule: PathRule) -> Result<i64, Error> {
        let mut difference_out = 0i64;
        check(unsafe { sys::anim_path_data_match(a.as_ptr() as *const _, a.len(), b.as_ptr() as *const _, b.len(), rule as i32, &mut difference_out) })?;
        Ok(difference_out)
    }

    /// The length of the outline. accuracy (\>= 0) is the error allowed, apart from the rounding of doubles; 0 stands
    /// for 1e-10 of the length. 0 for an empty path.
    pub fn length(&self, accuracy: f64) -> Result<f64, Error> {
        let mut length_out = 0.0;
        check(unsafe { sys::anim_path_get_length(self.as_ptr(), accuracy, &mut length_out) })?;
        Ok(length_out)
    }

    /// The length at a parameter (0...1, clamped) of the verb at an index: the inverse of a location's verb and
    /// parameter. `Status::NotFound` for an index beyond the last verb.
    pub fn length_at(&self, verb: u32, parameter: f64) -> Result<f64, Error> {
        let mut length_out = 0.0;
        check(unsafe { sys::anim_path_get_length_at(self.as_ptr(), verb, parameter, &mut length_out) })?;
        Ok(length_out)
    }

    /// The location at a length. `Status::State` on an empty path, also in the three functions that follow.
    pub fn location_at(&self, length: f64) -> Result<PathLocation, Error> {
        let mut location_out: sys::anim_path_location = unsafe { std::mem::zeroed() };
        check(unsafe { sys::anim_path_get_location_at(self.as_ptr(), length, &mut location_out) })?;
        Ok(PathLocation::from_raw(&location_out))
    }

    /// Evaluates one quantity (`PathQuantity`) at many lengths: one or two numbers for each. Fastest for sorted
    /// lengths.
    pub fn values_at(&self, what: PathQuantity, lengths: &[f64]) -> Result<Vec<f64>, Error> {
        let mut results_out = vec![0.0; lengths.len() * 2];
        check(unsafe { sys::anim_path_get_values_at(self.as_ptr(), what as i32, lengths.as_ptr() as *const _, lengths.len(), results_out.as_mut_ptr() as *mut _) })?;
        Ok(results_out)
    }

    /// As [`values_at`](Self::values_at), into slices of the caller's, which must be as long as what it gives.
    pub fn values_at_into(&self, what: PathQuantity, lengths: &[f64], results: &mut [f64]) -> Result<(), Error> {
        exactly("results", results.len(), lengths.len() * 2)?;
        check(unsafe { sys::anim_path_get_values_at(self.as_ptr(), what as i32, lengths.as_ptr() as *const _, lengths.len(), results.as_mut_ptr() as *mut _) })
    }

    /// Motion along the path: for each length the transform that places an object drawn at the origin, facing right.
    /// rotation is `PathRotation`; an angle of pi faces backwards (auto-reverse). For motion at constant speed,
    /// increase the length evenly.
    pub fn transforms_at(&self, rotation: PathRotation, angle: f64, lengths: &[f64]) -> Result<Vec<Transform>, Error> {
        let mut transforms_out: Vec<Transform> = vec![unsafe { std::mem::zeroed() }; lengths.len()];
        check(unsafe { sys::anim_path_get_transforms_at(self.as_ptr(), rotation as i32, angle, lengths.as_ptr() as *const _, lengths.len(), transforms_out.as_mut_ptr() as *mut _) })?;
        Ok(transforms_out)
    }

    /// As [`transforms_at`](Self::transforms_at), into slices of the caller's, which must be as long as what it gives.
    pub fn transforms_at_into(&self, rotation: PathRotation, angle: f64, lengths: &[f64], transforms: &mut [Transform]) -> Result<(), Error> {
        exactly("transforms", transforms.len(), lengths.len())?;
        check(unsafe { sys::anim_path_get_transforms_at(self.as_ptr(), rotation as i32, angle, lengths.as_ptr() as *const _, lengths.len(), transforms.as_mut_ptr() as *mut _) })
    }

    /// The location on the outline nearest to a point, with its distance; of several equally near, the first. Every
    /// local minimum that could be the global one is examined, so that none is missed. Moves count only in a path that
    /// draws nothing.
    pub fn find_nearest(&self, x: f64, y: f64) -> Result<PathLocation, Error> {
        let mut location_out: sys::anim_path_location = unsafe { std::mem::zeroed() };
        check(unsafe { sys::anim_path_find_nearest(self.as_ptr(), x, y, &mut location_out) })?;
        Ok(PathLocation::from_raw(&location_out))
    }

    /// The same for many points, x and y of each in turn. nearest has the x and y of each location in turn, distances
    /// and lengths have one number for each point.
    ///
    /// Gives (nearest, distances, lengths).
    pub fn find_nearest_many(&self, points: &[f64]) -> Result<(Vec<f64>, Vec<f64>, Vec<f64>), Error> {
        let count_rows = shared_length(&[("points", Some(rows("points", points.len(), 2)?))])?;
        let mut nearest_out = vec![0.0; points.len()];
        let mut distances_out = vec![0.0; points.len() / 2];
        let mut lengths_out = vec![0.0; points.len() / 2];
        check(unsafe { sys::anim_path_find_nearest_many(self.as_ptr(), points.as_ptr() as *const _, count_rows, nearest_out.as_mut_ptr() as *mut _, distances_out.as_mut_ptr() as *mut _, lengths_out.as_mut_ptr() as *mut _) })?;
        Ok((nearest_out, distances_out, lengths_out))
    }

    /// As [`find_nearest_many`](Self::find_nearest_many), into slices of the caller's, which must be as long as what it gives.
    pub fn find_nearest_many_into(&self, points: &[f64], nearest: &mut [f64], distances: &mut [f64], lengths: &mut [f64]) -> Result<(), Error> {
        let count_rows = shared_length(&[("points", Some(rows("points", points.len(), 2)?))])?;
        exactly("nearest", nearest.len(), points.len())?;
        exactly("distances", distances.len(), points.len() / 2)?;
        exactly("lengths", lengths.len(), points.len() / 2)?;
        check(unsafe { sys::anim_path_find_nearest_many(self.as_ptr(), points.as_ptr() as *const _, count_rows, nearest.as_mut_ptr() as *mut _, distances.as_mut_ptr() as *mut _, lengths.as_mut_ptr() as *mut _) })
    }

    /// The part of the path that the options keep, accurate to 1e-12 of the length. Where the part wraps around in a
    /// closed subpath (which is all of the path, or with `PathTrimFlags::SUBPATHS` each one) it continues without a
    /// gap. A subpath kept whole stays closed. If nothing is kept, the result is empty.
    pub fn trim(&self, options: &PathTrimOptions) -> Result<Path, Error> {
        let options_raw = options.to_raw()?;
        let result_out = Path::new()?;
        check(unsafe { sys::anim_path_trim(self.as_ptr(), &options_raw, result_out.as_ptr()) })?;
        Ok(result_out)
    }

    /// Cuts the path at lengths, in any order, and gives the piece at index and the number of pieces. Lengths at or
    /// beyond an end, and repeated ones, do not cut. A path that is one closed subpath is a ring: one cut, even at its
    /// beginning, makes it one open piece; the last of several pieces continues over the beginning to the first cut.
    /// `Status::NotFound` for an index beyond the pieces.
    ///
    /// Gives (result, pieces).
    pub fn split(&self, lengths: &[f64], index: usize) -> Result<(Path, usize), Error> {
        let result_out = Path::new()?;
        let mut pieces_out = 0usize;
        check(unsafe { sys::anim_path_split(self.as_ptr(), lengths.as_ptr() as *const _, lengths.len(), index, result_out.as_ptr(), &mut pieces_out) })?;
        Ok((result_out, pieces_out))
    }

    /// The path's subpaths in order.
    pub fn list_subpaths(&self) -> Result<Vec<Subpath>, Error> {
        let raws = ask(|buffer: *mut sys::anim_subpath, capacity, length| unsafe { sys::anim_path_list_subpaths(self.as_ptr(), buffer as *mut _, capacity, length) })?;
        Ok(raws.iter().map(Subpath::from_raw).collect())
    }

    /// The bounding box of all points, control points included: faster than `Path::bounds`, and never smaller.
    /// `Status::State` on an empty path.
    pub fn control_bounds(&self) -> Result<Rectangle, Error> {
        let mut bounds_out: sys::anim_rectangle = unsafe { std::mem::zeroed() };
        check(unsafe { sys::anim_path_get_control_bounds(self.as_ptr(), &mut bounds_out) })?;
        Ok(Rectangle::from_raw(&bounds_out))
    }

    /// The signed area: positive where the outline runs clockwise on the screen. Open subpaths count as closed; areas
    /// enclosed twice count twice, and areas of outlines that run the other way (as holes do) are subtracted. Exact
    /// except for rounding, by Green's theorem; computed relative to each subpath's start, so that distance from the
    /// origin costs no accuracy.
    pub fn area(&self) -> Result<f64, Error> {
        let mut area_out = 0.0;
        check(unsafe { sys::anim_path_get_area(self.as_ptr(), &mut area_out) })?;
        Ok(area_out)
    }

    /// The centroid of the area that the path encloses, weighted as in `Path::area`. The center of the bounding box
    /// where the area is less than 1e-12 of the box's; `Status::State` on an empty path.
    pub fn centroid(&self) -> Result<Point, Error> {
        let mut centroid_out: sys::anim_point = unsafe { std::mem::zeroed() };
        check(unsafe { sys::anim_path_get_centroid(self.as_ptr(), &mut centroid_out) })?;
        Ok(Point::from_raw(&centroid_out))
    }

    /// The winding number of the outline around a point: turns clockwise on the screen minus turns counter-clockwise.
    /// Open subpaths count as closed. On the outline itself it may be that of either side; from a distance of 1e-12 of
    /// the path's size on, it is exact.
    pub fn winding(&self, x: f64, y: f64) -> Result<i32, Error> {
        let mut winding_out = 0i32;
        check(unsafe { sys::anim_path_get_winding(self.as_ptr(), x, y, &mut winding_out) })?;
        Ok(winding_out)
    }

    /// The same at many points.
    pub fn winding_many(&self, points: &[Point]) -> Result<Vec<i32>, Error> {
        let mut windings_out = vec![0i32; points.len()];
        check(unsafe { sys::anim_path_get_winding_many(self.as_ptr(), points.as_ptr() as *const _, points.len(), windings_out.as_mut_ptr() as *mut _) })?;
        Ok(windings_out)
    }

    /// As [`winding_many`](Self::winding_many), into slices of the caller's, which must be as long as what it gives.
    pub fn winding_many_into(&self, points: &[Point], windings: &mut [i32]) -> Result<(), Error> {
        exactly("windings", windings.len(), points.len())?;
        check(unsafe { sys::anim_path_get_winding_many(self.as_ptr(), points.as_ptr() as *const _, points.len(), windings.as_mut_ptr() as *mut _) })
    }

    /// Whether a point lies inside by a rule. Open subpaths count as closed.
    pub fn contains(&self, x: f64, y: f64, fill_rule: FillRule) -> Result<bool, Error> {
        let mut inside_out = 0i32;
        check(unsafe { sys::anim_path_contains(self.as_ptr(), x, y, fill_rule as i32, &mut inside_out) })?;
        Ok(inside_out != 0)
    }

    /// Approximates the path by straight lines that are nowhere farther from it than tolerance (in points, above 0; at
    /// least 2^-46 of a curve's size is used). Lines and closes stay as they are. Each curve becomes as few lines of
    /// about equal error as possible: it is cut at equal parts of the integral of the root of its curvature (R. Levien,
    /// "Flattening quadratic Beziers", 2019), and each line is then proved to be near enough. `Status::Limit` for more
    /// than `LIMIT_PATH_PIECES`.
    pub fn flatten(&self, tolerance: f64) -> Result<Path, Error> {
        let result_out = Path::new()?;
        check(unsafe { sys::anim_path_flatten(self.as_ptr(), tolerance, result_out.as_ptr()) })?;
        Ok(result_out)
    }

    /// How many verbs and coordinates `Path::flatten` makes, without building the path.
    ///
    /// Gives (verb_count, coordinate_count).
    pub fn flattened_counts(&self, tolerance: f64) -> Result<(usize, usize), Error> {
        let mut verb_count_out = 0usize;
        let mut coordinate_count_out = 0usize;
        check(unsafe { sys::anim_path_get_flattened_counts(self.as_ptr(), tolerance, &mut verb_count_out, &mut coordinate_count_out) })?;
        Ok((verb_count_out, coordinate_count_out))
    }

    /// The flattened path as polylines: the points of subpath i end before points\[ends\[i\]\], and begin where those
    /// of the one before end. A closed subpath ends with its first point again. The call fills both arrays and gives
    /// the numbers of points and of subpaths; if both arrays are empty, only these numbers. An array that is too short
    /// is `Status::Capacity`.
    ///
    /// Gives (point_count, subpath_count).
    pub fn polylines(&self, tolerance: f64, points: &mut [Point], ends: &mut [usize]) -> Result<(usize, usize), Error> {
        let mut point_count_out = 0usize;
        let mut subpath_count_out = 0usize;
        check(unsafe { sys::anim_path_get_polylines(self.as_ptr(), tolerance, points.as_mut_ptr() as *mut _, points.len(), &mut point_count_out, ends.as_mut_ptr() as *mut _, ends.len(), &mut subpath_count_out) })?;
        Ok((point_count_out, subpath_count_out))
    }

    /// A copy of the path.
    pub fn assign(&self) -> Result<Path, Error> {
        let result_out = Path::new()?;
        check(unsafe { sys::anim_path_assign(self.as_ptr(), result_out.as_ptr()) })?;
        Ok(result_out)
    }

    /// Whether two paths have the same verbs and equal coordinates.
    pub fn is_equal(&self, other: &Path) -> Result<bool, Error> {
        let mut equal_out = 0i32;
        check(unsafe { sys::anim_path_is_equal(self.as_ptr(), other.as_ptr(), &mut equal_out) })?;
        Ok(equal_out != 0)
    }

    /// One subpath. `Status::NotFound` for an index beyond the last.
    pub fn subpath(&self, index: usize) -> Result<Path, Error> {
        let result_out = Path::new()?;
        check(unsafe { sys::anim_path_get_subpath(self.as_ptr(), index, result_out.as_ptr()) })?;
        Ok(result_out)
    }

    /// Appends another path, which may be the path itself, to a path, transformed where a transform is given.
    /// Coordinates that would be beyond 1e150 in size are clamped to it.
    pub fn extend(&mut self, other: &Path, transform: Option<&Transform>) -> Result<(), Error> {
        check(unsafe { sys::anim_path_extend(self.as_ptr(), other.as_ptr(), transform.map_or(std::ptr::null(), |value| value as *const _ as *const _)) })
    }

    /// The same, but where the path's last subpath is open, the other's first subpath continues it: by a line to its
    /// beginning, or directly if that is the same point.
    pub fn join(&mut self, other: &Path) -> Result<(), Error> {
        check(unsafe { sys::anim_path_join(self.as_ptr(), other.as_ptr()) })
    }

    /// The outline in the opposite direction: the last subpath first, each from its end to its start. A closed subpath
    /// keeps its start, and stays closed.
    pub fn reverse(&self) -> Result<Path, Error> {
        let result_out = Path::new()?;
        check(unsafe { sys::anim_path_reverse(self.as_ptr(), result_out.as_ptr()) })?;
        Ok(result_out)
    }

    /// The path with one of its subpaths reversed; the order of subpaths stays. `Status::NotFound` for an index beyond
    /// the last.
    pub fn reverse_subpath(&self, index: usize) -> Result<Path, Error> {
        let result_out = Path::new()?;
        check(unsafe { sys::anim_path_reverse_subpath(self.as_ptr(), index, result_out.as_ptr()) })?;
        Ok(result_out)
    }

    /// Splits every segment, the closing line too, into parts (at least 1) pieces of equal parameter ranges. Where
    /// longest (\> 0) is finite, the pieces have equal lengths instead (to 1e-9), and more than parts of them are made
    /// where a piece would be longer than longest. `Status::Limit` for more than `LIMIT_PATH_PIECES`, before any is
    /// made.
    pub fn subdivide(&self, parts: u32, longest: f64) -> Result<Path, Error> {
        let result_out = Path::new()?;
        check(unsafe { sys::anim_path_subdivide(self.as_ptr(), parts, longest, result_out.as_ptr()) })?;
        Ok(result_out)
    }

    /// The path in other verbs. The tolerance is in points and above 0. A cubic curve becomes quadratic ones over equal
    /// ranges of its parameter, which have equal errors: sqrt(3)/36 |p3 - 3 p2 + 3 p1 - p0| / n^3 for n of them
    /// (Sederberg, "Computer Aided Geometric Design"). `Status::Limit` for more than `LIMIT_PATH_PIECES` quadratic
    /// curves.
    pub fn convert(&self, conversion: PathConversion, tolerance: f64) -> Result<Path, Error> {
        let result_out = Path::new()?;
        check(unsafe { sys::anim_path_convert(self.as_ptr(), conversion as i32, tolerance, result_out.as_ptr()) })?;
        Ok(result_out)
    }

    /// The path with all its open subpaths closed.
    pub fn close_all(&self) -> Result<Path, Error> {
        let result_out = Path::new()?;
        check(unsafe { sys::anim_path_close_all(self.as_ptr(), result_out.as_ptr()) })?;
        Ok(result_out)
    }

    /// The path without degenerate segments, and without subpaths that then have no segment left. A segment is
    /// degenerate if all its points are within the tolerance (\>= 0, in points, in x and in y) of its start.
    pub fn remove_degenerate(&self, tolerance: f64) -> Result<Path, Error> {
        let result_out = Path::new()?;
        check(unsafe { sys::anim_path_remove_degenerate(self.as_ptr(), tolerance, result_out.as_ptr()) })?;
        Ok(result_out)
    }

    /// The outline of a path's stroke, to be filled by the non-zero rule. Curves stay curves: cubic ones within
    /// tolerance of the exact offset curves at half the width. A tolerance of 0 is a thousandth of the width; at least
    /// 1e-9 of the largest coordinate or the width is used. A closed subpath gives two outlines of opposite directions,
    /// an open one gives one; bends tighter than half the width add outlines of their own, and outlines may overlap.
    /// The whole is the stroke shape of SVG 2: the area that the normals sweep, with joins and caps. A cusp is round,
    /// the limit of ever tighter bends. A subpath of length 0 shows its round or square caps, a lone move nothing.
    /// `Status::Limit` for more than `LIMIT_PATH_DASHES` dashes or `LIMIT_PATH_VERBS` verbs, and as in `Path::simplify`
    /// where the style is simplified.
    pub fn stroke(&self, style: Option<&StrokeStyle<'_>>, tolerance: f64) -> Result<Path, Error> {
        let style_raw = match style {
            Some(value) => Some(value.to_raw()?),
            None => None,
        };
        let result_out = Path::new()?;
        check(unsafe { sys::anim_path_stroke(self.as_ptr(), style_raw.as_ref().map_or(std::ptr::null(), |value| value as *const _), tolerance, result_out.as_ptr()) })?;
        Ok(result_out)
    }

    /// The dashes of a path as open subpaths; lengths and offset as in `StrokeStyle`. Curves stay curves, cut to 1e-9
    /// of their length. The pattern starts anew in each subpath; in a closed one the last dash continues into the first
    /// where both reach the start. A dash of length 0 is a line from a point to itself. `Status::Limit` for more than
    /// `LIMIT_PATH_DASHES`.
    pub fn dash(&self, dashes: &[f64], offset: f64) -> Result<Path, Error> {
        let result_out = Path::new()?;
        check(unsafe { sys::anim_path_dash(self.as_ptr(), dashes.as_ptr() as *const _, dashes.len(), offset, result_out.as_ptr()) })?;
        Ok(result_out)
    }

    /// The path with its corners rounded. A corner is where two segments of a subpath meet at an angle; the corner at
    /// the start of a closed subpath is its first. radii are those of the corners in order (0 to 1e150), repeated if
    /// there are more corners; without radii the path stays as it is.
    ///
    /// Between two lines a corner becomes an arc, with a cubic curve for each quarter turn. The arc's radius is reduced
    /// so that it uses at most half of a line that ends in another corner, and at most all of any other line. A corner
    /// of radius 0 uses nothing of its lines. Where one of the two segments is a curve, both are cut as far from the
    /// corner, measured along them, as two lines would be, and a tangent cubic curve joins them.
    ///
    /// smoothing is 0 for arcs. From 0 to 1, a corner between two lines begins earlier on the line, by that fraction of
    /// the arc's length where there is room. Its curvature rises from 0 to that of a shorter arc: continuous corners,
    /// as on iOS.
    pub fn round_corners(&self, radii: &[f64], smoothing: f64) -> Result<Path, Error> {
        let result_out = Path::new()?;
        check(unsafe { sys::anim_path_round_corners(self.as_ptr(), radii.as_ptr() as *const _, radii.len(), smoothing, result_out.as_ptr()) })?;
        Ok(result_out)
    }

    /// Whether a point lies in the path's stroke: on a normal of the outline at most half the width from it, or in a
    /// join or a cap. No outline is made.
    pub fn stroke_contains(&self, x: f64, y: f64, style: Option<&StrokeStyle<'_>>) -> Result<bool, Error> {
        let style_raw = match style {
            Some(value) => Some(value.to_raw()?),
            None => None,
        };
        let mut inside_out = 0i32;
        check(unsafe { sys::anim_path_stroke_contains(self.as_ptr(), x, y, style_raw.as_ref().map_or(std::ptr::null(), |value| value as *const _), &mut inside_out) })?;
        Ok(inside_out != 0)
    }

    /// The same for many points: 0 or 1 for each.
    pub fn stroke_contains_many(&self, points: &[Point], style: Option<&StrokeStyle<'_>>) -> Result<Vec<u8>, Error> {
        let style_raw = match style {
            Some(value) => Some(value.to_raw()?),
            None => None,
        };
        let mut inside_out = vec![0u8; points.len()];
        check(unsafe { sys::anim_path_stroke_contains_many(self.as_ptr(), points.as_ptr() as *const _, points.len(), style_raw.as_ref().map_or(std::ptr::null(), |value| value as *const _), inside_out.as_mut_ptr() as *mut _) })?;
        Ok(inside_out)
    }

    /// As [`stroke_contains_many`](Self::stroke_contains_many), into slices of the caller's, which must be as long as what it gives.
    pub fn stroke_contains_many_into(&self, points: &[Point], style: Option<&StrokeStyle<'_>>, inside: &mut [u8]) -> Result<(), Error> {
        let style_raw = match style {
            Some(value) => Some(value.to_raw()?),
            None => None,
        };
        exactly("inside", inside.len(), points.len())?;
        check(unsafe { sys::anim_path_stroke_contains_many(self.as_ptr(), points.as_ptr() as *const _, points.len(), style_raw.as_ref().map_or(std::ptr::null(), |value| value as *const _), inside.as_mut_ptr() as *mut _) })
    }

    /// Combines the insides of two paths by an operation; fill_rule says what is inside of each.
    pub fn combine(&self, other: &Path, operation: PathOperation, fill_rule: FillRule) -> Result<Path, Error> {
        let result_out = Path::new()?;
        check(unsafe { sys::anim_path_combine(self.as_ptr(), other.as_ptr(), operation as i32, fill_rule as i32, result_out.as_ptr()) })?;
        Ok(result_out)
    }

    /// The path without crossings and overlaps (such as those of a stroke's outline): the contours of its inside.
    pub fn simplify(&self, fill_rule: FillRule) -> Result<Path, Error> {
        let result_out = Path::new()?;
        check(unsafe { sys::anim_path_simplify(self.as_ptr(), fill_rule as i32, result_out.as_ptr()) })?;
        Ok(result_out)
    }

    /// The inside grown by distance on all sides, or shrunk by a negative one, up to 5e149 in size. This is the union
    /// with, or the difference to, the stroke of its outline at twice that width. join and miter_limit shape the
    /// corners, as in `StrokeStyle`: outer corners where it grows, inner ones where it shrinks. Curves are within
    /// tolerance of the exact ones; 0 is a thousandth of twice the distance.
    pub fn offset(&self, distance: f64, join: Join, miter_limit: f64, tolerance: f64, fill_rule: FillRule) -> Result<Path, Error> {
        let result_out = Path::new()?;
        check(unsafe { sys::anim_path_offset(self.as_ptr(), distance, join as i32, miter_limit, tolerance, fill_rule as i32, result_out.as_ptr()) })?;
        Ok(result_out)
    }
}

object! {
    /// An array of paths: parsing, measuring or testing all of them takes one call.
    PathCollection, anim_path_collection, anim_path_collection_destroy
}

impl PathCollection {
    /// A collection without paths.
    pub fn new() -> Result<PathCollection, Error> {
        let mut collection_out = std::ptr::null_mut();
        check(unsafe { sys::anim_path_collection_create(&mut collection_out) })?;
        Ok(unsafe { PathCollection::from_ptr(collection_out) })
    }

    /// Removes all paths.
    pub fn clear(&mut self) -> Result<(), Error> {
        check(unsafe { sys::anim_path_collection_clear(self.as_ptr()) })
    }

    /// Appends paths of SVG path data, read as by `Path::parse`. The texts are concatenated in text, of at most
    /// `LIMIT_TEXT_BYTES`: the text of path i ends before the byte ends\[i\], and begins where the one before ends.
    /// ends must not decrease, and the last of them is the length of text. `Status::Syntax` and `Status::Limit` for the
    /// first text with an error: the message says which, counted from 0, and `last_error_place` gives line and column
    /// in it; no path is appended then. With lenient set each path has everything before its error, and the call
    /// succeeds, but still sets message and place for the first error. The result has for each text the byte offset of
    /// its first error, -1 if there is none.
    pub fn parse(&mut self, text: &str, ends: &[usize], options: Option<&PathParsing>) -> Result<Vec<i64>, Error> {
        let options_raw = match options {
            Some(value) => Some(value.to_raw()?),
            None => None,
        };
        let mut error_offsets_out = vec![0i64; ends.len()];
        check(unsafe { sys::anim_path_collection_parse(self.as_ptr(), text.as_ptr() as *const _, text.len(), ends.as_ptr() as *const _, ends.len(), options_raw.as_ref().map_or(std::ptr::null(), |value| value as *const _), error_offsets_out.as_mut_ptr() as *mut _) })?;
        Ok(error_offsets_out)
    }

    /// As [`parse`](Self::parse), into slices of the caller's, which must be as long as what it gives.
    pub fn parse_into(&mut self, text: &str, ends: &[usize], options: Option<&PathParsing>, error_offsets: &mut [i64]) -> Result<(), Error> {
        let options_raw = match options {
            Some(value) => Some(value.to_raw()?),
            None => None,
        };
        exactly("error_offsets", error_offsets.len(), ends.len())?;
        check(unsafe { sys::anim_path_collection_parse(self.as_ptr(), text.as_ptr() as *const _, text.len(), ends.as_ptr() as *const _, ends.len(), options_raw.as_ref().map_or(std::ptr::null(), |value| value as *const _), error_offsets.as_mut_ptr() as *mut _) })
    }

    /// Appends a copy of a path. `Status::Limit` for more than `LIMIT_PATH_VERBS` paths.
    pub fn append(&mut self, path: &Path) -> Result<(), Error> {
        check(unsafe { sys::anim_path_collection_append(self.as_ptr(), path.as_ptr()) })
    }

    /// How many paths there are.
    pub fn count(&self) -> Result<usize, Error> {
        let mut count_out = 0usize;
        check(unsafe { sys::anim_path_collection_get_count(self.as_ptr(), &mut count_out) })?;
        Ok(count_out)
    }

    /// A copy of the path at an index. `Status::NotFound` for an index beyond the last.
    pub fn path(&self, index: usize) -> Result<Path, Error> {
        let result_out = Path::new()?;
        check(unsafe { sys::anim_path_collection_get_path(self.as_ptr(), index, result_out.as_ptr()) })?;
        Ok(result_out)
    }

    /// Tight bounding boxes, as `Path::bounds` gives them. The box of an empty path is four NaNs.
    pub fn list_bounds(&self) -> Result<Vec<Rectangle>, Error> {
        ask(|buffer: *mut Rectangle, capacity, length| unsafe { sys::anim_path_collection_list_bounds(self.as_ptr(), buffer as *mut _, capacity, length) })
    }

    /// Lengths of outlines, each within accuracy as by `Path::length`.
    pub fn list_lengths(&self, accuracy: f64) -> Result<Vec<f64>, Error> {
        ask(|buffer: *mut f64, capacity, length| unsafe { sys::anim_path_collection_list_lengths(self.as_ptr(), accuracy, buffer as *mut _, capacity, length) })
    }

    /// Signed areas, as `Path::area` gives them.
    pub fn list_areas(&self) -> Result<Vec<f64>, Error> {
        ask(|buffer: *mut f64, capacity, length| unsafe { sys::anim_path_collection_list_areas(self.as_ptr(), buffer as *mut _, capacity, length) })
    }

    /// Whether points lie inside by a rule, 0 or 1: for each path a row with a number for each point.
    pub fn contains(&self, points: &[Point], fill_rule: FillRule) -> Result<Vec<u8>, Error> {
        ask(|buffer: *mut u8, capacity, length| unsafe { sys::anim_path_collection_contains(self.as_ptr(), points.as_ptr() as *const _, points.len(), fill_rule as i32, buffer as *mut _, capacity, length) })
    }
}

object! {
    /// The in-betweens of two paths, or of a sequence of paths, prepared once and evaluated at any time.
    ///
    /// Paths of the same verbs are interpolated point by point, unless an outline would fold up on its way, as it does
    /// on the way to a mirror image. If the paths differ only in the starts, order and direction of their subpaths, and
    /// in position and size, the path only moves and scales. A rotated copy rotates (by less than a quarter turn only
    /// with the automatic structure). For the strict structure an arc of path data is one command, however many cubics
    /// it becomes, as for `Path::data_match`: its parameters are interpolated, as CSS and SMIL do, and a flag is set in
    /// between if it is set at either end. The arcs of a path that was transformed are interpolated by their control
    /// points.
    ///
    /// Other paths are first brought to a common structure: subpaths are paired by role, position, size and shape,
    /// aligned by their features, and cut at each other's joints. Lines stay lines where both sides are lines; curves
    /// are only subdivided (de Casteljau). In fills, one outline may correspond to several outlines side by side in the
    /// other path. It is first cut into parts by straight lines, and each part becomes one of the others, unless one of
    /// the others closely resembles the whole.
    ///
    /// A blend (`MorphStructure::Blend`) has no common structure: parts of the inside join, part, appear and vanish,
    /// and the area changes evenly from one path's to the other's. The functions that return the common structure fail
    /// with `Status::Kind`.
    Morph, anim_morph, anim_morph_destroy
}

impl Morph {
    /// The morph from one path to another. It keeps copies of them. The time is proportional to the paths, plus up to
    /// 320 \* 320 steps for each pair of subpaths and attempt; a blend takes several milliseconds and up to 400 KB.
    /// `Status::Argument` and `Status::Duplicate` for pairs and points that do not fit the paths; `Status::Kind` for
    /// paths of different structure with `MorphStructure::Strict`; `Status::Limit` for a result of too many verbs.
    pub fn new(from: &Path, to: &Path, options: Option<&MorphOptions<'_>>) -> Result<Morph, Error> {
        let options_raw = match options {
            Some(value) => Some(value.to_raw()?),
            None => None,
        };
        let mut morph_out = std::ptr::null_mut();
        check(unsafe { sys::anim_morph_create(from.as_ptr(), to.as_ptr(), options_raw.as_ref().map_or(std::ptr::null(), |value| value as *const _), &mut morph_out) })?;
        Ok(unsafe { Morph::from_ptr(morph_out) })
    }

    /// The morph along two or more paths. times: when each is reached, numbers that increase from 0 to 1; without times
    /// they are spaced evenly. Options and errors as `Morph::new`; pairs and points apply to every two neighbors.
    pub fn sequence(paths: &[&Path], times: &[f64], options: Option<&MorphOptions<'_>>) -> Result<Morph, Error> {
        let paths_pointers: Vec<_> = paths.iter().map(|object| object.as_ptr() as *const _).collect();
        let options_raw = match options {
            Some(value) => Some(value.to_raw()?),
            None => None,
        };
        let mut morph_out = std::ptr::null_mut();
        check(unsafe { sys::anim_morph_create_sequence(paths_pointers.as_ptr(), paths.len(), times.as_ptr() as *const _, times.len(), options_raw.as_ref().map_or(std::ptr::null(), |value| value as *const _), &mut morph_out) })?;
        Ok(unsafe { Morph::from_ptr(morph_out) })
    }

    /// The path of the morph at t: 0 is the first path and 1 the last. At these times and at those of the paths
    /// between, the result is exactly that path, verb for verb. Outside 0 to 1 the motion continues, as when a spring
    /// overshoots, but a blend stays at its ends; coordinates beyond 1e150 are clamped to it.
    pub fn path(&self, t: f64) -> Result<Path, Error> {
        let path_out = Path::new()?;
        check(unsafe { sys::anim_morph_get_path(self.as_ptr(), t, path_out.as_ptr()) })?;
        Ok(path_out)
    }

    /// The number of verbs and coordinates in the common structure of the paths index and index + 1. `Status::NotFound`
    /// for an index beyond the last but one path; `Status::Kind` for a blend.
    ///
    /// Gives (verb_count, coordinate_count).
    pub fn counts(&self, index: usize) -> Result<(usize, usize), Error> {
        let mut verb_count_out = 0usize;
        let mut coordinate_count_out = 0usize;
        check(unsafe { sys::anim_morph_get_counts(self.as_ptr(), index, &mut verb_count_out, &mut coordinate_count_out) })?;
        Ok((verb_count_out, coordinate_count_out))
    }

    /// The verbs of that structure. The array must be long enough for all of them (`Status::Capacity`).
    pub fn verbs(&self, index: usize, verbs: &mut [Verb]) -> Result<(), Error> {
        let mut verbs_raw: Vec<_> = verbs.iter().map(|value| *value as u8).collect();
        check(unsafe { sys::anim_morph_get_verbs(self.as_ptr(), index, verbs_raw.as_mut_ptr(), verbs.len()) })?;
        for (value, raw) in verbs.iter_mut().zip(&verbs_raw) {
            *value = Verb::from_raw(*raw);
        }
        Ok(())
    }

    /// The coordinates of that structure at many times, a row for each; time 0 is path index, 1 path index + 1. The
    /// array must be exactly as long as all rows.
    pub fn evaluate(&self, index: usize, times: &[f64], coordinates: &mut [f64]) -> Result<(), Error> {
        check(unsafe { sys::anim_morph_evaluate(self.as_ptr(), index, times.as_ptr() as *const _, times.len(), coordinates.as_mut_ptr() as *mut _, coordinates.len()) })
    }

    /// Path index and path index + 1 in their common structure: the same verbs, each with the fill of its original; for
    /// CSS, Lottie and others that interpolate point by point. (Where something turns, these are the points at the
    /// ends, but the motion between them is not straight.)
    ///
    /// Gives (from, to).
    pub fn aligned(&self, index: usize) -> Result<(Path, Path), Error> {
        let from_out = Path::new()?;
        let to_out = Path::new()?;
        check(unsafe { sys::anim_morph_get_aligned(self.as_ptr(), index, from_out.as_ptr(), to_out.as_ptr()) })?;
        Ok((from_out, to_out))
    }

    /// The pairs of subpaths, in the order of the common structure: indices of subpaths, -1 for none. A subpath that
    /// was cut into parts is listed for each part.
    pub fn list_pairs(&self, index: usize) -> Result<Vec<MorphPair>, Error> {
        ask(|buffer: *mut MorphPair, capacity, length| unsafe { sys::anim_morph_list_pairs(self.as_ptr(), index, buffer as *mut _, capacity, length) })
    }
}

object! {
    /// A formula over named numbers, such as "mix(width, 40, clamp(t \* 2, 0, 1))": parsed once, evaluated often.
    /// Immutable.
    ///
    /// Values are doubles. Any value but zero is true (NaN too, as in C); comparisons give 1 or 0. The operators, from
    /// loose to tight:
    ///
    /// ```text
    /// c ? a : b       a where c is true, else b; from the right
    /// ||              or: 1 or 0
    /// &&              and: 1 or 0
    /// == !=           two in a row are refused
    /// < <= > >=       two in a row are refused
    /// + -             from the left
    /// * / %           from the left; % is mod
    /// -a !a           the negative; 1 where a is 0, else 0
    /// ```
    ///
    /// Numbers are written as in JSON: 0.5, 1e-3. Constants: pi, tau, e, true (1), false (0).
    ///
    /// Functions; angles are in radians:
    ///
    /// - abs, acos, asin, atan, cbrt, cos, exp, sin, sqrt, tan, log (natural), degrees(radians), radians(degrees),
    ///   ceil, floor, trunc, round (halves away from zero), fract (x - floor(x)), sign (-1, 1, or the zero itself),
    ///   expm1, log1p, flicks(seconds): of one number
    /// - atan2(y, x), hypot(x, y), pow(x, y), step(edge, x) (0 where x \< edge, else 1)
    /// - min, max: of two or more; NaN where one is
    /// - mod(x, y): the remainder with the sign of y, exact but for one addition: Python's %
    /// - clamp(x, low, high): min(max(x, low), high)
    /// - mix(a, b, t): a \* (1 - t) + b \* t
    /// - smoothstep(low, high, x): u \* u \* (3 - 2 \* u) with u = clamp((x - low) / (high - low), 0, 1)
    /// - if(c, a, b): c ? a : b
    /// - predict(from, velocity, remaining): the end of a decay without bounds that leaves this fraction of the
    ///   velocity after a millisecond: from - velocity / (1000 \* log(remaining))
    /// - rubberBand(excess, dimension, coefficient = 0.55): how far beyond its bound a scroll view is shown when it is
    ///   dragged by excess beyond it
    /// - rubberBandInvert(shown, dimension, coefficient = 0.55): the excess
    ///
    /// The following have the bits of the library's functions of these names. They give NaN for arguments that those
    /// functions refuse. A constant argument that is refused is an error (`Status::Argument`, with line and column).
    /// Arguments with a default (=) may be omitted from the end.
    ///
    /// - decayRate(remaining), decayVelocityTo(from, target, remaining), decayValue(from, velocity, remaining, time),
    ///   decayVelocity(velocity, remaining, time), decayRestingTime(velocity, remaining, threshold)
    /// - boundedDecayValue, boundedDecayVelocity(from, velocity, remaining, minimum, maximum, time),
    ///   boundedDecayEnd(from, velocity, remaining, minimum, maximum), boundedDecayRestingTime(from, velocity,
    ///   remaining, minimum, maximum, threshold): with the spring of `Decay::default`
    /// - steps(count, x, position = 0): position is an `StepPosition`; NaN for 1 step with jumps between the steps only
    /// - mediaTimingProgress, mediaTimingIteration(time, duration, repeat_count = 1, autoreverses = 0),
    ///   webTimingProgress, webTimingIteration(time, duration, iterations = 1, direction = 0, iteration_start = 0):
    ///   filling on both sides; direction is an `Direction`, and webTimingProgress the directed progress
    /// - springBlendValue, springBlendVelocity(old_duration, old_bounce, duration, bounce, blend_duration, time, from =
    ///   0, to = 1, velocity = 0), springBlendRestingTime(old_duration, old_bounce, duration, bounce, blend_duration,
    ///   displacement, velocity, threshold)
    /// - cubicBezier(x1, y1, x2, y2, x), cubicBezierSlope(x1, y1, x2, y2, x), cubicBezierInvert(x1, y1, x2, y2, y)
    /// - ease(x), easeIn(x), easeOut(x), easeInOut(x), and Penner's, easeInQuad(x) ... easeInOutBounce(x)
    /// - springValue, springVelocity(duration, bounce, time, from = 0, to = 1, velocity = 0)
    /// - springSettlingDuration(duration, bounce, velocity = 0)
    /// - springRestingTime(duration, bounce, displacement, velocity, threshold)
    /// - springSettlingTime(duration, bounce, displacement, velocity, threshold, velocity_threshold)
    /// - physicalSpringValue, physicalSpringVelocity, physicalSpringSettlingDuration, physicalSpringRestingTime,
    ///   physicalSpringSettlingTime: with mass, stiffness, damping in place of duration, bounce
    /// - springStiffness, springDamping(duration, bounce)
    /// - uikitSpringStiffness, uikitSpringDamping(duration, damping_ratio, velocity)
    /// - springDuration, springBounce, springDampingRatio(mass, stiffness, damping)
    ///
    /// A variable's name consists of parts joined by dots, and may have an index: gradient.angle.x, stops\[0\]. A part
    /// of ASCII letters, digits, _ and non-ASCII characters is written as it is; any other part, and one named like a
    /// constant, in backquotes: `cart-center`.x. Outside of backquotes a name contains no space.
    ///
    /// Documents have more: in(state), elapsed, elapsed(state), random(), random(a, b), and comparisons of a name with
    /// a text in single quotes (a doubled quote stands for one), mode == 'dark' and mode != 'dark'. These are variables
    /// too. Their names contain no spaces and no backquotes: in(loading), elapsed(loading), random() and mode=='dark'.
    /// random(a, b) is mix(a, b, random()), and mode != 'dark' is ! of the variable mode=='dark'. In an expression of
    /// the host's own they are unknown names, unless the host gave such a name.
    ///
    /// The same text and the same variables give the same bits everywhere. Evaluation never fails: an undefined value
    /// is NaN (always 0x7FF8000000000000), one too large infinite, and both propagate. Operands that a conditional, &&
    /// or || does not need have no effect on the result.
    Expression, anim_expression, anim_expression_destroy
}

impl Expression {
    /// Parses an expression over names (UTF-8 of at most `LIMIT_NAME_BYTES`, written here without backquotes). In the
    /// calls below, a variable is identified by the position of its name in this list. `Status::Syntax`,
    /// `Status::NotFound` for an unknown name or function, or `Status::Limit`, each with line and column;
    /// `Status::Duplicate` when a name is given twice.
    pub fn new(text: &str, names: &[&str]) -> Result<Expression, Error> {
        let names_pointers: Vec<_> = names.iter().map(|text| text.as_ptr() as *const _).collect();
        let names_lengths: Vec<usize> = names.iter().map(|text| text.len()).collect();
        let mut expression_out = std::ptr::null_mut();
        check(unsafe { sys::anim_expression_create(text.as_ptr() as *const _, text.len(), names_pointers.as_ptr(), names_lengths.as_ptr(), names.len(), &mut expression_out) })?;
        Ok(unsafe { Expression::from_ptr(expression_out) })
    }

    /// The variables that it reads, by position, each once, in order of appearance.
    pub fn list_variables(&self) -> Result<Vec<i32>, Error> {
        ask(|buffer: *mut i32, capacity, length| unsafe { sys::anim_expression_list_variables(self.as_ptr(), buffer as *mut _, capacity, length) })
    }

    /// The value. variables has a number for each name. Variables and the result may be infinite or NaN.
    pub fn evaluate(&self, variables: &[f64]) -> Result<f64, Error> {
        let mut result_out = 0.0;
        check(unsafe { sys::anim_expression_evaluate(self.as_ptr(), variables.as_ptr() as *const _, variables.len(), &mut result_out) })?;
        Ok(result_out)
    }

    /// The same many times at once: variables has a row for each result, with a number for each name.
    pub fn evaluate_many(&self, variables: &[f64], results: &mut [f64]) -> Result<(), Error> {
        check(unsafe { sys::anim_expression_evaluate_many(self.as_ptr(), variables.as_ptr() as *const _, variables.len(), results.as_mut_ptr() as *mut _, results.len()) })
    }

    /// The value and its rate of change, from the variables' rates, by the chain rule. A conditional, min, max and
    /// clamp have the rate of the operand chosen; functions that jump (comparisons, floor...) have rate 0, and so has
    /// abs at 0. An operand with rate 0 gives rate 0 even where the slope is infinite, as that of sqrt at 0. Variables,
    /// rates and results may be infinite or NaN.
    ///
    /// Gives (value, rate).
    pub fn differentiate(&self, variables: &[f64], rates: &[f64]) -> Result<(f64, f64), Error> {
        let count_rows = shared_length(&[("variables", Some(variables.len())), ("rates", Some(rates.len()))])?;
        let mut value_out = 0.0;
        let mut rate_out = 0.0;
        check(unsafe { sys::anim_expression_differentiate(self.as_ptr(), variables.as_ptr() as *const _, rates.as_ptr() as *const _, count_rows, &mut value_out, &mut rate_out) })?;
        Ok((value_out, rate_out))
    }
}

borrowed_object! {
    /// A set of properties with a clock and animations. Each property has a model value (as the host set it) and a
    /// presentation value (as it is seen now).
    Stage, StageRef, anim_stage, anim_stage_destroy
}

impl Stage {
    /// Makes an empty stage at time 0.
    pub fn new(options: Option<&StageOptions>) -> Result<Stage, Error> {
        let options_raw = match options {
            Some(value) => Some(value.to_raw()?),
            None => None,
        };
        let mut stage_out = std::ptr::null_mut();
        check(unsafe { sys::anim_stage_create(options_raw.as_ref().map_or(std::ptr::null(), |value| value as *const _), &mut stage_out) })?;
        Ok(unsafe { Stage::from_ptr(stage_out) })
    }
}

impl StageRef {
    /// Ends a call whose callback was left by longjmp() instead of returning. Call it afterwards on the same thread,
    /// from where the call was made or further out: inside the callback it is `Status::Reentrant`. What the call has
    /// done so far stays. The next advance, even one of 0 s, makes up for an advance that was cut short (see owed of
    /// `StageInfo`). It computes every presentation value, and calls other callbacks for what they have missed. Until
    /// then, values that were being computed may be old. Does nothing where no call is under way. A little memory that
    /// the call held is not given back.
    ///
    /// An easing's callback may be left while a value is half computed, or while an animation begins or ends. The next
    /// advance does the rest, at the stage time at which it was due; the result is as if the callback had returned.
    /// Exception: the call was still creating an animation, that is, evaluating the start value for a given velocity,
    /// or the value of a delayed animation that fills backwards. Then that animation ends unfinished in the next
    /// advance, and the property jumps to a value that was being set. If a group or animator was being removed or
    /// stopped, the animations that have not ended go on.
    pub fn abandon_call(&mut self) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_abandon_call(self.as_ptr()) })
    }

    /// Adds a property at rest at a value, which has as many numbers as the kind has components. For the kinds VECTOR
    /// and PATH, use `StageRef::add_property_with` and `StageRef::add_path`. The name is unique in the stage
    /// (`Status::Duplicate`), or empty for none. The stage keeps a name's bytes until the stage is destroyed, even when
    /// the property is removed.
    pub fn add_property(&mut self, name: &str, kind: ValueKind, value: &[f64]) -> Result<Property, Error> {
        let mut property_out = 0u64;
        check(unsafe { sys::anim_stage_add_property(self.as_ptr(), name.as_ptr() as *const _, name.len(), kind as i32, value.as_ptr() as *const _, value.len(), &mut property_out) })?;
        Ok(Property(property_out))
    }

    /// Adds a property as `StageRef::add_property` does, with options. Value, model and presentation are always in the
    /// kind's own components (a color's in sRGB); the options say how they are interpolated.
    pub fn add_property_with(&mut self, name: &str, options: &PropertyOptions, value: &[f64]) -> Result<Property, Error> {
        let options_raw = options.to_raw()?;
        let mut property_out = 0u64;
        check(unsafe { sys::anim_stage_add_property_with(self.as_ptr(), name.as_ptr() as *const _, name.len(), &options_raw, value.as_ptr() as *const _, value.len(), &mut property_out) })?;
        Ok(Property(property_out))
    }

    /// Adds a property that holds a copy of a path, which must not be empty (`Status::Argument`). Its components are
    /// the path's coordinates, at most `LIMIT_VECTOR`.
    pub fn add_path(&mut self, name: &str, path: &Path) -> Result<Property, Error> {
        let mut property_out = 0u64;
        check(unsafe { sys::anim_stage_add_path(self.as_ptr(), name.as_ptr() as *const _, name.len(), path.as_ptr(), &mut property_out) })?;
        Ok(Property(property_out))
    }

    /// Sets the path, which must not be empty, as `StageRef::set_value` does. On its way the property shows what
    /// `Morph::new` without options makes of the path that it shows and the new one: points of paths with the same
    /// verbs move straight, unless an outline would fold up, and a rotated copy rotates. An interrupted path keeps its
    /// velocity; set back to where it came from, it returns through the same in-betweens. At rest it is the path that
    /// was set, with its own verbs.
    ///
    /// In three cases paths with other verbs are cut to a common structure instead, in which their points move
    /// straight: if they have more than 4096 coordinates together, if rotation is turned off (see
    /// `StageRef::set_path_turns`), and if the new motion does not end the present one at once, or begins with a
    /// velocity that is given. A morph that would need more than 65536 coordinates, and more than eight times those of
    /// both paths, is not made: the path jumps. It also jumps where no transaction is open or the property's action is
    /// NONE.
    pub fn set_path(&mut self, property: Property, path: &Path) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_set_path(self.as_ptr(), property.0, path.as_ptr()) })
    }

    /// Sets a property's path in a transaction of its own, as `StageRef::spring_to` sets numbers. The path moves there
    /// by a spring: point by point, turning or as a morph, see `StageRef::set_path`. It starts with the present
    /// velocity, or with velocity if that is given: one of each coordinate of path, also where the property holds a
    /// path with other verbs.
    pub fn spring_to_path(&mut self, property: Property, path: &Path, velocity: Option<&[f64]>, spring: &Spring) -> Result<Transaction, Error> {
        let count_rows = shared_length(&[("velocity", velocity.map(|array| array.len()))])?;
        let mut transaction_out = 0u64;
        check(unsafe { sys::anim_stage_spring_to_path(self.as_ptr(), property.0, path.as_ptr(), velocity.map_or(std::ptr::null(), |array| array.as_ptr() as *const _), count_rows, spring as *const Spring as *const _, &mut transaction_out) })?;
        Ok(Transaction(transaction_out))
    }

    /// The same by a curve over duration seconds, 0 to `LIMIT_DURATION_SECONDS`.
    pub fn curve_to_path(&mut self, property: Property, path: &Path, curve: &CubicBezier, duration: f64) -> Result<Transaction, Error> {
        let mut transaction_out = 0u64;
        check(unsafe { sys::anim_stage_curve_to_path(self.as_ptr(), property.0, path.as_ptr(), curve as *const CubicBezier as *const _, duration, &mut transaction_out) })?;
        Ok(Transaction(transaction_out))
    }

    /// The property's path, as `Read::Model` or `Read::Presentation`. While the property moves to a path with other
    /// verbs, presentation and velocity have as many components as the path that is shown.
    pub fn path(&self, property: Property, what: Read) -> Result<Path, Error> {
        let path_out = Path::new()?;
        check(unsafe { sys::anim_stage_get_path(self.as_ptr(), property.0, what as i32, path_out.as_ptr()) })?;
        Ok(path_out)
    }

    /// Adds many scalar properties without names at once, one for each of the initial values.
    pub fn add_scalars(&mut self, values: &[f64]) -> Result<Vec<Property>, Error> {
        let mut properties_out = vec![Property(0); values.len()];
        check(unsafe { sys::anim_stage_add_scalars(self.as_ptr(), values.as_ptr() as *const _, values.len(), properties_out.as_mut_ptr() as *mut _) })?;
        Ok(properties_out)
    }

    /// Removes a property; its animations end unfinished. `Status::State` for one that a scene's document made.
    pub fn remove_property(&mut self, property: Property) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_remove_property(self.as_ptr(), property.0) })
    }

    /// The property of a name. `Status::NotFound`.
    pub fn find_property(&self, name: &str) -> Result<Property, Error> {
        let mut property_out = 0u64;
        check(unsafe { sys::anim_stage_find_property(self.as_ptr(), name.as_ptr() as *const _, name.len(), &mut property_out) })?;
        Ok(Property(property_out))
    }

    /// All properties in order of creation.
    pub fn list_properties(&self) -> Result<Vec<Property>, Error> {
        ask(|buffer: *mut Property, capacity, length| unsafe { sys::anim_stage_list_properties(self.as_ptr(), buffer as *mut _, capacity, length) })
    }

    /// Describes a property.
    pub fn property_info(&self, property: Property) -> Result<PropertyInfo, Error> {
        let mut info_out: sys::anim_property_info = unsafe { std::mem::zeroed() };
        info_out.struct_size = std::mem::size_of::<sys::anim_property_info>() as u32;
        check(unsafe { sys::anim_stage_get_property_info(self.as_ptr(), property.0, &mut info_out) })?;
        Ok(PropertyInfo::from_raw(&info_out))
    }

    /// The text of a name by its index in an event or info.
    pub fn name(&self, name: i32) -> Result<String, Error> {
        ask(|buffer: *mut u8, capacity, length| unsafe { sys::anim_stage_get_name(self.as_ptr(), name, buffer as *mut _, capacity, length) }).map(into_text)
    }

    /// The distance (in the property's units) and speed (units per second) below which a spring counts as at rest, for
    /// animations begun from now on. Above 0 and at most 1e150 (`Status::Argument`); 0.001 by default. It is checked
    /// before the property is.
    pub fn set_threshold(&mut self, property: Property, threshold: f64) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_set_threshold(self.as_ptr(), property.0, threshold) })
    }

    /// Sets the model value. Inside an open transaction the presentation value moves there by the transaction's motion,
    /// from where it is and, for a spring, with its present velocity (see `Interruption` for other ways). A transaction
    /// with a delay lets a running animation go on until the delay ends. Outside any transaction, or with
    /// `MotionKind::None`, it jumps there. In each case a running or waiting animation of the property ends unfinished
    /// when the new one takes over. Setting a property that is at rest to the value it has does nothing. Components are
    /// at most 1e150 in size (`Status::Limit`).
    pub fn set_value(&mut self, property: Property, value: &[f64]) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_set_value(self.as_ptr(), property.0, value.as_ptr() as *const _, value.len()) })
    }

    /// Sets many at once: values holds the components of each property in turn. All or nothing.
    pub fn set_value_many(&mut self, properties: &[Property], values: &[f64]) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_set_value_many(self.as_ptr(), properties.as_ptr() as *const _, properties.len(), values.as_ptr() as *const _, values.len()) })
    }

    /// Sets a property's model value in a transaction of its own, inside the innermost open one. The presentation moves
    /// there by a spring, which replaces the property's animations, from where it is. It starts with the present
    /// velocity, or with velocity if that is given (of the presentation, units per second, each at most 1e150 in size).
    /// A property that has an action of its own moves by that. Gives the transaction, which is committed and completes
    /// when the property has arrived; it may be complete already.
    pub fn spring_to(&mut self, property: Property, value: &[f64], velocity: Option<&[f64]>, spring: &Spring) -> Result<Transaction, Error> {
        let count_rows = shared_length(&[("value", Some(value.len())), ("velocity", velocity.map(|array| array.len()))])?;
        let mut transaction_out = 0u64;
        check(unsafe { sys::anim_stage_spring_to(self.as_ptr(), property.0, value.as_ptr() as *const _, velocity.map_or(std::ptr::null(), |array| array.as_ptr() as *const _), count_rows, spring as *const Spring as *const _, &mut transaction_out) })?;
        Ok(Transaction(transaction_out))
    }

    /// The same by a curve over duration seconds, 0 to `LIMIT_DURATION_SECONDS`.
    pub fn curve_to(&mut self, property: Property, value: &[f64], curve: &CubicBezier, duration: f64) -> Result<Transaction, Error> {
        let mut transaction_out = 0u64;
        check(unsafe { sys::anim_stage_curve_to(self.as_ptr(), property.0, value.as_ptr() as *const _, value.len(), curve as *const CubicBezier as *const _, duration, &mut transaction_out) })?;
        Ok(Transaction(transaction_out))
    }

    /// Reads one property: as many numbers as it has components.
    pub fn value(&self, property: Property, what: Read, value: &mut [f64]) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_get_value(self.as_ptr(), property.0, what as i32, value.as_mut_ptr() as *mut _, value.len()) })
    }

    /// Reads many at once, components in a row: as many numbers as they have components in all.
    pub fn value_many(&self, properties: &[Property], what: Read, values: &mut [f64]) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_get_value_many(self.as_ptr(), properties.as_ptr() as *const _, properties.len(), what as i32, values.as_mut_ptr() as *mut _, values.len()) })
    }

    /// The properties whose presentation value may have changed since they were last taken, each once, oldest
    /// properties first, in the same order on every host.
    pub fn take_changed(&mut self) -> Result<Vec<Property>, Error> {
        ask(|buffer: *mut Property, capacity, length| unsafe { sys::anim_stage_take_changed(self.as_ptr(), buffer as *mut _, capacity, length) })
    }

    /// Opens a transaction inside the innermost open one. Without a motion everything is inherited. A curve in an inner
    /// transaction takes its duration from the enclosing one unless it is set; a spring does so only when the spring
    /// itself is inherited. `Status::Argument` also where kind is `MotionKind::Inherit` and curve, spring or easing,
    /// which are not read then, differ from `Motion::default`.
    pub fn begin_transaction(&mut self, motion: Option<&Motion<'_>>) -> Result<Transaction, Error> {
        let motion_raw = match motion {
            Some(value) => Some(value.to_raw()?),
            None => None,
        };
        let mut transaction_out = 0u64;
        check(unsafe { sys::anim_stage_begin_transaction(self.as_ptr(), motion_raw.as_ref().map_or(std::ptr::null(), |value| value as *const _), &mut transaction_out) })?;
        Ok(Transaction(transaction_out))
    }

    /// Closes the innermost open transaction, which must be this one (`Status::State`). It completes, once, when all
    /// animations begun in it have ended: at once when there are none.
    pub fn commit_transaction(&mut self, transaction: Transaction) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_commit_transaction(self.as_ptr(), transaction.0) })
    }

    /// Sets a property's action. motion is read for `Action::Own`.
    pub fn set_action(&mut self, property: Property, action: Action, motion: Option<&Motion<'_>>) -> Result<(), Error> {
        let motion_raw = match motion {
            Some(value) => Some(value.to_raw()?),
            None => None,
        };
        check(unsafe { sys::anim_stage_set_action(self.as_ptr(), property.0, action as i32, motion_raw.as_ref().map_or(std::ptr::null(), |value| value as *const _)) })
    }

    /// Sets the policy for animations begun from now on; those that run are not changed. NONE for a new stage. The
    /// policy is part of snapshots and of the hash. `Status::Argument` for another number.
    pub fn set_reduced_motion(&mut self, policy: ReducedMotion) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_set_reduced_motion(self.as_ptr(), policy as i32) })
    }

    /// Begins an explicit animation of a property, above those that it has. The innermost open transaction, if any,
    /// waits for it to complete. An animation that fills forwards stays in effect after its end until it is removed or
    /// replaced. `Status::State` for a derived property.
    ///
    /// from, to and by combine as in Core Animation: one that is not set is the presentation value at the start
    /// (nothing for an additive animation). Options for other kinds are not read.
    ///
    /// sets_model sets the model value to the animation's last value: what it would show after its end with a fill
    /// forwards, after all repeats and reversals, with its offset and speed. For an animation that never ends, the last
    /// value is the one at the end of one run. For a spring or decay it is the value at rest, even where a duration
    /// cuts the motion off. An additive animation has no value of its own, and leaves the model alone.
    ///
    /// It lasts its active duration divided by the absolute value of its speed, as in Core Animation. A time offset
    /// wraps: the part skipped at the beginning plays at the end. With a negative speed it plays from its end to its
    /// beginning; without an offset it shows its first value at the flick at which it begins, as Core Animation does,
    /// and before it where it fills backwards. (Groups follow the formula of `MediaTiming` exactly.) At the flick at
    /// which it ends it still shows its last value and counts as running, unless the property is set or animated anew.
    /// From the next flick on it is gone.
    ///
    /// Additive and cumulative values are added in the components in which the property is interpolated. Transforms are
    /// added by the parts of CSS's decomposition: translation, angle and skew as they are, scales by their differences
    /// from 1. Colors are added in their space; one without a hue adds none. A cumulative animation that autoreverses
    /// begins each repeat anew, from where its way back ended.
    pub fn animate(&mut self, property: Property, options: &AnimationOptions<'_>) -> Result<Animation, Error> {
        let options_raw = options.to_raw()?;
        let mut animation_out = 0u64;
        check(unsafe { sys::anim_stage_animate(self.as_ptr(), property.0, &options_raw, &mut animation_out) })?;
        Ok(Animation(animation_out))
    }

    /// Begins an explicit animation of a path. from and to are paths of any verbs, and replace those of the options;
    /// either may be left out. An end given as a path must not be set in the options; their other members apply. On its
    /// way the property shows what `Morph::new` without options makes of the two ends, with the exceptions of
    /// `StageRef::set_path`; if it is additive or cumulative, the paths move in a common structure. Where it ends at to
    /// and sets the model, the model is that path. `Status::Kind` for a property that is no path.
    pub fn animate_path(&mut self, property: Property, options: &AnimationOptions<'_>, from: Option<&Path>, to: Option<&Path>) -> Result<Animation, Error> {
        let options_raw = options.to_raw()?;
        let mut animation_out = 0u64;
        check(unsafe { sys::anim_stage_animate_path(self.as_ptr(), property.0, &options_raw, from.map_or(std::ptr::null(), |object| object.as_ptr() as *const _), to.map_or(std::ptr::null(), |object| object.as_ptr() as *const _), &mut animation_out) })?;
        Ok(Animation(animation_out))
    }

    /// Whether a property's path rotates when it moves to a rotated copy of itself (1, the default), or its points
    /// always move straight (0), as in CSS and Lottie. Applies from the next animation on. Part of snapshots.
    /// `Status::Kind` for a property that is no path.
    pub fn set_path_turns(&mut self, property: Property, turns: bool) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_set_path_turns(self.as_ptr(), property.0, i32::from(turns)) })
    }

    /// Whether a property's path rotates when it moves to a rotated copy of itself (1, the default), or its points
    /// always move straight (0), as in CSS and Lottie. Applies from the next animation on. Part of snapshots.
    /// `Status::Kind` for a property that is no path.
    pub fn path_turns(&self, property: Property) -> Result<bool, Error> {
        let mut turns_out = 0i32;
        check(unsafe { sys::anim_stage_get_path_turns(self.as_ptr(), property.0, &mut turns_out) })?;
        Ok(turns_out != 0)
    }

    /// How a property's path is drawn, one of `MorphPaint`, FILL by default: it decides how the path morphs, see
    /// `MorphOptions`. Applies from the next animation on. Part of snapshots. `Status::Kind` for a property that is no
    /// path.
    pub fn set_path_paint(&mut self, property: Property, paint: MorphPaint) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_set_path_paint(self.as_ptr(), property.0, paint as i32) })
    }

    /// How a property's path is drawn, one of `MorphPaint`, FILL by default: it decides how the path morphs, see
    /// `MorphOptions`. Applies from the next animation on. Part of snapshots. `Status::Kind` for a property that is no
    /// path.
    pub fn path_paint(&self, property: Property) -> Result<MorphPaint, Error> {
        let mut paint_out = 0i32;
        check(unsafe { sys::anim_stage_get_path_paint(self.as_ptr(), property.0, &mut paint_out) })?;
        Ok(MorphPaint::from_raw(paint_out))
    }

    /// Removes an animation. It ends unfinished, and no longer affects its property.
    pub fn remove_animation(&mut self, animation: Animation) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_remove_animation(self.as_ptr(), animation.0) })
    }

    /// Removes all animations of a property: it shows its model value.
    pub fn remove_all_animations(&mut self, property: Property) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_remove_all_animations(self.as_ptr(), property.0) })
    }

    /// Stops a property at its presentation value, as when a finger catches a moving object. The model value becomes
    /// that value, and the animations of the property end unfinished. The property keeps its velocity: the next spring
    /// (of a value that is set, with `Interruption::Replace`, or of an explicit animation) starts with it, unless it is
    /// given one. The velocity is forgotten once the property jumps or anything else moves it. A property that nothing
    /// moves stays as it is. A path keeps no velocity.
    pub fn hold(&mut self, property: Property) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_hold(self.as_ptr(), property.0) })
    }

    /// Makes a group at its time 0. Animations join it by the member group of their transaction's motion or of their
    /// options.
    ///
    /// Delays pass on the group's clock. The time of a media group or an animator can jump and run back. An animation
    /// with a delay therefore begins there with the call, or when the transaction named by after is complete. At that
    /// moment the animations that it replaces end, and sets_model sets the model value. Until the delay is over it
    /// shows its start value, or nothing if it is an explicit animation that does not fill backwards.
    pub fn add_group(&mut self, options: Option<&AnimationGroupOptions>) -> Result<AnimationGroup, Error> {
        let options_raw = match options {
            Some(value) => Some(value.to_raw()?),
            None => None,
        };
        let mut group_out = 0u64;
        check(unsafe { sys::anim_stage_add_group(self.as_ptr(), options_raw.as_ref().map_or(std::ptr::null(), |value| value as *const _), &mut group_out) })?;
        Ok(AnimationGroup(group_out))
    }

    /// Removes a group and those inside it; their animations end unfinished.
    pub fn remove_group(&mut self, group: AnimationGroup) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_remove_group(self.as_ptr(), group.0) })
    }

    /// A group's own time in seconds; an animator's is its fraction times its duration.
    pub fn animation_group_time(&self, group: AnimationGroup) -> Result<f64, Error> {
        let mut seconds_out = 0.0;
        check(unsafe { sys::anim_animation_group_get_time(self.as_ptr(), group.0, &mut seconds_out) })?;
        Ok(seconds_out)
    }

    /// Sets how fast a clock runs from now on (0 to `LIMIT_TIME_SCALE`), and whether it is paused. `Status::Kind` for
    /// other groups.
    pub fn animation_group_set_speed(&mut self, group: AnimationGroup, speed: f64) -> Result<(), Error> {
        check(unsafe { sys::anim_animation_group_set_speed(self.as_ptr(), group.0, speed) })
    }

    /// Sets how fast a clock runs from now on (0 to `LIMIT_TIME_SCALE`), and whether it is paused. `Status::Kind` for
    /// other groups.
    pub fn animation_group_set_paused(&mut self, group: AnimationGroup, paused: bool) -> Result<(), Error> {
        check(unsafe { sys::anim_animation_group_set_paused(self.as_ptr(), group.0, i32::from(paused)) })
    }

    /// Sets a clock to a time of its own (seconds, 0 to 1e9): its animations show their values at that time. Animations
    /// that end before that time end when the stage next advances. An animation that has ended but fills forwards runs,
    /// and ends, once more if the time is before its end.
    pub fn animation_group_seek(&mut self, group: AnimationGroup, seconds: f64) -> Result<(), Error> {
        check(unsafe { sys::anim_animation_group_seek(self.as_ptr(), group.0, seconds) })
    }

    /// Its position: 0 at the start, 1 at the end; outside of that while a spring overshoots. 0 while it has no
    /// duration.
    pub fn animator_fraction(&self, animator: AnimationGroup) -> Result<f64, Error> {
        let mut fraction_out = 0.0;
        check(unsafe { sys::anim_animator_get_fraction(self.as_ptr(), animator.0, &mut fraction_out) })?;
        Ok(fraction_out)
    }

    /// Pauses it at a fraction, 0 to 1: everything is shown as if it had been played to there.
    pub fn animator_set_fraction(&mut self, animator: AnimationGroup, fraction: f64) -> Result<(), Error> {
        check(unsafe { sys::anim_animator_set_fraction(self.as_ptr(), animator.0, fraction) })
    }

    /// Pauses it where it is.
    pub fn animator_pause(&mut self, animator: AnimationGroup) -> Result<(), Error> {
        check(unsafe { sys::anim_animator_pause(self.as_ptr(), animator.0) })
    }

    /// Runs it from where it is: to its end, or (reversed: 1) back to its start. motion says how the fraction moves.
    /// Without a motion, or with `MotionKind::Inherit`, it moves evenly, and each animation keeps its own curve; with
    /// `MotionKind::None` it jumps; a curve or easing covers the rest of the way. A spring starts with the fraction's
    /// present velocity, or with velocity if that is not NaN (per second, at most 1e9), and lasts until it is at rest.
    /// Otherwise the rest of the way takes its share of duration_factor (0 to 1e6; usually 1) times the animator's
    /// duration; a curve or easing takes the duration of motion instead, if that is set. Other members of motion are
    /// not read. On arrival at either end, its animations end finished and the animator is removed. At the start, the
    /// model values are the old ones again.
    pub fn animator_run(&mut self, animator: AnimationGroup, reversed: bool, motion: Option<&Motion<'_>>, duration_factor: f64, velocity: f64) -> Result<(), Error> {
        let motion_raw = match motion {
            Some(value) => Some(value.to_raw()?),
            None => None,
        };
        check(unsafe { sys::anim_animator_run(self.as_ptr(), animator.0, i32::from(reversed), motion_raw.as_ref().map_or(std::ptr::null(), |value| value as *const _), duration_factor, velocity) })
    }

    /// Stops and removes it: its properties take their new values, their old ones, or stay where they are.
    pub fn animator_stop(&mut self, animator: AnimationGroup, position: AnimatorPosition) -> Result<(), Error> {
        check(unsafe { sys::anim_animator_stop(self.as_ptr(), animator.0, position as i32) })
    }

    /// Makes a property derived: text has one expression for each component, separated by commas, over the components
    /// of other properties: x (of a property with one component), frame.width, point.y, v\[3\], `any name`.x; see the
    /// section on expressions. Its presentation is computed from presentations, its model from models, its velocity by
    /// the chain rule; a result that is not finite, or beyond 1e150, becomes 0. Its animations end; from then on
    /// setting or animating it is `Status::State`. An empty text makes it an ordinary property again, which keeps its
    /// value. `Status::Syntax` with line and column, `Status::NotFound` for an unknown name, `Status::State` for a
    /// cycle, which the message names.
    pub fn set_expression(&mut self, property: Property, text: &str) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_set_expression(self.as_ptr(), property.0, text.as_ptr() as *const _, text.len()) })
    }

    /// Adds a derived property, at once with its expressions: see `StageRef::add_property_with` and
    /// `StageRef::set_expression`. It cannot name itself (`Status::State`, a cycle), and text is not empty.
    pub fn add_derived(&mut self, name: &str, options: Option<&PropertyOptions>, text: &str) -> Result<Property, Error> {
        let options_raw = match options {
            Some(value) => Some(value.to_raw()?),
            None => None,
        };
        let mut property_out = 0u64;
        check(unsafe { sys::anim_stage_add_derived(self.as_ptr(), name.as_ptr() as *const _, name.len(), options_raw.as_ref().map_or(std::ptr::null(), |value| value as *const _), text.as_ptr() as *const _, text.len(), &mut property_out) })?;
        Ok(Property(property_out))
    }

    /// The text of a derived property's expressions; empty for others.
    pub fn expression(&self, property: Property) -> Result<String, Error> {
        ask(|buffer: *mut u8, capacity, length| unsafe { sys::anim_stage_get_expression(self.as_ptr(), property.0, buffer as *mut _, capacity, length) }).map(into_text)
    }

    /// Sets a property's observer: it is called at the end of every advance after which the presentation differs from
    /// what it last received (at first: from now). A property has one observer; without a callback it is removed. To
    /// poll, see `StageRef::take_changed`.
    pub fn observe<F: FnMut(Property, &[f64]) + Send + 'static>(&mut self, property: Property, callback: F) -> Result<(), Error> {
        let context = Box::into_raw(Box::new(callback)) as *mut c_void;
        check(unsafe { sys::anim_stage_observe(self.as_ptr(), property.0, Some(call_property_callback::<F>), context, Some(release_context::<F>)) })
    }

    /// Ends what [`observe`](Self::observe) has begun, and drops its closure.
    pub fn stop_observe(&mut self, property: Property) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_observe(self.as_ptr(), property.0, None, std::ptr::null_mut(), None) })
    }

    /// Makes a bank of one or more numbers at rest. threshold as in `StageRef::set_threshold`.
    pub fn add_bank(&mut self, spring: &Spring, values: &[f64], threshold: f64) -> Result<SpringBank, Error> {
        let mut bank_out = 0u64;
        check(unsafe { sys::anim_stage_add_bank(self.as_ptr(), spring as *const Spring as *const _, values.as_ptr() as *const _, values.len(), threshold, &mut bank_out) })?;
        Ok(SpringBank(bank_out))
    }

    /// Removes a bank; its springs are not reported any more.
    pub fn remove_bank(&mut self, bank: SpringBank) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_remove_bank(self.as_ptr(), bank.0) })
    }

    /// Gives springs new targets. They keep their positions and velocities. indices selects the springs
    /// (`Status::NotFound` for an index beyond the bank; if one occurs twice, the last counts); without indices, the
    /// targets are those of the first springs. All or nothing. A spring at rest at its target stays there and is not
    /// reported. With reduced motion springs jump to their targets and come to rest at once. Some 30 ns a spring in
    /// order, ten times that in random order in a bank larger than the caches.
    pub fn spring_bank_retarget(&mut self, bank: SpringBank, indices: Option<&[u32]>, targets: &[f64]) -> Result<(), Error> {
        let count_rows = shared_length(&[("indices", indices.map(|array| array.len())), ("targets", Some(targets.len()))])?;
        check(unsafe { sys::anim_spring_bank_retarget(self.as_ptr(), bank.0, indices.map_or(std::ptr::null(), |array| array.as_ptr() as *const _), targets.as_ptr() as *const _, count_rows) })
    }

    /// Sets springs to values, at rest. They are not reported as settled. indices as for
    /// `StageRef::spring_bank_retarget`.
    pub fn spring_bank_set_values(&mut self, bank: SpringBank, indices: Option<&[u32]>, values: &[f64]) -> Result<(), Error> {
        let count_rows = shared_length(&[("indices", indices.map(|array| array.len())), ("values", Some(values.len()))])?;
        check(unsafe { sys::anim_spring_bank_set_values(self.as_ptr(), bank.0, indices.map_or(std::ptr::null(), |array| array.as_ptr() as *const _), values.as_ptr() as *const _, count_rows) })
    }

    /// The presentation of all of a bank's springs, as of the last advance: a view, valid until something is added to
    /// the stage or the stage is destroyed; its numbers change when the stage advances.
    pub fn spring_bank_values(&self, bank: SpringBank) -> Result<&[f64], Error> {
        let mut values_out = std::ptr::null();
        let mut values_out_length = 0;
        check(unsafe { sys::anim_spring_bank_get_values(self.as_ptr(), bank.0, &mut values_out, &mut values_out_length) })?;
        Ok(unsafe { slice(values_out as *const _, values_out_length) })
    }

    /// Makes a view of a bank's values, which may be released before the stage or after.
    pub fn spring_bank_view_create(&self, bank: SpringBank) -> Result<SpringBankView<'_>, Error> {
        let mut view_out = std::ptr::null_mut();
        check(unsafe { sys::anim_spring_bank_view_create(self.as_ptr(), bank.0, &mut view_out) })?;
        Ok(unsafe { SpringBankView::from_ptr(view_out) })
    }

    /// The velocities of all springs, in units per second.
    pub fn spring_bank_velocities(&self, bank: SpringBank, velocities: &mut [f64]) -> Result<(), Error> {
        check(unsafe { sys::anim_spring_bank_get_velocities(self.as_ptr(), bank.0, velocities.as_mut_ptr() as *mut _, velocities.len()) })
    }

    /// How many springs move, and how many have come to rest and were not yet taken.
    ///
    /// Gives (moving, settled).
    pub fn spring_bank_counts(&self, bank: SpringBank) -> Result<(usize, usize), Error> {
        let mut moving_out = 0usize;
        let mut settled_out = 0usize;
        check(unsafe { sys::anim_spring_bank_get_counts(self.as_ptr(), bank.0, &mut moving_out, &mut settled_out) })?;
        Ok((moving_out, settled_out))
    }

    /// Takes the indices of springs that have come to rest, in the order in which they did. Springs that were
    /// retargeted within the same time slot are reported together, when the last of them has come to rest. A spring
    /// that was retargeted again since is still reported, once.
    pub fn spring_bank_take_settled(&mut self, bank: SpringBank) -> Result<Vec<u32>, Error> {
        ask(|buffer: *mut u32, capacity, length| unsafe { sys::anim_spring_bank_take_settled(self.as_ptr(), bank.0, buffer as *mut _, capacity, length) })
    }

    /// Moves the stage's clock forward by a time in seconds, rounded to the nearest flick, and computes every
    /// presentation value there. The time is 0 to `LIMIT_ADVANCE_SECONDS`, before and after it is multiplied by the
    /// time scale. Everything due on the way happens at its own flick, in order of time, then of creation: values,
    /// states and events do not depend on how a time is cut into steps. Allocates nothing once the stage has run.
    /// `Status::State` for a scene's stage, or inside an open transaction.
    pub fn advance(&mut self, seconds: f64) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_advance(self.as_ptr(), seconds) })
    }

    /// Moves the stage's clock forward by a time in seconds, rounded to the nearest flick, and computes every
    /// presentation value there. The time is 0 to `LIMIT_ADVANCE_SECONDS`, before and after it is multiplied by the
    /// time scale. Everything due on the way happens at its own flick, in order of time, then of creation: values,
    /// states and events do not depend on how a time is cut into steps. Allocates nothing once the stage has run.
    /// `Status::State` for a scene's stage, or inside an open transaction.
    pub fn advance_flicks(&mut self, flicks: i64) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_advance_flicks(self.as_ptr(), flicks) })
    }

    /// The time of a paused stage stands still while it is advanced.
    pub fn set_paused(&mut self, paused: bool) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_set_paused(self.as_ptr(), i32::from(paused)) })
    }

    /// How fast stage time runs relative to the time of advance: 0 to `LIMIT_TIME_SCALE`, 1 at first. The stage's time
    /// is computed from the moment of the last change, so no error accumulates.
    pub fn set_time_scale(&mut self, scale: f64) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_set_time_scale(self.as_ptr(), scale) })
    }

    /// Limits the steps of one advance, for a stage or a scene's stage. A step is one thing that is due (an animation
    /// that starts or ends, a delay that ends), with all that a machine does in answer, which `LIMIT_MICROSTEPS`
    /// bounds. 0, as at first, is no limit. If more is due, the advance ends after the last step allowed, and
    /// `EventKind::Budget` is queued. Host time has then advanced as without a budget, and stage time lags behind it.
    /// owed of `StageInfo` says how far, at least 1. The next advance, even of 0 seconds, continues from there. Once
    /// nothing is owed, the state is bit for bit the one without a budget, except for events of this kind. Calls in
    /// between see the stage time reached so far. The budget belongs to the host: it is not part of snapshots, and
    /// `Scene::play` ignores it.
    pub fn set_step_budget(&mut self, steps: u32) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_set_step_budget(self.as_ptr(), steps) })
    }

    /// The clock and the counts of a stage.
    pub fn info(&self) -> Result<StageInfo, Error> {
        let mut info_out: sys::anim_stage_info = unsafe { std::mem::zeroed() };
        info_out.struct_size = std::mem::size_of::<sys::anim_stage_info>() as u32;
        check(unsafe { sys::anim_stage_get_info(self.as_ptr(), &mut info_out) })?;
        Ok(StageInfo::from_raw(&info_out))
    }

    /// Takes events out of the queue, the oldest first.
    pub fn poll_events(&mut self) -> Result<Vec<Event>, Error> {
        let raws = ask(|buffer: *mut sys::anim_event, capacity, length| unsafe { sys::anim_stage_poll_events(self.as_ptr(), buffer as *mut _, capacity, length) })?;
        Ok(raws.iter().map(Event::from_raw).collect())
    }

    /// Sets the callback for events. It is called for every event, in order: for an event inside an advance call as it
    /// happens, and for an event of another call (an animation that a new value interrupts) at the beginning of the
    /// next advance. Events are also queued for polling, up to the event limit. Without a callback, the present one is
    /// removed. Events that wait for a callback go to the one that replaces it; events that happen while there is none
    /// can only be polled.
    pub fn set_event_callback<F: FnMut(&Event) + Send + 'static>(&mut self, callback: F) -> Result<(), Error> {
        let context = Box::into_raw(Box::new(callback)) as *mut c_void;
        check(unsafe { sys::anim_stage_set_event_callback(self.as_ptr(), Some(call_event_callback::<F>), context, Some(release_context::<F>)) })
    }

    /// Ends what [`set_event_callback`](Self::set_event_callback) has begun, and drops its closure.
    pub fn clear_event_callback(&mut self) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_set_event_callback(self.as_ptr(), None, std::ptr::null_mut(), None) })
    }

    /// A hash of all that determines the stage's future: clock, values, animations and their transactions. Two stages
    /// have equal hashes if they will continue identically, and different ones if not, on any host, in any language and
    /// on any processor. Exceptions are collisions of a 64-bit hash, and the order of events at the same flick.
    pub fn hash(&self) -> Result<u64, Error> {
        let mut hash_out = 0u64;
        check(unsafe { sys::anim_stage_get_hash(self.as_ptr(), &mut hash_out) })?;
        Ok(hash_out)
    }

    /// The whole state of a stage as bytes. A stage of the same library version or a later one can restore it, in any
    /// process, on any processor and from any language; it then goes on bit for bit as this one does. The bytes hold
    /// properties with their values and animations, groups, banks, expressions, names, what is due, the clock, the
    /// settings, and the events not polled yet. They do not hold the host's code: callbacks of events and of observers.
    /// An easing that is a callback cannot be written: `Status::State` while an animation uses one or a property's own
    /// motion names it; the message says which. `Status::State` as well inside an open transaction, between
    /// `StageRef::abandon_call` and the next advance, and for a scene's stage. `Status::Limit` beyond
    /// `LIMIT_SNAPSHOT_BYTES`.
    ///
    /// The same state, made by the same calls, has the same bytes everywhere. A property at rest takes about 15 bytes
    /// plus its values and name. O(state).
    pub fn snapshot(&mut self) -> Result<Vec<u8>, Error> {
        ask(|buffer: *mut u8, capacity, length| unsafe { sys::anim_stage_snapshot(self.as_ptr(), buffer as *mut _, capacity, length) })
    }

    /// Replaces the stage's state, whatever it was, by one that `StageRef::snapshot` wrote. The bytes are not needed
    /// afterwards. Identifiers that the stage had given out when the snapshot was taken are valid again, and name the
    /// same things; for a snapshot of another stage `StageRef::find_counterpart` translates them. Forget identifiers
    /// given out since: new things may get the same ones. The event callback stays, and so do the observers of
    /// properties that still exist (by identifier). All properties count as changed.
    ///
    /// The bytes may come from anywhere. `Status::Syntax` for bytes that are no snapshot, are damaged, or describe an
    /// impossible state; `Status::Kind` for a snapshot of a scene; `Status::State` inside an open transaction, and for
    /// a scene's stage. A stage takes memory in proportion to the bytes.
    pub fn restore(&mut self, bytes: &[u8]) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_restore(self.as_ptr(), bytes.as_ptr() as *const _, bytes.len()) })
    }

    /// Translates an identifier of the stage that a snapshot was taken of into the identifier of the same property,
    /// transaction, animation, group, animator or bank in this stage, which was restored from that snapshot. Whether
    /// the thing exists is not checked here, but by the calls that take the identifier. `Status::Identifier` for 0.
    pub fn find_counterpart(&self, identifier: u64) -> Result<u64, Error> {
        let mut counterpart_out = 0u64;
        check(unsafe { sys::anim_stage_find_counterpart(self.as_ptr(), identifier, &mut counterpart_out) })?;
        Ok(counterpart_out)
    }
}

live_view! {
    /// A view that keeps the memory of a bank's values alive: for languages whose arrays may outlive their source.
    SpringBankView, anim_spring_bank_view, anim_spring_bank_view_destroy
}

impl<'a> SpringBankView<'a> {
    /// The numbers of a view, valid until it is destroyed. They are those of `StageRef::spring_bank_values` until the
    /// bank's memory moves, because something added to the stage needs more room or a snapshot is restored. From then
    /// on the view keeps the last numbers from before.
    pub fn values(&self) -> Result<&[f64], Error> {
        let mut values_out = std::ptr::null();
        let mut values_out_length = 0;
        check(unsafe { sys::anim_spring_bank_view_get_values(self.as_ptr(), &mut values_out, &mut values_out_length) })?;
        Ok(unsafe { slice(values_out as *const _, values_out_length) })
    }
}

object! {
    /// A document that was parsed, checked and prepared. It never changes. Unlike most objects it may be used by
    /// several threads at once: each can make scenes of it. A scene itself is used by one thread at a time, as always.
    Document, anim_document, anim_document_destroy
}

// It never changes, and so may be used by several threads at once.
unsafe impl Sync for Document {}

impl Document {
    /// Parses a document of at most `LIMIT_TEXT_BYTES`, for `Scene::new`. The texts are not needed afterwards. Errors
    /// as in `Scene::load`.
    pub fn load(text: &str, options: Option<&DocumentOptions<'_>>) -> Result<Document, Error> {
        let options_raw = match options {
            Some(value) => Some(value.to_raw()?),
            None => None,
        };
        let mut document_out = std::ptr::null_mut();
        check(unsafe { sys::anim_document_load(text.as_ptr() as *const _, text.len(), options_raw.as_ref().map_or(std::ptr::null(), |value| value as *const _), &mut document_out) })?;
        Ok(unsafe { Document::from_ptr(document_out) })
    }

    /// How many warnings a document has: parts that are valid but have no effect, and are most likely misspelt or
    /// forgotten. There are none unless it was loaded with keeps_warnings. count warnings, at most `LIMIT_WARNINGS`,
    /// are kept, in the order of the text; total is their number in all. Components in the text are searched too, each
    /// once however often it is used, but not those of the library. With keeps_warnings loading takes up to about twice
    /// as long; scenes are the same.
    ///
    /// Gives (count, total).
    pub fn warning_count(&self) -> Result<(u32, u64), Error> {
        let mut count_out = 0u32;
        let mut total_out = 0u64;
        check(unsafe { sys::anim_document_get_warning_count(self.as_ptr(), &mut count_out, &mut total_out) })?;
        Ok((count_out, total_out))
    }

    /// The kind and place of a warning: 0 \<= index \< count, `Status::NotFound` beyond.
    pub fn warning(&self, index: u32) -> Result<DocumentWarning, Error> {
        let mut warning_out: sys::anim_document_warning = unsafe { std::mem::zeroed() };
        warning_out.struct_size = std::mem::size_of::<sys::anim_document_warning>() as u32;
        check(unsafe { sys::anim_document_get_warning(self.as_ptr(), index, &mut warning_out) })?;
        Ok(DocumentWarning::from_raw(&warning_out))
    }

    /// One of a warning's texts: `WarningText::Message`, POINTER or SUGGESTION.
    pub fn warning_text(&self, index: u32, which: WarningText) -> Result<String, Error> {
        ask(|buffer: *mut u8, capacity, length| unsafe { sys::anim_document_get_warning_text(self.as_ptr(), index, which as i32, buffer as *mut _, capacity, length) }).map(into_text)
    }
}

object! {
    /// A control, animation or machine made from a JSON document: properties on a stage of its own, inputs, a machine,
    /// nodes to draw and regions to touch. The format is described in docs/document-format.md.
    Scene, anim_scene, anim_scene_destroy
}

impl Scene {
    /// Parses a document (at most `LIMIT_TEXT_BYTES`) and makes a scene of it, at time 0, in its initial state. The
    /// texts are not needed afterwards.
    ///
    /// `Status::Syntax`, `Status::Document`, `Status::Limit` with line, column and JSON pointer. The place is one in
    /// the parameters' text where the message begins with "in the given parameters": a name that the document does not
    /// have, a value of another type or outside its range. An error in a component is reported with the component's
    /// name and the names of the instances that lead to it; the place is one in the library's text where the message
    /// says so ("of the library", "in the library").
    ///
    /// In all calls and events, names inside a component are prefixed with the name of its instance and a dot: the
    /// property "busy.angle", the input "busy.level", the state "busy.on", the event "busy.button.down"; in a nested
    /// component, "page.busy.on". An event sent by such a name goes to that component's machine.
    pub fn load(text: &str, options: Option<&SceneOptions<'_>>) -> Result<Scene, Error> {
        let options_raw = match options {
            Some(value) => Some(value.to_raw()?),
            None => None,
        };
        let mut scene_out = std::ptr::null_mut();
        check(unsafe { sys::anim_scene_load(text.as_ptr() as *const _, text.len(), options_raw.as_ref().map_or(std::ptr::null(), |value| value as *const _), &mut scene_out) })?;
        Ok(unsafe { Scene::from_ptr(scene_out) })
    }

    /// Makes a scene of a document, at time 0, in its initial state. It is the scene that `Scene::load` makes of the
    /// same text with the same options, in a fraction of the time (some microseconds for a control). The two behave
    /// identically, and a snapshot of one can be restored in the other. Parameters and library must not be set in the
    /// options (`Status::Argument`), since they are given to `Document::load`; memory_limit is not read. The document
    /// may be released before the scene.
    pub fn new(document: &Document, options: Option<&SceneOptions<'_>>) -> Result<Scene, Error> {
        let options_raw = match options {
            Some(value) => Some(value.to_raw()?),
            None => None,
        };
        let mut scene_out = std::ptr::null_mut();
        check(unsafe { sys::anim_scene_create(document.as_ptr(), options_raw.as_ref().map_or(std::ptr::null(), |value| value as *const _), &mut scene_out) })?;
        Ok(unsafe { Scene::from_ptr(scene_out) })
    }

    /// Replaces the scene's document by an edited one; the scene goes on where it is. It keeps:
    ///
    /// - its clock, settings, random generator and events;
    /// - the values of inputs (numbers as the nearest value allowed) and of properties of the same name, kind and
    ///   number of components, and exactly the animations that move these; a property keeps its value even if the new
    ///   document gives another initial one;
    /// - the active states and histories, by name, and the time in those states; delays that are the same, and changed
    ///   ones counted from when their state was entered, but not ending in the past;
    /// - waiting events, and plays with the same parts;
    /// - pointers and the focus, by the names of regions.
    ///
    /// An active state stays active, wherever in the machine it is now, and neither its entry nor its exit actions are
    /// performed. States missing around and inside it (a new parent, the initial state of one that now has states
    /// inside, another region) are entered as usual, with their entry actions, in document order. Where states can no
    /// longer be active together, those with fewer levels of active states inside them stay; among equals, the first in
    /// document order stays. A state that has become final, or is final in another parent now, is entered, so that its
    /// parent is done. A machine with none of its active states left starts anew.
    ///
    /// Of the options, only parameters, library and memory_limit are used.
    ///
    /// The result lists the losses, that is, what could not be kept: one a line, in ascending order (a line feed in a
    /// name becomes a space). It is empty if nothing is lost.
    ///
    /// The handles of the scene and of its stage stay valid, and so do identifiers of properties that are kept, of
    /// their animations, and of groups. Other properties are removed, and so are properties and banks that the host has
    /// added to the stage. Indices of regions, nodes and inputs may change their meaning. The display's revision rises,
    /// and all of it counts as changed. Errors as in `Scene::load`, and `Status::State` inside an open transaction:
    /// then nothing has changed.
    ///
    /// After a reload with a document of another meaning, the scene's snapshots can be restored only in the scene
    /// itself, until its next such reload, even if that leads back to the first document; see `Scene::restore_edition`.
    pub fn reload(&mut self, text: &str, options: Option<&SceneOptions<'_>>) -> Result<Vec<String>, Error> {
        let options_raw = match options {
            Some(value) => Some(value.to_raw()?),
            None => None,
        };
        lines(|buffer: *mut u8, capacity, length| unsafe { sys::anim_scene_reload(self.as_ptr(), text.as_ptr() as *const _, text.len(), options_raw.as_ref().map_or(std::ptr::null(), |value| value as *const _), buffer as *mut _, capacity, length) })
    }

    /// As `StageRef::abandon_call`, for a scene. After a callback left `Scene::advance_many`, call it for each of its
    /// scenes.
    pub fn abandon_call(&mut self) -> Result<(), Error> {
        check(unsafe { sys::anim_scene_abandon_call(self.as_ptr()) })
    }

    /// The stage inside, for reading and setting properties, events, pause and time scale. It belongs to the scene and
    /// is valid until the scene is destroyed; it cannot be advanced or destroyed by itself.
    pub fn stage(&self) -> Result<&StageRef, Error> {
        let mut stage_out = std::ptr::null_mut();
        check(unsafe { sys::anim_scene_get_stage(self.as_ptr(), &mut stage_out) })?;
        Ok(unsafe { StageRef::borrow(stage_out) })
    }

    /// The stage inside, for reading and setting properties, events, pause and time scale. It belongs to the scene and
    /// is valid until the scene is destroyed; it cannot be advanced or destroyed by itself.
    pub fn stage_mut(&mut self) -> Result<&mut StageRef, Error> {
        let mut stage_out = std::ptr::null_mut();
        check(unsafe { sys::anim_scene_get_stage(self.as_ptr(), &mut stage_out) })?;
        Ok(unsafe { StageRef::borrow_mut(stage_out) })
    }

    /// Facts about the document.
    pub fn info(&self) -> Result<SceneInfo, Error> {
        let mut info_out: sys::anim_scene_info = unsafe { std::mem::zeroed() };
        info_out.struct_size = std::mem::size_of::<sys::anim_scene_info>() as u32;
        check(unsafe { sys::anim_scene_get_info(self.as_ptr(), &mut info_out) })?;
        Ok(SceneInfo::from_raw(&info_out))
    }

    /// Moves the scene's clock forward; as `StageRef::advance`. Delays of the machine end, and their transitions are
    /// taken, at their own flicks.
    ///
    /// Once everything that the document does has happened once, this call, pointers, keys, events, inputs and the
    /// display list allocate nothing, with these exceptions: a path property that is set or played to a path with other
    /// commands (the two are aligned each time); keyframes whose expressions give other numbers than when they were
    /// last played; an animation that begins to be scrubbed; texts in the data of events; a number that format(x)
    /// writes with more than 15 characters; list items that are added or removed; and the queue of events and their
    /// data, which grow until they hold event_limit events and 4096 fields.
    pub fn advance(&mut self, seconds: f64) -> Result<(), Error> {
        check(unsafe { sys::anim_scene_advance(self.as_ptr(), seconds) })
    }

    /// Moves the scene's clock forward; as `StageRef::advance`. Delays of the machine end, and their transitions are
    /// taken, at their own flicks.
    ///
    /// Once everything that the document does has happened once, this call, pointers, keys, events, inputs and the
    /// display list allocate nothing, with these exceptions: a path property that is set or played to a path with other
    /// commands (the two are aligned each time); keyframes whose expressions give other numbers than when they were
    /// last played; an animation that begins to be scrubbed; texts in the data of events; a number that format(x)
    /// writes with more than 15 characters; list items that are added or removed; and the queue of events and their
    /// data, which grow until they hold event_limit events and 4096 fields.
    pub fn advance_flicks(&mut self, flicks: i64) -> Result<(), Error> {
        check(unsafe { sys::anim_scene_advance_flicks(self.as_ptr(), flicks) })
    }

    /// Advances many scenes in their order, each as `Scene::advance` does, and reports those that have something to
    /// draw or events to poll. wanted selects what is reported: 0, `SceneChangeFlags::DISPLAY`,
    /// `SceneChangeFlags::EVENTS` or both. The result is these scenes in their order, and their number. A scene is
    /// reported by every call until its display list has been read and its events have been polled, so a host may
    /// handle them later. Any `Scene::display`... call reads the list, except those for the revision and the damage.
    /// With `SceneChangeFlags::DISPLAY` this call updates the display lists that change. A scene at rest costs one read
    /// of its handle, a cache line. All scenes are checked before any is advanced: for a scene that was destroyed or is
    /// listed twice, or one that `Scene::advance` refuses, the call fails, names its index, and advances none.
    /// Callbacks must not call their own scene or those not advanced yet (`Status::Reentrant`).
    ///
    /// Gives (changes, changed).
    pub fn advance_many(scenes: &mut [Scene], seconds: f64, wanted: SceneChangeFlags) -> Result<(Vec<SceneChange>, usize), Error> {
        let mut changes_out: Vec<SceneChange> = vec![unsafe { std::mem::zeroed() }; scenes.len()];
        let mut changed_out = 0usize;
        check(unsafe { sys::anim_scene_advance_many(scenes.as_ptr() as *const _, scenes.len(), seconds, wanted.bits(), changes_out.as_mut_ptr() as *mut _, &mut changed_out) })?;
        changes_out.truncate(changed_out);
        Ok((changes_out, changed_out))
    }

    /// Sends a named event to the machine, which takes its transitions at once. Events that no state waits for are
    /// ignored. The name consists of tokens separated by dots: letters, digits, '-' and '_', or any name in backquotes:
    /// `my part`.poke.
    pub fn send(&mut self, name: &str) -> Result<(), Error> {
        check(unsafe { sys::anim_scene_send(self.as_ptr(), name.as_ptr() as *const _, name.len()) })
    }

    /// Input number index, 0 \<= index \< input_count, in the document's order; `Status::NotFound` beyond.
    pub fn input_info(&self, index: u32) -> Result<InputInfo, Error> {
        let mut info_out: sys::anim_input_info = unsafe { std::mem::zeroed() };
        info_out.struct_size = std::mem::size_of::<sys::anim_input_info>() as u32;
        check(unsafe { sys::anim_scene_get_input_info(self.as_ptr(), index, &mut info_out) })?;
        Ok(InputInfo::from_raw(&info_out))
    }

    /// Inputs by name. Setting one to a new value lets the machine react at once. `Status::NotFound`, `Status::Kind`;
    /// `Status::Argument` for a number outside its range; `Status::Limit` for a string of more than 65536 bytes;
    /// `Status::State` for an input of a component that the enclosing document sets.
    pub fn set_number(&mut self, name: &str, value: f64) -> Result<(), Error> {
        check(unsafe { sys::anim_scene_set_number(self.as_ptr(), name.as_ptr() as *const _, name.len(), value) })
    }

    /// Inputs by name. Setting one to a new value lets the machine react at once. `Status::NotFound`, `Status::Kind`;
    /// `Status::Argument` for a number outside its range; `Status::Limit` for a string of more than 65536 bytes;
    /// `Status::State` for an input of a component that the enclosing document sets.
    pub fn set_boolean(&mut self, name: &str, value: bool) -> Result<(), Error> {
        check(unsafe { sys::anim_scene_set_boolean(self.as_ptr(), name.as_ptr() as *const _, name.len(), i32::from(value)) })
    }

    /// Inputs by name. Setting one to a new value lets the machine react at once. `Status::NotFound`, `Status::Kind`;
    /// `Status::Argument` for a number outside its range; `Status::Limit` for a string of more than 65536 bytes;
    /// `Status::State` for an input of a component that the enclosing document sets.
    pub fn set_string(&mut self, name: &str, text: &str) -> Result<(), Error> {
        check(unsafe { sys::anim_scene_set_string(self.as_ptr(), name.as_ptr() as *const _, name.len(), text.as_ptr() as *const _, text.len()) })
    }

    /// Fires a trigger: the machine receives the event with the trigger's name.
    pub fn fire_trigger(&mut self, name: &str) -> Result<(), Error> {
        check(unsafe { sys::anim_scene_fire_trigger(self.as_ptr(), name.as_ptr() as *const _, name.len()) })
    }

    /// The present value of an input by name. `Status::NotFound`, `Status::Kind`.
    pub fn number(&self, name: &str) -> Result<f64, Error> {
        let mut value_out = 0.0;
        check(unsafe { sys::anim_scene_get_number(self.as_ptr(), name.as_ptr() as *const _, name.len(), &mut value_out) })?;
        Ok(value_out)
    }

    /// The present value of an input by name. `Status::NotFound`, `Status::Kind`.
    pub fn boolean(&self, name: &str) -> Result<bool, Error> {
        let mut value_out = 0i32;
        check(unsafe { sys::anim_scene_get_boolean(self.as_ptr(), name.as_ptr() as *const _, name.len(), &mut value_out) })?;
        Ok(value_out != 0)
    }

    /// The present value of an input by name. `Status::NotFound`, `Status::Kind`.
    pub fn string(&self, name: &str) -> Result<String, Error> {
        ask(|buffer: *mut u8, capacity, length| unsafe { sys::anim_scene_get_string(self.as_ptr(), name.as_ptr() as *const _, name.len(), buffer as *mut _, capacity, length) }).map(into_text)
    }

    /// The names of the active states that have no active child, in document order, separated by spaces; a part of a
    /// name that contains a space is in backquotes. Empty for a document without a machine.
    pub fn atomic_states(&self) -> Result<String, Error> {
        ask(|buffer: *mut u8, capacity, length| unsafe { sys::anim_scene_get_atomic_states(self.as_ptr(), buffer as *mut _, capacity, length) }).map(into_text)
    }

    /// Whether a state is active (itself, or one inside it). `Status::NotFound` when the document has no such state.
    pub fn is_in_state(&self, name: &str) -> Result<bool, Error> {
        let mut active_out = 0i32;
        check(unsafe { sys::anim_scene_is_in_state(self.as_ptr(), name.as_ptr() as *const _, name.len(), &mut active_out) })?;
        Ok(active_out != 0)
    }

    /// As `Scene::send`, with data, which the document's expressions read as event.NAME while the event is processed:
    /// numbers, booleans as 1 and 0, texts in comparisons. Fields that the document does not read are ignored; of two
    /// with one name the last counts. `Status::Limit` for more than `LIMIT_EVENT_FIELDS`.
    pub fn send_data(&mut self, name: &str, fields: &[EventField<'_>]) -> Result<(), Error> {
        let fields_raw = fields.iter().map(|value| value.to_raw()).collect::<Result<Vec<_>, Error>>()?;
        check(unsafe { sys::anim_scene_send_data(self.as_ptr(), name.as_ptr() as *const _, name.len(), fields_raw.as_ptr(), fields.len()) })
    }

    /// One field of an event's data, by its index in the document's order, and its text. data and count are members of
    /// the event: the identifier of its data, and the number of its fields. A scene keeps the 4096 latest fields with
    /// at most 1 MiB of texts, whether their events were polled or not; older ones, and indices beyond count, are
    /// `Status::NotFound`. If fields were dropped before their event was polled or its callback called, data_lost of
    /// the event is their number; poll more often to lose none. Asking for the text of a field that is no text is
    /// `Status::Kind`.
    pub fn event_value(&self, data: u64, index: u32) -> Result<EventValue, Error> {
        let mut value_out: sys::anim_event_value = unsafe { std::mem::zeroed() };
        check(unsafe { sys::anim_scene_get_event_value(self.as_ptr(), data, index, &mut value_out) })?;
        Ok(EventValue::from_raw(&value_out))
    }

    /// One field of an event's data, by its index in the document's order, and its text. data and count are members of
    /// the event: the identifier of its data, and the number of its fields. A scene keeps the 4096 latest fields with
    /// at most 1 MiB of texts, whether their events were polled or not; older ones, and indices beyond count, are
    /// `Status::NotFound`. If fields were dropped before their event was polled or its callback called, data_lost of
    /// the event is their number; poll more often to lose none. Asking for the text of a field that is no text is
    /// `Status::Kind`.
    pub fn event_text(&self, data: u64, index: u32) -> Result<String, Error> {
        ask(|buffer: *mut u8, capacity, length| unsafe { sys::anim_scene_get_event_text(self.as_ptr(), data, index, buffer as *mut _, capacity, length) }).map(into_text)
    }

    /// The names of all active states, in document order, separated by spaces as in `Scene::atomic_states`. A machine
    /// that is done keeps its last ones.
    pub fn configuration(&self) -> Result<String, Error> {
        ask(|buffer: *mut u8, capacity, length| unsafe { sys::anim_scene_get_configuration(self.as_ptr(), buffer as *mut _, capacity, length) }).map(into_text)
    }

    /// Whether the machine has reached an outermost final state: it ignores all events from then on.
    pub fn is_done(&self) -> Result<bool, Error> {
        let mut done_out = 0i32;
        check(unsafe { sys::anim_scene_is_done(self.as_ptr(), &mut done_out) })?;
        Ok(done_out != 0)
    }

    /// How many states the machine has; 0 for a document without a machine.
    pub fn state_count(&self) -> Result<u32, Error> {
        let mut count_out = 0u32;
        check(unsafe { sys::anim_scene_get_state_count(self.as_ptr(), &mut count_out) })?;
        Ok(count_out)
    }

    /// State number index, 0 \<= index \< count, in document order: for tools that show a machine. `Status::NotFound`
    /// beyond.
    pub fn state_info(&self, index: u32) -> Result<MachineStateInfo, Error> {
        let mut info_out: sys::anim_machine_state_info = unsafe { std::mem::zeroed() };
        info_out.struct_size = std::mem::size_of::<sys::anim_machine_state_info>() as u32;
        check(unsafe { sys::anim_scene_get_state_info(self.as_ptr(), index, &mut info_out) })?;
        Ok(MachineStateInfo::from_raw(&info_out))
    }

    /// A hash of all that determines the scene's future: that of `StageRef::hash` with inputs, states, timers, pointers
    /// and the random generator.
    pub fn hash(&self) -> Result<u64, Error> {
        let mut hash_out = 0u64;
        check(unsafe { sys::anim_scene_get_hash(self.as_ptr(), &mut hash_out) })?;
        Ok(hash_out)
    }

    /// List number index, from 0 on, in the document's order; a component's lists follow those of the document that
    /// uses it. `Status::NotFound` beyond.
    pub fn list_info(&self, index: u32) -> Result<ListInfo, Error> {
        let mut info_out: sys::anim_list_info = unsafe { std::mem::zeroed() };
        info_out.struct_size = std::mem::size_of::<sys::anim_list_info>() as u32;
        check(unsafe { sys::anim_scene_get_list_info(self.as_ptr(), index, &mut info_out) })?;
        Ok(ListInfo::from_raw(&info_out))
    }

    /// The number of a list by its name, prefixed with the names of the instances that contain it. The number stays the
    /// same until the scene is reloaded. `Status::NotFound`.
    pub fn find_list(&self, name: &str) -> Result<u32, Error> {
        let mut list_out = 0u32;
        check(unsafe { sys::anim_scene_find_list(self.as_ptr(), name.as_ptr() as *const _, name.len(), &mut list_out) })?;
        Ok(list_out)
    }

    /// The item at a position, from 0 on; leaving items follow the others. `Status::NotFound` beyond, and for a list
    /// that does not exist, here and in all calls below.
    pub fn item_info(&self, list: u32, index: u32) -> Result<ItemInfo, Error> {
        let mut info_out: sys::anim_item_info = unsafe { std::mem::zeroed() };
        info_out.struct_size = std::mem::size_of::<sys::anim_item_info>() as u32;
        check(unsafe { sys::anim_scene_get_item_info(self.as_ptr(), list, index, &mut info_out) })?;
        Ok(ItemInfo::from_raw(&info_out))
    }

    /// Its key.
    pub fn item_key(&self, list: u32, index: u32) -> Result<String, Error> {
        ask(|buffer: *mut u8, capacity, length| unsafe { sys::anim_scene_get_item_key(self.as_ptr(), list, index, buffer as *mut _, capacity, length) }).map(into_text)
    }

    /// The position of the item with a key. `Status::NotFound`, also for a leaving item.
    pub fn find_item(&self, list: u32, key: &str) -> Result<u32, Error> {
        let mut index_out = 0u32;
        check(unsafe { sys::anim_scene_find_item(self.as_ptr(), list, key.as_ptr() as *const _, key.len(), &mut index_out) })?;
        Ok(index_out)
    }

    /// Inserts an item at a position, or at the end if there are fewer items, and starts its machine. fields are values
    /// of its inputs by their names in the component, as in `Scene::send_data`; its other inputs and everything else
    /// are as in the document. key is valid UTF-8; if it is empty, the list chooses an unused number. The result is the
    /// number of `ItemInfo`. If no slot is free, a leaving item is removed at once. `Status::Limit` for a full list;
    /// `Status::Duplicate` for a key in use; `Status::NotFound` for a field that is not an input; `Status::Kind` for a
    /// field of another type; `Status::Argument` for a number outside the input's range; `Status::State` for an input
    /// that the list sets or a trigger, and for a list inside an item that is not in use.
    pub fn append_item(&mut self, list: u32, index: u32, key: &str, fields: &[EventField<'_>]) -> Result<u32, Error> {
        let fields_raw = fields.iter().map(|value| value.to_raw()).collect::<Result<Vec<_>, Error>>()?;
        let mut number_out = 0u32;
        check(unsafe { sys::anim_scene_append_item(self.as_ptr(), list, index, key.as_ptr() as *const _, key.len(), fields_raw.as_ptr(), fields.len(), &mut number_out) })?;
        Ok(number_out)
    }

    /// Removes the item with a key: its machine receives the event "removed". The item is gone when the machine is
    /// done, or at once if no transition was taken.
    pub fn remove_item(&mut self, list: u32, key: &str) -> Result<(), Error> {
        check(unsafe { sys::anim_scene_remove_item(self.as_ptr(), list, key.as_ptr() as *const _, key.len()) })
    }

    /// Removes all items.
    pub fn clear_list(&mut self, list: u32) -> Result<(), Error> {
        check(unsafe { sys::anim_scene_clear_list(self.as_ptr(), list) })
    }

    /// Moves the item with a key to a position, or to the end if there are fewer items.
    pub fn move_item(&mut self, list: u32, key: &str, index: u32) -> Result<(), Error> {
        check(unsafe { sys::anim_scene_move_item(self.as_ptr(), list, key.as_ptr() as *const _, key.len(), index) })
    }

    /// Sets inputs of the item with a key; its machine reacts once to all of them. `Status::NotFound` for a key that no
    /// item has; errors of fields are those of `Scene::append_item`.
    pub fn update_item(&mut self, list: u32, key: &str, fields: &[EventField<'_>]) -> Result<(), Error> {
        let fields_raw = fields.iter().map(|value| value.to_raw()).collect::<Result<Vec<_>, Error>>()?;
        check(unsafe { sys::anim_scene_update_item(self.as_ptr(), list, key.as_ptr() as *const _, key.len(), fields_raw.as_ptr(), fields.len()) })
    }

    /// Reports an action of a pointer (a mouse, finger or pen with a number of the host's choice) at a point of the
    /// document, at the scene's present time. Nodes and regions are hit where they are seen: by the presentation values
    /// at the beginning of the call. x and y are at most 1e150 in size (`Status::Limit`), and not read for CANCEL and
    /// LEAVE.
    ///
    /// The region at a point is the topmost one whose shape contains it. Regions without a node lie above all others,
    /// later ones on top; the others are ordered as their nodes are drawn. A region whose node is invisible, clipped
    /// there or of no size (its transform is singular) is not hit. A disabled region is hit too, and swallows the
    /// pointer.
    ///
    /// DOWN on a region that holds nothing begins tracking: the region receives, as UIControl does, down, drag.inside,
    /// drag.outside, drag.enter, drag.exit, up.inside, up.outside and cancel. Inside means inside its bounds (the
    /// upright rectangle around its shape, in its node's coordinates) without its inset, however the shape is formed,
    /// covered or clipped. A region holds one pointer at a time, or is pressed by a key; another pointer that goes down
    /// on it is ignored until it goes up. A region that is disabled while it tracks receives cancel at the pointer's
    /// next move or up, and nothing more from it.
    ///
    /// A region whose "capture" is false hands its pointer over to another such region: when a move takes the pointer
    /// onto the shape of an enabled region with "capture" false that holds nothing. The first region then receives
    /// drag.exit (unless it already has); the second receives drag.enter and drag.inside, and tracks the pointer from
    /// then on.
    ///
    /// A pointer that moves while it is not down hovers: a region receives hover.enter when the pointer comes onto it
    /// (unless the region is disabled), and hover.exit when the pointer moves off it or leaves. While the pointer is
    /// down, the region under it for hovering stays the same; when it goes up or is canceled, it hovers where it is. A
    /// pointer that goes down without having hovered, as a finger does, is gone when it goes up. When `LIMIT_POINTERS`
    /// are known, a new one replaces the one that began to hover first.
    ///
    /// A second DOWN of a pointer that is down is `Status::State`; more than `LIMIT_POINTERS` pointers that are down
    /// are `Status::Limit`. UP, CANCEL and LEAVE of an unknown pointer do nothing. LEAVE of a pointer that is down
    /// cancels it.
    ///
    /// The host and the machine receive each of these as an event named "\<region\>.\<what\>", whose data are numbers
    /// (a host reads them by `Scene::event_value`):
    ///
    /// - x, y: in the coordinates of the region; while it is invisible or of no size, the last ones;
    /// - sceneX, sceneY;
    /// - dx and dy (since the pointer's last event), totalX and totalY (since it went down), vx and vy (points per
    ///   second of host time, see `VelocityEstimator`). These six are in the coordinates of the document that has the
    ///   region. In a component, the linear part of the inverse of the instance's whole present transform converts them
    ///   to the component's coordinates; they are 0 while the instance is invisible or of no size;
    /// - pointer;
    /// - count: successive taps. A DOWN counts one more if it is on the same region as the last one, at most 0.35 s of
    ///   host time after it and 20 points from it, and that tap was neither dragged further than that nor canceled. A
    ///   press that is canceled because its region is disabled counts like a tap;
    /// - inside (0 or 1);
    /// - node: the result of `Scene::hit_test` when the pointer went down or began to hover there;
    /// - keyboard (0).
    ///
    /// Gestures are recognized only if a transition of the machine names their events; the host then receives these,
    /// too. Distances are in the scene's coordinates; a region's "slop" is 10 points by default.
    ///
    /// - hover.move: each move of a pointer that hovers over the region, after hover.enter.
    /// - tap: after up.inside, if the press stayed within the slop of its beginning and was no long press; count is 2
    ///   for a double tap.
    /// - press.long: the pointer has been down for the region's "longPress" (0.5) seconds of stage time and stayed
    ///   within the slop of its beginning. It comes at its own flick, in the middle of an advance; dx, dy, vx and vy
    ///   are 0.
    /// - pinch.begin, pinch.change and pinch.end: a second pointer goes down on the region while the first holds it,
    ///   either moves, one goes up. There are no drags meanwhile. x, y, dx, dy, totalX, totalY, vx and vy are those of
    ///   the midpoint; pointer is the one that moved. Four more numbers: scale (the distance of the two relative to
    ///   that at the beginning), rotation (radians since then, also beyond a full turn), scaleVelocity and
    ///   rotationVelocity (per second), all in the coordinates of dx. After a pinch the press goes on with the
    ///   remaining pointer: its drags count from there, and the region receives up.inside or up.outside when it goes
    ///   up. A third pointer is ignored. If the press is canceled, pinch.end comes before cancel.
    ///
    /// A region's "takesOver" lets it take over a pointer that went down on a region above it, once the pointer is
    /// farther than the slop from where it went down. With "horizontal" or "vertical", not with "drag", the pointer
    /// must also have moved farther along that axis than across it, in the coordinates of dx. The region above receives
    /// cancel, this one down, and its totals count from there. Of several such regions the topmost takes the pointer; a
    /// region that already tracks the pointer keeps it so. A pointer that the host has captured, that was pinched or
    /// was taken over is not taken over again.
    pub fn send_pointer(&mut self, kind: PointerAction, pointer: i32, x: f64, y: f64) -> Result<(), Error> {
        check(unsafe { sys::anim_scene_send_pointer(self.as_ptr(), kind as i32, pointer, x, y) })
    }

    /// Reports a wheel or touchpad movement at a point of the document, by dx and dy points, positive where a page
    /// would scroll to the right and down. Of the regions at the point whose machine names the event wheel, the topmost
    /// receives it, with the data of `Scene::send_pointer`: x, y, sceneX, sceneY, dx, dy, node, inside 1 and pointer
    /// -1, the others 0. If its machine takes no transition for the event (no active state has one, or no guard is
    /// true), the next region behind receives it, and so on; a disabled region ends the search. The result is whether a
    /// machine took a transition. If not, the host should use the wheel to scroll its page. x, y, dx and dy are at most
    /// 1e150 in size.
    pub fn send_wheel(&mut self, x: f64, y: f64, dx: f64, dy: f64) -> Result<bool, Error> {
        let mut used_out = 0i32;
        check(unsafe { sys::anim_scene_send_wheel(self.as_ptr(), x, y, dx, dy, &mut used_out) })?;
        Ok(used_out != 0)
    }

    /// Lets a region, by name, track a pointer that is down, wherever it is, from now on until it goes up. The region
    /// that tracked it receives cancel; the new one receives drag.enter if the pointer is inside. `Status::NotFound`
    /// for an unknown region and for a pointer that is not down; `Status::State` for a region that is disabled or holds
    /// another pointer.
    pub fn capture_pointer(&mut self, pointer: i32, region: &str) -> Result<(), Error> {
        check(unsafe { sys::anim_scene_capture_pointer(self.as_ptr(), pointer, region.as_ptr() as *const _, region.len()) })
    }

    /// Takes a pointer that is down (`Status::NotFound`) away from the region that tracks it, which receives cancel.
    pub fn release_pointer(&mut self, pointer: i32) -> Result<(), Error> {
        check(unsafe { sys::anim_scene_release_pointer(self.as_ptr(), pointer) })
    }

    /// Reports that a key went down or up. The result is whether the scene used it; if not, the host should handle it.
    /// With Control, Alt or Meta no key is used.
    ///
    /// Tab moves the focus to the next region, in the order of the document and of the items in its lists, that is
    /// focusable, enabled and visible; with Shift to the previous one. If the item that had the focus is gone, Tab
    /// continues from its former place. After the last region nothing has the focus and the key is not used, so that a
    /// host can go on to its next control. The Tab after that begins anew.
    ///
    /// The other keys act on the region that has the focus. Unless its "activation" is "none", Space presses it: down
    /// when the key goes down, up.inside when it goes up; Enter is down and up.inside at once. Escape while Space is
    /// held is cancel, and so is anything that takes the focus away then. Nothing is pressed twice: a region that holds
    /// a pointer receives no event of either key. The arrows, Home, End, Page Up and Page Down are key.left, key.right,
    /// key.up, key.down, key.home, key.end, key.pageup and key.pagedown when they go down, repeatedly if the host
    /// repeats them. A region that is disabled or invisible loses the focus at the next key. The data of these events
    /// are those of `Scene::send_pointer`: keyboard is 1, x and y are the center of the region's bounds, inside is 1,
    /// pointer is -1 and node is the region's own; the others are 0.
    pub fn send_key(&mut self, action: KeyAction, key: Key, modifiers: ModifierFlags) -> Result<bool, Error> {
        let mut used_out = 0i32;
        check(unsafe { sys::anim_scene_send_key(self.as_ptr(), action as i32, key as i32, modifiers.bits(), &mut used_out) })?;
        Ok(used_out != 0)
    }

    /// Gives the focus to a region by name, or to none for an empty name. The region that had it receives blur, the new
    /// one focus. `Status::NotFound`; `Status::State` for a region that is not focusable, is disabled or is invisible.
    pub fn set_focus(&mut self, name: &str) -> Result<(), Error> {
        check(unsafe { sys::anim_scene_set_focus(self.as_ptr(), name.as_ptr() as *const _, name.len()) })
    }

    /// The name of the region that has the focus; empty when none has.
    pub fn focus(&self) -> Result<String, Error> {
        ask(|buffer: *mut u8, capacity, length| unsafe { sys::anim_scene_get_focus(self.as_ptr(), buffer as *mut _, capacity, length) }).map(into_text)
    }

    /// The number, in document order, of the topmost node drawn at a point of the document, or -1, by presentation
    /// values. A fill counts by its rule, a stroke with its dashes, caps and joins as in `Path::stroke_contains`, even
    /// if its paint is transparent. An image and a text count by their rectangles. Nodes that are clipped there,
    /// invisible or of opacity 0 do not count.
    pub fn hit_test(&mut self, x: f64, y: f64) -> Result<i32, Error> {
        let mut node_out = 0i32;
        check(unsafe { sys::anim_scene_hit_test(self.as_ptr(), x, y, &mut node_out) })?;
        Ok(node_out)
    }

    /// The index, in document order, of the region that a pointer would hit at a point of the document, enabled or not;
    /// -1 for none.
    pub fn hit_test_region(&mut self, x: f64, y: f64) -> Result<i32, Error> {
        let mut region_out = 0i32;
        check(unsafe { sys::anim_scene_hit_test_region(self.as_ptr(), x, y, &mut region_out) })?;
        Ok(region_out)
    }

    /// Region number index, 0 \<= index \< region_count, as it is now; `Status::NotFound` beyond.
    pub fn region_info(&mut self, index: u32) -> Result<RegionInfo, Error> {
        let mut info_out: sys::anim_region_info = unsafe { std::mem::zeroed() };
        info_out.struct_size = std::mem::size_of::<sys::anim_region_info>() as u32;
        check(unsafe { sys::anim_scene_get_region_info(self.as_ptr(), index, &mut info_out) })?;
        Ok(RegionInfo::from_raw(&info_out))
    }

    /// How many nodes of the document have an "accessibility", and a revision that changes whenever one of their facts
    /// or texts has changed since the last call.
    ///
    /// Gives (count, revision).
    pub fn accessibility_info(&mut self) -> Result<(u32, u64), Error> {
        let mut count_out = 0u32;
        let mut revision_out = 0u64;
        check(unsafe { sys::anim_scene_get_accessibility_info(self.as_ptr(), &mut count_out, &mut revision_out) })?;
        Ok((count_out, revision_out))
    }

    /// The present facts of one of these nodes, in document order: 0 \<= index \< count, `Status::NotFound` beyond.
    pub fn accessibility(&mut self, index: u32) -> Result<AccessibilityElement, Error> {
        let mut accessibility_out: sys::anim_accessibility_element = unsafe { std::mem::zeroed() };
        accessibility_out.struct_size = std::mem::size_of::<sys::anim_accessibility_element>() as u32;
        check(unsafe { sys::anim_scene_get_accessibility(self.as_ptr(), index, &mut accessibility_out) })?;
        Ok(AccessibilityElement::from_raw(&accessibility_out))
    }

    /// One of its present texts: `AccessibilityText::Label`, VALUE or HINT. Empty where the document has none.
    pub fn accessibility_text(&mut self, index: u32, which: AccessibilityText) -> Result<String, Error> {
        ask(|buffer: *mut u8, capacity, length| unsafe { sys::anim_scene_get_accessibility_text(self.as_ptr(), index, which as i32, buffer as *mut _, capacity, length) }).map(into_text)
    }

    /// The present display list: commands from back to front, and the arrays to which they refer. Each is a view that
    /// is valid until the next call on the same scene (or its stage) that is not one of these, `Scene::display`... The
    /// cost of updating it is proportional to what changed, and next to nothing if nothing did. If nodes appear, vanish
    /// or change their order, or a path changes its number of commands, it is proportional to the whole list.
    pub fn display_commands(&mut self) -> Result<View<'_, DrawCommand>, Error> {
        let mut commands_out = std::ptr::null();
        let mut commands_out_length = 0;
        check(unsafe { sys::anim_scene_get_display_commands(self.as_ptr(), &mut commands_out, &mut commands_out_length) })?;
        Ok(unsafe { View::new(commands_out as *const _, commands_out_length) })
    }

    /// The whole display list in one call, with the same views.
    pub fn display(&mut self) -> Result<Display<'_>, Error> {
        let mut display_out: sys::anim_display = unsafe { std::mem::zeroed() };
        display_out.struct_size = std::mem::size_of::<sys::anim_display>() as u32;
        check(unsafe { sys::anim_scene_get_display(self.as_ptr(), &mut display_out) })?;
        Ok(Display::from_raw(&display_out))
    }

    /// The display list's revision: a number that grows whenever the list differs from the one at the last query; 1 for
    /// the first. A host that has drawn it need not draw again while it stays the same. Another scene of the same
    /// document, queried at other times, has other revisions.
    pub fn display_revision(&mut self) -> Result<u64, Error> {
        let mut revision_out = 0u64;
        check(unsafe { sys::anim_scene_get_display_revision(self.as_ptr(), &mut revision_out) })?;
        Ok(revision_out)
    }

    /// The area that must be drawn again since a revision: the union of the old and new bounds of everything that
    /// changed, appeared or vanished after it, inside the canvas. Width and height are 0 if nothing did. The whole
    /// canvas for a revision more than 63 ago, and for 0. `Status::Argument` for a revision that the list has not
    /// reached.
    pub fn display_damage(&mut self, since: u64) -> Result<Rectangle, Error> {
        let mut rectangle_out: sys::anim_rectangle = unsafe { std::mem::zeroed() };
        check(unsafe { sys::anim_scene_get_display_damage(self.as_ptr(), since, &mut rectangle_out) })?;
        Ok(Rectangle::from_raw(&rectangle_out))
    }

    /// The display list as an SVG document whose viewBox is the scene's canvas. background, which may be left out, is
    /// red, green, blue and opacity, each from 0 to 1.
    pub fn svg(&mut self, background: Option<&[f64; 4]>) -> Result<String, Error> {
        ask(|buffer: *mut u8, capacity, length| unsafe { sys::anim_scene_get_svg(self.as_ptr(), background.map_or(std::ptr::null(), |value| value.as_ptr() as *const _), buffer as *mut _, capacity, length) }).map(into_text)
    }

    /// The whole state of a scene, as `StageRef::snapshot` writes that of a stage. It contains the stage; the active
    /// states of the machines with their histories, pending delays and events; the inputs, pointers, focus and random
    /// generator. It does not contain the document.
    pub fn snapshot(&mut self) -> Result<Vec<u8>, Error> {
        ask(|buffer: *mut u8, capacity, length| unsafe { sys::anim_scene_snapshot(self.as_ptr(), buffer as *mut _, capacity, length) })
    }

    /// Replaces the scene's state by one that `Scene::snapshot` wrote, as `StageRef::restore` does. The snapshot may be
    /// of another scene, in another process or on another machine, if the documents of both mean the same and their
    /// parameters are the same: `Status::State` otherwise. White space, escapes, spellings of numbers, keys that begin
    /// with x- and the order of an object's keys have no meaning; the order of names, as in inputs, properties and
    /// states, has. All of the display list counts as changed; revisions continue.
    pub fn restore(&mut self, bytes: &[u8]) -> Result<(), Error> {
        check(unsafe { sys::anim_scene_restore(self.as_ptr(), bytes.as_ptr() as *const _, bytes.len()) })
    }

    /// Restores a snapshot of a scene of an older edition of a document, by name, and replaces the scene's document by
    /// the edition in text. The result is that of two steps: restoring the snapshot in a scene of document, the older
    /// edition, and reloading that scene with text. `Scene::reload` says what is kept, and how the result tells what is
    /// not. Of the options, only parameters, library and memory_limit are used, for the text; those of document were
    /// given to `Document::load`.
    ///
    /// Later snapshots of the scene can be restored only in the scene itself, and by this call with the same document
    /// and text if the host has added no properties; nothing is lost then. The handles of the scene and of its stage,
    /// the event callback, the step budget and the revisions stay; identifiers of properties, animations, transactions,
    /// groups and banks from before become invalid. `Status::State` for a snapshot of another edition and inside an
    /// open transaction; errors as in `Scene::restore` and `Scene::load`. Nothing has changed then.
    pub fn restore_edition(&mut self, bytes: &[u8], document: &Document, text: &str, options: Option<&SceneOptions<'_>>) -> Result<Vec<String>, Error> {
        let options_raw = match options {
            Some(value) => Some(value.to_raw()?),
            None => None,
        };
        lines(|buffer: *mut u8, capacity, length| unsafe { sys::anim_scene_restore_edition(self.as_ptr(), bytes.as_ptr() as *const _, bytes.len(), document.as_ptr(), text.as_ptr() as *const _, text.len(), options_raw.as_ref().map_or(std::ptr::null(), |value| value as *const _), buffer as *mut _, capacity, length) })
    }

    /// Applies one step's input to a scene now, whatever the time.
    pub fn apply_step(&mut self, trace: &Trace, index: usize) -> Result<(), Error> {
        check(unsafe { sys::anim_scene_apply_step(self.as_ptr(), trace.as_ptr(), index) })
    }

    /// Plays a trace up to a host time, in flicks since the scene was loaded and not before the scene's host time. For
    /// each step from next_step on whose time is not later, it advances to that step and applies it; then it advances
    /// to the time. next_step is the index of the first step that was not applied yet: 0 at first, and updated by each
    /// call. If a step or an advance on the way is refused, the call fails, the scene stays where it is then, and
    /// next_step is updated as well. A time more than `LIMIT_ADVANCE_SECONDS` ahead is refused at once.
    pub fn play(&mut self, trace: &Trace, time: i64, next_step: &mut usize) -> Result<(), Error> {
        check(unsafe { sys::anim_scene_play(self.as_ptr(), trace.as_ptr(), time, next_step) })
    }
}

object! {
    /// A recording of inputs, as JSON lines (docs/trace-format.md). It is immutable, and may be played by many scenes.
    Trace, anim_trace, anim_trace_destroy
}

impl Trace {
    /// Parses a trace (at most `LIMIT_TEXT_BYTES`). The text is not needed afterwards. `Status::Syntax`,
    /// `Status::Document`, `Status::Limit` with line and column.
    pub fn load(text: &str) -> Result<Trace, Error> {
        let mut trace_out = std::ptr::null_mut();
        check(unsafe { sys::anim_trace_load(text.as_ptr() as *const _, text.len(), &mut trace_out) })?;
        Ok(unsafe { Trace::from_ptr(trace_out) })
    }

    /// Facts about a trace.
    pub fn info(&self) -> Result<TraceInfo, Error> {
        let mut info_out: sys::anim_trace_info = unsafe { std::mem::zeroed() };
        info_out.struct_size = std::mem::size_of::<sys::anim_trace_info>() as u32;
        check(unsafe { sys::anim_trace_get_info(self.as_ptr(), &mut info_out) })?;
        Ok(TraceInfo::from_raw(&info_out))
    }

    /// The parameters that the trace was recorded with: the text of a JSON object for `SceneOptions`, or empty.
    pub fn parameters(&self) -> Result<String, Error> {
        ask(|buffer: *mut u8, capacity, length| unsafe { sys::anim_trace_get_parameters(self.as_ptr(), buffer as *mut _, capacity, length) }).map(into_text)
    }

    /// The time of a step in flicks; steps are in order of time. `Status::NotFound` beyond the last.
    pub fn step_time(&self, index: usize) -> Result<i64, Error> {
        let mut time_out = 0i64;
        check(unsafe { sys::anim_trace_get_step_time(self.as_ptr(), index, &mut time_out) })?;
        Ok(time_out)
    }
}
