// SPDX-License-Identifier: MIT

package main

import (
	"fmt"
	"math"
	"strings"

	"animcore"
)

// motionStep takes a step of groups, animators, banks, tracks, blocks, keyframes of paths, morphs and timings, and says
// whether it was one.
func (of *player) motionStep(name string, f []string) (said string, is bool) {
	switch name {
	case "inner":
		options := animcore.DefaultAnimationGroupOptions()
		options.Parent = of.parent("1")
		of.join(options)
	case "media":
		options := animcore.DefaultAnimationGroupOptions()
		options.Kind, options.Timing = animcore.AnimationGroupKindMedia, timingOf(f[0])
		said = sampled(options.Timing, 0)
		options.Parent = of.parent(f[1])
		of.join(options)
	case "animator":
		options := animcore.DefaultAnimationGroupOptions()
		options.Kind, options.Duration = animcore.AnimationGroupKindAnimator, number(f[0])
		options.Parent = of.parent(f[1])
		of.join(options)
	case "clock", "fraction", "drag", "run", "rest", "finish":
		if of.hasGroup {
			said = ofAnimator(of.group, name, f)
		}
	case "bank":
		of.bank, of.hasBank = must(of.stage.AddBank(springOf(numbers(f[0])), numbers(f[1]), number(f[2]))), true
	case "aim", "place", "springs", "settled", "unbank":
		if of.hasBank {
			said = ofBank(of.bank, name, f)
		}
	case "morph":
		from, to := must(animcore.ParsePath(f[0])), must(animcore.ParsePath(f[1]))
		morph := must(animcore.NewMorph(from, to, nil))
		defer morph.Close()
		said = must(must(morph.Path(number(f[2]))).SVG())
	case "prepared":
		prepared := must(springOf(numbers(f[0])).Prepare())
		value, velocity, err := prepared.Evaluate(number(f[1]), number(f[2]), number(f[3]), number(f[4]))
		try(err)
		said = hexadecimal([]float64{value, velocity})
	case "timing":
		said = sampled(timingOf(f[0]), number(f[1]))
	case "track", "blocks", "outlines", "glide", "traced", "turns":
		said = motionOfProperty(must(of.stage.FindProperty(f[0])), name, f[1:])
	default:
		return "", false
	}
	return said, true
}

func (of *player) parent(inside string) (parent animcore.AnimationGroup) {
	if inside == "1" && of.hasGroup {
		parent = of.group
	}
	return
}

func (of *player) join(options animcore.AnimationGroupOptions) {
	of.group, of.hasGroup = must(of.stage.AddGroup(&options)), true
}

func timingOf(field string) animcore.MediaTiming {
	given, timing := numbers(field), animcore.DefaultMediaTiming()
	timing.BeginTime, timing.TimeOffset, timing.Speed, timing.Duration = given[0], given[1], given[2], given[3]
	timing.RepeatCount, timing.RepeatDuration = given[4], given[5]
	timing.Autoreverses, timing.FillMode = given[6] == 1, animcore.FillMode(given[7])
	return timing
}

func sampled(timing animcore.MediaTiming, time float64) string {
	of := must(timing.Evaluate(time))
	values := []float64{of.Progress, of.Iteration, of.LocalTime, of.IterationTime, of.Rate, of.IterationRate}
	return fmt.Sprintf("%d %s %s", of.Phase, flag(of.IsInEffect), flag(of.IsReversing)) + hexadecimal(values)
}

func ofAnimator(group animcore.AnimationGroup, name string, f []string) string {
	switch name {
	case "clock":
		return hexadecimal([]float64{must(group.Time())})
	case "fraction":
		return hexadecimal([]float64{must(group.Fraction())})
	case "drag":
		try(group.SetFraction(number(f[0])))
		return hexadecimal([]float64{must(group.Fraction())})
	case "run":
		motion, velocity := motionOf(f[1]), math.NaN()
		if motion.Easing != nil {
			defer motion.Easing.Close()
		}
		set(&velocity, f[3])
		try(group.Run(f[0] == "1", &motion, number(f[2]), velocity))
	case "rest":
		try(group.Pause())
	default:
		try(group.Stop(animcore.AnimatorPosition(integer(f[0]))))
	}
	return ""
}

