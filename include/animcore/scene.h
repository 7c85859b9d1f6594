/* SPDX-License-Identifier: MIT */
/*
 * animcore/scene.h: scenes: documents with their machines, inputs, pictures and traces.
 *
 * Contents
 *
 *   Documents: read once, made into many scenes
 *   Scenes: documents that are alive
 *   Events and inputs of documents
 *   Machines: states, and events with data
 *   Lists of documents
 *   Pointers
 *   Keyboard, focus and hit tests
 *   Accessibility
 *   The display list
 *   Snapshots of scenes
 *   Traces: timed inputs
 *
 * The conventions of units, errors, text, ownership and threads are those of animcore/base.h.
 */
#ifndef ANIMCORE_SCENE_H
#define ANIMCORE_SCENE_H

#include "stage.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---------------------------------------------------------------------------------------------------------------- */
/* Documents: read once, made into many scenes                                                                      */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: machine. */

/* A document that was parsed, checked and prepared. It never changes. Unlike most objects it may be used by several
   threads at once: each can make scenes of it. A scene itself is used by one thread at a time, as always. */
typedef struct anim_document anim_document ANIM_SHARED;

typedef struct anim_document_options {
    uint32_t struct_size;
    anim_bool keeps_warnings; /* whether it is searched for unused parts: see anim_document_get_warning_count. 0 */
    /* values for the document's parameters: a JSON object. In C, null for none */
    ANIM_POINTER(ANIM_NULLABLE ANIM_COUNT(parameters_length) const char, parameters);
    uint64_t parameters_length; /* bytes, at most ANIM_LIMIT_TEXT_BYTES */
    /* Documents that the document may use as components: a JSON object of documents by name. In C, null for none */
    ANIM_POINTER(ANIM_NULLABLE ANIM_COUNT(library_length) const char, library);
    uint64_t library_length; /* bytes, at most ANIM_LIMIT_TEXT_BYTES */
    uint64_t memory_limit; /* as in anim_scene_options. 268435456 */
} anim_document_options;

/* Fills the options with the defaults named above. In C, struct_size is the caller's sizeof. */
ANIM_API anim_status anim_default_document_options(ANIM_OUT anim_document_options *options,
                                                   uint32_t struct_size) ANIM_PURE ANIM_ERRORS(LIMIT);

/* Parses a document of at most ANIM_LIMIT_TEXT_BYTES, for anim_scene_create. The texts are not needed afterwards.
   Errors as in anim_scene_load. In C, options may be null, and the caller destroys the document. */
ANIM_API anim_status anim_document_load(ANIM_COUNT(text_length) const char *text, size_t text_length,
                                        ANIM_NULLABLE const anim_document_options *options,
                                        ANIM_OUT ANIM_MADE(anim_document_destroy) anim_document **document)
    ANIM_ERRORS(LIMIT, SYNTAX, DOCUMENT);
ANIM_API anim_status anim_document_load_flat(ANIM_COUNT(text_length) const char *text, size_t text_length,
                                             ANIM_NULLABLE const anim_document_options *options,
                                             ANIM_COUNT(parameters_length) const char *parameters,
                                             size_t parameters_length, ANIM_COUNT(library_length) const char *library,
                                             size_t library_length,
                                             ANIM_OUT ANIM_MADE(anim_document_destroy) anim_document **document)
    ANIM_ERRORS(LIMIT, SYNTAX, DOCUMENT);

/* What a warning is about. */
typedef int32_t anim_warning_kind;
enum {
    ANIM_WARNING_KIND_STATE = 0, /* nothing leads to a state */
    ANIM_WARNING_KIND_EVENT = 1, /* nothing in the document sends an event that a state waits for: only the host can */
    ANIM_WARNING_KIND_END = 2, /* a done or stopped event of something that does not exist or never ends */
    ANIM_WARNING_KIND_CANCEL = 3, /* nothing is sent with the id that a cancel has */
    ANIM_WARNING_KIND_PROPERTY = 4, /* nothing shows, sets or reads a property */
    ANIM_WARNING_KIND_UNUSED = 5, /* nothing uses an input, parameter, spring, curve, path, animation, component... */
    ANIM_WARNING_KIND_WORDS = 6 /* a text that would also be an expression, where it is kept as text */
};

enum { ANIM_LIMIT_WARNINGS = 1000 }; /* warnings that a document keeps: the first in its text */

/* How many warnings a document has: parts that are valid but have no effect, and are most likely misspelt or forgotten.
   There are none unless it was loaded with keeps_warnings. count warnings, at most ANIM_LIMIT_WARNINGS, are kept, in
   the order of the text; total is their number in all. Components in the text are searched too, each once however often
   it is used, but not those of the library. With keeps_warnings loading takes up to about twice as long; scenes are the
   same. In C, either pointer may be null. */
ANIM_API anim_status anim_document_get_warning_count(const anim_document *document,
                                                     ANIM_OUT ANIM_NULLABLE uint32_t *count,
                                                     ANIM_OUT ANIM_NULLABLE uint64_t *total);

typedef struct anim_document_warning {
    uint32_t struct_size;
    anim_warning_kind kind; /* ANIM_WARNING_KIND_... */
    int32_t line, column; /* of the name that it is about; counted from 1, the column in bytes */
    uint64_t offset; /* the same place in bytes from the beginning of the text */
} anim_document_warning;

/* The kind and place of a warning: 0 <= index < count, ANIM_ERROR_NOT_FOUND beyond. In C, warning->struct_size must be
   sizeof *warning. */
ANIM_API anim_status anim_document_get_warning(const anim_document *document, uint32_t index,
                                               ANIM_INOUT anim_document_warning *warning) ANIM_ERRORS(LIMIT, NOT_FOUND);

/* The texts of a warning. */
typedef int32_t anim_warning_text;
enum {
    ANIM_WARNING_TEXT_MESSAGE = 0, /* one English sentence, with the name that was probably meant */
    ANIM_WARNING_TEXT_POINTER = 1, /* the RFC 6901 JSON pointer of what it is about */
    ANIM_WARNING_TEXT_SUGGESTION = 2 /* the name that was probably meant; empty if none is similar */
};

/* One of a warning's texts: ANIM_WARNING_TEXT_MESSAGE, POINTER or SUGGESTION. */
ANIM_API anim_status anim_document_get_warning_text(const anim_document *document, uint32_t index,
                                                    anim_warning_text which,
                                                    ANIM_OUT ANIM_COUNT(capacity, *length) char *buffer,
                                                    size_t capacity, ANIM_OUT size_t *length)
    ANIM_ERRORS(LIMIT, NOT_FOUND, CAPACITY);

/* Releases a document. Scenes that were made of it live on. No other thread may be using it at this time. */
ANIM_API anim_status anim_document_destroy(ANIM_TAKEN ANIM_NULLABLE anim_document *document);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Scenes: documents that are alive                                                                                 */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: machine. */

/* A control, animation or machine made from a JSON document: properties on a stage of its own, inputs, a machine, nodes
   to draw and regions to touch. The format is described in docs/document-format.md. */
typedef struct anim_scene anim_scene;

typedef struct anim_scene_options {
    uint32_t struct_size;
    uint32_t event_limit; /* as in anim_stage_options. 65536 */
    uint32_t event_mask; /* as in anim_stage_options. 0xFFFFFFFF */
    uint32_t reserved;
    uint64_t seed; /* of the scene's random generator (xoshiro256**, seeded by splitmix64). 0 */
    /* values for the document's parameters: a JSON object. In C, null for none */
    ANIM_POINTER(ANIM_NULLABLE ANIM_COUNT(parameters_length) const char, parameters);
    uint64_t parameters_length; /* bytes, at most ANIM_LIMIT_TEXT_BYTES */
    /* Documents that the document may use as components: a JSON object of documents by name. In C, null for none */
    ANIM_POINTER(ANIM_NULLABLE ANIM_COUNT(library_length) const char, library);
    uint64_t library_length; /* bytes, at most ANIM_LIMIT_TEXT_BYTES */
    /* About how many bytes of memory the document may take with all its components instantiated: counted before
       anything is made of it, and refused with ANIM_ERROR_LIMIT if it is more. At most 2^40; 0 is the default.
       268435456 */
    uint64_t memory_limit;
} anim_scene_options;

/* Fills the options with the defaults named above. In C, struct_size is the caller's sizeof. */
ANIM_API anim_status anim_default_scene_options(ANIM_OUT anim_scene_options *options, uint32_t struct_size) ANIM_PURE
    ANIM_ERRORS(LIMIT);

/* Parses a document (at most ANIM_LIMIT_TEXT_BYTES) and makes a scene of it, at time 0, in its initial state. The texts
   are not needed afterwards. In C, options may be null, and the caller destroys the scene.

   ANIM_ERROR_SYNTAX, ANIM_ERROR_DOCUMENT, ANIM_ERROR_LIMIT with line, column and JSON pointer. The place is one in the
   parameters' text where the message begins with "in the given parameters": a name that the document does not have, a
   value of another type or outside its range. An error in a component is reported with the component's name and the
   names of the instances that lead to it; the place is one in the library's text where the message says so ("of the
   library", "in the library").

   In all calls and events, names inside a component are prefixed with the name of its instance and a dot: the property
   "busy.angle", the input "busy.level", the state "busy.on", the event "busy.button.down"; in a nested component,
   "page.busy.on". An event sent by such a name goes to that component's machine. */
