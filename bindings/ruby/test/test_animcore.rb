# SPDX-License-Identifier: MIT
# frozen_string_literal: true

require "timeout"
require "minitest/autorun"
require "animcore"

include Animcore # rubocop:disable Style/MixinUsage

TOGGLE = File.read(ENV.fetch("TOGGLE"), encoding: "UTF-8")

class ValuesTest < Minitest::Test
  def test_springs_are_the_formulas
    spring = Spring.perceptual(0.5, 0)
    assert_in_epsilon((2 * Math::PI / 0.5)**2, spring.stiffness) # SwiftUI's: k = (2 pi / duration)^2
    assert_in_epsilon(1.4727003346780927, Spring.new(1, 100, 10).settling_duration(0, false)) # Core Animation's
    value, = Spring.new(1, 100, 20).evaluate(0.1, 0, 1, 0)
    assert_in_epsilon(1 - (2 * Math.exp(-1)), value) # critically damped: 1 - (1 + w t) exp(-w t)
  end

  def test_values_are_compared_printed_and_matched
    spring = Spring.new(mass: 1, stiffness: 100, damping: 10)
    assert_equal(Spring.new(1, 100, 10), spring)
    assert_equal(1, { spring => 1 }[Spring.new(1, 100, 10)])
    assert_match(/stiffness=100/, spring.inspect)
    spring => { damping: 10 }
    assert_equal(20, spring.with(damping: 20).damping)
    assert_predicate(spring, :frozen?)
    assert_raises(::ArgumentError) { Spring.new(1, 2, 3, 4) }
    assert_raises(::ArgumentError) { Spring.new(mess: 1) }
    assert_raises(TypeError) { Spring.new(1, 100).evaluate(0, 0, 1, 0) }
  end

  def test_arrays_and_memory
    spring = Spring.new(1, 100, 10)
    times = [0.1, 0.2, 0.3]
    values, velocities = spring.evaluate_many(times, 0, 1, 0)
    assert_equal(times.map { |time| spring.evaluate(time, 0, 1, 0) }, values.zip(velocities))
    memory = FFI::MemoryPointer.new(:double, 3)
    memory.write_array_of_double(times)
    into, = spring.evaluate_many(memory, 0, 1, 0, into: [memory, nil])
    assert_same(memory, into)
    assert_equal(values, memory.read_array_of_double(3))
    assert_raises(::ArgumentError) { spring.evaluate_many([0.1] * 4, 0, 1, 0, into: [memory, nil]) }
    assert_raises(TypeError) { spring.evaluate_many(["x"], 0, 1, 0) }
    assert_raises(::ArgumentError) { spring.evaluate_many(FFI::Pointer.new(memory.address), 0, 1, 0) }
    assert_raises(::ArgumentError) { spring.evaluate_many(times, 0, 1, 0, into: [FFI::Pointer.new(memory.address), nil]) }
    moving = [0.0]
    spring.step_many(0.1, [1.0], nil, moving, [0.0])
    assert_equal([values[0]], moving)
    assert_raises(::ArgumentError) { spring.step_many(0.1, [1.0, 2.0], nil, moving, [0.0]) }
  end

  def test_a_frozen_array_is_refused_before_the_other_changes
    spring = Spring.new(1, 100, 10)
    moving = [0.0]
    assert_raises(FrozenError) { spring.step_many(0.1, [1.0], nil, moving, [0.0].freeze) }
    assert_equal([0.0], moving)
    assert_raises(FrozenError) { Path.parse("M0 0L1 1").copy([].freeze, 4) }
  end

  def test_flags_may_be_said_twice
    assert_equal(ModifierFlags.to_i([:shift]), ModifierFlags.to_i(%i[shift shift]))
    assert_equal(ModifierFlags.to_i([:shift]), ModifierFlags.to_i([:shift, ModifierFlags.to_i(:shift)]))
  end

  # Ruby's rule for eql?: what is eql has the same hash.
  def test_what_is_eql_has_one_hash
    whole = Spring.new(1, 100, 10)
    real = Spring.new(1.0, 100.0, 10.0)
    assert_equal(whole, real)
    refute_operator(whole, :eql?, real) # as 1.eql?(1.0)
    assert_equal(real.hash, Spring.new(1.0, 100.0, 10.0).hash)
    assert_operator(real, :eql?, Spring.new(1.0, 100.0, 10.0))
    assert_equal(2, { whole => 1, real => 2 }.size)
  end

  def test_colors_have_rows_of_four
    white = Animcore.color_convert(:srgb, :oklab, [1, 1, 1, 1])
    assert_in_delta(1, white[0], 1e-6)
    assert_raises(::ArgumentError) { Animcore.color_convert(:srgb, :oklab, [1, 1, 1]) }
    error = assert_raises(::ArgumentError) { Animcore.color_convert(:rgb, :oklab, [1, 1, 1, 1]) }
    assert_match(/:srgb/, error.message)
  end
