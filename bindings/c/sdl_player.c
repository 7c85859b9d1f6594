/* animcore-sdl-player DOCUMENT: a control in a window, used with the mouse. SDL2 has the window, cairo draws.
   P pauses, . goes one frame on, - and + change the speed, R begins anew, Q ends. The title says the state. */
#include <animcore.h>
#include <cairo.h>
#include <SDL.h>

static anim_scene *load(const char *path) {
    size_t length = 0;
    anim_scene *scene = NULL;
    char *text = SDL_LoadFile(path, &length);
    if (text == NULL || anim_scene_load(text, length, NULL, &scene) != ANIM_OK) {
        SDL_Log("%s: %s", path, text == NULL ? SDL_GetError() : anim_last_error_message());
    }
    SDL_free(text);
    return scene;
}

static void add_path(cairo_t *cairo, const uint8_t *verbs, uint32_t count, const double *at) {
    static const int points[] = {1, 1, 2, 3, 0}; /* by verb */
    for (uint32_t index = 0; index < count; at += 2 * points[verbs[index]], index += 1) {
        double x, y;
        cairo_get_current_point(cairo, &x, &y);
        if (verbs[index] == ANIM_VERB_MOVE) {
            cairo_move_to(cairo, at[0], at[1]);
        } else if (verbs[index] == ANIM_VERB_LINE) {
            cairo_line_to(cairo, at[0], at[1]);
        } else if (verbs[index] == ANIM_VERB_QUADRATIC) { /* as a cubic */
            cairo_curve_to(cairo, (x + 2 * at[0]) / 3, (y + 2 * at[1]) / 3, (2 * at[0] + at[2]) / 3,
                           (2 * at[1] + at[3]) / 3, at[2], at[3]);
        } else if (verbs[index] == ANIM_VERB_CUBIC) {
            cairo_curve_to(cairo, at[0], at[1], at[2], at[3], at[4], at[5]);
        } else {
            cairo_close_path(cairo);
        }
    }
}

static void set_paint(cairo_t *cairo, const anim_draw_command *command, const anim_gradient_stop *stops) {
    const double *g = command->gradient, *c = command->colour;
    if (command->paint == ANIM_PAINT_SOLID) {
        cairo_set_source_rgba(cairo, c[0], c[1], c[2], c[3] * command->opacity);
        return;
    }
    cairo_pattern_t *pattern = command->paint == ANIM_PAINT_LINEAR
                                   ? cairo_pattern_create_linear(g[0], g[1], g[2], g[3])
                                   : cairo_pattern_create_radial(g[0], g[1], 0, g[0], g[1], g[2]);
    for (uint32_t index = 0; index < command->stop_count; index += 1) {
        c = stops[index].colour;
        cairo_pattern_add_color_stop_rgba(pattern, stops[index].offset, c[0], c[1], c[2], c[3] * command->opacity);
    }
    cairo_set_source(cairo, pattern);
    cairo_pattern_destroy(pattern);
}

static void draw(cairo_t *cairo, anim_scene *scene) {
    size_t left = 0, count;
    const anim_draw_command *command = NULL;
    const uint8_t *verbs = NULL;
    const double *coordinates = NULL;
    const anim_gradient_stop *stops = NULL;
    anim_scene_display_commands(scene, &command, &left);
    anim_scene_display_verbs(scene, &verbs, &count);
    anim_scene_display_coordinates(scene, &coordinates, &count);
    anim_scene_display_stops(scene, &stops, &count);
    for (; left > 0; left -= 1, command += 1) {
        const anim_transform *t = &command->transform;
        cairo_save(cairo);
        cairo_transform(cairo, &(cairo_matrix_t){t->a, t->b, t->c, t->d, t->tx, t->ty});
        cairo_new_path(cairo);
        add_path(cairo, verbs + command->verb_start, command->verb_count, coordinates + command->coordinate_start);
        set_paint(cairo, command, stops + command->stop_start);
        /* cairo's numbers of rules, caps and joins are the same. */
        cairo_set_fill_rule(cairo, (cairo_fill_rule_t)command->fill_rule);
        cairo_set_line_width(cairo, command->line_width);
        cairo_set_line_cap(cairo, (cairo_line_cap_t)command->line_cap);
        cairo_set_line_join(cairo, (cairo_line_join_t)command->line_join);
        cairo_set_miter_limit(cairo, command->miter_limit);
        (command->kind == ANIM_DRAW_FILL ? cairo_fill : cairo_stroke)(cairo);
        cairo_restore(cairo);
    }
}

