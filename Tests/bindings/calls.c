// SPDX-License-Identifier: MIT
/* What reading a property costs in plain C: the command `calls COUNT` of the runners (conformance.md). */

#include <animcore.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argument_count, char **arguments) {
    if (argument_count != 3 || strcmp(arguments[1], "calls") != 0) {
        fputs("usage: calls calls COUNT\n", stderr);
        return 2;
    }
    anim_stage *stage = NULL;
    anim_property x;
    const double one = 1;
    double sum = 0;
    if (anim_stage_create(NULL, &stage) != ANIM_OK ||
        anim_stage_add_property(stage, "x", 1, ANIM_VALUE_KIND_SCALAR, &one, 1, &x) != ANIM_OK) {
        fprintf(stderr, "%s\n", anim_last_error_message());
        return 1;
    }
    for (long index = atol(arguments[2]); index > 0; index -= 1) {
        double value = 0;
        if (anim_stage_get_value(stage, x, ANIM_READ_PRESENTATION, &value, 1) != ANIM_OK) {
            return 1;
        }
        sum += value;
    }
    printf("calls %.0f\n", sum);
    anim_stage_destroy(stage);
    return 0;
}
