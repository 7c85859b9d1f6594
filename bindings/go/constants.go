// SPDX-License-Identifier: MIT

// Code generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. DO NOT EDIT.

package animcore

import "strconv"

// Numbers of the interface.
const (
	// VersionMajor: raised when the ABI breaks (from 1 on)
	VersionMajor = 0

	// VersionMinor: raised when functions or struct members are added
	VersionMinor = 1

	// VersionPatch: raised when neither happened
	VersionPatch = 0

	// LimitNameBytes: bytes of a name
	LimitNameBytes = 255

	// LimitTextBytes: bytes of a document or trace
	LimitTextBytes = 67108864

	// LimitNesting: levels of nesting in a JSON text; states inside states do not count
	LimitNesting = 128

	// LimitProperties: properties of one stage
	LimitProperties = 16777215

	// LimitTransactionDepth: transactions open at once in one stage
	LimitTransactionDepth = 64

	// LimitTransactions: transactions open or not yet complete in one stage
	LimitTransactions = 1048575

	// LimitEvents: largest event_limit of anim_stage_options
	LimitEvents = 1048576

	// LimitArray: elements of an array passed in or out
	LimitArray = 268435456

	// LimitAdvanceSeconds: seconds of one advance
	LimitAdvanceSeconds = 100000

	// LimitDurationSeconds: seconds of a duration or delay
	LimitDurationSeconds = 1000000000

	// LimitTimeScale: largest time scale
	LimitTimeScale = 1000000

	// LimitPathVerbs: verbs of one path
	LimitPathVerbs = 16777216

	// LimitPathDashes: dashes that one call makes of a path, plus 64 for each verb of the path
	LimitPathDashes = 32768

	// LimitPathPieces: pieces into which one call cuts a path, plus 64 for each verb of the path
	LimitPathPieces = 131072

	// LimitPointers: pointers that are down or hover at once on one scene
	LimitPointers = 32

	// LimitStates: states of one machine
	LimitStates = 131072

	// LimitStateNesting: levels of states inside states
	LimitStateNesting = 1024

	// LimitMicrosteps: of a machine in answer to one event; or two for each state, if that is more
	LimitMicrosteps = 1000

	// FlicksPerSecond has no comment in the header: its name says it.
	FlicksPerSecond = 705600000

	// LimitEasingBytes: bytes of the text of an easing
	LimitEasingBytes = 1048576

	// LimitEasingSteps: steps of steps()
	LimitEasingSteps = 2147483647

	// LimitEasingStops: stops of linear(); one with two percentages counts as two
	LimitEasingStops = 4096

	// LimitKeyframeComponents: components of a keyframe's value
	LimitKeyframeComponents = 65536

	// LimitKeyframeNumbers: numbers in the values of one anim_keyframes
	LimitKeyframeNumbers = 1048576

	// LimitExpressionBytes: bytes of an expression's text
	LimitExpressionBytes = 65536

	// LimitExpressionNames: names that an expression may be given
	LimitExpressionNames = 4096

	// LimitExpressionNesting: brackets, calls, operators and values pending at once
	LimitExpressionNesting = 64

	// LimitExpressionInstructions: about the number of names, numbers and operators
	LimitExpressionInstructions = 4096

	// LimitVector: components of one property
	LimitVector = 1048576

	// Inherit: The value of a member that is not set, and is therefore inherited. Any other value is used.
	Inherit = -2147483647

	// OwnDuration: A duration: the motion's own, whatever the enclosing transactions say. 0.25 s for a curve or
	// easing; a spring lasts until it is at rest. To stop inheriting another member, set its outermost value: a
	// delay or stagger of 0, a repeat_count of 1, ANIM_INTERRUPTION_REPLACE, disables_actions of 0.
	OwnDuration = -2147483646

	// LimitBank has no comment in the header: its name says it.
	LimitBank = 16777216

	// LimitSnapshotBytes: bytes of a snapshot
	LimitSnapshotBytes = 268435456

	// LimitWarnings: warnings that a document keeps: the first in its text
	LimitWarnings = 1000

	// LimitEventFields: fields of one event's data
	LimitEventFields = 64

	// LimitListCapacity: items of one list
	LimitListCapacity = 4096

	// LimitKeyBytes: bytes of a key
	LimitKeyBytes = 255
)

// ComponentFlags: The parts of which a smaller library can be built (-DANIMCORE_COMPONENTS=motion;paths).
// Declarations after a comment "Component: stage." exist in libraries that have that component; those after
// "Components: stage and paths.", in libraries that have both; those after "Component: base.", in all.
type ComponentFlags uint32

// What a ComponentFlags can be.
const (
	// ComponentMotion: springs, curves, easing, keyframes, media timing, decay, colors, transforms
	ComponentMotion ComponentFlags = 1

	// ComponentStage: properties and their animation, expressions, snapshots; includes motion
	ComponentStage ComponentFlags = 2

	// ComponentPaths: paths and morphs
	ComponentPaths ComponentFlags = 4

	// ComponentMachine: documents with their inputs, states and events; includes stage and motion
	ComponentMachine ComponentFlags = 8

	// ComponentScene: drawing and hit testing, traces; includes machine, stage and motion
	ComponentScene ComponentFlags = 16
)

// String is the constant's name in lower case, with hyphens.
func (value ComponentFlags) String() string {
	return flagNames(uint64(value), []flagName{
		{1, "motion"},
		{2, "stage"},
		{4, "paths"},
		{8, "machine"},
		{16, "scene"},
	})
}

// Status: The outcome of a call.
type Status int32

// What a Status can be.
const (
	// Ok has no comment in the header: its name says it.
	Ok Status = 0

	// ErrorArgument: not finite, out of range, invalid UTF-8, an unknown constant.
	ErrorArgument Status = 1

	// ErrorIdentifier: an identifier that is zero, stale, of another object or of another kind
	ErrorIdentifier Status = 2

	// ErrorLimit: a count, size or time beyond a documented limit
	ErrorLimit Status = 3

	// ErrorReentrant: a callback called into the object that called it
	ErrorReentrant Status = 4

	// ErrorKind: the thing exists, but is of another kind than the call takes
	ErrorKind Status = 5

	// ErrorNotFound: no thing of that name, or at that index
	ErrorNotFound Status = 6

	// ErrorDuplicate: a thing of that name exists already
	ErrorDuplicate Status = 7

	// ErrorState: the call does not fit the object's present state
	ErrorState Status = 8

	// ErrorSyntax: the text is not well-formed
	ErrorSyntax Status = 9

	// ErrorDocument: the text is well-formed, but not a valid document or trace
	ErrorDocument Status = 10

	// ErrorCapacity: an array to be filled is too short.
	ErrorCapacity Status = 11

	// ErrorMemory: out of memory; the call has changed nothing. See anim_set_allocator()
	ErrorMemory Status = 12
)

// String is the constant's name in lower case, with hyphens.
func (value Status) String() string {
	switch value {
	case Ok:
		return "ANIM_OK"
	case ErrorArgument:
		return "ANIM_ERROR_ARGUMENT"
	case ErrorIdentifier:
		return "ANIM_ERROR_IDENTIFIER"
	case ErrorLimit:
		return "ANIM_ERROR_LIMIT"
	case ErrorReentrant:
		return "ANIM_ERROR_REENTRANT"
	case ErrorKind:
		return "ANIM_ERROR_KIND"
	case ErrorNotFound:
		return "ANIM_ERROR_NOT_FOUND"
	case ErrorDuplicate:
		return "ANIM_ERROR_DUPLICATE"
	case ErrorState:
		return "ANIM_ERROR_STATE"
	case ErrorSyntax:
		return "ANIM_ERROR_SYNTAX"
	case ErrorDocument:
		return "ANIM_ERROR_DOCUMENT"
	case ErrorCapacity:
		return "ANIM_ERROR_CAPACITY"
	case ErrorMemory:
		return "ANIM_ERROR_MEMORY"
	}
	return "Status(" + strconv.FormatInt(int64(value), 10) + ")"
}

// MathFunction: The functions that anim_math_evaluate() computes.
type MathFunction int32

// What a MathFunction can be.
const (
	// MathFunctionExp has no comment in the header: its name says it.
	MathFunctionExp MathFunction = 0

	// MathFunctionExpm1 has no comment in the header: its name says it.
	MathFunctionExpm1 MathFunction = 1

	// MathFunctionLog has no comment in the header: its name says it.
	MathFunctionLog MathFunction = 2

	// MathFunctionLog1p has no comment in the header: its name says it.
	MathFunctionLog1p MathFunction = 3

	// MathFunctionSin has no comment in the header: its name says it.
	MathFunctionSin MathFunction = 4

	// MathFunctionCos has no comment in the header: its name says it.
	MathFunctionCos MathFunction = 5

	// MathFunctionTan has no comment in the header: its name says it.
	MathFunctionTan MathFunction = 6

	// MathFunctionAtan2: atan2(x[i], y[i]): the first argument is the ordinate, as in C
	MathFunctionAtan2 MathFunction = 7

	// MathFunctionAcos has no comment in the header: its name says it.
	MathFunctionAcos MathFunction = 8

	// MathFunctionPow: x[i] to the power y[i]
	MathFunctionPow MathFunction = 9

	// MathFunctionCbrt has no comment in the header: its name says it.
	MathFunctionCbrt MathFunction = 10

	// MathFunctionHypot has no comment in the header: its name says it.
	MathFunctionHypot MathFunction = 11
)

