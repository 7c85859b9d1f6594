// SPDX-License-Identifier: MIT
//! Plays a trace, and writes what every frame holds (Tests/conformance/transcript.md).

use animcore::{Error, EventKind, Property, Read, Scene, Trace, FLICKS_PER_SECOND};
use std::fmt::Write;

const FRAMES_PER_SECOND: i64 = 60;

/// The transcript without its last line.
pub fn transcript(scene: &mut Scene, trace: &Trace) -> Result<String, Error> {
    let mut shown = Vec::new();
    let stage = scene.stage()?;
    for property in stage.list_properties()? {
        let name = stage.property_name(property)?;
        if !name.is_empty() {
            shown.push((property, name));
        }
    }
    let end = trace.info()?.end;
    let mut text = String::new();
    let mut next_step = 0;
    for frame in 0.. {
        let time = (2 * frame * FLICKS_PER_SECOND + FRAMES_PER_SECOND) / (2 * FRAMES_PER_SECOND);
        scene.play(trace, time, &mut next_step)?;
        write_frame(&mut text, scene, &shown, frame, time)?;
        if time >= end {
            break;
        }
    }
    Ok(text)
}

fn write_frame(
    text: &mut String,
    scene: &mut Scene,
    shown: &[(Property, String)],
    frame: i64,
    time: i64,
) -> Result<(), Error> {
    let state = scene.atomic_states()?;
    let state = if state.is_empty() { "-" } else { &state };
    writeln!(text, "frame {} {} state {}", frame, time, state).expect("a String takes all");
    let stage = scene.stage_mut()?;
    for (property, name) in shown {
        write!(text, "property {}", name).expect("a String takes all");
        write_numbers(text, &stage.components(*property, Read::Presentation)?);
        text.push_str(" velocity");
        write_numbers(text, &stage.components(*property, Read::Velocity)?);
        text.push('\n');
    }
    for event in stage.poll_events()? {
        let name = stage.event_name(&event)?;
        let name = if name.is_empty() { "-" } else { &name };
        let (kind, finished) = (kind_name(event.kind), u8::from(event.finished));
        writeln!(text, "event {} {} {} {} {}", event.time, kind, name, finished, event.count)
            .expect("a String takes all");
    }
    writeln!(text, "hash {:016x}", scene.hash()?).expect("a String takes all");
    Ok(())
}

fn write_numbers(text: &mut String, numbers: &[f64]) {
    for number in numbers {
        write!(text, " {:016x}", number.to_bits()).expect("a String takes all");
    }
}

/// AnimationEnded is animation-ended.
fn kind_name(kind: EventKind) -> String {
    let mut name = String::new();
    for (index, letter) in format!("{:?}", kind).char_indices() {
        if letter.is_ascii_uppercase() && index > 0 {
            name.push('-');
        }
        name.push(letter.to_ascii_lowercase());
    }
    name
}
