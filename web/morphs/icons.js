// SPDX-License-Identifier: MIT
// Pairs of icons to begin with, drawn for this page in a box of 24 by 24.

/** What each pair shows is said by its title. */
export const SHELF = [
  { title: "Play to pause", first: "M5 3L20 12L5 21Z", second: "M5 3H10V21H5ZM14 3H19V21H14Z" },
  { title: "Menu to close", paint: "stroke", first: "M4 6H20M4 12H20M4 18H20", second: "M5 5L19 19M5 19L19 5" },
  {
    title: "Arrow, turned",
    first: "M13 4L21 12L13 20V15H3V9H13Z",
    second: "M20 13L12 21L4 13H9V3H15V13Z",
  },
  {
    title: "Heart to star",
    first: "M12 21L3.4 12.2C1 9.7 1 6 3.4 4.1C5.9 2 9.4 2.7 12 6C14.6 2.7 18.1 2 20.6 4.1C23 6 23 9.7 20.6 12.2Z",
    second: "M12 2L15 8.8L22.4 9.5L16.8 14.4L18.5 21.7L12 17.8L5.5 21.7L7.2 14.4L1.6 9.5L9 8.8Z",
  },
  {
    title: "Ring to pin, with a hole",
    first: "M12 2A10 10 0 1 1 12 22A10 10 0 1 1 12 2ZM12 7A5 5 0 1 0 12 17A5 5 0 1 0 12 7Z",
    second: "M12 1C7 1 4 4.6 4 9C4 14 9 18 12 23C15 18 20 14 20 9C20 4.6 17 1 12 1ZM12 6A3 3 0 1 0 12 12A3 3 0 1 0 12 6Z",
  },
  { title: "Plus to minus", first: "M10 3H14V10H21V14H14V21H10V14H3V10H10Z", second: "M3 10H21V14H3Z" },
  { title: "Chevron, mirrored", first: "M15 3L7 12L15 21L18 18.4L12.4 12L18 5.6Z", second: "M9 3L17 12L9 21L6 18.4L11.6 12L6 5.6Z" },
  {
    title: "Four to one",
    first: "M3 3H10V10H3ZM14 3H21V10H14ZM3 14H10V21H3ZM14 14H21V21H14Z",
    second: "M12 2L22 12L12 22L2 12Z",
  },
];
