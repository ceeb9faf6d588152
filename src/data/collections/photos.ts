import { z } from "zod";
import { defineFile } from "#data/define.ts";

const focus = z.enum(["start", "end"]);

const photo = z.strictObject({
  alt: z.string().min(10).describe("say in one Dutch sentence what is seen"),
  focus: focus
    .optional()
    .describe('what must stay in a narrow frame: "start" (left) or "end" (right)'),
});

/** The keys are names of pictures; the editor shows the pictures themselves. */
const schema = z.record(z.string().meta({ format: "photo" }), photo);

/** The description of each picture, by its name. */
export const photos = defineFile("content/photos.yaml", schema, {
  check(descriptions, raw) {
    const there = new Set(raw.names("photos", ".jpg"));
    const described = new Set(Object.keys(descriptions));
    return [...described.symmetricDifference(there)].map((name) => ({
      place: `content/photos.yaml › ${name}`,
      message: there.has(name)
        ? `photos/${name}.jpg has no description — add "${name}: { alt: … }" that says what is seen`
        : `there is no picture photos/${name}.jpg — add it, or remove this`,
    }));
  },
});

/**
 * The alternative text of a picture, and the side of it that stays visible when its frame is
 * narrower (the middle when it has none).
 */
export function descriptionOf(photo: string) {
  const found = photos.data[photo];
  if (!found) {
    throw new Error(`content/photos.yaml: "${photo}" is missing — add it with an alt text`);
  }
  return found;
}
