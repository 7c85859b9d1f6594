// SPDX-License-Identifier: MIT
// Written by tools/generate_bindings.py from docs/abi/animcore-abi.json. Do not edit.
//! What is generated of the description of the ABI.

pub mod constants;
#[cfg(test)]
mod defaults;
pub mod functions;
pub mod objects;
pub mod values;
