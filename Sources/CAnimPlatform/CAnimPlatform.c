/* SPDX-License-Identifier: MIT */
#include "CAnimPlatform.h"

#ifndef ANIM_PLATFORM_COMPONENTS
#define ANIM_PLATFORM_COMPONENTS 31
#endif

static _Thread_local char message[anim_platform_message_size];
static _Thread_local char pointer[anim_platform_pointer_size];
static _Thread_local int32_t place[2];
static _Thread_local uintptr_t callback_frame;

char *anim_platform_error_message(void) {
    return message;
}

char *anim_platform_error_pointer(void) {
    return pointer;
}

int32_t *anim_platform_error_place(void) {
    return place;
}

uintptr_t *anim_platform_callback_frame(void) {
    return &callback_frame;
}

uint32_t anim_platform_components(void) {
    return ANIM_PLATFORM_COMPONENTS;
}

/* Paths are a component of their own (4); documents (8) and their display (16) need them. */
#if ANIM_PLATFORM_COMPONENTS & (4 | 8 | 16)
/* In Swift: Sources/AnimStage/PathWork.swift. */
extern void animcore_work_on_paths(int32_t work, void *subject);

int32_t anim_platform_has_paths(void) {
    return 1;
}

void anim_platform_work_on_paths(int32_t work, void *subject) {
    animcore_work_on_paths(work, subject);
}
#else
int32_t anim_platform_has_paths(void) {
    return 0;
}

void anim_platform_work_on_paths(int32_t work, void *subject) {
    (void)work;
    (void)subject;
}
#endif
