// SPDX-License-Identifier: MIT
// Which subpath becomes which, and which point which: drawn between the two icons, dragged, and chosen in lists.

import { boxAround, html, painted, subpathsOf, svg, viewBoxOf } from "./shapes.js";

const COLORS = ["var(--accent)", "var(--second)", "var(--third)", "var(--muted)"];
// As many lines between corresponding points are drawn of a subpath at most, and handles of an icon.
const [LINES, HANDLES] = [14, 60];
const GAP = 0.5;

const middle = ({ points }) => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** The place nearest to a wanted one that is so far from all that are taken; on rings around it, from its right on. */
function freePlace(taken, { x, y }, distance) {
  for (let ring = 0; ring < 8; ring += 1) {
    for (let part = 0; part < Math.max(1, 8 * ring); part += 1) {
      const angle = (2 * Math.PI * part) / Math.max(1, 8 * ring);
      const place = { x: x + (ring * distance * Math.cos(angle)) / 2, y: y + (ring * distance * Math.sin(angle)) / 2 };
      if (taken.every((other) => Math.hypot(other.x - place.x, other.y - place.y) >= distance)) {
        return place;
      }
    }
  }
  return { x, y };
}

/**
 * Makes the drawing and its lists. `changed` is called with { pairs, points } where one was dragged or chosen: pairs of
 * subpaths by index with -1 for none, and pairs of verbs at whose ends the outlines correspond; null for what the library
 * finds by itself.
 */
