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
    attribute(node, "aria-valuetext", scene.getAccessibilityText(index, AccessibilityText.Value));
    attribute(node, "aria-description", scene.getAccessibilityText(index, AccessibilityText.Hint));
    for (const [flag, name] of STATES) {
      attribute(node, name, known & flag ? (states & flag) !== 0 : null);
    }
    for (const [flag, name, member] of AMOUNTS) {
      attribute(node, name, known & flag ? amounts[member] : null);
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
  return focused;
}
