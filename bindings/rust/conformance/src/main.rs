// SPDX-License-Identifier: MIT
//! Rust's runner: see Tests/bindings/conformance.md.

mod cases;
mod hosts;
mod player;
mod program;
mod program_motion;

use animcore::{Error, PointerAction, Scene, SceneOptions, Stage, Trace};
use std::error;
use std::fs;
use std::process::ExitCode;

/// FNV-1a.
pub struct Digest(u64);

impl Default for Digest {
    fn default() -> Digest {
        Digest(0xcbf2_9ce4_8422_2325)
    }
}

impl Digest {
    pub fn add(&mut self, text: &str) {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    pub fn line(&self) -> String {
        format!("digest {:016x}\n", self.0)
    }
}

fn leaks(document: &str, count: usize) -> Result<(), Box<dyn error::Error>> {
    let text = fs::read_to_string(document)?;
    for number in 1..=count {
        touch(&text)?;
        if number == count / 10 || number == count {
            println!("resident {}", resident()?);
        }
    }
    Ok(())
}

fn calls(count: usize) -> Result<(), Box<dyn error::Error>> {
    let mut stage = Stage::new(None)?;
    let x = stage.add("x", 1.0)?;
    let mut sum = 0.0;
    for _ in 0..count {
        sum += stage.get::<f64>(x)?;
    }
    println!("calls {}", sum);
    Ok(())
}

fn touch(text: &str) -> Result<(), Error> {
    let mut scene = Scene::load(text, None)?;
    let info = scene.info()?;
    let (x, y) = (info.width / 2.0, info.height / 2.0);
    scene.send_pointer(PointerAction::Down, 0, x, y)?;
    scene.send_pointer(PointerAction::Up, 0, x, y)?;
    scene.advance(0.1)?;
    assert!(!scene.display()?.commands.is_empty());
    Ok(())
}

fn resident() -> Result<u64, Box<dyn error::Error>> {
    let status = fs::read_to_string("/proc/self/status")?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("there is no VmRSS")?;
    Ok(line.trim().trim_end_matches(" kB").parse()?)
}

/// A transcript and its digest.
fn play(document: &str, trace: &str) -> Result<(String, String), Box<dyn error::Error>> {
    let trace = Trace::load(&fs::read_to_string(trace)?)?;
    let parameters = trace.parameters()?;
    let options = SceneOptions {
        seed: trace.info()?.seed,
        parameters: (!parameters.is_empty()).then_some(parameters.as_str()),
        ..SceneOptions::default()
    };
    let mut scene = Scene::load(&fs::read_to_string(document)?, Some(&options))?;
    let transcript = player::transcript(&mut scene, &trace)?;
    let mut digest = Digest::default();
    digest.add(&transcript);
    Ok((transcript, digest.line()))
}

fn run(arguments: &[&str]) -> Result<(), Box<dyn error::Error>> {
    match *arguments {
        ["cases", file] => print!("{}", cases::answers(&fs::read_to_string(file)?)),
        ["play", document, trace] => {
            let (transcript, digest) = play(document, trace)?;
            print!("{}{}", transcript, digest);
        }
        ["digests", ref files @ ..] if !files.is_empty() && files.len() % 2 == 0 => {
            for pair in files.chunks(2) {
                print!("{}", play(pair[0], pair[1])?.1);
            }
        }
        ["leaks", document, count] => leaks(document, count.parse()?)?,
        ["calls", count] => calls(count.parse()?)?,
        _ => {
            return Err(
                "usage: cases FILE | play DOCUMENT TRACE | digests DOCUMENT TRACE… | leaks DOCUMENT COUNT".into()
            )
        }
    }
    Ok(())
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(|text| text.as_str()).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("runner: {}", error);
            ExitCode::FAILURE
        }
    }
}
