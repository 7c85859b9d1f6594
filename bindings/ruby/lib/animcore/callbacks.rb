# SPDX-License-Identifier: MIT
# frozen_string_literal: true

require "weakref"

module Animcore
  # The host's functions that the library may call, by the context that it calls them with.
  module Callbacks
    @entries = {}
    @last = 0
    @mutex = Thread::Mutex.new

    class << self
      # A number for a function, and for the stage that calls it, which it must not keep alive.
      def add(function, stage, nullable:)
        return 0 if function.nil? && nullable
        raise TypeError, "A block, or something that is called, is wanted." unless function.respond_to?(:call)

        context = @mutex.synchronize { @last += 1 }
        @entries[context] = [function, stage.is_a?(Stage) ? WeakRef.new(stage) : nil]
        context
      end

      def release(context)
        @entries.delete(context)
      end

      # How many the library has not released.
      def count
        @entries.size
      end

      # A C function that calls the block with the function and the stage of its context.
      def trampoline(result, types, &block)
        failed = result == :void ? nil : 0.0
        FFI::Function.new(result, types) do |context, *arguments|
          function, kept = @entries[context]
          stage = kept.__getobj__ if kept&.weakref_alive?
          Runtime.inside(failed, stage) { block.call(function, stage, *arguments) }
        end
      end
    end

    RELEASE = FFI::Function.new(:void, [:size_t]) { |context| release(context) }
  end
  private_constant :Callbacks
end
