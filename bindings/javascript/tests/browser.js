// SPDX-License-Identifier: MIT
// What the canvas and the element do in a browser; test_javascript_browser.py reads what the page then tells.

import { AnimError, DrawKind, EventKind, Scene, Spring, load } from "../index.js";
import { Animator, animate } from "../src/animate.js";
import { drawDisplay, drawScene } from "../src/canvas.js";
import { AnimSceneElement, defineElement } from "../src/element.js";
import { SvgRenderer } from "../src/svg.js";

const tests = [];
const test = (name, body) => tests.push([name, body]);

function assert(condition, message = "it is not so") {
  if (!condition) {
    throw new Error(message);
  }
}

const fetched = async (name) => (await fetch(`../controls/${name}.json`)).text();

// ---- Pictures: the canvas beside the library's own SVG, drawn by the browser ----

const SIZE = 240;

function canvas() {
  const made = document.createElement("canvas");
  made.width = made.height = SIZE;
  return made.getContext("2d", { willReadFrequently: true });
}

/** With or without its texts: where a text moves, browsers round the places of its letters in more than one way. */
function drawn(scene, hasTexts = true) {
  const context = canvas();
  const { display, info } = scene;
  const commands = display.commands.filter(({ kind }) => hasTexts || kind !== DrawKind.Text);
  drawScene(context, { info, display: { ...display, commands } });
  return context.getImageData(0, 0, SIZE, SIZE).data;
}

async function expected(scene, hasTexts) {
  const image = new Image();
  const svg = hasTexts ? scene.svg() : scene.svg().replace(/<text[^]*?<\/text>/g, "");
  const sized = svg.replace(/<svg([^>]*?)( width="[^"]*")( height="[^"]*")/, "<svg$1");
  // Texts without a font are in the host's own: the canvas's here.
  const more = `<svg width="${SIZE}" height="${SIZE}" font-family="system-ui, sans-serif"`;
  image.src = `data:image/svg+xml,${encodeURIComponent(sized.replace("<svg", more))}`;
  await image.decode();
  const context = canvas();
  context.drawImage(image, 0, 0, SIZE, SIZE);
  return context.getImageData(0, 0, SIZE, SIZE).data;
}

/** The mean difference of a channel over what either covers, and the part of all pixels that differ visibly. */
async function difference(scene, hasTexts) {
  return differenceOf(drawn(scene, hasTexts), await expected(scene, hasTexts));
}

function differenceOf(first, second) {
  let [total, covered, visible] = [0, 0, 0];
  for (let at = 0; at < first.length; at += 4) {
    const [a, b] = [first[at + 3] / 255, second[at + 3] / 255];
    if (a > 0 || b > 0) {
      covered += 1;
    }
    let most = 0;
    for (let channel = 0; channel < 3; channel += 1) {
      most = Math.max(most, Math.abs(first[at + channel] * a - second[at + channel] * b));
    }
    most = Math.max(most, Math.abs(255 * (a - b)));
    total += most;
    visible += most > 40 ? 1 : 0;
  }
  return { mean: covered === 0 ? Infinity : total / covered, visible: (4 * visible) / first.length, covered };
}

// ---- What is kept from frame to frame ----

test("what is drawn of what was kept is what is drawn anew", async () => {
  const names = ["gender-toggle", "fast-cart-button", "transitioning-button", "animatable-properties"];
  const texts = await Promise.all(names.map(fetched));
  for (const [index, text] of texts.entries()) {
    const scene = Scene.load(text);
    const kept = canvas();
    for (let frame = 0; frame < 90; frame += 1) {
      if (frame % 30 === 0) {
        const { width, height } = scene.info;
        scene.pointer("down", width / 2, height / 2).pointer("up", width / 2, height / 2);
      }
      if (frame === 75) {
        // Another document: other commands, in the same places of the list.
        scene.reload(texts[(index + 1) % texts.length]);
      }
      scene.advance(1 / 60);
      drawScene(kept, scene);
      if (frame % 5 === 0 || frame >= 75) {
        const fresh = drawn(scene);
        const shown = kept.getImageData(0, 0, SIZE, SIZE).data;
        assert(fresh.some((channel) => channel > 0), `${names[index]}: nothing was drawn`);
        const at = fresh.findIndex((channel, place) => channel !== shown[place]);
        assert(at < 0, `${names[index]}, frame ${frame}: pixel ${at >> 2} is ${shown[at]} and not ${fresh[at]}`);
      }
    }
  }
});

// ---- Pictures: the canvas and the SVG elements beside what `animcore render` makes (its SVG, drawn by resvg) ----

const REFERENCES = await (await fetch("../references/list.json")).json();

/** Plays a document as test_javascript_browser.py has played it, and draws it where that has. */
async function compare(name, draw) {
  for (const { document: text, moments } of REFERENCES.filter((each) => each.name === name)) {
    const scene = Scene.load(text);
    const { width, height } = scene.info;
    for (const { seconds, tap, png, hasTexts, allowed } of moments) {
      if (tap) {
        scene.pointer("down", width / 2, height / 2).pointer("up", width / 2, height / 2);
      }
      scene.advance(seconds);
      const reference = new Image();
      reference.src = `../references/${png}`;
      await reference.decode();
      const wanted = pixels(reference.width, reference.height, (context) => context.drawImage(reference, 0, 0));
      const got = await draw(scene, reference.width, reference.height, hasTexts);
      const { mean, visible, covered } = differenceOf(got, wanted);
      const what = `${name}, ${png}: mean ${mean} of 255, ${100 * visible} % visible`;
      assert(covered > 100, `${what}: nothing was drawn`);
      assert(mean < allowed && visible < 0.003 * allowed, what);
      measured.push(what);
    }
  }
}

const measured = [];

function pixels(width, height, draw) {
  const made = document.createElement("canvas");
  Object.assign(made, { width, height });
  const context = made.getContext("2d", { willReadFrequently: true });
  draw(context);
  return context.getImageData(0, 0, width, height).data;
}

const onCanvas = (scene, width, height, hasTexts) =>
  pixels(width, height, (context) => {
    const { display, info } = scene;
    const commands = display.commands.filter(({ kind }) => hasTexts || kind !== DrawKind.Text);
    drawScene(context, hasTexts ? scene : { info, display: { ...display, commands } });
  });

/** With one <svg> that is kept for all moments of a scene. */
const inSvg = () => {
  const renderer = new SvgRenderer();
  return async (scene, width, height, hasTexts) => {
    renderer.draw(scene);
    const copy = renderer.element.cloneNode(true);
    copy.setAttribute("width", width);
    copy.setAttribute("height", height);
    if (!hasTexts) {
      copy.querySelectorAll("text").forEach((each) => each.remove());
    }
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
    await image.decode();
    return pixels(width, height, (context) => context.drawImage(image, 0, 0));
  };
};

for (const name of new Set(REFERENCES.map((each) => each.name))) {
  test(`the canvas as rendered: ${name}`, () => compare(name, onCanvas));
  test(`SVG as rendered: ${name}`, () => compare(name, inSvg()));
}

async function same(scene, what, allowed = 1, hasTexts = true) {
  const { mean, visible, covered } = await difference(scene, hasTexts);
  assert(covered > 100, `${what}: nothing was drawn`);
  assert(mean < allowed && visible < 0.003 * allowed, `${what}: mean ${mean} of 255, ${100 * visible} % visible`);
}

const document_ = (nodes, more = {}) => JSON.stringify({ animcore: 1, size: [60, 60], nodes, ...more });

test("fills, rules, curves and transforms", () =>
  same(
    Scene.load(
      document_([
        { kind: "path", commands: "M5 5H55V55H5ZM20 20H40V40H20Z", fill: "#3366CC", fillRule: "evenodd" },
        { kind: "ellipse", frame: [10, 10, 20, 30], fill: "#F008", rotation: 0.5, scaleX: 1.5 },
        { kind: "path", commands: "M0 60Q30 0 60 60Z", fill: "#0A0", opacity: 0.5 },
        { kind: "symbol", frame: [10, 0, 36, 36], strokeWidth: 4, arrowness: 0.5, fill: "#00F" },
      ]),
    ),
    "fills",
  ));

test("strokes with caps, joins and dashes", () =>
  same(
    Scene.load(
      document_([
        { kind: "path", commands: "M8 50L20 10L32 50", stroke: { paint: "#203040", width: 6, join: "miter" } },
        { kind: "path", commands: "M36 50L46 10L56 50", stroke: { paint: "#A03040", width: 5, cap: "round", join: "round" } },
        { kind: "path", commands: "M4 56H56", stroke: { paint: "#00A", width: 3, dash: [6, 3], dashOffset: 2 } },
      ]),
    ),
    "strokes",
  ));

