/* SPDX-License-Identifier: MIT */
/*
 * animcore.h: the C interface of libanimcore, an embeddable animation core.
 *
 * The core owns what moves, where it is now and what happens next; the host owns the pixels. These headers are the one
 * source of truth for the interface, and their comments are the reference.
 *
 * Contents
 *
 *   animcore/base.h     conventions, version, errors, memory, limits, time, mathematics, geometry
 *   animcore/motion.h   springs, easing functions, keyframes, media timing, decay, colors, transforms
 *   animcore/paths.h    paths and morphs
 *   animcore/stage.h    expressions; properties, transactions, animations, groups, banks and the clock that moves them
 *   animcore/scene.h    documents, machines, pointers and keys, accessibility, the display list, traces
 *
 * Each can be included by itself and brings along what it is built upon.
 */
#ifndef ANIMCORE_H
#define ANIMCORE_H

#include "animcore/base.h"
#include "animcore/motion.h"
#include "animcore/paths.h"
#include "animcore/scene.h"
#include "animcore/stage.h"

#endif /* ANIMCORE_H */
