// SPDX-License-Identifier: MIT
// The browser's side of animcore.notebook.Player: it shows what the kernel has computed, and sends what is done.

const KEYS = { Tab: "tab", " ": "space", Enter: "enter", Escape: "escape", ArrowLeft: "left", ArrowRight: "right" };

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
  const said = document.createElement("span");
  const message = document.createElement("div");
  message.style.color = "#B00020";
  const inputs = document.createElement("div");

  let timer = null;
  const play = button("▶", "play or pause", () => {
    if (timer === null) {
      play.textContent = "❚❚";
      timer = setInterval(() => model.send({ kind: "step", frames: 1 }), 1000 / model.get("fps"));
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
    said.textContent = ` ${model.get("time").toFixed(3)} s  ${model.get("state")}`;
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
  picture.addEventListener("pointermove", (event) => event.buttons !== 0 && pointer(event, "move"));
  picture.addEventListener("keydown", (event) => {
    if (event.key in KEYS) {
      event.preventDefault();
      model.send({ kind: "key", key: KEYS[event.key] });
    }
  });
  function showInputs() {
    inputs.replaceChildren(...model.get("inputs").map((input) => control(model, input)));
  }
  model.on("change:svg change:frame change:frames change:message change:state", show);
  model.on("change:inputs", showInputs);
  const bar = document.createElement("div");
  bar.append(back, play, on, scrubber, said);
  el.append(picture, bar, inputs, message);
  show();
  showInputs();
  return stop;
}

export default { render };
