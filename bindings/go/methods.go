// SPDX-License-Identifier: MIT

// Code generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. DO NOT EDIT.

package animcore

// #include "calls.h"
import "C"

import (
	"runtime"
	"unsafe"
)

// Easing: A timing function of any kind: the progress y of a value when a fraction x of the time has passed.
// It is immutable. Several threads may use it at once; an easing with a callback only if that callback may
// run on several threads at once. Other objects that use an easing, such as a stage, keep it alive: the host
// may destroy its own reference at any time, but not inside the easing's callback. Close releases it; one
// that nothing refers to any more is released by the garbage collector.
type Easing struct {
	_ noCopy

	c *C.anim_easing

	// What it is a part of, where another releases it.
	owner closable

	// What the collector comes to when nothing refers to it any more.
	kept *keeper
}

func newEasing(c *C.anim_easing, owner closable) *Easing {
	made := &Easing{c: c, owner: owner}
	if owner == nil {
		made.kept = newKeeper(func() { _ = check(C.call_anim_easing_destroy(c)) })
	}
	return made
}

// Close releases it. Whoever uses it afterwards gets ErrClosed; closing it again does nothing, and
// neither does closing what is a part of another.
func (object *Easing) Close() error {
	if object == nil || object.c == nil || object.owner != nil {
		return nil
	}
	if object.kept.uses > 0 {
		return inUse("easing")
	}
	if err := check(C.call_anim_easing_destroy(object.c)); err != nil {
		return err
	}
	runtime.SetFinalizer(object.kept, nil)
	object.c = nil
	return nil
}

// IsClosed tells whether it has been closed, or what it is a part of.
func (object *Easing) IsClosed() bool {
	return object == nil || object.c == nil || object.owner != nil && object.owner.IsClosed()
}

func (object *Easing) keeper() *keeper { return object.kept }

func (object *Easing) pointer(nullable bool) (*C.anim_easing, error) {
	if object == nil && nullable {
		return nil, nil
	}
	if object.IsClosed() {
		return nil, closed("easing")
	}
	return object.c, nil
}

// Keyframes: A motion by keyframes: a function of time from 0 to its duration, with values of one or more
// components. No call changes the motion. But evaluating it uses memory of the object, so one thread at a
// time may do that. Values and velocities are rows of component_count numbers, each at most 1e150 in size.
// Close releases it; one that nothing refers to any more is released by the garbage collector.
type Keyframes struct {
	_ noCopy

	c *C.anim_keyframes

	// What it is a part of, where another releases it.
	owner closable

	// What the collector comes to when nothing refers to it any more.
	kept *keeper
}

func newKeyframes(c *C.anim_keyframes, owner closable) *Keyframes {
	made := &Keyframes{c: c, owner: owner}
	if owner == nil {
		made.kept = newKeeper(func() { _ = check(C.call_anim_keyframes_destroy(c)) })
	}
	return made
}

// Close releases it. Whoever uses it afterwards gets ErrClosed; closing it again does nothing, and
// neither does closing what is a part of another.
func (object *Keyframes) Close() error {
	if object == nil || object.c == nil || object.owner != nil {
		return nil
	}
	if object.kept.uses > 0 {
		return inUse("keyframes")
	}
	if err := check(C.call_anim_keyframes_destroy(object.c)); err != nil {
		return err
	}
	runtime.SetFinalizer(object.kept, nil)
	object.c = nil
	return nil
}

// IsClosed tells whether it has been closed, or what it is a part of.
func (object *Keyframes) IsClosed() bool {
	return object == nil || object.c == nil || object.owner != nil && object.owner.IsClosed()
}

func (object *Keyframes) keeper() *keeper { return object.kept }

func (object *Keyframes) pointer(nullable bool) (*C.anim_keyframes, error) {
	if object == nil && nullable {
		return nil, nil
	}
	if object.IsClosed() {
		return nil, closed("keyframes")
	}
	return object.c, nil
}

// VelocityEstimator: Estimates the velocity of a pointer at its release from its last samples: the slope, at
// the newest sample, of a least-squares parabola through the samples of the last 100 ms, at most 20 of them
// (Android's VelocityTracker strategy LSQ2). A line is used where there are two samples, or where they are
// too unevenly spaced in time for a parabola. The velocity is 0 with one sample, where the samples span less
// than a millisecond, and where the pointer had stopped: more than 40 ms without a sample or in one place.
// Samples from before such a gap are ignored. Coordinates are at most 1e150 in size. Close releases it; one
// that nothing refers to any more is released by the garbage collector.
type VelocityEstimator struct {
	_ noCopy

	c *C.anim_velocity_estimator

	// What it is a part of, where another releases it.
	owner closable

	// What the collector comes to when nothing refers to it any more.
	kept *keeper
}

func newVelocityEstimator(c *C.anim_velocity_estimator, owner closable) *VelocityEstimator {
	made := &VelocityEstimator{c: c, owner: owner}
	if owner == nil {
		made.kept = newKeeper(func() { _ = check(C.call_anim_velocity_estimator_destroy(c)) })
	}
	return made
}

// Close releases it. Whoever uses it afterwards gets ErrClosed; closing it again does nothing, and
// neither does closing what is a part of another.
func (object *VelocityEstimator) Close() error {
	if object == nil || object.c == nil || object.owner != nil {
		return nil
	}
	if object.kept.uses > 0 {
		return inUse("velocity estimator")
	}
	if err := check(C.call_anim_velocity_estimator_destroy(object.c)); err != nil {
		return err
	}
	runtime.SetFinalizer(object.kept, nil)
	object.c = nil
	return nil
}

// IsClosed tells whether it has been closed, or what it is a part of.
func (object *VelocityEstimator) IsClosed() bool {
	return object == nil || object.c == nil || object.owner != nil && object.owner.IsClosed()
}

func (object *VelocityEstimator) keeper() *keeper { return object.kept }

func (object *VelocityEstimator) pointer(nullable bool) (*C.anim_velocity_estimator, error) {
	if object == nil && nullable {
		return nil, nil
	}
	if object.IsClosed() {
		return nil, closed("velocity estimator")
	}
	return object.c, nil
}

// Path: A path: subpaths of lines and Bezier curves. Coordinates are at most 1e150 in size
// (ANIM_ERROR_LIMIT). Close releases it; one that nothing refers to any more is released by the garbage
// collector.
type Path struct {
	_ noCopy

	c *C.anim_path

	// What it is a part of, where another releases it.
	owner closable

	// What the collector comes to when nothing refers to it any more.
	kept *keeper
}

func newPath(c *C.anim_path, owner closable) *Path {
	made := &Path{c: c, owner: owner}
	if owner == nil {
		made.kept = newKeeper(func() { _ = check(C.call_anim_path_destroy(c)) })
	}
	return made
}

// Close releases it. Whoever uses it afterwards gets ErrClosed; closing it again does nothing, and
// neither does closing what is a part of another.
func (object *Path) Close() error {
	if object == nil || object.c == nil || object.owner != nil {
		return nil
	}
	if object.kept.uses > 0 {
		return inUse("path")
	}
	if err := check(C.call_anim_path_destroy(object.c)); err != nil {
		return err
	}
	runtime.SetFinalizer(object.kept, nil)
	object.c = nil
	return nil
}

// IsClosed tells whether it has been closed, or what it is a part of.
func (object *Path) IsClosed() bool {
	return object == nil || object.c == nil || object.owner != nil && object.owner.IsClosed()
}

func (object *Path) keeper() *keeper { return object.kept }

func (object *Path) pointer(nullable bool) (*C.anim_path, error) {
	if object == nil && nullable {
		return nil, nil
	}
	if object.IsClosed() {
		return nil, closed("path")
	}
	return object.c, nil
}

// PathCollection: An array of paths: parsing, measuring or testing all of them takes one call. Close releases
// it; one that nothing refers to any more is released by the garbage collector.
type PathCollection struct {
	_ noCopy

	c *C.anim_path_collection

	// What it is a part of, where another releases it.
	owner closable

	// What the collector comes to when nothing refers to it any more.
	kept *keeper
}

func newPathCollection(c *C.anim_path_collection, owner closable) *PathCollection {
	made := &PathCollection{c: c, owner: owner}
	if owner == nil {
		made.kept = newKeeper(func() { _ = check(C.call_anim_path_collection_destroy(c)) })
	}
	return made
}

// Close releases it. Whoever uses it afterwards gets ErrClosed; closing it again does nothing, and
// neither does closing what is a part of another.
func (object *PathCollection) Close() error {
	if object == nil || object.c == nil || object.owner != nil {
		return nil
	}
	if object.kept.uses > 0 {
		return inUse("path collection")
	}
	if err := check(C.call_anim_path_collection_destroy(object.c)); err != nil {
		return err
	}
	runtime.SetFinalizer(object.kept, nil)
	object.c = nil
	return nil
}

// IsClosed tells whether it has been closed, or what it is a part of.
func (object *PathCollection) IsClosed() bool {
	return object == nil || object.c == nil || object.owner != nil && object.owner.IsClosed()
}

func (object *PathCollection) keeper() *keeper { return object.kept }

func (object *PathCollection) pointer(nullable bool) (*C.anim_path_collection, error) {
	if object == nil && nullable {
		return nil, nil
	}
	if object.IsClosed() {
		return nil, closed("path collection")
	}
	return object.c, nil
}

// Morph: The in-betweens of two paths, or of a sequence of paths, prepared once and evaluated at any time.
//
// Paths of the same verbs are interpolated point by point, unless an outline would fold up on its way, as it
// does on the way to a mirror image. If the paths differ only in the starts, order and direction of their
// subpaths, and in position and size, the path only moves and scales. A rotated copy rotates (by less than a
// quarter turn only with the automatic structure). For the strict structure an arc of path data is one
// command, however many cubics it becomes, as for anim_path_data_match(): its parameters are interpolated, as
// CSS and SMIL do, and a flag is set in between if it is set at either end. The arcs of a path that was
// transformed are interpolated by their control points.
//
// Other paths are first brought to a common structure: subpaths are paired by role, position, size and shape,
// aligned by their features, and cut at each other's joints. Lines stay lines where both sides are lines;
// curves are only subdivided (de Casteljau). In fills, one outline may correspond to several outlines side by
// side in the other path. It is first cut into parts by straight lines, and each part becomes one of the
// others, unless one of the others closely resembles the whole.
//
// A blend (ANIM_MORPH_STRUCTURE_BLEND) has no common structure: parts of the inside join, part, appear and
// vanish, and the area changes evenly from one path's to the other's. The functions that return the common
// structure fail with ANIM_ERROR_KIND. Close releases it; one that nothing refers to any more is released by
// the garbage collector.
type Morph struct {
	_ noCopy

	c *C.anim_morph

	// What it is a part of, where another releases it.
	owner closable

	// What the collector comes to when nothing refers to it any more.
	kept *keeper
}

func newMorph(c *C.anim_morph, owner closable) *Morph {
	made := &Morph{c: c, owner: owner}
	if owner == nil {
		made.kept = newKeeper(func() { _ = check(C.call_anim_morph_destroy(c)) })
	}
	return made
}

// Close releases it. Whoever uses it afterwards gets ErrClosed; closing it again does nothing, and
// neither does closing what is a part of another.
func (object *Morph) Close() error {
	if object == nil || object.c == nil || object.owner != nil {
		return nil
	}
	if object.kept.uses > 0 {
		return inUse("morph")
	}
	if err := check(C.call_anim_morph_destroy(object.c)); err != nil {
		return err
	}
	runtime.SetFinalizer(object.kept, nil)
	object.c = nil
	return nil
}

// IsClosed tells whether it has been closed, or what it is a part of.
func (object *Morph) IsClosed() bool {
	return object == nil || object.c == nil || object.owner != nil && object.owner.IsClosed()
}

func (object *Morph) keeper() *keeper { return object.kept }

func (object *Morph) pointer(nullable bool) (*C.anim_morph, error) {
	if object == nil && nullable {
		return nil, nil
	}
	if object.IsClosed() {
		return nil, closed("morph")
	}
	return object.c, nil
}

// Expression: A formula over named numbers, such as "mix(width, 40, clamp(t * 2, 0, 1))": parsed once,
// evaluated often. Immutable.
//
// Values are doubles. Any value but zero is true (NaN too, as in C); comparisons give 1 or 0. The operators,
// from loose to tight:
//
//	c ? a : b       a where c is true, else b; from the right
//	||              or: 1 or 0
//	&&              and: 1 or 0
//	== !=           two in a row are refused
//	< <= > >=       two in a row are refused
//	+ -             from the left
//	* / %           from the left; % is mod
//	-a !a           the negative; 1 where a is 0, else 0
//
// Numbers are written as in JSON: 0.5, 1e-3. Constants: pi, tau, e, true (1), false (0).
//
// Functions; angles are in radians:
//
//   - abs, acos, asin, atan, cbrt, cos, exp, sin, sqrt, tan, log (natural), degrees(radians),
//     radians(degrees), ceil, floor, trunc, round (halves away from zero), fract (x - floor(x)), sign (-1, 1,
//     or the zero itself), expm1, log1p, flicks(seconds): of one number
//   - atan2(y, x), hypot(x, y), pow(x, y), step(edge, x) (0 where x < edge, else 1)
//   - min, max: of two or more; NaN where one is
//   - mod(x, y): the remainder with the sign of y, exact but for one addition: Python's %
//   - clamp(x, low, high): min(max(x, low), high)
//   - mix(a, b, t): a * (1 - t) + b * t
//   - smoothstep(low, high, x): u * u * (3 - 2 * u) with u = clamp((x - low) / (high - low), 0, 1)
//   - if(c, a, b): c ? a : b
//   - predict(from, velocity, remaining): the end of a decay without bounds that leaves this fraction of the
//     velocity after a millisecond: from - velocity / (1000 * log(remaining))
//   - rubberBand(excess, dimension, coefficient = 0.55): how far beyond its bound a scroll view is shown when
//     it is dragged by excess beyond it
//   - rubberBandInvert(shown, dimension, coefficient = 0.55): the excess
//
// The following have the bits of the library's functions of these names. They give NaN for arguments that
// those functions refuse. A constant argument that is refused is an error (ANIM_ERROR_ARGUMENT, with line and
// column). Arguments with a default (=) may be omitted from the end.
//
//   - decayRate(remaining), decayVelocityTo(from, target, remaining), decayValue(from, velocity, remaining,
//     time), decayVelocity(velocity, remaining, time), decayRestingTime(velocity, remaining, threshold)
//   - boundedDecayValue, boundedDecayVelocity(from, velocity, remaining, minimum, maximum, time),
//     boundedDecayEnd(from, velocity, remaining, minimum, maximum), boundedDecayRestingTime(from, velocity,
//     remaining, minimum, maximum, threshold): with the spring of anim_default_decay()
//   - steps(count, x, position = 0): position is an anim_step_position; NaN for 1 step with jumps between the
//     steps only
//   - mediaTimingProgress, mediaTimingIteration(time, duration, repeat_count = 1, autoreverses = 0),
//     webTimingProgress, webTimingIteration(time, duration, iterations = 1, direction = 0, iteration_start =
//     0): filling on both sides; direction is an anim_direction, and webTimingProgress the directed progress
//   - springBlendValue, springBlendVelocity(old_duration, old_bounce, duration, bounce, blend_duration, time,
//     from = 0, to = 1, velocity = 0), springBlendRestingTime(old_duration, old_bounce, duration, bounce,
//     blend_duration, displacement, velocity, threshold)
//   - cubicBezier(x1, y1, x2, y2, x), cubicBezierSlope(x1, y1, x2, y2, x), cubicBezierInvert(x1, y1, x2, y2,
//     y)
//   - ease(x), easeIn(x), easeOut(x), easeInOut(x), and Penner's, easeInQuad(x) ... easeInOutBounce(x)
//   - springValue, springVelocity(duration, bounce, time, from = 0, to = 1, velocity = 0)
//   - springSettlingDuration(duration, bounce, velocity = 0)
//   - springRestingTime(duration, bounce, displacement, velocity, threshold)
//   - springSettlingTime(duration, bounce, displacement, velocity, threshold, velocity_threshold)
//   - physicalSpringValue, physicalSpringVelocity, physicalSpringSettlingDuration, physicalSpringRestingTime,
//     physicalSpringSettlingTime: with mass, stiffness, damping in place of duration, bounce
//   - springStiffness, springDamping(duration, bounce)
//   - uikitSpringStiffness, uikitSpringDamping(duration, damping_ratio, velocity)
//   - springDuration, springBounce, springDampingRatio(mass, stiffness, damping)
//
// A variable's name consists of parts joined by dots, and may have an index: gradient.angle.x, stops[0]. A
// part of ASCII letters, digits, _ and non-ASCII characters is written as it is; any other part, and one
// named like a constant, in backquotes: `cart-center`.x. Outside of backquotes a name contains no space.
//
// Documents have more: in(state), elapsed, elapsed(state), random(), random(a, b), and comparisons of a name
// with a text in single quotes (a doubled quote stands for one), mode == 'dark' and mode != 'dark'. These are
// variables too. Their names contain no spaces and no backquotes: in(loading), elapsed(loading), random() and
// mode=='dark'. random(a, b) is mix(a, b, random()), and mode != 'dark' is ! of the variable mode=='dark'. In
// an expression of the host's own they are unknown names, unless the host gave such a name.
//
// The same text and the same variables give the same bits everywhere. Evaluation never fails: an undefined
// value is NaN (always 0x7FF8000000000000), one too large infinite, and both propagate. Operands that a
// conditional, && or || does not need have no effect on the result. Close releases it; one that nothing
// refers to any more is released by the garbage collector.
type Expression struct {
	_ noCopy

	c *C.anim_expression

	// What it is a part of, where another releases it.
	owner closable

	// What the collector comes to when nothing refers to it any more.
	kept *keeper
}

func newExpression(c *C.anim_expression, owner closable) *Expression {
	made := &Expression{c: c, owner: owner}
	if owner == nil {
		made.kept = newKeeper(func() { _ = check(C.call_anim_expression_destroy(c)) })
	}
	return made
}

// Close releases it. Whoever uses it afterwards gets ErrClosed; closing it again does nothing, and
// neither does closing what is a part of another.
func (object *Expression) Close() error {
	if object == nil || object.c == nil || object.owner != nil {
		return nil
	}
	if object.kept.uses > 0 {
		return inUse("expression")
	}
	if err := check(C.call_anim_expression_destroy(object.c)); err != nil {
		return err
	}
	runtime.SetFinalizer(object.kept, nil)
	object.c = nil
	return nil
}

// IsClosed tells whether it has been closed, or what it is a part of.
func (object *Expression) IsClosed() bool {
	return object == nil || object.c == nil || object.owner != nil && object.owner.IsClosed()
}

func (object *Expression) keeper() *keeper { return object.kept }

func (object *Expression) pointer(nullable bool) (*C.anim_expression, error) {
	if object == nil && nullable {
		return nil, nil
	}
	if object.IsClosed() {
		return nil, closed("expression")
	}
	return object.c, nil
}

// Stage: A set of properties with a clock and animations. Each property has a model value (as the host set
// it) and a presentation value (as it is seen now). Close releases it; one that nothing refers to any more is
// released by the garbage collector.
type Stage struct {
	_ noCopy

	c *C.anim_stage

	// What it is a part of, where another releases it.
	owner closable

	// What the collector comes to when nothing refers to it any more.
	kept *keeper

	callbacks
}

func newStage(c *C.anim_stage, owner closable) *Stage {
	made := &Stage{c: c, owner: owner}
	if owner == nil {
		made.kept = newKeeper(func() { _ = check(C.call_anim_stage_destroy(c)) })
		made.hide(made.kept)
	}
	return made
}

// Close releases it. Whoever uses it afterwards gets ErrClosed; closing it again does nothing, and
// neither does closing what is a part of another.
func (object *Stage) Close() error {
	if object == nil || object.c == nil || object.owner != nil {
		return nil
	}
	if object.kept.uses > 0 {
		return inUse("stage")
	}
	if err := check(C.call_anim_stage_destroy(object.c)); err != nil {
		return err
	}
	runtime.SetFinalizer(object.kept, nil)
	object.c = nil
	return nil
}

// IsClosed tells whether it has been closed, or what it is a part of.
func (object *Stage) IsClosed() bool {
	return object == nil || object.c == nil || object.owner != nil && object.owner.IsClosed()
}

func (object *Stage) keeper() *keeper { return object.kept }

func (object *Stage) pointer(nullable bool) (*C.anim_stage, error) {
	if object == nil && nullable {
		return nil, nil
	}
	if object.IsClosed() {
		return nil, closed("stage")
	}
	return object.c, nil
}

// SpringBankView: A view that keeps the memory of a bank's values alive: for languages whose arrays may
// outlive their source. Close releases it; one that nothing refers to any more is released by the garbage
// collector.
type SpringBankView struct {
	_ noCopy

	c *C.anim_spring_bank_view

	// What it is a part of, where another releases it.
	owner closable

	// What the collector comes to when nothing refers to it any more.
	kept *keeper
}

func newSpringBankView(c *C.anim_spring_bank_view, owner closable) *SpringBankView {
	made := &SpringBankView{c: c, owner: owner}
	if owner == nil {
		made.kept = newKeeper(func() { _ = check(C.call_anim_spring_bank_view_destroy(c)) })
	}
	return made
}

// Close releases it. Whoever uses it afterwards gets ErrClosed; closing it again does nothing, and
// neither does closing what is a part of another.
func (object *SpringBankView) Close() error {
	if object == nil || object.c == nil || object.owner != nil {
		return nil
	}
	if object.kept.uses > 0 {
		return inUse("spring bank view")
	}
	if err := check(C.call_anim_spring_bank_view_destroy(object.c)); err != nil {
		return err
	}
	runtime.SetFinalizer(object.kept, nil)
	object.c = nil
	return nil
}

// IsClosed tells whether it has been closed, or what it is a part of.
func (object *SpringBankView) IsClosed() bool {
	return object == nil || object.c == nil || object.owner != nil && object.owner.IsClosed()
}

func (object *SpringBankView) keeper() *keeper { return object.kept }

func (object *SpringBankView) pointer(nullable bool) (*C.anim_spring_bank_view, error) {
	if object == nil && nullable {
		return nil, nil
	}
	if object.IsClosed() {
		return nil, closed("spring bank view")
	}
	return object.c, nil
}

// Document: A document that was parsed, checked and prepared. It never changes. Unlike most objects it may be
// used by several threads at once: each can make scenes of it. A scene itself is used by one thread at a
// time, as always. Close releases it; one that nothing refers to any more is released by the garbage
// collector.
type Document struct {
	_ noCopy

	c *C.anim_document

	// What it is a part of, where another releases it.
	owner closable

	// What the collector comes to when nothing refers to it any more.
	kept *keeper
}

func newDocument(c *C.anim_document, owner closable) *Document {
	made := &Document{c: c, owner: owner}
	if owner == nil {
		made.kept = newKeeper(func() { _ = check(C.call_anim_document_destroy(c)) })
	}
	return made
}

// Close releases it. Whoever uses it afterwards gets ErrClosed; closing it again does nothing, and
// neither does closing what is a part of another.
func (object *Document) Close() error {
	if object == nil || object.c == nil || object.owner != nil {
		return nil
	}
	if object.kept.uses > 0 {
		return inUse("document")
	}
	if err := check(C.call_anim_document_destroy(object.c)); err != nil {
		return err
	}
	runtime.SetFinalizer(object.kept, nil)
	object.c = nil
	return nil
}

// IsClosed tells whether it has been closed, or what it is a part of.
func (object *Document) IsClosed() bool {
	return object == nil || object.c == nil || object.owner != nil && object.owner.IsClosed()
}

func (object *Document) keeper() *keeper { return object.kept }

func (object *Document) pointer(nullable bool) (*C.anim_document, error) {
	if object == nil && nullable {
		return nil, nil
	}
	if object.IsClosed() {
		return nil, closed("document")
	}
	return object.c, nil
}

// Scene: A control, animation or machine made from a JSON document: properties on a stage of its own, inputs,
// a machine, nodes to draw and regions to touch. The format is described in docs/document-format.md. Close
// releases it; one that nothing refers to any more is released by the garbage collector.
type Scene struct {
	_ noCopy

	c *C.anim_scene

	// What it is a part of, where another releases it.
	owner closable

	// What the collector comes to when nothing refers to it any more.
	kept *keeper

	stage *Stage
}

func newScene(c *C.anim_scene, owner closable) *Scene {
	made := &Scene{c: c, owner: owner}
	if owner == nil {
		made.kept = newKeeper(func() { _ = check(C.call_anim_scene_destroy(c)) })
	}
	return made
}

// Close releases it. Whoever uses it afterwards gets ErrClosed; closing it again does nothing, and
// neither does closing what is a part of another.
func (object *Scene) Close() error {
	if object == nil || object.c == nil || object.owner != nil {
		return nil
	}
	if object.kept.uses > 0 {
		return inUse("scene")
	}
	if err := check(C.call_anim_scene_destroy(object.c)); err != nil {
		return err
	}
	runtime.SetFinalizer(object.kept, nil)
	object.c = nil
	return nil
}

// IsClosed tells whether it has been closed, or what it is a part of.
func (object *Scene) IsClosed() bool {
	return object == nil || object.c == nil || object.owner != nil && object.owner.IsClosed()
}

func (object *Scene) keeper() *keeper { return object.kept }

func (object *Scene) pointer(nullable bool) (*C.anim_scene, error) {
	if object == nil && nullable {
		return nil, nil
	}
	if object.IsClosed() {
		return nil, closed("scene")
	}
	return object.c, nil
}

// Trace: A recording of inputs, as JSON lines (docs/trace-format.md). It is immutable, and may be played by
// many scenes. Close releases it; one that nothing refers to any more is released by the garbage collector.
type Trace struct {
	_ noCopy

	c *C.anim_trace

	// What it is a part of, where another releases it.
	owner closable

	// What the collector comes to when nothing refers to it any more.
	kept *keeper
}

func newTrace(c *C.anim_trace, owner closable) *Trace {
	made := &Trace{c: c, owner: owner}
	if owner == nil {
		made.kept = newKeeper(func() { _ = check(C.call_anim_trace_destroy(c)) })
	}
	return made
}

// Close releases it. Whoever uses it afterwards gets ErrClosed; closing it again does nothing, and
// neither does closing what is a part of another.
func (object *Trace) Close() error {
	if object == nil || object.c == nil || object.owner != nil {
		return nil
	}
	if object.kept.uses > 0 {
		return inUse("trace")
	}
	if err := check(C.call_anim_trace_destroy(object.c)); err != nil {
		return err
	}
	runtime.SetFinalizer(object.kept, nil)
	object.c = nil
	return nil
}

// IsClosed tells whether it has been closed, or what it is a part of.
func (object *Trace) IsClosed() bool {
	return object == nil || object.c == nil || object.owner != nil && object.owner.IsClosed()
}

func (object *Trace) keeper() *keeper { return object.kept }

func (object *Trace) pointer(nullable bool) (*C.anim_trace, error) {
	if object == nil && nullable {
		return nil, nil
	}
	if object.IsClosed() {
		return nil, closed("trace")
	}
	return object.c, nil
}

// Property: a property of a stage. The zero value is none.
type Property struct {
	stage *Stage
	id    uint64
}

// Stage is the stage that it is in.
func (object Property) Stage() *Stage { return object.stage }

// ID is its number in the stage, such as an event's Subject.
func (object Property) ID() uint64 { return object.id }

// Property with a number that has come out of the stage.
func (stage *Stage) Property(id uint64) Property { return Property{stage, id} }

// Transaction: a transaction of a stage. The zero value is none.
type Transaction struct {
	stage *Stage
	id    uint64
}

// Stage is the stage that it is in.
func (object Transaction) Stage() *Stage { return object.stage }

// ID is its number in the stage, such as an event's Subject.
func (object Transaction) ID() uint64 { return object.id }

// Transaction with a number that has come out of the stage.
func (stage *Stage) Transaction(id uint64) Transaction { return Transaction{stage, id} }

// Animation: an animation of a property. The zero value is none.
type Animation struct {
	stage *Stage
	id    uint64
}

// Stage is the stage that it is in.
func (object Animation) Stage() *Stage { return object.stage }

// ID is its number in the stage, such as an event's Subject.
func (object Animation) ID() uint64 { return object.id }

// Animation with a number that has come out of the stage.
func (stage *Stage) Animation(id uint64) Animation { return Animation{stage, id} }

// AnimationGroup: a group of animations with a clock of its own; an animator is one. The zero value is none.
type AnimationGroup struct {
	stage *Stage
	id    uint64
}

// Stage is the stage that it is in.
func (object AnimationGroup) Stage() *Stage { return object.stage }

// ID is its number in the stage, such as an event's Subject.
func (object AnimationGroup) ID() uint64 { return object.id }

// AnimationGroup with a number that has come out of the stage.
func (stage *Stage) AnimationGroup(id uint64) AnimationGroup { return AnimationGroup{stage, id} }

// SpringBank: a spring bank. The zero value is none.
type SpringBank struct {
	stage *Stage
	id    uint64
}

// Stage is the stage that it is in.
func (object SpringBank) Stage() *Stage { return object.stage }

// ID is its number in the stage, such as an event's Subject.
func (object SpringBank) ID() uint64 { return object.id }

// SpringBank with a number that has come out of the stage.
func (stage *Stage) SpringBank(id uint64) SpringBank { return SpringBank{stage, id} }

// Version: The version of the library in use: major * 65536 + minor * 256 + patch. Compare it with the
// ANIM_VERSION_... constants that the host was compiled with.
//
// It is anim_version of C.
func Version() uint32 {
	return uint32(C.call_anim_version())
}

// Components: The ANIM_COMPONENT_... constants of the library in use, added up: 31 for a full library.
//
// It is anim_components of C.
func Components() ComponentFlags {
	return ComponentFlags(C.call_anim_components())
}

// StatusName: The name of a status, such as "ANIM_ERROR_LIMIT"; "ANIM_ERROR_UNKNOWN" for any other number.
//
// It is anim_status_name of C.
func StatusName(status Status) string {
	return C.GoString(C.call_anim_status_name(C.anim_status(status)))
}

// FlicksFromSeconds: The whole number of flicks nearest to a time in seconds (ties to even). ANIM_ERROR_LIMIT
// beyond 2^62 flicks (about 207 years) either way.
//
// It is anim_flicks_from_seconds of C.
func FlicksFromSeconds(seconds float64) (flicks int64, err error) {
	var rFlicks C.int64_t
	if err = check(C.call_anim_flicks_from_seconds(C.double(seconds), &rFlicks)); err != nil {
		return
	}
	flicks = int64(rFlicks)
	return
}

// FlicksToSeconds: A number of flicks in seconds, correctly rounded.
//
// It is anim_flicks_to_seconds of C.
func FlicksToSeconds(flicks int64) float64 {
	return float64(C.call_anim_flicks_to_seconds(C.int64_t(flicks)))
}

// MathEvaluate: Evaluates one of the core's own mathematical functions over arrays: results[i] = f(x[i]) or
// f(x[i], y[i]), each within 1 ulp of the exact value and the same bits on every platform. Special values
// (NaN, infinities, signed zeros) follow C99 Annex F. y is read by ATAN2, POW and HYPOT only.
//
// It is anim_math_evaluate of C.
func MathEvaluate(function MathFunction, x []float64, y []float64) (results []float64, err error) {
	nCount, err := sharedLength([]string{"x", "y"}, len(x), lengthOf(y))
	if err != nil {
		return results, err
	}
	rResults := make([]float64, nCount)
	if err = check(C.call_anim_math_evaluate(C.anim_math_function(function), (*C.double)(at(x)), (*C.double)(at(y)), C.size_t(nCount), (*C.double)(at(rResults)))); err != nil {
		return
	}
	results = rResults
	return
}

// NewSpringPerceptual: By perceptual duration and bounce (SwiftUI's Spring(duration:bounce:)): mass 1, k = (2
// pi / duration)^2, damping ratio 1 - bounce for bounce >= 0, 1 / (1 + bounce) below. duration > 0 (seconds);
// -1 < bounce <= 1.
//
// It is anim_spring_make_perceptual of C.
func NewSpringPerceptual(duration float64, bounce float64) (spring Spring, err error) {
	var rSpring C.anim_spring
	if err = check(C.call_anim_spring_make_perceptual(C.double(duration), C.double(bounce), &rSpring)); err != nil {
		return
	}
	spring.get(&rSpring)
	return
}

// NewSpringResponse: By response (the undamped period in seconds, > 0) and damping ratio (>= 0), as SwiftUI's
// spring(response:dampingFraction:): mass 1, k = (2 pi / response)^2, c = 4 pi damping_ratio / response.
//
// It is anim_spring_make_response of C.
func NewSpringResponse(response float64, dampingRatio float64) (spring Spring, err error) {
	var rSpring C.anim_spring
	if err = check(C.call_anim_spring_make_response(C.double(response), C.double(dampingRatio), &rSpring)); err != nil {
		return
	}
	spring.get(&rSpring)
	return
}

// NewSpringUIKit: As UIKit's animate(withDuration:usingSpringWithDamping:initialSpringVelocity:): mass 1, and
// the angular frequency for which the envelope has fallen to 0.001 at the end of the duration. duration > 0,
// 0 < damping_ratio <= 1, initial_velocity in distances per second. ANIM_ERROR_ARGUMENT when no spring fits.
//
// It is anim_spring_make_uikit of C.
func NewSpringUIKit(duration float64, dampingRatio float64, initialVelocity float64) (spring Spring, err error) {
	var rSpring C.anim_spring
	if err = check(C.call_anim_spring_make_uikit(C.double(duration), C.double(dampingRatio), C.double(initialVelocity), &rSpring)); err != nil {
		return
	}
	spring.get(&rSpring)
	return
}

