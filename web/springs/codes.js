// SPDX-License-Identifier: MIT
// The spring in each language.

const number = (value) => String(Number(value.toPrecision(12)));
const float = (value) => (/[.e]/.test(number(value)) ? number(value) : `${number(value)}.0`);

const by = (write, format = number) => ({ mass, stiffness, damping }) => write(...[mass, stiffness, damping].map(format));

export const LANGUAGES = {
  Swift: by((m, k, c) => `let spring = try Spring(mass: ${m}, stiffness: ${k}, damping: ${c})`),
  Python: by((m, k, c) => `spring = Spring(${m}, ${k}, ${c})`),
  JavaScript: by((m, k, c) => `const spring = new Spring(${m}, ${k}, ${c});`),
  C: by((m, k, c) => `anim_spring spring = {${m}, ${k}, ${c}};`),
  "C++": by((m, k, c) => `animcore::Spring spring{${m}, ${k}, ${c}};`),
  Rust: by((m, k, c) => `let spring = Spring { mass: ${m}, stiffness: ${k}, damping: ${c} };`, float),
  Go: by((m, k, c) => `spring := animcore.Spring{Mass: ${m}, Stiffness: ${k}, Damping: ${c}}`),
  Java: by((m, k, c) => `var spring = new Spring(${m}, ${k}, ${c});`),
  "C#": by((m, k, c) => `var spring = new Spring(${m}, ${k}, ${c});`),
  Ruby: by((m, k, c) => `spring = Animcore::Spring.new(${m}, ${k}, ${c})`),
  Lua: by((m, k, c) => `local spring = animcore.Spring(${m}, ${k}, ${c})`),
  Zig: by((m, k, c) => `const spring: animcore.Spring = .{ .mass = ${m}, .stiffness = ${k}, .damping = ${c} };`),
  Document: by((m, k, c) => `"spring": { "mass": ${m}, "stiffness": ${k}, "damping": ${c} }`),
};

/** Makes a tab and a panel for each language; gives a function that takes the spring. */
export function makeCodes(tablist, panels) {
  const codes = Object.entries(LANGUAGES).map(([name, write], index) => {
    const id = `code-${index}`;
    const tab = document.createElement("button");
    Object.assign(tab, { type: "button", className: "button", id: `${id}-tab`, textContent: name, tabIndex: index === 0 ? 0 : -1 });
    tab.setAttribute("role", "tab");
    tab.setAttribute("aria-controls", `${id}-panel`);
    tab.setAttribute("aria-selected", String(index === 0));
    const panel = document.createElement("div");
    Object.assign(panel, { id: `${id}-panel`, className: "code", hidden: index > 0 });
    panel.setAttribute("role", "tabpanel");
    panel.setAttribute("aria-labelledby", tab.id);
    panel.innerHTML = `<pre tabindex="0"><code id="${id}"></code></pre><button class="button" type="button" data-copy="${id}">Copy</button>`;
    tablist.append(tab);
    panels.append(panel);
    return { code: panel.querySelector("code"), write };
  });
  return (spring) => codes.forEach(({ code, write }) => (code.textContent = write(spring)));
}
