import { z } from "zod";
import { readFile } from "../lib/read.ts";
import { photoNames } from "../lib/photo-names.ts";

const schema = z
  .record(
    z.string(),
    z.strictObject({
      alt: z.string().min(10).describe("say in one Dutch sentence what is seen"),
      focus: z
        .enum(["start", "end"])
        .optional()
        .describe('what must stay in a narrow frame: "start" (left) or "end" (right)'),
    }),
  )
  .superRefine((descriptions, context) => {
    for (const name of Object.keys(descriptions).filter((photo) => !photoNames.includes(photo))) {
      context.addIssue({
        code: "custom",
        path: [name],
        message: `there is no picture photos/${name}.jpg — add it, or remove this`,
      });
    }
    for (const name of photoNames.filter((photo) => !(photo in descriptions))) {
      context.addIssue({
        code: "custom",
        path: [name],
        message: `photos/${name}.jpg has no description — add "${name}: { alt: … }" that says what is seen`,
      });
    }
  })
  // What the editor in the browser shows for a name: the picture itself.
  .meta({ keys: "photo" });

const descriptions = readFile("photos.yaml", schema);

function description(photo: string) {
  const found = descriptions[photo];
  if (!found) throw new Error(`content/photos.yaml: "${photo}" is missing — add it with an alt text`);
  return found;
}

/** What is seen on a picture, in Dutch, for who cannot see it. */
export function altText(photo: string): string {
  return description(photo).alt;
}

/** The side of a picture that stays in sight when its frame is narrower; undefined for the middle. */
export function focusOf(photo: string): "start" | "end" | undefined {
  return description(photo).focus;
}
