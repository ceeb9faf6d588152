import { z } from "zod";
import { text, texts } from "#data/schemas/common.ts";

const category = z.strictObject({ label: text, text });

export const consentSchema = z.strictObject({
  ...texts(
    "heading",
    "text",
    "privacyLink",
    "accept",
    "reject",
    "showDetails",
    "hideDetails",
    "save",
  ),
  ...texts("close", "reopen", "required"),
  categories: z.strictObject({ necessary: category, analytics: category, marketing: category }),
});
