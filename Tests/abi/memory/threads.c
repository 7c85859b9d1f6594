/* SPDX-License-Identifier: MIT */
/* Threads with scenes of their own, whose allocator gives nothing half of the time: the reserve is one for all. */
#define _POSIX_C_SOURCE 200809L
#include <animcore.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

enum { THREADS = 4, ROUNDS = 400 };

static char document[1 << 20];
static size_t length;
static atomic_long calls, blocks, done, refused, failures;

static void *allocate(void *context, size_t size, size_t alignment) {
    void *memory = NULL;
    (void)context;
    /* Long droughts: the reserve is used, and filled again. */
    const long call = atomic_fetch_add(&calls, 1);
    if ((call / 64) % 8 == 7 || posix_memalign(&memory, alignment, size) != 0) {
        return NULL;
    }
    atomic_fetch_add(&blocks, 1);
    return memory;
}

static void release(void *context, void *memory) {
    (void)context;
    atomic_fetch_sub(&blocks, 1);
    free(memory);
}

static void *run(void *unused) {
    (void)unused;
    for (int round = 0; round < ROUNDS; round += 1) {
        anim_scene *scene;
        const anim_status status = anim_scene_load(document, length, NULL, &scene);
        if (status == ANIM_ERROR_MEMORY) {
            atomic_fetch_add(&refused, 1);
            continue;
        }
        if (status != ANIM_OK) {
            atomic_fetch_add(&failures, 1);
            return NULL;
        }
        for (int frame = 0; frame < 20; frame += 1) {
            const anim_status step = anim_scene_advance(scene, 1.0 / 60);
            if (step != ANIM_OK && step != ANIM_ERROR_MEMORY) {
                atomic_fetch_add(&failures, 1);
            }
        }
        if (anim_scene_destroy(scene) != ANIM_OK) {
            atomic_fetch_add(&failures, 1);
        }
        atomic_fetch_add(&done, 1);
    }
    return NULL;
}

int main(int count, char **arguments) {
    FILE *file = count == 2 ? fopen(arguments[1], "rb") : NULL;
    if (file == NULL || anim_set_allocator(allocate, release, NULL) != ANIM_OK) {
        return 2;
    }
    length = fread(document, 1, sizeof document, file);
    fclose(file);
    pthread_t threads[THREADS];
    for (int index = 0; index < THREADS; index += 1) {
        if (pthread_create(&threads[index], NULL, run, NULL) != 0) {
            return 2;
        }
    }
    for (int index = 0; index < THREADS; index += 1) {
        pthread_join(threads[index], NULL);
    }
    printf("%ld scenes, %ld refused, %ld failures, %ld blocks left\n", done, refused, failures, blocks);
    return failures == 0 && blocks == 0 && done > 0 ? 0 : 1;
}
