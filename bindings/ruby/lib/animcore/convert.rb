# SPDX-License-Identifier: MIT
# frozen_string_literal: true

module Animcore
  # From Ruby's values to C's and back.
  module Convert
    module_function

    # What an error says of a value of a wrong type.
    def told(value)
      case value
      when nil, true, false, Numeric, Symbol then value.inspect
      when String then value.size > 40 ? "a String" : value.inspect
      else "a value of #{value.class}"
      end
    end

    def boolean(value, name)
      case value
      when true then 1
      when false then 0
      else raise TypeError, "#{name} is true or false, not #{told(value)}."
      end
    end

    # A number, and no text that says one.
    def number(value, name)
      return value if value.is_a?(Numeric)

      raise TypeError, "#{name} is a number, not #{told(value)}."
    end

    # true, false, nil where nobody has said, or the number that says so.
    def optional(value, name)
      case value
      when true then 1
      when false then 0
      when nil then INHERIT
      else whole(value, "l", "#{name}, which is true, false or nil,")
      end
    end

    # The names in a list of C's: spaces are between them, and parts with spaces inside are in backquotes. Backquotes
    # that a name has of its own, for signs that mean something in expressions, stay.
    def names(list)
      list.scan(/(?:`[^`]*`|[^ `])+/).map { |name| name.gsub(/`([^`.()\[\]=']+)`/, '\1') }
    end

    def known(number)
      case number
      when 0 then false
      when 1 then true
      else number == INHERIT ? nil : number
      end
    end

    def of_kind(value, kind, name)
      raise TypeError, "#{name} is of the class #{kind}, not #{told(value)}." unless value.is_a?(kind)
    end

    def thing(value, kind, name)
      of_kind(value, kind, name)

      value.stage.pointer
      value.identifier
    end

    def object(value, kind, name, nullable: false)
      return nil if value.nil? && nullable

      of_kind(value, kind, name)
      value.pointer
    end

    def struct(value, kind, name)
      of_kind(value, kind, name)
      value
    end

    def address(pointer)
      pointer.nil? ? 0 : pointer.address
    end

    # The least and the greatest number of each letter of Array#pack.
    LIMITS = {
      "c" => [-128, 127], "C" => [0, 255], "l" => [-(1 << 31), (1 << 31) - 1], "L" => [0, (1 << 32) - 1],
      "q" => [-(1 << 63), (1 << 63) - 1], "Q" => [0, (1 << 64) - 1]
    }.freeze

    # A whole number that is the same one in C.
    def whole(value, letter, name)
      least, greatest = LIMITS.fetch(letter)
      number = value.is_a?(Float) && value.finite? && value == value.floor ? value.to_i : value
      raise TypeError, "#{name} is a whole number, not #{told(value)}." unless number.is_a?(Integer)
      return number if number >= least && number <= greatest

      raise RangeError, "#{name} is from #{least} to #{greatest}, not #{number}."
    end

    # What a block gives: no text, which Float would read.
    def real(value)
      raise TypeError, "A number is wanted of this block, not #{told(value)}." unless value.is_a?(Numeric)

      Float(value)
    end

    # What a caller gives, as it is now: it is read twice, for its elements and for their number, and a block, another
    # thread or an Enumerable that is over after once must not come between.
    def taken(value)
      case value
      when String then encoded(value).dup.freeze
      when Array then value.dup
      when nil, Numeric, Symbol, FFI::Pointer, Hash then value
      when Enumerable then value.to_a
      else value
      end
    end

    def taken_texts(values, name)
      list(values, name).map { |each| taken(utf8(each, "An element of #{name}")) }
    end

    # Bytes, whatever they are said to be the characters of.
    def taken_bytes(value, name)
      raise TypeError, "#{name} is a String of bytes, not #{told(value)}." unless value.is_a?(String)

      value.b.freeze
    end

    # ---- Texts ----

    def utf8(value, name)
      raise TypeError, "#{name} is a String, not #{told(value)}." unless value.is_a?(String)

      encoded(value)
    end

    def encoded(value)
      [Encoding::UTF_8, Encoding::US_ASCII, Encoding::BINARY].include?(value.encoding) ? value : value.encode("UTF-8")
    end

    def bytesize(value)
      value.nil? ? 0 : encoded(value).bytesize
    end

    def memory(bytes, keep)
      return nil if bytes.empty?

      pointer = FFI::MemoryPointer.new(:char, bytes.bytesize, false)
      pointer.put_bytes(0, bytes)
      keep << pointer
      pointer
    end

    def text(value, keep, name, nullable: false)
      return nil if value.nil? && nullable

      memory(utf8(value, name), keep)
    end

    def bytes(value, keep)
      memory(value, keep)
    end

    # Of texts that were taken.
    def texts(values, keep)
      memory(values.map { |each| address(memory(each, keep)) }.pack("Q*"), keep)
    end

    # The lines in a buffer, of a text of some length. If it did not fit, the last line says so.
    def lines(pointer, room, length)
      found = pointer.get_bytes(0, [length, room].min).force_encoding("UTF-8").scrub.split("\n", -1)
      found[-1] = "and more, for which there was no room" if length > room
      found
    end

    def text_lengths(values, keep)
      memory(values.map(&:bytesize).pack("Q*"), keep)
    end

    def c_string(pointer)
      pointer.null? ? "" : pointer.read_string.force_encoding("UTF-8")
    end

    # ---- Arrays ----

    def list(values, name)
      return values if values.is_a?(Array)
      return values.to_a if values.is_a?(Enumerable) && !values.is_a?(Hash)

      raise TypeError, "#{name} is an Array, not #{told(values)}."
    end

    # An Array is copied; memory (an FFI::MemoryPointer) is used as it is.
    def array(values, letter, keep, name, nullable: false)
      return nil if values.nil? && nullable
      return values if values.is_a?(FFI::Pointer)

      values = list(values, name)
      values = values.map { |each| whole(each, letter, "An element of #{name}") } if LIMITS.key?(letter)
      memory(packed(values, letter, name), keep)
    end

    def packed(values, letter, name)
      values.pack("#{letter}*")
    rescue TypeError
      wrong = values.find { |each| !each.is_a?(Numeric) }
      raise TypeError, "An element of #{name} is a number, not #{told(wrong)}."
    end

    def structs(values, kind, keep, name)
      memory(list(values, name).map { |each| struct(each, kind, "An element of #{name}").pack(keep) }.join, keep)
    end

    def objects(values, kind, keep, name)
      memory(list(values, name).map { |each| object(each, kind, "An element of #{name}").address }.pack("Q*"), keep)
    end

    def things(values, kind, keep, name)
      return values if values.is_a?(FFI::Pointer)

      memory(list(values, name).map { |each| thing(each, kind, "An element of #{name}") }.pack("Q*"), keep)
    end

    def fixed(values, count, name)
      values = list(values, name)
      raise ::ArgumentError, "#{name} has #{count} numbers, not #{values.size}." unless values.size == count

      values.each { |each| number(each, "An element of #{name}") }
    end

    # Memory that knows its size: an address alone would be read beyond its end.
    def sized(memory)
      return memory if memory.size < 1 << 62

      raise ::ArgumentError, "Memory needs a size: an FFI::MemoryPointer, or a slice of one."
    end

    # How many rows: of an Array, of memory (size bytes a row), or the number that was asked for.
    def length(values, size, per = 1, name: "What is filled")
      case values
      when nil then 0
      when Integer
        raise ::ArgumentError, "A number of elements is not negative." if values.negative?

        values
      when FFI::Pointer then sized(values).size / size
      else
        count = list(values, name).size
        raise ::ArgumentError, "#{name} has rows of #{per}, not #{count} elements." unless (count % per).zero?

        count / per
      end
    end

    # The length that all that are given share.
    def shared(given, lengths)
      known = lengths.reject.with_index { |_, index| given[index].nil? }
      return known.values.first || 0 if known.values.uniq.size < 2

      lengths = known.map { |name, length| "#{name} #{length}" }.join(", ")
      raise ::ArgumentError, "Arrays must be as long as each other: #{lengths}."
    end

    def read(pointer, count, letter, size)
      count.zero? ? [] : pointer.get_bytes(0, count * size).unpack("#{letter}*")
    end

    def read_structs(pointer, count, kind)
      return [] if count.zero?

      bytes = pointer.get_bytes(0, count * kind::SIZE)
      Array.new(count) { |index| kind.unpack(bytes.byteslice(index * kind::SIZE, kind::SIZE)) }
    end

    # What a call fills: an Array that is frozen is refused before it.
    def writable(values)
      raise FrozenError.new("An Array that is filled must not be frozen.", receiver: values) if values.is_a?(Array) && values.frozen?

      values
    end

    # Room for what a call fills: as much as a number says, as an Array has, or memory.
    def room(values, size, keep)
      return nil if values.nil?

      writable(values)
      return values if values.is_a?(FFI::Pointer)

      pointer = FFI::MemoryPointer.new([length(values, size) * size, 1].max)
      keep << pointer
      pointer
    end

    def filled(values, pointer, letter, size, enum = nil)
      return values if values.nil? || values.is_a?(FFI::Pointer)

      got = read(pointer, length(values, size), letter, size)
      got = enum.symbols(got) unless enum.nil?
      values.is_a?(Array) ? values.replace(got) : got
    end

    def filled_structs(values, pointer, kind)
      return values if values.nil? || values.is_a?(FFI::Pointer)

      got = read_structs(pointer, length(values, kind::SIZE), kind)
      values.is_a?(Array) ? values.replace(got) : got
    end

    # Where a result goes: into the caller's memory, or into new memory.
    def into(into, place, count, bytes, name, nullable:)
      return [FFI::MemoryPointer.new([bytes, 1].max), false] if into.nil?

      all = into.is_a?(Array) ? into : [into]
      raise ::ArgumentError, "into: takes #{count} memory pointers, not #{all.size}." unless all.size == count

      pointer = all[place]
      return [nil, true] if pointer.nil? && nullable
      raise TypeError, "into: takes FFI::MemoryPointer, not #{told(pointer)}." unless pointer.is_a?(FFI::Pointer)
      raise ::ArgumentError, "#{name} takes #{bytes} bytes, and the memory has #{pointer.size}." if sized(pointer).size < bytes

      [pointer, true]
    end
  end
  private_constant :Convert
end
