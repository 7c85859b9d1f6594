/* SPDX-License-Identifier: MIT */
/* Rules of the header that are about more than one call: callbacks, a scene's stage, null. */
#include "checks.h"
#include "memory.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Callbacks that call back in ---- */

struct prepared_calls {
    struct checks *checks;
    struct call *calls;
    size_t count;
    size_t heard;           /* callbacks that came */
    const char *where;      /* which callback it is */
    anim_property property; /* of an observer */
};

static int takes(const struct abi_function *function, const char *opaque) {
    for (size_t index = 0; index < function->parameter_count; index += 1) {
        const struct abi_type *type = function->parameters[index].type;
        if (type->kind == KIND_POINTER && type->to->kind == KIND_OPAQUE && strcmp(type->to->name, opaque) == 0) {
            return 1;
        }
    }
    return 0;
}

static void call_back_in(struct prepared_calls *prepared) {
    prepared->heard += 1;
    if (prepared->heard > 1) {
        return;
    }
    for (size_t index = 0; index < prepared->count; index += 1) {
        struct call *call = &prepared->calls[index];
        size_t changed = 0;
        const char *name = call->function->name;
        count_call(prepared->checks, call->function);
        call_foreign(call, prepared->checks->library);
        if (call->result.status != ANIM_ERROR_REENTRANT) {
            fail(prepared->checks, "%s: called from %s, it gives %s", name, prepared->where,
                 anim_status_name(call->result.status));
        } else if (!message_is_sound(anim_last_error_message())) {
            fail(prepared->checks, "%s: refused in a callback without a message", name);
        }
        if (!call_memory_is_unchanged(call, &changed)) {
            fail(prepared->checks, "%s: refused in a callback, but writes to %s", name,
                 call->function->parameters[changed].name);
        }
    }
}

static void hear_event(void *context, const anim_event *event) {
    (void)event;
    call_back_in(context);
}

static void hear_value(void *context, anim_property property, const double *value, size_t count) {
    struct prepared_calls *prepared = context;
    if (property != prepared->property || count != 1 || !isfinite(value[0])) {
        fail(prepared->checks, "an observer hears of another property, or of no number");
    }
    call_back_in(prepared);
}

static void ignore_value(void *context, anim_property property, const double *value, size_t count) {
    (void)context;
    (void)property;
    (void)value;
    (void)count;
}

static double ease(void *context, double x) {
    call_back_in(context);
    return x;
}

/* Every call that takes the object, to be made from a callback of it. */
static void prepare_calls(struct prepared_calls *prepared, struct fixture *fixture, int is_scene) {
    prepared->calls = calloc(abi_function_count, sizeof *prepared->calls);
    for (size_t index = 0; index < abi_function_count; index += 1) {
        const struct abi_function *function = &abi_functions[index];
        if (takes(function, "anim_stage") || (is_scene && takes(function, "anim_scene"))) {
            if (strcmp(function->name, "anim_scene_load") == 0 || strcmp(function->name, "anim_scene_create") == 0 ||
                strcmp(function->name, "anim_stage_create") == 0) {
                continue;
            }
            call_prepare(&prepared->calls[prepared->count], function, fixture, 0);
            call_remember(&prepared->calls[prepared->count]);
            prepared->count += 1;
        }
    }
    if (prepared->count < 20) {
        fail(prepared->checks, "there are %d calls to make from a callback", (int)prepared->count);
    }
}

static void release_calls(struct prepared_calls *prepared) {
    for (size_t index = 0; index < prepared->count; index += 1) {
        call_release(&prepared->calls[index]);
    }
    free(prepared->calls);
}

