// SPDX-License-Identifier: MIT
/// Elementary functions whose every bit is the same on every processor and in every build.
///
/// They use + − × ÷ and √ of IEEE 754 binary64 in round-to-nearest, integer operations, and nothing else: no fused
/// multiply-add, no libm. The versions on `SIMD2`, `SIMD4` and `SIMD8` give in each lane the bits that the version on
/// `Double` gives. Every function takes every value, never traps, and follows C99 Annex F for the special values. Where
/// a result is NaN it is always the same one, `Double.nan` (0x7FF8000000000000), whatever NaN came in.
///
/// The constants are derived by `Tests/conformance/generators/math_coefficients.py`. The errors in the doc comments are
/// the largest of the tables that `math_tables.py` beside it writes, from mpmath at 50 digits, and of the wide sweep of
/// `math_sweep.c`, against libquadmath at 113 bits.
package enum Math {}
