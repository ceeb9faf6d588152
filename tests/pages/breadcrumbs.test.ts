import { expect, test } from "vitest";
import { shell } from "#data/shell/shell.ts";
import { absolute } from "#tests/support/firm.ts";
import { addresses, allWords, named, readPage, wordsOf } from "#tests/support/page-reader.ts";
import { allPaths } from "#tests/support/paths.ts";
import { graph, node } from "#tests/support/structured-data.ts";

interface ListItem {
  position: number;
  name: string;
  item: string;
}

const shownOn = (path: string) => named(readPage(path).main, wordsOf(shell.data.breadcrumbLabel));

test("every page but home shows a breadcrumb", () => {
  for (const path of allPaths) {
    expect.soft(shownOn(path) !== undefined, path).toBe(path !== "/");
  }
});

test("search engines get the breadcrumb that visitors see, with its steps in order", () => {
  for (const path of allPaths) {
    const crumbs = shownOn(path);
    const items = node(graph(path), "BreadcrumbList")?.itemListElement as ListItem[];
    const shown = [...addresses(crumbs, "a"), path];
    const itemAddresses = items.map(({ item }) => item);
    const positions = items.map(({ position }) => position);
    expect.soft(itemAddresses, path).toEqual(shown.map(absolute));
    expect.soft(positions, path).toEqual(items.map((_, index) => index + 1));
    if (crumbs) {
      const names = items.map(({ name }) => wordsOf(name));
      expect.soft(allWords(crumbs, "li"), path).toEqual(names);
      expect.soft(allWords(crumbs, "[aria-current=page]"), path).toEqual(names.slice(-1));
    }
  }
});
