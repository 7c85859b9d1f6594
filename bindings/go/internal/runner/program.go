// SPDX-License-Identifier: MIT

package main

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"animcore"
)

// player plays a program of Tests/bindings/conformance.md: calls on a stage or a scene, and what they leave.
type player struct {
	documents []string
	scene     *animcore.Scene
	stage     *animcore.Stage
	open      []animcore.Transaction
	group     animcore.AnimationGroup
	hasGroup  bool
	bank      animcore.SpringBank
	hasBank   bool
	kept      []byte
}

func program(f []string) (words []string) {
	of := &player{documents: f[:2]}
	if f[0] == "-" {
		of.stage = must(animcore.NewStage(nil))
		defer of.stage.Close()
	} else {
		of.scene = must(animcore.LoadScene(f[0], nil))
		defer of.scene.Close()
		of.stage = must(of.scene.Stage())
	}
	for _, step := range strings.Split(f[2], " ") {
		words = append(words, of.word(step))
	}
	return
}

func hexadecimal(values []float64) string {
	text := ""
	for _, word := range said(values...) {
		text += " " + word
	}
	return text
}

// word is what a call said, and the digest of the state afterwards.
func (of *player) word(step string) string {
	more, result := of.try(strings.Split(step, ":"))
	sum := strings.TrimPrefix(strings.TrimSpace(digest(more+of.state())), "digest ")
	return result + "/" + sum
}

func (of *player) try(step []string) (more, result string) {
	defer func() {
		var refused *animcore.Error
		switch err, is := recover().(error); {
		case is && errors.As(err, &refused):
			more, result = "", strings.TrimPrefix(refused.Status.String(), "ANIM_ERROR_")
			if refused.Line != 0 {
				result += fmt.Sprintf("@%d,%d,%s", refused.Line, refused.Column, refused.Pointer)
			}
			if refused.Offset >= 0 {
				result += fmt.Sprintf("#%d", refused.Offset)
			}
		case is:
			panic(err)
		}
	}()
	return of.take(step[0], step[1:]), "ok"
}

func (of *player) state() string {
	hash := must(of.stage.Hash())
	if of.scene != nil {
		hash = must(of.scene.Hash())
	}
	text := fmt.Sprintf("%d %016x\n", must(of.stage.Info()).Time, hash)
	for _, each := range must(of.stage.ListProperties()) {
		text += must(each.Name()) + hexadecimal(must(each.Get(animcore.ReadPresentation)))
		text += hexadecimal(must(each.Get(animcore.ReadVelocity)))
		if must(each.Info()).Kind != animcore.ValueKindPath {
			text += hexadecimal(must(each.Get(animcore.ReadModel)))
		}
		text += "\n"
	}
	for _, event := range must(of.stage.PollEvents()) {
		name := ""
		if event.Name >= 0 {
			name = must(of.stage.Name(event.Name))
		}
		text += fmt.Sprintf("%d %d %s %s %d", event.Kind, event.Time, name, flag(event.Finished), event.Count)
		for index := event.DataLost; event.Data != 0 && index < uint32(event.Count); index++ {
			text += of.dataOf(event.Data, index)
		}
		text += "\n"
	}
	if of.scene != nil {
		drawn := len(must(of.scene.DisplayCommands()))
		text += fmt.Sprintf("%s %s %d\n", must(of.scene.AtomicStates()), must(of.scene.Focus()), drawn)
	}
	return text
}

// dataOf is a value of an event's data.
func (of *player) dataOf(data uint64, index uint32) string {
	value := must(of.scene.EventValue(data, index))
	shown := said(value.Number)[0]
	switch value.Kind {
	case animcore.FieldKindText:
		shown = "'" + must(of.scene.EventText(data, index))
	case animcore.FieldKindBoolean:
		shown = flag(value.Number != 0)
	}
	return " " + must(of.stage.Name(value.Name)) + "=" + shown
}

func curveOf(field string) animcore.CubicBezier {
	of := numbers(field)
	return animcore.CubicBezier{X1: of[0], Y1: of[1], X2: of[2], Y2: of[3]}
}

// say writes what a motion is.
func say(field string, kind *animcore.MotionKind, spring *animcore.Spring, curve *animcore.CubicBezier,
	easing **animcore.Easing, decay *animcore.Decay) {
	word, rest, _ := strings.Cut(field, ",")
	switch word {
	case "-":
	case "none":
		*kind = animcore.MotionKindNone
	case "spring":
		*kind, *spring = animcore.MotionKindSpring, springOf(numbers(rest))
	case "curve":
		*kind, *curve = animcore.MotionKindCurve, curveOf(rest)
	case "decay":
		*kind, decay.Rate = animcore.MotionKindDecay, number(rest)
	default:
		*kind, *easing = animcore.MotionKindEasing, must(animcore.NewEasingCSS(rest))
	}
}