// NewSpringCoreAnimation: The spring that a CASpringAnimation with these physical parameters plays.
// allows_overdamping (0 or 1) is its property of that name. At 0 an overdamped spring becomes the critically
// damped one of the same mass and stiffness, damping 2 sqrt(k m): (1, 100, 30) moves exactly as (1, 100, 20).
// At 1, or where the spring is not overdamped, the parameters are used unchanged. All other functions that
// take an anim_spring use them unchanged.
//
// It is anim_spring_make_core_animation of C.
func NewSpringCoreAnimation(mass float64, stiffness float64, damping float64, allowsOverdamping bool) (spring Spring, err error) {
	var rSpring C.anim_spring
	if err = check(C.call_anim_spring_make_core_animation(C.double(mass), C.double(stiffness), C.double(damping), C.anim_bool(boolean(allowsOverdamping)), &rSpring)); err != nil {
		return
	}
	spring.get(&rSpring)
	return
}

// Evaluate: Value and velocity (units per second) of a spring at a time (seconds, >= 0; a negative time is
// taken as 0). The spring moves from the value from to the value to, and starts with the given velocity.
//
// It is anim_spring_evaluate of C.
func (object Spring) Evaluate(time float64, from float64, to float64, initialVelocity float64) (value float64, velocity float64, err error) {
	var keep memory
	defer keep.release()
	var self C.anim_spring
	if err = object.put(&self, &keep); err != nil {
		return
	}
	var rValue C.double
	var rVelocity C.double
	if err = check(C.call_anim_spring_evaluate(&self, C.double(time), C.double(from), C.double(to), C.double(initialVelocity), &rValue, &rVelocity)); err != nil {
		return
	}
	value = float64(rValue)
	velocity = float64(rVelocity)
	return
}

// EvaluateMany: The same at many times at once.
//
// It is anim_spring_evaluate_many of C.
func (object Spring) EvaluateMany(times []float64, from float64, to float64, initialVelocity float64) (values []float64, velocities []float64, err error) {
	var keep memory
	defer keep.release()
	var self C.anim_spring
	if err = object.put(&self, &keep); err != nil {
		return
	}
	rValues := make([]float64, len(times))
	rVelocities := make([]float64, len(times))
	if err = check(C.call_anim_spring_evaluate_many(&self, (*C.double)(at(times)), C.size_t(len(times)), C.double(from), C.double(to), C.double(initialVelocity), (*C.double)(at(rValues)), (*C.double)(at(rVelocities)))); err != nil {
		return
	}
	values = rValues
	velocities = rVelocities
	return
}

// Prepare: Computes the constants of a spring in advance.
//
// It is anim_spring_prepare of C.
func (object Spring) Prepare() (prepared PreparedSpring, err error) {
	var keep memory
	defer keep.release()
	var self C.anim_spring
	if err = object.put(&self, &keep); err != nil {
		return
	}
	var rPrepared C.anim_prepared_spring
	if err = check(C.call_anim_spring_prepare(&self, &rPrepared)); err != nil {
		return
	}
	prepared.get(&rPrepared)
	return
}

// Evaluate: anim_spring_evaluate() for a prepared spring, with the same bits: some 30 ns. ANIM_ERROR_ARGUMENT
// for one that anim_spring_prepare() did not make.
//
// It is anim_prepared_spring_evaluate of C.
func (object PreparedSpring) Evaluate(time float64, from float64, to float64, initialVelocity float64) (value float64, velocity float64, err error) {
	var keep memory
	defer keep.release()
	var self C.anim_prepared_spring
	if err = object.put(&self, &keep); err != nil {
		return
	}
	var rValue C.double
	var rVelocity C.double
	if err = check(C.call_anim_prepared_spring_evaluate(&self, C.double(time), C.double(from), C.double(to), C.double(initialVelocity), &rValue, &rVelocity)); err != nil {
		return
	}
	value = float64(rValue)
	velocity = float64(rVelocity)
	return
}

// SettlingDuration: CASpringAnimation's settlingDuration in seconds, for an initial velocity in distances per
// second. Infinity when damping is 0. 1.4727003346780927 for the default spring at rest. With
// allows_overdamping 0 an overdamped spring settles as the critically damped one, as Core Animation plays it:
// (1, 100, 30) at 1.0, as (1, 100, 20). With 1, Core Animation's property of that name, it is the duration of
// the overdamped motion.
//
// It is anim_spring_get_settling_duration of C.
func (object Spring) SettlingDuration(initialVelocity float64, allowsOverdamping bool) (seconds float64, err error) {
	var keep memory
	defer keep.release()
	var self C.anim_spring
	if err = object.put(&self, &keep); err != nil {
		return
	}
	var rSeconds C.double
	if err = check(C.call_anim_spring_get_settling_duration(&self, C.double(initialVelocity), C.anim_bool(boolean(allowsOverdamping)), &rSeconds)); err != nil {
		return
	}
	seconds = float64(rSeconds)
	return
}

// RestingTime: An upper bound, by an analytic envelope, of the time until a spring is at rest: from then on
// its distance from the target stays within threshold (> 0) units, and its speed within threshold units per
// second. It starts displacement away from the target. An animation with this spring ends at that time.
// Infinity when it never comes to rest.
//
// It is anim_spring_get_resting_time of C.
func (object Spring) RestingTime(displacement float64, initialVelocity float64, threshold float64) (seconds float64, err error) {
	var keep memory
	defer keep.release()
	var self C.anim_spring
	if err = object.put(&self, &keep); err != nil {
		return
	}
	var rSeconds C.double
	if err = check(C.call_anim_spring_get_resting_time(&self, C.double(displacement), C.double(initialVelocity), C.double(threshold), &rSeconds)); err != nil {
		return
	}
	seconds = float64(rSeconds)
	return
}

// NewSpringNamed: By name, with a perceptual duration in seconds (> 0, or 0 for the name's own) and a bounce
// to add to the name's own. SwiftUI's "smooth" (0.5 s, bounce 0), "snappy" (0.5 s, 0.15), "bouncy" (0.5 s,
// 0.3), "interactive" (0.15 s, 0.14: the response 0.15 and damping ratio 0.86 of interactiveSpring) and
// "default" (0.55 s, 0: the default animation); the sum of the bounces must be above -1 and at most 1.
// "core-animation" is the spring of a new CASpringAnimation (mass 1, stiffness 100, damping 10). "uikit" is
// that of a new UISpringTimingParameters (3, 1000, 500); UIKit plays it critically damped (see
// anim_spring_make_core_animation()), so the result is the critically damped spring of that mass and
// stiffness. These two have neither a duration nor a bounce: both arguments must be 0. ANIM_ERROR_NOT_FOUND
// for any other name.
//
// It is anim_spring_make_named of C.
func NewSpringNamed(name string, duration float64, extraBounce float64) (spring Spring, err error) {
	var rSpring C.anim_spring
	if err = check(C.call_anim_spring_make_named(textAt(name), C.size_t(len(name)), C.double(duration), C.double(extraBounce), &rSpring)); err != nil {
		return
	}
	spring.get(&rSpring)
	return
}

// Describe: A spring in SwiftUI's terms. Its perceptual duration in seconds, which is its response, is 2 pi /
// sqrt(k / m). Its damping ratio is c / (2 sqrt(k m)). Its bounce, from -1 to 1, is 1 - ratio up to critical
// damping, and 1 / ratio - 1 beyond it.
//
// It is anim_spring_describe of C.
func (object Spring) Describe() (duration float64, bounce float64, dampingRatio float64, err error) {
	var keep memory
	defer keep.release()
	var self C.anim_spring
	if err = object.put(&self, &keep); err != nil {
		return
	}
	var rDuration C.double
	var rBounce C.double
	var rDampingRatio C.double
	if err = check(C.call_anim_spring_describe(&self, &rDuration, &rBounce, &rDampingRatio)); err != nil {
		return
	}
	duration = float64(rDuration)
	bounce = float64(rBounce)
	dampingRatio = float64(rDampingRatio)
	return
}

// SettlingTime: The earliest time in seconds from which a spring stays within threshold of its target (in
// units), with a speed below velocity_threshold (in units per second). It starts displacement away from the
// target. Both thresholds must be above 0; an infinite one is always met. The result is the moment itself, to
// a relative error of about 1e-14; anim_spring_get_resting_time() gives a bound. Where the last swing only
// touches a threshold, rounding decides whether that swing counts. Infinity when the spring never comes to
// rest.
//
// It is anim_spring_get_settling_time of C.
func (object Spring) SettlingTime(displacement float64, initialVelocity float64, threshold float64, velocityThreshold float64) (seconds float64, err error) {
	var keep memory
	defer keep.release()
	var self C.anim_spring
	if err = object.put(&self, &keep); err != nil {
		return
	}
	var rSeconds C.double
	if err = check(C.call_anim_spring_get_settling_time(&self, C.double(displacement), C.double(initialVelocity), C.double(threshold), C.double(velocityThreshold), &rSeconds)); err != nil {
		return
	}
	seconds = float64(rSeconds)
	return
}

// BlendEvaluate: Value and velocity of a motion whose spring is changed in mid-flight, time seconds after the
// change (a negative time is taken as 0). At the change the value is from, and the velocity initial_velocity.
// Both springs pull it toward the value to. Over blend_duration seconds (>= 0) a smooth step blends the old
// spring's motion into the new one's, so that value and velocity are continuous; 0 switches at once.
//
// It is anim_spring_blend_evaluate of C.
func (object Spring) BlendEvaluate(newSpring Spring, blendDuration float64, time float64, from float64, to float64, initialVelocity float64) (value float64, velocity float64, err error) {
	var keep memory
	defer keep.release()
	var self C.anim_spring
	if err = object.put(&self, &keep); err != nil {
		return
	}
	var cNewSpring C.anim_spring
	if err = newSpring.put(&cNewSpring, &keep); err != nil {
		return
	}
	var rValue C.double
	var rVelocity C.double
	if err = check(C.call_anim_spring_blend_evaluate(&self, &cNewSpring, C.double(blendDuration), C.double(time), C.double(from), C.double(to), C.double(initialVelocity), &rValue, &rVelocity)); err != nil {
		return
	}
	value = float64(rValue)
	velocity = float64(rVelocity)
	return
}

// BlendEvaluateMany: The same at many times.
//
// It is anim_spring_blend_evaluate_many of C.
func (object Spring) BlendEvaluateMany(newSpring Spring, blendDuration float64, times []float64, from float64, to float64, initialVelocity float64) (values []float64, velocities []float64, err error) {
	var keep memory
	defer keep.release()
	var self C.anim_spring
	if err = object.put(&self, &keep); err != nil {
		return
	}
	var cNewSpring C.anim_spring
	if err = newSpring.put(&cNewSpring, &keep); err != nil {
		return
	}
	rValues := make([]float64, len(times))
	rVelocities := make([]float64, len(times))
	if err = check(C.call_anim_spring_blend_evaluate_many(&self, &cNewSpring, C.double(blendDuration), (*C.double)(at(times)), C.size_t(len(times)), C.double(from), C.double(to), C.double(initialVelocity), (*C.double)(at(rValues)), (*C.double)(at(rVelocities)))); err != nil {
		return
	}
	values = rValues
	velocities = rVelocities
	return
}

// BlendGetRestingTime: anim_spring_get_resting_time() for such a change: a time since the change.
//
// It is anim_spring_blend_get_resting_time of C.
func (object Spring) BlendGetRestingTime(newSpring Spring, blendDuration float64, displacement float64, initialVelocity float64, threshold float64) (seconds float64, err error) {
	var keep memory
	defer keep.release()
	var self C.anim_spring
	if err = object.put(&self, &keep); err != nil {
		return
	}
	var cNewSpring C.anim_spring
	if err = newSpring.put(&cNewSpring, &keep); err != nil {
		return
	}
	var rSeconds C.double
	if err = check(C.call_anim_spring_blend_get_resting_time(&self, &cNewSpring, C.double(blendDuration), C.double(displacement), C.double(initialVelocity), C.double(threshold), &rSeconds)); err != nil {
		return
	}
	seconds = float64(rSeconds)
	return
}

// AnimateMany: Moves many values by one spring, each with a start, a target and a velocity of its own. Each
// result has the bits of anim_spring_evaluate(). times has one time for all of them, or one for each (in
// seconds; a negative time is taken as 0). Without initial_velocities all start at rest. flags is 0 or
// ANIM_SPRING_SHORTEST_TURN. ANIM_ERROR_ARGUMENT when a number is not finite, or an origin minus its target
// is not in the range of a double. About 1 ns a value at one time, in the cache; at times of their own 5 ns
// with AVX2, 11 without. AVX2 is detected when the library is loaded; it changes no bit.
//
// It is anim_spring_animate_many of C.
func (object Spring) AnimateMany(times []float64, origins []float64, targets []float64, initialVelocities []float64, flags SpringFlags) (values []float64, velocities []float64, err error) {
	var keep memory
	defer keep.release()
	var self C.anim_spring
	if err = object.put(&self, &keep); err != nil {
		return
	}
	nCount, err := sharedLength([]string{"origins", "targets", "initial_velocities"}, len(origins), len(targets), lengthOf(initialVelocities))
	if err != nil {
		return values, velocities, err
	}
	rValues := make([]float64, nCount)
	rVelocities := make([]float64, nCount)
	if err = check(C.call_anim_spring_animate_many(&self, (*C.double)(at(times)), C.size_t(len(times)), (*C.double)(at(origins)), (*C.double)(at(targets)), (*C.double)(at(initialVelocities)), C.size_t(nCount), C.anim_spring_flags(flags), (*C.double)(at(rValues)), (*C.double)(at(rVelocities)))); err != nil {
		return
	}
	values = rValues
	velocities = rVelocities
	return
}

// AnimateManyFloat: The same for floats: computed in doubles, rounded once.
//
// It is anim_spring_animate_many_float of C.
func (object Spring) AnimateManyFloat(times []float64, origins []float32, targets []float32, initialVelocities []float32, flags SpringFlags) (values []float32, velocities []float32, err error) {
	var keep memory
	defer keep.release()
	var self C.anim_spring
	if err = object.put(&self, &keep); err != nil {
		return
	}
	nCount, err := sharedLength([]string{"origins", "targets", "initial_velocities"}, len(origins), len(targets), lengthOf(initialVelocities))
	if err != nil {
		return values, velocities, err
	}
	rValues := make([]float32, nCount)
	rVelocities := make([]float32, nCount)
	if err = check(C.call_anim_spring_animate_many_float(&self, (*C.double)(at(times)), C.size_t(len(times)), (*C.float)(at(origins)), (*C.float)(at(targets)), (*C.float)(at(initialVelocities)), C.size_t(nCount), C.anim_spring_flags(flags), (*C.float)(at(rValues)), (*C.float)(at(rVelocities)))); err != nil {
		return
	}
	values = rValues
	velocities = rVelocities
	return
}

// StepMany: Advances many springs by one step of seconds (>= 0), exactly however long the step is: replaces
// values and velocities by those after the step. Each value is pulled toward its target. Flags and errors as
// anim_spring_animate_many().
//
// It is anim_spring_step_many of C.
func (object Spring) StepMany(seconds float64, targets []float64, flags SpringFlags, values []float64, velocities []float64) (err error) {
	var keep memory
	defer keep.release()
	var self C.anim_spring
	if err = object.put(&self, &keep); err != nil {
		return
	}
	nCount, err := sharedLength([]string{"targets", "values", "velocities"}, len(targets), len(values), len(velocities))
	if err != nil {
		return err
	}
	err = check(C.call_anim_spring_step_many(&self, C.double(seconds), (*C.double)(at(targets)), C.size_t(nCount), C.anim_spring_flags(flags), (*C.double)(at(values)), (*C.double)(at(velocities))))
	return
}

// StepManyFloat: The same for floats: computed in doubles, rounded once.
//
// It is anim_spring_step_many_float of C.
func (object Spring) StepManyFloat(seconds float64, targets []float32, flags SpringFlags, values []float32, velocities []float32) (err error) {
	var keep memory
	defer keep.release()
	var self C.anim_spring
	if err = object.put(&self, &keep); err != nil {
		return
	}
	nCount, err := sharedLength([]string{"targets", "values", "velocities"}, len(targets), len(values), len(velocities))
	if err != nil {
		return err
	}
	err = check(C.call_anim_spring_step_many_float(&self, C.double(seconds), (*C.float)(at(targets)), C.size_t(nCount), C.anim_spring_flags(flags), (*C.float)(at(values)), (*C.float)(at(velocities))))
	return
}

// NewCubicBezierNamed: By name: "linear", "ease", "ease-in", "ease-out", "ease-in-out", and "default" (Core
// Animation's, which is ease). ANIM_ERROR_NOT_FOUND for any other name.
//
// It is anim_cubic_bezier_make_named of C.
func NewCubicBezierNamed(name string) (curve CubicBezier, err error) {
	var rCurve C.anim_cubic_bezier
	if err = check(C.call_anim_cubic_bezier_make_named(textAt(name), C.size_t(len(name)), &rCurve)); err != nil {
		return
	}
	curve.get(&rCurve)
	return
}

// Evaluate: The progress y at x, accurate to 1e-12. Beyond [0, 1] the curve continues along its end tangents,
// as in CSS Easing Functions.
//
// It is anim_cubic_bezier_evaluate of C.
func (object CubicBezier) Evaluate(x float64) (y float64, err error) {
	var keep memory
	defer keep.release()
	var self C.anim_cubic_bezier
	if err = object.put(&self, &keep); err != nil {
		return
	}
	var rY C.double
	if err = check(C.call_anim_cubic_bezier_evaluate(&self, C.double(x), &rY)); err != nil {
		return
	}
	y = float64(rY)
	return
}

// EvaluateMany: The same at many x at once.
//
// It is anim_cubic_bezier_evaluate_many of C.
func (object CubicBezier) EvaluateMany(xs []float64) (ys []float64, err error) {
	var keep memory
	defer keep.release()
	var self C.anim_cubic_bezier
	if err = object.put(&self, &keep); err != nil {
		return
	}
	rYs := make([]float64, len(xs))
	if err = check(C.call_anim_cubic_bezier_evaluate_many(&self, (*C.double)(at(xs)), C.size_t(len(xs)), (*C.double)(at(rYs)))); err != nil {
		return
	}
	ys = rYs
	return
}

// Slope: dy/dx at x. Infinite where the tangent is vertical.
//
// It is anim_cubic_bezier_get_slope of C.
func (object CubicBezier) Slope(x float64) (slope float64, err error) {
	var keep memory
	defer keep.release()
	var self C.anim_cubic_bezier
	if err = object.put(&self, &keep); err != nil {
		return
	}
	var rSlope C.double
	if err = check(C.call_anim_cubic_bezier_get_slope(&self, C.double(x), &rSlope)); err != nil {
		return
	}
	slope = float64(rSlope)
	return
}

// Invert: The smallest x in [0, 1] at which the curve has the value y; if it never has, the smallest x at
// which it comes nearest. The extensions beyond [0, 1] are not searched.
//
// It is anim_cubic_bezier_invert of C.
func (object CubicBezier) Invert(y float64) (x float64, err error) {
	var keep memory
	defer keep.release()
	var self C.anim_cubic_bezier
	if err = object.put(&self, &keep); err != nil {
		return
	}
	var rX C.double
	if err = check(C.call_anim_cubic_bezier_invert(&self, C.double(y), &rX)); err != nil {
		return
	}
	x = float64(rX)
	return
}

// NewEasingCSS: Reads a CSS <easing-function> (CSS Easing Functions Level 2): linear, ease, ease-in,
// ease-out, ease-in-out, step-start, step-end, cubic-bezier(x1, y1, x2, y2), steps(count, position),
// linear(stop, ...). Three extensions: default, as in anim_cubic_bezier_make_named; the names of Penner's
// functions, such as easeOutBounce; and spring(mass stiffness damping initial-velocity duration). Upper and
// lower case, white space and comments as in CSS; no escapes and no calc(). ANIM_ERROR_SYNTAX with line and
// column; ANIM_ERROR_ARGUMENT and ANIM_ERROR_LIMIT as in the calls below.
//
// It is anim_easing_create_css of C.
func NewEasingCSS(text string) (easing *Easing, err error) {
	var rEasing *C.anim_easing
	if err = check(C.call_anim_easing_create_css(textAt(text), C.size_t(len(text)), &rEasing)); err != nil {
		return
	}
	easing = newEasing(rEasing, nil)
	return
}

// NewEasingCubicBezier: A cubic Bezier timing curve, prepared for frequent evaluation. Preparing takes some 3
// microseconds and 9 kilobytes (up to 12 and 33 for a curve that is almost level in x somewhere); a value
// then takes some 3 nanoseconds. Values are accurate to 1e-12 times the largest of 1, |y1| and |y2|, but need
// not have the bits of anim_cubic_bezier_evaluate. Beyond [0, 1] as there.
//
// It is anim_easing_create_cubic_bezier of C.
func NewEasingCubicBezier(curve CubicBezier) (easing *Easing, err error) {
	var keep memory
	defer keep.release()
	var cCurve C.anim_cubic_bezier
	if err = curve.put(&cCurve, &keep); err != nil {
		return
	}
	var rEasing *C.anim_easing
	if err = check(C.call_anim_easing_create_cubic_bezier(&cCurve, &rEasing)); err != nil {
		return
	}
	easing = newEasing(rEasing, nil)
	return
}

// NewEasingSteps: CSS steps(). position is ANIM_STEP_POSITION_JUMP_...; count >= 1. Beyond [0, 1] the steps
// continue.
//
// It is anim_easing_create_steps of C.
func NewEasingSteps(count int32, position StepPosition) (easing *Easing, err error) {
	var rEasing *C.anim_easing
	if err = check(C.call_anim_easing_create_steps(C.int32_t(count), C.anim_step_position(position), &rEasing)); err != nil {
		return
	}
	easing = newEasing(rEasing, nil)
	return
}

// NewEasingLinear: CSS linear(): straight lines between stops; the outermost lines continue beyond them.
// inputs are fractions (CSS percentages divided by 100): NaN for one that is not given; they may be left out
// if none is. As in CSS, the first then defaults to 0, the last to 1, others are spaced evenly, and an input
// below an earlier one is raised to it. Two stops with the same input are a jump; one stop alone is a
// constant. ANIM_ERROR_LIMIT for numbers above 1e6 in size.
//
// It is anim_easing_create_linear of C.
func NewEasingLinear(outputs []float64, inputs []float64) (easing *Easing, err error) {
	nCount, err := sharedLength([]string{"outputs", "inputs"}, len(outputs), lengthOf(inputs))
	if err != nil {
		return easing, err
	}
	var rEasing *C.anim_easing
	if err = check(C.call_anim_easing_create_linear((*C.double)(at(outputs)), (*C.double)(at(inputs)), C.size_t(nCount), &rEasing)); err != nil {
		return
	}
	easing = newEasing(rEasing, nil)
	return
}

// NewEasingPenner: One of Penner's functions. It is 0 for all x < 0 and 1 for all x > 1.
//
// It is anim_easing_create_penner of C.
func NewEasingPenner(penner Penner) (easing *Easing, err error) {
	var rEasing *C.anim_easing
	if err = check(C.call_anim_easing_create_penner(C.anim_penner(penner), &rEasing)); err != nil {
		return
	}
	easing = newEasing(rEasing, nil)
	return
}

// NewEasingSpring: The motion of a spring from 0 to 1; x is the time in units of duration (seconds, 0 <
// duration <= 1e9). initial_velocity is in distances per second, at most 1e150 in size. The motion is not
// scaled to end at 1: as in UIKit, the rest of the swing is cut off, and the value is exactly 1 for all x
// >= 1. 0 for all x < 0.
//
// It is anim_easing_create_spring of C.
func NewEasingSpring(spring Spring, duration float64, initialVelocity float64) (easing *Easing, err error) {
	var keep memory
	defer keep.release()
	var cSpring C.anim_spring
	if err = spring.put(&cSpring, &keep); err != nil {
		return
	}
	var rEasing *C.anim_easing
	if err = check(C.call_anim_easing_create_spring(&cSpring, C.double(duration), C.double(initialVelocity), &rEasing)); err != nil {
		return
	}
	easing = newEasing(rEasing, nil)
	return
}

// NewEasingCallback: An easing that calls the host, on the thread that evaluates it, once for each x (three
// times for a slope). A result that is not finite is replaced by x.
//
// It is anim_easing_create_callback of C.
func NewEasingCallback(callback EasingCallback) (easing *Easing, err error) {
	var cCallback C.uintptr_t
	if callback != nil {
		cCallback = hold(callback, nil)
	}
	var rEasing *C.anim_easing
	if err = check(C.call_anim_easing_create_callback(cCallback, &rEasing)); err != nil {
		return
	}
	easing = newEasing(rEasing, nil)
	return
}

// Evaluate: The progress y at x. before is CSS's before flag (0 or 1): 1 gives the value before the jump at a
// jump of steps(), and the first of the stops with that input at the start of linear(). Elsewhere it has no
// effect.
//
// It is anim_easing_evaluate of C.
func (object *Easing) Evaluate(x float64, before bool) (y float64, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return y, err
	}
	defer runtime.KeepAlive(object)
	var rY C.double
	if err = check(C.call_anim_easing_evaluate(self, C.double(x), C.anim_bool(boolean(before)), &rY)); err != nil {
		return
	}
	y = float64(rY)
	return
}

// EvaluateMany: The same at many x at once, with before 0 and the same bits; allocates nothing.
//
// It is anim_easing_evaluate_many of C.
func (object *Easing) EvaluateMany(xs []float64) (ys []float64, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return ys, err
	}
	defer runtime.KeepAlive(object)
	rYs := make([]float64, len(xs))
	if err = check(C.call_anim_easing_evaluate_many(self, (*C.double)(at(xs)), C.size_t(len(xs)), (*C.double)(at(rYs)))); err != nil {
		return
	}
	ys = rYs
	return
}

// AnimateMany: Many tweens by one easing: values[i] = origins[i] + y(xs[i]) * (targets[i] - origins[i]). xs
// has one number for each tween, or one for all. anim_easing_animate_many_float() takes and returns floats;
// it computes in doubles and rounds once. Every number, and every target minus its origin, must be finite.
//
// It is anim_easing_animate_many of C.
func (object *Easing) AnimateMany(xs []float64, origins []float64, targets []float64) (values []float64, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return values, err
	}
	defer runtime.KeepAlive(object)
	nCount, err := sharedLength([]string{"origins", "targets"}, len(origins), len(targets))
	if err != nil {
		return values, err
	}
	rValues := make([]float64, nCount)
	if err = check(C.call_anim_easing_animate_many(self, (*C.double)(at(xs)), C.size_t(len(xs)), (*C.double)(at(origins)), (*C.double)(at(targets)), C.size_t(nCount), (*C.double)(at(rValues)))); err != nil {
		return
	}
	values = rValues
	return
}

// AnimateManyFloat: Many tweens by one easing: values[i] = origins[i] + y(xs[i]) * (targets[i] - origins[i]).
// xs has one number for each tween, or one for all. anim_easing_animate_many_float() takes and returns
// floats; it computes in doubles and rounds once. Every number, and every target minus its origin, must be
// finite.
//
// It is anim_easing_animate_many_float of C.
func (object *Easing) AnimateManyFloat(xs []float32, origins []float32, targets []float32) (values []float32, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return values, err
	}
	defer runtime.KeepAlive(object)
	nCount, err := sharedLength([]string{"origins", "targets"}, len(origins), len(targets))
	if err != nil {
		return values, err
	}
	rValues := make([]float32, nCount)
	if err = check(C.call_anim_easing_animate_many_float(self, (*C.float)(at(xs)), C.size_t(len(xs)), (*C.float)(at(origins)), (*C.float)(at(targets)), C.size_t(nCount), (*C.float)(at(rValues)))); err != nil {
		return
	}
	values = rValues
	return
}

// Slope: dy/dx at x: infinite where a curve's tangent is vertical, 0 for steps(). A curve's slope is accurate
// to some 1e-9; a callback's is a difference quotient over 2^-20. At a corner, the slope to its right.
//
// It is anim_easing_get_slope of C.
func (object *Easing) Slope(x float64) (slope float64, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return slope, err
	}
	defer runtime.KeepAlive(object)
	var rSlope C.double
	if err = check(C.call_anim_easing_get_slope(self, C.double(x), &rSlope)); err != nil {
		return
	}
	slope = float64(rSlope)
	return
}

// CSS: The easing as CSS text that parses to the same function: keywords for the five named curves, start or
// jump-start as it was read, one percentage for each stop, each number the shortest that parses to itself. A
// callback is "callback", which cannot be parsed.
//
// It is anim_easing_get_css of C.
func (object *Easing) CSS() (buffer string, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return buffer, err
	}
	defer runtime.KeepAlive(object)
	var rBufferLength C.size_t
	if err = check(C.call_anim_easing_get_css(self, nil, 0, &rBufferLength)); err != nil {
		return
	}
	rBuffer := make([]C.char, int(rBufferLength))
	if len(rBuffer) > 0 {
		if err = check(C.call_anim_easing_get_css(self, (*C.char)(at(rBuffer)), C.size_t(len(rBuffer)), &rBufferLength)); err != nil {
			return
		}
	}
	buffer = C.GoStringN((*C.char)(at(rBuffer)), C.int(len(rBuffer)))
	return
}

// DefaultKeyframeOptions: Fills the options with the defaults named above.
//
// It is anim_default_keyframe_options of C.
func DefaultKeyframeOptions() KeyframeOptions {
	var options KeyframeOptions
	var rOptions C.anim_keyframe_options
	rOptions.struct_size = C.sizeof_anim_keyframe_options
	if err := check(C.call_anim_default_keyframe_options(&rOptions, C.sizeof_anim_keyframe_options)); err != nil {
		panic(err)
	}
	options.get(&rOptions)
	return options
}

// NewKeyframesValues: Values at key times, as Core Animation's CAKeyframeAnimation. values has a row for each
// key, at least one.
//
//   - times: one for each key, from 0 to 1 in units of the duration, none below the one before. Without times
//     keys are spaced evenly. Before the first time the first value holds, after the last one the last. Equal
//     times are a jump. In the discrete mode there may be one more, as Core Animation requires: the last time
//     is then the end of the last value. The paced modes ignore times.
//   - curves: timing curves: none, one that is the same for every segment, or one for each segment (one less
//     than keys). The discrete and paced modes ignore them.
//   - parameters: tension, continuity and bias of each key, each at most 1e6 in size (ANIM_ERROR_LIMIT): 3
//     numbers for each key, or none. The two cubic modes read them. (Kochanek and Bartels, "Interpolating
//     splines with local tension, continuity, and bias control", 1984, with the correction for keys at uneven
//     distances. With parameters of 0 the tangent at a key is half the difference of its neighbors, times 2 d
//     / (time between the neighbors) with d the segment's length in time; at an end, or next to a jump, it is
//     the difference of the segment.)
//
// The message of ANIM_ERROR_ARGUMENT names the index at fault.
//
// It is anim_keyframes_create_values of C.
func NewKeyframesValues(options *KeyframeOptions, values []float64, times []float64, curves []CubicBezier, parameters []float64) (keyframes *Keyframes, err error) {
	var keep memory
	defer keep.release()
	var cOptions *C.anim_keyframe_options
	if options != nil {
		cOptions = new(C.anim_keyframe_options)
		if err = options.put(cOptions, &keep); err != nil {
			return
		}
	}
	var rKeyframes *C.anim_keyframes
	if err = check(C.call_anim_keyframes_create_values(cOptions, (*C.double)(at(values)), C.size_t(len(values)), (*C.double)(at(times)), C.size_t(len(times)), (*C.anim_cubic_bezier)(at(curves)), C.size_t(len(curves)), (*C.double)(at(parameters)), C.size_t(len(parameters)), &rKeyframes)); err != nil {
		return
	}
	keyframes = newKeyframes(rKeyframes, nil)
	return
}

// NewKeyframesBlocks: Blocks, as UIKit's addKeyframe(withRelativeStartTime:relativeDuration:): from starts[i]
// on, and for durations[i] (both from 0 to 1, in units of the whole duration), the value moves from where it
// is to row i of values. Between blocks it holds; a duration of 0 jumps; a block that would end beyond 1 ends
// at 1. Blocks are ordered by start, then by index. A block that starts while another runs takes over from
// the value at that moment (computed on the straight course; in the discrete mode the earlier block has not
// jumped yet). In the cubic mode adjacent blocks form one spline, which comes to rest before a gap, and
// overshoots where the direction reverses.
//
// initial: the value at 0, a row; if it is left out, the caller gives it on evaluation. A second row, a
// velocity, is not used, since blocks begin at rest.
//
// It is anim_keyframes_create_blocks of C.
func NewKeyframesBlocks(options *KeyframeOptions, starts []float64, durations []float64, values []float64, initial []float64) (keyframes *Keyframes, err error) {
	var keep memory
	defer keep.release()
	var cOptions *C.anim_keyframe_options
	if options != nil {
		cOptions = new(C.anim_keyframe_options)
		if err = options.put(cOptions, &keep); err != nil {
			return
		}
	}
	nCount, err := sharedLength([]string{"starts", "durations"}, len(starts), len(durations))
	if err != nil {
		return keyframes, err
	}
	var rKeyframes *C.anim_keyframes
	if err = check(C.call_anim_keyframes_create_blocks(cOptions, (*C.double)(at(starts)), (*C.double)(at(durations)), C.size_t(nCount), (*C.double)(at(values)), C.size_t(len(values)), (*C.double)(at(initial)), C.size_t(len(initial)), &rKeyframes)); err != nil {
		return
	}
	keyframes = newKeyframes(rKeyframes, nil)
	return
}