// String is the constant's name in lower case, with hyphens.
func (value MathFunction) String() string {
	switch value {
	case MathFunctionExp:
		return "exp"
	case MathFunctionExpm1:
		return "expm1"
	case MathFunctionLog:
		return "log"
	case MathFunctionLog1p:
		return "log1p"
	case MathFunctionSin:
		return "sin"
	case MathFunctionCos:
		return "cos"
	case MathFunctionTan:
		return "tan"
	case MathFunctionAtan2:
		return "atan2"
	case MathFunctionAcos:
		return "acos"
	case MathFunctionPow:
		return "pow"
	case MathFunctionCbrt:
		return "cbrt"
	case MathFunctionHypot:
		return "hypot"
	}
	return "MathFunction(" + strconv.FormatInt(int64(value), 10) + ")"
}

// SpringFlags: Options of motions of many values.
type SpringFlags uint32

// What a SpringFlags can be.
const (
	// SpringShortestTurn: values are angles that turn the shortest way, by at most half a turn; a turn of
	// exactly half keeps its given direction
	SpringShortestTurn SpringFlags = 1
)

// String is the constant's name in lower case, with hyphens.
func (value SpringFlags) String() string {
	return flagNames(uint64(value), []flagName{
		{1, "shortest-turn"},
	})
}

// StepPosition: Where the jumps of steps() are.
type StepPosition int32

// What a StepPosition can be.
const (
	// StepPositionJumpEnd: at the end of each step; the last jump is at 1. CSS's end, and its default
	StepPositionJumpEnd StepPosition = 0

	// StepPositionJumpStart: at the start of each step; the first jump is at 0. CSS's start
	StepPositionJumpStart StepPosition = 1

	// StepPositionJumpNone: between the steps only; at least 2 steps
	StepPositionJumpNone StepPosition = 2

	// StepPositionJumpBoth: at both ends too
	StepPositionJumpBoth StepPosition = 3
)

// String is the constant's name in lower case, with hyphens.
func (value StepPosition) String() string {
	switch value {
	case StepPositionJumpEnd:
		return "jump-end"
	case StepPositionJumpStart:
		return "jump-start"
	case StepPositionJumpNone:
		return "jump-none"
	case StepPositionJumpBoth:
		return "jump-both"
	}
	return "StepPosition(" + strconv.FormatInt(int64(value), 10) + ")"
}

// Penner: Robert Penner's easing functions, which are usually written easeInQuad ... easeInOutBounce: IN
// starts slowly, OUT ends slowly, IN_OUT does both. EXPO is 2^(10 x - 10), but 0 at 0. BACK has the overshoot
// 1.70158, its IN_OUT 1.525 times that. ELASTIC has the amplitude 1 and the period 0.3, its IN_OUT 0.45, and
// is 0 at 0 and 1 at 1.
type Penner int32

// What a Penner can be.
const (
	// PennerQuadIn has no comment in the header: its name says it.
	PennerQuadIn Penner = 0

	// PennerQuadOut has no comment in the header: its name says it.
	PennerQuadOut Penner = 1

	// PennerQuadInOut has no comment in the header: its name says it.
	PennerQuadInOut Penner = 2

	// PennerCubicIn has no comment in the header: its name says it.
	PennerCubicIn Penner = 3

	// PennerCubicOut has no comment in the header: its name says it.
	PennerCubicOut Penner = 4

	// PennerCubicInOut has no comment in the header: its name says it.
	PennerCubicInOut Penner = 5

	// PennerQuartIn has no comment in the header: its name says it.
	PennerQuartIn Penner = 6

	// PennerQuartOut has no comment in the header: its name says it.
	PennerQuartOut Penner = 7

	// PennerQuartInOut has no comment in the header: its name says it.
	PennerQuartInOut Penner = 8

	// PennerQuintIn has no comment in the header: its name says it.
	PennerQuintIn Penner = 9

	// PennerQuintOut has no comment in the header: its name says it.
	PennerQuintOut Penner = 10

	// PennerQuintInOut has no comment in the header: its name says it.
	PennerQuintInOut Penner = 11

	// PennerSineIn has no comment in the header: its name says it.
	PennerSineIn Penner = 12

	// PennerSineOut has no comment in the header: its name says it.
	PennerSineOut Penner = 13

	// PennerSineInOut has no comment in the header: its name says it.
	PennerSineInOut Penner = 14

	// PennerExpoIn has no comment in the header: its name says it.
	PennerExpoIn Penner = 15

	// PennerExpoOut has no comment in the header: its name says it.
	PennerExpoOut Penner = 16

	// PennerExpoInOut has no comment in the header: its name says it.
	PennerExpoInOut Penner = 17

	// PennerCircIn has no comment in the header: its name says it.
	PennerCircIn Penner = 18

	// PennerCircOut has no comment in the header: its name says it.
	PennerCircOut Penner = 19

	// PennerCircInOut has no comment in the header: its name says it.
	PennerCircInOut Penner = 20

	// PennerBackIn has no comment in the header: its name says it.
	PennerBackIn Penner = 21

	// PennerBackOut has no comment in the header: its name says it.
	PennerBackOut Penner = 22

	// PennerBackInOut has no comment in the header: its name says it.
	PennerBackInOut Penner = 23

	// PennerElasticIn has no comment in the header: its name says it.
	PennerElasticIn Penner = 24

	// PennerElasticOut has no comment in the header: its name says it.
	PennerElasticOut Penner = 25

	// PennerElasticInOut has no comment in the header: its name says it.
	PennerElasticInOut Penner = 26

	// PennerBounceIn has no comment in the header: its name says it.
	PennerBounceIn Penner = 27

	// PennerBounceOut has no comment in the header: its name says it.
	PennerBounceOut Penner = 28

	// PennerBounceInOut has no comment in the header: its name says it.
	PennerBounceInOut Penner = 29
)

// String is the constant's name in lower case, with hyphens.
func (value Penner) String() string {
	switch value {
	case PennerQuadIn:
		return "quad-in"
	case PennerQuadOut:
		return "quad-out"
	case PennerQuadInOut:
		return "quad-in-out"
	case PennerCubicIn:
		return "cubic-in"
	case PennerCubicOut:
		return "cubic-out"
	case PennerCubicInOut:
		return "cubic-in-out"
	case PennerQuartIn:
		return "quart-in"
	case PennerQuartOut:
		return "quart-out"
	case PennerQuartInOut:
		return "quart-in-out"
	case PennerQuintIn:
		return "quint-in"
	case PennerQuintOut:
		return "quint-out"
	case PennerQuintInOut:
		return "quint-in-out"
	case PennerSineIn:
		return "sine-in"
	case PennerSineOut:
		return "sine-out"
	case PennerSineInOut:
		return "sine-in-out"
	case PennerExpoIn:
		return "expo-in"
	case PennerExpoOut:
		return "expo-out"
	case PennerExpoInOut:
		return "expo-in-out"
	case PennerCircIn:
		return "circ-in"
	case PennerCircOut:
		return "circ-out"
	case PennerCircInOut:
		return "circ-in-out"
	case PennerBackIn:
		return "back-in"
	case PennerBackOut:
		return "back-out"
	case PennerBackInOut:
		return "back-in-out"
	case PennerElasticIn:
		return "elastic-in"
	case PennerElasticOut:
		return "elastic-out"
	case PennerElasticInOut:
		return "elastic-in-out"
	case PennerBounceIn:
		return "bounce-in"
	case PennerBounceOut:
		return "bounce-out"
	case PennerBounceInOut:
		return "bounce-in-out"
	}
	return "Penner(" + strconv.FormatInt(int64(value), 10) + ")"
}

// KeyframeMode: How values between keys are interpolated.
type KeyframeMode int32

// What a KeyframeMode can be.
const (
	// KeyframeModeDiscrete: each value stays until the next key
	KeyframeModeDiscrete KeyframeMode = 0

	// KeyframeModeLinear: straight from key to key
	KeyframeModeLinear KeyframeMode = 1

	// KeyframeModePaced: straight, at constant speed (Euclidean, over the components); key times ignored
	KeyframeModePaced KeyframeMode = 2

	// KeyframeModeCubic: on a Kochanek-Bartels spline
	KeyframeModeCubic KeyframeMode = 3

	// KeyframeModeCubicPaced: on the spline, with key times such that every segment has the same mean speed;
	// finding them takes some 20 microseconds a key
	KeyframeModeCubicPaced KeyframeMode = 4
)

// String is the constant's name in lower case, with hyphens.
func (value KeyframeMode) String() string {
	switch value {
	case KeyframeModeDiscrete:
		return "discrete"
	case KeyframeModeLinear:
		return "linear"
	case KeyframeModePaced:
		return "paced"
	case KeyframeModeCubic:
		return "cubic"
	case KeyframeModeCubicPaced:
		return "cubic-paced"
	}
	return "KeyframeMode(" + strconv.FormatInt(int64(value), 10) + ")"
}

// KeyframeKind: How a keyframe of a track is reached.
type KeyframeKind int32

