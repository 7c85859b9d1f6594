/* SPDX-License-Identifier: MIT */
/*
 * libFuzzer target: any bytes as an expression over three names. One that is read must give the same bits in every way
 * of evaluating it, and in brackets; one that is refused must say why and where. Built and run by tools/fuzz.
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

/* The same text in brackets is the same expression, where the limits allow it. */
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

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
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