// NewKeyframesTrack: One keyframe after another, as SwiftUI's KeyframeTrack. Row i of values is where
// keyframe i arrives.
//
// velocities: two rows for each keyframe, the velocities (units per second) at its start and at its end. Only
// those that its flags name are read: a start velocity for CUBIC and SPRING, an end velocity for CUBIC. They
// may be left out where no flag names any. A velocity that is not given continues the motion: adjacent cubics
// form a Catmull-Rom spline; next to a keyframe of another kind a cubic takes that one's velocity; a spring
// takes the velocity of the keyframe before it. The end of the track, and a MOVE, are at rest.
//
// A spring that SETTLES lasts until the spring, started at rest, would stay within 1/1000 of its distance
// from the target. It ends at its value. A spring with a duration is cut off: the next keyframe begins where
// it is then. The last keyframe ends at its value.
//
// initial: where the track begins, a row, or two with its velocity (one row: at rest); if it is left out, the
// caller gives it on evaluation.
//
// It is anim_keyframes_create_track of C.
func NewKeyframesTrack(options *KeyframeOptions, keys []Keyframe, values []float64, velocities []float64, initial []float64) (keyframes *Keyframes, err error) {
	var keep memory
	defer keep.release()
	var cOptions *C.anim_keyframe_options
	if options != nil {
		cOptions = new(C.anim_keyframe_options)
		if err = options.put(cOptions, &keep); err != nil {
			return
		}
	}
	var rKeyframes *C.anim_keyframes
	if err = check(C.call_anim_keyframes_create_track(cOptions, (*C.anim_keyframe)(at(keys)), C.size_t(len(keys)), (*C.double)(at(values)), C.size_t(len(values)), (*C.double)(at(velocities)), C.size_t(len(velocities)), (*C.double)(at(initial)), C.size_t(len(initial)), &rKeyframes)); err != nil {
		return
	}
	keyframes = newKeyframes(rKeyframes, nil)
	return
}

// Info: Describes keyframes.
//
// It is anim_keyframes_get_info of C.
func (object *Keyframes) Info() (info KeyframesInfo, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return info, err
	}
	defer runtime.KeepAlive(object)
	var rInfo C.anim_keyframes_info
	rInfo.struct_size = C.sizeof_anim_keyframes_info
	if err = check(C.call_anim_keyframes_get_info(self, &rInfo)); err != nil {
		return
	}
	info.get(&rInfo)
	return
}

// Evaluate: Values and velocities (units per second) at many times (seconds): values and velocities have a
// row for each time, and either may be left out. Before 0 the motion stands at its first value, from its
// duration on at its last, at rest. At the time of a key the value is that at the start of the next segment:
// a jump has happened. A velocity that would be infinite is 0.
//
// start: the initial value: a row, or two with the velocity. It is read only if the keyframes need it
// (needs_start). Blocks always begin at rest. ANIM_ERROR_ARGUMENT for a start of another length.
//
// It is anim_keyframes_evaluate of C.
func (object *Keyframes) Evaluate(times []float64, start []float64, values []float64, velocities []float64) (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	nCount, err := sharedLength([]string{"values", "velocities"}, lengthOf(values), lengthOf(velocities))
	if err != nil {
		return err
	}
	err = check(C.call_anim_keyframes_evaluate(self, (*C.double)(at(times)), C.size_t(len(times)), (*C.double)(at(start)), C.size_t(len(start)), (*C.double)(at(values)), (*C.double)(at(velocities)), C.size_t(nCount)))
	return
}

// KeyframesEvaluateMany: The values of many keyframes at one time, their rows concatenated: as many numbers
// as they have components in all. ANIM_ERROR_STATE for keyframes that need a start.
//
// It is anim_keyframes_evaluate_many of C.
func KeyframesEvaluateMany(keyframes []*Keyframes, time float64, values []float64) (err error) {
	cKeyframes := make([]*C.anim_keyframes, len(keyframes))
	for index := range keyframes {
		if cKeyframes[index], err = keyframes[index].pointer(false); err != nil {
			return
		}
	}
	defer runtime.KeepAlive(keyframes)
	err = check(C.call_anim_keyframes_evaluate_many((**C.anim_keyframes)(at(cKeyframes)), C.size_t(len(keyframes)), C.double(time), (*C.double)(at(values)), C.size_t(len(values))))
	return
}

// DefaultMediaTiming: Fills the timing with the defaults named above.
//
// It is anim_default_media_timing of C.
func DefaultMediaTiming() MediaTiming {
	var timing MediaTiming
	var rTiming C.anim_media_timing
	rTiming.struct_size = C.sizeof_anim_media_timing
	if err := check(C.call_anim_default_media_timing(&rTiming, C.sizeof_anim_media_timing)); err != nil {
		panic(err)
	}
	timing.get(&rTiming)
	return timing
}

// Evaluate: The timing at a parent time in seconds.
//
// It is anim_media_timing_evaluate of C.
func (object MediaTiming) Evaluate(parentTime float64) (sample MediaSample, err error) {
	var keep memory
	defer keep.release()
	var self C.anim_media_timing
	if err = object.put(&self, &keep); err != nil {
		return
	}
	var rSample C.anim_media_sample
	if err = check(C.call_anim_media_timing_evaluate(&self, C.double(parentTime), &rSample)); err != nil {
		return
	}
	sample.get(&rSample)
	return
}

// EvaluateMany: The same at many times at once.
//
// It is anim_media_timing_evaluate_many of C.
func (object MediaTiming) EvaluateMany(parentTimes []float64) (samples []MediaSample, err error) {
	var keep memory
	defer keep.release()
	var self C.anim_media_timing
	if err = object.put(&self, &keep); err != nil {
		return
	}
	rSamples := make([]C.anim_media_sample, len(parentTimes))
	if err = check(C.call_anim_media_timing_evaluate_many(&self, (*C.double)(at(parentTimes)), C.size_t(len(parentTimes)), (*C.anim_media_sample)(at(rSamples)))); err != nil {
		return
	}
	samples = make([]MediaSample, len(rSamples))
	for index := range rSamples {
		samples[index].get(&rSamples[index])
	}
	return
}

// Interval: The active duration in seconds of local time (infinite when it never ends), and the parent times
// in seconds at which the active phase begins and at which it ends for good: infinity for never, -infinity
// for always.
//
// It is anim_media_timing_get_interval of C.
func (object MediaTiming) Interval() (activeDuration float64, startTime float64, endTime float64, err error) {
	var keep memory
	defer keep.release()
	var self C.anim_media_timing
	if err = object.put(&self, &keep); err != nil {
		return
	}
	var rActiveDuration C.double
	var rStartTime C.double
	var rEndTime C.double
	if err = check(C.call_anim_media_timing_get_interval(&self, &rActiveDuration, &rStartTime, &rEndTime)); err != nil {
		return
	}
	activeDuration = float64(rActiveDuration)
	startTime = float64(rStartTime)
	endTime = float64(rEndTime)
	return
}

// DefaultWebTiming: Fills the timing with the defaults named above.
//
// It is anim_default_web_timing of C.
func DefaultWebTiming() WebTiming {
	var timing WebTiming
	var rTiming C.anim_web_timing
	rTiming.struct_size = C.sizeof_anim_web_timing
	if err := check(C.call_anim_default_web_timing(&rTiming, C.sizeof_anim_web_timing)); err != nil {
		panic(err)
	}
	timing.get(&rTiming)
	return timing
}

// Evaluate: The timing at a local time, the animation's current time.
//
// It is anim_web_timing_evaluate of C.
func (object WebTiming) Evaluate(localTime float64) (sample WebSample, err error) {
	var keep memory
	defer keep.release()
	var self C.anim_web_timing
	if err = object.put(&self, &keep); err != nil {
		return
	}
	var rSample C.anim_web_sample
	if err = check(C.call_anim_web_timing_evaluate(&self, C.double(localTime), &rSample)); err != nil {
		return
	}
	sample.get(&rSample)
	return
}

// EvaluateMany: The same at many times at once.
//
// It is anim_web_timing_evaluate_many of C.
func (object WebTiming) EvaluateMany(localTimes []float64) (samples []WebSample, err error) {
	var keep memory
	defer keep.release()
	var self C.anim_web_timing
	if err = object.put(&self, &keep); err != nil {
		return
	}
	rSamples := make([]C.anim_web_sample, len(localTimes))
	if err = check(C.call_anim_web_timing_evaluate_many(&self, (*C.double)(at(localTimes)), C.size_t(len(localTimes)), (*C.anim_web_sample)(at(rSamples)))); err != nil {
		return
	}
	samples = make([]WebSample, len(rSamples))
	for index := range rSamples {
		samples[index].get(&rSamples[index])
	}
	return
}

// Interval: The active duration and the end time.
//
// It is anim_web_timing_get_interval of C.
func (object WebTiming) Interval() (activeDuration float64, endTime float64, err error) {
	var keep memory
	defer keep.release()
	var self C.anim_web_timing
	if err = object.put(&self, &keep); err != nil {
		return
	}
	var rActiveDuration C.double
	var rEndTime C.double
	if err = check(C.call_anim_web_timing_get_interval(&self, &rActiveDuration, &rEndTime)); err != nil {
		return
	}
	activeDuration = float64(rActiveDuration)
	endTime = float64(rEndTime)
	return
}

// DefaultDecay: Fills the decay with the defaults named above.
//
// It is anim_default_decay of C.
func DefaultDecay() Decay {
	var decay Decay
	var rDecay C.anim_decay
	rDecay.struct_size = C.sizeof_anim_decay
	if err := check(C.call_anim_default_decay(&rDecay, C.sizeof_anim_decay)); err != nil {
		panic(err)
	}
	decay.get(&rDecay)
	return decay
}

// DecayGetRate: The rate per second of a decay that leaves the fraction remaining (0 < remaining < 1) of the
// velocity after each millisecond: -1000 ln(remaining). UIScrollView's deceleration rates are 0.998 (normal)
// and 0.99 (fast).
//
// It is anim_decay_get_rate of C.
func DecayGetRate(remaining float64) (rate float64, err error) {
	var rRate C.double
	if err = check(C.call_anim_decay_get_rate(C.double(remaining), &rRate)); err != nil {
		return
	}
	rate = float64(rRate)
	return
}

// Evaluate: Values and velocities (units per second) at many times (seconds since the start; a negative time
// is taken as 0) of a decay that starts at from with the given velocity.
//
// It is anim_decay_evaluate of C.
func (object Decay) Evaluate(times []float64, from float64, velocity float64) (values []float64, velocities []float64, err error) {
	var keep memory
	defer keep.release()
	var self C.anim_decay
	if err = object.put(&self, &keep); err != nil {
		return
	}
	rValues := make([]float64, len(times))
	rVelocities := make([]float64, len(times))
	if err = check(C.call_anim_decay_evaluate(&self, (*C.double)(at(times)), C.size_t(len(times)), C.double(from), C.double(velocity), (*C.double)(at(rValues)), (*C.double)(at(rVelocities)))); err != nil {
		return
	}
	values = rValues
	velocities = rVelocities
	return
}

// AnimateMany: The same for many components at one time: component i starts at from[i] with
// initial_velocities[i].
//
// It is anim_decay_animate_many of C.
func (object Decay) AnimateMany(time float64, from []float64, initialVelocities []float64) (values []float64, velocities []float64, err error) {
	var keep memory
	defer keep.release()
	var self C.anim_decay
	if err = object.put(&self, &keep); err != nil {
		return
	}
	nCount, err := sharedLength([]string{"from", "initial_velocities"}, len(from), len(initialVelocities))
	if err != nil {
		return values, velocities, err
	}
	rValues := make([]float64, nCount)
	rVelocities := make([]float64, nCount)
	if err = check(C.call_anim_decay_animate_many(&self, C.double(time), (*C.double)(at(from)), (*C.double)(at(initialVelocities)), C.size_t(nCount), (*C.double)(at(rValues)), (*C.double)(at(rVelocities)))); err != nil {
		return
	}
	values = rValues
	velocities = rVelocities
	return
}

// Predict: Three predictions for a decay: end, where it ends; takeover, the seconds until the spring takes
// over at a bound; and resting_time, a time from which its distance from the end stays within threshold (> 0)
// units and its speed within threshold units per second. takeover and resting_time are infinite if that never
// happens.
//
// It is anim_decay_predict of C.
func (object Decay) Predict(from float64, velocity float64, threshold float64) (end float64, takeover float64, restingTime float64, err error) {
	var keep memory
	defer keep.release()
	var self C.anim_decay
	if err = object.put(&self, &keep); err != nil {
		return
	}
	var rEnd C.double
	var rTakeover C.double
	var rRestingTime C.double
	if err = check(C.call_anim_decay_predict(&self, C.double(from), C.double(velocity), C.double(threshold), &rEnd, &rTakeover, &rRestingTime)); err != nil {
		return
	}
	end = float64(rEnd)
	takeover = float64(rTakeover)
	restingTime = float64(rRestingTime)
	return
}

// Velocity: The initial velocity of a decay without bounds that starts at from and ends at target: rate *
// (target - from).
//
// It is anim_decay_get_velocity of C.
func (object Decay) Velocity(from float64, target float64) (velocity float64, err error) {
	var keep memory
	defer keep.release()
	var self C.anim_decay
	if err = object.put(&self, &keep); err != nil {
		return
	}
	var rVelocity C.double
	if err = check(C.call_anim_decay_get_velocity(&self, C.double(from), C.double(target), &rVelocity)); err != nil {
		return
	}
	velocity = float64(rVelocity)
	return
}

// Evaluate: The value at which each dragged position is shown.
//
// It is anim_rubber_band_evaluate of C.
func (object RubberBand) Evaluate(positions []float64) (values []float64, err error) {
	var keep memory
	defer keep.release()
	var self C.anim_rubber_band
	if err = object.put(&self, &keep); err != nil {
		return
	}
	rValues := make([]float64, len(positions))
	if err = check(C.call_anim_rubber_band_evaluate(&self, (*C.double)(at(positions)), C.size_t(len(positions)), (*C.double)(at(rValues)))); err != nil {
		return
	}
	values = rValues
	return
}

// Invert: The inverse: the position that is shown at each value. Infinite for a value dimension or more
// beyond a bound.
//
// It is anim_rubber_band_invert of C.
func (object RubberBand) Invert(values []float64) (positions []float64, err error) {
	var keep memory
	defer keep.release()
	var self C.anim_rubber_band
	if err = object.put(&self, &keep); err != nil {
		return
	}
	rPositions := make([]float64, len(values))
	if err = check(C.call_anim_rubber_band_invert(&self, (*C.double)(at(values)), C.size_t(len(values)), (*C.double)(at(rPositions)))); err != nil {
		return
	}
	positions = rPositions
	return
}

// NewVelocityEstimator: An estimator without samples.
//
// It is anim_velocity_estimator_create of C.
func NewVelocityEstimator() (estimator *VelocityEstimator, err error) {
	var rEstimator *C.anim_velocity_estimator
	if err = check(C.call_anim_velocity_estimator_create(&rEstimator)); err != nil {
		return
	}
	estimator = newVelocityEstimator(rEstimator, nil)
	return
}

// Reset: Forgets all samples: call it when the pointer goes down again.
//
// It is anim_velocity_estimator_reset of C.
func (object *VelocityEstimator) Reset() (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	err = check(C.call_anim_velocity_estimator_reset(self))
	return
}

// Add: Adds samples, in order: times are seconds of any clock, coordinates the x and y of each sample in
// turn, two numbers a sample. A sample at the time of the last one replaces it; one of an earlier time is
// ignored. The position of the pointer's release usually repeats the last sample, and is better left out.
//
// It is anim_velocity_estimator_add of C.
func (object *VelocityEstimator) Add(times []float64, coordinates []float64) (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	if len(coordinates)%2 != 0 {
		err = uneven("coordinates", 2)
		return
	}
	nCount, err := sharedLength([]string{"times", "coordinates"}, len(times), len(coordinates)/2)
	if err != nil {
		return err
	}
	err = check(C.call_anim_velocity_estimator_add(self, (*C.double)(at(times)), (*C.double)(at(coordinates)), C.size_t(nCount)))
	return
}

// Estimate: The velocity in units per second of a pointer that is released at a time (seconds, of the
// samples' clock).
//
// It is anim_velocity_estimator_estimate of C.
func (object *VelocityEstimator) Estimate(time float64) (x float64, y float64, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return x, y, err
	}
	defer runtime.KeepAlive(object)
	var rX C.double
	var rY C.double
	if err = check(C.call_anim_velocity_estimator_estimate(self, C.double(time), &rX, &rY)); err != nil {
		return
	}
	x = float64(rX)
	y = float64(rY)
	return
}

// ColorConvert: Converts colors of four numbers each from one space to another, accurate to 1e-12 within the
// gamuts. Light from 0.0031308 to 0.003130806 is an exception, since CSS's rounded limits contradict each
// other there: conversion to linear light and back restores every value. Hues are returned from 0 to 2 pi.
// The opacity is copied. Nothing changes where the spaces are the same; otherwise components beyond 1e30 in
// size are clamped to it. Numbers are at most 1e150 in size, and colors at most ANIM_LIMIT_ARRAY / 4
// (ANIM_ERROR_LIMIT).
//
// It is anim_color_convert of C.
func ColorConvert(fromSpace ColorSpace, toSpace ColorSpace, colors []float64) (results []float64, err error) {
	if len(colors)%4 != 0 {
		err = uneven("colors", 4)
		return
	}
	if len(colors)%4 != 0 {
		err = uneven("colors", 4)
		return
	}
	rResults := make([]float64, (len(colors)/4)*4)
	if err = check(C.call_anim_color_convert(C.anim_color_space(fromSpace), C.anim_color_space(toSpace), (*C.double)(at(colors)), C.size_t(len(colors)/4), (*C.double)(at(rResults)))); err != nil {
		return
	}
	results = rResults
	return
}

// ColorInterpolate: The color at a progress from one color (0) to another (1), as CSS Color 4, section 12:
// both, four numbers of sRGB that are not premultiplied, are converted to the space, interpolated there, and
// converted back. In OKLCH a color whose chroma is at most 0.000004 has no hue, and takes the other's. A
// progress outside 0 to 1 extrapolates. A transparent result is black where premultiplied is 1. Numbers are
// at most 1e150 in size.
//
// It is anim_color_interpolate of C.
func ColorInterpolate(interpolation ColorInterpolation, from [4]float64, to [4]float64, progress float64) (result [4]float64, err error) {
	var keep memory
	defer keep.release()
	var cInterpolation C.anim_color_interpolation
	if err = interpolation.put(&cInterpolation, &keep); err != nil {
		return
	}
	var rResult [4]C.double
	if err = check(C.call_anim_color_interpolate(&cInterpolation, (*C.double)(unsafe.Pointer(&from)), (*C.double)(unsafe.Pointer(&to)), C.double(progress), &rResult[0])); err != nil {
		return
	}
	result = *(*[4]float64)(unsafe.Pointer(&rResult))
	return
}

// ColorInterpolateMany: The same at many progresses, at most ANIM_LIMIT_ARRAY / 4.
//
// It is anim_color_interpolate_many of C.
func ColorInterpolateMany(interpolation ColorInterpolation, from [4]float64, to [4]float64, progresses []float64) (results []float64, err error) {
	var keep memory
	defer keep.release()
	var cInterpolation C.anim_color_interpolation
	if err = interpolation.put(&cInterpolation, &keep); err != nil {
		return
	}
	rResults := make([]float64, (len(progresses))*4)
	if err = check(C.call_anim_color_interpolate_many(&cInterpolation, (*C.double)(unsafe.Pointer(&from)), (*C.double)(unsafe.Pointer(&to)), (*C.double)(at(progresses)), C.size_t(len(progresses)), (*C.double)(at(rResults)))); err != nil {
		return
	}
	results = rResults
	return
}

// Decompose: Decomposes a transform. Every transform has parts, singular ones too. Coefficients are at most
// 1e150 in size (ANIM_ERROR_LIMIT).
//
// It is anim_transform_decompose of C.
func (object Transform) Decompose() (parts TransformParts, err error) {
	var keep memory
	defer keep.release()
	var self C.anim_transform
	if err = object.put(&self, &keep); err != nil {
		return
	}
	var rParts C.anim_transform_parts
	if err = check(C.call_anim_transform_decompose(&self, &rParts)); err != nil {
		return
	}
	parts.get(&rParts)
	return
}

// TransformCompose: Composes a transform from parts, any numbers of at most 1e150 in size (ANIM_ERROR_LIMIT).
// Coefficients that would be beyond 1e150 in size are clamped to it.
//
// It is anim_transform_compose of C.
func TransformCompose(parts TransformParts) (transform Transform, err error) {
	var keep memory
	defer keep.release()
	var cParts C.anim_transform_parts
	if err = parts.put(&cParts, &keep); err != nil {
		return
	}
	var rTransform C.anim_transform
	if err = check(C.call_anim_transform_compose(&cParts, &rTransform)); err != nil {
		return
	}
	transform.get(&rTransform)
	return
}

// Interpolate: The transform at a progress from one (0) to another (1). Parts are interpolated one by one,
// and the angle takes the shorter way. Where one transform is mirrored in x and the other in y, the angle
// turns by half a turn instead. A progress outside 0 to 1 extrapolates. If one of the transforms is singular
// or nearly so (its parts have a scale of 0 or a shear), the result jumps at 0.5, as in CSS. Numbers are at
// most 1e150 in size.
//
// It is anim_transform_interpolate of C.
func (object Transform) Interpolate(to Transform, progress float64) (result Transform, err error) {
	var keep memory
	defer keep.release()
	var self C.anim_transform
	if err = object.put(&self, &keep); err != nil {
		return
	}
	var cTo C.anim_transform
	if err = to.put(&cTo, &keep); err != nil {
		return
	}
	var rResult C.anim_transform
	if err = check(C.call_anim_transform_interpolate(&self, &cTo, C.double(progress), &rResult)); err != nil {
		return
	}
	result.get(&rResult)
	return
}

// InterpolateMany: The same at many progresses, at most ANIM_LIMIT_ARRAY / 6.
//
// It is anim_transform_interpolate_many of C.
func (object Transform) InterpolateMany(to Transform, progresses []float64) (results []Transform, err error) {
	var keep memory
	defer keep.release()
	var self C.anim_transform
	if err = object.put(&self, &keep); err != nil {
		return
	}
	var cTo C.anim_transform
	if err = to.put(&cTo, &keep); err != nil {
		return
	}
	rResults := make([]Transform, len(progresses))
	if err = check(C.call_anim_transform_interpolate_many(&self, &cTo, (*C.double)(at(progresses)), C.size_t(len(progresses)), (*C.anim_transform)(at(rResults)))); err != nil {
		return
	}
	results = rResults
	return
}

// NewPath: An empty path.
//
// It is anim_path_create of C.
func NewPath() (path *Path, err error) {
	var rPath *C.anim_path
	if err = check(C.call_anim_path_create(&rPath)); err != nil {
		return
	}
	path = newPath(rPath, nil)
	return
}

// Clear: Removes everything and keeps the memory.
//
// It is anim_path_clear of C.
func (object *Path) Clear() (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	err = check(C.call_anim_path_clear(self))
	return
}

// MoveTo: Begins a subpath.
//
// It is anim_path_move_to of C.
func (object *Path) MoveTo(x float64, y float64) (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	err = check(C.call_anim_path_move_to(self, C.double(x), C.double(y)))
	return
}

// LineTo: Straight line, quadratic and cubic Bezier curve from the current point. ANIM_ERROR_STATE on a path
// that has none.
//
// It is anim_path_line_to of C.
func (object *Path) LineTo(x float64, y float64) (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	err = check(C.call_anim_path_line_to(self, C.double(x), C.double(y)))
	return
}

// QuadraticTo: Straight line, quadratic and cubic Bezier curve from the current point. ANIM_ERROR_STATE on a
// path that has none.
//
// It is anim_path_quadratic_to of C.
func (object *Path) QuadraticTo(controlX float64, controlY float64, x float64, y float64) (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	err = check(C.call_anim_path_quadratic_to(self, C.double(controlX), C.double(controlY), C.double(x), C.double(y)))
	return
}

// CubicTo: Straight line, quadratic and cubic Bezier curve from the current point. ANIM_ERROR_STATE on a path
// that has none.
//
// It is anim_path_cubic_to of C.
func (object *Path) CubicTo(control1X float64, control1Y float64, control2X float64, control2Y float64, x float64, y float64) (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	err = check(C.call_anim_path_cubic_to(self, C.double(control1X), C.double(control1Y), C.double(control2X), C.double(control2Y), C.double(x), C.double(y)))
	return
}

// ClosePath: Closes the subpath; the current point is then its beginning. ANIM_ERROR_STATE on a path without
// a subpath.
//
// It is anim_path_close of C.
func (object *Path) ClosePath() (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	err = check(C.call_anim_path_close(self))
	return
}

// Append: Appends many verbs at once: verbs are ANIM_VERB_..., coordinates the x and y of their points in
// turn, exactly as many as the verbs take. All or nothing. ANIM_ERROR_STATE for a verb that needs a current
// point where there is none.
//
// It is anim_path_append of C.
func (object *Path) Append(verbs []Verb, coordinates []float64) (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	err = check(C.call_anim_path_append(self, (*C.anim_verb)(at(verbs)), C.size_t(len(verbs)), (*C.double)(at(coordinates)), C.size_t(len(coordinates))))
	return
}

// AddRectangle: Closed shapes, each wound clockwise on the screen. The corners' radius, >= 0, is clamped to
// half of the shorter side.
//
// It is anim_path_add_rectangle of C.
func (object *Path) AddRectangle(rectangle Rectangle, radius float64) (err error) {
	var keep memory
	defer keep.release()
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	var cRectangle C.anim_rectangle
	if err = rectangle.put(&cRectangle, &keep); err != nil {
		return
	}
	err = check(C.call_anim_path_add_rectangle(self, &cRectangle, C.double(radius)))
	return
}

// AddEllipse: Four cubic curves from the rightmost point on; the relative error of the radius is 2.8e-4.
//
// It is anim_path_add_ellipse of C.
func (object *Path) AddEllipse(rectangle Rectangle) (err error) {
	var keep memory
	defer keep.release()
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	var cRectangle C.anim_rectangle
	if err = rectangle.put(&cRectangle, &keep); err != nil {
		return
	}
	err = check(C.call_anim_path_add_ellipse(self, &cRectangle))
	return
}

// AddSymbol: A symbol that is Venus at arrowness 0 and, turned by -135 degrees, Mars at 1: an ellipse inset
// by three strokes, and an outline of twelve points of which four move. Values outside 0 to 1 extrapolate.
// stroke >= 0; the rectangle is at least six strokes wide and high.
//
// It is anim_path_add_symbol of C.
func (object *Path) AddSymbol(rectangle Rectangle, stroke float64, arrowness float64) (err error) {
	var keep memory
	defer keep.release()
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	var cRectangle C.anim_rectangle
	if err = rectangle.put(&cRectangle, &keep); err != nil {
		return
	}
	err = check(C.call_anim_path_add_symbol(self, &cRectangle, C.double(stroke), C.double(arrowness)))
	return
}

// Transform: Transforms every point in place. Coordinates that would be beyond 1e150 in size are clamped to
// it.
//
// It is anim_path_transform of C.
func (object *Path) Transform(transform Transform) (err error) {
	var keep memory
	defer keep.release()
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	var cTransform C.anim_transform
	if err = transform.put(&cTransform, &keep); err != nil {
		return
	}
	err = check(C.call_anim_path_transform(self, &cTransform))
	return
}

// Bounds: The tight bounding box (of the curves, not of their control points), with the points of lone moves,
// which draw nothing. ANIM_ERROR_STATE on an empty path.
//
// It is anim_path_get_bounds of C.
func (object *Path) Bounds() (bounds Rectangle, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return bounds, err
	}
	defer runtime.KeepAlive(object)
	var rBounds C.anim_rectangle
	if err = check(C.call_anim_path_get_bounds(self, &rBounds)); err != nil {
		return
	}
	bounds.get(&rBounds)
	return
}

// Counts: How many verbs and coordinates (two a point) the path has.
//
// It is anim_path_get_counts of C.
func (object *Path) Counts() (verbCount int, coordinateCount int, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return verbCount, coordinateCount, err
	}
	defer runtime.KeepAlive(object)
	var rVerbCount C.size_t
	var rCoordinateCount C.size_t
	if err = check(C.call_anim_path_get_counts(self, &rVerbCount, &rCoordinateCount)); err != nil {
		return
	}
	verbCount = int(rVerbCount)
	coordinateCount = int(rCoordinateCount)
	return
}

// Copy: Copies the path's contents out. Both arrays must be at least as long as anim_path_get_counts() tells
// (ANIM_ERROR_CAPACITY).
//
// It is anim_path_copy of C.
func (object *Path) Copy(verbs []Verb, coordinates []float64) (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	err = check(C.call_anim_path_copy(self, (*C.anim_verb)(at(verbs)), C.size_t(len(verbs)), (*C.double)(at(coordinates)), C.size_t(len(coordinates))))
	return
}

// DefaultPathParsing: Fills the options with their defaults: strict, arcs within 1e-9.
//
// It is anim_default_path_parsing of C.
func DefaultPathParsing() PathParsing {
	var options PathParsing
	var rOptions C.anim_path_parsing
	rOptions.struct_size = C.sizeof_anim_path_parsing
	if err := check(C.call_anim_default_path_parsing(&rOptions, C.sizeof_anim_path_parsing)); err != nil {
		panic(err)
	}
	options.get(&rOptions)
	return options
}

// Parse: Replaces the path's contents by SVG path data: the grammar of SVG 2
// (https://www.w3.org/TR/SVG2/paths.html#PathDataBNF), every command, absolute and relative, with exponents
// in numbers. The path's memory is reused. Numbers are the nearest doubles, whatever the locale; minus zero
// becomes 0. Relative coordinates add up as doubles. Arcs become as many cubic curves as arc_accuracy needs,
// and end exactly at their end points. An arc with a radius of 0 is a line, one that ends where it begins is
// nothing, and radii that are too small are scaled up. An empty text is an empty path; "none", a keyword of
// CSS, is not path data. A second Z in a row adds nothing; after Z a command other than M begins with a move
// to the start of the subpath. A decimal point without digits after it is not part of a number.
// ANIM_ERROR_SYNTAX where the text is no path data; ANIM_ERROR_LIMIT for a coordinate beyond 1e150, for too
// many verbs and for a text of more than ANIM_LIMIT_TEXT_BYTES. The message says what was expected and found
// at which byte, and anim_last_error_place() gives line and column. With lenient set these two errors in the
// data do not fail the call: it succeeds with everything before the error, and still sets message and place.
// The result is the byte offset of the first error, -1 if there is none. O(bytes).
//
// It is anim_path_parse of C.
func (object *Path) Parse(text string, options *PathParsing) (err error) {
	var keep memory
	defer keep.release()
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	var cOptions *C.anim_path_parsing
	if options != nil {
		cOptions = new(C.anim_path_parsing)
		if err = options.put(cOptions, &keep); err != nil {
			return
		}
	}
	rErrorOffset := C.int64_t(-1)
	if err = check(C.call_anim_path_parse(self, textAt(text), C.size_t(len(text)), cOptions, &rErrorOffset)); err != nil {
		err = errorAt(err, int64(rErrorOffset))
		return
	}
	return
}

// DefaultPathFormat: Fills the format with its defaults: minified, the shorter coordinates, nothing lost.
//
// It is anim_default_path_format of C.
func DefaultPathFormat() PathFormat {
	var format PathFormat
	var rFormat C.anim_path_format
	rFormat.struct_size = C.sizeof_anim_path_format
	if err := check(C.call_anim_default_path_format(&rFormat, C.sizeof_anim_path_format)); err != nil {
		panic(err)
	}
	format.get(&rFormat)
	return format
}

// Write: The path as SVG path data. With ABSOLUTE coordinates, not minified and with digits = -1, it is
// easiest to read for people: a command for each verb, each number with the fewest digits that parse to
// itself, and with an exponent only where it would otherwise be longer than 21 characters, not counting its
// sign and a 0 before the point. With digits = -1 the text parses to exactly the same path, except that minus
// zero becomes 0. Errors of rounded relative coordinates do not add up: each is the difference to the point
// that a parser has reached. O(verbs).
//
// It is anim_path_write of C.
func (object *Path) Write(format *PathFormat) (buffer string, err error) {
	var keep memory
	defer keep.release()
	self, err := object.pointer(false)
	if err != nil {
		return buffer, err
	}
	defer runtime.KeepAlive(object)
	var cFormat *C.anim_path_format
	if format != nil {
		cFormat = new(C.anim_path_format)
		if err = format.put(cFormat, &keep); err != nil {
			return
		}
	}
	var rBufferLength C.size_t
	if err = check(C.call_anim_path_write(self, cFormat, nil, 0, &rBufferLength)); err != nil {
		return
	}
	rBuffer := make([]C.char, int(rBufferLength))
	if len(rBuffer) > 0 {
		if err = check(C.call_anim_path_write(self, cFormat, (*C.char)(at(rBuffer)), C.size_t(len(rBuffer)), &rBufferLength)); err != nil {
			return
		}
	}
	buffer = C.GoStringN((*C.char)(at(rBuffer)), C.int(len(rBuffer)))
	return
}

