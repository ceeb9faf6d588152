import { readText } from "../lib/read.ts";
import { legalMeta, legalSchema } from "./legal.ts";

/** The terms, from content/pages/terms-of-service.md. */
export const termsOfService = readText("pages/terms-of-service.md", legalSchema);

export const meta = legalMeta("/terms-of-service", termsOfService);
