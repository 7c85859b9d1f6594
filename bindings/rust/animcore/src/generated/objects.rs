// SPDX-License-Identifier: MIT
// Written by tools/generate_bindings.py from docs/abi/animcore-abi.json. Do not edit.

//! Objects.
use super::constants::*;
use super::values::*;
use crate::runtime::{ask, check, cut, exactly, guard, into_text, release_context, rows, shared_length, slice, text, Error, View};
use animcore_sys as sys;
use std::os::raw::c_void;

unsafe extern "C" fn call_easing_callback<F: Fn(f64) -> f64 + Send + Sync>(context: *mut c_void, x: f64) -> f64 {
    guard(|| unsafe { (&*(context as *const F))(x) })
}

unsafe extern "C" fn call_event_callback<F: FnMut(&Event) + Send>(context: *mut c_void, event: *const sys::anim_event) {
    guard(|| unsafe { (&mut *(context as *mut F))(&Event::from_raw(&*event)) })
}

unsafe extern "C" fn call_property_callback<F: FnMut(Property, &[f64]) + Send>(context: *mut c_void, property: sys::anim_property, value: *const f64, count: usize) {
    guard(|| unsafe { (&mut *(context as *mut F))(Property(property), slice(value, count)) })
}

object! {
    /// A timing function of any sort: the progress y of a value when a part x of the time has passed. It does not
    /// change, and may be used by several threads at once, except one of a callback. What else uses an easing (a stage,
    /// say) keeps it alive: the host may destroy its own reference at any time, but not inside the easing's callback.
    Easing, anim_easing, anim_easing_destroy
}

impl Easing {
    /// Reads a CSS \<easing-function\> (CSS Easing Functions Level 2): linear, ease, ease-in, ease-out, ease-in-out,
    /// step-start, step-end, cubic-bezier(x1, y1, x2, y2), steps(count, position), linear(stop, ...). Three extensions:
    /// default, as `CubicBezier::named` has it; the names of Penner's functions, such as easeOutBounce; and spring(mass
    /// stiffness damping initial-velocity duration). Upper and lower case, white space and comments as in CSS; no
    /// escapes and no calc(). `Status::Syntax` with line and column; `Status::Argument` and `Status::Limit` as the
    /// calls below. The caller destroys the easing; so below.
    pub fn css(text: &str) -> Result<Easing, Error> {
        let mut easing_out = std::ptr::null_mut();
        check(unsafe { sys::anim_easing_create_css(text.as_ptr() as *const _, text.len(), &mut easing_out) })?;
        Ok(unsafe { Easing::from_ptr(easing_out) })
    }

    /// A cubic Bezier timing curve, made ready for being evaluated often: that takes some 3 microseconds (up to 12 for
    /// a curve that is almost level in x somewhere) and 9 (up to 33) kilobytes, and then a value some 3 nanoseconds.
    /// Values are right to 1e-12 times the largest of 1, |y1| and |y2|, but need not have the bits of
    /// `CubicBezier::evaluate`. Beyond \[0, 1\] as there.
    pub fn cubic_bezier(curve: &CubicBezier) -> Result<Easing, Error> {
        let mut easing_out = std::ptr::null_mut();
        check(unsafe { sys::anim_easing_create_cubic_bezier(curve as *const CubicBezier as *const _, &mut easing_out) })?;
        Ok(unsafe { Easing::from_ptr(easing_out) })
    }

    /// CSS steps(). position is `ANIM_STEP_POSITION_JUMP_`; count \>= 1. Beyond \[0, 1\] the steps go on.
    pub fn steps(count: i32, position: StepPosition) -> Result<Easing, Error> {
        let mut easing_out = std::ptr::null_mut();
        check(unsafe { sys::anim_easing_create_steps(count, position as i32, &mut easing_out) })?;
        Ok(unsafe { Easing::from_ptr(easing_out) })
    }

    /// CSS linear(): straight lines between stops, of which the outermost go on. inputs are fractions (a CSS percentage
    /// divided by 100), not a number where one is not given, or null where none is. As CSS says, the first is then 0,
    /// the last 1, one that is less than an earlier one is raised to it, and others are spaced evenly. Two stops with
    /// one input are a jump; one stop alone is a constant. `Status::Limit` for numbers above 1e6 in size.
    pub fn linear(outputs: &[f64], inputs: Option<&[f64]>) -> Result<Easing, Error> {
        let count_rows = shared_length(&[("outputs", Some(outputs.len())), ("inputs", inputs.map(|array| array.len()))])?;
        let mut easing_out = std::ptr::null_mut();
        check(unsafe { sys::anim_easing_create_linear(outputs.as_ptr() as *const _, inputs.map_or(std::ptr::null(), |array| array.as_ptr() as *const _), count_rows, &mut easing_out) })?;
        Ok(unsafe { Easing::from_ptr(easing_out) })
    }

    /// One of them. It is 0 for all x \< 0 and 1 for all x \> 1.
    pub fn penner(penner: Penner) -> Result<Easing, Error> {
        let mut easing_out = std::ptr::null_mut();
        check(unsafe { sys::anim_easing_create_penner(penner as i32, &mut easing_out) })?;
        Ok(unsafe { Easing::from_ptr(easing_out) })
    }

    /// The motion of a spring from 0 to 1, x being the time in units of duration (seconds, 0 \< duration \<= 1e9).
    /// initial_velocity in distances per second, at most 1e150 in size. It is not scaled to arrive: as in UIKit, what
    /// is left of the swing is cut off, and the value is exactly 1 for all x \>= 1. 0 for all x \< 0.
    pub fn spring(spring: &Spring, duration: f64, initial_velocity: f64) -> Result<Easing, Error> {
        let mut easing_out = std::ptr::null_mut();
        check(unsafe { sys::anim_easing_create_spring(spring as *const Spring as *const _, duration, initial_velocity, &mut easing_out) })?;
        Ok(unsafe { Easing::from_ptr(easing_out) })
    }

    /// An easing that asks the host, on the thread that evaluates it and once for each x (three times for a slope). An
    /// answer that is not finite is replaced by x. release (may be null) is called with the context when nothing uses
    /// the easing any more.
    pub fn callback<F: Fn(f64) -> f64 + Send + Sync + 'static>(callback: F) -> Result<Easing, Error> {
        let context = Box::into_raw(Box::new(callback)) as *mut c_void;
        let mut easing_out = std::ptr::null_mut();
        check(unsafe { sys::anim_easing_create_callback(Some(call_easing_callback::<F>), context, Some(release_context::<F>), &mut easing_out) })?;
        Ok(unsafe { Easing::from_ptr(easing_out) })
    }

    /// The progress y at x. before is CSS's before flag (0 or 1): at a jump of steps() the value before it, and at the
    /// first stop of linear() the first of that input; otherwise it means nothing.
    pub fn evaluate(&self, x: f64, before: bool) -> Result<f64, Error> {
        let mut y_out = 0.0;
        check(unsafe { sys::anim_easing_evaluate(self.as_ptr(), x, i32::from(before), &mut y_out) })?;
        Ok(y_out)
    }

    /// The same bits at many x at once, not before; without allocation. ys may be xs itself, or does not overlap it.
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

    /// Many tweens by one easing: values\[i\] = origins\[i\] + y(xs\[i\]) \* (targets\[i\] - origins\[i\]), where xs
    /// has x_count numbers: one for each tween, or one for all (x_count 1). values may be origins, targets or xs
    /// itself, or does not overlap them. The second takes and gives floats; it computes in doubles and rounds once.
    /// Every number, and every target minus its origin, must be finite.
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

    /// Many tweens by one easing: values\[i\] = origins\[i\] + y(xs\[i\]) \* (targets\[i\] - origins\[i\]), where xs
    /// has x_count numbers: one for each tween, or one for all (x_count 1). values may be origins, targets or xs
    /// itself, or does not overlap them. The second takes and gives floats; it computes in doubles and rounds once.
    /// Every number, and every target minus its origin, must be finite.
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

    /// dy/dx at x: infinite where a curve's tangent is vertical, 0 for steps(); of a curve right to some 1e-9, of a
    /// callback a difference quotient over 2^-20. At a corner that to the right.
    pub fn slope(&self, x: f64) -> Result<f64, Error> {
        let mut slope_out = 0.0;
        check(unsafe { sys::anim_easing_get_slope(self.as_ptr(), x, &mut slope_out) })?;
        Ok(slope_out)
    }

    /// The easing as CSS text that reads back as the same function: keywords for the five named curves, start or
    /// jump-start as it was read, one percentage for each stop, each number the shortest that reads back as itself. A
    /// callback is "callback", which cannot be read.
    pub fn get_css(&self) -> Result<String, Error> {
        ask(|buffer: *mut u8, capacity, length| unsafe { sys::anim_easing_get_css(self.as_ptr(), buffer as *mut _, capacity, length) }).map(into_text)
    }
}

object! {
    /// A motion by keyframes: a function of time from 0 to its duration, with values of one or more components. It does
    /// not change after it was made. Values and velocities are rows of component_count numbers, each at most 1e150 in
    /// size.
    Keyframes, anim_keyframes, anim_keyframes_destroy
}

impl Keyframes {
    /// Values at key times, as Core Animation's CAKeyframeAnimation: values is a row for each key, at least one;
    /// value_count is the number of its numbers. times: time_count times from 0 to 1 in units of the duration, none
    /// below the one before. time_count 0 is evenly. Before the first time the first value holds, after the last one
    /// the last. Equal times are a jump. In the discrete mode time_count may be the number of keys and 1, as Core
    /// Animation asks for: the last time is then the end of the last value. Otherwise it is the number of keys. The
    /// paced modes ignore times. curves: curve_count timing curves; 0: none, 1: for every segment, a key less: one for
    /// each. The discrete and paced modes ignore them. parameters: tension, continuity and bias of each key, each at
    /// most 1e6 in size (`Status::Limit`); parameter_count is 3 for each key, or 0. The two cubic modes read them.
    /// (Kochanek and Bartels, "Interpolating splines with local tension, continuity, and bias control", 1984, with the
    /// correction for keys at uneven distances. With parameters of 0 the tangent at a key is half the difference of its
    /// neighbors, times 2 d / (time between the neighbors) with d the segment's length in time; at an end, or next to a
    /// jump, it is the difference of the segment.) options may be null where its defaults will do. The caller destroys
    /// what is made. `Status::Argument` names the index at fault.
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
    /// values. Between blocks it holds; a duration of 0 jumps; a block that would go on beyond 1 arrives at 1. Blocks
    /// follow each other by start, then by index; one that starts while another runs takes over from the value at that
    /// moment (on the straight course; in the discrete mode the one before has not come yet then). In the cubic mode
    /// blocks that meet are one spline, which comes to rest where a gap follows, and overshoots where the direction
    /// turns. count is the number of blocks, value_count that of all their numbers. initial: the value at 0, a row;
    /// initial_count 0: what the caller gives when it evaluates.
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

    /// One keyframe after another, as SwiftUI's KeyframeTrack. Row i of values is where keyframe i arrives. velocities:
    /// two rows for each keyframe, the velocities (units per second) at its start and at its end, of which those are
    /// read that its flags name: a start velocity for CUBIC and SPRING, an end velocity for CUBIC. velocities_count may
    /// be 0 where no flag names any. What is not given continues the motion: cubics that meet are a Catmull-Rom spline;
    /// next to a keyframe of another kind a cubic takes that one's velocity, a spring the velocity of what was before
    /// it. The end of the track, and a MOVE, are at rest. A spring that SETTLES runs as long as it takes from rest to
    /// be at rest within 1/1000 of its way, and ends at its value. One with a duration is cut: the next keyframe begins
    /// where it has come to. The last keyframe ends at its value. initial: where the track begins, a row, or two with
    /// its velocity (one row: at rest); initial_count 0: what the caller gives when it evaluates.
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

    /// What keyframes are. info-\>struct_size must be sizeof \*info.
    pub fn info(&self) -> Result<KeyframesInfo, Error> {
        let mut info_out: sys::anim_keyframes_info = unsafe { std::mem::zeroed() };
        info_out.struct_size = std::mem::size_of::<sys::anim_keyframes_info>() as u32;
        check(unsafe { sys::anim_keyframes_get_info(self.as_ptr(), &mut info_out) })?;
        Ok(KeyframesInfo::from_raw(&info_out))
    }

    /// Values and velocities (units per second) at many times (seconds): a row for each time. count is the numbers that
    /// values and velocities have room for, time_count times the components; either may be null. Before 0 the motion
    /// stands at its first value, from its duration on at its last, at rest. At the time of a key it is where the next
    /// segment begins: a jump has happened. A velocity that would be infinite is 0. start: where the motion begins,
    /// where it needs that (otherwise it is not read): a row, or two with the velocity. Blocks begin at rest always.
    /// `Status::Argument` for a start_count that does not fit.
    pub fn evaluate(&mut self, times: &[f64], start: &[f64], mut values: Option<&mut [f64]>, mut velocities: Option<&mut [f64]>) -> Result<(), Error> {
        let count_rows = shared_length(&[("values", values.as_ref().map(|array| array.len())), ("velocities", velocities.as_ref().map(|array| array.len()))])?;
        check(unsafe { sys::anim_keyframes_evaluate(self.as_ptr(), times.as_ptr() as *const _, times.len(), start.as_ptr() as *const _, start.len(), values.as_mut().map_or(std::ptr::null_mut(), |array| array.as_mut_ptr()), velocities.as_mut().map_or(std::ptr::null_mut(), |array| array.as_mut_ptr()), count_rows) })
    }

    /// The values of many keyframes at one time: their rows behind each other. value_count is the sum of their
    /// component counts. `Status::State` for one that needs a start.
    pub fn evaluate_many(keyframes: &mut [Keyframes], time: f64, values: &mut [f64]) -> Result<(), Error> {
        check(unsafe { sys::anim_keyframes_evaluate_many(keyframes.as_ptr() as *const _, keyframes.len(), time, values.as_mut_ptr() as *mut _, values.len()) })
    }

    /// Keyframes of paths at key times, as `Keyframes::values` makes them of numbers: they move as a morph, and in the
    /// linear and paced modes they turn where one is the other turned (on a property, where that may). Their values are
    /// the coordinates of the paths, all cut alike; component_count of the options is not read. They are for properties
    /// that hold a path, of any verbs. Paths that draw nothing are the points where they begin. `Status::Limit` where
    /// one would have more than `LIMIT_KEYFRAME_COMPONENTS` coordinates, or all together more than
    /// `LIMIT_KEYFRAME_NUMBERS`: each path of other verbs than the one before is cut like all before it, and counts as
    /// many as these then have.
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
    /// 0; null: that which the property shows when they begin. What is said of `Keyframes::paths` holds; initial counts
    /// as the last of the paths. There must be a path or an initial one.
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

    /// A track of paths, as `Keyframes::track` makes it of numbers: keys\[i\] leads to paths\[i\]. Keys have no
    /// velocities: their flags are 0 or `KeyframeFlags::SETTLES`. A linear key turns where the one path is the other
    /// turned; cubics and springs go straight. initial: the path at 0; null: that which the property shows when they
    /// begin.
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

    /// Puts the path of keyframes of paths at a time (seconds) in place of what the path held. `Status::Kind` for other
    /// keyframes, `Status::State` for those that begin with what a property shows.
    pub fn path(&self, time: f64) -> Result<Path, Error> {
        let path_out = Path::new()?;
        check(unsafe { sys::anim_keyframes_get_path(self.as_ptr(), time, path_out.as_ptr()) })?;
        Ok(path_out)
    }
}

