# SPDX-License-Identifier: MIT
# frozen_string_literal: true

module Animcore
  # Numbers where the library has them, without a copy. They are there until what they were asked of is closed; after that
  # each use raises a ClosedError.
  class View
    include Enumerable

    # How many they are.
    attr_reader :size
    alias length size

    # @private
    def initialize(owner, pointer, size)
      @owner = owner
      @size = size
      @pointer = size.zero? ? FFI::MemoryPointer.new(1).slice(0, 0) : pointer.slice(0, size * 8)
    end

    # The memory, with its bounds, for what takes an FFI::Pointer. It is not to be written to, and not to be used after
    # the owner has been closed.
    def pointer
      @owner.pointer
      @pointer
    end

    # One of them, counted from the end where the index is negative; nil where there is none.
    def [](index)
      index += @size if index.negative?
      memory = pointer
      memory.get_float64(index * 8) if index >= 0 && index < @size
    end

    def each
      return to_enum { size } unless block_given?

      index = 0
      while index < @size
        yield self[index]
        index += 1
      end
      self
    end

    # An Array of its own with the numbers as they are now.
    def to_a
      pointer.get_array_of_float64(0, @size)
    end
    alias to_ary to_a

    def ==(other)
      (other.is_a?(View) || other.is_a?(Array)) && to_a == other.to_a
    end

    def inspect
      "#<#{self.class} #{@owner.closed? ? '(closed)' : to_a.inspect}>"
    end
  end
end
