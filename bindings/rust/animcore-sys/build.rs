// SPDX-License-Identifier: MIT
//! Finds libanimcore, and tells cargo how to link it.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

fn main() {
    for name in ["ANIMCORE_LIB_DIR", "ANIMCORE_LIBRARY", "PKG_CONFIG", "PKG_CONFIG_PATH"] {
        println!("cargo:rerun-if-env-changed={}", name);
    }
    let is_static = env::var_os("CARGO_FEATURE_STATIC").is_some();
    if let Some(folder) = variable("ANIMCORE_LIB_DIR") {
        link_from(Path::new(&folder), None, is_static);
    } else if let Some(file) = variable("ANIMCORE_LIBRARY") {
        let file = PathBuf::from(file);
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
        link_from(folder.unwrap_or_else(|| Path::new(".")), Some(&file), is_static);
    } else if let Some(folder) = folder_by_pkg_config() {
        link_from(&folder, None, is_static);
    } else {
        link(is_static);
    }
}

fn variable(name: &str) -> Option<String> {
    env::var(name).ok().filter(|value| !value.is_empty())
}

fn link(is_static: bool) {
    println!("cargo:rustc-link-lib={}=animcore", if is_static { "static" } else { "dylib" });
}

/// Where `pkg-config` says that the library is; None where it knows of none, or is not there.
fn folder_by_pkg_config() -> Option<PathBuf> {
    let program = variable("PKG_CONFIG").unwrap_or_else(|| "pkg-config".to_string());
    let arguments = ["--variable=libdir", "animcore"];
    let output = Command::new(program).args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    let folder = without_escapes(text.trim());
    (output.status.success() && !folder.is_empty()).then(|| PathBuf::from(folder))
}

/// A path without the backslashes that `pkg-config` writes before spaces and other characters, as a shell wants them.
fn without_escapes(path: &str) -> String {
    if cfg!(windows) {
        return path.to_string();
    }
    let mut result = String::new();
    let mut letters = path.chars();
    while let Some(letter) = letters.next() {
        result.push(if letter == '\\' { letters.next().unwrap_or(letter) } else { letter });
    }
    result
}

/// Links the library that is in a folder.
///
/// The linker wants `libanimcore.so`, and the program's loader `libanimcore.so.1`. Links to both in cargo's own folder
/// make that so, wherever the library is and whatever its file is called; and as cargo lets programs that it runs look
/// there, `cargo run` and `cargo test` find the library without LD_LIBRARY_PATH.
fn link_from(folder: &Path, file: Option<&Path>, is_static: bool) {
    let folder = folder.canonicalize().unwrap_or_else(|error| {
        panic!("The folder of libanimcore, {}, cannot be read: {}.", folder.display(), error);
    });
    println!("cargo:lib_dir={}", folder.display());
    if !is_static && cfg!(unix) {
        let names = ["libanimcore.so.1", "libanimcore.so", "libanimcore.dylib"];
        let found = match file {
            Some(file) => file.canonicalize().ok(),
            None => names.iter().map(|name| folder.join(name)).find(|path| path.exists()),
        };
        let found = found.unwrap_or_else(|| {
            panic!("There is no shared library of libanimcore in {}.", folder.display());
        });
        println!("cargo:rerun-if-changed={}", found.display());
        let own = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
        let linked: &[&str] = if cfg!(target_os = "macos") { &names[2..] } else { &names[..2] };
        for name in linked {
            let _ = std::fs::remove_file(own.join(name));
            make_link(&found, &own.join(name));
        }
        println!("cargo:rustc-link-search=native={}", own.display());
    } else {
        println!("cargo:rustc-link-search=native={}", folder.display());
    }
    link(is_static);
}

#[cfg(unix)]
fn make_link(from: &Path, to: &Path) {
    std::os::unix::fs::symlink(from, to).unwrap_or_else(|error| {
        panic!("{} cannot be made: {}.", to.display(), error);
    });
}

#[cfg(not(unix))]
fn make_link(_from: &Path, _to: &Path) {}
