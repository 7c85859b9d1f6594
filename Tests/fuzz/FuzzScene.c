/* SPDX-License-Identifier: MIT */
/*
 * libFuzzer target: treats bytes up to the first zero as a document, and the rest as a host's actions on it: pointers,
 * keys, inputs and events with the document's own names, and time in steps of any length. One scene performs all of
 * them; a second advances in smaller steps, a third occasionally restores snapshots, a fourth reloads its own document.
 * All must end with the same hash. Built and run by tools/fuzz.
 */
#include "digest.h"
#include "living.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { ONCE, OFTEN, RESTORED, RELOADED, SCENES, MOST_ACTIONS = 40, MOST_NAMES = 64 };

struct host {
    anim_scene *scenes[SCENES];
    const char *document;
    size_t document_size;
    const uint8_t *bytes, *end;
    double width, height;
};

static uint8_t take(struct host *host) {
    return host->bytes < host->end ? *host->bytes++ : 0;
}

/* A name of the stage: of a state, an event, an input, a property. */
static size_t choose_name(struct host *host, char *name, size_t capacity) {
    anim_stage *stage = NULL;
    size_t length = 0;
    int32_t which = take(host) % MOST_NAMES;
    expect(anim_scene_get_stage(host->scenes[ONCE], &stage) == ANIM_OK, "a stage");
    while (which >= 0 && anim_stage_get_name(stage, which, name, capacity, &length) != ANIM_OK) {
        which = which == 0 ? -1 : which / 2;
    }
    return which < 0 ? 0 : length;
}

/* Changes a list, if the document has one: the item at an index, or a new one. */
static anim_status change_list(anim_scene *scene, uint8_t what, uint32_t place, const anim_event_field *field,
                               const char *name, size_t length) {
    char key[ANIM_LIMIT_KEY_BYTES];
    size_t size = 0;
    uint32_t list = what / 8 % 3;
    anim_status status = anim_scene_get_item_key(scene, list, place, key, sizeof key, &size);
    switch (what % 8) {
    case 0:
        return anim_scene_append_item(scene, list, place, name, length, NULL, 0, NULL);
    case 1:
        return anim_scene_append_item(scene, list, place, NULL, 0, field, 1, NULL);
    case 2:
        return anim_scene_append_item(scene, list, UINT32_MAX, NULL, 0, NULL, 0, NULL);
    case 3:
        return anim_scene_clear_list(scene, list);
    case 4:
        return status == ANIM_OK ? anim_scene_move_item(scene, list, key, size, what / 24) : status;
    case 5:
        return status == ANIM_OK ? anim_scene_update_item(scene, list, key, size, field, 1) : status;
    default:
        return status == ANIM_OK ? anim_scene_remove_item(scene, list, key, size) : status;
    }
}

/* Performs one action on one scene, from bytes that are the same for all. */
static anim_status act(struct host *host, anim_scene *scene) {
    char name[256];
    uint8_t action = take(host);
    double x = take(host) / 255.0 * host->width, y = take(host) / 255.0 * host->height;
    size_t length = choose_name(host, name, sizeof name);
    anim_event_field field;
    memset(&field, 0, sizeof field);
    field.name = "by";
    field.name_length = 2;
    field.kind = ANIM_FIELD_KIND_NUMBER;
    field.number = x;
    switch (action % 12) {
    case 1:
        if (action / 12 > 11) {
            return anim_scene_send_wheel(scene, x, y, y - x, x, NULL);
        }
        /* fall through */
    case 0:
        return anim_scene_send_pointer(scene, ANIM_POINTER_ACTION_DOWN, action / 12 % 3, x, y);
    case 2:
        return anim_scene_send_pointer(scene, ANIM_POINTER_ACTION_UP, action / 12 % 3, x, y);
    case 3:
        return anim_scene_send_pointer(scene, ANIM_POINTER_ACTION_MOVE, action / 12 % 3, x, y);
    case 4:
        return anim_scene_send_pointer(scene, action / 12 & 1 ? ANIM_POINTER_ACTION_CANCEL : ANIM_POINTER_ACTION_LEAVE,
                                       0, x, y);
    case 5:
        if (action / 12 > 9) {
            field.name = name;
            field.name_length = (uint32_t)length;
            uint8_t what = take(host);
            return change_list(scene, what, take(host) % 6, &field, name, length);
        }
        return anim_scene_send(scene, name, length);
    case 6:
        return anim_scene_send_data(scene, name, length, &field, 1);
    case 7:
        return anim_scene_set_number(scene, name, length, x);
    case 8:
        return anim_scene_set_boolean(scene, name, length, action / 12 & 1);
    case 9:
        return anim_scene_fire_trigger(scene, name, length);
    case 10:
        return anim_scene_set_string(scene, name, length, "on", 2);
    default:
        return anim_scene_send_key(scene, action / 12 % 3, (int32_t)(x * 3), 0, NULL);
    }
}

