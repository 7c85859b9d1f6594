// SPDX-License-Identifier: MIT

package animcore

import (
	"errors"
	"fmt"
	"math"
	"os"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"
)

func must[T any](t *testing.T) func(value T, err error) T {
	return func(value T, err error) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return value
	}
}

func wants(t *testing.T, err error, target error) {
	t.Helper()
	if !errors.Is(err, target) {
		t.Errorf("the error is %v and not %v", err, target)
	}
}

func ok(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func TestACriticallyDampedSpring(t *testing.T) {
	// x(t) = 1 - (1 + w t) e^(-w t), with w = 10.
	value, velocity, err := Spring{1, 100, 20}.Evaluate(0.1, 0, 1, 0)
	ok(t, err)
	if math.Abs(value-(1-2/math.E)) > 1e-12 || math.Abs(velocity-10/math.E) > 1e-11 {
		t.Error(value, velocity)
	}
	values, _, err := Spring{1, 100, 20}.EvaluateMany([]float64{0, 0.1}, 0, 1, 0)
	ok(t, err)
	if values[0] != 0 || values[1] != value {
		t.Error(values)
	}
	prepared := must[PreparedSpring](t)(Spring{1, 100, 20}.Prepare())
	if again, _, err := prepared.Evaluate(0.1, 0, 1, 0); err != nil || math.Abs(again-value) > 1e-12 {
		t.Error(again, err)
	}
}

func TestInterruptionKeepsTheVelocity(t *testing.T) {
	stage := must[*Stage](t)(NewStage(nil))
	defer stage.Close()
	x := must[Property](t)(stage.Add("x", 0))
	spring := SpringMotion(Spring{1, 100, 20})
	must[Transaction](t)(stage.Animate(spring, func() error { return x.Set(1) }))
	ok(t, stage.Advance(0.1))
	before := must[[]float64](t)(x.Velocity())[0]
	must[Transaction](t)(stage.Animate(spring, func() error { return x.Set(0) }))
	if after := must[[]float64](t)(x.Velocity())[0]; before < 3 || math.Abs(after-before) > 1e-9 {
		t.Error(before, after)
	}
	if changed := must[[]Property](t)(stage.TakeChanged()); len(changed) != 1 || changed[0] != x {
		t.Error(changed)
	}
	if name, err := x.Name(); name != "x" || err != nil || must[Property](t)(stage.FindProperty("x")) != x {
		t.Error(name, err)
	}
	ok(t, stage.Advance(10))
	found := false
	for _, event := range must[[]Event](t)(stage.PollEvents()) {
		found = found || event.Kind == EventKindTransactionCompleted
	}
	if !found {
		t.Error("no transaction was completed")
	}
}

func TestATransactionIsCommittedWhereItsFunctionFailsOrPanics(t *testing.T) {
	stage := must[*Stage](t)(NewStage(nil))
	defer stage.Close()
	own := errors.New("mine")
	_, err := stage.Animate(nil, func() error { return own })
	wants(t, err, own)
	func() {
		defer func() { _ = recover() }()
		_, _ = stage.Animate(nil, func() error { panic("mine") })
	}()
	if open := must[StageInfo](t)(stage.Info()).OpenTransactions; open != 0 {
		t.Error(open, "transactions are open")
	}
}

func TestAPathOnItsWayToOtherVerbsHasAModelValue(t *testing.T) {
	stage := must[*Stage](t)(NewStage(nil))
	defer stage.Close()
	from, to := must[*Path](t)(ParsePath("M0 0C5 5 10 0 10 10L20 20L30 5L0 40Z")), must[*Path](t)(ParsePath("M0 0L10 0L10 10Z"))
	property := must[Property](t)(stage.AddPath("path", from))
	_, err := stage.Animate(SpringMotion(Spring{1, 100, 20}), func() error { return property.SetPath(to) })
	ok(t, err)
	ok(t, stage.Advance(0.05))
	if value := must[[]float64](t)(property.Value()); fmt.Sprint(value) != "[0 0 10 0 10 10]" {
		t.Error(value)
	}
	shown, velocity := must[[]float64](t)(property.Presentation()), must[[]float64](t)(property.Velocity())
	if len(shown) <= 6 || len(velocity) != len(shown) {
		t.Error(shown, velocity)
	}
}

func TestAnimationsTakeArraysEasingsAndKeyframes(t *testing.T) {
	stage := must[*Stage](t)(NewStage(nil))
	defer stage.Close()
	x := must[Property](t)(stage.Add("x", 0, 0))
	easing := must[*Easing](t)(NewEasingCSS("linear"))
	options := DefaultAnimationOptions()
	options.Kind = MotionKindEasing
	options.Easing = easing
	options.From, options.To = []float64{0, 10}, []float64{1, 20}
	options.Duration = 1
	must[Animation](t)(x.Animate(options))
	ok(t, stage.Advance(0.5))
	if seen := must[[]float64](t)(x.Presentation()); seen[0] != 0.5 || seen[1] != 15 {
		t.Error(seen)
	}
	options.To = []float64{1}
	_, err := x.Animate(options)
	wants(t, err, ErrorArgument)
	ok(t, easing.Close())
	options.To = []float64{1, 20}
	_, err = x.Animate(options)
	wants(t, err, ErrClosed)
}

func TestALengthBeyond32BitsIsLongerThanAnyLimit(t *testing.T) {
	for _, each := range []struct {
		length int
		want   uint64
	}{{0, 0}, {3, 3}, {math.MaxUint32, math.MaxUint32}, {1<<32 + 3, math.MaxUint32}} {
		if got := uint64(length32(each.length)); got != each.want {
			t.Errorf("the length %d became %d and not %d", each.length, got, each.want)
		}
	}
}

func TestCallbacks(t *testing.T) {
	stage := must[*Stage](t)(NewStage(nil))
	defer stage.Close()
	x := must[Property](t)(stage.Add("x", 0))
	var seen []float64
	ok(t, x.Observe(func(property Property, value []float64) {
		if property != x {
			t.Error("another property")
		}
		seen = append(seen, value...)
	}))
	var events []Event
	ok(t, stage.SetEventCallback(func(event Event) { events = append(events, event) }))
	easing := must[*Easing](t)(NewEasingCallback(func(x float64) float64 { return x * x }))
	must[Transaction](t)(stage.Animate(EasingMotion(easing, 1), func() error { return x.Set(1) }))
	ok(t, stage.Advance(0.5))
	ok(t, stage.Advance(1))
	if len(seen) < 2 || seen[0] != 0.25 || seen[len(seen)-1] != 1 {
		t.Error(seen)
	}
	if len(events) == 0 {
		t.Error("no event")
	}
}

func TestAPanicOfACallbackTravelsThroughAdvance(t *testing.T) {
	stage := must[*Stage](t)(NewStage(nil))
	defer stage.Close()
	x := must[Property](t)(stage.Add("x", 0))
	own := errors.New("mine")
	calls := 0
	ok(t, x.Observe(func(Property, []float64) {
		calls++
		panic(own)
	}))
	must[Transaction](t)(stage.Animate(SpringMotion(Spring{1, 100, 20}), func() error { return x.Set(1) }))
	func() {
		defer func() {
			if recover() != own {
				t.Error("another panic, or none")
			}
		}()
		_ = stage.Advance(0.1)
		t.Error("Advance has returned")
	}()
	ok(t, x.Observe(nil))
	ok(t, stage.Advance(0.1))
	if calls != 1 {
		t.Error(calls, "calls")
	}
	// A callback that calls into its stage is refused.
	var inside error
	ok(t, x.Observe(func(Property, []float64) { inside = stage.Advance(1) }))
	ok(t, stage.Advance(0.1))
	wants(t, inside, ErrorReentrant)
}

func TestACallbackDoesNotHearOfThePanicOfAnEarlierOne(t *testing.T) {
	stage, other := must[*Stage](t)(NewStage(nil)), must[*Stage](t)(NewStage(nil))
	defer stage.Close()
	defer other.Close()
	x, y := must[Property](t)(stage.Add("x", 0)), must[Property](t)(stage.Add("y", 0))
	finished := 0
	ok(t, x.Observe(func(Property, []float64) { panic("the first") }))
	ok(t, y.Observe(func(Property, []float64) {
		wants(t, other.SetTimeScale(math.NaN()), ErrorArgument)
		finished++
	}))
	ok(t, x.Set(1))
	ok(t, y.Set(1))
	func() {
		defer func() {
			if value := recover(); value != "the first" {
				t.Error(value)
			}
		}()
		_ = stage.Advance(0.1)
		t.Error("Advance has returned")
	}()
	if finished != 1 {
		t.Error(finished, "callbacks came to their end")
	}
}

func TestAPanicWithNilTravelsToo(t *testing.T) {
	easing := must[*Easing](t)(NewEasingCallback(func(float64) float64 { panic(nil) }))
	defer easing.Close()
	defer func() {
		if value := recover(); value != errNil {
			t.Error(value)
		}
	}()
	_, _ = easing.Evaluate(0.5, false)
	t.Error("It came back.")
}

func TestMisuse(t *testing.T) {
	stage := must[*Stage](t)(NewStage(nil))
	x := must[Property](t)(stage.Add("x", 0))
	_, err := stage.Add("x", 0)
	wants(t, err, ErrorDuplicate)
	_, err = stage.FindProperty("y")
	wants(t, err, ErrorNotFound)
	_, err = stage.Add("z")
	wants(t, err, ErrorArgument)
	wants(t, x.Set(math.NaN()), ErrorArgument)
	wants(t, stage.SetValueMany([]Property{x, {}}, []float64{1, 2}), ErrorIdentifier)
	other := must[*Stage](t)(NewStage(nil))
	wants(t, other.SetValueMany([]Property{x}, []float64{1}), ErrorIdentifier)
	ok(t, stage.Close())
	ok(t, stage.Close())
	wants(t, x.Set(1), ErrClosed)
	wants(t, stage.Advance(1), ErrClosed)
	wants(t, Property{}.Set(1), ErrClosed)
	var none *Stage
	wants(t, none.Advance(1), ErrClosed)
	_, _, err = Spring{1, 100, 20}.AnimateMany([]float64{0, 1}, []float64{0}, []float64{1, 1}, nil, 0)
	wants(t, err, ErrorArgument)
	_, err = ColorConvert(ColorSpaceSrgb, ColorSpaceOklab, []float64{1, 1, 1})
	wants(t, err, ErrorArgument)
	_, err = NewMorph(nil, nil, nil)
	wants(t, err, ErrClosed)
}

func TestErrorsHaveTheirPlace(t *testing.T) {
	_, err := LoadScene("{\n  \"animcore\": nonsense}", nil)
	var refused *Error
	if !errors.As(err, &refused) || refused.Line != 2 || refused.Column < 10 || refused.Message == "" {
		t.Errorf("%#v", err)
	}
	_, err = ParsePath("M0 0 L!")
	if !errors.As(err, &refused) || refused.Offset != 6 || refused.Status != ErrorSyntax {
		t.Errorf("%#v", err)
	}
}

func TestErrorsOfManyGoroutinesAreTheirOwn(t *testing.T) {
	var group sync.WaitGroup
	for index := 0; index < 8; index++ {
		name := strings.Repeat("n", index+1)
		group.Add(1)
		go func() {
			defer group.Done()
			stage, err := NewStage(nil)
			if err != nil {
				t.Error(err)
				return
			}
			defer stage.Close()
			for round := 0; round < 500; round++ {
				if _, err := stage.FindProperty(name); err == nil || !strings.Contains(err.Error(), name) {
					t.Error(name, err)
				}
				runtime.Gosched()
			}
		}()
	}
	group.Wait()
}

func TestPathsAndMorphs(t *testing.T) {
	path := must[*Path](t)(ParsePath("M0 0H10V10H0Z"))
	if area := must[float64](t)(path.Area()); math.Abs(area) != 100 {
		t.Error(area)
	}
	verbs, coordinates, err := path.Contents()
	if err != nil || len(verbs) != 5 || len(coordinates) != 8 {
		t.Error(verbs, coordinates, err)
	}
	style := DefaultStrokeStyle()
	style.Width = 2
	style.Dashes = []float64{1, 2}
	if _, err := path.Stroke(&style, 0.1); err != nil {
		t.Error(err)
	}
	options := DefaultMorphOptions()
	options.Pairing = MorphPairingGiven
	options.Pairs = []MorphPair{{0, 0}}
	morph := must[*Morph](t)(NewMorph(path, must[*Path](t)(ParsePath("M0 0H20V20H0Z")), &options))
	middle := must[*Path](t)(morph.Path(0.5))
	if area := must[float64](t)(middle.Area()); math.Abs(math.Abs(area)-225) > 1e-6 {
		t.Error(area)
	}
	expression := must[*Expression](t)(NewExpression("a * b + 1", []string{"a", "b"}))
	if value := must[float64](t)(expression.Evaluate([]float64{3, 4})); value != 13 {
		t.Error(value)
	}
}

func TestAScene(t *testing.T) {
	text := must[[]byte](t)(os.ReadFile(os.Getenv("ANIMCORE_TOGGLE")))
	scene := must[*Scene](t)(LoadScene(string(text), nil))
	info := must[SceneInfo](t)(scene.Info())
	before := must[[]string](t)(scene.States())
	ok(t, scene.SendPointer(PointerActionDown, 0, info.Width/2, info.Height/2))
	ok(t, scene.SendPointer(PointerActionUp, 0, info.Width/2, info.Height/2))
	ok(t, scene.Advance(0.1))
	if after := must[[]string](t)(scene.States()); len(after) == 0 || after[0] == before[0] {
		t.Error(before, after)
	}
	display := must[Display](t)(scene.Display())
	fills := 0
	for _, command := range display.Commands {
		if command.Kind == DrawKindFill {
			fills++
			path := command.Content.Fill.Path
			if command.Content.Stroke != nil || int(path.VerbStart+path.VerbCount) > len(display.Verbs) {
				t.Error(command)
			}
		}
	}
	if fills == 0 {
		t.Error("nothing is filled")
	}
	if events := must[[]Event](t)(scene.Events()); len(events) == 0 || events[0].Kind.String() == "" {
		t.Error(events)
	}
	if losses, err := scene.Reload(string(text), nil); err != nil || len(losses) != 0 {
		t.Error(losses, err)
	}
	if err := scene.SendWith("x", map[string]any{"a": struct{}{}}); !errors.Is(err, ErrorArgument) {
		t.Error(err)
	}
	ok(t, scene.SendWith("x", map[string]any{"a": 1, "b": true, "c": "d"}))
	elements, _, err := scene.AccessibilityInfo()
	if err != nil || elements == 0 {
		t.Error(elements, err)
	}
	must[string](t)(scene.AccessibilityText(0, AccessibilityTextLabel))
	stage := must[*Stage](t)(scene.Stage())
	ok(t, scene.Close())
	wants(t, stage.Advance(0), ErrClosed)
	wants(t, scene.Advance(0), ErrClosed)
}

func TestNumbersOfAllTypesAreValues(t *testing.T) {
	list := must[[]byte](t)(os.ReadFile(strings.Replace(os.Getenv("ANIMCORE_TOGGLE"), "gender-toggle", "examples/toast-stack", 1)))
	scene := must[*Scene](t)(LoadScene(string(list), nil))
	defer scene.Close()
	type own int16
	type name string
	for _, value := range []any{
		3, int8(-3), int16(3), int32(3), int64(3), uint(3), uint8(3), uint16(3), uint32(3), uint64(1 << 63), uintptr(3), 3.5,
		float32(3.5), time.Second, own(3), int64(math.MinInt64), true, "text", name("text"),
	} {
		ok(t, scene.SendWith("x", map[string]any{"a": value}))
	}
	for _, value := range []any{
		1<<53 + 1, int64(math.MaxInt64), uint64(math.MaxUint64), nil, 3i, []int{3}, struct{}{}, new(int), math.NaN(),
	} {
		wants(t, scene.SendWith("x", map[string]any{"a": value}), ErrorArgument)
	}
	toasts := must[*ItemList](t)(scene.List("toasts"))
	must[Item](t)(toasts.Append("a", map[string]any{"title": name("Saved")}))
	if title := must[string](t)(scene.GetString("toasts.0.title")); title != "Saved" {
		t.Error(title)
	}
}

func TestAnEventCallbackDoesNotKeepItsStage(t *testing.T) {
	released := make(chan bool, 20)
	for index := 0; index < cap(released); index++ {
		stage := must[*Stage](t)(NewStage(nil))
		if err := stage.SetEventCallback(func(Event) {}); err != nil {
			t.Fatal(err)
		}
		runtime.SetFinalizer(stage, nil) // its own
		runtime.SetFinalizer(stage, func(stage *Stage) {
			_ = stage.Close()
			released <- true
		})
	}
	runtime.GC()
	for index := 0; index < cap(released)/2; index++ {
		select {
		case <-released:
		case <-time.After(10 * time.Second):
			t.Fatal("a stage is kept")
		}
	}
}

// What a callback holds is finalized when the callback is released. It has 16 bytes or more: smaller objects share memory,
// and a finalizer of one may never run (runtime.SetFinalizer).
func watched(released chan bool) *[8]int {
	held := &[8]int{}
	runtime.SetFinalizer(held, func(*[8]int) { released <- true })
	return held
}

func awaitHalf(t *testing.T, released chan bool) {
	t.Helper()
	for index := 0; index < cap(released)/2; index++ {
		deadline := time.After(10 * time.Second)
		for waiting := true; waiting; {
			runtime.GC()
			select {
			case <-released:
				waiting = false
			case <-time.After(time.Millisecond):
			case <-deadline:
				t.Fatal("what nobody closed is kept")
			}
		}
	}
}

func TestAnObservedStageThatNobodyClosedIsReleased(t *testing.T) {
	released := make(chan bool, 40)
	for index := 0; index < cap(released); index += 2 {
		stage := must[*Stage](t)(NewStage(nil))
		x := must[Property](t)(stage.Add("x", 0))
		heard, told := watched(released), watched(released)
		// They refer to their own stage, as callbacks do.
		ok(t, x.Observe(func(Property, []float64) { heard[0] += len(must[[]float64](t)(x.Presentation())) }))
		ok(t, stage.SetEventCallback(func(Event) { told[0]++; _ = stage.IsClosed() }))
	}
	awaitHalf(t, released)
}

func TestAnObservedSceneThatNobodyClosedIsReleased(t *testing.T) {
	text := string(must[[]byte](t)(os.ReadFile(os.Getenv("ANIMCORE_TOGGLE"))))
	released := make(chan bool, 20)
	for index := 0; index < cap(released); index++ {
		scene := must[*Scene](t)(LoadScene(text, nil))
		stage := must[*Stage](t)(scene.Stage())
		first := must[[]Property](t)(stage.ListProperties())[0]
		heard := watched(released)
		ok(t, first.Observe(func(property Property, _ []float64) { heard[0]++; _ = scene.IsClosed() }))
	}
	awaitHalf(t, released)
}

func TestCallbacksFindTheirStageWhileTheCollectorRuns(t *testing.T) {
	text := string(must[[]byte](t)(os.ReadFile(os.Getenv("ANIMCORE_TOGGLE"))))
	calls := 0
	for round := 0; round < 20; round++ {
		scene := must[*Scene](t)(LoadScene(text, nil))
		observe := func() {
			stage := must[*Stage](t)(scene.Stage())
			first := must[[]Property](t)(stage.ListProperties())[0]
			ok(t, first.Observe(func(property Property, _ []float64) {
				runtime.GC()
				calls++
				if property != first {
					t.Error("another property")
				}
			}))
			ok(t, stage.Close()) // which is the scene's
			must[Transaction](t)(first.SpringTo([]float64{99}, nil, Spring{1, 100, 20}))
		}
		observe()
		runtime.GC()
		ok(t, scene.Advance(0.1))
		if round%2 == 0 {
			ok(t, scene.Close())
		}
		runtime.GC()
	}
	if calls != 20 {
		t.Error(calls, "calls")
	}
}

func TestTheCollectorReleasesWhatNobodyClosed(t *testing.T) {
	resident := func() int64 {
		runtime.GC()
		runtime.GC()
		var all runtime.MemStats
		runtime.ReadMemStats(&all)
		return int64(all.HeapObjects)
	}
	make1000 := func() {
		for index := 0; index < 1000; index++ {
			easing := must[*Easing](t)(NewEasingCallback(func(x float64) float64 { return x }))
			_ = easing
		}
	}
	make1000()
	before := resident()
	for round := 0; round < 20; round++ {
		make1000()
		runtime.GC()
	}
	// Finalizers run beside the rest: they are given some time. A sync.Map keeps something small of what was taken out of it
	// last, so some thousand objects may stay, of the twenty thousand that there would be.
	after := resident()
	for tries := 0; after-before > 5000 && tries < 1000; tries++ {
		time.Sleep(10 * time.Millisecond)
		after = resident()
	}
	if after-before > 5000 {
		t.Error(before, after)
	}
}

func TestNumbersOfABankAreSeenWithoutACopy(t *testing.T) {
	stage, _ := NewStage(nil)
	defer stage.Close()
	bank, err := stage.AddBank(Spring{1, 100, 20}, []float64{1, 2, 3}, 0.001)
	if err != nil {
		t.Fatal(err)
	}
	view, err := bank.ViewCreate()
	if err != nil {
		t.Fatal(err)
	}
	values, err := view.Values()
	if err != nil || values.Len() != 3 || values.At(2) != 3 {
		t.Fatal(values, err)
	}
	if err := bank.Retarget(nil, []float64{5, 6, 7}); err != nil {
		t.Fatal(err)
	}
	if err := stage.Advance(0.1); err != nil {
		t.Fatal(err)
	}
	copied, _ := bank.Values()
	some := make([]float64, 2)
	if count, err := values.CopyTo(some, 1); count != 2 || err != nil || some[0] != copied[1] || some[0] <= 2 {
		t.Fatal(count, err, some, copied)
	}
	if count, err := values.CopyTo(some, 3); count != 0 || err != nil {
		t.Fatal(count, err)
	}
	for _, start := range []int{-1, 4} {
		if _, err := values.CopyTo(some, start); !errors.Is(err, ErrorArgument) {
			t.Fatal(err)
		}
	}
	sum := 0.0
	if err := values.Use(func(all []float64) { sum = all[0] + all[1] + all[2] }); err != nil {
		t.Fatal(err)
	}
	if sum != copied[0]+copied[1]+copied[2] {
		t.Fatal(sum, copied)
	}
	panics := func(index int) (value any) {
		defer func() { value = recover() }()
		values.At(index)
		return nil
	}
	if panics(3) == nil || panics(-1) == nil || panics(2) != nil {
		t.Fatal("an index that is not there panics")
	}
	// What a function uses cannot be closed by it, also where it panics or uses it twice.
	var refusals []error
	inner := func([]float64) { refusals = append(refusals, view.Close()) }
	if err := values.Use(func(all []float64) {
		values.Use(inner)
		inner(all)
		defer func() { _ = recover() }()
		values.Use(func([]float64) { panic("over") })
	}); err != nil {
		t.Fatal(err)
	}
	for _, refusal := range refusals {
		if !errors.Is(refusal, ErrorState) || refusal.Error() != "The spring bank view is in use. Close it when what uses it is over." {
			t.Fatal(refusal)
		}
	}
	if len(refusals) != 2 || values.At(2) != copied[2] {
		t.Fatal(refusals)
	}
	// Nothing refers to the view but the numbers: they keep it.
	view = nil
	runtime.GC()
	if values.At(0) != copied[0] {
		t.Fatal(values.At(0))
	}
	view = values.owner.(*SpringBankView)
	if err := view.Close(); err != nil {
		t.Fatal(err)
	}
	if thrown, ok := panics(0).(error); !ok || !errors.Is(thrown, ErrClosed) {
		t.Fatal("closed numbers panic with ErrClosed")
	}
	if _, err := values.CopyTo(some, 0); !errors.Is(err, ErrClosed) {
		t.Fatal(err)
	}
	if err := values.Use(func([]float64) { t.Fatal("called") }); !errors.Is(err, ErrClosed) {
		t.Fatal(err)
	}
}

// What sending an event with three fields costs: the data are copied to C's memory, so that no Go pointer is passed that
// points to a Go pointer.
func BenchmarkSendWithData(b *testing.B) {
	scene, err := LoadScene(`{"animcore": 1, "size": [10, 10]}`, nil)
	if err != nil {
		b.Fatal(err)
	}
	defer scene.Close()
	fields := []EventField{
		{Name: "count", Kind: FieldKindNumber, Number: 3},
		{Name: "title", Kind: FieldKindText, Text: "Saved"},
		{Name: "seen", Kind: FieldKindBoolean, Number: 1},
	}
	b.ReportAllocs()
	for range make([]struct{}, b.N) {
		if err := scene.SendData("buy", fields); err != nil {
			b.Fatal(err)
		}
	}
}

// The same without data, for comparison.
func BenchmarkSend(b *testing.B) {
	scene, err := LoadScene(`{"animcore": 1, "size": [10, 10]}`, nil)
	if err != nil {
		b.Fatal(err)
	}
	defer scene.Close()
	for range make([]struct{}, b.N) {
		if err := scene.Send("buy"); err != nil {
			b.Fatal(err)
		}
	}
}