object! {
    /// The velocity of a pointer when it is let go, from its last samples: the slope, at the newest, of a parabola by
    /// least squares through the samples of the last 100 ms, at most 20 of them (Android's VelocityTracker strategy
    /// LSQ2). Two samples make a line, and so do samples that lie too unevenly in time for a parabola. The velocity is
    /// 0 with one sample, where the samples span less than a millisecond, and where the pointer had stopped: more than
    /// 40 ms without a sample or in one place; samples from before so long a gap do not count. Coordinates are at most
    /// 1e150 in size.
    VelocityEstimator, anim_velocity_estimator, anim_velocity_estimator_destroy
}

impl VelocityEstimator {
    /// An estimator without samples. The caller destroys it.
    pub fn new() -> Result<VelocityEstimator, Error> {
        let mut estimator_out = std::ptr::null_mut();
        check(unsafe { sys::anim_velocity_estimator_create(&mut estimator_out) })?;
        Ok(unsafe { VelocityEstimator::from_ptr(estimator_out) })
    }

    /// Forgets all samples: for the next time that a pointer goes down.
    pub fn reset(&mut self) -> Result<(), Error> {
        check(unsafe { sys::anim_velocity_estimator_reset(self.as_ptr()) })
    }

    /// Adds where the pointer is at many times (seconds of any clock), in order: coordinates are the x and y of each in
    /// turn, 2 \* count numbers. A sample at the time of the last one replaces it; one of an earlier time is ignored.
    /// The place at which a pointer goes up is usually the last one repeated, and is better left out.
    pub fn add(&mut self, times: &[f64], coordinates: &[f64]) -> Result<(), Error> {
        let count_rows = shared_length(&[("times", Some(times.len())), ("coordinates", Some(rows("coordinates", coordinates.len(), 2)?))])?;
        check(unsafe { sys::anim_velocity_estimator_add(self.as_ptr(), times.as_ptr() as *const _, coordinates.as_ptr() as *const _, count_rows) })
    }

    /// The velocity in units per second of a pointer that is let go at a time (seconds, of the samples' clock).
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
    /// An empty path. The caller destroys it.
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

    /// Closes the subpath; the current point is its beginning again. `Status::State` on a path without a subpath.
    pub fn close(&mut self) -> Result<(), Error> {
        check(unsafe { sys::anim_path_close(self.as_ptr()) })
    }

    /// Appends many verbs at once: verbs are `Verb` bytes, coordinates the x and y of their points in a row, and
    /// coordinate_count must be what the verbs take. All or nothing.
    pub fn append(&mut self, verbs: &[Verb], coordinates: &[f64]) -> Result<(), Error> {
        check(unsafe { sys::anim_path_append(self.as_ptr(), verbs.as_ptr() as *const _, verbs.len(), coordinates.as_ptr() as *const _, coordinates.len()) })
    }

    /// Closed shapes, each wound clockwise on the screen. The corners' radius, \>= 0, is clamped to half of the shorter
    /// side.
    pub fn add_rectangle(&mut self, rectangle: &Rectangle, radius: f64) -> Result<(), Error> {
        check(unsafe { sys::anim_path_add_rectangle(self.as_ptr(), rectangle as *const Rectangle as *const _, radius) })
    }

    /// Four cubic curves from the rightmost point on; the radius is right to 2.8e-4 of itself.
    pub fn add_ellipse(&mut self, rectangle: &Rectangle) -> Result<(), Error> {
        check(unsafe { sys::anim_path_add_ellipse(self.as_ptr(), rectangle as *const Rectangle as *const _) })
    }

    /// The symbol that is Venus at arrowness 0 and, turned by -135 degrees, Mars at 1: an ellipse inset by three
    /// strokes and an outline of twelve points of which four move. Values beyond 0 and 1 extrapolate. stroke \>= 0; the
    /// rectangle is at least six strokes wide and high.
    pub fn add_symbol(&mut self, rectangle: &Rectangle, stroke: f64, arrowness: f64) -> Result<(), Error> {
        check(unsafe { sys::anim_path_add_symbol(self.as_ptr(), rectangle as *const Rectangle as *const _, stroke, arrowness) })
    }

    /// Transforms every point in place. Coordinates that would be beyond 1e150 in size are clamped to it.
    pub fn transform(&mut self, transform: &Transform) -> Result<(), Error> {
        check(unsafe { sys::anim_path_transform(self.as_ptr(), transform as *const Transform as *const _) })
    }

    /// The tight bounding box (of the curves, not of their control points). `Status::State` on an empty path.
    pub fn bounds(&self) -> Result<Rectangle, Error> {
        let mut bounds_out: sys::anim_rectangle = unsafe { std::mem::zeroed() };
        check(unsafe { sys::anim_path_get_bounds(self.as_ptr(), &mut bounds_out) })?;
        Ok(Rectangle::from_raw(&bounds_out))
    }

    /// How many verbs and coordinates (two a point) the path has. Either pointer may be null.
    ///
    /// Gives (verb_count, coordinate_count).
    pub fn counts(&self) -> Result<(usize, usize), Error> {
        let mut verb_count_out = 0usize;
        let mut coordinate_count_out = 0usize;
        check(unsafe { sys::anim_path_get_counts(self.as_ptr(), &mut verb_count_out, &mut coordinate_count_out) })?;
        Ok((verb_count_out, coordinate_count_out))
    }

    /// Copies the path's contents out. The capacities must be at least the counts (`Status::Capacity`).
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
    /// numbers. The memory is used again. Numbers are the nearest doubles, whatever the locale; minus zero becomes 0.
    /// Relative coordinates add up as doubles. Arcs become cubic curves, as many as arc_accuracy takes, and end at
    /// their very end points; an arc whose radius is 0 is a line, one that ends where it begins is nothing, radii that
    /// do not reach are made larger. An empty text is an empty path; "none" is CSS's word and no path data. A second Z
    /// in a row adds nothing; after Z a command other than M begins with a move to where the subpath began. A point
    /// without digits after it belongs to no number. options may be null for the defaults. \*error_offset, which may be
    /// null, receives the byte of the text where the first error is, -1 where there is none; also where the call fails
    /// for that error, unlike other out-pointers. `Status::Syntax` where the text is no path data, `Status::Limit` for
    /// a coordinate beyond 1e150, for too many verbs and for a text of more than `LIMIT_TEXT_BYTES`: the message says
    /// what was expected and found at which byte, and `last_error_place` gives line and column. With lenient set these
    /// two errors in the data are not the call's: it returns `Status::Ok` with all that stands before, and message and
    /// place are set nevertheless. O(text_length).
    pub fn parse(&mut self, text: &str, options: Option<&PathParsing>) -> Result<i64, Error> {
        let options_raw = match options {
            Some(value) => Some(value.to_raw()?),
            None => None,
        };
        let mut error_offset_out = 0i64;
        check(unsafe { sys::anim_path_parse(self.as_ptr(), text.as_ptr() as *const _, text.len(), options_raw.as_ref().map_or(std::ptr::null(), |value| value as *const _), &mut error_offset_out) })?;
        Ok(error_offset_out)
    }

    /// The path as SVG path data. Coordinates ABSOLUTE, not minified and with digits = -1, it is what people read best:
    /// a command for each verb, each number without an exponent and with the fewest digits that read back as itself.
    /// With digits = -1 reading them gives the very same path, save that minus zero becomes 0. Errors of rounded
    /// relative coordinates do not add up: each is the difference to what a reader has by then. format may be null for
    /// the defaults. O(verbs).
    pub fn write(&self, format: Option<&PathFormat>) -> Result<String, Error> {
        let format_raw = match format {
            Some(value) => Some(value.to_raw()?),
            None => None,
        };
        ask(|buffer: *mut u8, capacity, length| unsafe { sys::anim_path_write(self.as_ptr(), format_raw.as_ref().map_or(std::ptr::null(), |value| value as *const _), buffer as *mut _, capacity, length) }).map(into_text)
    }

    /// An arc of an ellipse from the current point to (x, y), as SVG's A draws it: a radius of 0 makes a line, negative
    /// radii count as positive, radii that do not reach are made larger, and an arc that ends where it begins is
    /// nothing. rotation of the ellipse's x axis is in radians (SVG has degrees); large = 1 takes the longer way round,
    /// sweep = 1 the one clockwise on the screen. It becomes cubic curves within accuracy (1e-13 to 1) of the larger
    /// radius, and ends at (x, y) itself. `Status::State` without a current point; `Status::Limit` when points of the
    /// arc are beyond 1e150.
    pub fn arc_to(&mut self, radius_x: f64, radius_y: f64, rotation: f64, large: bool, sweep: bool, x: f64, y: f64, accuracy: f64) -> Result<(), Error> {
        check(unsafe { sys::anim_path_arc_to(self.as_ptr(), radius_x, radius_y, rotation, i32::from(large), i32::from(sweep), x, y, accuracy) })
    }

    /// An arc of an ellipse around a center, from the angle start on by angle (radians, clockwise on the screen, both
    /// in the ellipse's own frame; more than a whole turn is one). Radii \>= 0. Where the last subpath is open a line
    /// leads to the arc's beginning, unless it is there already; otherwise the arc begins a subpath. accuracy and
    /// errors as above.
    pub fn add_arc(&mut self, center_x: f64, center_y: f64, radius_x: f64, radius_y: f64, rotation: f64, start: f64, angle: f64, accuracy: f64) -> Result<(), Error> {
        check(unsafe { sys::anim_path_add_arc(self.as_ptr(), center_x, center_y, radius_x, radius_y, rotation, start, angle, accuracy) })
    }

    /// Whether two texts of path data have the same structure by a rule, so that CSS or SMIL would interpolate them:
    /// difference receives -1 where they have, otherwise the number of commands before the first that differs.
    /// Arguments that repeat without a letter are commands of their own, those after M and m of L and l.
    /// `Status::Syntax` and `Status::Limit` as `Path::parse`, for the first text that is no path data. O(a_length +
    /// b_length).
    pub fn data_match(a: &str, b: &str, rule: PathRule) -> Result<i64, Error> {
        let mut difference_out = 0i64;
        check(unsafe { sys::anim_path_data_match(a.as_ptr() as *const _, a.len(), b.as_ptr() as *const _, b.len(), rule as i32, &mut difference_out) })?;
        Ok(difference_out)
    }

    /// The length of the outline. accuracy is by how much it may be wrong, the rounding of doubles apart; 0 stands for
    /// 1e-10 of the length. \>= 0. Of an empty path 0.
    pub fn length(&self, accuracy: f64) -> Result<f64, Error> {
        let mut length_out = 0.0;
        check(unsafe { sys::anim_path_get_length(self.as_ptr(), accuracy, &mut length_out) })?;
        Ok(length_out)
    }

    /// How far along the path the parameter (0...1, clamped) of the verb at an index is: the inverse of a location's
    /// verb and parameter. `Status::NotFound` for an index beyond the last verb.
    pub fn length_at(&self, verb: u32, parameter: f64) -> Result<f64, Error> {
        let mut length_out = 0.0;
        check(unsafe { sys::anim_path_get_length_at(self.as_ptr(), verb, parameter, &mut length_out) })?;
        Ok(length_out)
    }

    /// The location at a length. `Status::State` on an empty path, as the three functions that follow.
    pub fn location_at(&self, length: f64) -> Result<PathLocation, Error> {
        let mut location_out: sys::anim_path_location = unsafe { std::mem::zeroed() };
        check(unsafe { sys::anim_path_get_location_at(self.as_ptr(), length, &mut location_out) })?;
        Ok(PathLocation::from_raw(&location_out))
    }

    /// Evaluates one quantity (`PathQuantity`) at many lengths; results has one or two numbers for each of count
    /// lengths. Fastest for lengths in order.
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

    /// Motion along the path: for each length what puts a thing that is drawn at the origin, looking right, to its
    /// place. rotation is `PathRotation`; pi as the angle looks back (auto-reverse). For motion that is paced, let the
    /// length grow evenly.
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

    /// The location on the outline that is nearest to a point, with its distance; of several as near the first. Every
    /// local minimum that could be the least is examined, so that none is missed. Moves count only in a path that draws
    /// nothing.
    pub fn find_nearest(&self, x: f64, y: f64) -> Result<PathLocation, Error> {
        let mut location_out: sys::anim_path_location = unsafe { std::mem::zeroed() };
        check(unsafe { sys::anim_path_find_nearest(self.as_ptr(), x, y, &mut location_out) })?;
        Ok(PathLocation::from_raw(&location_out))
    }

    /// The same for many points, x and y in a row. Of the results, each null where it is not wanted, nearest has the x
    /// and y of the locations in a row, and distances and lengths one number each.
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

    /// Makes result, which may be the path itself, the part of the path that the options keep, met to 1e-12 of the
    /// length. Where the part wraps around in a closed subpath (all of the path, or with `PathTrimFlags::SUBPATHS` each
    /// one) it goes on without a gap. A subpath that is kept whole stays closed. Nothing of the path is an empty path.
    pub fn trim(&self, options: &PathTrimOptions) -> Result<Path, Error> {
        let options_raw = options.to_raw()?;
        let result_out = Path::new()?;
        check(unsafe { sys::anim_path_trim(self.as_ptr(), &options_raw, result_out.as_ptr()) })?;
        Ok(result_out)
    }

    /// Cuts the path at lengths, in any order, and makes result, which may be the path itself, the piece of that index;
    /// pieces receives how many there are (may be null). Lengths at or beyond an end and those given twice cut nothing
    /// more. A path that is one closed subpath is a ring: cut once, also at its beginning, it is one open piece; the
    /// last of several pieces goes on over the beginning to the first cut. `Status::NotFound` for an index beyond the
    /// pieces.
    ///
    /// Gives (result, pieces).
    pub fn split(&self, lengths: &[f64], index: usize) -> Result<(Path, usize), Error> {
        let result_out = Path::new()?;
        let mut pieces_out = 0usize;
        check(unsafe { sys::anim_path_split(self.as_ptr(), lengths.as_ptr() as *const _, lengths.len(), index, result_out.as_ptr(), &mut pieces_out) })?;
        Ok((result_out, pieces_out))
    }

    /// The path's subpaths in order: \*count receives how many there are; a capacity of 0 asks for that alone (subpaths
    /// may then be null), one that is too small is `Status::Capacity`.
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

    /// The signed area: positive where the outline runs clockwise on the screen. Open subpaths count as closed; what is
    /// enclosed twice counts twice, and what runs the other way (as holes do) is subtracted. Exact but for rounding, by
    /// Green's theorem; relative to each subpath's start, so that a place far from the origin costs no accuracy.
    pub fn area(&self) -> Result<f64, Error> {
        let mut area_out = 0.0;
        check(unsafe { sys::anim_path_get_area(self.as_ptr(), &mut area_out) })?;
        Ok(area_out)
    }

    /// The center of mass of what the path encloses, counted as by `Path::area`. The middle of the bounding box where
    /// the area is less than 1e-12 of that of the box; `Status::State` on an empty path.
    pub fn centroid(&self) -> Result<Point, Error> {
        let mut centroid_out: sys::anim_point = unsafe { std::mem::zeroed() };
        check(unsafe { sys::anim_path_get_centroid(self.as_ptr(), &mut centroid_out) })?;
        Ok(Point::from_raw(&centroid_out))
    }

    /// How often the outline runs around a point: clockwise on the screen, minus counter-clockwise. Open subpaths count
    /// as closed. On the outline itself it may be that of either side; 1e-12 of the path's size beside it, it is right.
    pub fn winding(&self, x: f64, y: f64) -> Result<i32, Error> {
        let mut winding_out = 0i32;
        check(unsafe { sys::anim_path_get_winding(self.as_ptr(), x, y, &mut winding_out) })?;
        Ok(winding_out)
    }

    /// The same at many points. The pointers may be null where count is 0.
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

