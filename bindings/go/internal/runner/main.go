// SPDX-License-Identifier: MIT

// Command runner is Go's runner: see Tests/bindings/conformance.md.
package main

import (
	"errors"
	"fmt"
	"hash/fnv"
	"math"
	"os"
	"regexp"
	"runtime"
	"runtime/debug"
	"strconv"
	"strings"

	"animcore"
)

const fps = 60

// try ends what is going on with an error, which answer prints.
func try(err error) {
	if err != nil {
		panic(err)
	}
}

func must[T any](value T, err error) T {
	try(err)
	return value
}

func number(field string) float64 { return must(strconv.ParseFloat(field, 64)) }

func integer(field string) int { return must(strconv.Atoi(field)) }

func numbers(field string) []float64 {
	all := []float64{}
	if field != "-" {
		for _, each := range strings.Split(field, ",") {
			all = append(all, number(each))
		}
	}
	return all
}

func said(values ...float64) []string {
	words := make([]string, len(values))
	for index, each := range values {
		words[index] = fmt.Sprintf("%016x", math.Float64bits(each))
	}
	return words
}

func pairs(values, velocities []float64) (words []string) {
	for index := range values {
		words = append(words, said(values[index], velocities[index])...)
	}
	return
}

func digest(text string) string {
	hash := fnv.New64a()
	_, _ = hash.Write([]byte(text))
	return fmt.Sprintf("digest %016x\n", hash.Sum64())
}

func states(scene *animcore.Scene) string {
	if all := must(scene.AtomicStates()); all != "" {
		return all
	}
	return "-"
}

func springOf(field []float64) animcore.Spring {
	return animcore.Spring{Mass: field[0], Stiffness: field[1], Damping: field[2]}
}

func named(spring animcore.Spring) []string {
	return said(spring.Mass, spring.Stiffness, spring.Damping)
}