// What a KeyframeKind can be.
const (
	// KeyframeKindLinear: straight, eased by the keyframe's curve
	KeyframeKindLinear KeyframeKind = 0

	// KeyframeKindCubic: on a cubic curve
	KeyframeKindCubic KeyframeKind = 1

	// KeyframeKindSpring: by the keyframe's spring
	KeyframeKindSpring KeyframeKind = 2

	// KeyframeKindMove: at once
	KeyframeKindMove KeyframeKind = 3
)

// String is the constant's name in lower case, with hyphens.
func (value KeyframeKind) String() string {
	switch value {
	case KeyframeKindLinear:
		return "linear"
	case KeyframeKindCubic:
		return "cubic"
	case KeyframeKindSpring:
		return "spring"
	case KeyframeKindMove:
		return "move"
	}
	return "KeyframeKind(" + strconv.FormatInt(int64(value), 10) + ")"
}

// KeyframeFlags: Options of a keyframe of a track.
type KeyframeFlags uint32

// What a KeyframeFlags can be.
const (
	// KeyframeHasStartVelocity has no comment in the header: its name says it.
	KeyframeHasStartVelocity KeyframeFlags = 1

	// KeyframeHasEndVelocity has no comment in the header: its name says it.
	KeyframeHasEndVelocity KeyframeFlags = 2

	// KeyframeSettles has no comment in the header: its name says it.
	KeyframeSettles KeyframeFlags = 4
)

// String is the constant's name in lower case, with hyphens.
func (value KeyframeFlags) String() string {
	return flagNames(uint64(value), []flagName{
		{1, "has-start-velocity"},
		{2, "has-end-velocity"},
		{4, "settles"},
	})
}

// FillMode: Which values a timing has outside its active interval.
type FillMode int32

// What a FillMode can be.
const (
	// FillModeNone: no value outside the active interval ("none" in CSS)
	FillModeNone FillMode = 0

	// FillModeForwards: its last value after it
	FillModeForwards FillMode = 1

	// FillModeBackwards: its first value before it
	FillModeBackwards FillMode = 2

	// FillModeBoth has no comment in the header: its name says it.
	FillModeBoth FillMode = 3
)

// String is the constant's name in lower case, with hyphens.
func (value FillMode) String() string {
	switch value {
	case FillModeNone:
		return "none"
	case FillModeForwards:
		return "forwards"
	case FillModeBackwards:
		return "backwards"
	case FillModeBoth:
		return "both"
	}
	return "FillMode(" + strconv.FormatInt(int64(value), 10) + ")"
}

// TimingPhase: Where a time lies: before, in or after the active interval.
type TimingPhase int32

// What a TimingPhase can be.
const (
	// TimingPhaseBefore has no comment in the header: its name says it.
	TimingPhaseBefore TimingPhase = 0

	// TimingPhaseActive has no comment in the header: its name says it.
	TimingPhaseActive TimingPhase = 1

	// TimingPhaseAfter has no comment in the header: its name says it.
	TimingPhaseAfter TimingPhase = 2
)

// String is the constant's name in lower case, with hyphens.
func (value TimingPhase) String() string {
	switch value {
	case TimingPhaseBefore:
		return "before"
	case TimingPhaseActive:
		return "active"
	case TimingPhaseAfter:
		return "after"
	}
	return "TimingPhase(" + strconv.FormatInt(int64(value), 10) + ")"
}

// Direction: Which way iterations run, as CSS animation-direction.
type Direction int32

// What a Direction can be.
const (
	// DirectionNormal has no comment in the header: its name says it.
	DirectionNormal Direction = 0

	// DirectionReverse has no comment in the header: its name says it.
	DirectionReverse Direction = 1

	// DirectionAlternate has no comment in the header: its name says it.
	DirectionAlternate Direction = 2

	// DirectionAlternateReverse has no comment in the header: its name says it.
	DirectionAlternateReverse Direction = 3
)

// String is the constant's name in lower case, with hyphens.
func (value Direction) String() string {
	switch value {
	case DirectionNormal:
		return "normal"
	case DirectionReverse:
		return "reverse"
	case DirectionAlternate:
		return "alternate"
	case DirectionAlternateReverse:
		return "alternate-reverse"
	}
	return "Direction(" + strconv.FormatInt(int64(value), 10) + ")"
}

// ColorSpace: What the three components of a color are; the fourth number is always the opacity. Components
// below 0 and above 1 are colors outside the gamut, not errors. The definitions are those of CSS Color 4,
// with hues in radians.
type ColorSpace int32

// What a ColorSpace can be.
const (
	// ColorSpaceSrgb: red, green, blue; the transfer function is mirrored below 0
	ColorSpaceSrgb ColorSpace = 0

	// ColorSpaceLinearSrgb: the same, proportional to light
	ColorSpaceLinearSrgb ColorSpace = 1

	// ColorSpaceDisplayP3: red, green, blue of Display P3 with sRGB's transfer function
	ColorSpaceDisplayP3 ColorSpace = 2

	// ColorSpaceOklab: lightness from 0 to 1, a, b
	ColorSpaceOklab ColorSpace = 3

	// ColorSpaceOklch: lightness from 0 to 1, chroma, hue
	ColorSpaceOklch ColorSpace = 4
)

// String is the constant's name in lower case, with hyphens.
func (value ColorSpace) String() string {
	switch value {
	case ColorSpaceSrgb:
		return "srgb"
	case ColorSpaceLinearSrgb:
		return "linear-srgb"
	case ColorSpaceDisplayP3:
		return "display-p3"
	case ColorSpaceOklab:
		return "oklab"
	case ColorSpaceOklch:
		return "oklch"
	}
	return "ColorSpace(" + strconv.FormatInt(int64(value), 10) + ")"
}

// HueInterpolation: Which way round a hue goes (CSS Color 4, section 12.4).
type HueInterpolation int32

// What a HueInterpolation can be.
const (
	// HueInterpolationShorter: by at most half a turn
	HueInterpolationShorter HueInterpolation = 0

	// HueInterpolationLonger: by at least half a turn; by a whole one between equal hues
	HueInterpolationLonger HueInterpolation = 1

	// HueInterpolationIncreasing: never backwards
	HueInterpolationIncreasing HueInterpolation = 2

	// HueInterpolationDecreasing: never forwards
	HueInterpolationDecreasing HueInterpolation = 3
)

// String is the constant's name in lower case, with hyphens.
func (value HueInterpolation) String() string {
	switch value {
	case HueInterpolationShorter:
		return "shorter"
	case HueInterpolationLonger:
		return "longer"
	case HueInterpolationIncreasing:
		return "increasing"
	case HueInterpolationDecreasing:
		return "decreasing"
	}
	return "HueInterpolation(" + strconv.FormatInt(int64(value), 10) + ")"
}

// Verb: A command of a path. A byte, since paths have many.
type Verb uint8

// What a Verb can be.
const (
	// VerbMove: 1 point: begins a subpath
	VerbMove Verb = 0

	// VerbLine: 1 point
	VerbLine Verb = 1

	// VerbQuadratic: 2 points: control, end
	VerbQuadratic Verb = 2

	// VerbCubic: 3 points: control, control, end
	VerbCubic Verb = 3

	// VerbClose: 0 points
	VerbClose Verb = 4
)

// String is the constant's name in lower case, with hyphens.
func (value Verb) String() string {
	switch value {
	case VerbMove:
		return "move"
	case VerbLine:
		return "line"
	case VerbQuadratic:
		return "quadratic"
	case VerbCubic:
		return "cubic"
	case VerbClose:
		return "close"
	}
	return "Verb(" + strconv.FormatInt(int64(value), 10) + ")"
}

// PathCoordinates: Whether path data are written with absolute or relative coordinates.
type PathCoordinates int32

// What a PathCoordinates can be.
const (
	// PathCoordinatesAbsolute: capital letters
	PathCoordinatesAbsolute PathCoordinates = 0

	// PathCoordinatesRelative: small letters, except where adding up would not restore the exact number
	PathCoordinatesRelative PathCoordinates = 1

	// PathCoordinatesShorter: for each command whichever takes fewer bytes
	PathCoordinatesShorter PathCoordinates = 2
)

// String is the constant's name in lower case, with hyphens.
func (value PathCoordinates) String() string {
	switch value {
	case PathCoordinatesAbsolute:
		return "absolute"
	case PathCoordinatesRelative:
		return "relative"
	case PathCoordinatesShorter:
		return "shorter"
	}
	return "PathCoordinates(" + strconv.FormatInt(int64(value), 10) + ")"
}

// PathRule: The rule by which two texts of path data have the same structure.
type PathRule int32

// What a PathRule can be.
const (
	// PathRuleCss: the same number and types of commands in the same order; H and h are one type: CSS Shapes 1
	// (interpolation of path()) and SVG 2, 9.3.2 (the d property), as browsers read them
	PathRuleCss PathRule = 0

	// PathRuleSmil: exactly the same list of commands; H and h differ: SVG 1.1, 8.2 (animation of the d
	// attribute)
	PathRuleSmil PathRule = 1
)

// String is the constant's name in lower case, with hyphens.
func (value PathRule) String() string {
	switch value {
	case PathRuleCss:
		return "css"
	case PathRuleSmil:
		return "smil"
	}
	return "PathRule(" + strconv.FormatInt(int64(value), 10) + ")"
}

// PathQuantity: What anim_path_get_values_at() returns for each length.
type PathQuantity int32