ANIM_API anim_status anim_scene_load(ANIM_COUNT(text_length) const char *text, size_t text_length,
                                     ANIM_NULLABLE const anim_scene_options *options,
                                     ANIM_OUT ANIM_MADE(anim_scene_destroy) anim_scene **scene)
    ANIM_ERRORS(LIMIT, SYNTAX, DOCUMENT);
ANIM_API anim_status anim_scene_load_flat(ANIM_COUNT(text_length) const char *text, size_t text_length,
                                          ANIM_NULLABLE const anim_scene_options *options,
                                          ANIM_COUNT(parameters_length) const char *parameters,
                                          size_t parameters_length, ANIM_COUNT(library_length) const char *library,
                                          size_t library_length,
                                          ANIM_OUT ANIM_MADE(anim_scene_destroy) anim_scene **scene)
    ANIM_ERRORS(LIMIT, SYNTAX, DOCUMENT);

/* Makes a scene of a document, at time 0, in its initial state. It is the scene that anim_scene_load makes of the same
   text with the same options, in a fraction of the time (some microseconds for a control). The two behave identically,
   and a snapshot of one can be restored in the other. Parameters and library must not be set in the options
   (ANIM_ERROR_ARGUMENT), since they are given to anim_document_load; memory_limit is not read. The document may be
   released before the scene. In C, options may be null, what is not set in them is null, and the caller destroys the
   scene. */
ANIM_API anim_status anim_scene_create(const anim_document *document, ANIM_NULLABLE const anim_scene_options *options,
                                       ANIM_OUT ANIM_MADE(anim_scene_destroy) anim_scene **scene) ANIM_ERRORS(LIMIT);

/* Replaces the scene's document by an edited one; the scene goes on where it is. It keeps:

   - its clock, settings, random generator and events;
   - the values of inputs (numbers as the nearest value allowed) and of properties of the same name, kind and number of
     components, and exactly the animations that move these; a property keeps its value even if the new document gives
     another initial one;
   - the active states and histories, by name, and the time in those states; delays that are the same, and changed ones
     counted from when their state was entered, but not ending in the past;
   - waiting events, and plays with the same parts;
   - pointers and the focus, by the names of regions.

   An active state stays active, wherever in the machine it is now, and neither its entry nor its exit actions are
   performed. States missing around and inside it (a new parent, the initial state of one that now has states inside,
   another region) are entered as usual, with their entry actions, in document order. Where states can no longer be
   active together, those with fewer levels of active states inside them stay; among equals, the first in document order
   stays. A state that has become final, or is final in another parent now, is entered, so that its parent is done. A
   machine with none of its active states left starts anew.

   Of the options, only parameters, library and memory_limit are used. In C, options may be null.

   The result lists the losses, that is, what could not be kept: one a line, in ascending order (a line feed in a name
   becomes a space). It is empty if nothing is lost. In C, buffer receives it in UTF-8, with a line feed between two
   lines and none elsewhere. In C, *length receives the length of all of it, and buffer as much as its capacity holds;
   with a capacity of 0, it may be null.

   The handles of the scene and of its stage stay valid, and so do identifiers of properties that are kept, of their
   animations, and of groups. Other properties are removed, and so are properties and banks that the host has added to
   the stage. Indices of regions, nodes and inputs may change their meaning. The display's revision rises, and all of it
   counts as changed. Errors as in anim_scene_load, and ANIM_ERROR_STATE inside an open transaction: then nothing has
   changed.

   After a reload with a document of another meaning, the scene's snapshots can be restored only in the scene itself,
   until its next such reload, even if that leads back to the first document; see anim_scene_restore_edition. */
ANIM_API anim_status anim_scene_reload(anim_scene *scene, ANIM_COUNT(text_length) const char *text, size_t text_length,
                                       ANIM_NULLABLE const anim_scene_options *options,
                                       ANIM_OUT ANIM_COUNT(capacity, *length) char *buffer, size_t capacity,
                                       ANIM_OUT size_t *length) ANIM_ERRORS(LIMIT, REENTRANT, STATE, SYNTAX, DOCUMENT);
ANIM_API anim_status anim_scene_reload_flat(anim_scene *scene, ANIM_COUNT(text_length) const char *text,
                                            size_t text_length, ANIM_NULLABLE const anim_scene_options *options,
                                            ANIM_COUNT(parameters_length) const char *parameters,
                                            size_t parameters_length, ANIM_COUNT(library_length) const char *library,
                                            size_t library_length, ANIM_OUT ANIM_COUNT(capacity, *length) char *buffer,
                                            size_t capacity, ANIM_OUT size_t *length)
    ANIM_ERRORS(LIMIT, REENTRANT, STATE, SYNTAX, DOCUMENT);

/* Releases a scene and its stage. */
ANIM_API anim_status anim_scene_destroy(ANIM_TAKEN ANIM_NULLABLE anim_scene *scene) ANIM_ERRORS(REENTRANT);

/* As anim_stage_abandon_call(), for a scene. After a callback left anim_scene_advance_many(), call it for each of its
   scenes. */
ANIM_API anim_status anim_scene_abandon_call(anim_scene *scene) ANIM_ERRORS(REENTRANT);

/* The stage inside, for reading and setting properties, events, pause and time scale. It belongs to the scene and is
   valid until the scene is destroyed; it cannot be advanced or destroyed by itself. */
ANIM_API anim_status anim_scene_get_stage(anim_scene *scene, ANIM_OUT ANIM_VIEW("the scene is destroyed")
                                                                 anim_stage **stage) ANIM_ERRORS(REENTRANT);

typedef struct anim_scene_info {
    uint32_t struct_size;
    uint32_t input_count;
    uint32_t node_count;
    uint32_t region_count;
    double width, height; /* the document's size */
    anim_rectangle canvas; /* the rectangle that a picture must show: 0, 0 and the size unless the document says
                              otherwise */
} anim_scene_info;

/* Facts about the document. In C, info->struct_size must be sizeof *info. */
ANIM_API anim_status anim_scene_get_info(const anim_scene *scene, ANIM_INOUT anim_scene_info *info)
    ANIM_ERRORS(LIMIT, REENTRANT);

/* Moves the scene's clock forward; as anim_stage_advance. Delays of the machine end, and their transitions are taken,
   at their own flicks.

   Once everything that the document does has happened once, this call, pointers, keys, events, inputs and the display
   list allocate nothing, with these exceptions: a path property that is set or played to a path with other commands
   (the two are aligned each time); keyframes whose expressions give other numbers than when they were last played; an
   animation that begins to be scrubbed; texts in the data of events; a number that format(x) writes with more than 15
   characters; list items that are added or removed; and the queue of events and their data, which grow until they hold
   event_limit events and 4096 fields. */
ANIM_API anim_status anim_scene_advance(anim_scene *scene, double seconds) ANIM_ERRORS(LIMIT, REENTRANT, STATE);
ANIM_API anim_status anim_scene_advance_flicks(anim_scene *scene, int64_t flicks) ANIM_ERRORS(LIMIT, REENTRANT, STATE);

/* Component: scene. */

/* What anim_scene_advance_many() reports of a scene. */
typedef uint32_t anim_scene_change_flags;
enum {
    ANIM_SCENE_CHANGE_DISPLAY = 1, /* its display list has changed since the host last read it */
    ANIM_SCENE_CHANGE_EVENTS = 2 /* events wait to be polled from its stage */
};

typedef struct anim_scene_change {
    uint32_t index; /* in scenes */
    anim_scene_change_flags what; /* ANIM_SCENE_CHANGE_DISPLAY, ANIM_SCENE_CHANGE_EVENTS or both */
} anim_scene_change;

/* Advances many scenes in their order, each as anim_scene_advance() does, and reports those that have something to draw
   or events to poll. wanted selects what is reported: 0, ANIM_SCENE_CHANGE_DISPLAY, ANIM_SCENE_CHANGE_EVENTS or both.
   The result is these scenes in their order, and their number. A scene is reported by every call until its display list
   has been read and its events have been polled, so a host may handle them later. Any anim_scene_get_display... call
   reads the list, except those for the revision and the damage. With ANIM_SCENE_CHANGE_DISPLAY this call updates the
   display lists that change. A scene at rest costs one read of its handle, a cache line. All scenes are checked before
   any is advanced: for a scene that was destroyed or is listed twice, or one that anim_scene_advance() refuses, the
   call fails, names its index, and advances none. Callbacks must not call their own scene or those not advanced yet
   (ANIM_ERROR_REENTRANT). In C, changes has room for count of them, and *changed receives their number; where wanted is
   0, both may be null. In C, NULL among the scenes is refused too. */
ANIM_API anim_status anim_scene_advance_many(ANIM_COUNT(count) anim_scene *const *scenes, size_t count, double seconds,
                                             anim_scene_change_flags wanted,
                                             ANIM_OUT ANIM_NULLABLE ANIM_COUNT(count, *changed)
                                                 anim_scene_change *changes,
                                             ANIM_OUT ANIM_NULLABLE size_t *changed)
    ANIM_ERRORS(LIMIT, REENTRANT, STATE);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Events and inputs of documents                                                                                   */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: machine. */