var kinds = map[string]func(f []string) []string{
	"program": program,
	"spring": func(f []string) []string {
		spring := springOf([]float64{number(f[0]), number(f[1]), number(f[2])})
		values, velocities, err := spring.EvaluateMany(numbers(f[6]), number(f[3]), number(f[4]), number(f[5]))
		try(err)
		return pairs(values, velocities)
	},
	"perceptual": func(f []string) []string {
		spring := must(animcore.NewSpringPerceptual(number(f[0]), number(f[1])))
		return append(named(spring), said(must(spring.SettlingDuration(0, false)))...)
	},
	"named": func(f []string) []string {
		return named(must(animcore.NewSpringNamed(f[0], number(f[1]), number(f[2]))))
	},
	"easing": func(f []string) []string {
		easing := must(animcore.NewEasingCSS(f[0]))
		defer easing.Close()
		return append(said(must(easing.EvaluateMany(numbers(f[1])))...), must(easing.CSS()))
	},
	"bezier": func(f []string) []string {
		curve := animcore.CubicBezier{X1: number(f[0]), Y1: number(f[1]), X2: number(f[2]), Y2: number(f[3])}
		return said(must(curve.EvaluateMany(numbers(f[4])))...)
	},
	"keyframes": func(f []string) []string {
		options := animcore.DefaultKeyframeOptions()
		options.Mode = animcore.KeyframeMode(integer(f[0]))
		options.ComponentCount = uint32(integer(f[1]))
		options.Duration = number(f[2])
		keyframes := must(animcore.NewKeyframesValues(&options, numbers(f[3]), numbers(f[4]), nil, nil))
		defer keyframes.Close()
		times := numbers(f[5])
		values := make([]float64, len(times)*integer(f[1]))
		try(keyframes.Evaluate(times, nil, values, nil))
		return said(values...)
	},
	"decay": func(f []string) []string {
		decay := animcore.DefaultDecay()
		decay.Rate = number(f[0])
		values, velocities, err := decay.Evaluate(numbers(f[3]), number(f[1]), number(f[2]))
		try(err)
		return pairs(values, velocities)
	},
	"path": func(f []string) []string {
		path := must(animcore.ParsePath(f[0]))
		defer path.Close()
		verbs, _, err := path.Contents()
		try(err)
		box := must(path.Bounds())
		words := append([]string{strconv.Itoa(len(verbs))}, said(must(path.Area()), must(path.Length(0)), box.X, box.Y, box.Width, box.Height)...)
		return append(words, must(path.SVG()))
	},
	"nearest": func(f []string) []string {
		path := must(animcore.ParsePath(f[0]))
		defer path.Close()
		place := must(path.FindNearest(number(f[1]), number(f[2])))
		return said(place.X, place.Y, place.Distance)
	},
	"morph": func(f []string) (words []string) {
		from, to := must(animcore.ParsePath(f[0])), must(animcore.ParsePath(f[1]))
		morph := must(animcore.NewMorph(from, to, nil))
		defer morph.Close()
		for _, time := range numbers(f[2]) {
			words = append(words, must(must(morph.Path(time)).SVG()))
		}
		return
	},
	"expression": func(f []string) []string {
		names := []string{}
		if f[1] != "-" {
			names = strings.Split(f[1], " ")
		}
		expression := must(animcore.NewExpression(f[0], names))
		defer expression.Close()
		return said(must(expression.Evaluate(numbers(f[2]))))
	},
	"color": func(f []string) []string {
		from, to := animcore.ColorSpace(integer(f[0])), animcore.ColorSpace(integer(f[1]))
		return said(must(animcore.ColorConvert(from, to, numbers(f[2])))...)
	},
	"property": property,
	"document": func(f []string) []string {
		scene := must(animcore.LoadScene(f[0], nil))
		defer scene.Close()
		properties := must(must(scene.Stage()).ListProperties())
		commands := must(scene.Display()).Commands
		hash := fmt.Sprintf("%016x", must(scene.Hash()))
		return []string{states(scene), strconv.Itoa(len(properties)), strconv.Itoa(len(commands)), hash}
	},
	"machine": func(f []string) []string {
		scene := must(animcore.LoadScene(f[0], nil))
		defer scene.Close()
		moment := func() string { return strings.ReplaceAll(states(scene), " ", "+") }
		words := []string{moment()}
		if f[1] != "-" {
			for _, event := range strings.Split(f[1], " ") {
				try(scene.Send(event))
				try(scene.Advance(0.25))
				words = append(words, moment())
			}
		}
		return append(words, flag(must(scene.IsDone())))
	},
	"snapshot": func(f []string) []string {
		scene := must(animcore.LoadScene(f[0], nil))
		defer scene.Close()
		try(scene.Send(f[1]))
		try(scene.Advance(0.1))
		kept := must(scene.Snapshot())
		try(scene.Advance(0.3))
		first := must(scene.Hash())
		try(scene.Restore(kept))
		try(scene.Advance(0.3))
		return []string{flag(must(scene.Hash()) == first)}
	},
	"list": func(f []string) []string {
		scene := must(animcore.LoadScene(f[0], nil))
		defer scene.Close()
		other := must(animcore.LoadScene(f[0], nil))
		defer other.Close()
		list := must(scene.List(f[1]))
		words := []string{items(list)}
		for _, step := range strings.Fields(f[2]) {
			if step != "-" {
				takeStep(scene, list, strings.Split(step, ":"))
				words = append(words, items(list))
			}
		}
		try(other.Restore(must(scene.Snapshot())))
		hash := must(other.Hash())
		words = append(words, items(must(other.List(f[1]))), fmt.Sprintf("%016x", hash))
		return append(words, flag(must(scene.Hash()) == hash))
	},
	"combine": func(f []string) []string {
		path, other := must(animcore.ParsePath(f[0])), must(animcore.ParsePath(f[1]))
		operation, rule := animcore.PathOperation(integer(f[2])), animcore.FillRule(integer(f[3]))
		return []string{must(must(path.Combine(other, operation, rule)).SVG())}
	},
	"morphed": func(f []string) (words []string) {
		from, to := must(animcore.ParsePath(f[0])), must(animcore.ParsePath(f[1]))
		given := numbers(f[2])
		options := animcore.DefaultMorphOptions()
		options.Structure, options.Motion = animcore.MorphStructure(given[0]), animcore.MorphMotion(given[1])
		options.Pairing, options.Starts = animcore.MorphPairing(given[2]), animcore.MorphStarts(given[3])
		options.FillRule, options.Paint = animcore.FillRule(given[4]), animcore.MorphPaint(given[5])
		options.Effort, options.Smoothness = int32(integer(f[3])), number(f[4])
		options.Pairs, options.Points = pairsOf(f[5]), pairsOf(f[6])
		morph := must(animcore.NewMorph(from, to, &options))
		defer morph.Close()
		for _, time := range numbers(f[7]) {
			words = append(words, must(must(morph.Path(time)).SVG()))
		}
		return
	},
	"shape": shape,
	"edition": func(f []string) []string {
		document := must(animcore.LoadDocument(f[0], nil))
		defer document.Close()
		first := must(animcore.NewScene(document, nil))
		defer first.Close()
		try(first.Send(f[2]))
		try(first.Advance(0.1))
		scene, other := must(animcore.LoadScene(f[1], nil)), must(animcore.LoadScene(f[1], nil))
		defer scene.Close()
		defer other.Close()
		losses := must(scene.RestoreEdition(must(first.Snapshot()), document, f[1], nil))
		try(scene.Advance(0.3))
		hash := must(scene.Hash())
		again := must(other.RestoreEdition(must(scene.Snapshot()), document, f[1], nil))
		same := flag(len(again) == 0 && must(other.Hash()) == hash)
		lost := dash(strings.Join(losses, "|"))
		if len(losses) > 20 {
			lost = fmt.Sprint(len(losses), " ", losses[len(losses)-1])
		}
		return []string{lost, states(scene), fmt.Sprintf("%016x", hash), same}
	},
	"inputs": func(f []string) (words []string) {
		scene := must(animcore.LoadScene(f[0], nil))
		defer scene.Close()
		for _, step := range strings.Split(f[1], " ") {
			parts := strings.Split(step, ":")
			switch name := parts[1]; parts[0] {
			case "number":
				try(scene.SetNumber(name, number(parts[2])))
				words = append(words, said(must(scene.Number(name)))...)
			case "boolean":
				try(scene.SetBoolean(name, parts[2] == "1"))
				words = append(words, flag(must(scene.Boolean(name))))
			case "text":
				try(scene.SetString(name, parts[2]))
				words = append(words, dash(must(scene.GetString(name))))
			case "fire":
				try(scene.FireTrigger(name))
			case "send":
				try(scene.Send(name))
			}
			words = append(words, strings.ReplaceAll(states(scene), " ", "+"))
		}
		return append(words, fmt.Sprintf("%016x", must(scene.Hash())))
	},
	"lost": func(f []string) (words []string) {
		options := animcore.DefaultStageOptions()
		options.EventLimit = uint32(integer(f[0]))
		stage := must(animcore.NewStage(&options))
		defer stage.Close()
		x := must(stage.Add("x", 0))
		motion := animcore.SpringMotion(springOf([]float64{1, 100, 20}))
		for index := 1; index <= integer(f[1]); index++ {
			must(stage.Animate(motion, func() error { return x.Set(float64(index)) }))
			try(stage.Advance(0.1))
		}
		for _, event := range must(stage.PollEvents()) {
			words = append(words, fmt.Sprintf("%d.%d", int(event.Kind), event.Count))
		}
		return append(words, strconv.Itoa(len(must(stage.PollEvents()))))
	},
	"warnings": func(f []string) []string {
		options := animcore.DefaultDocumentOptions()
		options.KeepsWarnings = true
		document := must(animcore.LoadDocument(f[0], &options))
		defer document.Close()
		kept, total, err := document.WarningCount()
		try(err)
		words := []string{strconv.FormatUint(total, 10)}
		for index := uint32(0); index < kept; index++ {
			warning := must(document.Warning(index))
			text := func(which animcore.WarningText) string { return must(document.WarningText(index, which)) }
			place := fmt.Sprintf("%d %d %d", int(warning.Kind), warning.Line, warning.Column)
			pointer, suggestion := text(animcore.WarningTextPointer), text(animcore.WarningTextSuggestion)
			words = append(words, place, dash(pointer), dash(suggestion), text(animcore.WarningTextMessage))
		}
		return words
	},
	"shared": func(f []string) []string {
		document := must(animcore.LoadDocument(f[0], nil))
		first, second := must(animcore.NewScene(document, nil)), must(animcore.NewScene(document, nil))
		defer first.Close()
		defer second.Close()
		try(document.Close())
		other := must(animcore.LoadScene(f[0], nil))
		defer other.Close()
		try(first.Send(f[1]))
		try(other.Send(f[1]))
		words := []string{}
		for _, each := range []*animcore.Scene{first, second, other} {
			try(each.Advance(0.3))
			words = append(words, fmt.Sprintf("%016x", must(each.Hash())))
		}
		words[2] = flag(words[0] == words[2])
		return words
	},
	"states": func(f []string) (words []string) {
		scene := must(animcore.LoadScene(f[0], nil))
		defer scene.Close()
		for _, event := range strings.Split(f[1], " ") {
			try(scene.Send(event))
			active, count := must(scene.ActiveStates()), 0
			for _, name := range active {
				if must(scene.IsInState(name)) {
					count++
				}
			}
			inner := strings.Join(must(scene.States()), "|")
			words = append(words, inner, strings.Join(active, "|"), strconv.Itoa(count))
		}
		return
	},
}

