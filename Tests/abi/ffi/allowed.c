/* Every success with a hostile-looking argument, and the words of the header that allow it. */
#define _GNU_SOURCE
#include "hostile.h"
#include <fnmatch.h>
#include <stddef.h>

struct allowance {
    const char *function, *parameter, *label; /* patterns of fnmatch(3); @(a|b) and !(a) as in ksh */
    const char *because;
};

static const struct allowance allowances[] = {
    {"*_destroy", "*", "null", "Destroying NULL does nothing."},
    {"*", "capacity", "0", "a capacity of 0 asks for the length alone"},
    {"*", "capacity", "SIZE_MAX*", "Text comes out into the caller's buffer; takes up to capacity: more room is no error"},
    {"anim_path_copy", "*_capacity", "SIZE_MAX*", "The capacities must be at least the counts"},
};

int success_is_allowed(const char *function, const char *parameter, const char *label) {
    for (size_t index = 0; index < sizeof allowances / sizeof *allowances; index += 1) {
        const struct allowance *each = &allowances[index];
        if (fnmatch(each->function, function, FNM_EXTMATCH) == 0 && fnmatch(each->parameter, parameter, FNM_EXTMATCH) == 0 &&
            fnmatch(each->label, label, FNM_EXTMATCH) == 0) {
            return 1;
        }
    }
    return 0;
}

struct hiding {
    const char *function, *parameter, *label, *other, *because;
};

static const struct hiding hidings[] = {
    {"anim_math_evaluate", "function", "0", "y", "y is read by ATAN2, POW and HYPOT only"},
};

int pair_is_allowed(const char *function, const char *parameter, const char *label, const char *other) {
    for (size_t index = 0; index < sizeof hidings / sizeof *hidings; index += 1) {
        const struct hiding *each = &hidings[index];
        if (fnmatch(each->function, function, FNM_EXTMATCH) == 0 && fnmatch(each->parameter, parameter, FNM_EXTMATCH) == 0 &&
            fnmatch(each->label, label, FNM_EXTMATCH) == 0 && fnmatch(each->other, other, FNM_EXTMATCH) == 0) {
            return 1;
        }
    }
    return 0;
}
