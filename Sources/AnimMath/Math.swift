// SPDX-License-Identifier: MIT
/// Elementary functions that are bit-identical on every processor and in every build.
///
/// They use only + − × ÷ and √ of IEEE 754 binary64 in round-to-nearest, and integer operations: no fused multiply-add,
/// no libm. The versions on `SIMD2`, `SIMD4` and `SIMD8` give the bits of the version on `Double` in each lane. Every
/// function accepts every value, never traps, and follows C99 Annex F for the special values. A NaN result is always
/// `Double.nan` (0x7FF8000000000000), whatever NaN was passed.
///
/// `Tests/conformance/generators/math_coefficients.py` derives the constants. The errors in the doc comments are the
/// largest of two sources: the tables that `math_tables.py` beside it writes, from mpmath at 50 digits, and the wide
/// sweep of `math_sweep.c`, against libquadmath at 113 bits.
package enum Math {}
