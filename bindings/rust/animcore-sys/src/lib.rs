// SPDX-License-Identifier: MIT
//! The C interface of libanimcore as it is: constants, structs, callbacks and functions, generated of the library's
//! own description. What is idiomatic is the crate `animcore`, which stands on this one.
//!
//! The build script finds the library:
//!
//! 1. in the folder `ANIMCORE_LIB_DIR`;
//! 2. as the file `ANIMCORE_LIBRARY`;
//! 3. by `pkg-config animcore`;
//! 4. where the linker looks.
//!
//! With the feature `static` it links `libanimcore.a`.

#![allow(non_camel_case_types)]

#[rustfmt::skip]
mod generated;

pub use generated::*;
