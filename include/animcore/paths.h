/* SPDX-License-Identifier: MIT */
/*
 * animcore/paths.h: paths, queries and operations on them, and morphs between them.
 *
 * Contents
 *
 *   Paths
 *   Paths: SVG path data
 *   Paths: lengths, points and nearest points
 *   Paths: areas, winding and flattening
 *   Paths: parts and changes
 *   Paths: strokes, dashes and corners
 *   Paths: combining what is inside
 *   Paths: many at once
 *   Morphs: between any two paths
 *
 * The conventions of units, errors, text, ownership and threads are those of animcore/base.h.
 */
#ifndef ANIMCORE_PATHS_H
#define ANIMCORE_PATHS_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---------------------------------------------------------------------------------------------------------------- */
/* Paths                                                                                                            */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: paths. */

/* A path: subpaths of lines and Bezier curves. Coordinates are at most 1e150 in size (ANIM_ERROR_LIMIT). */
typedef struct anim_path anim_path;

/* A command of a path. A byte, since paths have many. */
typedef uint8_t anim_verb;
enum {
    ANIM_VERB_MOVE = 0, /* 1 point: begins a subpath */
    ANIM_VERB_LINE = 1, /* 1 point */
    ANIM_VERB_QUADRATIC = 2, /* 2 points: control, end */
    ANIM_VERB_CUBIC = 3, /* 3 points: control, control, end */
    ANIM_VERB_CLOSE = 4 /* 0 points */
};

/* An empty path. In C, the caller destroys it. */
ANIM_API anim_status anim_path_create(ANIM_OUT ANIM_MADE(anim_path_destroy) anim_path **path);

/* Releases a path. */
ANIM_API anim_status anim_path_destroy(ANIM_TAKEN ANIM_NULLABLE anim_path *path);

/* Removes everything and keeps the memory. */
ANIM_API anim_status anim_path_clear(anim_path *path);

/* Begins a subpath. */
ANIM_API anim_status anim_path_move_to(anim_path *path, double x, double y) ANIM_ERRORS(LIMIT);

/* Straight line, quadratic and cubic Bezier curve from the current point. ANIM_ERROR_STATE on a path that has none. */
ANIM_API anim_status anim_path_line_to(anim_path *path, double x, double y) ANIM_ERRORS(LIMIT, STATE);
ANIM_API anim_status anim_path_quadratic_to(anim_path *path, double control_x, double control_y, double x, double y)
    ANIM_ERRORS(LIMIT, STATE);
ANIM_API anim_status anim_path_cubic_to(anim_path *path, double control1_x, double control1_y, double control2_x,
                                        double control2_y, double x, double y) ANIM_ERRORS(LIMIT, STATE);

/* Closes the subpath; the current point is then its beginning. ANIM_ERROR_STATE on a path without a subpath. */
ANIM_API anim_status anim_path_close(anim_path *path) ANIM_ERRORS(LIMIT, STATE);

/* Appends many verbs at once: verbs are ANIM_VERB_..., coordinates the x and y of their points in turn, exactly as many
   as the verbs take. All or nothing. ANIM_ERROR_STATE for a verb that needs a current point where there is none. */
ANIM_API anim_status anim_path_append(anim_path *path, ANIM_COUNT(verb_count) const anim_verb *verbs, size_t verb_count,
                                      ANIM_COUNT(coordinate_count) const double *coordinates, size_t coordinate_count)
    ANIM_ERRORS(LIMIT, STATE);

/* Closed shapes, each wound clockwise on the screen. The corners' radius, >= 0, is clamped to half of the shorter
   side. */
ANIM_API anim_status anim_path_add_rectangle(anim_path *path, const anim_rectangle *rectangle, double radius)
    ANIM_ERRORS(LIMIT);

/* Four cubic curves from the rightmost point on; the relative error of the radius is 2.8e-4. */
ANIM_API anim_status anim_path_add_ellipse(anim_path *path, const anim_rectangle *rectangle) ANIM_ERRORS(LIMIT);

/* A symbol that is Venus at arrowness 0 and, turned by -135 degrees, Mars at 1: an ellipse inset by three strokes, and
   an outline of twelve points of which four move. Values outside 0 to 1 extrapolate. stroke >= 0; the rectangle is at
   least six strokes wide and high. */
ANIM_API anim_status anim_path_add_symbol(anim_path *path, const anim_rectangle *rectangle, double stroke,
                                          double arrowness) ANIM_ERRORS(LIMIT);

/* Transforms every point in place. Coordinates that would be beyond 1e150 in size are clamped to it. */
ANIM_API anim_status anim_path_transform(anim_path *path, const anim_transform *transform);

/* The tight bounding box (of the curves, not of their control points), with the points of lone moves, which draw
   nothing. ANIM_ERROR_STATE on an empty path. */
ANIM_API anim_status anim_path_get_bounds(const anim_path *path, ANIM_OUT anim_rectangle *bounds) ANIM_ERRORS(STATE);

/* How many verbs and coordinates (two a point) the path has. In C, either pointer may be null. */
ANIM_API anim_status anim_path_get_counts(const anim_path *path, ANIM_OUT ANIM_NULLABLE size_t *verb_count,
                                          ANIM_OUT ANIM_NULLABLE size_t *coordinate_count);

/* Copies the path's contents out. Both arrays must be at least as long as anim_path_get_counts() tells
   (ANIM_ERROR_CAPACITY). */
ANIM_API anim_status anim_path_copy(const anim_path *path, ANIM_OUT ANIM_COUNT(verb_capacity) anim_verb *verbs,
                                    size_t verb_capacity, ANIM_OUT ANIM_COUNT(coordinate_capacity) double *coordinates,
                                    size_t coordinate_capacity) ANIM_ERRORS(LIMIT, CAPACITY);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Paths: SVG path data                                                                                             */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: paths. */

/* How path data are read. */
typedef struct anim_path_parsing {
    uint32_t struct_size;
    /* 0: data with an error are refused; 1: everything before the error is kept, as in SVG's error handling */
    anim_bool lenient;
    double arc_accuracy; /* largest error of an arc's cubics, relative to its larger radius: 1e-13 to 1 */
} anim_path_parsing;

/* Fills the options with their defaults: strict, arcs within 1e-9. */
ANIM_API anim_status anim_default_path_parsing(ANIM_OUT anim_path_parsing *options, uint32_t struct_size) ANIM_PURE
    ANIM_ERRORS(LIMIT);

