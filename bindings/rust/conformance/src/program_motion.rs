// SPDX-License-Identifier: MIT
//! Steps of programs: groups, animators, banks, tracks, blocks, keyframes of paths, morphs and timings.

use crate::cases::{format, number, numbers};
use crate::program::{curve_of, flag, given, hexadecimal, shape_of, spring_of, started, Outcome};
use animcore::*;
use std::error;

type Problem = Box<dyn error::Error>;

/// The last group and the last bank that were made.
#[derive(Default)]
pub struct Motions {
    pub group: Option<AnimationGroup>,
    bank: Option<SpringBank>,
}

impl Motions {
    /// What a step of these said; nothing for another step.
    pub fn take(&mut self, stage: &mut StageRef, step: &[&str]) -> Result<Option<String>, Problem> {
        let default = AnimationGroupOptions::default();
        match *step {
            ["inner"] => {
                let options = AnimationGroupOptions { parent: self.parent("1"), ..default };
                self.group = Some(stage.add_group(Some(&options))?);
            }
            ["media", timing, inside] => {
                let timing = timing_of(timing)?;
                let said = sampled(&timing, 0.0)?;
                let (kind, parent) = (AnimationGroupKind::Media, self.parent(inside));
                self.group = Some(stage.add_group(Some(&AnimationGroupOptions { kind, parent, timing, ..default }))?);
                return Ok(Some(said));
            }
            ["animator", duration, inside] => {
                let (kind, parent, duration) = (AnimationGroupKind::Animator, self.parent(inside), number(duration)?);
                self.group =
                    Some(stage.add_group(Some(&AnimationGroupOptions { kind, parent, duration, ..default }))?);
            }
            [name @ ("clock" | "fraction" | "drag" | "run" | "rest" | "finish"), ref rest @ ..] => {
                return match self.group {
                    Some(group) => of_group(stage, group, name, rest).map(Some),
                    None => Ok(Some(String::new())),
                };
            }
            ["bank", spring, values, threshold] => {
                self.bank = Some(stage.add_bank(&spring_of(spring)?, &numbers(values)?, number(threshold)?)?);
            }
            [name @ ("aim" | "place" | "springs" | "settled" | "unbank"), ref rest @ ..] => {
                return match self.bank {
                    Some(bank) => of_bank(stage, bank, name, rest).map(Some),
                    None => Ok(Some(String::new())),
                };
            }
            ["morph", from, to, time] => {
                let morph = Morph::new(&Path::from_svg(from, None)?, &Path::from_svg(to, None)?, None)?;
                return Ok(Some(morph.path(number(time)?)?.write(Some(&format()))?));
            }
            ["prepared", spring, time, from, to, velocity] => {
                let prepared = spring_of(spring)?.prepare()?;
                let moved = prepared.evaluate(number(time)?, number(from)?, number(to)?, number(velocity)?)?;
                return Ok(Some(hexadecimal(&[moved.0, moved.1])));
            }
            ["timing", timing, time] => return sampled(&timing_of(timing)?, number(time)?).map(Some),
            [name @ ("track" | "blocks" | "outlines" | "glide" | "traced" | "turns"), property, ref rest @ ..] => {
                let of = stage.find_property(property)?;
                return of_property(stage, of, name, rest).map(Some);
            }
            _ => return Ok(None),
        }
        Ok(Some(String::new()))
    }

    fn parent(&self, inside: &str) -> AnimationGroup {
        self.group.filter(|_| inside == "1").unwrap_or(AnimationGroupOptions::default().parent)
    }
}

fn timing_of(field: &str) -> Result<MediaTiming, Problem> {
    match numbers(field)?[..] {
        [begin_time, time_offset, speed, duration, repeat_count, repeat_duration, autoreverses, fill] => {
            Ok(MediaTiming {
                fill_mode: FillMode::from_raw(fill as i32),
                autoreverses: autoreverses == 1.0,
                begin_time,
                time_offset,
                speed,
                duration,
                repeat_count,
                repeat_duration,
            })
        }
        _ => Err("a timing has eight numbers".into()),
    }
}

fn sampled(timing: &MediaTiming, time: f64) -> Outcome {
    let of = timing.evaluate(time)?;
    let flags = format!("{} {} {}", of.phase as i32, flag(of.is_in_effect), flag(of.is_reversing));
    let numbers = [of.progress, of.iteration, of.local_time, of.iteration_time, of.rate, of.iteration_rate];
    Ok(flags + &hexadecimal(&numbers))
}

fn of_group(stage: &mut StageRef, group: AnimationGroup, name: &str, rest: &[&str]) -> Outcome {
    match (name, rest) {
        ("clock", _) => return Ok(hexadecimal(&[stage.animation_group_time(group)?])),
        ("fraction", _) => return Ok(hexadecimal(&[stage.animator_fraction(group)?])),
        ("drag", [fraction]) => {
            stage.animator_set_fraction(group, number(fraction)?)?;
            return Ok(hexadecimal(&[stage.animator_fraction(group)?]));
        }
        ("run", [reversed, motion, factor, velocity]) => {
            let shape = shape_of(motion)?;
            let velocity = given(velocity)?.unwrap_or(f64::NAN);
            stage.animator_run(group, *reversed == "1", Some(&shape.motion()), number(factor)?, velocity)?;
        }
        ("rest", _) => stage.animator_pause(group)?,
        (_, [position]) => stage.animator_stop(group, AnimatorPosition::from_raw(position.parse()?))?,
        _ => return Err(format!("{} with {} fields is no step", name, rest.len()).into()),
    }
    Ok(String::new())
}

