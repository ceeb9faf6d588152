import { business } from "../firm/business.ts";
import { claims } from "../firm/claims.ts";
import { prices } from "../firm/prices.ts";
import { formerPaths } from "../firm/services.ts";
import { settingTexts as settings } from "../firm/settings.ts";
import { factsOf } from "./facts.ts";
import { readerOf } from "./reader.ts";

/** The readers of content/, with the firm's own prices, claims and facts filled in. */
export const { readFile, readText, readFolder, readTexts } = readerOf({
  facts: factsOf({ business, claims, prices, settings }),
  gone: formerPaths,
});
