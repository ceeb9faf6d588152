import { business } from "../src/content/business/business.ts";
import { site } from "../src/content/business/site.ts";
import { namesOf, variables } from "../src/content/load.ts";
import { backendOf } from "./backend.ts";
import { editorConfig, formatsOf } from "./config.ts";
import type { EditorConfig } from "./formats.ts";
import { labelOf } from "./labels.ts";
import { readSchemas } from "./read-schemas.ts";

const tokenHint =
  "Een naam tussen accolades, zoals {business.phone}, vult de website zelf in. Laat die staan als het gegeven zelf niet verandert.";

/** What the editor in the browser is made from: its forms follow from the schemas of content/. */
export function currentConfig(): EditorConfig {
  const formats = formatsOf(readSchemas(), namesOf);
  return editorConfig(
    formats,
    Object.fromEntries([...variables()].map(([name, text = ""]) => [name, text])),
    backendOf(site.editor),
    site.editor.repository !== "",
    { labelOf, tokenHint },
    site.url,
    business.name,
  );
}
