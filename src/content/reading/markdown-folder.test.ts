import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { LoaderContext } from "astro/loaders";
import { afterEach, beforeEach, expect, it } from "vitest";
import { articleSchema, checkArticles } from "@/content/collections/article-schema";
import { markdownFolder } from "./markdown-folder";

const fields = {
  order: "1",
  title: "Een muur stucen",
  excerpt: "Wat een muur nodig heeft voordat er een laag op kan, en wat u zelf doet.",
  date: "10 februari 2026",
  published: "2026-02-10",
  readTime: "6 minuten",
  photo: "texture-smooth",
  category: "Onderhoud",
};

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "articles-"));
  await mkdir(join(root, "content/articles"), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

async function write(id: string, changes: Record<string, string | undefined> = {}, body = "") {
  const lines = Object.entries({ ...fields, ...changes }).flatMap(([name, value]) =>
    value ? [`${name}: ${value}`] : [],
  );
  await writeFile(join(root, `content/articles/${id}.md`), `---\n${lines.join("\n")}\n---\n\n${body}\n`);
}

interface Text {
  id: string;
  body?: string;
  rendered?: { html: string };
}

/** What the collection holds after loading, by name; the Markdown is left as it is. */
async function load() {
  const loaded = new Map<string, Text>();
  await markdownFolder({ folder: "articles", schema: articleSchema, check: checkArticles }).load({
    config: { root: pathToFileURL(`${root}/`) },
    store: { clear: () => loaded.clear(), set: (entry: Text) => loaded.set(entry.id, entry) },
    renderMarkdown: async (html: string) => ({ html }),
  } as unknown as LoaderContext);
  return loaded;
}

it("fills in facts, also in tables and bold", async () => {
  await write("muur", {}, "| Prijs |\n| --- |\n| **{price.exterior}** |");
  expect((await load()).get("muur")?.body).toMatch(/\*\*€\s60\*\*/);
});

it("puts each table in a frame with a name that can be reached by keyboard", async () => {
  await write("muur", {}, "<table>\n<thead>\n<tr>\n<th>Werk</th></tr></thead></table>");
  expect((await load()).get("muur")?.rendered?.html).toMatch(
    /^<div role="group" aria-label="Tabel: Werk" tabindex="0"><table>[\s\S]*<\/table><\/div>$/,
  );
});

it("takes an article without a body", async () => {
  await write("muur");
  expect((await load()).get("muur")?.body).toBe("");
});

it.each([
  [
    "an unknown fact",
    {},
    "{price.gold}",
    /articles\/muur\.md: \{price\.gold} does not exist — use one of: price\./,
  ],
  ["a missing field", { title: undefined }, "", /muur\.md › title: is missing — write a title/],
  ["an unknown category", { category: "Tuin" }, "", /› category: there is no category "Tuin".*Onderhoud/],
  ["a missing picture", { photo: "kat" }, "", /› photo: there is no picture photos\/kat\.jpg — add it/],
  ["an unknown field", { titel: "Muur" }, "", /muur\.md: unknown field "titel"/],
  ["fields that are not YAML", { title: "a: b: c" }, "", /muur\.md: its fields are not valid YAML/],
])("stops at %s and says what to do", async (_, changes, body, message) => {
  await write("muur", changes, body);
  await expect(load()).rejects.toThrow(message);
});

it("stops at a file without fields", async () => {
  await writeFile(join(root, "content/articles/muur.md"), "Alleen tekst");
  await expect(load()).rejects.toThrow("content/articles/muur.md: has no fields — start it with a line ---");
});

it("stops when two articles want the same place", async () => {
  await write("muur");
  await write("plafond");
  await expect(load()).rejects.toThrow(/plafond\.md › order: 1 is taken by content\/articles\/muur\.md/);
});

it("stops at a name that cannot be an address", async () => {
  await write("Mijn muur");
  await expect(load()).rejects.toThrow(/Mijn muur\.md: its name becomes the address/);
});
