// SPDX-License-Identifier: MIT
// sdl_scene DOCUMENT [FRAMES PICTURE.bmp]: a control in a window of SDL2, used with the mouse. The paths of the display list
// are filled here, row by row, so that the program needs nothing but SDL and animcore.hpp. Texts, images, shadows and
// clips are left to renderers of more than a page. With FRAMES it taps the middle, draws so many frames at 60 a second,
// writes the last as a picture and ends.
#include <algorithm>
#include <animcore.hpp>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <SDL.h>

namespace ac = animcore;

/// An opaque picture of 8 bits a channel, over SDL's pixels.
class canvas {
  public:
    explicit canvas(SDL_Surface *surface) : surface_(surface) {
        SDL_FillRect(surface, nullptr, 0xFFFFFFFF);
    }

    void fill(const ac::path &path, ac::fill_rule rule, const std::array<double, 4> &color) {
        // A subpath that is closed ends with its first point again.
        const auto counts = path.flattened_counts(0.1);
        std::vector<ac::point> points(counts.coordinate_count / 2 + counts.verb_count);
        std::vector<std::size_t> ends(counts.verb_count);
        const auto used = path.polylines(0.1, points, ends);
        constexpr int samples = 4;
        std::vector<double> coverage(static_cast<std::size_t>(surface_->w));
        for (int row = 0; row < surface_->h; row += 1) {
            std::fill(coverage.begin(), coverage.end(), 0);
            for (int sample = 0; sample < samples; sample += 1) {
                add_row(points, {ends.data(), used.subpath_count}, rule, row + (sample + 0.5) / samples, coverage,
                        1.0 / samples);
            }
            for (int column = 0; column < surface_->w; column += 1) {
                blend(column, row, color, std::min(coverage[static_cast<std::size_t>(column)], 1.0) * color[3]);
            }
        }
    }

  private:
    /// Adds how much of each pixel is inside along a horizontal line.
    static void add_row(const std::vector<ac::point> &points, ac::span<const std::size_t> ends, ac::fill_rule rule,
                        double y, std::vector<double> &coverage, double weight) {
        std::vector<std::pair<double, int>> crossings;
        std::size_t begin = 0;
        for (const std::size_t end : ends) {
            for (std::size_t index = begin; index < end; index += 1) {
                const ac::point &a = points[index];
                const ac::point &b = points[index + 1 < end ? index + 1 : begin];
                if ((a.y <= y) != (b.y <= y)) {
                    crossings.emplace_back(a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x), a.y <= y ? 1 : -1);
                }
            }
            begin = end;
        }
        std::sort(crossings.begin(), crossings.end());
        int winding = 0;
        for (std::size_t index = 0; index + 1 < crossings.size(); index += 1) {
            winding += crossings[index].second;
            if (rule == ac::fill_rule::nonzero ? winding != 0 : (winding & 1) != 0) {
                const double from = std::max(crossings[index].first, 0.0);
                const double to = std::min(crossings[index + 1].first, static_cast<double>(coverage.size()));
                for (double x = std::floor(from); x < to; x += 1) {
                    coverage[static_cast<std::size_t>(x)] += weight * (std::min(x + 1, to) - std::max(x, from));
                }
            }
        }
    }

    void blend(int column, int row, const std::array<double, 4> &color, double alpha) {
        Uint8 *pixel = static_cast<Uint8 *>(surface_->pixels) + row * surface_->pitch + column * 4;
        for (std::size_t channel = 0; channel < 3; channel += 1) {
            const double before = pixel[2 - channel];
            pixel[2 - channel] = static_cast<Uint8>(std::lround(before + (color[channel] * 255 - before) * alpha));
        }
    }

    SDL_Surface *surface_;
};

/// A document's unit square in pixels: its canvas in the middle, as large as it goes.
static ac::transform place(const SDL_Surface *surface, const ac::rectangle &shown) {
    const double scale = std::min(surface->w / shown.width, surface->h / shown.height);
    return {scale,
            0,
            0,
            scale,
            surface->w / 2.0 - scale * (shown.x + shown.width / 2),
            surface->h / 2.0 - scale * (shown.y + shown.height / 2)};
}

static ac::path path_of(const ac::display &display, const ac::draw_path &of) {
    ac::path path;
    path.append(display.verbs().subspan(of.verb_start, of.verb_count),
                display.coordinates().subspan(of.coordinate_start, of.coordinate_count));
    return path;
}

/// The paint's color, or the middle one of a gradient.
static std::array<double, 4> color_of(const ac::display &display, const ac::draw_paint &paint, double opacity) {
    std::array<double, 4> color = paint.color;
    if (paint.kind != ac::paint::solid && paint.stop_count > 0) {
        color = display.stops()[paint.stop_start + paint.stop_count / 2].color;
    }
    color[3] *= opacity;
    return color;
}

