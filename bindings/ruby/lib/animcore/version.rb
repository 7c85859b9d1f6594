# SPDX-License-Identifier: MIT
# frozen_string_literal: true

# Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.

module Animcore
  VERSION = "0.1.0"
end
