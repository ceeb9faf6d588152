import { z } from "zod";
import { blog } from "../pages/blogs.ts";
import { nearest } from "../reading/nearest.ts";
import { photoName } from "../reading/photo-names.ts";

const { categories } = blog;

/** The fields above an article in content/articles/; its file name is its address below /blogs. */
export const articleSchema = z.strictObject({
  title: z.string().min(5).max(75).describe("write a title of at most 75 characters"),
  excerpt: z.string().min(50).max(190).describe("write one or two sentences, 50 to 190 characters"),
  published: z.iso.date().describe("write the day of publication as 2026-02-10; the newest stands on top"),
  photo: photoName,
  category: z.string().refine((name) => categories.includes(name), {
    error: ({ input }) => {
      const meant = nearest(String(input), categories);
      return `there is no category "${String(input)}" in content/pages/blogs.yaml — add it there, or write ${meant ?? `one of: ${categories.join(", ")}`}`;
    },
  }),
});
