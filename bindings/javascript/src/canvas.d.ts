// SPDX-License-Identifier: MIT

import type { Display } from "./structs.js";
import type { Scene } from "./objects.js";

/** The context of a canvas or of an OffscreenCanvas, whose type older versions of TypeScript lack. */
type Context = Omit<CanvasRenderingContext2D, "canvas" | "getContextAttributes" | "drawFocusIfNeeded"> & {
  readonly canvas: { width: number; height: number };
};

/** Returns the image that a document names; null or undefined draws a gray frame. */
export type Images = (name: string) => CanvasImageSource | null | undefined;

/**
 * Like scene.display but without copies, for drawing at once. For a scene it is always the same object, with the same
 * commands, and its arrays of numbers are views of the module's memory. All of it is valid until the next call of the
 * library.
 */
export declare function displayOf(scene: Scene): Omit<Display, "revision"> & { revision: number };

/** Draws a display list (scene.display) with the canvas's present transform: the scene's points are its units. */
export declare function drawDisplay(context: Context, display: Omit<Display, "revision">, images?: Images): void;

/** Clears a canvas and draws a scene centered, as large as fits. Returns its place in the canvas's pixels. */
export declare function drawScene(
  context: Context,
  scene: Scene,
  images?: Images,
): { scale: number; x: number; y: number };
