import type { CmsConfig } from "@sveltia/cms";
import { business } from "../src/content/firm/business.ts";
import { claims } from "../src/content/firm/claims.ts";
import { prices } from "../src/content/firm/prices.ts";
import { settingTexts as settings } from "../src/content/firm/settings.ts";
import { site } from "../src/content/firm/site.ts";
import { factsOf } from "../src/content/reading/facts.ts";
import { editorConfig, formatsOf } from "./config.ts";
import type { EditorConfig } from "./formats.ts";
import { labelOf } from "./labels.ts";
import { readSchemas } from "./read-schemas.ts";

const tokenHint =
  "Een naam tussen accolades, zoals {business.phone}, vult de website zelf in. Laat die staan als het gegeven zelf niet verandert.";

function backend(): CmsConfig["backend"] {
  const { host, repository, branch, address } = site.editor;
  // Without a repository only the folder on this machine can be opened; the library still wants a name.
  const repo = repository || "eigenaar/website";
  const base =
    address === ""
      ? {}
      : { base_url: address, api_root: `${address}/api/${host === "gitlab" ? "v4" : "v1"}` };
  return { name: host, repo, branch, ...(host !== "github" && base) } as CmsConfig["backend"];
}

/** What the editor in the browser is made from: its forms follow from the schemas of content/. */
export async function currentConfig(): Promise<EditorConfig> {
  const formats = formatsOf(await readSchemas());
  const facts = factsOf({ business, claims, prices, settings }).keys();
  return editorConfig(formats, facts, backend(), { labelOf, tokenHint }, site.url);
}