func motionOf(field string) animcore.Motion {
	motion, decay := animcore.DefaultMotion(), animcore.Decay{}
	say(field, &motion.Kind, &motion.Spring, &motion.Curve, &motion.Easing, &decay)
	return motion
}

func set(to *float64, field string) {
	if field != "-" {
		*to = number(field)
	}
}

func listOf(field string) []float64 {
	if field == "-" {
		return nil
	}
	return numbers(field)
}

func (of *player) take(name string, f []string) string {
	if said, is := of.motionStep(name, f); is {
		return said
	}
	switch name {
	case "advance":
		if of.scene != nil {
			try(of.scene.Advance(number(f[0])))
		} else {
			try(of.stage.Advance(number(f[0])))
		}
	case "flicks":
		if of.scene != nil {
			try(of.scene.AdvanceFlicks(int64(integer(f[0]))))
		} else {
			try(of.stage.AdvanceFlicks(int64(integer(f[0]))))
		}
	case "keep":
		if of.scene != nil {
			of.kept = must(of.scene.Snapshot())
		} else {
			of.kept = must(of.stage.Snapshot())
		}
		return strconv.Itoa(len(of.kept))
	case "back":
		if of.scene != nil {
			try(of.scene.Restore(of.kept))
		} else {
			try(of.stage.Restore(of.kept))
		}
	case "pause":
		try(of.stage.SetPaused(f[0] == "1"))
	case "scale":
		try(of.stage.SetTimeScale(number(f[0])))
	case "reduce":
		try(of.stage.SetReducedMotion(animcore.ReducedMotion(integer(f[0]))))
	case "changed":
		names := []string{}
		for _, each := range must(of.stage.TakeChanged()) {
			names = append(names, must(each.Name()))
		}
		return strings.Join(names, " ")
	case "group":
		of.group, of.hasGroup = must(of.stage.AddGroup(nil)), true
	case "speed", "still", "seek", "ungroup":
		if of.hasGroup {
			of.ofGroup(name, f)
		}
	case "begin":
		of.begin(f)
	case "commit":
		if last := len(of.open) - 1; last >= 0 {
			transaction := of.open[last]
			of.open = of.open[:last]
			try(transaction.Commit())
		}
	case "add":
		options, values := animcore.DefaultPropertyOptions(), numbers(f[2])
		options.Kind = animcore.ValueKind(integer(f[1]))
		if options.Kind == animcore.ValueKindVector {
			options.ComponentCount = uint32(len(values))
		}
		must(of.stage.AddPropertyWith(f[0], options, values))
	case "path":
		path := must(animcore.ParsePath(f[1]))
		defer path.Close()
		must(of.stage.AddPath(f[0], path))
	case "derive", "set", "shape", "spring", "curve", "reshape", "reform", "hold", "stop", "remove", "threshold", "action", "animate",
		"keyframes":
		of.ofProperty(must(of.stage.FindProperty(f[0])), name, f[1:])
	default:
		return of.ofScene(name, f)
	}
	return ""
}

func (of *player) ofGroup(name string, f []string) {
	switch name {
	case "speed":
		try(of.group.SetSpeed(number(f[0])))
	case "still":
		try(of.group.SetPaused(f[0] == "1"))
	case "seek":
		try(of.group.Seek(number(f[0])))
	default:
		try(of.group.Remove())
	}
}

func (of *player) begin(f []string) {
	motion := motionOf(f[0])
	if motion.Easing != nil {
		defer motion.Easing.Close()
	}
	set(&motion.Duration, f[1])
	set(&motion.Delay, f[2])
	if f[3] != "0" {
		motion.Interruption = animcore.Interruption(integer(f[3]))
	}
	motion.Arrangement = animcore.Arrangement(integer(f[4]))
	set(&motion.Stagger, f[5])
	set(&motion.RepeatCount, f[6])
	if f[7] != "-" {
		motion.Autoreverses = int32(integer(f[7]))
	}
	if f[8] == "1" && of.hasGroup {
		motion.Group = of.group
	}
	of.open = append(of.open, must(of.stage.BeginTransaction(&motion)))
}