    /// Replaces what result holds, which may be the path itself, by the path as straight lines, nowhere farther from it
    /// than a tolerance (in points, above 0; less than 2^-46 of a curve's size counts as that). Lines and closes stay
    /// as they are. Each curve becomes lines of about equal errors, as few as that takes: cut at equal parts of the
    /// integral of the root of its curvature (R. Levien, "Flattening quadratic Beziers", 2019), each line then proved
    /// to be near enough. `Status::Limit` for more than `LIMIT_PATH_PIECES`.
    pub fn flatten(&self, tolerance: f64) -> Result<Path, Error> {
        let result_out = Path::new()?;
        check(unsafe { sys::anim_path_flatten(self.as_ptr(), tolerance, result_out.as_ptr()) })?;
        Ok(result_out)
    }

    /// How many verbs and coordinates `Path::flatten` gives, without building it. Either pointer may be null.
    ///
    /// Gives (verb_count, coordinate_count).
    pub fn flattened_counts(&self, tolerance: f64) -> Result<(usize, usize), Error> {
        let mut verb_count_out = 0usize;
        let mut coordinate_count_out = 0usize;
        check(unsafe { sys::anim_path_get_flattened_counts(self.as_ptr(), tolerance, &mut verb_count_out, &mut coordinate_count_out) })?;
        Ok((verb_count_out, coordinate_count_out))
    }

    /// The flattened path as rows of points: those of subpath i end before points\[ends\[i\]\], and begin where those
    /// of the one before end. A closed subpath ends with its first point again. \*point_count and \*subpath_count
    /// receive how many there are; capacities of 0 for both ask for that alone (points and ends may then be null), one
    /// that is too small is `Status::Capacity`.
    ///
    /// Gives (point_count, subpath_count).
    pub fn polylines(&self, tolerance: f64, points: &mut [Point], ends: &mut [usize]) -> Result<(usize, usize), Error> {
        let mut point_count_out = 0usize;
        let mut subpath_count_out = 0usize;
        check(unsafe { sys::anim_path_get_polylines(self.as_ptr(), tolerance, points.as_mut_ptr() as *mut _, points.len(), &mut point_count_out, ends.as_mut_ptr() as *mut _, ends.len(), &mut subpath_count_out) })?;
        Ok((point_count_out, subpath_count_out))
    }

    /// The same path.
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

    /// Appends another path, which may be the path itself, to a path. The transform may be null. Coordinates that would
    /// be beyond 1e150 in size are clamped to it.
    pub fn extend(&mut self, other: &Path, transform: Option<&Transform>) -> Result<(), Error> {
        check(unsafe { sys::anim_path_extend(self.as_ptr(), other.as_ptr(), transform.map_or(std::ptr::null(), |value| value as *const _ as *const _)) })
    }

    /// The same; but where the path's last subpath is open, the other's first goes on from its end: by a line to where
    /// it begins, or by nothing where that is the same point.
    pub fn join(&mut self, other: &Path) -> Result<(), Error> {
        check(unsafe { sys::anim_path_join(self.as_ptr(), other.as_ptr()) })
    }

    /// The outline walked the other way: the last subpath first, each from its end to its start. A closed subpath
    /// begins where it began, and is closed.
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

    /// Splits every segment, the closing line too, into parts (at least 1) pieces of equal parameter. Where longest (\>
    /// 0) is finite, the pieces have equal length instead (to 1e-9 of it), and there are more than parts of them where
    /// a piece would be longer than longest. `Status::Limit` for more than `LIMIT_PATH_PIECES`, before any is made.
    pub fn subdivide(&self, parts: u32, longest: f64) -> Result<Path, Error> {
        let result_out = Path::new()?;
        check(unsafe { sys::anim_path_subdivide(self.as_ptr(), parts, longest, result_out.as_ptr()) })?;
        Ok(result_out)
    }

    /// The path in other verbs. The tolerance is in points and above 0. A cubic curve becomes quadratic ones of equal
    /// parts of its parameter, which then have equal errors: sqrt(3)/36 |p3 - 3 p2 + 3 p1 - p0| / n^3 for n of them
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

    /// The path without degenerate segments, whose points are all within the tolerance (\>= 0, in points, in x and in
    /// y) of their start, and without subpaths that have no segment left.
    pub fn remove_degenerate(&self, tolerance: f64) -> Result<Path, Error> {
        let result_out = Path::new()?;
        check(unsafe { sys::anim_path_remove_degenerate(self.as_ptr(), tolerance, result_out.as_ptr()) })?;
        Ok(result_out)
    }

    /// The outline of a path's stroke, to be filled by the non-zero rule. It replaces what result holds, which may be
    /// path. Curves stay curves: cubic ones that are within tolerance of those at half the width beside the center
    /// line. A tolerance of 0 is a thousandth of the width; less than 1e-9 of the largest coordinate or the width
    /// counts as that. A closed subpath gives two outlines of opposite directions, an open one gives one; bends that
    /// are tighter than half the width add outlines of their own, and outlines may overlap. The whole is the stroke
    /// shape of SVG 2: what the normals sweep, with joins and caps. A cusp is round, as ever tighter bends are. A
    /// subpath without a length shows its round or square caps, that of a lone move nothing. style may be null for the
    /// defaults. `Status::Limit` for more than `LIMIT_PATH_DASHES` or `LIMIT_PATH_VERBS` verbs, and as of
    /// `Path::simplify` where the style asks for that.
    pub fn stroke(&self, style: Option<&StrokeStyle<'_>>, tolerance: f64) -> Result<Path, Error> {
        let style_raw = match style {
            Some(value) => Some(value.to_raw()?),
            None => None,
        };
        let result_out = Path::new()?;
        check(unsafe { sys::anim_path_stroke(self.as_ptr(), style_raw.as_ref().map_or(std::ptr::null(), |value| value as *const _), tolerance, result_out.as_ptr()) })?;
        Ok(result_out)
    }

    /// The dashes of a path as open subpaths, lengths and offset as in `StrokeStyle`. They replace what result holds,
    /// which may be path. Curves stay curves, cut to 1e-9 of their length. Each subpath begins anew; the last dash of a
    /// closed one goes on with its first where both reach the start. A dash of length 0 is a line from a point to
    /// itself. `Status::Limit` for more than `LIMIT_PATH_DASHES`.
    pub fn dash(&self, dashes: &[f64], offset: f64) -> Result<Path, Error> {
        let result_out = Path::new()?;
        check(unsafe { sys::anim_path_dash(self.as_ptr(), dashes.as_ptr() as *const _, dashes.len(), offset, result_out.as_ptr()) })?;
        Ok(result_out)
    }

    /// The path with its corners rounded, which replaces what result holds; result may be path. A corner is where two
    /// segments of a subpath meet at an angle; that at the start of a closed subpath is its first. radii are those of
    /// the corners in order (0 to 1e150), from the beginning again where there are more; a count of 0 changes nothing.
    /// Between two lines a corner becomes an arc, a cubic curve for each quarter turn. Its radius is cut down so that
    /// it takes no more than half of a line that ends in another corner, and no more than all of another. Where a curve
    /// is one of the two, both are cut as far from the corner, along them, as lines would be, and a cubic curve joins
    /// them that goes on in their directions. smoothing is 0 for arcs. Up to 1, a corner between two lines begins
    /// earlier by that part of what the arc takes, as far as there is room, and its curvature rises from 0 to that of a
    /// shorter arc: continuous corners, as iOS has.
    pub fn round_corners(&self, radii: &[f64], smoothing: f64) -> Result<Path, Error> {
        let result_out = Path::new()?;
        check(unsafe { sys::anim_path_round_corners(self.as_ptr(), radii.as_ptr() as *const _, radii.len(), smoothing, result_out.as_ptr()) })?;
        Ok(result_out)
    }

    /// Whether a point lies in the path's stroke: on a normal of the outline at most half the width from it, or in a
    /// join or a cap. No outline is made. style may be null for the defaults.
    pub fn stroke_contains(&self, x: f64, y: f64, style: Option<&StrokeStyle<'_>>) -> Result<bool, Error> {
        let style_raw = match style {
            Some(value) => Some(value.to_raw()?),
            None => None,
        };
        let mut inside_out = 0i32;
        check(unsafe { sys::anim_path_stroke_contains(self.as_ptr(), x, y, style_raw.as_ref().map_or(std::ptr::null(), |value| value as *const _), &mut inside_out) })?;
        Ok(inside_out != 0)
    }

    /// The same for many points: inside has room for count numbers, each 0 or 1. points and inside may be null where
    /// count is 0.
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

    /// What an operation keeps of the insides of two paths; fill_rule says what is inside of each.
    pub fn combine(&self, other: &Path, operation: PathOperation, fill_rule: FillRule) -> Result<Path, Error> {
        let result_out = Path::new()?;
        check(unsafe { sys::anim_path_combine(self.as_ptr(), other.as_ptr(), operation as i32, fill_rule as i32, result_out.as_ptr()) })?;
        Ok(result_out)
    }

    /// The path without crossings and overlaps, as of a stroke's outline: the contours of its inside.
    pub fn simplify(&self, fill_rule: FillRule) -> Result<Path, Error> {
        let result_out = Path::new()?;
        check(unsafe { sys::anim_path_simplify(self.as_ptr(), fill_rule as i32, result_out.as_ptr()) })?;
        Ok(result_out)
    }

    /// The inside made larger by a distance on all sides, or smaller by a negative one, up to 5e149 in size: the union
    /// with, or the difference to, the stroke of its outline of twice that width. join and miter_limit say what corners
    /// look like, as in `StrokeStyle`: outer ones where it grows, inner ones where it shrinks. Curves are within
    /// tolerance of the true ones; 0 is a thousandth of twice the distance.
    pub fn offset(&self, distance: f64, join: Join, miter_limit: f64, tolerance: f64, fill_rule: FillRule) -> Result<Path, Error> {
        let result_out = Path::new()?;
        check(unsafe { sys::anim_path_offset(self.as_ptr(), distance, join as i32, miter_limit, tolerance, fill_rule as i32, result_out.as_ptr()) })?;
        Ok(result_out)
    }
}

object! {
    /// Paths in a row, each with its index: reading, measuring or asking all of them takes one call.
    PathCollection, anim_path_collection, anim_path_collection_destroy
}

impl PathCollection {
    /// A collection without paths. The caller destroys it.
    pub fn new() -> Result<PathCollection, Error> {
        let mut collection_out = std::ptr::null_mut();
        check(unsafe { sys::anim_path_collection_create(&mut collection_out) })?;
        Ok(unsafe { PathCollection::from_ptr(collection_out) })
    }

    /// Removes all paths.
    pub fn clear(&mut self) -> Result<(), Error> {
        check(unsafe { sys::anim_path_collection_clear(self.as_ptr()) })
    }

    /// Appends count paths of SVG path data, read as by `Path::parse`. The texts stand in a row in text, of at most
    /// `LIMIT_TEXT_BYTES` together: that of path i ends before the byte ends\[i\], and begins where the one before
    /// ends. ends must not fall, and the last of them is text_length. options may be null for the defaults.
    /// `Status::Syntax` and `Status::Limit` for the first text with an error: the message says which, counted from 0,
    /// and `last_error_place` gives line and column in it; no path is appended then. With lenient set each path has
    /// what stands before its error, and the call returns `Status::Ok`; message and place are those of the first error
    /// nevertheless. error_offsets, which may be null, receives for each text the byte where its first error is, -1
    /// where there is none.
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

    /// Replaces what result holds by the path at an index. `Status::NotFound` for an index beyond the last.
    pub fn path(&self, index: usize) -> Result<Path, Error> {
        let result_out = Path::new()?;
        check(unsafe { sys::anim_path_collection_get_path(self.as_ptr(), index, result_out.as_ptr()) })?;
        Ok(result_out)
    }

    /// Tight bounding boxes, as `Path::bounds` gives them. That of an empty path is four times not a number.
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

    /// Whether points lie inside by a rule, 0 or 1: for each path a row of as many numbers as there are points. \*count
    /// receives the paths times the points.
    pub fn contains(&self, points: &[Point], fill_rule: FillRule) -> Result<Vec<u8>, Error> {
        ask(|buffer: *mut u8, capacity, length| unsafe { sys::anim_path_collection_contains(self.as_ptr(), points.as_ptr() as *const _, points.len(), fill_rule as i32, buffer as *mut _, capacity, length) })
    }
}

object! {
    /// The in-betweens of two paths, or of several in a row, prepared once and evaluated at any time. Paths of the same
    /// verbs are interpolated point by point, unless an outline would fold up on its way, as it does to a mirror image.
    /// Where one path is the other but for where its subpaths begin, their order and direction, it only moves and
    /// changes its size; where it is the other turned, it turns, by less than a quarter only with the automatic
    /// structure. An arc of path data is one command for the strict structure, however many cubics stand for it, as for
    /// `Path::data_match`. Others are brought to a common structure first: subpaths are paired by role, position, size
    /// and shape, aligned by their features, and cut at each other's joints; lines stay lines where both sides are
    /// lines, and curves stay curves, of which only parts are taken (de Casteljau). Of fills an outline for which the
    /// other path has several that lie side by side is first cut into parts by straight lines, unless one of these is
    /// much like it: those parts then become one each.
    Morph, anim_morph, anim_morph_destroy
}

impl Morph {
    /// The morph from one path to another. It keeps copies of them. options may be null for the defaults. The caller
    /// destroys it. Takes time in proportion to the paths, and up to 320 \* 320 steps for each pair of subpaths and
    /// attempt. `Status::Argument` and `Status::Duplicate` for pairs and points that do not fit the paths;
    /// `Status::Kind` for paths of different structure when it must be the same; `Status::Limit` for a result of too
    /// many verbs.
    pub fn new(from: &Path, to: &Path, options: Option<&MorphOptions<'_>>) -> Result<Morph, Error> {
        let options_raw = match options {
            Some(value) => Some(value.to_raw()?),
            None => None,
        };
        let mut morph_out = std::ptr::null_mut();
        check(unsafe { sys::anim_morph_create(from.as_ptr(), to.as_ptr(), options_raw.as_ref().map_or(std::ptr::null(), |value| value as *const _), &mut morph_out) })?;
        Ok(unsafe { Morph::from_ptr(morph_out) })
    }

    /// The morph along count paths (2 or more). times: when each is reached, time_count numbers that increase from 0 to
    /// 1; none (time_count 0) for evenly. Options and errors as `Morph::new`; pairs and points hold for each two
    /// neighbors.
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

    /// Replaces a path's contents by the morph's at t: 0 is the first path and 1 the last, and at these and at the
    /// times of those between it is exactly them, verb for verb. Beyond 0 and 1 the motion goes on, as a spring
    /// overshoots; coordinates beyond 1e150 are clamped to it. Allocates only where the path has no room yet.
    pub fn path(&self, t: f64) -> Result<Path, Error> {
        let path_out = Path::new()?;
        check(unsafe { sys::anim_morph_get_path(self.as_ptr(), t, path_out.as_ptr()) })?;
        Ok(path_out)
    }

    /// How many verbs and coordinates the common structure of the paths index and index + 1 has. Either pointer may be
    /// null. `Status::NotFound` for an index beyond the last but one path.
    ///
    /// Gives (verb_count, coordinate_count).
    pub fn counts(&self, index: usize) -> Result<(usize, usize), Error> {
        let mut verb_count_out = 0usize;
        let mut coordinate_count_out = 0usize;
        check(unsafe { sys::anim_morph_get_counts(self.as_ptr(), index, &mut verb_count_out, &mut coordinate_count_out) })?;
        Ok((verb_count_out, coordinate_count_out))
    }

    /// The verbs of that structure. The capacity must be at least their count (`Status::Capacity`).
    pub fn verbs(&self, index: usize, verbs: &mut [Verb]) -> Result<(), Error> {
        let mut verbs_raw: Vec<_> = verbs.iter().map(|value| *value as u8).collect();
        check(unsafe { sys::anim_morph_get_verbs(self.as_ptr(), index, verbs_raw.as_mut_ptr(), verbs.len()) })?;
        for (value, raw) in verbs.iter_mut().zip(&verbs_raw) {
            *value = Verb::from_raw(*raw);
        }
        Ok(())
    }

