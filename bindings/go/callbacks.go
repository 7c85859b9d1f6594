// SPDX-License-Identifier: MIT

package animcore

// #include "failure.h"
import "C"

import (
	"errors"
	"runtime/cgo"
	"unsafe"
)

// What a stage has for the library to call. It is the stage that keeps it, not the library: else one whose callbacks refer
// to it would be there for ever.
type callbacks struct {
	functions map[C.uintptr_t]any
	here      *hidden
}

// hidden is where a stage is, for the library, which must not keep it. It is 0 when the collector has the stage; the
// library calls back inside calls on the stage alone, so that it is there then.
type hidden struct{ address uintptr }

func (here *hidden) stage() *Stage {
	return *(**Stage)(unsafe.Pointer(&here.address))
}

// hide says to what is collected with a stage where that is.
func (object *Stage) hide(kept *keeper) {
	object.here = &hidden{uintptr(unsafe.Pointer(object))}
	kept.hidden = append(kept.hidden, object.here)
}

// What the context of a callback is a handle of: a function, or a stage that has it.
type callback struct {
	function any
	stage    *hidden
}

func hold(function any, stage *Stage) C.uintptr_t {
	if stage == nil {
		return C.uintptr_t(cgo.NewHandle(&callback{function: function}))
	}
	context := C.uintptr_t(cgo.NewHandle(&callback{stage: stage.here}))
	if stage.functions == nil {
		stage.functions = map[C.uintptr_t]any{}
	}
	stage.functions[context] = function
	return context
}

// held is the function of a context, and the stage that it is of.
func held(context C.uintptr_t) (function any, stage *Stage) {
	of := cgo.Handle(context).Value().(*callback)
	if of.stage == nil {
		return of.function, nil
	}
	stage = of.stage.stage()
	return stage.functions[context], stage
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

//export animcoreRelease
func animcoreRelease(context C.uintptr_t) {
	of, isCallback := cgo.Handle(context).Value().(*callback)
	cgo.Handle(context).Delete()
	if isCallback && of.stage != nil {
		if stage := of.stage.stage(); stage != nil {
			delete(stage.functions, context)
		}
	}
}
