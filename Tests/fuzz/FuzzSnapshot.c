/*
 * libFuzzer target: any bytes as a snapshot, with length and checksum made right, so that what reads the state is met.
 * One that is refused must change nothing and say why; one that is taken must give itself again, and go on like any
 * other stage. Built and run by tools/fuzz. With ANIMCORE_SEEDS it first writes seeds into that folder.
 */
#include <animcore.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerInitialize(int *argc, char ***argv);

enum { HEADER = 24, CHECKSUM = 8 };

static void expect(int condition, const char *what) {
    if (!condition) {
        fprintf(stderr, "expected: %s; last error: %s\n", what, anim_last_error_message());
        abort();
    }
}

static uint64_t load(const uint8_t *bytes) {
    uint64_t word = 0;
    for (int index = 7; index >= 0; index -= 1) {
        word = word << 8 | bytes[index];
    }
    return word;
}

static void store(uint8_t *bytes, uint64_t word) {
    for (int index = 0; index < 8; index += 1) {
        bytes[index] = (uint8_t)(word >> (8 * index));
    }
}

/* The checksum of a snapshot: FNV-1a over words, and MurmurHash3's end. */
static uint64_t checksum(const uint8_t *bytes, size_t count) {
    uint64_t hash = 0xCBF29CE484222325u;
    size_t offset = 0;
    for (int first = 1; first || offset < count; first = 0) {
        uint64_t word = count;
        if (!first && count - offset >= 8) {
            word = load(bytes + offset);
            offset += 8;
        } else if (!first) {
            word = bytes[offset];
            offset += 1;
        }
        hash = (hash ^ word) * 0x100000001B3u;
        hash ^= hash >> 29;
    }
    hash = (hash ^ hash >> 33) * 0xFF51AFD7ED558CCDu;
    hash = (hash ^ hash >> 33) * 0xC4CEB9FE1A85EC53u;
    return hash ^ hash >> 33;
}

static uint8_t *take(anim_stage *stage, size_t *length) {
    expect(anim_stage_snapshot(stage, NULL, 0, length) == ANIM_OK, "a snapshot");
    uint8_t *bytes = malloc(*length);
    expect(bytes != NULL && anim_stage_snapshot(stage, bytes, *length, length) == ANIM_OK, "its bytes");
    return bytes;
}

/* A stage with some of everything, in the middle of its motion. */
static anim_stage *busy_stage(int variant) {
    anim_stage *stage = NULL;
    anim_property x = 0, point = 0, colour = 0, turned = 0, sum = 0;
    anim_transaction transaction = 0;
    anim_motion motion;
    anim_bank bank = 0;
    anim_spring spring = {1, 100, 8};
    const double zero[6] = {1, 0, 0, 1, 0, 0}, one[6] = {0.5, 0.25, -0.5, 1, 10, 20}, many[4] = {0, 0, 0, 0};
    const uint32_t indices[2] = {1, 3};
    expect(anim_stage_create(NULL, &stage) == ANIM_OK, "a stage");
    anim_stage_add_property(stage, "x", 1, ANIM_KIND_SCALAR, zero, 1, &x);
    anim_stage_add_property(stage, "point", 5, ANIM_KIND_VECTOR2, zero, 2, &point);
    anim_stage_add_property(stage, "colour", 6, ANIM_KIND_COLOUR, zero, 4, &colour);
    anim_stage_add_property(stage, "turned", 6, ANIM_KIND_TRANSFORM, zero, 6, &turned);
    anim_stage_add_property(stage, "sum", 3, ANIM_KIND_SCALAR, zero, 1, &sum);
    anim_stage_set_expression(stage, sum, "x + point.y", 11);
    expect(anim_default_motion(&motion, sizeof motion) == ANIM_OK, "a motion");
    motion.kind = variant & 1 ? ANIM_MOTION_SPRING : ANIM_MOTION_CURVE;
    motion.spring = spring;
    motion.delay = variant & 2 ? 0.1 : 0;
    motion.given = ANIM_GIVEN_DELAY | ANIM_GIVEN_INTERRUPTION;
    motion.interruption = variant & 4 ? ANIM_INTERRUPT_ADD : ANIM_INTERRUPT_REPLACE;
    for (int round = 0; round < 2; round += 1) {
        expect(anim_stage_begin_transaction(stage, &motion, &transaction) == ANIM_OK, "a transaction");
        anim_stage_set_value(stage, x, one + round, 1);
        anim_stage_set_value(stage, point, one, 2);
        anim_stage_set_value(stage, colour, one, 4);
        anim_stage_set_value(stage, turned, one, 6);
        expect(anim_stage_commit_transaction(stage, transaction) == ANIM_OK, "a commit");
        motion.kind = ANIM_MOTION_CURVE;
        motion.delay = 0;
        anim_stage_advance(stage, 0.05);
    }
    expect(anim_stage_add_bank(stage, &spring, many, 4, 0.001, &bank) == ANIM_OK, "a bank");
    anim_bank_retarget(stage, bank, indices, one, 2);
    anim_stage_advance(stage, variant & 8 ? 0.3 : 0.01);
    return stage;
}

