import { z } from "zod";
import { photoName, summary, text } from "#data/schemas/common.ts";

export const legalSchema = z.strictObject({ contents: text, updated: text });

export const legalTextSchema = z.strictObject({
  title: text,
  description: summary(170),
  photo: photoName,
  updated: z.iso.date().describe("write the day of the last change as 2026-11-20"),
});
