/* SPDX-License-Identifier: MIT */
#include "CAnimMemory.h"
#include "CAnimPlatform.h"
#include <stddef.h>
#include <string.h>

int32_t anim_platform_reserve_is_low;
int32_t anim_platform_asked_count;

/* Whether this thread is in a call that destroys something. */
static _Thread_local int32_t is_destroying;

void anim_platform_begin_destroying(void) {
    is_destroying = 1;
}

void anim_platform_end_destroying(void) {
    is_destroying = 0;
}

static const char *const sentences[] = {
    "out of memory: the allocator gave none, so the call was not begun and has changed nothing",
    "allocate is null, but release is not: give both, or neither for libc's",
    "release is null, but allocate is not: give both, or neither for libc's",
    "the allocator can be set only before the library has taken any memory, and not in a build as ordinary Swift",
    "out of memory in the middle of a call, the process is stopped",
};

void anim_platform_report(int32_t sentence) {
    memcpy(anim_platform_error_message(), sentences[sentence], strlen(sentences[sentence]) + 1);
    anim_platform_error_pointer()[0] = 0;
    anim_platform_error_place()[0] = 0;
    anim_platform_error_place()[1] = 0;
}

#ifdef ANIM_PLATFORM_OWNS_MEMORY

#ifndef __wasm__
#include <stdlib.h>
#include <unistd.h>
#endif

int __real_posix_memalign(void **memory, size_t alignment, size_t size);
void __real_free(void *memory);
int __wrap_posix_memalign(void **memory, size_t alignment, size_t size);
void __wrap_free(void *memory);

#ifdef __wasm__
/* A release function for the host, for memory from malloc(): an export by the linker would be the wrapper. */
__attribute__((export_name("free"))) void anim_platform_free_for_host(void *memory);

void anim_platform_free_for_host(void *memory) {
    __real_free(memory);
}
#endif

/* --- The allocator --- */

static struct {
    anim_platform_allocate allocate; /* null: libc's */
    anim_platform_release release;
    void *context;
} allocator;

/* Whether memory was taken: after that the allocator cannot change. */
static int32_t is_used;

/* Memory from the host's allocator or libc; null if there is none. */
static void *take(size_t size, size_t alignment) {
    void *memory = NULL;
    if (allocator.allocate == NULL) {
        return __real_posix_memalign(&memory, alignment, size) == 0 ? memory : NULL;
    }
    const uint32_t mode = anim_platform_begin_callback();
    memory = allocator.allocate(allocator.context, size, alignment);
    anim_platform_end_callback(mode);
    /* Unaligned memory is rejected, because Swift's objects require the alignment. */
    return ((uintptr_t)memory & (alignment - 1)) == 0 ? memory : NULL;
}

/* Returns memory from take(). */
static void give(void *memory) {
    if (allocator.allocate == NULL) {
        __real_free(memory);
        return;
    }
    const uint32_t mode = anim_platform_begin_callback();
    allocator.release(allocator.context, memory);
    anim_platform_end_callback(mode);
}

int32_t anim_platform_set_allocator(anim_platform_allocate allocate, anim_platform_release release, void *context) {
    if (__atomic_load_n(&is_used, __ATOMIC_ACQUIRE) != 0) {
        return 0;
    }
    allocator.allocate = allocate;
    allocator.release = release;
    allocator.context = context;
    return 1;
}

/* --- Chunks of the reserve --- */

/* Blocks are whole units, so that all have the strictest alignment of the core's objects. */
enum { UNIT = 64, STANDING_UNITS = 4096, LOW_UNITS = 1024 };

struct chunk {
    struct chunk *next;
    unsigned char *data;
    int32_t *runs;     /* at a run's first unit its length: positive for a block, negative for free units */
    const void *owner; /* the thread whose call asked for it; null for a spare chunk, and after the call */
    size_t units;      /* the total number */
    size_t high;       /* units from here on are unused, and have no runs */
    size_t used;
    int is_spare; /* whether it replaces the standing reserve while that is low */
};

static _Alignas(UNIT) unsigned char standing_data[UNIT * STANDING_UNITS];
static int32_t standing_runs[STANDING_UNITS];
static struct chunk standing = {NULL, standing_data, standing_runs, NULL, STANDING_UNITS, 0, 0, 0};

/* The chunks from the allocator, and how many of their units are used. The number is also read outside the lock. */
static struct chunk *chunks;
static size_t borrowed;
static int32_t lock;

/* The address of this variable identifies the thread. */
static _Thread_local char thread;

static void enter(void) {
    while (__atomic_exchange_n(&lock, 1, __ATOMIC_ACQUIRE) != 0) {
    }
}

static void leave(void) {
    __atomic_store_n(&lock, 0, __ATOMIC_RELEASE);
}

/* The first free run that is long enough; null if there is none. Inside the lock. Adjacent free runs on the way are
   merged. */
