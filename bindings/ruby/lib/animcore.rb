# SPDX-License-Identifier: MIT
# frozen_string_literal: true

require "ffi"
require_relative "animcore/version"
require_relative "animcore/runtime"
require_relative "animcore/view"
require_relative "animcore/convert"
require_relative "animcore/constants"
require_relative "animcore/raw"
require_relative "animcore/callbacks"
require_relative "animcore/values"
require_relative "animcore/objects"
require_relative "animcore/sugar"
require_relative "animcore/lists"
