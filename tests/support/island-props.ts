import type { Page } from "@playwright/test";

/**
 * Changes what the form of a page reads, by the names on the way to it ("texts.success"), before the
 * form comes to life. Astro writes each value behind its type, that of a list being 1: [0, "value"].
 */
export const changeProps = (page: Page, changes: Record<string, unknown>) =>
  page.addInitScript((changes) => {
    addEventListener("DOMContentLoaded", () => {
      const island = document.querySelector("main astro-island:has([name=privacy])");
      const props = JSON.parse(island?.getAttribute("props") ?? "{}");
      for (const [path, value] of Object.entries(changes)) {
        const names = path.split(".");
        const last = names.pop() ?? "";
        names.reduce((object, name) => object[name][1], props)[last] = value;
      }
      island?.setAttribute("props", JSON.stringify(props));
    });
  }, changes);
