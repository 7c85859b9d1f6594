/* SPDX-License-Identifier: MIT */
#include "cairo_display.h"
#include <math.h>
#include <stdio.h>

static void add_path(cairo_t *cairo, const anim_display *display, const anim_draw_path *path) {
    static const int points[] = {1, 1, 2, 3, 0}; /* by verb */
    const uint8_t *verb = display->verbs + path->verb_start, *end = verb + path->verb_count;
    const double *at = display->coordinates + path->coordinate_start;
    for (double x, y; verb < end; at += 2 * points[*verb], verb += 1) {
        cairo_get_current_point(cairo, &x, &y);
        if (*verb == ANIM_VERB_MOVE) {
            cairo_move_to(cairo, at[0], at[1]);
        } else if (*verb == ANIM_VERB_LINE) {
            cairo_line_to(cairo, at[0], at[1]);
        } else if (*verb == ANIM_VERB_QUADRATIC) { /* as a cubic */
            cairo_curve_to(cairo, (x + 2 * at[0]) / 3, (y + 2 * at[1]) / 3, (2 * at[0] + at[2]) / 3,
                           (2 * at[1] + at[3]) / 3, at[2], at[3]);
        } else if (*verb == ANIM_VERB_CUBIC) {
            cairo_curve_to(cairo, at[0], at[1], at[2], at[3], at[4], at[5]);
        } else {
            cairo_close_path(cairo);
        }
    }
}

/* A triangle of an angular gradient: the color goes from one stop's at an angle to another's at the next. */
static void add_sector(cairo_pattern_t *mesh, anim_point center, double colors[2][4], const double angles[2],
                       double radius, double opacity) {
    cairo_mesh_pattern_begin_patch(mesh);
    cairo_mesh_pattern_move_to(mesh, center.x, center.y);
    for (unsigned corner = 1; corner <= 4; corner += 1) { /* rim, rim, center, and back */
        double r = corner < 3 ? radius : 0, angle = angles[corner / 2 % 2];
        cairo_mesh_pattern_line_to(mesh, center.x + r * cos(angle), center.y + r * sin(angle));
    }
    for (unsigned corner = 0; corner < 4; corner += 1) {
        const double *c = colors[corner / 2];
        cairo_mesh_pattern_set_corner_color_rgba(mesh, corner, c[0], c[1], c[2], c[3] * opacity);
    }
    cairo_mesh_pattern_end_patch(mesh);
}

static cairo_pattern_t *angular(const anim_draw_paint *given, const anim_gradient_stop *stops, double radius,
                                double opacity) {
    const anim_angular_gradient *gradient = &given->gradient.angular;
    enum { PIECES = 16 }; /* of the way from one stop to the next, each less than a quarter of a turn */
    cairo_pattern_t *mesh = cairo_pattern_create_mesh();
    for (uint32_t next = 0; next <= given->stop_count; next += 1) {
        const anim_gradient_stop *from = stops + (next > 0 ? next - 1 : 0);
        const anim_gradient_stop *to = stops + (next < given->stop_count ? next : next - 1);
        double start = next > 0 ? from->offset : 0, end = next < given->stop_count ? to->offset : 1;
        for (int piece = 0; piece < PIECES && end > start; piece += 1) {
            double colors[2][4], angles[2];
            for (int side = 0; side < 2; side += 1) {
                double part = (double)(piece + side) / PIECES;
                angles[side] = gradient->angle + 2 * acos(-1) * (start + (end - start) * part);
                for (int i = 0; i < 4; i += 1) {
                    colors[side][i] = from->color[i] + (to->color[i] - from->color[i]) * part;
                }
            }
            add_sector(mesh, gradient->center, colors, angles, radius, opacity);
        }
    }
    return mesh;
}