test("gradients", () => {
  const stops = [
    [0, "#F00"],
    [0.5, "#0F08"],
    [1, "#00F"],
  ];
  return same(
    Scene.load(
      document_([
        { kind: "rectangle", frame: [2, 2, 26, 26], fill: { linear: { from: [2, 2], to: [28, 28], stops } } },
        { kind: "rectangle", frame: [32, 2, 26, 26], fill: { radial: { center: [45, 15], radius: 13, stops } } },
        { kind: "ellipse", frame: [2, 32, 56, 26], stroke: { width: 4, paint: { linear: { from: [2, 0], to: [58, 0], stops } } } },
      ]),
    ),
    "gradients",
  );
});

test("an angular gradient goes clockwise from its angle", () => {
  const stops = [
    [0, "#F00"],
    [0.5, "#00F"],
    [1, "#00F"],
  ];
  const fill = { angular: { center: [30, 30], angle: 0, stops } };
  const picture = drawn(Scene.load(document_([{ kind: "rectangle", frame: [0, 0, 60, 60], fill }])));
  const at = (x, y) => Array.from(picture.slice(4 * (y * SIZE + x), 4 * (y * SIZE + x) + 4));
  const [red, , blue] = at(120, 220); // a quarter of a turn: half of the way from red to blue
  assert(Math.abs(red - 127) < 8 && Math.abs(blue - 127) < 8, `${at(120, 220)}`);
  assert(at(220, 122)[0] > 240 && at(220, 118)[2] === 255, `${at(220, 122)} and ${at(220, 118)}`);
});

test("layers, clips, blends and shadows", () =>
  same(
    Scene.load(
      document_([
        { kind: "rectangle", frame: [0, 0, 60, 60], fill: "#CDE" },
        {
          kind: "group",
          opacity: 0.6,
          blend: "multiply",
          shadow: { color: "#0008", x: 2, y: 3, blur: 4 },
          clip: { rectangle: [5, 5, 40, 40], radius: 8 },
          nodes: [
            { kind: "ellipse", frame: [0, 0, 40, 40], fill: "#E80" },
            { kind: "ellipse", frame: [20, 20, 40, 40], fill: "#08E" },
          ],
        },
        { kind: "rectangle", frame: [30, 40, 20, 15], fill: "#A3C", blend: "difference" },
      ]),
    ),
    "layers",
    3,
  ));

for (const name of ["gender-toggle", "fast-cart-button", "transitioning-button", "animatable-properties"]) {
  test(`the control ${name}`, async () => {
    const scene = Scene.load(await fetched(name));
    const { width, height } = scene.info;
    scene.advance(0.1);
    await same(scene, "at first", 2);
    scene.pointer("down", width / 2, height / 2).pointer("up", width / 2, height / 2);
    for (const seconds of [0.05, 0.1, 0.15, 0.3, 1]) {
      scene.advance(seconds);
      await same(scene, `${seconds} s later`, 2, false);
    }
  });
}

test("texts and images do not stop a picture", () => {
  const scene = Scene.load(
    document_([
      { kind: "text", text: "Venus", position: [30, 30], fontSize: 16, weight: 700, align: "center", fill: "#000" },
      { kind: "image", image: "portrait", frame: [0, 40, 20, 20], fit: "cover" },
      { kind: "image", image: "portrait", frame: [30, 40, 30, 10], fit: "contain" },
    ]),
  );
  const picture = canvas();
  const portrait = document.createElement("canvas");
  portrait.width = portrait.height = 10;
  portrait.getContext("2d").fillRect(0, 0, 10, 10);
  const asked = [];
  drawScene(picture, scene, (name) => {
    asked.push(name);
    return portrait;
  });
  const alpha = (x, y) => picture.getImageData(x, y, 1, 1).data[3];
  assert(asked.join() === "portrait,portrait");
  assert(alpha(40, 200) === 255, "the image that covers");
  assert(alpha(180, 180) === 255 && alpha(124, 180) === 0, "the image that is contained");
  assert(picture.getImageData(60, 60, 120, 80).data.some((value) => value > 0), "the text");
});

test("an image that throws leaves the context and the canvases of layers as they were", () => {
  const image = { kind: "image", image: "portrait", frame: [0, 40, 20, 20], fit: "cover", clip: { ellipse: [0, 40, 20, 20] } };
  const scene = Scene.load(document_([{ kind: "group", opacity: 0.5, nodes: [{ ...image, blend: "multiply" }] }]));
  const picture = canvas();
  let [saved, made, thrown] = [0, 0, 0];
  const { save, restore } = picture;
  picture.save = () => {
    saved += 1;
    save.call(picture);
  };
  picture.restore = () => {
    saved -= 1;
    restore.call(picture);
  };
  const create = document.createElement;
  document.createElement = (name) => {
    made += 1;
    return create.call(document, name);
  };
  const refuse = () => {
    throw new Error("no image");
  };
  try {
    for (let frame = 0; frame < 20; frame += 1) {
      try {
        drawScene(picture, scene, refuse);
      } catch (error) {
        thrown += error.message === "no image" ? 1 : 0;
      }
    }
  } finally {
    delete document.createElement;
  }
  assert(thrown === 20 && saved === 0, `${saved} were saved`);
  // A group that is not opaque, and what is blended in it.
  assert(made <= 2, `${made} canvases`);
});

test("a clip is as smooth inside a layer as outside", () => {
  const clip = { ellipse: [7.7, 7.7, 44.6, 44.6] };
  const picture = (more) => drawn(Scene.load(document_([{ kind: "rectangle", frame: [0, 0, 60, 60], fill: "#F00", clip, ...more }])));
  const wanted = picture({});
  const got = picture({ blend: "multiply" });
  assert(wanted.some((each, at) => at % 4 === 3 && each > 0 && each < 255), "no edge is smooth");
  const at = wanted.findIndex((each, place) => Math.abs(each - got[place]) > 1);
  assert(at < 0, `pixel ${at >> 2} is ${got[at]} and not ${wanted[at]}`);
});

test("a layer with a shadow is drawn however large it is, and so is a shadow of what is beside the canvas", () => {
  const node = { kind: "rectangle", frame: [-30000, -30000, 60000, 60000], fill: "#F00", shadow: { color: "#00F", x: 2, blur: 4 } };
  const at = (picture, x, y) => Array.from(picture.slice(4 * (y * SIZE + x), 4 * (y * SIZE + x) + 4)).join();
  assert(at(drawn(Scene.load(document_([node]))), 120, 120) === "255,0,0,255");
  const beside = { ...node, frame: [-100, 0, 60, 60], shadow: { color: "#00F", x: 120, blur: 0 } };
  assert(at(drawn(Scene.load(document_([beside]))), 200, 120) === "0,0,255,255");
  const right = { ...node, frame: [65, 0, 60, 60], shadow: { color: "#00F", x: 0, blur: 20 } };
  const soft = drawn(Scene.load(document_([right])));
  // Five of the scene's points beside the edge of a shadow of 10 points' deviation: the normal distribution at -1/2.
  assert(Math.abs(soft[4 * (120 * SIZE + 239) + 3] - 255 * 0.3085) < 8, `${soft[4 * (120 * SIZE + 239) + 3]}`);
});

test("a shadow of what is scaled in two ways is blurred in two ways", () => {
  const shadow = { color: "#000", x: 4, y: 2, blur: 4 };
  const node = (scaleX, scaleY, more = {}) => ({ kind: "rectangle", frame: [-6, -6, 12, 12], x: 30, y: 30, fill: "#E80", scaleX, scaleY, shadow, ...more });
  return Promise.all(
    [[3, 0.5], [0.3, 2], [2, 2], [3, 0.4, { rotation: 0.5 }], [0.2, 2]].map(([x, y, more]) =>
      same(Scene.load(document_([node(x, y, more)])), `scaled by ${x} and ${y}`, 2.5),
    ),
  );
});

test("the edge of an image between pixels is smoothed once", () => {
  const portrait = document.createElement("canvas");
  Object.assign(portrait, { width: 40, height: 20 });
  portrait.getContext("2d").fillRect(0, 0, 40, 20);
  const context = canvas();
  const draw = (image) => {
    const scene = Scene.load(document_([{ kind: "image", image: "a", frame: [-15, -10, 30, 20], x: 30, y: 30, ...image }]));
    drawScene(context, scene, () => portrait);
    return context.getImageData(0, 0, SIZE, SIZE).data;
  };
  for (const fit of ["stretch", "contain", "cover"]) {
    for (const part of [0, 0.2, 0.4, 0.6, 0.8]) {
      // 4 pixels for each of the scene's points: the middle at 120 pixels, and so much more.
      const [half, row] = [60, 4 * 120 * SIZE];
      for (const more of [{}, { scaleX: -1 }]) {
        const picture = draw({ fit, x: 30 + part / 4, ...more });
        const found = [120 - half - 1, 120 - half, 120, 120 + half, 120 + half + 1].map((x) => picture[row + 4 * x + 3] / 255);
        const wanted = [0, 1 - part, 1, part, 0];
        assert(found.every((each, index) => Math.abs(each - wanted[index]) < 0.02), `${fit}, ${part}: ${found}`);
      }
    }
    // What is turned covers as much as when it is not: the sum of the parts of pixels.
    const sum = (picture) => picture.reduce((total, each, at) => total + (at % 4 === 3 ? each : 0), 0) / 255;
    const [straight, turned] = [sum(draw({ fit })), sum(draw({ fit, rotation: 0.3 }))];
    assert(Math.abs(turned / straight - 1) < 0.003, `${fit}: ${turned} and not ${straight}`);
  }
});

