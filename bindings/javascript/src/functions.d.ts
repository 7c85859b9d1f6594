// SPDX-License-Identifier: MIT
// From docs/abi/animcore-abi.json, by tools/generate_bindings.py javascript. Not to be edited.

import type { AccessibilityFlags, AccessibilityText, Action, Align, AnimationGroupKind, AnimatorPosition, Arrangement, Baseline, BlendMode, Cap, ColorSpace, ComponentFlags, Direction, DrawKind, EventKind, FieldKind, FillMode, FillRule, Fit, HueInterpolation, InputKind, Interruption, Join, Key, KeyAction, KeyframeFlags, KeyframeKind, KeyframeMode, MathFunction, ModifierFlags, MorphMotion, MorphPaint, MorphPairing, MorphStarts, MorphStructure, MotionKind, Paint, PathConversion, PathCoordinates, PathOperation, PathQuantity, PathRotation, PathRule, PathTrimFlags, Penner, PointerAction, Read, ReducedMotion, Role, SceneChangeFlags, SpringFlags, StateKind, Status, StepPosition, TimingPhase, Turn, ValueKind, Verb, WarningKind, WarningText } from "./constants.js";
import type { Point, Rectangle, Transform, Spring, PreparedSpring, CubicBezier, KeyframeOptions, Keyframe, KeyframesInfo, MediaTiming, MediaSample, WebTiming, WebSample, Decay, RubberBand, ColorInterpolation, TransformParts, PathParsing, PathFormat, PathLocation, PathTrimOptions, Subpath, StrokeStyle, MorphPair, MorphOptions, Event, StageOptions, PropertyOptions, PropertyInfo, Motion, AnimationOptions, AnimationGroupOptions, StageInfo, DocumentOptions, DocumentWarning, SceneOptions, SceneInfo, SceneChange, InputInfo, EventValue, MachineStateInfo, ListInfo, ItemInfo, RegionInfo, AccessibilityElement, GradientStop, DrawPath, LinearGradient, RadialGradient, AngularGradient, DrawPaint, DrawFill, DrawStroke, DrawText, DrawImage, DrawShadow, DrawLayer, DrawClip, DrawCommand, Display, TraceInfo, PointInit, RectangleInit, TransformInit, SpringInit, PreparedSpringInit, CubicBezierInit, KeyframeOptionsInit, KeyframeInit, MediaTimingInit, WebTimingInit, DecayInit, RubberBandInit, ColorInterpolationInit, TransformPartsInit, PathParsingInit, PathFormatInit, PathTrimOptionsInit, StrokeStyleInit, MorphPairInit, MorphOptionsInit, StageOptionsInit, PropertyOptionsInit, MotionInit, AnimationOptionsInit, AnimationGroupOptionsInit, DocumentOptionsInit, SceneOptionsInit, EventFieldInit } from "./structs.js";

/**
 * The version of the library in use: major * 65536 + minor * 256 + patch. Compare it with the ANIM_VERSION_...
 * constants that the host was compiled with.
 */
export declare function version(): number;

/** The ANIM_COMPONENT_... constants of the library in use, added up: 31 for a full library. */
export declare function components(): ComponentFlags;

/** The name of a status, such as "ANIM_ERROR_LIMIT"; "ANIM_ERROR_UNKNOWN" for any other number. */
export declare function statusName(status: Status): string;

/**
 * Describes the error of the last call that failed on this thread: one English sentence, with the argument's name. For
 * a document it has line, column and JSON pointer; the middle of a pointer of over 512 bytes is left out. At most 1023
 * bytes of UTF-8; empty when none has failed. Calls that succeed leave it alone.
 */
export declare function lastErrorMessage(): string;

/**
 * Where in a text the last failing call of this thread found its error: line and column (in bytes), counted from 1;
 * both 0 when the error was not in a text.
 */
export declare function lastErrorPlace(): { line: number; column: number };

/**
 * The RFC 6901 JSON pointer of the value that the last failing call of this thread found at fault; empty for the whole
 * document and for errors that are not in a document. One of over 511 bytes is cut off there.
 */
export declare function lastErrorPointer(): string;

