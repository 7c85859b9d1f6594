/* SPDX-License-Identifier: MIT */
/* Uses the installed library from C. */
#include <animcore.h>
#include <stdio.h>

int main(void) {
    anim_spring spring = {1, 100, 10}; /* Core Animation's default */
    double seconds = 0;
    if (anim_spring_get_settling_duration(&spring, 0, 0, &seconds) != ANIM_OK) {
        fprintf(stderr, "%s\n", anim_last_error_message());
        return 1;
    }
    uint32_t version = anim_version();
    printf("libanimcore %u.%u.%u\n", (unsigned)(version >> 16), (unsigned)(version >> 8 & 255),
           (unsigned)(version & 255));
    printf("CASpringAnimation().settlingDuration = %.16f\n", seconds);
    return seconds > 1.4727 && seconds < 1.4728 ? 0 : 1;
}