/* Replaces the path's contents by SVG path data: the grammar of SVG 2
   (https://www.w3.org/TR/SVG2/paths.html#PathDataBNF), every command, absolute and relative, with exponents in numbers.
   The path's memory is reused. Numbers are the nearest doubles, whatever the locale; minus zero becomes 0. Relative
   coordinates add up as doubles. Arcs become as many cubic curves as arc_accuracy needs, and end exactly at their end
   points. An arc with a radius of 0 is a line, one that ends where it begins is nothing, and radii that are too small
   are scaled up. An empty text is an empty path; "none", a keyword of CSS, is not path data. A second Z in a row adds
   nothing; after Z a command other than M begins with a move to the start of the subpath. A decimal point without
   digits after it is not part of a number. ANIM_ERROR_SYNTAX where the text is no path data; ANIM_ERROR_LIMIT for a
   coordinate beyond 1e150, for too many verbs and for a text of more than ANIM_LIMIT_TEXT_BYTES. The message says what
   was expected and found at which byte, and anim_last_error_place() gives line and column. With lenient set these two
   errors in the data do not fail the call: it succeeds with everything before the error, and still sets message and
   place. The result is the byte offset of the first error, -1 if there is none. O(bytes). In C, options may be null for
   the defaults, and *error_offset (may be null), unlike other out-pointers, is also written if the call fails for that
   error. */
ANIM_API anim_status anim_path_parse(anim_path *path, ANIM_COUNT(text_length) const char *text, size_t text_length,
                                     ANIM_NULLABLE const anim_path_parsing *options,
                                     ANIM_OUT ANIM_NULLABLE int64_t *error_offset) ANIM_ERRORS(LIMIT, SYNTAX);

/* Whether path data are written with absolute or relative coordinates. */
typedef int32_t anim_path_coordinates;
enum {
    ANIM_PATH_COORDINATES_ABSOLUTE = 0, /* capital letters */
    ANIM_PATH_COORDINATES_RELATIVE = 1, /* small letters, except where adding up would not restore the exact number */
    ANIM_PATH_COORDINATES_SHORTER = 2 /* for each command whichever takes fewer bytes */
};

/* How path data are written. */
typedef struct anim_path_format {
    uint32_t struct_size;
    anim_bool minified; /* 1: as few bytes as possible: no redundant command or separator, H, V, S and T, .5 for 0.5,
                           1e3 for 1000; 0: a command for each verb, a space between numbers */
    anim_path_coordinates coordinates;
    int32_t digits; /* decimals to which numbers are rounded, 0 to 15; -1: as many as needed to lose nothing */
} anim_path_format;

/* Fills the format with its defaults: minified, the shorter coordinates, nothing lost. */
ANIM_API anim_status anim_default_path_format(ANIM_OUT anim_path_format *format, uint32_t struct_size) ANIM_PURE
    ANIM_ERRORS(LIMIT);

/* The path as SVG path data. With ABSOLUTE coordinates, not minified and with digits = -1, it is easiest to read for
   people: a command for each verb, each number with the fewest digits that parse to itself, and with an exponent only
   where it would otherwise be longer than 21 characters, not counting its sign and a 0 before the point. With
   digits = -1 the text parses to exactly the same path, except that minus zero becomes 0. Errors of rounded relative
   coordinates do not add up: each is the difference to the point that a parser has reached. O(verbs). In C, format may
   be null for the defaults. */
ANIM_API anim_status anim_path_write(const anim_path *path, ANIM_NULLABLE const anim_path_format *format,
                                     ANIM_OUT ANIM_COUNT(capacity, *length) char *buffer, size_t capacity,
                                     ANIM_OUT size_t *length) ANIM_ERRORS(LIMIT, CAPACITY);

/* An arc of an ellipse from the current point to (x, y), as SVG's A draws it. A radius of 0 makes a line, negative
   radii count as positive, radii that are too small are scaled up, and an arc that ends where it begins is nothing.
   rotation of the ellipse's x axis is in radians (SVG has degrees); large = 1 takes the longer way round, sweep = 1 the
   one clockwise on the screen. The arc becomes cubic curves with an error of at most accuracy (1e-13 to 1) times the
   larger radius, and ends exactly at (x, y). ANIM_ERROR_STATE without a current point; ANIM_ERROR_LIMIT when points of
   the arc are beyond 1e150. */
ANIM_API anim_status anim_path_arc_to(anim_path *path, double radius_x, double radius_y, double rotation,
                                      anim_bool large, anim_bool sweep, double x, double y, double accuracy)
    ANIM_ERRORS(LIMIT, STATE);

/* An arc of an ellipse around a center that begins at the angle start and sweeps angle (radians, clockwise on the
   screen, both in the ellipse's own frame; more than a whole turn counts as one). Radii >= 0. If the last subpath is
   open, a line leads to the arc's beginning, unless it is there already; otherwise the arc begins a subpath. accuracy
   and errors as above. */
ANIM_API anim_status anim_path_add_arc(anim_path *path, double center_x, double center_y, double radius_x,
                                       double radius_y, double rotation, double start, double angle, double accuracy)
    ANIM_ERRORS(LIMIT);

/* The rule by which two texts of path data have the same structure. */
typedef int32_t anim_path_rule;
enum {
    /* the same number and types of commands in the same order; H and h are one type: CSS Shapes 1 (interpolation of
       path()) and SVG 2, 9.3.2 (the d property), as browsers read them */
    ANIM_PATH_RULE_CSS = 0,
    /* exactly the same list of commands; H and h differ: SVG 1.1, 8.2 (animation of the d attribute) */
    ANIM_PATH_RULE_SMIL = 1
};

/* Whether two texts of path data have the same structure by a rule, so that CSS or SMIL would interpolate them: -1 if
   they have, otherwise the number of commands before the first difference. Arguments repeated without a letter count as
   separate commands, after M and m as L and l. ANIM_ERROR_SYNTAX and ANIM_ERROR_LIMIT as anim_path_parse(), for the
   first text that is no path data. O(bytes of both). */
ANIM_API anim_status anim_path_data_match(ANIM_COUNT(a_length) const char *a, size_t a_length,
                                          ANIM_COUNT(b_length) const char *b, size_t b_length, anim_path_rule rule,
                                          ANIM_OUT int64_t *difference) ANIM_PURE ANIM_ERRORS(LIMIT, SYNTAX);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Paths: lengths, points and nearest points                                                                        */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: paths. */

/* Lengths are measured along all drawn segments of all subpaths in order, including the lines of ANIM_VERB_CLOSE; moves
   have no length. Lengths are in the path's units, from the beginning of the first subpath; they are clamped to 0 and
   the path's length. The first query of a location at a length measures the path, to the rounding of doubles, and keeps
   the tables until the path changes; further queries cost O(log verbs). */

/* A location on an outline. At a length where two segments meet, the location is the beginning of the second, and its
   tangent the direction in which the path goes on. At the end of the path it is the end of the last segment. At a cusp
   the tangent is that of the curve after it; where control points coincide, the limit; (1, 0) for a segment of length
   0. */
typedef struct anim_path_location {
    double x, y;
    /* the direction, of length 1; the normal is a quarter turn clockwise from it: (-y, x) */
    double tangent_x, tangent_y;
    double curvature; /* 1 / radius, positive where the path turns clockwise on the screen; 0 on lines and at cusps */
    double length; /* along the path */
    double distance; /* from the given point; 0 where none was given */
    double parameter; /* of the verb's segment, 0...1 */
    uint32_t verb; /* the index of the verb that draws the segment */
    uint32_t subpath; /* which, from 0 */
} anim_path_location;

