import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { contentIssues } from "#data/check.ts";
import { contentFiles } from "#data/content-files.ts";
import { factFiles } from "#data/fact-files.ts";
import { business } from "#data/firm/business.ts";
import { type Content, openContent } from "#data/open-content.ts";
import { type Files, onDisk, withChanges } from "#data/reading/files.ts";
import { memoize } from "#data/reading/memoize.ts";
import { readAnswers } from "#owner/begin/answers.ts";
import { otherTexts } from "#owner/begin/other-texts.ts";
import { changesOf } from "#owner/begin/write-answers.ts";
import { allTexts } from "#owner/editor/file/text-files.ts";

// The texts for a new firm replace those of this demonstration, so each has to find its place here.
const ofFirms = ["every", "alone", "team", "both", "plaster", "paint", "no-outside-walls"];
const ofBills = ["bill-facade", "bill-paint", "bill-frames", "bill-newbuild", "bill-hours"];
test.each([...ofFirms, ...ofBills, "no-warranty"])(
  "each text in %s.yaml has a place in the demonstration",
  (name) => {
    const missing: string[] = [];
    otherTexts(onDisk(), name, (place) => missing.push(place));
    expect(missing).toEqual([]);
  },
);

// Those of a place come after those of a trade, which may already have changed or removed a text.
test.each(["inside", "outside"])("each text for work %s has a place in one trade", (place) => {
  const missingIn = new Map<string, Set<string>[]>();
  for (const trade of ["paint", "plaster", "both"]) {
    let files = onDisk();
    const names = trade === "both" ? ["plaster", "both"] : [trade];
    const ofPlace = [place, ...names.map((name) => `${place}-${name}`)];
    const ofWalls = place === "inside" && trade !== "paint" ? ["no-outside-walls"] : [];
    for (const name of ["every", "team", ...names, ...ofWalls, ...ofPlace]) {
      const missing = new Set<string>();
      files = withChanges(
        files,
        otherTexts(files, name, (at) => missing.add(at)),
      );
      missingIn.set(name, [...(missingIn.get(name) ?? []), missing]);
    }
  }
  const nowhere = [...missingIn].flatMap(([name, [first = new Set<string>(), ...others]]) =>
    name.startsWith(place)
      ? [...first].filter((at) => others.every((missing) => missing.has(at)))
      : [],
  );
  expect(nowhere).toEqual([]);
});

/** Words of the demonstration: its name, places, people, figures and what it works with. */
const { name, city, serviceArea, places = [], people, phone } = business.data;
const invented = [name, city, serviceArea, phone, ...places, ...people.map((one) => one.firstName)];
const brands = ["Knauf", "Sigma", "Sikkens", "Sto", "Strikolith"];
const ofCases = ["Schiedam", "Ridderkerk", "Blijdorp", "Delfshaven"];
const ofTheFirm = new RegExp(`\\b(${[...invented, ...brands, ...ofCases, "2008"].join("|")})\\b`);

function filesOf(file: string, begin: object = {}, firm: object = {}): Files {
  const written = { ...parse(readFileSync(file, "utf8")), ...firm };
  const read = readAnswers({ ...written, begin: { ...written.begin, ...begin } }, file);
  if ("mistakes" in read) {
    throw new Error(read.mistakes.join("\n"));
  }
  return withChanges(onDisk(), changesOf(onDisk(), read.answers));
}

/** The content of a firm, which several tests read. */
const contentOf = memoize((file: string) => openContent(filesOf(file)));

const firms = globSync("tests/firms/*/answers.yaml");
test.each(firms)("nothing of the demonstration is left for %s", (file) => {
  const content = contentOf(file);
  expect(contentIssues(content)).toEqual([]);
  const left = Object.keys(allTexts()).flatMap((path) => {
    const lines = (content.files.read(path) ?? "").split("\n");
    return lines.filter((line) => !line.trimStart().startsWith("#") && ofTheFirm.test(line));
  });
  expect(left).toEqual([]);
});

test.each(firms)("%s promises no time, trial or warranty that nobody was asked about", (file) => {
  const content = contentOf(file);
  const soon = /\{claim\.reply\} (daarna|na het bezoek) (hebt|.*prijs)|in het weekend.*mail/;
  const unasked = new RegExp(
    `${soon.source}|binnen een week|binnen 5 werkdagen|proefvlak.*gratis|garantie mee`,
    "i",
  );
  const said = contentFiles.flatMap((one) => saying(unasked, content.dataIn(one), one.path));
  expect(said).toEqual([]);
});

// The demonstration shows two prices for some of its work, as it has two readings of them.
test.each(firms)("no work has two prices in %s", (file) => {
  const content = contentOf(file);
  const { rates } = content.load(factFiles.prices);
  const labels = Object.values(rates).map(({ label }) => label);
  expect(labels.filter((label, i) => labels.indexOf(label) < i)).toEqual([]);
  for (const { slug, price, panel = [] } of content.load(factFiles.services).services) {
    expect(panel.slice(0, 1), "the panel starts at the price of the page").toEqual(
      panel.length > 0 ? [price] : [],
    );
    const texts = content.raw.data(`content/services/${slug}.yaml`);
    expect(JSON.stringify(texts), "and so does the tile").not.toContain("shownRate");
  }
});

