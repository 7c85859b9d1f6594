# SPDX-License-Identifier: MIT
# frozen_string_literal: true

module Animcore
  class Motion
    # A motion by what a caller means: a Spring, [curve, seconds], options, or their names.
    def self.from(value, keywords = {})
      case value
      when Spring then new(kind: :spring, spring: value, **keywords)
      when CubicBezier then new(kind: :curve, curve: value, **keywords)
      when Easing then new(kind: :easing, easing: value, **keywords)
      else super
      end
    end
  end

  class Stage
    include Enumerable

    # The blocks that it calls, by their contexts.
    # @private
    def functions
      @functions ||= {}
    end

    # @private
    def pointer
      address = super
      abandon(address) unless @left == Runtime.left || Runtime.waits?(self)
      address
    end

    # Ends a call in which a callback was left, if that is over.
    # @private
    def abandon(address = @pointer)
      left = Runtime.left
      @left = left if Raw.anim_stage_abandon_call(address).zero?
    end

    # A property: of one number, or of as many as kind says (:vector2, :color…).
    def add(name, value, kind: nil)
      values = Array(value)
      kind ||= { 1 => :scalar, 2 => :vector2, 3 => :vector3, 4 => :vector4 }.fetch(values.size) do
        raise ::ArgumentError, "Say which kind a property of #{values.size} numbers is."
      end
      add_property(name, kind, values)
    end

    # The property of that name.
    def [](name)
      find_property(name)
    end

    # Yields each property.
    def each(&block)
      list_properties.each(&block)
    end

    # Values that the block sets move so: by a Spring, a CubicBezier and its duration:, or the members of a Motion. Gives the
    # transaction.
    def animate(motion = nil, **keywords)
      transaction = begin_transaction(motion, **keywords)
      raised = nil
      begin
        yield
      rescue Exception => e # rubocop:disable Lint/RescueException
        raised = e
        raise
      ensure
        begin
          transaction.commit
        rescue StandardError
          # What the block raised comes out, also where the transaction cannot be committed.
          raise if raised.nil?
        end
      end
      transaction
    end

    # What has happened since it was asked last.
    def events
      poll_events
    end

    # Yields each event since it was asked last.
    def each_event(&block)
      poll_events.each(&block)
    end

    # The stage's time in seconds.
    def time
      Animcore.flicks_to_seconds(info.time)
    end
  end

  class Property
    alias read value
    remove_method :value
    remove_method :value=

    # All components of the :model value, the :presentation value or the :velocity: one number, or an Array of several.
    def get(what)
      told = info
      # A path on its way to one with other verbs is shown with other components than its model value has.
      all = read(what, Read[what] == Read[:model] ? told.component_count : told.shown_count)
      all.size == 1 ? all.first : all
    end

    # The model value.
    def value
      get(:model)
    end

    # Sets the model value, which moves where a transaction is open.
    def value=(value)
      set_value(Array(value))
    end

    # The value that is seen now.
    def presentation
      get(:presentation)
    end

    # The velocity of the value that is seen.
    def velocity
      get(:velocity)
    end

    # The name, or nil.
    def name
      number = info.name
      number.negative? ? nil : stage.name(number)
    end
  end

  class Path
    # The path of SVG path data. An error says at which byte it is (offset).
    def self.parse(svg, options = nil, **keywords, &block)
      path = create
      begin
        path.parse(svg, options, **keywords)
      rescue StandardError
        path.close
        raise
      end
      Handle.lend(path, &block)
    end

    # The path as SVG path data that people read best: absolute, a command for each verb. write is shorter.
    def svg
      write(minified: false, coordinates: :absolute)
    end
    alias to_s svg

    # The verbs, and the coordinates that belong to them.
    def contents
      copy(*counts)
    end

    def ==(other)
      other.is_a?(Path) && is_equal?(other)
    end
  end

  class Scene
    # @private
    def pointer
      address = super
      abandon(address) unless @left == Runtime.left || Runtime.waits?(@stage)
      address
    end

    # Ends a call in which a callback was left, if that is over.
    # @private
    def abandon(address = @pointer)
      left = Runtime.left
      @left = left if Raw.anim_scene_abandon_call(address).zero?
    end

    # The scene's stage, which ends with it.
    alias new_stage stage
    private :new_stage
    remove_method :stage
    def stage
      @stage ||= new_stage
    end

    # The names of the active states that have none inside, in the document's order.
    def states
      Convert.names(atomic_states)
    end

    # The names of all active states, in the document's order.
    def active_states
      Convert.names(configuration)
    end

    # What has happened since it was asked last.
    def events
      stage.poll_events
    end

    # Sends an event with data: numbers, true and false, and texts by their names.
    def send_with(name, **data)
      send_data(name, EventField.all(data))
    end
  end

  class Display
    include Enumerable

    # Yields each command, from back to front.
    def each(&block)
      commands.each(&block)
    end

    # A part of the texts: bytes from a start.
    def string(start, count)
      text[start, count].pack("C*").force_encoding("UTF-8")
    end
  end
end
