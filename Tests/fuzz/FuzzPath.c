/* SPDX-License-Identifier: MIT */
/*
 * libFuzzer target: treats any bytes as SVG path data, strictly and with SVG's error handling. Parsed data must be
 * reproduced by every way of writing it, bit for bit if nothing is rounded; rejected data must have a reason and a
 * position. Built and run by tools/fuzz.
 */
#include <animcore.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void expect(int condition, const char *what) {
    if (!condition) {
        fprintf(stderr, "expected: %s; last error: %s\n", what, anim_last_error_message());
        abort();
    }
}

struct contents {
    size_t verb_count, coordinate_count;
    uint8_t *verbs;
    double *coordinates;
};

static struct contents contents_of(const anim_path *path) {
    struct contents result;
    expect(anim_path_get_counts(path, &result.verb_count, &result.coordinate_count) == ANIM_OK, "counts");
    result.verbs = malloc(result.verb_count + 1);
    result.coordinates = malloc(8 * result.coordinate_count + 8);
    expect(result.verbs != NULL && result.coordinates != NULL, "memory");
    expect(anim_path_copy(path, result.verbs, result.verb_count, result.coordinates, result.coordinate_count) ==
               ANIM_OK,
           "a copy");
    for (size_t index = 0; index < result.coordinate_count; index += 1) {
        expect(fabs(result.coordinates[index]) <= 1e150, "coordinates within the range");
    }
    return result;
}

static void release(struct contents contents) {
    free(contents.verbs);
    free(contents.coordinates);
}

static void expect_same(const anim_path *a, const anim_path *b, const char *what) {
    struct contents one = contents_of(a), other = contents_of(b);
    expect(one.verb_count == other.verb_count && one.coordinate_count == other.coordinate_count, what);
    expect(memcmp(one.verbs, other.verbs, one.verb_count) == 0, what);
    expect(memcmp(one.coordinates, other.coordinates, 8 * one.coordinate_count) == 0, what);
    release(one);
    release(other);
}

static void expect_round_trips(const anim_path *path, anim_path *other) {
    static const int32_t digits[] = {-1, 0, 3, 15};
    for (int way = 0; way < 24; way += 1) {
        anim_path_format format;
        int64_t offset = 0;
        size_t length = 0;
        expect(anim_default_path_format(&format, sizeof format) == ANIM_OK, "a format");
        format.minified = way % 2;
        format.coordinates = way / 2 % 3;
        format.digits = digits[way / 6];
        expect(anim_path_write(path, &format, NULL, 0, &length) == ANIM_OK, "a length");
        char *text = malloc(length + 1);
        expect(text != NULL, "memory");
        expect(anim_path_write(path, &format, text, length + 1, &length) == ANIM_OK, "a text");
        expect(anim_path_parse(other, text, length, NULL, &offset) == ANIM_OK && offset == -1, "it to be path data");
        if (format.digits < 0) {
            expect_same(path, other, "the same path");
        } else {
            size_t before = 0, after = 0;
            expect(anim_path_get_counts(path, &before, NULL) == ANIM_OK, "counts");
            expect(anim_path_get_counts(other, &after, NULL) == ANIM_OK && before == after, "as many verbs");
        }
        free(text);
    }
}

