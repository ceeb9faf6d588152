import { z } from "zod";
import { descriptionsBeside, undescribedPhoto, undescribedPhotos } from "#content-refs.ts";
import { defineFile, ownContent } from "#reading/define.ts";
import { once } from "#reading/memoize.ts";
import { photoAlt, photoName } from "#reading/references.ts";

const photo = z.strictObject({
  alt: photoAlt,
  focus: z.enum(["start", "end"]).optional(),
  upright: photoName.optional(),
});

/** The keys are names of pictures; the editor shows the pictures themselves. */
const schema = z.record(z.string().meta({ format: "photo" }), photo);

const noPicture =
  "De website kan dit bestand niet tonen. Bewaar het als JPEG, met een naam die eindigt op .jpg, of haal het weg.";

/** The descriptions of pictures, without those that the file has that shows the picture. */
export const photos = defineFile("content/photos.yaml", schema, {
  check(descriptions, raw) {
    const existing = new Set(raw.names("photos", ".jpg"));
    const missing = Object.keys(descriptions).filter((name) => !existing.has(name));
    const twice = descriptionsBeside(raw).filter(({ photo }) => photo in descriptions);
    return [
      ...missing.map((name) => ({
        place: `content/photos.yaml › ${name}`,
        message: name
          ? `De foto ‘${name}’ ontbreekt. Voeg hem toe, of haal dit weg.`
          : "Kies hier een foto, of haal deze regel weg.",
      })),
      ...twice.map(({ photo, place }) => ({
        place,
        message: `Bij Foto's staat al wat er op ‘${photo}’ te zien is. Maak dit veld leeg, of wijzig de zin daar.`,
      })),
    ];
  },
  // A text that shows a picture without a description is refused; a picture may wait for one.
  warn(_descriptions, raw) {
    const undescribed = undescribedPhotos(raw).map((name) => `content/photos.yaml › ${name}`);
    const others = raw.names("photos", "").filter((file) => !/\.(jpg|md)$/.test(file));
    return [
      ...undescribed.map((place) => ({ place, message: undescribedPhoto })),
      ...others.map((file) => ({ place: `photos/${file}`, message: noPicture })),
    ];
  },
});

const ownBeside = once(
  () => new Map(descriptionsBeside(ownContent().raw).map(({ photo, alt }) => [photo, { alt }])),
);

/**
 * The alternative text of a picture, and the side that stays visible in a narrow frame, if it is
 * not the middle. Throws when no file describes the picture.
 */
export function descriptionOf(name: string): z.output<typeof photo> {
  const found = photos.data[name] ?? ownBeside().get(name);
  if (!found) {
    throw new Error(`content/photos.yaml: "${name}" is missing — add it with an alt text`);
  }
  return found;
}

/**
 * The upright pictures of a comparison. Undefined unless both have one, because the two must show
 * the same view.
 */
export function uprightPair(before: string, after: string) {
  const [first, second] = [before, after].map((name) => descriptionOf(name).upright);
  return first && second ? { before: first, after: second } : undefined;
}
