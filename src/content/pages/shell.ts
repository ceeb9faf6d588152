import { load } from "../load.ts";

export const shell = load("content/shell.yaml");
export type ComparisonTexts = (typeof shell)["comparison"];

/** A rating in words, for who hears the page. */
export function starsLabel(rating: number): string {
  return shell.stars.replace("{rating}", `${rating}`);
}
