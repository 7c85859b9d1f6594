/* SPDX-License-Identifier: MIT */
/* animcore-sdl-player DOCUMENT: a control in a window, used with mouse and keyboard. SDL2 has the window, cairo draws
   (cairo_display.c). P pauses, . goes one frame on, - and + change the speed, R begins anew, Q ends; Tab, Space, Enter,
   Escape and the arrows are the document's. The title says the state. */
#include "cairo_display.h"
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

/* Where the document is in a window: its canvas in the middle, as large as it goes. */
static cairo_matrix_t place_in(SDL_Window *window, anim_scene *scene) {
    int width, height;
    anim_scene_info info;
    cairo_matrix_t place;
    info.struct_size = sizeof info;
    anim_scene_get_info(scene, &info);
    SDL_GetWindowSize(window, &width, &height);
    double scale = SDL_min(width / info.canvas.width, height / info.canvas.height);
    cairo_matrix_init(&place, scale, 0, 0, scale, width / 2.0, height / 2.0);
    cairo_matrix_translate(&place, -info.canvas.x - info.canvas.width / 2, -info.canvas.y - info.canvas.height / 2);
    return place;
}

static void show(SDL_Window *window, anim_scene *scene) {
    anim_display display;
    cairo_matrix_t place = place_in(window, scene);
    SDL_Surface *surface = SDL_GetWindowSurface(window);
    display.struct_size = sizeof display;
    if (surface == NULL || surface->format->BytesPerPixel != 4 || anim_scene_get_display(scene, &display) != ANIM_OK) {
        return;
    }
    cairo_surface_t *target = cairo_image_surface_create_for_data(surface->pixels, CAIRO_FORMAT_RGB24, surface->w,
                                                                  surface->h, surface->pitch);
    cairo_t *cairo = cairo_create(target);
    cairo_set_source_rgb(cairo, 1, 1, 1);
    cairo_paint(cairo);
    cairo_set_matrix(cairo, &place);
    draw_display(cairo, &display);
    cairo_destroy(cairo);
    cairo_surface_destroy(target);
    SDL_UpdateWindowSurface(window);
}

static void show_state(SDL_Window *window, anim_scene *scene) {
    char state[256] = "";
    size_t length;
    anim_scene_get_atomic_states(scene, state, sizeof state - 1, &length);
    if (SDL_strcmp(state, SDL_GetWindowTitle(window)) != 0) {
        SDL_SetWindowTitle(window, state);
    }
}

static void send_mouse(anim_scene *scene, int32_t kind, double x, double y, cairo_matrix_t place) {
    cairo_matrix_invert(&place);
    cairo_matrix_transform_point(&place, &x, &y);
    anim_scene_send_pointer(scene, kind, 0, x, y);
}

static void send_key(anim_scene *scene, const SDL_KeyboardEvent *event) {
    static const SDL_Keycode keys[] = {SDLK_TAB, SDLK_SPACE, SDLK_RETURN, SDLK_ESCAPE, SDLK_LEFT,   SDLK_RIGHT,
                                       SDLK_UP,  SDLK_DOWN,  SDLK_HOME,   SDLK_END,    SDLK_PAGEUP, SDLK_PAGEDOWN};
    for (int32_t key = ANIM_KEY_TAB; key <= ANIM_KEY_PAGE_DOWN; key += 1) { /* in the order of ANIM_KEY_... */
        if (event->keysym.sym == keys[key]) {
            int32_t action = event->type == SDL_KEYDOWN ? ANIM_KEY_ACTION_DOWN : ANIM_KEY_ACTION_UP;
            anim_scene_send_key(scene, action, key, event->keysym.mod & KMOD_SHIFT ? ANIM_MODIFIER_SHIFT : 0, NULL);
        }
    }
}

int main(int count, char **arguments) {
    anim_scene *scene = count == 2 ? load(arguments[1]) : NULL;
    if (scene == NULL || SDL_Init(SDL_INIT_VIDEO) != 0) {
        SDL_Log("usage: animcore-sdl-player DOCUMENT");
        return 2;
    }
    SDL_Window *window =
        SDL_CreateWindow("", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, 640, 520, SDL_WINDOW_RESIZABLE);
    double speed = 1, step = 0;
    int letter = 0, is_paused = 0;
    uint64_t revision = 0, shown = 0;
    for (Uint64 before = SDL_GetTicks64(), now = before; letter != 'q'; before = now, now = SDL_GetTicks64()) {
        anim_scene_advance(scene, is_paused ? step : (double)(now - before) * speed / 1000);
        step = 0;
        if (anim_scene_get_display_revision(scene, &revision) == ANIM_OK && revision != shown) {
            show(window, scene);
            shown = revision;
        }
        show_state(window, scene);
        for (SDL_Event event; letter != 'q' && SDL_PollEvent(&event) != 0;) {
            letter = event.type == SDL_QUIT ? 'q' : event.type == SDL_TEXTINPUT ? event.text.text[0] : 0;
            if (event.type == SDL_MOUSEMOTION) {
                send_mouse(scene, ANIM_POINTER_ACTION_MOVE, event.motion.x, event.motion.y, place_in(window, scene));
            } else if (event.type == SDL_MOUSEBUTTONDOWN && event.button.button == SDL_BUTTON_LEFT) {
                send_mouse(scene, ANIM_POINTER_ACTION_DOWN, event.button.x, event.button.y, place_in(window, scene));
            } else if (event.type == SDL_MOUSEBUTTONUP && event.button.button == SDL_BUTTON_LEFT) {
                send_mouse(scene, ANIM_POINTER_ACTION_UP, event.button.x, event.button.y, place_in(window, scene));
            } else if (event.type == SDL_KEYDOWN || event.type == SDL_KEYUP) {
                send_key(scene, &event.key);
            } else if (event.type == SDL_WINDOWEVENT) {
                shown = 0; /* resized, uncovered: draw again */
            } else if (letter == 'p' || letter == '.') {
                is_paused = letter == '.' || !is_paused;
                step += letter == '.' ? 1.0 / 60 : 0;
            } else if (letter == '-' || letter == '+') {
                speed *= letter == '-' ? 0.5 : 2;
            } else if (letter == 'r') {
                anim_scene_destroy(scene);
                scene = load(arguments[1]);
                shown = 0;
            }
        }
        SDL_Delay(8);
    }
    anim_scene_destroy(scene);
    SDL_Quit();
    return 0;
}