// ArcTo: An arc of an ellipse from the current point to (x, y), as SVG's A draws it. A radius of 0 makes a
// line, negative radii count as positive, radii that are too small are scaled up, and an arc that ends where
// it begins is nothing. rotation of the ellipse's x axis is in radians (SVG has degrees); large = 1 takes the
// longer way round, sweep = 1 the one clockwise on the screen. The arc becomes cubic curves with an error of
// at most accuracy (1e-13 to 1) times the larger radius, and ends exactly at (x, y). ANIM_ERROR_STATE without
// a current point; ANIM_ERROR_LIMIT when points of the arc are beyond 1e150.
//
// It is anim_path_arc_to of C.
func (object *Path) ArcTo(radiusX float64, radiusY float64, rotation float64, large bool, sweep bool, x float64, y float64, accuracy float64) (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	err = check(C.call_anim_path_arc_to(self, C.double(radiusX), C.double(radiusY), C.double(rotation), C.anim_bool(boolean(large)), C.anim_bool(boolean(sweep)), C.double(x), C.double(y), C.double(accuracy)))
	return
}

// AddArc: An arc of an ellipse around a center that begins at the angle start and sweeps angle (radians,
// clockwise on the screen, both in the ellipse's own frame; more than a whole turn counts as one). Radii
// >= 0. If the last subpath is open, a line leads to the arc's beginning, unless it is there already;
// otherwise the arc begins a subpath. accuracy and errors as above.
//
// It is anim_path_add_arc of C.
func (object *Path) AddArc(centerX float64, centerY float64, radiusX float64, radiusY float64, rotation float64, start float64, angle float64, accuracy float64) (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	err = check(C.call_anim_path_add_arc(self, C.double(centerX), C.double(centerY), C.double(radiusX), C.double(radiusY), C.double(rotation), C.double(start), C.double(angle), C.double(accuracy)))
	return
}

// PathDataMatch: Whether two texts of path data have the same structure by a rule, so that CSS or SMIL would
// interpolate them: -1 if they have, otherwise the number of commands before the first difference. Arguments
// repeated without a letter count as separate commands, after M and m as L and l. ANIM_ERROR_SYNTAX and
// ANIM_ERROR_LIMIT as anim_path_parse(), for the first text that is no path data. O(bytes of both).
//
// It is anim_path_data_match of C.
func PathDataMatch(a string, b string, rule PathRule) (difference int64, err error) {
	var rDifference C.int64_t
	if err = check(C.call_anim_path_data_match(textAt(a), C.size_t(len(a)), textAt(b), C.size_t(len(b)), C.anim_path_rule(rule), &rDifference)); err != nil {
		return
	}
	difference = int64(rDifference)
	return
}

// Length: The length of the outline. accuracy (>= 0) is the error allowed, apart from the rounding of
// doubles; 0 stands for 1e-10 of the length. 0 for an empty path.
//
// It is anim_path_get_length of C.
func (object *Path) Length(accuracy float64) (length float64, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return length, err
	}
	defer runtime.KeepAlive(object)
	var rLength C.double
	if err = check(C.call_anim_path_get_length(self, C.double(accuracy), &rLength)); err != nil {
		return
	}
	length = float64(rLength)
	return
}

// LengthAt: The length at a parameter (0...1, clamped) of the verb at an index: the inverse of a location's
// verb and parameter. ANIM_ERROR_NOT_FOUND for an index beyond the last verb.
//
// It is anim_path_get_length_at of C.
func (object *Path) LengthAt(verb uint32, parameter float64) (length float64, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return length, err
	}
	defer runtime.KeepAlive(object)
	var rLength C.double
	if err = check(C.call_anim_path_get_length_at(self, C.uint32_t(verb), C.double(parameter), &rLength)); err != nil {
		return
	}
	length = float64(rLength)
	return
}

// LocationAt: The location at a length. ANIM_ERROR_STATE on an empty path, also in the three functions that
// follow.
//
// It is anim_path_get_location_at of C.
func (object *Path) LocationAt(length float64) (location PathLocation, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return location, err
	}
	defer runtime.KeepAlive(object)
	var rLocation C.anim_path_location
	if err = check(C.call_anim_path_get_location_at(self, C.double(length), &rLocation)); err != nil {
		return
	}
	location.get(&rLocation)
	return
}

// ValuesAt: Evaluates one quantity (ANIM_PATH_QUANTITY_...) at many lengths: one or two numbers for each.
// Fastest for sorted lengths.
//
// It is anim_path_get_values_at of C.
func (object *Path) ValuesAt(what PathQuantity, lengths []float64) (results []float64, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return results, err
	}
	defer runtime.KeepAlive(object)
	rResults := make([]float64, (len(lengths))*2)
	if err = check(C.call_anim_path_get_values_at(self, C.anim_path_quantity(what), (*C.double)(at(lengths)), C.size_t(len(lengths)), (*C.double)(at(rResults)))); err != nil {
		return
	}
	results = rResults
	return
}

// TransformsAt: Motion along the path: for each length the transform that places an object drawn at the
// origin, facing right. rotation is ANIM_PATH_ROTATION_...; an angle of pi faces backwards (auto-reverse).
// For motion at constant speed, increase the length evenly.
//
// It is anim_path_get_transforms_at of C.
func (object *Path) TransformsAt(rotation PathRotation, angle float64, lengths []float64) (transforms []Transform, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return transforms, err
	}
	defer runtime.KeepAlive(object)
	rTransforms := make([]Transform, len(lengths))
	if err = check(C.call_anim_path_get_transforms_at(self, C.anim_path_rotation(rotation), C.double(angle), (*C.double)(at(lengths)), C.size_t(len(lengths)), (*C.anim_transform)(at(rTransforms)))); err != nil {
		return
	}
	transforms = rTransforms
	return
}

// FindNearest: The location on the outline nearest to a point, with its distance; of several equally near,
// the first. Every local minimum that could be the global one is examined, so that none is missed. Moves
// count only in a path that draws nothing.
//
// It is anim_path_find_nearest of C.
func (object *Path) FindNearest(x float64, y float64) (location PathLocation, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return location, err
	}
	defer runtime.KeepAlive(object)
	var rLocation C.anim_path_location
	if err = check(C.call_anim_path_find_nearest(self, C.double(x), C.double(y), &rLocation)); err != nil {
		return
	}
	location.get(&rLocation)
	return
}

// FindNearestMany: The same for many points, x and y of each in turn. nearest has the x and y of each
// location in turn, distances and lengths have one number for each point.
//
// It is anim_path_find_nearest_many of C.
func (object *Path) FindNearestMany(points []float64) (nearest []float64, distances []float64, lengths []float64, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return nearest, distances, lengths, err
	}
	defer runtime.KeepAlive(object)
	if len(points)%2 != 0 {
		err = uneven("points", 2)
		return
	}
	if len(points)%2 != 0 {
		err = uneven("points", 2)
		return
	}
	rNearest := make([]float64, (len(points)/2)*2)
	if len(points)%2 != 0 {
		err = uneven("points", 2)
		return
	}
	rDistances := make([]float64, len(points)/2)
	if len(points)%2 != 0 {
		err = uneven("points", 2)
		return
	}
	rLengths := make([]float64, len(points)/2)
	if err = check(C.call_anim_path_find_nearest_many(self, (*C.double)(at(points)), C.size_t(len(points)/2), (*C.double)(at(rNearest)), (*C.double)(at(rDistances)), (*C.double)(at(rLengths)))); err != nil {
		return
	}
	nearest = rNearest
	distances = rDistances
	lengths = rLengths
	return
}

// DefaultPathTrimOptions: Fills the options with the defaults named above.
//
// It is anim_default_path_trim_options of C.
func DefaultPathTrimOptions() PathTrimOptions {
	var options PathTrimOptions
	var rOptions C.anim_path_trim_options
	rOptions.struct_size = C.sizeof_anim_path_trim_options
	if err := check(C.call_anim_default_path_trim_options(&rOptions, C.sizeof_anim_path_trim_options)); err != nil {
		panic(err)
	}
	options.get(&rOptions)
	return options
}

// Trim: The part of the path that the options keep, accurate to 1e-12 of the length. Where the part wraps
// around in a closed subpath (which is all of the path, or with ANIM_PATH_TRIM_SUBPATHS each one) it
// continues without a gap. A subpath kept whole stays closed. If nothing is kept, the result is empty.
//
// It is anim_path_trim of C.
func (object *Path) Trim(options PathTrimOptions) (result *Path, err error) {
	var keep memory
	defer keep.release()
	self, err := object.pointer(false)
	if err != nil {
		return result, err
	}
	defer runtime.KeepAlive(object)
	var cOptions C.anim_path_trim_options
	if err = options.put(&cOptions, &keep); err != nil {
		return
	}
	rResult, err := NewPath()
	if err != nil {
		return result, err
	}
	defer runtime.KeepAlive(rResult)
	if err = check(C.call_anim_path_trim(self, &cOptions, rResult.c)); err != nil {
		return
	}
	result = rResult
	return
}

// Split: Cuts the path at lengths, in any order, and gives the piece at index and the number of pieces.
// Lengths at or beyond an end, and repeated ones, do not cut. A path that is one closed subpath is a ring:
// one cut, even at its beginning, makes it one open piece; the last of several pieces continues over the
// beginning to the first cut. ANIM_ERROR_NOT_FOUND for an index beyond the pieces.
//
// It is anim_path_split of C.
func (object *Path) Split(lengths []float64, index int) (result *Path, pieces int, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return result, pieces, err
	}
	defer runtime.KeepAlive(object)
	rResult, err := NewPath()
	if err != nil {
		return result, pieces, err
	}
	defer runtime.KeepAlive(rResult)
	var rPieces C.size_t
	if err = check(C.call_anim_path_split(self, (*C.double)(at(lengths)), C.size_t(len(lengths)), C.size_t(index), rResult.c, &rPieces)); err != nil {
		return
	}
	result = rResult
	pieces = int(rPieces)
	return
}

// ListSubpaths: The path's subpaths in order.
//
// It is anim_path_list_subpaths of C.
func (object *Path) ListSubpaths() (subpaths []Subpath, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return subpaths, err
	}
	defer runtime.KeepAlive(object)
	var rSubpathsLength C.size_t
	if err = check(C.call_anim_path_list_subpaths(self, nil, 0, &rSubpathsLength)); err != nil {
		return
	}
	rSubpaths := make([]C.anim_subpath, int(rSubpathsLength))
	if len(rSubpaths) > 0 {
		if err = check(C.call_anim_path_list_subpaths(self, (*C.anim_subpath)(at(rSubpaths)), C.size_t(len(rSubpaths)), &rSubpathsLength)); err != nil {
			return
		}
	}
	for index := range rSubpaths {
		var one Subpath
		one.get(&rSubpaths[index])
		subpaths = append(subpaths, one)
	}
	return
}

// ControlBounds: The bounding box of all points, control points included: faster than anim_path_get_bounds(),
// and never smaller. ANIM_ERROR_STATE on an empty path.
//
// It is anim_path_get_control_bounds of C.
func (object *Path) ControlBounds() (bounds Rectangle, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return bounds, err
	}
	defer runtime.KeepAlive(object)
	var rBounds C.anim_rectangle
	if err = check(C.call_anim_path_get_control_bounds(self, &rBounds)); err != nil {
		return
	}
	bounds.get(&rBounds)
	return
}

// Area: The signed area: positive where the outline runs clockwise on the screen. Open subpaths count as
// closed; areas enclosed twice count twice, and areas of outlines that run the other way (as holes do) are
// subtracted. Exact except for rounding, by Green's theorem; computed relative to each subpath's start, so
// that distance from the origin costs no accuracy.
//
// It is anim_path_get_area of C.
func (object *Path) Area() (area float64, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return area, err
	}
	defer runtime.KeepAlive(object)
	var rArea C.double
	if err = check(C.call_anim_path_get_area(self, &rArea)); err != nil {
		return
	}
	area = float64(rArea)
	return
}

// Centroid: The centroid of the area that the path encloses, weighted as in anim_path_get_area(). The center
// of the bounding box where the area is less than 1e-12 of the box's; ANIM_ERROR_STATE on an empty path.
//
// It is anim_path_get_centroid of C.
func (object *Path) Centroid() (centroid Point, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return centroid, err
	}
	defer runtime.KeepAlive(object)
	var rCentroid C.anim_point
	if err = check(C.call_anim_path_get_centroid(self, &rCentroid)); err != nil {
		return
	}
	centroid.get(&rCentroid)
	return
}

// Winding: The winding number of the outline around a point: turns clockwise on the screen minus turns
// counter-clockwise. Open subpaths count as closed. On the outline itself it may be that of either side; from
// a distance of 1e-12 of the path's size on, it is exact.
//
// It is anim_path_get_winding of C.
func (object *Path) Winding(x float64, y float64) (winding int32, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return winding, err
	}
	defer runtime.KeepAlive(object)
	var rWinding C.int32_t
	if err = check(C.call_anim_path_get_winding(self, C.double(x), C.double(y), &rWinding)); err != nil {
		return
	}
	winding = int32(rWinding)
	return
}

// WindingMany: The same at many points.
//
// It is anim_path_get_winding_many of C.
func (object *Path) WindingMany(points []Point) (windings []int32, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return windings, err
	}
	defer runtime.KeepAlive(object)
	rWindings := make([]int32, len(points))
	if err = check(C.call_anim_path_get_winding_many(self, (*C.anim_point)(at(points)), C.size_t(len(points)), (*C.int32_t)(at(rWindings)))); err != nil {
		return
	}
	windings = rWindings
	return
}

// Contains: Whether a point lies inside by a rule. Open subpaths count as closed.
//
// It is anim_path_contains of C.
func (object *Path) Contains(x float64, y float64, fillRule FillRule) (inside bool, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return inside, err
	}
	defer runtime.KeepAlive(object)
	var rInside C.anim_bool
	if err = check(C.call_anim_path_contains(self, C.double(x), C.double(y), C.anim_fill_rule(fillRule), &rInside)); err != nil {
		return
	}
	inside = rInside != 0
	return
}

// Flatten: Approximates the path by straight lines that are nowhere farther from it than tolerance (in
// points, above 0; at least 2^-46 of a curve's size is used). Lines and closes stay as they are. Each curve
// becomes as few lines of about equal error as possible: it is cut at equal parts of the integral of the root
// of its curvature (R. Levien, "Flattening quadratic Beziers", 2019), and each line is then proved to be near
// enough. ANIM_ERROR_LIMIT for more than ANIM_LIMIT_PATH_PIECES.
//
// It is anim_path_flatten of C.
func (object *Path) Flatten(tolerance float64) (result *Path, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return result, err
	}
	defer runtime.KeepAlive(object)
	rResult, err := NewPath()
	if err != nil {
		return result, err
	}
	defer runtime.KeepAlive(rResult)
	if err = check(C.call_anim_path_flatten(self, C.double(tolerance), rResult.c)); err != nil {
		return
	}
	result = rResult
	return
}

// FlattenedCounts: How many verbs and coordinates anim_path_flatten() makes, without building the path.
//
// It is anim_path_get_flattened_counts of C.
func (object *Path) FlattenedCounts(tolerance float64) (verbCount int, coordinateCount int, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return verbCount, coordinateCount, err
	}
	defer runtime.KeepAlive(object)
	var rVerbCount C.size_t
	var rCoordinateCount C.size_t
	if err = check(C.call_anim_path_get_flattened_counts(self, C.double(tolerance), &rVerbCount, &rCoordinateCount)); err != nil {
		return
	}
	verbCount = int(rVerbCount)
	coordinateCount = int(rCoordinateCount)
	return
}

// GetPolylines: The flattened path as polylines: the points of subpath i end before points[ends[i]], and
// begin where those of the one before end. A closed subpath ends with its first point again. The call fills
// both arrays and gives the numbers of points and of subpaths; if both arrays are empty, only these numbers.
// An array that is too short is ANIM_ERROR_CAPACITY.
//
// It is anim_path_get_polylines of C.
func (object *Path) GetPolylines(tolerance float64, points []Point, ends []uint) (pointCount int, subpathCount int, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return pointCount, subpathCount, err
	}
	defer runtime.KeepAlive(object)
	var rPointCount C.size_t
	var rSubpathCount C.size_t
	if err = check(C.call_anim_path_get_polylines(self, C.double(tolerance), (*C.anim_point)(at(points)), C.size_t(len(points)), &rPointCount, (*C.size_t)(at(ends)), C.size_t(len(ends)), &rSubpathCount)); err != nil {
		return
	}
	pointCount = int(rPointCount)
	subpathCount = int(rSubpathCount)
	return
}

// Assign: A copy of the path.
//
// It is anim_path_assign of C.
func (object *Path) Assign() (result *Path, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return result, err
	}
	defer runtime.KeepAlive(object)
	rResult, err := NewPath()
	if err != nil {
		return result, err
	}
	defer runtime.KeepAlive(rResult)
	if err = check(C.call_anim_path_assign(self, rResult.c)); err != nil {
		return
	}
	result = rResult
	return
}

// IsEqual: Whether two paths have the same verbs and equal coordinates.
//
// It is anim_path_is_equal of C.
func (object *Path) IsEqual(other *Path) (equal bool, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return equal, err
	}
	defer runtime.KeepAlive(object)
	cOther, err := other.pointer(false)
	if err != nil {
		return equal, err
	}
	defer runtime.KeepAlive(other)
	var rEqual C.anim_bool
	if err = check(C.call_anim_path_is_equal(self, cOther, &rEqual)); err != nil {
		return
	}
	equal = rEqual != 0
	return
}

// Subpath: One subpath. ANIM_ERROR_NOT_FOUND for an index beyond the last.
//
// It is anim_path_get_subpath of C.
func (object *Path) Subpath(index int) (result *Path, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return result, err
	}
	defer runtime.KeepAlive(object)
	rResult, err := NewPath()
	if err != nil {
		return result, err
	}
	defer runtime.KeepAlive(rResult)
	if err = check(C.call_anim_path_get_subpath(self, C.size_t(index), rResult.c)); err != nil {
		return
	}
	result = rResult
	return
}

// Extend: Appends another path, which may be the path itself, to a path, transformed where a transform is
// given. Coordinates that would be beyond 1e150 in size are clamped to it.
//
// It is anim_path_extend of C.
func (object *Path) Extend(other *Path, transform *Transform) (err error) {
	var keep memory
	defer keep.release()
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	cOther, err := other.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(other)
	var cTransform *C.anim_transform
	if transform != nil {
		cTransform = new(C.anim_transform)
		if err = transform.put(cTransform, &keep); err != nil {
			return
		}
	}
	err = check(C.call_anim_path_extend(self, cOther, cTransform))
	return
}

// Join: The same, but where the path's last subpath is open, the other's first subpath continues it: by a
// line to its beginning, or directly if that is the same point.
//
// It is anim_path_join of C.
func (object *Path) Join(other *Path) (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	cOther, err := other.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(other)
	err = check(C.call_anim_path_join(self, cOther))
	return
}

// Reverse: The outline in the opposite direction: the last subpath first, each from its end to its start. A
// closed subpath keeps its start, and stays closed.
//
// It is anim_path_reverse of C.
func (object *Path) Reverse() (result *Path, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return result, err
	}
	defer runtime.KeepAlive(object)
	rResult, err := NewPath()
	if err != nil {
		return result, err
	}
	defer runtime.KeepAlive(rResult)
	if err = check(C.call_anim_path_reverse(self, rResult.c)); err != nil {
		return
	}
	result = rResult
	return
}

// ReverseSubpath: The path with one of its subpaths reversed; the order of subpaths stays.
// ANIM_ERROR_NOT_FOUND for an index beyond the last.
//
// It is anim_path_reverse_subpath of C.
func (object *Path) ReverseSubpath(index int) (result *Path, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return result, err
	}
	defer runtime.KeepAlive(object)
	rResult, err := NewPath()
	if err != nil {
		return result, err
	}
	defer runtime.KeepAlive(rResult)
	if err = check(C.call_anim_path_reverse_subpath(self, C.size_t(index), rResult.c)); err != nil {
		return
	}
	result = rResult
	return
}

// Subdivide: Splits every segment, the closing line too, into parts (at least 1) pieces of equal parameter
// ranges. Where longest (> 0) is finite, the pieces have equal lengths instead (to 1e-9), and more than parts
// of them are made where a piece would be longer than longest. ANIM_ERROR_LIMIT for more than
// ANIM_LIMIT_PATH_PIECES, before any is made.
//
// It is anim_path_subdivide of C.
func (object *Path) Subdivide(parts uint32, longest float64) (result *Path, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return result, err
	}
	defer runtime.KeepAlive(object)
	rResult, err := NewPath()
	if err != nil {
		return result, err
	}
	defer runtime.KeepAlive(rResult)
	if err = check(C.call_anim_path_subdivide(self, C.uint32_t(parts), C.double(longest), rResult.c)); err != nil {
		return
	}
	result = rResult
	return
}

// Convert: The path in other verbs. The tolerance is in points and above 0. A cubic curve becomes quadratic
// ones over equal ranges of its parameter, which have equal errors: sqrt(3)/36 |p3 - 3 p2 + 3 p1 - p0| / n^3
// for n of them (Sederberg, "Computer Aided Geometric Design"). ANIM_ERROR_LIMIT for more than
// ANIM_LIMIT_PATH_PIECES quadratic curves.
//
// It is anim_path_convert of C.
func (object *Path) Convert(conversion PathConversion, tolerance float64) (result *Path, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return result, err
	}
	defer runtime.KeepAlive(object)
	rResult, err := NewPath()
	if err != nil {
		return result, err
	}
	defer runtime.KeepAlive(rResult)
	if err = check(C.call_anim_path_convert(self, C.anim_path_conversion(conversion), C.double(tolerance), rResult.c)); err != nil {
		return
	}
	result = rResult
	return
}

// CloseAll: The path with all its open subpaths closed.
//
// It is anim_path_close_all of C.
func (object *Path) CloseAll() (result *Path, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return result, err
	}
	defer runtime.KeepAlive(object)
	rResult, err := NewPath()
	if err != nil {
		return result, err
	}
	defer runtime.KeepAlive(rResult)
	if err = check(C.call_anim_path_close_all(self, rResult.c)); err != nil {
		return
	}
	result = rResult
	return
}

// RemoveDegenerate: The path without degenerate segments, and without subpaths that then have no segment
// left. A segment is degenerate if all its points are within the tolerance (>= 0, in points, in x and in y)
// of its start.
//
// It is anim_path_remove_degenerate of C.
func (object *Path) RemoveDegenerate(tolerance float64) (result *Path, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return result, err
	}
	defer runtime.KeepAlive(object)
	rResult, err := NewPath()
	if err != nil {
		return result, err
	}
	defer runtime.KeepAlive(rResult)
	if err = check(C.call_anim_path_remove_degenerate(self, C.double(tolerance), rResult.c)); err != nil {
		return
	}
	result = rResult
	return
}

// DefaultStrokeStyle: Fills the style with the defaults named above.
//
// It is anim_default_stroke_style of C.
func DefaultStrokeStyle() StrokeStyle {
	var style StrokeStyle
	var rStyle C.anim_stroke_style
	rStyle.struct_size = C.sizeof_anim_stroke_style
	if err := check(C.call_anim_default_stroke_style(&rStyle, C.sizeof_anim_stroke_style)); err != nil {
		panic(err)
	}
	style.get(&rStyle)
	return style
}

// Stroke: The outline of a path's stroke, to be filled by the non-zero rule. Curves stay curves: cubic ones
// within tolerance of the exact offset curves at half the width. A tolerance of 0 is a thousandth of the
// width; at least 1e-9 of the largest coordinate or the width is used. A closed subpath gives two outlines of
// opposite directions, an open one gives one; bends tighter than half the width add outlines of their own,
// and outlines may overlap. The whole is the stroke shape of SVG 2: the area that the normals sweep, with
// joins and caps. A cusp is round, the limit of ever tighter bends. A subpath of length 0 shows its round or
// square caps, a lone move nothing. ANIM_ERROR_LIMIT for more than ANIM_LIMIT_PATH_DASHES dashes or
// ANIM_LIMIT_PATH_VERBS verbs, and as in anim_path_simplify() where the style is simplified.
//
// It is anim_path_stroke of C.
func (object *Path) Stroke(style *StrokeStyle, tolerance float64) (result *Path, err error) {
	var keep memory
	defer keep.release()
	self, err := object.pointer(false)
	if err != nil {
		return result, err
	}
	defer runtime.KeepAlive(object)
	var cStyle *C.anim_stroke_style
	if style != nil {
		cStyle = new(C.anim_stroke_style)
		if err = style.put(cStyle, &keep); err != nil {
			return
		}
	}
	rResult, err := NewPath()
	if err != nil {
		return result, err
	}
	defer runtime.KeepAlive(rResult)
	if err = check(C.call_anim_path_stroke(self, cStyle, C.double(tolerance), rResult.c)); err != nil {
		return
	}
	result = rResult
	return
}

// Dash: The dashes of a path as open subpaths; lengths and offset as in anim_stroke_style. Curves stay
// curves, cut to 1e-9 of their length. The pattern starts anew in each subpath; in a closed one the last dash
// continues into the first where both reach the start. A dash of length 0 is a line from a point to itself.
// ANIM_ERROR_LIMIT for more than ANIM_LIMIT_PATH_DASHES.
//
// It is anim_path_dash of C.
func (object *Path) Dash(dashes []float64, offset float64) (result *Path, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return result, err
	}
	defer runtime.KeepAlive(object)
	rResult, err := NewPath()
	if err != nil {
		return result, err
	}
	defer runtime.KeepAlive(rResult)
	if err = check(C.call_anim_path_dash(self, (*C.double)(at(dashes)), C.size_t(len(dashes)), C.double(offset), rResult.c)); err != nil {
		return
	}
	result = rResult
	return
}

// RoundCorners: The path with its corners rounded. A corner is where two segments of a subpath meet at an
// angle; the corner at the start of a closed subpath is its first. radii are those of the corners in order (0
// to 1e150), repeated if there are more corners; without radii the path stays as it is.
//
// Between two lines a corner becomes an arc, with a cubic curve for each quarter turn. The arc's radius is
// reduced so that it uses at most half of a line that ends in another corner, and at most all of any other
// line. A corner of radius 0 uses nothing of its lines. Where one of the two segments is a curve, both are
// cut as far from the corner, measured along them, as two lines would be, and a tangent cubic curve joins
// them.
//
// smoothing is 0 for arcs. From 0 to 1, a corner between two lines begins earlier on the line, by that
// fraction of the arc's length where there is room. Its curvature rises from 0 to that of a shorter arc:
// continuous corners, as on iOS.
//
// It is anim_path_round_corners of C.
func (object *Path) RoundCorners(radii []float64, smoothing float64) (result *Path, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return result, err
	}
	defer runtime.KeepAlive(object)
	rResult, err := NewPath()
	if err != nil {
		return result, err
	}
	defer runtime.KeepAlive(rResult)
	if err = check(C.call_anim_path_round_corners(self, (*C.double)(at(radii)), C.size_t(len(radii)), C.double(smoothing), rResult.c)); err != nil {
		return
	}
	result = rResult
	return
}

// StrokeContains: Whether a point lies in the path's stroke: on a normal of the outline at most half the
// width from it, or in a join or a cap. No outline is made.
//
// It is anim_path_stroke_contains of C.
func (object *Path) StrokeContains(x float64, y float64, style *StrokeStyle) (inside bool, err error) {
	var keep memory
	defer keep.release()
	self, err := object.pointer(false)
	if err != nil {
		return inside, err
	}
	defer runtime.KeepAlive(object)
	var cStyle *C.anim_stroke_style
	if style != nil {
		cStyle = new(C.anim_stroke_style)
		if err = style.put(cStyle, &keep); err != nil {
			return
		}
	}
	var rInside C.anim_bool
	if err = check(C.call_anim_path_stroke_contains(self, C.double(x), C.double(y), cStyle, &rInside)); err != nil {
		return
	}
	inside = rInside != 0
	return
}

// StrokeContainsMany: The same for many points: 0 or 1 for each.
//
// It is anim_path_stroke_contains_many of C.
func (object *Path) StrokeContainsMany(points []Point, style *StrokeStyle) (inside []byte, err error) {
	var keep memory
	defer keep.release()
	self, err := object.pointer(false)
	if err != nil {
		return inside, err
	}
	defer runtime.KeepAlive(object)
	var cStyle *C.anim_stroke_style
	if style != nil {
		cStyle = new(C.anim_stroke_style)
		if err = style.put(cStyle, &keep); err != nil {
			return
		}
	}
	rInside := make([]byte, len(points))
	if err = check(C.call_anim_path_stroke_contains_many(self, (*C.anim_point)(at(points)), C.size_t(len(points)), cStyle, (*C.uint8_t)(at(rInside)))); err != nil {
		return
	}
	inside = rInside
	return
}

// Combine: Combines the insides of two paths by an operation; fill_rule says what is inside of each.
//
// It is anim_path_combine of C.
func (object *Path) Combine(other *Path, operation PathOperation, fillRule FillRule) (result *Path, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return result, err
	}
	defer runtime.KeepAlive(object)
	cOther, err := other.pointer(false)
	if err != nil {
		return result, err
	}
	defer runtime.KeepAlive(other)
	rResult, err := NewPath()
	if err != nil {
		return result, err
	}
	defer runtime.KeepAlive(rResult)
	if err = check(C.call_anim_path_combine(self, cOther, C.anim_path_operation(operation), C.anim_fill_rule(fillRule), rResult.c)); err != nil {
		return
	}
	result = rResult
	return
}

// Simplify: The path without crossings and overlaps (such as those of a stroke's outline): the contours of
// its inside.
//
// It is anim_path_simplify of C.
func (object *Path) Simplify(fillRule FillRule) (result *Path, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return result, err
	}
	defer runtime.KeepAlive(object)
	rResult, err := NewPath()
	if err != nil {
		return result, err
	}
	defer runtime.KeepAlive(rResult)
	if err = check(C.call_anim_path_simplify(self, C.anim_fill_rule(fillRule), rResult.c)); err != nil {
		return
	}
	result = rResult
	return
}

// Offset: The inside grown by distance on all sides, or shrunk by a negative one, up to 5e149 in size. This
// is the union with, or the difference to, the stroke of its outline at twice that width. join and
// miter_limit shape the corners, as in anim_stroke_style: outer corners where it grows, inner ones where it
// shrinks. Curves are within tolerance of the exact ones; 0 is a thousandth of twice the distance.
//
// It is anim_path_offset of C.
func (object *Path) Offset(distance float64, join Join, miterLimit float64, tolerance float64, fillRule FillRule) (result *Path, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return result, err
	}
	defer runtime.KeepAlive(object)
	rResult, err := NewPath()
	if err != nil {
		return result, err
	}
	defer runtime.KeepAlive(rResult)
	if err = check(C.call_anim_path_offset(self, C.double(distance), C.anim_join(join), C.double(miterLimit), C.double(tolerance), C.anim_fill_rule(fillRule), rResult.c)); err != nil {
		return
	}
	result = rResult
	return
}

// NewPathCollection: A collection without paths.
//
// It is anim_path_collection_create of C.
func NewPathCollection() (collection *PathCollection, err error) {
	var rCollection *C.anim_path_collection
	if err = check(C.call_anim_path_collection_create(&rCollection)); err != nil {
		return
	}
	collection = newPathCollection(rCollection, nil)
	return
}

// Clear: Removes all paths.
//
// It is anim_path_collection_clear of C.
func (object *PathCollection) Clear() (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	err = check(C.call_anim_path_collection_clear(self))
	return
}

// Parse: Appends paths of SVG path data, read as by anim_path_parse(). The texts are concatenated in text, of
// at most ANIM_LIMIT_TEXT_BYTES: the text of path i ends before the byte ends[i], and begins where the one
// before ends. ends must not decrease, and the last of them is the length of text. ANIM_ERROR_SYNTAX and
// ANIM_ERROR_LIMIT for the first text with an error: the message says which, counted from 0, and
// anim_last_error_place() gives line and column in it; no path is appended then. With lenient set each path
// has everything before its error, and the call succeeds, but still sets message and place for the first
// error. The result has for each text the byte offset of its first error, -1 if there is none.
//
// It is anim_path_collection_parse of C.
func (object *PathCollection) Parse(text string, ends []uint, options *PathParsing) (errorOffsets []int64, err error) {
	var keep memory
	defer keep.release()
	self, err := object.pointer(false)
	if err != nil {
		return errorOffsets, err
	}
	defer runtime.KeepAlive(object)
	var cOptions *C.anim_path_parsing
	if options != nil {
		cOptions = new(C.anim_path_parsing)
		if err = options.put(cOptions, &keep); err != nil {
			return
		}
	}
	rErrorOffsets := make([]int64, len(ends))
	if err = check(C.call_anim_path_collection_parse(self, textAt(text), C.size_t(len(text)), (*C.size_t)(at(ends)), C.size_t(len(ends)), cOptions, (*C.int64_t)(at(rErrorOffsets)))); err != nil {
		return
	}
	errorOffsets = rErrorOffsets
	return
}

