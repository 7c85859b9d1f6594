// SPDX-License-Identifier: MIT
// Steps of programs: groups, animators, banks, tracks, blocks, keyframes of paths, morphs and timings. program.js gives
// the player, and what it has for its own.

import { AnimationGroupKind, Keyframes, MediaTiming, Morph, MotionKind, Path, Read } from "../index.js";

export function motionSteps(player, { number, numbers, optional, row, flag, springOf, curveOf, shape, started }) {
  const parent = (inside) => (inside === "1" && player.group !== null ? { parent: player.group } : {});
  const indicesOf = (field) => (field === "-" ? null : numbers(field));
  const pathOf = (field) => (field === "-" ? null : Path.parse(field));

  function timingOf(field) {
    const [beginTime, timeOffset, speed, duration, repeatCount, repeatDuration, reverses, fillMode] = numbers(field);
    const repeats = { repeatCount, repeatDuration, autoreverses: reverses === 1 };
    return new MediaTiming({ beginTime, timeOffset, speed, duration, fillMode, ...repeats });
  }

  function sampled(timing, time) {
    const of = timing.evaluate(time);
    const numbersOf = [of.progress, of.iteration, of.localTime, of.iterationTime, of.rate, of.iterationRate];
    return `${of.phase} ${flag(of.isInEffect)} ${flag(of.isReversing)}${row(numbersOf)}`;
  }

  const along = (of, keyframes, ...rest) => {
    of.animate(started({ kind: MotionKind.Keyframes, keyframes }, ...rest));
  };

  const groups = {
    clock: (group) => row([group.time]),
    fraction: (group) => row([group.fraction]),
    drag: (group, fraction) => {
      group.setFraction(number(fraction));
      return row([group.fraction]);
    },
    run: (group, reversed, motion, factor, velocity) =>
      group.run(reversed === "1", shape(motion), number(factor), velocity === "-" ? Number.NaN : number(velocity)),
    rest: (group) => group.pause(),
    finish: (group, position) => group.stop(Number(position)),
  };

  const banks = {
    aim: (bank, targets, indices) => bank.retarget(indicesOf(indices), numbers(targets)),
    place: (bank, values, indices) => bank.setValues(indicesOf(indices), numbers(values)),
    springs: (bank) => {
      const values = bank.values;
      const { moving, settled } = bank.counts;
      const velocities = new Float64Array(values.length);
      bank.getVelocities(velocities);
      return `${row(values)}${row(velocities)} ${moving} ${settled}`;
    },
    settled: (bank) => Array.from(bank.takeSettled()).join(" "),
    unbank: (bank) => bank.remove(),
  };

  const alone = {
    inner: () => {
      player.group = player.stage.addGroup(parent("1"));
    },
    media: (field, inside) => {
      const timing = timingOf(field);
      const said = sampled(timing, 0);
      player.group = player.stage.addGroup({ kind: AnimationGroupKind.Media, timing, ...parent(inside) });
      return said;
    },
    animator: (duration, inside) => {
      const kind = AnimationGroupKind.Animator;
      player.group = player.stage.addGroup({ kind, duration: number(duration), ...parent(inside) });
    },
    bank: (spring, values, threshold) => {
      player.bank = player.stage.addBank(springOf(spring), numbers(values), number(threshold));
    },
    morph: (from, to, time) => String(new Morph(Path.parse(from), Path.parse(to)).getPath(number(time))),
    prepared: (spring, ...fields) => {
      const { value, velocity } = springOf(spring).prepare().evaluate(...fields.map(number));
      return row([value, velocity]);
    },
    timing: (field, time) => sampled(timingOf(field), number(time)),
  };

  const ofProperty = {
    track: (of, width, keys, curveField, springField, values, velocities, initial, ...rest) => {
      const [curve, spring] = [curveOf(curveField), springOf(springField)];
      const made = keys.split(",").map((key) => {
        const [kind, flags, duration] = key.split("/").map(number);
        return { kind, flags, duration, curve, spring };
      });
      const given = [numbers(values), numbers(velocities), numbers(initial)];
      along(of, Keyframes.track({ componentCount: Number(width) }, made, ...given), ...rest);
    },
    blocks: (of, width, starts, durations, values, initial, duration, ...rest) => {
      const options = { componentCount: Number(width), duration: number(duration) };
      along(of, Keyframes.blocks(options, ...[starts, durations, values, initial].map(numbers)), ...rest);
    },
    outlines: (of, mode, outlines, duration, ...rest) => {
      const paths = outlines.split("|").map((data) => Path.parse(data));
      const options = { mode: Number(mode), duration: number(duration) };
      along(of, Keyframes.paths(options, paths, [], [], []), ...rest);
    },
    glide: (of, motion, from, to, duration, ...rest) => {
      const options = started({ ...shape(motion), duration: optional(duration) }, ...rest);
      of.animatePath(options, pathOf(from), pathOf(to));
    },
    traced: (of) => String(of.getPath(Read.Presentation)),
    turns: (of, turns) => {
      of.setPathTurns(turns === "1");
      return flag(of.pathTurns);
    },
  };

  /** The step of a name, or undefined for another's. Methods without a result give their object. */
  return (name) => {
    if (name in groups) {
      return (...fields) => player.group && groups[name](player.group, ...fields);
    }
    if (name in banks) {
      return (...fields) => player.bank && banks[name](player.bank, ...fields);
    }
    if (name in ofProperty) {
      return (property, ...fields) => ofProperty[name](player.stage.findProperty(property), ...fields);
    }
    return alone[name];
  };
}
