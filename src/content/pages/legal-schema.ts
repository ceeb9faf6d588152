import { z } from "zod";
import { photoName } from "@/content/reading/photo-names";
import { text } from "@/content/reading/parts";

/** The legal pages; the name is the file's in content/pages/ and the page's address. */
export const legalIds = ["privacy-policy", "terms-of-service"] as const;

export const legalSchema = z.strictObject({
  title: text,
  description: z.string().min(50).max(170).describe("write one or two sentences, 50 to 170 characters"),
  photo: photoName,
  updated: text.describe('write the day of the last change, as in "20 november 2026"'),
});