    /// The coordinates of that structure at count times, 0 path index and 1 path index + 1: a row for each.
    /// coordinate_count must be count times the coordinates of one row.
    pub fn evaluate(&self, index: usize, times: &[f64], coordinates: &mut [f64]) -> Result<(), Error> {
        check(unsafe { sys::anim_morph_evaluate(self.as_ptr(), index, times.as_ptr() as *const _, times.len(), coordinates.as_mut_ptr() as *mut _, coordinates.len()) })
    }

    /// Replaces the contents of two paths by path index and path index + 1 in their common structure: the same verbs,
    /// each with the fill of its original; for CSS, Lottie and others that interpolate point by point. (Where something
    /// turns, the points of the ends are these, but the motion between them is not straight.) One path that is given
    /// for both becomes the second.
    ///
    /// Gives (from, to).
    pub fn aligned(&self, index: usize) -> Result<(Path, Path), Error> {
        let from_out = Path::new()?;
        let to_out = Path::new()?;
        check(unsafe { sys::anim_morph_get_aligned(self.as_ptr(), index, from_out.as_ptr(), to_out.as_ptr()) })?;
        Ok((from_out, to_out))
    }

    /// Which subpaths became which, in the order of the common structure: pairs of indices of subpaths, -1 for none.
    /// One that was cut into parts is named for each. capacity 0 asks for the count alone.
    pub fn list_pairs(&self, index: usize) -> Result<Vec<MorphPair>, Error> {
        ask(|buffer: *mut MorphPair, capacity, length| unsafe { sys::anim_morph_list_pairs(self.as_ptr(), index, buffer as *mut _, capacity, length) })
    }
}

object! {
    /// A formula over named numbers, such as "mix(width, 40, clamp(t \* 2, 0, 1))": parsed once, evaluated often. It
    /// does not change.
    ///
    /// Values are doubles. Truth is what is not zero (NaN is true, as in C); comparisons give 1 or 0. The operators,
    /// from loose to tight:
    ///
    /// c ? a : b       a where c is true, else b; from the right ||              or: 1 or 0 &&              and: 1 or 0
    /// == !=           two in a row are refused \< \<= \> \>=       two in a row are refused + -             from the
    /// left / %           from the left; % is mod -a !a           the negative; 1 where a is 0, else 0
    ///
    /// Numbers are written as in JSON: 0.5, 1e-3. Constants: pi, tau, e, true (1), false (0).
    ///
    /// Functions; angles are in radians:
    ///
    /// abs acos asin atan cbrt cos exp sin sqrt tan, log (natural), degrees(radians), radians(degrees) ceil floor
    /// trunc, round (halves away from zero), fract (x - floor(x)), sign (-1, 1, or the zero itself) atan2(y, x),
    /// hypot(x, y), pow(x, y), step(edge, x) (0 where x \< edge, else 1) min, max             of two or more; NaN where
    /// one is mod(x, y)            the remainder with the sign of y, exact but for one addition: Python's % clamp(x,
    /// low, high)  min(max(x, low), high) mix(a, b, t)         a \* (1 - t) + b \* t smoothstep(low, high, x)  u \* u
    /// \* (3 - 2 \* u) with u = clamp((x - low) / (high - low), 0, 1) if(c, a, b)          c ? a : b predict(from,
    /// velocity, remaining)  where a decay without bounds ends of whose velocity so much remains after a millisecond:
    /// from - velocity / (1000 \* log(remaining)); NaN unless 0 \< remaining \< 1 rubberBand(excess, dimension)  how
    /// far beyond a bound of a scroll view what is dragged that much beyond it is shown, as by `RubberBand::evaluate`
    /// with 0.55; NaN unless dimension \> 0 and finite
    ///
    /// A variable's name has parts of ASCII letters, digits, _ and whatever is beyond ASCII, joined by dots, and may
    /// have an index: gradient.angle.x, stops\[0\]. Any other part stands in backquotes: `cart-center`.x; so does one
    /// that is named as a constant is. No space stands inside a name, outside of backquotes.
    ///
    /// In documents there is more: in(state), elapsed, elapsed(state), random(), random(a, b), and comparisons of a
    /// name with a text in single quotes (two of them are one), mode == 'dark' and mode != 'dark'. These are variables,
    /// too, with names of their own: in(loading), elapsed(loading), random() and mode=='dark', without spaces and
    /// backquotes; random(a, b) is mix(a, b, random()), != is the ! of the variable of ==. Elsewhere they are unknown
    /// names, unless the host gave such a name.
    ///
    /// The same text and the same variables give the same bits everywhere. Nothing that is computed is an error: what
    /// has no value is NaN (always 0x7FF8000000000000), what is too large infinite, and both go on through what
    /// follows. What a conditional, && or || does not need has no effect on the result.
    Expression, anim_expression, anim_expression_destroy
}

impl Expression {
    /// Parses an expression over count names (UTF-8 of at most `LIMIT_NAME_BYTES`, written here without backquotes;
    /// name_lengths in bytes). The position of a name is that of its variable below. Both pointers may be null where
    /// count is 0. The caller destroys it. `Status::Syntax`, `Status::NotFound` for a name that is not given or a
    /// function that does not exist, or `Status::Limit`, each with line and column; `Status::Duplicate` when a name is
    /// given twice.
    pub fn new(text: &str, names: &[&str]) -> Result<Expression, Error> {
        let names_pointers: Vec<_> = names.iter().map(|text| text.as_ptr() as *const _).collect();
        let names_lengths: Vec<usize> = names.iter().map(|text| text.len()).collect();
        let mut expression_out = std::ptr::null_mut();
        check(unsafe { sys::anim_expression_create(text.as_ptr() as *const _, text.len(), names_pointers.as_ptr(), names_lengths.as_ptr(), names.len(), &mut expression_out) })?;
        Ok(unsafe { Expression::from_ptr(expression_out) })
    }

    /// Which variables it reads, by position, each once, in order of appearance. \*count receives how many; a capacity
    /// of 0 asks for that alone.
    pub fn list_variables(&self) -> Result<Vec<i32>, Error> {
        ask(|buffer: *mut i32, capacity, length| unsafe { sys::anim_expression_list_variables(self.as_ptr(), buffer as *mut _, capacity, length) })
    }

    /// The value. variables has a number for each name; count must be their number. Variables may be infinite or NaN,
    /// and so may the result.
    pub fn evaluate(&self, variables: &[f64]) -> Result<f64, Error> {
        let mut result_out = 0.0;
        check(unsafe { sys::anim_expression_evaluate(self.as_ptr(), variables.as_ptr() as *const _, variables.len(), &mut result_out) })?;
        Ok(result_out)
    }

    /// The same many times at once: variables has result_count rows, each with a number for each name; variable_count
    /// must be the product. results may be variables itself.
    pub fn evaluate_many(&self, variables: &[f64], results: &mut [f64]) -> Result<(), Error> {
        check(unsafe { sys::anim_expression_evaluate_many(self.as_ptr(), variables.as_ptr() as *const _, variables.len(), results.as_mut_ptr() as *mut _, results.len()) })
    }

    /// The value, and how fast it changes, from how fast the variables do: the chain rule. Of a conditional, min, max
    /// and clamp it is the rate of what was chosen; what moves in jumps (comparisons, floor...) has rate 0, and so has
    /// abs at 0. What does not change has rate 0 even where the slope is infinite, as that of sqrt is at 0. Variables
    /// and rates may be infinite or NaN, and so may the results. Either result pointer may be null.
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
    /// A set of properties, a clock and what moves them. Each property has a model value (what the host set) and a
    /// presentation value (what is seen now).
    Stage, StageRef, anim_stage, anim_stage_destroy
}