/* Sends a named event to the machine, which takes its transitions at once. Events that no state waits for are ignored.
   The name consists of tokens separated by dots: letters, digits, '-' and '_', or any name in backquotes: `my
   part`.poke. */
ANIM_API anim_status anim_scene_send(anim_scene *scene, ANIM_COUNT(name_length) const char *name, size_t name_length)
    ANIM_ERRORS(LIMIT, REENTRANT);

/* What an input of a document holds. */
typedef int32_t anim_input_kind;
enum {
    ANIM_INPUT_KIND_NUMBER = 0,
    ANIM_INPUT_KIND_BOOLEAN = 1,
    ANIM_INPUT_KIND_STRING = 2,
    ANIM_INPUT_KIND_TRIGGER = 3
};

typedef struct anim_input_info {
    uint32_t struct_size;
    anim_input_kind kind; /* ANIM_INPUT_KIND_... */
    int32_t name; /* index for anim_stage_get_name of the scene's stage */
    int32_t reserved;
    double minimum, maximum; /* of a number; -infinity and infinity when the document sets none */
} anim_input_info;

/* Input number index, 0 <= index < input_count, in the document's order; ANIM_ERROR_NOT_FOUND beyond. */
ANIM_API anim_status anim_scene_get_input_info(const anim_scene *scene, uint32_t index,
                                               ANIM_INOUT anim_input_info *info)
    ANIM_ERRORS(LIMIT, REENTRANT, NOT_FOUND);

/* Inputs by name. Setting one to a new value lets the machine react at once. ANIM_ERROR_NOT_FOUND, ANIM_ERROR_KIND;
   ANIM_ERROR_ARGUMENT for a number outside its range; ANIM_ERROR_LIMIT for a string of more than 65536 bytes;
   ANIM_ERROR_STATE for an input of a component that the enclosing document sets. */
ANIM_API anim_status anim_scene_set_number(anim_scene *scene, ANIM_COUNT(name_length) const char *name,
                                           size_t name_length, double value)
    ANIM_ERRORS(LIMIT, REENTRANT, KIND, NOT_FOUND, STATE);
ANIM_API anim_status anim_scene_set_boolean(anim_scene *scene, ANIM_COUNT(name_length) const char *name,
                                            size_t name_length, anim_bool value)
    ANIM_ERRORS(LIMIT, REENTRANT, KIND, NOT_FOUND, STATE);
ANIM_API anim_status anim_scene_set_string(anim_scene *scene, ANIM_COUNT(name_length) const char *name,
                                           size_t name_length, ANIM_COUNT(text_length) const char *text,
                                           size_t text_length) ANIM_ERRORS(LIMIT, REENTRANT, KIND, NOT_FOUND, STATE);
/* Fires a trigger: the machine receives the event with the trigger's name. */
ANIM_API anim_status anim_scene_fire_trigger(anim_scene *scene, ANIM_COUNT(name_length) const char *name,
                                             size_t name_length) ANIM_ERRORS(LIMIT, REENTRANT, KIND, NOT_FOUND);

/* The present value of an input by name. ANIM_ERROR_NOT_FOUND, ANIM_ERROR_KIND. */
ANIM_API anim_status anim_scene_get_number(const anim_scene *scene, ANIM_COUNT(name_length) const char *name,
                                           size_t name_length, ANIM_OUT double *value)
    ANIM_ERRORS(LIMIT, REENTRANT, KIND, NOT_FOUND);
ANIM_API anim_status anim_scene_get_boolean(const anim_scene *scene, ANIM_COUNT(name_length) const char *name,
                                            size_t name_length, ANIM_OUT anim_bool *value)
    ANIM_ERRORS(LIMIT, REENTRANT, KIND, NOT_FOUND);
ANIM_API anim_status anim_scene_get_string(const anim_scene *scene, ANIM_COUNT(name_length) const char *name,
                                           size_t name_length, ANIM_OUT ANIM_COUNT(capacity, *length) char *buffer,
                                           size_t capacity, ANIM_OUT size_t *length)
    ANIM_ERRORS(LIMIT, REENTRANT, KIND, NOT_FOUND, CAPACITY);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Machines: states, and events with data                                                                           */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: machine. */

/* The names of the active states that have no active child, in document order, separated by spaces; a part of a name
   that contains a space is in backquotes. Empty for a document without a machine. */
ANIM_API anim_status anim_scene_get_atomic_states(const anim_scene *scene,
                                                  ANIM_OUT ANIM_COUNT(capacity, *length) char *buffer, size_t capacity,
                                                  ANIM_OUT size_t *length) ANIM_ERRORS(LIMIT, REENTRANT, CAPACITY);

/* Whether a state is active (itself, or one inside it). ANIM_ERROR_NOT_FOUND when the document has no such state. */
ANIM_API anim_status anim_scene_is_in_state(const anim_scene *scene, ANIM_COUNT(name_length) const char *name,
                                            size_t name_length, ANIM_OUT anim_bool *active)
    ANIM_ERRORS(LIMIT, REENTRANT, NOT_FOUND);

/* A machine alone is a document without size, nodes and regions. anim_scene_load makes it, and every anim_scene_
   function takes it. */
typedef anim_scene anim_machine;

enum { ANIM_LIMIT_EVENT_FIELDS = 64 }; /* fields of one event's data */

/* What a field of an event's data holds. */
typedef int32_t anim_field_kind;
enum { ANIM_FIELD_KIND_NUMBER = 0, ANIM_FIELD_KIND_BOOLEAN = 1, ANIM_FIELD_KIND_TEXT = 2 };

/* A field of the data of an event that is sent. In C, 40 bytes on every platform. */
typedef struct anim_event_field {
    /* 1 to 255 bytes without control characters; in backquotes if it contains one of .()[]=' */
    ANIM_POINTER(ANIM_COUNT(name_length) const char, name);
    uint32_t name_length;
    anim_field_kind kind; /* ANIM_FIELD_KIND_... */
    double number; /* of a number; of a boolean, 0 or 1. Not read for a text */
    /* read for a text, at most 65536 bytes */
    ANIM_POINTER(ANIM_NULLABLE ANIM_COUNT(text_length) const char, text);
    uint32_t text_length;
    uint32_t reserved; /* not read */
} anim_event_field;

/* As anim_scene_send, with data, which the document's expressions read as event.NAME while the event is processed:
   numbers, booleans as 1 and 0, texts in comparisons. Fields that the document does not read are ignored; of two with
   one name the last counts. ANIM_ERROR_LIMIT for more than ANIM_LIMIT_EVENT_FIELDS. */
ANIM_API anim_status anim_scene_send_data(anim_scene *scene, ANIM_COUNT(name_length) const char *name,
                                          size_t name_length, ANIM_COUNT(field_count) const anim_event_field *fields,
                                          size_t field_count) ANIM_ERRORS(LIMIT, REENTRANT);
ANIM_API anim_status anim_scene_send_data_flat(anim_scene *scene, ANIM_COUNT(name_length) const char *name,
                                               size_t name_length,
                                               ANIM_COUNT(field_count) const anim_event_field *fields,
                                               size_t field_count, ANIM_COUNT(texts_length) const char *texts,
                                               size_t texts_length) ANIM_ERRORS(LIMIT, REENTRANT);

/* A field of the data of an event that the document emitted. In C, 24 bytes on every platform. */
typedef struct anim_event_value {
    int32_t name; /* index for anim_stage_get_name of the scene's stage */
    anim_field_kind kind; /* ANIM_FIELD_KIND_... */
    double number; /* of a boolean 0 or 1; of a text 0 */
    uint32_t text_length; /* bytes of a text */
    uint32_t reserved;
} anim_event_value;

/* One field of an event's data, by its index in the document's order, and its text. data and count are members of the
   event: the identifier of its data, and the number of its fields. A scene keeps the 4096 latest fields with at most 1
   MiB of texts, whether their events were polled or not; older ones, and indices beyond count, are
   ANIM_ERROR_NOT_FOUND. If fields were dropped before their event was polled or its callback called, data_lost of the
   event is their number; poll more often to lose none. Asking for the text of a field that is no text is
   ANIM_ERROR_KIND. */
ANIM_API anim_status anim_scene_get_event_value(const anim_scene *scene, uint64_t data, uint32_t index,
                                                ANIM_OUT anim_event_value *value)
    ANIM_ERRORS(REENTRANT, KIND, NOT_FOUND);
ANIM_API anim_status anim_scene_get_event_text(const anim_scene *scene, uint64_t data, uint32_t index,
                                               ANIM_OUT ANIM_COUNT(capacity, *length) char *buffer, size_t capacity,
                                               ANIM_OUT size_t *length)
    ANIM_ERRORS(LIMIT, REENTRANT, KIND, NOT_FOUND, CAPACITY);

/* The names of all active states, in document order, separated by spaces as in anim_scene_get_atomic_states. A machine
   that is done keeps its last ones. */
ANIM_API anim_status anim_scene_get_configuration(const anim_scene *scene,
                                                  ANIM_OUT ANIM_COUNT(capacity, *length) char *buffer, size_t capacity,
                                                  ANIM_OUT size_t *length) ANIM_ERRORS(LIMIT, REENTRANT, CAPACITY);

