#!/usr/bin/env ruby
# SPDX-License-Identifier: MIT
# frozen_string_literal: true

# Taps a control and draws it in the terminal: ruby -Ilib examples/terminal.rb DOCUMENT [FRAMES]
# Half blocks show two pixels in a character. Paths are filled by counting crossings; clips and texts are left out.
require "animcore"

# Pixels with colors, and what a display list does to them.
class Canvas
  attr_reader :width, :height

  def initialize(width, height, scale)
    @width = width
    @height = height
    @scale = scale
    @pixels = Array.new(width * height) { [1.0, 1.0, 1.0] }
  end

  def draw(display)
    opacities = [1.0]
    display.each do |command|
      case command.kind
      when :layer_begin then opacities.push(opacities.last * command.opacity)
      when :layer_end then opacities.pop
      end
      draw_content(display, command, command.opacity * opacities.last)
    end
  end

  def to_s
    (0...(height / 2)).map do |row|
      line = (0...width).map do |column|
        above = @pixels[(row * 2 * width) + column]
        below = @pixels[(((row * 2) + 1) * width) + column]
        "\e[38;2;#{bytes(above)};48;2;#{bytes(below)}m\u2580"
      end
      "#{line.join}\e[0m"
    end.join("\n")
  end

  private

  def draw_content(display, command, opacity)
    case command.content
    in Animcore::DrawFill => content
      path(display, content.path) do |path|
        path.transform(command.transform)
        fill(edges(path), color(display, content.paint), opacity)
      end
    in Animcore::DrawStroke => content
      path(display, content.path) do |path|
        style = { width: content.width, cap: content.cap, join: content.join, miter_limit: [content.miter_limit, 1].max }
        Animcore::Handle.lend(path.stroke(style, 0.01)) do |around|
          around.transform(command.transform)
          fill(edges(around), color(display, content.paint), opacity)
        end
      end
    else nil
    end
  end

  def bytes(color)
    color.map { |each| (each.clamp(0, 1) * 255).round }.join(";")
  end

  # A gradient is drawn as the mean of its ends.
  def color(display, paint)
    return paint.color if paint.stop_count.zero?

    stops = display.stops[paint.stop_start, paint.stop_count]
    stops.first.color.zip(stops.last.color).map { |first, last| (first + last) / 2 }
  end

  def path(display, part, &block)
    Animcore::Path.create do |path|
      path.append(
        display.verbs[part.verb_start, part.verb_count],
        display.coordinates[part.coordinate_start, part.coordinate_count]
      )
      block.call(path)
    end
  end

  # The path's outline as edges in pixels.
  def edges(path)
    tolerance = 0.1 / @scale
    flat = Animcore::Path.parse(Animcore::Handle.lend(path.flatten(tolerance), &:svg))
    edges = []
    start = last = nil
    flat.svg.scan(/([MLZ])(?:(\S+?) ([^\sMLZ]+))?/) do |verb, x, y|
      point = verb == "Z" ? start : [x.to_f * @scale, y.to_f * @scale]
      verb == "M" ? edges << [last, start] : edges << [last, point]
      start = point if verb == "M"
      last = point
    end
    flat.close
    (edges << [last, start]).reject { |pair| pair.any?(&:nil?) }
  end

  def fill(edges, color, opacity)
    part = color[3] * opacity
    height.times do |row|
      y = row + 0.5
      crossings = edges.filter_map do |(x1, y1), (x2, y2)|
        next if (y1 <= y) == (y2 <= y)

        [x1 + ((y - y1) / (y2 - y1) * (x2 - x1)), y1 < y2 ? 1 : -1]
      end
      span(row, crossings.sort, color, part)
    end
  end

  def span(row, crossings, color, part)
    winding = 0
    crossings.each_cons(2) do |(from, turn), (to, _)|
      winding += turn
      next if winding.zero?

      ([(from - 0.5).ceil, 0].max..[(to - 0.5).ceil - 1, width - 1].min).each do |column|
        @pixels[(row * width) + column].map!.with_index { |each, index| each + ((color[index] - each) * part) }
      end
    end
  end
end

Animcore::Scene.load(File.read(ARGV.fetch(0), encoding: "UTF-8")) do |scene|
  info = scene.info
  scale = 48 / info.width
  Integer(ARGV[1] || 60).times do |frame|
    scene.send_pointer(:down, 0, info.width / 2, info.height / 2) if frame == 3
    scene.send_pointer(:up, 0, info.width / 2, info.height / 2) if frame == 6
    scene.advance(1 / 60.0)
    canvas = Canvas.new(48, (info.height * scale / 2).ceil * 2, scale)
    canvas.draw(scene.display)
    print $stdout.tty? ? "\e[H\e[2J" : "", canvas, "\n#{scene.states.join(' ')}\n"
    sleep(1 / 60.0) if $stdout.tty?
  end
end
