// SPDX-License-Identifier: MIT
// Plays the programs of Tests/bindings/conformance.md: calls on a stage or a scene, and what they leave.

import {
  Action,
  AnimError,
  CubicBezier,
  Document,
  Easing,
  FieldKind,
  Keyframes,
  MotionKind,
  Path,
  Read,
  Scene,
  Spring,
  Stage,
  ValueKind,
} from "../index.js";
import { motionSteps } from "./program_motion.js";
import { Digest, hash, said } from "./transcript.js";

const number = (word) => (word === "nan" ? Number.NaN : Number(word.replace("inf", "Infinity")));
const numbers = (field) => (field === "-" ? [] : field.split(",").map(number));
const optional = (field) => (field === "-" ? undefined : number(field));
const row = (values) => said(values).map((word) => ` ${word}`).join("");
const springOf = (field) => new Spring(...numbers(field));
const curveOf = (field) => new CubicBezier(...numbers(field));
const flag = (value) => (value ? "1" : "0");

/** What a motion is, as members of a motion or of an animation's options. */
function shape(field) {
  const comma = field.indexOf(",");
  const [word, rest] = comma < 0 ? [field, ""] : [field.slice(0, comma), field.slice(comma + 1)];
  switch (word) {
    case "-":
      return {};
    case "none":
      return { kind: MotionKind.None };
    case "spring":
      return { kind: MotionKind.Spring, spring: springOf(rest) };
    case "curve":
      return { kind: MotionKind.Curve, curve: curveOf(rest) };
    case "decay":
      return { kind: MotionKind.Decay, decay: { rate: number(rest) } };
    default:
      return { kind: MotionKind.Easing, easing: Easing.css(rest) };
  }
}

export class Player {
  #documents;
  #scene = null;
  #open = [];
  #kept = new Uint8Array();
  #valuesOf;
  #items;
  #motionStep = motionSteps(this, { number, numbers, optional, row, flag, springOf, curveOf, shape, started });
  stage;
  group = null;
  bank = null;

  constructor(first, second, valuesOf, items) {
    this.#documents = [first, second];
    this.#valuesOf = valuesOf;
    this.#items = items;
    if (first !== "-") {
      this.#scene = Scene.load(first);
    }
    this.stage = this.#scene === null ? new Stage() : this.#scene.stage;
  }

