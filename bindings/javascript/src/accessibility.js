// SPDX-License-Identifier: MIT
// What assistive technology hears of a scene: an element of the page for each of its nodes that says what it is.

import { AccessibilityFlags, AccessibilityText, Role } from "./constants.js";

// Roles whose word is not the constant's name.
const ROLES = { [Role.Image]: "img", [Role.Progress]: "progressbar", [Role.Text]: null, [Role.None]: null };

function roleOf(role) {
  return role in ROLES ? ROLES[role] : Role[role].toLowerCase();
}

// Of a flag: the ARIA attribute that says it.
const STATES = [
  [AccessibilityFlags.Checked, "aria-checked"],
  [AccessibilityFlags.Selected, "aria-selected"],
  [AccessibilityFlags.Disabled, "aria-disabled"],
  [AccessibilityFlags.Expanded, "aria-expanded"],
  [AccessibilityFlags.Busy, "aria-busy"],
];
// Roles that ARIA has only with aria-checked: false where the document does not say.
const CHECKED = new Set([Role.Switch, Role.Checkbox, Role.Radio]);
// Roles that have amounts, and a text for one. The value of others is a part of their description.
const RANGES = new Set([Role.Slider, Role.Progress, Role.Separator]);
// Roles that ARIA has only inside of another, which owns them here.
const OWNERS = { [Role.ListItem]: "list", [Role.MenuItem]: "menu", [Role.Tab]: "tablist" };
const AMOUNTS = [
  [AccessibilityFlags.Minimum, "aria-valuemin", "minimum"],
  [AccessibilityFlags.Maximum, "aria-valuemax", "maximum"],
  [AccessibilityFlags.Now, "aria-valuenow", "now"],
];

function attribute(element, name, value) {
  if (value === null || value === undefined || value === "") {
    element.removeAttribute(name);
  } else if (element.getAttribute(name) !== String(value)) {
    element.setAttribute(name, value);
  }
}

/** Lets the last list or menu before items own them, or else one that is made for them. */
function own(root, owned) {
  for (const role of Object.values(OWNERS)) {
    let made = root.parentNode.querySelector(`:scope > [role=${role}]`);
    const ids = owned.get(role);
    if (ids === undefined) {
      made?.remove();
    } else if (made === null) {
      made = document.createElement("div");
      made.setAttribute("role", role);
      root.before(made);
    }
    owned.delete(role);
    if (ids !== undefined) {
      owned.set(made, ids);
    }
  }
  for (const node of [...root.children, ...owned.keys()]) {
    attribute(node, "aria-owns", owned.get(node)?.join(" "));
  }
}

/** The child that stands at an index for a region: the one there, the next where one has gone, or a new one. */
function childFor(root, index, region) {
  const [node, next] = [root.children[index], root.children[index + 1]];
  if (node !== undefined && node.dataset.region === region) {
    return node;
  }
  if (next !== undefined && next.dataset.region === region) {
    node.remove();
    return next;
  }
  const made = document.createElement("div");
  root.insertBefore(made, node ?? null);
  return made;
}

/**
 * Makes the children of an element say role, name, state and place of nodes; `place` takes the scene to CSS pixels. Gives
 * the one that has the scene's focus, or null.
 */
export function tell(root, scene, count, place) {
  const { scale, x, y } = place;
  let focused = null;
  // Of nodes that own others, and of roles of which one is to be made: the others' identifiers.
  const owned = new Map();
  const last = {};
  for (let index = 0; index < count; index += 1) {
    const { role, known, states, region, bounds, ...amounts } = scene.getAccessibility(index);
    const name = region < 0 ? undefined : scene.stage.getName(scene.getRegionInfo(region).name);
    const node = childFor(root, index, name);
    attribute(node, "role", roleOf(role));
    // What has no role of ARIA's may have no label either: it is text, which is read where it stands.
    const label = scene.getAccessibilityText(index, AccessibilityText.Label);
    // Of an alert what stands in it is read, when it is there and when it changes.
    const isText = roleOf(role) === null || role === Role.Alert;
    attribute(node, "aria-label", isText ? null : label);
    const text = isText ? label : "";
    if (node.textContent !== text) {
      node.textContent = text;
    }
    node.classList.toggle("text", isText);
    const isRange = RANGES.has(role);
    const value = scene.getAccessibilityText(index, AccessibilityText.Value);
    const hint = scene.getAccessibilityText(index, AccessibilityText.Hint);
    attribute(node, "aria-valuetext", isRange ? value : null);
    attribute(node, "aria-description", isRange ? hint : [value, hint].filter((each) => each !== "").join(", "));
    for (const [flag, name] of STATES) {
      const otherwise = flag === AccessibilityFlags.Checked && CHECKED.has(role) ? false : null;
      attribute(node, name, known & flag ? (states & flag) !== 0 : otherwise);
    }
    for (const [flag, name, member] of AMOUNTS) {
      attribute(node, name, isRange && known & flag ? amounts[member] : null);
    }
    // Which ARIA has for headings only together with one.
    attribute(node, "aria-level", role === Role.Heading ? 2 : null);
    if (role === Role.List || role === Role.Menu) {
      last[roleOf(role)] = node;
    }
    const owner = OWNERS[role];
    attribute(node, "id", owner === undefined ? null : `part-${index}`);
    if (owner !== undefined && !(states & AccessibilityFlags.Hidden)) {
      const by = last[owner] ?? owner;
      owned.set(by, [...(owned.get(by) ?? []), node.id]);
    }
    node.hidden = (states & AccessibilityFlags.Hidden) !== 0;
    attribute(node, "tabindex", states & AccessibilityFlags.Focusable ? 0 : null);
    attribute(node, "data-region", name);
    if (states & AccessibilityFlags.Focused) {
      focused ??= node;
    }
    const box = { left: bounds.x * scale + x, top: bounds.y * scale + y };
    box.width = bounds.width * scale;
    box.height = bounds.height * scale;
    for (const [side, value] of Object.entries(box)) {
      node.style[side] = `${value}px`;
    }
  }
  while (root.children.length > count) {
    root.lastChild.remove();
  }
  own(root, owned);
  return focused;
}