// Append: Appends a copy of a path. ANIM_ERROR_LIMIT for more than ANIM_LIMIT_PATH_VERBS paths.
//
// It is anim_path_collection_append of C.
func (object *PathCollection) Append(path *Path) (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	cPath, err := path.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(path)
	err = check(C.call_anim_path_collection_append(self, cPath))
	return
}

// Count: How many paths there are.
//
// It is anim_path_collection_get_count of C.
func (object *PathCollection) Count() (count int, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return count, err
	}
	defer runtime.KeepAlive(object)
	var rCount C.size_t
	if err = check(C.call_anim_path_collection_get_count(self, &rCount)); err != nil {
		return
	}
	count = int(rCount)
	return
}

// Path: A copy of the path at an index. ANIM_ERROR_NOT_FOUND for an index beyond the last.
//
// It is anim_path_collection_get_path of C.
func (object *PathCollection) Path(index int) (result *Path, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return result, err
	}
	defer runtime.KeepAlive(object)
	rResult, err := NewPath()
	if err != nil {
		return result, err
	}
	defer runtime.KeepAlive(rResult)
	if err = check(C.call_anim_path_collection_get_path(self, C.size_t(index), rResult.c)); err != nil {
		return
	}
	result = rResult
	return
}

// ListBounds: Tight bounding boxes, as anim_path_get_bounds() gives them. The box of an empty path is four
// NaNs.
//
// It is anim_path_collection_list_bounds of C.
func (object *PathCollection) ListBounds() (bounds []Rectangle, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return bounds, err
	}
	defer runtime.KeepAlive(object)
	var rBoundsLength C.size_t
	if err = check(C.call_anim_path_collection_list_bounds(self, nil, 0, &rBoundsLength)); err != nil {
		return
	}
	rBounds := make([]C.anim_rectangle, int(rBoundsLength))
	if len(rBounds) > 0 {
		if err = check(C.call_anim_path_collection_list_bounds(self, (*C.anim_rectangle)(at(rBounds)), C.size_t(len(rBounds)), &rBoundsLength)); err != nil {
			return
		}
	}
	for index := range rBounds {
		var one Rectangle
		one.get(&rBounds[index])
		bounds = append(bounds, one)
	}
	return
}

// ListLengths: Lengths of outlines, each within accuracy as by anim_path_get_length().
//
// It is anim_path_collection_list_lengths of C.
func (object *PathCollection) ListLengths(accuracy float64) (lengths []float64, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return lengths, err
	}
	defer runtime.KeepAlive(object)
	var rLengthsLength C.size_t
	if err = check(C.call_anim_path_collection_list_lengths(self, C.double(accuracy), nil, 0, &rLengthsLength)); err != nil {
		return
	}
	rLengths := make([]C.double, int(rLengthsLength))
	if len(rLengths) > 0 {
		if err = check(C.call_anim_path_collection_list_lengths(self, C.double(accuracy), (*C.double)(at(rLengths)), C.size_t(len(rLengths)), &rLengthsLength)); err != nil {
			return
		}
	}
	for index := range rLengths {
		lengths = append(lengths, float64(rLengths[index]))
	}
	return
}

// ListAreas: Signed areas, as anim_path_get_area() gives them.
//
// It is anim_path_collection_list_areas of C.
func (object *PathCollection) ListAreas() (areas []float64, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return areas, err
	}
	defer runtime.KeepAlive(object)
	var rAreasLength C.size_t
	if err = check(C.call_anim_path_collection_list_areas(self, nil, 0, &rAreasLength)); err != nil {
		return
	}
	rAreas := make([]C.double, int(rAreasLength))
	if len(rAreas) > 0 {
		if err = check(C.call_anim_path_collection_list_areas(self, (*C.double)(at(rAreas)), C.size_t(len(rAreas)), &rAreasLength)); err != nil {
			return
		}
	}
	for index := range rAreas {
		areas = append(areas, float64(rAreas[index]))
	}
	return
}

// Contains: Whether points lie inside by a rule, 0 or 1: for each path a row with a number for each point.
//
// It is anim_path_collection_contains of C.
func (object *PathCollection) Contains(points []Point, fillRule FillRule) (inside []byte, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return inside, err
	}
	defer runtime.KeepAlive(object)
	var rInsideLength C.size_t
	if err = check(C.call_anim_path_collection_contains(self, (*C.anim_point)(at(points)), C.size_t(len(points)), C.anim_fill_rule(fillRule), nil, 0, &rInsideLength)); err != nil {
		return
	}
	rInside := make([]C.uint8_t, int(rInsideLength))
	if len(rInside) > 0 {
		if err = check(C.call_anim_path_collection_contains(self, (*C.anim_point)(at(points)), C.size_t(len(points)), C.anim_fill_rule(fillRule), (*C.uint8_t)(at(rInside)), C.size_t(len(rInside)), &rInsideLength)); err != nil {
			return
		}
	}
	inside = C.GoBytes(at(rInside), C.int(len(rInside)))
	return
}

// DefaultMorphOptions: Fills the options with the defaults named above.
//
// It is anim_default_morph_options of C.
func DefaultMorphOptions() MorphOptions {
	var options MorphOptions
	var rOptions C.anim_morph_options
	rOptions.struct_size = C.sizeof_anim_morph_options
	if err := check(C.call_anim_default_morph_options(&rOptions, C.sizeof_anim_morph_options)); err != nil {
		panic(err)
	}
	options.get(&rOptions)
	return options
}

// NewMorph: The morph from one path to another. It keeps copies of them. The time is proportional to the
// paths, plus up to 320 * 320 steps for each pair of subpaths and attempt; a blend takes several milliseconds
// and up to 400 KB. ANIM_ERROR_ARGUMENT and ANIM_ERROR_DUPLICATE for pairs and points that do not fit the
// paths; ANIM_ERROR_KIND for paths of different structure with ANIM_MORPH_STRUCTURE_STRICT; ANIM_ERROR_LIMIT
// for a result of too many verbs.
//
// It is anim_morph_create of C.
func NewMorph(from *Path, to *Path, options *MorphOptions) (morph *Morph, err error) {
	var keep memory
	defer keep.release()
	cFrom, err := from.pointer(false)
	if err != nil {
		return morph, err
	}
	defer runtime.KeepAlive(from)
	cTo, err := to.pointer(false)
	if err != nil {
		return morph, err
	}
	defer runtime.KeepAlive(to)
	var cOptions *C.anim_morph_options
	if options != nil {
		cOptions = new(C.anim_morph_options)
		if err = options.put(cOptions, &keep); err != nil {
			return
		}
	}
	var rMorph *C.anim_morph
	if err = check(C.call_anim_morph_create(cFrom, cTo, cOptions, &rMorph)); err != nil {
		return
	}
	morph = newMorph(rMorph, nil)
	return
}

// NewMorphSequence: The morph along two or more paths. times: when each is reached, numbers that increase
// from 0 to 1; without times they are spaced evenly. Options and errors as anim_morph_create; pairs and
// points apply to every two neighbors.
//
// It is anim_morph_create_sequence of C.
func NewMorphSequence(paths []*Path, times []float64, options *MorphOptions) (morph *Morph, err error) {
	var keep memory
	defer keep.release()
	cPaths := make([]*C.anim_path, len(paths))
	for index := range paths {
		if cPaths[index], err = paths[index].pointer(false); err != nil {
			return
		}
	}
	defer runtime.KeepAlive(paths)
	var cOptions *C.anim_morph_options
	if options != nil {
		cOptions = new(C.anim_morph_options)
		if err = options.put(cOptions, &keep); err != nil {
			return
		}
	}
	var rMorph *C.anim_morph
	if err = check(C.call_anim_morph_create_sequence((**C.anim_path)(at(cPaths)), C.size_t(len(paths)), (*C.double)(at(times)), C.size_t(len(times)), cOptions, &rMorph)); err != nil {
		return
	}
	morph = newMorph(rMorph, nil)
	return
}

// Path: The path of the morph at t: 0 is the first path and 1 the last. At these times and at those of the
// paths between, the result is exactly that path, verb for verb. Outside 0 to 1 the motion continues, as when
// a spring overshoots, but a blend stays at its ends; coordinates beyond 1e150 are clamped to it.
//
// It is anim_morph_get_path of C.
func (object *Morph) Path(t float64) (path *Path, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return path, err
	}
	defer runtime.KeepAlive(object)
	rPath, err := NewPath()
	if err != nil {
		return path, err
	}
	defer runtime.KeepAlive(rPath)
	if err = check(C.call_anim_morph_get_path(self, C.double(t), rPath.c)); err != nil {
		return
	}
	path = rPath
	return
}

// Counts: The number of verbs and coordinates in the common structure of the paths index and index + 1.
// ANIM_ERROR_NOT_FOUND for an index beyond the last but one path; ANIM_ERROR_KIND for a blend.
//
// It is anim_morph_get_counts of C.
func (object *Morph) Counts(index int) (verbCount int, coordinateCount int, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return verbCount, coordinateCount, err
	}
	defer runtime.KeepAlive(object)
	var rVerbCount C.size_t
	var rCoordinateCount C.size_t
	if err = check(C.call_anim_morph_get_counts(self, C.size_t(index), &rVerbCount, &rCoordinateCount)); err != nil {
		return
	}
	verbCount = int(rVerbCount)
	coordinateCount = int(rCoordinateCount)
	return
}

// GetVerbs: The verbs of that structure. The array must be long enough for all of them (ANIM_ERROR_CAPACITY).
//
// It is anim_morph_get_verbs of C.
func (object *Morph) GetVerbs(index int, verbs []Verb) (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	err = check(C.call_anim_morph_get_verbs(self, C.size_t(index), (*C.anim_verb)(at(verbs)), C.size_t(len(verbs))))
	return
}

// Evaluate: The coordinates of that structure at many times, a row for each; time 0 is path index, 1 path
// index + 1. The array must be exactly as long as all rows.
//
// It is anim_morph_evaluate of C.
func (object *Morph) Evaluate(index int, times []float64, coordinates []float64) (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	err = check(C.call_anim_morph_evaluate(self, C.size_t(index), (*C.double)(at(times)), C.size_t(len(times)), (*C.double)(at(coordinates)), C.size_t(len(coordinates))))
	return
}

// Aligned: Path index and path index + 1 in their common structure: the same verbs, each with the fill of its
// original; for CSS, Lottie and others that interpolate point by point. (Where something turns, these are the
// points at the ends, but the motion between them is not straight.)
//
// It is anim_morph_get_aligned of C.
func (object *Morph) Aligned(index int) (from *Path, to *Path, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return from, to, err
	}
	defer runtime.KeepAlive(object)
	rFrom, err := NewPath()
	if err != nil {
		return from, to, err
	}
	defer runtime.KeepAlive(rFrom)
	rTo, err := NewPath()
	if err != nil {
		return from, to, err
	}
	defer runtime.KeepAlive(rTo)
	if err = check(C.call_anim_morph_get_aligned(self, C.size_t(index), rFrom.c, rTo.c)); err != nil {
		return
	}
	from = rFrom
	to = rTo
	return
}

// ListPairs: The pairs of subpaths, in the order of the common structure: indices of subpaths, -1 for none. A
// subpath that was cut into parts is listed for each part.
//
// It is anim_morph_list_pairs of C.
func (object *Morph) ListPairs(index int) (pairs []MorphPair, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return pairs, err
	}
	defer runtime.KeepAlive(object)
	var rPairsLength C.size_t
	if err = check(C.call_anim_morph_list_pairs(self, C.size_t(index), nil, 0, &rPairsLength)); err != nil {
		return
	}
	rPairs := make([]C.anim_morph_pair, int(rPairsLength))
	if len(rPairs) > 0 {
		if err = check(C.call_anim_morph_list_pairs(self, C.size_t(index), (*C.anim_morph_pair)(at(rPairs)), C.size_t(len(rPairs)), &rPairsLength)); err != nil {
			return
		}
	}
	for index := range rPairs {
		var one MorphPair
		one.get(&rPairs[index])
		pairs = append(pairs, one)
	}
	return
}

// NewExpression: Parses an expression over names (UTF-8 of at most ANIM_LIMIT_NAME_BYTES, written here
// without backquotes). In the calls below, a variable is identified by the position of its name in this list.
// ANIM_ERROR_SYNTAX, ANIM_ERROR_NOT_FOUND for an unknown name or function, or ANIM_ERROR_LIMIT, each with
// line and column; ANIM_ERROR_DUPLICATE when a name is given twice.
//
// It is anim_expression_create of C.
func NewExpression(text string, names []string) (expression *Expression, err error) {
	var keep memory
	defer keep.release()
	cNames, cNamesLengths := keep.texts(names)
	var rExpression *C.anim_expression
	if err = check(C.call_anim_expression_create(textAt(text), C.size_t(len(text)), (**C.char)(cNames), (*C.size_t)(cNamesLengths), C.size_t(len(names)), &rExpression)); err != nil {
		return
	}
	expression = newExpression(rExpression, nil)
	return
}

// ListVariables: The variables that it reads, by position, each once, in order of appearance.
//
// It is anim_expression_list_variables of C.
func (object *Expression) ListVariables() (variables []int32, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return variables, err
	}
	defer runtime.KeepAlive(object)
	var rVariablesLength C.size_t
	if err = check(C.call_anim_expression_list_variables(self, nil, 0, &rVariablesLength)); err != nil {
		return
	}
	rVariables := make([]C.int32_t, int(rVariablesLength))
	if len(rVariables) > 0 {
		if err = check(C.call_anim_expression_list_variables(self, (*C.int32_t)(at(rVariables)), C.size_t(len(rVariables)), &rVariablesLength)); err != nil {
			return
		}
	}
	for index := range rVariables {
		variables = append(variables, int32(rVariables[index]))
	}
	return
}

// Evaluate: The value. variables has a number for each name. Variables and the result may be infinite or NaN.
//
// It is anim_expression_evaluate of C.
func (object *Expression) Evaluate(variables []float64) (result float64, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return result, err
	}
	defer runtime.KeepAlive(object)
	var rResult C.double
	if err = check(C.call_anim_expression_evaluate(self, (*C.double)(at(variables)), C.size_t(len(variables)), &rResult)); err != nil {
		return
	}
	result = float64(rResult)
	return
}

// EvaluateMany: The same many times at once: variables has a row for each result, with a number for each
// name.
//
// It is anim_expression_evaluate_many of C.
func (object *Expression) EvaluateMany(variables []float64, results []float64) (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	err = check(C.call_anim_expression_evaluate_many(self, (*C.double)(at(variables)), C.size_t(len(variables)), (*C.double)(at(results)), C.size_t(len(results))))
	return
}

// Differentiate: The value and its rate of change, from the variables' rates, by the chain rule. A
// conditional, min, max and clamp have the rate of the operand chosen; functions that jump (comparisons,
// floor...) have rate 0, and so has abs at 0. An operand with rate 0 gives rate 0 even where the slope is
// infinite, as that of sqrt at 0. Variables, rates and results may be infinite or NaN.
//
// It is anim_expression_differentiate of C.
func (object *Expression) Differentiate(variables []float64, rates []float64) (value float64, rate float64, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return value, rate, err
	}
	defer runtime.KeepAlive(object)
	nCount, err := sharedLength([]string{"variables", "rates"}, len(variables), len(rates))
	if err != nil {
		return value, rate, err
	}
	var rValue C.double
	var rRate C.double
	if err = check(C.call_anim_expression_differentiate(self, (*C.double)(at(variables)), (*C.double)(at(rates)), C.size_t(nCount), &rValue, &rRate)); err != nil {
		return
	}
	value = float64(rValue)
	rate = float64(rRate)
	return
}

// DefaultStageOptions: Fills the options with the defaults named above.
//
// It is anim_default_stage_options of C.
func DefaultStageOptions() StageOptions {
	var options StageOptions
	var rOptions C.anim_stage_options
	rOptions.struct_size = C.sizeof_anim_stage_options
	if err := check(C.call_anim_default_stage_options(&rOptions, C.sizeof_anim_stage_options)); err != nil {
		panic(err)
	}
	options.get(&rOptions)
	return options
}

// NewStage: Makes an empty stage at time 0.
//
// It is anim_stage_create of C.
func NewStage(options *StageOptions) (stage *Stage, err error) {
	var keep memory
	defer keep.release()
	var cOptions *C.anim_stage_options
	if options != nil {
		cOptions = new(C.anim_stage_options)
		if err = options.put(cOptions, &keep); err != nil {
			return
		}
	}
	var rStage *C.anim_stage
	if err = check(C.call_anim_stage_create(cOptions, &rStage)); err != nil {
		return
	}
	stage = newStage(rStage, nil)
	return
}

// AbandonCall: Ends a call whose callback was left by longjmp() instead of returning. Call it afterwards on
// the same thread, from where the call was made or further out: inside the callback it is
// ANIM_ERROR_REENTRANT. What the call has done so far stays. The next advance, even one of 0 s, makes up for
// an advance that was cut short (see owed of anim_stage_info). It computes every presentation value, and
// calls other callbacks for what they have missed. Until then, values that were being computed may be old.
// Does nothing where no call is under way. A little memory that the call held is not given back.
//
// An easing's callback may be left while a value is half computed, or while an animation begins or ends. The
// next advance does the rest, at the stage time at which it was due; the result is as if the callback had
// returned. Exception: the call was still creating an animation, that is, evaluating the start value for a
// given velocity, or the value of a delayed animation that fills backwards. Then that animation ends
// unfinished in the next advance, and the property jumps to a value that was being set. If a group or
// animator was being removed or stopped, the animations that have not ended go on.
//
// It is anim_stage_abandon_call of C.
func (object *Stage) AbandonCall() (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	err = check(C.call_anim_stage_abandon_call(self))
	return
}

// AddProperty: Adds a property at rest at a value, which has as many numbers as the kind has components. For
// the kinds VECTOR and PATH, use anim_stage_add_property_with() and anim_stage_add_path(). The name is unique
// in the stage (ANIM_ERROR_DUPLICATE), or empty for none. The stage keeps a name's bytes until the stage is
// destroyed, even when the property is removed.
//
// It is anim_stage_add_property of C.
func (object *Stage) AddProperty(name string, kind ValueKind, value []float64) (property Property, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return property, err
	}
	defer runtime.KeepAlive(object)
	var rProperty C.anim_property
	if err = check(C.call_anim_stage_add_property(self, textAt(name), C.size_t(len(name)), C.anim_value_kind(kind), (*C.double)(at(value)), C.size_t(len(value)), &rProperty)); err != nil {
		return
	}
	property = Property{object, uint64(rProperty)}
	return
}

// DefaultPropertyOptions: Fills the options with the defaults named above.
//
// It is anim_default_property_options of C.
func DefaultPropertyOptions() PropertyOptions {
	var options PropertyOptions
	var rOptions C.anim_property_options
	rOptions.struct_size = C.sizeof_anim_property_options
	if err := check(C.call_anim_default_property_options(&rOptions, C.sizeof_anim_property_options)); err != nil {
		panic(err)
	}
	options.get(&rOptions)
	return options
}

// AddPropertyWith: Adds a property as anim_stage_add_property does, with options. Value, model and
// presentation are always in the kind's own components (a color's in sRGB); the options say how they are
// interpolated.
//
// It is anim_stage_add_property_with of C.
func (object *Stage) AddPropertyWith(name string, options PropertyOptions, value []float64) (property Property, err error) {
	var keep memory
	defer keep.release()
	self, err := object.pointer(false)
	if err != nil {
		return property, err
	}
	defer runtime.KeepAlive(object)
	var cOptions C.anim_property_options
	if err = options.put(&cOptions, &keep); err != nil {
		return
	}
	var rProperty C.anim_property
	if err = check(C.call_anim_stage_add_property_with(self, textAt(name), C.size_t(len(name)), &cOptions, (*C.double)(at(value)), C.size_t(len(value)), &rProperty)); err != nil {
		return
	}
	property = Property{object, uint64(rProperty)}
	return
}

// AddPath: Adds a property that holds a copy of a path, which must not be empty (ANIM_ERROR_ARGUMENT). Its
// components are the path's coordinates, at most ANIM_LIMIT_VECTOR.
//
// It is anim_stage_add_path of C.
func (object *Stage) AddPath(name string, path *Path) (property Property, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return property, err
	}
	defer runtime.KeepAlive(object)
	cPath, err := path.pointer(false)
	if err != nil {
		return property, err
	}
	defer runtime.KeepAlive(path)
	var rProperty C.anim_property
	if err = check(C.call_anim_stage_add_path(self, textAt(name), C.size_t(len(name)), cPath, &rProperty)); err != nil {
		return
	}
	property = Property{object, uint64(rProperty)}
	return
}

// SetPath: Sets the path, which must not be empty, as anim_stage_set_value does. On its way the property
// shows what anim_morph_create() without options makes of the path that it shows and the new one: points of
// paths with the same verbs move straight, unless an outline would fold up, and a rotated copy rotates. An
// interrupted path keeps its velocity; set back to where it came from, it returns through the same
// in-betweens. At rest it is the path that was set, with its own verbs.
//
// In three cases paths with other verbs are cut to a common structure instead, in which their points move
// straight: if they have more than 4096 coordinates together, if rotation is turned off (see
// anim_stage_set_path_turns), and if the new motion does not end the present one at once, or begins with a
// velocity that is given. A morph that would need more than 65536 coordinates, and more than eight times
// those of both paths, is not made: the path jumps. It also jumps where no transaction is open or the
// property's action is NONE.
//
// It is anim_stage_set_path of C.
func (object Property) SetPath(path *Path) (err error) {
	self, err := object.stage.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object.stage)
	cPath, err := path.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(path)
	err = check(C.call_anim_stage_set_path(self, C.anim_property(object.id), cPath))
	return
}

// SpringToPath: Sets a property's path in a transaction of its own, as anim_stage_spring_to sets numbers. The
// path moves there by a spring: point by point, turning or as a morph, see anim_stage_set_path. It starts
// with the present velocity, or with velocity if that is given: one of each coordinate of path, also where
// the property holds a path with other verbs.
//
// It is anim_stage_spring_to_path of C.
func (object Property) SpringToPath(path *Path, velocity []float64, spring Spring) (transaction Transaction, err error) {
	var keep memory
	defer keep.release()
	self, err := object.stage.pointer(false)
	if err != nil {
		return transaction, err
	}
	defer runtime.KeepAlive(object.stage)
	cPath, err := path.pointer(false)
	if err != nil {
		return transaction, err
	}
	defer runtime.KeepAlive(path)
	var cSpring C.anim_spring
	if err = spring.put(&cSpring, &keep); err != nil {
		return
	}
	var rTransaction C.anim_transaction
	if err = check(C.call_anim_stage_spring_to_path(self, C.anim_property(object.id), cPath, (*C.double)(at(velocity)), C.size_t(len(velocity)), &cSpring, &rTransaction)); err != nil {
		return
	}
	transaction = Transaction{object.stage, uint64(rTransaction)}
	return
}

// CurveToPath: The same by a curve over duration seconds, 0 to ANIM_LIMIT_DURATION_SECONDS.
//
// It is anim_stage_curve_to_path of C.
func (object Property) CurveToPath(path *Path, curve CubicBezier, duration float64) (transaction Transaction, err error) {
	var keep memory
	defer keep.release()
	self, err := object.stage.pointer(false)
	if err != nil {
		return transaction, err
	}
	defer runtime.KeepAlive(object.stage)
	cPath, err := path.pointer(false)
	if err != nil {
		return transaction, err
	}
	defer runtime.KeepAlive(path)
	var cCurve C.anim_cubic_bezier
	if err = curve.put(&cCurve, &keep); err != nil {
		return
	}
	var rTransaction C.anim_transaction
	if err = check(C.call_anim_stage_curve_to_path(self, C.anim_property(object.id), cPath, &cCurve, C.double(duration), &rTransaction)); err != nil {
		return
	}
	transaction = Transaction{object.stage, uint64(rTransaction)}
	return
}

// Path: The property's path, as ANIM_READ_MODEL or ANIM_READ_PRESENTATION. While the property moves to a path
// with other verbs, presentation and velocity have as many components as the path that is shown.
//
// It is anim_stage_get_path of C.
func (object Property) Path(what Read) (path *Path, err error) {
	self, err := object.stage.pointer(false)
	if err != nil {
		return path, err
	}
	defer runtime.KeepAlive(object.stage)
	rPath, err := NewPath()
	if err != nil {
		return path, err
	}
	defer runtime.KeepAlive(rPath)
	if err = check(C.call_anim_stage_get_path(self, C.anim_property(object.id), C.anim_read(what), rPath.c)); err != nil {
		return
	}
	path = rPath
	return
}

// AddScalars: Adds many scalar properties without names at once, one for each of the initial values.
//
// It is anim_stage_add_scalars of C.
func (object *Stage) AddScalars(values []float64) (properties []Property, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return properties, err
	}
	defer runtime.KeepAlive(object)
	rProperties := make([]C.anim_property, len(values))
	if err = check(C.call_anim_stage_add_scalars(self, (*C.double)(at(values)), C.size_t(len(values)), (*C.anim_property)(at(rProperties)))); err != nil {
		return
	}
	properties = make([]Property, len(rProperties))
	for index := range rProperties {
		properties[index] = Property{object, uint64(rProperties[index])}
	}
	return
}

// Remove: Removes a property; its animations end unfinished. ANIM_ERROR_STATE for one that a scene's document
// made.
//
// It is anim_stage_remove_property of C.
func (object Property) Remove() (err error) {
	self, err := object.stage.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object.stage)
	err = check(C.call_anim_stage_remove_property(self, C.anim_property(object.id)))
	return
}

// FindProperty: The property of a name. ANIM_ERROR_NOT_FOUND.
//
// It is anim_stage_find_property of C.
func (object *Stage) FindProperty(name string) (property Property, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return property, err
	}
	defer runtime.KeepAlive(object)
	var rProperty C.anim_property
	if err = check(C.call_anim_stage_find_property(self, textAt(name), C.size_t(len(name)), &rProperty)); err != nil {
		return
	}
	property = Property{object, uint64(rProperty)}
	return
}

// ListProperties: All properties in order of creation.
//
// It is anim_stage_list_properties of C.
func (object *Stage) ListProperties() (properties []Property, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return properties, err
	}
	defer runtime.KeepAlive(object)
	var rPropertiesLength C.size_t
	if err = check(C.call_anim_stage_list_properties(self, nil, 0, &rPropertiesLength)); err != nil {
		return
	}
	rProperties := make([]C.anim_property, int(rPropertiesLength))
	if len(rProperties) > 0 {
		if err = check(C.call_anim_stage_list_properties(self, (*C.anim_property)(at(rProperties)), C.size_t(len(rProperties)), &rPropertiesLength)); err != nil {
			return
		}
	}
	for index := range rProperties {
		properties = append(properties, Property{object, uint64(rProperties[index])})
	}
	return
}

// Info: Describes a property.
//
// It is anim_stage_get_property_info of C.
func (object Property) Info() (info PropertyInfo, err error) {
	self, err := object.stage.pointer(false)
	if err != nil {
		return info, err
	}
	defer runtime.KeepAlive(object.stage)
	var rInfo C.anim_property_info
	rInfo.struct_size = C.sizeof_anim_property_info
	if err = check(C.call_anim_stage_get_property_info(self, C.anim_property(object.id), &rInfo)); err != nil {
		return
	}
	info.get(&rInfo)
	return
}

// Name: The text of a name by its index in an event or info.
//
// It is anim_stage_get_name of C.
func (object *Stage) Name(name int32) (buffer string, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return buffer, err
	}
	defer runtime.KeepAlive(object)
	var rBufferLength C.size_t
	if err = check(C.call_anim_stage_get_name(self, C.int32_t(name), nil, 0, &rBufferLength)); err != nil {
		return
	}
	rBuffer := make([]C.char, int(rBufferLength))
	if len(rBuffer) > 0 {
		if err = check(C.call_anim_stage_get_name(self, C.int32_t(name), (*C.char)(at(rBuffer)), C.size_t(len(rBuffer)), &rBufferLength)); err != nil {
			return
		}
	}
	buffer = C.GoStringN((*C.char)(at(rBuffer)), C.int(len(rBuffer)))
	return
}

// SetThreshold: The distance (in the property's units) and speed (units per second) below which a spring
// counts as at rest, for animations begun from now on. Above 0 and at most 1e150 (ANIM_ERROR_ARGUMENT); 0.001
// by default. It is checked before the property is.
//
// It is anim_stage_set_threshold of C.
func (object Property) SetThreshold(threshold float64) (err error) {
	self, err := object.stage.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object.stage)
	err = check(C.call_anim_stage_set_threshold(self, C.anim_property(object.id), C.double(threshold)))
	return
}

// SetValue: Sets the model value. Inside an open transaction the presentation value moves there by the
// transaction's motion, from where it is and, for a spring, with its present velocity (see
// ANIM_INTERRUPTION_... for other ways). A transaction with a delay lets a running animation go on until the
// delay ends. Outside any transaction, or with ANIM_MOTION_KIND_NONE, it jumps there. In each case a running
// or waiting animation of the property ends unfinished when the new one takes over. Setting a property that
// is at rest to the value it has does nothing. Components are at most 1e150 in size (ANIM_ERROR_LIMIT).
//
// It is anim_stage_set_value of C.
func (object Property) SetValue(value []float64) (err error) {
	self, err := object.stage.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object.stage)
	err = check(C.call_anim_stage_set_value(self, C.anim_property(object.id), (*C.double)(at(value)), C.size_t(len(value))))
	return
}

// SetValueMany: Sets many at once: values holds the components of each property in turn. All or nothing.
//
// It is anim_stage_set_value_many of C.
func (object *Stage) SetValueMany(properties []Property, values []float64) (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	cProperties := make([]C.anim_property, len(properties))
	for index := range properties {
		cProperties[index] = C.anim_property(properties[index].id)
	}
	err = check(C.call_anim_stage_set_value_many(self, (*C.anim_property)(at(cProperties)), C.size_t(len(properties)), (*C.double)(at(values)), C.size_t(len(values))))
	return
}

// SpringTo: Sets a property's model value in a transaction of its own, inside the innermost open one. The
// presentation moves there by a spring, which replaces the property's animations, from where it is. It starts
// with the present velocity, or with velocity if that is given (of the presentation, units per second, each
// at most 1e150 in size). A property that has an action of its own moves by that. Gives the transaction,
// which is committed and completes when the property has arrived; it may be complete already.
//
// It is anim_stage_spring_to of C.
func (object Property) SpringTo(value []float64, velocity []float64, spring Spring) (transaction Transaction, err error) {
	var keep memory
	defer keep.release()
	self, err := object.stage.pointer(false)
	if err != nil {
		return transaction, err
	}
	defer runtime.KeepAlive(object.stage)
	var cSpring C.anim_spring
	if err = spring.put(&cSpring, &keep); err != nil {
		return
	}
	nCount, err := sharedLength([]string{"value", "velocity"}, len(value), lengthOf(velocity))
	if err != nil {
		return transaction, err
	}
	var rTransaction C.anim_transaction
	if err = check(C.call_anim_stage_spring_to(self, C.anim_property(object.id), (*C.double)(at(value)), (*C.double)(at(velocity)), C.size_t(nCount), &cSpring, &rTransaction)); err != nil {
		return
	}
	transaction = Transaction{object.stage, uint64(rTransaction)}
	return
}

// CurveTo: The same by a curve over duration seconds, 0 to ANIM_LIMIT_DURATION_SECONDS.
//
// It is anim_stage_curve_to of C.
func (object Property) CurveTo(value []float64, curve CubicBezier, duration float64) (transaction Transaction, err error) {
	var keep memory
	defer keep.release()
	self, err := object.stage.pointer(false)
	if err != nil {
		return transaction, err
	}
	defer runtime.KeepAlive(object.stage)
	var cCurve C.anim_cubic_bezier
	if err = curve.put(&cCurve, &keep); err != nil {
		return
	}
	var rTransaction C.anim_transaction
	if err = check(C.call_anim_stage_curve_to(self, C.anim_property(object.id), (*C.double)(at(value)), C.size_t(len(value)), &cCurve, C.double(duration), &rTransaction)); err != nil {
		return
	}
	transaction = Transaction{object.stage, uint64(rTransaction)}
	return
}

// GetValue: Reads one property: as many numbers as it has components.
//
// It is anim_stage_get_value of C.
func (object Property) GetValue(what Read, value []float64) (err error) {
	self, err := object.stage.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object.stage)
	err = check(C.call_anim_stage_get_value(self, C.anim_property(object.id), C.anim_read(what), (*C.double)(at(value)), C.size_t(len(value))))
	return
}

// GetValueMany: Reads many at once, components in a row: as many numbers as they have components in all.
//
// It is anim_stage_get_value_many of C.
func (object *Stage) GetValueMany(properties []Property, what Read, values []float64) (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	cProperties := make([]C.anim_property, len(properties))
	for index := range properties {
		cProperties[index] = C.anim_property(properties[index].id)
	}
	err = check(C.call_anim_stage_get_value_many(self, (*C.anim_property)(at(cProperties)), C.size_t(len(properties)), C.anim_read(what), (*C.double)(at(values)), C.size_t(len(values))))
	return
}

