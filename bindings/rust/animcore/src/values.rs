// SPDX-License-Identifier: MIT
//! Values that are parsed, printed, and have defaults.

use crate::generated::constants::*;
use crate::generated::functions::status_name;
use crate::generated::objects::Easing;
use crate::generated::values::*;
use crate::runtime::Error;
use std::fmt;
use std::str::FromStr;

/// The name that C has for it, such as `ANIM_ERROR_SYNTAX`.
impl fmt::Display for Status {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&status_name(*self))
    }
}

/// A spring by its name, such as `bouncy`, with its own duration.
impl FromStr for Spring {
    type Err = Error;

    fn from_str(name: &str) -> Result<Spring, Error> {
        Spring::named(name, 0.0, 0.0)
    }
}

/// A curve by its name, such as `ease-in`.
impl FromStr for CubicBezier {
    type Err = Error;

    fn from_str(name: &str) -> Result<CubicBezier, Error> {
        CubicBezier::named(name)
    }
}

/// An easing of CSS, such as `cubic-bezier(0.2, 0, 0, 1)` or `steps(4)`.
impl FromStr for Easing {
    type Err = Error;

    fn from_str(text: &str) -> Result<Easing, Error> {
        Easing::css(text)
    }
}

/// As CSS.
impl fmt::Display for Easing {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.get_css().map_err(|_| fmt::Error)?)
    }
}

impl Default for Point {
    fn default() -> Point {
        Point { x: 0.0, y: 0.0 }
    }
}

impl Default for Rectangle {
    fn default() -> Rectangle {
        Rectangle { x: 0.0, y: 0.0, width: 0.0, height: 0.0 }
    }
}

impl Transform {
    /// The transform that leaves everything where it is.
    pub const IDENTITY: Transform = Transform { a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 0.0, ty: 0.0 };
}

impl Default for Transform {
    fn default() -> Transform {
        Transform::IDENTITY
    }
}
