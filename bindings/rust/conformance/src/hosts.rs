// SPDX-License-Identifier: MIT
//! Cases of what a host gives and hears: paths and their keyframes, editions, inputs, losses, warnings, states.

use crate::cases::*;
use animcore::*;
use std::error;

pub fn combine(path: &str, other: &str, operation: &str, rule: &str) -> Answer {
    let operation = PathOperation::from_raw(operation.parse()?);
    let kept = path.parse::<Path>()?.combine(&other.parse()?, operation, FillRule::from_raw(rule.parse()?))?;
    Ok(vec![kept.write(Some(&format()))?])
}

fn pairs_of(field: &str) -> Result<Vec<MorphPair>, Box<dyn error::Error>> {
    let pairs = field.split(',').filter(|pair| *pair != "-");
    pairs
        .map(|pair| {
            let (from, to) = pair.split_once(':').ok_or("a pair has two numbers")?;
            Ok(MorphPair { from: from.parse()?, to: to.parse()? })
        })
        .collect()
}

pub fn morphed(f: &[&str]) -> Answer {
    let numbers_of = |field: &str| field.split(',').map(|each| each.parse::<i32>()).collect::<Result<Vec<_>, _>>();
    let given = numbers_of(f[2])?;
    let (pairs, points) = (pairs_of(f[5])?, pairs_of(f[6])?);
    let options = MorphOptions {
        structure: MorphStructure::from_raw(given[0]),
        motion: MorphMotion::from_raw(given[1]),
        pairing: MorphPairing::from_raw(given[2]),
        starts: MorphStarts::from_raw(given[3]),
        fill_rule: FillRule::from_raw(given[4]),
        paint: MorphPaint::from_raw(given[5]),
        effort: f[3].parse()?,
        smoothness: number(f[4])?,
        pairs: Some(&pairs),
        points: Some(&points),
        ..MorphOptions::default()
    };
    let morph = Morph::new(&f[0].parse()?, &f[1].parse()?, Some(&options))?;
    let mut words = Vec::new();
    for time in numbers(f[7])? {
        words.push(morph.path(time)?.write(Some(&format()))?);
    }
    Ok(words)
}

fn shape_keyframes(way: &str, paths: &[&Path], given: &[f64]) -> Result<Keyframes, Error> {
    let options = KeyframeOptions { duration: 1.0, ..KeyframeOptions::default() };
    let (firsts, seconds): (Vec<f64>, Vec<f64>) = given.chunks_exact(2).map(|two| (two[0], two[1])).unzip();
    match way {
        "values" => Keyframes::paths(Some(&options), paths, given, &[], &[]),
        "blocks" => Keyframes::path_blocks(Some(&options), &firsts, &seconds, &paths[1..], None),
        _ => {
            let key = |(kind, duration): (&f64, &f64)| Keyframe {
                kind: KeyframeKind::from_raw(*kind as i32),
                flags: KeyframeFlags::from_bits(0),
                duration: *duration,
                curve: CubicBezier { x1: 0.0, y1: 0.0, x2: 1.0, y2: 1.0 },
                spring: Spring { mass: 1.0, stiffness: 100.0, damping: 10.0 },
            };
            let keys: Vec<Keyframe> = firsts.iter().zip(&seconds).map(key).collect();
            Keyframes::path_track(Some(&options), &keys, &paths[1..], None)
        }
    }
}

pub fn shape(way: &str, outlines: &str, given: &str, frames: &str) -> Answer {
    let paths: Vec<Path> = outlines.split('|').map(|data| data.parse()).collect::<Result<_, _>>()?;
    let mut stage = Stage::new(None)?;
    let x = stage.add_path("x", &paths[0])?;
    if way == "turns" {
        stage.set_path_turns(x, given == "1")?;
        let motion = Motion::spring(Spring { mass: 1.0, stiffness: 100.0, damping: 20.0 });
        stage.transaction(&motion, |stage| stage.set_path(x, &paths[1]))?;
    } else {
        let all: Vec<&Path> = paths.iter().collect();
        let keyframes = shape_keyframes(way, &all, &numbers(given)?)?;
        let kind = MotionKind::Keyframes;
        stage.animate(x, &AnimationOptions { kind, keyframes: Some(&keyframes), ..AnimationOptions::default() })?;
    }
    let mut words = Vec::new();
    for _ in 0..frames.parse::<usize>()? {
        stage.advance(0.25)?;
        words.push(stage.path(x, Read::Presentation)?.write(Some(&format()))?);
    }
    words.push(u8::from(stage.path_turns(x)?).to_string());
    Ok(words)
}

