# SPDX-License-Identifier: MIT
# frozen_string_literal: true

# Steps of programs: groups, animators, banks, tracks, blocks, keyframes of paths, morphs and timings.
module ProgramMotion
  GROUPS = {
    "clock" => ->(group) { row([group.time]) },
    "fraction" => ->(group) { row([group.fraction]) },
    "drag" => lambda do |group, fraction|
      group.set_fraction(number(fraction))
      row([group.fraction])
    end,
    "run" => lambda do |group, reversed, motion, factor, velocity|
      speed = velocity == "-" ? Float::NAN : number(velocity)
      group.run(reversed == "1", shape(motion), number(factor), speed)
    end,
    "rest" => ->(group) { group.pause },
    "finish" => ->(group, position) { group.stop(Integer(position)) }
  }.freeze
  BANKS = {
    "aim" => ->(bank, targets, indices) { bank.retarget(indices_of(indices), numbers(targets)) },
    "place" => ->(bank, values, indices) { bank.set_values(indices_of(indices), numbers(values)) },
    "springs" => lambda do |bank|
      values = bank.values
      row(values) + row(bank.velocities(values.size)) + bank.counts.map { |each| " #{each}" }.join
    end,
    "settled" => ->(bank) { bank.take_settled.join(" ") },
    "unbank" => ->(bank) { bank.remove }
  }.freeze
  ALONE = %w[inner media animator bank morph prepared timing].freeze
  OF_PROPERTY = %w[track blocks outlines glide traced turns].freeze
  NAMES = [*GROUPS.keys, *BANKS.keys, *ALONE].freeze

  private

  def motion_step(name, fields)
    if GROUPS.key?(name)
      @group && instance_exec(@group, *fields, &GROUPS[name])
    elsif BANKS.key?(name)
      @bank && instance_exec(@bank, *fields, &BANKS[name])
    else
      method("take_#{name}").call(*fields)
    end
  end

  def indices_of(field)
    field == "-" ? nil : field.split(",").map { |each| Integer(each) }
  end

  def timing_of(field)
    begin_time, offset, speed, duration, repeats, limit = numbers(field)
    autoreverses, fill = field.split(",").last(2)
    Animcore::MediaTiming.new(begin_time: begin_time, time_offset: offset, speed: speed, duration: duration,
                              repeat_count: repeats, repeat_duration: limit, autoreverses: autoreverses == "1",
                              fill_mode: Integer(fill))
  end

  def sampled(timing, time)
    of = timing.evaluate(time)
    flags = [Animcore::TimingPhase.to_i(of.phase), of.is_in_effect ? 1 : 0, of.is_reversing ? 1 : 0].join(" ")
    flags + row([of.progress, of.iteration, of.local_time, of.iteration_time, of.rate, of.iteration_rate])
  end

  def parent(inside)
    inside == "1" ? @group : nil
  end

  def take_inner
    @group = @stage.add_group(parent: @group)
  end

  def take_media(field, inside)
    timing = timing_of(field)
    said = sampled(timing, 0)
    @group = @stage.add_group(kind: :media, timing: timing, parent: parent(inside))
    said
  end

  def take_animator(duration, inside)
    @group = @stage.add_group(kind: :animator, duration: number(duration), parent: parent(inside))
  end

  def take_bank(spring, values, threshold)
    @bank = @stage.add_bank(spring_of(spring), numbers(values), number(threshold))
  end

  def take_morph(from, to, time)
    Animcore::Morph.create(Animcore::Path.parse(from), Animcore::Path.parse(to)).path(number(time)).svg
  end

  def take_prepared(spring, *fields)
    row(spring_of(spring).prepare.evaluate(*fields.map { |each| number(each) }))
  end

  def take_timing(field, time)
    sampled(timing_of(field), number(time))
  end

  def motion_of_property(of, name, fields)
    case name
    when "track" then track(of, *fields)
    when "blocks" then blocks(of, *fields)
    when "outlines" then outlines(of, *fields)
    when "glide" then glide(of, *fields)
    when "traced" then of.path(:presentation).svg
    else
      of.set_path_turns(fields[0] == "1")
      of.path_turns ? "1" : "0"
    end
  end

  def track(of, width, keys, curve, spring, values, velocities, initial, *rest)
    shape = { curve: curve_of(curve), spring: spring_of(spring) }
    keys = keys.split(",").map do |key|
      kind, flags, duration = key.split("/")
      Animcore::Keyframe.new(kind: Integer(kind), flags: Integer(flags), duration: number(duration), **shape)
    end
    options = Animcore::KeyframeOptions.new(component_count: Integer(width))
    along(of, Animcore::Keyframes.track(options, keys, numbers(values), numbers(velocities), numbers(initial)), *rest)
  end

  def blocks(of, width, starts, durations, values, initial, duration, *rest)
    options = Animcore::KeyframeOptions.new(component_count: Integer(width), duration: number(duration))
    given = [starts, durations, values, initial].map { |each| numbers(each) }
    along(of, Animcore::Keyframes.blocks(options, *given), *rest)
  end

  def outlines(of, mode, outlines, duration, *rest)
    paths = outlines.split("|").map { |data| Animcore::Path.parse(data) }
    options = Animcore::KeyframeOptions.new(mode: Integer(mode), duration: number(duration))
    along(of, Animcore::Keyframes.paths(options, paths, [], [], []), *rest)
  end

  def along(of, keyframes, *rest)
    start(of, { kind: :keyframes, keyframes: keyframes }, *rest)
    nil
  end

  def glide(of, motion, from, to, duration, *rest)
    members = shape(motion)
    set(members, :duration, duration)
    ends = [from, to].map { |each| each == "-" ? nil : Animcore::Path.parse(each) }
    of.animate_path(started(members, *rest), *ends)
    nil
  end
end
