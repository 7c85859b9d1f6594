// SPDX-License-Identifier: MIT
//! Works out the cases of Tests/bindings/conformance.md.

use crate::{hosts, program, Digest};
use animcore::*;
use std::error;

/// The answers of a file of cases, a line each, and their digest.
pub fn answers(file: &str) -> String {
    let mut text = String::new();
    for case in file.split('\n').filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let fields: Vec<&str> = case.split('\t').collect();
        let line = match answer(fields[0], &fields[1..]) {
            Ok(words) => words.join(" ").replace('\n', " "),
            Err(error) => match error.downcast_ref::<Error>() {
                Some(refused) => said_error(refused),
                None => panic!("{}: {}", case, error),
            },
        };
        text.push_str(&line);
        text.push('\n');
    }
    let mut digest = Digest::default();
    digest.add(&text);
    text + &digest.line()
}

fn said_error(error: &Error) -> String {
    let mut line = format!("error {}", error.status());
    if let (Some(number), Some(column), Some(pointer)) = (error.line(), error.column(), error.pointer()) {
        let pointer = if pointer.is_empty() { "-" } else { pointer };
        line.push_str(&format!(" at {} {} {}", number, column, pointer));
    }
    line
}

pub type Answer = Result<Vec<String>, Box<dyn error::Error>>;

fn answer(kind: &str, fields: &[&str]) -> Answer {
    match (kind, fields) {
        ("spring", [mass, stiffness, damping, from, to, velocity, times]) => {
            let spring = spring(mass, stiffness, damping)?;
            let times = numbers(times)?;
            let (values, velocities) = spring.evaluate_many(&times, number(from)?, number(to)?, number(velocity)?)?;
            Ok(pairs(&values, &velocities))
        }
        ("perceptual", [duration, bounce]) => {
            let spring = Spring::perceptual(number(duration)?, number(bounce)?)?;
            let settling = spring.settling_duration(0.0, false)?;
            Ok(said(&[spring.mass, spring.stiffness, spring.damping, settling]))
        }
        ("named", [name, duration, extra_bounce]) => {
            let spring = Spring::named(name, number(duration)?, number(extra_bounce)?)?;
            Ok(said(&[spring.mass, spring.stiffness, spring.damping]))
        }
        ("easing", [css, xs]) => {
            let easing: Easing = css.parse()?;
            let mut words = said(&easing.evaluate_many(&numbers(xs)?)?);
            words.push(easing.to_string());
            Ok(words)
        }
        ("bezier", [x1, y1, x2, y2, xs]) => {
            let curve = CubicBezier { x1: number(x1)?, y1: number(y1)?, x2: number(x2)?, y2: number(y2)? };
            Ok(said(&curve.evaluate_many(&numbers(xs)?)?))
        }
        ("keyframes", [mode, components, duration, values, times, samples]) => {
            keyframes(mode, components, duration, values, times, samples)
        }
        ("decay", [rate, from, velocity, times]) => {
            let decay = Decay { rate: number(rate)?, ..Decay::default() };
            let (values, velocities) = decay.evaluate(&numbers(times)?, number(from)?, number(velocity)?)?;
            Ok(pairs(&values, &velocities))
        }
        ("path", [data]) => {
            let path: Path = data.parse()?;
            let bounds = path.bounds()?;
            let mut words = vec![path.counts()?.0.to_string()];
            words.extend(said(&[path.area()?, path.length(0.0)?, bounds.x, bounds.y, bounds.width, bounds.height]));
            words.push(path.write(Some(&format()))?);
            Ok(words)
        }
        ("nearest", [data, x, y]) => {
            let place = data.parse::<Path>()?.find_nearest(number(x)?, number(y)?)?;
            Ok(said(&[place.x, place.y, place.distance]))
        }
        ("morph", [from, to, times]) => {
            let morph = Morph::new(&from.parse()?, &to.parse()?, None)?;
            let mut words = Vec::new();
            for time in numbers(times)? {
                words.push(morph.path(time)?.write(Some(&format()))?);
            }
            Ok(words)
        }
        ("expression", [text, names, values]) => {
            let expression = Expression::new(text, &words(names))?;
            Ok(said(&[expression.evaluate(&numbers(values)?)?]))
        }
        ("color", [from, to, components]) => {
            let (from, to) = (ColorSpace::from_raw(from.parse()?), ColorSpace::from_raw(to.parse()?));
            Ok(said(&color_convert(from, to, &numbers(components)?)?))
        }
        ("property", [kind, from, to, spring, frames]) => property(kind, from, to, spring, frames),
        ("document", [text]) => document(text),
        ("machine", [text, events]) => machine(text, events),
        ("snapshot", [text, event]) => snapshot(text, event),
        ("list", [text, name, steps]) => list(text, name, steps),
        ("combine", [path, other, operation, rule]) => hosts::combine(path, other, operation, rule),
        ("morphed", fields) if fields.len() == 8 => hosts::morphed(fields),
        ("shape", [way, paths, numbers, frames]) => hosts::shape(way, paths, numbers, frames),
        ("edition", [old, new, event]) => hosts::edition(old, new, event),
        ("inputs", [text, steps]) => hosts::inputs(text, steps),
        ("lost", [limit, count]) => hosts::lost(limit, count),
        ("warnings", [text]) => hosts::warnings(text),
        ("shared", [text, event]) => hosts::shared(text, event),
        ("states", [text, events]) => hosts::states_case(text, events),
        ("program", [first, second, steps]) => program::play(first, second, steps),
        _ => Err(format!("{} with {} fields is no case", kind, fields.len()).into()),
    }
}

