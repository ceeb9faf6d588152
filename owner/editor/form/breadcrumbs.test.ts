import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { contentIssues, contentWarnings } from "#data/check.ts";
import { openContent } from "#data/open-content.ts";
import { onDisk } from "#data/reading/files.ts";
import { withChanges } from "#owner/changes.ts";
import { allTexts } from "#owner/editor/file/text-files.ts";
import { dutchFor } from "./breadcrumbs.ts";
import { currentConfig } from "./current-config.ts";

const config = currentConfig();

type Change = (file: string, text: string) => string;

/** The mistakes in the project's content after a change of its files, or the warnings, in Dutch. */
function check(change: Change, find = contentIssues) {
  const own = Object.entries(allTexts());
  const texts = new Map(own.map(([file, text]) => [file, change(file, text)]));
  const issues = find(openContent(withChanges(onDisk(), texts)));
  return issues.map(dutchFor(config, texts));
}

test("mistakes between files are reported in Dutch, with their place", () => {
  const lines = check((file, text) => {
    if (file === "content/photos.yaml") {
      return text.replace(/^[\w-]+:$/m, "weg:");
    }
    if (file.startsWith("content/faq/")) {
      return text.replace(/^order: .*$/m, "order: 2");
    }
    if (file.startsWith("content/reviews/")) {
      return text.replace(/^shownOn: .*$/m, "shownOn: contact");
    }
    return text;
  });
  for (const sentence of [
    /^Foto's › Foto's en wat erop te zien is › weg: De foto ‘weg’ ontbreekt/,
    /^Veelgestelde vragen › .* › Plaats in de lijst: Plaats 2 is al van ‘.*’/,
    /^Reviews › .*: Op ‘contact’ staan geen reviews/,
  ]) {
    expect(lines).toContainEqual(expect.stringMatching(sentence));
  }
});

const long = "Een naam die langer is dan er in de kop van een telefoon past, en nog wat.";

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
        lists: ["menu"],
      })),
    ],
  }),
};

test("what would not look good is said in Dutch, with its place", () => {
  const lines = check((file, text) => {
    const change = unsightly[file];
    if (change) {
      const fields = parse(text) as Record<string, unknown>;
      return stringify({ ...fields, ...change(fields) });
    }
    if (file.startsWith("content/articles/")) {
      return text.replace(/^published: .*$/m, "published: 2999-01-01");
    }
    return file.startsWith("content/projects/")
      ? text
          .replace(/^before.*\n/gm, "")
          .replace(/^featured: .*\n/m, "featured: true\nbefore: weg\n")
      : text;
  }, contentWarnings);
  for (const sentence of [
    /^Bedrijf en prijzen › Prijzen › Actie › Einde van de actie: Een einddatum die elke maand/,
    /^Bedrijf en prijzen › Diensten › .*: Er staan \d+ diensten in het menu/,
    /^Bedrijf en prijzen › .* › Naam: Deze naam past op een telefoon niet in de kop/,
    /^Bedrijf en prijzen › .* › Telefoonnummer: Dit staat groot op de pagina en past niet/,
    /^Artikelen › .*: Deze dag moet nog komen, en het artikel staat toch meteen online\./,
    /^Projecten › .* › Foto van vóór het werk: De foto ‘weg’ .* Tot dan blijft dit weg\.$/,
    /^Projecten: Er zijn \d+ projecten voor bovenaan gekozen, en er passen er 3\./,
  ]) {
    expect(lines).toContainEqual(expect.stringMatching(sentence));
  }
});