test("frames of videos and images of SVG are drawn, and what is no image is a gray frame", async () => {
  const red = document.createElement("canvas");
  Object.assign(red, { width: 8, height: 8 });
  red.getContext("2d").fillStyle = "#F00";
  red.getContext("2d").fillRect(0, 0, 8, 8);
  const inSvg = document.createElementNS("http://www.w3.org/2000/svg", "image");
  Object.entries({ width: 8, height: 8, href: red.toDataURL() }).forEach(([name, value]) => inSvg.setAttribute(name, value));
  const holder = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  holder.append(inSvg);
  document.body.append(holder);
  await new Promise((resolve) => inSvg.addEventListener("load", resolve, { once: true }));
  const scene = Scene.load(document_([{ kind: "image", image: "a", frame: [0, 0, 60, 60] }]));
  const at = (image) => {
    const context = canvas();
    drawScene(context, scene, () => image);
    return Array.from(context.getImageData(120, 120, 1, 1).data).join();
  };
  const frame = new VideoFrame(red, { timestamp: 0 });
  for (const image of [red, await createImageBitmap(red), frame, inSvg]) {
    assert(at(image) === "255,0,0,255", `${image}: ${at(image)}`);
  }
  frame.close();
  for (const none of [null, undefined, "a.png", {}]) {
    assert(at(none).endsWith(",128"), `${none}: ${at(none)}`);
  }
  holder.remove();
});

test("of an image that covers its frame the middle is shown, and SVG shows the same", async () => {
  const wide = document.createElement("canvas");
  Object.assign(wide, { width: 80, height: 20 });
  const context = wide.getContext("2d");
  ["#F00", "#0F0", "#00F", "#FF0"].forEach((color, index) => {
    context.fillStyle = color;
    context.fillRect(20 * index, 0, 20, 20);
  });
  for (const fit of ["stretch", "contain", "cover"]) {
    const scene = Scene.load(document_([{ kind: "image", image: "a", frame: [10, 10, 40, 40], fit }]));
    const renderer = new SvgRenderer();
    renderer.draw(scene, () => wide);
    const copy = renderer.element.cloneNode(true);
    Object.entries({ width: SIZE, height: SIZE }).forEach(([name, value]) => copy.setAttribute(name, value));
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
    await image.decode();
    const [onCanvas, inSvg] = [canvas(), canvas()];
    drawScene(onCanvas, scene, () => wide);
    inSvg.drawImage(image, 0, 0);
    const pictures = [onCanvas, inSvg].map((each) => each.getImageData(0, 0, SIZE, SIZE).data);
    const { mean, visible } = differenceOf(...pictures);
    assert(mean < 4 && visible < 0.02, `${fit}: ${mean} ${visible}`);
  }
});

test("a text that is enlarged is where one of a larger font is", () => {
  const row = (size, baseline) => {
    const [fontSize, y] = [6 * size, 5 * size];
    const text = { kind: "text", text: "H", font: "DejaVu Sans", position: [size, y], fontSize, baseline, fill: "#000" };
    const picture = drawn(Scene.load(JSON.stringify({ animcore: 1, size: [10 * size, 10 * size], nodes: [text] })));
    return Math.floor(picture.findIndex((each, at) => at % 4 === 3 && each > 127) / 4 / SIZE);
  };
  for (const baseline of ["top", "middle", "bottom"]) {
    // A pixel is what letters themselves are moved by, to look sharp.
    assert(Math.abs(row(1, baseline) - row(24, baseline)) <= 1, `${baseline}: ${row(1, baseline)} and ${row(24, baseline)}`);
  }
});

// ---- The element ----

const frames = (count) =>
  new Promise((resolve) => {
    const next = () => (count-- > 0 ? requestAnimationFrame(next) : resolve());
    next();
  });

async function made(attributes, style = "width: 200px; height: 120px") {
  const element = document.createElement("anim-scene");
  element.setAttribute("style", style);
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, value);
  }
  const loaded = new Promise((resolve, reject) => {
    element.addEventListener("load", resolve, { once: true });
    element.addEventListener("error", ({ error }) => reject(error), { once: true });
  });
  document.body.append(element);
  await loaded;
  return element;
}

function point(element, type, more = {}) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2 };
  element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 7, pointerType: "touch", button: 0, ...at, ...more }));
}

test("an element loads, is tapped and tells its events", async () => {
  const element = await made({ src: "../controls/gender-toggle.json", paused: "" });
  const told = [];
  element.addEventListener("state-entered", ({ detail }) => told.push(detail.name));
  element.addEventListener("control", ({ detail }) => told.push(detail.name, detail.data.sceneX));
  const before = element.scene.state;
  point(element, "pointerdown");
  point(element, "pointerup");
  for (let count = 0; count < 120; count += 1) {
    element.advance(1 / 60);
  }
  assert(element.scene.state !== before, "the state is as before");
  assert(told.includes(element.scene.state), `told ${told}`);
  assert(told.some((each) => Math.abs(each - element.scene.info.width / 2) < 0.5), `told ${told}`);
  element.remove();
});

test("an element has a role, a name and a state, and is used by keys", async () => {
  const element = await made({ src: "../controls/gender-toggle.json", paused: "" });
  const node = element.shadowRoot.querySelector("#accessibility > [role]");
  assert(["switch", "button", "checkbox"].includes(node.getAttribute("role")), node.outerHTML);
  assert(node.getAttribute("aria-label").length > 0, node.outerHTML);
  assert(node.tabIndex === 0, "it cannot be focused");
  const rectangle = node.getBoundingClientRect();
  assert(rectangle.width > 10 && rectangle.height > 10, "it has no place");
  const before = [element.scene.state, node.outerHTML];
  node.focus();
  assert(element.scene.focus !== "", "nothing has the focus");
  for (const type of ["keydown", "keyup"]) {
    const event = new KeyboardEvent(type, { key: " ", bubbles: true, cancelable: true });
    node.dispatchEvent(event);
    assert(event.defaultPrevented, `${type} would scroll the page`);
  }
  for (let count = 0; count < 120; count += 1) {
    element.advance(1 / 60);
  }
  assert(element.scene.state !== before[0], "the state is as before");
  node.click();
  for (let count = 0; count < 120; count += 1) {
    element.advance(1 / 60);
  }
  assert(element.scene.state === before[0], "a click by a screen reader did nothing");
  node.blur();
  assert(element.scene.focus === "", "the focus stays");
  element.remove();
});

test("inputs are attributes and properties, and a document is exchanged while it runs", async () => {
  const element = await made({ src: url(0.5), level: "0.25", paused: "" });
  assert(element.inputs.level === 0.25, `level is ${element.inputs.level}`);
  element.setAttribute("on", "");
  await Promise.resolve();
  assert(element.inputs.on === true);
  element.inputs.level = 0.75;
  assert(element.scene.getNumber("level") === 0.75);
  const again = new Promise((resolve) => element.addEventListener("load", resolve, { once: true }));
  element.src = url(0.1);
  await again;
  assert(element.inputs.level === 0.75, "the scene began anew");
  element.remove();
});

function url(level) {
  const inputs = { level: { type: "number", value: level }, on: { type: "boolean" } };
  return `data:application/json,${encodeURIComponent(document_([{ kind: "rectangle", frame: [0, 0, 60, 60], fill: "#123" }], { inputs }))}`;
}

test("a wrong document is an event, and the last good picture stays", async () => {
  const element = await made({ src: url(1), paused: "" });
  const failed = new Promise((resolve) => element.addEventListener("error", ({ error }) => resolve(error), { once: true }));
  element.src = "data:application/json,{}";
  assert((await failed) instanceof AnimError);
  element.advance(0.1);
  const missing = new Promise((resolve) => element.addEventListener("error", ({ error }) => resolve(error), { once: true }));
  element.src = "no-such-file.json";
  assert(/could not be fetched/.test((await missing).message));
  element.remove();
});