/* What anim_path_get_values_at() returns for each length. */
typedef int32_t anim_path_quantity;
enum {
    ANIM_PATH_QUANTITY_POINTS = 0, /* x and y: 2 numbers a length */
    ANIM_PATH_QUANTITY_TANGENTS = 1, /* x and y of the unit tangent: 2 */
    ANIM_PATH_QUANTITY_NORMALS = 2, /* the tangent turned by a quarter clockwise on the screen: 2 */
    ANIM_PATH_QUANTITY_ANGLES = 3, /* of the tangent with the x axis, radians, clockwise on the screen, -pi...pi: 1 */
    ANIM_PATH_QUANTITY_CURVATURES = 4, /* as in anim_path_location: 1 */
    ANIM_PATH_QUANTITY_PARAMETERS = 5 /* the verb's index plus the parameter (0...1) in it: 1 */
};

/* How an object that moves along a path is rotated. */
typedef int32_t anim_path_rotation;
enum {
    ANIM_PATH_ROTATION_FIXED = 0, /* by the angle alone */
    /* with the path's direction, plus the angle: SVG's rotate="auto", CSS's offset-rotate: auto */
    ANIM_PATH_ROTATION_AUTO = 1
};

/* The length of the outline. accuracy (>= 0) is the error allowed, apart from the rounding of doubles; 0 stands for
   1e-10 of the length. 0 for an empty path. */
ANIM_API anim_status anim_path_get_length(const anim_path *path, double accuracy, ANIM_OUT double *length);

/* The length at a parameter (0...1, clamped) of the verb at an index: the inverse of a location's verb and parameter.
   ANIM_ERROR_NOT_FOUND for an index beyond the last verb. */
ANIM_API anim_status anim_path_get_length_at(const anim_path *path, uint32_t verb, double parameter,
                                             ANIM_OUT double *length) ANIM_ERRORS(NOT_FOUND);

/* The location at a length. ANIM_ERROR_STATE on an empty path, also in the three functions that follow. */
ANIM_API anim_status anim_path_get_location_at(const anim_path *path, double length,
                                               ANIM_OUT anim_path_location *location) ANIM_ERRORS(STATE);

/* Evaluates one quantity (ANIM_PATH_QUANTITY_...) at many lengths: one or two numbers for each. Fastest for sorted
   lengths. */
ANIM_API anim_status anim_path_get_values_at(const anim_path *path, anim_path_quantity what,
                                             ANIM_COUNT(count) const double *lengths, size_t count,
                                             ANIM_OUT ANIM_COUNT(2 * count) double *results) ANIM_ERRORS(LIMIT, STATE);

/* Motion along the path: for each length the transform that places an object drawn at the origin, facing right.
   rotation is ANIM_PATH_ROTATION_...; an angle of pi faces backwards (auto-reverse). For motion at constant speed,
   increase the length evenly. */
ANIM_API anim_status anim_path_get_transforms_at(const anim_path *path, anim_path_rotation rotation, double angle,
                                                 ANIM_COUNT(count) const double *lengths, size_t count,
                                                 ANIM_OUT ANIM_COUNT(count) anim_transform *transforms)
    ANIM_ERRORS(LIMIT, STATE);

/* The location on the outline nearest to a point, with its distance; of several equally near, the first. Every local
   minimum that could be the global one is examined, so that none is missed. Moves count only in a path that draws
   nothing. */
ANIM_API anim_status anim_path_find_nearest(const anim_path *path, double x, double y,
                                            ANIM_OUT anim_path_location *location) ANIM_ERRORS(LIMIT, STATE);

/* The same for many points, x and y of each in turn. nearest has the x and y of each location in turn, distances and
   lengths have one number for each point. In C, each result pointer may be null. */
ANIM_API anim_status anim_path_find_nearest_many(const anim_path *path, ANIM_COUNT(2 * count) const double *points,
                                                 size_t count,
                                                 ANIM_OUT ANIM_NULLABLE ANIM_COUNT(2 * count) double *nearest,
                                                 ANIM_OUT ANIM_NULLABLE ANIM_COUNT(count) double *distances,
                                                 ANIM_OUT ANIM_NULLABLE ANIM_COUNT(count) double *lengths)
    ANIM_ERRORS(LIMIT, STATE);

/* How the lengths of anim_path_trim_options are counted. */
typedef uint32_t anim_path_trim_flags;
enum {
    ANIM_PATH_TRIM_SUBPATHS = 1, /* each subpath by itself; otherwise all subpaths as one line */
    ANIM_PATH_TRIM_LENGTHS = 2 /* start, end and offset are lengths; otherwise fractions of the length, 0...1 */
};

/* Which part of an outline anim_path_trim keeps. */
typedef struct anim_path_trim_options {
    uint32_t struct_size;
    anim_path_trim_flags flags; /* ANIM_PATH_TRIM_... added up. 0 */
    double start; /* where the part begins and ends: clamped to the path, exchanged where start > end. 0 and 1 */
    double end;
    double offset; /* moves both along the path; beyond its end they wrap to its beginning. 0 */
} anim_path_trim_options;

/* Fills the options with the defaults named above. In C, struct_size is the caller's sizeof. */
ANIM_API anim_status anim_default_path_trim_options(ANIM_OUT anim_path_trim_options *options,
                                                    uint32_t struct_size) ANIM_PURE ANIM_ERRORS(LIMIT);

/* The part of the path that the options keep, accurate to 1e-12 of the length. Where the part wraps around in a closed
   subpath (which is all of the path, or with ANIM_PATH_TRIM_SUBPATHS each one) it continues without a gap. A subpath
   kept whole stays closed. If nothing is kept, the result is empty. In C, result may be the path itself. */
ANIM_API anim_status anim_path_trim(const anim_path *path, const anim_path_trim_options *options, anim_path *result)
    ANIM_ERRORS(LIMIT);

/* Cuts the path at lengths, in any order, and gives the piece at index and the number of pieces. Lengths at or beyond
   an end, and repeated ones, do not cut. A path that is one closed subpath is a ring: one cut, even at its beginning,
   makes it one open piece; the last of several pieces continues over the beginning to the first cut.
   ANIM_ERROR_NOT_FOUND for an index beyond the pieces. In C, result may be the path itself, and pieces may be null. */
ANIM_API anim_status anim_path_split(const anim_path *path, ANIM_COUNT(count) const double *lengths, size_t count,
                                     size_t index, anim_path *result, ANIM_OUT ANIM_NULLABLE size_t *pieces)
    ANIM_ERRORS(LIMIT, NOT_FOUND);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Paths: areas, winding and flattening                                                                             */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: paths. */

/* Which points lie inside an outline. */
typedef int32_t anim_fill_rule;
enum {
    ANIM_FILL_RULE_NONZERO = 0, /* those with a winding number other than 0 */
    ANIM_FILL_RULE_EVENODD = 1 /* those with an odd winding number */
};

