// SPDX-License-Identifier: MIT
// Written by tools/generate_bindings.py from docs/abi/animcore-abi.json. Do not edit.

//! Functions, and what is called on values.
use super::constants::*;
use super::values::*;
use crate::runtime::{check, exactly, rows, shared_length, text, Error};
use animcore_sys as sys;
use std::os::raw::c_void;
use super::objects::*;

impl Transform {
    /// Decomposes a transform. Every transform has parts, singular ones too. Coefficients are at most 1e150 in size
    /// (`Status::Limit`).
    pub fn decompose(&self) -> Result<TransformParts, Error> {
        let mut parts_out: sys::anim_transform_parts = unsafe { std::mem::zeroed() };
        check(unsafe { sys::anim_transform_decompose(self as *const Self as *const _, &mut parts_out) })?;
        Ok(TransformParts::from_raw(&parts_out))
    }

    /// Composes a transform from parts, any numbers of at most 1e150 in size (`Status::Limit`). Coefficients that would
    /// be beyond 1e150 in size are clamped to it.
    pub fn compose(parts: &TransformParts) -> Result<Transform, Error> {
        let mut transform_out: sys::anim_transform = unsafe { std::mem::zeroed() };
        check(unsafe { sys::anim_transform_compose(parts as *const TransformParts as *const _, &mut transform_out) })?;
        Ok(Transform::from_raw(&transform_out))
    }

    /// The transform at a progress from one (0) to another (1). Parts are interpolated one by one, and the angle takes
    /// the shorter way. Where one transform is mirrored in x and the other in y, the angle turns by half a turn
    /// instead. A progress outside 0 to 1 extrapolates. If one of the transforms is singular or nearly so (its parts
    /// have a scale of 0 or a shear), the result jumps at 0.5, as in CSS. Numbers are at most 1e150 in size.
    pub fn interpolate(&self, to: &Transform, progress: f64) -> Result<Transform, Error> {
        let mut result_out: sys::anim_transform = unsafe { std::mem::zeroed() };
        check(unsafe { sys::anim_transform_interpolate(self as *const Self as *const _, to as *const Transform as *const _, progress, &mut result_out) })?;
        Ok(Transform::from_raw(&result_out))
    }

    /// The same at many progresses, at most `LIMIT_ARRAY` / 6.
    pub fn interpolate_many(&self, to: &Transform, progresses: &[f64]) -> Result<Vec<Transform>, Error> {
        let mut results_out: Vec<Transform> = vec![unsafe { std::mem::zeroed() }; progresses.len()];
        check(unsafe { sys::anim_transform_interpolate_many(self as *const Self as *const _, to as *const Transform as *const _, progresses.as_ptr() as *const _, progresses.len(), results_out.as_mut_ptr() as *mut _) })?;
        Ok(results_out)
    }

    /// As [`interpolate_many`](Self::interpolate_many), into slices of the caller's, which must be as long as what it gives.
    pub fn interpolate_many_into(&self, to: &Transform, progresses: &[f64], results: &mut [Transform]) -> Result<(), Error> {
        exactly("results", results.len(), progresses.len())?;
        check(unsafe { sys::anim_transform_interpolate_many(self as *const Self as *const _, to as *const Transform as *const _, progresses.as_ptr() as *const _, progresses.len(), results.as_mut_ptr() as *mut _) })
    }
}

impl Spring {
    /// By perceptual duration and bounce (SwiftUI's Spring(duration:bounce:)): mass 1, k = (2 pi / duration)^2, damping
    /// ratio 1 - bounce for bounce \>= 0, 1 / (1 + bounce) below. duration \> 0 (seconds); -1 \< bounce \<= 1.
    pub fn perceptual(duration: f64, bounce: f64) -> Result<Spring, Error> {
        let mut spring_out: sys::anim_spring = unsafe { std::mem::zeroed() };
        check(unsafe { sys::anim_spring_make_perceptual(duration, bounce, &mut spring_out) })?;
        Ok(Spring::from_raw(&spring_out))
    }

    /// By response (the undamped period in seconds, \> 0) and damping ratio (\>= 0), as SwiftUI's
    /// spring(response:dampingFraction:): mass 1, k = (2 pi / response)^2, c = 4 pi damping_ratio / response.
    pub fn response(response: f64, damping_ratio: f64) -> Result<Spring, Error> {
        let mut spring_out: sys::anim_spring = unsafe { std::mem::zeroed() };
        check(unsafe { sys::anim_spring_make_response(response, damping_ratio, &mut spring_out) })?;
        Ok(Spring::from_raw(&spring_out))
    }

    /// As UIKit's animate(withDuration:usingSpringWithDamping:initialSpringVelocity:): mass 1, and the angular
    /// frequency for which the envelope has fallen to 0.001 at the end of the duration. duration \> 0, 0 \<
    /// damping_ratio \<= 1, initial_velocity in distances per second. `Status::Argument` when no spring fits.
    pub fn uikit(duration: f64, damping_ratio: f64, initial_velocity: f64) -> Result<Spring, Error> {
        let mut spring_out: sys::anim_spring = unsafe { std::mem::zeroed() };
        check(unsafe { sys::anim_spring_make_uikit(duration, damping_ratio, initial_velocity, &mut spring_out) })?;
        Ok(Spring::from_raw(&spring_out))
    }

