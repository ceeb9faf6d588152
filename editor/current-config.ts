import type { z } from "zod";
import { business } from "../src/content/business/business.ts";
import { site } from "../src/content/business/site.ts";
import { variantOf } from "../src/content/lib/schema-at.ts";
import { load, namesOf } from "../src/content/load.ts";
import { registry } from "../src/content/registry.ts";
import { backendOf } from "./backend.ts";
import { collectionsOf, formatsOf } from "./config.ts";
import type { EditorConfig } from "./formats.ts";
import { sentences } from "./labels.ts";

const services = "content/services/*.yaml";

/** The schema of every file of content/ and of site.yaml, or of every folder; of a service, that of its layout. */
function readSchemas(): { file: string; schema: z.ZodType }[] {
  const { [services]: layouts, ...schemas } = registry;
  return [
    ...Object.entries(schemas).map(([file, schema]) => ({ file, schema })),
    ...load(services).map((texts) => ({
      file: services.replace("*", texts.id),
      schema: variantOf(layouts, texts),
    })),
  ];
}

/** What the editor in the browser is made from: its forms follow from the schemas of content/. */
export function currentConfig({ hasPreviews = false } = {}): EditorConfig {
  const formats = formatsOf(readSchemas(), namesOf);
  const cms = {
    load_config_file: false,
    backend: backendOf(site.editor),
    site_url: site.url,
    app_title: business.name,
    logo: { src: "/favicon.svg", show_in_header: false },
    media_folder: "photos",
    public_folder: "/photos",
    slug: { encoding: "ascii", clean_accents: true },
    media_libraries: { default: { config: { max_file_size: 10_000_000, slugify_filename: true } } },
    collections: collectionsOf(formats),
  };
  return { cms, hasGitHost: site.editor.repository !== "", hasPreviews, formats, sentences };
}
