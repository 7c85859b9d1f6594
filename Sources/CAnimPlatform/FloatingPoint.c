/* SPDX-License-Identifier: MIT */
#include "CAnimFloatingPoint.h"

/* The replaced mode of the host whose call runs on this thread; 0 if that is the core's own mode, during a callback,
   from which other objects may be called, and outside of calls. */
static _Thread_local uint32_t replaced_mode;

uint32_t anim_platform_replace_mode(uint32_t host_mode) {
    replaced_mode = anim_platform_replaced | host_mode;
    anim_platform_write_mode(anim_platform_core_mode);
    return replaced_mode;
}

void anim_platform_restore_mode(uint32_t replaced) {
    replaced_mode = 0;
    anim_platform_write_mode(replaced & ~anim_platform_replaced);
}

uint32_t anim_platform_begin_callback(void) {
    const uint32_t replaced = replaced_mode;
    if (replaced != 0) {
        anim_platform_restore_mode(replaced);
        return replaced;
    }
    /* The core's mode inside a call, and the host's own outside: a call that destroys has ended when it lets go. */
    return anim_platform_read_mode();
}

void anim_platform_end_callback(uint32_t begun) {
    const int is_replaced = (begun & anim_platform_replaced) != 0;
    const uint32_t mode = is_replaced ? (uint32_t)anim_platform_core_mode : begun;
    if (((anim_platform_read_mode() ^ mode) & (uint32_t)anim_platform_mode_bits) != 0) {
        anim_platform_write_mode(mode);
    }
    replaced_mode = is_replaced ? begun : 0;
}
