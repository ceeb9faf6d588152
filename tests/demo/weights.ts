import type { Weights } from "#tests/walk/weights.ts";

// What one page of each kind may transfer. These limits are wide: they catch an extra library, not
// an extra sentence. Another firm's content is never refused for its size.

export const limits: Weights = {
  // The home page carries the words and prices of its wall, 2 kB.
  page: 25_000,
  styles: 20_000,
  fonts: 25_000,
  largestPicture: 60_000,
  scripts: 20_000,
};

/** On a page with a form, whose scripts load by themselves. */
export const limitsWithForm: Weights = {
  // The quote form carries the questions and prices of every service.
  page: 30_000,
  styles: 20_000,
  fonts: 25_000,
  largestPicture: 60_000,
  scripts: 100_000,
};
