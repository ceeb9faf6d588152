import { z } from "zod";
import { photoEndingOtherwise } from "#data/content-refs.ts";
import { photoName } from "#data/reading/common-schemas.ts";
import type { RawContent } from "#data/reading/content-file.ts";
import { defineFile } from "#data/reading/define.ts";
import type { Finding } from "#data/reading/issues.ts";

const focus = z.enum(["start", "end"]);

const photo = z.strictObject({
  alt: z.string().min(10).describe("say in one Dutch sentence what is seen"),
  focus: focus
    .optional()
    .describe('what must stay in a narrow frame: "start" (left) or "end" (right)'),
  upright: photoName
    .optional()
    .describe("the name of an upright picture of the same view, for a comparison on a phone"),
});

/** The keys are names of pictures; the editor shows the pictures themselves. */
const schema = z.record(z.string().meta({ format: "photo" }), photo);

/** The mistake in a photograph without a description, or a description without a photograph. */
function wrongDescription(name: string, isThere: boolean, raw: RawContent): Finding {
  if (isThere) {
    return { code: "undescribedPhoto", values: { name } };
  }
  const file = photoEndingOtherwise(raw, name);
  return file
    ? { code: "photoEndsOtherwise", values: { name, file } }
    : { code: "describedPhotoMissing", values: { name } };
}

/** The description of each picture, by its name. */
export const photos = defineFile("content/photos.yaml", schema, {
  check(descriptions, raw) {
    const existing = new Set(raw.names("photos", ".jpg"));
    const described = new Set(Object.keys(descriptions));
    return [...described.symmetricDifference(existing)].map((name) => ({
      ...wrongDescription(name, existing.has(name), raw),
      place: `content/photos.yaml › ${name}`,
    }));
  },
  warn: (_descriptions, raw) =>
    raw
      .names("photos", "")
      .filter((file) => !/\.(jpg|md)$|^\./.test(file))
      .map((file) => ({ place: `photos/${file}`, code: "unusedPhoto", values: {} })),
});

/**
 * The alternative text of a picture, and the side that stays visible in a narrow frame, if it is
 * not the middle. Throws when content/photos.yaml does not describe the picture.
 */
export function descriptionOf(photo: string) {
  const found = photos.data[photo];
  if (!found) {
    throw new Error(`content/photos.yaml: "${photo}" is missing — add it with an alt text`);
  }
  return found;
}

/**
 * The upright pictures of a comparison. Undefined unless both have one, because the two must show
 * the same view.
 */
export function uprightPair(before: string, after: string) {
  const uprightBefore = descriptionOf(before).upright;
  const uprightAfter = descriptionOf(after).upright;
  return uprightBefore && uprightAfter ? { before: uprightBefore, after: uprightAfter } : undefined;
}
