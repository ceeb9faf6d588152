import { contentIssues, contentWarnings } from "@contractor/core/check.ts";
import { openContent } from "@contractor/core/open-content.ts";
import { onDisk } from "@contractor/core/reading/files.ts";
import { withChanges } from "@contractor/site/tests/support/changed-content.ts";
import { expect, test } from "vitest";
import { allTexts } from "#editor/file/text-files.ts";
import { dutchFor } from "./breadcrumbs.ts";
import { currentConfig } from "./current-config.ts";

const long = "Een naam die langer is dan er in de kop van een telefoon past, en nog wat.";

/** What is replaced in the files whose paths begin so: mistakes, then what does not look good. */
const changes: [path: string, from: RegExp, to: string][] = [
  ["content/photos.yaml", /^[\w-]+:$/m, "kwijt:"],
  ["content/reviews/", /^shownOn: .*$/m, "shownOn: contact"],
  ["content/business.yaml", /^demo: .*$/m, "demo: false"],
  ["content/business.yaml", /^name: .*$/m, `name: "${long}"`],
  ["content/business.yaml", /^phone: .*$/m, "phone: 010 1234567 of 06 12345678"],
  ["content/prices.yaml", /^( +ends:) .*$/m, "$1 month"],
  ["content/articles/", /^published: .*$/m, "published: 2999-01-01"],
  ["content/projects/", /^before.*\n/gm, ""],
  ["content/projects/", /^featured: .*$/m, "$&\nbefore: weg"],
];
const texts = new Map(
  Object.entries(allTexts()).map(([file, text]): [string, string] => [
    file,
    changes
      .filter(([path]) => file.startsWith(path))
      .reduce((changed, [, from, to]) => changed.replace(from, to), text),
  ]),
);
const content = openContent(withChanges(onDisk(), texts));
const said = [...contentIssues(content), ...contentWarnings(content)].map(
  dutchFor(currentConfig(), texts),
);

test.each([
  /^Foto's › Foto's en wat erop te zien is › kwijt: De foto ‘kwijt’ ontbreekt/,
  /^Reviews › .*: Op ‘contact’ staan geen reviews/,
  /^Bedrijf en prijzen › Prijzen › Actie › Einde van de actie: Een einddatum die elke maand/,
  /^Bedrijf en prijzen › .* › Naam: Deze naam past op een telefoon niet in de kop/,
  /^Bedrijf en prijzen › .* › Telefoonnummer: Dit staat groot op de pagina en past niet/,
  /^Artikelen › .*: Deze dag moet nog komen, en het artikel staat toch meteen online\./,
  /^Projecten › .* › Foto van vóór het werk: De foto ‘weg’ .* Tot dan blijft dit weg\.$/,
])("what is wrong, or would not look good, is said in Dutch with its place: %s", (sentence) => {
  expect(said).toContainEqual(expect.stringMatching(sentence));
});
