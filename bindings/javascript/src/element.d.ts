// SPDX-License-Identifier: MIT

import type { Images } from "./canvas.js";
import type { SvgImages } from "./svg.js";
import type { Inputs } from "./bases.js";
import type { Scene } from "./objects.js";
import type { SceneOptionsInit } from "./structs.js";

/** What an event of the scene brings along: its name, its time in flicks, and its data by the names of the fields. */
export interface SceneEventDetail {
  readonly name: string;
  readonly time: number;
  readonly finished: boolean;
  readonly data: { readonly [field: string]: number | boolean | string };
}

/**
 * <anim-scene src="toggle.json">: a scene that is alive in a page. Attributes: src, renderer, paused, speed, and each
 * input of the document by its name; inputs are properties too, unless elements have one of that name. Events: load,
 * error, and each of the scene's by its kind (state-entered, emitted, control…), with a SceneEventDetail.
 */
export declare class AnimSceneElement extends HTMLElement {
  /** The scene, when the document is loaded. */
  readonly scene: Scene | null;
  /** The document's inputs by their names. */
  readonly inputs: Inputs;
  src: string;
  /** What draws: "canvas", or "svg" for elements that are kept up to date. */
  renderer: "canvas" | "svg";
  paused: boolean;
  /** Gives the image of a name that the document draws. Set again, as when one has come, it is asked again. */
  images: Images | SvgImages | undefined;
  /** Takes a document's text, the library being loaded. Where there was a scene of an earlier text, that one goes on. */
  load(text: string, options?: SceneOptionsInit | null): void;
  /** Fetches the document anew, past the browser's cache: the scene goes on with it where it is. */
  reload(): Promise<void>;
  /** Gives the focus to the first of the scene's parts that takes it. */
  focus(options?: FocusOptions): void;
  /** Moves the scene on by seconds, draws it where it has changed, and tells its events. For tests and for scrubbing. */
  advance(seconds: number): void;
  /** Draws the scene, if it has changed. */
  draw(): void;
}

/** Makes <anim-scene> known to the page. */
export declare function defineElement(name?: string): void;

declare global {
  interface HTMLElementTagNameMap {
    "anim-scene": AnimSceneElement;
  }
}