// ---- Fields and words ----

pub fn number(field: &str) -> Result<f64, Box<dyn error::Error>> {
    Ok(field.parse()?)
}

pub fn numbers(field: &str) -> Result<Vec<f64>, Box<dyn error::Error>> {
    if field == "-" {
        return Ok(Vec::new());
    }
    field.split(',').map(number).collect()
}

fn words(field: &str) -> Vec<&str> {
    if field == "-" {
        Vec::new()
    } else {
        field.split(' ').collect()
    }
}

/// How the golden answers have path data: as people read them best.
pub fn format() -> PathFormat {
    PathFormat { minified: false, coordinates: PathCoordinates::Absolute, ..PathFormat::default() }
}

fn spring(mass: &str, stiffness: &str, damping: &str) -> Result<Spring, Box<dyn error::Error>> {
    Ok(Spring { mass: number(mass)?, stiffness: number(stiffness)?, damping: number(damping)? })
}

pub fn said(values: &[f64]) -> Vec<String> {
    values.iter().map(|value| format!("{:016x}", value.to_bits())).collect()
}

fn pairs(values: &[f64], velocities: &[f64]) -> Vec<String> {
    values.iter().zip(velocities).flat_map(|(&value, &velocity)| said(&[value, velocity])).collect()
}

pub fn states(scene: &Scene) -> Result<String, Error> {
    let states = scene.atomic_states()?;
    Ok(if states.is_empty() { "-".to_string() } else { states })
}

// ---- Cases that take more than a line ----

fn keyframes(mode: &str, components: &str, duration: &str, values: &str, times: &str, samples: &str) -> Answer {
    let component_count: u32 = components.parse()?;
    let options = KeyframeOptions {
        component_count,
        mode: KeyframeMode::from_raw(mode.parse()?),
        duration: number(duration)?,
        ..KeyframeOptions::default()
    };
    let mut keyframes = Keyframes::values(Some(&options), &numbers(values)?, &numbers(times)?, &[], &[])?;
    let samples = numbers(samples)?;
    let mut rows = vec![0.0; samples.len() * component_count as usize];
    keyframes.evaluate(&samples, &[], Some(&mut rows), None)?;
    Ok(said(&rows))
}