func dash(text string) string {
	if text == "" {
		return "-"
	}
	return text
}

func pairsOf(field string) (pairs []animcore.MorphPair) {
	if field != "-" {
		for _, each := range strings.Split(field, ",") {
			first, second, _ := strings.Cut(each, ":")
			pairs = append(pairs, animcore.MorphPair{From: int32(integer(first)), To: int32(integer(second))})
		}
	}
	return
}

func shapeKeyframes(way string, paths []*animcore.Path, given []float64) *animcore.Keyframes {
	options := animcore.DefaultKeyframeOptions()
	options.Duration = 1
	firsts, seconds := []float64{}, []float64{}
	for index := 0; index+1 < len(given); index += 2 {
		firsts, seconds = append(firsts, given[index]), append(seconds, given[index+1])
	}
	switch way {
	case "values":
		return must(animcore.NewKeyframesPaths(&options, paths, given, nil, nil))
	case "blocks":
		return must(animcore.NewKeyframesPathBlocks(&options, firsts, seconds, paths[1:], nil))
	}
	keys := make([]animcore.Keyframe, len(firsts))
	for index := range keys {
		keys[index].Kind, keys[index].Duration = animcore.KeyframeKind(firsts[index]), seconds[index]
		keys[index].Curve = animcore.CubicBezier{X2: 1, Y2: 1}
		keys[index].Spring = springOf([]float64{1, 100, 10})
	}
	return must(animcore.NewKeyframesPathTrack(&options, keys, paths[1:], nil))
}