// What a PathQuantity can be.
const (
	// PathQuantityPoints: x and y: 2 numbers a length
	PathQuantityPoints PathQuantity = 0

	// PathQuantityTangents: x and y of the unit tangent: 2
	PathQuantityTangents PathQuantity = 1

	// PathQuantityNormals: the tangent turned by a quarter clockwise on the screen: 2
	PathQuantityNormals PathQuantity = 2

	// PathQuantityAngles: of the tangent with the x axis, radians, clockwise on the screen, -pi...pi: 1
	PathQuantityAngles PathQuantity = 3

	// PathQuantityCurvatures: as in anim_path_location: 1
	PathQuantityCurvatures PathQuantity = 4

	// PathQuantityParameters: the verb's index plus the parameter (0...1) in it: 1
	PathQuantityParameters PathQuantity = 5
)

// String is the constant's name in lower case, with hyphens.
func (value PathQuantity) String() string {
	switch value {
	case PathQuantityPoints:
		return "points"
	case PathQuantityTangents:
		return "tangents"
	case PathQuantityNormals:
		return "normals"
	case PathQuantityAngles:
		return "angles"
	case PathQuantityCurvatures:
		return "curvatures"
	case PathQuantityParameters:
		return "parameters"
	}
	return "PathQuantity(" + strconv.FormatInt(int64(value), 10) + ")"
}

// PathRotation: How an object that moves along a path is rotated.
type PathRotation int32

// What a PathRotation can be.
const (
	// PathRotationFixed: by the angle alone
	PathRotationFixed PathRotation = 0

	// PathRotationAuto: with the path's direction, plus the angle: SVG's rotate="auto", CSS's offset-rotate:
	// auto
	PathRotationAuto PathRotation = 1
)

// String is the constant's name in lower case, with hyphens.
func (value PathRotation) String() string {
	switch value {
	case PathRotationFixed:
		return "fixed"
	case PathRotationAuto:
		return "auto"
	}
	return "PathRotation(" + strconv.FormatInt(int64(value), 10) + ")"
}

// PathTrimFlags: How the lengths of anim_path_trim_options are counted.
type PathTrimFlags uint32

// What a PathTrimFlags can be.
const (
	// PathTrimSubpaths: each subpath by itself; otherwise all subpaths as one line
	PathTrimSubpaths PathTrimFlags = 1

	// PathTrimLengths: start, end and offset are lengths; otherwise fractions of the length, 0...1
	PathTrimLengths PathTrimFlags = 2
)

// String is the constant's name in lower case, with hyphens.
func (value PathTrimFlags) String() string {
	return flagNames(uint64(value), []flagName{
		{1, "subpaths"},
		{2, "lengths"},
	})
}

// FillRule: Which points lie inside an outline.
type FillRule int32

// What a FillRule can be.
const (
	// FillRuleNonzero: those with a winding number other than 0
	FillRuleNonzero FillRule = 0

	// FillRuleEvenodd: those with an odd winding number
	FillRuleEvenodd FillRule = 1
)

// String is the constant's name in lower case, with hyphens.
func (value FillRule) String() string {
	switch value {
	case FillRuleNonzero:
		return "nonzero"
	case FillRuleEvenodd:
		return "evenodd"
	}
	return "FillRule(" + strconv.FormatInt(int64(value), 10) + ")"
}

// PathConversion: Into which verbs a path is converted.
type PathConversion int32

// What a PathConversion can be.
const (
	// PathConversionCubics: quadratic curves become cubic ones: exactly, except for rounding
	PathConversionCubics PathConversion = 0

	// PathConversionAllCubics: lines too; the line of a close becomes a curve before it
	PathConversionAllCubics PathConversion = 1

	// PathConversionQuadratics: cubic curves become quadratic ones within the tolerance
	PathConversionQuadratics PathConversion = 2
)

// String is the constant's name in lower case, with hyphens.
func (value PathConversion) String() string {
	switch value {
	case PathConversionCubics:
		return "cubics"
	case PathConversionAllCubics:
		return "all-cubics"
	case PathConversionQuadratics:
		return "quadratics"
	}
	return "PathConversion(" + strconv.FormatInt(int64(value), 10) + ")"
}

// Cap: How the ends of a stroke look.
type Cap int32

// What a Cap can be.
const (
	// CapButt has no comment in the header: its name says it.
	CapButt Cap = 0

	// CapRound has no comment in the header: its name says it.
	CapRound Cap = 1

	// CapSquare has no comment in the header: its name says it.
	CapSquare Cap = 2
)

// String is the constant's name in lower case, with hyphens.
func (value Cap) String() string {
	switch value {
	case CapButt:
		return "butt"
	case CapRound:
		return "round"
	case CapSquare:
		return "square"
	}
	return "Cap(" + strconv.FormatInt(int64(value), 10) + ")"
}

// Join: How the corners of a stroke look.
type Join int32

// What a Join can be.
const (
	// JoinMiter has no comment in the header: its name says it.
	JoinMiter Join = 0

	// JoinRound has no comment in the header: its name says it.
	JoinRound Join = 1

	// JoinBevel has no comment in the header: its name says it.
	JoinBevel Join = 2

	// JoinMiterClip: a miter cut off at the limit
	JoinMiterClip Join = 3

	// JoinArcs: the same, but the edges of curves continue as circles of their curvature, which are adjusted
	// where they do not meet (SVG 2, 13.5.8 and 13.5.9), and bends tighter than half the width are round
	JoinArcs Join = 4
)

// String is the constant's name in lower case, with hyphens.
func (value Join) String() string {
	switch value {
	case JoinMiter:
		return "miter"
	case JoinRound:
		return "round"
	case JoinBevel:
		return "bevel"
	case JoinMiterClip:
		return "miter-clip"
	case JoinArcs:
		return "arcs"
	}
	return "Join(" + strconv.FormatInt(int64(value), 10) + ")"
}

// PathOperation: A boolean operation on the insides of two paths.
type PathOperation int32

// What a PathOperation can be.
const (
	// PathOperationUnion: what is in either
	PathOperationUnion PathOperation = 0

	// PathOperationIntersection: what is in both
	PathOperationIntersection PathOperation = 1

	// PathOperationDifference: what is in the first and not in the second
	PathOperationDifference PathOperation = 2

	// PathOperationExclusion: what is in one of them and not in the other
	PathOperationExclusion PathOperation = 3
)

// String is the constant's name in lower case, with hyphens.
func (value PathOperation) String() string {
	switch value {
	case PathOperationUnion:
		return "union"
	case PathOperationIntersection:
		return "intersection"
	case PathOperationDifference:
		return "difference"
	case PathOperationExclusion:
		return "exclusion"
	}
	return "PathOperation(" + strconv.FormatInt(int64(value), 10) + ")"
}

// MorphStructure: Which paths are interpolated point by point.
type MorphStructure int32

// What a MorphStructure can be.
const (
	// MorphStructureAutomatic: paths of the same verbs, unless pairs or points are given or an outline would
	// fold up; all others are brought to a common structure first
	MorphStructureAutomatic MorphStructure = 0

	// MorphStructureStrict: paths of the same commands, as CSS and SMIL have it; others are ANIM_ERROR_KIND.
	// Takes neither pairs nor points
	MorphStructureStrict MorphStructure = 1

	// MorphStructureGeneral: none: also paths of the same verbs are aligned by their shapes
	MorphStructureGeneral MorphStructure = 2

	// MorphStructureBlend: none, and no point has a counterpart: the in-betweens are level sets of a mean of the
	// distances from both outlines, for filled shapes that have nothing in common. Takes neither pairs nor
	// points nor strokes (ANIM_ERROR_ARGUMENT), and ignores the options but fill_rule
	MorphStructureBlend MorphStructure = 3
)

// String is the constant's name in lower case, with hyphens.
func (value MorphStructure) String() string {
	switch value {
	case MorphStructureAutomatic:
		return "automatic"
	case MorphStructureStrict:
		return "strict"
	case MorphStructureGeneral:
		return "general"
	case MorphStructureBlend:
		return "blend"
	}
	return "MorphStructure(" + strconv.FormatInt(int64(value), 10) + ")"
}

// MorphMotion: How points move.
type MorphMotion int32

// What a MorphMotion can be.
const (
	// MorphMotionAutomatic: the whole path, then each subpath, turns where a rotation explains the change
	// clearly better
	MorphMotionAutomatic MorphMotion = 0

	// MorphMotionLinear: straight
	MorphMotionLinear MorphMotion = 1

	// MorphMotionRotational: subpaths turn by the angle that fits best, even if only a little better
	MorphMotionRotational MorphMotion = 2
)

// String is the constant's name in lower case, with hyphens.
func (value MorphMotion) String() string {
	switch value {
	case MorphMotionAutomatic:
		return "automatic"
	case MorphMotionLinear:
		return "linear"
	case MorphMotionRotational:
		return "rotational"
	}
	return "MorphMotion(" + strconv.FormatInt(int64(value), 10) + ")"
}

// MorphPairing: How subpaths are paired.
type MorphPairing int32

// What a MorphPairing can be.
const (
	// MorphPairingAutomatic: by role (outline or hole), position, size and shape
	MorphPairingAutomatic MorphPairing = 0

	// MorphPairingIndex: the first with the first, the second with the second
	MorphPairingIndex MorphPairing = 1

	// MorphPairingGiven: as pairs says
	MorphPairingGiven MorphPairing = 2
)

