/* SPDX-License-Identifier: MIT */
/*
 * libFuzzer target: treats any bytes as two paths and options. The morph must be exactly the paths at 0 and 1 and
 * finite at every other time, alone and in a sequence, and the aligned paths must be as long as the originals. Built
 * and run by tools/fuzz. A blend has no aligned paths.
 */
#include <animcore.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { MOST_VERBS = 32, MOST_PAIRS = 4, TIMES = 9 };

struct reader {
    const uint8_t *data;
    size_t size;
};

struct content {
    size_t verbs, count;
    uint8_t *codes;
    double *coordinates;
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

static anim_path *new_path(void) {
    anim_path *path = NULL;
    expect(anim_path_create(&path) == ANIM_OK, "a path");
    return path;
}

static anim_path *next_path(struct reader *reader) {
    anim_path *path = new_path();
    int count = (int)(next_byte(reader) % MOST_VERBS);
    if (count > 0) {
        const double x = next_number(reader);
        const double y = next_number(reader);
        expect(anim_path_move_to(path, x, y) == ANIM_OK, "a move");
    }
    for (; count > 0 && reader->size > 0; count -= 1) {
        double numbers[6];
        uint8_t verb = (uint8_t)(next_byte(reader) % 5);
        size_t taken = verb == ANIM_VERB_CLOSE ? 0 : verb < ANIM_VERB_QUADRATIC ? 2 : 2 * (size_t)verb;
        for (size_t index = 0; index < taken; index += 1) {
            numbers[index] = next_number(reader);
        }
        expect(anim_path_append(path, &verb, 1, numbers, taken) == ANIM_OK, "a verb");
    }
    return path;
}

static struct content content_of(const anim_path *path) {
    struct content content = {0, 0, NULL, NULL};
    expect(anim_path_get_counts(path, &content.verbs, &content.count) == ANIM_OK, "counts");
    content.codes = malloc(content.verbs + 1);
    content.coordinates = malloc((content.count + 1) * sizeof *content.coordinates);
    expect(content.codes != NULL && content.coordinates != NULL, "memory");
    expect(anim_path_copy(path, content.codes, content.verbs, content.coordinates, content.count) == ANIM_OK, "a copy");
    for (size_t index = 0; index < content.count; index += 1) {
        expect(isfinite(content.coordinates[index]) && fabs(content.coordinates[index]) <= 1e150, "finite coordinates");
    }
    return content;
}

static void discard(struct content content) {
    free(content.codes);
    free(content.coordinates);
}

static void expect_same(const anim_path *path, const anim_path *other, const char *what) {
    struct content a = content_of(path), b = content_of(other);
    expect(a.verbs == b.verbs && a.count == b.count && memcmp(a.codes, b.codes, a.verbs) == 0, what);
    for (size_t index = 0; index < a.count; index += 1) {
        expect(a.coordinates[index] == b.coordinates[index], what);
    }
    discard(a);
    discard(b);
}

static double largest_of(const anim_path *path) {
    struct content content = content_of(path);
    double largest = 0;
    for (size_t index = 0; index < content.count; index += 1) {
        largest = fmax(largest, fabs(content.coordinates[index]));
    }
    discard(content);
    return largest;
}

/* The length of the subpaths that have no area or lie in another's bounds, but for a hundredth of these, as morphs compare
   polygons: only such subpaths can draw nothing as a part of a fill. */
static double hidden_length(const anim_path *path, double rounding) {
    anim_path *subpath = new_path();
    anim_rectangle bounds[MOST_VERBS];
    double lengths[MOST_VERBS], areas[MOST_VERBS], sum = 0;
    size_t count = 0;
    while (count < MOST_VERBS && anim_path_get_subpath(path, count, subpath) == ANIM_OK) {
        expect(anim_path_get_bounds(subpath, &bounds[count]) == ANIM_OK, "the bounds of a subpath");
        expect(anim_path_get_length(subpath, 0, &lengths[count]) == ANIM_OK, "the length of a subpath");
        expect(anim_path_get_area(subpath, &areas[count]) == ANIM_OK, "the area of a subpath");
        count += 1;
    }
    anim_path_destroy(subpath);
    for (size_t index = 0; index < count; index += 1) {
        const anim_rectangle a = bounds[index];
        int is_hidden = fabs(areas[index]) <= 1e-6 * lengths[index] * lengths[index];
        for (size_t other = 0; other < count; other += 1) {
            const anim_rectangle b = bounds[other];
            const double slack = rounding + (b.width + b.height) / 100;
            is_hidden |= other != index && a.x >= b.x - slack && a.y >= b.y - slack &&
                         a.x + a.width <= b.x + b.width + slack && a.y + a.height <= b.y + b.height + slack;
        }
        sum += is_hidden ? lengths[index] : 0;
    }
    return sum;
}

/* The parts of a path together have its length, except for rounding at the largest coordinate. Open subpaths of a
   fill may be closed, by lines that are no longer than the subpaths, and an outline may be cut in two, by a line that
   both have and that is at most half as long as it; subpaths of a fill that draw nothing are left out; a stroke's
   subpath may be repeated. Parts of one curve are joined, each within a few millionths of the size. */
static void expect_long_enough(const anim_path *aligned, const anim_path *original, double largest,
                               anim_morph_paint paint) {
    double length = -1, whole = -1;
    expect(anim_path_get_length(aligned, 0, &length) == ANIM_OK, "the length of an aligned path");
    expect(anim_path_get_length(original, 0, &whole) == ANIM_OK, "the length of a path");
    const double rounding = 1e-6 * (largest + whole);
    const double hidden = paint == ANIM_MORPH_PAINT_STROKE ? 0 : hidden_length(original, rounding);
    struct content content = content_of(original);
    const double joined = 4 * rounding * (double)content.verbs;
    discard(content);
    expect(length >= whole - hidden - joined, "an aligned path at least as long as what the original draws");
    content = content_of(aligned);
    double parts = 0;
    for (size_t index = 0; index < content.verbs; index += 1) {
        parts += content.codes[index] == ANIM_VERB_MOVE;
    }
    discard(content);
    expect(paint == ANIM_MORPH_PAINT_STROKE || length <= 2 * whole * fmax(parts, 1) + rounding,
           "no more than what closes and cuts it");
}

static const double times[TIMES] = {0, 1e-9, 0.1, 0.5, 0.9, 1, 1.25, -0.25, 1e300};

/* Blends have in-betweens, but no common structure. */
static void expect_blend(const anim_morph *morph, size_t index, anim_path *path) {
    expect(anim_morph_get_counts(morph, index, NULL, NULL) == ANIM_ERROR_KIND, "no structure of a blend");
    for (size_t row = 0; row < TIMES && index == 0; row += 1) {
        expect(anim_morph_get_path(morph, times[row], path) == ANIM_OK, "an in-between");
        discard(content_of(path));
    }
}

static void expect_times(const anim_morph *morph, size_t index, anim_path *path) {
    size_t verbs = 0, count = 0;
    expect(anim_morph_get_counts(morph, index, &verbs, &count) == ANIM_OK, "counts");
    uint8_t *codes = malloc(verbs + 1);
    double *rows = malloc((count * TIMES + 1) * sizeof *rows);
    expect(codes != NULL && rows != NULL, "memory");
    expect(anim_morph_get_verbs(morph, index, codes, verbs) == ANIM_OK, "verbs");
    expect(anim_morph_evaluate(morph, index, times, TIMES, rows, count * TIMES) == ANIM_OK, "rows");
    for (size_t place = 0; place < count * TIMES; place += 1) {
        expect(isfinite(rows[place]), "finite rows");
    }
    for (size_t row = 0; row < TIMES && index == 0; row += 1) {
        expect(anim_morph_get_path(morph, times[row], path) == ANIM_OK, "an in-between");
        struct content content = content_of(path);
        discard(content);
    }
    free(codes);
    free(rows);
}

static void expect_aligned(const anim_morph *morph, size_t index, const anim_path *from, const anim_path *to,
                           anim_morph_paint paint) {
    anim_path *start = new_path(), *end = new_path();
    expect(anim_morph_get_aligned(morph, index, start, end) == ANIM_OK, "aligned paths");
    struct content a = content_of(start), b = content_of(end);
    expect(a.verbs == b.verbs && a.count == b.count && memcmp(a.codes, b.codes, a.verbs) == 0, "the same verbs");
    discard(a);
    discard(b);
    const double largest = fmax(largest_of(from), largest_of(to));
    expect_long_enough(start, from, largest, paint);
    expect_long_enough(end, to, largest, paint);
    anim_path_destroy(start);
    anim_path_destroy(end);
}

static void next_options(struct reader *reader, anim_morph_options *options, anim_morph_pair *pairs) {
    expect(anim_default_morph_options(options, sizeof *options) == ANIM_OK, "options");
    const unsigned kinds = next_byte(reader), more = next_byte(reader);
    options->structure = (int32_t)(kinds % 4);
    options->motion = (int32_t)(kinds / 4 % 3);
    options->pairing = (int32_t)(kinds / 16 % 3);
    options->starts = (int32_t)(kinds / 64 % 3);
    options->fill_rule = (int32_t)(more & 1);
    options->paint = (int32_t)(kinds / 8 % 2);
    options->effort = (int32_t)(more / 2 & 3);
    options->smoothness = (double)(more / 8 & 3) / 3;
    options->tolerance = (double)(more / 32 & 3) / 30;
    options->pairs = pairs;
    options->pair_count = options->pairing == ANIM_MORPH_PAIRING_GIVEN ? more / 128 * 2 : 0;
    options->points = pairs + 2;
    options->point_count = options->starts == ANIM_MORPH_STARTS_GIVEN ? more / 128 * 2 : 0;
    for (int index = 0; index < MOST_PAIRS && more >= 128; index += 1) {
        const unsigned byte = next_byte(reader);
        pairs[index].from = (int32_t)(byte % 16) - 1;
        pairs[index].to = (int32_t)(byte / 16) - 1;
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct reader reader = {data, size};
    anim_morph_options options;
    anim_morph_pair pairs[MOST_PAIRS];
    anim_morph *morph = NULL;
    next_options(&reader, &options, pairs);
    anim_path *from = next_path(&reader), *to = next_path(&reader), *path = new_path();
    anim_status status = anim_morph_create(from, to, &options, &morph);
    expect(status == ANIM_OK || status == ANIM_ERROR_ARGUMENT || status == ANIM_ERROR_DUPLICATE ||
               status == ANIM_ERROR_KIND,
           "a morph or an error of the options");
    const int is_blend = options.structure == ANIM_MORPH_STRUCTURE_BLEND;
    if (status == ANIM_OK) {
        (is_blend ? expect_blend : expect_times)(morph, 0, path);
        expect(anim_morph_get_path(morph, 0, path) == ANIM_OK, "the start");
        expect_same(path, from, "the first path at 0");
        expect(anim_morph_get_path(morph, 1, path) == ANIM_OK, "the end");
        expect_same(path, to, "the second path at 1");
        if (!is_blend) {
            expect_aligned(morph, 0, from, to, options.paint);
        }
        expect(anim_morph_get_path(morph, NAN, path) == ANIM_ERROR_ARGUMENT, "no number to be refused");
        anim_morph_destroy(morph);

        /* Forward and back. */
        const anim_path *sequence[] = {from, to, from};
        const double moments[] = {0, 0.25, 1};
        status = anim_morph_create_sequence(sequence, 3, moments, 3, &options, &morph);
        if (status == ANIM_OK) {
            (is_blend ? expect_blend : expect_times)(morph, 1, path);
            if (!is_blend) {
                expect_aligned(morph, 1, to, from, options.paint);
            }
            expect(anim_morph_get_path(morph, 0.25, path) == ANIM_OK, "the middle");
            expect_same(path, to, "the second path at its time");
            anim_morph_destroy(morph);
        }
    }
    anim_path_destroy(from);
    anim_path_destroy(to);
    anim_path_destroy(path);
    return 0;
}
