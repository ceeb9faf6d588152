import pageService from "astro/assets/services/sharp";
import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { contentWarnings } from "#data/check.ts";
import { projects } from "#data/projects/projects.ts";
import { lineOf } from "#data/reading/issues.ts";
import { readLogo } from "#owner/logo/logo.ts";
import { drawSocialPicture } from "#seo/social-picture.ts";
import { changedContent, mistakesIn, parsedFile } from "#tests/support/changed-content.ts";

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

/** The colours of the four quarters as they are stored, row by row. */
async function quartersOf(picture: Uint8Array): Promise<string[]> {
  const pixels = sharp(picture).removeAlpha().resize(4, 4, { fit: "fill", kernel: "nearest" });
  const data = await pixels.raw().toBuffer();
  const colourAt = (x: number, y: number) => {
    const at = (y * 4 + x) * 3;
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    const parts = { red, lime: green, blue };
    return Object.entries(parts).find(([, part]) => part > 128)?.[0] ?? "black";
  };
  return [colourAt(0, 0), colourAt(3, 0), colourAt(0, 3), colourAt(3, 3)];
}

const upright = ["red", "lime", "blue", "black"];

test.each(orientations)("with orientation %i, a social picture is upright", async (orientation) => {
  const picture = await drawSocialPicture(await pictureWith(orientation, "jpeg"));
  expect(await quartersOf(picture)).toEqual(upright);
});

test.each(orientations)("with orientation %i, the picture of a page is", async (orientation) => {
  const options = { src: "/photos/a.jpg", width: 240, height: 126, fit: "cover", format: "webp" };
  const photograph = new Uint8Array(await pictureWith(orientation, "jpeg"));
  const config = { service: { entrypoint: "", config: {} }, domains: [], remotePatterns: [] };
  const { data } = await pageService.transform(
    photograph,
    options,
    config as never,
    console as never,
  );
  expect(await quartersOf(data)).toEqual(upright);
});

test.each(orientations)("with orientation %i, a logo is", async (orientation) => {
  const logo = await readLogo(await pictureWith(orientation, "png"));
  expect(await quartersOf("mistake" in logo ? Buffer.of() : logo)).toEqual(upright);
});

const contactPage = "content/pages/contact.yaml";

test("a file in photos/ that no page can show gets a warning", () => {
  const content = changedContent({ "photos/foto 2.jpeg": "", "photos/README.md": "" });
  expect(contentWarnings(content).map(lineOf)).toContain(
    "photos/foto 2.jpeg: De website kan dit bestand niet tonen. Bewaar het als JPEG, met een naam die eindigt op .jpg, of haal het weg.",
  );
  expect(contentWarnings(content).map(({ place }) => place)).not.toContain("photos/README.md");
});

describe("a photograph that nothing describes", () => {
  const photo = { "photos/hal.jpg": "" };
  const reason =
    "Schrijf wat er op deze foto te zien is. Is daar hier geen plek voor, voeg de foto dan eerst toe bij Foto's.";

  test("is refused where it is shown", () => {
    const page = { meta: { ...parsedFile(contactPage).meta, photo: "hal" } };
    const content = changedContent({ ...photo, [contactPage]: page });
    expect(mistakesIn(content, contactPage)).toContain(`${contactPage} › meta › photo: ${reason}`);
  });

  test("may be there, as when the project that showed it is gone", () => {
    const content = changedContent(photo);
    expect(mistakesIn(content, "content/photos.yaml")).toEqual([]);
    expect(contentWarnings(content).map(lineOf)).toContain(`content/photos.yaml › hal: ${reason}`);
  });
});

describe("a photograph that a project describes itself", () => {
  const file = `content/projects/${projects.data[0]?.id}.yaml`;
  const described = { photo: "hal", photoAlt: "De hal van een huis, wit gestuct" };
  const changes = { "photos/hal.jpg": "", [file]: described };

  test("needs no description elsewhere", () => {
    expect(mistakesIn(changedContent(changes), "content/photos.yaml")).toEqual([]);
    expect(mistakesIn(changedContent(changes), file)).toEqual([]);
  });

  test("is refused where content/photos.yaml describes it too", () => {
    const twice = { hal: { alt: "De hal van een huis in Delft" } };
    const content = changedContent({ ...changes, "content/photos.yaml": twice });
    expect(mistakesIn(content, file)).toEqual([
      `${file} › photoAlt: Bij Foto's staat al wat er op ‘hal’ te zien is. Maak dit veld leeg, of wijzig de zin daar.`,
    ]);
  });
});