func (of *player) ofProperty(property animcore.Property, name string, f []string) {
	switch name {
	case "derive":
		try(property.SetExpression(f[0]))
	case "set":
		try(property.SetValue(numbers(f[0])))
	case "shape":
		path := must(animcore.ParsePath(f[0]))
		defer path.Close()
		try(property.SetPath(path))
	case "spring":
		must(property.SpringTo(numbers(f[0]), numbers(f[1]), springOf(numbers(f[2]))))
	case "curve":
		must(property.CurveTo(numbers(f[0]), curveOf(f[1]), number(f[2])))
	case "reshape":
		path := must(animcore.ParsePath(f[0]))
		defer path.Close()
		must(property.SpringToPath(path, listOf(f[1]), springOf(numbers(f[2]))))
	case "reform":
		path := must(animcore.ParsePath(f[0]))
		defer path.Close()
		must(property.CurveToPath(path, curveOf(f[1]), number(f[2])))
	case "hold":
		try(property.Hold())
	case "stop":
		try(property.RemoveAllAnimations())
	case "remove":
		try(property.Remove())
	case "threshold":
		try(property.SetThreshold(number(f[0])))
	case "action":
		motion := motionOf(f[0])
		if motion.Easing != nil {
			defer motion.Easing.Close()
		}
		switch f[0] {
		case "-":
			try(property.SetAction(animcore.ActionFollow, nil))
		case "none":
			try(property.SetAction(animcore.ActionNone, nil))
		default:
			try(property.SetAction(animcore.ActionOwn, &motion))
		}
	case "animate":
		options := animcore.DefaultAnimationOptions()
		say(f[0], &options.Kind, &options.Spring, &options.Curve, &options.Easing, &options.Decay)
		if options.Easing != nil {
			defer options.Easing.Close()
		}
		options.From, options.To, options.By = listOf(f[1]), listOf(f[2]), listOf(f[3])
		options.Velocity = listOf(f[4])
		set(&options.Duration, f[5])
		options.Delay = number(f[6])
		if f[10] == "1" && of.hasGroup {
			options.Group = of.group
		}
		must(property.Animate(started(options, f[7:10])))
	case "keyframes":
		keys := animcore.DefaultKeyframeOptions()
		keys.Mode, keys.ComponentCount = animcore.KeyframeMode(integer(f[0])), uint32(integer(f[1]))
		keys.Duration = number(f[4])
		keyframes := must(animcore.NewKeyframesValues(&keys, numbers(f[2]), numbers(f[3]), nil, nil))
		startAlong(property, keyframes, f[5:8])
	}
}

// started is the options of an animation, with those that all animations have.
func started(options animcore.AnimationOptions, f []string) animcore.AnimationOptions {
	options.Interruption = animcore.Interruption(integer(f[0]))
	options.Additive = strings.Contains(f[1], "a")
	options.Cumulative = strings.Contains(f[1], "c")
	options.SetsModel = strings.Contains(f[1], "m")
	options.Timing.Autoreverses = strings.Contains(f[1], "r")
	set(&options.Timing.RepeatCount, f[2])
	return options
}

func (of *player) ofScene(name string, f []string) string {
	scene := of.scene
	switch name {
	case "share":
		document := must(animcore.LoadDocument(of.documents[0], nil))
		other := must(animcore.NewScene(document, nil))
		defer other.Close()
		try(document.Close())
		try(other.Restore(must(scene.Snapshot())))
		return fmt.Sprintf("%016x", must(other.Hash()))
	case "edition":
		document := must(animcore.LoadDocument(of.documents[integer(f[0])], nil))
		defer document.Close()
		losses := must(scene.RestoreEdition(of.kept, document, of.documents[integer(f[1])], nil))
		return strings.Join(losses, "\n")
	case "items":
		return items(must(scene.List(f[0])))
	case "reload":
		return strings.Join(must(scene.Reload(of.documents[integer(f[0])], nil)), "\n")
	case "pointer":
		try(scene.SendPointer(animcore.PointerAction(integer(f[0])), int32(integer(f[1])), number(f[2]), number(f[3])))
	case "wheel":
		return flag(must(scene.SendWheel(number(f[0]), number(f[1]), number(f[2]), number(f[3]))))
	case "key":
		held := animcore.ModifierFlags(integer(f[2]))
		return flag(must(scene.SendKey(animcore.KeyAction(integer(f[0])), animcore.Key(integer(f[1])), held)))
	case "focus":
		try(scene.SetFocus(strings.TrimPrefix(f[0], "-")))
	case "number":
		try(scene.SetNumber(f[0], number(f[1])))
		return hexadecimal([]float64{must(scene.Number(f[0]))})
	case "boolean":
		try(scene.SetBoolean(f[0], f[1] == "1"))
	case "text":
		try(scene.SetString(f[0], f[1]))
		return must(scene.GetString(f[0]))
	case "fire":
		try(scene.FireTrigger(f[0]))
	case "send":
		try(scene.SendWith(f[0], valuesOf(f[1])))
	default:
		// The steps of cases of lists.
		if name == "drop" {
			name = "remove"
		}
		takeStep(scene, must(scene.List(f[0])), append([]string{name}, f[1:]...))
	}
	return ""
}
