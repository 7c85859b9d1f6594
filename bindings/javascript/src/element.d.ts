// SPDX-License-Identifier: MIT

import type { Images } from "./canvas.js";
import type { SvgImages } from "./svg.js";
import type { Inputs } from "./bases.js";
import type { Scene } from "./objects.js";
import type { SceneOptionsInit } from "./structs.js";

/** The details of an event of the scene: its name, its time in flicks, and its data by field name. */
export interface SceneEventDetail {
  readonly name: string;
  readonly time: number;
  readonly finished: boolean;
  readonly data: { readonly [field: string]: number | boolean | string };
}

/**
 * <anim-scene src="toggle.json">: a running scene in a page. Attributes: src, renderer, paused, speed, and each input
 * of the document by its name. Inputs are also properties, unless elements have a property of that name. Events: load,
 * error, and each event of the scene by its kind (state-entered, emitted, control…), with a SceneEventDetail.
 */
export declare class AnimSceneElement extends HTMLElement {
  /** The scene; null until a document is loaded. */
  readonly scene: Scene | null;
  /** The document's inputs by name. */
  readonly inputs: Inputs;
  src: string;
  /** How the scene is drawn: on a "canvas", or as "svg" elements that are updated in place. */
  renderer: "canvas" | "svg";
  paused: boolean;
  /** Returns the image for a name that the document draws. Set it again when an image has arrived. */
  images: Images | SvgImages | undefined;
  /** Loads a document's text; the library must be loaded. A scene of an earlier text goes on with the new one. */
  load(text: string, options?: SceneOptionsInit | null): void;
  /** Fetches the document again, bypassing the browser's cache. The scene goes on with it where it is. */
  reload(): Promise<void>;
  /** Gives the focus to the first part of the scene that can have it. */
  focus(options?: FocusOptions): void;
  /** Advances the scene by seconds, draws what has changed, and dispatches its events. For tests and scrubbing. */
  advance(seconds: number): void;
  /** Draws the scene, if it has changed. */
  draw(): void;
}

/** Defines the element <anim-scene>, or one of another name. */
export declare function defineElement(name?: string): void;

declare global {
  interface HTMLElementTagNameMap {
    "anim-scene": AnimSceneElement;
  }
}