/* Whether the machine has reached an outermost final state: it ignores all events from then on. */
ANIM_API anim_status anim_scene_is_done(const anim_scene *scene, ANIM_OUT anim_bool *done) ANIM_ERRORS(REENTRANT);

/* The kinds of states, as in SCXML. */
typedef int32_t anim_state_kind;
enum {
    ANIM_STATE_KIND_ATOMIC = 0, /* without states inside */
    ANIM_STATE_KIND_COMPOUND = 1, /* has exactly one active child when active */
    ANIM_STATE_KIND_PARALLEL = 2, /* all its children are active when it is */
    ANIM_STATE_KIND_FINAL = 3,
    ANIM_STATE_KIND_HISTORY = 4 /* never active */
};

typedef struct anim_machine_state_info {
    uint32_t struct_size;
    anim_state_kind kind; /* ANIM_STATE_KIND_... */
    int32_t name; /* index for anim_stage_get_name of the scene's stage */
    int32_t parent; /* index of the state around it, or -1 */
    anim_bool active; /* 1 or 0 */
    uint32_t reserved;
} anim_machine_state_info;

/* How many states the machine has; 0 for a document without a machine. */
ANIM_API anim_status anim_scene_get_state_count(const anim_scene *scene, ANIM_OUT uint32_t *count)
    ANIM_ERRORS(REENTRANT);

/* State number index, 0 <= index < count, in document order: for tools that show a machine. ANIM_ERROR_NOT_FOUND
   beyond. In C, info->struct_size must be sizeof *info. */
ANIM_API anim_status anim_scene_get_state_info(const anim_scene *scene, uint32_t index,
                                               ANIM_INOUT anim_machine_state_info *info)
    ANIM_ERRORS(LIMIT, REENTRANT, NOT_FOUND);

/* A hash of all that determines the scene's future: that of anim_stage_get_hash with inputs, states, timers, pointers
   and the random generator. */
ANIM_API anim_status anim_scene_get_hash(const anim_scene *scene, ANIM_OUT uint64_t *hash) ANIM_ERRORS(REENTRANT);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Lists of documents                                                                                               */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: machine. */

/* A node of the kind "list" has slots for a fixed number of instances of a component: its items. Each item has a key,
   which identifies it, and its own inputs, properties, states and regions. Their names begin with the list's name and
   the number of the item's slot: "toasts.3.title". A removed item goes on until its machine is done; its key
   names nothing from the removal on. Machines have received all resulting events before a call returns. */

enum {
    ANIM_LIMIT_LIST_CAPACITY = 4096, /* items of one list */
    ANIM_LIMIT_KEY_BYTES = 255 /* bytes of a key */
};

typedef struct anim_list_info {
    uint32_t struct_size;
    int32_t name; /* index for anim_stage_get_name of the scene's stage */
    uint32_t item_count; /* without those that are leaving */
    uint32_t leaving_count;
    uint32_t capacity; /* of both together */
    uint32_t reserved;
} anim_list_info;

/* List number index, from 0 on, in the document's order; a component's lists follow those of the document that uses it.
   ANIM_ERROR_NOT_FOUND beyond. */
ANIM_API anim_status anim_scene_get_list_info(const anim_scene *scene, uint32_t index, ANIM_INOUT anim_list_info *info)
    ANIM_ERRORS(LIMIT, REENTRANT, NOT_FOUND);

/* The number of a list by its name, prefixed with the names of the instances that contain it. The number stays the same
   until the scene is reloaded. ANIM_ERROR_NOT_FOUND. */
ANIM_API anim_status anim_scene_find_list(const anim_scene *scene, ANIM_COUNT(name_length) const char *name,
                                          size_t name_length, ANIM_OUT uint32_t *list)
    ANIM_ERRORS(LIMIT, REENTRANT, NOT_FOUND);

typedef struct anim_item_info {
    uint32_t struct_size;
    uint32_t number; /* its slot: follows the list's name and a dot in the names of its parts */
    anim_bool leaving; /* whether it was removed */
    uint32_t reserved;
} anim_item_info;

/* The item at a position, from 0 on; leaving items follow the others. ANIM_ERROR_NOT_FOUND beyond, and for a list that
   does not exist, here and in all calls below. */
ANIM_API anim_status anim_scene_get_item_info(const anim_scene *scene, uint32_t list, uint32_t index,
                                              ANIM_INOUT anim_item_info *info) ANIM_ERRORS(LIMIT, REENTRANT, NOT_FOUND);

/* Its key. */
ANIM_API anim_status anim_scene_get_item_key(const anim_scene *scene, uint32_t list, uint32_t index,
                                             ANIM_OUT ANIM_COUNT(capacity, *length) char *buffer, size_t capacity,
                                             ANIM_OUT size_t *length)
    ANIM_ERRORS(LIMIT, REENTRANT, NOT_FOUND, CAPACITY);

/* The position of the item with a key. ANIM_ERROR_NOT_FOUND, also for a leaving item. */
ANIM_API anim_status anim_scene_find_item(const anim_scene *scene, uint32_t list,
                                          ANIM_COUNT(key_length) const char *key, size_t key_length,
                                          ANIM_OUT uint32_t *index) ANIM_ERRORS(LIMIT, REENTRANT, NOT_FOUND);

/* Inserts an item at a position, or at the end if there are fewer items, and starts its machine. fields are values of
   its inputs by their names in the component, as in anim_scene_send_data(); its other inputs and everything else are as
   in the document. key is valid UTF-8; if it is empty, the list chooses an unused number. The result is the number of
   anim_item_info. If no slot is free, a leaving item is removed at once. ANIM_ERROR_LIMIT for a full list;
   ANIM_ERROR_DUPLICATE for a key in use; ANIM_ERROR_NOT_FOUND for a field that is not an input; ANIM_ERROR_KIND for a
   field of another type; ANIM_ERROR_ARGUMENT for a number outside the input's range; ANIM_ERROR_STATE for an input that
   the list sets or a trigger, and for a list inside an item that is not in use. In C, number may be null. */
ANIM_API anim_status anim_scene_append_item(anim_scene *scene, uint32_t list, uint32_t index,
                                            ANIM_COUNT(key_length) const char *key, size_t key_length,
                                            ANIM_COUNT(field_count) const anim_event_field *fields, size_t field_count,
                                            ANIM_OUT ANIM_NULLABLE uint32_t *number)
    ANIM_ERRORS(LIMIT, REENTRANT, DUPLICATE, KIND, NOT_FOUND, STATE);
ANIM_API anim_status anim_scene_append_item_flat(anim_scene *scene, uint32_t list, uint32_t index,
                                                 ANIM_COUNT(key_length) const char *key, size_t key_length,
                                                 ANIM_COUNT(field_count) const anim_event_field *fields,
                                                 size_t field_count, ANIM_COUNT(texts_length) const char *texts,
                                                 size_t texts_length, ANIM_OUT ANIM_NULLABLE uint32_t *number)
    ANIM_ERRORS(LIMIT, REENTRANT, DUPLICATE, KIND, NOT_FOUND, STATE);

/* Removes the item with a key: its machine receives the event "removed". The item is gone when the machine is done, or
   at once if no transition was taken. */
ANIM_API anim_status anim_scene_remove_item(anim_scene *scene, uint32_t list, ANIM_COUNT(key_length) const char *key,
                                            size_t key_length) ANIM_ERRORS(LIMIT, REENTRANT, NOT_FOUND);

/* Removes all items. */
ANIM_API anim_status anim_scene_clear_list(anim_scene *scene, uint32_t list) ANIM_ERRORS(LIMIT, REENTRANT, NOT_FOUND);

/* Moves the item with a key to a position, or to the end if there are fewer items. */
ANIM_API anim_status anim_scene_move_item(anim_scene *scene, uint32_t list, ANIM_COUNT(key_length) const char *key,
                                          size_t key_length, uint32_t index) ANIM_ERRORS(LIMIT, REENTRANT, NOT_FOUND);

/* Sets inputs of the item with a key; its machine reacts once to all of them. ANIM_ERROR_NOT_FOUND for a key that no
   item has; errors of fields are those of anim_scene_append_item(). */
ANIM_API anim_status anim_scene_update_item(anim_scene *scene, uint32_t list, ANIM_COUNT(key_length) const char *key,
                                            size_t key_length, ANIM_COUNT(field_count) const anim_event_field *fields,
                                            size_t field_count) ANIM_ERRORS(LIMIT, REENTRANT, KIND, NOT_FOUND, STATE);
ANIM_API anim_status anim_scene_update_item_flat(anim_scene *scene, uint32_t list,
                                                 ANIM_COUNT(key_length) const char *key, size_t key_length,
                                                 ANIM_COUNT(field_count) const anim_event_field *fields,
                                                 size_t field_count, ANIM_COUNT(texts_length) const char *texts,
                                                 size_t texts_length)
    ANIM_ERRORS(LIMIT, REENTRANT, KIND, NOT_FOUND, STATE);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Pointers                                                                                                         */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: scene. */

/* What a pointer does. */
typedef int32_t anim_pointer_action;
enum {
    ANIM_POINTER_ACTION_DOWN = 0,
    ANIM_POINTER_ACTION_MOVE = 1, /* also for a pointer that is not down: it hovers */
    ANIM_POINTER_ACTION_UP = 2,
    ANIM_POINTER_ACTION_CANCEL = 3, /* what it did while it was down does not count */
    ANIM_POINTER_ACTION_LEAVE = 4 /* the pointer is gone */
};

