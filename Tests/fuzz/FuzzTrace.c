/* SPDX-License-Identifier: MIT */
/*
 * libFuzzer target: treats any bytes as a trace, played on a scene with an input of each kind, two regions and a
 * machine that listens to all. A trace that loads must give the same result at once and in steps. Built and run by
 * tools/fuzz.
 */
#include "playing.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static const char *const document =
    "{\"animcore\":1,\"size\":[50,30],"
    "\"inputs\":{\"n\":{\"type\":\"number\",\"range\":[0,9]},\"on\":{\"type\":\"boolean\"},\"s\":{\"type\":\"string\"},"
    "\"t\":{\"type\":\"trigger\"}},"
    "\"properties\":{\"x\":{\"kind\":\"scalar\",\"value\":0}},"
    "\"machine\":{\"states\":{\"a\":{\"on\":{\"*\":{\"target\":\"b\",\"actions\":[{\"set\":{\"x\":\"event.dx + n\"},"
    "\"motion\":{\"spring\":\"bouncy\"}},{\"assign\":{\"n\":\"event.many\"}}]}}},"
    "\"b\":{\"after\":[{\"delay\":0.2,\"target\":\"a\"}],\"on\":{\"r\":\"a\",\"error\":\"a\"}}}},"
    "\"nodes\":[{\"kind\":\"ellipse\",\"name\":\"dot\",\"frame\":[0,0,20,20],\"x\":\"x\",\"fill\":\"#F00\"}],"
    "\"regions\":[{\"name\":\"r\",\"node\":\"dot\",\"focusable\":true,\"inset\":-5},"
    "{\"name\":\"q\",\"shape\":{\"rectangle\":[25,0,25,30]},\"focusable\":true,\"capture\":false}]}";

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    play_both_ways(document, strlen(document), (const char *)data, size);
    return 0;
}
