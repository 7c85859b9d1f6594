# SPDX-License-Identifier: MIT
# frozen_string_literal: true

# Plays the programs of Tests/bindings/conformance.md: calls on a stage or a scene, and what they leave. It uses what
# runner.rb has.
require_relative "program_motion"

class Player
  include ProgramMotion

  OF_GROUP = {
    "speed" => ->(group, speed) { group.set_speed(number(speed)) },
    "still" => ->(group, paused) { group.set_paused(paused == "1") },
    "seek" => ->(group, seconds) { group.seek(number(seconds)) },
    "ungroup" => ->(group) { group.remove }
  }.freeze
  OF_PROPERTY = %w[derive set shape spring curve reshape reform hold stop remove threshold action animate keyframes].freeze

  def initialize(first, second)
    @documents = [first, second]
    @scene = first == "-" ? nil : Animcore::Scene.load(first)
    @stage = @scene ? @scene.stage : Animcore::Stage.create
    @host = @scene || @stage
    @open = []
    @group = nil
    @bank = nil
    @kept = ""
  end

  def close
    @host.close
  end

  # What a call said, and the digest of the state afterwards.
  def word(step)
    name, *fields = step.split(":", -1)
    result = "ok"
    begin
      more = take(name, fields)
      more = "" unless more.is_a?(String)
    rescue Animcore::Error => e
      more = ""
      result = Animcore.status_name(e.status).delete_prefix("ANIM_ERROR_")
      result += "@#{e.line},#{e.column},#{e.pointer}" unless e.line.zero?
      result += "##{e.offset}" if e.offset
    end
    format("%s/%016x", result, fnv(more.b + state.b))
  end

  private

  def row(values)
    said(values).map { |each| " #{each}" }.join
  end

  def state
    text = +"#{@stage.info.time} #{format('%016x', @host.get_hash)}\n"
    @stage.list_properties.each do |each|
      text << each.name.to_s << row(each.get(:presentation)) << row(each.get(:velocity))
      text << row(each.get(:model)) unless each.info.kind == :path
      text << "\n"
    end
    @stage.poll_events.each do |event|
      name = event.name.negative? ? "" : @stage.name(event.name)
      kind = Animcore::EventKind.to_i(event.kind)
      text << "#{kind} #{event.time} #{name} #{event.finished ? 1 : 0} #{event.count}"
      (event.data_lost...event.count).each { |index| text << data_of(event.data, index) } unless event.data.zero?
      text << "\n"
    end
    text << "#{@scene.atomic_states} #{@scene.focus} #{@scene.display_commands.size}\n" if @scene
    text
  end

  # A value of an event's data.
  def data_of(data, index)
    value = @scene.event_value(data, index)
    shown = case value.kind
            when :text then "'#{@scene.event_text(data, index)}"
            when :boolean then value.number.zero? ? "0" : "1"
            else hex(value.number)
            end
    " #{@stage.name(value.name)}=#{shown}"
  end

  def spring_of(field)
    Animcore::Spring.new(*numbers(field))
  end

  def curve_of(field)
    Animcore::CubicBezier.new(*numbers(field))
  end

  # What a motion is, as members of one or of an animation's options.
  def shape(field)
    word, rest = field.split(",", 2)
    case word
    when "-" then {}
    when "none" then { kind: :none }
    when "spring" then { kind: :spring, spring: spring_of(rest) }
    when "curve" then { kind: :curve, curve: curve_of(rest) }
    when "decay" then { kind: :decay, decay: Animcore::Decay.new(rate: number(rest)) }
    else { kind: :easing, easing: Animcore::Easing.css(rest) }
    end
  end

  def set(members, name, field)
    members[name] = number(field) unless field == "-"
  end

  def take(name, fields)
    first, second, third = fields
    case name
    when "advance" then @host.advance(number(first))
    when "flicks" then @host.advance_flicks(Integer(first))
    when "keep" then (@kept = @host.snapshot).bytesize.to_s
    when "back" then @host.restore(@kept)
    when "pause" then @stage.set_paused(first == "1")
    when "scale" then @stage.set_time_scale(number(first))
    when "reduce" then @stage.set_reduced_motion(Integer(first))
    when "changed" then @stage.take_changed.map { |each| each.name.to_s }.join(" ")
    when "group" then @group = @stage.add_group
    when *OF_GROUP.keys then @group && OF_GROUP[name].call(@group, *fields)
    when *NAMES then motion_step(name, fields)
    when *ProgramMotion::OF_PROPERTY then motion_of_property(@stage.find_property(first), name, fields.drop(1))
    when "begin" then begin_transaction(*fields)
    when "commit" then @open.pop&.commit
    when "add" then add(first, Integer(second), numbers(third))
    when "path" then @stage.add_path(first, Animcore::Path.parse(second))
    when *Player::OF_PROPERTY then of_property(@stage.find_property(first), name, *fields.drop(1))
    else of_scene(name, fields)
    end
  end

  def add(name, kind, values)
    options = Animcore::PropertyOptions.new(kind: kind)
    options.component_count = values.size if kind == Animcore::ValueKind.to_i(:vector)
    @stage.add_property_with(name, options, values)
  end

  def begin_transaction(motion, duration, delay, interruption, arrangement, stagger, repeats, autoreverses, grouped)
    members = shape(motion)
    { duration: duration, delay: delay, stagger: stagger, repeat_count: repeats }.each { |name, field| set(members, name, field) }
    members[:interruption] = Integer(interruption) unless interruption == "0"
    members[:arrangement] = Integer(arrangement)
    members[:autoreverses] = autoreverses == "1" unless autoreverses == "-"
    members[:group] = @group if grouped == "1" && @group
    @open << @stage.begin_transaction(**members)
  end

  def of_property(of, name, *fields)
    first, second, third = fields
    case name
    when "derive" then of.set_expression(first)
    when "set" then of.set_value(numbers(first))
    when "shape" then of.set_path(Animcore::Path.parse(first))
    when "spring" then of.spring_to(numbers(first), numbers(second), spring_of(third))
    when "curve" then of.curve_to(numbers(first), curve_of(second), number(third))
    when "reshape" then reshape(of, first, second, third)
    when "reform" then of.curve_to_path(Animcore::Path.parse(first), curve_of(second), number(third))
    when "hold" then of.hold
    when "stop" then of.remove_all_animations
    when "remove" then of.remove
    when "threshold" then of.set_threshold(number(first))
    when "action" then act(of, first)
    when "animate" then animate(of, *fields)
    else keyframes(of, *fields)
    end
    nil
  end

  def reshape(of, data, velocity, spring)
    path = Animcore::Path.parse(data)
    of.spring_to_path(path, velocity == "-" ? nil : numbers(velocity), spring_of(spring))
  end

  def act(of, field)
    case field
    when "-" then of.set_action(:follow)
    when "none" then of.set_action(:none)
    else of.set_action(:own, **shape(field))
    end
  end

  def animate(of, motion, from, to, by, velocity, duration, delay, interruption, flags, repeats, grouped)
    members = shape(motion)
    { from: from, to: to, by: by, velocity: velocity }.each do |name, field|
      members[name] = numbers(field) unless field == "-"
    end
    set(members, :duration, duration)
    set(members, :delay, delay)
    members[:group] = @group if grouped == "1" && @group
    start(of, members, interruption, flags, repeats)
  end

  def keyframes(of, mode, width, values, times, duration, interruption, flags, repeats)
    options = Animcore::KeyframeOptions.new(mode: Integer(mode), component_count: Integer(width), duration: number(duration))
    keyframes = Animcore::Keyframes.values(options, numbers(values), numbers(times), [], [])
    start(of, { kind: :keyframes, keyframes: keyframes }, interruption, flags, repeats)
  end

  def start(of, members, *rest)
    of.animate(**started(members, *rest))
  end

  # The members of an animation's options, with those that all animations have.
  def started(members, interruption, flags, repeats)
    timing = { autoreverses: flags.include?("r") }
    set(timing, :repeat_count, repeats)
    { **members, interruption: Integer(interruption), additive: flags.include?("a"),
      cumulative: flags.include?("c"), sets_model: flags.include?("m"),
      timing: Animcore::MediaTiming.new(**timing) }
  end

  def of_scene(name, fields)
    first, second = fields
    case name
    when "share" then share
    when "edition" then edition(*fields.map { |each| @documents[Integer(each)] })
    when "items" then items(@scene.list(first))
    when "reload" then @scene.reload(@documents[Integer(first)]).join("\n")
    when "pointer" then @scene.send_pointer(Integer(first), Integer(second), number(fields[2]), number(fields[3]))
    when "wheel" then @scene.send_wheel(*fields.map { |each| number(each) }) ? "1" : "0"
    when "key" then @scene.send_key(*fields.map { |each| Integer(each) }) ? "1" : "0"
    when "focus" then @scene.set_focus(first == "-" ? "" : first)
    when "number"
      @scene.set_number(first, number(second))
      row([@scene.number(first)])
    when "boolean" then @scene.set_boolean(first, second == "1")
    when "text"
      @scene.set_string(first, second)
      @scene.string(first)
    when "fire" then @scene.fire_trigger(first)
    when "send" then second == "-" ? @scene.send(first) : @scene.send_data(first, Animcore::EventField.all(fields_of(second)))
    else
      take_step(@scene, @scene.list(first), name == "drop" ? "remove" : name, *fields.drop(1))
      nil
    end
  end

  # A scene of a document that others could share.
  def share
    scene = Animcore::Document.load(@documents[0]) { |document| Animcore::Scene.create(document) }
    scene.restore(@scene.snapshot)
    format("%016x", scene.get_hash)
  ensure
    scene&.close
  end

  def edition(older, newer)
    Animcore::Document.load(older) { |document| @scene.restore_edition(@kept, document, newer).join("\n") }
  end

  def fields_of(text)
    fields(text)
  end
end