/* Reports an action of a pointer (a mouse, finger or pen with a number of the host's choice) at a point of the
   document, at the scene's present time. Nodes and regions are hit where they are seen: by the presentation values at
   the beginning of the call. x and y are at most 1e150 in size (ANIM_ERROR_LIMIT), and not read for CANCEL and LEAVE.

   The region at a point is the topmost one whose shape contains it. Regions without a node lie above all others, later
   ones on top; the others are ordered as their nodes are drawn. A region whose node is invisible, clipped there or of
   no size (its transform is singular) is not hit. A disabled region is hit too, and swallows the pointer.

   DOWN on a region that holds nothing begins tracking: the region receives, as UIControl does, down, drag.inside,
   drag.outside, drag.enter, drag.exit, up.inside, up.outside and cancel. Inside means inside its bounds (the upright
   rectangle around its shape, in its node's coordinates) without its inset, however the shape is formed, covered or
   clipped. A region holds one pointer at a time, or is pressed by a key; another pointer that goes down on it is
   ignored until it goes up. A region that is disabled while it tracks receives cancel at the pointer's next move or up,
   and nothing more from it.

   A region whose "capture" is false hands its pointer over to another such region: when a move takes the pointer onto
   the shape of an enabled region with "capture" false that holds nothing. The first region then receives drag.exit
   (unless it already has); the second receives drag.enter and drag.inside, and tracks the pointer from then on.

   A pointer that moves while it is not down hovers: a region receives hover.enter when the pointer comes onto it
   (unless the region is disabled), and hover.exit when the pointer moves off it or leaves. While the pointer is down,
   the region under it for hovering stays the same; when it goes up or is canceled, it hovers where it is. A pointer
   that goes down without having hovered, as a finger does, is gone when it goes up. When ANIM_LIMIT_POINTERS are known,
   a new one replaces the one that began to hover first.

   A second DOWN of a pointer that is down is ANIM_ERROR_STATE; more than ANIM_LIMIT_POINTERS pointers that are down are
   ANIM_ERROR_LIMIT. UP, CANCEL and LEAVE of an unknown pointer do nothing. LEAVE of a pointer that is down cancels it.

   The host and the machine receive each of these as an event named "<region>.<what>", whose data are numbers (a host
   reads them by anim_scene_get_event_value):

   - x, y: in the coordinates of the region; while it is invisible or of no size, the last ones;
   - sceneX, sceneY;
   - dx and dy (since the pointer's last event), totalX and totalY (since it went down), vx and vy (points per second of
     host time, see anim_velocity_estimator). These six are in the coordinates of the document that has the region. In a
     component, the linear part of the inverse of the instance's whole present transform converts them to the
     component's coordinates; they are 0 while the instance is invisible or of no size;
   - pointer;
   - count: successive taps. A DOWN counts one more if it is on the same region as the last one, at most 0.35 s of host
     time after it and 20 points from it, and that tap was neither dragged further than that nor canceled. A press that
     is canceled because its region is disabled counts like a tap;
   - inside (0 or 1);
   - node: the result of anim_scene_hit_test when the pointer went down or began to hover there;
   - keyboard (0).

   Gestures are recognized only if a transition of the machine names their events; the host then receives these, too.
   Distances are in the scene's coordinates; a region's "slop" is 10 points by default.

   - hover.move: each move of a pointer that hovers over the region, after hover.enter.
   - tap: after up.inside, if the press stayed within the slop of its beginning and was no long press; count is 2 for a
     double tap.
   - press.long: the pointer has been down for the region's "longPress" (0.5) seconds of stage time and stayed within
     the slop of its beginning. It comes at its own flick, in the middle of an advance; dx, dy, vx and vy are 0.
   - pinch.begin, pinch.change and pinch.end: a second pointer goes down on the region while the first holds it, either
     moves, one goes up. There are no drags meanwhile. x, y, dx, dy, totalX, totalY, vx and vy are those of the
     midpoint; pointer is the one that moved. Four more numbers: scale (the distance of the two relative to that at the
     beginning), rotation (radians since then, also beyond a full turn), scaleVelocity and rotationVelocity (per
     second), all in the coordinates of dx. After a pinch the press goes on with the remaining pointer: its drags count
     from there, and the region receives up.inside or up.outside when it goes up. A third pointer is ignored. If the
     press is canceled, pinch.end comes before cancel.

   A region's "takesOver" lets it take over a pointer that went down on a region above it, once the pointer is farther
   than the slop from where it went down. With "horizontal" or "vertical", not with "drag", the pointer must also have
   moved farther along that axis than across it, in the coordinates of dx. The region above receives cancel, this one
   down, and its totals count from there. Of several such regions the topmost takes the pointer; a region that already
   tracks the pointer keeps it so. A pointer that the host has captured, that was pinched or was taken over is not taken
   over again. */
ANIM_API anim_status anim_scene_send_pointer(anim_scene *scene, anim_pointer_action kind, int32_t pointer, double x,
                                             double y) ANIM_ERRORS(LIMIT, REENTRANT, STATE);

/* Reports a wheel or touchpad movement at a point of the document, by dx and dy points, positive where a page would
   scroll to the right and down. Of the regions at the point whose machine names the event wheel, the topmost receives
   it, with the data of anim_scene_send_pointer(): x, y, sceneX, sceneY, dx, dy, node, inside 1 and pointer -1, the
   others 0. If its machine takes no transition for the event (no active state has one, or no guard is true), the next
   region behind receives it, and so on; a disabled region ends the search. The result is whether a machine took a
   transition. If not, the host should use the wheel to scroll its page. x, y, dx and dy are at most 1e150 in size. In
   C, used may be null. */
ANIM_API anim_status anim_scene_send_wheel(anim_scene *scene, double x, double y, double dx, double dy,
                                           ANIM_OUT ANIM_NULLABLE anim_bool *used) ANIM_ERRORS(LIMIT, REENTRANT);

/* Lets a region, by name, track a pointer that is down, wherever it is, from now on until it goes up. The region that
   tracked it receives cancel; the new one receives drag.enter if the pointer is inside. ANIM_ERROR_NOT_FOUND for an
   unknown region and for a pointer that is not down; ANIM_ERROR_STATE for a region that is disabled or holds another
   pointer. */
ANIM_API anim_status anim_scene_capture_pointer(anim_scene *scene, int32_t pointer,
                                                ANIM_COUNT(region_length) const char *region, size_t region_length)
    ANIM_ERRORS(LIMIT, REENTRANT, NOT_FOUND, STATE);

/* Takes a pointer that is down (ANIM_ERROR_NOT_FOUND) away from the region that tracks it, which receives cancel. */
ANIM_API anim_status anim_scene_release_pointer(anim_scene *scene, int32_t pointer) ANIM_ERRORS(REENTRANT, NOT_FOUND);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Keyboard, focus and hit tests                                                                                    */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: scene. */

/* What a key does. */
typedef int32_t anim_key_action;
enum { ANIM_KEY_ACTION_DOWN = 0, ANIM_KEY_ACTION_UP = 1, ANIM_KEY_ACTION_PRESS = 2 /* down, and up at once */ };

/* The keys that a scene handles. */
typedef int32_t anim_key;
enum {
    ANIM_KEY_TAB = 0,
    ANIM_KEY_SPACE = 1,
    ANIM_KEY_ENTER = 2,
    ANIM_KEY_ESCAPE = 3,
    ANIM_KEY_LEFT = 4,
    ANIM_KEY_RIGHT = 5,
    ANIM_KEY_UP = 6,
    ANIM_KEY_DOWN = 7,
    ANIM_KEY_HOME = 8,
    ANIM_KEY_END = 9,
    ANIM_KEY_PAGE_UP = 10,
    ANIM_KEY_PAGE_DOWN = 11
};

/* Modifiers that are held. */
typedef uint32_t anim_modifier_flags;
enum { ANIM_MODIFIER_SHIFT = 1, ANIM_MODIFIER_CONTROL = 2, ANIM_MODIFIER_ALT = 4, ANIM_MODIFIER_META = 8 };

/* Reports that a key went down or up. The result is whether the scene used it; if not, the host should handle it. With
   Control, Alt or Meta no key is used. In C, used may be null.

   Tab moves the focus to the next region, in the order of the document and of the items in its lists, that is
   focusable, enabled and visible; with Shift to the previous one. If the item that had the focus is gone, Tab continues
   from its former place. After the last region nothing has the focus and the key is not used, so that a host can go on
   to its next control. The Tab after that begins anew.

   The other keys act on the region that has the focus. Unless its "activation" is "none", Space presses it: down when
   the key goes down, up.inside when it goes up; Enter is down and up.inside at once. Escape while Space is held is
   cancel, and so is anything that takes the focus away then. Nothing is pressed twice: a region that holds a pointer
   receives no event of either key. The arrows, Home, End, Page Up and Page Down are key.left, key.right, key.up,
   key.down, key.home, key.end, key.pageup and key.pagedown when they go down, repeatedly if the host repeats them. A
   region that is disabled or invisible loses the focus at the next key. The data of these events are those of
   anim_scene_send_pointer(): keyboard is 1, x and y are the center of the region's bounds, inside is 1, pointer is -1
   and node is the region's own; the others are 0. */