/* What a callback must find locked: the stage's functions, and for a scene's also the scene's. */
static void check_calls_from_callback(struct checks *checks, int is_scene) {
    struct prepared_calls prepared = {.checks = checks, .where = "an event callback of its object"};
    struct fixture fixture;
    uint64_t fingerprint = 0;
    fixture_build(&fixture, (is_scene ? PART_SCENE | PART_TRACE | PART_SCENE_AS_STAGE : PART_STAGE) | PART_PATH, "");
    prepare_calls(&prepared, &fixture, is_scene);
    require(anim_stage_set_event_callback(fixture.stage, hear_event, &prepared, NULL), "a callback");
    if (is_scene) {
        /* Two pointers on the control and a transaction: one of them makes an event in any document. */
        anim_transaction transaction = 0;
        require(anim_stage_begin_transaction(fixture.stage, NULL, &transaction), "a transaction");
        require(anim_stage_commit_transaction(fixture.stage, transaction), "a transaction");
        require(anim_scene_advance(fixture.scene, 0.5), "an advance");
    } else {
        require(anim_stage_advance(fixture.stage, 5), "an advance");
    }
    if (prepared.heard == 0) {
        fail(checks, "no callback of the %s came", is_scene ? "scene" : "stage");
    }
    /* Afterwards it is open again. */
    fingerprint = fixture_fingerprint(&fixture);
    require(is_scene ? anim_scene_advance(fixture.scene, 0.5) : anim_stage_advance(fixture.stage, 0.5),
            "an advance after the callbacks");
    if (fixture_fingerprint(&fixture) == fingerprint) {
        fail(checks, "the clock stands still after a callback");
    }
    release_calls(&prepared);
    fixture_destroy(&fixture);
}

/* An observer of a moving property and of a derived one, which hear at the end of an advance. */
static void check_calls_from_observer(struct checks *checks, int is_derived) {
    struct prepared_calls prepared = {.checks = checks, .where = "an observer of its object"};
    struct fixture fixture;
    fixture_build(&fixture, PART_STAGE | PART_PATH, "");
    prepare_calls(&prepared, &fixture, 0);
    prepared.property = is_derived ? fixture.derived : fixture.identifiers[IDENTIFIER_PROPERTY].good;
    require(anim_stage_observe(fixture.stage, prepared.property, hear_value, &prepared, NULL), "an observer");
    require(anim_stage_advance(fixture.stage, 0.5), "an advance");
    size_t heard = prepared.heard;
    if (heard != 1) {
        fail(checks, "an observer hears %d times in one advance", (int)heard);
    }
    require(anim_stage_observe(fixture.stage, prepared.property, NULL, NULL, NULL), "no observer");
    require(anim_stage_advance(fixture.stage, 0.5), "an advance after the callbacks");
    if (prepared.heard != heard) {
        fail(checks, "an observer hears after it was taken off");
    }
    release_calls(&prepared);
    fixture_destroy(&fixture);
}