end

class StageTest < Minitest::Test
  def setup
    @stage = Stage.new
    @x = @stage.add("x", 0.0)
    @spring = Spring.new(1, 100, 20)
  end

  def teardown
    @stage.close
  end

  def test_a_transaction_moves_and_an_interruption_keeps_the_velocity
    @stage.animate(@spring) { @x.value = 100 }
    @stage.advance(0.1)
    velocity = @x.velocity
    assert_in_epsilon(@spring.evaluate(0.1, 0, 100, 0)[0], @x.presentation)
    @stage.animate(@spring) { @x.value = 0 }
    assert_in_epsilon(velocity, @x.velocity)
    assert_equal([@x], @stage.take_changed)
    @stage.advance(20)
    assert_equal([0, 0], [@x.value, @x.presentation])
    assert_includes(@stage.events.map(&:kind), :transaction_completed)
    assert_equal(@x, @stage["x"])
    assert_equal(["x"], @stage.map(&:name))
    assert_in_epsilon(20.1, @stage.time)
  end

  def test_a_path_on_its_way_to_other_verbs_has_a_model_value
    property = @stage.add_path("path", Path.parse("M0 0C5 5 10 0 10 10L20 20L30 5L0 40Z"))
    @stage.animate(@spring) { property.path = Path.parse("M0 0L10 0L10 10Z") }
    @stage.advance(0.05)
    assert_equal([0, 0, 10, 0, 10, 10], property.value)
    assert_operator(property.presentation.size, :>, 6)
    assert_equal(property.presentation.size, property.velocity.size)
  end

  def test_what_the_block_of_a_transaction_raises_comes_out_also_where_one_inside_is_open
    own = Class.new(StandardError)
    inner = nil
    raising = proc do
      inner = @stage.begin_transaction
      raise own, "mine"
    end
    assert_equal("mine", assert_raises(own) { @stage.animate(@spring, &raising) }.message)
    inner.commit
    assert_raises(StateError) { @stage.animate(@spring) { inner = @stage.begin_transaction } }
  end

  def test_options_are_keywords
    motion = Motion.new(kind: :spring, spring: @spring, autoreverses: true)
    assert_nil(Motion.new.autoreverses)
    assert_equal(INHERIT, Motion.new.duration)
    assert(motion.autoreverses)
    assert_raises(::ArgumentError) { Motion.new(kinds: 1) }
    @x.animate(kind: :curve, duration: 1, curve: CubicBezier.new(0, 0, 1, 1), from: [0], to: [10])
    @stage.advance(0.5)
    assert_in_epsilon(5, @x.presentation)
    assert_raises(::ArgumentError) { @x.animate(from: [0], to: [10, 2]) }
  end

  def test_views_of_a_bank
    bank = @stage.add_bank(Spring.new(1, 100, 20), [1, 2, 3], 0.001)
    owner = bank.view_create
    view = owner.values
    assert_equal([1, 2, 3], view.to_a)
    assert_equal([3, 3, nil, nil], [view.size, view[-1], view[3], view[-4]])
    bank.retarget(nil, [5, 6, 7])
    @stage.advance(0.1)
    assert_equal(bank.values, view.map { |each| each })
    assert_operator(view[0], :>, 1)
    assert_equal([view.min, view.max, 3], [view[0], view[2], view.each.size])
    assert_raises(IndexError) { view.pointer.get_float64(24) }
    values, = @spring.evaluate_many(view.pointer, 0, 1, 0)
    assert_equal(@spring.evaluate_many(view.to_a, 0, 1, 0).first, values)
    kept = view.to_a
    bank.remove
    assert_equal(kept, view.to_a)
    owner.close
    [-> { view[0] }, -> { view.to_a }, -> { view.each { nil } }, -> { view.pointer }].each do |use|
      assert_raises(ClosedError, &use)
    end
    assert_includes(view.inspect, "closed")
  end

  def test_many_values_and_banks
    many = @stage.add_scalars([1, 2, 3])
    assert_equal([1, 2, 3], @stage.value_many(many, :model, 3))
    @stage.set_value_many(many, [4, 5, 6])
    assert_equal(6, many[2].value)
    bank = @stage.add_bank(@spring, [0, 0], 0.001)
    bank.retarget([1], [10])
    @stage.advance(5)
    assert_equal([0, 10], bank.values)
    assert_equal([1], bank.take_settled)
    bank.remove
    assert_raises(IdentifierError) { bank.values }
  end

  def test_observers
    seen = []
    @x.observe { |property, value| seen << [property, value[0]] }
    @stage.animate(@spring) { @x.value = 1 }
    2.times { @stage.advance(0.1) }
    assert_equal([@x, @x], seen.map(&:first))
    @x.observe(nil)
    @stage.advance(0.1)
    assert_equal(2, seen.size)
  end

  def test_events_call_back
    seen = []
    @stage.set_event_callback { |event| seen << event.kind }
    @stage.animate(@spring) { @x.value = 1 }
    @stage.advance(20)
    assert_includes(seen, :transaction_completed)
    @stage.set_event_callback(nil)
  end

  def test_what_a_block_raises_comes_out_of_advance
    own = Class.new(StandardError)
    calls = 0
    other = Stage.new
    @x.observe do
      calls += 1
      other.advance(0.1) # another object may be used
      assert_raises(ReentrantError) { @stage.advance(1) }
      raise own, "mine"
    end
    @stage.animate(@spring) { @x.value = 1 }
    assert_equal("mine", assert_raises(own) { @stage.advance(0.1) }.message)
    @x.observe(nil)
    @stage.advance(0.1)
    assert_equal(1, calls)
    [nil, "1", [1]].each { |given| assert_raises(TypeError) { Easing.callback { given }.evaluate(0.5, false) } }
    assert_in_epsilon(0.25, Easing.callback { |x| x * x }.evaluate(0.5, false))
    assert_raises(TypeError) { Easing.callback }
  end

  def test_an_easing_that_raises_in_an_advance_is_linear
    easing = Easing.callback { |x| x > 0 ? raise("no easing") : x }
    @stage.animate(Motion.new(kind: :easing, easing: easing, duration: 1)) { @x.value = 100 }
    assert_raises(RuntimeError) { @stage.advance(0.25) }
    assert_in_delta(25, @x.presentation, 1e-12)
  end
