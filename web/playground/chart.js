// SPDX-License-Identifier: MIT
// The statechart, drawn: states inside states, in layers by how far they are from the initial one; transitions as arrows.

const SVG = "http://www.w3.org/2000/svg";
const [PAD, TITLE, GAP_X, GAP_Y, HEIGHT] = [12, 26, 64, 22, 34];
// A chart with more states than this is a list.
const MOST = 200;

function element(name, attributes = {}, text = null) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) {
    made.setAttribute(key, value);
  }
  if (text !== null) {
    made.textContent = text;
  }
  return made;
}

const listed = (value) => (Array.isArray(value) ? value : value === undefined ? [] : [value]);

/** All transitions of a state, as from, targets and what brings them about. */
function transitionsOf(name, state) {
  const found = [];
  const add = (transition, label) => {
    const targets = listed(typeof transition === "string" ? transition : transition?.target);
    targets.forEach((target) => found.push({ from: name, to: target, label }));
  };
  for (const [events, transitions] of Object.entries(state.on ?? {})) {
    listed(transitions).forEach((each) => add(each, events));
  }
  listed(state.after).forEach((each) => add(each, `after ${each.delay} s`));
  listed(state.always).forEach((each) => add(each, each.guard === undefined ? "always" : `if ${each.guard}`));
  listed(state.transitions).forEach((each) => {
    const delay = each.delay === undefined ? `if ${each.guard ?? true}` : `after ${each.delay} s`;
    add(each, each.event ?? delay);
  });
  return found;
}

/** The machine as a tree of boxes, and its transitions. */
function treeOf(machine) {
  const transitions = [];
  const byName = new Map();
  const build = (name, state, parent) => {
    const box = { name, parent, type: state.type, children: [], initial: listed(state.initial)[0] };
    if (name !== "") {
      byName.set(name, box);
    }
    transitions.push(...transitionsOf(name, state));
    for (const [inner, value] of Object.entries(state.states ?? {})) {
      box.children.push(build(inner, value ?? {}, box));
    }
    return box;
  };
  return { root: build("", machine, null), transitions, byName };
}

/** The child of `box` that is, or contains, the state of a name. */
function childWith(box, byName, name) {
  let at = byName.get(name);
  while (at && at.parent !== box) {
    at = at.parent;
  }
  return at;
}

/** Gives boxes their sizes and places, from the inside out. */
function layOut(box, chart) {
  box.children.forEach((child) => layOut(child, chart));
  const title = box.name === "" ? 0 : TITLE;
  if (box.children.length === 0) {
    Object.assign(box, { width: Math.max(64, box.name.length * 7.6 + 28), height: HEIGHT });
    return;
  }
  // In layers by the shortest way from the initial state; regions of a parallel state are one below another.
  const rank = new Map();
  if (box.type === "parallel") {
    box.children.forEach((child) => rank.set(child, 0));
  } else {
    const first = box.children.find(({ name }) => name === box.initial) ?? box.children[0];
    const waiting = [first];
    rank.set(first, 0);
    while (waiting.length > 0) {
      const from = waiting.shift();
      for (const each of chart.transitions) {
        const source = childWith(box, chart.byName, each.from);
        const target = childWith(box, chart.byName, each.to);
        if (source === from && target && !rank.has(target)) {
          rank.set(target, rank.get(from) + 1);
          waiting.push(target);
        }
      }
    }
    box.children.forEach((child) => rank.has(child) || rank.set(child, 0));
  }
  const layers = [];
  rank.forEach((layer, child) => (layers[layer] ??= []).push(child));
  const sums = layers.map((layer) => layer.reduce((sum, { height }) => sum + height + GAP_Y, -GAP_Y));
  const tallest = Math.max(...sums);
  let x = PAD;
  layers.forEach((layer, index) => {
    const width = Math.max(...layer.map((child) => child.width));
    let y = PAD + title + (tallest - sums[index]) / 2;
    for (const child of layer) {
      Object.assign(child, { x: x + (width - child.width) / 2, y });
      y += child.height + GAP_Y;
    }
    x += width + GAP_X;
  });
  box.width = Math.max(x - GAP_X + PAD, box.name.length * 7.6 + 28);
  box.height = tallest + 2 * PAD + title;
}

