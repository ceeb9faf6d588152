import { z } from "zod";
import { readFile } from "@/content/read";
import { photoNames } from "./names";

const schema = z
  .record(
    z.string(),
    z.strictObject({ alt: z.string().min(10).describe("say in one Dutch sentence what is seen") }),
  )
  .superRefine((descriptions, context) => {
    for (const name of photoNames.filter((photo) => !(photo in descriptions))) {
      context.addIssue({
        code: "custom",
        path: [name],
        message: `photos/${name}.jpg has no description — add "${name}: { alt: … }" that says what is seen`,
      });
    }
  });

const descriptions = readFile("photos.yaml", schema);

/** What is seen on a picture, in Dutch, for who cannot see it. */
export function altText(photo: string): string {
  const description = descriptions[photo];
  if (!description) throw new Error(`content/photos.yaml: "${photo}" is missing — add it with an alt text`);
  return description.alt;
}