fn property(kind: &str, from: &str, to: &str, spring_field: &str, frames: &str) -> Answer {
    let (from, to) = (numbers(from)?, numbers(to)?);
    let frames: usize = frames.parse()?;
    let spring = match numbers(spring_field)?[..] {
        [mass, stiffness, damping] => Spring { mass, stiffness, damping },
        _ => return Err("a spring has three numbers".into()),
    };
    let motion = Motion::spring(spring);
    let mut stage = Stage::new(None)?;
    let x = stage.add_property("x", ValueKind::from_raw(kind.parse()?), &from)?;
    stage.transaction(&motion, |stage| stage.set_value(x, &to))?;
    let mut words = Vec::new();
    for frame in 0..frames {
        if frame == frames / 2 {
            stage.transaction(&motion, |stage| stage.set_value(x, &from))?;
        }
        stage.advance_flicks(FLICKS_PER_SECOND / 60)?;
        words.extend(said(&stage.components(x, Read::Presentation)?));
    }
    words.push(stage.poll_events()?.len().to_string());
    words.push(stage.info()?.time.to_string());
    Ok(words)
}

fn document(text: &str) -> Answer {
    let mut scene = Scene::load(text, None)?;
    let commands = scene.display_commands()?.len();
    let properties = scene.stage()?.list_properties()?.len();
    let hash = format!("{:016x}", scene.hash()?);
    Ok(vec![states(&scene)?, properties.to_string(), commands.to_string(), hash])
}

fn machine(text: &str, events: &str) -> Answer {
    let mut scene = Scene::load(text, None)?;
    let mut moments = vec![states(&scene)?.replace(' ', "+")];
    for event in words(events) {
        scene.send(event)?;
        scene.advance(0.25)?;
        moments.push(states(&scene)?.replace(' ', "+"));
    }
    moments.push(u8::from(scene.is_done()?).to_string());
    Ok(moments)
}

fn snapshot(text: &str, event: &str) -> Answer {
    let mut scene = Scene::load(text, None)?;
    scene.send(event)?;
    scene.advance(0.1)?;
    let kept = scene.snapshot()?;
    scene.advance(0.3)?;
    let first = scene.hash()?;
    scene.restore(&kept)?;
    scene.advance(0.3)?;
    Ok(vec![u8::from(scene.hash()? == first).to_string()])
}

fn list(text: &str, name: &str, steps: &str) -> Answer {
    let mut scene = Scene::load(text, None)?;
    let mut said = vec![items(&scene.list(name)?)?];
    for step in words(steps) {
        let parts: Vec<&str> = step.split(':').collect();
        take(&mut scene, name, &parts)?;
        said.push(items(&scene.list(name)?)?);
    }
    let mut other = Scene::load(text, None)?;
    other.restore(&scene.snapshot()?)?;
    said.push(items(&other.list(name)?)?);
    said.push(format!("{:016x}", other.hash()?));
    said.push(u8::from(scene.hash()? == other.hash()?).to_string());
    Ok(said)
}

pub fn items(list: &ItemList<&Scene>) -> Result<String, Box<dyn error::Error>> {
    let mut words = Vec::new();
    for item in list.iter().chain(list.leaving()?.into_iter().map(Ok)) {
        let item = item?;
        words.push(format!("{}{}.{}", if item.leaving { "~" } else { "" }, item.key, item.number));
    }
    Ok(if words.is_empty() { "-".to_owned() } else { words.join("+") })
}

fn take(scene: &mut Scene, name: &str, step: &[&str]) -> Result<(), Box<dyn error::Error>> {
    if let ["wait", seconds] = *step {
        return Ok(scene.advance(number(seconds)?)?);
    }
    let mut list = scene.list_mut(name)?;
    match *step {
        ["append", key, place, values] => {
            let place = if place == "-" { u32::MAX } else { place.parse()? };
            list.insert(place, if key == "-" { "" } else { key }, &values_of(values)?)?;
        }
        ["update", key, values] => list.update(key, &values_of(values)?)?,
        ["move", key, place] => list.move_to(key, place.parse()?)?,
        ["remove", key] => list.remove(key)?,
        ["clear"] => list.clear()?,
        _ => return Err(format!("{:?} is no step", step).into()),
    }
    Ok(())
}

pub fn values_of(field: &str) -> Result<Vec<EventField<'_>>, Box<dyn error::Error>> {
    let pairs = field.split(',').filter(|pair| *pair != "-");
    let values = pairs.map(|pair| {
        let (name, value) = pair.split_once('=').ok_or("a value has no name")?;
        Ok(match value.strip_prefix('\'') {
            Some(text) => EventField::text(name, text),
            None => EventField::number(name, number(value)?),
        })
    });
    values.collect()
}