test("elements run with the page's frames, and stand while paused or gone", async () => {
  const [first, second] = [await made({ src: url(1) }), await made({ src: url(1), paused: "" })];
  const time = (element) => element.scene.stage.info.time;
  await frames(10);
  assert(time(first) > 0n && time(second) === 0n, `${time(first)} and ${time(second)}`);
  second.paused = false;
  await frames(5);
  assert(time(second) > 0n);
  first.remove();
  const stopped = time(first);
  await frames(5);
  assert(time(first) === stopped);
  second.remove();
});

test("what is set while an element is paused is seen", async () => {
  const node = { kind: "rectangle", frame: [0, 0, 10, 60], fill: "#F00", x: "place" };
  const text = document_([node], { inputs: { place: { type: "number" } } });
  const element = await made({ src: `data:application/json,${encodeURIComponent(text)}`, paused: "" }, "width: 60px; height: 60px");
  const inner = element.shadowRoot.querySelector("canvas");
  const alpha = () => inner.getContext("2d").getImageData(inner.width * 0.75, inner.height / 2, 1, 1).data[3];
  await frames(3);
  assert(alpha() === 0);
  element.place = 40;
  await frames(3);
  assert(alpha() === 255 && element.scene.stage.info.time === 0n, `${alpha()}`);
  element.remove();
});

test("a picture follows the size of its element and the pixels of its screen", async () => {
  const element = await made({ src: url(1), paused: "" }, "width: 90px; height: 45px");
  const inner = element.shadowRoot.querySelector("canvas");
  assert(inner.width === 90 * devicePixelRatio && inner.height === 45 * devicePixelRatio, `${inner.width} x ${inner.height}`);
  element.style.width = "180px";
  await frames(4);
  assert(inner.width === 180 * devicePixelRatio, `${inner.width}`);
  element.remove();
});

test("an element out of sight stands, and goes on where it was when it is seen again", async () => {
  const element = await made({ src: url(1) });
  const time = () => element.scene.stage.info.time;
  await frames(6);
  element.style.position = "absolute";
  element.style.top = "100000px";
  await frames(10);
  const before = time();
  assert(before > 0n);
  await frames(10);
  assert(time() === before, "it went on unseen");
  element.style.top = "0";
  await frames(10);
  assert(time() > before, "it stands");
  element.remove();
});

test("two fingers are two pointers of the scene", async () => {
  const inner = { kind: "rectangle", name: "a", frame: [0, 0, 30, 60], fill: "#123" };
  const text = document_([inner, { ...inner, name: "b", frame: [30, 0, 30, 60] }], {
    regions: [
      { name: "left", shape: { rectangle: [0, 0, 30, 60] } },
      { name: "right", shape: { rectangle: [30, 0, 30, 60] } },
    ],
  });
  const element = await made({ src: `data:application/json,${encodeURIComponent(text)}`, paused: "" }, "width: 60px; height: 60px");
  const told = [];
  element.addEventListener("control", ({ detail }) => told.push(`${detail.name} ${detail.data.pointer}`));
  const { left } = element.getBoundingClientRect();
  point(element, "pointerdown", { pointerId: 31, clientX: left + 10 });
  point(element, "pointerdown", { pointerId: 57, clientX: left + 50 });
  point(element, "pointerup", { pointerId: 31, clientX: left + 10 });
  point(element, "pointerup", { pointerId: 57, clientX: left + 50 });
  element.advance(0.1);
  for (const each of ["left.down 0", "right.down 1", "left.up.inside 0", "right.up.inside 1"]) {
    assert(told.includes(each), `${each} is not among ${told}`);
  }
  element.remove();
});

test("a wheel scrolls the page only where the scene has no use for it", async () => {
  const text = document_([{ kind: "rectangle", frame: [0, 0, 60, 60], fill: "#123" }], {
    inputs: { y: { type: "number" } },
    regions: [{ name: "list", shape: { rectangle: [0, 0, 60, 60] } }],
    machine: {
      states: {
        s: { on: { "list.wheel": { guard: "y + event.dy <= 20", actions: [{ assign: { y: "y + event.dy" } }] } } },
      },
    },
  });
  const element = await made({ src: `data:application/json,${encodeURIComponent(text)}`, paused: "" }, "width: 60px; height: 60px");
  const { left, top } = element.getBoundingClientRect();
  const wheel = (more) => {
    const event = new WheelEvent("wheel", { clientX: left + 30, clientY: top + 30, cancelable: true, bubbles: true, ...more });
    element.dispatchEvent(event);
    return event.defaultPrevented;
  };
  assert(wheel({ deltaY: 15 }), "it was not taken");
  assert(element.inputs.y === 15, element.inputs.y);
  assert(!wheel({ deltaY: 1, deltaMode: 1 }), "it was taken at the end of the list");
  assert(!wheel({ deltaY: 2, ctrlKey: true }), "a zoom of the page was taken");
  assert(wheel({ deltaY: -1, deltaMode: 1 }));
  assert(element.inputs.y === -1, element.inputs.y);
  element.remove();
});

test("two fingers pinch", async () => {
  const text = document_([{ kind: "rectangle", frame: [0, 0, 60, 60], fill: "#123" }], {
    inputs: { size: { type: "number" } },
    regions: [{ name: "photo", shape: { rectangle: [0, 0, 60, 60] } }],
    machine: { states: { s: { on: { "photo.pinch": { actions: [{ assign: { size: "event.scale" } }] } } } } },
  });
  const element = await made({ src: `data:application/json,${encodeURIComponent(text)}`, paused: "" }, "width: 60px; height: 60px");
  const { left } = element.getBoundingClientRect();
  point(element, "pointerdown", { pointerId: 31, clientX: left + 10 });
  point(element, "pointerdown", { pointerId: 57, clientX: left + 30 });
  point(element, "pointermove", { pointerId: 57, clientX: left + 50 });
  assert(element.inputs.size === 2, element.inputs.size);
  element.remove();
});

// ---- SVG elements ----

test("SVG elements stay, and follow nodes that come and go", () => {
  const node = (name, more = {}) => ({ kind: "rectangle", name, frame: [0, 0, 10, 10], fill: "#123", ...more });
  const text = (nodes) => document_(nodes);
  const scene = Scene.load(text([node("a"), node("b"), node("c")]));
  const renderer = new SvgRenderer();
  renderer.draw(scene);
  const before = [...renderer.element.children];
  assert(before.length === 3);
  scene.reload(text([node("a", { fill: "#456" }), node("b", { fill: { linear: { from: [0, 0], to: [9, 9], stops: [[0, "#F00"], [1, "#00F"]] } } }), node("c")]));
  renderer.draw(scene);
  const after = [...renderer.element.children];
  assert(after[0] === before[0] && after[0].getAttribute("fill") === "#445566", after[0].outerHTML);
  assert(after[1].localName === "linearGradient" && after[2] === before[1], renderer.element.outerHTML);
  assert(after[2].getAttribute("fill") === `url(#${after[1].id})`);
  scene.reload(text([node("a")]));
  renderer.draw(scene);
  assert(renderer.element.children.length === 1, renderer.element.outerHTML);
  renderer.clear();
  assert(renderer.element.children.length === 0);
});

test("one renderer of SVG draws scenes in turn, each as it is", () => {
  const renderer = new SvgRenderer();
  const scenes = ["#FF0000", "#0000FF"].map((fill) => Scene.load(document_([{ kind: "rectangle", frame: [0, 0, 9, 9], fill }])));
  for (const wanted of ["#ff0000", "#0000ff", "#ff0000"]) {
    renderer.draw(scenes[wanted === "#ff0000" ? 0 : 1]);
    assert(renderer.element.firstChild.getAttribute("fill") === wanted, renderer.element.outerHTML);
  }
});

test("texts stand where they should on a canvas of which the page has set the baseline", () => {
  const { display } = Scene.load(document_([{ kind: "text", text: "HH", position: [0, 30], fontSize: 20, fill: "#000" }]));
  const [first, second] = ["alphabetic", "top"].map((baseline) => {
    const picture = canvas();
    picture.textBaseline = baseline;
    drawDisplay(picture, display);
    return picture.getImageData(0, 0, SIZE, SIZE).data;
  });
  assert(first.some((each) => each > 0) && first.every((each, at) => each === second[at]), "it is elsewhere");
});

test("what does not change is not written", async () => {
  const scene = Scene.load(await fetched("gender-toggle"));
  const renderer = new SvgRenderer();
  renderer.draw(scene);
  const seen = new MutationObserver(() => {});
  seen.observe(renderer.element, { attributes: true, childList: true, subtree: true });
  renderer.draw(scene);
  assert(seen.takeRecords().length === 0);
  const { width, height } = scene.info;
  scene.pointer("down", width / 2, height / 2).pointer("up", width / 2, height / 2).advance(0.1);
  renderer.draw(scene);
  const records = seen.takeRecords();
  assert(records.length > 0 && records.length < 400, `${records.length} changes`);
});

