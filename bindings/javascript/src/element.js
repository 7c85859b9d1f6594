// SPDX-License-Identifier: MIT
// <anim-scene src="toggle.json">: a scene that is alive in a page.

import { tell } from "./accessibility.js";
import { LARGEST, drawPlaced, placeOf } from "./canvas.js";
import { EventKind, InputKind, Key, KeyAction, ReducedMotion } from "./constants.js";
import { runFrames, runSeldom, stopFrames, stopSeldom } from "./frames.js";
import { load } from "./load.js";
import { News } from "./news.js";
import { Scene } from "./objects.js";
import { SvgRenderer } from "./svg.js";

const kebab = (name) => name.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

// ---- Words of the web ----

// Those that a scene has a use for; Tab is the page's.
const KEYS = /^( |Enter|Escape|Arrow.+|Home|End|Page.+)$/;

function keyOf({ key }) {
  return KEYS.test(key) ? Key[key.replace(" ", "Space").replace("Arrow", "")] : undefined;
}

// In the order of the bits of ModifierFlags.
const MODIFIERS = ["shift", "ctrl", "alt", "meta"];

function modifiersOf(event) {
  return MODIFIERS.reduce((flags, name, bit) => flags | (event[`${name}Key`] << bit), 0);
}

// A page's own fonts, strokes and such, which are inherited, are not those of the picture.
const STYLE = `
:host { writing-mode: horizontal-tb; }
:host(:not([popover])) { display: inline-block; position: relative; }
:host([hidden]:not([hidden=until-found i])) { display: none; }
#stage { position: relative; width: 100%; height: 100%; }
canvas, svg { all: initial; visibility: inherit; cursor: inherit; pointer-events: inherit; direction: ltr;
display: block; width: 100%; height: 100%; }
svg, text { forced-color-adjust: none; }
i { position: absolute; }
#accessibility > div { position: absolute; pointer-events: none; overflow: hidden; }
.text:not(:focus-visible) { opacity: 0; }
.text { color: transparent; forced-color-adjust: none; }
:focus { outline: none; }
:focus-visible { outline: 2px solid #FFF; box-shadow: 0 0 0 4px #000; }
`;

// While something can be touched: a finger there does not scroll the page.
const TOUCHED = ":host { touch-action: none; user-select: none; -webkit-user-select: none; }";

const sheets = new WeakMap();

/**
 * The two style sheets for a document. They are made by a script, which a page may allow that has a policy without inline
 * styles, and belong to one document.
 */
function sheetsOf(page) {
  if (!sheets.has(page)) {
    const made = [STYLE, TOUCHED].map((text) => {
      const sheet = new page.defaultView.CSSStyleSheet();
      sheet.replaceSync(text);
      return sheet;
    });
    sheets.set(page, made);
  }
  return sheets.get(page);
}

// Marks at the corners of the picture, from the left above clockwise: where it is seen, however the page turns it.
const CORNERS = ["left:0;top:0", "right:0;top:0", "right:0;bottom:0", "left:0;bottom:0"];

/**
 * Where a point is in a rectangle that is seen as a quadrilateral. (P. Heckbert, "Fundamentals of Texture Mapping and Image
 * Warping", 1989, section 2.2.3.)
 */
function inRectangle([p, q, r, s], x, y, width, height) {
  if (p.top === q.top && q.left === r.left && r.top === s.top && s.left === p.left) {
    // As most are: in whole pixels it is exact.
    return [((x - p.left) * width) / (q.left - p.left), ((y - p.top) * height) / (s.top - p.top)];
  }
  const [ax, ay, bx, by] = [q.left - r.left, q.top - r.top, s.left - r.left, s.top - r.top];
  const [cx, cy] = [p.left - q.left + r.left - s.left, p.top - q.top + r.top - s.top];
  const area = ax * by - ay * bx;
  const [g, h] = [(cx * by - cy * bx) / area, (ax * cy - ay * cx) / area];
  const [a, b, u] = [q.left - p.left + g * (q.left - x), s.left - p.left + h * (s.left - x), x - p.left];
  const [d, e, v] = [q.top - p.top + g * (q.top - y), s.top - p.top + h * (s.top - y), y - p.top];
  const whole = a * e - b * d;
  return [(width * (u * e - b * v)) / whole, (height * (a * v - u * d)) / whole];
}

