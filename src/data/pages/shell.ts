import { load } from "#data/load.ts";

export const shell = load("content/shell.yaml");

/** A rating in words, for who hears the page. */
export function starsLabel(rating: number): string {
  return shell.stars.replace("{rating}", `${rating}`);
}
