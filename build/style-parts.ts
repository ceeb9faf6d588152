import { parse } from "postcss";
import type { BuiltPage } from "./built-pages.ts";

/** In characters. The styles of home become three elements. */
const longest = 20_000;

/**
 * Divides every long style of a page, between its rules, into several elements. A browser reads a
 * style once it has all of it, so it reads these while the next one is still on its way. On a slow
 * phone and line, home is painted a tenth of a second earlier (`npm run bench:line`).
 */
export function styleParts({ document }: Pick<BuiltPage, "document">): void {
  for (const style of document.querySelectorAll("style")) {
    let part = "";
    for (const rule of parse(style.textContent).nodes) {
      const text = rule.toString();
      if (part && part.length + text.length > longest) {
        const earlier = document.createElement("style");
        earlier.textContent = part;
        style.before(earlier);
        part = "";
      }
      part += text;
    }
    style.textContent = part;
  }
}