/* line_width is that of a stroke, which reaches beyond the path. */
static void set_paint(cairo_t *cairo, const anim_display *display, const anim_draw_paint *given, double opacity,
                      double line_width) {
    const anim_gradient_stop *stops = display->stops + given->stop_start;
    const anim_draw_gradient *gradient = &given->gradient;
    const double *c = given->color;
    cairo_pattern_t *paint;
    if (given->kind == ANIM_PAINT_LINEAR) {
        anim_point start = gradient->linear.start, end = gradient->linear.end;
        paint = cairo_pattern_create_linear(start.x, start.y, end.x, end.y);
    } else if (given->kind == ANIM_PAINT_RADIAL) {
        anim_point center = gradient->radial.center;
        paint = cairo_pattern_create_radial(center.x, center.y, 0, center.x, center.y, gradient->radial.radius);
    } else if (given->kind == ANIM_PAINT_ANGULAR) {
        anim_point center = gradient->angular.center;
        double left, top, right, bottom;
        cairo_path_extents(cairo, &left, &top, &right, &bottom);
        double reach = hypot(fmax(center.x - left, right - center.x), fmax(center.y - top, bottom - center.y));
        paint = angular(given, stops, (reach + line_width) * 1.1, opacity);
    } else {
        paint = cairo_pattern_create_rgba(c[0], c[1], c[2], c[3] * opacity);
    }
    for (uint32_t index = 0; index < given->stop_count && given->kind != ANIM_PAINT_ANGULAR; index += 1) {
        c = stops[index].color;
        cairo_pattern_add_color_stop_rgba(paint, stops[index].offset, c[0], c[1], c[2], c[3] * opacity);
    }
    cairo_set_source(cairo, paint);
    cairo_pattern_destroy(paint);
}

static void add_text(cairo_t *cairo, const anim_display *display, const anim_draw_text *drawn) {
    char text[1024], font[256];
    cairo_text_extents_t width;
    cairo_font_extents_t line;
    snprintf(text, sizeof text, "%.*s", (int)drawn->text_count, display->text + drawn->text_start);
    snprintf(font, sizeof font, "%.*s", (int)drawn->font_count, display->text + drawn->font_start);
    cairo_select_font_face(cairo, font, CAIRO_FONT_SLANT_NORMAL,
                           drawn->weight < 600 ? CAIRO_FONT_WEIGHT_NORMAL : CAIRO_FONT_WEIGHT_BOLD);
    cairo_set_font_size(cairo, drawn->size);
    cairo_text_extents(cairo, text, &width);
    cairo_font_extents(cairo, &line);
    const double down[] = {0, line.ascent, (line.ascent - line.descent) / 2, -line.descent}; /* by baseline */
    cairo_move_to(cairo, drawn->position.x - width.x_advance * drawn->align / 2,
                  drawn->position.y + down[drawn->baseline]);
    cairo_text_path(cairo, text);
}

/* The layer's shape in the shadow's color: a Gaussian blur by 49 copies. */
static void draw_shadow(cairo_t *cairo, const anim_transform *t, cairo_pattern_t *layer,
                        const anim_draw_shadow *shadow) {
    static const double weights[] = {0.0396, 0.1137, 0.2143, 0.2648,
                                     0.2143, 0.1137, 0.0396}; /* exp(-(0.65 i)^2 / 2), of sum 1 */
    const double *c = shadow->color;
    double step = 0.65 * shadow->blur / 2;
    for (int copy = 0; copy < 49; copy += 1) {
        double x = shadow->offset.x + (copy % 7 - 3) * step, y = shadow->offset.y + (copy / 7 - 3) * step;
        cairo_save(cairo);
        cairo_set_operator(cairo, CAIRO_OPERATOR_ADD);
        cairo_set_source_rgba(cairo, c[0], c[1], c[2], c[3] * weights[copy % 7] * weights[copy / 7]);
        cairo_translate(cairo, t->a * x + t->c * y, t->b * x + t->d * y);
        cairo_mask(cairo, layer);
        cairo_restore(cairo);
    }
}

static uint64_t draw_up_to_end(cairo_t *cairo, const anim_display *display, uint64_t index);