// TakeChanged: The properties whose presentation value may have changed since they were last taken, each
// once, oldest properties first, in the same order on every host.
//
// It is anim_stage_take_changed of C.
func (object *Stage) TakeChanged() (properties []Property, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return properties, err
	}
	defer runtime.KeepAlive(object)
	var rPropertiesLength C.size_t
	rProperties := make([]C.anim_property, 64)
	for {
		if err = check(C.call_anim_stage_take_changed(self, (*C.anim_property)(at(rProperties)), C.size_t(len(rProperties)), &rPropertiesLength)); err != nil {
			return
		}
		full := int(rPropertiesLength) == len(rProperties)
		rProperties = rProperties[:rPropertiesLength]
		for index := range rProperties {
			properties = append(properties, Property{object, uint64(rProperties[index])})
		}
		if !full {
			break
		}
	}
	return
}

// DefaultMotion: Fills a motion that inherits everything; curve and spring are the default ones.
//
// It is anim_default_motion of C.
func DefaultMotion() Motion {
	var motion Motion
	var rMotion C.anim_motion
	rMotion.struct_size = C.sizeof_anim_motion
	if err := check(C.call_anim_default_motion(&rMotion, C.sizeof_anim_motion)); err != nil {
		panic(err)
	}
	motion.get(&rMotion)
	return motion
}

// BeginTransaction: Opens a transaction inside the innermost open one. Without a motion everything is
// inherited. A curve in an inner transaction takes its duration from the enclosing one unless it is set; a
// spring does so only when the spring itself is inherited. ANIM_ERROR_ARGUMENT also where kind is
// ANIM_MOTION_KIND_INHERIT and curve, spring or easing, which are not read then, differ from
// anim_default_motion.
//
// It is anim_stage_begin_transaction of C.
func (object *Stage) BeginTransaction(motion *Motion) (transaction Transaction, err error) {
	var keep memory
	defer keep.release()
	self, err := object.pointer(false)
	if err != nil {
		return transaction, err
	}
	defer runtime.KeepAlive(object)
	var cMotion *C.anim_motion
	if motion != nil {
		cMotion = new(C.anim_motion)
		if err = motion.put(cMotion, &keep); err != nil {
			return
		}
	}
	var rTransaction C.anim_transaction
	if err = check(C.call_anim_stage_begin_transaction(self, cMotion, &rTransaction)); err != nil {
		return
	}
	transaction = Transaction{object, uint64(rTransaction)}
	return
}

// Commit: Closes the innermost open transaction, which must be this one (ANIM_ERROR_STATE). It completes,
// once, when all animations begun in it have ended: at once when there are none.
//
// It is anim_stage_commit_transaction of C.
func (object Transaction) Commit() (err error) {
	self, err := object.stage.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object.stage)
	err = check(C.call_anim_stage_commit_transaction(self, C.anim_transaction(object.id)))
	return
}

// SetAction: Sets a property's action. motion is read for ANIM_ACTION_OWN.
//
// It is anim_stage_set_action of C.
func (object Property) SetAction(action Action, motion *Motion) (err error) {
	var keep memory
	defer keep.release()
	self, err := object.stage.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object.stage)
	var cMotion *C.anim_motion
	if motion != nil {
		cMotion = new(C.anim_motion)
		if err = motion.put(cMotion, &keep); err != nil {
			return
		}
	}
	err = check(C.call_anim_stage_set_action(self, C.anim_property(object.id), C.anim_action(action), cMotion))
	return
}

// SetReducedMotion: Sets the policy for animations begun from now on; those that run are not changed. NONE
// for a new stage. The policy is part of snapshots and of the hash. ANIM_ERROR_ARGUMENT for another number.
//
// It is anim_stage_set_reduced_motion of C.
func (object *Stage) SetReducedMotion(policy ReducedMotion) (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	err = check(C.call_anim_stage_set_reduced_motion(self, C.anim_reduced_motion(policy)))
	return
}

// DefaultAnimationOptions: Fills the options with the defaults named above, ease and the default spring.
//
// It is anim_default_animation_options of C.
func DefaultAnimationOptions() AnimationOptions {
	var options AnimationOptions
	var rOptions C.anim_animation_options
	rOptions.struct_size = C.sizeof_anim_animation_options
	if err := check(C.call_anim_default_animation_options(&rOptions, C.sizeof_anim_animation_options)); err != nil {
		panic(err)
	}
	options.get(&rOptions)
	return options
}

// Animate: Begins an explicit animation of a property, above those that it has. The innermost open
// transaction, if any, waits for it to complete. An animation that fills forwards stays in effect after its
// end until it is removed or replaced. ANIM_ERROR_STATE for a derived property.
//
// from, to and by combine as in Core Animation: one that is not set is the presentation value at the start
// (nothing for an additive animation). Options for other kinds are not read.
//
// sets_model sets the model value to the animation's last value: what it would show after its end with a fill
// forwards, after all repeats and reversals, with its offset and speed. For an animation that never ends, the
// last value is the one at the end of one run. For a spring or decay it is the value at rest, even where a
// duration cuts the motion off. An additive animation has no value of its own, and leaves the model alone.
//
// It lasts its active duration divided by the absolute value of its speed, as in Core Animation. A time
// offset wraps: the part skipped at the beginning plays at the end. With a negative speed it plays from its
// end to its beginning; without an offset it shows its first value at the flick at which it begins, as Core
// Animation does, and before it where it fills backwards. (Groups follow the formula of anim_media_timing
// exactly.) At the flick at which it ends it still shows its last value and counts as running, unless the
// property is set or animated anew. From the next flick on it is gone.
//
// Additive and cumulative values are added in the components in which the property is interpolated.
// Transforms are added by the parts of CSS's decomposition: translation, angle and skew as they are, scales
// by their differences from 1. Colors are added in their space; one without a hue adds none. A cumulative
// animation that autoreverses begins each repeat anew, from where its way back ended.
//
// It is anim_stage_animate of C.
func (object Property) Animate(options AnimationOptions) (animation Animation, err error) {
	var keep memory
	defer keep.release()
	self, err := object.stage.pointer(false)
	if err != nil {
		return animation, err
	}
	defer runtime.KeepAlive(object.stage)
	var cOptions C.anim_animation_options
	if err = options.put(&cOptions, &keep); err != nil {
		return
	}
	var rAnimation C.anim_animation
	if err = check(C.call_anim_stage_animate(self, C.anim_property(object.id), &cOptions, &rAnimation)); err != nil {
		return
	}
	animation = Animation{object.stage, uint64(rAnimation)}
	return
}

// AnimatePath: Begins an explicit animation of a path. from and to are paths of any verbs, and replace those
// of the options; either may be left out. An end given as a path must not be set in the options; their other
// members apply. On its way the property shows what anim_morph_create() without options makes of the two
// ends, with the exceptions of anim_stage_set_path; if it is additive or cumulative, the paths move in a
// common structure. Where it ends at to and sets the model, the model is that path. ANIM_ERROR_KIND for a
// property that is no path.
//
// It is anim_stage_animate_path of C.
func (object Property) AnimatePath(options AnimationOptions, from *Path, to *Path) (animation Animation, err error) {
	var keep memory
	defer keep.release()
	self, err := object.stage.pointer(false)
	if err != nil {
		return animation, err
	}
	defer runtime.KeepAlive(object.stage)
	var cOptions C.anim_animation_options
	if err = options.put(&cOptions, &keep); err != nil {
		return
	}
	cFrom, err := from.pointer(true)
	if err != nil {
		return animation, err
	}
	defer runtime.KeepAlive(from)
	cTo, err := to.pointer(true)
	if err != nil {
		return animation, err
	}
	defer runtime.KeepAlive(to)
	var rAnimation C.anim_animation
	if err = check(C.call_anim_stage_animate_path(self, C.anim_property(object.id), &cOptions, cFrom, cTo, &rAnimation)); err != nil {
		return
	}
	animation = Animation{object.stage, uint64(rAnimation)}
	return
}

// SetPathTurns: Whether a property's path rotates when it moves to a rotated copy of itself (1, the default),
// or its points always move straight (0), as in CSS and Lottie. Applies from the next animation on. Part of
// snapshots. ANIM_ERROR_KIND for a property that is no path.
//
// It is anim_stage_set_path_turns of C.
func (object Property) SetPathTurns(turns bool) (err error) {
	self, err := object.stage.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object.stage)
	err = check(C.call_anim_stage_set_path_turns(self, C.anim_property(object.id), C.anim_bool(boolean(turns))))
	return
}

// PathTurns: Whether a property's path rotates when it moves to a rotated copy of itself (1, the default), or
// its points always move straight (0), as in CSS and Lottie. Applies from the next animation on. Part of
// snapshots. ANIM_ERROR_KIND for a property that is no path.
//
// It is anim_stage_get_path_turns of C.
func (object Property) PathTurns() (turns bool, err error) {
	self, err := object.stage.pointer(false)
	if err != nil {
		return turns, err
	}
	defer runtime.KeepAlive(object.stage)
	var rTurns C.anim_bool
	if err = check(C.call_anim_stage_get_path_turns(self, C.anim_property(object.id), &rTurns)); err != nil {
		return
	}
	turns = rTurns != 0
	return
}

// SetPathPaint: How a property's path is drawn, one of ANIM_MORPH_PAINT_..., FILL by default: it decides how
// the path morphs, see anim_morph_options. Applies from the next animation on. Part of snapshots.
// ANIM_ERROR_KIND for a property that is no path.
//
// It is anim_stage_set_path_paint of C.
func (object Property) SetPathPaint(paint MorphPaint) (err error) {
	self, err := object.stage.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object.stage)
	err = check(C.call_anim_stage_set_path_paint(self, C.anim_property(object.id), C.anim_morph_paint(paint)))
	return
}

// PathPaint: How a property's path is drawn, one of ANIM_MORPH_PAINT_..., FILL by default: it decides how the
// path morphs, see anim_morph_options. Applies from the next animation on. Part of snapshots. ANIM_ERROR_KIND
// for a property that is no path.
//
// It is anim_stage_get_path_paint of C.
func (object Property) PathPaint() (paint MorphPaint, err error) {
	self, err := object.stage.pointer(false)
	if err != nil {
		return paint, err
	}
	defer runtime.KeepAlive(object.stage)
	var rPaint C.anim_morph_paint
	if err = check(C.call_anim_stage_get_path_paint(self, C.anim_property(object.id), &rPaint)); err != nil {
		return
	}
	paint = MorphPaint(rPaint)
	return
}

// NewKeyframesPaths: Keyframes of paths at key times, as anim_keyframes_create_values makes them of numbers.
// In the linear and paced modes they show, from key to key, what anim_morph_create() without options makes of
// the two paths (on a property, if its path turns). In the cubic modes, beyond 64 keys, for two neighbors of
// more than 4096 coordinates together, and when all morphs would have more than 8192, points move straight,
// or rotate, in one structure to which all paths are cut. Values and velocities that are read as numbers are
// those of that structure; component_count of the options is not read. They are for properties that hold a
// path, of any verbs. A path that draws nothing is the point where it begins. ANIM_ERROR_LIMIT where one path
// would have more than ANIM_LIMIT_KEYFRAME_COMPONENTS coordinates, or all together more than
// ANIM_LIMIT_KEYFRAME_NUMBERS. A path with other verbs than the one before is cut to the structure of all
// before it, and counts with the coordinates that these then have.
//
// It is anim_keyframes_create_paths of C.
func NewKeyframesPaths(options *KeyframeOptions, paths []*Path, times []float64, curves []CubicBezier, parameters []float64) (keyframes *Keyframes, err error) {
	var keep memory
	defer keep.release()
	var cOptions *C.anim_keyframe_options
	if options != nil {
		cOptions = new(C.anim_keyframe_options)
		if err = options.put(cOptions, &keep); err != nil {
			return
		}
	}
	cPaths := make([]*C.anim_path, len(paths))
	for index := range paths {
		if cPaths[index], err = paths[index].pointer(false); err != nil {
			return
		}
	}
	defer runtime.KeepAlive(paths)
	var rKeyframes *C.anim_keyframes
	if err = check(C.call_anim_keyframes_create_paths(cOptions, (**C.anim_path)(at(cPaths)), C.size_t(len(paths)), (*C.double)(at(times)), C.size_t(len(times)), (*C.anim_cubic_bezier)(at(curves)), C.size_t(len(curves)), (*C.double)(at(parameters)), C.size_t(len(parameters)), &rKeyframes)); err != nil {
		return
	}
	keyframes = newKeyframes(rKeyframes, nil)
	return
}

// NewKeyframesPathBlocks: Blocks of paths, as anim_keyframes_create_blocks makes them of numbers: block i
// leads to paths[i]. initial: the path at 0; if it is left out, the one that the property shows when they
// begin. Otherwise as anim_keyframes_create_paths; initial counts as the last of the paths. There must be at
// least one path or an initial one.
//
// It is anim_keyframes_create_path_blocks of C.
func NewKeyframesPathBlocks(options *KeyframeOptions, starts []float64, durations []float64, paths []*Path, initial *Path) (keyframes *Keyframes, err error) {
	var keep memory
	defer keep.release()
	var cOptions *C.anim_keyframe_options
	if options != nil {
		cOptions = new(C.anim_keyframe_options)
		if err = options.put(cOptions, &keep); err != nil {
			return
		}
	}
	cPaths := make([]*C.anim_path, len(paths))
	for index := range paths {
		if cPaths[index], err = paths[index].pointer(false); err != nil {
			return
		}
	}
	defer runtime.KeepAlive(paths)
	cInitial, err := initial.pointer(true)
	if err != nil {
		return keyframes, err
	}
	defer runtime.KeepAlive(initial)
	nCount, err := sharedLength([]string{"starts", "durations", "paths"}, len(starts), len(durations), len(paths))
	if err != nil {
		return keyframes, err
	}
	var rKeyframes *C.anim_keyframes
	if err = check(C.call_anim_keyframes_create_path_blocks(cOptions, (*C.double)(at(starts)), (*C.double)(at(durations)), (**C.anim_path)(at(cPaths)), C.size_t(nCount), cInitial, &rKeyframes)); err != nil {
		return
	}
	keyframes = newKeyframes(rKeyframes, nil)
	return
}

// NewKeyframesPathTrack: A track of paths, as anim_keyframes_create_track makes it of numbers: keys[i] leads
// to paths[i].
//
// Keys have no velocities: their flags are 0 or ANIM_KEYFRAME_SETTLES. A linear key shows the morph of the
// path before it and its own, see anim_keyframes_create_paths; cubics and springs move points straight.
// initial: the path at 0; if it is left out, the one that the property shows when they begin.
//
// It is anim_keyframes_create_path_track of C.
func NewKeyframesPathTrack(options *KeyframeOptions, keys []Keyframe, paths []*Path, initial *Path) (keyframes *Keyframes, err error) {
	var keep memory
	defer keep.release()
	var cOptions *C.anim_keyframe_options
	if options != nil {
		cOptions = new(C.anim_keyframe_options)
		if err = options.put(cOptions, &keep); err != nil {
			return
		}
	}
	cPaths := make([]*C.anim_path, len(paths))
	for index := range paths {
		if cPaths[index], err = paths[index].pointer(false); err != nil {
			return
		}
	}
	defer runtime.KeepAlive(paths)
	cInitial, err := initial.pointer(true)
	if err != nil {
		return keyframes, err
	}
	defer runtime.KeepAlive(initial)
	nKeyCount, err := sharedLength([]string{"keys", "paths"}, len(keys), len(paths))
	if err != nil {
		return keyframes, err
	}
	var rKeyframes *C.anim_keyframes
	if err = check(C.call_anim_keyframes_create_path_track(cOptions, (*C.anim_keyframe)(at(keys)), (**C.anim_path)(at(cPaths)), C.size_t(nKeyCount), cInitial, &rKeyframes)); err != nil {
		return
	}
	keyframes = newKeyframes(rKeyframes, nil)
	return
}

// Path: The path of the keyframes at a time (seconds). ANIM_ERROR_KIND for keyframes of numbers,
// ANIM_ERROR_STATE for those that begin with the property's path.
//
// It is anim_keyframes_get_path of C.
func (object *Keyframes) Path(time float64) (path *Path, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return path, err
	}
	defer runtime.KeepAlive(object)
	rPath, err := NewPath()
	if err != nil {
		return path, err
	}
	defer runtime.KeepAlive(rPath)
	if err = check(C.call_anim_keyframes_get_path(self, C.double(time), rPath.c)); err != nil {
		return
	}
	path = rPath
	return
}

// Remove: Removes an animation. It ends unfinished, and no longer affects its property.
//
// It is anim_stage_remove_animation of C.
func (object Animation) Remove() (err error) {
	self, err := object.stage.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object.stage)
	err = check(C.call_anim_stage_remove_animation(self, C.anim_animation(object.id)))
	return
}

// RemoveAllAnimations: Removes all animations of a property: it shows its model value.
//
// It is anim_stage_remove_all_animations of C.
func (object Property) RemoveAllAnimations() (err error) {
	self, err := object.stage.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object.stage)
	err = check(C.call_anim_stage_remove_all_animations(self, C.anim_property(object.id)))
	return
}

// Hold: Stops a property at its presentation value, as when a finger catches a moving object. The model value
// becomes that value, and the animations of the property end unfinished. The property keeps its velocity: the
// next spring (of a value that is set, with ANIM_INTERRUPTION_REPLACE, or of an explicit animation) starts
// with it, unless it is given one. The velocity is forgotten once the property jumps or anything else moves
// it. A property that nothing moves stays as it is. A path keeps no velocity.
//
// It is anim_stage_hold of C.
func (object Property) Hold() (err error) {
	self, err := object.stage.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object.stage)
	err = check(C.call_anim_stage_hold(self, C.anim_property(object.id)))
	return
}

// DefaultAnimationGroupOptions: Fills the options with the defaults named above.
//
// It is anim_default_animation_group_options of C.
func DefaultAnimationGroupOptions() AnimationGroupOptions {
	var options AnimationGroupOptions
	var rOptions C.anim_animation_group_options
	rOptions.struct_size = C.sizeof_anim_animation_group_options
	if err := check(C.call_anim_default_animation_group_options(&rOptions, C.sizeof_anim_animation_group_options)); err != nil {
		panic(err)
	}
	options.get(&rOptions)
	return options
}

// AddGroup: Makes a group at its time 0. Animations join it by the member group of their transaction's motion
// or of their options.
//
// Delays pass on the group's clock. The time of a media group or an animator can jump and run back. An
// animation with a delay therefore begins there with the call, or when the transaction named by after is
// complete. At that moment the animations that it replaces end, and sets_model sets the model value. Until
// the delay is over it shows its start value, or nothing if it is an explicit animation that does not fill
// backwards.
//
// It is anim_stage_add_group of C.
func (object *Stage) AddGroup(options *AnimationGroupOptions) (group AnimationGroup, err error) {
	var keep memory
	defer keep.release()
	self, err := object.pointer(false)
	if err != nil {
		return group, err
	}
	defer runtime.KeepAlive(object)
	var cOptions *C.anim_animation_group_options
	if options != nil {
		cOptions = new(C.anim_animation_group_options)
		if err = options.put(cOptions, &keep); err != nil {
			return
		}
	}
	var rGroup C.anim_animation_group
	if err = check(C.call_anim_stage_add_group(self, cOptions, &rGroup)); err != nil {
		return
	}
	group = AnimationGroup{object, uint64(rGroup)}
	return
}

// Remove: Removes a group and those inside it; their animations end unfinished.
//
// It is anim_stage_remove_group of C.
func (object AnimationGroup) Remove() (err error) {
	self, err := object.stage.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object.stage)
	err = check(C.call_anim_stage_remove_group(self, C.anim_animation_group(object.id)))
	return
}

// Time: A group's own time in seconds; an animator's is its fraction times its duration.
//
// It is anim_animation_group_get_time of C.
func (object AnimationGroup) Time() (seconds float64, err error) {
	self, err := object.stage.pointer(false)
	if err != nil {
		return seconds, err
	}
	defer runtime.KeepAlive(object.stage)
	var rSeconds C.double
	if err = check(C.call_anim_animation_group_get_time(self, C.anim_animation_group(object.id), &rSeconds)); err != nil {
		return
	}
	seconds = float64(rSeconds)
	return
}

// SetSpeed: Sets how fast a clock runs from now on (0 to ANIM_LIMIT_TIME_SCALE), and whether it is paused.
// ANIM_ERROR_KIND for other groups.
//
// It is anim_animation_group_set_speed of C.
func (object AnimationGroup) SetSpeed(speed float64) (err error) {
	self, err := object.stage.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object.stage)
	err = check(C.call_anim_animation_group_set_speed(self, C.anim_animation_group(object.id), C.double(speed)))
	return
}

// SetPaused: Sets how fast a clock runs from now on (0 to ANIM_LIMIT_TIME_SCALE), and whether it is paused.
// ANIM_ERROR_KIND for other groups.
//
// It is anim_animation_group_set_paused of C.
func (object AnimationGroup) SetPaused(paused bool) (err error) {
	self, err := object.stage.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object.stage)
	err = check(C.call_anim_animation_group_set_paused(self, C.anim_animation_group(object.id), C.anim_bool(boolean(paused))))
	return
}

// Seek: Sets a clock to a time of its own (seconds, 0 to 1e9): its animations show their values at that time.
// Animations that end before that time end when the stage next advances. An animation that has ended but
// fills forwards runs, and ends, once more if the time is before its end.
//
// It is anim_animation_group_seek of C.
func (object AnimationGroup) Seek(seconds float64) (err error) {
	self, err := object.stage.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object.stage)
	err = check(C.call_anim_animation_group_seek(self, C.anim_animation_group(object.id), C.double(seconds)))
	return
}

// Fraction: Its position: 0 at the start, 1 at the end; outside of that while a spring overshoots. 0 while it
// has no duration.
//
// It is anim_animator_get_fraction of C.
func (object AnimationGroup) Fraction() (fraction float64, err error) {
	self, err := object.stage.pointer(false)
	if err != nil {
		return fraction, err
	}
	defer runtime.KeepAlive(object.stage)
	var rFraction C.double
	if err = check(C.call_anim_animator_get_fraction(self, C.anim_animation_group(object.id), &rFraction)); err != nil {
		return
	}
	fraction = float64(rFraction)
	return
}

// SetFraction: Pauses it at a fraction, 0 to 1: everything is shown as if it had been played to there.
//
// It is anim_animator_set_fraction of C.
func (object AnimationGroup) SetFraction(fraction float64) (err error) {
	self, err := object.stage.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object.stage)
	err = check(C.call_anim_animator_set_fraction(self, C.anim_animation_group(object.id), C.double(fraction)))
	return
}

// Pause: Pauses it where it is.
//
// It is anim_animator_pause of C.
func (object AnimationGroup) Pause() (err error) {
	self, err := object.stage.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object.stage)
	err = check(C.call_anim_animator_pause(self, C.anim_animation_group(object.id)))
	return
}

// Run: Runs it from where it is: to its end, or (reversed: 1) back to its start. motion says how the fraction
// moves. Without a motion, or with ANIM_MOTION_KIND_INHERIT, it moves evenly, and each animation keeps its
// own curve; with ANIM_MOTION_KIND_NONE it jumps; a curve or easing covers the rest of the way. A spring
// starts with the fraction's present velocity, or with velocity if that is not NaN (per second, at most 1e9),
// and lasts until it is at rest. Otherwise the rest of the way takes its share of duration_factor (0 to 1e6;
// usually 1) times the animator's duration; a curve or easing takes the duration of motion instead, if that
// is set. Other members of motion are not read. On arrival at either end, its animations end finished and the
// animator is removed. At the start, the model values are the old ones again.
//
// It is anim_animator_run of C.
func (object AnimationGroup) Run(reversed bool, motion *Motion, durationFactor float64, velocity float64) (err error) {
	var keep memory
	defer keep.release()
	self, err := object.stage.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object.stage)
	var cMotion *C.anim_motion
	if motion != nil {
		cMotion = new(C.anim_motion)
		if err = motion.put(cMotion, &keep); err != nil {
			return
		}
	}
	err = check(C.call_anim_animator_run(self, C.anim_animation_group(object.id), C.anim_bool(boolean(reversed)), cMotion, C.double(durationFactor), C.double(velocity)))
	return
}

// Stop: Stops and removes it: its properties take their new values, their old ones, or stay where they are.
//
// It is anim_animator_stop of C.
func (object AnimationGroup) Stop(position AnimatorPosition) (err error) {
	self, err := object.stage.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object.stage)
	err = check(C.call_anim_animator_stop(self, C.anim_animation_group(object.id), C.anim_animator_position(position)))
	return
}

// SetExpression: Makes a property derived: text has one expression for each component, separated by commas,
// over the components of other properties: x (of a property with one component), frame.width, point.y, v[3],
// `any name`.x; see the section on expressions. Its presentation is computed from presentations, its model
// from models, its velocity by the chain rule; a result that is not finite, or beyond 1e150, becomes 0. Its
// animations end; from then on setting or animating it is ANIM_ERROR_STATE. An empty text makes it an
// ordinary property again, which keeps its value. ANIM_ERROR_SYNTAX with line and column,
// ANIM_ERROR_NOT_FOUND for an unknown name, ANIM_ERROR_STATE for a cycle, which the message names.
//
// It is anim_stage_set_expression of C.
func (object Property) SetExpression(text string) (err error) {
	self, err := object.stage.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object.stage)
	err = check(C.call_anim_stage_set_expression(self, C.anim_property(object.id), textAt(text), C.size_t(len(text))))
	return
}

// AddDerived: Adds a derived property, at once with its expressions: see anim_stage_add_property_with and
// anim_stage_set_expression. It cannot name itself (ANIM_ERROR_STATE, a cycle), and text is not empty.
//
// It is anim_stage_add_derived of C.
func (object *Stage) AddDerived(name string, options *PropertyOptions, text string) (property Property, err error) {
	var keep memory
	defer keep.release()
	self, err := object.pointer(false)
	if err != nil {
		return property, err
	}
	defer runtime.KeepAlive(object)
	var cOptions *C.anim_property_options
	if options != nil {
		cOptions = new(C.anim_property_options)
		if err = options.put(cOptions, &keep); err != nil {
			return
		}
	}
	var rProperty C.anim_property
	if err = check(C.call_anim_stage_add_derived(self, textAt(name), C.size_t(len(name)), cOptions, textAt(text), C.size_t(len(text)), &rProperty)); err != nil {
		return
	}
	property = Property{object, uint64(rProperty)}
	return
}

// Expression: The text of a derived property's expressions; empty for others.
//
// It is anim_stage_get_expression of C.
func (object Property) Expression() (buffer string, err error) {
	self, err := object.stage.pointer(false)
	if err != nil {
		return buffer, err
	}
	defer runtime.KeepAlive(object.stage)
	var rBufferLength C.size_t
	if err = check(C.call_anim_stage_get_expression(self, C.anim_property(object.id), nil, 0, &rBufferLength)); err != nil {
		return
	}
	rBuffer := make([]C.char, int(rBufferLength))
	if len(rBuffer) > 0 {
		if err = check(C.call_anim_stage_get_expression(self, C.anim_property(object.id), (*C.char)(at(rBuffer)), C.size_t(len(rBuffer)), &rBufferLength)); err != nil {
			return
		}
	}
	buffer = C.GoStringN((*C.char)(at(rBuffer)), C.int(len(rBuffer)))
	return
}

// Observe: Sets a property's observer: it is called at the end of every advance after which the presentation
// differs from what it last received (at first: from now). A property has one observer; without a callback it
// is removed. To poll, see anim_stage_take_changed.
//
// It is anim_stage_observe of C.
func (object Property) Observe(callback PropertyCallback) (err error) {
	self, err := object.stage.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object.stage)
	var cCallback C.uintptr_t
	if callback != nil {
		cCallback = hold(callback, object.stage)
	}
	err = check(C.call_anim_stage_observe(self, C.anim_property(object.id), cCallback))
	return
}

// AddBank: Makes a bank of one or more numbers at rest. threshold as in anim_stage_set_threshold.
//
// It is anim_stage_add_bank of C.
func (object *Stage) AddBank(spring Spring, values []float64, threshold float64) (bank SpringBank, err error) {
	var keep memory
	defer keep.release()
	self, err := object.pointer(false)
	if err != nil {
		return bank, err
	}
	defer runtime.KeepAlive(object)
	var cSpring C.anim_spring
	if err = spring.put(&cSpring, &keep); err != nil {
		return
	}
	var rBank C.anim_spring_bank
	if err = check(C.call_anim_stage_add_bank(self, &cSpring, (*C.double)(at(values)), C.size_t(len(values)), C.double(threshold), &rBank)); err != nil {
		return
	}
	bank = SpringBank{object, uint64(rBank)}
	return
}

// Remove: Removes a bank; its springs are not reported any more.
//
// It is anim_stage_remove_bank of C.
func (object SpringBank) Remove() (err error) {
	self, err := object.stage.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object.stage)
	err = check(C.call_anim_stage_remove_bank(self, C.anim_spring_bank(object.id)))
	return
}

// Retarget: Gives springs new targets. They keep their positions and velocities. indices selects the springs
// (ANIM_ERROR_NOT_FOUND for an index beyond the bank; if one occurs twice, the last counts); without indices,
// the targets are those of the first springs. All or nothing. A spring at rest at its target stays there and
// is not reported. With reduced motion springs jump to their targets and come to rest at once. Some 30 ns a
// spring in order, ten times that in random order in a bank larger than the caches.
//
// It is anim_spring_bank_retarget of C.
func (object SpringBank) Retarget(indices []uint32, targets []float64) (err error) {
	self, err := object.stage.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object.stage)
	nCount, err := sharedLength([]string{"indices", "targets"}, lengthOf(indices), len(targets))
	if err != nil {
		return err
	}
	err = check(C.call_anim_spring_bank_retarget(self, C.anim_spring_bank(object.id), (*C.uint32_t)(at(indices)), (*C.double)(at(targets)), C.size_t(nCount)))
	return
}

// SetValues: Sets springs to values, at rest. They are not reported as settled. indices as for
// anim_spring_bank_retarget().
//
// It is anim_spring_bank_set_values of C.
func (object SpringBank) SetValues(indices []uint32, values []float64) (err error) {
	self, err := object.stage.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object.stage)
	nCount, err := sharedLength([]string{"indices", "values"}, lengthOf(indices), len(values))
	if err != nil {
		return err
	}
	err = check(C.call_anim_spring_bank_set_values(self, C.anim_spring_bank(object.id), (*C.uint32_t)(at(indices)), (*C.double)(at(values)), C.size_t(nCount)))
	return
}

// Values: The presentation of all of a bank's springs, as of the last advance: a view, valid until something
// is added to the stage or the stage is destroyed; its numbers change when the stage advances.
//
// It is anim_spring_bank_get_values of C.
func (object SpringBank) Values() (values []float64, err error) {
	self, err := object.stage.pointer(false)
	if err != nil {
		return values, err
	}
	defer runtime.KeepAlive(object.stage)
	var rValues *C.double
	var rValuesLength C.size_t
	if err = check(C.call_anim_spring_bank_get_values(self, C.anim_spring_bank(object.id), &rValues, &rValuesLength)); err != nil {
		return
	}
	values = make([]float64, int(rValuesLength))
	copy(values, unsafe.Slice((*float64)(unsafe.Pointer(rValues)), len(values)))
	return
}

// ViewCreate: Makes a view of a bank's values, which may be released before the stage or after.
//
// It is anim_spring_bank_view_create of C.
func (object SpringBank) ViewCreate() (view *SpringBankView, err error) {
	self, err := object.stage.pointer(false)
	if err != nil {
		return view, err
	}
	defer runtime.KeepAlive(object.stage)
	var rView *C.anim_spring_bank_view
	if err = check(C.call_anim_spring_bank_view_create(self, C.anim_spring_bank(object.id), &rView)); err != nil {
		return
	}
	view = newSpringBankView(rView, nil)
	return
}

// Values: The numbers of a view, valid until it is destroyed. They are those of anim_spring_bank_get_values()
// until the bank's memory moves, because something added to the stage needs more room or a snapshot is
// restored. From then on the view keeps the last numbers from before.
//
// It is anim_spring_bank_view_get_values of C.
func (object *SpringBankView) Values() (values *Numbers, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return values, err
	}
	defer runtime.KeepAlive(object)
	var rValues *C.double
	var rValuesLength C.size_t
	if err = check(C.call_anim_spring_bank_view_get_values(self, &rValues, &rValuesLength)); err != nil {
		return
	}
	values = &Numbers{object, unsafe.Slice((*float64)(unsafe.Pointer(rValues)), int(rValuesLength))}
	return
}

// GetVelocities: The velocities of all springs, in units per second.
//
// It is anim_spring_bank_get_velocities of C.
func (object SpringBank) GetVelocities(velocities []float64) (err error) {
	self, err := object.stage.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object.stage)
	err = check(C.call_anim_spring_bank_get_velocities(self, C.anim_spring_bank(object.id), (*C.double)(at(velocities)), C.size_t(len(velocities))))
	return
}

// Counts: How many springs move, and how many have come to rest and were not yet taken.
//
// It is anim_spring_bank_get_counts of C.
func (object SpringBank) Counts() (moving int, settled int, err error) {
	self, err := object.stage.pointer(false)
	if err != nil {
		return moving, settled, err
	}
	defer runtime.KeepAlive(object.stage)
	var rMoving C.size_t
	var rSettled C.size_t
	if err = check(C.call_anim_spring_bank_get_counts(self, C.anim_spring_bank(object.id), &rMoving, &rSettled)); err != nil {
		return
	}
	moving = int(rMoving)
	settled = int(rSettled)
	return
}

