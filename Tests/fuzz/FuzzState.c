/* SPDX-License-Identifier: MIT */
/*
 * libFuzzer target: treats any bytes as the snapshot of a scene, with corrected length, checksum and document. A
 * rejected snapshot must change nothing; an accepted one must reproduce itself, and continue the same at once and in
 * parts, even after the scene has reloaded its document. Built and run by tools/fuzz. With ANIMCORE_SEEDS it first
 * writes seeds into that folder.
 */
#include "calls/world.h"
#include "checksum.h"
#include "digest.h"
#include "living.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerInitialize(int *argc, char ***argv);

static anim_scene *load_document(int number) {
    anim_scene *scene = NULL;
    size_t length = 0;
    const char *text = document_text(number, &length);
    expect(anim_scene_load(text, length, NULL, &scene) == ANIM_OK, "a document of the fuzzer's own to load");
    return scene;
}

static uint8_t *snapshot(anim_scene *scene, size_t *length) {
    expect(anim_scene_snapshot(scene, NULL, 0, length) == ANIM_OK, "a snapshot");
    uint8_t *bytes = malloc(*length);
    expect(bytes != NULL && anim_scene_snapshot(scene, bytes, *length, length) == ANIM_OK, "its bytes");
    return bytes;
}

static uint64_t hash_of(anim_scene *scene) {
    uint64_t hash = 0;
    expect(anim_scene_get_hash(scene, &hash) == ANIM_OK, "a hash");
    return hash;
}

/* Each document in the middle of some motion, after actions of the pointer and events. The first byte of a seed is
   the number of its document. */
int LLVMFuzzerInitialize(int *argc, char ***argv) {
    (void)argc;
    (void)argv;
    const char *folder = getenv("ANIMCORE_SEEDS");
    for (int number = 0; folder != NULL && number < 4 * document_count(); number += 1) {
        anim_scene *scene = load_document(number % document_count());
        char path[4096];
        size_t length = 0;
        anim_scene_advance(scene, 0.05);
        anim_scene_send_pointer(scene, ANIM_POINTER_ACTION_DOWN, 0, 10, 10);
        if (number / document_count() > 0) {
            anim_scene_send(scene, "go", 2);
            anim_scene_advance(scene, 0.03 * (number / document_count()));
            anim_scene_send_pointer(scene, ANIM_POINTER_ACTION_UP, 0, 10, 10);
            anim_scene_fire_trigger(scene, "fire", 4);
            anim_scene_advance(scene, 0.11 * (number / document_count()));
        }
        uint8_t *bytes = snapshot(scene, &length);
        bytes[0] = (uint8_t)(number % document_count());
        snprintf(path, sizeof path, "%s/scene-%d", folder, number);
        FILE *file = fopen(path, "wb");
        expect(file != NULL && fwrite(bytes, 1, length, file) == length && fclose(file) == 0, "a seed");
        free(bytes);
        anim_scene_destroy(scene);
    }
    return 0;
}

/* The same state continues at once, in parts, and after a reload. */
static void go_on(anim_scene *scene, int number, const uint8_t *bytes, size_t length) {
    anim_scene *twin = load_document(number), *reloaded = load_document(number);
    size_t text_length = 0, told = 0;
    const char *text = document_text(number, &text_length);
    expect(anim_scene_restore(twin, bytes, length) == ANIM_OK, "a snapshot to be taken twice");
    expect(anim_scene_restore(reloaded, bytes, length) == ANIM_OK, "a snapshot to be taken three times");
    expect(anim_scene_reload(reloaded, text, text_length, NULL, NULL, 0, &told) == ANIM_OK, "a reload");
    anim_status status = anim_scene_advance_flicks(scene, 300000007), outcome = ANIM_OK;
    for (int part = 0; part < 7 && outcome == ANIM_OK; part += 1) {
        outcome = anim_scene_advance_flicks(twin, part < 6 ? 42857143 : 300000007 - 6 * 42857143);
    }
    expect(status == outcome, "both to be advanced");
    expect(hash_of(scene) == hash_of(twin), "one step and seven to end alike");
    /* Invented state may contain what no document has: the reload then reports it as lost. */
    if (told == 0 && anim_scene_advance_flicks(reloaded, 300000007) == status) {
        expect(hash_of(scene) == hash_of(reloaded), "a reloaded scene to go on alike");
    }
    anim_scene_destroy(twin);
    anim_scene_destroy(reloaded);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    size_t length = 0, again = 0;
    if (size < HEADER + CHECKSUM + 16) {
        return 0;
    }
    int number = data[0] % document_count();
    anim_scene *scene = load_document(number);
    uint8_t *own = snapshot(scene, &length), *bytes = malloc(size);
    expect(bytes != NULL, "memory");
    memcpy(bytes, data, size);
    /* The first section identifies the document: its number, its length in four bytes, and a hash. */
    memcpy(bytes + HEADER, own + HEADER, 5u + own[HEADER + 1]);
    repair(bytes, size, 2);
    free(own);
    uint64_t hash = hash_of(scene);
    anim_status status = anim_scene_restore(scene, bytes, size);
    if (status == ANIM_OK) {
        uint8_t *first = snapshot(scene, &length);
        expect(anim_scene_restore(scene, first, length) == ANIM_OK, "its own snapshot to be taken");
        uint8_t *second = snapshot(scene, &again);
        expect(length == again && memcmp(first, second, length) == 0, "a snapshot to give itself");
        go_on(scene, number, first, length);
        (void)live(scene, 3);
        fuzz_digest = hash_of(scene);
        free(first);
        free(second);
    } else {
        expect(status == ANIM_ERROR_SYNTAX || status == ANIM_ERROR_STATE, "to be refused as what it is");
        expect(hash == hash_of(scene), "nothing to be changed");
    }
    free(bytes);
    anim_scene_destroy(scene);
    return 0;
}