impl Stage {
    /// Makes an empty stage at time 0. options may be null for the defaults. The caller destroys it.
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
    /// Ends a call whose callback did not return but was left by longjmp(). To be called afterwards, from where the
    /// call was made or further out, on the same thread: inside the callback it is `Status::Reentrant`. What the call
    /// had done stays. The next advance makes up for one that was cut short (see owed of `StageInfo`), even one of 0 s,
    /// computes every presentation value, and tells other callbacks what they have not heard; until then values that
    /// were being computed may be old ones. Does nothing where no call is under way. A little memory that the call held
    /// is not given back. An easing's callback may be left while a value is half computed, or while an animation begins
    /// or ends: the next advance does the rest, at the stage time at which it was to happen, and all is as if nothing
    /// had been left. But an animation that its call had not yet described in full (it asked for the value from which a
    /// velocity is given, or at which a delayed animation that fills backwards stands) ends unfinished in the next
    /// advance, and a value that was being set is jumped to. Of a group or animator that was being removed or stopped,
    /// what has not ended goes on.
    pub fn abandon_call(&mut self) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_abandon_call(self.as_ptr()) })
    }

    /// Adds a property at rest at a value. count is the number of components of the kind. The name is unique in the
    /// stage (`Status::Duplicate`), or empty for a property without one. The stage keeps a name's bytes until it is
    /// destroyed, also when the property is removed.
    pub fn add_property(&mut self, name: &str, kind: ValueKind, value: &[f64]) -> Result<Property, Error> {
        let mut property_out = 0u64;
        check(unsafe { sys::anim_stage_add_property(self.as_ptr(), name.as_ptr() as *const _, name.len(), kind as i32, value.as_ptr() as *const _, value.len(), &mut property_out) })?;
        Ok(Property(property_out))
    }

    /// Adds a property as `StageRef::add_property` does, with options. Value, model and presentation are always in the
    /// kind's own components (a color's in sRGB); what lies between is interpolated as the options say.
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

    /// Sets the path, which must not be empty, as `StageRef::set_value` does. A path with the same verbs moves there
    /// point by point; to itself turned it turns (see `StageRef::set_path_turns`). To any other it moves as a morph: on
    /// the way the presentation has the verbs of both, cut alike, and what moved the path goes on, so that one that is
    /// interrupted keeps its velocity; at rest it is the path that was set, with its own verbs. What would take more
    /// than 65536 coordinates (and eight times those of both paths) takes its place at once, as does a path that is set
    /// where no transaction is open or the property's action is NONE.
    pub fn set_path(&mut self, property: Property, path: &Path) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_set_path(self.as_ptr(), property.0, path.as_ptr()) })
    }

    /// Copies the path out, as `Read::Model` or `Read::Presentation` has it, in place of what the path held. While it
    /// is on its way to one with other verbs, presentation and velocity have as many components as the path that is
    /// shown.
    pub fn path(&self, property: Property, what: Read) -> Result<Path, Error> {
        let path_out = Path::new()?;
        check(unsafe { sys::anim_stage_get_path(self.as_ptr(), property.0, what as i32, path_out.as_ptr()) })?;
        Ok(path_out)
    }

    /// Adds many scalar properties without names at once; values holds count initial values, properties receives the
    /// identifiers.
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

    /// All properties in order of creation. \*count receives how many there are; a capacity of 0 asks for that alone.
    /// One of at least 1 that is too small is `Status::Capacity`.
    pub fn list_properties(&self) -> Result<Vec<Property>, Error> {
        ask(|buffer: *mut Property, capacity, length| unsafe { sys::anim_stage_list_properties(self.as_ptr(), buffer as *mut _, capacity, length) })
    }

    /// What a property is and does. info-\>struct_size must be sizeof \*info.
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

    /// The distance (in the property's units) and speed (units per second) below which a spring counts as at rest for
    /// animations begun from now on. \> 0; 0.001 unless set.
    pub fn set_threshold(&mut self, property: Property, threshold: f64) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_set_threshold(self.as_ptr(), property.0, threshold) })
    }

    /// Sets the model value. Inside an open transaction the presentation value moves there with the transaction's
    /// motion, from where it is and, for a spring, with the velocity that it has (see `Interruption` for other ways); a
    /// transaction with a delay lets a running animation go on until the delay ends. Outside any transaction, or with
    /// `MotionKind::None`, it jumps there. In each case an animation of the property that runs or waits ends unfinished
    /// when the new one takes over. Setting a property that is at rest to the value it has does nothing. Components are
    /// at most 1e150 in size (`Status::Limit`).
    pub fn set_value(&mut self, property: Property, value: &[f64]) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_set_value(self.as_ptr(), property.0, value.as_ptr() as *const _, value.len()) })
    }

    /// Many at once: values holds the components of each property in turn, value_count of them in all. All or nothing.
    pub fn set_value_many(&mut self, properties: &[Property], values: &[f64]) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_set_value_many(self.as_ptr(), properties.as_ptr() as *const _, properties.len(), values.as_ptr() as *const _, values.len()) })
    }

    /// Sets a property's model value in a transaction of its own, inside the innermost open one: the presentation goes
    /// there by a spring, in the place of what moves the property, from where it is and with the velocity that it has,
    /// or with velocity where that is not null (of the presentation, units per second, each at most 1e150 in size). A
    /// property that has an action of its own moves by that. transaction (may be null) receives the transaction, which
    /// completes when the property has arrived; it is committed, and may be complete already.
    pub fn spring_to(&mut self, property: Property, value: &[f64], velocity: Option<&[f64]>, spring: &Spring) -> Result<Transaction, Error> {
        let count_rows = shared_length(&[("value", Some(value.len())), ("velocity", velocity.map(|array| array.len()))])?;
        let mut transaction_out = 0u64;
        check(unsafe { sys::anim_stage_spring_to(self.as_ptr(), property.0, value.as_ptr() as *const _, velocity.map_or(std::ptr::null(), |array| array.as_ptr() as *const _), count_rows, spring as *const Spring as *const _, &mut transaction_out) })?;
        Ok(Transaction(transaction_out))
    }

    /// The same by a curve, which takes duration seconds, 0 to `LIMIT_DURATION_SECONDS`.
    pub fn curve_to(&mut self, property: Property, value: &[f64], curve: &CubicBezier, duration: f64) -> Result<Transaction, Error> {
        let mut transaction_out = 0u64;
        check(unsafe { sys::anim_stage_curve_to(self.as_ptr(), property.0, value.as_ptr() as *const _, value.len(), curve as *const CubicBezier as *const _, duration, &mut transaction_out) })?;
        Ok(Transaction(transaction_out))
    }

    /// Reads one property. count must be its number of components.
    pub fn value(&self, property: Property, what: Read, value: &mut [f64]) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_get_value(self.as_ptr(), property.0, what as i32, value.as_mut_ptr() as *mut _, value.len()) })
    }

    /// Reads many at once, components in a row; value_count must be the sum of their numbers of components.
    pub fn value_many(&self, properties: &[Property], what: Read, values: &mut [f64]) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_get_value_many(self.as_ptr(), properties.as_ptr() as *const _, properties.len(), what as i32, values.as_mut_ptr() as *mut _, values.len()) })
    }

    /// The properties whose presentation value may have changed since the last call that took them, each once, in an
    /// order that is the same on every host and puts the oldest properties first. A capacity of 0 asks for their number
    /// and takes nothing. Otherwise up to capacity are taken, and the rest stays for the next call; \*count receives
    /// how many were taken.
    pub fn take_changed(&mut self) -> Result<Vec<Property>, Error> {
        ask(|buffer: *mut Property, capacity, length| unsafe { sys::anim_stage_take_changed(self.as_ptr(), buffer as *mut _, capacity, length) })
    }

    /// Opens a transaction inside the innermost open one. motion may be null: everything is inherited. A curve in an
    /// inner transaction takes its duration from the enclosing one unless it is set; a spring does so only when the
    /// spring itself is inherited. `Status::Argument` as well where kind is `MotionKind::Inherit` and curve, spring or
    /// easing is not what `Motion::default` has filled it with: it would not be read.
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

    /// Sets a property's action. motion is read for `Action::Own`, and may be null otherwise.
    pub fn set_action(&mut self, property: Property, action: Action, motion: Option<&Motion<'_>>) -> Result<(), Error> {
        let motion_raw = match motion {
            Some(value) => Some(value.to_raw()?),
            None => None,
        };
        check(unsafe { sys::anim_stage_set_action(self.as_ptr(), property.0, action as i32, motion_raw.as_ref().map_or(std::ptr::null(), |value| value as *const _)) })
    }

    /// Sets what becomes of animations that are begun from now on; those that run go on as they are. NONE for a new
    /// stage. The policy is part of a snapshot and of the hash. `Status::Argument` for another number.
    pub fn set_reduced_motion(&mut self, policy: ReducedMotion) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_set_reduced_motion(self.as_ptr(), policy as i32) })
    }

    /// Begins an explicit animation of a property, above those that it has. It is part of the innermost open
    /// transaction's completion, where one is open. Where it fills forwards it stays in effect after its end until it
    /// is removed or replaced. animation may be null. `Status::State` for a derived property.
    ///
    /// from, to and by combine as in Core Animation: what is null is the presentation value when it starts (nothing for
    /// an additive animation). Of the options that are said to be of a kind, those of others are not read.
    ///
    /// sets_model makes the model value what the animation would show after its end if it filled forwards: with all of
    /// its repeats and ways back, its offset and its speed. Of one that never ends it is where a run leads; of a spring
    /// or decay where it comes to rest, also where a duration cuts it off. An additive animation has no value of its
    /// own, and leaves the model alone.
    ///
    /// It lasts its active duration divided by the size of its speed, as in Core Animation: a time offset wraps, so
    /// that what is skipped at the beginning comes at the end, and with a negative speed it plays from its end to its
    /// beginning. (For groups the formula of `MediaTiming` holds as it stands.) When it is over it still shows its last
    /// value at that very flick, and counts as running, unless the property is set or animated anew; from the next
    /// flick on it is gone.
    ///
    /// Additive and cumulative values are added in the components in which the property is interpolated: transforms by
    /// the parts of CSS's decomposition, translation, angle and skew as they are and scales by what they differ from 1;
    /// colors in their space, where one without a hue of its own adds none. A cumulative animation that autoreverses
    /// begins each repeat anew, from where its way back ended.
    pub fn animate(&mut self, property: Property, options: &AnimationOptions<'_>) -> Result<Animation, Error> {
        let options_raw = options.to_raw()?;
        let mut animation_out = 0u64;
        check(unsafe { sys::anim_stage_animate(self.as_ptr(), property.0, &options_raw, &mut animation_out) })?;
        Ok(Animation(animation_out))
    }

    /// Begins an explicit animation of a path from and to paths of any verbs, in the place of the options' from and to;
    /// either may be null. An end that is given as a path must be null in the options; what else they say counts. Where
    /// the paths' verbs are not those of the property, it moves as a morph, see `StageRef::set_path`. Where it ends at
    /// to and sets the model, the model is that path. `Status::Kind` for a property that is no path.
    pub fn animate_path(&mut self, property: Property, options: &AnimationOptions<'_>, from: Option<&Path>, to: Option<&Path>) -> Result<Animation, Error> {
        let options_raw = options.to_raw()?;
        let mut animation_out = 0u64;
        check(unsafe { sys::anim_stage_animate_path(self.as_ptr(), property.0, &options_raw, from.map_or(std::ptr::null(), |object| object.as_ptr() as *const _), to.map_or(std::ptr::null(), |object| object.as_ptr() as *const _), &mut animation_out) })?;
        Ok(Animation(animation_out))
    }

    /// Whether a property's path turns, from the next animation on, where it becomes itself turned (1, as it is added),
    /// or always moves straight (0), as CSS and Lottie have it. In snapshots. `Status::Kind` for a property without
    /// path.
    pub fn set_path_turns(&mut self, property: Property, turns: bool) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_set_path_turns(self.as_ptr(), property.0, i32::from(turns)) })
    }

    /// Whether a property's path turns, from the next animation on, where it becomes itself turned (1, as it is added),
    /// or always moves straight (0), as CSS and Lottie have it. In snapshots. `Status::Kind` for a property without
    /// path.
    pub fn path_turns(&mut self, property: Property) -> Result<bool, Error> {
        let mut turns_out = 0i32;
        check(unsafe { sys::anim_stage_get_path_turns(self.as_ptr(), property.0, &mut turns_out) })?;
        Ok(turns_out != 0)
    }

    /// Removes an animation; it ends unfinished, and the property is shown without it.
    pub fn remove_animation(&mut self, animation: Animation) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_remove_animation(self.as_ptr(), animation.0) })
    }

    /// Removes all animations of a property: it stands at its model value.
    pub fn remove_all_animations(&mut self, property: Property) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_remove_all_animations(self.as_ptr(), property.0) })
    }

    /// Stops a property where it is seen, as a finger stops what it catches: that is its value from now on, and its
    /// animations end unfinished. The velocity that it had is kept: the next spring (of a value that is set, with
    /// `Interruption::Replace`, or of an explicit animation) sets off with it, unless it is given one. Once the
    /// property jumps, or anything else moves it, it is forgotten. One that nothing moves stays as it is. A path keeps
    /// no velocity.
    pub fn hold(&mut self, property: Property) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_hold(self.as_ptr(), property.0) })
    }

    /// Makes a group at its time 0. Animations join it by the group of their transaction's motion or of their options.
    /// options may be null for a clock.
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

    /// How fast a clock runs from now on (0 to `LIMIT_TIME_SCALE`), and whether it stands. `Status::Kind` for other
    /// groups.
    pub fn animation_group_set_speed(&mut self, group: AnimationGroup, speed: f64) -> Result<(), Error> {
        check(unsafe { sys::anim_animation_group_set_speed(self.as_ptr(), group.0, speed) })
    }

    /// How fast a clock runs from now on (0 to `LIMIT_TIME_SCALE`), and whether it stands. `Status::Kind` for other
    /// groups.
    pub fn animation_group_set_paused(&mut self, group: AnimationGroup, paused: bool) -> Result<(), Error> {
        check(unsafe { sys::anim_animation_group_set_paused(self.as_ptr(), group.0, i32::from(paused)) })
    }

    /// Sets a clock to a time of its own (seconds, 0 to 1e9): everything in it is shown as it is then. What ended
    /// before that ends when the stage next advances. What has ended but fills forwards runs, and ends, once more where
    /// the time is before its end.
    pub fn animation_group_seek(&mut self, group: AnimationGroup, seconds: f64) -> Result<(), Error> {
        check(unsafe { sys::anim_animation_group_seek(self.as_ptr(), group.0, seconds) })
    }

    /// Where it stands: 0 at the start, 1 at the end; beyond where a spring overshoots. 0 while it has no duration.
    pub fn animator_fraction(&self, animator: AnimationGroup) -> Result<f64, Error> {
        let mut fraction_out = 0.0;
        check(unsafe { sys::anim_animator_get_fraction(self.as_ptr(), animator.0, &mut fraction_out) })?;
        Ok(fraction_out)
    }

    /// Stops it and puts it at a fraction, 0 to 1: everything is shown as if it had been played there.
    pub fn animator_set_fraction(&mut self, animator: AnimationGroup, fraction: f64) -> Result<(), Error> {
        check(unsafe { sys::anim_animator_set_fraction(self.as_ptr(), animator.0, fraction) })
    }

    /// Stops it where it is.
    pub fn animator_pause(&mut self, animator: AnimationGroup) -> Result<(), Error> {
        check(unsafe { sys::anim_animator_pause(self.as_ptr(), animator.0) })
    }

    /// Lets it run from where it is: to its end, or (reversed: 1) back to its start. motion says how the fraction gets
    /// there: null or `MotionKind::Inherit` evenly (each animation keeps its own curve); `MotionKind::None` at once; a
    /// curve or easing leads over the rest of the way; a spring starts with the fraction's present velocity, or with
    /// velocity where that is not NaN (per second, at most 1e9), and takes its time. Otherwise the whole way takes
    /// duration_factor (0 to 1e6; 1 is usual) times its duration, the rest of it its share; motion's duration, where it
    /// is set, is that of the rest by a curve or easing. Its other members are not read. When it arrives, its
    /// animations end finished and the animator is removed; back at its start the model values are the old ones again.
    pub fn animator_run(&mut self, animator: AnimationGroup, reversed: bool, motion: Option<&Motion<'_>>, duration_factor: f64, velocity: f64) -> Result<(), Error> {
        let motion_raw = match motion {
            Some(value) => Some(value.to_raw()?),
            None => None,
        };
        check(unsafe { sys::anim_animator_run(self.as_ptr(), animator.0, i32::from(reversed), motion_raw.as_ref().map_or(std::ptr::null(), |value| value as *const _), duration_factor, velocity) })
    }

    /// Ends and removes it: its properties stand at their new values, at their old ones, or where they are.
    pub fn animator_stop(&mut self, animator: AnimationGroup, position: AnimatorPosition) -> Result<(), Error> {
        check(unsafe { sys::anim_animator_stop(self.as_ptr(), animator.0, position as i32) })
    }

    /// Makes a property derived: one expression a component, separated by commas, over the components of other
    /// properties: x (of a property with one component), frame.width, point.y, v\[3\], `any name`.x; see the section on
    /// expressions. Presentation is computed from presentations, model from models, velocity by the chain rule; a
    /// result that is not finite, or beyond 1e150, counts as 0. Its animations end; setting or animating it is
    /// `Status::State` from then on. A null or empty text makes it an ordinary property again, which keeps its value.
    /// `Status::Syntax` with line and column, `Status::NotFound` for an unknown name, `Status::State` for a cycle,
    /// which the message names.
    pub fn set_expression(&mut self, property: Property, text: &str) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_set_expression(self.as_ptr(), property.0, text.as_ptr() as *const _, text.len()) })
    }

    /// The text of a derived property's expressions; empty for others.
    pub fn expression(&self, property: Property) -> Result<String, Error> {
        ask(|buffer: *mut u8, capacity, length| unsafe { sys::anim_stage_get_expression(self.as_ptr(), property.0, buffer as *mut _, capacity, length) }).map(into_text)
    }

    /// Calls back at the end of every advance after which the property's presentation differs from what was heard last
    /// (at first: from now). A property has one observer; a null callback ends it. release (may be null) is called with
    /// the context when it is over. To poll, see `StageRef::take_changed`.
    pub fn observe<F: FnMut(Property, &[f64]) + Send + 'static>(&mut self, property: Property, callback: F) -> Result<(), Error> {
        let context = Box::into_raw(Box::new(callback)) as *mut c_void;
        check(unsafe { sys::anim_stage_observe(self.as_ptr(), property.0, Some(call_property_callback::<F>), context, Some(release_context::<F>)) })
    }

    /// Ends what [`observe`](Self::observe) has begun, and drops its closure.
    pub fn stop_observe(&mut self, property: Property) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_observe(self.as_ptr(), property.0, None, std::ptr::null_mut(), None) })
    }

    /// Makes a bank of count numbers (at least 1) at rest. threshold as in `StageRef::set_threshold`.
    pub fn add_bank(&mut self, spring: &Spring, values: &[f64], threshold: f64) -> Result<SpringBank, Error> {
        let mut bank_out = 0u64;
        check(unsafe { sys::anim_stage_add_bank(self.as_ptr(), spring as *const Spring as *const _, values.as_ptr() as *const _, values.len(), threshold, &mut bank_out) })?;
        Ok(SpringBank(bank_out))
    }

    /// Removes a bank; of its springs nothing is told any more.
    pub fn remove_bank(&mut self, bank: SpringBank) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_remove_bank(self.as_ptr(), bank.0) })
    }

    /// Sends springs to new targets, from where they are and with the velocity that they have. indices says which
    /// (`Status::NotFound` for one that the bank does not have; of two of one number the last counts); null for the
    /// first count ones. All or nothing. A spring that rests at its target stays there and is not told of. With reduced
    /// motion they are there at once, and have come to rest. Some 30 ns a spring in order, ten times that at random in
    /// a bank that is larger than the caches.
    pub fn spring_bank_retarget(&mut self, bank: SpringBank, indices: Option<&[u32]>, targets: &[f64]) -> Result<(), Error> {
        let count_rows = shared_length(&[("indices", indices.map(|array| array.len())), ("targets", Some(targets.len()))])?;
        check(unsafe { sys::anim_spring_bank_retarget(self.as_ptr(), bank.0, indices.map_or(std::ptr::null(), |array| array.as_ptr() as *const _), targets.as_ptr() as *const _, count_rows) })
    }

    /// Puts springs at values, at rest, which is not told. indices as for `StageRef::spring_bank_retarget`.
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

    /// Makes a view of a bank's values. The caller destroys it, before the stage or after.
    pub fn spring_bank_view_create(&self, bank: SpringBank) -> Result<SpringBankView<'_>, Error> {
        let mut view_out = std::ptr::null_mut();
        check(unsafe { sys::anim_spring_bank_view_create(self.as_ptr(), bank.0, &mut view_out) })?;
        Ok(unsafe { SpringBankView::from_ptr(view_out) })
    }

    /// The velocities, units per second, into room for all of them.
    pub fn spring_bank_velocities(&self, bank: SpringBank, velocities: &mut [f64]) -> Result<(), Error> {
        check(unsafe { sys::anim_spring_bank_get_velocities(self.as_ptr(), bank.0, velocities.as_mut_ptr() as *mut _, velocities.len()) })
    }

    /// How many springs move, and how many have come to rest and were not taken. Either pointer may be null.
    ///
    /// Gives (moving, settled).
    pub fn spring_bank_counts(&self, bank: SpringBank) -> Result<(usize, usize), Error> {
        let mut moving_out = 0usize;
        let mut settled_out = 0usize;
        check(unsafe { sys::anim_spring_bank_get_counts(self.as_ptr(), bank.0, &mut moving_out, &mut settled_out) })?;
        Ok((moving_out, settled_out))
    }

    /// Takes up to capacity of the indices of springs that have come to rest, in that order; \*count receives how many.
    /// A capacity of 0 asks for the number that waits. Springs that were sent off within the same slot of time come to
    /// rest together, when the last of them has. One that was sent off again since is among them, each but once.
    pub fn spring_bank_take_settled(&mut self, bank: SpringBank) -> Result<Vec<u32>, Error> {
        ask(|buffer: *mut u32, capacity, length| unsafe { sys::anim_spring_bank_take_settled(self.as_ptr(), bank.0, buffer as *mut _, capacity, length) })
    }

    /// Moves the stage's clock forward by a time in seconds (0 to `LIMIT_ADVANCE_SECONDS`, rounded to the nearest
    /// flick; scaled, it is at most as long in stage time) and computes every presentation value there. Everything that
    /// is due on the way happens at its own flick, in order of time, then of creation: any way of cutting a time into
    /// steps gives the same values, states and events. Allocates nothing once the stage has run. `Status::State` for a
    /// scene's stage, or inside an open transaction.
    pub fn advance(&mut self, seconds: f64) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_advance(self.as_ptr(), seconds) })
    }

    /// Moves the stage's clock forward by a time in seconds (0 to `LIMIT_ADVANCE_SECONDS`, rounded to the nearest
    /// flick; scaled, it is at most as long in stage time) and computes every presentation value there. Everything that
    /// is due on the way happens at its own flick, in order of time, then of creation: any way of cutting a time into
    /// steps gives the same values, states and events. Allocates nothing once the stage has run. `Status::State` for a
    /// scene's stage, or inside an open transaction.
    pub fn advance_flicks(&mut self, flicks: i64) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_advance_flicks(self.as_ptr(), flicks) })
    }

    /// A paused stage stands still while it is advanced.
    pub fn set_paused(&mut self, paused: bool) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_set_paused(self.as_ptr(), i32::from(paused)) })
    }

    /// How fast stage time runs against the time of advance: 0 to `LIMIT_TIME_SCALE`, 1 at first. The stage's time is
    /// computed from the moment of the last change, so no error accumulates.
    pub fn set_time_scale(&mut self, scale: f64) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_set_time_scale(self.as_ptr(), scale) })
    }

    /// How many steps one advance makes at most, for a stage or a scene's stage: a step is one thing that is due (an
    /// animation that starts or ends, a delay that is over), with all that a machine does in answer, which
    /// `LIMIT_MICROSTEPS` bounds. 0, as at first, is no limit. Where more is due, the advance ends after the last step
    /// that it may make: `EventKind::Budget` is queued, host time is what it would be, stage time stands where it has
    /// come to, and owed of `StageInfo` says by how much it is behind. The next advance, of 0 seconds too, goes on from
    /// there. Once nothing is owed, the state is bit for bit the one without a budget, except for events of this kind.
    /// Calls in between see the stage time reached so far. The budget is the host's: it is in no snapshot, and
    /// `Scene::play` takes none.
    pub fn set_step_budget(&mut self, steps: u32) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_set_step_budget(self.as_ptr(), steps) })
    }

    /// The clock and the counts of a stage. info-\>struct_size must be sizeof \*info.
    pub fn info(&self) -> Result<StageInfo, Error> {
        let mut info_out: sys::anim_stage_info = unsafe { std::mem::zeroed() };
        info_out.struct_size = std::mem::size_of::<sys::anim_stage_info>() as u32;
        check(unsafe { sys::anim_stage_get_info(self.as_ptr(), &mut info_out) })?;
        Ok(StageInfo::from_raw(&info_out))
    }

    /// Takes up to capacity events out of the queue, the oldest first; \*count receives how many. A capacity of 0 asks
    /// for the number that waits and takes nothing.
    pub fn poll_events(&mut self) -> Result<Vec<Event>, Error> {
        let raws = ask(|buffer: *mut sys::anim_event, capacity, length| unsafe { sys::anim_stage_poll_events(self.as_ptr(), buffer as *mut _, capacity, length) })?;
        Ok(raws.iter().map(Event::from_raw).collect())
    }

    /// Calls back for every event, in order, as it happens inside an advance call; for events of other calls (an
    /// animation that a new value interrupts), at the beginning of the next advance. Events are also queued for
    /// polling, up to the event limit. A null callback ends it. What waits for a callback is told to the one that takes
    /// its place; what happened while there was none is told to nobody, and is to be polled. release (may be null) is
    /// called with the context when it is over.
    pub fn set_event_callback<F: FnMut(&Event) + Send + 'static>(&mut self, callback: F) -> Result<(), Error> {
        let context = Box::into_raw(Box::new(callback)) as *mut c_void;
        check(unsafe { sys::anim_stage_set_event_callback(self.as_ptr(), Some(call_event_callback::<F>), context, Some(release_context::<F>)) })
    }

    /// Ends what [`set_event_callback`](Self::set_event_callback) has begun, and drops its closure.
    pub fn clear_event_callback(&mut self) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_set_event_callback(self.as_ptr(), None, std::ptr::null_mut(), None) })
    }

    /// A hash of all that determines the stage's future: clock, values, animations and their transactions. Equal on two
    /// hosts, in any language, on any processor, when they will go on alike, and different when they will not (but for
    /// collisions of a 64-bit hash, and the order of events at the same flick).
    pub fn hash(&self) -> Result<u64, Error> {
        let mut hash_out = 0u64;
        check(unsafe { sys::anim_stage_get_hash(self.as_ptr(), &mut hash_out) })?;
        Ok(hash_out)
    }

    /// The whole state of a stage as bytes, which a stage of the same library version or a later one can take over, in
    /// any process, on any processor and from any language: from there on it goes on bit for bit as this one does. They
    /// hold properties with their values and animations, groups, banks, expressions, names, what is due, the clock, the
    /// settings, and the events that nobody has polled yet. They do not hold what the host has given in code: callbacks
    /// of events and of observers. An easing function that is a callback cannot be written: `Status::State` while
    /// something moves by one or a property's own motion names it; the message says which. `Status::State` as well
    /// inside an open transaction, between `StageRef::abandon_call` and the next advance, and for a scene's stage.
    /// `Status::Limit` beyond `LIMIT_SNAPSHOT` bytes.
    ///
    /// length receives the number of bytes. A capacity of 0 asks for the length alone (the buffer may then be null); a
    /// capacity that is too small is `Status::Capacity`. The same state, made by the same calls, has the same bytes
    /// everywhere. What stands still takes about 15 bytes and its values and name. O(state).
    pub fn snapshot(&mut self) -> Result<Vec<u8>, Error> {
        ask(|buffer: *mut u8, capacity, length| unsafe { sys::anim_stage_snapshot(self.as_ptr(), buffer as *mut _, capacity, length) })
    }

    /// Puts a state that `StageRef::snapshot` has given in the place of the stage's own, whatever that was. The bytes
    /// are not needed afterwards. Identifiers that the stage had given out when the snapshot was taken of it are valid
    /// again, and name what they did; for another stage `StageRef::find_counterpart` translates them. Those that it has
    /// given out since then are to be forgotten: what is made after may have the same. The callback of events stays,
    /// and so do the observers of properties that are still there (the same identifier). All properties count as
    /// changed.
    ///
    /// The bytes may come from anywhere. `Status::Syntax` for those that are no snapshot, were damaged, or say what
    /// cannot be; `Status::Kind` for that of a scene; `Status::State` inside an open transaction, and for a scene's
    /// stage. A stage takes memory in proportion to the bytes.
    pub fn restore(&mut self, bytes: &[u8]) -> Result<(), Error> {
        check(unsafe { sys::anim_stage_restore(self.as_ptr(), bytes.as_ptr() as *const _, bytes.len()) })
    }

    /// Translates an identifier of the stage that a snapshot was taken of into the identifier of the same property,
    /// transaction, animation, group, animator or bank in this stage, which was restored from that snapshot. It is not
    /// checked whether the thing exists: that shows where it is used. `Status::Identifier` for 0.
    pub fn find_counterpart(&self, identifier: u64) -> Result<u64, Error> {
        let mut counterpart_out = 0u64;
        check(unsafe { sys::anim_stage_find_counterpart(self.as_ptr(), identifier, &mut counterpart_out) })?;
        Ok(counterpart_out)
    }
}