test("an element draws with SVG elements, and changes what draws while it runs", async () => {
  const element = await made({ src: "../controls/gender-toggle.json", paused: "", renderer: "svg" });
  const inside = () => [...element.shadowRoot.querySelectorAll("canvas, svg")].map(({ localName }) => localName).join();
  assert(inside() === "svg", inside());
  const svg = element.shadowRoot.querySelector("svg");
  const box = svg.getBoundingClientRect();
  assert(box.width === 200 && box.height === 120 && svg.querySelector("path") !== null, svg.outerHTML);
  const before = [element.scene.state, svg.innerHTML];
  point(element, "pointerdown");
  point(element, "pointerup");
  element.advance(0.3);
  assert(element.scene.state !== before[0] && svg.innerHTML !== before[1]);
  element.renderer = "canvas";
  assert(inside() === "canvas", inside());
  const shown = element.shadowRoot.querySelector("canvas");
  assert(shown.getContext("2d").getImageData(0, 0, shown.width, shown.height).data.some((each) => each > 0));
  element.remove();
});

// ---- More of the element ----

test("inputs are properties of the element, also those that were set before the document was there", async () => {
  const element = document.createElement("anim-scene");
  element.level = 0.75;
  element.src = url(0.5);
  element.paused = true;
  document.body.append(element);
  await new Promise((resolve) => element.addEventListener("load", resolve, { once: true }));
  assert(element.inputs.level === 0.75, `${element.inputs.level}`);
  element.on = true;
  assert(element.scene.getBoolean("on") && element.on === true);
  element.scene.setNumber("level", 0.25);
  assert(element.level === 0.25);
  await element.reload();
  assert(element.level === 0.25 && element.on === true, "a reload began anew");
  element.remove();
});

test("the element gives its focus to the part that takes it", async () => {
  const element = await made({ src: "../controls/gender-toggle.json", paused: "" });
  element.focus();
  assert(document.activeElement === element && element.shadowRoot.activeElement.getAttribute("role") !== null);
  element.blur();
  element.remove();
});

test("one frame is asked for, whatever the number of elements", async () => {
  const ask = globalThis.requestAnimationFrame;
  const several = await Promise.all([made({ src: url(1) }), made({ src: url(1) }), made({ src: url(1) })]);
  await frames(3);
  let asked = 0;
  globalThis.requestAnimationFrame = (callback) => {
    asked += 1;
    return ask.call(globalThis, callback);
  };
  await new Promise((resolve) => {
    let left = 10;
    const next = () => (left-- > 0 ? ask.call(globalThis, next) : resolve());
    next();
  });
  globalThis.requestAnimationFrame = ask;
  assert(asked >= 8 && asked <= 12, `${asked} in 10 frames`);
  several.forEach((each) => each.remove());
});

test("who asks for reduced motion gets no motion", async () => {
  const wanted = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const element = await made({ src: "../controls/gender-toggle.json", paused: "" });
  point(element, "pointerdown");
  point(element, "pointerup");
  element.advance(0.05);
  const early = element.scene.svg().replace(/opacity="[^"]*"|fill="[^"]*"/g, "");
  for (let count = 0; count < 200; count += 1) {
    element.advance(1 / 60);
  }
  const late = element.scene.svg().replace(/opacity="[^"]*"|fill="[^"]*"/g, "");
  assert((early === late) === wanted, `asked for: ${wanted}`);
  const box = document.createElement("div");
  document.body.append(box);
  animate(box, { x: 100 });
  await frames(3);
  assert((box.style.translate === "100px") === wanted, `${box.style.translate}; asked for: ${wanted}`);
  element.remove();
  box.remove();
});

// ---- The element in pages of all sorts ----

const data = (nodes, more) => `data:application/json,${encodeURIComponent(document_(nodes, more))}`;
const SQUARE = { kind: "rectangle", name: "square", frame: [0, 0, 60, 60], fill: "#123" };
const heard = (element, type) => new Promise((resolve) => element.addEventListener(type, resolve, { once: true }));

test("an element that a page gives no size is as large as its document, and padding is not drawn on", async () => {
  for (const renderer of ["canvas", "svg"]) {
    const wide = document_([SQUARE], { canvas: [0, 0, 60, 30] });
    const element = await made({ src: `data:application/json,${encodeURIComponent(wide)}`, paused: "", renderer }, "padding: 20px 5px");
    const picture = element.shadowRoot.querySelector("canvas, svg");
    const sizes = new Set();
    for (let count = 0; count < 5; count += 1) {
      await frames(3);
      sizes.add(`${element.offsetWidth} ${element.offsetHeight}`);
    }
    assert([...sizes].join() === "70 70", `${renderer}: ${[...sizes]}`);
    element.style.width = "120px";
    await frames(4);
    const { width, height } = picture.getBoundingClientRect();
    assert(width === 120 && height === 60, `${renderer}: ${width} x ${height}`);
    if (renderer === "canvas") {
      const ratio = devicePixelRatio;
      assert(picture.width === 120 * ratio && picture.height === 60 * ratio, `${picture.width} x ${picture.height}`);
    }
    element.remove();
  }
});

// How pages place what is in them; a mark at the same place of the same box says where the browser shows it.
const PLACED = [
  "transform: rotate(30deg) scale(1.5, 0.5)",
  "transform: skew(20deg, -10deg); padding: 7px",
  "transform: scaleX(-1)",
  "transform: perspective(200px) rotateY(40deg) rotateX(-15deg)",
  "zoom: 1.7",
];

test("a pointer is where it is seen in what a page turns, tilts and enlarges, and so are nodes for screen readers", async () => {
  const region = { name: "all", shape: { rectangle: [0, 0, 60, 60] } };
  const node = { ...SQUARE, frame: [15, 30, 30, 15], accessibility: { role: "image", label: "A part" } };
  const source = data([node], { regions: [region] });
  for (const style of PLACED) {
    const holder = document.createElement("div");
    holder.setAttribute("style", `position: relative; width: 120px; height: 120px; margin: 80px; ${style}`);
    document.body.append(holder);
    const element = await made({ src: source, paused: "" }, "width: 90px; height: 90px; padding: 20px 10px; border: 3px solid");
    const loaded = heard(element, "load");
    holder.append(element);
    element.reload();
    await loaded;
    await frames(3);
    const markAt = (x, y) => {
      const mark = document.createElement("b");
      // The element's border and padding, and 1.5 of the page's pixels for one of the scene's.
      Object.assign(mark.style, { position: "absolute", left: `${13 + 1.5 * x}px`, top: `${23 + 1.5 * y}px` });
      const frame = document.createElement("div");
      Object.assign(frame.style, { position: "absolute", left: `${element.offsetLeft}px`, top: `${element.offsetTop}px` });
      frame.append(mark);
      holder.append(frame);
      const { left, top } = mark.getBoundingClientRect();
      frame.remove();
      return { x: left, y: top };
    };
    const told = [];
    element.addEventListener("control", ({ detail }) => detail.name === "all.down" && told.push(detail.data));
    for (const [x, y] of [[10, 20], [50, 5], [30, 55]]) {
      const at = markAt(x, y);
      point(element, "pointerdown", { clientX: at.x, clientY: at.y });
      point(element, "pointercancel", {});
      element.advance(0.01);
      const { sceneX, sceneY } = told.pop() ?? {};
      assert(Math.hypot(sceneX - x, sceneY - y) < 0.1, `${style}: ${sceneX} ${sceneY} and not ${x} ${y}`);
    }
    const box = element.shadowRoot.querySelector("#accessibility > div").getBoundingClientRect();
    const wanted = [[15, 30], [45, 30], [15, 45], [45, 45]].map(([x, y]) => markAt(x, y));
    const sides = [["left", Math.min, "x"], ["right", Math.max, "x"], ["top", Math.min, "y"], ["bottom", Math.max, "y"]];
    for (const [side, most, axis] of sides) {
      const place = most(...wanted.map((each) => each[axis]));
      assert(Math.abs(box[side] - place) < 0.6, `${style}: ${side} is ${box[side]} and not ${place}`);
    }
    holder.remove();
  }
});

test("a finger scrolls the page over an element of which nothing can be touched", async () => {
  const regions = [{ name: "all", shape: { rectangle: [0, 0, 60, 60] } }];
  const element = await made({ src: data([SQUARE]), paused: "" });
  const action = () => getComputedStyle(element).touchAction;
  assert(action() === "auto", action());
  element.load(document_([SQUARE], { regions }));
  assert(action() === "none", action());
  element.remove();
});

