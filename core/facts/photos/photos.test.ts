import { readLogo } from "@contractor/owner/logo/logo.ts";
import { drawSocialPicture } from "@contractor/site/seo/social-picture.ts";
import {
  changedContent,
  mistakesIn,
  parsedFile,
} from "@contractor/site/tests/support/changed-content.ts";
import pageService from "astro/assets/services/sharp";
import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { contentWarnings } from "#check.ts";
import { projects } from "#facts/projects/projects.ts";
import { lineOf } from "#reading/issues.ts";

/** How a camera that was held upright, and one that mirrors, store a picture: turned, and flipped. */
const stored: Record<number, (upright: Sharp) => Sharp> = {
  6: (upright) => upright.rotate(270),
  7: (upright) => upright.flip().rotate(270),
};
const orientations = Object.keys(stored).map(Number);

/** A picture of which each quarter has a colour. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="252">
  <path d="M0 0h480v252H0z"/><path fill="red" d="M0 0h240v126H0z"/>
  <path fill="lime" d="M240 0h240v126H240z"/><path fill="blue" d="M0 126h240v126H0z"/>
</svg>`;

/** The picture as a file with this orientation. */
async function pictureWith(orientation: number, format: "jpeg" | "png"): Promise<Buffer> {
  const turned = await stored[orientation]?.(sharp(Buffer.from(drawing)))
    .png()
    .toBuffer();
  return sharp(turned).flatten().withMetadata({ orientation })[format]().toBuffer();
}

/** The red, green and blue of its four quarters as they are stored, row by row. */
async function quartersOf(picture: Uint8Array): Promise<string> {
  const quarters = sharp(picture).removeAlpha().resize(2, 2, { fit: "fill", kernel: "nearest" });
  const parts = [...(await quarters.raw().toBuffer())];
  return parts.map((part) => (part > 128 ? 1 : 0)).join("");
}

/** How a picture is drawn at each door by which one comes in. */
const doors: Record<string, (orientation: number) => Promise<Uint8Array>> = {
  "a social picture": async (orientation) =>
    drawSocialPicture(await pictureWith(orientation, "jpeg")),
  async "the picture of a page"(orientation) {
    const options = { src: "/photos/a.jpg", width: 240, height: 126, fit: "cover", format: "webp" };
    const photograph = new Uint8Array(await pictureWith(orientation, "jpeg"));
    const config = { service: { entrypoint: "", config: {} }, domains: [], remotePatterns: [] };
    const using = [config as never, console as never] as const;
    return (await pageService.transform(photograph, options, ...using)).data;
  },
  async "a logo"(orientation) {
    const logo = await readLogo(await pictureWith(orientation, "png"));
    return "mistake" in logo ? Buffer.of() : logo;
  },
};

const each = Object.entries(doors).flatMap(([door, draw]) =>
  orientations.map((orientation) => ({ door, orientation, draw })),
);

test.each(each)("$door with orientation $orientation is upright", async ({ draw, orientation }) => {
  expect(await quartersOf(await draw(orientation))).toBe("100010001000");
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
