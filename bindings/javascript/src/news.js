// SPDX-License-Identifier: MIT
// What is new of a scene, asked for in each frame: numbers that make no objects.

import { address, alloc, begin, check, enter, leave, view, wasm } from "./runtime.js";

/** A revision: they are far below what a number holds. */
const revisionAt = (at, place) => at.getUint32(place, true) + 2 ** 32 * at.getUint32(place + 4, true);

/** Of a scene: the revisions of its display list and of its accessibility, how many nodes that has, and what waits. */
export class News {
  #scene;
  #stage;
  display = -1;
  accessibility = -1;
  nodeCount = 0;
  eventCount = 0;

  constructor(scene) {
    this.#scene = scene;
    this.#stage = scene.stage;
  }

  read() {
    const mark = enter();
    try {
      const scene = address(this.#scene, "Scene", "scene");
      const place = alloc(24);
      check(wasm.anim_scene_get_display_revision(scene, place, begin()));
      check(wasm.anim_scene_get_accessibility_info(scene, place + 16, place + 8, begin()));
      check(wasm.anim_stage_poll_events(address(this.#stage, "Stage", "stage"), 0, 0, place + 20, begin()));
      const at = view();
      this.display = revisionAt(at, place);
      this.accessibility = revisionAt(at, place + 8);
      this.nodeCount = at.getUint32(place + 16, true);
      this.eventCount = at.getUint32(place + 20, true);
    } finally {
      leave(mark);
    }
  }
}
