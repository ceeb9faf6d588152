import {
  changedContent,
  mistakesIn,
  parsedFile,
} from "@contractor/site/tests/support/changed-content.ts";
import { expect, test } from "vitest";
import { contentWarnings } from "#check.ts";
import { projects } from "#facts/projects/projects.ts";
import { lineOf } from "#reading/issues.ts";

const contactPage = "content/pages/contact.yaml";

const file = `content/projects/${projects.data[0]?.id}.yaml`;
const shown = { [contactPage]: { meta: { ...parsedFile(contactPage).meta, photo: "hal" } } };
const described = { [file]: { photo: "hal", photoAlt: "De hal van een huis, wit gestuct" } };
const elsewhere = { "content/photos.yaml": { hal: { alt: "De hal van een huis in Delft" } } };
const undescribed =
  "Schrijf wat er op deze foto te zien is. Is daar hier geen plek voor, voeg de foto dan eerst toe bij Foto's.";

test.each<[what: string, changes: Record<string, object>, mistakes: string[]]>([
  ["that nothing shows may lack a description", {}, []],
  ["is described where it is shown", shown, [`${contactPage} › meta › photo: ${undescribed}`]],
  ["may be described by the project that shows it", described, []],
  ["may be described for all pages", { ...shown, ...elsewhere }, []],
  [
    "is described once",
    { ...described, ...elsewhere },
    [
      `${file} › photoAlt: Bij Foto's staat al wat er op ‘hal’ te zien is. Maak dit veld leeg, of wijzig de zin daar.`,
    ],
  ],
])("a photograph %s", (_what, changes, mistakes) => {
  const content = changedContent({ "photos/hal.jpg": "", ...changes });
  expect(mistakesIn(content, "content/")).toEqual(mistakes);
});

test("a photograph that nothing describes, and a file that is none, get a warning", () => {
  const files = { "photos/hal.jpg": "", "photos/foto 2.jpeg": "", "photos/README.md": "" };
  const warnings = contentWarnings(changedContent(files)).map(lineOf);
  expect(
    warnings.filter((warning) => warning.includes("hal") || warning.startsWith("photos/")),
  ).toEqual([
    `content/photos.yaml › hal: ${undescribed}`,
    "photos/foto 2.jpeg: De website kan dit bestand niet tonen. Bewaar het als JPEG, met een naam die eindigt op .jpg, of haal het weg.",
  ]);
});
