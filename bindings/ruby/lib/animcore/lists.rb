# SPDX-License-Identifier: MIT
# frozen_string_literal: true

module Animcore
  # An item of a list, as it was when it was read. Its key is what it is known by; its name stands, with a dot, before the
  # names of all that is its own: the property y is stage["#{item.name}.y"].
  Item = Struct.new(:key, :name, :number, :leaving?)

  # The items of a list of a scene, without those that are leaving: scene.list("toasts").append(title: "Saved").
  class ItemList
    include Enumerable

    # Behind all that there are.
    LAST = (2**32) - 1

    # The list's name, and its number in the scene.
    attr_reader :name, :number

    def initialize(scene, name, number)
      @scene = scene
      @name = name
      @number = number
    end

    # How many items there are.
    def size
      info.item_count
    end
    alias length size

    def empty?
      size.zero?
    end

    # How many items it has room for, those that are leaving included.
    def capacity
      info.capacity
    end

    # Yields each item that is there when it begins, in their order.
    def each(&block)
      return enum_for(:each) { size } unless block_given?

      Array.new(size) { |place| item(place) }.each(&block)
      self
    end

    # The items that were removed and whose machines have not come to their end.
    def leaving
      counts = info
      Array.new(counts.leaving_count) { |place| item(counts.item_count + place) }
    end

    def keys
      map(&:key)
    end

    # The item at a place (from the end where it is negative), or with a key: nil where there is none.
    def [](place_or_key)
      place = place_or_key.is_a?(Integer) ? place_or_key : index(place_or_key)
      return nil if place.nil?

      place += size if place.negative?
      place.between?(0, size - 1) ? item(place) : nil
    end

    # The place of the item with a key, or nil.
    def index(key)
      @scene.find_item(@number, text(key))
    rescue NotFoundError
      nil
    end

    def key?(key)
      !index(key).nil?
    end

    # Adds an item at a place, or at the end, and starts its machine: values are those of its inputs. Without a key the
    # list chooses a number that none has. Gives the item.
    def append(key: nil, at: LAST, values: {}, **fields)
      added = @scene.append_item(@number, at, key.nil? ? "" : text(key), EventField.all(values, fields))
      counts = info
      count = counts.item_count + counts.leaving_count
      # Machines may have moved it meanwhile, but nearly always it is where it was put.
      first = [at, [counts.item_count - 1, 0].max].min
      count.times do |offset|
        place = (first + offset) % count
        return item(place) if @scene.item_info(@number, place).number == added
      end
      Item.new(key.to_s, "#{@name}.#{added}", added, true)
    end

    # Adds an item with these values: list << { title: "Saved" }.
    def <<(values)
      append(values: values)
      self
    end

    # Moves an item to a place, or to the end where there are fewer.
    def move(key, place)
      @scene.move_item(@number, text(key), place)
      self
    end

    # Gives inputs of an item other values.
    def update(key, values = {}, **fields)
      @scene.update_item(@number, text(key), EventField.all(values, fields))
      self
    end

    # Removes an item: its machine hears the event removed, and it is gone when that has come to its end.
    def remove(key)
      @scene.remove_item(@number, text(key))
      self
    end

    # Removes all items.
    def clear
      @scene.clear_list(@number)
      self
    end

    def inspect
      "#<#{self.class} #{@name} #{keys}>"
    end

    private

    # Others than these would be the key that to_s makes of them.
    def text(key)
      case key
      when String, Symbol, Integer then key.to_s
      else raise TypeError, "key is a String, a Symbol or an Integer, not #{Convert.told(key)}."
      end
    end

    def info
      @scene.list_info(@number)
    end

    def item(place)
      info = @scene.item_info(@number, place)
      Item.new(@scene.item_key(@number, place), "#{@name}.#{info.number}", info.number, info.leaving)
    end
  end

  class EventField
    # Fields of a Hash of numbers, true and false, and texts by their names.
    def self.all(data, more = {})
      raise TypeError, "Values are a Hash, not #{Convert.told(data)}." unless data.is_a?(Hash)

      data.merge(more).map do |name, value|
        case value
        when Numeric then new(name.to_s, :number, value, nil)
        when true, false then new(name.to_s, :boolean, value ? 1 : 0, nil)
        when String then new(name.to_s, :text, 0, value)
        else raise TypeError, "#{name} is a number, true, false or a String, not #{Convert.told(value)}."
        end
      end
    end
  end

  class Scene
    # The list of that name; one in an instance has the instance's name before it.
    def list(name)
      ItemList.new(self, name, find_list(name))
    end

    # All lists, in the document's order.
    def lists
      (0..).each_with_object([]) do |number, all|
        all << ItemList.new(self, stage.name(list_info(number).name), number)
      rescue NotFoundError
        return all
      end
    end
  end
end
