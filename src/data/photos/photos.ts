import { z } from "zod";
import { photoEndingOtherwise } from "#data/content-refs.ts";
import { photoAlt, photoName } from "#data/reading/common-schemas.ts";
import type { RawContent } from "#data/reading/content-file.ts";
import { defineFile, ownContent } from "#data/reading/define.ts";
import type { Finding } from "#data/reading/issues.ts";
import { once } from "#data/reading/memoize.ts";
import { descriptionsBeside } from "./descriptions-beside.ts";

const focus = z.enum(["start", "end"]);

const photo = z.strictObject({
  alt: photoAlt,
  focus: focus
    .optional()
    .describe('what must stay in a narrow frame: "start" (left) or "end" (right)'),
  upright: photoName
    .optional()
    .describe("the name of an upright picture of the same view, for a comparison on a phone"),
});

/** The keys are names of pictures; the editor shows the pictures themselves. */
const schema = z.record(z.string().meta({ format: "photo" }), photo);

const describedTwice = (name: string): Finding => ({ code: "describedTwice", values: { name } });

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

/** The description of each picture, by its name, but of those that are described where they are shown. */
export const photos = defineFile("content/photos.yaml", schema, {
  check(descriptions, raw) {
    const existing = new Set(raw.names("photos", ".jpg"));
    const described = new Set(Object.keys(descriptions));
    const beside = descriptionsBeside(raw);
    const twice = beside.filter(({ photo }) => described.has(photo));
    const unknown = described
      .symmetricDifference(existing)
      .difference(new Set(beside.map(({ photo }) => photo)));
    return [
      ...twice.map(({ photo, place }) => ({ ...describedTwice(photo), place })),
      ...[...unknown].map((name) => ({
        ...wrongDescription(name, existing.has(name), raw),
        place: `content/photos.yaml › ${name}`,
      })),
    ];
  },
  warn: (_descriptions, raw) =>
    raw
      .names("photos", "")
      .filter((file) => !/\.(jpg|md)$|^\./.test(file))
      .map((file) => ({ place: `photos/${file}`, code: "unusedPhoto", values: {} })),
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
  const uprightBefore = descriptionOf(before).upright;
  const uprightAfter = descriptionOf(after).upright;
  return uprightBefore && uprightAfter ? { before: uprightBefore, after: uprightAfter } : undefined;
}
