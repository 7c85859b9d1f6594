// SPDX-License-Identifier: MIT

package animcore

import (
	"fmt"
	"runtime"
)

// Numbers are an array where the library has it, without a copy. It is there until what it was asked of is closed, which
// each use looks at.
type Numbers struct {
	owner closable
	all   []float64
}

// Len is how many they are.
func (numbers *Numbers) Len() int { return len(numbers.all) }

// At is one of them. As of a slice, an index that is not there panics; so does an owner that is closed, with ErrClosed.
func (numbers *Numbers) At(index int) float64 {
	if numbers.owner.IsClosed() {
		panic(fmt.Errorf("%w: the owner of these numbers", ErrClosed))
	}
	value := numbers.all[index]
	runtime.KeepAlive(numbers)
	return value
}

// CopyTo copies as many as there is room for, from the one at start on, and gives how many these are.
func (numbers *Numbers) CopyTo(to []float64, start int) (int, error) {
	if numbers.owner.IsClosed() {
		return 0, fmt.Errorf("%w: the owner of these numbers", ErrClosed)
	}
	if start < 0 || start > len(numbers.all) {
		return 0, refused(fmt.Sprintf("start is %d; there are %d numbers.", start, len(numbers.all)))
	}
	copied := copy(to, numbers.all[start:])
	runtime.KeepAlive(numbers)
	return copied, nil
}

// Use calls a function with the numbers as a slice over the library's memory. The function only reads it, and does not
// keep it. What the numbers were asked of cannot be closed meanwhile (ErrorState).
func (numbers *Numbers) Use(function func(all []float64)) error {
	if numbers.owner.IsClosed() {
		return fmt.Errorf("%w: the owner of these numbers", ErrClosed)
	}
	kept := numbers.owner.keeper()
	kept.uses++
	defer func() { kept.uses-- }()
	function(numbers.all)
	runtime.KeepAlive(numbers)
	return nil
}