    /// The spring that a CASpringAnimation with these physical parameters plays. allows_overdamping (0 or 1) is its
    /// property of that name. At 0 an overdamped spring becomes the critically damped one of the same mass and
    /// stiffness, damping 2 sqrt(k m): (1, 100, 30) moves exactly as (1, 100, 20). At 1, or where the spring is not
    /// overdamped, the parameters are used unchanged. All other functions that take an `Spring` use them unchanged.
    pub fn core_animation(mass: f64, stiffness: f64, damping: f64, allows_overdamping: bool) -> Result<Spring, Error> {
        let mut spring_out: sys::anim_spring = unsafe { std::mem::zeroed() };
        check(unsafe { sys::anim_spring_make_core_animation(mass, stiffness, damping, i32::from(allows_overdamping), &mut spring_out) })?;
        Ok(Spring::from_raw(&spring_out))
    }

    /// Value and velocity (units per second) of a spring at a time (seconds, \>= 0; a negative time is taken as 0). The
    /// spring moves from the value from to the value to, and starts with the given velocity.
    ///
    /// Gives (value, velocity).
    pub fn evaluate(&self, time: f64, from: f64, to: f64, initial_velocity: f64) -> Result<(f64, f64), Error> {
        let mut value_out = 0.0;
        let mut velocity_out = 0.0;
        check(unsafe { sys::anim_spring_evaluate(self as *const Self as *const _, time, from, to, initial_velocity, &mut value_out, &mut velocity_out) })?;
        Ok((value_out, velocity_out))
    }

    /// The same at many times at once.
    ///
    /// Gives (values, velocities).
    pub fn evaluate_many(&self, times: &[f64], from: f64, to: f64, initial_velocity: f64) -> Result<(Vec<f64>, Vec<f64>), Error> {
        let mut values_out = vec![0.0; times.len()];
        let mut velocities_out = vec![0.0; times.len()];
        check(unsafe { sys::anim_spring_evaluate_many(self as *const Self as *const _, times.as_ptr() as *const _, times.len(), from, to, initial_velocity, values_out.as_mut_ptr() as *mut _, velocities_out.as_mut_ptr() as *mut _) })?;
        Ok((values_out, velocities_out))
    }

    /// As [`evaluate_many`](Self::evaluate_many), into slices of the caller's, which must be as long as what it gives.
    pub fn evaluate_many_into(&self, times: &[f64], from: f64, to: f64, initial_velocity: f64, values: &mut [f64], velocities: &mut [f64]) -> Result<(), Error> {
        exactly("values", values.len(), times.len())?;
        exactly("velocities", velocities.len(), times.len())?;
        check(unsafe { sys::anim_spring_evaluate_many(self as *const Self as *const _, times.as_ptr() as *const _, times.len(), from, to, initial_velocity, values.as_mut_ptr() as *mut _, velocities.as_mut_ptr() as *mut _) })
    }

    /// Computes the constants of a spring in advance.
    pub fn prepare(&self) -> Result<PreparedSpring, Error> {
        let mut prepared_out: sys::anim_prepared_spring = unsafe { std::mem::zeroed() };
        check(unsafe { sys::anim_spring_prepare(self as *const Self as *const _, &mut prepared_out) })?;
        Ok(PreparedSpring::from_raw(&prepared_out))
    }

    /// CASpringAnimation's settlingDuration in seconds, for an initial velocity in distances per second. Infinity when
    /// damping is 0. 1.4727003346780927 for the default spring at rest. With allows_overdamping 0 an overdamped spring
    /// settles as the critically damped one, as Core Animation plays it: (1, 100, 30) at 1.0, as (1, 100, 20). With 1,
    /// Core Animation's property of that name, it is the duration of the overdamped motion.
    pub fn settling_duration(&self, initial_velocity: f64, allows_overdamping: bool) -> Result<f64, Error> {
        let mut seconds_out = 0.0;
        check(unsafe { sys::anim_spring_get_settling_duration(self as *const Self as *const _, initial_velocity, i32::from(allows_overdamping), &mut seconds_out) })?;
        Ok(seconds_out)
    }

    /// An upper bound, by an analytic envelope, of the time until a spring is at rest: from then on its distance from
    /// the target stays within threshold (\> 0) units, and its speed within threshold units per second. It starts
    /// displacement away from the target. An animation with this spring ends at that time. Infinity when it never comes
    /// to rest.
    pub fn resting_time(&self, displacement: f64, initial_velocity: f64, threshold: f64) -> Result<f64, Error> {
        let mut seconds_out = 0.0;
        check(unsafe { sys::anim_spring_get_resting_time(self as *const Self as *const _, displacement, initial_velocity, threshold, &mut seconds_out) })?;
        Ok(seconds_out)
    }

    /// By name, with a perceptual duration in seconds (\> 0, or 0 for the name's own) and a bounce to add to the name's
    /// own. SwiftUI's "smooth" (0.5 s, bounce 0), "snappy" (0.5 s, 0.15), "bouncy" (0.5 s, 0.3), "interactive" (0.15 s,
    /// 0.14: the response 0.15 and damping ratio 0.86 of interactiveSpring) and "default" (0.55 s, 0: the default
    /// animation); the sum of the bounces must be above -1 and at most 1. "core-animation" is the spring of a new
    /// CASpringAnimation (mass 1, stiffness 100, damping 10). "uikit" is that of a new UISpringTimingParameters (3,
    /// 1000, 500); UIKit plays it critically damped (see `Spring::core_animation`), so the result is the critically
    /// damped spring of that mass and stiffness. These two have neither a duration nor a bounce: both arguments must
    /// be 0. `Status::NotFound` for any other name.
    pub fn named(name: &str, duration: f64, extra_bounce: f64) -> Result<Spring, Error> {
        let mut spring_out: sys::anim_spring = unsafe { std::mem::zeroed() };
        check(unsafe { sys::anim_spring_make_named(name.as_ptr() as *const _, name.len(), duration, extra_bounce, &mut spring_out) })?;
        Ok(Spring::from_raw(&spring_out))
    }

