/* SPDX-License-Identifier: MIT */
/* The texts for the fuzzer of call sequences: small ones, which the functions mostly accept. */
#include "world.h"
#include <stdio.h>
#include <string.h>

static const char *const documents[] = {
    "{\"animcore\":1,\"size\":[100,50],\"inputs\":{\"level\":{\"type\":\"number\",\"value\":0.25,\"range\":[0,1]},"
    "\"flag\":{\"type\":\"boolean\"},\"label\":{\"type\":\"string\",\"value\":\"begin\"},\"fire\":{\"type\":"
    "\"trigger\"}},"
    "\"properties\":{\"x\":{\"kind\":\"scalar\",\"value\":0},\"turn\":{\"kind\":\"angle\",\"value\":0.5},\"tint\":{"
    "\"kind\":\"color\","
    "\"value\":\"#FF2D55\",\"space\":\"oklab\"},\"twice\":{\"kind\":\"scalar\",\"expression\":\"2*x+level\"}},"
    "\"motions\":{\"bouncy\":{\"spring\":"
    "{\"duration\":0.5,\"bounce\":0.3}}},\"machine\":{\"initial\":\"off\",\"states\":{\"off\":{\"entry\":[{\"emit\":"
    "\"begun\","
    "\"data\":{\"label\":{\"input\":\"label\"},\"level\":\"level\"}}],\"on\":{\"button.up.inside\":\"on\",\"fire\":"
    "\"on\",\"go\":"
    "\"on\"}},\"on\":{\"entry\":[{\"set\":{\"x\":40,\"tint\":\"#0A84FF\"},\"motion\":\"bouncy\"}],\"exit\":[{\"set\":{"
    "\"x\":0},"
    "\"motion\":\"bouncy\"}],\"on\":{\"go\":\"off\"},\"after\":[{\"delay\":0.75,\"target\":\"off\"}]}}},\"nodes\":[{"
    "\"kind\":"
    "\"group\",\"x\":\"x\",\"rotation\":\"turn\",\"accessibility\":{\"role\":\"button\",\"label\":\"A\",\"region\":"
    "\"button\"},"
    "\"nodes\":[{\"kind\":\"rectangle\",\"frame\":[0,0,40,20],\"radius\":10,\"fill\":\"tint\"},{\"kind\":\"path\","
    "\"commands\":"
    "[[\"move\",0,0],[\"line\",10,10]],\"stroke\":{\"paint\":\"#000000\",\"width\":2}}]}],\"regions\":[{\"name\":"
    "\"button\","
    "\"shape\":{\"rectangle\":[0,0,100,50]},\"inset\":-10,\"focusable\":true}]}",
    "{\"animcore\":1,\"machine\":{\"states\":{\"a\":{\"entry\":[{\"send\":\"late\",\"delay\":5}],\"on\":{\"late\":"
    "\"b\",\"go\":\"b\"}},"
    "\"b\":{\"after\":[{\"delay\":0.1,\"target\":\"a\"}]}}}}",
    "{\"animcore\":1}",
    "{\"animcore\":1,\"size\":[20,20],\"inputs\":{\"level\":{\"type\":\"number\"}},\"paths\":{\"p\":\"M0 0L10 0L10 "
    "10Z\",\"q\":\"M0 0C3 9 7 9 10 0Z\"},"
    "\"properties\":{\"shape\":{\"kind\":\"path\",\"value\":\"M0 0L10 0L10 "
    "10Z\"},\"x\":{\"kind\":\"scalar\",\"value\":3}},\"animations\":{\"m\":{"
    "\"property\":\"shape\",\"keyframes\":{\"values\":[\"M0 0L10 0L10 10Z\",\"M0 0C3 9 7 9 10 0Z\",\"M5 5L6 "
    "6\"]},\"duration\":0.5},"
    "\"n\":{\"property\":\"x\",\"to\":9,\"curve\":\"ease-in-out\",\"duration\":1,\"timing\":{\"repeat\":2,"
    "\"autoreverse\":true}}},\"machine\":{"
    "\"type\":\"parallel\",\"states\":{\"l\":{\"initial\":\"l1\",\"states\":{\"l1\":{\"entry\":[{\"play\":\"m\"}],"
    "\"on\":{\"go\":\"l2\"}},"
    "\"l2\":{\"entry\":[{\"set\":{\"shape\":\"M0 0L4 4L9 "
    "0Z\"}}],\"on\":{\"go\":\"l1\"}}}},\"r\":{\"initial\":\"r1\",\"states\":{\"r1\":{"
    "\"on\":{\"fire\":{\"target\":\"r2\",\"actions\":[{\"play\":\"n\"}]}}},\"r2\":{\"after\":[{\"delay\":0.3,"
    "\"target\":\"r1\"}]}}}}},"
    "\"nodes\":[{\"kind\":\"path\",\"property\":\"shape\",\"fill\":\"#112233\"}]}",
    "{\"animcore\":1,\"size\":[40,40],\"components\":{\"c\":{\"animcore\":1,\"size\":[20,20],\"inputs\":{\"level\":{"
    "\"type\":\"number\","
    "\"value\":1}},\"properties\":{\"x\":{\"kind\":\"scalar\",\"value\":0}},\"machine\":{\"states\":{\"a\":{\"on\":{"
    "\"go\":\"b\"}},\"b\":{\"entry\":[{\"set\":{"
    "\"x\":5}},{\"send\":\"go\",\"delay\":0.2}],\"on\":{\"go\":\"a\"}}}},\"nodes\":[{\"kind\":\"rectangle\",\"frame\":["
    "0,0,10,10],"
    "\"x\":\"x\",\"fill\":\"#FF0000\"}]}},\"nodes\":[{\"kind\":\"component\",\"name\":\"one\",\"component\":\"c\"},{"
    "\"kind\":"
    "\"component\",\"name\":\"two\",\"component\":\"c\",\"x\":20}]}",
    "{\"animcore\":1,\"properties\":{\"t\":{\"kind\":\"transform\",\"value\":[1,0,0,1,0,0]},\"c\":{\"kind\":\"color\","
    "\"value\":"
    "\"#336699\",\"space\":\"oklch\"}},\"machine\":{\"states\":{\"a\":{\"on\":{\"go\":{\"actions\":[{\"set\":{\"t\":[0."
    "5,0.25,-0.5,1,10,20],"
    "\"c\":\"#80FF00CC\"},\"motion\":{\"spring\":\"bouncy\"}}]},\"fire\":{\"actions\":[{\"set\":{\"t\":[1,0,0,1,0,0],"
    "\"c\":\"#000000\"},"
    "\"motion\":{\"curve\":\"linear\",\"duration\":0.7,\"interruption\":\"add\"}}]}}}}}}",
};