// TakeSettled: Takes the indices of springs that have come to rest, in the order in which they did. Springs
// that were retargeted within the same time slot are reported together, when the last of them has come to
// rest. A spring that was retargeted again since is still reported, once.
//
// It is anim_spring_bank_take_settled of C.
func (object SpringBank) TakeSettled() (indices []uint32, err error) {
	self, err := object.stage.pointer(false)
	if err != nil {
		return indices, err
	}
	defer runtime.KeepAlive(object.stage)
	var rIndicesLength C.size_t
	rIndices := make([]C.uint32_t, 64)
	for {
		if err = check(C.call_anim_spring_bank_take_settled(self, C.anim_spring_bank(object.id), (*C.uint32_t)(at(rIndices)), C.size_t(len(rIndices)), &rIndicesLength)); err != nil {
			return
		}
		full := int(rIndicesLength) == len(rIndices)
		rIndices = rIndices[:rIndicesLength]
		for index := range rIndices {
			indices = append(indices, uint32(rIndices[index]))
		}
		if !full {
			break
		}
	}
	return
}

// Advance: Moves the stage's clock forward by a time in seconds, rounded to the nearest flick, and computes
// every presentation value there. The time is 0 to ANIM_LIMIT_ADVANCE_SECONDS, before and after it is
// multiplied by the time scale. Everything due on the way happens at its own flick, in order of time, then of
// creation: values, states and events do not depend on how a time is cut into steps. Allocates nothing once
// the stage has run. ANIM_ERROR_STATE for a scene's stage, or inside an open transaction.
//
// It is anim_stage_advance of C.
func (object *Stage) Advance(seconds float64) (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	err = check(C.call_anim_stage_advance(self, C.double(seconds)))
	return
}

// AdvanceFlicks: Moves the stage's clock forward by a time in seconds, rounded to the nearest flick, and
// computes every presentation value there. The time is 0 to ANIM_LIMIT_ADVANCE_SECONDS, before and after it
// is multiplied by the time scale. Everything due on the way happens at its own flick, in order of time, then
// of creation: values, states and events do not depend on how a time is cut into steps. Allocates nothing
// once the stage has run. ANIM_ERROR_STATE for a scene's stage, or inside an open transaction.
//
// It is anim_stage_advance_flicks of C.
func (object *Stage) AdvanceFlicks(flicks int64) (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	err = check(C.call_anim_stage_advance_flicks(self, C.int64_t(flicks)))
	return
}

// SetPaused: The time of a paused stage stands still while it is advanced.
//
// It is anim_stage_set_paused of C.
func (object *Stage) SetPaused(paused bool) (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	err = check(C.call_anim_stage_set_paused(self, C.anim_bool(boolean(paused))))
	return
}

// SetTimeScale: How fast stage time runs relative to the time of advance: 0 to ANIM_LIMIT_TIME_SCALE, 1 at
// first. The stage's time is computed from the moment of the last change, so no error accumulates.
//
// It is anim_stage_set_time_scale of C.
func (object *Stage) SetTimeScale(scale float64) (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	err = check(C.call_anim_stage_set_time_scale(self, C.double(scale)))
	return
}

// SetStepBudget: Limits the steps of one advance, for a stage or a scene's stage. A step is one thing that is
// due (an animation that starts or ends, a delay that ends), with all that a machine does in answer, which
// ANIM_LIMIT_MICROSTEPS bounds. 0, as at first, is no limit. If more is due, the advance ends after the last
// step allowed, and ANIM_EVENT_KIND_BUDGET is queued. Host time has then advanced as without a budget, and
// stage time lags behind it. owed of anim_stage_info says how far, at least 1. The next advance, even of 0
// seconds, continues from there. Once nothing is owed, the state is bit for bit the one without a budget,
// except for events of this kind. Calls in between see the stage time reached so far. The budget belongs to
// the host: it is not part of snapshots, and anim_scene_play() ignores it.
//
// It is anim_stage_set_step_budget of C.
func (object *Stage) SetStepBudget(steps uint32) (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	err = check(C.call_anim_stage_set_step_budget(self, C.uint32_t(steps)))
	return
}

// Info: The clock and the counts of a stage.
//
// It is anim_stage_get_info of C.
func (object *Stage) Info() (info StageInfo, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return info, err
	}
	defer runtime.KeepAlive(object)
	var rInfo C.anim_stage_info
	rInfo.struct_size = C.sizeof_anim_stage_info
	if err = check(C.call_anim_stage_get_info(self, &rInfo)); err != nil {
		return
	}
	info.get(&rInfo)
	return
}

// PollEvents: Takes events out of the queue, the oldest first.
//
// It is anim_stage_poll_events of C.
func (object *Stage) PollEvents() (events []Event, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return events, err
	}
	defer runtime.KeepAlive(object)
	var rEventsLength C.size_t
	rEvents := make([]C.anim_event, 64)
	for {
		if err = check(C.call_anim_stage_poll_events(self, (*C.anim_event)(at(rEvents)), C.size_t(len(rEvents)), &rEventsLength)); err != nil {
			return
		}
		full := int(rEventsLength) == len(rEvents)
		rEvents = rEvents[:rEventsLength]
		for index := range rEvents {
			var one Event
			one.get(&rEvents[index])
			events = append(events, one)
		}
		if !full {
			break
		}
	}
	return
}

// SetEventCallback: Sets the callback for events. It is called for every event, in order: for an event inside
// an advance call as it happens, and for an event of another call (an animation that a new value interrupts)
// at the beginning of the next advance. Events are also queued for polling, up to the event limit. Without a
// callback, the present one is removed. Events that wait for a callback go to the one that replaces it;
// events that happen while there is none can only be polled.
//
// It is anim_stage_set_event_callback of C.
func (object *Stage) SetEventCallback(callback EventCallback) (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	var cCallback C.uintptr_t
	if callback != nil {
		cCallback = hold(callback, object)
	}
	err = check(C.call_anim_stage_set_event_callback(self, cCallback))
	return
}

// Hash: A hash of all that determines the stage's future: clock, values, animations and their transactions.
// Two stages have equal hashes if they will continue identically, and different ones if not, on any host, in
// any language and on any processor. Exceptions are collisions of a 64-bit hash, and the order of events at
// the same flick.
//
// It is anim_stage_get_hash of C.
func (object *Stage) Hash() (hash uint64, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return hash, err
	}
	defer runtime.KeepAlive(object)
	var rHash C.uint64_t
	if err = check(C.call_anim_stage_get_hash(self, &rHash)); err != nil {
		return
	}
	hash = uint64(rHash)
	return
}

// Snapshot: The whole state of a stage as bytes. A stage of the same library version or a later one can
// restore it, in any process, on any processor and from any language; it then goes on bit for bit as this one
// does. The bytes hold properties with their values and animations, groups, banks, expressions, names, what
// is due, the clock, the settings, and the events not polled yet. They do not hold the host's code: callbacks
// of events and of observers. An easing that is a callback cannot be written: ANIM_ERROR_STATE while an
// animation uses one or a property's own motion names it; the message says which. ANIM_ERROR_STATE as well
// inside an open transaction, between anim_stage_abandon_call() and the next advance, and for a scene's
// stage. ANIM_ERROR_LIMIT beyond ANIM_LIMIT_SNAPSHOT_BYTES.
//
// The same state, made by the same calls, has the same bytes everywhere. A property at rest takes about 15
// bytes plus its values and name. O(state).
//
// It is anim_stage_snapshot of C.
func (object *Stage) Snapshot() (buffer []byte, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return buffer, err
	}
	defer runtime.KeepAlive(object)
	var rBufferLength C.size_t
	if err = check(C.call_anim_stage_snapshot(self, nil, 0, &rBufferLength)); err != nil {
		return
	}
	rBuffer := make([]C.uint8_t, int(rBufferLength))
	if len(rBuffer) > 0 {
		if err = check(C.call_anim_stage_snapshot(self, (*C.uint8_t)(at(rBuffer)), C.size_t(len(rBuffer)), &rBufferLength)); err != nil {
			return
		}
	}
	buffer = C.GoBytes(at(rBuffer), C.int(len(rBuffer)))
	return
}

// Restore: Replaces the stage's state, whatever it was, by one that anim_stage_snapshot wrote. The bytes are
// not needed afterwards. Identifiers that the stage had given out when the snapshot was taken are valid
// again, and name the same things; for a snapshot of another stage anim_stage_find_counterpart translates
// them. Forget identifiers given out since: new things may get the same ones. The event callback stays, and
// so do the observers of properties that still exist (by identifier). All properties count as changed.
//
// The bytes may come from anywhere. ANIM_ERROR_SYNTAX for bytes that are no snapshot, are damaged, or
// describe an impossible state; ANIM_ERROR_KIND for a snapshot of a scene; ANIM_ERROR_STATE inside an open
// transaction, and for a scene's stage. A stage takes memory in proportion to the bytes.
//
// It is anim_stage_restore of C.
func (object *Stage) Restore(bytes []byte) (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	err = check(C.call_anim_stage_restore(self, (*C.uint8_t)(at(bytes)), C.size_t(len(bytes))))
	return
}

// FindCounterpart: Translates an identifier of the stage that a snapshot was taken of into the identifier of
// the same property, transaction, animation, group, animator or bank in this stage, which was restored from
// that snapshot. Whether the thing exists is not checked here, but by the calls that take the identifier.
// ANIM_ERROR_IDENTIFIER for 0.
//
// It is anim_stage_find_counterpart of C.
func (object *Stage) FindCounterpart(identifier uint64) (counterpart uint64, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return counterpart, err
	}
	defer runtime.KeepAlive(object)
	var rCounterpart C.uint64_t
	if err = check(C.call_anim_stage_find_counterpart(self, C.uint64_t(identifier), &rCounterpart)); err != nil {
		return
	}
	counterpart = uint64(rCounterpart)
	return
}

// DefaultDocumentOptions: Fills the options with the defaults named above.
//
// It is anim_default_document_options of C.
func DefaultDocumentOptions() DocumentOptions {
	var options DocumentOptions
	var rOptions C.anim_document_options
	rOptions.struct_size = C.sizeof_anim_document_options
	if err := check(C.call_anim_default_document_options(&rOptions, C.sizeof_anim_document_options)); err != nil {
		panic(err)
	}
	options.get(&rOptions)
	return options
}

// LoadDocument: Parses a document of at most ANIM_LIMIT_TEXT_BYTES, for anim_scene_create. The texts are not
// needed afterwards. Errors as in anim_scene_load.
//
// It is anim_document_load of C.
func LoadDocument(text string, options *DocumentOptions) (document *Document, err error) {
	var keep memory
	defer keep.release()
	var cOptions *C.anim_document_options
	if options != nil {
		cOptions = new(C.anim_document_options)
		if err = options.put(cOptions, &keep); err != nil {
			return
		}
	}
	var rDocument *C.anim_document
	if err = check(C.call_anim_document_load(textAt(text), C.size_t(len(text)), cOptions, &rDocument)); err != nil {
		return
	}
	document = newDocument(rDocument, nil)
	return
}

// WarningCount: How many warnings a document has: parts that are valid but have no effect, and are most
// likely misspelt or forgotten. There are none unless it was loaded with keeps_warnings. count warnings, at
// most ANIM_LIMIT_WARNINGS, are kept, in the order of the text; total is their number in all. Components in
// the text are searched too, each once however often it is used, but not those of the library. With
// keeps_warnings loading takes up to about twice as long; scenes are the same.
//
// It is anim_document_get_warning_count of C.
func (object *Document) WarningCount() (count uint32, total uint64, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return count, total, err
	}
	defer runtime.KeepAlive(object)
	var rCount C.uint32_t
	var rTotal C.uint64_t
	if err = check(C.call_anim_document_get_warning_count(self, &rCount, &rTotal)); err != nil {
		return
	}
	count = uint32(rCount)
	total = uint64(rTotal)
	return
}

// Warning: The kind and place of a warning: 0 <= index < count, ANIM_ERROR_NOT_FOUND beyond.
//
// It is anim_document_get_warning of C.
func (object *Document) Warning(index uint32) (warning DocumentWarning, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return warning, err
	}
	defer runtime.KeepAlive(object)
	var rWarning C.anim_document_warning
	rWarning.struct_size = C.sizeof_anim_document_warning
	if err = check(C.call_anim_document_get_warning(self, C.uint32_t(index), &rWarning)); err != nil {
		return
	}
	warning.get(&rWarning)
	return
}

// WarningText: One of a warning's texts: ANIM_WARNING_TEXT_MESSAGE, POINTER or SUGGESTION.
//
// It is anim_document_get_warning_text of C.
func (object *Document) WarningText(index uint32, which WarningText) (buffer string, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return buffer, err
	}
	defer runtime.KeepAlive(object)
	var rBufferLength C.size_t
	if err = check(C.call_anim_document_get_warning_text(self, C.uint32_t(index), C.anim_warning_text(which), nil, 0, &rBufferLength)); err != nil {
		return
	}
	rBuffer := make([]C.char, int(rBufferLength))
	if len(rBuffer) > 0 {
		if err = check(C.call_anim_document_get_warning_text(self, C.uint32_t(index), C.anim_warning_text(which), (*C.char)(at(rBuffer)), C.size_t(len(rBuffer)), &rBufferLength)); err != nil {
			return
		}
	}
	buffer = C.GoStringN((*C.char)(at(rBuffer)), C.int(len(rBuffer)))
	return
}

// DefaultSceneOptions: Fills the options with the defaults named above.
//
// It is anim_default_scene_options of C.
func DefaultSceneOptions() SceneOptions {
	var options SceneOptions
	var rOptions C.anim_scene_options
	rOptions.struct_size = C.sizeof_anim_scene_options
	if err := check(C.call_anim_default_scene_options(&rOptions, C.sizeof_anim_scene_options)); err != nil {
		panic(err)
	}
	options.get(&rOptions)
	return options
}

// LoadScene: Parses a document (at most ANIM_LIMIT_TEXT_BYTES) and makes a scene of it, at time 0, in its
// initial state. The texts are not needed afterwards.
//
// ANIM_ERROR_SYNTAX, ANIM_ERROR_DOCUMENT, ANIM_ERROR_LIMIT with line, column and JSON pointer. The place is
// one in the parameters' text where the message begins with "in the given parameters": a name that the
// document does not have, a value of another type or outside its range. An error in a component is reported
// with the component's name and the names of the instances that lead to it; the place is one in the library's
// text where the message says so ("of the library", "in the library").
//
// In all calls and events, names inside a component are prefixed with the name of its instance and a dot: the
// property "busy.angle", the input "busy.level", the state "busy.on", the event "busy.button.down"; in a
// nested component, "page.busy.on". An event sent by such a name goes to that component's machine.
//
// It is anim_scene_load of C.
func LoadScene(text string, options *SceneOptions) (scene *Scene, err error) {
	var keep memory
	defer keep.release()
	var cOptions *C.anim_scene_options
	if options != nil {
		cOptions = new(C.anim_scene_options)
		if err = options.put(cOptions, &keep); err != nil {
			return
		}
	}
	var rScene *C.anim_scene
	if err = check(C.call_anim_scene_load(textAt(text), C.size_t(len(text)), cOptions, &rScene)); err != nil {
		return
	}
	scene = newScene(rScene, nil)
	return
}

// NewScene: Makes a scene of a document, at time 0, in its initial state. It is the scene that
// anim_scene_load makes of the same text with the same options, in a fraction of the time (some microseconds
// for a control). The two behave identically, and a snapshot of one can be restored in the other. Parameters
// and library must not be set in the options (ANIM_ERROR_ARGUMENT), since they are given to
// anim_document_load; memory_limit is not read. The document may be released before the scene.
//
// It is anim_scene_create of C.
func NewScene(document *Document, options *SceneOptions) (scene *Scene, err error) {
	var keep memory
	defer keep.release()
	cDocument, err := document.pointer(false)
	if err != nil {
		return scene, err
	}
	defer runtime.KeepAlive(document)
	var cOptions *C.anim_scene_options
	if options != nil {
		cOptions = new(C.anim_scene_options)
		if err = options.put(cOptions, &keep); err != nil {
			return
		}
	}
	var rScene *C.anim_scene
	if err = check(C.call_anim_scene_create(cDocument, cOptions, &rScene)); err != nil {
		return
	}
	scene = newScene(rScene, nil)
	return
}

// Reload: Replaces the scene's document by an edited one; the scene goes on where it is. It keeps:
//
//   - its clock, settings, random generator and events;
//   - the values of inputs (numbers as the nearest value allowed) and of properties of the same name, kind
//     and number of components, and exactly the animations that move these; a property keeps its value even
//     if the new document gives another initial one;
//   - the active states and histories, by name, and the time in those states; delays that are the same, and
//     changed ones counted from when their state was entered, but not ending in the past;
//   - waiting events, and plays with the same parts;
//   - pointers and the focus, by the names of regions.
//
// An active state stays active, wherever in the machine it is now, and neither its entry nor its exit actions
// are performed. States missing around and inside it (a new parent, the initial state of one that now has
// states inside, another region) are entered as usual, with their entry actions, in document order. Where
// states can no longer be active together, those with fewer levels of active states inside them stay; among
// equals, the first in document order stays. A state that has become final, or is final in another parent
// now, is entered, so that its parent is done. A machine with none of its active states left starts anew.
//
// Of the options, only parameters, library and memory_limit are used.
//
// The result lists the losses, that is, what could not be kept: one a line, in ascending order (a line feed
// in a name becomes a space). It is empty if nothing is lost.
//
// The handles of the scene and of its stage stay valid, and so do identifiers of properties that are kept, of
// their animations, and of groups. Other properties are removed, and so are properties and banks that the
// host has added to the stage. Indices of regions, nodes and inputs may change their meaning. The display's
// revision rises, and all of it counts as changed. Errors as in anim_scene_load, and ANIM_ERROR_STATE inside
// an open transaction: then nothing has changed.
//
// After a reload with a document of another meaning, the scene's snapshots can be restored only in the scene
// itself, until its next such reload, even if that leads back to the first document; see
// anim_scene_restore_edition.
//
// It is anim_scene_reload of C.
func (object *Scene) Reload(text string, options *SceneOptions) (buffer []string, err error) {
	var keep memory
	defer keep.release()
	self, err := object.pointer(false)
	if err != nil {
		return buffer, err
	}
	defer runtime.KeepAlive(object)
	var cOptions *C.anim_scene_options
	if options != nil {
		cOptions = new(C.anim_scene_options)
		if err = options.put(cOptions, &keep); err != nil {
			return
		}
	}
	var rBufferLength C.size_t
	rBuffer := make([]byte, 65536)
	if err = check(C.call_anim_scene_reload(self, textAt(text), C.size_t(len(text)), cOptions, (*C.char)(at(rBuffer)), C.size_t(len(rBuffer)), &rBufferLength)); err != nil {
		return
	}
	buffer = linesOf(rBuffer, int(rBufferLength))
	return
}

// AbandonCall: As anim_stage_abandon_call(), for a scene. After a callback left anim_scene_advance_many(),
// call it for each of its scenes.
//
// It is anim_scene_abandon_call of C.
func (object *Scene) AbandonCall() (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	err = check(C.call_anim_scene_abandon_call(self))
	return
}

// Stage: The stage inside, for reading and setting properties, events, pause and time scale. It belongs to
// the scene and is valid until the scene is destroyed; it cannot be advanced or destroyed by itself.
//
// It is anim_scene_get_stage of C.
func (object *Scene) Stage() (stage *Stage, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return stage, err
	}
	defer runtime.KeepAlive(object)
	var rStage *C.anim_stage
	if err = check(C.call_anim_scene_get_stage(self, &rStage)); err != nil {
		return
	}
	if object.stage == nil {
		object.stage = newStage(rStage, object)
		object.stage.hide(object.kept)
	}
	object.stage.c = rStage
	stage = object.stage
	return
}

// Info: Facts about the document.
//
// It is anim_scene_get_info of C.
func (object *Scene) Info() (info SceneInfo, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return info, err
	}
	defer runtime.KeepAlive(object)
	var rInfo C.anim_scene_info
	rInfo.struct_size = C.sizeof_anim_scene_info
	if err = check(C.call_anim_scene_get_info(self, &rInfo)); err != nil {
		return
	}
	info.get(&rInfo)
	return
}

// Advance: Moves the scene's clock forward; as anim_stage_advance. Delays of the machine end, and their
// transitions are taken, at their own flicks.
//
// Once everything that the document does has happened once, this call, pointers, keys, events, inputs and the
// display list allocate nothing, with these exceptions: a path property that is set or played to a path with
// other commands (the two are aligned each time); keyframes whose expressions give other numbers than when
// they were last played; an animation that begins to be scrubbed; texts in the data of events; a number that
// format(x) writes with more than 15 characters; list items that are added or removed; and the queue of
// events and their data, which grow until they hold event_limit events and 4096 fields.
//
// It is anim_scene_advance of C.
func (object *Scene) Advance(seconds float64) (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	err = check(C.call_anim_scene_advance(self, C.double(seconds)))
	return
}

// AdvanceFlicks: Moves the scene's clock forward; as anim_stage_advance. Delays of the machine end, and their
// transitions are taken, at their own flicks.
//
// Once everything that the document does has happened once, this call, pointers, keys, events, inputs and the
// display list allocate nothing, with these exceptions: a path property that is set or played to a path with
// other commands (the two are aligned each time); keyframes whose expressions give other numbers than when
// they were last played; an animation that begins to be scrubbed; texts in the data of events; a number that
// format(x) writes with more than 15 characters; list items that are added or removed; and the queue of
// events and their data, which grow until they hold event_limit events and 4096 fields.
//
// It is anim_scene_advance_flicks of C.
func (object *Scene) AdvanceFlicks(flicks int64) (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	err = check(C.call_anim_scene_advance_flicks(self, C.int64_t(flicks)))
	return
}

// SceneAdvanceMany: Advances many scenes in their order, each as anim_scene_advance() does, and reports those
// that have something to draw or events to poll. wanted selects what is reported: 0,
// ANIM_SCENE_CHANGE_DISPLAY, ANIM_SCENE_CHANGE_EVENTS or both. The result is these scenes in their order, and
// their number. A scene is reported by every call until its display list has been read and its events have
// been polled, so a host may handle them later. Any anim_scene_get_display... call reads the list, except
// those for the revision and the damage. With ANIM_SCENE_CHANGE_DISPLAY this call updates the display lists
// that change. A scene at rest costs one read of its handle, a cache line. All scenes are checked before any
// is advanced: for a scene that was destroyed or is listed twice, or one that anim_scene_advance() refuses,
// the call fails, names its index, and advances none. Callbacks must not call their own scene or those not
// advanced yet (ANIM_ERROR_REENTRANT).
//
// It is anim_scene_advance_many of C.
func SceneAdvanceMany(scenes []*Scene, seconds float64, wanted SceneChangeFlags) (changes []SceneChange, changed int, err error) {
	cScenes := make([]*C.anim_scene, len(scenes))
	for index := range scenes {
		if cScenes[index], err = scenes[index].pointer(false); err != nil {
			return
		}
	}
	defer runtime.KeepAlive(scenes)
	rChanges := make([]SceneChange, len(scenes))
	var rChanged C.size_t
	if err = check(C.call_anim_scene_advance_many((**C.anim_scene)(at(cScenes)), C.size_t(len(scenes)), C.double(seconds), C.anim_scene_change_flags(wanted), (*C.anim_scene_change)(at(rChanges)), &rChanged)); err != nil {
		return
	}
	changes = rChanges
	changes = changes[:int(rChanged)]
	changed = int(rChanged)
	return
}

// Send: Sends a named event to the machine, which takes its transitions at once. Events that no state waits
// for are ignored. The name consists of tokens separated by dots: letters, digits, '-' and '_', or any name
// in backquotes: `my part`.poke.
//
// It is anim_scene_send of C.
func (object *Scene) Send(name string) (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	err = check(C.call_anim_scene_send(self, textAt(name), C.size_t(len(name))))
	return
}

// InputInfo: Input number index, 0 <= index < input_count, in the document's order; ANIM_ERROR_NOT_FOUND
// beyond.
//
// It is anim_scene_get_input_info of C.
func (object *Scene) InputInfo(index uint32) (info InputInfo, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return info, err
	}
	defer runtime.KeepAlive(object)
	var rInfo C.anim_input_info
	rInfo.struct_size = C.sizeof_anim_input_info
	if err = check(C.call_anim_scene_get_input_info(self, C.uint32_t(index), &rInfo)); err != nil {
		return
	}
	info.get(&rInfo)
	return
}

// SetNumber: Inputs by name. Setting one to a new value lets the machine react at once. ANIM_ERROR_NOT_FOUND,
// ANIM_ERROR_KIND; ANIM_ERROR_ARGUMENT for a number outside its range; ANIM_ERROR_LIMIT for a string of more
// than 65536 bytes; ANIM_ERROR_STATE for an input of a component that the enclosing document sets.
//
// It is anim_scene_set_number of C.
func (object *Scene) SetNumber(name string, value float64) (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	err = check(C.call_anim_scene_set_number(self, textAt(name), C.size_t(len(name)), C.double(value)))
	return
}

// SetBoolean: Inputs by name. Setting one to a new value lets the machine react at once.
// ANIM_ERROR_NOT_FOUND, ANIM_ERROR_KIND; ANIM_ERROR_ARGUMENT for a number outside its range; ANIM_ERROR_LIMIT
// for a string of more than 65536 bytes; ANIM_ERROR_STATE for an input of a component that the enclosing
// document sets.
//
// It is anim_scene_set_boolean of C.
func (object *Scene) SetBoolean(name string, value bool) (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	err = check(C.call_anim_scene_set_boolean(self, textAt(name), C.size_t(len(name)), C.anim_bool(boolean(value))))
	return
}

// SetString: Inputs by name. Setting one to a new value lets the machine react at once. ANIM_ERROR_NOT_FOUND,
// ANIM_ERROR_KIND; ANIM_ERROR_ARGUMENT for a number outside its range; ANIM_ERROR_LIMIT for a string of more
// than 65536 bytes; ANIM_ERROR_STATE for an input of a component that the enclosing document sets.
//
// It is anim_scene_set_string of C.
func (object *Scene) SetString(name string, text string) (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	err = check(C.call_anim_scene_set_string(self, textAt(name), C.size_t(len(name)), textAt(text), C.size_t(len(text))))
	return
}

// FireTrigger: Fires a trigger: the machine receives the event with the trigger's name.
//
// It is anim_scene_fire_trigger of C.
func (object *Scene) FireTrigger(name string) (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	err = check(C.call_anim_scene_fire_trigger(self, textAt(name), C.size_t(len(name))))
	return
}

// Number: The present value of an input by name. ANIM_ERROR_NOT_FOUND, ANIM_ERROR_KIND.
//
// It is anim_scene_get_number of C.
func (object *Scene) Number(name string) (value float64, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return value, err
	}
	defer runtime.KeepAlive(object)
	var rValue C.double
	if err = check(C.call_anim_scene_get_number(self, textAt(name), C.size_t(len(name)), &rValue)); err != nil {
		return
	}
	value = float64(rValue)
	return
}

// Boolean: The present value of an input by name. ANIM_ERROR_NOT_FOUND, ANIM_ERROR_KIND.
//
// It is anim_scene_get_boolean of C.
func (object *Scene) Boolean(name string) (value bool, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return value, err
	}
	defer runtime.KeepAlive(object)
	var rValue C.anim_bool
	if err = check(C.call_anim_scene_get_boolean(self, textAt(name), C.size_t(len(name)), &rValue)); err != nil {
		return
	}
	value = rValue != 0
	return
}

// GetString: The present value of an input by name. ANIM_ERROR_NOT_FOUND, ANIM_ERROR_KIND.
//
// It is anim_scene_get_string of C.
func (object *Scene) GetString(name string) (buffer string, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return buffer, err
	}
	defer runtime.KeepAlive(object)
	var rBufferLength C.size_t
	if err = check(C.call_anim_scene_get_string(self, textAt(name), C.size_t(len(name)), nil, 0, &rBufferLength)); err != nil {
		return
	}
	rBuffer := make([]C.char, int(rBufferLength))
	if len(rBuffer) > 0 {
		if err = check(C.call_anim_scene_get_string(self, textAt(name), C.size_t(len(name)), (*C.char)(at(rBuffer)), C.size_t(len(rBuffer)), &rBufferLength)); err != nil {
			return
		}
	}
	buffer = C.GoStringN((*C.char)(at(rBuffer)), C.int(len(rBuffer)))
	return
}

// AtomicStates: The names of the active states that have no active child, in document order, separated by
// spaces; a part of a name that contains a space is in backquotes. Empty for a document without a machine.
//
// It is anim_scene_get_atomic_states of C.
func (object *Scene) AtomicStates() (buffer string, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return buffer, err
	}
	defer runtime.KeepAlive(object)
	var rBufferLength C.size_t
	if err = check(C.call_anim_scene_get_atomic_states(self, nil, 0, &rBufferLength)); err != nil {
		return
	}
	rBuffer := make([]C.char, int(rBufferLength))
	if len(rBuffer) > 0 {
		if err = check(C.call_anim_scene_get_atomic_states(self, (*C.char)(at(rBuffer)), C.size_t(len(rBuffer)), &rBufferLength)); err != nil {
			return
		}
	}
	buffer = C.GoStringN((*C.char)(at(rBuffer)), C.int(len(rBuffer)))
	return
}

// IsInState: Whether a state is active (itself, or one inside it). ANIM_ERROR_NOT_FOUND when the document has
// no such state.
//
// It is anim_scene_is_in_state of C.
func (object *Scene) IsInState(name string) (active bool, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return active, err
	}
	defer runtime.KeepAlive(object)
	var rActive C.anim_bool
	if err = check(C.call_anim_scene_is_in_state(self, textAt(name), C.size_t(len(name)), &rActive)); err != nil {
		return
	}
	active = rActive != 0
	return
}

// SendData: As anim_scene_send, with data, which the document's expressions read as event.NAME while the
// event is processed: numbers, booleans as 1 and 0, texts in comparisons. Fields that the document does not
// read are ignored; of two with one name the last counts. ANIM_ERROR_LIMIT for more than
// ANIM_LIMIT_EVENT_FIELDS.
//
// It is anim_scene_send_data of C.
func (object *Scene) SendData(name string, fields []EventField) (err error) {
	var keep memory
	defer keep.release()
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	cFields := make([]C.anim_event_field, len(fields))
	for index := range fields {
		if err = fields[index].put(&cFields[index], &keep); err != nil {
			return
		}
	}
	err = check(C.call_anim_scene_send_data(self, textAt(name), C.size_t(len(name)), (*C.anim_event_field)(at(cFields)), C.size_t(len(fields))))
	return
}

// EventValue: One field of an event's data, by its index in the document's order, and its text. data and
// count are members of the event: the identifier of its data, and the number of its fields. A scene keeps the
// 4096 latest fields with at most 1 MiB of texts, whether their events were polled or not; older ones, and
// indices beyond count, are ANIM_ERROR_NOT_FOUND. If fields were dropped before their event was polled or its
// callback called, data_lost of the event is their number; poll more often to lose none. Asking for the text
// of a field that is no text is ANIM_ERROR_KIND.
//
// It is anim_scene_get_event_value of C.
func (object *Scene) EventValue(data uint64, index uint32) (value EventValue, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return value, err
	}
	defer runtime.KeepAlive(object)
	var rValue C.anim_event_value
	if err = check(C.call_anim_scene_get_event_value(self, C.uint64_t(data), C.uint32_t(index), &rValue)); err != nil {
		return
	}
	value.get(&rValue)
	return
}

// EventText: One field of an event's data, by its index in the document's order, and its text. data and count
// are members of the event: the identifier of its data, and the number of its fields. A scene keeps the 4096
// latest fields with at most 1 MiB of texts, whether their events were polled or not; older ones, and indices
// beyond count, are ANIM_ERROR_NOT_FOUND. If fields were dropped before their event was polled or its
// callback called, data_lost of the event is their number; poll more often to lose none. Asking for the text
// of a field that is no text is ANIM_ERROR_KIND.
//
// It is anim_scene_get_event_text of C.
func (object *Scene) EventText(data uint64, index uint32) (buffer string, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return buffer, err
	}
	defer runtime.KeepAlive(object)
	var rBufferLength C.size_t
	if err = check(C.call_anim_scene_get_event_text(self, C.uint64_t(data), C.uint32_t(index), nil, 0, &rBufferLength)); err != nil {
		return
	}
	rBuffer := make([]C.char, int(rBufferLength))
	if len(rBuffer) > 0 {
		if err = check(C.call_anim_scene_get_event_text(self, C.uint64_t(data), C.uint32_t(index), (*C.char)(at(rBuffer)), C.size_t(len(rBuffer)), &rBufferLength)); err != nil {
			return
		}
	}
	buffer = C.GoStringN((*C.char)(at(rBuffer)), C.int(len(rBuffer)))
	return
}

// Configuration: The names of all active states, in document order, separated by spaces as in
// anim_scene_get_atomic_states. A machine that is done keeps its last ones.
//
// It is anim_scene_get_configuration of C.
func (object *Scene) Configuration() (buffer string, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return buffer, err
	}
	defer runtime.KeepAlive(object)
	var rBufferLength C.size_t
	if err = check(C.call_anim_scene_get_configuration(self, nil, 0, &rBufferLength)); err != nil {
		return
	}
	rBuffer := make([]C.char, int(rBufferLength))
	if len(rBuffer) > 0 {
		if err = check(C.call_anim_scene_get_configuration(self, (*C.char)(at(rBuffer)), C.size_t(len(rBuffer)), &rBufferLength)); err != nil {
			return
		}
	}
	buffer = C.GoStringN((*C.char)(at(rBuffer)), C.int(len(rBuffer)))
	return
}

