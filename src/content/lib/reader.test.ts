import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { collectMistakes, ContentMistakes } from "./mistakes.ts";
import { readerOf } from "./reader.ts";
import { textWith } from "./tokens.ts";

const facts = new Map([["claim.reply", "2 dagen"]]);
const page = z.strictObject({ heading: z.string().min(1).describe("write a heading"), lead: z.string() });
const entry = z.strictObject({ order: z.number(), title: z.string() });
const article = z.strictObject({ title: z.string(), published: z.iso.date() });

let root: string;
let reader: ReturnType<typeof readerOf>;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "content-"));
  reader = readerOf({ facts, gone: new Set(["/weg"]), root });
});
afterEach(() => rm(root, { recursive: true }));

async function write(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    const file = join(root, "content", name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

const mistakesOf = (read: () => unknown) =>
  collectMistakes(async () => {
    read();
  });

describe("what is right", () => {
  it("is read with its facts filled in, YAML and Markdown alike", async () => {
    await write({
      "pages/home.yaml": "heading: Welkom\nlead: Antwoord binnen {claim.reply}.\n",
      "articles/muur.md":
        "---\ntitle: Binnen {claim.reply}\npublished: 2026-02-10\n---\n\nWij **{claim.reply}**.\n",
    });
    expect(reader.readFile("pages/home.yaml", page).lead).toBe("Antwoord binnen 2 dagen.");
    expect(reader.readTexts("articles", article)).toEqual([
      {
        id: "muur",
        file: "articles/muur.md",
        title: "Binnen 2 dagen",
        published: "2026-02-10",
        body: "Wij **2 dagen**.",
      },
    ]);
  });

  it("may be written on a computer that ends its lines otherwise, and may have fields only", async () => {
    await write({ "pages/privacy.md": "\uFEFF---\r\nheading: Privacy\r\nlead: Kort.\r\n---\r\n" });
    expect(reader.readText("pages/privacy.md", page)).toMatchObject({ heading: "Privacy", body: "" });
  });
});

it("a link to a page that is gone leaves its words, in fields and in texts", async () => {
  const text = "Van [riet](/weg?a=b#c) en [klei](/er).";
  await write({
    "faq/dak.yaml": `heading: Dak\nlead: '${text}'\n`,
    "articles/dak.md": `---\ntitle: Dak\npublished: 2026-02-10\n---\n\n${text}\n`,
  });
  expect(reader.readFile("faq/dak.yaml", page).lead).toBe("Van riet en [klei](/er).");
  expect(reader.readText("articles/dak.md", article).body).toBe("Van riet en [klei](/er).");
});

it("three mistakes in three files are three lines, by file", async () => {
  await write({
    "pages/home.yaml": "lead: Welkom\n",
    "faq/algemeen.yaml": "order: 1\ntitle: Bel {claim.replie}\n",
    "articles/muur.md": "---\ntitle: Muur\npublished: gisteren\n---\n",
  });
  const lines = await mistakesOf(() => {
    // Whatever is made of what was read goes on: a mistake in one file does not hide those in others.
    reader.readTexts("articles", article).map(({ published }) => new Date(published).toISOString());
    reader.readFile("pages/home.yaml", page).heading.toUpperCase();
    reader.readFolder("faq", entry);
  });
  expect(lines).toEqual([
    'content/articles/muur.md › published: is "gisteren", which is not right — write a day as year, month, day, as in 2026-02-10',
    "content/faq/algemeen.yaml › title: {claim.replie} does not exist — write {claim.reply}, or another name from docs/tokens.md",
    "content/pages/home.yaml › heading: is missing — write a heading",
  ]);
});

it("a mistake stops whoever reads without collecting", async () => {
  await write({ "pages/home.yaml": "lead: Welkom\n" });
  expect(() => reader.readFile("pages/home.yaml", page)).toThrow(ContentMistakes);
});

it("an error that is no mistake of the owner is not swallowed", async () => {
  const failing = mistakesOf(() => {
    throw new TypeError("a fault in the code");
  });
  await expect(failing).rejects.toThrow("a fault in the code");
});

describe("a file", () => {
  it.each([
    [
      "pages/home.yaml",
      "heading: Welkom\nlead: a: b\n",
      /^content\/pages\/home\.yaml › line 2: is not valid YAML \(.+\) — put a text with a colon/,
    ],
    [
      "pages/home.yaml",
      "heading: A\nlead: B\nheading: C\n",
      /› line 3: this field stands here twice — remove one/,
    ],
    [
      "pages/home.yaml",
      "",
      /^content\/pages\/home\.yaml: is missing — write the fields heading, lead below it/,
    ],
    ["pages/text.md", "---\nlead: B\nlead: C\n---\nTekst", /^content\/pages\/text\.md › line 3: this field/],
    ["pages/text.md", "Alleen tekst", /^content\/pages\/text\.md: has no fields — start it with a line ---/],
    [
      "pages/text.md",
      "---\nheading: A\nlead: 'B\n---\nTekst",
      /^content\/pages\/text\.md › line \d: is not valid YAML/,
    ],
    [
      "pages/text.md",
      "---\nheading: A\nlead: B\n---\n\nEen\n\nBel {claim.nul}\n",
      /^content\/pages\/text\.md › line 8: \{claim\.nul\} does not exist/,
    ],
  ])("%s with %j is one line that says where and what to do", async (file, text, line) => {
    await write({ [file]: text });
    const lines = await mistakesOf(() =>
      (file.endsWith(".md") ? reader.readText : reader.readFile)(file, page),
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(line);
  });

  it("whose text names what does not exist is not also said to lack a name", async () => {
    await write({ "pages/faq.yaml": "found: '{cuont} antwoorden'\n" });
    const found = z.strictObject({ found: textWith("count") });
    expect(await mistakesOf(() => reader.readFile("pages/faq.yaml", found))).toEqual([
      "content/pages/faq.yaml › found: {cuont} does not exist — write {count}, or another name from docs/tokens.md",
    ]);
  });

  it("that is missing is to be created", async () => {
    expect(await mistakesOf(() => reader.readFile("pages/home.yaml", page))).toEqual([
      "content/pages/home.yaml: does not exist — create it",
    ]);
  });
});

describe("a folder", () => {
  it("whose entries claim the same place names both", async () => {
    await write({ "faq/a.yaml": "order: 3\ntitle: A\n", "faq/b.yaml": "order: 3\ntitle: B\n" });
    expect(await mistakesOf(() => reader.readFolder("faq", entry))).toEqual([
      "content/faq/b.yaml › order: 3 is already that of a.yaml — give each its own number",
    ]);
  });

  it.each(["Woonkamer", "woon kamer", "café", "-a", "a--b"])("refuses %s as a name", async (id) => {
    await write({ [`faq/${id}.yaml`]: "order: 1\ntitle: A\n" });
    expect(await mistakesOf(() => reader.readFolder("faq", entry))).toEqual([
      `content/faq/${id}.yaml: cannot be a name — rename it with small letters, digits and single hyphens`,
    ]);
  });

  it("has a rule of its own, that is asked when its entries are right", async () => {
    const check = () => ["content/faq: one file is not enough — make it two"];
    await write({ "faq/a.yaml": "order: 1\ntitle: A\n" });
    expect(await mistakesOf(() => reader.readFolder("faq", entry, { check }))).toEqual(check());
    await write({ "faq/a.yaml": "order: een\ntitle: A\n" });
    expect(await mistakesOf(() => reader.readFolder("faq", entry, { check }))).toEqual([
      "content/faq/a.yaml › order: is a text instead of a number — write a number",
    ]);
  });

  it("that is missing is to be created", async () => {
    expect(await mistakesOf(() => reader.readFolder("faq", entry))).toEqual([
      "content/faq: does not exist — create the folder",
    ]);
  });
});