    /// A spring in SwiftUI's terms. Its perceptual duration in seconds, which is its response, is 2 pi / sqrt(k / m).
    /// Its damping ratio is c / (2 sqrt(k m)). Its bounce, from -1 to 1, is 1 - ratio up to critical damping, and 1 /
    /// ratio - 1 beyond it.
    ///
    /// Gives (duration, bounce, damping_ratio).
    pub fn describe(&self) -> Result<(f64, f64, f64), Error> {
        let mut duration_out = 0.0;
        let mut bounce_out = 0.0;
        let mut damping_ratio_out = 0.0;
        check(unsafe { sys::anim_spring_describe(self as *const Self as *const _, &mut duration_out, &mut bounce_out, &mut damping_ratio_out) })?;
        Ok((duration_out, bounce_out, damping_ratio_out))
    }

    /// The earliest time in seconds from which a spring stays within threshold of its target (in units), with a speed
    /// below velocity_threshold (in units per second). It starts displacement away from the target. Both thresholds
    /// must be above 0; an infinite one is always met. The result is the moment itself, to a relative error of about
    /// 1e-14; `Spring::resting_time` gives a bound. Where the last swing only touches a threshold, rounding decides
    /// whether that swing counts. Infinity when the spring never comes to rest.
    pub fn settling_time(&self, displacement: f64, initial_velocity: f64, threshold: f64, velocity_threshold: f64) -> Result<f64, Error> {
        let mut seconds_out = 0.0;
        check(unsafe { sys::anim_spring_get_settling_time(self as *const Self as *const _, displacement, initial_velocity, threshold, velocity_threshold, &mut seconds_out) })?;
        Ok(seconds_out)
    }

    /// Value and velocity of a motion whose spring is changed in mid-flight, time seconds after the change (a negative
    /// time is taken as 0). At the change the value is from, and the velocity initial_velocity. Both springs pull it
    /// toward the value to. Over blend_duration seconds (\>= 0) a smooth step blends the old spring's motion into the
    /// new one's, so that value and velocity are continuous; 0 switches at once.
    ///
    /// Gives (value, velocity).
    pub fn blend_evaluate(&self, new_spring: &Spring, blend_duration: f64, time: f64, from: f64, to: f64, initial_velocity: f64) -> Result<(f64, f64), Error> {
        let mut value_out = 0.0;
        let mut velocity_out = 0.0;
        check(unsafe { sys::anim_spring_blend_evaluate(self as *const Self as *const _, new_spring as *const Spring as *const _, blend_duration, time, from, to, initial_velocity, &mut value_out, &mut velocity_out) })?;
        Ok((value_out, velocity_out))
    }

    /// The same at many times.
    ///
    /// Gives (values, velocities).
    pub fn blend_evaluate_many(&self, new_spring: &Spring, blend_duration: f64, times: &[f64], from: f64, to: f64, initial_velocity: f64) -> Result<(Vec<f64>, Vec<f64>), Error> {
        let mut values_out = vec![0.0; times.len()];
        let mut velocities_out = vec![0.0; times.len()];
        check(unsafe { sys::anim_spring_blend_evaluate_many(self as *const Self as *const _, new_spring as *const Spring as *const _, blend_duration, times.as_ptr() as *const _, times.len(), from, to, initial_velocity, values_out.as_mut_ptr() as *mut _, velocities_out.as_mut_ptr() as *mut _) })?;
        Ok((values_out, velocities_out))
    }

    /// As [`blend_evaluate_many`](Self::blend_evaluate_many), into slices of the caller's, which must be as long as what it gives.
    pub fn blend_evaluate_many_into(&self, new_spring: &Spring, blend_duration: f64, times: &[f64], from: f64, to: f64, initial_velocity: f64, values: &mut [f64], velocities: &mut [f64]) -> Result<(), Error> {
        exactly("values", values.len(), times.len())?;
        exactly("velocities", velocities.len(), times.len())?;
        check(unsafe { sys::anim_spring_blend_evaluate_many(self as *const Self as *const _, new_spring as *const Spring as *const _, blend_duration, times.as_ptr() as *const _, times.len(), from, to, initial_velocity, values.as_mut_ptr() as *mut _, velocities.as_mut_ptr() as *mut _) })
    }

    /// `Spring::resting_time` for such a change: a time since the change.
    pub fn blend_resting_time(&self, new_spring: &Spring, blend_duration: f64, displacement: f64, initial_velocity: f64, threshold: f64) -> Result<f64, Error> {
        let mut seconds_out = 0.0;
        check(unsafe { sys::anim_spring_blend_get_resting_time(self as *const Self as *const _, new_spring as *const Spring as *const _, blend_duration, displacement, initial_velocity, threshold, &mut seconds_out) })?;
        Ok(seconds_out)
    }

    /// Moves many values by one spring, each with a start, a target and a velocity of its own. Each result has the bits
    /// of `Spring::evaluate`. times has one time for all of them, or one for each (in seconds; a negative time is taken
    /// as 0). Without initial_velocities all start at rest. flags is 0 or `SpringFlags::SHORTEST_TURN`.
    /// `Status::Argument` when a number is not finite, or an origin minus its target is not in the range of a double.
    /// About 1 ns a value at one time, in the cache; at times of their own 5 ns with AVX2, 11 without. AVX2 is detected
    /// when the library is loaded; it changes no bit.
    ///
    /// Gives (values, velocities).
    pub fn animate_many(&self, times: &[f64], origins: &[f64], targets: &[f64], initial_velocities: Option<&[f64]>, flags: SpringFlags) -> Result<(Vec<f64>, Vec<f64>), Error> {
        let count_rows = shared_length(&[("origins", Some(origins.len())), ("targets", Some(targets.len())), ("initial_velocities", initial_velocities.map(|array| array.len()))])?;
        let mut values_out = vec![0.0; origins.len()];
        let mut velocities_out = vec![0.0; origins.len()];
        check(unsafe { sys::anim_spring_animate_many(self as *const Self as *const _, times.as_ptr() as *const _, times.len(), origins.as_ptr() as *const _, targets.as_ptr() as *const _, initial_velocities.map_or(std::ptr::null(), |array| array.as_ptr() as *const _), count_rows, flags.bits(), values_out.as_mut_ptr() as *mut _, velocities_out.as_mut_ptr() as *mut _) })?;
        Ok((values_out, velocities_out))
    }

