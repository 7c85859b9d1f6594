// SPDX-License-Identifier: MIT

package animcore

// #cgo pkg-config: animcore
// #include "failure.h"
// #include <stdlib.h>
// #include <string.h>
import "C"

import (
	"fmt"
	"math"
	"reflect"
	"runtime"
	"runtime/cgo"
	"strconv"
	"strings"
	"sync"
	"unsafe"
)

// Error is what the library refused. A call that failed has changed nothing.
//
//	errors.Is(err, animcore.ErrorNotFound) // by its status
type Error struct {
	// Status says which kind of error it is.
	Status Status

	// Message is one sentence that names what was wrong.
	Message string

	// Line and Column of a text, from 1; 0 where the error is not in a text.
	Line, Column int

	// Pointer is the JSON pointer of the value at fault.
	Pointer string

	// Offset is the byte of path data at fault, or -1.
	Offset int64
}

// Error is the message.
func (e *Error) Error() string { return e.Message }

// Is tells whether target is this error's Status, or ErrClosed for what is closed.
func (e *Error) Is(target error) bool {
	status, ok := target.(Status)
	return ok && status == e.Status
}

// Error makes a Status a target of errors.Is.
func (value Status) Error() string { return value.String() }

// ErrClosed is the error of whoever uses what has been closed.
var ErrClosed = fmt.Errorf("animcore: closed")

type closedError struct{ noun string }

func (e *closedError) Error() string {
	return "The " + e.noun + " is closed. Use one that is not."
}

func (e *closedError) Is(target error) bool {
	return target == ErrClosed || target == error(ErrorState)
}

func closed(noun string) error { return &closedError{noun} }

type closable interface {
	IsClosed() bool
	keeper() *keeper
}

// A keeper is what an object of the library is released with. It refers to nothing that refers to it, unlike the object:
// what the collector finalizes must be in no circle.
type keeper struct {
	hidden []*hidden

	// How many functions see its memory now.
	uses int
}

func inUse(noun string) error {
	return &Error{Status: ErrorState, Message: "The " + noun + " is in use. Close it when what uses it is over.", Offset: -1}
}

// noCopy makes go vet refuse copies of what it is in: one could be used after the other has released what both mean.
type noCopy struct{}

func (*noCopy) Lock()   {}
func (*noCopy) Unlock() {}

func newKeeper(release func()) *keeper {
	made := &keeper{}
	runtime.SetFinalizer(made, func(made *keeper) {
		for _, each := range made.hidden {
			each.address = 0
		}
		release()
	})
	return made
}

// check makes an error of what a call gave, and lets a callback's panic go on.
func check(failure *C.animcore_failure) error {
	if failure == nil {
		return nil
	}
	found := &Error{
		Status:  Status(failure.status),
		Message: C.GoString(failure.message),
		Line:    int(failure.line),
		Column:  int(failure.column),
		Pointer: C.GoString(failure.pointer),
		Offset:  -1,
	}
	handle := cgo.Handle(failure.panic)
	C.free(unsafe.Pointer(failure.message))
	C.free(unsafe.Pointer(failure.pointer))
	C.free(unsafe.Pointer(failure))
	if handle != 0 {
		value := handle.Value().(panicked).value
		handle.Delete()
		panic(value)
	}
	return found
}

func errorAt(err error, offset int64) error {
	if found, ok := err.(*Error); ok {
		found.Offset = offset
	}
	return err
}

func refused(message string) error {
	return &Error{Status: ErrorArgument, Message: message, Offset: -1}
}

func uneven(name string, per int) error {
	return refused(fmt.Sprintf("%s has %d numbers for each element, so its length is a multiple of %d.", name, per, per))
}

// length32 is a length in 32 bits: what has more is as long as no limit allows.
func length32(count int) C.uint32_t {
	if uint64(count) > math.MaxUint32 {
		return math.MaxUint32
	}
	return C.uint32_t(count)
}

// lengthOf is the length of a slice that may be left out: -1 where it is nil.
func lengthOf[T any](slice []T) int {
	if slice == nil {
		return -1
	}
	return len(slice)
}