/* Draws a layer, and returns where it ends. */
static uint64_t draw_layer(cairo_t *cairo, const anim_display *display, uint64_t index) {
    const anim_draw_command *command = display->commands + index;
    const anim_draw_layer *drawn = &command->content.layer;
    const anim_rectangle *bounds = &command->bounds;
    cairo_rectangle(cairo, bounds->x, bounds->y, bounds->width, bounds->height);
    cairo_clip(cairo);
    cairo_push_group(cairo);
    cairo_push_group(cairo);
    index = draw_up_to_end(cairo, display, index + 1);
    cairo_pattern_t *layer = cairo_pop_group(cairo);
    if (drawn->has_shadow) {
        draw_shadow(cairo, &command->transform, layer, &drawn->shadow);
    }
    cairo_set_source(cairo, layer);
    cairo_paint(cairo);
    cairo_pattern_destroy(layer);
    cairo_pop_group_to_source(cairo);
    /* cairo's blend modes come in the same order, from multiply on. */
    int multiply = CAIRO_OPERATOR_MULTIPLY - ANIM_BLEND_MODE_MULTIPLY;
    cairo_set_operator(cairo, drawn->blend == ANIM_BLEND_MODE_NORMAL ? CAIRO_OPERATOR_OVER
                                                                     : (cairo_operator_t)(drawn->blend + multiply));
    cairo_paint_with_alpha(cairo, command->opacity);
    return index;
}

/* Draws until the layer or clip ends that it begins in, or until all is drawn, and returns where that is. */
static uint64_t draw_up_to_end(cairo_t *cairo, const anim_display *display, uint64_t index) {
    for (; index < display->command_count; index += 1) {
        const anim_draw_command *command = display->commands + index;
        const anim_transform *t = &command->transform;
        const anim_draw_content *content = &command->content;
        cairo_matrix_t scene;
        if (command->kind == ANIM_DRAW_KIND_LAYER_END || command->kind == ANIM_DRAW_KIND_CLIP_END) {
            break;
        }
        cairo_save(cairo);
        cairo_new_path(cairo);
        if (command->kind == ANIM_DRAW_KIND_LAYER_BEGIN) {
            index = draw_layer(cairo, display, index);
            cairo_restore(cairo);
            continue;
        }
        cairo_get_matrix(cairo, &scene);
        cairo_transform(cairo, &(cairo_matrix_t){t->a, t->b, t->c, t->d, t->tx, t->ty});
        /* cairo's numbers of rules, caps and joins are the same. */
        if (command->kind == ANIM_DRAW_KIND_CLIP_BEGIN) {
            add_path(cairo, display, &content->clip.path);
            cairo_set_fill_rule(cairo, (cairo_fill_rule_t)content->clip.rule);
            cairo_clip(cairo);
            cairo_set_matrix(cairo, &scene);
            index = draw_up_to_end(cairo, display, index + 1);
        } else if (command->kind == ANIM_DRAW_KIND_STROKE) {
            const anim_draw_stroke *stroke = &content->stroke;
            add_path(cairo, display, &stroke->path);
            set_paint(cairo, display, &stroke->paint, command->opacity, stroke->width);
            cairo_set_line_width(cairo, stroke->width);
            cairo_set_line_cap(cairo, (cairo_line_cap_t)stroke->cap);
            cairo_set_line_join(cairo, (cairo_line_join_t)stroke->join);
            cairo_set_miter_limit(cairo, stroke->miter_limit);
            cairo_set_dash(cairo, display->dashes + stroke->dash_start, (int)stroke->dash_count, stroke->dash_offset);
            cairo_stroke(cairo);
        } else if (command->kind == ANIM_DRAW_KIND_IMAGE) {
            const anim_rectangle *frame = &content->image.frame;
            cairo_rectangle(cairo, frame->x, frame->y, frame->width, frame->height);
            cairo_set_source_rgba(cairo, 0.5, 0.5, 0.5, 0.5 * command->opacity);
            cairo_fill(cairo);
        } else if (command->kind == ANIM_DRAW_KIND_TEXT) {
            add_text(cairo, display, &content->text);
            set_paint(cairo, display, &content->text.paint, command->opacity, 0);
            cairo_fill(cairo);
        } else {
            add_path(cairo, display, &content->fill.path);
            set_paint(cairo, display, &content->fill.paint, command->opacity, 0);
            cairo_set_fill_rule(cairo, (cairo_fill_rule_t)content->fill.rule);
            cairo_fill(cairo);
        }
        cairo_restore(cairo);
    }
    return index;
}

void draw_display(cairo_t *cairo, const anim_display *display) {
    draw_up_to_end(cairo, display, 0);
}