/* A subpath: a move and the verbs up to the next one. */
typedef struct anim_subpath {
    uint64_t first_verb, verb_count; /* its range of the path's verbs */
    uint64_t first_coordinate, coordinate_count; /* its range of coordinates, two a point */
    double area; /* as anim_path_get_area() */
    anim_bool is_closed; /* 1 where its last verb is a close */
    int32_t reserved; /* 0 */
} anim_subpath;

/* The path's subpaths in order. In C, *count receives how many there are; a capacity of 0 asks for that alone (subpaths
   may then be null), one that is too small is ANIM_ERROR_CAPACITY. */
ANIM_API anim_status anim_path_list_subpaths(const anim_path *path,
                                             ANIM_OUT ANIM_COUNT(capacity, *count) anim_subpath *subpaths,
                                             size_t capacity, ANIM_OUT size_t *count) ANIM_ERRORS(LIMIT, CAPACITY);

/* The bounding box of all points, control points included: faster than anim_path_get_bounds(), and never smaller.
   ANIM_ERROR_STATE on an empty path. */
ANIM_API anim_status anim_path_get_control_bounds(const anim_path *path, ANIM_OUT anim_rectangle *bounds)
    ANIM_ERRORS(STATE);

/* The signed area: positive where the outline runs clockwise on the screen. Open subpaths count as closed; areas
   enclosed twice count twice, and areas of outlines that run the other way (as holes do) are subtracted. Exact except
   for rounding, by Green's theorem; computed relative to each subpath's start, so that distance from the origin costs
   no accuracy. */
ANIM_API anim_status anim_path_get_area(const anim_path *path, ANIM_OUT double *area);

/* The centroid of the area that the path encloses, weighted as in anim_path_get_area(). The center of the bounding box
   where the area is less than 1e-12 of the box's; ANIM_ERROR_STATE on an empty path. */
ANIM_API anim_status anim_path_get_centroid(const anim_path *path, ANIM_OUT anim_point *centroid) ANIM_ERRORS(STATE);

/* The winding number of the outline around a point: turns clockwise on the screen minus turns counter-clockwise. Open
   subpaths count as closed. On the outline itself it may be that of either side; from a distance of 1e-12 of the path's
   size on, it is exact. */
ANIM_API anim_status anim_path_get_winding(const anim_path *path, double x, double y, ANIM_OUT int32_t *winding);

/* The same at many points. In C, the pointers may be null where count is 0. */
ANIM_API anim_status anim_path_get_winding_many(const anim_path *path, ANIM_COUNT(count) const anim_point *points,
                                                size_t count, ANIM_OUT ANIM_COUNT(count) int32_t *windings)
    ANIM_ERRORS(LIMIT);

/* Whether a point lies inside by a rule. Open subpaths count as closed. */
ANIM_API anim_status anim_path_contains(const anim_path *path, double x, double y, anim_fill_rule fill_rule,
                                        ANIM_OUT anim_bool *inside);

/* Approximates the path by straight lines that are nowhere farther from it than tolerance (in points, above 0; at least
   2^-46 of a curve's size is used). Lines and closes stay as they are. Each curve becomes as few lines of about equal
   error as possible: it is cut at equal parts of the integral of the root of its curvature (R. Levien, "Flattening
   quadratic Beziers", 2019), and each line is then proved to be near enough. ANIM_ERROR_LIMIT for more than
   ANIM_LIMIT_PATH_PIECES. In C, result may be the path itself. */
ANIM_API anim_status anim_path_flatten(const anim_path *path, double tolerance, anim_path *result) ANIM_ERRORS(LIMIT);

/* How many verbs and coordinates anim_path_flatten() makes, without building the path. In C, either pointer may be
   null. */
ANIM_API anim_status anim_path_get_flattened_counts(const anim_path *path, double tolerance,
                                                    ANIM_OUT ANIM_NULLABLE size_t *verb_count,
                                                    ANIM_OUT ANIM_NULLABLE size_t *coordinate_count) ANIM_ERRORS(LIMIT);

/* The flattened path as polylines: the points of subpath i end before points[ends[i]], and begin where those of the one
   before end. A closed subpath ends with its first point again. The call fills both arrays and gives the numbers of
   points and of subpaths; if both arrays are empty, only these numbers. An array that is too short is
   ANIM_ERROR_CAPACITY. In C, *point_count and *subpath_count receive these numbers; an empty array has a capacity of 0,
   and may be null. */
ANIM_API anim_status anim_path_get_polylines(const anim_path *path, double tolerance,
                                             ANIM_OUT ANIM_COUNT(point_capacity) anim_point *points,
                                             size_t point_capacity, ANIM_OUT size_t *point_count,
                                             ANIM_OUT ANIM_COUNT(end_capacity) size_t *ends, size_t end_capacity,
                                             ANIM_OUT size_t *subpath_count) ANIM_ERRORS(LIMIT, CAPACITY);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Paths: parts and changes                                                                                         */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: paths. */

/* Each of these replaces the contents of result, which may be the path itself. */

/* A copy of the path. */
ANIM_API anim_status anim_path_assign(const anim_path *path, anim_path *result);

/* Whether two paths have the same verbs and equal coordinates. */
ANIM_API anim_status anim_path_is_equal(const anim_path *path, const anim_path *other, ANIM_OUT anim_bool *equal);

/* One subpath. ANIM_ERROR_NOT_FOUND for an index beyond the last. */
ANIM_API anim_status anim_path_get_subpath(const anim_path *path, size_t index, anim_path *result)
    ANIM_ERRORS(NOT_FOUND);

/* Appends another path, which may be the path itself, to a path, transformed where a transform is given. Coordinates
   that would be beyond 1e150 in size are clamped to it. In C, transform may be null. */
ANIM_API anim_status anim_path_extend(anim_path *path, const anim_path *other,
                                      ANIM_NULLABLE const anim_transform *transform) ANIM_ERRORS(LIMIT);

/* The same, but where the path's last subpath is open, the other's first subpath continues it: by a line to its
   beginning, or directly if that is the same point. */
ANIM_API anim_status anim_path_join(anim_path *path, const anim_path *other) ANIM_ERRORS(LIMIT);

/* The outline in the opposite direction: the last subpath first, each from its end to its start. A closed subpath keeps
   its start, and stays closed. */
ANIM_API anim_status anim_path_reverse(const anim_path *path, anim_path *result);

/* The path with one of its subpaths reversed; the order of subpaths stays. ANIM_ERROR_NOT_FOUND for an index beyond the
   last. */
ANIM_API anim_status anim_path_reverse_subpath(const anim_path *path, size_t index, anim_path *result)
    ANIM_ERRORS(NOT_FOUND);