int LLVMFuzzerInitialize(int *argc, char ***argv) {
    (void)argc;
    (void)argv;
    const char *folder = getenv("ANIMCORE_SEEDS");
    for (int variant = 0; folder != NULL && variant < 16; variant += 1) {
        char path[4096];
        size_t length = 0;
        anim_stage *stage = busy_stage(variant);
        uint8_t *bytes = take(stage, &length);
        snprintf(path, sizeof path, "%s/%d", folder, variant);
        FILE *file = fopen(path, "wb");
        expect(file != NULL && fwrite(bytes, 1, length, file) == length && fclose(file) == 0, "a seed");
        free(bytes);
        anim_stage_destroy(stage);
    }
    return 0;
}

/* What any stage does. */
static void use(anim_stage *stage) {
    anim_property property = 0;
    anim_transaction transaction = 0;
    anim_event events[16];
    size_t count = 0;
    double value[6] = {1, 2, 3, 4, 5, 6};
    uint64_t hash = 0;
    anim_stage_hash(stage, &hash);
    expect(anim_stage_add_property(stage, "new", 3, ANIM_KIND_SCALAR, value, 1, &property) != ANIM_ERROR_MEMORY, "use");
    expect(anim_stage_begin_transaction(stage, NULL, &transaction) == ANIM_OK, "a transaction");
    if (anim_stage_find_property(stage, "x", 1, &property) == ANIM_OK) {
        anim_stage_set_value(stage, property, value, 1);
        anim_stage_get_value(stage, property, ANIM_READ_VELOCITY, value, 1);
    }
    expect(anim_stage_commit_transaction(stage, transaction) == ANIM_OK, "a commit");
    for (int step = 0; step < 5; step += 1) {
        anim_stage_advance(stage, step < 3 ? 0.03 : 10);
        anim_stage_poll_events(stage, events, 16, &count);
    }
    anim_stage_hash(stage, &hash);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static const uint8_t start[16] = "animcore\1\0\0\0\1\0\0";
    size_t length = 0, again = 0;
    anim_stage *stage = NULL;
    uint64_t hash = 0, after = 0;
    if (size < HEADER + CHECKSUM) {
        return 0;
    }
    uint8_t *bytes = malloc(size);
    expect(bytes != NULL, "memory");
    memcpy(bytes, data, size);
    memcpy(bytes, start, sizeof start);
    store(bytes + 16, size);
    store(bytes + size - CHECKSUM, checksum(bytes, size - CHECKSUM));
    expect(anim_stage_create(NULL, &stage) == ANIM_OK, "a stage");
    anim_stage_hash(stage, &hash);
    anim_status status = anim_stage_restore(stage, bytes, size);
    if (status == ANIM_OK) {
        uint8_t *first = take(stage, &length);
        expect(anim_stage_restore(stage, first, length) == ANIM_OK, "its own snapshot to be taken");
        uint8_t *second = take(stage, &again);
        expect(length == again && memcmp(first, second, length) == 0, "a snapshot to give itself");
        free(first);
        free(second);
        use(stage);
    } else {
        expect(status == ANIM_ERROR_SYNTAX, "to be refused as what it is");
        anim_stage_hash(stage, &after);
        expect(hash == after, "nothing to be changed");
    }
    free(bytes);
    expect(anim_stage_destroy(stage) == ANIM_OK, "its end");
    return 0;
}
