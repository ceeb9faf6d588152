import { z } from "zod";
import { nearest } from "./nearest.ts";
import { namesIn } from "./source.ts";

/** Names of the pictures in photos/, without folder and ending. */
export const photoNames: readonly string[] = namesIn("photos", ".jpg") ?? [];

/** A picture's name in content; a name without a file in photos/ is refused with what to do. */
export const photoName = z
  .string()
  .superRefine((name, context) => {
    if (photoNames.includes(name)) return;
    const meant = nearest(name, photoNames);
    context.addIssue({
      code: "custom",
      message: `there is no picture photos/${name}.jpg — add it, or ${meant ? `write ${meant}` : "write the name of another"}`,
    });
  })
  // What the editor in the browser shows: a picture to choose.
  .meta({ format: "photo" });