// String is the constant's name in lower case, with hyphens.
func (value MorphPairing) String() string {
	switch value {
	case MorphPairingAutomatic:
		return "automatic"
	case MorphPairingIndex:
		return "index"
	case MorphPairingGiven:
		return "given"
	}
	return "MorphPairing(" + strconv.FormatInt(int64(value), 10) + ")"
}

// MorphStarts: Which points of closed subpaths correspond.
type MorphStarts int32

// What a MorphStarts can be.
const (
	// MorphStartsAutomatic: found from the shapes
	MorphStartsAutomatic MorphStarts = 0

	// MorphStartsKeep: the subpaths' own starts
	MorphStartsKeep MorphStarts = 1

	// MorphStartsGiven: as points says
	MorphStartsGiven MorphStarts = 2
)

// String is the constant's name in lower case, with hyphens.
func (value MorphStarts) String() string {
	switch value {
	case MorphStartsAutomatic:
		return "automatic"
	case MorphStartsKeep:
		return "keep"
	case MorphStartsGiven:
		return "given"
	}
	return "MorphStarts(" + strconv.FormatInt(int64(value), 10) + ")"
}

// MorphPaint: What the paths are drawn as.
type MorphPaint int32

// What a MorphPaint can be.
const (
	// MorphPaintFill: subpaths are closed in between, as filling closes them, and self-intersecting in-betweens
	// are repaired
	MorphPaintFill MorphPaint = 0

	// MorphPaintStroke: open subpaths stay open, crossings are allowed, and a subpath without counterpart joins
	// another stroke
	MorphPaintStroke MorphPaint = 1
)

// String is the constant's name in lower case, with hyphens.
func (value MorphPaint) String() string {
	switch value {
	case MorphPaintFill:
		return "fill"
	case MorphPaintStroke:
		return "stroke"
	}
	return "MorphPaint(" + strconv.FormatInt(int64(value), 10) + ")"
}

// ValueKind: What a property's components are.
type ValueKind int32

// What a ValueKind can be.
const (
	// ValueKindScalar: 1 component
	ValueKindScalar ValueKind = 0

	// ValueKindVector2 has no comment in the header: its name says it.
	ValueKindVector2 ValueKind = 1

	// ValueKindVector3 has no comment in the header: its name says it.
	ValueKindVector3 ValueKind = 2

	// ValueKindVector4 has no comment in the header: its name says it.
	ValueKindVector4 ValueKind = 3

	// ValueKindAngle: 1 component in radians, interpolated as given unless its options say otherwise
	ValueKindAngle ValueKind = 4

	// ValueKindColor: 4 components: red, green, blue (sRGB, not premultiplied), opacity
	ValueKindColor ValueKind = 5

	// ValueKindSize: 2: width, height
	ValueKindSize ValueKind = 6

	// ValueKindRectangle: 4: x, y, width, height
	ValueKindRectangle ValueKind = 7

	// ValueKindTransform: 6: a, b, c, d, tx, ty; interpolated by its decomposition, singular too
	ValueKindTransform ValueKind = 8

	// ValueKindVector: as many as are asked for, up to ANIM_LIMIT_VECTOR
	ValueKindVector ValueKind = 9

	// ValueKindPath: the coordinates of a path, see anim_stage_add_path
	ValueKindPath ValueKind = 10
)

// String is the constant's name in lower case, with hyphens.
func (value ValueKind) String() string {
	switch value {
	case ValueKindScalar:
		return "scalar"
	case ValueKindVector2:
		return "vector2"
	case ValueKindVector3:
		return "vector3"
	case ValueKindVector4:
		return "vector4"
	case ValueKindAngle:
		return "angle"
	case ValueKindColor:
		return "color"
	case ValueKindSize:
		return "size"
	case ValueKindRectangle:
		return "rectangle"
	case ValueKindTransform:
		return "transform"
	case ValueKindVector:
		return "vector"
	case ValueKindPath:
		return "path"
	}
	return "ValueKind(" + strconv.FormatInt(int64(value), 10) + ")"
}

// EventKind: What happened.
type EventKind int32

// What a EventKind can be.
const (
	// EventKindTransactionCompleted: subject: the transaction; finished
	EventKindTransactionCompleted EventKind = 1

	// EventKindAnimationEnded: subject: the property; animation; finished; name: the property's
	EventKindAnimationEnded EventKind = 2

	// EventKindStateEntered: name: the state's
	EventKindStateEntered EventKind = 3

	// EventKindStateExited: name: the state's
	EventKindStateExited EventKind = 4

	// EventKindEmitted: name: as the document emitted it, or error.execution, whose fields are message, state
	// and place; count: its fields; data: see anim_scene_get_event_value
	EventKindEmitted EventKind = 5

	// EventKindControl: name: of the pointer's or key's event on a region; count and data as EMITTED
	EventKindControl EventKind = 6

	// EventKindUnsettled: the machine was stopped after ANIM_LIMIT_MICROSTEPS microsteps, and the events that
	// waited are dropped; or its own delays took more than 16384 microsteps in a millisecond (8 more for each
	// state beyond 500), and the other delays that end in that millisecond are dropped
	EventKindUnsettled EventKind = 7

	// EventKindLost: count: events dropped because nobody polled; comes first in the queue
	EventKindLost EventKind = 8

	// EventKindAnimatorEnded: subject: the animator; count: ANIM_ANIMATOR_POSITION_...; finished: 0 where it was
	// stopped at CURRENT
	EventKindAnimatorEnded EventKind = 9

	// EventKindSettled: subject: the spring bank; count: how many of its springs came to rest
	EventKindSettled EventKind = 10

	// EventKindGroupEnded: subject: the group whose media timing is over
	EventKindGroupEnded EventKind = 11

	// EventKindBudget: an advance has used up its step budget: see anim_stage_set_step_budget
	EventKindBudget EventKind = 12
)

// String is the constant's name in lower case, with hyphens.
func (value EventKind) String() string {
	switch value {
	case EventKindTransactionCompleted:
		return "transaction-completed"
	case EventKindAnimationEnded:
		return "animation-ended"
	case EventKindStateEntered:
		return "state-entered"
	case EventKindStateExited:
		return "state-exited"
	case EventKindEmitted:
		return "emitted"
	case EventKindControl:
		return "control"
	case EventKindUnsettled:
		return "unsettled"
	case EventKindLost:
		return "lost"
	case EventKindAnimatorEnded:
		return "animator-ended"
	case EventKindSettled:
		return "settled"
	case EventKindGroupEnded:
		return "group-ended"
	case EventKindBudget:
		return "budget"
	}
	return "EventKind(" + strconv.FormatInt(int64(value), 10) + ")"
}

// Read: Which of a property's values to read.
type Read int32

// What a Read can be.
const (
	// ReadModel: what was set
	ReadModel Read = 0

	// ReadPresentation: what is seen now
	ReadPresentation Read = 1

	// ReadVelocity: of the presentation value, units per second
	ReadVelocity Read = 2
)

// String is the constant's name in lower case, with hyphens.
func (value Read) String() string {
	switch value {
	case ReadModel:
		return "model"
	case ReadPresentation:
		return "presentation"
	case ReadVelocity:
		return "velocity"
	}
	return "Read(" + strconv.FormatInt(int64(value), 10) + ")"
}

// Turn: How an angle is interpolated.
type Turn int32

// What a Turn can be.
const (
	// TurnAsGiven has no comment in the header: its name says it.
	TurnAsGiven Turn = 0

	// TurnShortest has no comment in the header: its name says it.
	TurnShortest Turn = 1
)

// String is the constant's name in lower case, with hyphens.
func (value Turn) String() string {
	switch value {
	case TurnAsGiven:
		return "as-given"
	case TurnShortest:
		return "shortest"
	}
	return "Turn(" + strconv.FormatInt(int64(value), 10) + ")"
}

// MotionKind: How a value moves.
type MotionKind int32

// What a MotionKind can be.
const (
	// MotionKindInherit: the enclosing transaction's; outermost: the default curve
	MotionKindInherit MotionKind = 0

	// MotionKindNone: no animation: values jump
	MotionKindNone MotionKind = 1

	// MotionKindCurve: along curve, over duration
	MotionKindCurve MotionKind = 2

	// MotionKindSpring: by spring, until it comes to rest, or for duration where one is given
	MotionKindSpring MotionKind = 3

	// MotionKindEasing: by easing, over duration
	MotionKindEasing MotionKind = 4

	// MotionKindKeyframes: explicit animations only: along keyframes
	MotionKindKeyframes MotionKind = 5

	// MotionKindDecay: explicit animations only: momentum that decays
	MotionKindDecay MotionKind = 6
)

// String is the constant's name in lower case, with hyphens.
func (value MotionKind) String() string {
	switch value {
	case MotionKindInherit:
		return "inherit"
	case MotionKindNone:
		return "none"
	case MotionKindCurve:
		return "curve"
	case MotionKindSpring:
		return "spring"
	case MotionKindEasing:
		return "easing"
	case MotionKindKeyframes:
		return "keyframes"
	case MotionKindDecay:
		return "decay"
	}
	return "MotionKind(" + strconv.FormatInt(int64(value), 10) + ")"
}

// Interruption: What an animation does with those that already move its property.
type Interruption int32

