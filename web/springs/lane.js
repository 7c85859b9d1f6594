// SPDX-License-Identifier: MIT
// The ball that is sent to where one clicks, and turns around with its velocity.

import { Animator } from "../../bindings/javascript/src/animate.js";
import { runFrames, stopFrames } from "../../bindings/javascript/src/frames.js";

const STEPS = { ArrowLeft: -10, ArrowRight: 10, Home: -Infinity, End: Infinity };

/** Makes the lane live; `shown` is called with where the ball is in parts of its present way, and how fast. */
export function makeLane({ lane, ball, goal, motion }, shown) {
  const animator = new Animator({ automatic: false });
  // Percent of the lane.
  const state = { place: 50 };
  let [spring, from, to, before] = [null, 50, 50, 0];

  const draw = () => {
    const width = lane.clientWidth - 60;
    const x = (place) => `${30 + (width * place) / 100}px 0`;
    ball.style.translate = x(state.place);
    goal.style.translate = x(to);
    const velocity = animator.velocity(state, "place");
    motion.textContent = `${state.place.toFixed(1).padStart(6)} %  ${velocity.toFixed(0).padStart(5)} %/s`;
    const distance = to - from || 1;
    shown(from === to ? null : { value: (state.place - from) / distance, velocity: velocity / distance });
  };
  const step = (now) => {
    const seconds = Math.min(0.1, Math.max(0, (now - before) / 1000));
    before = now;
    animator.advance(seconds);
    draw();
    if (animator.stage.info.animationCount === 0) {
      stopFrames(step);
    }
  };
  const send = (place) => {
    [from, to] = [state.place, Math.min(100, Math.max(0, place))];
    lane.setAttribute("aria-valuenow", Math.round(to));
    animator.animate(state, { place: to }, { spring });
    before = performance.now();
    runFrames(step);
    draw();
  };
  lane.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) {
      return;
    }
    const { left, width } = lane.getBoundingClientRect();
    send((100 * (event.clientX - left - 30)) / (width - 60));
  });
  lane.addEventListener("keydown", (event) => {
    // With a modifier they are the browser's: back and forth.
    if (event.key in STEPS && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      send(Math.round(to) + STEPS[event.key]);
    }
  });
  new ResizeObserver(draw).observe(lane);
  return {
    set spring(value) {
      spring = value;
    },
    get place() {
      return state.place;
    },
  };
}
