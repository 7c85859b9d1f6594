/* SPDX-License-Identifier: MIT */
/* Measures the largest error of each function of AnimCore.Math against libquadmath (113 bits), over random points of
 * several distributions. The maxima stand in the doc comments of Sources/AnimMath; the committed tables come from
 * mpmath (math_tables.py), this is the wide sweep. From the root of the repository, with any build folder B:
 *
 *   swiftc -swift-version 6 -O -wmo -parse-as-library -module-name Sweep -emit-library -static -o B/libsweep.a \
 *       Sources/AnimMath/<all>.swift Tests/conformance/generators/math_sweep.swift
 *   gcc -O2 Tests/conformance/generators/math_sweep.c B/libsweep.a -lquadmath <Swift runtime> -o B/sweep
 *   B/sweep [points per function] [seed]
 *
 * For the sum of two doubles (sincos with a low part) the unit is 2^-53, an absolute error. */
#include <inttypes.h>
#include <math.h>
#include <quadmath.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

double sweep_one(int32_t function, double x, double y);

static uint64_t counter;

static uint64_t next_word(void) {
    uint64_t word = (counter += UINT64_C(0x9E3779B97F4A7C15));
    word = (word ^ (word >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    word = (word ^ (word >> 27)) * UINT64_C(0x94D049BB133111EB);
    return word ^ (word >> 31);
}

static double unit(void) {
    return (double)(next_word() >> 11) * 0x1p-53;
}

static double from_bits(uint64_t bits) {
    double value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

/* A random sign and mantissa with an exponent between the two. */
static double with_exponent(int low, int high) {
    uint64_t word = next_word();
    int exponent = low + (int)(next_word() % (uint64_t)(high - low + 1));
    double mantissa = 1 + (double)(word >> 12) * 0x1p-52;
    return ldexp(word & 1 ? -mantissa : mantissa, exponent);
}

static double any_finite(void) {
    for (;;) {
        double value = from_bits(next_word());
        if (isfinite(value))
            return value;
    }
}

static double between(double low, double high) {
    return low + (high - low) * unit();
}

static __float128 reference(int function, double x, double y) {
    __float128 a = x;
    __float128 b = y;
    switch (function) {
    case 0:
        return expq(a);
    case 1:
        return expm1q(a);
    case 2:
        return logq(a);
    case 3:
        return log1pq(a);
    case 4:
        return sinq(a);
    case 5:
        return cosq(a);
    case 6:
        return tanq(a);
    case 7:
        return atanq(a);
    case 8:
        return asinq(a);
    case 9:
        return acosq(a);
    case 10:
        return cbrtq(a);
    case 11:
        return powq(a, b);
    case 12:
        return hypotq(a, b);
    case 13:
        return atan2q(a, b);
    case 14:
        return sinq(a) * cosq(b) + cosq(a) * sinq(b);
    default:
        return cosq(a) * cosq(b) - sinq(a) * sinq(b);
    }
}

/* A point of the domain; kind runs through the distributions. */
static void choose(int function, uint64_t kind, double *x, double *y) {
    *y = 0;
    switch (function) {
    case 0:
    case 1:
        *x = kind % 4 == 0 ? between(-745.2, 709.8) : kind % 4 == 1 ? between(-2, 2) : with_exponent(-60, 9);
        if (kind % 4 == 3)
            *x = between(-745.2, -690);
        if (function == 1 && kind % 8 == 3)
            *x = between(-50, 60);
        return;
    case 2:
        *x = kind % 3 == 0 ? fabs(any_finite()) : kind % 3 == 1 ? between(0.5, 2) : 1 + with_exponent(-50, -1);
        return;
    case 3:
        *x = kind % 3 == 0 ? fabs(any_finite()) : kind % 3 == 1 ? between(-1, 2) : with_exponent(-60, 60);
        if (*x <= -1)
            *x = -*x;
        return;
    case 4:
    case 5:
    case 6:
        if (kind % 5 == 0)
            *x = any_finite();
        if (kind % 5 == 1)
            *x = between(-7, 7);
        if (kind % 5 == 2)
            *x = with_exponent(-30, 20);
        if (kind % 5 == 3)
            *x = between(-1100000, 1100000);
        if (kind % 5 == 4)
            *x = (double)(int64_t)(next_word() % 700000) * 1.57079632679489661923 * (1 + with_exponent(-52, -30));
        return;
    case 7:
        *x = kind % 3 == 0 ? any_finite() : kind % 3 == 1 ? between(-10, 10) : with_exponent(-30, 30);
        return;
    case 8:
    case 9:
        *x = kind % 3 == 0 ? between(-1, 1) : kind % 3 == 1 ? with_exponent(-30, -1) : 1 - fabs(with_exponent(-53, -1));
        if (kind % 6 == 5)
            *x = -*x;
        return;
    case 10:
        *x = kind % 2 == 0 ? any_finite() : between(-10, 10);
        return;
    case 11:
        if (kind % 4 == 0) {
            *x = fabs(any_finite());
            *y = between(-750, 750) / fabs(log(*x));
        } else if (kind % 4 == 1) {
            *x = between(0, 4);
            *y = between(-10, 10);
        } else if (kind % 4 == 2) {
            *x = 1 + with_exponent(-50, -2);
            *y = between(-750, 750) / fabs(log(*x));
        } else {
            *x = fabs(with_exponent(-20, 20));
            *y = with_exponent(-70, 5);
        }
        return;
    case 12:
    case 13:
        *x = kind % 3 == 0 ? any_finite() : kind % 3 == 1 ? between(-10, 10) : with_exponent(-40, 40);
        *y = kind % 3 == 1 ? between(-10, 10) : *x * with_exponent(-40, 40);
        if (kind % 6 == 5)
            *y = *x * between(-2, 2);
        if (isinf(*y))
            *y = any_finite();
        return;
    default:
        *x = kind % 3 == 0 ? with_exponent(-20, 19) : kind % 3 == 1 ? between(-1e5, 1e5) : with_exponent(20, 1000);
        *y = kind % 2 == 0 ? *x * between(-0x1p-53, 0x1p-53) : between(-1, 1);
        if (fabs(*y) > 1)
            *y = between(-1, 1);
        return;
    }
}

int main(int count, char **arguments) {
    static const char *const names[] = {"exp",  "expm1", "log",  "log1p", "sin",   "cos",   "tan",        "atan",
                                        "asin", "acos",  "cbrt", "pow",   "hypot", "atan2", "sincos.sin", "sincos.cos"};
    uint64_t points = count > 1 ? strtoull(arguments[1], NULL, 10) : 200000;
    for (int function = 0; function < 16; function += 1) {
        double worst = 0;
        double worst_x = 0;
        double worst_y = 0;
        counter = (count > 2 ? strtoull(arguments[2], NULL, 10) : 1) * 1000 + (uint64_t)function;
        for (uint64_t point = 0; point < points; point += 1) {
            double x;
            double y;
            choose(function, point, &x, &y);
            double result = sweep_one(function, x, y);
            __float128 exact = reference(function, x, y);
            double nearest = (double)exact;
            double error;
            if (isinf(nearest) || isnan(nearest) || isnan(result) || isinf(result)) {
                error =
                    memcmp(&nearest, &result, sizeof result) == 0 || (isnan(nearest) && isnan(result)) ? 0 : HUGE_VAL;
                /* The largest finite number and infinity are neighbors. */
                if (error != 0 && isinf(nearest) != isinf(result) &&
                    fabs(isinf(nearest) ? result : nearest) == 0x1.fffffffffffffp1023)
                    error = 1;
            } else {
                int exponent = nearest == 0 ? -1022 : ilogb(nearest);
                if (fabsq(exact) < fabsq((__float128)ldexp(1, exponent)) && exponent > -1022)
                    exponent -= 1;
                if (exponent < -1022)
                    exponent = -1022;
                __float128 unit_in_last_place = function >= 14 ? 0x1p-53Q : ldexpq(1, exponent - 52);
                error = (double)(fabsq((__float128)result - exact) / unit_in_last_place);
            }
            if (error > worst) {
                worst = error;
                worst_x = x;
                worst_y = y;
            }
        }
        printf("%-10s %.4f ulp at %a, %a over %" PRIu64 " points\n", names[function], worst, worst_x, worst_y, points);
    }
    return 0;
}
