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