// What a Interruption can be.
const (
	// InterruptionReplace: replaces them; starts at the presentation value with its velocity (SwiftUI)
	InterruptionReplace Interruption = 1

	// InterruptionAdd: is added to them: moves the difference of old and new value to 0 (UIKit since iOS 8)
	InterruptionAdd Interruption = 2

	// InterruptionRestart: replaces them; starts at the presentation value, at rest
	InterruptionRestart Interruption = 3

	// InterruptionKeep: leaves them alone, and new values leave it alone (an animation added to a CALayer).
	// Explicit animations only
	InterruptionKeep Interruption = 4
)

// String is the constant's name in lower case, with hyphens.
func (value Interruption) String() string {
	switch value {
	case InterruptionReplace:
		return "replace"
	case InterruptionAdd:
		return "add"
	case InterruptionRestart:
		return "restart"
	case InterruptionKeep:
		return "keep"
	}
	return "Interruption(" + strconv.FormatInt(int64(value), 10) + ")"
}

// Arrangement: When the transactions directly inside a transaction begin. An arranged transaction completes
// after them.
type Arrangement int32

// What a Arrangement can be.
const (
	// ArrangementNone: independently
	ArrangementNone Arrangement = 0

	// ArrangementParallel: all begin when they are set
	ArrangementParallel Arrangement = 1

	// ArrangementSequence: each begins when the one before is complete
	ArrangementSequence Arrangement = 2
)

// String is the constant's name in lower case, with hyphens.
func (value Arrangement) String() string {
	switch value {
	case ArrangementNone:
		return "none"
	case ArrangementParallel:
		return "parallel"
	case ArrangementSequence:
		return "sequence"
	}
	return "Arrangement(" + strconv.FormatInt(int64(value), 10) + ")"
}

// Action: What happens when a property's value is set.
type Action int32

// What a Action can be.
const (
	// ActionFollow: it moves as the open transaction says; without one it jumps
	ActionFollow Action = 0

	// ActionNone: it jumps, whatever transaction is open
	ActionNone Action = 1

	// ActionOwn: it moves by its own motion, inside and outside transactions; members that are not set come from
	// the transaction
	ActionOwn Action = 2
)

// String is the constant's name in lower case, with hyphens.
func (value Action) String() string {
	switch value {
	case ActionFollow:
		return "follow"
	case ActionNone:
		return "none"
	case ActionOwn:
		return "own"
	}
	return "Action(" + strconv.FormatInt(int64(value), 10) + ")"
}

// ReducedMotion: How animations begun from now on are shown to people who asked for less motion.
type ReducedMotion int32

// What a ReducedMotion can be.
const (
	// ReducedMotionNone: all motion is shown
	ReducedMotionNone ReducedMotion = 0

	// ReducedMotionJump: values jump to their targets; their animations end finished, at once
	ReducedMotionJump ReducedMotion = 1

	// ReducedMotionFade: properties that fade do so in 0.2 s with ease; all others jump
	ReducedMotionFade ReducedMotion = 2
)

// String is the constant's name in lower case, with hyphens.
func (value ReducedMotion) String() string {
	switch value {
	case ReducedMotionNone:
		return "none"
	case ReducedMotionJump:
		return "jump"
	case ReducedMotionFade:
		return "fade"
	}
	return "ReducedMotion(" + strconv.FormatInt(int64(value), 10) + ")"
}

// AnimationGroupKind: What drives a group.
type AnimationGroupKind int32

// What a AnimationGroupKind can be.
const (
	// AnimationGroupKindClock: a clock whose speed can be changed: slow motion and pause for a part of the stage
	AnimationGroupKindClock AnimationGroupKind = 0

	// AnimationGroupKindMedia: timed as a whole, as CAAnimationGroup: animations inside use the time of the
	// current repeat, and end when the group ends
	AnimationGroupKindMedia AnimationGroupKind = 1

	// AnimationGroupKindAnimator: driven by a fraction that runs, is dragged and runs back, as
	// UIViewPropertyAnimator
	AnimationGroupKindAnimator AnimationGroupKind = 2
)

// String is the constant's name in lower case, with hyphens.
func (value AnimationGroupKind) String() string {
	switch value {
	case AnimationGroupKindClock:
		return "clock"
	case AnimationGroupKindMedia:
		return "media"
	case AnimationGroupKindAnimator:
		return "animator"
	}
	return "AnimationGroupKind(" + strconv.FormatInt(int64(value), 10) + ")"
}

// AnimatorPosition: Where an animator stops.
type AnimatorPosition int32

// What a AnimatorPosition can be.
const (
	// AnimatorPositionEnd has no comment in the header: its name says it.
	AnimatorPositionEnd AnimatorPosition = 0

	// AnimatorPositionStart has no comment in the header: its name says it.
	AnimatorPositionStart AnimatorPosition = 1

	// AnimatorPositionCurrent has no comment in the header: its name says it.
	AnimatorPositionCurrent AnimatorPosition = 2
)

// String is the constant's name in lower case, with hyphens.
func (value AnimatorPosition) String() string {
	switch value {
	case AnimatorPositionEnd:
		return "end"
	case AnimatorPositionStart:
		return "start"
	case AnimatorPositionCurrent:
		return "current"
	}
	return "AnimatorPosition(" + strconv.FormatInt(int64(value), 10) + ")"
}

// WarningKind: What a warning is about.
type WarningKind int32

// What a WarningKind can be.
const (
	// WarningKindState: nothing leads to a state
	WarningKindState WarningKind = 0

	// WarningKindEvent: nothing in the document sends an event that a state waits for: only the host can
	WarningKindEvent WarningKind = 1

	// WarningKindEnd: a done or stopped event of something that does not exist or never ends
	WarningKindEnd WarningKind = 2

	// WarningKindCancel: nothing is sent with the id that a cancel has
	WarningKindCancel WarningKind = 3

	// WarningKindProperty: nothing shows, sets or reads a property
	WarningKindProperty WarningKind = 4

	// WarningKindUnused: nothing uses an input, parameter, spring, curve, path, animation, component...
	WarningKindUnused WarningKind = 5

	// WarningKindWords: a text that would also be an expression, where it is kept as text
	WarningKindWords WarningKind = 6
)

// String is the constant's name in lower case, with hyphens.
func (value WarningKind) String() string {
	switch value {
	case WarningKindState:
		return "state"
	case WarningKindEvent:
		return "event"
	case WarningKindEnd:
		return "end"
	case WarningKindCancel:
		return "cancel"
	case WarningKindProperty:
		return "property"
	case WarningKindUnused:
		return "unused"
	case WarningKindWords:
		return "words"
	}
	return "WarningKind(" + strconv.FormatInt(int64(value), 10) + ")"
}

// WarningText: The texts of a warning.
type WarningText int32

// What a WarningText can be.
const (
	// WarningTextMessage: one English sentence, with the name that was probably meant
	WarningTextMessage WarningText = 0

	// WarningTextPointer: the RFC 6901 JSON pointer of what it is about
	WarningTextPointer WarningText = 1

	// WarningTextSuggestion: the name that was probably meant; empty if none is similar
	WarningTextSuggestion WarningText = 2
)

// String is the constant's name in lower case, with hyphens.
func (value WarningText) String() string {
	switch value {
	case WarningTextMessage:
		return "message"
	case WarningTextPointer:
		return "pointer"
	case WarningTextSuggestion:
		return "suggestion"
	}
	return "WarningText(" + strconv.FormatInt(int64(value), 10) + ")"
}

// SceneChangeFlags: What anim_scene_advance_many() reports of a scene.
type SceneChangeFlags uint32

// What a SceneChangeFlags can be.
const (
	// SceneChangeDisplay: its display list has changed since the host last read it
	SceneChangeDisplay SceneChangeFlags = 1

	// SceneChangeEvents: events wait to be polled from its stage
	SceneChangeEvents SceneChangeFlags = 2
)

// String is the constant's name in lower case, with hyphens.
func (value SceneChangeFlags) String() string {
	return flagNames(uint64(value), []flagName{
		{1, "display"},
		{2, "events"},
	})
}

// InputKind: What an input of a document holds.
type InputKind int32

// What a InputKind can be.
const (
	// InputKindNumber has no comment in the header: its name says it.
	InputKindNumber InputKind = 0

	// InputKindBoolean has no comment in the header: its name says it.
	InputKindBoolean InputKind = 1

	// InputKindString has no comment in the header: its name says it.
	InputKindString InputKind = 2

	// InputKindTrigger has no comment in the header: its name says it.
	InputKindTrigger InputKind = 3
)

// String is the constant's name in lower case, with hyphens.
func (value InputKind) String() string {
	switch value {
	case InputKindNumber:
		return "number"
	case InputKindBoolean:
		return "boolean"
	case InputKindString:
		return "string"
	case InputKindTrigger:
		return "trigger"
	}
	return "InputKind(" + strconv.FormatInt(int64(value), 10) + ")"
}

// FieldKind: What a field of an event's data holds.
type FieldKind int32

// What a FieldKind can be.
const (
	// FieldKindNumber has no comment in the header: its name says it.
	FieldKindNumber FieldKind = 0

	// FieldKindBoolean has no comment in the header: its name says it.
	FieldKindBoolean FieldKind = 1

	// FieldKindText has no comment in the header: its name says it.
	FieldKindText FieldKind = 2
)

