// SPDX-License-Identifier: MIT

import type { Display } from "./structs.js";
import type { Scene } from "./objects.js";

/** That of a canvas of the page, or of an OffscreenCanvas, whose type older versions of TypeScript do not know. */
type Context = Omit<CanvasRenderingContext2D, "canvas" | "getContextAttributes" | "drawFocusIfNeeded"> & {
  readonly canvas: { width: number; height: number };
};

/** Gives the image that a document names, or nothing for a gray frame. */
export type Images = (name: string) => CanvasImageSource | null | undefined;

/**
 * As scene.display, without copies, for drawing at once: the same object each time for a scene, its commands too, and its
 * arrays of numbers are views of the module's memory. All of it holds until the next call of the library.
 */
export declare function displayOf(scene: Scene): Omit<Display, "revision"> & { revision: number };

/** Draws a display list (scene.display) with the canvas's transform as it is: the scene's points are its units. */
export declare function drawDisplay(context: Context, display: Omit<Display, "revision">, images?: Images): void;

/** Clears a canvas and draws a scene as large as fits, in the middle. Gives where the scene is in the canvas's pixels. */
export declare function drawScene(
  context: Context,
  scene: Scene,
  images?: Images,
): { scale: number; x: number; y: number };