static void *take_from(struct chunk *chunk, size_t units) {
    size_t at = 0, end = chunk->high;
    while (at < end) {
        if (chunk->runs[at] > 0) {
            at += (size_t)chunk->runs[at];
            continue;
        }
        size_t length = 0; /* of all adjacent free runs from here on, which are merged */
        while (at + length < end && chunk->runs[at + length] < 0) {
            length += (size_t)-chunk->runs[at + length];
        }
        if (at + length == end) {
            chunk->high = at;
            break;
        }
        if (length >= units) {
            if (length > units) {
                chunk->runs[at + units] = -(int32_t)(length - units);
            }
            break;
        }
        chunk->runs[at] = -(int32_t)length;
        at += length;
    }
    if (at == chunk->high) {
        if (chunk->units - at < units) {
            return NULL;
        }
        chunk->high = at + units;
    }
    chunk->runs[at] = (int32_t)units;
    chunk->used += units;
    return chunk->data + at * UNIT;
}

static int is_in(const struct chunk *chunk, const void *memory) {
    return (uintptr_t)memory - (uintptr_t)chunk->data < chunk->units * UNIT;
}

/* Frees a block of a chunk. Inside the lock. */
static void give_to(struct chunk *chunk, void *memory) {
    const size_t at = ((uintptr_t)memory - (uintptr_t)chunk->data) / UNIT;
    const int32_t units = chunk->runs[at];
    chunk->runs[at] = -units;
    chunk->used -= (size_t)units;
    if (at + (size_t)units == chunk->high) {
        chunk->high = at;
    }
    if (chunk->used == 0) {
        chunk->high = 0;
    }
}

/* How many units at the end are unused. */
static size_t room(const struct chunk *chunk) {
    return chunk->units - chunk->high;
}

/* A chunk from the allocator; null when it returns none. */
static struct chunk *make_chunk(size_t size, const void *owner) {
    const size_t units = size / UNIT + 1;
    if (units > INT32_MAX / 2 || units > SIZE_MAX / 2 / (UNIT + sizeof(int32_t))) {
        return NULL;
    }
    const size_t head = (sizeof(struct chunk) + units * sizeof(int32_t) + UNIT - 1) / UNIT * UNIT;
    unsigned char *memory = take(head + units * UNIT, UNIT);
    if (memory == NULL) {
        return NULL;
    }
    struct chunk *chunk = (struct chunk *)memory;
    *chunk = (struct chunk){NULL, memory + head, (int32_t *)(chunk + 1), owner, units, 0, 0, owner == NULL};
    return chunk;
}

/* Removes the unused chunks from the list and returns them as a list. Inside the lock. */
static struct chunk *take_out_empty_chunks(void) {
    const int is_low = room(&standing) < LOW_UNITS;
    struct chunk *empty = NULL;
    for (struct chunk **link = &chunks; *link != NULL;) {
        struct chunk *chunk = *link;
        if (chunk->used != 0 || chunk->owner != NULL || (is_low && chunk->is_spare)) {
            link = &chunk->next;
            continue;
        }
        *link = chunk->next;
        chunk->next = empty;
        empty = chunk;
    }
    return empty;
}

/* Outside the lock: the allocator may be the host's. */
static void give_chunks(struct chunk *chunk) {
    while (chunk != NULL) {
        struct chunk *next = chunk->next;
        give(chunk);
        chunk = next;
    }
}

/* Updates whether the reserve is low. Inside the lock. Other threads see the result slightly later. */
static void look_at_reserve(void) {
    int32_t is_low = room(&standing) < LOW_UNITS;
    for (const struct chunk *chunk = chunks; chunk != NULL && is_low; chunk = chunk->next) {
        is_low = chunk->owner != NULL || room(chunk) < LOW_UNITS;
    }
    __atomic_store_n(&anim_platform_reserve_is_low, is_low, __ATOMIC_RELAXED);
}

/* --- Asking --- */

int32_t anim_platform_fill_reserve(void) {
    if (is_destroying) {
        return 1;
    }
    struct chunk *chunk = make_chunk((size_t)STANDING_UNITS * UNIT, NULL);
    if (chunk == NULL) {
        return 0;
    }
    enter();
    chunk->next = chunks;
    chunks = chunk;
    look_at_reserve();
    leave();
    return 1;
}

int32_t anim_platform_ask(size_t size) {
    /* While it is not low, the reserve has four times this much: enough for the few times that one call asks. */
    if (size <= (size_t)LOW_UNITS * UNIT / 4 && __atomic_load_n(&anim_platform_reserve_is_low, __ATOMIC_RELAXED) == 0) {
        return 1;
    }
    struct chunk *chunk = make_chunk(size, &thread);
    if (chunk == NULL) {
        return 0;
    }
    enter();
    chunk->next = chunks;
    chunks = chunk;
    /* Calls read it outside the lock. */
    __atomic_store_n(&anim_platform_asked_count, anim_platform_asked_count + 1, __ATOMIC_RELAXED);
    leave();
    return 1;
}