func shape(f []string) (words []string) {
	paths := []*animcore.Path{}
	for _, data := range strings.Split(f[1], "|") {
		paths = append(paths, must(animcore.ParsePath(data)))
	}
	stage := must(animcore.NewStage(nil))
	defer stage.Close()
	x := must(stage.AddPath("x", paths[0]))
	if f[0] == "turns" {
		try(x.SetPathTurns(f[2] == "1"))
		motion := animcore.SpringMotion(springOf([]float64{1, 100, 20}))
		must(stage.Animate(motion, func() error { return x.SetPath(paths[1]) }))
	} else {
		options := animcore.DefaultAnimationOptions()
		options.Kind = animcore.MotionKindKeyframes
		options.Keyframes = shapeKeyframes(f[0], paths, numbers(f[2]))
		defer options.Keyframes.Close()
		must(x.Animate(options))
	}
	for frame := 0; frame < integer(f[3]); frame++ {
		try(stage.Advance(0.25))
		words = append(words, must(must(x.Path(animcore.ReadPresentation)).SVG()))
	}
	return append(words, flag(must(x.PathTurns())))
}

func property(f []string) (words []string) {
	motion := animcore.SpringMotion(springOf(numbers(f[3])))
	stage := must(animcore.NewStage(nil))
	defer stage.Close()
	moving := must(stage.AddProperty("x", animcore.ValueKind(integer(f[0])), numbers(f[1])))
	must(stage.Animate(motion, func() error { return moving.SetValue(numbers(f[2])) }))
	for frame := 0; frame < integer(f[4]); frame++ {
		if frame == integer(f[4])/2 {
			must(stage.Animate(motion, func() error { return moving.SetValue(numbers(f[1])) }))
		}
		try(stage.AdvanceFlicks(animcore.FlicksPerSecond / fps))
		words = append(words, said(must(moving.Presentation())...)...)
	}
	events := len(must(stage.PollEvents()))
	return append(words, strconv.Itoa(events), strconv.FormatInt(must(stage.Info()).Time, 10))
}