/* Splits every segment, the closing line too, into parts (at least 1) pieces of equal parameter ranges. Where longest
   (> 0) is finite, the pieces have equal lengths instead (to 1e-9), and more than parts of them are made where a piece
   would be longer than longest. ANIM_ERROR_LIMIT for more than ANIM_LIMIT_PATH_PIECES, before any is made. */
ANIM_API anim_status anim_path_subdivide(const anim_path *path, uint32_t parts, double longest, anim_path *result)
    ANIM_ERRORS(LIMIT);

/* Into which verbs a path is converted. */
typedef int32_t anim_path_conversion;
enum {
    ANIM_PATH_CONVERSION_CUBICS = 0, /* quadratic curves become cubic ones: exactly, except for rounding */
    ANIM_PATH_CONVERSION_ALL_CUBICS = 1, /* lines too; the line of a close becomes a curve before it */
    ANIM_PATH_CONVERSION_QUADRATICS = 2 /* cubic curves become quadratic ones within the tolerance */
};

/* The path in other verbs. The tolerance is in points and above 0. A cubic curve becomes quadratic ones over equal
   ranges of its parameter, which have equal errors: sqrt(3)/36 |p3 - 3 p2 + 3 p1 - p0| / n^3 for n of them (Sederberg,
   "Computer Aided Geometric Design"). ANIM_ERROR_LIMIT for more than ANIM_LIMIT_PATH_PIECES quadratic curves. */
ANIM_API anim_status anim_path_convert(const anim_path *path, anim_path_conversion conversion, double tolerance,
                                       anim_path *result) ANIM_ERRORS(LIMIT);

/* The path with all its open subpaths closed. */
ANIM_API anim_status anim_path_close_all(const anim_path *path, anim_path *result) ANIM_ERRORS(LIMIT);

/* The path without degenerate segments, and without subpaths that then have no segment left. A segment is degenerate if
   all its points are within the tolerance (>= 0, in points, in x and in y) of its start. */
ANIM_API anim_status anim_path_remove_degenerate(const anim_path *path, double tolerance, anim_path *result);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Paths: strokes, dashes and corners                                                                               */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: paths. */

/* How the ends of a stroke look. */
typedef int32_t anim_cap;
enum { ANIM_CAP_BUTT = 0, ANIM_CAP_ROUND = 1, ANIM_CAP_SQUARE = 2 };

/* How the corners of a stroke look. */
typedef int32_t anim_join;
enum {
    ANIM_JOIN_MITER = 0,
    ANIM_JOIN_ROUND = 1,
    ANIM_JOIN_BEVEL = 2,
    ANIM_JOIN_MITER_CLIP = 3, /* a miter cut off at the limit */
    /* the same, but the edges of curves continue as circles of their curvature, which are adjusted where they do not
       meet (SVG 2, 13.5.8 and 13.5.9), and bends tighter than half the width are round */
    ANIM_JOIN_ARCS = 4
};

/* How an outline is stroked: the terms and rules of SVG 2, chapter 13.5. */
typedef struct anim_stroke_style {
    uint32_t struct_size;
    anim_cap cap; /* ANIM_CAP_... BUTT */
    anim_join join; /* ANIM_JOIN_..., ANIM_JOIN_MITER_CLIP and ANIM_JOIN_ARCS as well. MITER */
    uint32_t dash_count; /* the length of dashes. 0 */
    double width; /* 0 (which draws nothing) to 1e150. 1 */
    double miter_limit; /* at least 1: the longest miter, in widths. Beyond it MITER is a bevel. 4 */
    double dash_offset; /* the offset into the dash pattern at which each subpath begins; may be negative. 0 */
    /* lengths of dashes and gaps in turn, each 0 to 1e150; an odd number of them is repeated once; none, or all 0,
       is solid. In C, null for none */
    ANIM_POINTER(ANIM_NULLABLE ANIM_COUNT(dash_count) const double, dashes);
    anim_bool simplified; /* 1: an outline without crossings, as of anim_path_simplify(). Hits ignore it. 0 */
    int32_t reserved; /* 0 */
} anim_stroke_style;

/* Fills the style with the defaults named above. In C, struct_size is the caller's sizeof. */
ANIM_API anim_status anim_default_stroke_style(ANIM_OUT anim_stroke_style *style, uint32_t struct_size) ANIM_PURE
    ANIM_ERRORS(LIMIT);

/* The outline of a path's stroke, to be filled by the non-zero rule. Curves stay curves: cubic ones within tolerance of
   the exact offset curves at half the width. A tolerance of 0 is a thousandth of the width; at least 1e-9 of the
   largest coordinate or the width is used. A closed subpath gives two outlines of opposite directions, an open one
   gives one; bends tighter than half the width add outlines of their own, and outlines may overlap. The whole is the
   stroke shape of SVG 2: the area that the normals sweep, with joins and caps. A cusp is round, the limit of ever
   tighter bends. A subpath of length 0 shows its round or square caps, a lone move nothing. ANIM_ERROR_LIMIT for more
   than ANIM_LIMIT_PATH_DASHES dashes or ANIM_LIMIT_PATH_VERBS verbs, and as in anim_path_simplify() where the style is
   simplified. In C, style may be null for the defaults, and result may be the path itself. */
ANIM_API anim_status anim_path_stroke(const anim_path *path, ANIM_NULLABLE const anim_stroke_style *style,
                                      double tolerance, anim_path *result) ANIM_ERRORS(LIMIT);
ANIM_API anim_status anim_path_stroke_flat(const anim_path *path, ANIM_NULLABLE const anim_stroke_style *style,
                                           ANIM_COUNT(dash_count) const double *dashes, size_t dash_count,
                                           double tolerance, anim_path *result) ANIM_ERRORS(LIMIT);

/* The dashes of a path as open subpaths; lengths and offset as in anim_stroke_style. Curves stay curves, cut to 1e-9 of
   their length. The pattern starts anew in each subpath; in a closed one the last dash continues into the first where
   both reach the start. A dash of length 0 is a line from a point to itself. ANIM_ERROR_LIMIT for more than
   ANIM_LIMIT_PATH_DASHES. In C, result may be the path itself. */
ANIM_API anim_status anim_path_dash(const anim_path *path, ANIM_COUNT(count) const double *dashes, size_t count,
                                    double offset, anim_path *result) ANIM_ERRORS(LIMIT);

/* The path with its corners rounded. A corner is where two segments of a subpath meet at an angle; the corner at the
   start of a closed subpath is its first. radii are those of the corners in order (0 to 1e150), repeated if there are
   more corners; without radii the path stays as it is. In C, result may be the path itself.

   Between two lines a corner becomes an arc, with a cubic curve for each quarter turn. The arc's radius is reduced so
   that it uses at most half of a line that ends in another corner, and at most all of any other line. A corner of
   radius 0 uses nothing of its lines. Where one of the two segments is a curve, both are cut as far from the corner,
   measured along them, as two lines would be, and a tangent cubic curve joins them.

   smoothing is 0 for arcs. From 0 to 1, a corner between two lines begins earlier on the line, by that fraction of the
   arc's length where there is room. Its curvature rises from 0 to that of a shorter arc: continuous corners, as on
   iOS. */