ANIM_API anim_status anim_scene_send_key(anim_scene *scene, anim_key_action action, anim_key key,
                                         anim_modifier_flags modifiers, ANIM_OUT ANIM_NULLABLE anim_bool *used)
    ANIM_ERRORS(REENTRANT);

/* Gives the focus to a region by name, or to none for an empty name. The region that had it receives blur, the new one
   focus. ANIM_ERROR_NOT_FOUND; ANIM_ERROR_STATE for a region that is not focusable, is disabled or is invisible. */
ANIM_API anim_status anim_scene_set_focus(anim_scene *scene, ANIM_COUNT(name_length) const char *name,
                                          size_t name_length) ANIM_ERRORS(LIMIT, REENTRANT, NOT_FOUND, STATE);

/* The name of the region that has the focus; empty when none has. */
ANIM_API anim_status anim_scene_get_focus(const anim_scene *scene, ANIM_OUT ANIM_COUNT(capacity, *length) char *buffer,
                                          size_t capacity, ANIM_OUT size_t *length)
    ANIM_ERRORS(LIMIT, REENTRANT, CAPACITY);

/* The number, in document order, of the topmost node drawn at a point of the document, or -1, by presentation values. A
   fill counts by its rule, a stroke with its dashes, caps and joins as in anim_path_stroke_contains(), even if its
   paint is transparent. An image and a text count by their rectangles. Nodes that are clipped there, invisible or of
   opacity 0 do not count. */
ANIM_API anim_status anim_scene_hit_test(anim_scene *scene, double x, double y, ANIM_OUT int32_t *node)
    ANIM_ERRORS(REENTRANT);

/* The index, in document order, of the region that a pointer would hit at a point of the document, enabled or not; -1
   for none. */
ANIM_API anim_status anim_scene_hit_test_region(anim_scene *scene, double x, double y, ANIM_OUT int32_t *region)
    ANIM_ERRORS(REENTRANT);

typedef struct anim_region_info {
    uint32_t struct_size;
    int32_t name; /* index for anim_stage_get_name of the scene's stage */
    int32_t node; /* the node in whose coordinates it lies, or -1 */
    anim_bool is_enabled, is_visible, is_focusable; /* now */
    anim_bool is_held; /* 1 while it tracks a pointer or is pressed by a key */
    anim_bool has_focus;
    anim_rectangle bounds; /* of its shape, in the scene's coordinates; all 0 where it has none */
} anim_region_info;

/* Region number index, 0 <= index < region_count, as it is now; ANIM_ERROR_NOT_FOUND beyond. In C, info->struct_size
   must be sizeof *info. */
ANIM_API anim_status anim_scene_get_region_info(anim_scene *scene, uint32_t index, ANIM_INOUT anim_region_info *info)
    ANIM_ERRORS(LIMIT, REENTRANT, NOT_FOUND);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Accessibility                                                                                                    */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: scene. */

/* The accessibility role of a node. */
typedef int32_t anim_role;
enum {
    ANIM_ROLE_NONE = 0,
    ANIM_ROLE_BUTTON = 1,
    ANIM_ROLE_SWITCH = 2,
    ANIM_ROLE_CHECKBOX = 3,
    ANIM_ROLE_RADIO = 4,
    ANIM_ROLE_SLIDER = 5,
    ANIM_ROLE_PROGRESS = 6,
    ANIM_ROLE_IMAGE = 7,
    ANIM_ROLE_TEXT = 8,
    ANIM_ROLE_LINK = 9,
    ANIM_ROLE_GROUP = 10,
    ANIM_ROLE_HEADING = 11,
    ANIM_ROLE_LIST = 12,
    ANIM_ROLE_LIST_ITEM = 13,
    ANIM_ROLE_TAB = 14,
    ANIM_ROLE_MENU = 15,
    ANIM_ROLE_MENU_ITEM = 16,
    ANIM_ROLE_DIALOG = 17,
    ANIM_ROLE_ALERT = 18,
    ANIM_ROLE_SEPARATOR = 19
};

/* Facts about a node, each known or not, and true or false. */
typedef uint32_t anim_accessibility_flags;
enum {
    ANIM_ACCESSIBILITY_CHECKED = 1,
    ANIM_ACCESSIBILITY_SELECTED = 2,
    ANIM_ACCESSIBILITY_DISABLED = 4, /* if the document does not say: whether its region is disabled */
    ANIM_ACCESSIBILITY_EXPANDED = 8,
    ANIM_ACCESSIBILITY_BUSY = 16,
    ANIM_ACCESSIBILITY_HIDDEN = 32, /* also where the node is invisible */
    ANIM_ACCESSIBILITY_MINIMUM = 64, /* minimum is known; likewise the next two */
    ANIM_ACCESSIBILITY_MAXIMUM = 128,
    ANIM_ACCESSIBILITY_NOW = 256,
    ANIM_ACCESSIBILITY_FOCUSABLE = 512, /* its region can have the focus now; known where it has a region */
    ANIM_ACCESSIBILITY_FOCUSED = 1024 /* its region has the focus */
};

/* The texts of a node. */
typedef int32_t anim_accessibility_text;
enum { ANIM_ACCESSIBILITY_TEXT_LABEL = 0, ANIM_ACCESSIBILITY_TEXT_VALUE = 1, ANIM_ACCESSIBILITY_TEXT_HINT = 2 };

typedef struct anim_accessibility_element {
    uint32_t struct_size;
    anim_role role; /* ANIM_ROLE_... */
    anim_accessibility_flags known; /* ANIM_ACCESSIBILITY_... */
    anim_accessibility_flags states; /* the known ones that are true */
    int32_t node; /* its number, in document order */
    int32_t region; /* index of the region that is pressed for it, or -1 */
    double minimum, maximum, now; /* 0 where not known */
    anim_rectangle bounds; /* in the scene's coordinates: of its region, or else of what it and its children draw */
} anim_accessibility_element;

/* How many nodes of the document have an "accessibility", and a revision that changes whenever one of their facts or
   texts has changed since the last call. In C, either pointer may be null. */
ANIM_API anim_status anim_scene_get_accessibility_info(anim_scene *scene, ANIM_OUT ANIM_NULLABLE uint32_t *count,
                                                       ANIM_OUT ANIM_NULLABLE uint64_t *revision)
    ANIM_ERRORS(REENTRANT);

/* The present facts of one of these nodes, in document order: 0 <= index < count, ANIM_ERROR_NOT_FOUND beyond. In C,
   accessibility->struct_size must be sizeof *accessibility. */
ANIM_API anim_status anim_scene_get_accessibility(anim_scene *scene, uint32_t index,
                                                  ANIM_INOUT anim_accessibility_element *accessibility)
    ANIM_ERRORS(LIMIT, REENTRANT, NOT_FOUND);

/* One of its present texts: ANIM_ACCESSIBILITY_TEXT_LABEL, VALUE or HINT. Empty where the document has none. */
ANIM_API anim_status anim_scene_get_accessibility_text(anim_scene *scene, uint32_t index, anim_accessibility_text which,
                                                       ANIM_OUT ANIM_COUNT(capacity, *length) char *buffer,
                                                       size_t capacity, ANIM_OUT size_t *length)
    ANIM_ERRORS(LIMIT, REENTRANT, NOT_FOUND, CAPACITY);

/* ---------------------------------------------------------------------------------------------------------------- */
/* The display list                                                                                                 */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: scene. */

/* What a command draws. */
typedef int32_t anim_draw_kind;
enum {
    ANIM_DRAW_KIND_FILL = 0, /* fill the path */
    ANIM_DRAW_KIND_STROKE = 1, /* stroke the path */
    ANIM_DRAW_KIND_TEXT = 2, /* draw a text in a font of the host's */
    ANIM_DRAW_KIND_IMAGE = 3, /* draw an image that the host knows by its name */
    ANIM_DRAW_KIND_LAYER_BEGIN = 4, /* the commands up to the layer's end are drawn as a group, then composited */
    ANIM_DRAW_KIND_LAYER_END = 5,
    ANIM_DRAW_KIND_CLIP_BEGIN = 6, /* the commands up to the clip's end show inside the path only */
    ANIM_DRAW_KIND_CLIP_END = 7
};

/* What a path is filled or stroked with. */
typedef int32_t anim_paint;
enum {
    ANIM_PAINT_SOLID = 0,
    ANIM_PAINT_LINEAR = 1,
    ANIM_PAINT_RADIAL = 2,
    ANIM_PAINT_ANGULAR = 3 /* once around a center, clockwise, from an angle (0 is to the right) */
};

/* How a text is aligned to its x. */
typedef int32_t anim_align;
enum { ANIM_ALIGN_LEFT = 0, ANIM_ALIGN_CENTER = 1, ANIM_ALIGN_RIGHT = 2 };

/* Which line of a text is at its y. */
typedef int32_t anim_baseline;
enum { ANIM_BASELINE_ALPHABETIC = 0, ANIM_BASELINE_TOP = 1, ANIM_BASELINE_MIDDLE = 2, ANIM_BASELINE_BOTTOM = 3 };