// IsDone: Whether the machine has reached an outermost final state: it ignores all events from then on.
//
// It is anim_scene_is_done of C.
func (object *Scene) IsDone() (done bool, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return done, err
	}
	defer runtime.KeepAlive(object)
	var rDone C.anim_bool
	if err = check(C.call_anim_scene_is_done(self, &rDone)); err != nil {
		return
	}
	done = rDone != 0
	return
}

// StateCount: How many states the machine has; 0 for a document without a machine.
//
// It is anim_scene_get_state_count of C.
func (object *Scene) StateCount() (count uint32, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return count, err
	}
	defer runtime.KeepAlive(object)
	var rCount C.uint32_t
	if err = check(C.call_anim_scene_get_state_count(self, &rCount)); err != nil {
		return
	}
	count = uint32(rCount)
	return
}

// StateInfo: State number index, 0 <= index < count, in document order: for tools that show a machine.
// ANIM_ERROR_NOT_FOUND beyond.
//
// It is anim_scene_get_state_info of C.
func (object *Scene) StateInfo(index uint32) (info MachineStateInfo, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return info, err
	}
	defer runtime.KeepAlive(object)
	var rInfo C.anim_machine_state_info
	rInfo.struct_size = C.sizeof_anim_machine_state_info
	if err = check(C.call_anim_scene_get_state_info(self, C.uint32_t(index), &rInfo)); err != nil {
		return
	}
	info.get(&rInfo)
	return
}

// Hash: A hash of all that determines the scene's future: that of anim_stage_get_hash with inputs, states,
// timers, pointers and the random generator.
//
// It is anim_scene_get_hash of C.
func (object *Scene) Hash() (hash uint64, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return hash, err
	}
	defer runtime.KeepAlive(object)
	var rHash C.uint64_t
	if err = check(C.call_anim_scene_get_hash(self, &rHash)); err != nil {
		return
	}
	hash = uint64(rHash)
	return
}

// ListInfo: List number index, from 0 on, in the document's order; a component's lists follow those of the
// document that uses it. ANIM_ERROR_NOT_FOUND beyond.
//
// It is anim_scene_get_list_info of C.
func (object *Scene) ListInfo(index uint32) (info ListInfo, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return info, err
	}
	defer runtime.KeepAlive(object)
	var rInfo C.anim_list_info
	rInfo.struct_size = C.sizeof_anim_list_info
	if err = check(C.call_anim_scene_get_list_info(self, C.uint32_t(index), &rInfo)); err != nil {
		return
	}
	info.get(&rInfo)
	return
}

// FindList: The number of a list by its name, prefixed with the names of the instances that contain it. The
// number stays the same until the scene is reloaded. ANIM_ERROR_NOT_FOUND.
//
// It is anim_scene_find_list of C.
func (object *Scene) FindList(name string) (list uint32, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return list, err
	}
	defer runtime.KeepAlive(object)
	var rList C.uint32_t
	if err = check(C.call_anim_scene_find_list(self, textAt(name), C.size_t(len(name)), &rList)); err != nil {
		return
	}
	list = uint32(rList)
	return
}

// ItemInfo: The item at a position, from 0 on; leaving items follow the others. ANIM_ERROR_NOT_FOUND beyond,
// and for a list that does not exist, here and in all calls below.
//
// It is anim_scene_get_item_info of C.
func (object *Scene) ItemInfo(list uint32, index uint32) (info ItemInfo, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return info, err
	}
	defer runtime.KeepAlive(object)
	var rInfo C.anim_item_info
	rInfo.struct_size = C.sizeof_anim_item_info
	if err = check(C.call_anim_scene_get_item_info(self, C.uint32_t(list), C.uint32_t(index), &rInfo)); err != nil {
		return
	}
	info.get(&rInfo)
	return
}

// ItemKey: Its key.
//
// It is anim_scene_get_item_key of C.
func (object *Scene) ItemKey(list uint32, index uint32) (buffer string, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return buffer, err
	}
	defer runtime.KeepAlive(object)
	var rBufferLength C.size_t
	if err = check(C.call_anim_scene_get_item_key(self, C.uint32_t(list), C.uint32_t(index), nil, 0, &rBufferLength)); err != nil {
		return
	}
	rBuffer := make([]C.char, int(rBufferLength))
	if len(rBuffer) > 0 {
		if err = check(C.call_anim_scene_get_item_key(self, C.uint32_t(list), C.uint32_t(index), (*C.char)(at(rBuffer)), C.size_t(len(rBuffer)), &rBufferLength)); err != nil {
			return
		}
	}
	buffer = C.GoStringN((*C.char)(at(rBuffer)), C.int(len(rBuffer)))
	return
}

// FindItem: The position of the item with a key. ANIM_ERROR_NOT_FOUND, also for a leaving item.
//
// It is anim_scene_find_item of C.
func (object *Scene) FindItem(list uint32, key string) (index uint32, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return index, err
	}
	defer runtime.KeepAlive(object)
	var rIndex C.uint32_t
	if err = check(C.call_anim_scene_find_item(self, C.uint32_t(list), textAt(key), C.size_t(len(key)), &rIndex)); err != nil {
		return
	}
	index = uint32(rIndex)
	return
}

// AppendItem: Inserts an item at a position, or at the end if there are fewer items, and starts its machine.
// fields are values of its inputs by their names in the component, as in anim_scene_send_data(); its other
// inputs and everything else are as in the document. key is valid UTF-8; if it is empty, the list chooses an
// unused number. The result is the number of anim_item_info. If no slot is free, a leaving item is removed at
// once. ANIM_ERROR_LIMIT for a full list; ANIM_ERROR_DUPLICATE for a key in use; ANIM_ERROR_NOT_FOUND for a
// field that is not an input; ANIM_ERROR_KIND for a field of another type; ANIM_ERROR_ARGUMENT for a number
// outside the input's range; ANIM_ERROR_STATE for an input that the list sets or a trigger, and for a list
// inside an item that is not in use.
//
// It is anim_scene_append_item of C.
func (object *Scene) AppendItem(list uint32, index uint32, key string, fields []EventField) (number uint32, err error) {
	var keep memory
	defer keep.release()
	self, err := object.pointer(false)
	if err != nil {
		return number, err
	}
	defer runtime.KeepAlive(object)
	cFields := make([]C.anim_event_field, len(fields))
	for index := range fields {
		if err = fields[index].put(&cFields[index], &keep); err != nil {
			return
		}
	}
	var rNumber C.uint32_t
	if err = check(C.call_anim_scene_append_item(self, C.uint32_t(list), C.uint32_t(index), textAt(key), C.size_t(len(key)), (*C.anim_event_field)(at(cFields)), C.size_t(len(fields)), &rNumber)); err != nil {
		return
	}
	number = uint32(rNumber)
	return
}

// RemoveItem: Removes the item with a key: its machine receives the event "removed". The item is gone when
// the machine is done, or at once if no transition was taken.
//
// It is anim_scene_remove_item of C.
func (object *Scene) RemoveItem(list uint32, key string) (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	err = check(C.call_anim_scene_remove_item(self, C.uint32_t(list), textAt(key), C.size_t(len(key))))
	return
}

// ClearList: Removes all items.
//
// It is anim_scene_clear_list of C.
func (object *Scene) ClearList(list uint32) (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	err = check(C.call_anim_scene_clear_list(self, C.uint32_t(list)))
	return
}

// MoveItem: Moves the item with a key to a position, or to the end if there are fewer items.
//
// It is anim_scene_move_item of C.
func (object *Scene) MoveItem(list uint32, key string, index uint32) (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	err = check(C.call_anim_scene_move_item(self, C.uint32_t(list), textAt(key), C.size_t(len(key)), C.uint32_t(index)))
	return
}

// UpdateItem: Sets inputs of the item with a key; its machine reacts once to all of them.
// ANIM_ERROR_NOT_FOUND for a key that no item has; errors of fields are those of anim_scene_append_item().
//
// It is anim_scene_update_item of C.
func (object *Scene) UpdateItem(list uint32, key string, fields []EventField) (err error) {
	var keep memory
	defer keep.release()
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	cFields := make([]C.anim_event_field, len(fields))
	for index := range fields {
		if err = fields[index].put(&cFields[index], &keep); err != nil {
			return
		}
	}
	err = check(C.call_anim_scene_update_item(self, C.uint32_t(list), textAt(key), C.size_t(len(key)), (*C.anim_event_field)(at(cFields)), C.size_t(len(fields))))
	return
}

// SendPointer: Reports an action of a pointer (a mouse, finger or pen with a number of the host's choice) at
// a point of the document, at the scene's present time. Nodes and regions are hit where they are seen: by the
// presentation values at the beginning of the call. x and y are at most 1e150 in size (ANIM_ERROR_LIMIT), and
// not read for CANCEL and LEAVE.
//
// The region at a point is the topmost one whose shape contains it. Regions without a node lie above all
// others, later ones on top; the others are ordered as their nodes are drawn. A region whose node is
// invisible, clipped there or of no size (its transform is singular) is not hit. A disabled region is hit
// too, and swallows the pointer.
//
// DOWN on a region that holds nothing begins tracking: the region receives, as UIControl does, down,
// drag.inside, drag.outside, drag.enter, drag.exit, up.inside, up.outside and cancel. Inside means inside its
// bounds (the upright rectangle around its shape, in its node's coordinates) without its inset, however the
// shape is formed, covered or clipped. A region holds one pointer at a time, or is pressed by a key; another
// pointer that goes down on it is ignored until it goes up. A region that is disabled while it tracks
// receives cancel at the pointer's next move or up, and nothing more from it.
//
// A region whose "capture" is false hands its pointer over to another such region: when a move takes the
// pointer onto the shape of an enabled region with "capture" false that holds nothing. The first region then
// receives drag.exit (unless it already has); the second receives drag.enter and drag.inside, and tracks the
// pointer from then on.
//
// A pointer that moves while it is not down hovers: a region receives hover.enter when the pointer comes onto
// it (unless the region is disabled), and hover.exit when the pointer moves off it or leaves. While the
// pointer is down, the region under it for hovering stays the same; when it goes up or is canceled, it hovers
// where it is. A pointer that goes down without having hovered, as a finger does, is gone when it goes up.
// When ANIM_LIMIT_POINTERS are known, a new one replaces the one that began to hover first.
//
// A second DOWN of a pointer that is down is ANIM_ERROR_STATE; more than ANIM_LIMIT_POINTERS pointers that
// are down are ANIM_ERROR_LIMIT. UP, CANCEL and LEAVE of an unknown pointer do nothing. LEAVE of a pointer
// that is down cancels it.
//
// The host and the machine receive each of these as an event named "<region>.<what>", whose data are numbers
// (a host reads them by anim_scene_get_event_value):
//
//   - x, y: in the coordinates of the region; while it is invisible or of no size, the last ones;
//   - sceneX, sceneY;
//   - dx and dy (since the pointer's last event), totalX and totalY (since it went down), vx and vy (points
//     per second of host time, see anim_velocity_estimator). These six are in the coordinates of the document
//     that has the region. In a component, the linear part of the inverse of the instance's whole present
//     transform converts them to the component's coordinates; they are 0 while the instance is invisible or
//     of no size;
//   - pointer;
//   - count: successive taps. A DOWN counts one more if it is on the same region as the last one, at most
//     0.35 s of host time after it and 20 points from it, and that tap was neither dragged further than that
//     nor canceled. A press that is canceled because its region is disabled counts like a tap;
//   - inside (0 or 1);
//   - node: the result of anim_scene_hit_test when the pointer went down or began to hover there;
//   - keyboard (0).
//
// Gestures are recognized only if a transition of the machine names their events; the host then receives
// these, too. Distances are in the scene's coordinates; a region's "slop" is 10 points by default.
//
//   - hover.move: each move of a pointer that hovers over the region, after hover.enter.
//   - tap: after up.inside, if the press stayed within the slop of its beginning and was no long press; count
//     is 2 for a double tap.
//   - press.long: the pointer has been down for the region's "longPress" (0.5) seconds of stage time and
//     stayed within the slop of its beginning. It comes at its own flick, in the middle of an advance; dx,
//     dy, vx and vy are 0.
//   - pinch.begin, pinch.change and pinch.end: a second pointer goes down on the region while the first holds
//     it, either moves, one goes up. There are no drags meanwhile. x, y, dx, dy, totalX, totalY, vx and vy
//     are those of the midpoint; pointer is the one that moved. Four more numbers: scale (the distance of the
//     two relative to that at the beginning), rotation (radians since then, also beyond a full turn),
//     scaleVelocity and rotationVelocity (per second), all in the coordinates of dx. After a pinch the press
//     goes on with the remaining pointer: its drags count from there, and the region receives up.inside or
//     up.outside when it goes up. A third pointer is ignored. If the press is canceled, pinch.end comes
//     before cancel.
//
// A region's "takesOver" lets it take over a pointer that went down on a region above it, once the pointer is
// farther than the slop from where it went down. With "horizontal" or "vertical", not with "drag", the
// pointer must also have moved farther along that axis than across it, in the coordinates of dx. The region
// above receives cancel, this one down, and its totals count from there. Of several such regions the topmost
// takes the pointer; a region that already tracks the pointer keeps it so. A pointer that the host has
// captured, that was pinched or was taken over is not taken over again.
//
// It is anim_scene_send_pointer of C.
func (object *Scene) SendPointer(kind PointerAction, pointer int32, x float64, y float64) (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	err = check(C.call_anim_scene_send_pointer(self, C.anim_pointer_action(kind), C.int32_t(pointer), C.double(x), C.double(y)))
	return
}

// SendWheel: Reports a wheel or touchpad movement at a point of the document, by dx and dy points, positive
// where a page would scroll to the right and down. Of the regions at the point whose machine names the event
// wheel, the topmost receives it, with the data of anim_scene_send_pointer(): x, y, sceneX, sceneY, dx, dy,
// node, inside 1 and pointer -1, the others 0. If its machine takes no transition for the event (no active
// state has one, or no guard is true), the next region behind receives it, and so on; a disabled region ends
// the search. The result is whether a machine took a transition. If not, the host should use the wheel to
// scroll its page. x, y, dx and dy are at most 1e150 in size.
//
// It is anim_scene_send_wheel of C.
func (object *Scene) SendWheel(x float64, y float64, dx float64, dy float64) (used bool, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return used, err
	}
	defer runtime.KeepAlive(object)
	var rUsed C.anim_bool
	if err = check(C.call_anim_scene_send_wheel(self, C.double(x), C.double(y), C.double(dx), C.double(dy), &rUsed)); err != nil {
		return
	}
	used = rUsed != 0
	return
}

// CapturePointer: Lets a region, by name, track a pointer that is down, wherever it is, from now on until it
// goes up. The region that tracked it receives cancel; the new one receives drag.enter if the pointer is
// inside. ANIM_ERROR_NOT_FOUND for an unknown region and for a pointer that is not down; ANIM_ERROR_STATE for
// a region that is disabled or holds another pointer.
//
// It is anim_scene_capture_pointer of C.
func (object *Scene) CapturePointer(pointer int32, region string) (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	err = check(C.call_anim_scene_capture_pointer(self, C.int32_t(pointer), textAt(region), C.size_t(len(region))))
	return
}

// ReleasePointer: Takes a pointer that is down (ANIM_ERROR_NOT_FOUND) away from the region that tracks it,
// which receives cancel.
//
// It is anim_scene_release_pointer of C.
func (object *Scene) ReleasePointer(pointer int32) (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	err = check(C.call_anim_scene_release_pointer(self, C.int32_t(pointer)))
	return
}

// SendKey: Reports that a key went down or up. The result is whether the scene used it; if not, the host
// should handle it. With Control, Alt or Meta no key is used.
//
// Tab moves the focus to the next region, in the order of the document and of the items in its lists, that is
// focusable, enabled and visible; with Shift to the previous one. If the item that had the focus is gone, Tab
// continues from its former place. After the last region nothing has the focus and the key is not used, so
// that a host can go on to its next control. The Tab after that begins anew.
//
// The other keys act on the region that has the focus. Unless its "activation" is "none", Space presses it:
// down when the key goes down, up.inside when it goes up; Enter is down and up.inside at once. Escape while
// Space is held is cancel, and so is anything that takes the focus away then. Nothing is pressed twice: a
// region that holds a pointer receives no event of either key. The arrows, Home, End, Page Up and Page Down
// are key.left, key.right, key.up, key.down, key.home, key.end, key.pageup and key.pagedown when they go
// down, repeatedly if the host repeats them. A region that is disabled or invisible loses the focus at the
// next key. The data of these events are those of anim_scene_send_pointer(): keyboard is 1, x and y are the
// center of the region's bounds, inside is 1, pointer is -1 and node is the region's own; the others are 0.
//
// It is anim_scene_send_key of C.
func (object *Scene) SendKey(action KeyAction, key Key, modifiers ModifierFlags) (used bool, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return used, err
	}
	defer runtime.KeepAlive(object)
	var rUsed C.anim_bool
	if err = check(C.call_anim_scene_send_key(self, C.anim_key_action(action), C.anim_key(key), C.anim_modifier_flags(modifiers), &rUsed)); err != nil {
		return
	}
	used = rUsed != 0
	return
}

// SetFocus: Gives the focus to a region by name, or to none for an empty name. The region that had it
// receives blur, the new one focus. ANIM_ERROR_NOT_FOUND; ANIM_ERROR_STATE for a region that is not
// focusable, is disabled or is invisible.
//
// It is anim_scene_set_focus of C.
func (object *Scene) SetFocus(name string) (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	err = check(C.call_anim_scene_set_focus(self, textAt(name), C.size_t(len(name))))
	return
}

// Focus: The name of the region that has the focus; empty when none has.
//
// It is anim_scene_get_focus of C.
func (object *Scene) Focus() (buffer string, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return buffer, err
	}
	defer runtime.KeepAlive(object)
	var rBufferLength C.size_t
	if err = check(C.call_anim_scene_get_focus(self, nil, 0, &rBufferLength)); err != nil {
		return
	}
	rBuffer := make([]C.char, int(rBufferLength))
	if len(rBuffer) > 0 {
		if err = check(C.call_anim_scene_get_focus(self, (*C.char)(at(rBuffer)), C.size_t(len(rBuffer)), &rBufferLength)); err != nil {
			return
		}
	}
	buffer = C.GoStringN((*C.char)(at(rBuffer)), C.int(len(rBuffer)))
	return
}

// HitTest: The number, in document order, of the topmost node drawn at a point of the document, or -1, by
// presentation values. A fill counts by its rule, a stroke with its dashes, caps and joins as in
// anim_path_stroke_contains(), even if its paint is transparent. An image and a text count by their
// rectangles. Nodes that are clipped there, invisible or of opacity 0 do not count.
//
// It is anim_scene_hit_test of C.
func (object *Scene) HitTest(x float64, y float64) (node int32, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return node, err
	}
	defer runtime.KeepAlive(object)
	var rNode C.int32_t
	if err = check(C.call_anim_scene_hit_test(self, C.double(x), C.double(y), &rNode)); err != nil {
		return
	}
	node = int32(rNode)
	return
}

// HitTestRegion: The index, in document order, of the region that a pointer would hit at a point of the
// document, enabled or not; -1 for none.
//
// It is anim_scene_hit_test_region of C.
func (object *Scene) HitTestRegion(x float64, y float64) (region int32, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return region, err
	}
	defer runtime.KeepAlive(object)
	var rRegion C.int32_t
	if err = check(C.call_anim_scene_hit_test_region(self, C.double(x), C.double(y), &rRegion)); err != nil {
		return
	}
	region = int32(rRegion)
	return
}

// RegionInfo: Region number index, 0 <= index < region_count, as it is now; ANIM_ERROR_NOT_FOUND beyond.
//
// It is anim_scene_get_region_info of C.
func (object *Scene) RegionInfo(index uint32) (info RegionInfo, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return info, err
	}
	defer runtime.KeepAlive(object)
	var rInfo C.anim_region_info
	rInfo.struct_size = C.sizeof_anim_region_info
	if err = check(C.call_anim_scene_get_region_info(self, C.uint32_t(index), &rInfo)); err != nil {
		return
	}
	info.get(&rInfo)
	return
}

// AccessibilityInfo: How many nodes of the document have an "accessibility", and a revision that changes
// whenever one of their facts or texts has changed since the last call.
//
// It is anim_scene_get_accessibility_info of C.
func (object *Scene) AccessibilityInfo() (count uint32, revision uint64, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return count, revision, err
	}
	defer runtime.KeepAlive(object)
	var rCount C.uint32_t
	var rRevision C.uint64_t
	if err = check(C.call_anim_scene_get_accessibility_info(self, &rCount, &rRevision)); err != nil {
		return
	}
	count = uint32(rCount)
	revision = uint64(rRevision)
	return
}

// Accessibility: The present facts of one of these nodes, in document order: 0 <= index < count,
// ANIM_ERROR_NOT_FOUND beyond.
//
// It is anim_scene_get_accessibility of C.
func (object *Scene) Accessibility(index uint32) (accessibility AccessibilityElement, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return accessibility, err
	}
	defer runtime.KeepAlive(object)
	var rAccessibility C.anim_accessibility_element
	rAccessibility.struct_size = C.sizeof_anim_accessibility_element
	if err = check(C.call_anim_scene_get_accessibility(self, C.uint32_t(index), &rAccessibility)); err != nil {
		return
	}
	accessibility.get(&rAccessibility)
	return
}

// AccessibilityText: One of its present texts: ANIM_ACCESSIBILITY_TEXT_LABEL, VALUE or HINT. Empty where the
// document has none.
//
// It is anim_scene_get_accessibility_text of C.
func (object *Scene) AccessibilityText(index uint32, which AccessibilityText) (buffer string, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return buffer, err
	}
	defer runtime.KeepAlive(object)
	var rBufferLength C.size_t
	if err = check(C.call_anim_scene_get_accessibility_text(self, C.uint32_t(index), C.anim_accessibility_text(which), nil, 0, &rBufferLength)); err != nil {
		return
	}
	rBuffer := make([]C.char, int(rBufferLength))
	if len(rBuffer) > 0 {
		if err = check(C.call_anim_scene_get_accessibility_text(self, C.uint32_t(index), C.anim_accessibility_text(which), (*C.char)(at(rBuffer)), C.size_t(len(rBuffer)), &rBufferLength)); err != nil {
			return
		}
	}
	buffer = C.GoStringN((*C.char)(at(rBuffer)), C.int(len(rBuffer)))
	return
}

// DisplayCommands: The present display list: commands from back to front, and the arrays to which they refer.
// Each is a view that is valid until the next call on the same scene (or its stage) that is not one of these,
// anim_scene_get_display... The cost of updating it is proportional to what changed, and next to nothing if
// nothing did. If nodes appear, vanish or change their order, or a path changes its number of commands, it is
// proportional to the whole list.
//
// It is anim_scene_get_display_commands of C.
func (object *Scene) DisplayCommands() (commands []DrawCommand, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return commands, err
	}
	defer runtime.KeepAlive(object)
	var rCommands *C.anim_draw_command
	var rCommandsLength C.size_t
	if err = check(C.call_anim_scene_get_display_commands(self, &rCommands, &rCommandsLength)); err != nil {
		return
	}
	commands = make([]DrawCommand, int(rCommandsLength))
	for index := range unsafe.Slice((*C.anim_draw_command)(rCommands), len(commands)) {
		commands[index].get(&unsafe.Slice(rCommands, len(commands))[index])
	}
	return
}

// Display: The whole display list in one call, with the same views.
//
// It is anim_scene_get_display of C.
func (object *Scene) Display() (display Display, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return display, err
	}
	defer runtime.KeepAlive(object)
	var rDisplay C.anim_display
	rDisplay.struct_size = C.sizeof_anim_display
	if err = check(C.call_anim_scene_get_display(self, &rDisplay)); err != nil {
		return
	}
	display.get(&rDisplay)
	return
}

// DisplayRevision: The display list's revision: a number that grows whenever the list differs from the one at
// the last query; 1 for the first. A host that has drawn it need not draw again while it stays the same.
// Another scene of the same document, queried at other times, has other revisions.
//
// It is anim_scene_get_display_revision of C.
func (object *Scene) DisplayRevision() (revision uint64, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return revision, err
	}
	defer runtime.KeepAlive(object)
	var rRevision C.uint64_t
	if err = check(C.call_anim_scene_get_display_revision(self, &rRevision)); err != nil {
		return
	}
	revision = uint64(rRevision)
	return
}

// DisplayDamage: The area that must be drawn again since a revision: the union of the old and new bounds of
// everything that changed, appeared or vanished after it, inside the canvas. Width and height are 0 if
// nothing did. The whole canvas for a revision more than 63 ago, and for 0. ANIM_ERROR_ARGUMENT for a
// revision that the list has not reached.
//
// It is anim_scene_get_display_damage of C.
func (object *Scene) DisplayDamage(since uint64) (rectangle Rectangle, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return rectangle, err
	}
	defer runtime.KeepAlive(object)
	var rRectangle C.anim_rectangle
	if err = check(C.call_anim_scene_get_display_damage(self, C.uint64_t(since), &rRectangle)); err != nil {
		return
	}
	rectangle.get(&rRectangle)
	return
}

// SVG: The display list as an SVG document whose viewBox is the scene's canvas. background, which may be left
// out, is red, green, blue and opacity, each from 0 to 1.
//
// It is anim_scene_get_svg of C.
func (object *Scene) SVG(background *[4]float64) (buffer string, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return buffer, err
	}
	defer runtime.KeepAlive(object)
	var rBufferLength C.size_t
	if err = check(C.call_anim_scene_get_svg(self, (*C.double)(unsafe.Pointer(background)), nil, 0, &rBufferLength)); err != nil {
		return
	}
	rBuffer := make([]C.char, int(rBufferLength))
	if len(rBuffer) > 0 {
		if err = check(C.call_anim_scene_get_svg(self, (*C.double)(unsafe.Pointer(background)), (*C.char)(at(rBuffer)), C.size_t(len(rBuffer)), &rBufferLength)); err != nil {
			return
		}
	}
	buffer = C.GoStringN((*C.char)(at(rBuffer)), C.int(len(rBuffer)))
	return
}

// Snapshot: The whole state of a scene, as anim_stage_snapshot writes that of a stage. It contains the stage;
// the active states of the machines with their histories, pending delays and events; the inputs, pointers,
// focus and random generator. It does not contain the document.
//
// It is anim_scene_snapshot of C.
func (object *Scene) Snapshot() (buffer []byte, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return buffer, err
	}
	defer runtime.KeepAlive(object)
	var rBufferLength C.size_t
	if err = check(C.call_anim_scene_snapshot(self, nil, 0, &rBufferLength)); err != nil {
		return
	}
	rBuffer := make([]C.uint8_t, int(rBufferLength))
	if len(rBuffer) > 0 {
		if err = check(C.call_anim_scene_snapshot(self, (*C.uint8_t)(at(rBuffer)), C.size_t(len(rBuffer)), &rBufferLength)); err != nil {
			return
		}
	}
	buffer = C.GoBytes(at(rBuffer), C.int(len(rBuffer)))
	return
}

// Restore: Replaces the scene's state by one that anim_scene_snapshot wrote, as anim_stage_restore does. The
// snapshot may be of another scene, in another process or on another machine, if the documents of both mean
// the same and their parameters are the same: ANIM_ERROR_STATE otherwise. White space, escapes, spellings of
// numbers, keys that begin with x- and the order of an object's keys have no meaning; the order of names, as
// in inputs, properties and states, has. All of the display list counts as changed; revisions continue.
//
// It is anim_scene_restore of C.
func (object *Scene) Restore(bytes []byte) (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	err = check(C.call_anim_scene_restore(self, (*C.uint8_t)(at(bytes)), C.size_t(len(bytes))))
	return
}

// RestoreEdition: Restores a snapshot of a scene of an older edition of a document, by name, and replaces the
// scene's document by the edition in text. The result is that of two steps: restoring the snapshot in a scene
// of document, the older edition, and reloading that scene with text. anim_scene_reload says what is kept,
// and how the result tells what is not. Of the options, only parameters, library and memory_limit are used,
// for the text; those of document were given to anim_document_load.
//
// Later snapshots of the scene can be restored only in the scene itself, and by this call with the same
// document and text if the host has added no properties; nothing is lost then. The handles of the scene and
// of its stage, the event callback, the step budget and the revisions stay; identifiers of properties,
// animations, transactions, groups and banks from before become invalid. ANIM_ERROR_STATE for a snapshot of
// another edition and inside an open transaction; errors as in anim_scene_restore and anim_scene_load.
// Nothing has changed then.
//
// It is anim_scene_restore_edition of C.
func (object *Scene) RestoreEdition(bytes []byte, document *Document, text string, options *SceneOptions) (buffer []string, err error) {
	var keep memory
	defer keep.release()
	self, err := object.pointer(false)
	if err != nil {
		return buffer, err
	}
	defer runtime.KeepAlive(object)
	cDocument, err := document.pointer(false)
	if err != nil {
		return buffer, err
	}
	defer runtime.KeepAlive(document)
	var cOptions *C.anim_scene_options
	if options != nil {
		cOptions = new(C.anim_scene_options)
		if err = options.put(cOptions, &keep); err != nil {
			return
		}
	}
	var rBufferLength C.size_t
	rBuffer := make([]byte, 65536)
	if err = check(C.call_anim_scene_restore_edition(self, (*C.uint8_t)(at(bytes)), C.size_t(len(bytes)), cDocument, textAt(text), C.size_t(len(text)), cOptions, (*C.char)(at(rBuffer)), C.size_t(len(rBuffer)), &rBufferLength)); err != nil {
		return
	}
	buffer = linesOf(rBuffer, int(rBufferLength))
	return
}

// LoadTrace: Parses a trace (at most ANIM_LIMIT_TEXT_BYTES). The text is not needed afterwards.
// ANIM_ERROR_SYNTAX, ANIM_ERROR_DOCUMENT, ANIM_ERROR_LIMIT with line and column.
//
// It is anim_trace_load of C.
func LoadTrace(text string) (trace *Trace, err error) {
	var rTrace *C.anim_trace
	if err = check(C.call_anim_trace_load(textAt(text), C.size_t(len(text)), &rTrace)); err != nil {
		return
	}
	trace = newTrace(rTrace, nil)
	return
}

// Info: Facts about a trace.
//
// It is anim_trace_get_info of C.
func (object *Trace) Info() (info TraceInfo, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return info, err
	}
	defer runtime.KeepAlive(object)
	var rInfo C.anim_trace_info
	rInfo.struct_size = C.sizeof_anim_trace_info
	if err = check(C.call_anim_trace_get_info(self, &rInfo)); err != nil {
		return
	}
	info.get(&rInfo)
	return
}

// Parameters: The parameters that the trace was recorded with: the text of a JSON object for
// anim_scene_options, or empty.
//
// It is anim_trace_get_parameters of C.
func (object *Trace) Parameters() (buffer string, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return buffer, err
	}
	defer runtime.KeepAlive(object)
	var rBufferLength C.size_t
	if err = check(C.call_anim_trace_get_parameters(self, nil, 0, &rBufferLength)); err != nil {
		return
	}
	rBuffer := make([]C.char, int(rBufferLength))
	if len(rBuffer) > 0 {
		if err = check(C.call_anim_trace_get_parameters(self, (*C.char)(at(rBuffer)), C.size_t(len(rBuffer)), &rBufferLength)); err != nil {
			return
		}
	}
	buffer = C.GoStringN((*C.char)(at(rBuffer)), C.int(len(rBuffer)))
	return
}

// StepTime: The time of a step in flicks; steps are in order of time. ANIM_ERROR_NOT_FOUND beyond the last.
//
// It is anim_trace_get_step_time of C.
func (object *Trace) StepTime(index int) (time int64, err error) {
	self, err := object.pointer(false)
	if err != nil {
		return time, err
	}
	defer runtime.KeepAlive(object)
	var rTime C.int64_t
	if err = check(C.call_anim_trace_get_step_time(self, C.size_t(index), &rTime)); err != nil {
		return
	}
	time = int64(rTime)
	return
}

// ApplyStep: Applies one step's input to a scene now, whatever the time.
//
// It is anim_scene_apply_step of C.
func (object *Scene) ApplyStep(trace *Trace, index int) (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	cTrace, err := trace.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(trace)
	err = check(C.call_anim_scene_apply_step(self, cTrace, C.size_t(index)))
	return
}

// Play: Plays a trace up to a host time, in flicks since the scene was loaded and not before the scene's host
// time. For each step from next_step on whose time is not later, it advances to that step and applies it;
// then it advances to the time. next_step is the index of the first step that was not applied yet: 0 at
// first, and updated by each call. If a step or an advance on the way is refused, the call fails, the scene
// stays where it is then, and next_step is updated as well. A time more than ANIM_LIMIT_ADVANCE_SECONDS ahead
// is refused at once.
//
// It is anim_scene_play of C.
func (object *Scene) Play(trace *Trace, time int64, nextStep *int) (err error) {
	self, err := object.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(object)
	cTrace, err := trace.pointer(false)
	if err != nil {
		return err
	}
	defer runtime.KeepAlive(trace)
	cNextStep := C.size_t(*nextStep)
	if err = check(C.call_anim_scene_play(self, cTrace, C.int64_t(time), &cNextStep)); err != nil {
		return
	}
	*nextStep = int(cNextStep)
	return
}