fn indices_of(field: &str) -> Result<Option<Vec<u32>>, Problem> {
    if field == "-" {
        return Ok(None);
    }
    let indices: Result<Vec<u32>, _> = field.split(',').map(str::parse).collect();
    Ok(Some(indices?))
}

fn of_bank(stage: &mut StageRef, bank: SpringBank, name: &str, rest: &[&str]) -> Outcome {
    match (name, rest) {
        ("aim", [targets, indices]) => {
            stage.spring_bank_retarget(bank, indices_of(indices)?.as_deref(), &numbers(targets)?)?;
        }
        ("place", [values, indices]) => {
            stage.spring_bank_set_values(bank, indices_of(indices)?.as_deref(), &numbers(values)?)?;
        }
        ("springs", _) => {
            let values = stage.spring_bank_values(bank)?.to_vec();
            let mut velocities = vec![0.0; values.len()];
            stage.spring_bank_velocities(bank, &mut velocities)?;
            let (moving, settled) = stage.spring_bank_counts(bank)?;
            return Ok(format!("{}{} {} {}", hexadecimal(&values), hexadecimal(&velocities), moving, settled));
        }
        ("settled", _) => {
            let indices = stage.spring_bank_take_settled(bank)?;
            return Ok(indices.iter().map(u32::to_string).collect::<Vec<_>>().join(" "));
        }
        _ => stage.remove_bank(bank)?,
    }
    Ok(String::new())
}

fn of_property(stage: &mut StageRef, of: Property, name: &str, rest: &[&str]) -> Outcome {
    match (name, rest) {
        ("track", [width, keys, curve, spring, values, velocities, initial, rest @ ..]) => {
            let options = KeyframeOptions { component_count: width.parse()?, ..KeyframeOptions::default() };
            let (curve, spring) = (curve_of(curve)?, spring_of(spring)?);
            let keys: Result<Vec<Keyframe>, Problem> = keys.split(',').map(|key| key_of(key, curve, spring)).collect();
            let (values, velocities, initial) = (numbers(values)?, numbers(velocities)?, numbers(initial)?);
            along(stage, of, &Keyframes::track(Some(&options), &keys?, &values, &velocities, &initial)?, rest)?;
        }
        ("blocks", [width, starts, durations, values, initial, duration, rest @ ..]) => {
            let default = KeyframeOptions::default();
            let options = KeyframeOptions { component_count: width.parse()?, duration: number(duration)?, ..default };
            let (starts, durations) = (numbers(starts)?, numbers(durations)?);
            let (values, initial) = (numbers(values)?, numbers(initial)?);
            along(stage, of, &Keyframes::blocks(Some(&options), &starts, &durations, &values, &initial)?, rest)?;
        }
        ("outlines", [mode, outlines, duration, rest @ ..]) => {
            let mode = KeyframeMode::from_raw(mode.parse()?);
            let options = KeyframeOptions { mode, duration: number(duration)?, ..KeyframeOptions::default() };
            let paths: Result<Vec<Path>, Error> = outlines.split('|').map(|data| Path::from_svg(data, None)).collect();
            let paths = paths?;
            let all: Vec<&Path> = paths.iter().collect();
            along(stage, of, &Keyframes::paths(Some(&options), &all, &[], &[], &[])?, rest)?;
        }
        ("glide", [motion, from, to, duration, rest @ ..]) => {
            let shape = shape_of(motion)?;
            let options = AnimationOptions { duration: given(duration)?, ..shape.options() };
            let (from, to) = (path_of(from)?, path_of(to)?);
            stage.animate_path(of, &started(options, rest)?, from.as_ref(), to.as_ref())?;
        }
        ("traced", _) => return Ok(stage.path(of, Read::Presentation)?.write(Some(&format()))?),
        (_, [turns]) => {
            stage.set_path_turns(of, *turns == "1")?;
            return Ok(flag(stage.path_turns(of)?));
        }
        _ => return Err(format!("{} with {} fields is no step", name, rest.len()).into()),
    }
    Ok(String::new())
}

fn key_of(key: &str, curve: CubicBezier, spring: Spring) -> Result<Keyframe, Problem> {
    match key.split('/').collect::<Vec<_>>()[..] {
        [kind, flags, duration] => Ok(Keyframe {
            kind: KeyframeKind::from_raw(kind.parse()?),
            flags: KeyframeFlags::from_bits(flags.parse()?),
            duration: number(duration)?,
            curve,
            spring,
        }),
        _ => Err("a key has three fields".into()),
    }
}

fn path_of(field: &str) -> Result<Option<Path>, Error> {
    (field != "-").then(|| Path::from_svg(field, None)).transpose()
}

/// Animates along keyframes.
pub fn along(stage: &mut StageRef, of: Property, keyframes: &Keyframes, rest: &[&str]) -> Result<(), Problem> {
    let kind = MotionKind::Keyframes;
    let options = AnimationOptions { kind, keyframes: Some(keyframes), ..AnimationOptions::default() };
    stage.animate(of, &started(options, rest)?)?;
    Ok(())
}
