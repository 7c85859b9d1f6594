# SPDX-License-Identifier: MIT
# frozen_string_literal: true

# Ruby's runner: see Tests/bindings/conformance.md.
require "animcore"

FPS = 60
FLICKS = Animcore::FLICKS_PER_SECOND

def hex(number)
  [number].pack("G").unpack1("H*")
end

def number(field)
  { "nan" => Float::NAN, "inf" => Float::INFINITY }.fetch(field) { Float(field) }
end

def numbers(field)
  field == "-" ? [] : field.split(",").map { |each| number(each) }
end

def names(field)
  field == "-" ? [] : field.split
end

def said(*values)
  values.flatten.map { |each| hex(each) }
end

def fnv(text)
  text.each_byte.reduce(0xcbf29ce484222325) { |hash, byte| ((hash ^ byte) * 0x100000001b3) & 0xffffffffffffffff }
end

def digest(text)
  format("digest %016x\n", fnv(text))
end

def dash(text)
  text.empty? ? "-" : text
end

def moment(scene)
  dash(scene.atomic_states).tr(" ", "+")
end

def pairs(field)
  field == "-" ? [] : field.split(",").map { |pair| MorphPair.new(*pair.split(":").map(&:to_i)) }
end

def shape_keyframes(way, paths, given)
  options = KeyframeOptions.new(duration: 1)
  return Keyframes.paths(options, paths, given, [], []) if way == "values"

  firsts, seconds = given.each_slice(2).to_a.transpose
  if way == "blocks"
    Keyframes.path_blocks(options, firsts, seconds, paths.drop(1))
  else
    curve, spring = CubicBezier.new(0, 0, 1, 1), Spring.new(1, 100, 10)
    keys = firsts.zip(seconds).map do |kind, duration|
      Keyframe.new(kind: kind.to_i, duration: duration, curve: curve, spring: spring)
    end
    Keyframes.path_track(options, keys, paths.drop(1))
  end
end

require_relative "program"
include Animcore # rubocop:disable Style/MixinUsage

