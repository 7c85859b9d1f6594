/* Rules of the header that are about more than one call: callbacks, a scene's stage, null. */
#include "checks.h"
#include <stdlib.h>
#include <string.h>

/* ---- Callbacks that call back in ---- */

struct prepared_calls {
    struct checks *checks;
    struct call *calls;
    size_t count;
    size_t heard; /* events that came */
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

static void call_back_in(void *context, const anim_event *event) {
    struct prepared_calls *prepared = context;
    (void)event;
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
            fail(prepared->checks, "%s: called from a callback of its object, it gives %s", name,
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

/* What a scene's callback must find locked: the scene's functions and those of its stage. */
static void check_calls_from_callback(struct checks *checks, int is_scene) {
    struct prepared_calls prepared = {.checks = checks};
    struct fixture fixture;
    uint64_t fingerprint = 0;
    fixture_build(&fixture, is_scene ? PART_SCENE | PART_TRACE | PART_SCENE_AS_STAGE : PART_STAGE, "");
    prepared.calls = calloc(abi_function_count, sizeof *prepared.calls);
    for (size_t index = 0; index < abi_function_count; index += 1) {
        const struct abi_function *function = &abi_functions[index];
        if (takes(function, "anim_stage") || (is_scene && takes(function, "anim_scene"))) {
            if (strcmp(function->name, "anim_scene_load") == 0 || strcmp(function->name, "anim_stage_create") == 0) {
                continue;
            }
            call_prepare(&prepared.calls[prepared.count], function, &fixture, 0);
            call_remember(&prepared.calls[prepared.count]);
            prepared.count += 1;
        }
    }
    require(anim_stage_set_event_callback(fixture.stage, call_back_in, &prepared), "a callback");
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
    for (size_t index = 0; index < prepared.count; index += 1) {
        call_release(&prepared.calls[index]);
    }
    free(prepared.calls);
    fixture_destroy(&fixture);
}

void check_reentrancy(struct checks *checks) {
    check_calls_from_callback(checks, 0);
    check_calls_from_callback(checks, 1);
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

void check_rules(struct checks *checks) {
    struct fixture fixture;
    fixture_build(&fixture, PART_SCENE | PART_TRACE | PART_SCENE_AS_STAGE, "");
    uint64_t before = fixture_fingerprint(&fixture);
    EXPECT(anim_stage_advance(fixture.stage, 1), ANIM_ERROR_STATE);
    EXPECT(anim_stage_advance_flicks(fixture.stage, 1), ANIM_ERROR_STATE);
    EXPECT(anim_stage_destroy(fixture.stage), ANIM_ERROR_STATE);
    EXPECT(anim_stage_remove_property(fixture.stage, fixture.property), ANIM_ERROR_STATE);
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
}
