// SPDX-License-Identifier: MIT

// Code generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. DO NOT EDIT.

package animcore

// #include "calls.h"
import "C"

import "unsafe"

// Point: the struct anim_point of the header.
type Point struct {
	X float64

	Y float64
}

var _ = [1]struct{}{}[C.sizeof_anim_point-16]
var _ = [1]struct{}{}[unsafe.Sizeof(Point{})-16]
var _ = [1]struct{}{}[unsafe.Offsetof(Point{}.X)-0]
var _ = [1]struct{}{}[unsafe.Offsetof(Point{}.Y)-8]

func (value *Point) put(to *C.anim_point, keep *memory) error {
	*to = *(*C.anim_point)(unsafe.Pointer(value))
	return nil
}

func (value *Point) get(from *C.anim_point) {
	*value = *(*Point)(unsafe.Pointer(from))
}

// Rectangle: the struct anim_rectangle of the header.
type Rectangle struct {
	// X: x and y are the corner with the smallest coordinates; width and height >= 0
	X float64

	// Y: x and y are the corner with the smallest coordinates; width and height >= 0
	Y float64

	// Width: x and y are the corner with the smallest coordinates; width and height >= 0
	Width float64

	// Height: x and y are the corner with the smallest coordinates; width and height >= 0
	Height float64
}

var _ = [1]struct{}{}[C.sizeof_anim_rectangle-32]
var _ = [1]struct{}{}[unsafe.Sizeof(Rectangle{})-32]
var _ = [1]struct{}{}[unsafe.Offsetof(Rectangle{}.X)-0]
var _ = [1]struct{}{}[unsafe.Offsetof(Rectangle{}.Y)-8]
var _ = [1]struct{}{}[unsafe.Offsetof(Rectangle{}.Width)-16]
var _ = [1]struct{}{}[unsafe.Offsetof(Rectangle{}.Height)-24]

func (value *Rectangle) put(to *C.anim_rectangle, keep *memory) error {
	*to = *(*C.anim_rectangle)(unsafe.Pointer(value))
	return nil
}

func (value *Rectangle) get(from *C.anim_rectangle) {
	*value = *(*Rectangle)(unsafe.Pointer(from))
}

// Transform: x' = a x + c y + tx, y' = b x + d y + ty: the order of SVG's matrix(a b c d e f).
type Transform struct {
	A float64

	B float64

	C float64

	D float64

	Tx float64

	Ty float64
}

var _ = [1]struct{}{}[C.sizeof_anim_transform-48]
var _ = [1]struct{}{}[unsafe.Sizeof(Transform{})-48]
var _ = [1]struct{}{}[unsafe.Offsetof(Transform{}.A)-0]
var _ = [1]struct{}{}[unsafe.Offsetof(Transform{}.B)-8]
var _ = [1]struct{}{}[unsafe.Offsetof(Transform{}.C)-16]
var _ = [1]struct{}{}[unsafe.Offsetof(Transform{}.D)-24]
var _ = [1]struct{}{}[unsafe.Offsetof(Transform{}.Tx)-32]
var _ = [1]struct{}{}[unsafe.Offsetof(Transform{}.Ty)-40]

func (value *Transform) put(to *C.anim_transform, keep *memory) error {
	*to = *(*C.anim_transform)(unsafe.Pointer(value))
	return nil
}

func (value *Transform) get(from *C.anim_transform) {
	*value = *(*Transform)(unsafe.Pointer(from))
}

// Spring: A damped harmonic spring: m x″ + c x' + k (x - target) = 0. The value is the closed-form solution,
// so it is exact at any time. Core Animation's default is mass 1, stiffness 100, damping 10. ANIM_ERROR_LIMIT
// where k / m is outside 2^-1000 to 2^1000, or the damping ratio is above 2^500. Functions for one value take
// values, displacements and velocities of at most 1e150 in size (ANIM_ERROR_LIMIT).
// anim_spring_animate_many() and anim_spring_step_many() take any finite ones.
type Spring struct {
	// Mass: m > 0
	Mass float64

	// Stiffness: k > 0, per second squared when m = 1
	Stiffness float64

	// Damping: c >= 0; 0 never comes to rest
	Damping float64
}

var _ = [1]struct{}{}[C.sizeof_anim_spring-24]
var _ = [1]struct{}{}[unsafe.Sizeof(Spring{})-24]
var _ = [1]struct{}{}[unsafe.Offsetof(Spring{}.Mass)-0]
var _ = [1]struct{}{}[unsafe.Offsetof(Spring{}.Stiffness)-8]
var _ = [1]struct{}{}[unsafe.Offsetof(Spring{}.Damping)-16]

func (value *Spring) put(to *C.anim_spring, keep *memory) error {
	*to = *(*C.anim_spring)(unsafe.Pointer(value))
	return nil
}

func (value *Spring) get(from *C.anim_spring) {
	*value = *(*Spring)(unsafe.Pointer(from))
}

// PreparedSpring: A spring with its constants computed in advance, which saves about half of the time of
// anim_spring_evaluate(). anim_spring_prepare() fills it. It is plain memory of the caller's, which may be
// copied, kept and read by many threads at once. Its size never changes. The members are private to the
// library: a struct that another version has filled, or that was changed, is refused.
type PreparedSpring struct {
	// Decay: sums of two doubles, in the library's unit of time
	Decay float64

	// DecayLow: sums of two doubles, in the library's unit of time
	DecayLow float64

	Frequency float64

	FrequencyLow float64

	FastRate float64

	SquaredFrequency float64

	TimeScale float64

	InverseTimeScale float64

	Kind uint64

	// Check: a sum over the other members
	Check uint64
}

var _ = [1]struct{}{}[C.sizeof_anim_prepared_spring-80]
var _ = [1]struct{}{}[unsafe.Sizeof(PreparedSpring{})-80]
var _ = [1]struct{}{}[unsafe.Offsetof(PreparedSpring{}.Decay)-0]
var _ = [1]struct{}{}[unsafe.Offsetof(PreparedSpring{}.DecayLow)-8]
var _ = [1]struct{}{}[unsafe.Offsetof(PreparedSpring{}.Frequency)-16]
var _ = [1]struct{}{}[unsafe.Offsetof(PreparedSpring{}.FrequencyLow)-24]
var _ = [1]struct{}{}[unsafe.Offsetof(PreparedSpring{}.FastRate)-32]
var _ = [1]struct{}{}[unsafe.Offsetof(PreparedSpring{}.SquaredFrequency)-40]
var _ = [1]struct{}{}[unsafe.Offsetof(PreparedSpring{}.TimeScale)-48]
var _ = [1]struct{}{}[unsafe.Offsetof(PreparedSpring{}.InverseTimeScale)-56]
var _ = [1]struct{}{}[unsafe.Offsetof(PreparedSpring{}.Kind)-64]
var _ = [1]struct{}{}[unsafe.Offsetof(PreparedSpring{}.Check)-72]

func (value *PreparedSpring) put(to *C.anim_prepared_spring, keep *memory) error {
	*to = *(*C.anim_prepared_spring)(unsafe.Pointer(value))
	return nil
}

func (value *PreparedSpring) get(from *C.anim_prepared_spring) {
	*value = *(*PreparedSpring)(unsafe.Pointer(from))
}

// CubicBezier: A cubic Bezier timing curve from (0, 0) to (1, 1), as CSS cubic-bezier(). 0 <= x1, x2 <= 1
// (ANIM_ERROR_ARGUMENT); |y1|, |y2| <= 1e6 (ANIM_ERROR_LIMIT).
type CubicBezier struct {
	X1 float64

	Y1 float64

	X2 float64

	Y2 float64
}

var _ = [1]struct{}{}[C.sizeof_anim_cubic_bezier-32]
var _ = [1]struct{}{}[unsafe.Sizeof(CubicBezier{})-32]
var _ = [1]struct{}{}[unsafe.Offsetof(CubicBezier{}.X1)-0]
var _ = [1]struct{}{}[unsafe.Offsetof(CubicBezier{}.Y1)-8]
var _ = [1]struct{}{}[unsafe.Offsetof(CubicBezier{}.X2)-16]
var _ = [1]struct{}{}[unsafe.Offsetof(CubicBezier{}.Y2)-24]

func (value *CubicBezier) put(to *C.anim_cubic_bezier, keep *memory) error {
	*to = *(*C.anim_cubic_bezier)(unsafe.Pointer(value))
	return nil
}

func (value *CubicBezier) get(from *C.anim_cubic_bezier) {
	*value = *(*CubicBezier)(unsafe.Pointer(from))
}

// KeyframeOptions: Options of the three kinds of keyframes. With shortest_turns, an angle turns by at most
// half a turn on each segment, and exactly half a turn goes in the direction that is written: full turns are
// added to the keys' values, also to the last.
type KeyframeOptions struct {
	// ComponentCount: 1 to ANIM_LIMIT_KEYFRAME_COMPONENTS. 1
	ComponentCount uint32

	// Mode: ANIM_KEYFRAME_MODE_... of values and blocks; not used for tracks. LINEAR
	Mode KeyframeMode

	// HasEase: 1: ease applies, even if it is linear. 0: if ease is left linear, blocks ease in and out, and the
	// other kinds do not ease. 0
	HasEase bool

	// ShortestTurns: bit i: component i (below 64 and component_count) is an angle that turns the shortest way.
	// 0
	ShortestTurns uint64

	// Duration: seconds, 0 to 1e9, of values and blocks; not read for tracks. 0.25
	Duration float64

	// Ease: eases the whole timeline, on top of the curves of segments. A curve that is not linear applies
	// whatever has_ease is. Linear
	Ease CubicBezier
}

var _ = [1]struct{}{}[C.sizeof_anim_keyframe_options-64]

func (value *KeyframeOptions) put(to *C.anim_keyframe_options, keep *memory) error {
	*to = C.anim_keyframe_options{}
	to.struct_size = C.sizeof_anim_keyframe_options
	to.component_count = C.uint32_t(value.ComponentCount)
	to.mode = C.anim_keyframe_mode(value.Mode)
	to.has_ease = C.anim_bool(boolean(value.HasEase))
	to.shortest_turns = C.uint64_t(value.ShortestTurns)
	to.duration = C.double(value.Duration)
	if err := value.Ease.put(&to.ease, keep); err != nil {
		return err
	}
	return nil
}

func (value *KeyframeOptions) get(from *C.anim_keyframe_options) {
	value.ComponentCount = uint32(from.component_count)
	value.Mode = KeyframeMode(from.mode)
	value.HasEase = from.has_ease != 0
	value.ShortestTurns = uint64(from.shortest_turns)
	value.Duration = float64(from.duration)
	value.Ease.get(&from.ease)
}

// Keyframe: the struct anim_keyframe of the header.
type Keyframe struct {
	// Kind: ANIM_KEYFRAME_KIND_...
	Kind KeyframeKind

	// Flags: ANIM_KEYFRAME_HAS_... and ANIM_KEYFRAME_SETTLES
	Flags KeyframeFlags

	// Duration: seconds, 0 to 1e9. Not read for MOVE, nor for a spring that SETTLES
	Duration float64

	// Curve: of LINEAR
	Curve CubicBezier

	// Spring: of SPRING
	Spring Spring
}

