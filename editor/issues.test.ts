import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { contentIssues, contentWarnings } from "#data/check.ts";
import { openContent } from "#data/open-content.ts";
import { inMemory, layered, onDisk } from "#data/reading/files.ts";
import { lineOf } from "#data/reading/issues.ts";
import { photoMessage } from "#data/reading/photo-message.ts";
import { currentConfig } from "./current-config.ts";
import { dutchFor, translated } from "./issues.ts";
import { allTexts } from "./text-files.ts";

const config = currentConfig();

type Change = (file: string, text: string) => string;

/**
 * Changes every file of the project's content, and returns the messages of the content check, or
 * its warnings, and their Dutch translations.
 */
function check(change: Change, find = contentIssues) {
  const own = Object.entries(allTexts());
  const texts = new Map(own.map(([file, text]) => [file, change(file, text)]));
  const issues = find(openContent(layered(inMemory(texts), onDisk())));
  return { english: issues.map(lineOf), dutch: issues.map(dutchFor(config, texts)) };
}

const wrong: ((old: unknown) => unknown)[] = [
  () => undefined,
  () => "",
  () => 7,
  (old) => `${String(old)} ${"heel ".repeat(40)}lang`,
  () => "Bel {busines.phone}",
  () => ["een"],
  (old) => ({ old }),
];

/** A value in which every part is wrong, each in another way. */
function spoiled(value: unknown, next: () => (old: unknown) => unknown): unknown {
  if (Array.isArray(value)) {
    return value.length % 2 === 0 ? [] : value.map((entry) => spoiled(entry, next));
  }
  if (typeof value !== "object" || value === null) {
    return next()(value);
  }
  const fields = Object.entries(value).map(([key, entry]) => [key, spoiled(entry, next)]);
  return { ...Object.fromEntries(fields), Zomaar: "iets" };
}

test.each([0, 2, 4])("every message about a field has Dutch for it, from %i", (first) => {
  let at = first;
  const nextWrong = () => {
    at += 1;
    return wrong[at % wrong.length] ?? String;
  };
  const { english, dutch } = check((file, text) => {
    if (!file.endsWith(".yaml")) {
      return text.replace(/^---\n/, "---\ntags: [een]\n");
    }
    return stringify(spoiled(parse(text), nextWrong));
  });
  expect(english.length).toBeGreaterThan(300);
  expect(english.filter((_, i) => dutch[i] === undefined)).toEqual([]);
});

test("mistakes between files are reported in Dutch, with their place", () => {
  const { english, dutch } = check((file, text) => {
    if (file === "content/photos.yaml") {
      return text.replace(/^[\w-]+:$/m, "weg:");
    }
    if (file.startsWith("content/faq/")) {
      return text.replace(/^order: .*$/m, "order: 2");
    }
    if (file.startsWith("content/reviews/")) {
      return text.replace(/^shownOn: .*$/m, "shownOn: contact");
    }
    if (!file.startsWith("content/projects/")) {
      return text;
    }
    return `${text.replace(/^(featured|review): .*\n/gm, "")}featured: false\n`;
  });
  expect(english.filter((_, i) => dutch[i] === undefined)).toEqual([]);
  for (const sentence of [
    /^Foto's › Foto's en wat erop te zien is › weg: De foto ‘weg’ ontbreekt/,
    /^Veelgestelde vragen › .* › Plaats in de lijst: Plaats 2 is al van ‘.*’/,
    /^Reviews › .*: Op ‘contact’ staan geen reviews/,
    /^Projecten: Er staat geen project bovenaan. Kies er 1 tot en met 3.$/,
  ]) {
    expect(dutch).toContainEqual(expect.stringMatching(sentence));
  }
});

const long = "Een kop die langer is dan er op het eerste scherm van een telefoon past, en nog wat.";

/** Content that is allowed, but does not look good. */
const unsightly: Record<string, (fields: Record<string, unknown>) => object> = {
  "content/business.yaml": () => ({ demo: false, name: long, phone: "010 1234567 of 06 12345678" }),
  "content/prices.yaml": ({ promotion }) => ({
    promotion: { ...(promotion as object), ends: "month" },
  }),
  "content/services.yaml": ({ services }) => ({
    services: [
      ...(services as object[]),
      ...Array.from({ length: 13 }, (_, i) => ({
        slug: `dienst-${i}`,
        label: "Dienst",
        lists: { menu: 100 + i },
      })),
    ],
  }),
  "content/pages/faq.yaml": ({ meta }) => ({
    heading: long,
    meta: { ...(meta as object), title: long },
  }),
  "content/pages/home.yaml": ({ hero, why }) => ({
    why: {
      ...(why as object),
      items: Array.from({ length: 9 }, (_, i) => ({ title: `Reden ${i}`, text: "Omdat." })),
    },
    hero: { ...(hero as object), ticks: Array.from({ length: 9 }, (_, i) => `Vinkje ${i}`) },
    trust: Array.from({ length: 9 }, (_, i) => ({ value: long, label: `Cijfer ${i}` })),
  }),
};

test("every warning has Dutch for it, with its place", () => {
  const { english, dutch } = check((file, text) => {
    const change = unsightly[file];
    if (change) {
      const fields = parse(text) as Record<string, unknown>;
      return stringify({ ...fields, ...change(fields) });
    }
    return file.startsWith("content/projects/")
      ? text.replace(/^featured: .*\n/m, "featured: true\n")
      : text;
  }, contentWarnings);
  expect(english.filter((_, i) => dutch[i] === undefined)).toEqual([]);
  for (const sentence of [
    /^Bedrijf en prijzen › Prijzen › Actie › Einde van de actie: Een einddatum die elke maand/,
    /^Bedrijf en prijzen › Diensten › .*: Er staan \d+ diensten in het menu/,
    /^Teksten van de pagina's › Veelgestelde vragen › Kop: Deze kop vult/,
    /: Zoekmachines laten 62 tekens zien; dit zijn er 84\./,
    /: Met 9 regels past de foto niet meer op het scherm\./,
    /: Op een telefoon ziet u de laatste pas als u opzij veegt\./,
    /: Dit staat groot op de pagina en loopt met/,
    /^Bedrijf en prijzen › .* › Naam: Deze naam past op een telefoon niet in de kop/,
    /^Bedrijf en prijzen › .* › Telefoonnummer: Dit staat groot op de pagina en past niet/,
    /: De 9 staan naast elkaar en worden smal/,
    /^Projecten: Er zijn \d+ projecten voor bovenaan gekozen, en er passen er 3\./,
  ]) {
    expect(dutch).toContainEqual(expect.stringMatching(sentence));
  }
});

test.each([
  [{ width: 800, height: 600, bytes: 1 }, /^Deze foto is 800 beeldpunten breed en wordt groot/],
  [{ width: 1600, height: 2400, bytes: 1 }, /^Deze foto staat rechtop/],
  [{ width: 6000, height: 4000, bytes: 1 }, /^Deze foto is groter dan nodig \(6000 /],
])("the warning about a photograph of %o is %s", (size, sentence) => {
  expect(translated(config.sentences, photoMessage(size, false) ?? "")).toMatch(sentence);
});
