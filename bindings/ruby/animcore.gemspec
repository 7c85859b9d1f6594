# SPDX-License-Identifier: MIT
# frozen_string_literal: true

require_relative "lib/animcore/version"

Gem::Specification.new do |spec|
  spec.name = "animcore"
  spec.version = Animcore::VERSION
  spec.summary = "An animation core: springs, transactions, interruption, controls from documents."
  spec.description = "libanimcore for Ruby, by ffi. The same input gives the same bits in every language."
  spec.authors = ["The animcore authors"]
  spec.license = "MIT"
  spec.required_ruby_version = ">= 3.1"
  spec.files = Dir.chdir(__dir__) { Dir["lib/**/*.rb", "examples/*.rb", "README.md", "LICENSE"] }
  spec.require_paths = ["lib"]
  spec.metadata = { "rubygems_mfa_required" => "true" }
  spec.add_dependency "ffi", "~> 1.15"
end
