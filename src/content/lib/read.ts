import { business } from "../business/business.ts";
import { claims } from "../business/claims.ts";
import { prices } from "../business/prices.ts";
import { formerPaths } from "../business/services.ts";
import { settingTexts as settings } from "../business/settings.ts";
import { factsOf } from "./facts.ts";
import { readerOf } from "./reader.ts";

/** The readers of content/, with the firm's own prices, claims and facts filled in. */
export const { readFile, readText, readFolder, readTexts } = readerOf({
  facts: factsOf({ business, claims, prices, settings }),
  gone: formerPaths,
});