test("of what an element has been seen since, the last counts", async () => {
  const observe = globalThis.IntersectionObserver;
  let tell;
  globalThis.IntersectionObserver = class {
    constructor(callback) {
      tell = (...seen) => callback(seen.map((isIntersecting) => ({ isIntersecting })));
    }
    observe() {}
    disconnect() {}
  };
  const element = await made({ src: url(1) });
  globalThis.IntersectionObserver = observe;
  const passes = async () => {
    const before = element.scene.stage.info.time;
    await frames(5);
    return element.scene.stage.info.time > before;
  };
  tell(false, true);
  assert(await passes(), "it is seen, and stands");
  tell(true, false);
  await frames(2);
  assert(!(await passes()), "it is not seen, and goes on");
  element.remove();
});

test("what a page has set before the element was defined is not lost", async () => {
  const element = document.createElement("late-scene");
  const images = () => null;
  Object.assign(element, { src: url(0.5), paused: true, renderer: "svg", images, level: 0.75 });
  document.body.append(element);
  const loaded = heard(element, "load");
  customElements.define("late-scene", class extends AnimSceneElement {});
  await loaded;
  assert(element.getAttribute("src") === url(0.5) && element.hasAttribute("paused") && element.renderer === "svg");
  assert(element.shadowRoot.querySelector("svg") !== null && element.images === images && element.inputs.level === 0.75);
  element.remove();
});

test("a source that is changed while the element is out of the page is fetched when it is back", async () => {
  const named = (name) => data([SQUARE], { inputs: { [name]: { type: "number" } } });
  const element = await made({ src: named("first"), paused: "" });
  element.remove();
  element.src = named("second");
  document.body.append(element);
  await Promise.race([heard(element, "load"), frames(60)]);
  assert("second" in element.inputs, Object.keys(element.inputs).join());
  // Put elsewhere as it is, it is not fetched again.
  let count = 0;
  element.addEventListener("load", () => (count += 1));
  document.body.prepend(element);
  await frames(10);
  assert(count === 0, "it was fetched again");
  element.remove();
});

test("what is taken out of the page while it is pressed and has the focus is neither any more", async () => {
  const node = { ...SQUARE, accessibility: { role: "button", label: "A", region: "all" } };
  const regions = [{ name: "all", shape: { rectangle: [0, 0, 60, 60] }, focusable: true }];
  const inputs = { cancels: { type: "number" } };
  const on = { "all.cancel": { actions: [{ increment: { cancels: 1 } }] } };
  const element = await made({ src: data([node], { regions, inputs, machine: { states: { s: { on } } } }), paused: "" });
  element.focus();
  point(element, "pointerdown");
  assert(element.scene.focus === "all");
  element.remove();
  assert(element.inputs.cancels === 1, `${element.inputs.cancels}`);
  assert(element.scene.focus === "", element.scene.focus);
});

test("an attribute that an input cannot take is told, and the rest is as the page says", async () => {
  const element = document.createElement("anim-scene");
  const attributes = { paused: "", level: "11", width: "", other: "0.5" };
  Object.entries(attributes).forEach(([name, value]) => element.setAttribute(name, value));
  const errors = [];
  element.addEventListener("error", ({ error }) => errors.push(error));
  const inputs = { level: { type: "number", value: 3, range: [0, 10] }, width: { type: "number", value: 4 }, other: { type: "number" } };
  element.src = data([SQUARE], { inputs });
  document.body.append(element);
  await Promise.race([heard(element, "load"), frames(60)]);
  const { level, width, other } = element.inputs;
  assert(level === 3 && width === 4 && other === 0.5, `${level} ${width} ${other}`);
  assert(errors.length === 1 && errors[0] instanceof AnimError, `${errors}`);
  element.remove();
});

test("images that come later are shown, and one that is broken is a gray frame", async () => {
  const broken = new Image();
  broken.src = "data:image/png;base64,AAAA";
  await broken.decode().catch(() => {});
  const nodes = [{ kind: "image", image: "a", frame: [0, 0, 60, 60] }, { ...SQUARE, frame: [0, 0, 30, 60] }];
  const element = await made({ src: data(nodes), paused: "" }, "width: 60px; height: 60px");
  const at = (x) => Array.from(element.shadowRoot.querySelector("canvas").getContext("2d").getImageData(x, 30, 1, 1).data);
  element.images = () => broken;
  element.advance(0.1);
  assert(at(15).join() === "17,34,51,255", `${at(15)}`);
  assert(at(45)[3] === 128, `${at(45)}`);
  const red = document.createElement("canvas");
  red.getContext("2d").fillStyle = "#F00";
  red.getContext("2d").fillRect(0, 0, 300, 150);
  element.images = () => red;
  assert(at(45).join() === "255,0,0,255", `${at(45)}`);
  element.remove();
});

test("texts begin at the same side in a page from right to left", async () => {
  const text = { kind: "text", text: "Ready!", font: "DejaVu Sans", position: [5, 30], fontSize: 10, fill: "#000" };
  const shown = async (renderer, direction) => {
    const element = await made({ src: data([text]), paused: "", renderer }, `width: 60px; height: 60px; direction: ${direction}`);
    const picture = element.shadowRoot.querySelector("canvas, svg");
    const box = picture.querySelector("text")?.getBBox();
    const found = renderer === "svg" ? `${box.x} ${box.width}` : picture.toDataURL();
    element.remove();
    return found;
  };
  for (const renderer of ["canvas", "svg"]) {
    const [left, right] = [await shown(renderer, "ltr"), await shown(renderer, "rtl")];
    assert(left === right, `${renderer}: ${right} and not ${left}`);
  }
});

test("the page's focus is where the scene's is", async () => {
  const names = ["a", "b", "c"];
  const regions = names.map((name, index) => ({ name, shape: { rectangle: [20 * index, 0, 20, 60] }, focusable: true }));
  const nodes = names.map((name, index) => ({
    ...{ kind: "rectangle", frame: [20 * index, 0, 20, 60], fill: "#123" },
    accessibility: { role: "button", label: name, region: name },
  }));
  const on = { second: { actions: [{ focus: "b" }] }, none: { actions: [{ focus: null }] } };
  const element = await made({ src: data(nodes, { regions, machine: { states: { s: { on } } } }), paused: "" });
  const focused = () => element.shadowRoot.activeElement?.getAttribute("aria-label") ?? "";
  const after = (what) => {
    what();
    element.advance(0.01);
    return `${focused()} ${element.scene.focus}`;
  };
  const shadow = (name) => element.shadowRoot.querySelector(`[aria-label=${name}]`);
  assert(after(() => element.scene.send("second")) === "b b", `${focused()} ${element.scene.focus}`);
  assert(after(() => shadow("c").focus()) === "c c", `${focused()} ${element.scene.focus}`);
  const stays = shadow("c");
  // Another document without the first: the focused one stays the same element.
  element.load(document_(nodes.slice(1), { regions: regions.slice(1), machine: { states: { s: { on } } } }));
  assert(after(() => {}) === "c c" && shadow("c") === stays, `${focused()} ${element.scene.focus}`);
  // In another order.
  element.load(document_(nodes.toReversed(), { regions: regions.toReversed(), machine: { states: { s: { on } } } }));
  assert(after(() => {}) === "c c", `${focused()} ${element.scene.focus}`);
  assert(after(() => element.scene.send("none")) === " ", `${focused()} ${element.scene.focus}`);
  const field = document.createElement("input");
  document.body.append(field);
  field.focus();
  element.scene.send("second");
  element.advance(0.01);
  assert(document.activeElement === field, "who writes elsewhere has lost the focus");
  field.remove();
  element.remove();
});

test("what an alert says stands in it", async () => {
  const node = { ...SQUARE, accessibility: { role: "alert", label: { input: "said" } } };
  const element = await made({ src: data([node], { inputs: { said: { type: "string", value: "Saved" } } }), paused: "" });
  const alert = element.shadowRoot.querySelector("[role=alert]");
  assert(alert.textContent === "Saved", alert.outerHTML);
  element.inputs.said = "Sent";
  element.advance(0.01);
  assert(alert.textContent === "Sent" && !alert.hasAttribute("aria-label"), alert.outerHTML);
  element.remove();
});

// ---- animate() ----

function box(style = "") {
  const made = document.createElement("div");
  made.setAttribute("style", `width: 20px; height: 20px; ${style}`);
  document.body.append(made);
  return made;
}