/* How an image fills its frame. */
typedef int32_t anim_fit;
enum {
    ANIM_FIT_STRETCH = 0, /* the image fills its frame */
    ANIM_FIT_CONTAIN = 1, /* the largest size at which all of it fits in the frame, centered */
    ANIM_FIT_COVER = 2 /* the smallest size at which it covers the frame, centered; parts outside are not drawn */
};

/* The blend modes of W3C Compositing and Blending, level 1. */
typedef int32_t anim_blend_mode;
enum {
    ANIM_BLEND_MODE_NORMAL = 0,
    ANIM_BLEND_MODE_MULTIPLY = 1,
    ANIM_BLEND_MODE_SCREEN = 2,
    ANIM_BLEND_MODE_OVERLAY = 3,
    ANIM_BLEND_MODE_DARKEN = 4,
    ANIM_BLEND_MODE_LIGHTEN = 5,
    ANIM_BLEND_MODE_COLOR_DODGE = 6,
    ANIM_BLEND_MODE_COLOR_BURN = 7,
    ANIM_BLEND_MODE_HARD_LIGHT = 8,
    ANIM_BLEND_MODE_SOFT_LIGHT = 9,
    ANIM_BLEND_MODE_DIFFERENCE = 10,
    ANIM_BLEND_MODE_EXCLUSION = 11,
    ANIM_BLEND_MODE_HUE = 12,
    ANIM_BLEND_MODE_SATURATION = 13,
    ANIM_BLEND_MODE_COLOR = 14,
    ANIM_BLEND_MODE_LUMINOSITY = 15
};

/* A gradient's color at an offset from 0 to 1. */
typedef struct anim_gradient_stop {
    double offset; /* not below that of the stop before */
    double color[4]; /* red, green, blue, opacity; sRGB, not premultiplied, and interpolated in this form, as SVG
                        does */
} anim_gradient_stop;

/* A range of the display list's verbs, and one of its coordinates: a path. */
typedef struct anim_draw_path {
    uint32_t verb_start, verb_count;
    uint32_t coordinate_start, coordinate_count;
} anim_draw_path;

/* Along the line from start to end. */
typedef struct anim_linear_gradient {
    anim_point start, end;
} anim_linear_gradient;

/* From a center to a radius. */
typedef struct anim_radial_gradient {
    anim_point center;
    double radius; /* at least 0 */
} anim_radial_gradient;

/* Once around a center, clockwise. */
typedef struct anim_angular_gradient {
    anim_point center;
    double angle; /* where it begins and ends; 0 is to the right */
} anim_angular_gradient;

/* Where a gradient is. */
typedef union anim_draw_gradient {
    ANIM_WHEN(ANIM_PAINT_LINEAR) anim_linear_gradient linear;
    ANIM_WHEN(ANIM_PAINT_RADIAL) anim_radial_gradient radial;
    ANIM_WHEN(ANIM_PAINT_ANGULAR) anim_angular_gradient angular;
} anim_draw_gradient;

/* What a path or a text is drawn with: a color, or a gradient with stops. */
typedef struct anim_draw_paint {
    anim_paint kind; /* ANIM_PAINT_... */
    uint32_t stop_start, stop_count; /* a gradient's stops, in the display list's stops */
    uint32_t reserved;
    double color[4]; /* of ANIM_PAINT_SOLID: red, green, blue, opacity; 0 for gradients */
    ANIM_TAG(kind) anim_draw_gradient gradient; /* all 0 for ANIM_PAINT_SOLID */
} anim_draw_paint;

/* A filled path. */
typedef struct anim_draw_fill {
    anim_draw_paint paint;
    anim_draw_path path;
    anim_fill_rule rule; /* ANIM_FILL_RULE_... */
    uint32_t reserved;
} anim_draw_fill;

/* A stroked path. */
typedef struct anim_draw_stroke {
    anim_draw_paint paint;
    anim_draw_path path;
    anim_cap cap; /* ANIM_CAP_... */
    anim_join join; /* ANIM_JOIN_MITER, _ROUND or _BEVEL: a stroke with another join is given as its filled outline */
    double width; /* at least 0 */
    double miter_limit; /* at least 1 */
    double dash_offset; /* the offset into the dash pattern at which each subpath begins */
    uint32_t dash_start, dash_count; /* in the display list's dashes: an even number of lengths; 0 for a solid line */
} anim_draw_stroke;

/* A text in a font of the host's. */
typedef struct anim_draw_text {
    anim_draw_paint paint;
    uint32_t text_start, text_count; /* its UTF-8, in the display list's text */
    uint32_t font_start, font_count; /* its font's name, likewise; a count of 0: the host's own font */
    anim_align align; /* ANIM_ALIGN_...: how it is aligned to position.x */
    anim_baseline baseline; /* ANIM_BASELINE_...: which line of it is at position.y */
    anim_point position;
    double size; /* of the font */
    double weight; /* as in CSS: 400 is regular, 700 bold */
} anim_draw_text;

/* An image that the host knows by its name. */
typedef struct anim_draw_image {
    uint32_t name_start, name_count; /* its name, in the display list's text */
    anim_fit fit; /* ANIM_FIT_... */
    uint32_t reserved;
    anim_rectangle frame;
} anim_draw_image;

/* A layer's shadow: drawn below it, and part of it. */
typedef struct anim_draw_shadow {
    double color[4]; /* red, green, blue, opacity */
    anim_point offset; /* from the layer */
    double blur; /* twice the standard deviation of the Gaussian blur, as CSS has it for box-shadow */
} anim_draw_shadow;

/* The beginning of a layer. */
typedef struct anim_draw_layer {
    anim_blend_mode blend; /* ANIM_BLEND_MODE_... */
    anim_bool has_shadow;
    anim_draw_shadow shadow; /* all 0 where has_shadow is 0 */
} anim_draw_layer;

/* The beginning of a clip: the commands up to its end show inside the path only. */
typedef struct anim_draw_clip {
    anim_draw_path path;
    anim_fill_rule rule; /* ANIM_FILL_RULE_... */
    uint32_t reserved;
} anim_draw_clip;

/* What a command draws, by its kind. The ends of layers and clips have no content. */
typedef union anim_draw_content {
    ANIM_WHEN(ANIM_DRAW_KIND_FILL) anim_draw_fill fill;
    ANIM_WHEN(ANIM_DRAW_KIND_STROKE) anim_draw_stroke stroke;
    ANIM_WHEN(ANIM_DRAW_KIND_TEXT) anim_draw_text text;
    ANIM_WHEN(ANIM_DRAW_KIND_IMAGE) anim_draw_image image;
    ANIM_WHEN(ANIM_DRAW_KIND_LAYER_BEGIN) anim_draw_layer layer;
    ANIM_WHEN(ANIM_DRAW_KIND_CLIP_BEGIN) anim_draw_clip clip;
} anim_draw_content;

/* One step of drawing. Paths, gradients, strokes, shadows, texts and images are in the node's own coordinates: the
   transform takes them to the scene's. Begins and ends are balanced: the content of a layer or clip stands between its
   begin and its end. In C, 240 bytes on every platform, 0 where the kind's content does not use them. */
typedef struct anim_draw_command {
    anim_draw_kind kind; /* ANIM_DRAW_KIND_... */
    int32_t node; /* number of the node in document order */
    anim_transform transform;
    double opacity; /* 0 to 1, of the node; a group's opacity is that of its layer */
    anim_rectangle bounds; /* the area that it can change, in the scene's coordinates: by control points, ends and
                              miters, inside the bounds of the clips around it. Width and height are 0 if it is empty.
                              In a layer with a shadow, and for that layer, also what lies outside of these clips and
                              casts its shadow into them. For a text an estimate, one font size wide for each byte: the
                              core knows no fonts. */
    uint64_t revision; /* the display list's revision when its content last changed */
    ANIM_TAG(kind) anim_draw_content content; /* what it draws */
} anim_draw_command;

/* The present display list: commands from back to front, and the arrays to which they refer. Each is a view that is
   valid until the next call on the same scene (or its stage) that is not one of these, anim_scene_get_display... The
   cost of updating it is proportional to what changed, and next to nothing if nothing did. If nodes appear, vanish or
   change their order, or a path changes its number of commands, it is proportional to the whole list. In C, an empty
   one is NULL. */
ANIM_API anim_status anim_scene_get_display_commands(anim_scene *scene,
                                                     ANIM_OUT ANIM_COUNT(*count)
                                                         ANIM_VIEW("the next other call on the scene or its stage")
                                                             const anim_draw_command **commands,
                                                     ANIM_OUT size_t *count) ANIM_ERRORS(REENTRANT);

/* All of a display list. */
typedef struct anim_display {
    uint32_t struct_size;
    uint32_t reserved; /* 0 */
    uint64_t revision;
    ANIM_POINTER(ANIM_NULLABLE ANIM_COUNT(command_count) ANIM_VIEW("the next other call on the scene or its stage")
                     const anim_draw_command,
                 commands);
    uint64_t command_count;
    ANIM_POINTER(ANIM_NULLABLE ANIM_COUNT(verb_count) ANIM_VIEW("the next other call on the scene or its stage")
                     const anim_verb,
                 verbs);
    uint64_t verb_count;
    ANIM_POINTER(ANIM_NULLABLE ANIM_COUNT(coordinate_count) ANIM_VIEW("the next other call on the scene or its stage")
                     const double,
                 coordinates);
    uint64_t coordinate_count;
    ANIM_POINTER(ANIM_NULLABLE ANIM_COUNT(stop_count) ANIM_VIEW("the next other call on the scene or its stage")
                     const anim_gradient_stop,
                 stops);
    uint64_t stop_count;
    /* the dashes of all strokes in a row */
    ANIM_POINTER(ANIM_NULLABLE ANIM_COUNT(dash_count) ANIM_VIEW("the next other call on the scene or its stage")
                     const double,
                 dashes);
    uint64_t dash_count;
    /* UTF-8 of all texts in a row. In C, without a NUL */
    ANIM_POINTER(ANIM_NULLABLE ANIM_COUNT(text_length) ANIM_VIEW("the next other call on the scene or its stage")
                     const uint8_t,
                 text);
    uint64_t text_length;
} anim_display;

