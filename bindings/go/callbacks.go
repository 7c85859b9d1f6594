// SPDX-License-Identifier: MIT

package animcore

// #include "failure.h"
import "C"

import (
	"errors"
	"runtime/cgo"
	"unsafe"
)

// EasingCallback gives the progress of an easing at x.
type EasingCallback func(x float64) float64

// EventCallback is told of an event while Advance runs. It may not call into its stage.
type EventCallback func(event Event)

// PropertyCallback is told of a property's new presentation value while Advance runs. The slice is the callee's.
type PropertyCallback func(property Property, value []float64)

// What the context of a callback is a handle of.
type callback struct {
	function any
	stage    *Stage
}

func hold(function any, stage *Stage) C.uintptr_t {
	return C.uintptr_t(cgo.NewHandle(&callback{function, stage}))
}

func held(context C.uintptr_t) *callback {
	return cgo.Handle(context).Value().(*callback)
}

// What a callback panicked with, on its way through C.
type panicked struct{ value any }

// errNil is what comes out of a call where a callback panicked with nil, which recover does not tell from no panic.
var errNil = errors.New("animcore: a callback panicked with nil")

// caught makes a handle of what the deferring function panics with, unless that is over.
func caught(handle *C.uintptr_t, isOver *bool) {
	if value := recover(); value != nil {
		*handle = C.uintptr_t(cgo.NewHandle(panicked{value}))
	} else if !*isOver {
		*handle = C.uintptr_t(cgo.NewHandle(panicked{errNil}))
	}
}

//export animcoreEasing
func animcoreEasing(context C.uintptr_t, x C.double, y *C.double) (panic C.uintptr_t) {
	isOver := false
	defer caught(&panic, &isOver)
	*y = C.double(held(context).function.(EasingCallback)(float64(x)))
	isOver = true
	return
}

//export animcoreEvent
func animcoreEvent(context C.uintptr_t, event *C.anim_event) (panic C.uintptr_t) {
	isOver := false
	defer caught(&panic, &isOver)
	var value Event
	value.get(event)
	held(context).function.(EventCallback)(value)
	isOver = true
	return
}

//export animcoreProperty
func animcoreProperty(context C.uintptr_t, property C.anim_property, value *C.double, count C.size_t) (panic C.uintptr_t) {
	isOver := false
	defer caught(&panic, &isOver)
	of := held(context)
	values := make([]float64, int(count))
	copy(values, unsafe.Slice((*float64)(unsafe.Pointer(value)), int(count)))
	of.function.(PropertyCallback)(Property{of.stage, uint64(property)}, values)
	isOver = true
	return
}

//export animcoreRelease
func animcoreRelease(context C.uintptr_t) {
	cgo.Handle(context).Delete()
}
