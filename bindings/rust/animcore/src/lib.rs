// SPDX-License-Identifier: MIT
#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

#[macro_use]
mod macros;
mod display;
// What has many arguments or results in C has as many here.
#[allow(clippy::too_many_arguments, clippy::type_complexity, unused_imports, unused_unsafe)]
#[rustfmt::skip]
mod generated;
mod lists;
mod path;
mod runtime;
mod stage;
mod states;
mod typed;
mod values;

pub use generated::constants::*;
pub use generated::functions::*;
pub use generated::objects::*;
pub use generated::values::*;
pub use lists::{Item, ItemList};
pub use path::{Segment, Segments};
pub use runtime::{Error, FromRaw, Iter, View};
pub use typed::Value;