/* What may ask an easing of the host's for a value: not only an advance. */
static void check_calls_from_easing(struct checks *checks) {
    const char *const wheres[] = {"an easing in an advance",  "an easing in a seek",
                                  "an easing in a fraction",  "an easing in a read velocity",
                                  "an easing in a new value", "an easing in a new animation"};
    for (int where = 0; where < 6; where += 1) {
        struct prepared_calls prepared = {.checks = checks, .where = wheres[where]};
        struct fixture fixture;
        const double target = 50;
        double velocity = 0;
        anim_easing *easing = NULL;
        anim_transaction transaction = 0;
        anim_motion motion;
        anim_animation_options options;
        fixture_build(&fixture, PART_STAGE | PART_PATH, "");
        prepare_calls(&prepared, &fixture, 0);
        prepared.heard = SIZE_MAX / 2; /* silent until the place that is looked at */
        require(anim_easing_create_callback(ease, &prepared, NULL, &easing), "an easing");
        require(anim_default_motion(&motion, sizeof motion), "a motion");
        motion.kind = ANIM_MOTION_KIND_EASING;
        motion.duration = 4;
        motion.easing = easing;
        motion.group = where == 1   ? fixture.identifiers[IDENTIFIER_GROUP].good
                       : where == 2 ? fixture.identifiers[IDENTIFIER_ANIMATOR].good
                                    : 0;
        require(anim_stage_begin_transaction(fixture.stage, &motion, &transaction), "a transaction");
        require(anim_stage_set_value(fixture.stage, fixture.second, &target, 1), "a value");
        require(anim_stage_commit_transaction(fixture.stage, transaction), "a transaction");
        require(anim_stage_advance(fixture.stage, 0.5), "an advance");
        prepared.heard = 0;
        switch (where) {
        case 0:
            require(anim_stage_advance(fixture.stage, 0.5), wheres[where]);
            break;
        case 1:
            require(anim_animation_group_seek(fixture.stage, motion.group, 1), wheres[where]);
            break;
        case 2:
            require(anim_animator_set_fraction(fixture.stage, motion.group, 0.5), wheres[where]);
            break;
        case 3:
            require(anim_stage_get_value(fixture.stage, fixture.second, ANIM_READ_VELOCITY, &velocity, 1),
                    wheres[where]);
            break;
        case 4:
            motion.kind = ANIM_MOTION_KIND_SPRING;
            require(anim_stage_begin_transaction(fixture.stage, &motion, &transaction), "a transaction");
            require(anim_stage_set_value(fixture.stage, fixture.second, &velocity, 1), wheres[where]);
            require(anim_stage_commit_transaction(fixture.stage, transaction), "a transaction");
            break;
        default:
            require(anim_default_animation_options(&options, sizeof options), "options");
            options.kind = ANIM_MOTION_KIND_SPRING;
            options.interruption = ANIM_INTERRUPTION_REPLACE;
            require(anim_stage_animate(fixture.stage, fixture.second, &options, NULL), wheres[where]);
        }
        if (prepared.heard == 0) {
            fail(checks, "%s: it is not asked", wheres[where]);
        }
        prepared.heard = 1;
        require(anim_stage_advance(fixture.stage, 10), "an advance after the callbacks");
        require(anim_easing_destroy(easing), "an easing");
        release_calls(&prepared);
        fixture_destroy(&fixture);
    }
}

void check_reentrancy(struct checks *checks) {
    check_calls_from_callback(checks, 0);
    check_calls_from_callback(checks, 1);
    check_calls_from_observer(checks, 0);
    check_calls_from_observer(checks, 1);
    check_calls_from_easing(checks);
}

/* ---- A scene's stage ---- */

static void expect(struct checks *checks, anim_status status, anim_status expected, const char *what) {
    if (status != expected) {
        fail(checks, "%s: %s instead of %s", what, anim_status_name(status), anim_status_name(expected));
    } else if (expected != ANIM_OK && !message_is_sound(anim_last_error_message())) {
        fail(checks, "%s: no message", what);
    }
}

#define EXPECT(call, status) expect(checks, (call), (status), #call)

/* ---- Structs that have grown, or will ---- */

/* A motion of 80 bytes, as the first header had it, at the end of readable memory; of half a member more; and a longer one. */
static void check_growth(struct checks *checks) {
    const uint32_t sizes[] = {80, 84, sizeof(anim_motion), 400};
    for (size_t each = 0; each < 4; each += 1) {
        struct fixture fixture;
        anim_transaction transaction = 0;
        const size_t room = (sizes[each] + 7u) / 8 * 8; /* so that it is aligned, and ends where memory does */
        anim_motion *motion = (anim_motion *)guarded_allocate(room);
        const double target = 5;
        fixture_build(&fixture, PART_STAGE, "");
        EXPECT(anim_default_motion(motion, sizes[each]), ANIM_OK);
        if (motion->struct_size != sizes[each]) {
            fail(checks, "anim_default_motion does not note a size of %u", (unsigned)sizes[each]);
        }
        motion->kind = ANIM_MOTION_KIND_SPRING;
        EXPECT(anim_stage_set_action(fixture.stage, fixture.second, ANIM_ACTION_OWN, motion), ANIM_OK);
        EXPECT(anim_animator_run(fixture.stage, fixture.identifiers[IDENTIFIER_ANIMATOR].good, 0, motion, 1, 0),
               ANIM_OK);
        EXPECT(anim_stage_begin_transaction(fixture.stage, motion, &transaction), ANIM_OK);
        EXPECT(anim_stage_set_value(fixture.stage, fixture.second, &target, 1), ANIM_OK);
        EXPECT(anim_stage_commit_transaction(fixture.stage, transaction), ANIM_OK);
        if (sizes[each] < sizeof(anim_motion)) { /* what the caller's header does not know is not read */
            motion->kind = ANIM_MOTION_KIND_EASING;
            EXPECT(anim_stage_begin_transaction(fixture.stage, motion, &transaction), ANIM_ERROR_ARGUMENT);
        }
        EXPECT(anim_stage_advance(fixture.stage, 1), ANIM_OK);
        fixture_destroy(&fixture);
        guarded_release((unsigned char *)motion, room);
    }
}

