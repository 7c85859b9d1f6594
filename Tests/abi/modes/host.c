/* SPDX-License-Identifier: MIT */
/*
 * Linked with a program, it makes that program a host of another floating-point mode: the one that the variable
 * ANIMCORE_TEST_MODE names is set before main begins, and must be there still when the program ends.
 */
#include "modes.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const struct mode *mode;

__attribute__((destructor)) static void check_mode(void) {
    if (mode != NULL && read_mode() != mode->bits) {
        fprintf(stderr, "the mode was %#x (%s) at the beginning, and is %#x at the end\n", mode->bits, mode->name,
                read_mode());
        _exit(70);
    }
}

__attribute__((constructor)) static void set_mode(void) {
    const char *name = getenv("ANIMCORE_TEST_MODE");
    for (size_t index = 0; name != NULL && index < MODE_COUNT; index += 1) {
        if (strcmp(modes[index].name, name) == 0) {
            mode = &modes[index];
        }
    }
    if (mode == NULL) {
        for (size_t index = 0; index < MODE_COUNT; index += 1) {
            printf("%s\n", modes[index].name);
        }
        fflush(stdout);
        _exit(71);
    }
    write_mode(mode->bits);
    if (read_mode() != mode->bits) {
        fprintf(stderr, "this machine has no mode %s\n", name);
        _exit(72);
    }
}