    /// As [`animate_many`](Self::animate_many), into slices of the caller's, which must be as long as what it gives.
    pub fn animate_many_into(&self, times: &[f64], origins: &[f64], targets: &[f64], initial_velocities: Option<&[f64]>, flags: SpringFlags, values: &mut [f64], velocities: &mut [f64]) -> Result<(), Error> {
        let count_rows = shared_length(&[("origins", Some(origins.len())), ("targets", Some(targets.len())), ("initial_velocities", initial_velocities.map(|array| array.len()))])?;
        exactly("values", values.len(), origins.len())?;
        exactly("velocities", velocities.len(), origins.len())?;
        check(unsafe { sys::anim_spring_animate_many(self as *const Self as *const _, times.as_ptr() as *const _, times.len(), origins.as_ptr() as *const _, targets.as_ptr() as *const _, initial_velocities.map_or(std::ptr::null(), |array| array.as_ptr() as *const _), count_rows, flags.bits(), values.as_mut_ptr() as *mut _, velocities.as_mut_ptr() as *mut _) })
    }

    /// The same for floats: computed in doubles, rounded once.
    ///
    /// Gives (values, velocities).
    pub fn animate_many_float(&self, times: &[f64], origins: &[f32], targets: &[f32], initial_velocities: Option<&[f32]>, flags: SpringFlags) -> Result<(Vec<f32>, Vec<f32>), Error> {
        let count_rows = shared_length(&[("origins", Some(origins.len())), ("targets", Some(targets.len())), ("initial_velocities", initial_velocities.map(|array| array.len()))])?;
        let mut values_out = vec![0.0; origins.len()];
        let mut velocities_out = vec![0.0; origins.len()];
        check(unsafe { sys::anim_spring_animate_many_float(self as *const Self as *const _, times.as_ptr() as *const _, times.len(), origins.as_ptr() as *const _, targets.as_ptr() as *const _, initial_velocities.map_or(std::ptr::null(), |array| array.as_ptr() as *const _), count_rows, flags.bits(), values_out.as_mut_ptr() as *mut _, velocities_out.as_mut_ptr() as *mut _) })?;
        Ok((values_out, velocities_out))
    }

    /// As [`animate_many_float`](Self::animate_many_float), into slices of the caller's, which must be as long as what it gives.
    pub fn animate_many_float_into(&self, times: &[f64], origins: &[f32], targets: &[f32], initial_velocities: Option<&[f32]>, flags: SpringFlags, values: &mut [f32], velocities: &mut [f32]) -> Result<(), Error> {
        let count_rows = shared_length(&[("origins", Some(origins.len())), ("targets", Some(targets.len())), ("initial_velocities", initial_velocities.map(|array| array.len()))])?;
        exactly("values", values.len(), origins.len())?;
        exactly("velocities", velocities.len(), origins.len())?;
        check(unsafe { sys::anim_spring_animate_many_float(self as *const Self as *const _, times.as_ptr() as *const _, times.len(), origins.as_ptr() as *const _, targets.as_ptr() as *const _, initial_velocities.map_or(std::ptr::null(), |array| array.as_ptr() as *const _), count_rows, flags.bits(), values.as_mut_ptr() as *mut _, velocities.as_mut_ptr() as *mut _) })
    }

    /// Advances many springs by one step of seconds (\>= 0), exactly however long the step is: replaces values and
    /// velocities by those after the step. Each value is pulled toward its target. Flags and errors as
    /// `Spring::animate_many`.
    pub fn step_many(&self, seconds: f64, targets: &[f64], flags: SpringFlags, values: &mut [f64], velocities: &mut [f64]) -> Result<(), Error> {
        let count_rows = shared_length(&[("targets", Some(targets.len())), ("values", Some(values.len())), ("velocities", Some(velocities.len()))])?;
        check(unsafe { sys::anim_spring_step_many(self as *const Self as *const _, seconds, targets.as_ptr() as *const _, count_rows, flags.bits(), values.as_mut_ptr() as *mut _, velocities.as_mut_ptr() as *mut _) })
    }

    /// The same for floats: computed in doubles, rounded once.
    pub fn step_many_float(&self, seconds: f64, targets: &[f32], flags: SpringFlags, values: &mut [f32], velocities: &mut [f32]) -> Result<(), Error> {
        let count_rows = shared_length(&[("targets", Some(targets.len())), ("values", Some(values.len())), ("velocities", Some(velocities.len()))])?;
        check(unsafe { sys::anim_spring_step_many_float(self as *const Self as *const _, seconds, targets.as_ptr() as *const _, count_rows, flags.bits(), values.as_mut_ptr() as *mut _, velocities.as_mut_ptr() as *mut _) })
    }
}