func items(list *animcore.ItemList) string {
	words := []string{}
	for _, item := range append(must(list.Items()), must(list.Leaving())...) {
		word := fmt.Sprintf("%s.%d", item.Key, item.Number)
		if item.Leaving {
			word = "~" + word
		}
		words = append(words, word)
	}
	if len(words) == 0 {
		return "-"
	}
	return strings.Join(words, "+")
}

func valuesOf(field string) map[string]any {
	values := map[string]any{}
	if field != "-" {
		for _, each := range strings.Split(field, ",") {
			name, value, _ := strings.Cut(each, "=")
			if strings.HasPrefix(value, "'") {
				values[name] = value[1:]
			} else {
				values[name] = numbers(value)[0]
			}
		}
	}
	return values
}

func takeStep(scene *animcore.Scene, list *animcore.ItemList, step []string) {
	switch step[0] {
	case "append":
		key, place := step[1], uint32(animcore.Last)
		if key == "-" {
			key = ""
		}
		if step[2] != "-" {
			place = uint32(integer(step[2]))
		}
		must(list.Insert(place, key, valuesOf(step[3])))
	case "update":
		try(list.Update(step[1], valuesOf(step[2])))
	case "move":
		try(list.Move(step[1], uint32(integer(step[2]))))
	case "remove":
		try(list.Remove(step[1]))
	case "clear":
		try(list.Clear())
	case "wait":
		try(scene.Advance(numbers(step[1])[0]))
	}
}

func flag(value bool) string {
	if value {
		return "1"
	}
	return "0"
}

func answer(line string) (text string) {
	defer func() {
		var refused *animcore.Error
		switch err, is := recover().(error); {
		case is && errors.As(err, &refused):
			text = "error " + refused.Status.String()
			if refused.Line != 0 {
				pointer := refused.Pointer
				if pointer == "" {
					pointer = "-"
				}
				text += fmt.Sprintf(" at %d %d %s", refused.Line, refused.Column, pointer)
			}
		case is:
			panic(err)
		}
	}()
	fields := strings.Split(line, "\t")
	return strings.ReplaceAll(strings.Join(kinds[fields[0]](fields[1:]), " "), "\n", " ")
}

func read(file string) string { return string(must(os.ReadFile(file))) }

func cases(file string) string {
	var text strings.Builder
	for _, line := range strings.Split(read(file), "\n") {
		if line != "" && !strings.HasPrefix(line, "#") {
			text.WriteString(answer(line) + "\n")
		}
	}
	return text.String() + digest(text.String())
}

type shown struct {
	property animcore.Property
	name     string
}

func components(of shown, what animcore.Read) []float64 {
	if must(of.property.Info()).Kind == animcore.ValueKindPath {
		path := must(of.property.Path(what))
		defer path.Close()
		_, coordinates, err := path.Contents()
		try(err)
		return coordinates
	}
	return must(of.property.Get(what))
}