/* The text cut in two, parsed together and separately. */
static void expect_collection(const char *text, size_t size, const anim_path_parsing *parsing, anim_path *path,
                              anim_path *other) {
    const size_t half = size / 2;
    const size_t ends[2] = {half, size};
    const anim_point point = {1.5, 2.5};
    int64_t offsets[2] = {-2, -2}, offset = -2;
    anim_rectangle boxes[2], box;
    double lengths[2], areas[2], length = 0, area = 0;
    uint8_t inside[2] = {7, 7};
    anim_bool is_inside = 0;
    size_t count = 0;
    anim_path_collection *paths = NULL;
    expect(anim_path_collection_create(&paths) == ANIM_OK, "a collection");
    expect(anim_path_collection_parse(paths, text, size, ends, 2, parsing, offsets) == ANIM_OK,
           "what is before errors");
    expect(anim_path_collection_list_bounds(paths, boxes, 2, &count) == ANIM_OK && count == 2, "boxes");
    expect(anim_path_collection_list_lengths(paths, 1e-6, lengths, 2, &count) == ANIM_OK, "lengths");
    expect(anim_path_collection_list_areas(paths, areas, 2, &count) == ANIM_OK, "areas");
    expect(anim_path_collection_contains(paths, &point, 1, 0, inside, 2, &count) == ANIM_OK && count == 2, "insides");
    for (size_t index = 0; index < 2; index += 1) {
        const char *start = index == 0 ? text : text + half;
        expect(anim_path_parse(path, start, index == 0 ? half : size - half, parsing, &offset) == ANIM_OK, "one alone");
        expect(offset == offsets[index], "the same place of an error");
        expect(anim_path_collection_get_path(paths, index, other) == ANIM_OK, "a path of the collection");
        expect_same(path, other, "the same path alone");
        const anim_status status = anim_path_get_bounds(path, &box);
        expect(status == ANIM_OK ? memcmp(&box, &boxes[index], sizeof box) == 0 : boxes[index].x != boxes[index].x,
               "the same box alone");
        expect(anim_path_get_length(path, 1e-6, &length) == ANIM_OK && anim_path_get_area(path, &area) == ANIM_OK,
               "a length and an area");
        expect(memcmp(&length, &lengths[index], sizeof length) == 0, "the same length alone");
        expect(memcmp(&area, &areas[index], sizeof area) == 0, "the same area alone");
        expect(anim_path_contains(path, point.x, point.y, 0, &is_inside) == ANIM_OK, "inside or not");
        expect(is_inside == inside[index], "the same inside alone");
    }
    anim_path_collection_destroy(paths);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static const double accuracies[] = {1e-9, 1e-13, 1e-4, 1};
    const char *text = (const char *)data;
    anim_path *path = NULL, *strict = NULL, *other = NULL;
    anim_path_parsing parsing;
    int64_t offset = -2, difference = -2;
    int32_t line = 0, column = 0;
    expect(anim_path_create(&path) == ANIM_OK && anim_path_create(&strict) == ANIM_OK, "paths");
    expect(anim_path_create(&other) == ANIM_OK, "a path");
    expect(anim_default_path_parsing(&parsing, sizeof parsing) == ANIM_OK, "options");
    parsing.lenient = 1;
    parsing.arc_accuracy = accuracies[size % 4];
    expect(anim_path_parse(path, text, size, &parsing, &offset) == ANIM_OK, "a path of what is before the error");
    expect(offset >= -1 && offset <= (int64_t)size, "an offset in the text");
    expect_collection(text, size, &parsing, strict, other);
    expect(anim_path_clear(strict) == ANIM_OK, "nothing in it");
    parsing.lenient = 0;
    anim_status status = anim_path_parse(strict, text, size, &parsing, NULL);
    expect((status == ANIM_OK) == (offset == -1), "both ways to agree");
    expect_round_trips(path, other);
    if (status == ANIM_OK) {
        expect_same(path, strict, "the same path both ways");
        expect(anim_path_data_match(text, size, text, size, ANIM_PATH_RULE_SMIL, &difference) == ANIM_OK, "a match");
        expect(difference == -1, "a text to match itself");
    } else {
        size_t count = 1;
        expect(status == ANIM_ERROR_SYNTAX || status == ANIM_ERROR_LIMIT, "an error of the text");
        expect(anim_last_error_message()[0] != '\0', "a message");
        anim_last_error_place(&line, &column);
        expect(line >= 1 && column >= 1, "a place");
        expect(anim_path_get_counts(strict, &count, NULL) == ANIM_OK && count == 0, "a refused text to change nothing");
        /* The text before the error, as far as it was accepted, gives the same path. */
        parsing.lenient = 1;
        expect(anim_path_parse(other, text, (size_t)offset, &parsing, NULL) == ANIM_OK, "the text before");
        if (status == ANIM_ERROR_SYNTAX) {
            expect_same(path, other, "what was before the error");
        }
    }
    anim_path_destroy(path);
    anim_path_destroy(strict);
    anim_path_destroy(other);
    return 0;
}
