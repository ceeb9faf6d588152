import { z } from "zod";
import { text, texts } from "#data/reading/common-schemas.ts";
import { defineFile } from "#data/reading/define.ts";

const category = z.strictObject({ label: text, text });

const schema = z.strictObject({
  ...texts(
    "heading",
    "text",
    "more",
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

export const consentTexts = defineFile("content/consent.yaml", schema);
