// SPDX-License-Identifier: MIT

// Code generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. DO NOT EDIT.

package animcore

// #include "failure.h"
import "C"

import "unsafe"

// EasingCallback: The host's timing function: returns y at x.
type EasingCallback func(x float64) float64

//export animcoreEasing
func animcoreEasing(context C.uintptr_t, x C.double, result *C.double) (panic C.uintptr_t) {
	isOver := false
	defer caught(&panic, &isOver)
	function, _ := held(context)
	*result = C.double(function.(EasingCallback)(float64(x)))
	isOver = true
	return
}

// EventCallback: Receives events. The event is valid during the call only.
type EventCallback func(event Event)

//export animcoreEvent
func animcoreEvent(context C.uintptr_t, event *C.anim_event) (panic C.uintptr_t) {
	isOver := false
	defer caught(&panic, &isOver)
	function, _ := held(context)
	var eventTaken Event
	eventTaken.get(event)
	function.(EventCallback)(eventTaken)
	isOver = true
	return
}

// PropertyCallback: Receives a property's presentation value. The values are valid during the call only.
type PropertyCallback func(property Property, value []float64)

//export animcoreProperty
func animcoreProperty(context C.uintptr_t, property C.anim_property, value *C.double, count C.size_t) (panic C.uintptr_t) {
	isOver := false
	defer caught(&panic, &isOver)
	function, stage := held(context)
	valueTaken := make([]float64, int(count))
	copy(valueTaken, unsafe.Slice((*float64)(unsafe.Pointer(value)), len(valueTaken)))
	function.(PropertyCallback)(Property{stage, uint64(property)}, valueTaken)
	isOver = true
	return
}