void anim_platform_end_asking(void) {
    enter();
    for (struct chunk *chunk = chunks; chunk != NULL; chunk = chunk->next) {
        if (chunk->owner == &thread) {
            chunk->owner = NULL;
            __atomic_store_n(&anim_platform_asked_count, anim_platform_asked_count - 1, __ATOMIC_RELAXED);
        }
    }
    struct chunk *empty = take_out_empty_chunks();
    look_at_reserve();
    leave();
    give_chunks(empty);
}

/* --- What Swift calls --- */

/* The last resort: a call needed more than the reserve without asking in advance. */
static _Noreturn void stop(void) {
    anim_platform_report(anim_platform_says_stopped);
#ifdef __wasm__
    __builtin_trap();
#else
    static const char line[] = "libanimcore: out of memory in the middle of a call, the process is stopped\n";
    if (write(STDERR_FILENO, line, sizeof line - 1) < 0) {
        /* There is no one left to tell. */
    }
    abort();
#endif
}

/* Takes memory when the allocator returns none: from this thread's chunks, then from everyone's. */
static __attribute__((noinline)) void *take_reserve(size_t size) {
    const size_t units = size / UNIT + (size % UNIT != 0 || size == 0);
    void *memory = NULL;
    enter();
    for (struct chunk *chunk = chunks; chunk != NULL && memory == NULL; chunk = chunk->next) {
        memory = chunk->owner == &thread ? take_from(chunk, units) : NULL;
    }
    __atomic_store_n(&borrowed, borrowed + (memory != NULL ? units : 0), __ATOMIC_RELAXED);
    if (memory == NULL) {
        memory = take_from(&standing, units);
    }
    for (struct chunk *chunk = chunks; chunk != NULL && memory == NULL; chunk = chunk->next) {
        memory = chunk->owner == NULL ? take_from(chunk, units) : NULL;
        __atomic_store_n(&borrowed, borrowed + (memory != NULL ? units : 0), __ATOMIC_RELAXED);
    }
    look_at_reserve();
    leave();
    return memory;
}

/* Returns a block to the reserve if it is from there. Returns whether it is. */
static __attribute__((noinline)) int give_reserve(void *memory) {
    enter();
    struct chunk *chunk = is_in(&standing, memory) ? &standing : chunks;
    while (chunk != NULL && !is_in(chunk, memory)) {
        chunk = chunk->next;
    }
    if (chunk == NULL) {
        leave();
        return 0;
    }
    const size_t before = chunk->used;
    give_to(chunk, memory);
    __atomic_store_n(&borrowed, borrowed - (chunk == &standing ? 0 : before - chunk->used), __ATOMIC_RELAXED);
    struct chunk *empty = take_out_empty_chunks();
    look_at_reserve();
    leave();
    give_chunks(empty);
    return 1;
}

/* Allocates in all but the usual case: the first time, from a host's allocator, for a large alignment, or from the
   reserve. */
static __attribute__((noinline)) void *take_any(size_t alignment, size_t size) {
    if (__atomic_load_n(&is_used, __ATOMIC_RELAXED) == 0) {
        __atomic_store_n(&is_used, 1, __ATOMIC_RELEASE);
    }
    void *taken = take(size != 0 ? size : 1, alignment);
    if (taken == NULL) {
        taken = alignment <= UNIT ? take_reserve(size) : NULL;
        if (taken == NULL) {
            stop();
        }
    }
    return taken;
}

int __wrap_posix_memalign(void **memory, size_t alignment, size_t size) {
    void *taken = NULL;
#ifndef __wasm__
    /* Nearly all requests of Swift: malloc() has this alignment, and is faster. */
    const int is_plain = allocator.allocate == NULL && alignment <= _Alignof(max_align_t);
    if (__builtin_expect(is_plain && __atomic_load_n(&is_used, __ATOMIC_RELAXED) != 0, 1)) {
        taken = malloc(size);
    }
#endif
    *memory = __builtin_expect(taken != NULL, 1) ? taken : take_any(alignment, size);
    return 0;
}

/* Frees memory of a host's allocator, and while the reserve is in use. */
static __attribute__((noinline)) void give_any(void *memory) {
    const int may_be_reserve = is_in(&standing, memory) || __atomic_load_n(&borrowed, __ATOMIC_RELAXED) != 0;
    if (may_be_reserve && give_reserve(memory)) {
        return;
    }
    give(memory);
}

void __wrap_free(void *memory) {
    if (memory == NULL) {
        return;
    }
    const int is_reserve = (uintptr_t)memory - (uintptr_t)standing_data < sizeof standing_data;
    const int is_special = is_reserve || __atomic_load_n(&borrowed, __ATOMIC_RELAXED) != 0;
    if (__builtin_expect(is_special || allocator.allocate != NULL, 0)) {
        give_any(memory);
        return;
    }
    __real_free(memory);
}

#else

int32_t anim_platform_set_allocator(anim_platform_allocate allocate, anim_platform_release release, void *context) {
    (void)allocate;
    (void)release;
    (void)context;
    return 0;
}

int32_t anim_platform_fill_reserve(void) {
    return 1;
}

int32_t anim_platform_ask(size_t size) {
    return size <= SIZE_MAX / 2;
}

void anim_platform_end_asking(void) {}

#endif
