// SPDX-License-Identifier: MIT
// The four ways to say a spring. All formulas are the library's; here is only which of them stands beside which.

import { Spring } from "../../bindings/javascript/src/structs.js";

const scaled = (spring, mass) => new Spring(mass, mass * spring.stiffness, mass * spring.damping);

/** What the settings show of a spring; a number that the spring has not, such as an overdamped one's in UIKit, is NaN. */
export function describe(spring) {
  const { duration, bounce, dampingRatio } = spring.describe();
  return {
    ...{ mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping },
    ...{ duration, bounce, response: duration, fraction: dampingRatio },
    ...{ uikitDuration: uikitDuration(spring, dampingRatio), uikitRatio: dampingRatio > 1 ? NaN : dampingRatio },
  };
}

/** UIKit's durations are in proportion to the spring's period: that of one second says which this one is. */
function uikitDuration(spring, ratio) {
  if (!(ratio > 0 && ratio <= 1)) {
    return NaN;
  }
  const second = Spring.uikit(1, ratio, 0);
  return Math.sqrt(second.stiffness / second.mass / (spring.stiffness / spring.mass));
}

/** The spring of settings of which one group has been moved. */
export function springOf(group, values) {
  const { mass } = values;
  switch (group) {
    case "duration":
      return scaled(Spring.perceptual(values.duration, values.bounce), mass);
    case "response":
      return scaled(Spring.response(values.response, values.fraction), mass);
    case "uikit":
      return scaled(Spring.uikit(values.uikitDuration, values.uikitRatio, 0), mass);
    default:
      return new Spring(mass, values.stiffness, values.damping);
  }
}

// Of each group: its settings with the range of their sliders; logarithmic where `log` is.
export const GROUPS = [
  {
    ...{ name: "physical", title: "Mass, stiffness, damping (Core Animation)" },
    settings: [
      { name: "mass", title: "mass", least: 0.1, most: 10, log: true },
      { name: "stiffness", title: "stiffness", least: 1, most: 2000, log: true },
      { name: "damping", title: "damping", least: 0.1, most: 200, log: true },
    ],
  },
  {
    ...{ name: "duration", title: "Duration and bounce (SwiftUI)" },
    settings: [
      { name: "duration", title: "duration", least: 0.1, most: 3, log: true, unit: "s" },
      { name: "bounce", title: "bounce", least: -0.9, most: 0.99 },
    ],
  },
  {
    ...{ name: "response", title: "Response and damping fraction (SwiftUI)" },
    settings: [
      { name: "response", title: "response", least: 0.1, most: 3, log: true, unit: "s" },
      { name: "fraction", title: "fraction", least: 0.01, most: 4, log: true },
    ],
  },
  {
    ...{ name: "uikit", title: "Duration and damping ratio (UIKit)" },
    settings: [
      { name: "uikitDuration", title: "duration", least: 0.1, most: 5, log: true, unit: "s" },
      { name: "uikitRatio", title: "ratio", least: 0.01, most: 1 },
    ],
  },
];

export const PRESETS = {
  "Core Animation": () => new Spring(1, 100, 10),
  smooth: () => Spring.named("smooth", 0, 0),
  snappy: () => Spring.named("snappy", 0, 0),
  bouncy: () => Spring.named("bouncy", 0, 0),
  heavy: () => new Spring(4, 100, 6),
  overdamped: () => new Spring(1, 100, 40),
};