impl PreparedSpring {
    /// `Spring::evaluate` for a prepared spring, with the same bits: some 30 ns. `Status::Argument` for one that
    /// `Spring::prepare` did not make.
    ///
    /// Gives (value, velocity).
    pub fn evaluate(&self, time: f64, from: f64, to: f64, initial_velocity: f64) -> Result<(f64, f64), Error> {
        let mut value_out = 0.0;
        let mut velocity_out = 0.0;
        check(unsafe { sys::anim_prepared_spring_evaluate(self as *const Self as *const _, time, from, to, initial_velocity, &mut value_out, &mut velocity_out) })?;
        Ok((value_out, velocity_out))
    }
}

impl CubicBezier {
    /// By name: "linear", "ease", "ease-in", "ease-out", "ease-in-out", and "default" (Core Animation's, which is
    /// ease). `Status::NotFound` for any other name.
    pub fn named(name: &str) -> Result<CubicBezier, Error> {
        let mut curve_out: sys::anim_cubic_bezier = unsafe { std::mem::zeroed() };
        check(unsafe { sys::anim_cubic_bezier_make_named(name.as_ptr() as *const _, name.len(), &mut curve_out) })?;
        Ok(CubicBezier::from_raw(&curve_out))
    }

    /// The progress y at x, accurate to 1e-12. Beyond \[0, 1\] the curve continues along its end tangents, as in CSS
    /// Easing Functions.
    pub fn evaluate(&self, x: f64) -> Result<f64, Error> {
        let mut y_out = 0.0;
        check(unsafe { sys::anim_cubic_bezier_evaluate(self as *const Self as *const _, x, &mut y_out) })?;
        Ok(y_out)
    }

    /// The same at many x at once.
    pub fn evaluate_many(&self, xs: &[f64]) -> Result<Vec<f64>, Error> {
        let mut ys_out = vec![0.0; xs.len()];
        check(unsafe { sys::anim_cubic_bezier_evaluate_many(self as *const Self as *const _, xs.as_ptr() as *const _, xs.len(), ys_out.as_mut_ptr() as *mut _) })?;
        Ok(ys_out)
    }

    /// As [`evaluate_many`](Self::evaluate_many), into slices of the caller's, which must be as long as what it gives.
    pub fn evaluate_many_into(&self, xs: &[f64], ys: &mut [f64]) -> Result<(), Error> {
        exactly("ys", ys.len(), xs.len())?;
        check(unsafe { sys::anim_cubic_bezier_evaluate_many(self as *const Self as *const _, xs.as_ptr() as *const _, xs.len(), ys.as_mut_ptr() as *mut _) })
    }

    /// dy/dx at x. Infinite where the tangent is vertical.
    pub fn slope(&self, x: f64) -> Result<f64, Error> {
        let mut slope_out = 0.0;
        check(unsafe { sys::anim_cubic_bezier_get_slope(self as *const Self as *const _, x, &mut slope_out) })?;
        Ok(slope_out)
    }

    /// The smallest x in \[0, 1\] at which the curve has the value y; if it never has, the smallest x at which it comes
    /// nearest. The extensions beyond \[0, 1\] are not searched.
    pub fn invert(&self, y: f64) -> Result<f64, Error> {
        let mut x_out = 0.0;
        check(unsafe { sys::anim_cubic_bezier_invert(self as *const Self as *const _, y, &mut x_out) })?;
        Ok(x_out)
    }
}

impl MediaTiming {
    /// The timing at a parent time in seconds.
    pub fn evaluate(&self, parent_time: f64) -> Result<MediaSample, Error> {
        let self_raw = self.to_raw()?;
        let mut sample_out: sys::anim_media_sample = unsafe { std::mem::zeroed() };
        check(unsafe { sys::anim_media_timing_evaluate(&self_raw, parent_time, &mut sample_out) })?;
        Ok(MediaSample::from_raw(&sample_out))
    }

    /// The same at many times at once.
    pub fn evaluate_many(&self, parent_times: &[f64]) -> Result<Vec<MediaSample>, Error> {
        let self_raw = self.to_raw()?;
        let mut samples_out: Vec<sys::anim_media_sample> = vec![unsafe { std::mem::zeroed() }; parent_times.len()];
        check(unsafe { sys::anim_media_timing_evaluate_many(&self_raw, parent_times.as_ptr() as *const _, parent_times.len(), samples_out.as_mut_ptr() as *mut _) })?;
        Ok(samples_out.iter().map(MediaSample::from_raw).collect())
    }

    /// The active duration in seconds of local time (infinite when it never ends), and the parent times in seconds at
    /// which the active phase begins and at which it ends for good: infinity for never, -infinity for always.
    ///
    /// Gives (active_duration, start_time, end_time).
    pub fn interval(&self) -> Result<(f64, f64, f64), Error> {
        let self_raw = self.to_raw()?;
        let mut active_duration_out = 0.0;
        let mut start_time_out = 0.0;
        let mut end_time_out = 0.0;
        check(unsafe { sys::anim_media_timing_get_interval(&self_raw, &mut active_duration_out, &mut start_time_out, &mut end_time_out) })?;
        Ok((active_duration_out, start_time_out, end_time_out))
    }
}

impl WebTiming {
    /// The timing at a local time, the animation's current time.
    pub fn evaluate(&self, local_time: f64) -> Result<WebSample, Error> {
        let self_raw = self.to_raw()?;
        let mut sample_out: sys::anim_web_sample = unsafe { std::mem::zeroed() };
        check(unsafe { sys::anim_web_timing_evaluate(&self_raw, local_time, &mut sample_out) })?;
        Ok(WebSample::from_raw(&sample_out))
    }

    /// The same at many times at once.
    pub fn evaluate_many(&self, local_times: &[f64]) -> Result<Vec<WebSample>, Error> {
        let self_raw = self.to_raw()?;
        let mut samples_out: Vec<sys::anim_web_sample> = vec![unsafe { std::mem::zeroed() }; local_times.len()];
        check(unsafe { sys::anim_web_timing_evaluate_many(&self_raw, local_times.as_ptr() as *const _, local_times.len(), samples_out.as_mut_ptr() as *mut _) })?;
        Ok(samples_out.iter().map(WebSample::from_raw).collect())
    }