var _ = [1]struct{}{}[C.sizeof_anim_keyframe-72]
var _ = [1]struct{}{}[unsafe.Sizeof(Keyframe{})-72]
var _ = [1]struct{}{}[unsafe.Offsetof(Keyframe{}.Kind)-0]
var _ = [1]struct{}{}[unsafe.Offsetof(Keyframe{}.Flags)-4]
var _ = [1]struct{}{}[unsafe.Offsetof(Keyframe{}.Duration)-8]
var _ = [1]struct{}{}[unsafe.Offsetof(Keyframe{}.Curve)-16]
var _ = [1]struct{}{}[unsafe.Offsetof(Keyframe{}.Spring)-48]

func (value *Keyframe) put(to *C.anim_keyframe, keep *memory) error {
	*to = *(*C.anim_keyframe)(unsafe.Pointer(value))
	return nil
}

func (value *Keyframe) get(from *C.anim_keyframe) {
	*value = *(*Keyframe)(unsafe.Pointer(from))
}

// KeyframesInfo: the struct anim_keyframes_info of the header.
type KeyframesInfo struct {
	ComponentCount uint32

	// KeyCount: values, blocks or keyframes
	KeyCount uint32

	// NeedsStart: whether the caller gives the initial value on evaluation
	NeedsStart bool

	// Duration: seconds
	Duration float64
}

var _ = [1]struct{}{}[C.sizeof_anim_keyframes_info-24]

func (value *KeyframesInfo) put(to *C.anim_keyframes_info, keep *memory) error {
	*to = C.anim_keyframes_info{}
	to.struct_size = C.sizeof_anim_keyframes_info
	to.component_count = C.uint32_t(value.ComponentCount)
	to.key_count = C.uint32_t(value.KeyCount)
	to.needs_start = C.anim_bool(boolean(value.NeedsStart))
	to.duration = C.double(value.Duration)
	return nil
}

func (value *KeyframesInfo) get(from *C.anim_keyframes_info) {
	value.ComponentCount = uint32(from.component_count)
	value.KeyCount = uint32(from.key_count)
	value.NeedsStart = from.needs_start != 0
	value.Duration = float64(from.duration)
}

// MediaTiming: When something runs in its parent's time, as Core Animation's CAMediaTiming. Local time is
// (parent time - begin_time) * speed + time_offset; the active interval is local time 0 up to the active
// duration, which is the duration times the repeat count (times two with autoreverses), or the repeat
// duration. The interval includes its begin and excludes its end; the other way round where speed is
// negative. This holds for anim_media_timing_evaluate() and for groups; for animations see
// anim_stage_animate().
type MediaTiming struct {
	// FillMode: of local time. NONE
	FillMode FillMode

	// Autoreverses: 1: each repeat runs back again. 0
	Autoreverses bool

	// BeginTime: seconds of parent time. 0
	BeginTime float64

	// TimeOffset: seconds of local time. 0
	TimeOffset float64

	// Speed: negative runs backwards; at 0 local time stands at time_offset. 1
	Speed float64

	// Duration: seconds of one iteration, >= 0 or infinite; 0 means 0.25. 0
	Duration float64

	// RepeatCount: >= 0, fractional or infinite; 0 is not set. 0
	RepeatCount float64

	// RepeatDuration: seconds of local time, >= 0 or infinite; 0 is not set. 0. Where both are set, the one that
	// ends first counts, as in SMIL (Core Animation leaves it open).
	RepeatDuration float64
}

var _ = [1]struct{}{}[C.sizeof_anim_media_timing-64]

func (value *MediaTiming) put(to *C.anim_media_timing, keep *memory) error {
	*to = C.anim_media_timing{}
	to.struct_size = C.sizeof_anim_media_timing
	to.fill_mode = C.anim_fill_mode(value.FillMode)
	to.autoreverses = C.anim_bool(boolean(value.Autoreverses))
	to.begin_time = C.double(value.BeginTime)
	to.time_offset = C.double(value.TimeOffset)
	to.speed = C.double(value.Speed)
	to.duration = C.double(value.Duration)
	to.repeat_count = C.double(value.RepeatCount)
	to.repeat_duration = C.double(value.RepeatDuration)
	return nil
}

func (value *MediaTiming) get(from *C.anim_media_timing) {
	value.FillMode = FillMode(from.fill_mode)
	value.Autoreverses = from.autoreverses != 0
	value.BeginTime = float64(from.begin_time)
	value.TimeOffset = float64(from.time_offset)
	value.Speed = float64(from.speed)
	value.Duration = float64(from.duration)
	value.RepeatCount = float64(from.repeat_count)
	value.RepeatDuration = float64(from.repeat_duration)
}

// MediaSample: A timing evaluated at one moment. Where it is not in effect, the other members are as if it
// filled on both sides.
type MediaSample struct {
	// Phase: ANIM_TIMING_PHASE_...
	Phase TimingPhase

	// IsInEffect: 1: there is a value, in the active phase or by the fill mode
	IsInEffect bool

	// IsReversing: 1: on the way back of an autoreversing repeat
	IsReversing bool

	// Progress: 0...1, mirrored on the way back; from the end on it stays: 1 after 3 repeats, 0.5 after 2.5, 0
	// after the way back
	Progress float64

	// Iteration: the current repeat, from 0; infinite after the last of infinitely many
	Iteration float64

	// LocalTime: seconds, not clamped
	LocalTime float64

	// IterationTime: seconds into the iteration, mirrored too: the parent time of animations in a group with
	// this timing
	IterationTime float64

	// Rate: d progress / d parent time, per second; 0 outside the active phase
	Rate float64

	// IterationRate: d iteration_time / d parent time; 0 outside the active phase
	IterationRate float64
}

var _ = [1]struct{}{}[C.sizeof_anim_media_sample-64]

func (value *MediaSample) get(from *C.anim_media_sample) {
	value.Phase = TimingPhase(from.phase)
	value.IsInEffect = from.is_in_effect != 0
	value.IsReversing = from.is_reversing != 0
	value.Progress = float64(from.progress)
	value.Iteration = float64(from.iteration)
	value.LocalTime = float64(from.local_time)
	value.IterationTime = float64(from.iteration_time)
	value.Rate = float64(from.rate)
	value.IterationRate = float64(from.iteration_rate)
}

// WebTiming: The timing of an animation effect, as Web Animations Level 1 computes it. Times are in any one
// unit.
type WebTiming struct {
	// Fill: NONE
	Fill FillMode

	// Direction: ANIM_DIRECTION_... NORMAL
	Direction Direction

	// Delay: signed. 0
	Delay float64

	// EndDelay: signed. 0
	EndDelay float64

	// IterationStart: the iteration at which it starts, >= 0, fractional too. 0
	IterationStart float64

	// Iterations: >= 0 or infinite. 1
	Iterations float64

	// Duration: of one iteration, >= 0 or infinite. 0
	Duration float64

	// PlaybackRate: the animation's: only its sign counts here. 1
	PlaybackRate float64
}

var _ = [1]struct{}{}[C.sizeof_anim_web_timing-64]

func (value *WebTiming) put(to *C.anim_web_timing, keep *memory) error {
	*to = C.anim_web_timing{}
	to.struct_size = C.sizeof_anim_web_timing
	to.fill = C.anim_fill_mode(value.Fill)
	to.direction = C.anim_direction(value.Direction)
	to.delay = C.double(value.Delay)
	to.end_delay = C.double(value.EndDelay)
	to.iteration_start = C.double(value.IterationStart)
	to.iterations = C.double(value.Iterations)
	to.duration = C.double(value.Duration)
	to.playback_rate = C.double(value.PlaybackRate)
	return nil
}

func (value *WebTiming) get(from *C.anim_web_timing) {
	value.Fill = FillMode(from.fill)
	value.Direction = Direction(from.direction)
	value.Delay = float64(from.delay)
	value.EndDelay = float64(from.end_delay)
	value.IterationStart = float64(from.iteration_start)
	value.Iterations = float64(from.iterations)
	value.Duration = float64(from.duration)
	value.PlaybackRate = float64(from.playback_rate)
}

// WebSample: A timing evaluated at one moment. Where the specification says unresolved, is_in_effect is 0 and
// so are the numbers.
type WebSample struct {
	// Phase: ANIM_TIMING_PHASE_...
	Phase TimingPhase

	// IsInEffect: 0: the numbers below are unresolved
	IsInEffect bool

	// IsReversing: 1: the current direction is reverse
	IsReversing bool

	ActiveTime float64

	OverallProgress float64

	// SimpleIterationProgress: from 0 to 1
	SimpleIterationProgress float64

	// CurrentIteration: infinite after the last of infinitely many
	CurrentIteration float64

	// DirectedProgress: 0...1: the input of the timing function
	DirectedProgress float64
}

var _ = [1]struct{}{}[C.sizeof_anim_web_sample-56]

func (value *WebSample) get(from *C.anim_web_sample) {
	value.Phase = TimingPhase(from.phase)
	value.IsInEffect = from.is_in_effect != 0
	value.IsReversing = from.is_reversing != 0
	value.ActiveTime = float64(from.active_time)
	value.OverallProgress = float64(from.overall_progress)
	value.SimpleIterationProgress = float64(from.simple_iteration_progress)
	value.CurrentIteration = float64(from.current_iteration)
	value.DirectedProgress = float64(from.directed_progress)
}

// Decay: Momentum that decays: x = from + velocity / rate * (1 - e^(-rate * t)). When the motion crosses a
// bound, the spring takes over with the velocity there and brings it back to the bound; a motion that begins
// beyond a bound springs back at once. Several components move independently. Positions and velocities are at
// most 1e150 in size (ANIM_ERROR_LIMIT).
type Decay struct {
	// Rate: per second, 2^-300 to 2^300. 2.002..., from UIScrollView's 0.998 a millisecond
	Rate float64

	// Minimum: may be -infinity. -infinity
	Minimum float64

	// Maximum: >= minimum; may be infinity. infinity
	Maximum float64

	// Spring: mass 1, stiffness 100, damping 20: critically damped
	Spring Spring
}

var _ = [1]struct{}{}[C.sizeof_anim_decay-56]

func (value *Decay) put(to *C.anim_decay, keep *memory) error {
	*to = C.anim_decay{}
	to.struct_size = C.sizeof_anim_decay
	to.rate = C.double(value.Rate)
	to.minimum = C.double(value.Minimum)
	to.maximum = C.double(value.Maximum)
	if err := value.Spring.put(&to.spring, keep); err != nil {
		return err
	}
	return nil
}

func (value *Decay) get(from *C.anim_decay) {
	value.Rate = float64(from.rate)
	value.Minimum = float64(from.minimum)
	value.Maximum = float64(from.maximum)
	value.Spring.get(&from.spring)
}

// RubberBand: The resistance of a scroll view that is dragged beyond its bounds: a drag by x beyond a bound
// is shown (1 - 1 / (x * coefficient / dimension + 1)) * dimension beyond it, never more than dimension.
// Positions and values are at most 1e150 in size (ANIM_ERROR_LIMIT).
type RubberBand struct {
	// Minimum: may be -infinity
	Minimum float64

	// Maximum: >= minimum; may be infinity
	Maximum float64

	// Dimension: of the view in that direction, above 0 and at most 1e150
	Dimension float64

	// Coefficient: above 0 and at most 1e150; UIScrollView's is 0.55
	Coefficient float64
}

var _ = [1]struct{}{}[C.sizeof_anim_rubber_band-32]
var _ = [1]struct{}{}[unsafe.Sizeof(RubberBand{})-32]
var _ = [1]struct{}{}[unsafe.Offsetof(RubberBand{}.Minimum)-0]
var _ = [1]struct{}{}[unsafe.Offsetof(RubberBand{}.Maximum)-8]
var _ = [1]struct{}{}[unsafe.Offsetof(RubberBand{}.Dimension)-16]
var _ = [1]struct{}{}[unsafe.Offsetof(RubberBand{}.Coefficient)-24]

