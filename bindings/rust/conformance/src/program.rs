// SPDX-License-Identifier: MIT
//! Plays the programs of Tests/bindings/conformance.md: calls on a stage or a scene, and what they leave.

use crate::cases::{items, number, numbers, Answer};
use crate::program_motion::{along, Motions};
use crate::Digest;
use animcore::*;
use std::error;

pub type Outcome = Result<String, Box<dyn error::Error>>;

enum Host {
    Stage(Stage),
    Scene(Scene),
}

struct Player<'a> {
    documents: [&'a str; 2],
    host: Host,
    open: Vec<Transaction>,
    motions: Motions,
    kept: Vec<u8>,
}

pub fn play(first: &str, second: &str, steps: &str) -> Answer {
    let host = match first {
        "-" => Host::Stage(Stage::new(None)?),
        text => Host::Scene(Scene::load(text, None)?),
    };
    let (open, kept) = (Vec::new(), Vec::new());
    let mut player = Player { documents: [first, second], host, open, motions: Motions::default(), kept };
    steps.split(' ').map(|step| player.word(step)).collect()
}

pub fn hexadecimal(values: &[f64]) -> String {
    values.iter().map(|value| format!(" {:016x}", value.to_bits())).collect()
}

pub fn flag(value: bool) -> String {
    u8::from(value).to_string()
}

pub fn given(field: &str) -> Result<Option<f64>, Box<dyn error::Error>> {
    (field != "-").then(|| number(field)).transpose()
}

fn list_of(field: &str) -> Result<Option<Vec<f64>>, Box<dyn error::Error>> {
    (field != "-").then(|| numbers(field)).transpose()
}

pub fn spring_of(field: &str) -> Result<Spring, Box<dyn error::Error>> {
    let of = numbers(field)?;
    Ok(Spring { mass: of[0], stiffness: of[1], damping: of[2] })
}

pub fn curve_of(field: &str) -> Result<CubicBezier, Box<dyn error::Error>> {
    let of = numbers(field)?;
    Ok(CubicBezier { x1: of[0], y1: of[1], x2: of[2], y2: of[3] })
}

/// What a motion is. The easing lives here.
pub struct Shape {
    kind: MotionKind,
    spring: Option<Spring>,
    curve: Option<CubicBezier>,
    easing: Option<Easing>,
    decay: Option<Decay>,
}

pub fn shape_of(field: &str) -> Result<Shape, Box<dyn error::Error>> {
    let (word, rest) = field.split_once(',').unwrap_or((field, ""));
    let mut shape = Shape { kind: MotionKind::Inherit, spring: None, curve: None, easing: None, decay: None };
    match word {
        "-" => {}
        "none" => shape.kind = MotionKind::None,
        "spring" => {
            shape.kind = MotionKind::Spring;
            shape.spring = Some(spring_of(rest)?);
        }
        "curve" => {
            shape.kind = MotionKind::Curve;
            shape.curve = Some(curve_of(rest)?);
        }
        "decay" => {
            shape.kind = MotionKind::Decay;
            shape.decay = Some(Decay { rate: number(rest)?, ..Decay::default() });
        }
        _ => {
            shape.kind = MotionKind::Easing;
            shape.easing = Some(Easing::css(rest)?);
        }
    }
    Ok(shape)
}

impl Shape {
    pub fn motion(&self) -> Motion<'_> {
        let default = Motion::default();
        Motion {
            kind: self.kind,
            spring: self.spring.unwrap_or(default.spring),
            curve: self.curve.unwrap_or(default.curve),
            easing: self.easing.as_ref(),
            ..default
        }
    }

    pub fn options(&self) -> AnimationOptions<'_> {
        let default = AnimationOptions::default();
        AnimationOptions {
            kind: if self.kind == MotionKind::Inherit { default.kind } else { self.kind },
            spring: self.spring.unwrap_or(default.spring),
            curve: self.curve.unwrap_or(default.curve),
            easing: self.easing.as_ref(),
            decay: self.decay.unwrap_or(default.decay),
            ..default
        }
    }
}