export function makeCorrespondence({ drawing, lists, reset }, changed) {
  let shown = null;
  let given = { pairs: null, points: null };
  let dragged = null;
  // The pointer that drags.
  let pointer;

  const give = (next) => changed((given = { ...given, ...next }));

  function pairWith(from, to) {
    const counterparts = shown.first.map((_, index) => shown.pairs.find((pair) => pair.from === index)?.to ?? -1);
    for (const [index, other] of counterparts.entries()) {
      if (other === to && to >= 0) {
        // What had it takes what the other had: two change places.
        counterparts[index] = counterparts[from];
      }
    }
    counterparts[from] = to;
    return counterparts.map((other, index) => ({ from: index, to: other })).filter((pair) => pair.to >= 0);
  }

  /** Points at which two subpaths begin together; the subpaths become a pair, if they are none. */
  function join(from, to) {
    const [one, other] = [shown.first, shown.second].map((parts, side) =>
      parts.findIndex(({ points }) => points.some(({ verb }) => verb === [from, to][side])),
    );
    const isPair = shown.pairs.some((pair) => pair.from === one && pair.to === other);
    const ofOne = new Set(shown.first[one].points.map(({ verb }) => verb));
    const points = [...(given.points ?? []).filter((pair) => !ofOne.has(pair.from)), { from, to }];
    give(isPair ? { points } : { points, pairs: pairWith(one, other) });
  }

  function handles(parts, side, move) {
    const all = parts.flatMap((part) => part.points);
    const step = Math.ceil(all.length / HANDLES);
    return all
      .filter((_, index) => index % step === 0)
      .map(({ verb, x, y }) => {
        const handle = svg("circle", { cx: move(x), cy: y, r: shown.size, class: "handle", "data-side": side, "data-verb": verb });
        handle.append(svg("title", {}, `point ${verb}`));
        return handle;
      });
  }

  function draw() {
    const { paths, aligned, pairs, look } = shown;
    const [one, other] = paths.map((path) => boxAround([path], 1));
    const gap = GAP * Math.max(one.width, other.width);
    const right = (x) => x - other.x + one.x + one.width + gap;
    const box = {
      x: one.x,
      y: Math.min(one.y, other.y),
      width: one.width + gap + other.width,
      height: Math.max(one.y + one.height, other.y + other.height) - Math.min(one.y, other.y),
    };
    shown.size = box.width / 90;
    drawing.setAttribute("viewBox", viewBoxOf(box));
    const pieces = [
      svg("path", { d: shown.data[0], class: "icon", ...painted(look) }),
      svg("path", { d: shown.data[1], class: "icon", transform: `translate(${right(0)} 0)`, ...painted(look) }),
    ];
    const numbers = [];
    for (const [index, from] of aligned[0].entries()) {
      const to = aligned[1][index];
      const color = COLORS[index % COLORS.length];
      const step = Math.ceil(from.points.length / LINES);
      for (let place = 0; place < from.points.length; place += step) {
        const [start, end] = [from.points[place], to.points[place]];
        const line = { x1: start.x, y1: start.y, x2: right(end.x), y2: end.y, stroke: color, class: place === 0 ? "link begin" : "link" };
        pieces.push(svg("line", line));
      }
      const [start, end] = [middle(from), middle(to)];
      if (pairs[index] && pairs.length > 1) {
        const label = (x, y) => {
          const place = freePlace(numbers, { x, y }, 4.5 * shown.size);
          numbers.push(place);
          return svg("text", { ...place, class: "number", fill: color, "font-size": 4 * shown.size }, String(index + 1));
        };
        pieces.push(label(start.x, start.y), label(right(end.x), end.y));
      }
    }
    if (!look.isBlend) {
      pieces.push(...handles(shown.first, 0, (x) => x), ...handles(shown.second, 1, right));
    }
    shown.rubber = svg("line", { class: "rubber", visibility: "hidden" });
    drawing.replaceChildren(...pieces, shown.rubber);
  }

  const option = (value, text, isChosen) => {
    const made = html("option", { value }, text);
    made.selected = isChosen;
    return made;
  };

  function list() {
    reset.hidden = given.pairs === null && given.points === null;
    if (shown.look.isBlend) {
      lists.replaceChildren(html("p", { class: "muted" }, "In a blend no point becomes another: parts of the inside join, part, appear and vanish."));
      return;
    }
    const rows = shown.first.map((part, index) => {
      const now = shown.pairs.find((pair) => pair.from === index)?.to ?? -1;
      const subpath = html("select", { "aria-label": `Outline ${index + 1} of the first becomes` });
      subpath.append(option(-1, "nothing", now < 0), ...shown.second.map((_, other) => option(other, `outline ${other + 1}`, now === other)));
      subpath.addEventListener("change", () => give({ pairs: pairWith(index, Number(subpath.value)), points: null }));
      const row = html("div", { class: "row" }, html("span", {}, `${index + 1}`), subpath);
      if (now >= 0 && part.isClosed && shown.second[now]?.isClosed) {
        const chosen = given.points?.find((pair) => part.points.some(({ verb }) => verb === pair.from));
        const from = html("select", { "aria-label": `Point of outline ${index + 1} of the first` });
        const to = html("select", { "aria-label": `Point of its counterpart that it meets` });
        from.append(...part.points.map(({ verb }, place) => option(verb, `point ${place + 1}`, chosen?.from === verb)));
        to.append(
          option("", "found by itself", !chosen),
          ...shown.second[now].points.map(({ verb }, place) => option(verb, `point ${place + 1}`, chosen?.to === verb)),
        );
        const choose = () => {
          if (to.value !== "") {
            join(Number(from.value), Number(to.value));
          } else {
            const points = (given.points ?? []).filter((pair) => !part.points.some(({ verb }) => verb === pair.from));
            give({ points: points.length > 0 ? points : null });
          }
        };
        from.addEventListener("change", choose);
        to.addEventListener("change", choose);
        row.append(from, html("span", { class: "muted" }, "meets"), to);
      }
      return row;
    });
    const focused = [...lists.querySelectorAll("select")].indexOf(document.activeElement);
    lists.replaceChildren(...rows);
    lists.querySelectorAll("select")[focused]?.focus();
  }

  const placeOf = (event) => new DOMPoint(event.clientX, event.clientY).matrixTransform(drawing.getScreenCTM().inverse());

  drawing.addEventListener("pointerdown", (event) => {
    if (event.target.classList.contains("handle") && event.button === 0 && !dragged) {
      dragged = event.target;
      pointer = event.pointerId;
      drawing.setPointerCapture(event.pointerId);
      event.preventDefault();
    }
  });
  drawing.addEventListener("pointermove", (event) => {
    if (dragged && event.pointerId === pointer) {
      const { x, y } = placeOf(event);
      const ends = { x1: dragged.getAttribute("cx"), y1: dragged.getAttribute("cy"), x2: x, y2: y, visibility: "visible" };
      for (const [name, value] of Object.entries(ends)) {
        shown.rubber.setAttribute(name, value);
      }
    }
  });
  drawing.addEventListener("pointerup", (event) => {
    if (!dragged || event.pointerId !== pointer) {
      return;
    }
    const { x, y } = placeOf(event);
    const side = dragged.dataset.side;
    const others = [...drawing.querySelectorAll(".handle")].filter((handle) => handle.dataset.side !== side);
    const distance = (handle) => Math.hypot(handle.getAttribute("cx") - x, handle.getAttribute("cy") - y);
    const nearest = others.reduce((best, handle) => (distance(handle) < distance(best) ? handle : best), others[0]);
    const verbs = [dragged, nearest].map((handle) => Number(handle?.dataset.verb));
    dragged = null;
    shown.rubber.setAttribute("visibility", "hidden");
    if (nearest && distance(nearest) < 5 * shown.size) {
      join(...(side === "0" ? verbs : verbs.reverse()));
    }
  });
  for (const type of ["pointercancel", "lostpointercapture"]) {
    drawing.addEventListener(type, (event) => {
      if (event.pointerId === pointer) {
        dragged = null;
        shown?.rubber.setAttribute("visibility", "hidden");
      }
    });
  }
  reset.addEventListener("click", () => give({ pairs: null, points: null }));

  return {
    get given() {
      return given;
    },
    set given(value) {
      given = value;
    },
    /** Shows a morph of two paths with their data. */
    show(morph, paths, data, look) {
      const [first, second] = paths.map(subpathsOf);
      shown = { paths, data, look, aligned: [[], []], first, second, pairs: [] };
      if (!look.isBlend) {
        const ends = morph.getAligned(0);
        shown.aligned = [ends.from, ends.to].map(subpathsOf);
        ends.from.dispose();
        ends.to.dispose();
        shown.pairs = morph.listPairs(0);
      }
      draw();
      list();
    },
  };
}