/* Lets time pass. The second scene advances in parts. */
static anim_status pass(struct host *host, int64_t flicks, int parts) {
    anim_status status = ANIM_OK;
    for (int which = 0; which < SCENES; which += 1) {
        int pieces = which == OFTEN ? parts : 1;
        int64_t left = flicks;
        anim_status outcome = ANIM_OK;
        for (int piece = pieces; piece > 0 && outcome == ANIM_OK; piece -= 1) {
            int64_t step = left / piece;
            outcome = anim_scene_advance_flicks(host->scenes[which], step);
            left -= step;
            if (which == OFTEN) {
                look_at(host->scenes[which]);
            }
        }
        if (which == ONCE) {
            status = outcome;
        }
        expect(status == outcome, "all scenes to be advanced alike");
    }
    return status;
}

static uint64_t hash_of(anim_scene *scene) {
    uint64_t hash = 0;
    expect(anim_scene_get_hash(scene, &hash) == ANIM_OK, "a hash");
    return hash;
}

/* The third scene restores the first one's snapshot, and the fourth reloads its document. */
static void renew(struct host *host) {
    size_t length = 0, told = 0;
    anim_status status = anim_scene_snapshot(host->scenes[ONCE], NULL, 0, &length);
    if (status == ANIM_OK) {
        uint8_t *bytes = malloc(length);
        expect(bytes != NULL && anim_scene_snapshot(host->scenes[ONCE], bytes, length, &length) == ANIM_OK,
               "a snapshot");
        expect(anim_scene_restore(host->scenes[RESTORED], bytes, length) == ANIM_OK, "a snapshot to be taken over");
        free(bytes);
    } else {
        expect(status == ANIM_ERROR_LIMIT, "a snapshot, or that it is too large");
    }
    expect(anim_scene_reload(host->scenes[RELOADED], host->document, host->document_size, NULL, NULL, 0, &told) ==
               ANIM_OK,
           "a document to be loaded anew");
    expect(told == 0, "all of a scene to be kept by its own document");
}

static void compare(struct host *host) {
    uint64_t hash = hash_of(host->scenes[ONCE]);
    expect(hash == hash_of(host->scenes[OFTEN]), "one step and several to end alike");
    expect(hash == hash_of(host->scenes[RESTORED]), "a restored scene to go on alike");
    expect(hash == hash_of(host->scenes[RELOADED]), "a reloaded scene to go on alike");
    fuzz_digest = (fuzz_digest ^ hash) * 0x100000001B3u;
}

static void play(struct host *host) {
    for (int action = 0; action < MOST_ACTIONS && host->bytes < host->end; action += 1) {
        const uint8_t *here = host->bytes;
        anim_status status = ANIM_OK;
        for (int which = 0; which < SCENES; which += 1) {
            host->bytes = here;
            anim_status outcome = act(host, host->scenes[which]);
            status = which == 0 ? outcome : status;
            expect(outcome == status, "all scenes to answer alike");
        }
        if (take(host) < 64) {
            renew(host);
        }
        uint8_t pace = take(host);
        int64_t flicks = (int64_t)pace * pace * (ANIM_FLICKS_PER_SECOND / 32768) + take(host) * 977;
        if (pass(host, flicks, 1 + pace % 7) != ANIM_OK) {
            return;
        }
        compare(host);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    const uint8_t *zero = size > 0 ? memchr(data, 0, size) : NULL;
    struct host host;
    anim_scene_info info;
    memset(&host, 0, sizeof host);
    if (zero == NULL) {
        return 0;
    }
    host.document = (const char *)data;
    host.document_size = (size_t)(zero - data);
    host.bytes = zero + 1;
    host.end = data + size;
    for (int which = 0; which < SCENES; which += 1) {
        anim_status status = anim_scene_load(host.document, host.document_size, NULL, &host.scenes[which]);
        if (which == 0 && status != ANIM_OK) {
            expect_a_reason(status);
            return 0;
        }
        expect(status == ANIM_OK, "the same text to load again");
    }
    info.struct_size = sizeof info;
    expect(anim_scene_get_info(host.scenes[ONCE], &info) == ANIM_OK, "info");
    host.width = info.width;
    host.height = info.height;
    play(&host);
    for (int which = 0; which < SCENES; which += 1) {
        anim_scene_destroy(host.scenes[which]);
    }
    return 0;
}