fn said(result: Outcome) -> Result<(String, String), Box<dyn error::Error>> {
    match result {
        Ok(more) => Ok(("ok".to_owned(), more)),
        Err(error) => {
            let refused = error.downcast::<Error>()?;
            let name = refused.status().to_string();
            let mut said = name.strip_prefix("ANIM_ERROR_").unwrap_or(&name).to_owned();
            if let (Some(line), Some(column), Some(pointer)) = (refused.line(), refused.column(), refused.pointer()) {
                said += &format!("@{},{},{}", line, column, pointer);
            }
            if let Some(offset) = refused.offset() {
                said += &format!("#{}", offset);
            }
            Ok((said, String::new()))
        }
    }
}

fn fields(field: &str) -> Result<Vec<EventField<'_>>, Box<dyn error::Error>> {
    crate::cases::values_of(field)
}

impl Player<'_> {
    fn word(&mut self, step: &str) -> Outcome {
        let parts: Vec<&str> = step.split(':').collect();
        let result = self.take(&parts);
        let (said, more) = said(result)?;
        let mut digest = Digest::default();
        digest.add(&more);
        digest.add(&self.state()?);
        Ok(format!("{}/{}", said, digest.line().trim().trim_start_matches("digest ")))
    }

    fn stage(&mut self) -> Result<&mut StageRef, Error> {
        match &mut self.host {
            Host::Stage(stage) => Ok(stage),
            Host::Scene(scene) => scene.stage_mut(),
        }
    }

    fn scene(&mut self) -> Result<&mut Scene, Box<dyn error::Error>> {
        match &mut self.host {
            Host::Stage(_) => Err("there is no scene".into()),
            Host::Scene(scene) => Ok(scene),
        }
    }

    fn state(&mut self) -> Outcome {
        let hash = match &self.host {
            Host::Stage(stage) => stage.hash()?,
            Host::Scene(scene) => scene.hash()?,
        };
        let stage = self.stage()?;
        let mut text = format!("{} {:016x}\n", stage.info()?.time, hash);
        for property in stage.list_properties()? {
            text += &stage.property_name(property)?;
            text += &hexadecimal(&stage.components(property, Read::Presentation)?);
            text += &hexadecimal(&stage.components(property, Read::Velocity)?);
            if stage.property_info(property)?.kind != ValueKind::Path {
                text += &hexadecimal(&stage.components(property, Read::Model)?);
            }
            text.push('\n');
        }
        for event in stage.poll_events()? {
            let name = self.stage()?.event_name(&event)?;
            let (kind, finished) = (event.kind as i32, u8::from(event.finished));
            text += &format!("{} {} {} {} {}", kind, event.time, name, finished, event.count);
            if let (Host::Scene(scene), true) = (&self.host, event.data != 0) {
                for index in event.data_lost..event.count as u32 {
                    text += &data_of(scene, event.data, index)?;
                }
            }
            text.push('\n');
        }
        if let Host::Scene(scene) = &mut self.host {
            let drawn = scene.display_commands()?.len();
            text += &format!("{} {} {}\n", scene.atomic_states()?, scene.focus()?, drawn);
        }
        Ok(text)
    }

    fn take(&mut self, step: &[&str]) -> Outcome {
        let stage = match &mut self.host {
            Host::Stage(stage) => stage,
            Host::Scene(scene) => scene.stage_mut()?,
        };
        if let Some(said) = self.motions.take(stage, step)? {
            return Ok(said);
        }
        match *step {
            ["advance", seconds] => {
                let seconds = number(seconds)?;
                match &mut self.host {
                    Host::Stage(stage) => stage.advance(seconds)?,
                    Host::Scene(scene) => scene.advance(seconds)?,
                }
            }
            ["flicks", flicks] => {
                let flicks = flicks.parse()?;
                match &mut self.host {
                    Host::Stage(stage) => stage.advance_flicks(flicks)?,
                    Host::Scene(scene) => scene.advance_flicks(flicks)?,
                }
            }
            ["keep"] => {
                self.kept = match &mut self.host {
                    Host::Stage(stage) => stage.snapshot()?,
                    Host::Scene(scene) => scene.snapshot()?,
                };
                return Ok(self.kept.len().to_string());
            }
            ["back"] => match &mut self.host {
                Host::Stage(stage) => stage.restore(&self.kept)?,
                Host::Scene(scene) => scene.restore(&self.kept)?,
            },
            ["pause", paused] => self.stage()?.set_paused(paused == "1")?,
            ["scale", scale] => self.stage()?.set_time_scale(number(scale)?)?,
            ["reduce", policy] => self.stage()?.set_reduced_motion(ReducedMotion::from_raw(policy.parse()?))?,
            ["changed"] => {
                let stage = self.stage()?;
                let changed = stage.take_changed()?;
                let names: Result<Vec<String>, Error> =
                    changed.into_iter().map(|property| stage.property_name(property)).collect();
                return Ok(names?.join(" "));
            }
            ["group"] => self.motions.group = Some(self.stage()?.add_group(None)?),
            [name @ ("speed" | "still" | "seek" | "ungroup"), ref rest @ ..] => return self.of_group(name, rest),
            ["begin", ref rest @ ..] => return self.begin(rest),
            ["commit"] => {
                if let Some(transaction) = self.open.pop() {
                    self.stage()?.commit_transaction(transaction)?;
                }
            }
            ["add", name, kind, values] => {
                let (kind, values) = (ValueKind::from_raw(kind.parse()?), numbers(values)?);
                let options = PropertyOptions {
                    kind,
                    component_count: if kind == ValueKind::Vector { values.len() as u32 } else { 0 },
                    ..PropertyOptions::default()
                };
                self.stage()?.add_property_with(name, &options, &values)?;
            }
            ["path", name, data] => {
                let path = Path::from_svg(data, None)?;
                self.stage()?.add_path(name, &path)?;
            }
            [name @ ("derive" | "set" | "shape" | "spring" | "curve" | "reshape" | "reform" | "hold" | "stop"
            | "remove" | "threshold" | "action" | "animate" | "keyframes"), property, ref rest @ ..] => {
                return self.of_property(name, property, rest);
            }
            _ => return self.of_scene(step),
        }
        Ok(String::new())
    }

    fn of_group(&mut self, name: &str, rest: &[&str]) -> Outcome {
        if let Some(group) = self.motions.group {
            let stage = self.stage()?;
            match (name, rest) {
                ("speed", [speed]) => stage.animation_group_set_speed(group, number(speed)?)?,
                ("still", [paused]) => stage.animation_group_set_paused(group, *paused == "1")?,
                ("seek", [seconds]) => stage.animation_group_seek(group, number(seconds)?)?,
                _ => stage.remove_group(group)?,
            }
        }
        Ok(String::new())
    }

    fn begin(&mut self, rest: &[&str]) -> Outcome {
        let (motion, duration, delay, interruption, arrangement, stagger, repeats, autoreverses, grouped) = match *rest
        {
            [a, b, c, d, e, f, g, h, i] => (a, b, c, d, e, f, g, h, i),
            _ => return Err("begin has nine fields".into()),
        };
        let shape = shape_of(motion)?;
        let said = Motion {
            duration: given(duration)?,
            delay: given(delay)?,
            interruption: (interruption != "0").then(|| interruption.parse()).transpose()?.map(Interruption::from_raw),
            arrangement: Arrangement::from_raw(arrangement.parse()?),
            stagger: given(stagger)?,
            repeat_count: given(repeats)?,
            autoreverses: (autoreverses != "-").then_some(autoreverses == "1"),
            group: self.group_for(grouped),
            ..shape.motion()
        };
        let transaction = self.stage()?.begin_transaction(Some(&said))?;
        self.open.push(transaction);
        Ok(String::new())
    }

    fn group_for(&self, grouped: &str) -> AnimationGroup {
        match self.motions.group {
            Some(group) if grouped == "1" => group,
            _ => Motion::default().group,
        }
    }

    fn of_property(&mut self, name: &str, property: &str, rest: &[&str]) -> Outcome {
        let grouped = self.group_for(rest.last().copied().unwrap_or("-"));
        let stage = self.stage()?;
        let of = stage.find_property(property)?;
        match (name, rest) {
            ("derive", [text]) => stage.set_expression(of, text)?,
            ("set", [values]) => stage.set_value(of, &numbers(values)?)?,
            ("shape", [data]) => stage.set_path(of, &Path::from_svg(data, None)?)?,
            ("spring", [values, velocity, spring]) => {
                stage.spring_to(of, &numbers(values)?, Some(&numbers(velocity)?), &spring_of(spring)?)?;
            }
            ("curve", [values, curve, duration]) => {
                stage.curve_to(of, &numbers(values)?, &curve_of(curve)?, number(duration)?)?;
            }
            ("reshape", [data, velocity, spring]) => {
                let path = Path::from_svg(data, None)?;
                stage.spring_to_path(of, &path, list_of(velocity)?.as_deref(), &spring_of(spring)?)?;
            }
            ("reform", [data, curve, duration]) => {
                let path = Path::from_svg(data, None)?;
                stage.curve_to_path(of, &path, &curve_of(curve)?, number(duration)?)?;
            }
            ("hold", _) => stage.hold(of)?,
            ("stop", _) => stage.remove_all_animations(of)?,
            ("remove", _) => stage.remove_property(of)?,
            ("threshold", [threshold]) => stage.set_threshold(of, number(threshold)?)?,
            ("action", [motion]) => {
                let shape = shape_of(motion)?;
                match shape.kind {
                    MotionKind::Inherit => stage.set_action(of, Action::Follow, None)?,
                    MotionKind::None => stage.set_action(of, Action::None, None)?,
                    _ => stage.set_action(of, Action::Own, Some(&shape.motion()))?,
                }
            }
            ("animate", [motion, from, to, by, velocity, duration, delay, interruption, flags, repeats, _]) => {
                let shape = shape_of(motion)?;
                let ends = [list_of(from)?, list_of(to)?, list_of(by)?, list_of(velocity)?];
                let options = AnimationOptions {
                    from: ends[0].as_deref(),
                    to: ends[1].as_deref(),
                    by: ends[2].as_deref(),
                    velocity: ends[3].as_deref(),
                    duration: given(duration)?,
                    delay: number(delay)?,
                    group: grouped,
                    ..shape.options()
                };
                stage.animate(of, &started(options, &[interruption, flags, repeats])?)?;
            }
            ("keyframes", [mode, width, values, times, duration, interruption, flags, repeats]) => {
                let options = KeyframeOptions {
                    component_count: width.parse()?,
                    mode: KeyframeMode::from_raw(mode.parse()?),
                    duration: number(duration)?,
                    ..KeyframeOptions::default()
                };
                let keyframes = Keyframes::values(Some(&options), &numbers(values)?, &numbers(times)?, &[], &[])?;
                along(stage, of, &keyframes, &[interruption, flags, repeats])?;
            }
            _ => return Err(format!("{} with {} fields is no step", name, rest.len()).into()),
        }
        Ok(String::new())
    }

    fn of_scene(&mut self, step: &[&str]) -> Outcome {
        let documents = self.documents;
        if let ["edition", old, new] = *step {
            let older = Document::load(documents[old.parse::<usize>()?], None)?;
            let newer = documents[new.parse::<usize>()?];
            let kept = std::mem::take(&mut self.kept);
            let lost = self.scene()?.restore_edition(&kept, &older, newer, None);
            self.kept = kept;
            return Ok(lost?.join("\n"));
        }
        let scene = self.scene()?;
        match *step {
            ["share"] => {
                // A scene that outlives its document.
                let mut other = Scene::new(&Document::load(documents[0], None)?, None)?;
                other.restore(&scene.snapshot()?)?;
                return Ok(format!("{:016x}", other.hash()?));
            }
            ["items", name] => return items(&scene.list(name)?),
            ["reload", which] => return Ok(scene.reload(documents[which.parse::<usize>()?], None)?.join("\n")),
            ["pointer", kind, pointer, x, y] => {
                let kind = PointerAction::from_raw(kind.parse()?);
                scene.send_pointer(kind, pointer.parse()?, number(x)?, number(y)?)?;
            }
            ["wheel", x, y, dx, dy] => {
                return Ok(flag(scene.send_wheel(number(x)?, number(y)?, number(dx)?, number(dy)?)?));
            }
            ["key", action, key, modifiers] => {
                let (action, key) = (KeyAction::from_raw(action.parse()?), Key::from_raw(key.parse()?));
                return Ok(flag(scene.send_key(action, key, ModifierFlags::from_bits(modifiers.parse()?))?));
            }
            ["focus", name] => scene.set_focus(if name == "-" { "" } else { name })?,
            ["number", name, value] => {
                scene.set_number(name, number(value)?)?;
                return Ok(hexadecimal(&[scene.number(name)?]));
            }
            ["boolean", name, value] => scene.set_boolean(name, value == "1")?,
            ["text", name, value] => {
                scene.set_string(name, value)?;
                return Ok(scene.string(name)?);
            }
            ["fire", name] => scene.fire_trigger(name)?,
            ["send", name, "-"] => scene.send(name)?,
            ["send", name, values] => scene.send_data(name, &fields(values)?)?,
            ["append", name, key, place, values] => {
                let place = if place == "-" { u32::MAX } else { place.parse()? };
                let mut list = scene.list_mut(name)?;
                list.insert(place, if key == "-" { "" } else { key }, &fields(values)?)?;
            }
            ["update", name, key, values] => scene.list_mut(name)?.update(key, &fields(values)?)?,
            ["move", name, key, place] => scene.list_mut(name)?.move_to(key, place.parse()?)?,
            ["drop", name, key] => scene.list_mut(name)?.remove(key)?,
            ["clear", name] => scene.list_mut(name)?.clear()?,
            _ => return Err(format!("{:?} is no step", step).into()),
        }
        Ok(String::new())
    }
}