/**
 * Sets the allocator of the whole library in this process: the host's functions, or libc's posix_memalign() and free()
 * if none are given, as at first. Call it before any other function, from one thread: once the library has allocated
 * memory it is ANIM_ERROR_STATE, so that no memory is released by an allocator that did not give it. The callbacks run
 * on whichever thread calls the library, on several at once where several threads do, and must not call the library.
 * ANIM_ERROR_ARGUMENT where only one callback is given.
 *
 * While the allocator gives no memory, calls use a reserve of 256 KiB that the library holds from the beginning. A call
 * that may need much memory (one that loads, restores, or takes an array or a long text) asks for it before it changes
 * anything. If it cannot get it, or if less than 64 KiB of the reserve are left, the call fails with ANIM_ERROR_MEMORY
 * and has changed nothing. Calls that destroy never fail in this way. Released memory refills the reserve.
 *
 * The last resort: if both the allocator and the reserve are exhausted in the middle of a call, the library writes a
 * line to standard error and calls abort(); in WebAssembly it traps, and anim_last_error_message() says why. This can
 * happen when one call needs much memory that it could not foresee: for a path whose result is far longer than the path
 * (flattening, strokes, dashes, parts); when a long path grows by single verbs, or is changed or filled in place; when
 * the tables of a stage of more than some 500 animations, moving springs or components of properties double; when a
 * display list of more than some 100 nodes is made for the first time, or doubles; when the ring of events that are not
 * polled doubles beyond 1000. It can also happen when more than three threads are without memory at once.
 */
export declare function setAllocator(allocate?: ((size: number, alignment: number) => number) | null, release?: ((memory: number) => void) | null): void;

/**
 * The whole number of flicks nearest to a time in seconds (ties to even). ANIM_ERROR_LIMIT beyond 2^62 flicks (about
 * 207 years) either way.
 */
export declare function flicksFromSeconds(seconds: number): bigint;

/** A number of flicks in seconds, correctly rounded. */
export declare function flicksToSeconds(flicks: bigint | number): number;

/**
 * Evaluates one of the core's own mathematical functions over arrays: results[i] = f(x[i]) or f(x[i], y[i]), each
 * within 1 ulp of the exact value and the same bits on every platform. Special values (NaN, infinities, signed zeros)
 * follow C99 Annex F. y is read by ATAN2, POW and HYPOT only.
 */
export declare function mathEvaluate(function_: MathFunction, x: Float64Array | Iterable<number>, y?: Float64Array | Iterable<number> | null): Float64Array;

/**
 * Converts colors of four numbers each from one space to another, accurate to 1e-12 within the gamuts. Light from
 * 0.0031308 to 0.003130806 is an exception, since CSS's rounded limits contradict each other there: conversion to
 * linear light and back restores every value. Hues are returned from 0 to 2 pi. The opacity is copied. Nothing changes
 * where the spaces are the same; otherwise components beyond 1e30 in size are clamped to it. Numbers are at most 1e150
 * in size, and colors at most ANIM_LIMIT_ARRAY / 4 (ANIM_ERROR_LIMIT).
 */
export declare function colorConvert(fromSpace: ColorSpace, toSpace: ColorSpace, colors: Float64Array | Iterable<number>): Float64Array;

/**
 * The color at a progress from one color (0) to another (1), as CSS Color 4, section 12: both, four numbers of sRGB
 * that are not premultiplied, are converted to the space, interpolated there, and converted back. In OKLCH a color
 * whose chroma is at most 0.000004 has no hue, and takes the other's. A progress outside 0 to 1 extrapolates. A
 * transparent result is black where premultiplied is 1. Numbers are at most 1e150 in size.
 */
export declare function colorInterpolate(interpolation: ColorInterpolationInit, from: Float64Array | Iterable<number>, to: Float64Array | Iterable<number>, progress: number): Float64Array;

/** The same at many progresses, at most ANIM_LIMIT_ARRAY / 4. */
export declare function colorInterpolateMany(interpolation: ColorInterpolationInit, from: Float64Array | Iterable<number>, to: Float64Array | Iterable<number>, progresses: Float64Array | Iterable<number>): Float64Array;