/** Texts that stand on a page only where the firm has what they are about. */
const shownIfThere =
  /whatsapp|insurance|callOrChat|freeWeek|shownOn|filters|^content\/(wall|settings|service-pages|price-indication|photos)\.yaml/;

function saying(pattern: RegExp, value: unknown, place: string): string[] {
  if (typeof value === "string") {
    return pattern.test(value) ? [`${place}: ${value}`] : [];
  }
  return Object.entries(value ?? {}).flatMap(([key, inner]) =>
    saying(pattern, inner, `${place} › ${key}`),
  );
}

/** The texts of a firm that say something, each with its place. */
const shownSaying = (pattern: RegExp, content: Content) =>
  contentFiles
    .flatMap((file) => saying(pattern, content.dataIn(file), file.path))
    .filter((text) => !shownIfThere.test(text.split(": ")[0] ?? ""));

const bills = [
  "wallpaper,hacking,base-coat,interior,smooth,reveal",
  "facade-cleaning,facade,facade-scaffold",
  "painting-walls,painting-ceilings,painting-frames",
  "painting-frames",
  "newbuild",
  // For ornamental plaster there are no prices per square metre.
  "hour",
];

test.each([
  { services: ["binnenmuur-stucen"] },
  { services: ["buitenmuur-stucen"] },
  { services: ["gevel-stucen"] },
  { services: ["nieuwbouw-stucen"] },
  { services: ["sierpleister"] },
  { services: ["schilderwerk"], place: "inside" },
  { services: ["sierpleister", "schilderwerk"] },
  { services: ["nieuwbouw-stucen", "schilderwerk"] },
  { services: ["buitenmuur-stucen", "gevel-stucen"] },
  { services: ["gevel-stucen", "schilderwerk"], place: "outside" },
])("the texts are right for a firm with $services", (begin) => {
  // What is left of a sentence must not be too short either.
  const files = filesOf("tests/firms/long-name/answers.yaml", begin, { city: "Ee" });
  const content = openContent(files);
  expect(contentIssues(content)).toEqual([]);
  for (const page of ["prijzen", "voorbeeldofferte"]) {
    const text = files.read(`content/pages/${page}.md`) ?? "";
    expect(text.match(/(?<!\|)\n\|.*\n(?!\|[-:| ]+\|\n)/), "a table without a head").toBeNull();
  }
  const { invoice } = content.raw.data("content/pages/prijzen.md") as {
    invoice: { lines?: { rate: string }[] };
  };
  const { services } = content.load(factFiles.services);
  expect(services.every(({ lists }) => lists.includes("home") && lists.includes("overview"))).toBe(
    true,
  );
  if (!services.some(({ freeWeek }) => freeWeek === "outside")) {
    const ofWalls = /buitenmu|minerale pleister|gevelisolatie|gevel stucen/i;
    expect(shownSaying(ofWalls, content), "it plasters no walls outside").toEqual([]);
  }
  const rates = content.load(factFiles.prices).invoice.lines.map(({ rate }) => rate);
  expect(bills).toContain(rates.join());
  const quote = files.read("content/pages/voorbeeldofferte.md") ?? "";
  expect(rates.filter((rate) => !quote.includes(`{invoice.${rate}.`))).toEqual([]);
  // Without lines of its own, the page shows none.
  if (invoice.lines) {
    expect(invoice.lines.map(({ rate }) => rate)).toEqual(rates);
  }
});

test("who paints outside has photographs, not the drawing of somebody who plasters", () => {
  const { services } = contentOf("tests/firms/outside/answers.yaml").load(factFiles.services);
  expect(services.map(({ slug, drawing }) => [slug, drawing])).toEqual([
    ["schilderwerk", undefined],
  ]);
});

test("the painter's claims are what he answered", () => {
  const claims = contentOf("tests/firms/painter/answers.yaml").load(factFiles.claims);
  const said = Object.entries(claims).flatMap(([name, { value }]) =>
    value ? [[name, value]] : [],
  );
  expect(Object.fromEntries(said)).toMatchObject({
    warranty: "3 jaar",
    "warranty-painting": "3 jaar",
    since: "1998",
    "since-cases": "1998",
    reply: "2 werkdagen",
  });
});

test("a firm that works outside has the free week of work outside", () => {
  const content = contentOf("tests/firms/outside/answers.yaml");
  const { services } = content.load(factFiles.services);
  expect(services.map(({ freeWeek }) => freeWeek)).toEqual(["outside"]);
});

test.each(firms)("%s keeps only photographs that its texts show", (file) => {
  const { raw, files } = contentOf(file);
  const { "content/photos.yaml": described, ...others } = allTexts();
  const texts = Object.keys(others).map((path) => files.read(path) ?? "");
  const uprights = (files.read("content/photos.yaml") ?? "").match(/upright: .*/g) ?? [];
  const shown = [...texts, ...uprights].join("\n");
  expect(described).toBeDefined();
  expect(raw.names("photos", ".jpg").filter((name) => !shown.includes(name))).toEqual([]);
});