KINDS = {
  "program" => lambda do |first, second, steps|
    player = Player.new(first, second)
    steps.split.map { |step| player.word(step) }
  ensure
    player&.close
  end,
  "spring" => lambda do |mass, stiffness, damping, from, to, velocity, times|
    spring = Spring.new(number(mass), number(stiffness), number(damping))
    said(spring.evaluate_many(numbers(times), number(from), number(to), number(velocity)).transpose)
  end,
  "perceptual" => lambda do |duration, bounce|
    spring = Spring.perceptual(number(duration), number(bounce))
    said(spring.deconstruct, spring.settling_duration(0, false))
  end,
  "named" => ->(name, duration, bounce) { said(Spring.named(name, number(duration), number(bounce)).deconstruct) },
  "easing" => lambda do |css, xs|
    Easing.css(css) { |easing| [*said(easing.evaluate_many(numbers(xs))), easing.css] }
  end,
  "bezier" => ->(x1, y1, x2, y2, xs) { said(CubicBezier.new(*[x1, y1, x2, y2].map { |each| number(each) }).evaluate_many(numbers(xs))) },
  "keyframes" => lambda do |mode, width, duration, values, times, samples|
    count = width.to_i
    options = KeyframeOptions.new(mode: mode.to_i, component_count: count, duration: number(duration))
    Keyframes.values(options, numbers(values), numbers(times), [], []) do |keyframes|
      said(keyframes.evaluate(numbers(samples), [], numbers(samples).size * count, nil).first)
    end
  end,
  "decay" => lambda do |rate, from, velocity, times|
    said(Decay.new(rate: number(rate)).evaluate(numbers(times), number(from), number(velocity)).transpose)
  end,
  "path" => lambda do |data|
    Path.parse(data) do |path|
      [path.counts.first.to_s, *said(path.area, path.length(0), path.bounds.deconstruct), path.svg]
    end
  end,
  "nearest" => lambda do |data, x, y|
    Path.parse(data) do |path|
      place = path.find_nearest(number(x), number(y))
      said(place.x, place.y, place.distance)
    end
  end,
  "morph" => lambda do |first, second, times|
    Path.parse(first) do |from|
      Path.parse(second) do |to|
        Morph.create(from, to) { |morph| numbers(times).map { |time| Handle.lend(morph.path(time), &:svg) } }
      end
    end
  end,
  "expression" => lambda do |text, variables, values|
    Expression.create(text, names(variables)) { |expression| said(expression.evaluate(numbers(values))) }
  end,
  "color" => ->(from, to, components) { said(Animcore.color_convert(from.to_i, to.to_i, numbers(components))) },
  "property" => lambda do |kind, from, to, spring, frames|
    spring = Spring.new(*numbers(spring))
    Stage.create do |stage|
      moving = stage.add("x", numbers(from), kind: kind.to_i)
      stage.animate(spring) { moving.value = numbers(to) }
      words = (0...frames.to_i).flat_map do |frame|
        stage.animate(spring) { moving.value = numbers(from) } if frame == frames.to_i / 2
        stage.advance_flicks(FLICKS / FPS)
        said(moving.presentation)
      end
      [*words, stage.events.size.to_s, stage.info.time.to_s]
    end
  end,
  "document" => lambda do |text|
    Scene.load(text) do |scene|
      states = scene.atomic_states
      [states.empty? ? "-" : states, scene.stage.count.to_s, scene.display_commands.size.to_s, format("%016x", scene.get_hash)]
    end
  end,
  "machine" => lambda do |text, events|
    Scene.load(text) do |scene|
      words = [moment(scene)]
      names(events).each do |event|
        scene.send(event)
        scene.advance(0.25)
        words << moment(scene)
      end
      [*words, scene.done? ? "1" : "0"]
    end
  end,
  "snapshot" => lambda do |text, event|
    Scene.load(text) do |scene|
      scene.send(event)
      scene.advance(0.1)
      kept = scene.snapshot
      scene.advance(0.3)
      first = scene.get_hash
      scene.restore(kept)
      scene.advance(0.3)
      [scene.get_hash == first ? "1" : "0"]
    end
  end,
  "list" => lambda do |text, name, steps|
    Scene.load(text) do |scene|
      list = scene.list(name)
      words = [items(list)]
      names(steps).each do |step|
        take_step(scene, list, *step.split(":"))
        words << items(list)
      end
      Scene.load(text) do |other|
        other.restore(scene.snapshot)
        first, second = [scene, other].map { |each| format("%016x", each.get_hash) }
        words + [items(other.list(name)), second, first == second ? "1" : "0"]
      end
    end
  end,
  "combine" => lambda do |first, second, operation, rule|
    [Path.parse(first).combine(Path.parse(second), operation.to_i, rule.to_i).svg]
  end,
  "morphed" => lambda do |first, second, words, effort, smoothness, *rest|
    structure, motion, pairing, starts, fill_rule, paint = words.split(",").map(&:to_i)
    Morph.create(Path.parse(first), Path.parse(second),
                 structure: structure, motion: motion, pairing: pairing, starts: starts, fill_rule: fill_rule, paint: paint,
                 effort: effort.to_i, smoothness: number(smoothness), pairs: pairs(rest[0]), points: pairs(rest[1])) do |morph|
      numbers(rest[2]).map { |time| morph.path(time).svg }
    end
  end,
  "shape" => lambda do |way, outlines, given, frames|
    paths = outlines.split("|").map { |data| Path.parse(data) }
    Stage.create do |stage|
      x = stage.add_path("x", paths[0])
      if way == "turns"
        x.set_path_turns(given == "1")
        stage.animate(Spring.new(1, 100, 20)) { x.set_path(paths[1]) }
      else
        x.animate(kind: :keyframes, keyframes: shape_keyframes(way, paths, numbers(given)))
      end
      words = Array.new(frames.to_i) do
        stage.advance(0.25)
        x.path(:presentation).svg
      end
      [*words, x.path_turns ? "1" : "0"]
    end
  end,
  "edition" => lambda do |old, new, event|
    document = Document.load(old)
    first, scene, other = Scene.create(document), Scene.load(new), Scene.load(new)
    first.send(event)
    first.advance(0.1)
    losses = scene.restore_edition(first.snapshot, document, new)
    scene.advance(0.3)
    again = other.restore_edition(scene.snapshot, document, new)
    same = again.empty? && other.get_hash == scene.get_hash
    lost = losses.size > 20 ? "#{losses.size} #{losses.last}" : dash(losses.join("|"))
    [lost, dash(scene.atomic_states), format("%016x", scene.get_hash), same ? "1" : "0"]
  end,
  "inputs" => lambda do |text, steps|
    Scene.load(text) do |scene|
      words = steps.split.flat_map do |step|
        kind, name, value = step.split(":", -1)
        said = case kind
               when "number"
                 scene.set_number(name, number(value))
                 hex(scene.number(name))
               when "boolean"
                 scene.set_boolean(name, value == "1")
                 scene.boolean(name) ? "1" : "0"
               when "text"
                 scene.set_string(name, value)
                 dash(scene.string(name))
               when "fire" then scene.fire_trigger(name)
               when "send" then scene.send(name)
               end
        [*(said if value), moment(scene)]
      end
      [*words, format("%016x", scene.get_hash)]
    end
  end,
  "lost" => lambda do |limit, count|
    Stage.create(event_limit: limit.to_i) do |stage|
      x = stage.add("x", 0)
      1.upto(count.to_i) do |each|
        stage.animate(Spring.new(1, 100, 20)) { x.value = each }
        stage.advance(0.1)
      end
      words = stage.events.map { |event| "#{EventKind.to_i(event.kind)}.#{event.count}" }
      [*words, stage.events.size.to_s]
    end
  end,
  "warnings" => lambda do |text|
    Document.load(text, keeps_warnings: true) do |document|
      kept, total = document.warning_count
      words = (0...kept).flat_map do |index|
        warning = document.warning(index)
        texts = %i[pointer suggestion message].map { |which| dash(document.warning_text(index, which)) }
        [WarningKind.to_i(warning.kind), warning.line, warning.column, *texts].map(&:to_s)
      end
      [total.to_s, *words]
    end
  end,
  "shared" => lambda do |text, event|
    document = Document.load(text)
    scenes = [Scene.create(document), Scene.create(document), Scene.load(text)]
    document.close
    scenes.values_at(0, 2).each { |scene| scene.send(event) }
    hashes = scenes.map do |scene|
      scene.advance(0.3)
      format("%016x", scene.get_hash)
    end
    [*hashes.take(2), hashes[0] == hashes[2] ? "1" : "0"]
  end,
  "states" => lambda do |text, events|
    Scene.load(text) do |scene|
      events.split.flat_map do |event|
        scene.send(event)
        active = scene.active_states
        [scene.states.join("|"), active.join("|"), active.count { |name| scene.in_state?(name) }.to_s]
      end
    end
  end
}.freeze

