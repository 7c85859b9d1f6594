/* SPDX-License-Identifier: MIT */
/*
 * libFuzzer target: treats any bytes as a path, as lengths and as the numbers of a trim. Every query by length must be
 * finite and in its range, and parts must add up to the whole. Built and run by tools/fuzz.
 */
#include <animcore.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { MOST_VERBS = 64, LENGTHS = 4 };

struct bytes {
    const uint8_t *next, *end;
};

static void expect(int condition, const char *what) {
    if (!condition) {
        fprintf(stderr, "expected: %s; last error: %s\n", what, anim_last_error_message());
        abort();
    }
}

static uint8_t take(struct bytes *bytes) {
    return bytes->next < bytes->end ? *bytes->next++ : 0;
}

/* A byte that is mostly a small integer, so that points coincide and lie on lines; otherwise any double. */
static double number(struct bytes *bytes) {
    const uint8_t kind = take(bytes);
    if (kind < 192) {
        return (kind % 64 - 32) * (kind < 64 ? 1.0 : kind < 128 ? 0.25 : 1e-3);
    }
    uint8_t raw[8];
    double value = 0;
    for (int index = 0; index < 8; index += 1) {
        raw[index] = take(bytes);
    }
    memcpy(&value, raw, sizeof value);
    return isfinite(value) ? fmax(fmin(value, 1e150), -1e150) : kind;
}

static int between(double x, double low, double high) {
    return x >= low && x <= high;
}

/* What two ways to the same length may differ by. Lengths near the smallest normal number have few bits. */
static double rounding(double length) {
    return 1e-11 * length + 1e-290;
}

static void read_path(struct bytes *bytes, anim_path *path) {
    static const int counts[] = {2, 2, 4, 6, 0};
    const int verbs = take(bytes) % MOST_VERBS;
    expect(anim_path_move_to(path, number(bytes), number(bytes)) == ANIM_OK, "a move");
    for (int index = 0; index < verbs; index += 1) {
        const uint8_t verb = take(bytes) % 5;
        double points[6] = {0};
        for (int place = 0; place < counts[verb]; place += 1) {
            points[place] = number(bytes);
        }
        expect(anim_path_append(path, &verb, 1, points, (size_t)counts[verb]) == ANIM_OK, "a verb");
    }
}

static void expect_place(const anim_path_location *place, double length) {
    expect(isfinite(place->x) && isfinite(place->y) && isfinite(place->curvature) && isfinite(place->distance),
           "finite numbers");
    expect(fabs(hypot(place->tangent_x, place->tangent_y) - 1) < 1e-9, "a direction of length 1");
    expect(between(place->parameter, 0, 1) && between(place->length, 0, length), "a place on the path");
}

static double length_of(const anim_path *path) {
    double length = -1;
    expect(anim_path_get_length(path, 5e-324, &length) == ANIM_OK && isfinite(length) && length >= 0, "a length");
    return length;
}

/* The allowed error of the length of parts: cut ends are rounded to doubles of the coordinates' size. */
static double slack(const anim_path *path, double total) {
    anim_rectangle box = {0, 0, 0, 0};
    expect(anim_path_get_control_bounds(path, &box) == ANIM_OK, "bounds");
    const double largest = fabs(box.x) + fabs(box.y) + box.width + box.height;
    return 1e-9 * total + 1e-14 * largest + 1e-290;
}

static void expect_parts_to_add_up(const anim_path *path, const double *lengths, double total) {
    anim_path *piece = NULL;
    double sum = 0;
    size_t count = 1;
    expect(anim_path_create(&piece) == ANIM_OK, "a path");
    for (size_t index = 0; index < count; index += 1) {
        expect(anim_path_split(path, lengths, LENGTHS, index, piece, &count) == ANIM_OK, "a piece");
        expect(count <= LENGTHS + 1, "no more pieces than cuts allow");
        sum += length_of(piece);
    }
    expect(fabs(sum - total) <= slack(path, total), "the pieces to be as long as the path");
    expect(anim_path_split(path, lengths, LENGTHS, count, piece, NULL) == ANIM_ERROR_NOT_FOUND, "no further piece");
    anim_path_destroy(piece);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct bytes bytes = {data, data + size};
    anim_path *path = NULL, *part = NULL;
    anim_path_location place;
    anim_path_trim_options trim;
    double lengths[LENGTHS], points[2 * LENGTHS];
    expect(anim_path_create(&path) == ANIM_OK && anim_path_create(&part) == ANIM_OK, "paths");
    read_path(&bytes, path);
    const double rough = length_of(path);
    expect(anim_path_get_location_at(path, INFINITY, &place) == ANIM_ERROR_ARGUMENT, "infinity to be refused");
    expect(anim_path_get_location_at(path, 1.7e308, &place) == ANIM_OK, "the end");
    const double total = place.length;
    expect(fabs(total - rough) <= rounding(total), "both lengths to be the same");
    for (int index = 0; index < LENGTHS; index += 1) {
        lengths[index] = total * (take(&bytes) / 200.0 - 0.1);
    }
    for (int index = 0; index < LENGTHS; index += 1) {
        double again = -1;
        expect(anim_path_get_location_at(path, lengths[index], &place) == ANIM_OK, "a place");
        expect_place(&place, total);
        expect(anim_path_get_length_at(path, place.verb, place.parameter, &again) == ANIM_OK, "a length");
        expect(fabs(again - place.length) <= rounding(total), "the way back");
        expect(anim_path_find_nearest(path, number(&bytes), number(&bytes), &place) == ANIM_OK, "a nearest place");
        expect_place(&place, total);
    }
    expect(anim_path_get_values_at(path, ANIM_PATH_QUANTITY_POINTS, lengths, LENGTHS, points) == ANIM_OK, "points");
    expect_parts_to_add_up(path, lengths, total);
    expect(anim_default_path_trim_options(&trim, sizeof trim) == ANIM_OK, "options");
    trim.flags = take(&bytes) & 3u;
    const double unit = trim.flags & ANIM_PATH_TRIM_LENGTHS ? total : 1;
    trim.start = unit * (take(&bytes) / 255.0);
    trim.end = unit * (take(&bytes) / 255.0);
    trim.offset = unit * (take(&bytes) / 64.0 - 2);
    expect(anim_path_trim(path, &trim, part) == ANIM_OK, "a trim");
    if (!(trim.flags & ANIM_PATH_TRIM_SUBPATHS)) {
        const double kept = fabs(trim.end - trim.start) * (trim.flags & ANIM_PATH_TRIM_LENGTHS ? 1 : total);
        expect(fabs(length_of(part) - kept) <= slack(path, total), "a part of the length that was asked for");
    }
    anim_path_destroy(path);
    anim_path_destroy(part);
    return 0;
}
