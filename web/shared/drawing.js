// SPDX-License-Identifier: MIT
// Canvases that follow their size, the screen's pixels and the color scheme.

/** A canvas's context, cleared and scaled so that a unit is a pixel of the page, its size, and the theme's colors. */
export function sized(canvas) {
  const ratio = globalThis.devicePixelRatio || 1;
  const width = canvas.clientWidth;
  const height = canvas.clientHeight;
  if (canvas.width !== Math.round(width * ratio) || canvas.height !== Math.round(height * ratio)) {
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
  }
  const context = canvas.getContext("2d");
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
  return { context, width, height, colors: colors() };
}

const NAMES = ["background", "surface", "raised", "line", "text", "muted", "accent", "second", "third", "error"];
let known;

/** The colors of theme.css, as they are in the scheme of now. */
export function colors() {
  if (known === undefined) {
    const style = getComputedStyle(document.documentElement);
    known = Object.fromEntries(NAMES.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]));
  }
  return known;
}

const scheme = matchMedia("(prefers-color-scheme: dark)");
scheme.addEventListener("change", () => (known = undefined));

/** Draws now, and again when the size or the color scheme changes. */
export function drawnAgain(canvas, draw) {
  const sizes = new ResizeObserver(draw);
  try {
    // On another screen it has other pixels, and is as large as before.
    sizes.observe(canvas, { box: "device-pixel-content-box" });
  } catch {
    // Safari has not that one.
    sizes.observe(canvas);
  }
  scheme.addEventListener("change", draw);
  draw();
}