/* ---- What a stage remembers of things that are gone ---- */

static void check_memory_of_gone_things(struct checks *checks) {
    struct fixture fixture;
    anim_motion motion;
    anim_transaction transaction = 0;
    const double target = 7;
    double value = 0;
    fixture_build(&fixture, PART_STAGE, "");
    const anim_animation_group group = fixture.identifiers[IDENTIFIER_GROUP].good;
    /* An action by the clock of a group that is removed, after a transaction that is complete, by an easing whose
       handle is destroyed. */
    EXPECT(anim_default_motion(&motion, sizeof motion), ANIM_OK);
    motion.kind = ANIM_MOTION_KIND_EASING;
    motion.easing = fixture.easing;
    motion.group = group;
    EXPECT(anim_stage_set_action(fixture.stage, fixture.second, ANIM_ACTION_OWN, &motion), ANIM_OK);
    EXPECT(anim_stage_begin_transaction(fixture.stage, &motion, &transaction), ANIM_OK);
    EXPECT(anim_easing_destroy(fixture.easing), ANIM_OK);
    fixture.easing = NULL;
    EXPECT(anim_stage_remove_group(fixture.stage, group), ANIM_OK);
    anim_status status = anim_stage_set_value(fixture.stage, fixture.second, &target, 1);
    if (status != ANIM_OK && status != ANIM_ERROR_IDENTIFIER) {
        fail(checks, "a value by the clock of a removed group: %s", anim_status_name(status));
    }
    EXPECT(anim_stage_commit_transaction(fixture.stage, transaction), ANIM_OK);
    EXPECT(anim_stage_advance(fixture.stage, 1), ANIM_OK);
    /* A derived property whose source is removed, and an observed property that is. */
    EXPECT(anim_stage_set_expression(fixture.stage, fixture.derived, "second * 2 + first", 18), ANIM_OK);
    EXPECT(anim_stage_observe(fixture.stage, fixture.second, ignore_value, NULL, NULL), ANIM_OK);
    status = anim_stage_remove_property(fixture.stage, fixture.second);
    if (status != ANIM_OK && status != ANIM_ERROR_STATE) {
        fail(checks, "removing what a derived property reads: %s", anim_status_name(status));
    }
    EXPECT(anim_stage_advance(fixture.stage, 1), ANIM_OK);
    EXPECT(anim_stage_get_value(fixture.stage, fixture.derived, ANIM_READ_PRESENTATION, &value, 1), ANIM_OK);
    if (!isfinite(value)) {
        fail(checks, "a derived property whose source is gone shows %g", value);
    }
    fixture_destroy(&fixture);
}

/* ---- The end of the clock ---- */

static void check_end_of_time(struct checks *checks) {
    struct fixture fixture;
    fixture_build(&fixture, PART_STAGE | PART_PATH, "");
    anim_status status = ANIM_OK;
    anim_event event;
    size_t count = 0;
    for (int step = 0; step < 70000 && status == ANIM_OK; step += 1) {
        status = anim_stage_advance(fixture.stage, ANIM_LIMIT_ADVANCE_SECONDS);
        require(anim_stage_poll_events(fixture.stage, &event, 1, &count), "events");
    }
    expect(checks, status, ANIM_ERROR_LIMIT, "an advance beyond the end of the clock");
    for (size_t index = 0; index < abi_function_count; index += 1) {
        const struct abi_function *function = &abi_functions[index];
        if (!takes(function, "anim_stage") || strstr(function->name, "_destroy") != NULL ||
            strstr(function->name, "_create") != NULL || takes(function, "anim_scene")) {
            continue;
        }
        for (int variant = 0; variant < call_variant_count(function); variant += 1) {
            struct call call;
            snprintf(current_call, sizeof current_call, "%s at the end of the clock", function->name);
            call_prepare(&call, function, &fixture, variant);
            call_foreign(&call, checks->library);
            call_release(&call);
        }
    }
    current_call[0] = '\0';
    fixture_destroy(&fixture);
}