  dispose() {
    (this.#scene ?? this.stage).dispose();
  }

  /** What a call said, and the digest of the state afterwards. */
  word(step) {
    const [name, ...fields] = step.split(":");
    let result = "ok";
    let more = "";
    try {
      // Methods without a result give their object.
      const given = this.#take(name, fields);
      more = typeof given === "string" ? given : "";
    } catch (error) {
      if (!(error instanceof AnimError)) {
        throw error;
      }
      result = error.code.replace("ANIM_ERROR_", "");
      result += error.line === 0 ? "" : `@${error.line},${error.column},${error.pointer}`;
      result += error.offset < 0 ? "" : `#${error.offset}`;
    }
    const digest = new Digest();
    digest.add(Buffer.from(more + this.#state(), "utf8"));
    return `${result}/${digest}`;
  }

  #state() {
    const stage = this.stage;
    const lines = [`${stage.info.time} ${hash((this.#scene ?? stage).hash)}`];
    for (const each of stage.listProperties()) {
      const model = each.info.kind === ValueKind.Path ? "" : row(each.read(Read.Model));
      lines.push(each.name + row(each.read(Read.Presentation)) + row(each.read(Read.Velocity)) + model);
    }
    for (const event of stage.pollEvents()) {
      const name = event.name < 0 ? "" : stage.getName(event.name);
      const line = `${event.kind} ${event.time} ${name} ${flag(event.finished)} ${event.count}`;
      lines.push(line + this.#dataOf(event));
    }
    if (this.#scene !== null) {
      lines.push(`${this.#scene.atomicStates} ${this.#scene.focus} ${this.#scene.displayCommands.length}`);
    }
    return lines.map((line) => `${line}\n`).join("");
  }

  /** The values of an event's data. */
  #dataOf({ data, dataLost, count }) {
    let text = "";
    for (let index = dataLost; data !== 0n && index < count; index += 1) {
      const { name, kind, number: value } = this.#scene.getEventValue(data, index);
      const shown =
        kind === FieldKind.Text
          ? `'${this.#scene.getEventText(data, index)}`
          : kind === FieldKind.Boolean
            ? flag(value !== 0)
            : said([value])[0];
      text += ` ${this.stage.getName(name)}=${shown}`;
    }
    return text;
  }

  #take(name, f) {
    const motionStep = this.#motionStep(name);
    if (motionStep !== undefined) {
      return motionStep(...f);
    }
    const [stage, host] = [this.stage, this.#scene ?? this.stage];
    switch (name) {
      case "advance":
        return host.advance(number(f[0]));
      case "flicks":
        return host.advanceFlicks(BigInt(f[0]));
      case "keep":
        this.#kept = host.snapshot();
        return String(this.#kept.length);
      case "back":
        return host.restore(this.#kept);
      case "pause":
        return stage.setPaused(f[0] === "1");
      case "scale":
        return stage.setTimeScale(number(f[0]));
      case "reduce":
        return stage.setReducedMotion(Number(f[0]));
      case "changed":
        return stage.takeChanged().map((each) => each.name).join(" ");
      case "group":
        this.group = stage.addGroup();
        return "";
      case "speed":
        return this.group?.setSpeed(number(f[0]));
      case "still":
        return this.group?.setPaused(f[0] === "1");
      case "seek":
        return this.group?.seek(number(f[0]));
      case "ungroup":
        return this.group?.remove();
      case "begin":
        return this.#begin(...f);
      case "commit":
        return this.#open.pop()?.commit();
      case "add": {
        const values = numbers(f[2]);
        const kind = Number(f[1]);
        const more = kind === ValueKind.Vector ? { componentCount: values.length } : {};
        stage.addPropertyWith(f[0], { kind, ...more }, values);
        return "";
      }
      case "path":
        stage.addPath(f[0], Path.parse(f[1]));
        return "";
      default:
        return name in this.#ofProperty
          ? (this.#ofProperty[name](stage.findProperty(f[0]), ...f.slice(1)), "")
          : this.#ofScene(name, f);
    }
  }

  #begin(motion, duration, delay, interruption, arrangement, stagger, repeats, autoreverses, grouped) {
    const transaction = this.stage.beginTransaction({
      ...shape(motion),
      duration: optional(duration),
      delay: optional(delay),
      interruption: interruption === "0" ? undefined : Number(interruption),
      arrangement: Number(arrangement),
      stagger: optional(stagger),
      repeatCount: optional(repeats),
      autoreverses: autoreverses === "-" ? undefined : autoreverses === "1",
      ...this.#groupFor(grouped),
    });
    this.#open.push(transaction);
  }

  #groupFor(grouped) {
    return grouped === "1" && this.group !== null ? { group: this.group } : {};
  }

  #ofProperty = {
    derive: (of, text) => of.setExpression(text),
    set: (of, values) => of.setValue(numbers(values)),
    shape: (of, data) => of.setPath(Path.parse(data)),
    spring: (of, values, velocity, spring) => of.springTo(numbers(values), numbers(velocity), springOf(spring)),
    curve: (of, values, curve, duration) => of.curveTo(numbers(values), curveOf(curve), number(duration)),
    reshape: (of, data, velocity, spring) =>
      of.springToPath(Path.parse(data), velocity === "-" ? null : numbers(velocity), springOf(spring)),
    reform: (of, data, curve, duration) => of.curveToPath(Path.parse(data), curveOf(curve), number(duration)),
    hold: (of) => of.hold(),
    stop: (of) => of.removeAllAnimations(),
    remove: (of) => of.remove(),
    threshold: (of, threshold) => of.setThreshold(number(threshold)),
    action: (of, field) => {
      const motion = shape(field);
      const action = field === "-" ? Action.Follow : field === "none" ? Action.None : Action.Own;
      of.setAction(action, action === Action.Own ? motion : null);
    },
    animate: (of, motion, from, to, by, velocity, duration, delay, interruption, flags, repeats, grouped) => {
      const options = { ...shape(motion), duration: optional(duration), delay: number(delay), ...this.#groupFor(grouped) };
      for (const [end, field] of Object.entries({ from, to, by, velocity })) {
        if (field !== "-") {
          options[end] = numbers(field);
        }
      }
      of.animate(started(options, interruption, flags, repeats));
    },
    keyframes: (of, mode, width, values, times, duration, interruption, flags, repeats) => {
      const options = { mode: Number(mode), componentCount: Number(width), duration: number(duration) };
      const keyframes = Keyframes.values(options, numbers(values), numbers(times), [], []);
      of.animate(started({ kind: MotionKind.Keyframes, keyframes }, interruption, flags, repeats));
    },
  };

  #ofScene(name, f) {
    const scene = this.#scene;
    switch (name) {
      case "share":
        return this.#share();
      case "edition":
        return this.#edition(...f.map((each) => this.#documents[Number(each)]));
      case "items":
        return this.#items(scene.list(f[0]));
      case "reload":
        return scene.reload(this.#documents[Number(f[0])]).join("\n");
      case "pointer":
        return scene.sendPointer(Number(f[0]), Number(f[1]), number(f[2]), number(f[3]));
      case "wheel":
        return flag(scene.sendWheel(...f.map(number)));
      case "key":
        return flag(scene.sendKey(Number(f[0]), Number(f[1]), Number(f[2])));
      case "focus":
        return scene.setFocus(f[0] === "-" ? "" : f[0]);
      case "number":
        scene.setNumber(f[0], number(f[1]));
        return row([scene.getNumber(f[0])]);
      case "boolean":
        return scene.setBoolean(f[0], f[1] === "1");
      case "text":
        scene.setString(f[0], f[1]);
        return scene.getString(f[0]);
      case "fire":
        return scene.fireTrigger(f[0]);
      case "send":
        return f[1] === "-" ? scene.send(f[0]) : scene.sendWith(f[0], this.#valuesOf(f[1]));
      default:
        this.#ofList(scene.list(f[0]), name, f.slice(1));
        return "";
    }
  }

  /** The hash of a scene of a document that others could share, with this one's state. */
  #share() {
    const document = Document.load(this.#documents[0]);
    const scene = new Scene(document);
    document.dispose();
    try {
      return hash(scene.restore(this.#scene.snapshot()).hash);
    } finally {
      scene.dispose();
    }
  }

  #edition(older, newer) {
    const document = Document.load(older);
    try {
      return this.#scene.restoreEdition(this.#kept, document, newer).join("\n");
    } finally {
      document.dispose();
    }
  }

  #ofList(list, name, [key, ...f]) {
    switch (name) {
      case "append":
        list.append(this.#valuesOf(f[1]), {
          ...(key === "-" ? {} : { key }),
          ...(f[0] === "-" ? {} : { index: Number(f[0]) }),
        });
        break;
      case "update":
        list.update(key, this.#valuesOf(f[0]));
        break;
      case "move":
        list.move(key, Number(f[0]));
        break;
      case "drop":
        list.remove(key);
        break;
      default:
        list.clear();
    }
  }
}

/** The options of an animation, with those that all animations have. */
function started(options, interruption, flags, repeats) {
  return {
    ...options,
    interruption: Number(interruption),
    additive: flags.includes("a"),
    cumulative: flags.includes("c"),
    setsModel: flags.includes("m"),
    timing: { autoreverses: flags.includes("r"), ...(repeats === "-" ? {} : { repeatCount: number(repeats) }) },
  };
}
