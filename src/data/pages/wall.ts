import { load } from "#data/load.ts";

/** The words of the drawn wall; fetched with the script for it. */
export const wallTexts = load("content/wall.yaml");
export type WallTexts = typeof wallTexts;
