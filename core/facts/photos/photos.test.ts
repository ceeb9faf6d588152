import { readLogo } from "@contractor/owner/logo/logo.ts";
import { drawSocialPicture } from "@contractor/site/seo/social-picture.ts";
import {
  changedContent,
  mistakesIn,
  parsedFile,
} from "@contractor/site/tests/support/changed-content.ts";
import sharp from "sharp";
import { expect, test } from "vitest";
import { contentWarnings } from "#check.ts";
import { projects } from "#facts/projects/projects.ts";
import { lineOf } from "#reading/issues.ts";

/** A picture of which each quarter has a colour, as a camera that was held upright stores it. */
const held = sharp(
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="480" height="252">
    <path d="M0 0h480v252H0z"/><path fill="red" d="M0 0h240v126H0z"/>
    <path fill="lime" d="M240 0h240v126H240z"/><path fill="blue" d="M0 126h240v126H0z"/>
  </svg>`),
)
  .rotate(270)
  .flatten()
  .withMetadata({ orientation: 6 });

test.each<[what: string, draw: () => Promise<unknown>]>([
  ["a social picture", async () => drawSocialPicture(await held.clone().jpeg().toBuffer())],
  ["a logo", async () => readLogo(await held.clone().png().toBuffer())],
])("%s is upright", async (_what, draw) => {
  const drawn = sharp((await draw()) as Buffer).removeAlpha();
  const quarters = await drawn.resize(2, 2, { fit: "fill", kernel: "nearest" }).raw().toBuffer();
  // The red, green and blue of each, row by row.
  expect([...quarters].map((part) => (part > 128 ? 1 : 0)).join("")).toBe("100010001000");
});

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