    /// The active duration and the end time.
    ///
    /// Gives (active_duration, end_time).
    pub fn interval(&self) -> Result<(f64, f64), Error> {
        let self_raw = self.to_raw()?;
        let mut active_duration_out = 0.0;
        let mut end_time_out = 0.0;
        check(unsafe { sys::anim_web_timing_get_interval(&self_raw, &mut active_duration_out, &mut end_time_out) })?;
        Ok((active_duration_out, end_time_out))
    }
}

impl Decay {
    /// The rate per second of a decay that leaves the fraction remaining (0 \< remaining \< 1) of the velocity after
    /// each millisecond: -1000 ln(remaining). UIScrollView's deceleration rates are 0.998 (normal) and 0.99 (fast).
    pub fn rate(remaining: f64) -> Result<f64, Error> {
        let mut rate_out = 0.0;
        check(unsafe { sys::anim_decay_get_rate(remaining, &mut rate_out) })?;
        Ok(rate_out)
    }

    /// Values and velocities (units per second) at many times (seconds since the start; a negative time is taken as 0)
    /// of a decay that starts at from with the given velocity.
    ///
    /// Gives (values, velocities).
    pub fn evaluate(&self, times: &[f64], from: f64, velocity: f64) -> Result<(Vec<f64>, Vec<f64>), Error> {
        let self_raw = self.to_raw()?;
        let mut values_out = vec![0.0; times.len()];
        let mut velocities_out = vec![0.0; times.len()];
        check(unsafe { sys::anim_decay_evaluate(&self_raw, times.as_ptr() as *const _, times.len(), from, velocity, values_out.as_mut_ptr() as *mut _, velocities_out.as_mut_ptr() as *mut _) })?;
        Ok((values_out, velocities_out))
    }

    /// As [`evaluate`](Self::evaluate), into slices of the caller's, which must be as long as what it gives.
    pub fn evaluate_into(&self, times: &[f64], from: f64, velocity: f64, values: &mut [f64], velocities: &mut [f64]) -> Result<(), Error> {
        let self_raw = self.to_raw()?;
        exactly("values", values.len(), times.len())?;
        exactly("velocities", velocities.len(), times.len())?;
        check(unsafe { sys::anim_decay_evaluate(&self_raw, times.as_ptr() as *const _, times.len(), from, velocity, values.as_mut_ptr() as *mut _, velocities.as_mut_ptr() as *mut _) })
    }

    /// The same for many components at one time: component i starts at from\[i\] with initial_velocities\[i\].
    ///
    /// Gives (values, velocities).
    pub fn animate_many(&self, time: f64, from: &[f64], initial_velocities: &[f64]) -> Result<(Vec<f64>, Vec<f64>), Error> {
        let count_rows = shared_length(&[("from", Some(from.len())), ("initial_velocities", Some(initial_velocities.len()))])?;
        let self_raw = self.to_raw()?;
        let mut values_out = vec![0.0; from.len()];
        let mut velocities_out = vec![0.0; from.len()];
        check(unsafe { sys::anim_decay_animate_many(&self_raw, time, from.as_ptr() as *const _, initial_velocities.as_ptr() as *const _, count_rows, values_out.as_mut_ptr() as *mut _, velocities_out.as_mut_ptr() as *mut _) })?;
        Ok((values_out, velocities_out))
    }

    /// As [`animate_many`](Self::animate_many), into slices of the caller's, which must be as long as what it gives.
    pub fn animate_many_into(&self, time: f64, from: &[f64], initial_velocities: &[f64], values: &mut [f64], velocities: &mut [f64]) -> Result<(), Error> {
        let count_rows = shared_length(&[("from", Some(from.len())), ("initial_velocities", Some(initial_velocities.len()))])?;
        let self_raw = self.to_raw()?;
        exactly("values", values.len(), from.len())?;
        exactly("velocities", velocities.len(), from.len())?;
        check(unsafe { sys::anim_decay_animate_many(&self_raw, time, from.as_ptr() as *const _, initial_velocities.as_ptr() as *const _, count_rows, values.as_mut_ptr() as *mut _, velocities.as_mut_ptr() as *mut _) })
    }

    /// Three predictions for a decay: end, where it ends; takeover, the seconds until the spring takes over at a bound;
    /// and resting_time, a time from which its distance from the end stays within threshold (\> 0) units and its speed
    /// within threshold units per second. takeover and resting_time are infinite if that never happens.
    ///
    /// Gives (end, takeover, resting_time).
    pub fn predict(&self, from: f64, velocity: f64, threshold: f64) -> Result<(f64, f64, f64), Error> {
        let self_raw = self.to_raw()?;
        let mut end_out = 0.0;
        let mut takeover_out = 0.0;
        let mut resting_time_out = 0.0;
        check(unsafe { sys::anim_decay_predict(&self_raw, from, velocity, threshold, &mut end_out, &mut takeover_out, &mut resting_time_out) })?;
        Ok((end_out, takeover_out, resting_time_out))
    }

    /// The initial velocity of a decay without bounds that starts at from and ends at target: rate \* (target - from).
    pub fn velocity(&self, from: f64, target: f64) -> Result<f64, Error> {
        let self_raw = self.to_raw()?;
        let mut velocity_out = 0.0;
        check(unsafe { sys::anim_decay_get_velocity(&self_raw, from, target, &mut velocity_out) })?;
        Ok(velocity_out)
    }
}