void check_rules(struct checks *checks) {
    check_growth(checks);
    check_memory_of_gone_things(checks);
    check_end_of_time(checks);
    struct fixture fixture;
    fixture_build(&fixture, PART_SCENE | PART_TRACE | PART_SCENE_AS_STAGE, "");
    uint64_t before = fixture_fingerprint(&fixture);
    EXPECT(anim_stage_advance(fixture.stage, 1), ANIM_ERROR_STATE);
    EXPECT(anim_stage_advance_flicks(fixture.stage, 1), ANIM_ERROR_STATE);
    EXPECT(anim_stage_destroy(fixture.stage), ANIM_ERROR_STATE);
    EXPECT(anim_stage_remove_property(fixture.stage, fixture.identifiers[IDENTIFIER_PROPERTY].good), ANIM_ERROR_STATE);
    if (fixture_fingerprint(&fixture) != before) {
        fail(checks, "what a scene's stage refuses changes it");
    }

    anim_transaction transaction = 0;
    EXPECT(anim_stage_begin_transaction(fixture.stage, NULL, &transaction), ANIM_OK);
    EXPECT(anim_scene_advance(fixture.scene, 0.5), ANIM_ERROR_STATE);
    EXPECT(anim_stage_commit_transaction(fixture.stage, transaction), ANIM_OK);
    EXPECT(anim_stage_commit_transaction(fixture.stage, transaction), ANIM_ERROR_IDENTIFIER); /* it is complete */
    fixture_destroy(&fixture);

    /* Transactions nest to their limit, and close from the inside only. */
    fixture_build(&fixture, PART_STAGE, "");
    anim_transaction open[ANIM_LIMIT_TRANSACTION_DEPTH + 1] = {0};
    for (int depth = 0; depth < ANIM_LIMIT_TRANSACTION_DEPTH; depth += 1) {
        EXPECT(anim_stage_begin_transaction(fixture.stage, NULL, &open[depth]), ANIM_OK);
    }
    EXPECT(anim_stage_begin_transaction(fixture.stage, NULL, &open[ANIM_LIMIT_TRANSACTION_DEPTH]), ANIM_ERROR_LIMIT);
    EXPECT(anim_stage_advance(fixture.stage, 1), ANIM_ERROR_STATE);
    EXPECT(anim_stage_commit_transaction(fixture.stage, open[0]), ANIM_ERROR_STATE);
    for (int depth = ANIM_LIMIT_TRANSACTION_DEPTH - 1; depth >= 0; depth -= 1) {
        EXPECT(anim_stage_commit_transaction(fixture.stage, open[depth]), ANIM_OK);
    }
    fixture_destroy(&fixture);

    EXPECT(anim_stage_destroy(NULL), ANIM_OK);
    EXPECT(anim_scene_destroy(NULL), ANIM_OK);
    EXPECT(anim_path_destroy(NULL), ANIM_OK);
    EXPECT(anim_trace_destroy(NULL), ANIM_OK);
    EXPECT(anim_easing_destroy(NULL), ANIM_OK);
    EXPECT(anim_keyframes_destroy(NULL), ANIM_OK);
    EXPECT(anim_expression_destroy(NULL), ANIM_OK);
    EXPECT(anim_morph_destroy(NULL), ANIM_OK);
    EXPECT(anim_document_destroy(NULL), ANIM_OK);
    EXPECT(anim_velocity_estimator_destroy(NULL), ANIM_OK);
    EXPECT(anim_spring_bank_view_destroy(NULL), ANIM_OK);
}