func indicesOf(field string) (indices []uint32) {
	for _, each := range listOf(field) {
		indices = append(indices, uint32(each))
	}
	return
}

func ofBank(bank animcore.SpringBank, name string, f []string) string {
	switch name {
	case "aim":
		try(bank.Retarget(indicesOf(f[1]), numbers(f[0])))
	case "place":
		try(bank.SetValues(indicesOf(f[1]), numbers(f[0])))
	case "springs":
		values := must(bank.Values())
		velocities := make([]float64, len(values))
		try(bank.GetVelocities(velocities))
		moving, settled, err := bank.Counts()
		try(err)
		return fmt.Sprintf("%s%s %d %d", hexadecimal(values), hexadecimal(velocities), moving, settled)
	case "settled":
		return strings.Trim(fmt.Sprint(must(bank.TakeSettled())), "[]")
	default:
		try(bank.Remove())
	}
	return ""
}

func motionOfProperty(property animcore.Property, name string, f []string) string {
	switch name {
	case "track":
		keys := []animcore.Keyframe{}
		for _, key := range strings.Split(f[1], ",") {
			parts := strings.Split(key, "/")
			keys = append(keys, animcore.Keyframe{
				Kind: animcore.KeyframeKind(integer(parts[0])), Flags: animcore.KeyframeFlags(integer(parts[1])),
				Duration: number(parts[2]), Curve: curveOf(f[2]), Spring: springOf(numbers(f[3])),
			})
		}
		options := animcore.DefaultKeyframeOptions()
		options.ComponentCount = uint32(integer(f[0]))
		keyframes, err := animcore.NewKeyframesTrack(&options, keys, numbers(f[4]), numbers(f[5]), numbers(f[6]))
		startAlong(property, must(keyframes, err), f[7:])
	case "blocks":
		options := animcore.DefaultKeyframeOptions()
		options.ComponentCount, options.Duration = uint32(integer(f[0])), number(f[5])
		keyframes, err := animcore.NewKeyframesBlocks(&options, numbers(f[1]), numbers(f[2]), numbers(f[3]), numbers(f[4]))
		startAlong(property, must(keyframes, err), f[6:])
	case "outlines":
		options, paths := animcore.DefaultKeyframeOptions(), []*animcore.Path{}
		options.Mode, options.Duration = animcore.KeyframeMode(integer(f[0])), number(f[2])
		for _, data := range strings.Split(f[1], "|") {
			paths = append(paths, must(animcore.ParsePath(data)))
		}
		startAlong(property, must(animcore.NewKeyframesPaths(&options, paths, nil, nil, nil)), f[3:])
	case "glide":
		options := animcore.DefaultAnimationOptions()
		say(f[0], &options.Kind, &options.Spring, &options.Curve, &options.Easing, &options.Decay)
		if options.Easing != nil {
			defer options.Easing.Close()
		}
		set(&options.Duration, f[3])
		must(property.AnimatePath(started(options, f[4:]), pathOf(f[1]), pathOf(f[2])))
	case "traced":
		return must(must(property.Path(animcore.ReadPresentation)).SVG())
	default:
		try(property.SetPathTurns(f[0] == "1"))
		return flag(must(property.PathTurns()))
	}
	return ""
}

func pathOf(field string) *animcore.Path {
	if field == "-" {
		return nil
	}
	return must(animcore.ParsePath(field))
}

func startAlong(property animcore.Property, keyframes *animcore.Keyframes, f []string) {
	defer keyframes.Close()
	options := animcore.DefaultAnimationOptions()
	options.Kind, options.Keyframes = animcore.MotionKindKeyframes, keyframes
	must(property.Animate(started(options, f)))
}