test("animate() moves transforms, opacity, colors and custom properties of an element", async () => {
  const animator = new Animator({ automatic: false });
  const one = box("background-color: rgb(255, 0, 0); opacity: 0.5; --gap: 4px; translate: 10px 0px");
  const values = { x: 30, scale: 2, rotate: "0.25turn", opacity: 1, backgroundColor: "#0000ff", "--gap": "8px", width: "40px" };
  const playback = animator.animate(one, values, { easing: "linear", duration: 1 });
  animator.advance(0.5);
  const shown = getComputedStyle(one);
  assert(shown.translate === "20px" || shown.translate === "20px 0px", shown.translate);
  assert(shown.scale === "1.5" && shown.rotate === "45deg", `${shown.scale} ${shown.rotate}`);
  assert(shown.opacity === "0.75" && shown.width === "30px", `${shown.opacity} ${shown.width}`);
  assert(shown.backgroundColor === "rgb(128, 0, 128)", shown.backgroundColor);
  assert(shown.getPropertyValue("--gap") === "6px", shown.getPropertyValue("--gap"));
  animator.advance(0.6);
  assert((await playback.finished) === true);
  assert(getComputedStyle(one).backgroundColor === "rgb(0, 0, 255)" && one.style.rotate === "90deg");
  one.remove();
  animator.dispose();
});

test("animate() runs with the page's frames, retargets with the velocity, and ends", async () => {
  const several = [box(), box()];
  const spring = Spring.perceptual(0.2, 0);
  const first = animate(several, { x: 100 }, { spring, stagger: 0.02, reducedMotion: "ignore" });
  await frames(4);
  const seen = several.map((each) => parseFloat(each.style.translate || 0));
  assert(seen[0] > 0 && seen[0] < 110 && seen[1] < seen[0], `${seen}`);
  const second = animate(several[0], { x: 0 }, { spring, reducedMotion: "ignore" });
  assert((await first.finished) === false && (await second.finished) === true);
  assert(parseFloat(several[0].style.translate) === 0 && several[1].style.translate === "100px", several[1].style.translate);
  several.forEach((each) => each.remove());
});

test("animate() begins where the browser shows an element, in any units, spaces and words of CSS", () => {
  const halfway = (style, values, read) => {
    const animator = new Animator({ automatic: false });
    const one = box(style);
    animator.animate(one, values, { easing: "linear", duration: 1 });
    animator.advance(0.5);
    const found = read(getComputedStyle(one));
    one.remove();
    animator.dispose();
    return found;
  };
  const width = document.body.clientWidth;
  const background = (shown) => shown.backgroundColor;
  for (const [style, values, read, wanted] of [
    ["rotate: 0.5turn", { rotate: "1turn" }, (shown) => shown.rotate, "270deg"],
    ["rotate: 1 1 0 40deg", { rotate: 10 }, (shown) => shown.rotate, "5deg"],
    ["font-size: 10px; translate: 2em 1em", { x: 40 }, (shown) => shown.translate, "30px 10px"],
    ["font-size: 32px", { fontSize: "4em" }, (shown) => shown.fontSize, `${3 * parseFloat(getComputedStyle(document.body).fontSize)}px`],
    ["width: 100px", { width: "50%" }, (shown) => `${Math.round(parseFloat(shown.width))}`, `${Math.round(50 + width / 4)}`],
    ["position: relative; z-index: 1", { zIndex: 4 }, (shown) => shown.zIndex, "3"],
    ["aspect-ratio: 16 / 8", { aspectRatio: 1 }, (shown) => shown.aspectRatio, "1.5 / 1"],
    ["", { backgroundPositionX: "20px" }, (shown) => shown.backgroundPositionX, "10px"],
    ["", { offsetDistance: "50%" }, (shown) => shown.offsetDistance, "25%"],
    ["background-color: oklch(0.628 0.2577 29.23)", { backgroundColor: "#0000ff" }, background, "rgb(128, 0, 128)"],
    ["background-color: color-mix(in srgb, red, blue)", { backgroundColor: "#ffffff" }, background, "rgb(192, 128, 192)"],
    ["background-color: #000000", { backgroundColor: "oklch(0.628 0.2577 29.23)" }, background, "rgb(128, 0, 0)"],
    ["color: #ff0000; background-color: #000000", { backgroundColor: "currentColor" }, background, "rgb(128, 0, 0)"],
    ["--own: #ff0000; background-color: #000000", { backgroundColor: "var(--own)" }, background, "rgb(128, 0, 0)"],
  ]) {
    const found = halfway(style, values, read);
    assert(found === wanted, `${style} to ${JSON.stringify(values)}: ${found} and not ${wanted}`);
  }
});

test("animate() is halfway and at its end where Element.animate() is", () => {
  const parent = box("width: 400px; height: 300px; font-size: 20px; position: relative; color: #0000ff; color-scheme: dark");
  const names = { x: "translate", y: "translate" };
  for (const [style, values] of [
    ["opacity: 0.2", { opacity: "50%" }],
    ["", { opacity: [0, "50%", 1] }],
    ["line-height: 1.5", { lineHeight: 2 }],
    ["tab-size: 8", { tabSize: 4 }],
    ["flex: 1", { flex: 2 }],
    ["", { flex: [3, 1] }],
    ["", { stopOpacity: 0.5 }],
    ["", { zoom: 2 }],
    ["column-count: 2", { columnCount: 4 }],
    ["letter-spacing: normal", { letterSpacing: "0.5em" }],
    ["", { width: "calc(50% + 10px)" }],
    ["--wide: 70px", { width: "var(--wide)" }],
    ["", { width: ["50%", "200px", "1em"] }],
    ["left: 10%; position: absolute", { left: "200px" }],
    ["", { fontSize: "larger" }],
    ["", { x: "2em" }],
    ["", { x: "calc(1em + 3px)" }],
    ["--far: 30px", { x: "var(--far)" }],
    ["", { rotate: "calc(1turn / 4)" }],
    ["", { scale: "150%" }],
    ["color: #ff0000", { color: "light-dark(blue, lime)" }],
    ["color: #ff0000", { color: "CanvasText" }],
    ["color: #ff0000", { color: "inherit" }],
    ["color: #ff0000", { color: "transparent" }],
    ["color: #ff0000", { color: "hsl(120deg 100% 25% / 50%)" }],
  ]) {
    const one = document.createElement("div");
    one.setAttribute("style", `width: 100px; height: 50px; ${style}`);
    parent.append(one);
    const [name] = Object.keys(values);
    const property = names[name] ?? name;
    const shown = () => getComputedStyle(one)[property].replace(/-?\d*\.\d+/g, (number) => `${Math.round(number * 100) / 100}`);
    const native = one.animate({ [property]: values[name] }, { duration: 1000, fill: "both" });
    native.pause();
    const wanted = [500, 1000].map((time) => {
      native.currentTime = time;
      return shown();
    });
    native.cancel();
    const animator = new Animator({ automatic: false });
    animator.animate(one, values, { easing: "linear", duration: 1 });
    const found = [0.5, 0.6].map((seconds) => {
      animator.advance(seconds);
      return shown();
    });
    assert(found.join() === wanted.join(), `${style} to ${JSON.stringify(values)}: ${found} and not ${wanted}`);
    one.remove();
    animator.dispose();
  }
  parent.remove();
});

test("animate() begins at percentages of the element's own size, and leaves what was asked for at its end", () => {
  const moved = (style, ...all) => {
    const animator = new Animator({ automatic: false });
    const holder = box("width: 400px; font-size: 20px");
    const one = document.createElement("div");
    one.setAttribute("style", `width: 100px; height: 50px; ${style}`);
    holder.append(one);
    const found = all.map(([values, seconds]) => {
      animator.animate(one, values, { easing: "linear", duration: 1 });
      animator.advance(seconds);
      const [name] = Object.keys(values);
      return one.style[name === "x" || name === "y" ? "translate" : name];
    });
    holder.remove();
    animator.dispose();
    return found.join("; ");
  };
  for (const [found, wanted] of [
    [moved("translate: -100% 10px", [{ x: 0 }, 0.5]), "-50px 10px"],
    [moved("translate: calc(50% - 10px) 2em", [{ x: 0 }, 0.5]), "20px 2em"],
    [moved("translate: 10% 20%", [{ y: 0 }, 0.5]), "10% 5px"],
    [moved("", [{ x: "-100%" }, 0.5], [{ x: "-100%" }, 1]), "-50px; -100%"],
    [moved("", [{ x: "100%", y: "2em" }, 1], [{ y: 0 }, 1]), "100% 2em; 100%"],
    [moved("border-radius: 10px", [{ borderRadius: "50%" }, 0.5]), "30%"],
    // In other units while it moves: of 400 pixels.
    [moved("", [{ width: "50%" }, 0.5], [{ width: 100 }, 0.5], [{ width: 100 }, 1]), "37.5%; 31.25%; 100px"],
    [moved("width: 0px", [{ width: 200 }, 0.5], [{ width: "100%" }, 0.5], [{ width: "100%" }, 1]), "100px; 250px; 100%"],
    [moved("", [{ width: "calc(100% - 20px)" }, 0.5], [{ width: "calc(100% - 20px)" }, 1]), "240px; calc(100% - 20px)"],
    [moved("color: #ff0000", [{ color: "var(--own, blue)" }, 1]), "var(--own, blue)"],
    // What cannot be below zero.
    [moved("", [{ width: [100, -50] }, 0.9]), "calc(-35px)"],
  ]) {
    assert(found === wanted, `${found} and not ${wanted}`);
  }
});