end

class SceneTest < Minitest::Test
  def test_a_scene
    Scene.load(TOGGLE, seed: 7) do |scene|
      info = scene.info
      before = scene.states
      snapshot = scene.snapshot
      scene.send_pointer(:down, 0, info.width / 2, info.height / 2)
      scene.send_pointer(:up, 0, info.width / 2, info.height / 2)
      scene.advance(1)
      refute_equal(before, scene.states)
      assert_equal(scene.display_commands, scene.display.to_a)
      assert(scene.display.any? { |command| command.content.is_a?(DrawFill) })
      assert(scene.svg.start_with?("<svg"))
      assert_kind_of(Symbol, scene.accessibility(0).role)
      scene.send_key(:press, :tab, [])
      scene.restore(snapshot)
      assert_equal(before, scene.states)
      assert_equal([], scene.reload(TOGGLE))
      _, changed = Scene.advance_many([scene], 0.1, %i[display events])
      assert_operator(changed, :<=, 1)
    end
  end

  def test_what_has_changed_of_many_scenes
    scenes = Array.new(2) { Scene.load(TOGGLE) }
    Scene.advance_many(scenes, 10, %i[display])
    scenes.each(&:display)
    info = scenes[1].info
    %i[down up].each { |action| scenes[1].send_pointer(action, 0, info.width / 2, info.height / 2) }
    changes, changed = Scene.advance_many(scenes, 0.1, %i[display])
    assert_equal([1, [1]], [changed, changes.map(&:index)])
    scenes.each(&:close)
  end

  def test_errors_say_where
    error = assert_raises(DocumentError) { Scene.load(TOGGLE.sub('"nodes"', '"knots"')) }
    assert_operator(error.line, :>, 0)
    assert_equal(:error_document, error.status)
    assert_equal(1, assert_raises(Animcore::SyntaxError) { Scene.load("{") }.line)
    assert_equal(7, assert_raises(Animcore::SyntaxError) { Path.parse("M0 0 L1") }.offset)
    assert_equal(0, assert_raises(NotFoundError) { Spring.named("bumpy", 0, 0) }.line)
    assert_raises(TypeError) { Scene.load(nil) }
    assert_raises(TypeError) { Scene.load(5) }
    assert_raises(TypeError) { Stage.new.animate(5) { nil } }
  end

  def test_what_is_closed_is_refused
    scene = Scene.load(TOGGLE)
    stage = scene.stage
    first = stage.first
    stage.close # the scene's: nothing happens
    first.info
    2.times { scene.close }
    assert_predicate(stage, :closed?)
    assert_raises(ClosedError) { scene.advance(0.1) }
    assert_raises(ClosedError) { stage.advance(0.1) }
    assert_raises(ClosedError) { first.info }
    mine = Stage.new
    x = mine.add("x", 0)
    mine.close
    kept = Animcore.module_eval("Callbacks.count", __FILE__, __LINE__)
    assert_raises(ClosedError) { mine.set_event_callback { nil } }
    assert_raises(ClosedError) { x.observe { nil } }
    assert_equal(kept, Animcore.module_eval("Callbacks.count", __FILE__, __LINE__))
    path = Path.parse("M0 0L1 1")
    path.close_path
    assert_equal("M0 0L1 1Z", path.to_s)
    path.close
    assert_raises(ClosedError) { path.bounds }
    assert_raises(NoMethodError) { Easing.new }
    assert_raises(TypeError) { path.dup }
  end

  def test_things_of_another_stage_are_refused
    one = Stage.new
    two = Stage.new
    x = one.add("x", 0)
    assert_raises(IdentifierError) { two.set_value_many([x], [1]) }
    x.remove
    assert_raises(IdentifierError) { x.value = 1 }
    assert_raises(TypeError) { two.set_value_many([5], [1]) }
  end

  def test_what_nothing_refers_to_is_released
    callbacks = Animcore.class_eval { const_get(:Callbacks) }
    before = callbacks.count
    100.times { Easing.callback { |x| x }.evaluate(0.5, false) }
    20.times { GC.start }
    assert_operator(callbacks.count - before, :<, 20)
  end

  def observed_by_a_block_that_refers_to_it
    stage = Stage.new
    x = stage.add("x", 0)
    x.observe { [stage, x] }
    stage.set_event_callback { stage }
    stage.animate(Spring.new(1, 100, 10)) { x.value = 1 }
    stage.advance(0.1)
    scene = Scene.load(TOGGLE)
    scene.stage.first.observe { scene }
  end

  def test_stages_and_scenes_with_blocks_that_refer_to_them_are_released
    callbacks = Animcore.class_eval { const_get(:Callbacks) }
    before = callbacks.count
    100.times { observed_by_a_block_that_refers_to_it }
    20.times { GC.start }
    assert_operator(callbacks.count - before, :<, 30)
  end

  def test_a_block_is_there_as_long_as_its_stage
    seen = []
    stage = Stage.new
    x = stage.add("x", 0)
    x.observe { |_, value| seen << value.first }
    GC.start
    [1, 2].each do |value|
      x.value = value
      stage.advance(0.1)
    end
    assert_equal([1.0, 2.0], seen)
    x.observe { seen << :second }
    assert_equal(1, stage.functions.size)
    x.observe(nil)
    assert_empty(stage.functions)
    stage.close
  end

  def moving(&block)
    stage = Stage.new
    x = stage.add("x", 0)
    x.observe(&block)
    stage.animate(Spring.new(1, 100, 10)) { x.value = 1 }
    stage
  end

  def first_beyond(stage, least)
    stage["x"].observe { |_, value| return value if value.first > least }
    100.times { stage.advance(0.01) }
    nil
  end

  def test_what_leaves_a_block_by_throw_or_return_leaves_a_stage_that_goes_on
    stage = moving { |_, value| throw :far, value.first if value.first > 0.5 }
    left = catch(:far) { 100.times { stage.advance(0.01) } }
    assert_operator(left, :>, 0.5)
    other = moving { nil }
    100.times { other.advance(0.01) }
    stage["x"].observe { nil }
    stage.advance(1 - stage.time)
    assert_equal(other["x"].presentation, stage["x"].presentation)
    stage = moving { nil }
    assert_in_delta(0.5, first_beyond(stage, 0.5).first, 0.1)
    stage["x"].observe { nil }
    stage.advance(1)
    stage.close
    scene = Scene.load(TOGGLE)
    x = scene.stage.first
    x.observe { throw :left, :here }
    scene.stage.animate(Spring.new(1, 100, 10)) { x.value = x.value + 1 }
    assert_equal(:here, catch(:left) { scene.advance(0.1) })
    scene.close
  end

  def deeper(levels, &block)
    levels.zero? ? yield : [1].each { deeper(levels - 1, &block) }
  end

  def test_what_was_left_is_used_from_deeper_inside
    stage = moving { throw :out }
    catch(:out) { stage.advance(0.01) }
    deeper(100) { catch(:out) { stage.advance(0.01) } }
    stage["x"].observe { nil }
    deeper(200) { stage.advance(0.01) }
    assert_in_delta(0.03, stage.time, 1e-12)
    catch(:out) { Easing.callback { throw :out }.evaluate(0.5, false) }
    catch(:out) { moving { throw :out }.advance(0.01) }
    deeper(100) do
      other = moving { throw :out }
      catch(:out) { other.advance(0.01) }
      other["x"].observe { nil }
      other.advance(0.01)
    end
  end

  # Ways out of a block by which it does not come to its end. What raises in it is not one of them.
  WAYS_OUT = {
    throw: ->(leave) { catch(:out) { leave.call(-> { throw :out }) } },
    timeout: ->(leave) { leave.call(-> { Timeout.timeout(0.0001) { sleep(1) } }) },
    fiber: ->(leave) { Fiber.new { catch(:out) { leave.call(-> { throw :out }) } }.resume },
    thread: ->(leave) { Thread.new { leave.call(-> { Thread.current.kill }) }.join },
    raise: ->(leave) { leave.call(-> { Thread.current.raise("out") }) },
    break: ->(leave) { leave.call(proc { break }) }
  }.freeze

  def test_every_way_out_of_a_block_leaves_a_stage_that_goes_on
    WAYS_OUT.each do |name, way|
      stage = moving { nil }
      way.call(lambda { |out|
        stage["x"].observe { out.call }
        begin
          stage.advance(0.01)
        rescue Timeout::Error, RuntimeError, LocalJumpError
          nil
        end
      })
      stage["x"].observe { nil }
      stage.advance(0.01)
      assert_in_delta(0.02, stage.time, 1e-12, name)
    end
  end

  # malloc's own count: bytes that are in use.
  module LibC
    extend FFI::Library
    ffi_lib FFI::Library::LIBC
    class Counts < FFI::Struct
      layout(*%i[arena ordblks smblks hblks hblkhd usmblks fsmblks uordblks fordblks keepcost].flat_map { |each| [each, :size_t] })
    end
    attach_function :mallinfo2, [], Counts.by_value
  rescue FFI::NotFoundError # another libc, or a glibc before 2.33
    nil
  end

  # What a block keeps each time, in bytes.
  def kept_by(times, &block)
    counts = Array.new(2) do
      times.times(&block)
      3.times { GC.start }
      LibC.mallinfo2[:uordblks]
    end
    (counts[1] - counts[0]).fdiv(times)
  end

  def scene_that_moves
    scene = Scene.load(TOGGLE)
    x = scene.stage.first
    x.observe { throw :out }
    scene.stage.animate(Spring.new(1, 100, 10)) { x.value = x.value + 1 }
    scene
  end

  def test_what_is_left_by_throw_gives_its_memory_back
    return unless LibC.respond_to?(:mallinfo2)

    easing = Easing.callback { throw :out }
    {
      "a stage that is closed" => -> { moving { throw :out }.tap { |each| catch(:out) { each.advance(0.1) } }.close },
      "a stage that is dropped" => -> { catch(:out) { moving { throw :out }.advance(0.1) } },
      "events" => lambda {
        stage = moving { nil }
        stage.set_event_callback { throw :out }
        catch(:out) { stage.advance(10) }
      },
      "a scene that is closed" => -> { scene_that_moves.tap { |each| catch(:out) { each.advance(0.1) } }.close },
      "a scene that is dropped" => -> { catch(:out) { scene_that_moves.advance(0.1) } },
      "scenes together" => -> { catch(:out) { Scene.advance_many([scene_that_moves], 0.1, []) } },
      "an easing" => -> { catch(:out) { easing.evaluate(0.5, false) } }
    }.each { |name, call| assert_operator(kept_by(200) { call.call }, :<, 300, name) }
  end

  def test_a_fiber_that_waits_in_a_block_keeps_its_stage
    waiting = moving { Fiber.yield :inside }
    fiber = Fiber.new { waiting.advance(0.1) }
    assert_equal(:inside, fiber.resume)
    catch(:left) { moving { throw :left }.advance(0.1) }
    assert_raises(ReentrantError) { waiting.advance(0.1) }
    fiber.resume
    waiting["x"].observe { nil }
    waiting.advance(0.1)
  end

  def test_what_is_given_is_read_once
    calls = 0
    once = Enumerator.new do |all|
      calls += 1
      (3 * calls).times { |each| all << each / 10.0 }
    end
    assert_equal(3, Easing.css("ease").evaluate_many(once).size)
    grows = Class.new(Numeric) do
      attr_accessor :list

      def to_f
        list.concat([1.0] * 100_000)
        0.5
      end
    end.new
    grows.list = [grows]
    assert_equal(1, Easing.css("ease").evaluate_many(grows.list).size)
    scene = Scene.load(TOGGLE)
    scene.restore(scene.snapshot.force_encoding("ISO-8859-1"))
    assert_raises(TypeError) { scene.restore(5) }
  end

  def toasts
    File.read(File.join(File.dirname(ENV.fetch("TOGGLE")), "examples", "toast-stack.json"), encoding: "UTF-8")
  end

  def test_a_list_is_emptied_while_it_is_gone_through
    scene = Scene.load(toasts)
    list = scene.list("toasts")
    3.times { |number| list.append(key: "k#{number}") }
    assert_equal(%w[k0 k1 k2], list.each { |item| list.remove(item.key) }.leaving.map(&:key))
    assert_empty(list)
    assert_raises(TypeError) { list.append(values: nil) }
    assert_raises(TypeError) { list.append(values: [1]) }
    assert_raises(TypeError) { list.append(values: { "title" => nil }) }
  end

  def test_what_is_wrong_is_named
    spring = Animcore::Spring.new(1, 100, 10)
    stage = Animcore::Stage.new
    path = Animcore::Path.parse("M0 0L1 1")
    x = stage.add("x", 0)
    {
      "times is an Array, not nil." => -> { spring.evaluate_many(nil, 0, 1, 0) },
      'An element of times is a number, not "1".' => -> { spring.evaluate_many(["1"], 0, 1, 0) },
      'seconds is a number, not "1".' => -> { stage.advance("1") },
      "mass is a number, not nil." => -> { Animcore::Spring.new(nil, 100, 10).evaluate(0, 0, 1, 0) },
      "paused is true or false, not nil." => -> { stage.paused = nil },
      "name is a String, not 5." => -> { stage.find_property(5) },
      "to is of the class Animcore::Path, not nil." => -> { Animcore::Morph.new(path, nil) },
      "spring is of the class Animcore::Spring, not 1." => -> { stage.begin_transaction({ kind: :spring, spring: 1 }) },
      "An element of names is a String, not 1." => -> { Animcore::Expression.new("a", [1]) },
      "An element of properties is of the class Animcore::Property, not 1." => -> { stage.set_value_many([1], [1]) },
      "bytes is a String of bytes, not nil." => -> { stage.restore(nil) }
    }.each { |told, call| assert_equal(told, assert_raises(TypeError, &call).message) }
    assert_equal("colors has rows of 4, not 3 elements.", assert_raises(::ArgumentError) { Animcore.color_convert(:srgb, :oklab, [1, 1, 1]) }.message)
    assert_equal(0, x.value)
    stage.close
  end

  def test_keys_of_items_are_texts
    scene = Animcore::Scene.load(File.read(File.join(File.dirname(ENV.fetch("TOGGLE")), "examples/toast-stack.json")))
    list = scene.list("toasts")
    list.append(key: :a)
    list.append(key: 7)
    assert_equal(%w[a 7], list.keys)
    [nil, 1.5, Object].each do |key|
      assert_raises(TypeError) { list.remove(key) }
      assert_raises(TypeError) { list.update(key) }
      assert_raises(TypeError) { list.move(key, 0) }
    end
    assert_raises(TypeError) { list.append(key: true) }
    assert_equal(2, list.size)
    scene.close
  end

  def test_numbers_that_do_not_fit
    scene = Scene.load(TOGGLE)
    [2**32, -1].each { |index| assert_raises(RangeError) { scene.state_info(index) } }
    [0.5, nil, "1", Float::NAN].each { |index| assert_raises(TypeError) { scene.state_info(index) } }
    line = Path.parse("M0 0L1 1")
    error = assert_raises(RangeError) { Morph.create(line, line, effort: (1 << 32) + 2) }
    assert_equal("effort is from -2147483648 to 2147483647, not 4294967298.", error.message)
    assert_raises(RangeError) { Morph.create(line, line, structure: 1 << 40) }
    assert_raises(RangeError) { Stage.new.begin_transaction(Motion.new(autoreverses: 1 << 32)) }
    [0.5, "1", []].each do |wrong|
      assert_raises(TypeError) { Stage.new.begin_transaction(Motion.new(autoreverses: wrong)) }
    end
  end

  def test_threads_have_errors_of_their_own
    threads = Array.new(4) do |number|
      Thread.new do
        200.times.all? do
          Spring.named("spring#{number}", 0, 0)
        rescue NotFoundError => e
          e.message.include?("spring#{number}")
        end
      end
    end
    assert(threads.all?(&:value))
  end