/** An arrow from the edge of one box to that of another. */
function arrow(from, to) {
  const center = (box) => [box.left + box.width / 2, box.top + box.height / 2];
  const [ax, ay] = center(from);
  const [bx, by] = center(to);
  if (from === to) {
    const [x, y] = [from.left + from.width - 18, from.top];
    return `M${x - 12} ${y}C${x - 16} ${y - 20} ${x + 10} ${y - 20} ${x} ${y}`;
  }
  const isAcross = Math.abs(bx - ax) > (from.width + to.width) / 2;
  if (isAcross) {
    const sign = Math.sign(bx - ax);
    // There and back keep apart.
    const [x1, x2] = [ax + (sign * from.width) / 2, bx - (sign * to.width) / 2];
    const [y1, y2] = [ay - sign * 5, by - sign * 5];
    const bend = Math.max(24, Math.abs(x2 - x1) / 2);
    return `M${x1} ${y1}C${x1 + sign * bend} ${y1} ${x2 - sign * bend} ${y2} ${x2} ${y2}`;
  }
  const sign = Math.sign(by - ay) || 1;
  const [y1, y2] = [ay + (sign * from.height) / 2, by - (sign * to.height) / 2];
  const x = (ax + bx) / 2 + sign * 8;
  return `M${ax + sign * 8} ${y1}C${x} ${(y1 + y2) / 2} ${x} ${(y1 + y2) / 2} ${bx + sign * 8} ${y2}`;
}

export class Chart {
  #holder;
  #states = new Map();
  #edges = [];
  #left = null;

  constructor(holder) {
    this.#holder = holder;
  }

  /** Draws the machine of a document's text. */
  show(text) {
    this.#states.clear();
    this.#edges = [];
    let machine;
    try {
      machine = JSON.parse(text).machine;
    } catch {
      machine = undefined;
    }
    const chart = machine?.states ? treeOf(machine) : null;
    if (chart === null || chart.byName.size > MOST) {
      const sentence = chart === null ? "It has no machine." : `It has ${chart.byName.size} states, too many to draw.`;
      this.#holder.textContent = sentence;
      return;
    }
    layOut(chart.root, chart);
    const { width, height } = chart.root;
    const svg = element("svg", { viewBox: `0 -16 ${width} ${height + 16}`, width, height: height + 16, role: "img" });
    svg.setAttribute("aria-label", `Statechart: ${[...chart.byName.keys()].join(", ")}`);
    const head = { id: "head", viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 7, markerHeight: 7, orient: "auto" };
    const marker = element("marker", head);
    marker.append(element("path", { d: "M0 0L8 4L0 8Z" }));
    svg.append(marker);
    this.#boxes(svg, chart.root, 0, 0);
    const drawn = new Map();
    for (const { from, to, label } of chart.transitions) {
      const [source, target] = [chart.byName.get(from), chart.byName.get(to)];
      if (!source || !target) {
        continue;
      }
      const key = `${from}\n${to}`;
      if (drawn.has(key)) {
        drawn.get(key).textContent += `\n${label}`;
        continue;
      }
      const path = element("path", { class: "edge", d: arrow(source, target), "marker-end": "url(#head)" });
      const title = element("title", {}, `${from} → ${to}: ${label}`);
      path.append(title);
      drawn.set(key, title);
      svg.append(path);
      this.#edges.push({ from, to, path });
    }
    this.#holder.replaceChildren(svg);
  }

  #boxes(svg, box, left, top) {
    Object.assign(box, { left, top });
    if (box.name !== "") {
      const kind = box.type === "parallel" ? " parallel" : box.type === "final" ? " final" : "";
      const group = element("g", { class: `state${kind}` });
      group.append(element("rect", { x: left, y: top, width: box.width, height: box.height, rx: 9 }));
      const isLeaf = box.children.length === 0;
      const at = isLeaf ? { x: left + box.width / 2, y: top + 22, "text-anchor": "middle" } : { x: left + 12, y: top + 19 };
      group.append(element("text", at, box.name));
      svg.append(group);
      this.#states.set(box.name, group);
    }
    box.children.forEach((child) => this.#boxes(svg, child, left + child.x, top + child.y));
  }

  /** Lights what is active. */
  light(scene) {
    this.#states.forEach((group, name) => group.classList.toggle("active", scene.isInState(name)));
  }

  /** Lets the transitions flash that events tell of. */
  flash(events) {
    for (const { kind, name } of events) {
      if (kind === "StateExited") {
        this.#left = name;
      } else if (kind === "StateEntered") {
        const edge =
          this.#edges.find(({ from, to }) => to === name && from === this.#left) ??
          this.#edges.find(({ to }) => to === name);
        edge?.path.getAnimations().forEach((each) => each.cancel());
        edge?.path.animate([{ stroke: "var(--accent)", strokeWidth: 4 }, {}], { duration: 700, easing: "ease-out" });
      }
    }
  }
}
