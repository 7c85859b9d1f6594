// SPDX-License-Identifier: MIT
// One frame for all that moves in a page, elements and what animate() moves, and one clock for what is looked at seldom.

const running = new Set();
let frame = 0;

/** Calls a function with each frame's time in milliseconds, until stopFrames. */
export function runFrames(step) {
  running.add(step);
  if (frame === 0) {
    frame = requestAnimationFrame(tick);
  }
}

export function stopFrames(step) {
  running.delete(step);
}

function callAll(steps, now) {
  // What begins meanwhile, as what is moved by its own event, waits for the next time.
  for (const step of [...steps]) {
    try {
      if (steps.has(step)) {
        step(now);
      }
    } catch (error) {
      // The others go on.
      reportError(error);
    }
  }
}

function tick(now) {
  frame = 0;
  callAll(running, now);
  if (running.size > 0 && frame === 0) {
    frame = requestAnimationFrame(tick);
  }
}

const seldom = new Set();
const SELDOM = 250;
let timer;

/** Calls a function four times a second, until stopSeldom. */
export function runSeldom(step) {
  seldom.add(step);
  timer ??= setInterval(() => callAll(seldom), SELDOM);
}

export function stopSeldom(step) {
  seldom.delete(step);
  if (seldom.size === 0) {
    clearInterval(timer);
    timer = undefined;
  }
}
