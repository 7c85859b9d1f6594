// SPDX-License-Identifier: MIT
// A row of tabs and their panels, by the pattern of the ARIA Authoring Practices: arrows move, Home and End jump.

const STEPS = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity };

/** Makes tabs of a tablist whose tabs name their panels by aria-controls. */
export function makeTabs(list) {
  const tabs = [...list.querySelectorAll("[role=tab]")];
  const choose = (chosen) => {
    for (const tab of tabs) {
      tab.ariaSelected = String(tab === chosen);
      tab.tabIndex = tab === chosen ? 0 : -1;
      document.getElementById(tab.getAttribute("aria-controls")).hidden = tab !== chosen;
    }
    list.dispatchEvent(new CustomEvent("choose", { detail: chosen }));
  };
  list.addEventListener("click", ({ target }) => {
    const tab = target.closest("[role=tab]");
    if (tab) {
      choose(tab);
    }
  });
  list.addEventListener("keydown", (event) => {
    const step = STEPS[event.key];
    // With a modifier they are the browser's: back and forth.
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    event.preventDefault();
    const from = tabs.indexOf(document.activeElement);
    const to = Number.isFinite(step) ? (from + step + tabs.length) % tabs.length : step < 0 ? 0 : tabs.length - 1;
    choose(tabs[to]);
    tabs[to].focus();
  });
}
