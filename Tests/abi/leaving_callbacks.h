/* SPDX-License-Identifier: MIT */
/* Callbacks of a stage that do no more than call leave(), which the program defines. */
#ifndef LEAVING_CALLBACKS_H
#define LEAVING_CALLBACKS_H

#include <animcore.h>

static void leave(void);

static void on_event(void *context, const anim_event *event) {
    (void)context;
    (void)event;
    leave();
}

static void on_value(void *context, anim_property property, const double *value, size_t count) {
    (void)context;
    (void)property;
    (void)value;
    (void)count;
    leave();
}

#endif