fn or_dash(text: String) -> String {
    if text.is_empty() {
        "-".to_owned()
    } else {
        text
    }
}

pub fn edition(old: &str, new: &str, event: &str) -> Answer {
    let document = Document::load(old, None)?;
    let mut first = Scene::new(&document, None)?;
    first.send(event)?;
    first.advance(0.1)?;
    let mut scene = Scene::load(new, None)?;
    let mut other = Scene::load(new, None)?;
    let losses = scene.restore_edition(&first.snapshot()?, &document, new, None)?;
    scene.advance(0.3)?;
    let hash = scene.hash()?;
    let again = other.restore_edition(&scene.snapshot()?, &document, new, None)?;
    let same = again.is_empty() && other.hash()? == hash;
    let lost = match losses.last() {
        Some(last) if losses.len() > 20 => format!("{} {}", losses.len(), last),
        _ => or_dash(losses.join("|")),
    };
    Ok(vec![lost, states(&scene)?, format!("{:016x}", hash), u8::from(same).to_string()])
}

pub fn inputs(text: &str, steps: &str) -> Answer {
    let mut scene = Scene::load(text, None)?;
    let mut words = Vec::new();
    for step in steps.split(' ') {
        match step.split(':').collect::<Vec<_>>()[..] {
            ["number", name, value] => {
                scene.set_number(name, number(value)?)?;
                words.extend(said(&[scene.number(name)?]));
            }
            ["boolean", name, value] => {
                scene.set_boolean(name, value == "1")?;
                words.push(u8::from(scene.boolean(name)?).to_string());
            }
            ["text", name, value] => {
                scene.set_string(name, value)?;
                words.push(or_dash(scene.string(name)?));
            }
            ["fire", name] => scene.fire_trigger(name)?,
            ["send", name] => scene.send(name)?,
            _ => return Err(format!("{} is no step", step).into()),
        }
        words.push(states(&scene)?.replace(' ', "+"));
    }
    words.push(format!("{:016x}", scene.hash()?));
    Ok(words)
}

pub fn lost(limit: &str, count: &str) -> Answer {
    let options = StageOptions { event_limit: limit.parse()?, ..StageOptions::default() };
    let mut stage = Stage::new(Some(&options))?;
    let x = stage.add_property("x", ValueKind::Scalar, &[0.0])?;
    let motion = Motion::spring(Spring { mass: 1.0, stiffness: 100.0, damping: 20.0 });
    for each in 1..=count.parse::<u32>()? {
        stage.transaction(&motion, |stage| stage.set_value(x, &[f64::from(each)]))?;
        stage.advance(0.1)?;
    }
    let mut words = Vec::new();
    for event in stage.poll_events()? {
        words.push(format!("{}.{}", event.kind as i32, event.count));
    }
    words.push(stage.poll_events()?.len().to_string());
    Ok(words)
}

pub fn warnings(text: &str) -> Answer {
    let options = DocumentOptions { keeps_warnings: true, ..DocumentOptions::default() };
    let document = Document::load(text, Some(&options))?;
    let (kept, total) = document.warning_count()?;
    let mut words = vec![total.to_string()];
    for index in 0..kept {
        let warning = document.warning(index)?;
        words.push(format!("{} {} {}", warning.kind as i32, warning.line, warning.column));
        words.push(or_dash(document.warning_text(index, WarningText::Pointer)?));
        words.push(or_dash(document.warning_text(index, WarningText::Suggestion)?));
        words.push(document.warning_text(index, WarningText::Message)?);
    }
    Ok(words)
}

pub fn shared(text: &str, event: &str) -> Answer {
    let document = Document::load(text, None)?;
    let mut scenes = [Scene::new(&document, None)?, Scene::new(&document, None)?, Scene::load(text, None)?];
    drop(document);
    scenes[0].send(event)?;
    scenes[2].send(event)?;
    let mut words = Vec::new();
    for scene in &mut scenes {
        scene.advance(0.3)?;
        words.push(format!("{:016x}", scene.hash()?));
    }
    words[2] = u8::from(words[0] == words[2]).to_string();
    Ok(words)
}

pub fn states_case(text: &str, events: &str) -> Answer {
    let mut scene = Scene::load(text, None)?;
    let mut words = Vec::new();
    for event in events.split(' ') {
        scene.send(event)?;
        let active = scene.active_states()?;
        let mut count = 0;
        for name in &active {
            count += u32::from(scene.is_in_state(name)?);
        }
        words.extend([scene.states()?.join("|"), active.join("|"), count.to_string()]);
    }
    Ok(words)
}