ANIM_API anim_status anim_path_round_corners(const anim_path *path, ANIM_COUNT(count) const double *radii, size_t count,
                                             double smoothing, anim_path *result) ANIM_ERRORS(LIMIT);

/* Whether a point lies in the path's stroke: on a normal of the outline at most half the width from it, or in a join or
   a cap. No outline is made. In C, style may be null for the defaults. */
ANIM_API anim_status anim_path_stroke_contains(const anim_path *path, double x, double y,
                                               ANIM_NULLABLE const anim_stroke_style *style, ANIM_OUT anim_bool *inside)
    ANIM_ERRORS(LIMIT);
ANIM_API anim_status anim_path_stroke_contains_flat(const anim_path *path, double x, double y,
                                                    ANIM_NULLABLE const anim_stroke_style *style,
                                                    ANIM_COUNT(dash_count) const double *dashes, size_t dash_count,
                                                    ANIM_OUT anim_bool *inside) ANIM_ERRORS(LIMIT);

/* The same for many points: 0 or 1 for each. In C, inside has room for count numbers, and points and inside may be null
   where count is 0. */
ANIM_API anim_status anim_path_stroke_contains_many(const anim_path *path, ANIM_COUNT(count) const anim_point *points,
                                                    size_t count, ANIM_NULLABLE const anim_stroke_style *style,
                                                    ANIM_OUT ANIM_COUNT(count) uint8_t *inside) ANIM_ERRORS(LIMIT);
ANIM_API anim_status anim_path_stroke_contains_many_flat(const anim_path *path,
                                                         ANIM_COUNT(count) const anim_point *points, size_t count,
                                                         ANIM_NULLABLE const anim_stroke_style *style,
                                                         ANIM_COUNT(dash_count) const double *dashes, size_t dash_count,
                                                         ANIM_OUT ANIM_COUNT(count) uint8_t *inside) ANIM_ERRORS(LIMIT);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Paths: combining what is inside                                                                                  */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: paths. */

/* A boolean operation on the insides of two paths. */
typedef int32_t anim_path_operation;
enum {
    ANIM_PATH_OPERATION_UNION = 0, /* what is in either */
    ANIM_PATH_OPERATION_INTERSECTION = 1, /* what is in both */
    ANIM_PATH_OPERATION_DIFFERENCE = 2, /* what is in the first and not in the second */
    ANIM_PATH_OPERATION_EXCLUSION = 3 /* what is in one of them and not in the other */
};

/* Each of these sets result, which may be the path itself or the other one, to contours that do not cross: outer ones
   run clockwise on the screen, holes the other way, so that both fill rules give the same inside. Lines, quadratic and
   cubic curves keep their verbs, and are cut only where outlines cross. Open subpaths count as closed. Points nearer to
   each other than 1e-10 of the largest coordinate count as one point, and outlines that run as close count as one
   outline; the limit is up to 1e-7 where rounding would leave a contour open. ANIM_ERROR_LIMIT where outlines cross, or
   run along each other, so often that the call would take more than about a tenth of a second. */

/* Combines the insides of two paths by an operation; fill_rule says what is inside of each. */
ANIM_API anim_status anim_path_combine(const anim_path *path, const anim_path *other, anim_path_operation operation,
                                       anim_fill_rule fill_rule, anim_path *result) ANIM_ERRORS(LIMIT);

/* The path without crossings and overlaps (such as those of a stroke's outline): the contours of its inside. */
ANIM_API anim_status anim_path_simplify(const anim_path *path, anim_fill_rule fill_rule, anim_path *result)
    ANIM_ERRORS(LIMIT);

/* The inside grown by distance on all sides, or shrunk by a negative one, up to 5e149 in size. This is the union with,
   or the difference to, the stroke of its outline at twice that width. join and miter_limit shape the corners, as in
   anim_stroke_style: outer corners where it grows, inner ones where it shrinks. Curves are within tolerance of the
   exact ones; 0 is a thousandth of twice the distance. */
ANIM_API anim_status anim_path_offset(const anim_path *path, double distance, anim_join join, double miter_limit,
                                      double tolerance, anim_fill_rule fill_rule, anim_path *result) ANIM_ERRORS(LIMIT);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Paths: many at once                                                                                              */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: paths. */

/* An array of paths: parsing, measuring or testing all of them takes one call. */
typedef struct anim_path_collection anim_path_collection;

/* A collection without paths. In C, the caller destroys it. */
ANIM_API anim_status anim_path_collection_create(ANIM_OUT ANIM_MADE(anim_path_collection_destroy)
                                                     anim_path_collection **collection);

/* Releases a collection. */
ANIM_API anim_status anim_path_collection_destroy(ANIM_TAKEN ANIM_NULLABLE anim_path_collection *collection);

/* Removes all paths. */
ANIM_API anim_status anim_path_collection_clear(anim_path_collection *collection);

/* Appends paths of SVG path data, read as by anim_path_parse(). The texts are concatenated in text, of at most
   ANIM_LIMIT_TEXT_BYTES: the text of path i ends before the byte ends[i], and begins where the one before ends. ends
   must not decrease, and the last of them is the length of text. ANIM_ERROR_SYNTAX and ANIM_ERROR_LIMIT for the first
   text with an error: the message says which, counted from 0, and anim_last_error_place() gives line and column in it;
   no path is appended then. With lenient set each path has everything before its error, and the call succeeds, but
   still sets message and place for the first error. The result has for each text the byte offset of its first error, -1
   if there is none. In C, options may be null for the defaults, and error_offsets may be null. */
ANIM_API anim_status anim_path_collection_parse(anim_path_collection *collection,
                                                ANIM_COUNT(text_length) const char *text, size_t text_length,
                                                ANIM_COUNT(count) const size_t *ends, size_t count,
                                                ANIM_NULLABLE const anim_path_parsing *options,
                                                ANIM_OUT ANIM_NULLABLE ANIM_COUNT(count) int64_t *error_offsets)
    ANIM_ERRORS(LIMIT, SYNTAX);

/* Appends a copy of a path. ANIM_ERROR_LIMIT for more than ANIM_LIMIT_PATH_VERBS paths. */
ANIM_API anim_status anim_path_collection_append(anim_path_collection *collection, const anim_path *path)
    ANIM_ERRORS(LIMIT);

/* How many paths there are. */
ANIM_API anim_status anim_path_collection_get_count(const anim_path_collection *collection, ANIM_OUT size_t *count);

/* A copy of the path at an index. ANIM_ERROR_NOT_FOUND for an index beyond the last. */
ANIM_API anim_status anim_path_collection_get_path(const anim_path_collection *collection, size_t index,
                                                   anim_path *result) ANIM_ERRORS(NOT_FOUND);

