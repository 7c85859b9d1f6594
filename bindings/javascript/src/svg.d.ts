// SPDX-License-Identifier: MIT

import type { Display } from "./structs.js";
import type { Scene } from "./objects.js";

/** Gives the image that a document names: its address, an <img>, or a canvas. Nothing for a gray frame. */
export type SvgImages = (name: string) => string | CanvasImageSource | null | undefined;

/** Keeps an <svg> as a scene is: elements stay, and what has changed of them is written. */
export declare class SvgRenderer {
  /** @param element the <svg> that is filled; a new one where none is given. */
  constructor(element?: SVGSVGElement);
  /** The <svg>. */
  readonly element: SVGSVGElement;
  /** Brings the elements up to date with a scene. */
  draw(scene: Scene, images?: SvgImages): void;
  /** The same with a display list (scene.display) and a viewBox of your own. */
  drawDisplay(display: Display, images?: SvgImages): void;
  /** Takes all elements out. */
  clear(): void;
}