static void draw(ac::scene &scene, SDL_Surface *surface) {
    canvas target(surface);
    const ac::transform to_pixels = place(surface, scene.info().canvas);
    const ac::display display = scene.display();
    for (const ac::draw_command &command : display.commands()) {
        if (const ac::draw_fill *fill = command.as_fill()) {
            ac::path path = path_of(display, fill->path);
            path.transform(command.transform);
            path.transform(to_pixels);
            target.fill(path, fill->rule, color_of(display, fill->paint, command.opacity));
        } else if (const ac::draw_stroke *stroke = command.as_stroke()) {
            ac::stroke_style style;
            style.cap = stroke->cap;
            style.join = stroke->join;
            style.width = stroke->width;
            style.miter_limit = stroke->miter_limit;
            style.dash_offset = stroke->dash_offset;
            style.dashes(display.dashes().subspan(stroke->dash_start, stroke->dash_count));
            ac::path path = path_of(display, stroke->path).stroke(style, 0.05);
            path.transform(command.transform);
            path.transform(to_pixels);
            target.fill(path, ac::fill_rule::nonzero, color_of(display, stroke->paint, command.opacity));
        }
    }
}

static void send_mouse(ac::scene &scene, ac::pointer_action action, int x, int y, const SDL_Surface *surface) {
    const ac::transform t = place(surface, scene.info().canvas);
    scene.send_pointer(action, 0, (x - t.tx) / t.a, (y - t.ty) / t.d);
}

static void play_some(ac::scene &scene, SDL_Surface *surface, int frames, const char *picture) {
    const ac::scene_info info = scene.info();
    for (int frame = 0; frame < frames; frame += 1) {
        if (frame == 1) {
            scene.pointer_down(info.width / 2, info.height / 2);
        } else if (frame == 7) {
            scene.pointer_up(info.width / 2, info.height / 2);
        }
        scene.advance(1.0 / 60);
        draw(scene, surface);
    }
    std::printf("%d frames, state %s\n", frames, scene.atomic_states().c_str());
    SDL_SaveBMP(surface, picture);
}

static void play(ac::scene &scene, SDL_Window *window) {
    std::uint64_t shown = 0;
    Uint64 before = SDL_GetTicks64();
    for (bool is_open = true; is_open;) {
        const Uint64 now = SDL_GetTicks64();
        scene.advance(static_cast<double>(now - before) / 1000);
        before = now;
        SDL_Surface *surface = SDL_GetWindowSurface(window);
        if (const std::uint64_t revision = scene.display_revision(); revision != shown) {
            draw(scene, surface);
            SDL_UpdateWindowSurface(window);
            SDL_SetWindowTitle(window, scene.atomic_states().c_str());
            shown = revision;
        }
        for (SDL_Event event; SDL_PollEvent(&event) != 0;) {
            if (event.type == SDL_QUIT) {
                is_open = false;
            } else if (event.type == SDL_MOUSEMOTION) {
                send_mouse(scene, ac::pointer_action::move, event.motion.x, event.motion.y, surface);
            } else if (event.type == SDL_MOUSEBUTTONDOWN) {
                send_mouse(scene, ac::pointer_action::down, event.button.x, event.button.y, surface);
            } else if (event.type == SDL_MOUSEBUTTONUP) {
                send_mouse(scene, ac::pointer_action::up, event.button.x, event.button.y, surface);
            } else if (event.type == SDL_WINDOWEVENT) {
                shown = 0;
            }
        }
        SDL_Delay(8);
    }
}

int main(int count, char **arguments) {
    if (count != 2 && count != 4) {
        std::fprintf(stderr, "usage: sdl_scene DOCUMENT [FRAMES PICTURE.bmp]\n");
        return 2;
    }
    int status = 0;
    try {
        std::ifstream file(arguments[1], std::ios::binary);
        ac::scene scene(std::string(std::istreambuf_iterator<char>(file), {}));
        if (SDL_Init(SDL_INIT_VIDEO) != 0) {
            std::fprintf(stderr, "sdl_scene: %s\n", SDL_GetError());
            return 1;
        }
        SDL_Window *window = SDL_CreateWindow("", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, 480, 320, 0);
        if (count == 4) {
            play_some(scene, SDL_GetWindowSurface(window), std::atoi(arguments[2]), arguments[3]);
        } else {
            play(scene, window);
        }
        SDL_DestroyWindow(window);
    } catch (const ac::error &error) {
        std::fprintf(stderr, "sdl_scene: %s\n", error.what());
        status = 1;
    }
    SDL_Quit();
    return status;
}
