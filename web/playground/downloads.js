// SPDX-License-Identifier: MIT
// Files made of a session.

import { drawScene } from "../../bindings/javascript/src/canvas.js";
import { colors } from "../shared/drawing.js";
import { save } from "../shared/save.js";
import { zip } from "../shared/zip.js";
import { animatedPng } from "./animated_png.js";
import { Gif, Palette } from "./gif.js";
import { toFlicks } from "./session.js";

const RATE = 30;
// The last seconds of a session, and the longer side of their pictures in pixels.
const [SECONDS, SIDE] = [10, 480];

/** Calls a function with the number of each picture of the last seconds, drawn, in their order. */
async function eachPicture({ player, session, first, context, say, what }, take) {
  let count = 0;
  for (let at = first; at <= session.end; at += toFlicks(1 / RATE)) {
    session.goto(at);
    drawScene(context, player.scene);
    take(count);
    count += 1;
    if (count % 10 === 0) {
      say(`${count} ${what}…`);
      await new Promise((done) => setTimeout(done));
    }
    if (player.session !== session) {
      throw new Error("Another document was opened meanwhile.");
    }
  }
  return count;
}

/** A GIF has no opacity between none and all: it is drawn on the color that the control is seen on. */
function behind(context) {
  const { width, height } = context.canvas;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalCompositeOperation = "destination-over";
  context.fillStyle = colors().surface;
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = "source-over";
  return context.getImageData(0, 0, width, height).data;
}

async function gifOf(work) {
  const { context } = work;
  const palette = new Palette();
  await eachPicture({ ...work, what: "frames seen" }, () => palette.add(behind(context)));
  palette.choose();
  const gif = new Gif(context.canvas.width, context.canvas.height, palette);
  const time = (index) => Math.round((100 * index) / RATE);
  const count = await eachPicture(work, (index) => gif.add(behind(context), time(index + 1) - time(index)));
  save("animation.gif", gif.bytes);
  return count;
}

async function pngsOf(work, kind) {
  const frames = [];
  const count = await eachPicture(work, () => {
    // As a text at once: toBlob waits for an idle moment with each.
    const letters = atob(work.context.canvas.toDataURL("image/png").split(",", 2)[1]);
    frames.push(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
  });
  if (kind === "zip") {
    save("frames.zip", zip(frames.map((bytes, index) => [`frame-${String(index).padStart(4, "0")}.png`, bytes])));
  } else {
    save("animation.png", animatedPng(frames, RATE));
  }
  return count;
}

/** Saves the last seconds of the session, as a GIF, an animated PNG or PNGs; the player then stands where it stood. */
export async function framesOf(player, kind, say) {
  const { session, scene, isPlaying } = player;
  player.isPlaying = false;
  const { now, end } = session;
  const first = end > toFlicks(SECONDS) ? end - toFlicks(SECONDS) : 0n;
  const { canvas: size } = scene.info;
  const scale = SIDE / Math.max(size.width, size.height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(size.width * scale));
  canvas.height = Math.max(1, Math.round(size.height * scale));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  const work = { player, session, first, context, say, what: "frames" };
  try {
    const count = await (kind === "gif" ? gifOf(work) : pngsOf(work, kind));
    say(`${count} frames, ${RATE} a second.`);
  } finally {
    // Of a document that was edited meanwhile there is another session, which plays on.
    if (player.session === session) {
      session.goto(now);
      player.goto(player.seconds);
    }
    player.isPlaying ||= isPlaying;
  }
}