const Base = globalThis.HTMLElement ?? class {};

/** The element. Attributes: src, renderer, paused, speed, and each input of the document by its name. */
export class AnimSceneElement extends Base {
  static get observedAttributes() {
    return ["src", "renderer"];
  }

  // What is seen, a <canvas> or an <svg>; the canvas's context, or what keeps the <svg>; its size in the screen's pixels, and
  // how many of those are one of the page's.
  #picture;
  #context = null;
  #renderer = null;
  #pixels = { width: 1, height: 1 };
  #ratio = 1;
  #marks;
  #nodes;
  #attributes;
  #place = { scale: 1, x: 0, y: 0 };
  #scene = null;
  #news = null;
  #before;
  #drawn = -1;
  #told = -1;
  #isVisible = true;
  #pointers = new Map();
  // Those that are down.
  #held = new Set();
  #source = 0;
  #wanted = "";
  #images;
  #isTelling = false;
  #observers = [];
  #own = [];
  #density;
  #reduced;
  #isPrinted = false;
  // Whether the last press was one for the focus.
  #isMeant = false;

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    const [stage, nodes] = ["stage", "accessibility"].map((id) => Object.assign(document.createElement("div"), { id }));
    this.#nodes = nodes;
    this.#marks = CORNERS.map((place) => {
      const mark = document.createElement("i");
      mark.style.cssText = place;
      return mark;
    });
    stage.append(...this.#marks, nodes);
    root.append(stage);
    this.#dress();
    this.#present();
    for (const action of ["down", "move", "up", "cancel", "leave"]) {
      this.addEventListener(`pointer${action}`, (event) => this.#pointer(event, action));
    }
    // As when it is lifted where nobody says so; after "up" nothing is held.
    this.addEventListener("lostpointercapture", (event) => this.#pointer(event, "cancel"));
    // Also what is set while it is in no page, or on its way to another place.
    this.#attributes = new MutationObserver((changes) => this.#heed(changes));
    this.#attributes.observe(this, { attributes: true });
    this.addEventListener("mousedown", (event) => this.#keep(event));
    this.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    root.addEventListener("keydown", (event) => this.#key(event, KeyAction.Down));
    root.addEventListener("keyup", (event) => this.#key(event, KeyAction.Up));
    // What is pressed by a screen reader is a click without a pointer.
    this.#nodes.addEventListener("click", (event) => this.#press(event.target));
    this.#nodes.addEventListener("focusin", (event) => this.#focus(event.target.dataset.region ?? ""));
    this.#nodes.addEventListener("focusout", () => this.#focus(""));
    // What the page has set before the element was defined.
    for (const name of ["src", "renderer", "paused", "images"]) {
      if (Object.hasOwn(this, name)) {
        const value = this[name];
        delete this[name];
        this[name] = value;
      }
    }
  }

  // What is set by these counts at once, so that what the page sets after it is the last.
  setAttribute(...all) {
    super.setAttribute(...all);
    this.#heed();
  }

  removeAttribute(name) {
    super.removeAttribute(name);
    this.#heed();
  }

  toggleAttribute(...all) {
    const isThere = super.toggleAttribute(...all);
    this.#heed();
    return isThere;
  }

  #heed(changes = this.#attributes.takeRecords()) {
    changes.forEach((each) => this.#input(each.attributeName));
  }

  /** Gives the image of a name that the document draws: a function (name) => image. Set again, it is asked again. */
  get images() {
    return this.#images;
  }

  set images(value) {
    this.#images = value;
    this.#redraw();
  }

  #redraw = () => {
    this.#drawn = -1;
    if (this.#scene) {
      this.draw();
    }
  };

  /** The scene, when the document is loaded. */
  get scene() {
    return this.#scene;
  }

  /** The document's inputs by their names. */
  get inputs() {
    return this.#scene?.inputs ?? {};
  }

  get src() {
    return this.getAttribute("src") ?? "";
  }

  set src(value) {
    this.setAttribute("src", value);
  }

  get paused() {
    return this.hasAttribute("paused");
  }

  set paused(value) {
    this.toggleAttribute("paused", Boolean(value));
  }

  /** What draws: "canvas", or "svg" for elements that are kept up to date. */
  get renderer() {
    return this.getAttribute("renderer") === "svg" ? "svg" : "canvas";
  }

  set renderer(value) {
    this.setAttribute("renderer", value);
  }

  attributeChangedCallback(name, before, now) {
    if (name === "renderer") {
      this.#present();
    } else if (now !== before) {
      // What is on its way is another's.
      this.#source += 1;
      this.#wanted = "";
      if (this.#observers.length > 0 && now) {
        this.#fetch();
      }
    }
  }

  /** In another document. */
  adoptedCallback() {
    // A document takes no style sheets of another one.
    this.shadowRoot.adoptedStyleSheets = [];
    this.#dress();
  }

  #dress() {
    const page = this.ownerDocument;
    // The document of a template shows nothing, and has no style sheets.
    if (page.defaultView) {
      const count = this.#scene?.info.regionCount > 0 ? 2 : 1;
      const own = sheetsOf(page);
      // Behind them are those of the page.
      const others = [...this.shadowRoot.adoptedStyleSheets].filter((each) => !own.includes(each));
      this.shadowRoot.adoptedStyleSheets = [...own.slice(0, count), ...others];
    }
  }

  /** Puts the <canvas> or the <svg> in the other's place. */
  #present() {
    const isSvg = this.renderer === "svg";
    if (this.#picture && isSvg === (this.#renderer !== null)) {
      return;
    }
    this.#picture?.remove();
    this.#renderer = isSvg ? new SvgRenderer() : null;
    this.#picture = this.#renderer?.element ?? document.createElement("canvas");
    this.#context = isSvg ? null : this.#picture.getContext("2d");
    // A graphics processor may lose what a canvas shows.
    this.#picture.addEventListener("contextrestored", this.#redraw);
    this.#picture.setAttribute("aria-hidden", "true");
    this.#nodes.before(this.#picture);
    this.#resize();
  }

  /** Gives the focus to the first of the scene's parts that takes it. */
  focus(options) {
    this.#nodes.querySelector("[tabindex]")?.focus(options);
  }

  connectedCallback() {
    const sizes = new ResizeObserver(() => this.#resize());
    try {
      // With what is around it zoomed it has other pixels, and is as large as before.
      sizes.observe(this, { box: "device-pixel-content-box" });
    } catch {
      // Safari has not that one.
      sizes.observe(this);
    }
    const sight = new IntersectionObserver((entries) => this.#see(entries.at(-1).isIntersecting));
    sight.observe(this);
    this.#observers = [sizes, sight];
    this.#watchPixels();
    this.#reduced = matchMedia("(prefers-reduced-motion: reduce)");
    this.#reduce();
    this.#listen("addEventListener");
    if (this.src !== "" && (!this.#scene || this.src !== this.#wanted)) {
      this.#fetch();
    } else {
      this.#see(true);
    }
  }

  /** Begins or ends to listen to what is around it. */
  #listen(verb) {
    for (const [target, type, listener] of [
      [this.#reduced, "change", this.#reduce],
      [globalThis, "beforeprint", this.#print],
      [globalThis, "afterprint", this.#print],
      [document, "visibilitychange", this.#hide],
      [document.fonts, "loadingdone", this.#redraw],
    ]) {
      target?.[verb](type, listener);
    }
  }

  /** Moved with its state, by moveBefore. */
  connectedMoveCallback() {}

  disconnectedCallback() {
    stopFrames(this.#step);
    stopSeldom(this.#hear);
    this.#density?.removeEventListener("change", this.#watchPixels);
    this.#observers.forEach((each) => each.disconnect());
    this.#observers = [];
    this.#listen("removeEventListener");
    this.#release();
    // Nobody says any more that the focus is elsewhere.
    if (this.#scene?.focus) {
      this.#focus("");
    }
  }

  /** Lets go of all pointers: nobody says any more that they are lifted, or elsewhere. */
  #release() {
    this.#try(() => this.#pointers.forEach((pointer) => this.#scene?.pointer("leave", 0, 0, pointer)));
    this.#pointers.clear();
    this.#held.clear();
  }

  /** In another tab, or gone back to another page. */
  #hide = () => {
    this.#before = undefined;
    if (document.hidden) {
      this.#release();
      // Nor are keys, and there is no word of the focus when the page is kept.
      const focus = this.#scene?.focus;
      if (focus) {
        this.#focus("");
        this.#focus(focus);
      }
    }
  };

  /** A window that goes to another screen, or is enlarged, has other pixels. */
  #watchPixels = () => {
    this.#density?.removeEventListener("change", this.#watchPixels);
    this.#density = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    this.#density.addEventListener("change", this.#watchPixels);
    this.#resize();
  };

  /** Fetches the document anew, past the browser's cache: the scene goes on with it where it is. */
  reload() {
    return this.#fetch({ cache: "no-cache" });
  }

  async #fetch(options) {
    this.#source += 1;
    const source = this.#source;
    const { src } = this;
    this.#wanted = src;
    // What is wrong is told when those who set it can listen.
    await null;
    try {
      const [response] = await Promise.all([fetch(new URL(src, this.baseURI), options), load()]);
      if (!response.ok) {
        throw new Error(`${src} could not be fetched: ${response.status} ${response.statusText}`);
      }
      const text = await response.text();
      if (source === this.#source) {
        this.load(text);
      }
    } catch (error) {
      if (source === this.#source) {
        this.#tellError(error);
      }
    }
  }

  /**
   * Takes a document's text, the library being loaded, and the options of Scene.load. Where there was a scene of an
   * earlier text, that one goes on.
   */
  load(text, options = null) {
    if (!this.#scene) {
      this.#scene = Scene.load(text, options);
      this.#news = new News(this.#scene);
      this.#reduce();
      for (const { name } of this.attributes) {
        this.#input(name);
      }
    } else {
      this.#scene.reload(text, options);
    }
    this.#takeInputs();
    this.#dress();
    this.#resize();
    this.#see(this.#isVisible);
    // What is on its way comes too late.
    this.#source += 1;
    this.dispatchEvent(new Event("load"));
  }

  /** Makes each input a property of the element. What a page set before the document was there is set now. */
  #takeInputs() {
    const inputs = this.#scene.inputs;
    for (const name of this.#own) {
      delete this[name];
    }
    this.#own = [];
    for (const name of Object.keys(inputs)) {
      const early = Object.getOwnPropertyDescriptor(this, name);
      // What an element has already, such as title, keeps its meaning: inputs has all of them.
      if (early === undefined && name in this) {
        continue;
      }
      const descriptor = Object.getOwnPropertyDescriptor(inputs, name);
      Object.defineProperty(this, name, { ...descriptor, configurable: true });
      this.#own.push(name);
      if (early !== undefined && "value" in early) {
        this.#try(() => (this[name] = early.value));
      }
    }
  }

  #reduce = () => {
    const policy = this.#reduced?.matches ? ReducedMotion.Fade : ReducedMotion.None;
    this.#scene?.stage.setReducedMotion(policy);
  };

  /** An attribute that is the name of an input sets it. Names of attributes have no capital letters. */
  #input(name) {
    const scene = this.#scene;
    if (scene === null || name === "src") {
      return;
    }
    for (let index = 0; index < scene.info.inputCount; index += 1) {
      const info = scene.getInputInfo(index);
      const input = scene.stage.getName(info.name);
      if (input.toLowerCase() !== name.toLowerCase()) {
        continue;
      }
      const value = this.getAttribute(name);
      const number = value?.trim() ? Number(value) : NaN;
      this.#try(() => {
        if (info.kind === InputKind.Boolean) {
          scene.setBoolean(input, value !== null && value !== "false");
        } else if (info.kind === InputKind.Number && Number.isFinite(number)) {
          scene.setNumber(input, number);
        } else if (info.kind === InputKind.String && value !== null) {
          scene.setString(input, value);
        }
      });
    }
  }

  // ---- Frames ----

  #see(isVisible) {
    this.#isVisible = isVisible;
    this.#before = undefined;
    const isAlive = this.isConnected && this.#scene;
    // What is not seen is heard all the same.
    (isAlive ? runSeldom : stopSeldom)(this.#hear);
    (isAlive && isVisible ? runFrames : stopFrames)(this.#step);
  }

  /** Whether its page is gone, as that of a frame which is removed: nothing else says so. */
  #isLeft() {
    const isLeft = this.ownerDocument.defaultView === null;
    if (isLeft) {
      this.disconnectedCallback();
    }
    return isLeft;
  }

  /** A frame at a time in milliseconds. Time that nobody saw, in another tab, does not count. */
  #step = (now) => {
    if (this.#isLeft()) {
      return;
    }
    // In the first frame there is no time before.
    const passed = Math.max(0, (now - this.#before) / 1000 || 0);
    this.#before = now;
    if (!this.paused && passed < LONGEST) {
      const speed = Number(this.getAttribute("speed")?.trim() || 1);
      this.advance(passed * (speed >= 0 && speed <= FASTEST ? speed : 1));
    } else {
      // What the page sets meanwhile is seen.
      this.draw();
    }
  };

  /** Moves the scene on by seconds, draws it where it has changed, and tells its events. For tests and for scrubbing. */
  advance(seconds) {
    const scene = this.#needed();
    scene.advance(seconds);
    this.draw();
    if (this.#news.eventCount === 0) {
      return;
    }
    for (const event of scene.events()) {
      const name = event.name < 0 ? "" : scene.stage.getName(event.name);
      const detail = { name, time: Number(event.time), finished: event.finished, data: scene.dataOf(event) };
      this.dispatchEvent(new CustomEvent(kebab(EventKind[event.kind]), { detail, bubbles: true, composed: true }));
    }
  }

  /** The scene, where there must be one. */
  #needed() {
    if (!this.#scene) {
      throw new Error("the element has no scene yet: its event load tells when it has");
    }
    return this.#scene;
  }

  /** Draws the scene, if it has changed. */
  draw() {
    this.#needed();
    const news = this.#news;
    news.read();
    if (news.display !== this.#drawn) {
      this.#drawn = news.display;
      // The page's function for images may throw.
      this.#try(() =>
        this.#renderer === null
          ? drawPlaced(this.#context, this.#scene, this.#images, this.#place)
          : this.#renderer.draw(this.#scene, this.#images),
      );
    }
    this.#tell();
  }

  /** Tells assistive technology of a scene whose frames stand still: it is out of sight, or paused. */
  #hear = () => {
    if (!this.#isLeft() && (!this.#isVisible || this.paused)) {
      this.#news.read();
      this.#tell();
    }
  };

  #tell(isMeant = false) {
    const { accessibility, nodeCount } = this.#news;
    if (accessibility !== this.#told) {
      this.#told = accessibility;
      const ratio = this.#ratio;
      const { scale, x, y } = this.#place;
      this.#isTelling = true;
      try {
        const place = { scale: scale / ratio, x: x / ratio, y: y / ratio };
        this.#follow(tell(this.#nodes, this.#scene, nodeCount, place), isMeant);
      } finally {
        this.#isTelling = false;
      }
    }
  }

  /** Gives the page's focus to the node that has the scene's, or takes it from one that has not. */
  #follow(node, isMeant) {
    const page = this.ownerDocument;
    const active = this.shadowRoot.activeElement;
    // What is elsewhere in the page keeps its focus, and in a window that is not used nothing has it.
    const isFree = isMeant || active !== null || page.activeElement === page.body;
    if (node !== active && page.hasFocus() && isFree) {
      if (node === null) {
        active.blur();
      } else {
        node.focus({ preventScroll: true });
      }
    }
  }

  #resize() {
    const scene = this.#scene;
    if (!scene) {
      return;
    }
    const { canvas } = scene.info;
    const { style } = this.#picture;
    // As large as the document says, unless the page says otherwise; never as its own pixels would have it.
    style.contain = "size";
    style.containIntrinsicSize = `${canvas.width}px ${canvas.height}px`;
    style.aspectRatio = `${canvas.width} / ${canvas.height}`;
    if (document.compatMode === "BackCompat") {
      const { style: around } = this.#nodes.parentNode;
      // There 100% of a height that is not said are the window's (https://quirks.spec.whatwg.org, 3.5).
      style.height = around.height = "auto";
      const { offsetHeight } = this;
      style.height = around.height = "";
      style.height = around.height = this.offsetHeight === offsetHeight ? "" : "auto";
    }
    let ratio = devicePixelRatio * (this.currentCSSZoom ?? 1);
    let shown = this.#picture.clientWidth > 0 ? getComputedStyle(this.#picture) : canvas;
    style.objectFit = "";
    if (this.#isPrinted) {
      // How large it is on paper is not known yet: it is all of the scene, and nothing beside it.
      ratio = Math.max(PRINTED, ratio) * placeOf(canvas, parseFloat(shown.width), parseFloat(shown.height)).scale;
      shown = canvas;
      style.objectFit = "contain";
    }
    const sides = [shown.width, shown.height].map(parseFloat);
    ratio = Math.min(ratio, LARGEST / Math.max(...sides));
    const [width, height] = sides.map((side) => Math.max(1, Math.round(side * ratio)));
    this.#ratio = ratio;
    this.#pixels = { width, height };
    this.#place = placeOf(canvas, width, height);
    if (this.#renderer === null && (this.#picture.width !== width || this.#picture.height !== height)) {
      this.#picture.width = width;
      this.#picture.height = height;
    }
    this.#drawn = this.#told = -1;
    this.draw();
  }

  /** What is printed is the scene as it is now, where it is out of sight too. */
  #print = ({ type }) => {
    this.#isPrinted = type === "beforeprint";
    this.#resize();
  };

  // ---- Pointers and keys ----

  /** Where an event is in the scene. */
  #where(event) {
    const corners = this.#marks.map((mark) => mark.getBoundingClientRect());
    const { width, height } = this.#pixels;
    const [across, down] = inRectangle(corners, event.clientX, event.clientY, width, height);
    const { scale, x, y } = this.#place;
    return [(across - x) / scale, (down - y) / scale];
  }

  #pointer(event, action) {
    if (!this.#scene || (action === "down" && event.button !== 0)) {
      return;
    }
    // The scene's pointers are small numbers.
    let pointer = this.#pointers.get(event.pointerId);
    if (pointer === undefined) {
      const taken = [...this.#pointers.values()];
      pointer = 0;
      while (taken.includes(pointer)) {
        pointer += 1;
      }
      this.#pointers.set(event.pointerId, pointer);
    }
    const { focus } = this.#scene;
    const isDown = action === "down";
    // Where nothing can be touched, others are told where the pointer goes.
    if (isDown && this.#scene.info.regionCount) {
      try {
        this.setPointerCapture(event.pointerId);
      } catch {
        // A pointer that is made by a script cannot be captured.
      }
    }
    const wasHeld = action !== "move" && this.#held.delete(event.pointerId);
    if (isDown) {
      this.#held.add(event.pointerId);
    }
    this.#try(() => {
      if (isDown && wasHeld) {
        // Nobody has ended its last press.
        this.#scene.pointer("cancel", 0, 0, pointer);
      }
      const [x, y] = this.#where(event);
      // Nothing is anywhere in a picture without a size, or pressed that is not seen.
      const isHidden = action === "up" && this.checkVisibility?.({ visibilityProperty: true }) === false;
      const isThere = action === "leave" || (Number.isFinite(x + y) && !isHidden);
      if (action !== "cancel" || wasHeld) {
        this.#scene.pointer(isThere ? action : "cancel", x, y, pointer);
      }
    });
    if (isDown) {
      this.#isMeant = this.#isMeantBy(focus);
    }
    // Others go on to hover.
    if (action === "leave" || (event.pointerType === "touch" && action !== "move" && !isDown)) {
      this.#pointers.delete(event.pointerId);
    }
  }

  /** Whether a press has moved the focus of before, or is one of the part that has it. */
  #isMeantBy(before) {
    const scene = this.#scene;
    const regions = Array.from({ length: scene.info.regionCount }, (_, index) => scene.getRegionInfo(index));
    return scene.focus !== before || regions.some(({ hasFocus, isHeld }) => hasFocus && isHeld);
  }

  /** The browser gives the focus to what is pressed, and so to nothing here, where the scene has given it to a part of it. */
  #keep(event) {
    if (this.#isMeant && event.button === 0 && this.#scene.focus !== "") {
      event.preventDefault();
      this.#news.read();
      this.#told = -1;
      this.#tell(true);
    }
  }

  /** A wheel that the scene has a use for does not scroll the page. */
  #wheel(event) {
    // With Control it is the page's: that is how browsers say that it is to be zoomed. So is one that scrolls it already.
    if (!this.#scene || event.ctrlKey || !event.cancelable) {
      return;
    }
    const unit = [1, LINE, this.#pixels.height / this.#ratio][event.deltaMode] ?? 1;
    // By as much of the page's pixels as one of the scene's is across.
    const [from, to] = this.#marks.map((mark) => mark.getBoundingClientRect());
    const scale = (Math.hypot(to.left - from.left, to.top - from.top) / this.#pixels.width) * this.#place.scale;
    const [dx, dy] = [(event.deltaX * unit) / scale, (event.deltaY * unit) / scale];
    if (this.#try(() => this.#scene.sendWheel(...this.#where(event), dx, dy))) {
      event.preventDefault();
    }
  }

  #key(event, action) {
    const key = keyOf(event);
    if (!this.#scene || key === undefined || event.isComposing) {
      return;
    }
    if (this.#try(() => this.#scene.sendKey(action, key, modifiersOf(event)))) {
      event.preventDefault();
    }
  }

  #focus(region) {
    if (!this.#isTelling) {
      this.#try(() => this.#scene?.setFocus(region));
    }
  }

  #press(node) {
    const region = node.dataset?.region;
    if (this.#scene && region) {
      this.#try(() => {
        this.#scene.setFocus(region);
        this.#scene.sendKey(KeyAction.Press, Key.Space, 0);
      });
    }
  }

  /** What a page's input does wrong to a scene must not stop its frames: it is told. */
  #try(body) {
    try {
      return body();
    } catch (error) {
      this.#tellError(error);
      return undefined;
    }
  }

  #tellError(error) {
    this.dispatchEvent(new ErrorEvent("error", { error, message: error?.message ?? String(error) }));
  }
}

// A printer's pixels for one of the page's.
const PRINTED = 2;

// What browsers that count a wheel in lines scroll by for one, in pixels.
const LINE = 16;

// A speed with which no frame is longer than a scene advances by at once, in seconds.
const FASTEST = 1e5;

// Longer than that, in seconds, nothing was shown: the tab was hidden.
const LONGEST = 1;

let isDefined = false;

/** Makes <anim-scene> known to the page. */
export function defineElement(name = "anim-scene") {
  if (!customElements.get(name)) {
    // A class is that of one name.
    customElements.define(name, isDefined ? class extends AnimSceneElement {} : AnimSceneElement);
    isDefined = true;
  }
}
