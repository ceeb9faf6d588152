import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { temporaryFolder } from "../../mail/testing/temporary-folder.ts";
import { lineOf } from "./lib/issues.ts";
import { contentOf } from "./load.ts";
import { factSchemas } from "./registry.ts";

const claims = {
  rating: { value: "5/5", shownOn: "home" },
  reviews: { value: "9", shownOn: "home" },
  reply: { value: "2 dagen", shownOn: "contact" },
};
const question = '[{ question: Hoe lang?, answer: "Dat duurt twee tot drie dagen." }]';

// A project that has the facts of this one, with claims of its own, and of its texts only what a test writes.
let root: string;
beforeEach(async () => {
  root = temporaryFolder();
  for (const file of Object.keys(factSchemas)) await cp(file, join(root, file));
  await write({ "claims.yaml": stringify(claims) });
});

async function write(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    const file = join(root, "content", name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

const mistakesIn = (...places: string[]) =>
  contentOf(root)
    .issues()
    .filter(({ place }) => places.some((one) => place.startsWith(`content/${one}`)))
    .map(lineOf);

const article = (fields: string, body = "") =>
  `---\ntitle: Binnen {claim.reply}\npublished: 2026-02-10\n${fields}---\n\n${body}\n`;
const legalText = (body: string) =>
  `---\ntitle: Privacy\ndescription: ${"Wat wij bewaren. ".repeat(4)}\nphoto: muur\nupdated: 2026-01-01\n---\n\n${body}`;

describe("what is right", () => {
  beforeEach(async () => {
    await write({ "../photos/muur.jpg": "" });
  });

  it("is read with its variables filled in, YAML and Markdown alike", async () => {
    await write({
      "pages/legal.yaml": "contents: Antwoord binnen {claim.reply}\nupdated: Op\n",
      "pages/privacy-policy.md": legalText("Wij **{claim.reply}**.\n"),
    });
    const { load } = contentOf(root);
    expect(load("content/pages/legal.yaml").contents).toBe("Antwoord binnen 2 dagen");
    expect(load("content/pages/privacy-policy.md")).toMatchObject({
      file: "content/pages/privacy-policy.md",
      updated: "2026-01-01",
      body: "Wij **2 dagen**.",
    });
  });

  it("may be written on a computer that ends its lines otherwise, and may have fields only", async () => {
    await write({ "pages/privacy-policy.md": `\uFEFF${legalText("").replaceAll("\n", "\r\n")}` });
    expect(contentOf(root).load("content/pages/privacy-policy.md")).toMatchObject({
      title: "Privacy",
      body: "",
    });
  });

  it("has the words of a link to a service that is no longer offered, in fields and in texts", async () => {
    const services = parse(await readFile(join(root, "content/services.yaml"), "utf8"));
    const former = [{ slug: "weg", label: "Weg" }];
    const text = "Van [riet](/diensten/weg?a=b#c) en [klei](/er).";
    await write({
      "services.yaml": stringify({ ...services, former }),
      "pages/legal.yaml": `contents: '${text}'\nupdated: Op\n`,
      "pages/privacy-policy.md": legalText(text),
    });
    const { load } = contentOf(root);
    expect(load("content/pages/legal.yaml").contents).toBe("Van riet en [klei](/er).");
    expect(load("content/pages/privacy-policy.md").body).toBe("Van riet en [klei](/er).");
  });
});

it("a mistake stops whoever reads, and so does one in the facts that texts are filled in from", async () => {
  await write({ "pages/legal.yaml": "updated: Op\n" });
  expect(() => contentOf(root).load("content/pages/legal.yaml")).toThrow("legal.yaml › contents: is missing");
  await write({ "pages/legal.yaml": "contents: In\nupdated: Op\n", "claims.yaml": "" });
  expect(() => contentOf(root).load("content/pages/legal.yaml")).toThrow("claims.yaml: is missing");
});

it("facts that are wrong are told once, and not at each text that names them", async () => {
  await write({
    "claims.yaml": stringify({ ...claims, rating: { value: "veel", shownOn: "home" } }),
    "pages/legal.yaml": "contents: Binnen {claim.reply}\nupdated: '{busines.phone}'\n",
  });
  expect(mistakesIn("claims.yaml", "pages/legal.yaml")).toEqual([
    'content/claims.yaml › rating › value: is "veel" — write a figure out of another, as in "4.9/5"',
    "content/pages/legal.yaml › updated: {busines.phone} does not exist — write {business.phone}, or another name from docs/tokens.md",
  ]);
});

describe("a file", () => {
  it.each([
    [
      "pages/legal.yaml",
      "updated: a: b\n",
      /yaml › line 1: is not valid YAML \(.+\) — put a text with a colon/,
    ],
    ["pages/legal.yaml", "updated: A\nupdated: B\n", /› line 2: this field stands here twice — remove one/],
    ["pages/legal.yaml", "", /yaml: is missing — write the fields contents, updated below it/],
    ["articles/muur.md", "---\ntitle: B\ntitle: C\n---\nTekst", /md › line 3: this field stands here twice/],
    ["articles/muur.md", "Alleen tekst", /md: has no fields — start it with a line ---/],
    ["articles/muur.md", "---\ntitle: A\nexcerpt: 'B\n---\nTekst", /md › line \d: is not valid YAML/],
  ])("%s with %j is one line that says where and what to do", async (file, text, line) => {
    await write({ [file]: text });
    expect(mistakesIn(file)).toEqual([expect.stringMatching(line)]);
  });

  it("has the line of a name in its text that does not exist", async () => {
    await write({ "articles/muur.md": article("", "Een\n\nBel {claim.nul}") });
    expect(mistakesIn("articles/muur.md").at(-1)).toMatch(/muur\.md › line 8: \{claim\.nul\} does not exist/);
  });

  it("whose text names what does not exist is not also said to lack a name", async () => {
    await write({ "service-pages.yaml": "withVat: '{amuont} met {percent}'\n" });
    expect(mistakesIn("service-pages.yaml › withVat")).toEqual([
      "content/service-pages.yaml › withVat: {amuont} does not exist — write {amount}, or another name from docs/tokens.md",
    ]);
  });

  it("with a picture that does not exist names the one that was probably meant", async () => {
    await write({ "../photos/muur.jpg": "" });
    await write({ "pages/privacy-policy.md": legalText("").replace("photo: muur", "photo: murr") });
    expect(mistakesIn("pages/privacy-policy.md")).toEqual([
      "content/pages/privacy-policy.md › photo: there is no picture photos/murr.jpg — add it, or write muur",
    ]);
  });
});

describe("a folder", () => {
  it.each(["Woonkamer", "woon kamer", "café", "-a", "a--b"])("refuses %s as a name", async (id) => {
    await write({ [`faq/${id}.yaml`]: `order: 1\ntitle: Vragen\nquestions: ${question}\n` });
    expect(mistakesIn("faq")).toEqual([
      `content/faq/${id}.yaml: cannot be a name — rename it with small letters, digits and single hyphens`,
    ]);
  });

  it("has a rule of its own, that is asked when its entries are right", async () => {
    const files = { "services.yaml": await readFile("content/services.yaml", "utf8") };
    const { services } = parse(files["services.yaml"]) as { services: { slug: string }[] };
    const project = (featured: string) =>
      stringify({
        ...{ order: 1, title: "Muur", location: "Delft", description: "Een muur van klei en kalk." },
        ...{ featured: parse(featured), photo: "muur", service: services[0]?.slug },
      });
    await write({ "../photos/muur.jpg": "" });
    await write({ "projects/a.yaml": project("false") });
    expect(mistakesIn("projects")).toEqual([
      'content/projects: 0 files have "featured: true" — make it 1 to 3',
    ]);
    await write({ "projects/a.yaml": project("nee") });
    expect(mistakesIn("projects")).toEqual([
      "content/projects/a.yaml › featured: is a text instead of true or false — write true to show it large at the top of /projecten, otherwise false",
    ]);
  });

  it("that is missing is to be created", () => {
    expect(mistakesIn("faq")).toEqual(["content/faq: does not exist — create the folder"]);
  });
});
