/* SPDX-License-Identifier: MIT */
/*
 * libFuzzer target: treats any bytes as an expression over three names. An expression that parses must give the same
 * bits in every way of evaluating it, and in brackets; a rejected one must have a reason and a position. The text is
 * also used in a document that assigns and emits it, on which two scenes must agree. Built and run by tools/fuzz.
 */
#include <animcore.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { NAMES = 3, ROWS = 4 };

static const char *const names[NAMES] = {"a", "b.c", "stops[2]"};
static const size_t lengths[NAMES] = {1, 3, 8};
static const double rows[ROWS][NAMES] = {
    {0.5, -2.0, 3.25}, {0.0, -0.0, 1e308}, {1e-310, 7.0, -1.0}, {-1.5, 64.0, 5e-324}};

static void expect(int condition, const char *what) {
    if (!condition) {
        fprintf(stderr, "expected: %s; last error: %s\n", what, anim_last_error_message());
        abort();
    }
}

static void expect_same(double x, double y, const char *what) {
    expect(memcmp(&x, &y, sizeof x) == 0, what);
}

/* The same text in brackets is the same expression, if the limits allow it. */
static void expect_brackets_to_change_nothing(const uint8_t *data, size_t size, double value) {
    anim_expression *expression = NULL;
    double result = 0;
    char *text = malloc(size + 2);
    expect(text != NULL, "memory");
    text[0] = '(';
    memcpy(text + 1, data, size);
    text[size + 1] = ')';
    anim_status status = anim_expression_create(text, size + 2, names, lengths, NAMES, &expression);
    expect(status == ANIM_OK || status == ANIM_ERROR_LIMIT, "brackets to be allowed");
    if (status == ANIM_OK) {
        expect(anim_expression_evaluate(expression, rows[0], NAMES, &result) == ANIM_OK, "a value in brackets");
        expect_same(result, value, "brackets to change nothing");
        anim_expression_destroy(expression);
    }
    free(text);
}

static const char before[] =
    "{\"animcore\":1,\"inputs\":{\"a\":{\"type\":\"string\",\"value\":\"one\"},\"n\":{\"type\":"
    "\"number\",\"value\":2.5}},\"variables\":{\"b\":{\"type\":\"string\",\"value\":\"two\"}},"
    "\"machine\":{\"states\":{\"s\":{\"on\":{\"go\":{\"actions\":[";
static const char *const openings[] = {"{\"assign\":{\"a\":{\"expression\":\"", "{\"emit\":\"out\",\"data\":{\"d\":\""};
static const char *const endings[] = {"\"}}}]}}}}}}", "\"}}]}}}}}}"};

static void send_go(anim_scene *scene) {
    anim_event_field fields[2] = {{"t", 1, ANIM_FIELD_KIND_TEXT, 0, "\xC3\xA9t", 3, 0},
                                  {"x", 1, ANIM_FIELD_KIND_NUMBER, 0.125, NULL, 0, 0}};
    expect(anim_scene_send_data(scene, "go", 2, fields, 2) == ANIM_OK, "an event to be sent");
}

/* Uses the text as a document's text expression: kind 0 assigns it, kind 1 emits it. */
static void play_as_text(const uint8_t *data, size_t size, int kind) {
    anim_scene *once = NULL, *again = NULL;
    uint64_t one = 0, other = 0;
    size_t length = sizeof before - 1, opening = strlen(openings[kind]), ending = strlen(endings[kind]),
           text_length = 0;
    char *text = malloc(length + opening + 6 * size + ending);
    expect(text != NULL, "memory");
    memcpy(text, before, length);
    memcpy(text + length, openings[kind], opening);
    length += opening;
    for (size_t index = 0; index < size; index += 1) {
        if (data[index] < 0x20 || data[index] == '"' || data[index] == '\\') {
            length += (size_t)snprintf(text + length, 7, "\\u%04x", data[index]);
        } else {
            text[length] = (char)data[index];
            length += 1;
        }
    }
    memcpy(text + length, endings[kind], ending);
    length += ending;
    if (anim_scene_load(text, length, NULL, &once) == ANIM_OK) {
        expect(anim_scene_load(text, length, NULL, &again) == ANIM_OK, "the same text to load again");
        for (int round = 0; round < 3; round += 1) {
            send_go(once);
            send_go(again);
        }
        expect(anim_scene_get_hash(once, &one) == ANIM_OK, "a hash");
        expect(anim_scene_get_hash(again, &other) == ANIM_OK && one == other, "two scenes to agree");
        anim_status status = anim_scene_get_string(once, "a", 1, NULL, 0, &text_length);
        expect((status == ANIM_OK || status == ANIM_ERROR_CAPACITY) && text_length <= 65536, "a text within the limit");
        anim_scene_destroy(once);
        anim_scene_destroy(again);
    }
    free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    for (int kind = 0; kind < 2; kind += 1)
        play_as_text(data, size, kind);
    anim_expression *expression = NULL;
    double values[ROWS], value = 0, again = 0, rate = 0;
    int32_t used[NAMES], line = 0, column = 0;
    size_t count = 0;
    anim_status status = anim_expression_create((const char *)data, size, names, lengths, NAMES, &expression);
    if (status != ANIM_OK) {
        expect(expression == NULL, "nothing written on failure");
        expect(anim_last_error_message()[0] != '\0', "a message");
        anim_last_error_place(&line, &column);
        expect(status == ANIM_ERROR_ARGUMENT || (line >= 1 && column >= 1), "a place");
        return 0;
    }
    expect(anim_expression_evaluate_many(expression, rows[0], (size_t)ROWS * NAMES, values, ROWS) == ANIM_OK, "values");
    for (int row = 0; row < ROWS; row += 1) {
        expect(anim_expression_evaluate(expression, rows[row], NAMES, &value) == ANIM_OK, "a value");
        expect(anim_expression_differentiate(expression, rows[row], rows[0], NAMES, &again, &rate) == ANIM_OK,
               "a rate");
        expect_same(value, values[row], "rows to give what single calls give");
        expect_same(value, again, "a derivative to give the value");
    }
    expect(anim_expression_list_variables(expression, used, NAMES, &count) == ANIM_OK && count <= NAMES, "variables");
    for (size_t index = 0; index < count; index += 1) {
        expect(used[index] >= 0 && used[index] < NAMES, "a variable that was given");
    }
    expect_brackets_to_change_nothing(data, size, values[0]);
    anim_expression_destroy(expression);
    return 0;
}
