// SPDX-License-Identifier: MIT
// The browser's side of animcore.notebook.Player: it shows what the kernel has computed, and sends what is done.

const KEYS = {
  " ": "space",
  Enter: "enter",
  Escape: "escape",
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  Home: "home",
  End: "end",
  PageUp: "pageup",
  PageDown: "pagedown",
};

function button(label, title, act) {
  const made = document.createElement("button");
  made.textContent = label;
  made.title = title;
  made.setAttribute("aria-label", title);
  made.addEventListener("click", act);
  return made;
}

/** The control of an input: a box to tick, a number, a text, or a button that fires it. */
function control(model, input) {
  const label = document.createElement("label");
  label.style.marginRight = "1em";
  const send = (value) => model.send({ kind: "input", name: input.name, value });
  if (input.kind === "trigger") {
    label.append(button(input.name, `fires ${input.name}`, () => send(null)));
    return label;
  }
  const field = document.createElement("input");
  if (input.kind === "boolean") {
    field.type = "checkbox";
    field.checked = input.value;
    field.addEventListener("change", () => send(field.checked));
  } else {
    field.type = input.kind === "number" ? "number" : "text";
    field.step = "any";
    field.value = input.value;
    field.addEventListener("change", () => send(field.value));
  }
  label.append(`${input.name} `, field);
  return label;
}

function render({ model, el }) {
  const picture = document.createElement("div");
  picture.tabIndex = 0;
  picture.setAttribute("role", "application");
  picture.style.cssText = "display:inline-block;touch-action:none;cursor:pointer";
  const scrubber = document.createElement("input");
  scrubber.type = "range";
  scrubber.min = 0;
  scrubber.setAttribute("aria-label", "frame");
  scrubber.style.width = "20em";
  const label = document.createElement("span");
  const message = document.createElement("div");
  message.style.color = "#B00020";
  const inputs = document.createElement("div");

  let timer = null;
  // When the last step of playing was asked for, and whether its picture is still to come.
  let asked = 0;
  let isAwaited = false;
  /** Asks for the frames that have passed. A kernel that is busy is asked again when it has answered, or after 2 s. */
  function playOn() {
    const fps = model.get("fps");
    const passed = (performance.now() - asked) / 1000;
    const frames = Math.min(Math.floor(passed * fps + 0.25), fps);
    if (frames < 1 || (isAwaited && passed < 2)) return;
    asked += Math.max(frames / fps, passed - 1) * 1000;
    isAwaited = true;
    model.send({ kind: "step", frames });
  }
  const play = button("▶", "play or pause", () => {
    if (timer === null) {
      play.textContent = "❚❚";
      [asked, isAwaited] = [performance.now(), false];
      timer = setInterval(playOn, 1000 / model.get("fps"));
    } else {
      stop();
    }
  });
  function stop() {
    clearInterval(timer);
    timer = null;
    play.textContent = "▶";
  }
  const back = button("◀❘", "one frame back", () => (stop(), model.send({ kind: "step", frames: -1 })));
  const on = button("❘▶", "one frame on", () => (stop(), model.send({ kind: "step", frames: 1 })));
  scrubber.addEventListener("input", () => (stop(), model.send({ kind: "seek", frame: Number(scrubber.value) })));

  function show() {
    const [, , width, height] = model.get("size");
    picture.innerHTML = model.get("svg");
    const svg = picture.querySelector("svg");
    if (svg !== null) {
      svg.setAttribute("width", width * model.get("scale"));
      svg.setAttribute("height", height * model.get("scale"));
    }
    scrubber.max = model.get("frames") - 1;
    scrubber.value = model.get("frame");
    label.textContent = ` ${model.get("time").toFixed(3)} s  ${model.get("state")}`;
    message.textContent = model.get("message");
  }
  function where(event) {
    const [left, top] = model.get("size");
    const box = picture.getBoundingClientRect();
    const x = left + (event.clientX - box.left) / model.get("scale");
    const y = top + (event.clientY - box.top) / model.get("scale");
    return { x, y };
  }
  function pointer(event, action) {
    model.send({ kind: "pointer", action, pointer: event.pointerId, ...where(event) });
  }
  picture.addEventListener("pointerdown", (event) => {
    picture.setPointerCapture(event.pointerId);
    pointer(event, "down");
  });
  picture.addEventListener("pointerup", (event) => pointer(event, "up"));
  picture.addEventListener("pointercancel", (event) => pointer(event, "cancel"));
  // One move for each picture of the browser. A pointer that only hovers does not change what was played already.
  let moved = null;
  picture.addEventListener("pointermove", (event) => {
    if (event.buttons === 0 && model.get("frame") < model.get("frames") - 1) return;
    if (moved === null) requestAnimationFrame(() => {
      if (moved !== null) pointer(moved, "move");
      moved = null;
    });
    moved = event;
  });
  picture.addEventListener("pointerleave", (event) => {
    moved = null;
    if (event.buttons === 0 && model.get("frame") === model.get("frames") - 1) pointer(event, "leave");
  });
  picture.addEventListener("keydown", (event) => {
    // Tab goes on to the scene's next part; past its last one, it is the page's.
    if (event.key === "Tab" && !event.shiftKey) {
      if (model.get("stops") > 0) event.preventDefault();
      model.send({ kind: "key", key: "tab" });
    } else if (event.key in KEYS) {
      event.preventDefault();
      model.send({ kind: "key", key: KEYS[event.key] });
    }
  });
  function showInputs() {
    inputs.replaceChildren(...model.get("inputs").map((input) => control(model, input)));
  }
  model.on("change:time change:message", () => (isAwaited = false));
  model.on("change:svg change:frame change:frames change:message change:state", show);
  model.on("change:inputs", showInputs);
  const bar = document.createElement("div");
  bar.append(back, play, on, scrubber, label);
  el.append(picture, bar, inputs, message);
  show();
  showInputs();
  return stop;
}

export default { render };
