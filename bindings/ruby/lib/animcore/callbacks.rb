# SPDX-License-Identifier: MIT
# frozen_string_literal: true

require "weakref"

module Animcore
  # The host's functions that the library may call, by the context that it calls them with. Those of a stage are kept by
  # the stage, so that a block that refers to its stage is collected with it.
  module Callbacks
    @entries = {}
    @last = 0
    @mutex = Thread::Mutex.new

    class << self
      # A number for a function, and for the stage that calls it, which must not be kept alive here.
      def add(function, stage, nullable:)
        return 0 if function.nil? && nullable
        raise TypeError, "A block, or something that is called, is wanted." unless function.respond_to?(:call)

        context = @mutex.synchronize { @last += 1 }
        @entries[context] = stage.is_a?(Stage) ? keep(context, function, stage) : function
        context
      end

      def release(context)
        entry = @entries.delete(context)
        stage_of(entry)&.functions&.delete(context)
      end

      # How many the library has not released.
      def count
        @entries.size
      end

      # A C function that calls the block with the function and the stage of its context.
      def trampoline(result, types, &block)
        # What is no number the library knows what to do with.
        failed = result == :void ? nil : Float::NAN
        FFI::Function.new(result, types) do |context, *arguments|
          entry = @entries[context]
          stage = stage_of(entry)
          function = stage.nil? ? entry : stage.functions[context]
          Runtime.inside(failed, stage) { block.call(function, stage, *arguments) }
        end
      end

      private

      def keep(context, function, stage)
        stage.functions[context] = function
        WeakRef.new(stage)
      end

      # The stage that has the function; nil of a function of no stage, and where the stage is being collected.
      def stage_of(entry)
        entry.__getobj__ if entry.instance_of?(WeakRef) && entry.weakref_alive?
      rescue WeakRef::RefError
        nil
      end
    end

    RELEASE = FFI::Function.new(:void, [:size_t]) { |context| release(context) }
  end
  private_constant :Callbacks
end