// String is the constant's name in lower case, with hyphens.
func (value FieldKind) String() string {
	switch value {
	case FieldKindNumber:
		return "number"
	case FieldKindBoolean:
		return "boolean"
	case FieldKindText:
		return "text"
	}
	return "FieldKind(" + strconv.FormatInt(int64(value), 10) + ")"
}

// StateKind: The kinds of states, as in SCXML.
type StateKind int32

// What a StateKind can be.
const (
	// StateKindAtomic: without states inside
	StateKindAtomic StateKind = 0

	// StateKindCompound: has exactly one active child when active
	StateKindCompound StateKind = 1

	// StateKindParallel: all its children are active when it is
	StateKindParallel StateKind = 2

	// StateKindFinal has no comment in the header: its name says it.
	StateKindFinal StateKind = 3

	// StateKindHistory: never active
	StateKindHistory StateKind = 4
)

// String is the constant's name in lower case, with hyphens.
func (value StateKind) String() string {
	switch value {
	case StateKindAtomic:
		return "atomic"
	case StateKindCompound:
		return "compound"
	case StateKindParallel:
		return "parallel"
	case StateKindFinal:
		return "final"
	case StateKindHistory:
		return "history"
	}
	return "StateKind(" + strconv.FormatInt(int64(value), 10) + ")"
}

// PointerAction: What a pointer does.
type PointerAction int32

// What a PointerAction can be.
const (
	// PointerActionDown has no comment in the header: its name says it.
	PointerActionDown PointerAction = 0

	// PointerActionMove: also for a pointer that is not down: it hovers
	PointerActionMove PointerAction = 1

	// PointerActionUp has no comment in the header: its name says it.
	PointerActionUp PointerAction = 2

	// PointerActionCancel: what it did while it was down does not count
	PointerActionCancel PointerAction = 3

	// PointerActionLeave: the pointer is gone
	PointerActionLeave PointerAction = 4
)

// String is the constant's name in lower case, with hyphens.
func (value PointerAction) String() string {
	switch value {
	case PointerActionDown:
		return "down"
	case PointerActionMove:
		return "move"
	case PointerActionUp:
		return "up"
	case PointerActionCancel:
		return "cancel"
	case PointerActionLeave:
		return "leave"
	}
	return "PointerAction(" + strconv.FormatInt(int64(value), 10) + ")"
}

// KeyAction: What a key does.
type KeyAction int32

// What a KeyAction can be.
const (
	// KeyActionDown: down, and up at once
	KeyActionDown KeyAction = 0

	// KeyActionUp: down, and up at once
	KeyActionUp KeyAction = 1

	// KeyActionPress: down, and up at once
	KeyActionPress KeyAction = 2
)

// String is the constant's name in lower case, with hyphens.
func (value KeyAction) String() string {
	switch value {
	case KeyActionDown:
		return "down"
	case KeyActionUp:
		return "up"
	case KeyActionPress:
		return "press"
	}
	return "KeyAction(" + strconv.FormatInt(int64(value), 10) + ")"
}

// Key: The keys that a scene handles.
type Key int32

// What a Key can be.
const (
	// KeyTab has no comment in the header: its name says it.
	KeyTab Key = 0

	// KeySpace has no comment in the header: its name says it.
	KeySpace Key = 1

	// KeyEnter has no comment in the header: its name says it.
	KeyEnter Key = 2

	// KeyEscape has no comment in the header: its name says it.
	KeyEscape Key = 3

	// KeyLeft has no comment in the header: its name says it.
	KeyLeft Key = 4

	// KeyRight has no comment in the header: its name says it.
	KeyRight Key = 5

	// KeyUp has no comment in the header: its name says it.
	KeyUp Key = 6

	// KeyDown has no comment in the header: its name says it.
	KeyDown Key = 7

	// KeyHome has no comment in the header: its name says it.
	KeyHome Key = 8

	// KeyEnd has no comment in the header: its name says it.
	KeyEnd Key = 9

	// KeyPageUp has no comment in the header: its name says it.
	KeyPageUp Key = 10

	// KeyPageDown has no comment in the header: its name says it.
	KeyPageDown Key = 11
)

// String is the constant's name in lower case, with hyphens.
func (value Key) String() string {
	switch value {
	case KeyTab:
		return "tab"
	case KeySpace:
		return "space"
	case KeyEnter:
		return "enter"
	case KeyEscape:
		return "escape"
	case KeyLeft:
		return "left"
	case KeyRight:
		return "right"
	case KeyUp:
		return "up"
	case KeyDown:
		return "down"
	case KeyHome:
		return "home"
	case KeyEnd:
		return "end"
	case KeyPageUp:
		return "page-up"
	case KeyPageDown:
		return "page-down"
	}
	return "Key(" + strconv.FormatInt(int64(value), 10) + ")"
}

// ModifierFlags: Modifiers that are held.
type ModifierFlags uint32

// What a ModifierFlags can be.
const (
	// ModifierShift has no comment in the header: its name says it.
	ModifierShift ModifierFlags = 1

	// ModifierControl has no comment in the header: its name says it.
	ModifierControl ModifierFlags = 2

	// ModifierAlt has no comment in the header: its name says it.
	ModifierAlt ModifierFlags = 4

	// ModifierMeta has no comment in the header: its name says it.
	ModifierMeta ModifierFlags = 8
)

// String is the constant's name in lower case, with hyphens.
func (value ModifierFlags) String() string {
	return flagNames(uint64(value), []flagName{
		{1, "shift"},
		{2, "control"},
		{4, "alt"},
		{8, "meta"},
	})
}

// Role: The accessibility role of a node.
type Role int32

// What a Role can be.
const (
	// RoleNone has no comment in the header: its name says it.
	RoleNone Role = 0

	// RoleButton has no comment in the header: its name says it.
	RoleButton Role = 1

	// RoleSwitch has no comment in the header: its name says it.
	RoleSwitch Role = 2

	// RoleCheckbox has no comment in the header: its name says it.
	RoleCheckbox Role = 3

	// RoleRadio has no comment in the header: its name says it.
	RoleRadio Role = 4

	// RoleSlider has no comment in the header: its name says it.
	RoleSlider Role = 5

	// RoleProgress has no comment in the header: its name says it.
	RoleProgress Role = 6

	// RoleImage has no comment in the header: its name says it.
	RoleImage Role = 7

	// RoleText has no comment in the header: its name says it.
	RoleText Role = 8

	// RoleLink has no comment in the header: its name says it.
	RoleLink Role = 9

	// RoleGroup has no comment in the header: its name says it.
	RoleGroup Role = 10

	// RoleHeading has no comment in the header: its name says it.
	RoleHeading Role = 11

	// RoleList has no comment in the header: its name says it.
	RoleList Role = 12

	// RoleListItem has no comment in the header: its name says it.
	RoleListItem Role = 13

	// RoleTab has no comment in the header: its name says it.
	RoleTab Role = 14

	// RoleMenu has no comment in the header: its name says it.
	RoleMenu Role = 15

	// RoleMenuItem has no comment in the header: its name says it.
	RoleMenuItem Role = 16

	// RoleDialog has no comment in the header: its name says it.
	RoleDialog Role = 17

	// RoleAlert has no comment in the header: its name says it.
	RoleAlert Role = 18

	// RoleSeparator has no comment in the header: its name says it.
	RoleSeparator Role = 19
)

// String is the constant's name in lower case, with hyphens.
func (value Role) String() string {
	switch value {
	case RoleNone:
		return "none"
	case RoleButton:
		return "button"
	case RoleSwitch:
		return "switch"
	case RoleCheckbox:
		return "checkbox"
	case RoleRadio:
		return "radio"
	case RoleSlider:
		return "slider"
	case RoleProgress:
		return "progress"
	case RoleImage:
		return "image"
	case RoleText:
		return "text"
	case RoleLink:
		return "link"
	case RoleGroup:
		return "group"
	case RoleHeading:
		return "heading"
	case RoleList:
		return "list"
	case RoleListItem:
		return "list-item"
	case RoleTab:
		return "tab"
	case RoleMenu:
		return "menu"
	case RoleMenuItem:
		return "menu-item"
	case RoleDialog:
		return "dialog"
	case RoleAlert:
		return "alert"
	case RoleSeparator:
		return "separator"
	}
	return "Role(" + strconv.FormatInt(int64(value), 10) + ")"
}

// AccessibilityFlags: Facts about a node, each known or not, and true or false.
type AccessibilityFlags uint32

// What a AccessibilityFlags can be.
const (
	// AccessibilityChecked has no comment in the header: its name says it.
	AccessibilityChecked AccessibilityFlags = 1

	// AccessibilitySelected has no comment in the header: its name says it.
	AccessibilitySelected AccessibilityFlags = 2

	// AccessibilityDisabled: if the document does not say: whether its region is disabled
	AccessibilityDisabled AccessibilityFlags = 4

	// AccessibilityExpanded has no comment in the header: its name says it.
	AccessibilityExpanded AccessibilityFlags = 8

	// AccessibilityBusy has no comment in the header: its name says it.
	AccessibilityBusy AccessibilityFlags = 16

	// AccessibilityHidden: also where the node is invisible
	AccessibilityHidden AccessibilityFlags = 32

	// AccessibilityMinimum: minimum is known; likewise the next two
	AccessibilityMinimum AccessibilityFlags = 64

	// AccessibilityMaximum has no comment in the header: its name says it.
	AccessibilityMaximum AccessibilityFlags = 128

	// AccessibilityNow has no comment in the header: its name says it.
	AccessibilityNow AccessibilityFlags = 256

	// AccessibilityFocusable: its region can have the focus now; known where it has a region
	AccessibilityFocusable AccessibilityFlags = 512

	// AccessibilityFocused: its region has the focus
	AccessibilityFocused AccessibilityFlags = 1024
)