func (value *RubberBand) put(to *C.anim_rubber_band, keep *memory) error {
	*to = *(*C.anim_rubber_band)(unsafe.Pointer(value))
	return nil
}

func (value *RubberBand) get(from *C.anim_rubber_band) {
	*value = *(*RubberBand)(unsafe.Pointer(from))
}

// ColorInterpolation: How a color moves to another. All zeros is straight sRGB.
type ColorInterpolation struct {
	// Space: ANIM_COLOR_SPACE_...
	Space ColorSpace

	// Hue: ANIM_HUE_INTERPOLATION_...; only OKLCH has a hue
	Hue HueInterpolation

	// Premultiplied: 1: interpolates components multiplied by the opacity, except the hue, as CSS does
	Premultiplied bool
}

var _ = [1]struct{}{}[C.sizeof_anim_color_interpolation-12]

func (value *ColorInterpolation) put(to *C.anim_color_interpolation, keep *memory) error {
	*to = C.anim_color_interpolation{}
	to.space = C.anim_color_space(value.Space)
	to.hue = C.anim_hue_interpolation(value.Hue)
	to.premultiplied = C.anim_bool(boolean(value.Premultiplied))
	return nil
}

func (value *ColorInterpolation) get(from *C.anim_color_interpolation) {
	value.Space = ColorSpace(from.space)
	value.Hue = HueInterpolation(from.hue)
	value.Premultiplied = from.premultiplied != 0
}

// TransformParts: A decomposed transform: a translation after a rotation after a skew after a scale. With o =
// shear + skew * scale_y, a = scale_x cos(angle), b = scale_x sin(angle), c = o cos(angle) - scale_y
// sin(angle), d = o sin(angle) + scale_y cos(angle). This is what browsers interpolate (w3c/csswg-drafts
// issue 3713; the text of CSS Transforms 1 has another remainder instead of the skew). If the transform
// mirrors, one scale is negative: scale_x where a < d, otherwise scale_y.
type TransformParts struct {
	Tx float64

	Ty float64

	// Angle: from -pi to pi; positive turns clockwise on the screen
	Angle float64

	ScaleX float64

	ScaleY float64

	// Skew: the tangent of the skew's angle
	Skew float64

	// Shear: 0, unless scale_y is 0 or below 1e-9 of it
	Shear float64
}

var _ = [1]struct{}{}[C.sizeof_anim_transform_parts-56]
var _ = [1]struct{}{}[unsafe.Sizeof(TransformParts{})-56]
var _ = [1]struct{}{}[unsafe.Offsetof(TransformParts{}.Tx)-0]
var _ = [1]struct{}{}[unsafe.Offsetof(TransformParts{}.Ty)-8]
var _ = [1]struct{}{}[unsafe.Offsetof(TransformParts{}.Angle)-16]
var _ = [1]struct{}{}[unsafe.Offsetof(TransformParts{}.ScaleX)-24]
var _ = [1]struct{}{}[unsafe.Offsetof(TransformParts{}.ScaleY)-32]
var _ = [1]struct{}{}[unsafe.Offsetof(TransformParts{}.Skew)-40]
var _ = [1]struct{}{}[unsafe.Offsetof(TransformParts{}.Shear)-48]

func (value *TransformParts) put(to *C.anim_transform_parts, keep *memory) error {
	*to = *(*C.anim_transform_parts)(unsafe.Pointer(value))
	return nil
}

func (value *TransformParts) get(from *C.anim_transform_parts) {
	*value = *(*TransformParts)(unsafe.Pointer(from))
}

// PathParsing: How path data are read.
type PathParsing struct {
	// Lenient: 0: data with an error are refused; 1: everything before the error is kept, as in SVG's error
	// handling
	Lenient bool

	// ArcAccuracy: largest error of an arc's cubics, relative to its larger radius: 1e-13 to 1
	ArcAccuracy float64
}

var _ = [1]struct{}{}[C.sizeof_anim_path_parsing-16]

func (value *PathParsing) put(to *C.anim_path_parsing, keep *memory) error {
	*to = C.anim_path_parsing{}
	to.struct_size = C.sizeof_anim_path_parsing
	to.lenient = C.anim_bool(boolean(value.Lenient))
	to.arc_accuracy = C.double(value.ArcAccuracy)
	return nil
}

func (value *PathParsing) get(from *C.anim_path_parsing) {
	value.Lenient = from.lenient != 0
	value.ArcAccuracy = float64(from.arc_accuracy)
}

// PathFormat: How path data are written.
type PathFormat struct {
	// Minified: 1: as few bytes as possible: no redundant command or separator, H, V, S and T, .5 for 0.5, 1e3
	// for 1000; 0: a command for each verb, a space between numbers
	Minified bool

	Coordinates PathCoordinates

	// Digits: decimals to which numbers are rounded, 0 to 15; -1: as many as needed to lose nothing
	Digits int32
}

var _ = [1]struct{}{}[C.sizeof_anim_path_format-16]

func (value *PathFormat) put(to *C.anim_path_format, keep *memory) error {
	*to = C.anim_path_format{}
	to.struct_size = C.sizeof_anim_path_format
	to.minified = C.anim_bool(boolean(value.Minified))
	to.coordinates = C.anim_path_coordinates(value.Coordinates)
	to.digits = C.int32_t(value.Digits)
	return nil
}

func (value *PathFormat) get(from *C.anim_path_format) {
	value.Minified = from.minified != 0
	value.Coordinates = PathCoordinates(from.coordinates)
	value.Digits = int32(from.digits)
}

// PathLocation: A location on an outline. At a length where two segments meet, the location is the beginning
// of the second, and its tangent the direction in which the path goes on. At the end of the path it is the
// end of the last segment. At a cusp the tangent is that of the curve after it; where control points
// coincide, the limit; (1, 0) for a segment of length 0.
type PathLocation struct {
	X float64

	Y float64

	// TangentX: the direction, of length 1; the normal is a quarter turn clockwise from it: (-y, x)
	TangentX float64

	// TangentY: the direction, of length 1; the normal is a quarter turn clockwise from it: (-y, x)
	TangentY float64

	// Curvature: 1 / radius, positive where the path turns clockwise on the screen; 0 on lines and at cusps
	Curvature float64

	// Length: along the path
	Length float64

	// Distance: from the given point; 0 where none was given
	Distance float64

	// Parameter: of the verb's segment, 0...1
	Parameter float64

	// Verb: the index of the verb that draws the segment
	Verb uint32

	// Subpath: which, from 0
	Subpath uint32
}

var _ = [1]struct{}{}[C.sizeof_anim_path_location-72]
var _ = [1]struct{}{}[unsafe.Sizeof(PathLocation{})-72]
var _ = [1]struct{}{}[unsafe.Offsetof(PathLocation{}.X)-0]
var _ = [1]struct{}{}[unsafe.Offsetof(PathLocation{}.Y)-8]
var _ = [1]struct{}{}[unsafe.Offsetof(PathLocation{}.TangentX)-16]
var _ = [1]struct{}{}[unsafe.Offsetof(PathLocation{}.TangentY)-24]
var _ = [1]struct{}{}[unsafe.Offsetof(PathLocation{}.Curvature)-32]
var _ = [1]struct{}{}[unsafe.Offsetof(PathLocation{}.Length)-40]
var _ = [1]struct{}{}[unsafe.Offsetof(PathLocation{}.Distance)-48]
var _ = [1]struct{}{}[unsafe.Offsetof(PathLocation{}.Parameter)-56]
var _ = [1]struct{}{}[unsafe.Offsetof(PathLocation{}.Verb)-64]
var _ = [1]struct{}{}[unsafe.Offsetof(PathLocation{}.Subpath)-68]

func (value *PathLocation) put(to *C.anim_path_location, keep *memory) error {
	*to = *(*C.anim_path_location)(unsafe.Pointer(value))
	return nil
}

func (value *PathLocation) get(from *C.anim_path_location) {
	*value = *(*PathLocation)(unsafe.Pointer(from))
}

// PathTrimOptions: Which part of an outline anim_path_trim keeps.
type PathTrimOptions struct {
	// Flags: ANIM_PATH_TRIM_... added up. 0
	Flags PathTrimFlags

	// Start: where the part begins and ends: clamped to the path, exchanged where start > end. 0 and 1
	Start float64

	End float64

	// Offset: moves both along the path; beyond its end they wrap to its beginning. 0
	Offset float64
}

var _ = [1]struct{}{}[C.sizeof_anim_path_trim_options-32]

func (value *PathTrimOptions) put(to *C.anim_path_trim_options, keep *memory) error {
	*to = C.anim_path_trim_options{}
	to.struct_size = C.sizeof_anim_path_trim_options
	to.flags = C.anim_path_trim_flags(value.Flags)
	to.start = C.double(value.Start)
	to.end = C.double(value.End)
	to.offset = C.double(value.Offset)
	return nil
}

func (value *PathTrimOptions) get(from *C.anim_path_trim_options) {
	value.Flags = PathTrimFlags(from.flags)
	value.Start = float64(from.start)
	value.End = float64(from.end)
	value.Offset = float64(from.offset)
}

// Subpath: A subpath: a move and the verbs up to the next one.
type Subpath struct {
	// FirstVerb: its range of the path's verbs
	FirstVerb uint64

	// VerbCount: its range of the path's verbs
	VerbCount uint64

	// FirstCoordinate: its range of coordinates, two a point
	FirstCoordinate uint64

	// CoordinateCount: its range of coordinates, two a point
	CoordinateCount uint64

	// Area: as anim_path_get_area()
	Area float64

	// IsClosed: 1 where its last verb is a close
	IsClosed bool
}

var _ = [1]struct{}{}[C.sizeof_anim_subpath-48]

func (value *Subpath) get(from *C.anim_subpath) {
	value.FirstVerb = uint64(from.first_verb)
	value.VerbCount = uint64(from.verb_count)
	value.FirstCoordinate = uint64(from.first_coordinate)
	value.CoordinateCount = uint64(from.coordinate_count)
	value.Area = float64(from.area)
	value.IsClosed = from.is_closed != 0
}

// StrokeStyle: How an outline is stroked: the terms and rules of SVG 2, chapter 13.5.
type StrokeStyle struct {
	// Cap: ANIM_CAP_... BUTT
	Cap Cap

	// Join: ANIM_JOIN_..., ANIM_JOIN_MITER_CLIP and ANIM_JOIN_ARCS as well. MITER
	Join Join

	// Width: 0 (which draws nothing) to 1e150. 1
	Width float64

	// MiterLimit: at least 1: the longest miter, in widths. Beyond it MITER is a bevel. 4
	MiterLimit float64

	// DashOffset: the offset into the dash pattern at which each subpath begins; may be negative. 0
	DashOffset float64

	// Dashes: lengths of dashes and gaps in turn, each 0 to 1e150; an odd number of them is repeated once; none,
	// or all 0, is solid.
	Dashes []float64

	// Simplified: 1: an outline without crossings, as of anim_path_simplify(). Hits ignore it. 0
	Simplified bool
}

var _ = [1]struct{}{}[C.sizeof_anim_stroke_style-56]

