/* SPDX-License-Identifier: MIT */
/*
 * libFuzzer target: treats any bytes as a document. A document that loads must then run for a second: it is touched,
 * sent events, drawn, written as SVG, and loaded and hashed again with the same result. Its warnings must contain
 * positions and names of the text. Built and run by tools/fuzz.
 */
#include "living.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Warnings are in the order of the text. Each has a position in it, a message, and a suggestion that is part of the
   message. */
static void look_at_warnings(const uint8_t *data, size_t size) {
    anim_document *document = NULL;
    anim_document_options options;
    uint32_t count = 0;
    uint64_t total = 0, last = 0;
    expect(anim_default_document_options(&options, sizeof options) == ANIM_OK, "options");
    options.keeps_warnings = 1;
    expect(anim_document_load((const char *)data, size, &options, &document) == ANIM_OK,
           "a document of what is a scene");
    expect(anim_document_get_warning_count(document, &count, &total) == ANIM_OK, "a count of warnings");
    expect(count <= ANIM_LIMIT_WARNINGS && (count == total || count == ANIM_LIMIT_WARNINGS), "the first warnings");
    for (uint32_t index = 0; index < count; index++) {
        anim_document_warning info;
        char message[512], suggestion[512];
        size_t message_length = 0, suggestion_length = 0, pointer_length = 0, line_start;
        info.struct_size = sizeof info;
        expect(anim_document_get_warning(document, index, &info) == ANIM_OK, "a warning");
        expect(info.offset >= last && info.offset < size && data[info.offset] == '"', "the place of a name or text");
        line_start = (size_t)info.offset;
        while (line_start > 0 && data[line_start - 1] != '\n') {
            line_start--;
        }
        expect(info.line >= 1 && info.column == (int32_t)(info.offset - line_start) + 1, "the column of its offset");
        expect(anim_document_get_warning_text(document, index, ANIM_WARNING_TEXT_MESSAGE, message, sizeof message,
                                              &message_length) == ANIM_OK &&
                   message_length > 0,
               "a message");
        expect(anim_document_get_warning_text(document, index, ANIM_WARNING_TEXT_SUGGESTION, suggestion,
                                              sizeof suggestion, &suggestion_length) == ANIM_OK,
               "a suggestion or none");
        expect((suggestion_length > 0) == (strstr(message, "; did you mean '") != NULL), "the message to name it");
        expect(anim_document_get_warning_text(document, index, ANIM_WARNING_TEXT_POINTER, NULL, 0, &pointer_length) ==
                       ANIM_OK &&
                   pointer_length > 0,
               "a pointer");
        last = info.offset;
    }
    anim_document_destroy(document);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    anim_scene *once = NULL, *again = NULL;
    anim_status status = anim_scene_load((const char *)data, size, NULL, &once);
    if (status != ANIM_OK) {
        expect(once == NULL, "nothing written on failure");
        expect_a_reason(status);
        return 0;
    }
    look_at_warnings(data, size);
    expect(anim_scene_load((const char *)data, size, NULL, &again) == ANIM_OK, "the same text to load again");
    expect(live(once, 1) == live(again, 30), "one step and thirty to end alike");
    anim_scene_destroy(once);
    anim_scene_destroy(again);
    return 0;
}
