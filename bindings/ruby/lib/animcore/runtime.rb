# SPDX-License-Identifier: MIT
# frozen_string_literal: true

# libanimcore: springs, stages of properties, scenes from documents, machines, paths and morphs.
module Animcore
  # What the library refuses. Each status has a class of its own. The call that raised it has changed nothing.
  class Error < StandardError
    # The status as a symbol; the line and the column (in bytes) of a text, counted from 1, or 0 and 0; the JSON pointer
    # of the value at fault; the byte of path data, or nil.
    attr_reader :status, :line, :column, :pointer, :offset

    def initialize(message, status: nil, line: 0, column: 0, pointer: "", offset: nil)
      super(message)
      @status = status
      @line = line
      @column = column
      @pointer = pointer
      @offset = offset
    end
  end

  # Something was used that is closed, or inside of a stage or scene that is.
  class ClosedError < Error; end

  # The library cannot be loaded, or has not the component that is asked for.
  class LibraryError < LoadError; end

  # Attaches functions of the library: the one that the environment variable ANIMCORE_LIBRARY names, or else the one
  # that the system finds.
  module Library
    PATHS = ENV["ANIMCORE_LIBRARY"].to_s.empty? ? ["animcore", "libanimcore.so.1"] : [ENV["ANIMCORE_LIBRARY"]]
    private_constant :PATHS

    def self.extended(raw)
      raw.extend(FFI::Library)
      raw.ffi_lib(PATHS)
    rescue LoadError => e
      raise LibraryError, "libanimcore cannot be loaded (ANIMCORE_LIBRARY may name it): #{e.message}"
    end

    # A function that a smaller library has not raises where it is called.
    def attach(name, types, result, component)
      attach_function(name, types, result)
    rescue FFI::NotFoundError
      define_singleton_method(name) do |*|
        raise LibraryError, "This libanimcore was built without the component #{component}: it has no #{name}()."
      end
    end
  end
  private_constant :Library

  # Statuses and what callbacks raise.
  module Runtime
    module_function

    def check(status)
      raised = Thread.current[:animcore_raised]
      return if status.zero? && raised.nil?

      throw_away(raised) unless raised.nil?
      offset = block_given? ? yield : nil
      place = FFI::MemoryPointer.new(:int32, 2)
      Raw.anim_last_error_place(place, place + 4)
      line, column = place.read_array_of_int32(2)
      raise ERRORS.fetch(status, Error).new(
        Convert.c_string(Raw.anim_last_error_message),
        status: Status.of(status), line: line, column: column,
        pointer: Convert.c_string(Raw.anim_last_error_pointer), offset: offset
      )
    end

    # After a call that cannot fail.
    def done(result)
      raised = Thread.current[:animcore_raised]
      throw_away(raised) unless raised.nil?
      result
    end

    def throw_away(raised)
      Thread.current[:animcore_raised] = nil
      raise raised
    end

    @left = 0
    @under_way = []

    # The callbacks that were left by throw, by return, or with their thread, while the call around them is being left:
    # each with its fiber, and its stage if it is known.
    LEFT = [] # rubocop:disable Style/MutableConstant

    # How many callbacks were left.
    def left
      @left
    end

    # After a call in which a callback was left: what it was a call of can be called again, and gives its memory back.
    #
    # The library takes a callback for one that runs where the stack is deeper than it was in the callback. Here it is as
    # at the beginning of the call, as long as none of Ruby's functions in C, such as Array#each, are between.
    def settle(caller)
      mine = taken_from_left
      return if mine.empty?

      caller = caller.stage if caller.is_a?(StageObject)
      mine << caller if caller.is_a?(Stage) || caller.is_a?(Scene)
      # An easing of no stage: the call of any ends this one as well.
      mine << (spare = Stage.create) if mine.compact.empty?
      until mine.empty?
        object = mine.pop
        object.abandon unless object.nil? || object.closed?
      end
      spare&.close
    end

    # The stages of the callbacks that this fiber has left; nil of those of easings.
    def taken_from_left
      here = Fiber.current
      mine = LEFT.select { |fiber, _| fiber.equal?(here) }
      mine.each { |entry| LEFT.delete(entry) }
      mine.map(&:last)
    end

    # Whether a Fiber waits inside a callback of this stage, or of one that is not known: that call is not left.
    def waits?(stage)
      here = Fiber.current
      @under_way.any? do |thread, fiber, of|
        thread.equal?(Thread.current) && !fiber.equal?(here) && fiber.alive? && (of.nil? || of.equal?(stage))
      end
    end

    def leave(stage)
      @left += 1
      LEFT << [Fiber.current, stage]
    end

    # Runs what a callback does. What it raises waits until the call of the library is over; the first counts.
    def inside(result, stage)
      before = Thread.current[:animcore_raised]
      Thread.current[:animcore_raised] = nil
      is_over = false
      entry = [Thread.current, Fiber.current, stage]
      @under_way << entry
      begin
        yield.tap { is_over = true }
      rescue Exception => e # rubocop:disable Lint/RescueException
        Thread.current[:animcore_raised] = e
        is_over = true
        result
      ensure
        @under_way.delete_if { |each| each.equal?(entry) }
        leave(stage) unless is_over
        Thread.current[:animcore_raised] = before unless before.nil?
      end
    end
  end
  private_constant :Runtime

  # One of several constants: symbols for the numbers of C. A number that has no symbol stays a number.
  class Enumeration
    include Enumerable

    def initialize(name, **numbers)
      @name = name
      @numbers = numbers.freeze
      @symbols = numbers.invert.freeze
    end

    # The number of a symbol.
    def to_i(value)
      case value
      when Symbol then @numbers.fetch(value) { raise ::ArgumentError, "#{@name} has no #{value.inspect}; it has #{list}." }
      when Integer then Convert.whole(value, value.negative? ? "l" : "L", @name)
      else raise TypeError, "#{@name} is one of #{list}, not a value of #{value.class}."
      end
    end

    # The symbol of a number.
    def of(number)
      @symbols.fetch(number, number)
    end

    alias [] to_i

    def numbers(values)
      values.is_a?(Array) ? values.map { |each| to_i(each) } : values
    end

    def symbols(values)
      values.map { |each| of(each) }
    end

    # Yields each symbol and its number.
    def each(&block)
      @numbers.each(&block)
    end

    private

    def list
      @numbers.keys.map(&:inspect).join(", ")
    end
  end

  # Any of several constants together: an array of symbols.
  class Flags < Enumeration
    def to_i(value)
      case value
      when nil then 0
      when Array then value.reduce(0) { |all, each| all | super(each) }
      else super
      end
    end

    def of(number)
      found = @numbers.select { |_, bit| number & bit != 0 }
      rest = number & ~found.values.sum
      found.keys + (rest.zero? ? [] : [rest])
    end
  end

  # A struct of C as a value: it does not change, and equals one with the same members.
  class Value
    def self.members(names = nil)
      return @members if names.nil?

      @members = names.freeze
      attr_reader(*names)
    end

    # All members in their order, or by name.
    def initialize(*values, **named)
      names = self.class.members
      raise ::ArgumentError, "#{self.class} has #{names.size} members: #{names.join(', ')}." if values.size > names.size

      unknown = named.keys - names.drop(values.size)
      raise ::ArgumentError, "#{self.class} has no member #{unknown.first}, or it is given twice." unless unknown.empty?

      names.each_with_index { |name, index| instance_variable_set(:"@#{name}", index < values.size ? values[index] : named[name]) }
      freeze
    end

    # The same with other members.
    def with(**named)
      self.class.new(**to_h, **named)
    end

    def to_h
      self.class.members.to_h { |name| [name, instance_variable_get(:"@#{name}")] }
    end

    def deconstruct
      to_h.values
    end

    def deconstruct_keys(_names)
      to_h
    end

    def ==(other)
      other.instance_of?(self.class) && other.to_h == to_h
    end

    # As of numbers: 1 == 1.0, but a Hash has them as two keys.
    def eql?(other)
      other.instance_of?(self.class) && other.to_h.eql?(to_h)
    end

    def hash
      [self.class, to_h].hash
    end

    def inspect
      "#<#{self.class} #{to_h.map { |name, value| "#{name}=#{value.inspect}" }.join(' ')}>"
    end
    alias to_s inspect
  end

  # What a call may be told: the library's defaults, and what is set. Methods that take options take them by name, too.
  class Options < Value
    def self.members(names = nil)
      attr_writer(*names) unless names.nil?
      super
    end

    # The options that a caller means: an object, a Hash, keywords, or nil for the defaults.
    def self.from(value, keywords = {})
      case value
      when nil then keywords.empty? ? nil : new(**keywords)
      when Hash then new(**value, **keywords)
      when self then keywords.empty? ? value : value.with(**keywords)
      else raise TypeError, "#{name} is wanted, not a value of #{value.class}."
      end
    end

    def initialize(**named) # rubocop:disable Lint/MissingSuper
      defaults = self.class.defaults
      self.class.members.each { |name| instance_variable_set(:"@#{name}", defaults.public_send(name)) }
      named.each do |name, value|
        raise ::ArgumentError, "#{self.class} has no #{name}; it has #{self.class.members.join(', ')}." unless self.class.members.include?(name)

        instance_variable_set(:"@#{name}", value)
      end
    end
  end

  # An object of the library's: released by close, at the end of a block, or when nothing refers to it any more. One
  # object is used by one thread at a time.
  class Handle
    class << self
      attr_reader :destroy

      def destroyed_by(name)
        @destroy = name
      end

      # @private
      def wrap(pointer, owner = nil)
        allocate.tap { |handle| handle.__send__(:attach, pointer, owner) }
      end

      # Gives an object, or gives it to a block and closes it then.
      def lend(handle)
        return handle unless block_given?

        begin
          yield handle
        ensure
          handle.close
        end
      end
    end
    private_class_method :new

    # @private
    def pointer
      @owner&.pointer
      raise ClosedError, "This #{self.class.name.split('::').last.downcase} is closed." if @pointer.nil?

      @pointer
    end

    def closed?
      @owner.nil? ? @pointer.nil? : @owner.closed?
    end

    # Releases the object. The second time does nothing; one that belongs to another is closed with that.
    def close
      return unless @owner.nil? && !@pointer.nil?

      status = Raw.public_send(self.class.destroy, pointer)
      if status.zero?
        @pointer.autorelease = false
        @pointer = nil
      end
      Runtime.check(status)
    end

    def inspect
      "#<#{self.class}#{' (closed)' if closed?}>"
    end

    def dup
      raise TypeError, "#{self.class} cannot be copied."
    end
    alias clone dup

    private

    def attach(pointer, owner)
      @owner = owner
      @left = Runtime.left
      @pointer = owner.nil? ? FFI::AutoPointer.new(pointer, Raw.method(self.class.destroy)) : pointer
    end
  end

  # Something inside a stage. It ends with its stage, or where it is removed; what is done with it then raises.
  class StageObject
    attr_reader :stage, :identifier

    def initialize(stage, identifier)
      @stage = stage
      @identifier = identifier
    end

    def ==(other)
      other.instance_of?(self.class) && other.identifier == identifier
    end
    alias eql? ==

    def hash
      identifier.hash
    end

    def inspect
      format("#<%<class>s %<identifier>x>", class: self.class, identifier: identifier)
    end
  end
end