func (value *StrokeStyle) put(to *C.anim_stroke_style, keep *memory) error {
	*to = C.anim_stroke_style{}
	to.struct_size = C.sizeof_anim_stroke_style
	to.cap = C.anim_cap(value.Cap)
	to.join = C.anim_join(value.Join)
	to.dash_count = length32(len(value.Dashes))
	to.width = C.double(value.Width)
	to.miter_limit = C.double(value.MiterLimit)
	to.dash_offset = C.double(value.DashOffset)
	to.dashes = (*C.double)(keep.copy(at(value.Dashes), len(value.Dashes)*C.sizeof_double))
	to.simplified = C.anim_bool(boolean(value.Simplified))
	return nil
}

func (value *StrokeStyle) get(from *C.anim_stroke_style) {
	value.Cap = Cap(from.cap)
	value.Join = Join(from.join)
	value.Width = float64(from.width)
	value.MiterLimit = float64(from.miter_limit)
	value.DashOffset = float64(from.dash_offset)
	value.Simplified = from.simplified != 0
}

// MorphPair: An index in the first path and one in the second.
type MorphPair struct {
	From int32

	To int32
}

var _ = [1]struct{}{}[C.sizeof_anim_morph_pair-8]
var _ = [1]struct{}{}[unsafe.Sizeof(MorphPair{})-8]
var _ = [1]struct{}{}[unsafe.Offsetof(MorphPair{}.From)-0]
var _ = [1]struct{}{}[unsafe.Offsetof(MorphPair{}.To)-4]

func (value *MorphPair) put(to *C.anim_morph_pair, keep *memory) error {
	*to = *(*C.anim_morph_pair)(unsafe.Pointer(value))
	return nil
}

func (value *MorphPair) get(from *C.anim_morph_pair) {
	*value = *(*MorphPair)(unsafe.Pointer(from))
}

// MorphOptions: the struct anim_morph_options of the header.
type MorphOptions struct {
	// Structure: ANIM_MORPH_STRUCTURE_.... AUTOMATIC
	Structure MorphStructure

	// Motion: ANIM_MORPH_MOTION_.... AUTOMATIC
	Motion MorphMotion

	// Pairing: ANIM_MORPH_PAIRING_.... AUTOMATIC
	Pairing MorphPairing

	// Starts: ANIM_MORPH_STARTS_.... AUTOMATIC
	Starts MorphStarts

	// FillRule: ANIM_FILL_RULE_NONZERO or ANIM_FILL_RULE_EVENODD: says which subpaths are holes. NONZERO
	FillRule FillRule

	// Effort: how hard self-intersecting in-betweens are searched for and repaired, 0 to 3. 2
	Effort int32

	// Paint: ANIM_MORPH_PAINT_.... FILL
	Paint MorphPaint

	// Smoothness: from 0 (outlines stretch to match their features) to 1 (evenly along their length). 0.25
	Smoothness float64

	// Tolerance: joints nearer than this are merged, in units of the outline's length, 0 to 0.1. 0.01
	Tolerance float64

	// Pairs: Indices of subpaths; -1 for none. A subpath that has no counterpart or is not listed grows from a
	// point or shrinks to one. Refused unless pairing is GIVEN.
	Pairs []MorphPair

	// Points: Indices of verbs: the end points of the two verbs correspond. Read in order; a closed subpath
	// takes the first pair that lies on it and on its counterpart. Refused unless starts is GIVEN.
	Points []MorphPair
}

var _ = [1]struct{}{}[C.sizeof_anim_morph_options-80]

func (value *MorphOptions) put(to *C.anim_morph_options, keep *memory) error {
	*to = C.anim_morph_options{}
	to.struct_size = C.sizeof_anim_morph_options
	to.structure = C.anim_morph_structure(value.Structure)
	to.motion = C.anim_morph_motion(value.Motion)
	to.pairing = C.anim_morph_pairing(value.Pairing)
	to.starts = C.anim_morph_starts(value.Starts)
	to.fill_rule = C.anim_fill_rule(value.FillRule)
	to.effort = C.int32_t(value.Effort)
	to.paint = C.anim_morph_paint(value.Paint)
	to.smoothness = C.double(value.Smoothness)
	to.tolerance = C.double(value.Tolerance)
	to.pairs = (*C.anim_morph_pair)(keep.copy(at(value.Pairs), len(value.Pairs)*C.sizeof_anim_morph_pair))
	to.pair_count = C.uint64_t(len(value.Pairs))
	to.points = (*C.anim_morph_pair)(keep.copy(at(value.Points), len(value.Points)*C.sizeof_anim_morph_pair))
	to.point_count = C.uint64_t(len(value.Points))
	return nil
}

func (value *MorphOptions) get(from *C.anim_morph_options) {
	value.Structure = MorphStructure(from.structure)
	value.Motion = MorphMotion(from.motion)
	value.Pairing = MorphPairing(from.pairing)
	value.Starts = MorphStarts(from.starts)
	value.FillRule = FillRule(from.fill_rule)
	value.Effort = int32(from.effort)
	value.Paint = MorphPaint(from.paint)
	value.Smoothness = float64(from.smoothness)
	value.Tolerance = float64(from.tolerance)
}

// Event: Something that happened.
type Event struct {
	// Kind: ANIM_EVENT_KIND_...
	Kind EventKind

	// Finished: 1 when it ran to its end, 0 when it was interrupted or removed
	Finished bool

	// Time: flicks of stage time
	Time int64

	// Subject: the property, transaction, group or bank, or 0
	Subject uint64

	// Name: index for anim_stage_get_name, or -1
	Name int32

	// Count: see the kinds; otherwise 0
	Count int32

	// Animation: the animation that ended, or 0
	Animation uint64

	// Data: identifies its data, or 0 for none; see anim_scene_get_event_value
	Data uint64

	// DataLost: how many of its first fields were dropped before it was delivered; 0 for none
	DataLost uint32
}

var _ = [1]struct{}{}[C.sizeof_anim_event-64]

func (value *Event) get(from *C.anim_event) {
	value.Kind = EventKind(from.kind)
	value.Finished = from.finished != 0
	value.Time = int64(from.time)
	value.Subject = uint64(from.subject)
	value.Name = int32(from.name)
	value.Count = int32(from.count)
	value.Animation = uint64(from.animation)
	value.Data = uint64(from.data)
	value.DataLost = uint32(from.data_lost)
}

// StageOptions: the struct anim_stage_options of the header.
type StageOptions struct {
	// PropertyCapacity: properties for which memory is reserved at once; more may be added. 16
	PropertyCapacity uint32

	// EventLimit: events kept until polled, up to 1048576; the oldest are dropped beyond. 0 keeps none. 65536
	EventLimit uint32

	// EventMask: bit (1 << kind) set: events of this kind are reported; LOST always is. 0xFFFFFFFF
	EventMask uint32
}

var _ = [1]struct{}{}[C.sizeof_anim_stage_options-16]

func (value *StageOptions) put(to *C.anim_stage_options, keep *memory) error {
	*to = C.anim_stage_options{}
	to.struct_size = C.sizeof_anim_stage_options
	to.property_capacity = C.uint32_t(value.PropertyCapacity)
	to.event_limit = C.uint32_t(value.EventLimit)
	to.event_mask = C.uint32_t(value.EventMask)
	return nil
}

func (value *StageOptions) get(from *C.anim_stage_options) {
	value.PropertyCapacity = uint32(from.property_capacity)
	value.EventLimit = uint32(from.event_limit)
	value.EventMask = uint32(from.event_mask)
}

// PropertyOptions: Members for other kinds than the property's, or other spaces, must keep their defaults
// (ANIM_ERROR_ARGUMENT).
type PropertyOptions struct {
	// Kind: ANIM_VALUE_KIND_... but PATH. SCALAR
	Kind ValueKind

	// ComponentCount: of a VECTOR, 1 to ANIM_LIMIT_VECTOR; for other kinds 0, or their own number. 0
	ComponentCount uint32

	// Turn: of an ANGLE: ANIM_TURN_.... AS_GIVEN
	Turn Turn

	// Space: of a COLOR: ANIM_COLOR_SPACE_... in which it is interpolated. SRGB
	Space ColorSpace

	// Hue: of a COLOR in OKLCH: ANIM_HUE_INTERPOLATION_.... SHORTER
	Hue HueInterpolation

	// Premultiplied: of a COLOR: 1 interpolates colors multiplied by their opacity, as CSS does. 0
	Premultiplied bool

	// Fades: 1: may fade when motion is reduced; -1: as its kind (colors do). -1
	Fades int32

	// Threshold: see anim_stage_set_threshold. 0.001
	Threshold float64
}

var _ = [1]struct{}{}[C.sizeof_anim_property_options-40]

func (value *PropertyOptions) put(to *C.anim_property_options, keep *memory) error {
	*to = C.anim_property_options{}
	to.struct_size = C.sizeof_anim_property_options
	to.kind = C.anim_value_kind(value.Kind)
	to.component_count = C.uint32_t(value.ComponentCount)
	to.turn = C.anim_turn(value.Turn)
	to.space = C.anim_color_space(value.Space)
	to.hue = C.anim_hue_interpolation(value.Hue)
	to.premultiplied = C.anim_bool(boolean(value.Premultiplied))
	to.fades = C.anim_optional_bool(value.Fades)
	to.threshold = C.double(value.Threshold)
	return nil
}

func (value *PropertyOptions) get(from *C.anim_property_options) {
	value.Kind = ValueKind(from.kind)
	value.ComponentCount = uint32(from.component_count)
	value.Turn = Turn(from.turn)
	value.Space = ColorSpace(from.space)
	value.Hue = HueInterpolation(from.hue)
	value.Premultiplied = from.premultiplied != 0
	value.Fades = int32(from.fades)
	value.Threshold = float64(from.threshold)
}

// PropertyInfo: the struct anim_property_info of the header.
type PropertyInfo struct {
	// Kind: ANIM_VALUE_KIND_...
	Kind ValueKind

	ComponentCount uint32

	// Name: index for anim_stage_get_name, or -1
	Name int32

	// IsAnimating: 1 while an animation runs or waits for its delay
	IsAnimating bool

	// ShownCount: components of the presentation and velocity: differs from component_count only for a path on
	// its way to one with other verbs
	ShownCount uint32

	// Threshold: see anim_stage_set_threshold
	Threshold float64
}

var _ = [1]struct{}{}[C.sizeof_anim_property_info-32]

func (value *PropertyInfo) put(to *C.anim_property_info, keep *memory) error {
	*to = C.anim_property_info{}
	to.struct_size = C.sizeof_anim_property_info
	to.kind = C.anim_value_kind(value.Kind)
	to.component_count = C.uint32_t(value.ComponentCount)
	to.name = C.int32_t(value.Name)
	to.is_animating = C.anim_bool(boolean(value.IsAnimating))
	to.shown_count = C.uint32_t(value.ShownCount)
	to.threshold = C.double(value.Threshold)
	return nil
}

func (value *PropertyInfo) get(from *C.anim_property_info) {
	value.Kind = ValueKind(from.kind)
	value.ComponentCount = uint32(from.component_count)
	value.Name = int32(from.name)
	value.IsAnimating = from.is_animating != 0
	value.ShownCount = uint32(from.shown_count)
	value.Threshold = float64(from.threshold)
}

