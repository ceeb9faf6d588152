import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { serviceList } from "@contractor/core/facts/services/services.ts";
import { copyOfContent, mistakesInFolder } from "@contractor/site/tests/support/content.ts";
import { beforeEach, expect, test } from "vitest";
import { parse, stringify } from "yaml";

const slug = serviceList.data.services[0]?.slug ?? "";

let folder: string;
beforeEach(() => {
  const { path, remove } = copyOfContent();
  folder = path;
  return remove;
});

const mistakes = () => mistakesInFolder(folder);
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

const script = resolve("scripts/check-content.ts");

test("lists the mistakes of all files, one a line, and fails", () => {
  rmSync(join(folder, "content/consent.yaml"));
  write("content/pages/hoem.yaml", "heading: Welkom\n");
  write("content/pages/legal.yaml", "contents:\nupdated: Op\n");
  write("site.yaml", "url: [\n");
  const { status, stderr, stdout } = spawnSync(process.execPath, [script], {
    cwd: folder,
    encoding: "utf8",
  });
  expect({ status, stdout, lines: stderr.trim().split("\n") }).toEqual({
    status: 1,
    stdout: "",
    lines: [
      "content/consent.yaml: Dit bestand hoort er te zijn. Vraag wie de website beheert om het te maken.",
      "content/pages/hoem.yaml: De website gebruikt dit bestand niet. Verbeter de naam of de map, of haal het weg.",
      "content/pages/legal.yaml › contents: Dit is nog leeg.",
      expect.stringMatching(/^site\.yaml › regel \d: Dit bestand is niet te lezen/),
    ],
  });
});

test("passes over what systems leave in folders", () => {
  for (const file of ["content/desktop.ini", "content/reviews/Thumbs.db", "content/faq/._a.yaml"]) {
    write(file, "\u0000");
  }
  expect(mistakes()).toEqual([]);
});

interface Services {
  services: { slug: string; label: string; lists: string[] }[];
}

function change<Data>(file: string, change: (now: Data) => object): void {
  const now = parse(readFileSync(join(folder, file), "utf8"));
  write(file, stringify({ ...now, ...change(now) }));
}

test("finds no mistake when the promotion is over", () => {
  change("content/prices.yaml", ({ promotion }: { promotion: object }) => ({
    promotion: { ...promotion, ends: "2020-01-31" },
  }));
  expect(mistakes()).toEqual([]);
});

test("says what to do about each line that still names a removed service", () => {
  write("content/pages/legal.yaml", `contents: '[Werk](/diensten/${slug})'\nupdated: Op\n`);
  change("content/services.yaml", ({ services }: Services) => ({ services: services.slice(1) }));
  rmSync(join(folder, `content/services/${slug}.yaml`));
  const lines = mistakes();
  expect(lines).toContainEqual(
    expect.stringContaining(`legal.yaml › regel 1: De link naar /diensten/${slug} klopt niet.`),
  );
  const message =
    /^content\/(?:(?:articles|cases|projects|reviews|faq|pages)\/)?[\w-]+\.(yaml|md) › .+: .+\./;
  expect(lines.filter((line) => !message.test(line) || !line.includes(slug))).toEqual([]);
});

test("says what a service without texts needs, and which texts have no service", () => {
  const dakwerk = { slug: "dakwerk", label: "Dakwerk", lists: ["menu"] };
  change("content/services.yaml", ({ services }: Services) => ({
    services: [...services, dakwerk],
  }));
  const texts = join(folder, "content/services");
  cpSync(join(texts, `${slug}.yaml`), join(texts, "kozijnen.yaml"));
  expect(mistakes()).toEqual([
    "content/services/dakwerk.yaml: Dit bestand hoort er te zijn. Vraag wie de website beheert om het te maken.",
    "content/services/kozijnen.yaml: Deze dienst staat niet bij de diensten. Zet hem daar terug.",
  ]);
});

test("reports the line of a broken link", () => {
  write(
    "content/pages/legal.yaml",
    "contents: '[Vragen](/fag)'\nupdated: '[Wet](www.wet.example)'\n",
  );
  expect(mistakes()).toEqual([
    "content/pages/legal.yaml › regel 1: De link naar /fag klopt niet. Haal hem weg of schrijf een ander adres. Bedoelt u /faq?",
    "content/pages/legal.yaml › regel 2: Schrijf het hele adres, met https:// ervoor.",
  ]);
});
