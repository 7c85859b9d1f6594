// SPDX-License-Identifier: MIT
// Asks the core for one number more than there is room for, so that it writes beyond the end of a block of memory: what
// AddressSanitizer must see, if it looks at the core's own code at all. Tests/abi/test_ffi.py runs it.
#include <animcore.h>
#include <stdlib.h>

int main(int count, char **arguments) {
    const size_t room = 64, asked = count > 1 ? (size_t)atoi(arguments[1]) : room;
    double *times = calloc(asked, sizeof(double)), *values = malloc(room * sizeof(double));
    anim_spring spring;
    if (!times || !values || anim_spring_make_core_animation(1, 100, 10, 0, &spring) != ANIM_OK)
        return 2;
    const anim_status status = anim_spring_evaluate_many(&spring, times, asked, 0, 1, 0, values, NULL);
    free(times);
    free(values);
    return status == ANIM_OK ? 0 : 3;
}