/// A value of an event's data.
fn data_of(scene: &Scene, data: u64, index: u32) -> Outcome {
    let value = scene.event_value(data, index)?;
    let shown = match value.kind {
        FieldKind::Text => format!("'{}", scene.event_text(data, index)?),
        FieldKind::Boolean => flag(value.number != 0.0),
        _ => format!("{:016x}", value.number.to_bits()),
    };
    Ok(format!(" {}={}", scene.stage()?.name(value.name)?, shown))
}

/// The options of an animation, with those that all animations have.
pub fn started<'a>(
    options: AnimationOptions<'a>,
    rest: &[&str],
) -> Result<AnimationOptions<'a>, Box<dyn error::Error>> {
    let (interruption, flags, repeats) = match *rest {
        [interruption, flags, repeats] => (interruption, flags, repeats),
        _ => return Err("an animation has an interruption, flags and repeats".into()),
    };
    let mut timing = MediaTiming { autoreverses: flags.contains('r'), ..MediaTiming::default() };
    if let Some(repeats) = given(repeats)? {
        timing.repeat_count = repeats;
    }
    Ok(AnimationOptions {
        interruption: Interruption::from_raw(interruption.parse()?),
        additive: flags.contains('a'),
        cumulative: flags.contains('c'),
        sets_model: flags.contains('m'),
        timing,
        ..options
    })
}
