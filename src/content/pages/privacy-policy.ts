import { readText } from "../lib/read.ts";
import { legalMeta, legalSchema } from "./legal.ts";

/** The privacy statement, from content/pages/privacy-policy.md. */
export const privacyPolicy = readText("pages/privacy-policy.md", legalSchema);

export const meta = legalMeta("/privacy-policy", privacyPolicy);