def items(list)
  words = list.map { |item| "#{item.key}.#{item.number}" } + list.leaving.map { |item| "~#{item.key}.#{item.number}" }
  words.empty? ? "-" : words.join("+")
end

def fields(text)
  return {} if text == "-"

  text.split(",").to_h do |pair|
    name, value = pair.split("=")
    [name, value.start_with?("'") ? value[1..] : number(value)]
  end
end

def take_step(scene, list, kind, *words)
  case kind
  when "append"
    key, place, values = words
    list.append(key: key == "-" ? nil : key, at: place == "-" ? Animcore::ItemList::LAST : Integer(place),
                values: fields(values))
  when "update" then list.update(words[0], fields(words[1]))
  when "move" then list.move(words[0], Integer(words[1]))
  when "remove" then list.remove(words[0])
  when "clear" then list.clear
  when "wait" then scene.advance(Float(words[0]))
  end
end

def answer(line)
  kind, *fields = line.split("\t", -1)
  KINDS.fetch(kind).call(*fields).map { |word| word.tr("\n", " ") }.join(" ")
rescue Animcore::Error => e
  place = e.line.zero? ? "" : " at #{e.line} #{e.column} #{e.pointer.empty? ? '-' : e.pointer}"
  "error #{Animcore.status_name(e.status)}#{place}"
end

def cases(file)
  lines = File.read(file, encoding: "UTF-8").split("\n").reject { |line| line.empty? || line.start_with?("#") }
  text = lines.map { |line| "#{answer(line)}\n" }.join
  text + digest(text)
end

def frame_lines(scene, shown, frame, time)
  states = scene.atomic_states
  text = "frame #{frame} #{time} state #{states.empty? ? '-' : states}\n"
  shown.each do |property, name|
    values = [property.presentation, property.velocity].map { |each| said(each).join(" ") }
    text << "property #{[name, values[0], 'velocity', values[1]].reject(&:empty?).join(' ')}\n"
  end
  scene.events.each do |event|
    name = event.name.negative? ? "" : scene.stage.name(event.name)
    kind = event.kind.to_s.tr("_", "-")
    text << "event #{event.time} #{kind} #{name.empty? ? '-' : name} #{event.finished ? 1 : 0} #{event.count}\n"
  end
  text << format("hash %016x\n", scene.get_hash)
end

def transcript(document, trace_file)
  Trace.load(File.read(trace_file, encoding: "UTF-8")) do |trace|
    info = trace.info
    Scene.load(File.read(document, encoding: "UTF-8"), seed: info.seed, parameters: trace.parameters) do |scene|
      shown = scene.stage.map { |each| [each, each.name.to_s] }.reject { |_, name| name.empty? }
      text = +""
      frame = time = step = 0
      loop do
        time = ((2 * frame * FLICKS) + FPS) / (2 * FPS)
        step = scene.play(trace, time, step)
        text << frame_lines(scene, shown, frame, time)
        frame += 1
        break if time >= info.end
      end
      text + digest(text)
    end
  end
end

def resident
  GC.start
  "resident #{File.read('/proc/self/status')[/^VmRSS:\s+(\d+) kB/, 1]}\n"
end

def leaks(file, count)
  document = File.read(file, encoding: "UTF-8")
  (1..count).each do |number|
    Scene.load(document) do |scene|
      info = scene.info
      scene.send_pointer(:down, 0, info.width / 2, info.height / 2)
      scene.send_pointer(:up, 0, info.width / 2, info.height / 2)
      scene.advance(0.1)
      scene.display
    end
    print resident if [count / 10, count].include?(number)
  end
end

def calls(count)
  x = Stage.create.add("x", 1.0)
  sum = 0
  count.times { sum += x.presentation }
  puts "calls #{sum.to_i}"
end

command, *arguments = ARGV
case command
when "cases" then print cases(*arguments)
when "play" then print transcript(*arguments)
when "digests" then arguments.each_slice(2) { |files| print transcript(*files).lines.last }
when "leaks" then leaks(arguments[0], arguments[1].to_i)
when "calls" then calls(arguments[0].to_i)
else abort "runner: #{command} is no command; there are cases, play, digests, leaks and calls"
end
