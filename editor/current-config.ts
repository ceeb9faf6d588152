import { business } from "../src/content/business/business.ts";
import { claims } from "../src/content/business/claims.ts";
import { prices } from "../src/content/business/prices.ts";
import { settingTexts as settings } from "../src/content/business/settings.ts";
import { site } from "../src/content/business/site.ts";
import { factsOf } from "../src/content/lib/facts.ts";
import { backendOf } from "./backend.ts";
import { editorConfig, formatsOf } from "./config.ts";
import type { EditorConfig } from "./formats.ts";
import { labelOf } from "./labels.ts";
import { readSchemas } from "./read-schemas.ts";

const tokenHint =
  "Een naam tussen accolades, zoals {business.phone}, vult de website zelf in. Laat die staan als het gegeven zelf niet verandert.";

/** What the editor in the browser is made from: its forms follow from the schemas of content/. */
export async function currentConfig(): Promise<EditorConfig> {
  const formats = formatsOf(await readSchemas());
  const facts = factsOf({ business, claims, prices, settings }).keys();
  return editorConfig(
    formats,
    facts,
    backendOf(site.editor),
    site.editor.repository !== "",
    { labelOf, tokenHint },
    site.url,
  );
}