live_view! {
    /// A view that keeps the memory of a bank's values: for languages whose arrays outlive what they were made of.
    SpringBankView, anim_spring_bank_view, anim_spring_bank_view_destroy
}

impl<'a> SpringBankView<'a> {
    /// The numbers of a view, valid until it is destroyed. They are those of `StageRef::spring_bank_values` until that
    /// moves: something that is added to the stage may need more room, or a snapshot is restored. Then they are the
    /// last ones from before.
    pub fn values(&self) -> Result<&[f64], Error> {
        let mut values_out = std::ptr::null();
        let mut values_out_length = 0;
        check(unsafe { sys::anim_spring_bank_view_get_values(self.as_ptr(), &mut values_out, &mut values_out_length) })?;
        Ok(unsafe { slice(values_out as *const _, values_out_length) })
    }
}

object! {
    /// A document that was read, checked and prepared. It never changes. Unlike every other object it may be used by
    /// several threads at once: each can make scenes of it, which are then used by one thread at a time as all scenes
    /// are.
    Document, anim_document, anim_document_destroy
}

// It never changes, and so may be used by several threads at once.
unsafe impl Sync for Document {}

impl Document {
    /// Reads a document of at most `LIMIT_TEXT_BYTES`, for `Scene::new`. options may be null. The caller destroys it.
    /// The texts are not needed afterwards. Errors as of `Scene::load`.
    pub fn load(text: &str, options: Option<&DocumentOptions<'_>>) -> Result<Document, Error> {
        let options_raw = match options {
            Some(value) => Some(value.to_raw()?),
            None => None,
        };
        let mut document_out = std::ptr::null_mut();
        check(unsafe { sys::anim_document_load(text.as_ptr() as *const _, text.len(), options_raw.as_ref().map_or(std::ptr::null(), |value| value as *const _), &mut document_out) })?;
        Ok(unsafe { Document::from_ptr(document_out) })
    }

    /// How many warnings a document has: what is right in it, but in vain, and most likely misspelt or forgotten. Only
    /// where it was loaded with keeps_warnings; else there are none. count, at most `LIMIT_WARNINGS`, are kept, in the
    /// order of the text; total are there in all. Either pointer may be null. Also the components in the text are
    /// searched, each once however often it is used, but not those of the library. Loading then takes up to about twice
    /// as long; scenes are the same.
    ///
    /// Gives (count, total).
    pub fn warning_count(&self) -> Result<(u32, u64), Error> {
        let mut count_out = 0u32;
        let mut total_out = 0u64;
        check(unsafe { sys::anim_document_get_warning_count(self.as_ptr(), &mut count_out, &mut total_out) })?;
        Ok((count_out, total_out))
    }

    /// What a warning is about, and where that is: 0 \<= index \< count, `Status::NotFound` beyond.
    /// warning-\>struct_size must be sizeof \*warning.
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
    /// Reads a document (at most `LIMIT_TEXT_BYTES`) and makes a scene of it, at time 0, in its initial state. options
    /// may be null. The caller destroys it. The texts are not needed afterwards. `Status::Syntax`, `Status::Document`,
    /// `Status::Limit` with line, column and JSON pointer; those of the parameters' text where the message begins with
    /// "in the given parameters": a name that the document does not have, a value of another type or outside its range.
    /// What is wrong in a component is told with the component's name and the names of the instances that lead to it;
    /// the place is one in the library's text where the message says so ("of the library", "in the library"). What is a
    /// component's own has the name of its instance and a dot before its name in all calls and events: the property
    /// "busy.angle", the input "busy.level", the state "busy.on", the event "busy.button.down"; of one in a component,
    /// "page.busy.on". An event that is sent by such a name goes to that component's machine.
    pub fn load(text: &str, options: Option<&SceneOptions<'_>>) -> Result<Scene, Error> {
        let options_raw = match options {
            Some(value) => Some(value.to_raw()?),
            None => None,
        };
        let mut scene_out = std::ptr::null_mut();
        check(unsafe { sys::anim_scene_load(text.as_ptr() as *const _, text.len(), options_raw.as_ref().map_or(std::ptr::null(), |value| value as *const _), &mut scene_out) })?;
        Ok(unsafe { Scene::from_ptr(scene_out) })
    }

    /// Makes a scene of a document, at time 0, in its initial state: the scene that `Scene::load` makes of the same
    /// text with the same options, in a fraction of the time (some microseconds for a control). The two are equal in
    /// all that they do, and a snapshot of one can be restored in the other. options may be null; parameters and
    /// library must be null in it, as they are given to `Document::load`: `Status::Argument`. memory_limit does not
    /// count either. The caller destroys the scene; the document may be destroyed before.
    pub fn new(document: &Document, options: Option<&SceneOptions<'_>>) -> Result<Scene, Error> {
        let options_raw = match options {
            Some(value) => Some(value.to_raw()?),
            None => None,
        };
        let mut scene_out = std::ptr::null_mut();
        check(unsafe { sys::anim_scene_create(document.as_ptr(), options_raw.as_ref().map_or(std::ptr::null(), |value| value as *const _), &mut scene_out) })?;
        Ok(unsafe { Scene::from_ptr(scene_out) })
    }

    /// Reads an edited document, which takes the place of the scene's; the scene goes on where it is. It keeps its
    /// clock, settings, random generator and events; values of inputs (numbers as the nearest that they can be) and
    /// properties of the same name, kind and number of components, and exactly the animations that move these; the
    /// active states and histories by name; the time in those states, and delays where the same delay is left, and
    /// changed ones from when their state was entered, but not into the past; events that wait; plays with the same
    /// parts; pointers and the focus by the names of regions. An active state stays active, wherever in the machine it
    /// is now, and neither its entry nor its exit actions are performed. What is missing around and inside it (a parent
    /// that is new, the initial state of one that has states inside it now, another region) is entered as ever, with
    /// its entry actions, in document order. Where states can no longer be active together, those with fewer levels of
    /// active states inside them stay, and of these the first. A state that is final now and was not, or was so in
    /// another parent, is entered, so that its parent is done. A machine none of whose active states is left starts
    /// anew. A value that a property has is kept even where the new document begins with another. Of the options, which
    /// may be null, only parameters, library and memory_limit are used. buffer receives what could not be kept, UTF-8
    /// lines in ascending order, as much of it as there is room for, and length the length of all of it; with a
    /// capacity of 0, buffer may be null. The handles of the scene and of its stage stay valid, and so do identifiers
    /// of properties that are kept, of what moves them, and of groups; other properties, and those and the banks that
    /// the host has added to the stage, are no more. Indices of regions, nodes and inputs may mean others. The
    /// display's revision rises, and all of it counts as changed. Errors as of `Scene::load`, and `Status::State`
    /// inside an open transaction: then nothing has changed.
    pub fn reload(&mut self, text: &str, options: Option<&SceneOptions<'_>>) -> Result<String, Error> {
        let options_raw = match options {
            Some(value) => Some(value.to_raw()?),
            None => None,
        };
        cut(|buffer: *mut u8, capacity, length| unsafe { sys::anim_scene_reload(self.as_ptr(), text.as_ptr() as *const _, text.len(), options_raw.as_ref().map_or(std::ptr::null(), |value| value as *const _), buffer as *mut _, capacity, length) }).map(into_text)
    }

    /// As `StageRef::abandon_call`, for a scene: also for each scene of an `Scene::advance_many` that was left.
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

    /// What the document says of itself. info-\>struct_size must be sizeof \*info.
    pub fn info(&self) -> Result<SceneInfo, Error> {
        let mut info_out: sys::anim_scene_info = unsafe { std::mem::zeroed() };
        info_out.struct_size = std::mem::size_of::<sys::anim_scene_info>() as u32;
        check(unsafe { sys::anim_scene_get_info(self.as_ptr(), &mut info_out) })?;
        Ok(SceneInfo::from_raw(&info_out))
    }

    /// Moves the scene's clock forward; as `StageRef::advance`. Delays of the machine end, and their transitions are
    /// taken, at their own flicks. Once all that the document does has happened, nothing is allocated any more, neither
    /// here nor by pointers, keys, events, inputs and the display list, with these exceptions: a path property that is
    /// set to, or played to, a path of other commands than those that it has (the two are aligned each time); keyframes
    /// whose expressions give other numbers than when they were played last; an animation that begins to be scrubbed;
    /// texts in the data of events; a number that format(x) writes with more than 15 characters; items of lists that
    /// come or go; and the queue of events and their data, which grow until they hold event_limit events and 4096
    /// fields.
    pub fn advance(&mut self, seconds: f64) -> Result<(), Error> {
        check(unsafe { sys::anim_scene_advance(self.as_ptr(), seconds) })
    }

    /// Moves the scene's clock forward; as `StageRef::advance`. Delays of the machine end, and their transitions are
    /// taken, at their own flicks. Once all that the document does has happened, nothing is allocated any more, neither
    /// here nor by pointers, keys, events, inputs and the display list, with these exceptions: a path property that is
    /// set to, or played to, a path of other commands than those that it has (the two are aligned each time); keyframes
    /// whose expressions give other numbers than when they were played last; an animation that begins to be scrubbed;
    /// texts in the data of events; a number that format(x) writes with more than 15 characters; items of lists that
    /// come or go; and the queue of events and their data, which grow until they hold event_limit events and 4096
    /// fields.
    pub fn advance_flicks(&mut self, flicks: i64) -> Result<(), Error> {
        check(unsafe { sys::anim_scene_advance_flicks(self.as_ptr(), flicks) })
    }