// Motion: How the values set in a transaction move. Members left at ANIM_INHERIT, as anim_default_motion
// fills them, come from the enclosing transaction.
type Motion struct {
	// Kind: ANIM_MOTION_KIND_.... INHERIT
	Kind MotionKind

	// Duration: seconds, >= 0, or ANIM_OWN_DURATION; outermost 0.25 for a curve. A duration cuts a spring off.
	// ANIM_INHERIT
	Duration float64

	// Delay: seconds, >= 0, before it starts; outermost 0. ANIM_INHERIT
	Delay float64

	// Curve: read when kind is ANIM_MOTION_KIND_CURVE
	Curve CubicBezier

	// Spring: read when kind is ANIM_MOTION_KIND_SPRING
	Spring Spring

	// Easing: read when kind is ANIM_MOTION_KIND_EASING; kept alive while an animation uses it
	Easing *Easing

	// Stagger: seconds, >= 0, by which each value set starts later than the one before. ANIM_INHERIT
	Stagger float64

	// RepeatCount: > 0, fractional or infinite; 1 where only autoreverses is set. ANIM_INHERIT
	RepeatCount float64

	// Autoreverses: 1: every run is followed by one back; 0 where only repeat_count is set. ANIM_INHERIT
	Autoreverses int32

	// Interruption: ANIM_INTERRUPTION_REPLACE, ADD or RESTART; outermost REPLACE. ANIM_INHERIT
	Interruption Interruption

	// DisablesActions: 1: values jump, whatever actions their properties have. ANIM_INHERIT
	DisablesActions int32

	// Arrangement: ANIM_ARRANGEMENT_... of the transactions inside. NONE
	Arrangement Arrangement

	// Group: the group whose clock the animations use; 0 inherits, outermost the stage's
	Group AnimationGroup

	// After: the animations start (after their delay) when it is complete; 0: at once
	After Transaction
}

var _ = [1]struct{}{}[C.sizeof_anim_motion-136]

func (value *Motion) put(to *C.anim_motion, keep *memory) error {
	*to = C.anim_motion{}
	to.struct_size = C.sizeof_anim_motion
	to.kind = C.anim_motion_kind(value.Kind)
	to.duration = C.double(value.Duration)
	to.delay = C.double(value.Delay)
	if err := value.Curve.put(&to.curve, keep); err != nil {
		return err
	}
	if err := value.Spring.put(&to.spring, keep); err != nil {
		return err
	}
	if pointer, err := value.Easing.pointer(true); err != nil {
		return err
	} else {
		to.easing = pointer
		keep.hold(value.Easing)
	}
	to.stagger = C.double(value.Stagger)
	to.repeat_count = C.double(value.RepeatCount)
	to.autoreverses = C.anim_optional_bool(value.Autoreverses)
	to.interruption = C.anim_interruption(value.Interruption)
	to.disables_actions = C.anim_optional_bool(value.DisablesActions)
	to.arrangement = C.anim_arrangement(value.Arrangement)
	to.group = C.anim_animation_group(value.Group.id)
	to.after = C.anim_transaction(value.After.id)
	return nil
}

func (value *Motion) get(from *C.anim_motion) {
	value.Kind = MotionKind(from.kind)
	value.Duration = float64(from.duration)
	value.Delay = float64(from.delay)
	value.Curve.get(&from.curve)
	value.Spring.get(&from.spring)
	value.Stagger = float64(from.stagger)
	value.RepeatCount = float64(from.repeat_count)
	value.Autoreverses = int32(from.autoreverses)
	value.Interruption = Interruption(from.interruption)
	value.DisablesActions = int32(from.disables_actions)
	value.Arrangement = Arrangement(from.arrangement)
	value.Group = AnimationGroup{nil, uint64(from.group)}
	value.After = Transaction{nil, uint64(from.after)}
}

// AnimationOptions: the struct anim_animation_options of the header.
type AnimationOptions struct {
	// Kind: ANIM_MOTION_KIND_CURVE, EASING, SPRING, KEYFRAMES or DECAY. CURVE
	Kind MotionKind

	// Interruption: ANIM_INTERRUPTION_REPLACE, RESTART, KEEP, or ADD: KEEP, and additive. KEEP
	Interruption Interruption

	// Additive: 1: its value is added to the value of the animations below it (see anim_stage_animate()). 0
	Additive bool

	// Cumulative: 1: the value at the end of each repeat is added to the next (see there). 0
	Cumulative bool

	// SetsModel: 1: the model value becomes its last value when it starts (see there). 0
	SetsModel bool

	// From: where it begins; not for keyframes that have a start of their own
	From []float64

	// To: where it ends; for a curve, easing or spring
	To []float64

	// By: how far it moves; for the same kinds as to. Not set where from and to are. ANIM_ERROR_KIND where
	// colors or transforms are interpolated in another space
	By []float64

	// Velocity: for a spring, a decay or keyframes that begin where the property is, units per second. Not set:
	// the property's own with REPLACE, otherwise 0
	Velocity []float64

	// Duration: seconds of one run, >= 0. ANIM_INHERIT, or ANIM_OWN_DURATION, which is the same here: 0.25, a
	// spring's or decay's until rest, or the keyframes'
	Duration float64

	// Delay: seconds before it starts, >= 0. 0
	Delay float64

	// Timing: its begin_time and duration are not read (see delay and duration)
	Timing MediaTiming

	Curve CubicBezier

	Spring Spring

	Easing *Easing

	Keyframes *Keyframes

	Decay Decay

	// Group: the group whose clock it uses; 0: the stage's
	Group AnimationGroup

	// After: it starts (after its delay) when this is complete; 0: at once
	After Transaction
}

var _ = [1]struct{}{}[C.sizeof_anim_animation_options-288]

func (value *AnimationOptions) put(to *C.anim_animation_options, keep *memory) error {
	*to = C.anim_animation_options{}
	to.struct_size = C.sizeof_anim_animation_options
	to.kind = C.anim_motion_kind(value.Kind)
	to.interruption = C.anim_interruption(value.Interruption)
	to.additive = C.anim_bool(boolean(value.Additive))
	to.cumulative = C.anim_bool(boolean(value.Cumulative))
	to.sets_model = C.anim_bool(boolean(value.SetsModel))
	if count, err := sharedLength([]string{"from", "to", "by", "velocity"}, lengthOf(value.From), lengthOf(value.To), lengthOf(value.By), lengthOf(value.Velocity)); err != nil {
		return err
	} else {
		to.count = length32(count)
	}
	to.from = (*C.double)(keep.copy(at(value.From), len(value.From)*C.sizeof_double))
	to.to = (*C.double)(keep.copy(at(value.To), len(value.To)*C.sizeof_double))
	to.by = (*C.double)(keep.copy(at(value.By), len(value.By)*C.sizeof_double))
	to.velocity = (*C.double)(keep.copy(at(value.Velocity), len(value.Velocity)*C.sizeof_double))
	to.duration = C.double(value.Duration)
	to.delay = C.double(value.Delay)
	if err := value.Timing.put(&to.timing, keep); err != nil {
		return err
	}
	if err := value.Curve.put(&to.curve, keep); err != nil {
		return err
	}
	if err := value.Spring.put(&to.spring, keep); err != nil {
		return err
	}
	if pointer, err := value.Easing.pointer(true); err != nil {
		return err
	} else {
		to.easing = pointer
		keep.hold(value.Easing)
	}
	if pointer, err := value.Keyframes.pointer(true); err != nil {
		return err
	} else {
		to.keyframes = pointer
		keep.hold(value.Keyframes)
	}
	if err := value.Decay.put(&to.decay, keep); err != nil {
		return err
	}
	to.group = C.anim_animation_group(value.Group.id)
	to.after = C.anim_transaction(value.After.id)
	return nil
}

func (value *AnimationOptions) get(from *C.anim_animation_options) {
	value.Kind = MotionKind(from.kind)
	value.Interruption = Interruption(from.interruption)
	value.Additive = from.additive != 0
	value.Cumulative = from.cumulative != 0
	value.SetsModel = from.sets_model != 0
	value.Duration = float64(from.duration)
	value.Delay = float64(from.delay)
	value.Timing.get(&from.timing)
	value.Curve.get(&from.curve)
	value.Spring.get(&from.spring)
	value.Decay.get(&from.decay)
	value.Group = AnimationGroup{nil, uint64(from.group)}
	value.After = Transaction{nil, uint64(from.after)}
}

// AnimationGroupOptions: the struct anim_animation_group_options of the header.
type AnimationGroupOptions struct {
	// Kind: ANIM_ANIMATION_GROUP_KIND_.... CLOCK
	Kind AnimationGroupKind

	// Parent: the group whose time it uses; 0: the stage's. At most 16 deep
	Parent AnimationGroup

	// Duration: of an ANIMATOR, seconds, 0 to 1e9; 0: that of its longest animation. 0
	Duration float64

	// Timing: of MEDIA; its begin time counts from now
	Timing MediaTiming
}

var _ = [1]struct{}{}[C.sizeof_anim_animation_group_options-88]

func (value *AnimationGroupOptions) put(to *C.anim_animation_group_options, keep *memory) error {
	*to = C.anim_animation_group_options{}
	to.struct_size = C.sizeof_anim_animation_group_options
	to.kind = C.anim_animation_group_kind(value.Kind)
	to.parent = C.anim_animation_group(value.Parent.id)
	to.duration = C.double(value.Duration)
	if err := value.Timing.put(&to.timing, keep); err != nil {
		return err
	}
	return nil
}

func (value *AnimationGroupOptions) get(from *C.anim_animation_group_options) {
	value.Kind = AnimationGroupKind(from.kind)
	value.Parent = AnimationGroup{nil, uint64(from.parent)}
	value.Duration = float64(from.duration)
	value.Timing.get(&from.timing)
}

// StageInfo: the struct anim_stage_info of the header.
type StageInfo struct {
	IsPaused bool

	// Time: stage time, flicks: the time of events and animations
	Time int64

	// HostTime: the sum of all advances, flicks
	HostTime int64

	TimeScale float64

	PropertyCount uint32

	// AnimationCount: animations that run or wait for their delay, and banks that move; 0: nothing moves
	AnimationCount uint32

	// EventCount: events that wait to be polled
	EventCount uint32

	OpenTransactions uint32

	// NextDue: stage time of the next thing that will happen by itself; -1 when there is none. In a scene whose
	// guards read animated values or elapsed, this includes the first flick at which a guard may become true. It
	// may be too early, but is never too late: a host that sleeps until then and asks again misses nothing.
	NextDue int64

	// Owed: how many flicks stage time lags behind the advances: see anim_stage_set_step_budget()
	Owed int64
}

var _ = [1]struct{}{}[C.sizeof_anim_stage_info-64]

func (value *StageInfo) put(to *C.anim_stage_info, keep *memory) error {
	*to = C.anim_stage_info{}
	to.struct_size = C.sizeof_anim_stage_info
	to.is_paused = C.anim_bool(boolean(value.IsPaused))
	to.time = C.int64_t(value.Time)
	to.host_time = C.int64_t(value.HostTime)
	to.time_scale = C.double(value.TimeScale)
	to.property_count = C.uint32_t(value.PropertyCount)
	to.animation_count = C.uint32_t(value.AnimationCount)
	to.event_count = C.uint32_t(value.EventCount)
	to.open_transactions = C.uint32_t(value.OpenTransactions)
	to.next_due = C.int64_t(value.NextDue)
	to.owed = C.int64_t(value.Owed)
	return nil
}