/* These return one value for each path, the same as for the path alone. *count receives how many there are; a capacity
   of 0 asks for that alone (the array may then be null); one that is too small is ANIM_ERROR_CAPACITY. */

/* Tight bounding boxes, as anim_path_get_bounds() gives them. The box of an empty path is four NaNs. */
ANIM_API anim_status anim_path_collection_list_bounds(const anim_path_collection *collection,
                                                      ANIM_OUT ANIM_COUNT(capacity, *count) anim_rectangle *bounds,
                                                      size_t capacity, ANIM_OUT size_t *count)
    ANIM_ERRORS(LIMIT, CAPACITY);

/* Lengths of outlines, each within accuracy as by anim_path_get_length(). */
ANIM_API anim_status anim_path_collection_list_lengths(const anim_path_collection *collection, double accuracy,
                                                       ANIM_OUT ANIM_COUNT(capacity, *count) double *lengths,
                                                       size_t capacity, ANIM_OUT size_t *count)
    ANIM_ERRORS(LIMIT, CAPACITY);

/* Signed areas, as anim_path_get_area() gives them. */
ANIM_API anim_status anim_path_collection_list_areas(const anim_path_collection *collection,
                                                     ANIM_OUT ANIM_COUNT(capacity, *count) double *areas,
                                                     size_t capacity, ANIM_OUT size_t *count)
    ANIM_ERRORS(LIMIT, CAPACITY);

/* Whether points lie inside by a rule, 0 or 1: for each path a row with a number for each point. In C, *count receives
   the number of paths times the number of points. */
ANIM_API anim_status anim_path_collection_contains(const anim_path_collection *collection,
                                                   ANIM_COUNT(point_count) const anim_point *points, size_t point_count,
                                                   anim_fill_rule fill_rule,
                                                   ANIM_OUT ANIM_COUNT(capacity, *count) uint8_t *inside,
                                                   size_t capacity, ANIM_OUT size_t *count)
    ANIM_ERRORS(LIMIT, CAPACITY);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Morphs: between any two paths                                                                                    */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: paths. */

/* The in-betweens of two paths, or of a sequence of paths, prepared once and evaluated at any time.

   Paths of the same verbs are interpolated point by point, unless an outline would fold up on its way, as it does on
   the way to a mirror image. If the paths differ only in the starts, order and direction of their subpaths, and in
   position and size, the path only moves and scales. A rotated copy rotates (by less than a quarter turn only with the
   automatic structure). For the strict structure an arc of path data is one command, however many cubics it becomes, as
   for anim_path_data_match(): its parameters are interpolated, as CSS and SMIL do, and a flag is set in between if it
   is set at either end. The arcs of a path that was transformed are interpolated by their control points.

   Other paths are first brought to a common structure: subpaths are paired by role, position, size and shape, aligned
   by their features, and cut at each other's joints. Lines stay lines where both sides are lines; curves are only
   subdivided (de Casteljau). In fills, one outline may correspond to several outlines side by side in the other path.
   It is first cut into parts by straight lines, and each part becomes one of the others, unless one of the others
   closely resembles the whole.

   A blend (ANIM_MORPH_STRUCTURE_BLEND) has no common structure: parts of the inside join, part, appear and vanish, and
   the area changes evenly from one path's to the other's. The functions that return the common structure fail with
   ANIM_ERROR_KIND. */
typedef struct anim_morph anim_morph;

/* Which paths are interpolated point by point. */
typedef int32_t anim_morph_structure;
enum {
    /* paths of the same verbs, unless pairs or points are given or an outline would fold up; all others are brought
       to a common structure first */
    ANIM_MORPH_STRUCTURE_AUTOMATIC = 0,
    /* paths of the same commands, as CSS and SMIL have it; others are ANIM_ERROR_KIND. Takes neither pairs nor
       points */
    ANIM_MORPH_STRUCTURE_STRICT = 1,
    ANIM_MORPH_STRUCTURE_GENERAL = 2, /* none: also paths of the same verbs are aligned by their shapes */
    /* none, and no point has a counterpart: the in-betweens are level sets of a mean of the distances from both
       outlines, for filled shapes that have nothing in common. Takes neither pairs nor points nor strokes
       (ANIM_ERROR_ARGUMENT), and ignores the options but fill_rule */
    ANIM_MORPH_STRUCTURE_BLEND = 3
};

/* How points move. */
typedef int32_t anim_morph_motion;
enum {
    ANIM_MORPH_MOTION_AUTOMATIC = 0, /* the whole path, then each subpath, turns where a rotation explains the change
                                        clearly better */
    ANIM_MORPH_MOTION_LINEAR = 1, /* straight */
    ANIM_MORPH_MOTION_ROTATIONAL = 2 /* subpaths turn by the angle that fits best, even if only a little better */
};

/* How subpaths are paired. */
typedef int32_t anim_morph_pairing;
enum {
    ANIM_MORPH_PAIRING_AUTOMATIC = 0, /* by role (outline or hole), position, size and shape */
    ANIM_MORPH_PAIRING_INDEX = 1, /* the first with the first, the second with the second */
    ANIM_MORPH_PAIRING_GIVEN = 2 /* as pairs says */
};

/* Which points of closed subpaths correspond. */
typedef int32_t anim_morph_starts;
enum {
    ANIM_MORPH_STARTS_AUTOMATIC = 0, /* found from the shapes */
    ANIM_MORPH_STARTS_KEEP = 1, /* the subpaths' own starts */
    ANIM_MORPH_STARTS_GIVEN = 2 /* as points says */
};

/* What the paths are drawn as. */
typedef int32_t anim_morph_paint;
enum {
    /* subpaths are closed in between, as filling closes them, and self-intersecting in-betweens are repaired */
    ANIM_MORPH_PAINT_FILL = 0,
    /* open subpaths stay open, crossings are allowed, and a subpath without counterpart joins another stroke */
    ANIM_MORPH_PAINT_STROKE = 1
};

/* An index in the first path and one in the second. */
typedef struct anim_morph_pair {
    int32_t from, to;
} anim_morph_pair;

typedef struct anim_morph_options {
    uint32_t struct_size;
    anim_morph_structure structure; /* ANIM_MORPH_STRUCTURE_.... AUTOMATIC */
    anim_morph_motion motion; /* ANIM_MORPH_MOTION_.... AUTOMATIC */
    anim_morph_pairing pairing; /* ANIM_MORPH_PAIRING_.... AUTOMATIC */
    anim_morph_starts starts; /* ANIM_MORPH_STARTS_.... AUTOMATIC */
    /* ANIM_FILL_RULE_NONZERO or ANIM_FILL_RULE_EVENODD: says which subpaths are holes. NONZERO */
    anim_fill_rule fill_rule;
    int32_t effort; /* how hard self-intersecting in-betweens are searched for and repaired, 0 to 3. 2 */
    anim_morph_paint paint; /* ANIM_MORPH_PAINT_.... FILL */
    double smoothness; /* from 0 (outlines stretch to match their features) to 1 (evenly along their length). 0.25 */
    double tolerance; /* joints nearer than this are merged, in units of the outline's length, 0 to 0.1. 0.01 */
    /* Indices of subpaths; -1 for none. A subpath that has no counterpart or is not listed grows from a point or
       shrinks to one. Refused unless pairing is GIVEN. */
    ANIM_POINTER(ANIM_NULLABLE ANIM_COUNT(pair_count) const anim_morph_pair, pairs);
    uint64_t pair_count;
    /* Indices of verbs: the end points of the two verbs correspond. Read in order; a closed subpath takes the first
       pair that lies on it and on its counterpart. Refused unless starts is GIVEN. */
    ANIM_POINTER(ANIM_NULLABLE ANIM_COUNT(point_count) const anim_morph_pair, points);
    uint64_t point_count;
} anim_morph_options;