    /// Advances many scenes in their order, each as `Scene::advance` does, and reports those that have something to
    /// draw or events to poll. wanted selects what is reported: 0, `SceneChangeFlags::DISPLAY`,
    /// `SceneChangeFlags::EVENTS` or both. changes (room for count of them) receives these scenes in their order, and
    /// \*changed their number; where wanted is 0, both may be null. A scene is reported by every call until its display
    /// list has been read (by any `Scene::display`... but the revision and the damage) and its events polled: a host
    /// may handle them later. With `SceneChangeFlags::DISPLAY` the display lists that change are made in this call. A
    /// scene at rest costs one read of its handle, a cache line. All scenes are checked before any is advanced: for
    /// NULL, a scene that was destroyed or is listed twice, or one that `Scene::advance` refuses, the call fails, names
    /// its index, and advances none. Callbacks may call none of the scenes that have not been advanced yet
    /// (`Status::Reentrant`), nor their own.
    ///
    /// Gives (changes, changed).
    pub fn advance_many(scenes: &mut [Scene], seconds: f64, wanted: SceneChangeFlags) -> Result<(Vec<SceneChange>, usize), Error> {
        let mut changes_out: Vec<SceneChange> = vec![unsafe { std::mem::zeroed() }; scenes.len()];
        let mut changed_out = 0usize;
        check(unsafe { sys::anim_scene_advance_many(scenes.as_ptr() as *const _, scenes.len(), seconds, wanted.bits(), changes_out.as_mut_ptr() as *mut _, &mut changed_out) })?;
        changes_out.truncate(changed_out);
        Ok((changes_out, changed_out))
    }

    /// Sends a named event to the machine, which takes its transitions at once. Events that no state listens for are
    /// ignored. The name is dot-separated tokens of letters, digits, '-' and '_', or names in backquotes: `my
    /// part`.poke.
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
    /// `Status::State` for an input of a component that the document around gives.
    pub fn set_number(&mut self, name: &str, value: f64) -> Result<(), Error> {
        check(unsafe { sys::anim_scene_set_number(self.as_ptr(), name.as_ptr() as *const _, name.len(), value) })
    }

    /// Inputs by name. Setting one to a new value lets the machine react at once. `Status::NotFound`, `Status::Kind`;
    /// `Status::Argument` for a number outside its range; `Status::Limit` for a string of more than 65536 bytes;
    /// `Status::State` for an input of a component that the document around gives.
    pub fn set_boolean(&mut self, name: &str, value: bool) -> Result<(), Error> {
        check(unsafe { sys::anim_scene_set_boolean(self.as_ptr(), name.as_ptr() as *const _, name.len(), i32::from(value)) })
    }

    /// Inputs by name. Setting one to a new value lets the machine react at once. `Status::NotFound`, `Status::Kind`;
    /// `Status::Argument` for a number outside its range; `Status::Limit` for a string of more than 65536 bytes;
    /// `Status::State` for an input of a component that the document around gives.
    pub fn set_string(&mut self, name: &str, text: &str) -> Result<(), Error> {
        check(unsafe { sys::anim_scene_set_string(self.as_ptr(), name.as_ptr() as *const _, name.len(), text.as_ptr() as *const _, text.len()) })
    }

    /// Fires a trigger: the machine gets the event of the trigger's name.
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
    /// name that has a space in it is in backquotes. Empty for a document without a machine.
    pub fn atomic_states(&self) -> Result<String, Error> {
        ask(|buffer: *mut u8, capacity, length| unsafe { sys::anim_scene_get_atomic_states(self.as_ptr(), buffer as *mut _, capacity, length) }).map(into_text)
    }

    /// Whether a state is active (itself, or one inside it). `Status::NotFound` when the document has no such state.
    pub fn is_in_state(&self, name: &str) -> Result<bool, Error> {
        let mut active_out = 0i32;
        check(unsafe { sys::anim_scene_is_in_state(self.as_ptr(), name.as_ptr() as *const _, name.len(), &mut active_out) })?;
        Ok(active_out != 0)
    }