func (value *StageInfo) get(from *C.anim_stage_info) {
	value.IsPaused = from.is_paused != 0
	value.Time = int64(from.time)
	value.HostTime = int64(from.host_time)
	value.TimeScale = float64(from.time_scale)
	value.PropertyCount = uint32(from.property_count)
	value.AnimationCount = uint32(from.animation_count)
	value.EventCount = uint32(from.event_count)
	value.OpenTransactions = uint32(from.open_transactions)
	value.NextDue = int64(from.next_due)
	value.Owed = int64(from.owed)
}

// DocumentOptions: the struct anim_document_options of the header.
type DocumentOptions struct {
	// KeepsWarnings: whether it is searched for unused parts: see anim_document_get_warning_count. 0
	KeepsWarnings bool

	// Parameters: values for the document's parameters: a JSON object.
	Parameters string

	// Library: Documents that the document may use as components: a JSON object of documents by name.
	Library string

	// MemoryLimit: as in anim_scene_options. 268435456
	MemoryLimit uint64
}

var _ = [1]struct{}{}[C.sizeof_anim_document_options-48]

func (value *DocumentOptions) put(to *C.anim_document_options, keep *memory) error {
	*to = C.anim_document_options{}
	to.struct_size = C.sizeof_anim_document_options
	to.keeps_warnings = C.anim_bool(boolean(value.KeepsWarnings))
	to.parameters = (*C.char)(keep.text(value.Parameters))
	to.parameters_length = C.uint64_t(len(value.Parameters))
	to.library = (*C.char)(keep.text(value.Library))
	to.library_length = C.uint64_t(len(value.Library))
	to.memory_limit = C.uint64_t(value.MemoryLimit)
	return nil
}

func (value *DocumentOptions) get(from *C.anim_document_options) {
	value.KeepsWarnings = from.keeps_warnings != 0
	value.MemoryLimit = uint64(from.memory_limit)
}

// DocumentWarning: the struct anim_document_warning of the header.
type DocumentWarning struct {
	// Kind: ANIM_WARNING_KIND_...
	Kind WarningKind

	// Line: of the name that it is about; counted from 1, the column in bytes
	Line int32

	// Column: of the name that it is about; counted from 1, the column in bytes
	Column int32

	// Offset: the same place in bytes from the beginning of the text
	Offset uint64
}

var _ = [1]struct{}{}[C.sizeof_anim_document_warning-24]

func (value *DocumentWarning) put(to *C.anim_document_warning, keep *memory) error {
	*to = C.anim_document_warning{}
	to.struct_size = C.sizeof_anim_document_warning
	to.kind = C.anim_warning_kind(value.Kind)
	to.line = C.int32_t(value.Line)
	to.column = C.int32_t(value.Column)
	to.offset = C.uint64_t(value.Offset)
	return nil
}

func (value *DocumentWarning) get(from *C.anim_document_warning) {
	value.Kind = WarningKind(from.kind)
	value.Line = int32(from.line)
	value.Column = int32(from.column)
	value.Offset = uint64(from.offset)
}

// SceneOptions: the struct anim_scene_options of the header.
type SceneOptions struct {
	// EventLimit: as in anim_stage_options. 65536
	EventLimit uint32

	// EventMask: as in anim_stage_options. 0xFFFFFFFF
	EventMask uint32

	// Seed: of the scene's random generator (xoshiro256**, seeded by splitmix64). 0
	Seed uint64

	// Parameters: values for the document's parameters: a JSON object.
	Parameters string

	// Library: Documents that the document may use as components: a JSON object of documents by name.
	Library string

	// MemoryLimit: About how many bytes of memory the document may take with all its components instantiated:
	// counted before anything is made of it, and refused with ANIM_ERROR_LIMIT if it is more. At most 2^40; 0 is
	// the default. 268435456
	MemoryLimit uint64
}

var _ = [1]struct{}{}[C.sizeof_anim_scene_options-64]

func (value *SceneOptions) put(to *C.anim_scene_options, keep *memory) error {
	*to = C.anim_scene_options{}
	to.struct_size = C.sizeof_anim_scene_options
	to.event_limit = C.uint32_t(value.EventLimit)
	to.event_mask = C.uint32_t(value.EventMask)
	to.seed = C.uint64_t(value.Seed)
	to.parameters = (*C.char)(keep.text(value.Parameters))
	to.parameters_length = C.uint64_t(len(value.Parameters))
	to.library = (*C.char)(keep.text(value.Library))
	to.library_length = C.uint64_t(len(value.Library))
	to.memory_limit = C.uint64_t(value.MemoryLimit)
	return nil
}

func (value *SceneOptions) get(from *C.anim_scene_options) {
	value.EventLimit = uint32(from.event_limit)
	value.EventMask = uint32(from.event_mask)
	value.Seed = uint64(from.seed)
	value.MemoryLimit = uint64(from.memory_limit)
}

// SceneInfo: the struct anim_scene_info of the header.
type SceneInfo struct {
	InputCount uint32

	NodeCount uint32

	RegionCount uint32

	// Width: the document's size
	Width float64

	// Height: the document's size
	Height float64

	// Canvas: the rectangle that a picture must show: 0, 0 and the size unless the document says otherwise
	Canvas Rectangle
}

var _ = [1]struct{}{}[C.sizeof_anim_scene_info-64]

func (value *SceneInfo) put(to *C.anim_scene_info, keep *memory) error {
	*to = C.anim_scene_info{}
	to.struct_size = C.sizeof_anim_scene_info
	to.input_count = C.uint32_t(value.InputCount)
	to.node_count = C.uint32_t(value.NodeCount)
	to.region_count = C.uint32_t(value.RegionCount)
	to.width = C.double(value.Width)
	to.height = C.double(value.Height)
	if err := value.Canvas.put(&to.canvas, keep); err != nil {
		return err
	}
	return nil
}

func (value *SceneInfo) get(from *C.anim_scene_info) {
	value.InputCount = uint32(from.input_count)
	value.NodeCount = uint32(from.node_count)
	value.RegionCount = uint32(from.region_count)
	value.Width = float64(from.width)
	value.Height = float64(from.height)
	value.Canvas.get(&from.canvas)
}

// SceneChange: the struct anim_scene_change of the header.
type SceneChange struct {
	// Index: in scenes
	Index uint32

	// What: ANIM_SCENE_CHANGE_DISPLAY, ANIM_SCENE_CHANGE_EVENTS or both
	What SceneChangeFlags
}

var _ = [1]struct{}{}[C.sizeof_anim_scene_change-8]
var _ = [1]struct{}{}[unsafe.Sizeof(SceneChange{})-8]
var _ = [1]struct{}{}[unsafe.Offsetof(SceneChange{}.Index)-0]
var _ = [1]struct{}{}[unsafe.Offsetof(SceneChange{}.What)-4]

func (value *SceneChange) put(to *C.anim_scene_change, keep *memory) error {
	*to = *(*C.anim_scene_change)(unsafe.Pointer(value))
	return nil
}

func (value *SceneChange) get(from *C.anim_scene_change) {
	*value = *(*SceneChange)(unsafe.Pointer(from))
}

// InputInfo: the struct anim_input_info of the header.
type InputInfo struct {
	// Kind: ANIM_INPUT_KIND_...
	Kind InputKind

	// Name: index for anim_stage_get_name of the scene's stage
	Name int32

	// Minimum: of a number; -infinity and infinity when the document sets none
	Minimum float64

	// Maximum: of a number; -infinity and infinity when the document sets none
	Maximum float64
}

var _ = [1]struct{}{}[C.sizeof_anim_input_info-32]

func (value *InputInfo) put(to *C.anim_input_info, keep *memory) error {
	*to = C.anim_input_info{}
	to.struct_size = C.sizeof_anim_input_info
	to.kind = C.anim_input_kind(value.Kind)
	to.name = C.int32_t(value.Name)
	to.minimum = C.double(value.Minimum)
	to.maximum = C.double(value.Maximum)
	return nil
}

func (value *InputInfo) get(from *C.anim_input_info) {
	value.Kind = InputKind(from.kind)
	value.Name = int32(from.name)
	value.Minimum = float64(from.minimum)
	value.Maximum = float64(from.maximum)
}

// EventField: A field of the data of an event that is sent.
type EventField struct {
	// Name: 1 to 255 bytes without control characters; in backquotes if it contains one of .()[]='
	Name string

	// Kind: ANIM_FIELD_KIND_...
	Kind FieldKind

	// Number: of a number; of a boolean, 0 or 1. Not read for a text
	Number float64

	// Text: read for a text, at most 65536 bytes
	Text string
}

var _ = [1]struct{}{}[C.sizeof_anim_event_field-40]

func (value *EventField) put(to *C.anim_event_field, keep *memory) error {
	*to = C.anim_event_field{}
	to.name = (*C.char)(keep.text(value.Name))
	to.name_length = length32(len(value.Name))
	to.kind = C.anim_field_kind(value.Kind)
	to.number = C.double(value.Number)
	to.text = (*C.char)(keep.text(value.Text))
	to.text_length = length32(len(value.Text))
	return nil
}

func (value *EventField) get(from *C.anim_event_field) {
	value.Kind = FieldKind(from.kind)
	value.Number = float64(from.number)
}

// EventValue: A field of the data of an event that the document emitted.
type EventValue struct {
	// Name: index for anim_stage_get_name of the scene's stage
	Name int32

	// Kind: ANIM_FIELD_KIND_...
	Kind FieldKind

	// Number: of a boolean 0 or 1; of a text 0
	Number float64

	// TextLength: bytes of a text
	TextLength uint32
}

var _ = [1]struct{}{}[C.sizeof_anim_event_value-24]

func (value *EventValue) get(from *C.anim_event_value) {
	value.Name = int32(from.name)
	value.Kind = FieldKind(from.kind)
	value.Number = float64(from.number)
	value.TextLength = uint32(from.text_length)
}

// MachineStateInfo: the struct anim_machine_state_info of the header.
type MachineStateInfo struct {
	// Kind: ANIM_STATE_KIND_...
	Kind StateKind

	// Name: index for anim_stage_get_name of the scene's stage
	Name int32

	// Parent: index of the state around it, or -1
	Parent int32

	// Active: 1 or 0
	Active bool
}

var _ = [1]struct{}{}[C.sizeof_anim_machine_state_info-24]

func (value *MachineStateInfo) put(to *C.anim_machine_state_info, keep *memory) error {
	*to = C.anim_machine_state_info{}
	to.struct_size = C.sizeof_anim_machine_state_info
	to.kind = C.anim_state_kind(value.Kind)
	to.name = C.int32_t(value.Name)
	to.parent = C.int32_t(value.Parent)
	to.active = C.anim_bool(boolean(value.Active))
	return nil
}

func (value *MachineStateInfo) get(from *C.anim_machine_state_info) {
	value.Kind = StateKind(from.kind)
	value.Name = int32(from.name)
	value.Parent = int32(from.parent)
	value.Active = from.active != 0
}

// ListInfo: the struct anim_list_info of the header.
type ListInfo struct {
	// Name: index for anim_stage_get_name of the scene's stage
	Name int32

	// ItemCount: without those that are leaving
	ItemCount uint32

	LeavingCount uint32

	// Capacity: of both together
	Capacity uint32
}

var _ = [1]struct{}{}[C.sizeof_anim_list_info-24]

func (value *ListInfo) put(to *C.anim_list_info, keep *memory) error {
	*to = C.anim_list_info{}
	to.struct_size = C.sizeof_anim_list_info
	to.name = C.int32_t(value.Name)
	to.item_count = C.uint32_t(value.ItemCount)
	to.leaving_count = C.uint32_t(value.LeavingCount)
	to.capacity = C.uint32_t(value.Capacity)
	return nil
}

