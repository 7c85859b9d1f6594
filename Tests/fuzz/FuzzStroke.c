/* SPDX-License-Identifier: MIT */
/*
 * libFuzzer target: treats any bytes as a path, a style and points. The stroke, dashes, rounded corners, and
 * combinations of the path and its stroke must be finite; hit tests must agree one by one and in bulk, and a stroke in
 * place with one into another path. Built and run by tools/fuzz.
 */
#include <animcore.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { MOST_VERBS = 24 };

struct reader {
    const uint8_t *data;
    size_t size;
};

static void expect(int condition, const char *what) {
    if (!condition) {
        fprintf(stderr, "expected: %s; last error: %s\n", what, anim_last_error_message());
        abort();
    }
}

static unsigned next_byte(struct reader *reader) {
    if (reader->size == 0) {
        return 0;
    }
    reader->size -= 1;
    return *reader->data++;
}

/* Mostly small numbers, many of them equal; sometimes any bits that are a valid coordinate. */
static double next_number(struct reader *reader) {
    unsigned kind = next_byte(reader);
    double number = 0;
    if (kind < 200) {
        return ((double)kind - 100) / 8;
    }
    if (kind < 240 || reader->size < 8) {
        return ((double)(kind - 220) + next_byte(reader) / 256.0) * 1e-3;
    }
    memcpy(&number, reader->data, sizeof number);
    reader->data += 8;
    reader->size -= 8;
    return number >= -1e150 && number <= 1e150 ? number : 0;
}

static anim_path *next_path(struct reader *reader) {
    anim_path *path = NULL;
    double numbers[6];
    expect(anim_path_create(&path) == ANIM_OK, "a path");
    expect(anim_path_move_to(path, 0, 0) == ANIM_OK, "a move");
    for (int count = (int)(next_byte(reader) % MOST_VERBS); count > 0 && reader->size > 0; count -= 1) {
        uint8_t verb = (uint8_t)(next_byte(reader) % 5);
        size_t taken = verb == ANIM_VERB_CLOSE ? 0 : verb < ANIM_VERB_QUADRATIC ? 2 : 2 * (size_t)verb;
        for (size_t index = 0; index < taken; index += 1) {
            numbers[index] = next_number(reader);
        }
        expect(anim_path_append(path, &verb, 1, numbers, taken) == ANIM_OK, "a verb");
    }
    return path;
}

static void expect_finite(const anim_path *path) {
    size_t verbs = 0, count = 0;
    expect(anim_path_get_counts(path, &verbs, &count) == ANIM_OK, "counts");
    uint8_t *codes = malloc(verbs + 1);
    double *coordinates = malloc((count + 1) * sizeof *coordinates);
    expect(codes != NULL && coordinates != NULL, "memory");
    expect(anim_path_copy(path, codes, verbs, coordinates, count) == ANIM_OK, "a copy");
    for (size_t index = 0; index < count; index += 1) {
        expect(isfinite(coordinates[index]), "finite coordinates");
    }
    free(codes);
    free(coordinates);
}

/* Whether a result was made; otherwise a limit was exceeded. */
static int is_made(anim_status status, const anim_path *result) {
    expect(status == ANIM_OK || status == ANIM_ERROR_LIMIT, "a path or a limit");
    if (status == ANIM_OK) {
        expect_finite(result);
    }
    return status == ANIM_OK;
}

/* Up to the limit a dash takes a few microseconds, under a sanitizer many: use fewer dashes, or more than the limit. */
static void lengthen(double dashes[3], unsigned count, const anim_path *path) {
    double length = 0, period = 0;
    expect(anim_path_get_length(path, 1, &length) == ANIM_OK, "a length");
    for (unsigned index = 0; index < count; index += 1) {
        period += dashes[index];
    }
    if (period > 0 && length / period > 1000 && length / period < 1e6) {
        for (unsigned index = 0; index < count; index += 1) {
            dashes[index] *= length / period / 1000;
        }
    }
}

/* Combines the insides of the path and its stroke, and grows or shrinks the path. */
static void combine(const anim_path *path, const anim_stroke_style *style, double distance) {
    anim_path *outline = NULL, *result = NULL;
    expect(anim_path_create(&outline) == ANIM_OK && anim_path_create(&result) == ANIM_OK, "paths");
    anim_status stroked = anim_path_stroke(path, style, 0, outline);
    /* A large path may take a second for each operation, and ten times that here: one operation is enough. */
    size_t verbs = 0;
    expect(anim_path_get_counts(outline, &verbs, NULL) == ANIM_OK, "counts");
    const int first = verbs < 256 ? 0 : (int)(verbs % 4), last = verbs < 256 ? 4 : first + 1;
    for (int operation = first; operation < last && stroked == ANIM_OK; operation += 1) {
        int32_t rule = operation % 2;
        if (!is_made(anim_path_combine(path, outline, operation, rule, result), result)) {
            continue;
        }
        /* It has no crossings, so simplifying changes nothing any more unless points are within the grain. */
        (void)is_made(anim_path_simplify(result, rule, result), result);
    }
    (void)is_made(anim_path_offset(path, distance, style->join, style->miter_limit, 0, 0, result), result);
    anim_path_destroy(outline);
    anim_path_destroy(result);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct reader reader = {data, size};
    anim_stroke_style style;
    anim_path *result = NULL;
    double dashes[3];
    expect(anim_default_stroke_style(&style, sizeof style) == ANIM_OK, "a style");
    style.cap = (int32_t)(next_byte(&reader) % 3);
    const uint8_t join = next_byte(&reader);
    style.join = (int32_t)(join % 5);
    style.simplified = join >= 250;
    style.width = fabs(next_number(&reader));
    style.miter_limit = 1 + fabs(next_number(&reader));
    style.dash_offset = next_number(&reader);
    for (int index = 0; index < 3; index += 1) {
        dashes[index] = fabs(next_number(&reader));
    }
    double tolerance = fabs(next_number(&reader)) * 1e-3, smoothing = next_byte(&reader) / 255.0;
    unsigned dash_count = next_byte(&reader) % 4;
    anim_path *path = next_path(&reader);
    expect(anim_path_create(&result) == ANIM_OK, "a path for results");

    lengthen(dashes, dash_count, path);
    style.dashes = dashes;
    style.dash_count = dash_count;
    int32_t inside = 0, again = 0;
    anim_point point = {next_number(&reader), next_number(&reader)};
    uint8_t many = 2;
    if (is_made(anim_path_stroke(path, &style, tolerance, result), result)) {
        expect(anim_path_stroke_contains(path, point.x, point.y, &style, &inside) == ANIM_OK, "a hit or none");
        expect(anim_path_stroke_contains_many(path, &point, 1, &style, &many) == ANIM_OK, "hits or none");
        expect(many == inside, "one hit to be as many");
        expect(anim_path_contains(result, point.x, point.y, ANIM_FILL_RULE_NONZERO, &again) == ANIM_OK,
               "an answer of the outline");
    }
    (void)is_made(anim_path_dash(path, dashes, dash_count, style.dash_offset, result), result);
    (void)is_made(anim_path_round_corners(path, dashes, 3, smoothing, result), result);
    combine(path, &style, next_number(&reader));
    /* In place, with the same result as into another path. */
    style.dash_count = 0;
    anim_status status = anim_path_stroke(path, &style, 0, result);
    expect(anim_path_stroke(path, &style, 0, path) == status, "the same status in place");
    (void)is_made(status, path);
    anim_path_destroy(path);
    anim_path_destroy(result);
    return 0;
}
