// SPDX-License-Identifier: MIT

import type { Display } from "./structs.js";
import type { Scene } from "./objects.js";

/** Returns the image that a document names: its address, an <img>, or a canvas. Nothing draws a gray frame. */
export type SvgImages = (name: string) => string | CanvasImageSource | null | undefined;

/** Keeps an <svg> up to date with a scene: its elements stay, and only changes are written. */
export declare class SvgRenderer {
  /** @param element the <svg> to fill; a new one if none is given. */
  constructor(element?: SVGSVGElement);
  /** The <svg>. */
  readonly element: SVGSVGElement;
  /** Brings the elements up to date with a scene. */
  draw(scene: Scene, images?: SvgImages): void;
  /** The same with a display list (scene.display) and a viewBox of your own. */
  drawDisplay(display: Display, images?: SvgImages): void;
  /** Removes all elements. */
  clear(): void;
}