func (value *ListInfo) get(from *C.anim_list_info) {
	value.Name = int32(from.name)
	value.ItemCount = uint32(from.item_count)
	value.LeavingCount = uint32(from.leaving_count)
	value.Capacity = uint32(from.capacity)
}

// ItemInfo: the struct anim_item_info of the header.
type ItemInfo struct {
	// Number: its slot: follows the list's name and a dot in the names of its parts
	Number uint32

	// Leaving: whether it was removed
	Leaving bool
}

var _ = [1]struct{}{}[C.sizeof_anim_item_info-16]

func (value *ItemInfo) put(to *C.anim_item_info, keep *memory) error {
	*to = C.anim_item_info{}
	to.struct_size = C.sizeof_anim_item_info
	to.number = C.uint32_t(value.Number)
	to.leaving = C.anim_bool(boolean(value.Leaving))
	return nil
}

func (value *ItemInfo) get(from *C.anim_item_info) {
	value.Number = uint32(from.number)
	value.Leaving = from.leaving != 0
}

// RegionInfo: the struct anim_region_info of the header.
type RegionInfo struct {
	// Name: index for anim_stage_get_name of the scene's stage
	Name int32

	// Node: the node in whose coordinates it lies, or -1
	Node int32

	// IsEnabled: now
	IsEnabled bool

	// IsVisible: now
	IsVisible bool

	// IsFocusable: now
	IsFocusable bool

	// IsHeld: 1 while it tracks a pointer or is pressed by a key
	IsHeld bool

	HasFocus bool

	// Bounds: of its shape, in the scene's coordinates; all 0 where it has none
	Bounds Rectangle
}

var _ = [1]struct{}{}[C.sizeof_anim_region_info-64]

func (value *RegionInfo) put(to *C.anim_region_info, keep *memory) error {
	*to = C.anim_region_info{}
	to.struct_size = C.sizeof_anim_region_info
	to.name = C.int32_t(value.Name)
	to.node = C.int32_t(value.Node)
	to.is_enabled = C.anim_bool(boolean(value.IsEnabled))
	to.is_visible = C.anim_bool(boolean(value.IsVisible))
	to.is_focusable = C.anim_bool(boolean(value.IsFocusable))
	to.is_held = C.anim_bool(boolean(value.IsHeld))
	to.has_focus = C.anim_bool(boolean(value.HasFocus))
	if err := value.Bounds.put(&to.bounds, keep); err != nil {
		return err
	}
	return nil
}

func (value *RegionInfo) get(from *C.anim_region_info) {
	value.Name = int32(from.name)
	value.Node = int32(from.node)
	value.IsEnabled = from.is_enabled != 0
	value.IsVisible = from.is_visible != 0
	value.IsFocusable = from.is_focusable != 0
	value.IsHeld = from.is_held != 0
	value.HasFocus = from.has_focus != 0
	value.Bounds.get(&from.bounds)
}

// AccessibilityElement: the struct anim_accessibility_element of the header.
type AccessibilityElement struct {
	// Role: ANIM_ROLE_...
	Role Role

	// Known: ANIM_ACCESSIBILITY_...
	Known AccessibilityFlags

	// States: the known ones that are true
	States AccessibilityFlags

	// Node: its number, in document order
	Node int32

	// Region: index of the region that is pressed for it, or -1
	Region int32

	// Minimum: 0 where not known
	Minimum float64

	// Maximum: 0 where not known
	Maximum float64

	// Now: 0 where not known
	Now float64

	// Bounds: in the scene's coordinates: of its region, or else of what it and its children draw
	Bounds Rectangle
}

var _ = [1]struct{}{}[C.sizeof_anim_accessibility_element-80]

func (value *AccessibilityElement) put(to *C.anim_accessibility_element, keep *memory) error {
	*to = C.anim_accessibility_element{}
	to.struct_size = C.sizeof_anim_accessibility_element
	to.role = C.anim_role(value.Role)
	to.known = C.anim_accessibility_flags(value.Known)
	to.states = C.anim_accessibility_flags(value.States)
	to.node = C.int32_t(value.Node)
	to.region = C.int32_t(value.Region)
	to.minimum = C.double(value.Minimum)
	to.maximum = C.double(value.Maximum)
	to.now = C.double(value.Now)
	if err := value.Bounds.put(&to.bounds, keep); err != nil {
		return err
	}
	return nil
}

func (value *AccessibilityElement) get(from *C.anim_accessibility_element) {
	value.Role = Role(from.role)
	value.Known = AccessibilityFlags(from.known)
	value.States = AccessibilityFlags(from.states)
	value.Node = int32(from.node)
	value.Region = int32(from.region)
	value.Minimum = float64(from.minimum)
	value.Maximum = float64(from.maximum)
	value.Now = float64(from.now)
	value.Bounds.get(&from.bounds)
}

// GradientStop: A gradient's color at an offset from 0 to 1.
type GradientStop struct {
	// Offset: not below that of the stop before
	Offset float64

	// Color: red, green, blue, opacity; sRGB, not premultiplied, and interpolated in this form, as SVG does
	Color [4]float64
}

var _ = [1]struct{}{}[C.sizeof_anim_gradient_stop-40]
var _ = [1]struct{}{}[unsafe.Sizeof(GradientStop{})-40]
var _ = [1]struct{}{}[unsafe.Offsetof(GradientStop{}.Offset)-0]
var _ = [1]struct{}{}[unsafe.Offsetof(GradientStop{}.Color)-8]

func (value *GradientStop) put(to *C.anim_gradient_stop, keep *memory) error {
	*to = *(*C.anim_gradient_stop)(unsafe.Pointer(value))
	return nil
}

func (value *GradientStop) get(from *C.anim_gradient_stop) {
	*value = *(*GradientStop)(unsafe.Pointer(from))
}

// DrawPath: A range of the display list's verbs, and one of its coordinates: a path.
type DrawPath struct {
	VerbStart uint32

	VerbCount uint32

	CoordinateStart uint32

	CoordinateCount uint32
}

var _ = [1]struct{}{}[C.sizeof_anim_draw_path-16]
var _ = [1]struct{}{}[unsafe.Sizeof(DrawPath{})-16]
var _ = [1]struct{}{}[unsafe.Offsetof(DrawPath{}.VerbStart)-0]
var _ = [1]struct{}{}[unsafe.Offsetof(DrawPath{}.VerbCount)-4]
var _ = [1]struct{}{}[unsafe.Offsetof(DrawPath{}.CoordinateStart)-8]
var _ = [1]struct{}{}[unsafe.Offsetof(DrawPath{}.CoordinateCount)-12]

func (value *DrawPath) put(to *C.anim_draw_path, keep *memory) error {
	*to = *(*C.anim_draw_path)(unsafe.Pointer(value))
	return nil
}

func (value *DrawPath) get(from *C.anim_draw_path) {
	*value = *(*DrawPath)(unsafe.Pointer(from))
}

// LinearGradient: Along the line from start to end.
type LinearGradient struct {
	Start Point

	End Point
}

var _ = [1]struct{}{}[C.sizeof_anim_linear_gradient-32]
var _ = [1]struct{}{}[unsafe.Sizeof(LinearGradient{})-32]
var _ = [1]struct{}{}[unsafe.Offsetof(LinearGradient{}.Start)-0]
var _ = [1]struct{}{}[unsafe.Offsetof(LinearGradient{}.End)-16]

func (value *LinearGradient) put(to *C.anim_linear_gradient, keep *memory) error {
	*to = *(*C.anim_linear_gradient)(unsafe.Pointer(value))
	return nil
}

func (value *LinearGradient) get(from *C.anim_linear_gradient) {
	*value = *(*LinearGradient)(unsafe.Pointer(from))
}

// RadialGradient: From a center to a radius.
type RadialGradient struct {
	Center Point

	// Radius: at least 0
	Radius float64
}

var _ = [1]struct{}{}[C.sizeof_anim_radial_gradient-24]
var _ = [1]struct{}{}[unsafe.Sizeof(RadialGradient{})-24]
var _ = [1]struct{}{}[unsafe.Offsetof(RadialGradient{}.Center)-0]
var _ = [1]struct{}{}[unsafe.Offsetof(RadialGradient{}.Radius)-16]

func (value *RadialGradient) put(to *C.anim_radial_gradient, keep *memory) error {
	*to = *(*C.anim_radial_gradient)(unsafe.Pointer(value))
	return nil
}

func (value *RadialGradient) get(from *C.anim_radial_gradient) {
	*value = *(*RadialGradient)(unsafe.Pointer(from))
}

// AngularGradient: Once around a center, clockwise.
type AngularGradient struct {
	Center Point

	// Angle: where it begins and ends; 0 is to the right
	Angle float64
}

var _ = [1]struct{}{}[C.sizeof_anim_angular_gradient-24]
var _ = [1]struct{}{}[unsafe.Sizeof(AngularGradient{})-24]
var _ = [1]struct{}{}[unsafe.Offsetof(AngularGradient{}.Center)-0]
var _ = [1]struct{}{}[unsafe.Offsetof(AngularGradient{}.Angle)-16]

func (value *AngularGradient) put(to *C.anim_angular_gradient, keep *memory) error {
	*to = *(*C.anim_angular_gradient)(unsafe.Pointer(value))
	return nil
}

func (value *AngularGradient) get(from *C.anim_angular_gradient) {
	*value = *(*AngularGradient)(unsafe.Pointer(from))
}

// DrawGradient: Where a gradient is. One member is there and the others are nil.
type DrawGradient struct {
	Linear *LinearGradient

	Radial *RadialGradient

	Angular *AngularGradient
}

var _ = [1]struct{}{}[C.sizeof_anim_draw_gradient-32]

// DrawPaint: What a path or a text is drawn with: a color, or a gradient with stops.
type DrawPaint struct {
	// Kind: ANIM_PAINT_...
	Kind Paint

	// StopStart: a gradient's stops, in the display list's stops
	StopStart uint32

	// StopCount: a gradient's stops, in the display list's stops
	StopCount uint32

	// Color: of ANIM_PAINT_SOLID: red, green, blue, opacity; 0 for gradients
	Color [4]float64

	// Gradient: all 0 for ANIM_PAINT_SOLID
	Gradient DrawGradient
}

var _ = [1]struct{}{}[C.sizeof_anim_draw_paint-80]

func (value *DrawPaint) get(from *C.anim_draw_paint) {
	value.Kind = Paint(from.kind)
	value.StopStart = uint32(from.stop_start)
	value.StopCount = uint32(from.stop_count)
	for index := range value.Color {
		value.Color[index] = float64(from.color[index])
	}
	switch from.kind {
	case C.ANIM_PAINT_LINEAR:
		value.Gradient.Linear = new(LinearGradient)
		value.Gradient.Linear.get((*C.anim_linear_gradient)(unsafe.Pointer(&from.gradient)))
	case C.ANIM_PAINT_RADIAL:
		value.Gradient.Radial = new(RadialGradient)
		value.Gradient.Radial.get((*C.anim_radial_gradient)(unsafe.Pointer(&from.gradient)))
	case C.ANIM_PAINT_ANGULAR:
		value.Gradient.Angular = new(AngularGradient)
		value.Gradient.Angular.get((*C.anim_angular_gradient)(unsafe.Pointer(&from.gradient)))
	}
}

// DrawFill: A filled path.
type DrawFill struct {
	Paint DrawPaint

	Path DrawPath

	// Rule: ANIM_FILL_RULE_...
	Rule FillRule
}

