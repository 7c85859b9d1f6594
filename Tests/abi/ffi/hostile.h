/* SPDX-License-Identifier: MIT */
/* Which hostile-looking arguments the header allows. */
#ifndef ANIMCORE_TEST_HOSTILE_H
#define ANIMCORE_TEST_HOSTILE_H

/* Whether a call may succeed with this argument. */
int success_is_allowed(const char *function, const char *parameter, const char *label);

/* Whether its error may be without the argument's name. */
int silence_is_allowed(const char *function, const char *parameter, const char *label);

/* Whether the first argument makes the function leave the second unread. */
int pair_is_allowed(const char *function, const char *parameter, const char *label, const char *other);

/* Whether the function's comment speaks of an infinite result. */
int infinity_is_documented(const char *function);

/* Whether the function's comment takes NaN and gives it. */
int special_numbers_are_documented(const char *function);

#endif