    /// As `Scene::send`, with data, which expressions of the document read as event.NAME while the event is answered:
    /// numbers, booleans as 1 and 0, texts in comparisons. Fields that the document does not ask for are ignored; of
    /// two of one name the last counts. `Status::Limit` for more than `LIMIT_EVENT_FIELDS`.
    pub fn send_data(&mut self, name: &str, fields: &[EventField<'_>]) -> Result<(), Error> {
        let fields_raw = fields.iter().map(|value| value.to_raw()).collect::<Result<Vec<_>, Error>>()?;
        check(unsafe { sys::anim_scene_send_data(self.as_ptr(), name.as_ptr() as *const _, name.len(), fields_raw.as_ptr(), fields.len()) })
    }

    /// One field of an event's data, by its index in the document's order, and its text. data and the number of fields
    /// are members of the event. A scene keeps the 4096 latest fields with at most 1 MiB of texts, whether their events
    /// were polled or not; of older ones, and beyond count, `Status::NotFound`. Where fields were dropped before their
    /// event was polled or its callback called, data_lost of the event is their number; poll more often to lose none.
    /// The text of a field that is no text: `Status::Kind`.
    pub fn event_value(&self, data: u64, index: u32) -> Result<EventValue, Error> {
        let mut value_out: sys::anim_event_value = unsafe { std::mem::zeroed() };
        check(unsafe { sys::anim_scene_get_event_value(self.as_ptr(), data, index, &mut value_out) })?;
        Ok(EventValue::from_raw(&value_out))
    }

    /// One field of an event's data, by its index in the document's order, and its text. data and the number of fields
    /// are members of the event. A scene keeps the 4096 latest fields with at most 1 MiB of texts, whether their events
    /// were polled or not; of older ones, and beyond count, `Status::NotFound`. Where fields were dropped before their
    /// event was polled or its callback called, data_lost of the event is their number; poll more often to lose none.
    /// The text of a field that is no text: `Status::Kind`.
    pub fn event_text(&self, data: u64, index: u32) -> Result<String, Error> {
        ask(|buffer: *mut u8, capacity, length| unsafe { sys::anim_scene_get_event_text(self.as_ptr(), data, index, buffer as *mut _, capacity, length) }).map(into_text)
    }

    /// The names of all active states, in document order, separated by spaces as in `Scene::atomic_states`. A machine
    /// that is done keeps its last ones.
    pub fn configuration(&self) -> Result<String, Error> {
        ask(|buffer: *mut u8, capacity, length| unsafe { sys::anim_scene_get_configuration(self.as_ptr(), buffer as *mut _, capacity, length) }).map(into_text)
    }

    /// Whether the machine has reached an outermost final state: it answers no more events.
    pub fn is_done(&self) -> Result<bool, Error> {
        let mut done_out = 0i32;
        check(unsafe { sys::anim_scene_is_done(self.as_ptr(), &mut done_out) })?;
        Ok(done_out != 0)
    }

    /// How many states the machine has, and state number index, 0 \<= index \< count, in document order: for tools that
    /// show a machine. `Status::NotFound` beyond.
    pub fn state_count(&self) -> Result<u32, Error> {
        let mut count_out = 0u32;
        check(unsafe { sys::anim_scene_get_state_count(self.as_ptr(), &mut count_out) })?;
        Ok(count_out)
    }

    /// How many states the machine has, and state number index, 0 \<= index \< count, in document order: for tools that
    /// show a machine. `Status::NotFound` beyond.
    pub fn state_info(&self, index: u32) -> Result<MachineStateInfo, Error> {
        let mut info_out: sys::anim_machine_state_info = unsafe { std::mem::zeroed() };
        info_out.struct_size = std::mem::size_of::<sys::anim_machine_state_info>() as u32;
        check(unsafe { sys::anim_scene_get_state_info(self.as_ptr(), index, &mut info_out) })?;
        Ok(MachineStateInfo::from_raw(&info_out))
    }

    /// A hash of all that determines the scene's future, as `StageRef::hash`, with inputs, states, timers, pointers and
    /// the random generator.
    pub fn hash(&self) -> Result<u64, Error> {
        let mut hash_out = 0u64;
        check(unsafe { sys::anim_scene_get_hash(self.as_ptr(), &mut hash_out) })?;
        Ok(hash_out)
    }

    /// List number index, from 0 on, in the document's order; those of a component follow those of the document that
    /// uses it. `Status::NotFound` beyond.
    pub fn list_info(&self, index: u32) -> Result<ListInfo, Error> {
        let mut info_out: sys::anim_list_info = unsafe { std::mem::zeroed() };
        info_out.struct_size = std::mem::size_of::<sys::anim_list_info>() as u32;
        check(unsafe { sys::anim_scene_get_list_info(self.as_ptr(), index, &mut info_out) })?;
        Ok(ListInfo::from_raw(&info_out))
    }

    /// The number of the list of a name, with those of the instances before it where it is in one. It stays the same
    /// until the scene is reloaded. `Status::NotFound`.
    pub fn find_list(&self, name: &str) -> Result<u32, Error> {
        let mut list_out = 0u32;
        check(unsafe { sys::anim_scene_find_list(self.as_ptr(), name.as_ptr() as *const _, name.len(), &mut list_out) })?;
        Ok(list_out)
    }

    /// The item at a place, from 0 on; those that are leaving follow the others. `Status::NotFound` beyond, and for a
    /// list that there is not, as in all that follows.
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

    /// The place of the item with a key. `Status::NotFound`, also for one that is leaving.
    pub fn find_item(&self, list: u32, key: &str) -> Result<u32, Error> {
        let mut index_out = 0u32;
        check(unsafe { sys::anim_scene_find_item(self.as_ptr(), list, key.as_ptr() as *const _, key.len(), &mut index_out) })?;
        Ok(index_out)
    }

    /// Adds an item at a place, or at the end where there are fewer, and starts its machine. fields are values of its
    /// inputs by their names in the component, as in `Scene::send_data`; other inputs are as the document has them, and
    /// so is all else of the item. key is valid UTF-8; of length 0 the list chooses a number that none has. \*number
    /// (which may be null) receives what `ItemInfo` has. Where there is no room, an item that is leaving makes it at
    /// once. `Status::Limit` for a list that is full; `Status::Duplicate` for a key that an item has;
    /// `Status::NotFound` for a field that is none of the inputs; `Status::Kind` for one of another type;
    /// `Status::Argument` for a number outside the input's range; `Status::State` for an input that the list gives or a
    /// trigger, and for a list in an item that is in no list.
    pub fn append_item(&mut self, list: u32, index: u32, key: &str, fields: &[EventField<'_>]) -> Result<u32, Error> {
        let fields_raw = fields.iter().map(|value| value.to_raw()).collect::<Result<Vec<_>, Error>>()?;
        let mut number_out = 0u32;
        check(unsafe { sys::anim_scene_append_item(self.as_ptr(), list, index, key.as_ptr() as *const _, key.len(), fields_raw.as_ptr(), fields.len(), &mut number_out) })?;
        Ok(number_out)
    }

    /// Removes the item with a key: its machine hears the event "removed", and it is gone when that has come to its
    /// end, or at once where no transition was taken.
    pub fn remove_item(&mut self, list: u32, key: &str) -> Result<(), Error> {
        check(unsafe { sys::anim_scene_remove_item(self.as_ptr(), list, key.as_ptr() as *const _, key.len()) })
    }

    /// Removes all items.
    pub fn clear_list(&mut self, list: u32) -> Result<(), Error> {
        check(unsafe { sys::anim_scene_clear_list(self.as_ptr(), list) })
    }

    /// Moves the item with a key to a place, or to the end where there are fewer.
    pub fn move_item(&mut self, list: u32, key: &str, index: u32) -> Result<(), Error> {
        check(unsafe { sys::anim_scene_move_item(self.as_ptr(), list, key.as_ptr() as *const _, key.len(), index) })
    }

    /// Gives inputs of the item with a key other values, to which its machine reacts once. Errors as of
    /// `Scene::append_item`.
    pub fn update_item(&mut self, list: u32, key: &str, fields: &[EventField<'_>]) -> Result<(), Error> {
        let fields_raw = fields.iter().map(|value| value.to_raw()).collect::<Result<Vec<_>, Error>>()?;
        check(unsafe { sys::anim_scene_update_item(self.as_ptr(), list, key.as_ptr() as *const _, key.len(), fields_raw.as_ptr(), fields.len()) })
    }

    /// A pointer (a mouse, finger or pen with a number of the host's choice) did something at a point of the document,
    /// at the scene's present time. Nodes and regions are touched where they are seen, that is by presentation values,
    /// as they are when the call begins. x and y are not read for CANCEL and LEAVE.
    ///
    /// The region at a point is the topmost one whose shape holds it: regions without a node lie above all others, the
    /// later one on top; of others the one whose node is drawn later. A region whose node is invisible, clipped away
    /// there or of no size (a transform that cannot be undone) is not hit. A region that is disabled swallows what hits
    /// it.
    ///
    /// DOWN on a region that nothing holds begins tracking: the region hears, as UIControl does, down, drag.inside,
    /// drag.outside, drag.enter, drag.exit, up.inside, up.outside and cancel, where inside means its bounds (the
    /// upright rectangle around its shape, in its node's coordinates) without its inset, however the shape is formed,
    /// covered or clipped. A region holds one pointer at a time, or is pressed by a key; another that goes down on it
    /// is ignored until it goes up. A region that was disabled while it tracks hears cancel at the pointer's next move
    /// or up, and no more of it. A region whose "capture" is false hands its pointer over when a move takes it onto the
    /// shape of another enabled region with "capture" false that nothing holds: the first one hears drag.exit (unless
    /// it heard that before), the second one drag.enter and drag.inside, and tracks from then on.
    ///
    /// A pointer that moves while it is not down hovers: a region hears hover.enter when the pointer comes onto it (not
    /// when it is disabled) and hover.exit when it goes elsewhere, and when it leaves. While the pointer is down the
    /// region over which it hovers stays the same; when it goes up or is canceled it hovers where it is. A pointer that
    /// goes down without having hovered, as a finger does, is gone when it goes up. When `LIMIT_POINTERS` are known,
    /// the one that began to hover first makes room for a new one.
    ///
    /// A second DOWN of a pointer that is down is `Status::State`; more than `LIMIT_POINTERS` that are down are
    /// `Status::Limit`. UP, CANCEL and LEAVE of a pointer that is not known do nothing. LEAVE of one that is down
    /// cancels it.
    ///
    /// The host and the machine get each as an event named "\<region\>.\<what\>", with numbers for data (a host reads
    /// them by `Scene::event_value`): x, y (in the coordinates of the region; where it is invisible or of no size, the
    /// last ones), sceneX, sceneY; dx and dy (since the pointer was last heard of), totalX and totalY (since it went
    /// down), vx and vy (points per second of host time, see `VelocityEstimator`), these six in the coordinates of the
    /// document that has the region: the scene's, or inside a component its own, by the linear part of the inverse of
    /// the instance's whole transform as it is now (0 where the instance is invisible or of no size); pointer; count
    /// (taps in a row: a DOWN counts one more when it is on the same region as the last one, at most 0.35 s of host
    /// time after it and 20 points from it, and that tap was not canceled or dragged further than that); inside (0 or
    /// 1); node (what `Scene::hit_test` said when the pointer went down or began to hover there); keyboard (0).
    ///
    /// Gestures are looked for only where a transition of the machine names their events, and then the host hears of
    /// them, too. Distances are the scene's, a region's "slop" is 10 points unless it says otherwise. hover.move: each
    /// move of a pointer that hovers over the region, after hover.enter. tap: after up.inside, when the press has not
    /// been farther than the slop from where it began, and was no long one; count is 2 for a double tap. press.long:
    /// the pointer has been down for the region's "longPress" (0.5) seconds of stage time and not farther than the slop
    /// from where it began. It comes at its own flick, in the middle of an advance; dx, dy, vx and vy are 0.
    /// pinch.begin, pinch.change and pinch.end: a second pointer goes down on the region while the first holds it,
    /// either moves, one goes up. There are no drags meanwhile. x, y, dx, dy, totalX, totalY, vx and vy are of the
    /// point between the two; pointer is the one that moved. Four more numbers: scale (their distance in terms of that
    /// at the beginning), rotation (radians since then, also beyond a full turn), scaleVelocity and rotationVelocity
    /// (per second), all as seen in the coordinates in which dx is. Then the press goes on with the pointer that is
    /// left: its drags count from there, and the region hears up.inside or up.outside when it goes up. A third pointer
    /// is ignored. Where the press is canceled, pinch.end comes before cancel. A region's "takesOver" lets it take a
    /// pointer over from a region above it on which that went down: once the pointer is farther than the slop from
    /// there ("drag"), and more along the axis than across it ("horizontal", "vertical", in the coordinates in which dx
    /// is). The one above hears cancel, this one down, and its totals count from there. Of several the topmost one
    /// does; a region that tracks the pointer itself keeps it in that way. A pointer that a host has captured, that was
    /// pinched or was taken over is not taken over any more.
    pub fn send_pointer(&mut self, kind: PointerAction, pointer: i32, x: f64, y: f64) -> Result<(), Error> {
        check(unsafe { sys::anim_scene_send_pointer(self.as_ptr(), kind as i32, pointer, x, y) })
    }

    /// A wheel or touchpad was turned at a point of the document, by dx and dy points, positive where a page would be
    /// scrolled to the right and down. Of the regions at the point whose machine names the event wheel, the topmost
    /// hears it, with the data of `Scene::send_pointer`: x, y, sceneX, sceneY, dx, dy, node, inside 1 and pointer -1,
    /// the others 0. Where its machine has no transition for it (none in its states, or no guard that holds), the next
    /// one behind it does, and so on; one that is disabled ends that. \*used (which may be null) receives whether a
    /// machine had one; if not, the wheel is the host's, to scroll its page.
    pub fn send_wheel(&mut self, x: f64, y: f64, dx: f64, dy: f64) -> Result<bool, Error> {
        let mut used_out = 0i32;
        check(unsafe { sys::anim_scene_send_wheel(self.as_ptr(), x, y, dx, dy, &mut used_out) })?;
        Ok(used_out != 0)
    }

    /// Lets a region, by name, track a pointer that is down from now on, wherever it is, until it goes up: the region
    /// that tracked it hears cancel, the new one drag.enter if the pointer is inside. `Status::NotFound` for a name
    /// that no region has and a pointer that is not down; `Status::State` for a region that is disabled or holds
    /// another.
    pub fn capture_pointer(&mut self, pointer: i32, region: &str) -> Result<(), Error> {
        check(unsafe { sys::anim_scene_capture_pointer(self.as_ptr(), pointer, region.as_ptr() as *const _, region.len()) })
    }

    /// Takes a pointer that is down (`Status::NotFound`) away from the region that tracks it, which hears cancel.
    pub fn release_pointer(&mut self, pointer: i32) -> Result<(), Error> {
        check(unsafe { sys::anim_scene_release_pointer(self.as_ptr(), pointer) })
    }

    /// A key went down or up. \*used (which may be null) receives whether the scene had a use for it; if not, it is the
    /// host's. With Control, Alt or Meta no key is used. Tab moves the focus to the next region, in the document's
    /// order, that is focusable, enabled and visible, with Shift to the one before. Beyond the last one nothing has the
    /// focus and the key is not used, so that a host can go on to the next control; the Tab after that begins anew. Of
    /// the region that has the focus, unless its "activation" is "none", Space is a press: down when the key goes down,
    /// up.inside when it goes up. Enter is down and up.inside at once. Escape while Space is held is cancel, and so is
    /// what takes the focus away then. Nothing is pressed twice: a region that holds a pointer hears nothing of either
    /// key. The arrows, Home, End, Page Up and Page Down are key.left, key.right, key.up, key.down, key.home, key.end,
    /// key.pageup and key.pagedown when they go down, again and again if the host says so. A region that is disabled or
    /// invisible loses the focus at the next key. The data of these events is that of `Scene::send_pointer`'s, where
    /// keyboard is 1, x and y are the center of the region's bounds, inside is 1, pointer is -1 and node is the
    /// region's own; the others are 0.
    pub fn send_key(&mut self, action: KeyAction, key: Key, modifiers: ModifierFlags) -> Result<bool, Error> {
        let mut used_out = 0i32;
        check(unsafe { sys::anim_scene_send_key(self.as_ptr(), action as i32, key as i32, modifiers.bits(), &mut used_out) })?;
        Ok(used_out != 0)
    }

    /// Gives the focus to a region by name, or to none for a length of 0. The region that had it hears blur, the new
    /// one focus. `Status::NotFound`; `Status::State` for a region that is not focusable, is disabled or invisible.
    pub fn set_focus(&mut self, name: &str) -> Result<(), Error> {
        check(unsafe { sys::anim_scene_set_focus(self.as_ptr(), name.as_ptr() as *const _, name.len()) })
    }

    /// The name of the region that has the focus; empty when none has.
    pub fn focus(&self) -> Result<String, Error> {
        ask(|buffer: *mut u8, capacity, length| unsafe { sys::anim_scene_get_focus(self.as_ptr(), buffer as *mut _, capacity, length) }).map(into_text)
    }

    /// The number, in document order, of the topmost node that is drawn at a point of the document, or -1: what is seen
    /// now, by presentation values. A fill counts by its rule, a stroke with its dashes, caps and joins as
    /// `Path::stroke_contains` has it, both also where their paint is transparent, an image and a text by its
    /// rectangle; what is clipped away, invisible or of opacity 0 does not.
    pub fn hit_test(&mut self, x: f64, y: f64) -> Result<i32, Error> {
        let mut node_out = 0i32;
        check(unsafe { sys::anim_scene_hit_test(self.as_ptr(), x, y, &mut node_out) })?;
        Ok(node_out)
    }

    /// The index, in document order, of the region that a pointer would hit at a point of the document, whether it is
    /// enabled or not; -1 for none.
    pub fn hit_test_region(&mut self, x: f64, y: f64) -> Result<i32, Error> {
        let mut region_out = 0i32;
        check(unsafe { sys::anim_scene_hit_test_region(self.as_ptr(), x, y, &mut region_out) })?;
        Ok(region_out)
    }

    /// Region number index, 0 \<= index \< region_count, as it is now; `Status::NotFound` beyond. info-\>struct_size
    /// must be sizeof \*info.
    pub fn region_info(&mut self, index: u32) -> Result<RegionInfo, Error> {
        let mut info_out: sys::anim_region_info = unsafe { std::mem::zeroed() };
        info_out.struct_size = std::mem::size_of::<sys::anim_region_info>() as u32;
        check(unsafe { sys::anim_scene_get_region_info(self.as_ptr(), index, &mut info_out) })?;
        Ok(RegionInfo::from_raw(&info_out))
    }

    /// How many nodes of the document have an "accessibility", and a number that is another whenever one of their facts
    /// or texts differs from what it was when the number was asked for last. Either pointer may be null.
    ///
    /// Gives (count, revision).
    pub fn accessibility_info(&mut self) -> Result<(u32, u64), Error> {
        let mut count_out = 0u32;
        let mut revision_out = 0u64;
        check(unsafe { sys::anim_scene_get_accessibility_info(self.as_ptr(), &mut count_out, &mut revision_out) })?;
        Ok((count_out, revision_out))
    }

    /// What is so now of one of them, in document order: 0 \<= index \< count, `Status::NotFound` beyond.
    /// accessibility-\>struct_size must be sizeof \*accessibility.
    pub fn accessibility(&mut self, index: u32) -> Result<AccessibilityElement, Error> {
        let mut accessibility_out: sys::anim_accessibility_element = unsafe { std::mem::zeroed() };
        accessibility_out.struct_size = std::mem::size_of::<sys::anim_accessibility_element>() as u32;
        check(unsafe { sys::anim_scene_get_accessibility(self.as_ptr(), index, &mut accessibility_out) })?;
        Ok(AccessibilityElement::from_raw(&accessibility_out))
    }

    /// One of its texts now: `AccessibilityText::Label`, VALUE or HINT. Empty where the document says none.
    pub fn accessibility_text(&mut self, index: u32, which: AccessibilityText) -> Result<String, Error> {
        ask(|buffer: *mut u8, capacity, length| unsafe { sys::anim_scene_get_accessibility_text(self.as_ptr(), index, which as i32, buffer as *mut _, capacity, length) }).map(into_text)
    }

    /// The display list as it is now: commands from back to front, and the arrays they refer to. Each is a view that is
    /// valid until the next call on the same scene (or its stage) that is not one of these, `Scene::display`...; NULL
    /// where it is empty. What it costs to bring it up to date is in proportion to what changed, and next to nothing
    /// where nothing did; where nodes appear, vanish or change their order, or a path its number of commands, in
    /// proportion to what there is.
    pub fn display_commands(&mut self) -> Result<View<'_, DrawCommand>, Error> {
        let mut commands_out = std::ptr::null();
        let mut commands_out_length = 0;
        check(unsafe { sys::anim_scene_get_display_commands(self.as_ptr(), &mut commands_out, &mut commands_out_length) })?;
        Ok(unsafe { View::new(commands_out as *const _, commands_out_length) })
    }

    /// The whole display list in one call, with the same views. display-\>struct_size must be sizeof \*display.
    pub fn display(&mut self) -> Result<Display<'_>, Error> {
        let mut display_out: sys::anim_display = unsafe { std::mem::zeroed() };
        display_out.struct_size = std::mem::size_of::<sys::anim_display>() as u32;
        check(unsafe { sys::anim_scene_get_display(self.as_ptr(), &mut display_out) })?;
        Ok(Display::from_raw(&display_out))
    }

    /// The display list's revision: a number that grows whenever the list shows something else than when it was last
    /// asked for; 1 for the first. A host that has drawn it need not draw again while it stays. Another load of the
    /// same document, asked at other times, counts otherwise.
    pub fn display_revision(&mut self) -> Result<u64, Error> {
        let mut revision_out = 0u64;
        check(unsafe { sys::anim_scene_get_display_revision(self.as_ptr(), &mut revision_out) })?;
        Ok(revision_out)
    }

    /// What must be drawn again since a revision: the union of the old and new bounds of all that changed, appeared or
    /// vanished after it, inside the canvas. Width and height 0 where nothing did; all of the canvas where that is more
    /// than 63 revisions ago, and for 0. `Status::Argument` for a revision that the list has not reached.
    pub fn display_damage(&mut self, since: u64) -> Result<Rectangle, Error> {
        let mut rectangle_out: sys::anim_rectangle = unsafe { std::mem::zeroed() };
        check(unsafe { sys::anim_scene_get_display_damage(self.as_ptr(), since, &mut rectangle_out) })?;
        Ok(Rectangle::from_raw(&rectangle_out))
    }

    /// The display list as an SVG document whose viewBox is the scene's canvas. background is NULL for none, or red,
    /// green, blue, opacity. The text may be large: ask for its length first.
    pub fn svg(&mut self, background: Option<&[f64; 4]>) -> Result<String, Error> {
        ask(|buffer: *mut u8, capacity, length| unsafe { sys::anim_scene_get_svg(self.as_ptr(), background.map_or(std::ptr::null(), |value| value.as_ptr() as *const _), buffer as *mut _, capacity, length) }).map(into_text)
    }

    /// The whole state of a scene, as `StageRef::snapshot` writes that of a stage: its stage, the active states of its
    /// machines and what they remember and wait for, its inputs, pointers and focus, its random numbers. The document
    /// is not in it.
    pub fn snapshot(&mut self) -> Result<Vec<u8>, Error> {
        ask(|buffer: *mut u8, capacity, length| unsafe { sys::anim_scene_snapshot(self.as_ptr(), buffer as *mut _, capacity, length) })
    }

    /// Puts a state that `Scene::snapshot` has given in the place of the scene's own, as `StageRef::restore` does. The
    /// snapshot may be of another scene, in another process or on another machine, if the documents of both mean the
    /// same and their parameters are the same: `Status::State` otherwise. White space, escapes, spellings of numbers,
    /// keys that begin with x- and the order of an object's keys mean nothing; the order of names does, as in inputs,
    /// properties and states. All of the display list counts as changed; revisions go on counting.
    pub fn restore(&mut self, bytes: &[u8]) -> Result<(), Error> {
        check(unsafe { sys::anim_scene_restore(self.as_ptr(), bytes.as_ptr() as *const _, bytes.len()) })
    }

    /// Puts a state that `Scene::snapshot` has given of a scene of an older edition of a document in the place of the
    /// scene's own, by name, and the edition of the text in the place of its document: in one step what it comes to
    /// when the snapshot is restored in a scene of document, the older edition, and that scene reloads the text. What
    /// is kept, and what buffer receives of what could not be kept, says `Scene::reload`. Of the options, which may be
    /// null, only parameters, library and memory_limit are used, for the text; those of document were given to
    /// `Document::load`. A scene's snapshots after that are for this call with the same document and text alone (and
    /// for the scene itself): it takes them as well, as long as the host has added no properties; nothing is lost then.
    /// The handles of the scene and of its stage, what hears of events, the step budget and the revisions stay;
    /// identifiers of properties, animations, transactions, groups and banks from before are not valid any more.
    /// `Status::State` for a snapshot of another edition and inside an open transaction; errors as of `Scene::restore`
    /// and `Scene::load`. Nothing has changed then.
    pub fn restore_edition(&mut self, bytes: &[u8], document: &Document, text: &str, options: Option<&SceneOptions<'_>>) -> Result<String, Error> {
        let options_raw = match options {
            Some(value) => Some(value.to_raw()?),
            None => None,
        };
        cut(|buffer: *mut u8, capacity, length| unsafe { sys::anim_scene_restore_edition(self.as_ptr(), bytes.as_ptr() as *const _, bytes.len(), document.as_ptr(), text.as_ptr() as *const _, text.len(), options_raw.as_ref().map_or(std::ptr::null(), |value| value as *const _), buffer as *mut _, capacity, length) }).map(into_text)
    }

    /// Applies one step's input to a scene now, whatever the time.
    pub fn apply_step(&mut self, trace: &Trace, index: usize) -> Result<(), Error> {
        check(unsafe { sys::anim_scene_apply_step(self.as_ptr(), trace.as_ptr(), index) })
    }

    /// Plays a trace up to a host time (flicks since the scene was loaded, not before the scene's host time): advances
    /// to each step from \*next_step on whose time is not after it, applies it there, and advances to the time.
    /// \*next_step is 0 at first, and is moved on. When a step or an advance on the way is refused, the scene stays
    /// where it was refused and next_step names the step that comes next; a time more than `LIMIT_ADVANCE_SECONDS`
    /// ahead is refused at once.
    pub fn play(&mut self, trace: &Trace, time: i64, next_step: &mut usize) -> Result<(), Error> {
        check(unsafe { sys::anim_scene_play(self.as_ptr(), trace.as_ptr(), time, next_step) })
    }
}

object! {
    /// A recording of inputs, as JSON lines (docs/trace-format.md). It does not change after it was loaded, and may be
    /// played by many scenes.
    Trace, anim_trace, anim_trace_destroy
}

impl Trace {
    /// Reads a trace (at most `LIMIT_TEXT_BYTES`). The caller destroys it. The text is not needed afterwards.
    /// `Status::Syntax`, `Status::Document`, `Status::Limit` with line and column.
    pub fn load(text: &str) -> Result<Trace, Error> {
        let mut trace_out = std::ptr::null_mut();
        check(unsafe { sys::anim_trace_load(text.as_ptr() as *const _, text.len(), &mut trace_out) })?;
        Ok(unsafe { Trace::from_ptr(trace_out) })
    }

    /// What a trace says of itself. info-\>struct_size must be sizeof \*info.
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
