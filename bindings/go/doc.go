// SPDX-License-Identifier: MIT

// Package animcore is an animation core: it owns what moves, where it is now and what happens next; the program owns
// the pixels. The same input gives the same bits in every language and on every processor.
//
// A Stage has properties that are animated, a Scene is a control from a document. Objects are released by Close, or by
// the garbage collector when nothing refers to them. One object is used by one goroutine at a time; different objects
// may be used by different ones at once.
package animcore