test("animate() refuses values that the property cannot have, and begins nothing", () => {
  const animator = new Animator({ automatic: false });
  const one = box("opacity: 0.5");
  const asCSS = (name) => `must be a number, one with a unit, or a color, as CSS has it for ${name}`;
  for (const [values, wanted] of [
    [{ opacity: "5px" }, `values.opacity ${asCSS("opacity")}, and is "5px"`],
    [{ color: 5 }, `values.color ${asCSS("color")}, and is 5`],
    [{ zIndex: "5px" }, `values.zIndex ${asCSS("z-index")}, and is "5px"`],
    [{ transform: "rotate(5deg)" }, `values.transform ${asCSS("transform")}, and is "rotate(5deg)"`],
    [{ length: 3 }, `values.length ${asCSS("length")}, and is 3`],
    [{ width: "red" }, `values.width ${asCSS("width")}, and is "red"`],
    [{ width: "#ff0000" }, `values.width ${asCSS("width")}, and is "#ff0000"`],
    [{ translate: "10px" }, "values.translate is moved by its parts x, y and z"],
    [{ x: "10px) rotate(5deg" }, 'values.x must be a length, such as 20, 2em or 50%, and is "10px) rotate(5deg"'],
    [{ scale: "2px" }, 'values.scale must be a number, and is "2px"'],
  ]) {
    let said = "";
    try {
      animator.animate(one, { opacity: 0, ...values }, { easing: "linear", duration: 1 });
    } catch (error) {
      said = error.message;
    }
    assert(said === wanted, said);
  }
  animator.advance(0.5);
  assert(one.style.opacity === "0.5", one.style.opacity);
  one.remove();
  animator.dispose();
});

test("animate() that asks what a unit comes to begins no transition of the page's", () => {
  const animator = new Animator({ automatic: false });
  const holder = box("width: 200px");
  const one = box("width: 100px; transition-property: width; transition-duration: 1s");
  holder.append(one);
  const { cssText } = one.style;
  const begun = [];
  animator.animate(one, { width: "100%" }, { easing: "linear", duration: 1 });
  begun.push(one.getAnimations().length, one.style.cssText === cssText);
  animator.advance(0.5);
  assert(one.style.width === "75%" && begun.join() === "0,true", `${one.style.width} ${begun}`);
  holder.remove();
  animator.dispose();
});

test("animate() takes other units and kinds of what stands still, and refuses what CSS has not", () => {
  const animator = new Animator({ automatic: false });
  const one = box("--own: 4px");
  const moved = (values) => {
    animator.animate(one, values, { easing: "linear", duration: 0.1 });
    animator.advance(0.2);
  };
  moved({ width: "40px", "--own": "8px" });
  moved({ width: "50%", "--own": "#ff0000" });
  assert(one.style.width === "50%" && one.style.getPropertyValue("--own").startsWith("rgb(255 0 0"), one.style.cssText);
  let said = "";
  try {
    moved({ widht: 5 });
  } catch (error) {
    said = error.message;
  }
  assert(said === "values.widht is no property of CSS that can be moved", said);
  one.remove();
  animator.dispose();
});

test("animate() moves a form and a select themselves, and not what is in them", () => {
  const animator = new Animator({ automatic: false });
  for (const [name, inside] of [["form", "input"], ["select", "option"]]) {
    const one = document.createElement(name);
    one.append(document.createElement(inside));
    document.body.append(one);
    animator.animate(one, { opacity: 0 }, { easing: "linear", duration: 1 });
    animator.advance(0.5);
    assert(one.style.opacity === "0.5" && one.firstChild.style.opacity === "", `${name}: ${one.style.opacity}`);
    one.remove();
  }
  animator.dispose();
});

test("animate() begins each side of a scale where it is, and one property has one motion", async () => {
  const animator = new Animator({ automatic: false });
  const one = box("scale: 1 3; background-color: #000000");
  const options = { easing: "linear", duration: 1 };
  const first = animator.animate(one, { scale: 2 }, options);
  animator.advance(0.5);
  assert(one.style.scale === "1.5 2.5", one.style.scale);
  animator.animate(one, { scaleX: 3.5 }, options);
  animator.advance(0.5);
  assert(one.style.scale === "2.5 2", one.style.scale);
  assert((await first.finished) === false);
  assert(Math.abs(animator.velocity(one, "scale") - 2) < 1e-6, `${animator.velocity(one, "scale")}`);
  const second = animator.animate(one, { backgroundColor: "#ffffff" }, options);
  animator.advance(0.5);
  animator.animate(one, { "background-color": "#000000" }, options);
  animator.advance(0.5);
  assert((await second.finished) === false);
  assert(getComputedStyle(one).backgroundColor === "rgb(64, 64, 64)", one.style.backgroundColor);
  one.remove();
  animator.dispose();
});

test("animate() begins an element that is in no document where its own style has it", () => {
  const animator = new Animator({ automatic: false });
  const one = document.createElement("div");
  one.style.cssText = "opacity: 0.5; rotate: 0.5turn; scale: 50%; width: 10px; color: rgb(255, 0, 0)";
  animator.animate(one, { opacity: 1, rotate: 0, scale: 1, width: 20, color: "blue" }, { easing: "linear", duration: 1 });
  animator.advance(0.5);
  const { opacity, rotate, scale, width, color } = one.style;
  const found = [opacity, rotate, scale, width, color].join("; ");
  assert(found.startsWith("0.75; 90deg; 0.75; 15px; rgb"), found);
  document.body.append(one);
  assert(getComputedStyle(one).color === "rgb(128, 0, 128)", getComputedStyle(one).color);
  one.remove();
  animator.dispose();
});

// ---- Costs ----

test("a frame of one control takes 0.3 ms at most, of a hundred 4 ms, and the heap does not grow", async () => {
  const texts = await Promise.all(["gender-toggle", "fast-cart-button", "transitioning-button", "animatable-properties"].map(fetched));
  const many = Array.from({ length: 100 }, (_, index) => {
    const scene = Scene.load(texts[index % 4]);
    const shown = document.createElement("canvas");
    Object.assign(shown, { width: 120, height: 120 });
    return { scene, context: shown.getContext("2d") };
  });
  const frame = (each, count) => {
    const { width, height } = each.scene.info;
    if (count % 45 === 0) {
      each.scene.pointer("down", width / 2, height / 2).pointer("up", width / 2, height / 2);
    }
    each.scene.advance(1 / 60);
    each.scene.displayRevision;
    drawScene(each.context, each.scene);
    Array.from(each.scene.events());
  };
  /** Milliseconds of a frame: the median of tenths of the frames, as the clock is a coarse one. */
  const time = (controls, count) => {
    const times = [];
    for (let part = 0; part < 10; part += 1) {
      const before = performance.now();
      for (let index = 0; index < count / 10; index += 1) {
        controls.forEach((each) => frame(each, (part * count) / 10 + index));
      }
      times.push((performance.now() - before) / (count / 10));
    }
    return times.sort((a, b) => a - b)[5];
  };
  time(many, 50);
  costs.hundred = time(many, 50);
  costs.one = Math.max(...many.slice(0, 4).map((each) => time([each], 1000)));
  const used = () => {
    globalThis.gc?.();
    return performance.memory.usedJSHeapSize;
  };
  const sizes = [];
  // A minute of four controls, two seconds of theirs at a time.
  for (let part = 0; part < 30; part += 1) {
    time(many.slice(0, 4), 120);
    sizes.push(used());
  }
  // Without a collector that can be called the sizes say nothing.
  assert(typeof gc === "function", "chromium was not started with --js-flags=--expose-gc");
  // Ten bytes that stay of each frame of a control would be 134 400 in what is looked at.
  costs.growth = Math.min(...sizes.slice(-5)) - Math.min(...sizes.slice(2, 7));
  assert(costs.growth < 110_000, `the heap has grown: ${sizes}`);
});

const costs = {};

// ---- All of them ----

const told = {};
try {
  await load(new URL("../animcore.wasm", import.meta.url));
  defineElement();
  defineElement();
  assert(EventKind[5] === "Emitted");
  const only = new URLSearchParams(location.search).get("only");
  for (const [name, body] of tests) {
    if (only !== null && name !== only) {
      continue;
    }
    try {
      await body();
      told[name] = "passed";
    } catch (error) {
      told[name] = `${error.stack}`;
    }
  }
} catch (error) {
  told.loading = `${error.stack}`;
}
told.costs = JSON.stringify(costs);
told.measured = measured.join("\n");
document.querySelector("#told").textContent = JSON.stringify(told, null, 2);
await fetch("told", { method: "POST", body: JSON.stringify(told) });
