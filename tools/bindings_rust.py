# SPDX-License-Identifier: MIT
"""The generated part of bindings/rust: the crate `animcore-sys`, and most of the crate `animcore`."""

from __future__ import annotations

import bindings_rust_constants_text as constants
import bindings_rust_methods_text as methods
import bindings_rust_raw_text as raw
import bindings_rust_values_text as values
from bindings_model import Model
from bindings_rust_names_text import BEGIN, Names

MODULE = """\
//! What is generated of the description of the ABI.

pub mod constants;
#[cfg(test)]
mod defaults;
pub mod functions;
pub mod objects;
pub mod values;
"""


def files(model: Model) -> dict[str, str]:
    names = Names(model)
    place = "bindings/rust/animcore/src/generated"
    return {
        "bindings/rust/animcore-sys/src/generated.rs": raw.text(model.of_c, names),
        "bindings/rust/animcore-sys/tests/layout.rs": raw.offsets(model),
        f"{place}/mod.rs": BEGIN + MODULE,
        f"{place}/constants.rs": constants.constants(model, names),
        f"{place}/values.rs": values.structs(model, names),
        f"{place}/defaults.rs": values.defaults(model),
        f"{place}/objects.rs": methods.objects(model, names),
        f"{place}/functions.rs": methods.functions(model, names),
    }