/* Fills the options with the defaults named above. */
ANIM_API anim_status anim_default_morph_options(ANIM_OUT anim_morph_options *options, uint32_t struct_size) ANIM_PURE
    ANIM_ERRORS(LIMIT);

/* The morph from one path to another. It keeps copies of them. The time is proportional to the paths, plus up to 320 *
   320 steps for each pair of subpaths and attempt; a blend takes several milliseconds and up to 400 KB.
   ANIM_ERROR_ARGUMENT and ANIM_ERROR_DUPLICATE for pairs and points that do not fit the paths; ANIM_ERROR_KIND for
   paths of different structure with ANIM_MORPH_STRUCTURE_STRICT; ANIM_ERROR_LIMIT for a result of too many verbs. In C,
   options may be null for the defaults, and the caller destroys the morph. */
ANIM_API anim_status anim_morph_create(const anim_path *from, const anim_path *to,
                                       ANIM_NULLABLE const anim_morph_options *options,
                                       ANIM_OUT ANIM_MADE(anim_morph_destroy) anim_morph **morph)
    ANIM_ERRORS(LIMIT, KIND, DUPLICATE);
ANIM_API anim_status anim_morph_create_flat(const anim_path *from, const anim_path *to,
                                            ANIM_NULLABLE const anim_morph_options *options,
                                            ANIM_COUNT(pair_count) const anim_morph_pair *pairs, size_t pair_count,
                                            ANIM_COUNT(point_count) const anim_morph_pair *points, size_t point_count,
                                            ANIM_OUT ANIM_MADE(anim_morph_destroy) anim_morph **morph)
    ANIM_ERRORS(LIMIT, KIND, DUPLICATE);

/* The morph along two or more paths. times: when each is reached, numbers that increase from 0 to 1; without times they
   are spaced evenly. Options and errors as anim_morph_create; pairs and points apply to every two neighbors. In C,
   time_count is 0 to leave times out. */
ANIM_API anim_status anim_morph_create_sequence(ANIM_COUNT(count) const anim_path *const *paths, size_t count,
                                                ANIM_COUNT(time_count) const double *times, size_t time_count,
                                                ANIM_NULLABLE const anim_morph_options *options,
                                                ANIM_OUT ANIM_MADE(anim_morph_destroy) anim_morph **morph)
    ANIM_ERRORS(LIMIT, KIND, DUPLICATE);
ANIM_API anim_status anim_morph_create_sequence_flat(
    ANIM_COUNT(count) const anim_path *const *paths, size_t count, ANIM_COUNT(time_count) const double *times,
    size_t time_count, ANIM_NULLABLE const anim_morph_options *options,
    ANIM_COUNT(pair_count) const anim_morph_pair *pairs, size_t pair_count,
    ANIM_COUNT(point_count) const anim_morph_pair *points, size_t point_count,
    ANIM_OUT ANIM_MADE(anim_morph_destroy) anim_morph **morph) ANIM_ERRORS(LIMIT, KIND, DUPLICATE);

/* Releases a morph. */
ANIM_API anim_status anim_morph_destroy(ANIM_TAKEN ANIM_NULLABLE anim_morph *morph);

/* The path of the morph at t: 0 is the first path and 1 the last. At these times and at those of the paths between, the
   result is exactly that path, verb for verb. Outside 0 to 1 the motion continues, as when a spring overshoots, but a
   blend stays at its ends; coordinates beyond 1e150 are clamped to it. In C, replaces the contents of path, and
   allocates only if it has no room yet. */
ANIM_API anim_status anim_morph_get_path(const anim_morph *morph, double t, anim_path *path);

/* The number of verbs and coordinates in the common structure of the paths index and index + 1. ANIM_ERROR_NOT_FOUND
   for an index beyond the last but one path; ANIM_ERROR_KIND for a blend. In C, either pointer may be null. */
ANIM_API anim_status anim_morph_get_counts(const anim_morph *morph, size_t index,
                                           ANIM_OUT ANIM_NULLABLE size_t *verb_count,
                                           ANIM_OUT ANIM_NULLABLE size_t *coordinate_count)
    ANIM_ERRORS(NOT_FOUND, KIND);

/* The verbs of that structure. The array must be long enough for all of them (ANIM_ERROR_CAPACITY). */
ANIM_API anim_status anim_morph_get_verbs(const anim_morph *morph, size_t index,
                                          ANIM_OUT ANIM_COUNT(capacity) anim_verb *verbs, size_t capacity)
    ANIM_ERRORS(LIMIT, NOT_FOUND, CAPACITY, KIND);

/* The coordinates of that structure at many times, a row for each; time 0 is path index, 1 path index + 1. The array
   must be exactly as long as all rows. */
ANIM_API anim_status anim_morph_evaluate(const anim_morph *morph, size_t index, ANIM_COUNT(count) const double *times,
                                         size_t count, ANIM_OUT ANIM_COUNT(coordinate_count) double *coordinates,
                                         size_t coordinate_count) ANIM_ERRORS(LIMIT, NOT_FOUND, KIND);

/* Path index and path index + 1 in their common structure: the same verbs, each with the fill of its original; for CSS,
   Lottie and others that interpolate point by point. (Where something turns, these are the points at the ends, but the
   motion between them is not straight.) In C, replaces the contents of from and to; if they are one path, it receives
   the second. */
ANIM_API anim_status anim_morph_get_aligned(const anim_morph *morph, size_t index, anim_path *from, anim_path *to)
    ANIM_ERRORS(NOT_FOUND, KIND);

/* The pairs of subpaths, in the order of the common structure: indices of subpaths, -1 for none. A subpath that was cut
   into parts is listed for each part. In C, a capacity of 0 asks for the count alone. */
ANIM_API anim_status anim_morph_list_pairs(const anim_morph *morph, size_t index,
                                           ANIM_OUT ANIM_COUNT(capacity, *count) anim_morph_pair *pairs,
                                           size_t capacity, ANIM_OUT size_t *count)
    ANIM_ERRORS(LIMIT, NOT_FOUND, CAPACITY, KIND);

#ifdef __cplusplus
}
#endif

#endif /* ANIMCORE_PATHS_H */