int document_count(void) {
    return (int)(sizeof documents / sizeof documents[0]);
}

const char *document_text(int number, size_t *length) {
    *length = strlen(documents[number]);
    return documents[number];
}

static const char *const paths[] = {"M0 0L10 0L10 10Z",
                                    "M0 0",
                                    "M0 0z",
                                    "M5 5M6 6",
                                    "M0 0L0 0",
                                    "",
                                    "M0 0C3 9 7 9 10 0Z",
                                    "M0 0Q5 9 10 0T20 0",
                                    "M2 2L12 2L12 12L2 12Z",
                                    "M14 0L14 7L14 14L0 14L0 0Z",
                                    "M0 0A5 5 0 1 1 10 0Z",
                                    "M0 0L1e20 1",
                                    "M0 0L10 10M20 0L30 0L30 10Z",
                                    "M0 0L1 1x"};
static const char *const curves[] = {"linear",
                                     "ease",
                                     "default",
                                     "steps(4, jump-both)",
                                     "steps(2, jump-start)",
                                     "easeOutBounce",
                                     "linear(0, 0.4 20% 40%, 1)",
                                     "cubic-bezier(.2,-1,.3,2)",
                                     "spring(1 100 10 0 1)",
                                     "cubic-bezier(2,0,0,0)"};
static const char *const expressions[] = {"x", "2*x+y", "min(x, 3) ? p.x : sin(y)", "c.red*0.5", "1/x", "x+",
                                          "",  "path"};
static const char *const names[] = {"x",           "y",           "p",      "c",      "t",     "",
                                    "go",          "fire",        "button", "flag",   "level", "label",
                                    "late",        "on",          "off",    "l1",     "shape", "turn",
                                    "tint",        "one.x",       "smooth", "bouncy", "uikit", "core-animation",
                                    "interactive", "ease-in-out", "one.go", "twice"};
static const char tap[] = "{\"trace\":1}\n{\"at\":0.1,\"pointer\":\"down\",\"x\":50,\"y\":25}\n{\"at\":0.3,\"pointer\":"
                          "\"up\",\"x\":50,\"y\":25}\n"
                          "{\"at\":1,\"end\":true}\n";
static const char events[] = "{\"trace\":1,\"seed\":7}\n{\"at\":0.2,\"send\":\"go\"}\n{\"at\":0.9,\"send\":\"go\"}\n";
static const char *const traces[] = {tap, events, "{\"trace\":1}\n"};

#define CHOOSE(list)                                                                                                   \
    (*length = strlen(list[which % (sizeof(list) / sizeof(list[0]))]), list[which % (sizeof(list) / sizeof(list[0]))])

const char *choose_text(struct world *world, const char *function, const char *parameter, size_t *length,
                        int *document) {
    uint8_t which = take(world);
    if (strcmp(function, "anim_scene_load") == 0 || strcmp(function, "anim_scene_reload") == 0) {
        *document = which % document_count();
        return document_text(*document, length);
    }
    if (strcmp(function, "anim_trace_load") == 0) {
        return CHOOSE(traces);
    }
    if (strcmp(function, "anim_easing_create_css") == 0) {
        return CHOOSE(curves);
    }
    if (strcmp(function, "anim_path_parse") == 0 || strcmp(function, "anim_path_data_match") == 0) {
        return CHOOSE(paths);
    }
    if (strcmp(function, "anim_expression_create") == 0 || strcmp(function, "anim_stage_set_expression") == 0 ||
        (strcmp(function, "anim_stage_add_derived") == 0 && strcmp(parameter, "text") == 0)) {
        return CHOOSE(expressions);
    }
    return CHOOSE(names);
}