/* The whole display list in one call, with the same views. In C, display->struct_size must be sizeof *display. */
ANIM_API anim_status anim_scene_get_display(anim_scene *scene, ANIM_INOUT anim_display *display)
    ANIM_ERRORS(LIMIT, REENTRANT);

/* The display list's revision: a number that grows whenever the list differs from the one at the last query; 1 for the
   first. A host that has drawn it need not draw again while it stays the same. Another scene of the same document,
   queried at other times, has other revisions. */
ANIM_API anim_status anim_scene_get_display_revision(anim_scene *scene, ANIM_OUT uint64_t *revision)
    ANIM_ERRORS(REENTRANT);

/* The area that must be drawn again since a revision: the union of the old and new bounds of everything that changed,
   appeared or vanished after it, inside the canvas. Width and height are 0 if nothing did. The whole canvas for a
   revision more than 63 ago, and for 0. ANIM_ERROR_ARGUMENT for a revision that the list has not reached. */
ANIM_API anim_status anim_scene_get_display_damage(anim_scene *scene, uint64_t since,
                                                   ANIM_OUT anim_rectangle *rectangle) ANIM_ERRORS(REENTRANT);

/* The display list as an SVG document whose viewBox is the scene's canvas. background, which may be left out, is red,
   green, blue and opacity, each from 0 to 1. In C, background is NULL for none; the text may be large: ask for its
   length first. */
ANIM_API anim_status anim_scene_get_svg(anim_scene *scene, ANIM_NULLABLE ANIM_COUNT(4) const double *background,
                                        ANIM_OUT ANIM_COUNT(capacity, *length) char *buffer, size_t capacity,
                                        ANIM_OUT size_t *length) ANIM_ERRORS(LIMIT, REENTRANT, CAPACITY);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Snapshots of scenes                                                                                              */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: machine. */

/* The whole state of a scene, as anim_stage_snapshot writes that of a stage. It contains the stage; the active states
   of the machines with their histories, pending delays and events; the inputs, pointers, focus and random generator. It
   does not contain the document. */
ANIM_API anim_status anim_scene_snapshot(anim_scene *scene, ANIM_OUT ANIM_COUNT(capacity, *length) uint8_t *buffer,
                                         size_t capacity, ANIM_OUT size_t *length)
    ANIM_ERRORS(LIMIT, REENTRANT, CAPACITY, STATE);

/* Replaces the scene's state by one that anim_scene_snapshot wrote, as anim_stage_restore does. The snapshot may be of
   another scene, in another process or on another machine, if the documents of both mean the same and their parameters
   are the same: ANIM_ERROR_STATE otherwise. White space, escapes, spellings of numbers, keys that begin with x- and the
   order of an object's keys have no meaning; the order of names, as in inputs, properties and states, has. All of the
   display list counts as changed; revisions continue. */
ANIM_API anim_status anim_scene_restore(anim_scene *scene, ANIM_COUNT(length) const uint8_t *bytes, size_t length)
    ANIM_ERRORS(LIMIT, REENTRANT, KIND, STATE, SYNTAX);

/* Restores a snapshot of a scene of an older edition of a document, by name, and replaces the scene's document by the
   edition in text. The result is that of two steps: restoring the snapshot in a scene of document, the older edition,
   and reloading that scene with text. anim_scene_reload says what is kept, and how the result tells what is not. Of the
   options, only parameters, library and memory_limit are used, for the text; those of document were given to
   anim_document_load. In C, options may be null.

   Later snapshots of the scene can be restored only in the scene itself, and by this call with the same document and
   text if the host has added no properties; nothing is lost then. The handles of the scene and of its stage, the event
   callback, the step budget and the revisions stay; identifiers of properties, animations, transactions, groups and
   banks from before become invalid. ANIM_ERROR_STATE for a snapshot of another edition and inside an open transaction;
   errors as in anim_scene_restore and anim_scene_load. Nothing has changed then. */
ANIM_API anim_status anim_scene_restore_edition(anim_scene *scene, ANIM_COUNT(bytes_length) const uint8_t *bytes,
                                                size_t bytes_length, const anim_document *document,
                                                ANIM_COUNT(text_length) const char *text, size_t text_length,
                                                ANIM_NULLABLE const anim_scene_options *options,
                                                ANIM_OUT ANIM_COUNT(capacity, *length) char *buffer, size_t capacity,
                                                ANIM_OUT size_t *length)
    ANIM_ERRORS(LIMIT, REENTRANT, KIND, STATE, SYNTAX, DOCUMENT);
ANIM_API anim_status anim_scene_restore_edition_flat(
    anim_scene *scene, ANIM_COUNT(bytes_length) const uint8_t *bytes, size_t bytes_length,
    const anim_document *document, ANIM_COUNT(text_length) const char *text, size_t text_length,
    ANIM_NULLABLE const anim_scene_options *options, ANIM_COUNT(parameters_length) const char *parameters,
    size_t parameters_length, ANIM_COUNT(library_length) const char *library, size_t library_length,
    ANIM_OUT ANIM_COUNT(capacity, *length) char *buffer, size_t capacity, ANIM_OUT size_t *length)
    ANIM_ERRORS(LIMIT, REENTRANT, KIND, STATE, SYNTAX, DOCUMENT);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Traces: timed inputs                                                                                             */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: scene. */

/* A recording of inputs, as JSON lines (docs/trace-format.md). It is immutable, and may be played by many scenes. */
typedef struct anim_trace anim_trace;

/* Parses a trace (at most ANIM_LIMIT_TEXT_BYTES). The text is not needed afterwards. ANIM_ERROR_SYNTAX,
   ANIM_ERROR_DOCUMENT, ANIM_ERROR_LIMIT with line and column. In C, the caller destroys the trace. */
ANIM_API anim_status anim_trace_load(ANIM_COUNT(text_length) const char *text, size_t text_length,
                                     ANIM_OUT ANIM_MADE(anim_trace_destroy) anim_trace **trace)
    ANIM_ERRORS(LIMIT, SYNTAX, DOCUMENT);

/* Releases a trace. */
ANIM_API anim_status anim_trace_destroy(ANIM_TAKEN ANIM_NULLABLE anim_trace *trace);

typedef struct anim_trace_info {
    uint32_t struct_size;
    anim_bool has_seed;
    uint64_t step_count;
    int64_t end; /* flicks: the time of its end line, or else of its last step */
    uint64_t seed; /* the seed with which it was recorded, if has_seed is 1; load the scene with it */
} anim_trace_info;

/* Facts about a trace. In C, info->struct_size must be sizeof *info. */
ANIM_API anim_status anim_trace_get_info(const anim_trace *trace, ANIM_INOUT anim_trace_info *info) ANIM_ERRORS(LIMIT);

/* The parameters that the trace was recorded with: the text of a JSON object for anim_scene_options, or empty. */
ANIM_API anim_status anim_trace_get_parameters(const anim_trace *trace,
                                               ANIM_OUT ANIM_COUNT(capacity, *length) char *buffer, size_t capacity,
                                               ANIM_OUT size_t *length) ANIM_ERRORS(LIMIT, CAPACITY);

/* The time of a step in flicks; steps are in order of time. ANIM_ERROR_NOT_FOUND beyond the last. */
ANIM_API anim_status anim_trace_get_step_time(const anim_trace *trace, size_t index, ANIM_OUT int64_t *time)
    ANIM_ERRORS(NOT_FOUND);

/* Applies one step's input to a scene now, whatever the time. */
ANIM_API anim_status anim_scene_apply_step(anim_scene *scene, const anim_trace *trace, size_t index)
    ANIM_ERRORS(REENTRANT, NOT_FOUND, LIMIT, KIND, STATE);

/* Plays a trace up to a host time, in flicks since the scene was loaded and not before the scene's host time. For each
   step from next_step on whose time is not later, it advances to that step and applies it; then it advances to the
   time. next_step is the index of the first step that was not applied yet: 0 at first, and updated by each call. If a
   step or an advance on the way is refused, the call fails, the scene stays where it is then, and next_step is updated
   as well. A time more than ANIM_LIMIT_ADVANCE_SECONDS ahead is refused at once. */
ANIM_API anim_status anim_scene_play(anim_scene *scene, const anim_trace *trace, int64_t time,
                                     ANIM_INOUT size_t *next_step)
    ANIM_ERRORS(LIMIT, REENTRANT, NOT_FOUND, KIND, STATE);

#ifdef __cplusplus
}
#endif

#endif /* ANIMCORE_SCENE_H */
