import { z } from "zod";
import { text } from "../common.ts";

const category = z.strictObject({ label: text, text });

/** The cookie banner. */
export const consentSchema = z.strictObject({
  heading: text,
  text,
  privacyLink: text,
  accept: text,
  reject: text,
  showDetails: text,
  hideDetails: text,
  save: text,
  close: text,
  reopen: text,
  required: text,
  categories: z.strictObject({ necessary: category, analytics: category, marketing: category }),
});
