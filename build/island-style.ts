import type { BuiltPage } from "./built-pages.ts";

/**
 * Moves the style that Astro writes before the first island to the head: HTML allows no style
 * element in the body.
 */
export function islandStyle({ document }: Pick<BuiltPage, "document">): void {
  document.head.append(...document.querySelectorAll("body style"));
}
