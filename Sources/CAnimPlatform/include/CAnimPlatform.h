/* What Embedded Swift cannot say: the error text of each thread. */
#ifndef CANIMPLATFORM_H
#define CANIMPLATFORM_H

#include <stdint.h>

enum {
    anim_platform_message_size = 1024, /* bytes of the message, with its NUL */
    anim_platform_pointer_size = 512   /* bytes of the JSON pointer, with its NUL */
};

/* This thread's buffers. All bytes are 0 at first. */
char *anim_platform_error_message(void);
char *anim_platform_error_pointer(void);

/* This thread's line and column: two numbers. */
int32_t *anim_platform_error_place(void);

#endif