// sharedLength is the length that slices have in common. Those that are left out (-1) have any.
func sharedLength(names []string, lengths ...int) (int, error) {
	first := -1
	for index, length := range lengths {
		if length < 0 {
			continue
		}
		if first >= 0 && lengths[first] != length {
			return 0, refused(fmt.Sprintf("%s has %d elements and %s has %d: they must be as long as each other.",
				names[first], lengths[first], names[index], length))
		}
		if first < 0 {
			first = index
		}
	}
	if first < 0 {
		return 0, nil
	}
	return lengths[first], nil
}

func boolean(value bool) int32 {
	if value {
		return 1
	}
	return 0
}

// at is where a slice's elements are; nil where it has none.
func at[T any](slice []T) unsafe.Pointer {
	if len(slice) == 0 {
		return nil
	}
	return unsafe.Pointer(&slice[0])
}

// textAt is where a string's bytes are, which C only reads.
func textAt(text string) *C.char {
	if len(text) == 0 {
		return nil
	}
	return (*C.char)(unsafe.Pointer((*reflect.StringHeader)(unsafe.Pointer(&text)).Data))
}

// linesOf is the lines in a buffer, of a text of some length. If it did not fit, the last line says so.
func linesOf(buffer []byte, length int) []string {
	if length == 0 {
		return nil
	}
	if length <= len(buffer) {
		return strings.Split(string(buffer[:length]), "\n")
	}
	lines := strings.Split(string(buffer), "\n")
	lines[len(lines)-1] = "and more, for which there was no room"
	return lines
}

// memory is what a call needs of C's memory: copies of what Go's structs point at, since C is given no Go pointer that
// points to a Go pointer. A block is used again by the next call, so that a copy costs neither malloc nor a call of C's.
type memory struct {
	block   *block
	used    int
	pieces  []unsafe.Pointer // what had no room in the block
	objects []any
}

type block struct{ start unsafe.Pointer }

const blockSize = 4096

var blocks = sync.Pool{New: func() any {
	made := &block{C.malloc(blockSize)}
	runtime.SetFinalizer(made, func(made *block) { C.free(made.start) })
	return made
}}

func (keep *memory) copy(from unsafe.Pointer, size int) unsafe.Pointer {
	if size == 0 {
		return nil
	}
	made := keep.room(size)
	copy(unsafe.Slice((*byte)(made), size), unsafe.Slice((*byte)(from), size))
	return made
}

// room is aligned as malloc's memory is.
func (keep *memory) room(size int) unsafe.Pointer {
	if size > blockSize-keep.used {
		made := C.malloc(C.size_t(size))
		keep.pieces = append(keep.pieces, made)
		return made
	}
	if keep.block == nil {
		keep.block = blocks.Get().(*block)
	}
	made := unsafe.Add(keep.block.start, keep.used)
	keep.used += (size + 15) &^ 15
	return made
}

func (keep *memory) text(text string) unsafe.Pointer {
	return keep.copy(unsafe.Pointer(textAt(text)), len(text))
}

func (keep *memory) texts(texts []string) (pointers, lengths unsafe.Pointer) {
	where := make([]uintptr, len(texts))
	long := make([]C.size_t, len(texts))
	for index, text := range texts {
		where[index] = uintptr(keep.text(text))
		long[index] = C.size_t(len(text))
	}
	size := int(unsafe.Sizeof(uintptr(0)))
	return keep.copy(at(where), len(where)*size), keep.copy(at(long), len(long)*size)
}

// hold keeps an object until the call is over.
func (keep *memory) hold(object any) { keep.objects = append(keep.objects, object) }

func (keep *memory) release() {
	for _, each := range keep.pieces {
		C.free(each)
	}
	if keep.block != nil {
		blocks.Put(keep.block)
	}
	runtime.KeepAlive(keep.objects)
}

type flagName struct {
	bit  uint64
	name string
}

func flagNames(value uint64, names []flagName) string {
	var found []string
	for _, each := range names {
		if each.bit != 0 && value&each.bit == each.bit {
			found = append(found, each.name)
			value &^= each.bit
		}
	}
	if value != 0 || len(found) == 0 {
		found = append(found, strconv.FormatUint(value, 10))
	}
	return strings.Join(found, "|")
}