var _ = [1]struct{}{}[C.sizeof_anim_draw_fill-104]

func (value *DrawFill) get(from *C.anim_draw_fill) {
	value.Paint.get(&from.paint)
	value.Path.get(&from.path)
	value.Rule = FillRule(from.rule)
}

// DrawStroke: A stroked path.
type DrawStroke struct {
	Paint DrawPaint

	Path DrawPath

	// Cap: ANIM_CAP_...
	Cap Cap

	// Join: ANIM_JOIN_MITER, _ROUND or _BEVEL: a stroke with another join is given as its filled outline
	Join Join

	// Width: at least 0
	Width float64

	// MiterLimit: at least 1
	MiterLimit float64

	// DashOffset: the offset into the dash pattern at which each subpath begins
	DashOffset float64

	// DashStart: in the display list's dashes: an even number of lengths; 0 for a solid line
	DashStart uint32

	// DashCount: in the display list's dashes: an even number of lengths; 0 for a solid line
	DashCount uint32
}

var _ = [1]struct{}{}[C.sizeof_anim_draw_stroke-136]

func (value *DrawStroke) get(from *C.anim_draw_stroke) {
	value.Paint.get(&from.paint)
	value.Path.get(&from.path)
	value.Cap = Cap(from.cap)
	value.Join = Join(from.join)
	value.Width = float64(from.width)
	value.MiterLimit = float64(from.miter_limit)
	value.DashOffset = float64(from.dash_offset)
	value.DashStart = uint32(from.dash_start)
	value.DashCount = uint32(from.dash_count)
}

// DrawText: A text in a font of the host's.
type DrawText struct {
	Paint DrawPaint

	// TextStart: its UTF-8, in the display list's text
	TextStart uint32

	// TextCount: its UTF-8, in the display list's text
	TextCount uint32

	// FontStart: its font's name, likewise; a count of 0: the host's own font
	FontStart uint32

	// FontCount: its font's name, likewise; a count of 0: the host's own font
	FontCount uint32

	// Align: ANIM_ALIGN_...: how it is aligned to position.x
	Align Align

	// Baseline: ANIM_BASELINE_...: which line of it is at position.y
	Baseline Baseline

	Position Point

	// Size: of the font
	Size float64

	// Weight: as in CSS: 400 is regular, 700 bold
	Weight float64
}

var _ = [1]struct{}{}[C.sizeof_anim_draw_text-136]

func (value *DrawText) get(from *C.anim_draw_text) {
	value.Paint.get(&from.paint)
	value.TextStart = uint32(from.text_start)
	value.TextCount = uint32(from.text_count)
	value.FontStart = uint32(from.font_start)
	value.FontCount = uint32(from.font_count)
	value.Align = Align(from.align)
	value.Baseline = Baseline(from.baseline)
	value.Position.get(&from.position)
	value.Size = float64(from.size)
	value.Weight = float64(from.weight)
}

// DrawImage: An image that the host knows by its name.
type DrawImage struct {
	// NameStart: its name, in the display list's text
	NameStart uint32

	// NameCount: its name, in the display list's text
	NameCount uint32

	// Fit: ANIM_FIT_...
	Fit Fit

	Frame Rectangle
}

var _ = [1]struct{}{}[C.sizeof_anim_draw_image-48]

func (value *DrawImage) get(from *C.anim_draw_image) {
	value.NameStart = uint32(from.name_start)
	value.NameCount = uint32(from.name_count)
	value.Fit = Fit(from.fit)
	value.Frame.get(&from.frame)
}

// DrawShadow: A layer's shadow: drawn below it, and part of it.
type DrawShadow struct {
	// Color: red, green, blue, opacity
	Color [4]float64

	// Offset: from the layer
	Offset Point

	// Blur: twice the standard deviation of the Gaussian blur, as CSS has it for box-shadow
	Blur float64
}

var _ = [1]struct{}{}[C.sizeof_anim_draw_shadow-56]
var _ = [1]struct{}{}[unsafe.Sizeof(DrawShadow{})-56]
var _ = [1]struct{}{}[unsafe.Offsetof(DrawShadow{}.Color)-0]
var _ = [1]struct{}{}[unsafe.Offsetof(DrawShadow{}.Offset)-32]
var _ = [1]struct{}{}[unsafe.Offsetof(DrawShadow{}.Blur)-48]

func (value *DrawShadow) put(to *C.anim_draw_shadow, keep *memory) error {
	*to = *(*C.anim_draw_shadow)(unsafe.Pointer(value))
	return nil
}

func (value *DrawShadow) get(from *C.anim_draw_shadow) {
	*value = *(*DrawShadow)(unsafe.Pointer(from))
}

// DrawLayer: The beginning of a layer.
type DrawLayer struct {
	// Blend: ANIM_BLEND_MODE_...
	Blend BlendMode

	HasShadow bool

	// Shadow: all 0 where has_shadow is 0
	Shadow DrawShadow
}

var _ = [1]struct{}{}[C.sizeof_anim_draw_layer-64]

func (value *DrawLayer) get(from *C.anim_draw_layer) {
	value.Blend = BlendMode(from.blend)
	value.HasShadow = from.has_shadow != 0
	value.Shadow.get(&from.shadow)
}

// DrawClip: The beginning of a clip: the commands up to its end show inside the path only.
type DrawClip struct {
	Path DrawPath

	// Rule: ANIM_FILL_RULE_...
	Rule FillRule
}

var _ = [1]struct{}{}[C.sizeof_anim_draw_clip-24]

func (value *DrawClip) get(from *C.anim_draw_clip) {
	value.Path.get(&from.path)
	value.Rule = FillRule(from.rule)
}

// DrawContent: What a command draws, by its kind. The ends of layers and clips have no content. One member is
// there and the others are nil.
type DrawContent struct {
	Fill *DrawFill

	Stroke *DrawStroke

	Text *DrawText

	Image *DrawImage

	Layer *DrawLayer

	Clip *DrawClip
}

var _ = [1]struct{}{}[C.sizeof_anim_draw_content-136]

// DrawCommand: One step of drawing. Paths, gradients, strokes, shadows, texts and images are in the node's
// own coordinates: the transform takes them to the scene's. Begins and ends are balanced: the content of a
// layer or clip stands between its begin and its end.
type DrawCommand struct {
	// Kind: ANIM_DRAW_KIND_...
	Kind DrawKind

	// Node: number of the node in document order
	Node int32

	Transform Transform

	// Opacity: 0 to 1, of the node; a group's opacity is that of its layer
	Opacity float64

	// Bounds: the area that it can change, in the scene's coordinates: by control points, ends and miters,
	// inside the bounds of the clips around it. Width and height are 0 if it is empty. In a layer with a shadow,
	// and for that layer, also what lies outside of these clips and casts its shadow into them. For a text an
	// estimate, one font size wide for each byte: the core knows no fonts.
	Bounds Rectangle

	// Revision: the display list's revision when its content last changed
	Revision uint64

	// Content: what it draws
	Content DrawContent
}

var _ = [1]struct{}{}[C.sizeof_anim_draw_command-240]

func (value *DrawCommand) get(from *C.anim_draw_command) {
	value.Kind = DrawKind(from.kind)
	value.Node = int32(from.node)
	value.Transform.get(&from.transform)
	value.Opacity = float64(from.opacity)
	value.Bounds.get(&from.bounds)
	value.Revision = uint64(from.revision)
	switch from.kind {
	case C.ANIM_DRAW_KIND_FILL:
		value.Content.Fill = new(DrawFill)
		value.Content.Fill.get((*C.anim_draw_fill)(unsafe.Pointer(&from.content)))
	case C.ANIM_DRAW_KIND_STROKE:
		value.Content.Stroke = new(DrawStroke)
		value.Content.Stroke.get((*C.anim_draw_stroke)(unsafe.Pointer(&from.content)))
	case C.ANIM_DRAW_KIND_TEXT:
		value.Content.Text = new(DrawText)
		value.Content.Text.get((*C.anim_draw_text)(unsafe.Pointer(&from.content)))
	case C.ANIM_DRAW_KIND_IMAGE:
		value.Content.Image = new(DrawImage)
		value.Content.Image.get((*C.anim_draw_image)(unsafe.Pointer(&from.content)))
	case C.ANIM_DRAW_KIND_LAYER_BEGIN:
		value.Content.Layer = new(DrawLayer)
		value.Content.Layer.get((*C.anim_draw_layer)(unsafe.Pointer(&from.content)))
	case C.ANIM_DRAW_KIND_CLIP_BEGIN:
		value.Content.Clip = new(DrawClip)
		value.Content.Clip.get((*C.anim_draw_clip)(unsafe.Pointer(&from.content)))
	}
}

// Display: All of a display list.
type Display struct {
	Revision uint64

	Commands []DrawCommand

	Verbs []Verb

	Coordinates []float64

	Stops []GradientStop

	// Dashes: the dashes of all strokes in a row
	Dashes []float64

	// Text: UTF-8 of all texts in a row.
	Text []byte
}

var _ = [1]struct{}{}[C.sizeof_anim_display-112]

func (value *Display) get(from *C.anim_display) {
	value.Revision = uint64(from.revision)
	value.Commands = make([]DrawCommand, int(from.command_count))
	for index := range unsafe.Slice((*C.anim_draw_command)(from.commands), len(value.Commands)) {
		value.Commands[index].get(&unsafe.Slice(from.commands, len(value.Commands))[index])
	}
	value.Verbs = make([]Verb, int(from.verb_count))
	copy(value.Verbs, unsafe.Slice((*Verb)(unsafe.Pointer(from.verbs)), len(value.Verbs)))
	value.Coordinates = make([]float64, int(from.coordinate_count))
	copy(value.Coordinates, unsafe.Slice((*float64)(unsafe.Pointer(from.coordinates)), len(value.Coordinates)))
	value.Stops = make([]GradientStop, int(from.stop_count))
	copy(value.Stops, unsafe.Slice((*GradientStop)(unsafe.Pointer(from.stops)), len(value.Stops)))
	value.Dashes = make([]float64, int(from.dash_count))
	copy(value.Dashes, unsafe.Slice((*float64)(unsafe.Pointer(from.dashes)), len(value.Dashes)))
	value.Text = make([]byte, int(from.text_length))
	copy(value.Text, unsafe.Slice((*byte)(unsafe.Pointer(from.text)), len(value.Text)))
}

// TraceInfo: the struct anim_trace_info of the header.
type TraceInfo struct {
	HasSeed bool

	StepCount uint64

	// End: flicks: the time of its end line, or else of its last step
	End int64

	// Seed: the seed with which it was recorded, if has_seed is 1; load the scene with it
	Seed uint64
}

var _ = [1]struct{}{}[C.sizeof_anim_trace_info-32]

func (value *TraceInfo) put(to *C.anim_trace_info, keep *memory) error {
	*to = C.anim_trace_info{}
	to.struct_size = C.sizeof_anim_trace_info
	to.has_seed = C.anim_bool(boolean(value.HasSeed))
	to.step_count = C.uint64_t(value.StepCount)
	to.end = C.int64_t(value.End)
	to.seed = C.uint64_t(value.Seed)
	return nil
}

func (value *TraceInfo) get(from *C.anim_trace_info) {
	value.HasSeed = from.has_seed != 0
	value.StepCount = uint64(from.step_count)
	value.End = int64(from.end)
	value.Seed = uint64(from.seed)
}