// String is the constant's name in lower case, with hyphens.
func (value AccessibilityFlags) String() string {
	return flagNames(uint64(value), []flagName{
		{1, "checked"},
		{2, "selected"},
		{4, "disabled"},
		{8, "expanded"},
		{16, "busy"},
		{32, "hidden"},
		{64, "minimum"},
		{128, "maximum"},
		{256, "now"},
		{512, "focusable"},
		{1024, "focused"},
	})
}

// AccessibilityText: The texts of a node.
type AccessibilityText int32

// What a AccessibilityText can be.
const (
	// AccessibilityTextLabel has no comment in the header: its name says it.
	AccessibilityTextLabel AccessibilityText = 0

	// AccessibilityTextValue has no comment in the header: its name says it.
	AccessibilityTextValue AccessibilityText = 1

	// AccessibilityTextHint has no comment in the header: its name says it.
	AccessibilityTextHint AccessibilityText = 2
)

// String is the constant's name in lower case, with hyphens.
func (value AccessibilityText) String() string {
	switch value {
	case AccessibilityTextLabel:
		return "label"
	case AccessibilityTextValue:
		return "value"
	case AccessibilityTextHint:
		return "hint"
	}
	return "AccessibilityText(" + strconv.FormatInt(int64(value), 10) + ")"
}

// DrawKind: What a command draws.
type DrawKind int32

// What a DrawKind can be.
const (
	// DrawKindFill: fill the path
	DrawKindFill DrawKind = 0

	// DrawKindStroke: stroke the path
	DrawKindStroke DrawKind = 1

	// DrawKindText: draw a text in a font of the host's
	DrawKindText DrawKind = 2

	// DrawKindImage: draw an image that the host knows by its name
	DrawKindImage DrawKind = 3

	// DrawKindLayerBegin: the commands up to the layer's end are drawn as a group, then composited
	DrawKindLayerBegin DrawKind = 4

	// DrawKindLayerEnd has no comment in the header: its name says it.
	DrawKindLayerEnd DrawKind = 5

	// DrawKindClipBegin: the commands up to the clip's end show inside the path only
	DrawKindClipBegin DrawKind = 6

	// DrawKindClipEnd has no comment in the header: its name says it.
	DrawKindClipEnd DrawKind = 7
)

// String is the constant's name in lower case, with hyphens.
func (value DrawKind) String() string {
	switch value {
	case DrawKindFill:
		return "fill"
	case DrawKindStroke:
		return "stroke"
	case DrawKindText:
		return "text"
	case DrawKindImage:
		return "image"
	case DrawKindLayerBegin:
		return "layer-begin"
	case DrawKindLayerEnd:
		return "layer-end"
	case DrawKindClipBegin:
		return "clip-begin"
	case DrawKindClipEnd:
		return "clip-end"
	}
	return "DrawKind(" + strconv.FormatInt(int64(value), 10) + ")"
}

// Paint: What a path is filled or stroked with.
type Paint int32

// What a Paint can be.
const (
	// PaintSolid has no comment in the header: its name says it.
	PaintSolid Paint = 0

	// PaintLinear has no comment in the header: its name says it.
	PaintLinear Paint = 1

	// PaintRadial has no comment in the header: its name says it.
	PaintRadial Paint = 2

	// PaintAngular: once around a center, clockwise, from an angle (0 is to the right)
	PaintAngular Paint = 3
)

// String is the constant's name in lower case, with hyphens.
func (value Paint) String() string {
	switch value {
	case PaintSolid:
		return "solid"
	case PaintLinear:
		return "linear"
	case PaintRadial:
		return "radial"
	case PaintAngular:
		return "angular"
	}
	return "Paint(" + strconv.FormatInt(int64(value), 10) + ")"
}

// Align: How a text is aligned to its x.
type Align int32

// What a Align can be.
const (
	// AlignLeft has no comment in the header: its name says it.
	AlignLeft Align = 0

	// AlignCenter has no comment in the header: its name says it.
	AlignCenter Align = 1

	// AlignRight has no comment in the header: its name says it.
	AlignRight Align = 2
)

// String is the constant's name in lower case, with hyphens.
func (value Align) String() string {
	switch value {
	case AlignLeft:
		return "left"
	case AlignCenter:
		return "center"
	case AlignRight:
		return "right"
	}
	return "Align(" + strconv.FormatInt(int64(value), 10) + ")"
}

// Baseline: Which line of a text is at its y.
type Baseline int32

// What a Baseline can be.
const (
	// BaselineAlphabetic has no comment in the header: its name says it.
	BaselineAlphabetic Baseline = 0

	// BaselineTop has no comment in the header: its name says it.
	BaselineTop Baseline = 1

	// BaselineMiddle has no comment in the header: its name says it.
	BaselineMiddle Baseline = 2

	// BaselineBottom has no comment in the header: its name says it.
	BaselineBottom Baseline = 3
)

// String is the constant's name in lower case, with hyphens.
func (value Baseline) String() string {
	switch value {
	case BaselineAlphabetic:
		return "alphabetic"
	case BaselineTop:
		return "top"
	case BaselineMiddle:
		return "middle"
	case BaselineBottom:
		return "bottom"
	}
	return "Baseline(" + strconv.FormatInt(int64(value), 10) + ")"
}

// Fit: How an image fills its frame.
type Fit int32

// What a Fit can be.
const (
	// FitStretch: the image fills its frame
	FitStretch Fit = 0

	// FitContain: the largest size at which all of it fits in the frame, centered
	FitContain Fit = 1

	// FitCover: the smallest size at which it covers the frame, centered; parts outside are not drawn
	FitCover Fit = 2
)

// String is the constant's name in lower case, with hyphens.
func (value Fit) String() string {
	switch value {
	case FitStretch:
		return "stretch"
	case FitContain:
		return "contain"
	case FitCover:
		return "cover"
	}
	return "Fit(" + strconv.FormatInt(int64(value), 10) + ")"
}

// BlendMode: The blend modes of W3C Compositing and Blending, level 1.
type BlendMode int32

// What a BlendMode can be.
const (
	// BlendModeNormal has no comment in the header: its name says it.
	BlendModeNormal BlendMode = 0

	// BlendModeMultiply has no comment in the header: its name says it.
	BlendModeMultiply BlendMode = 1

	// BlendModeScreen has no comment in the header: its name says it.
	BlendModeScreen BlendMode = 2

	// BlendModeOverlay has no comment in the header: its name says it.
	BlendModeOverlay BlendMode = 3

	// BlendModeDarken has no comment in the header: its name says it.
	BlendModeDarken BlendMode = 4

	// BlendModeLighten has no comment in the header: its name says it.
	BlendModeLighten BlendMode = 5

	// BlendModeColorDodge has no comment in the header: its name says it.
	BlendModeColorDodge BlendMode = 6

	// BlendModeColorBurn has no comment in the header: its name says it.
	BlendModeColorBurn BlendMode = 7

	// BlendModeHardLight has no comment in the header: its name says it.
	BlendModeHardLight BlendMode = 8

	// BlendModeSoftLight has no comment in the header: its name says it.
	BlendModeSoftLight BlendMode = 9

	// BlendModeDifference has no comment in the header: its name says it.
	BlendModeDifference BlendMode = 10

	// BlendModeExclusion has no comment in the header: its name says it.
	BlendModeExclusion BlendMode = 11

	// BlendModeHue has no comment in the header: its name says it.
	BlendModeHue BlendMode = 12

	// BlendModeSaturation has no comment in the header: its name says it.
	BlendModeSaturation BlendMode = 13

	// BlendModeColor has no comment in the header: its name says it.
	BlendModeColor BlendMode = 14

	// BlendModeLuminosity has no comment in the header: its name says it.
	BlendModeLuminosity BlendMode = 15
)

// String is the constant's name in lower case, with hyphens.
func (value BlendMode) String() string {
	switch value {
	case BlendModeNormal:
		return "normal"
	case BlendModeMultiply:
		return "multiply"
	case BlendModeScreen:
		return "screen"
	case BlendModeOverlay:
		return "overlay"
	case BlendModeDarken:
		return "darken"
	case BlendModeLighten:
		return "lighten"
	case BlendModeColorDodge:
		return "color-dodge"
	case BlendModeColorBurn:
		return "color-burn"
	case BlendModeHardLight:
		return "hard-light"
	case BlendModeSoftLight:
		return "soft-light"
	case BlendModeDifference:
		return "difference"
	case BlendModeExclusion:
		return "exclusion"
	case BlendModeHue:
		return "hue"
	case BlendModeSaturation:
		return "saturation"
	case BlendModeColor:
		return "color"
	case BlendModeLuminosity:
		return "luminosity"
	}
	return "BlendMode(" + strconv.FormatInt(int64(value), 10) + ")"
}