func frame(scene *animcore.Scene, stage *animcore.Stage, all []shown, count, time int64) string {
	lines := []string{fmt.Sprintf("frame %d %d state %s", count, time, states(scene))}
	for _, each := range all {
		words := append([]string{"property", each.name}, said(components(each, animcore.ReadPresentation)...)...)
		words = append(append(words, "velocity"), said(components(each, animcore.ReadVelocity)...)...)
		lines = append(lines, strings.Join(words, " "))
	}
	for _, event := range must(stage.PollEvents()) {
		name := "-"
		if event.Name >= 0 {
			name = must(stage.Name(event.Name))
		}
		lines = append(lines, fmt.Sprintf("event %d %s %s %s %d", event.Time, event.Kind, name, flag(event.Finished), event.Count))
	}
	return strings.Join(append(lines, fmt.Sprintf("hash %016x\n", must(scene.Hash()))), "\n")
}

func transcript(document, file string) string {
	trace := must(animcore.LoadTrace(read(file)))
	defer trace.Close()
	info := must(trace.Info())
	options := animcore.DefaultSceneOptions()
	options.Seed = info.Seed
	options.Parameters = must(trace.Parameters())
	scene := must(animcore.LoadScene(read(document), &options))
	defer scene.Close()
	stage := must(scene.Stage())
	var all []shown
	for _, each := range must(stage.ListProperties()) {
		if name := must(each.Name()); name != "" {
			all = append(all, shown{each, name})
		}
	}
	var text strings.Builder
	step := 0
	for count := int64(0); ; count++ {
		time := (2*count*animcore.FlicksPerSecond + fps) / (2 * fps)
		try(scene.Play(trace, time, &step))
		text.WriteString(frame(scene, stage, all, count, time))
		if time >= info.End {
			return text.String() + digest(text.String())
		}
	}
}

var resident = regexp.MustCompile(`(?m)^VmRSS:\s+(\d+) kB$`)

func leaks(file string, count int) {
	document := read(file)
	// A heap that grows as Go likes would hide what is looked for.
	debug.SetGCPercent(10)
	for index := 1; index <= count; index++ {
		scene := must(animcore.LoadScene(document, nil))
		info := must(scene.Info())
		try(scene.SendPointer(animcore.PointerActionDown, 0, info.Width/2, info.Height/2))
		try(scene.SendPointer(animcore.PointerActionUp, 0, info.Width/2, info.Height/2))
		try(scene.Advance(0.1))
		must(scene.Display())
		try(scene.Close())
		if index%100 == 0 {
			runtime.GC()
		}
		if index == count/10 || index == count {
			debug.FreeOSMemory()
			fmt.Println("resident", resident.FindStringSubmatch(read("/proc/self/status"))[1])
		}
	}
}

func calls(count int) {
	stage := must(animcore.NewStage(nil))
	x := must(stage.Add("x", 1))
	sum := 0.0
	for index := 0; index < count; index++ {
		sum += must(x.Presentation())[0]
	}
	fmt.Println("calls", int(sum))
}

func main() {
	arguments := os.Args[1:]
	switch {
	case len(arguments) == 2 && arguments[0] == "cases":
		fmt.Print(cases(arguments[1]))
	case len(arguments) == 3 && arguments[0] == "play":
		fmt.Print(transcript(arguments[1], arguments[2]))
	case len(arguments) > 2 && arguments[0] == "digests":
		for index := 1; index+1 < len(arguments); index += 2 {
			lines := strings.SplitAfter(transcript(arguments[index], arguments[index+1]), "\n")
			fmt.Print(lines[len(lines)-2])
		}
	case len(arguments) == 3 && arguments[0] == "leaks":
		leaks(arguments[1], integer(arguments[2]))
	case len(arguments) == 2 && arguments[0] == "calls":
		calls(integer(arguments[1]))
	default:
		fmt.Fprintln(os.Stderr, "runner: the commands are cases, play, digests, leaks and calls")
		os.Exit(2)
	}
}