impl RubberBand {
    /// The value at which each dragged position is shown.
    pub fn evaluate(&self, positions: &[f64]) -> Result<Vec<f64>, Error> {
        let mut values_out = vec![0.0; positions.len()];
        check(unsafe { sys::anim_rubber_band_evaluate(self as *const Self as *const _, positions.as_ptr() as *const _, positions.len(), values_out.as_mut_ptr() as *mut _) })?;
        Ok(values_out)
    }

    /// As [`evaluate`](Self::evaluate), into slices of the caller's, which must be as long as what it gives.
    pub fn evaluate_into(&self, positions: &[f64], values: &mut [f64]) -> Result<(), Error> {
        exactly("values", values.len(), positions.len())?;
        check(unsafe { sys::anim_rubber_band_evaluate(self as *const Self as *const _, positions.as_ptr() as *const _, positions.len(), values.as_mut_ptr() as *mut _) })
    }

    /// The inverse: the position that is shown at each value. Infinite for a value dimension or more beyond a bound.
    pub fn invert(&self, values: &[f64]) -> Result<Vec<f64>, Error> {
        let mut positions_out = vec![0.0; values.len()];
        check(unsafe { sys::anim_rubber_band_invert(self as *const Self as *const _, values.as_ptr() as *const _, values.len(), positions_out.as_mut_ptr() as *mut _) })?;
        Ok(positions_out)
    }

    /// As [`invert`](Self::invert), into slices of the caller's, which must be as long as what it gives.
    pub fn invert_into(&self, values: &[f64], positions: &mut [f64]) -> Result<(), Error> {
        exactly("positions", positions.len(), values.len())?;
        check(unsafe { sys::anim_rubber_band_invert(self as *const Self as *const _, values.as_ptr() as *const _, values.len(), positions.as_mut_ptr() as *mut _) })
    }
}

/// The version of the library in use: major \* 65536 + minor \* 256 + patch. Compare it with the `ANIM_VERSION_`
/// constants that the host was compiled with.
pub fn version() -> u32 {
    unsafe { sys::anim_version() }
}

/// The `ComponentFlags` constants of the library in use, added up: 31 for a full library.
pub fn components() -> ComponentFlags {
    let value = unsafe { sys::anim_components() };
    ComponentFlags::from_bits(value)
}

/// The name of a status, such as "`Status::Limit`"; "`ANIM_ERROR_UNKNOWN`" for any other number.
pub fn status_name(status: Status) -> String {
    unsafe { text(sys::anim_status_name(status as i32)) }
}

/// Describes the error of the last call that failed on this thread: one English sentence, with the argument's name. For
/// a document it has line, column and JSON pointer; the middle of a pointer of over 512 bytes is left out. At most 1023
/// bytes of UTF-8; empty when none has failed. Calls that succeed leave it alone.
pub fn last_error_message() -> String {
    unsafe { text(sys::anim_last_error_message()) }
}

/// Where in a text the last failing call of this thread found its error: line and column (in bytes), counted from 1;
/// both 0 when the error was not in a text.
///
/// Gives (line, column).
pub fn last_error_place() -> (i32, i32) {
    let mut line_out = 0i32;
    let mut column_out = 0i32;
    unsafe { sys::anim_last_error_place(&mut line_out, &mut column_out) };
    (line_out, column_out)
}

/// The RFC 6901 JSON pointer of the value that the last failing call of this thread found at fault; empty for the whole
/// document and for errors that are not in a document. One of over 511 bytes is cut off there.
pub fn last_error_pointer() -> String {
    unsafe { text(sys::anim_last_error_pointer()) }
}

/// Sets the allocator of the whole library in this process: the host's functions, or libc's posix_memalign() and free()
/// if none are given, as at first. Call it before any other function, from one thread: once the library has allocated
/// memory it is `Status::State`, so that no memory is released by an allocator that did not give it. The callbacks run
/// on whichever thread calls the library, on several at once where several threads do, and must not call the library.
/// `Status::Argument` where only one callback is given.
///
/// While the allocator gives no memory, calls use a reserve of 256 KiB that the library holds from the beginning. A
/// call that may need much memory (one that loads, restores, or takes an array or a long text) asks for it before it
/// changes anything. If it cannot get it, or if less than 64 KiB of the reserve are left, the call fails with
/// `Status::Memory` and has changed nothing. Calls that destroy never fail in this way. Released memory refills the
/// reserve.
///
/// The last resort: if both the allocator and the reserve are exhausted in the middle of a call, the library writes a
/// line to standard error and calls abort(); in WebAssembly it traps, and `last_error_message` says why. This can
/// happen when one call needs much memory that it could not foresee: for a path whose result is far longer than the
/// path (flattening, strokes, dashes, parts); when a long path grows by single verbs, or is changed or filled in place;
/// when the tables of a stage of more than some 500 animations, moving springs or components of properties double; when
/// a display list of more than some 100 nodes is made for the first time, or doubles; when the ring of events that are
/// not polled doubles beyond 1000. It can also happen when more than three threads are without memory at once.
///
/// # Safety
///
/// The functions must be what the comment says, and context what they take.
pub unsafe fn set_allocator(allocate: sys::anim_allocate_callback, release: sys::anim_release_callback, context: *mut c_void) -> Result<(), Error> {
    check(unsafe { sys::anim_set_allocator(allocate, release, context) })
}

/// The whole number of flicks nearest to a time in seconds (ties to even). `Status::Limit` beyond 2^62 flicks (about
/// 207 years) either way.
pub fn flicks_from_seconds(seconds: f64) -> Result<i64, Error> {
    let mut flicks_out = 0i64;
    check(unsafe { sys::anim_flicks_from_seconds(seconds, &mut flicks_out) })?;
    Ok(flicks_out)
}

