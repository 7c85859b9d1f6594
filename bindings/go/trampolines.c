/* SPDX-License-Identifier: MIT */

/* Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand. */

/* What the library calls: Go's functions, and what they panic with is remembered. */
#include "calls.h"

#include <math.h>

#include "_cgo_export.h"

/* clang-format off */
double animcore_go_easing(void *context, double x)
{
    double result = NAN;
    uintptr_t earlier = animcore_go_put_aside();
    animcore_go_remember(earlier, animcoreEasing((uintptr_t)context, x, &result));
    return result;
}

void animcore_go_event(void *context, const anim_event *event)
{
    uintptr_t earlier = animcore_go_put_aside();
    animcore_go_remember(earlier, animcoreEvent((uintptr_t)context, (anim_event *)event));
}

void animcore_go_property(void *context, anim_property property, const double *value, size_t count)
{
    uintptr_t earlier = animcore_go_put_aside();
    animcore_go_remember(earlier, animcoreProperty((uintptr_t)context, property, (double *)value, count));
}

/* clang-format on */