/* Draws the canvas into the middle of the window, as large as it goes; where that is, is left in place. */
static void show(SDL_Window *window, anim_scene *scene, cairo_matrix_t *place) {
    char state[200] = "";
    size_t length;
    anim_scene_info info;
    SDL_Surface *surface = SDL_GetWindowSurface(window);
    anim_default_scene_info(&info, sizeof info);
    if (surface == NULL || surface->format->BytesPerPixel != 4 || anim_scene_get_info(scene, &info) != ANIM_OK) {
        return;
    }
    double scale = SDL_min(surface->w / info.canvas.width, surface->h / info.canvas.height);
    cairo_matrix_init(place, scale, 0, 0, scale, surface->w / 2.0, surface->h / 2.0);
    cairo_matrix_translate(place, -info.canvas.x - info.canvas.width / 2, -info.canvas.y - info.canvas.height / 2);
    cairo_surface_t *target = cairo_image_surface_create_for_data(surface->pixels, CAIRO_FORMAT_RGB24, surface->w,
                                                                  surface->h, surface->pitch);
    cairo_t *cairo = cairo_create(target);
    cairo_set_source_rgb(cairo, 1, 1, 1);
    cairo_paint(cairo);
    cairo_set_matrix(cairo, place);
    draw(cairo, scene);
    cairo_destroy(cairo);
    cairo_surface_destroy(target);
    SDL_UpdateWindowSurface(window);
    anim_scene_state(scene, state, sizeof state - 1, &length);
    SDL_SetWindowTitle(window, state);
}

int main(int count, char **arguments) {
    anim_scene *scene = count == 2 ? load(arguments[1]) : NULL;
    if (scene == NULL || SDL_Init(SDL_INIT_VIDEO) != 0) {
        return SDL_Log("usage: animcore-sdl-player DOCUMENT"), 2;
    }
    SDL_Window *window =
        SDL_CreateWindow("", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, 640, 520, SDL_WINDOW_RESIZABLE);
    cairo_matrix_t place = {1, 0, 0, 1, 0, 0};
    double speed = 1, step = 0;
    int key = 0, is_paused = 0;
    for (Uint64 before = SDL_GetTicks64(), now = before; key != 'q'; before = now, now = SDL_GetTicks64()) {
        anim_scene_advance(scene, is_paused ? step : (double)(now - before) * speed / 1000);
        show(window, scene, &place);
        step = 0;
        for (SDL_Event event; key != 'q' && SDL_PollEvent(&event) != 0;) {
            key = event.type == SDL_QUIT ? 'q' : event.type == SDL_TEXTINPUT ? event.text.text[0] : 0;
            if (event.type == SDL_MOUSEMOTION || event.type == SDL_MOUSEBUTTONDOWN || event.type == SDL_MOUSEBUTTONUP) {
                static const int32_t kinds[] = {ANIM_POINTER_MOVE, ANIM_POINTER_DOWN, ANIM_POINTER_UP};
                double x = event.type == SDL_MOUSEMOTION ? event.motion.x : event.button.x;
                double y = event.type == SDL_MOUSEMOTION ? event.motion.y : event.button.y;
                anim_scene_pointer(scene, kinds[event.type - SDL_MOUSEMOTION], 0, (x - place.x0) / place.xx,
                                   (y - place.y0) / place.yy);
            } else if (key == 'p' || key == '.') {
                is_paused = key == '.' || !is_paused;
                step = key == '.' ? 1.0 / 60 : 0;
            } else if (key == '-' || key == '+') {
                speed *= key == '-' ? 0.5 : 2;
            } else if (key == 'r') {
                anim_scene_destroy(scene);
                scene = load(arguments[1]);
            }
        }
        SDL_Delay(8);
    }
    anim_scene_destroy(scene);
    SDL_Quit();
    return 0;
}