/// A number of flicks in seconds, correctly rounded.
pub fn flicks_to_seconds(flicks: i64) -> f64 {
    unsafe { sys::anim_flicks_to_seconds(flicks) }
}

/// Evaluates one of the core's own mathematical functions over arrays: results\[i\] = f(x\[i\]) or f(x\[i\], y\[i\]),
/// each within 1 ulp of the exact value and the same bits on every platform. Special values (NaN, infinities, signed
/// zeros) follow C99 Annex F. y is read by ATAN2, POW and HYPOT only.
pub fn math_evaluate(function: MathFunction, x: &[f64], y: Option<&[f64]>) -> Result<Vec<f64>, Error> {
    let count_rows = shared_length(&[("x", Some(x.len())), ("y", y.map(|array| array.len()))])?;
    let mut results_out = vec![0.0; x.len()];
    check(unsafe { sys::anim_math_evaluate(function as i32, x.as_ptr() as *const _, y.map_or(std::ptr::null(), |array| array.as_ptr() as *const _), count_rows, results_out.as_mut_ptr() as *mut _) })?;
    Ok(results_out)
}

/// As [`math_evaluate`], into slices of the caller's, which must be as long as what it gives.
pub fn math_evaluate_into(function: MathFunction, x: &[f64], y: Option<&[f64]>, results: &mut [f64]) -> Result<(), Error> {
    let count_rows = shared_length(&[("x", Some(x.len())), ("y", y.map(|array| array.len()))])?;
    exactly("results", results.len(), x.len())?;
    check(unsafe { sys::anim_math_evaluate(function as i32, x.as_ptr() as *const _, y.map_or(std::ptr::null(), |array| array.as_ptr() as *const _), count_rows, results.as_mut_ptr() as *mut _) })
}

/// Converts colors of four numbers each from one space to another, accurate to 1e-12 within the gamuts. Light from
/// 0.0031308 to 0.003130806 is an exception, since CSS's rounded limits contradict each other there: conversion to
/// linear light and back restores every value. Hues are returned from 0 to 2 pi. The opacity is copied. Nothing changes
/// where the spaces are the same; otherwise components beyond 1e30 in size are clamped to it. Numbers are at most 1e150
/// in size, and colors at most `LIMIT_ARRAY` / 4 (`Status::Limit`).
pub fn color_convert(from_space: ColorSpace, to_space: ColorSpace, colors: &[f64]) -> Result<Vec<f64>, Error> {
    let count_rows = shared_length(&[("colors", Some(rows("colors", colors.len(), 4)?))])?;
    let mut results_out = vec![0.0; colors.len()];
    check(unsafe { sys::anim_color_convert(from_space as i32, to_space as i32, colors.as_ptr() as *const _, count_rows, results_out.as_mut_ptr() as *mut _) })?;
    Ok(results_out)
}

/// As [`color_convert`], into slices of the caller's, which must be as long as what it gives.
pub fn color_convert_into(from_space: ColorSpace, to_space: ColorSpace, colors: &[f64], results: &mut [f64]) -> Result<(), Error> {
    let count_rows = shared_length(&[("colors", Some(rows("colors", colors.len(), 4)?))])?;
    exactly("results", results.len(), colors.len())?;
    check(unsafe { sys::anim_color_convert(from_space as i32, to_space as i32, colors.as_ptr() as *const _, count_rows, results.as_mut_ptr() as *mut _) })
}

/// The color at a progress from one color (0) to another (1), as CSS Color 4, section 12: both, four numbers of sRGB
/// that are not premultiplied, are converted to the space, interpolated there, and converted back. In OKLCH a color
/// whose chroma is at most 0.000004 has no hue, and takes the other's. A progress outside 0 to 1 extrapolates. A
/// transparent result is black where premultiplied is 1. Numbers are at most 1e150 in size.
pub fn color_interpolate(interpolation: &ColorInterpolation, from: &[f64; 4], to: &[f64; 4], progress: f64) -> Result<[f64; 4], Error> {
    let interpolation_raw = interpolation.to_raw()?;
    let mut result_out = [0.0; 4];
    check(unsafe { sys::anim_color_interpolate(&interpolation_raw, from.as_ptr() as *const _, to.as_ptr() as *const _, progress, result_out.as_mut_ptr()) })?;
    Ok(result_out)
}

/// The same at many progresses, at most `LIMIT_ARRAY` / 4.
pub fn color_interpolate_many(interpolation: &ColorInterpolation, from: &[f64; 4], to: &[f64; 4], progresses: &[f64]) -> Result<Vec<f64>, Error> {
    let interpolation_raw = interpolation.to_raw()?;
    let mut results_out = vec![0.0; progresses.len() * 4];
    check(unsafe { sys::anim_color_interpolate_many(&interpolation_raw, from.as_ptr() as *const _, to.as_ptr() as *const _, progresses.as_ptr() as *const _, progresses.len(), results_out.as_mut_ptr() as *mut _) })?;
    Ok(results_out)
}

/// As [`color_interpolate_many`], into slices of the caller's, which must be as long as what it gives.
pub fn color_interpolate_many_into(interpolation: &ColorInterpolation, from: &[f64; 4], to: &[f64; 4], progresses: &[f64], results: &mut [f64]) -> Result<(), Error> {
    let interpolation_raw = interpolation.to_raw()?;
    exactly("results", results.len(), progresses.len() * 4)?;
    check(unsafe { sys::anim_color_interpolate_many(&interpolation_raw, from.as_ptr() as *const _, to.as_ptr() as *const _, progresses.as_ptr() as *const _, progresses.len(), results.as_mut_ptr() as *mut _) })
}
