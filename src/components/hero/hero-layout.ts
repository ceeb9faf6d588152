import type { PhotoUse } from "#components/photo/photo-files.ts";

/**
 * The layouts of a hero on wide screens, by the place of the photograph, each with its size:
 * - right and left: beside the words, and off that side of the page
 * - below: as right, but below all words on narrow screens
 * - banner: below a heading that runs across the page, and beside the note
 */
export const photoUses = {
  right: "tall",
  left: "tall",
  below: "tall",
  banner: "half",
} as const satisfies Record<string, PhotoUse>;

export type HeroLayout = keyof typeof photoUses;

export type Plane = "shade" | "yellow" | "cobalt" | "ink";