end

# Every method with arguments of every kind, on what lives and on what is closed: an error, or none, but no crash.
class MisuseTest < Minitest::Test
  JUNK = [nil, 0, -1, 3, 1.5, Float::NAN, Float::INFINITY, "", "x", "\xff", :spring, [], [1, 2], ["x"], {}, true, Object.new].freeze
  LEFT_OUT = %i[close attach pointer].freeze

  def attempt(object, name, random)
    arity = object.method(name).arity
    count = arity.negative? ? -arity - 1 + random.rand(2) : arity
    object.public_send(name, *Array.new(count) { pick(random) })
  rescue StandardError, NoMemoryError
    nil
  end

  def pick(random)
    JUNK.sample(random: random).then { |each| random.rand(4).zero? ? @known.sample(random: random) : each }
  end

  def test_nothing_crashes
    random = Random.new(3)
    scene = Scene.load(TOGGLE)
    stage = Stage.new
    path = Path.parse("M0 0L10 0L10 10Z")
    bank = stage.add_bank(Spring.new(1, 100, 10), [0, 1], 0.1)
    @known = [
      scene, stage, path, bank, stage.add("x", 0), Spring.new(1, 100, 10), Easing.css("ease"), Morph.create(path, path),
      Keyframes.values({ duration: 1 }, [0, 1], [], [], []), Expression.create("a + b", %w[a b]), bank.view_create,
      stage.add_group, Document.load(TOGGLE), VelocityEstimator.new, Transform.new(1, 0, 0, 1, 0, 0), Decay.new,
      Trace.load(File.read(ENV.fetch("TRACE"))), scene.stage.first
    ]
    @known.each do |object|
      names = object.class.instance_methods(false) - LEFT_OUT
      (names * 12).each { |name| attempt(object, name, random) }
      (object.class.singleton_methods(false) * 6).each { |name| attempt(object.class, name, random) unless name == :wrap }
    end
    @known.grep(Handle).each(&:close)
    @known.grep(Handle).each do |object|
      (object.class.instance_methods(false) - LEFT_OUT).each { |name| attempt(object, name, random) }
    end
    pass
  end
end
