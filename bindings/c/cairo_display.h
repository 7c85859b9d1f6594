/* SPDX-License-Identifier: MIT */
/* Draws a scene's display list with cairo. A file to take along: it needs animcore.h and cairo alone. */
#ifndef ANIMCORE_CAIRO_DISPLAY_H
#define ANIMCORE_CAIRO_DISPLAY_H

#include <animcore.h>
#include <cairo.h>

/* Draws what anim_scene_get_display() showed, in user space: a point of the document is a unit. Blurred shadows are
   approximate; texts are in cairo's toy fonts; images are the host's, so gray frames stand for them. */
void draw_display(cairo_t *cairo, const anim_display *display);

#endif
