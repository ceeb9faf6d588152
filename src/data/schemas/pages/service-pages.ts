import { z } from "zod";
import { textWith } from "#data/lib/reference.ts";
import { text, texts } from "#data/schemas/common.ts";

export const servicePagesSchema = z.strictObject({
  ...texts("estimate", "call", "statistics"),
  jobs: z.array(text).length(3),
  withVat: textWith("amount", "percent"),
});
