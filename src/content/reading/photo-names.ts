import { z } from "zod";

const files = Object.keys(import.meta.glob("/photos/*.jpg"));

/** Names of the pictures in photos/, without folder and ending. */
export const photoNames = files.map((file) => file.slice("/photos/".length, -".jpg".length));

/** A picture's name in content; a name without a file in photos/ is refused with what to do. */
export const photoName = z.string().superRefine((name, context) => {
  if (photoNames.includes(name)) return;
  context.addIssue({
    code: "custom",
    message: `there is no picture photos/${name}.jpg — add it, or use one of: ${photoNames.join(", ")}`,
  });
});
