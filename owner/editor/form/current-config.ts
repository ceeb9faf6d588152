import { contentFiles } from "@contractor/core/content-files.ts";
import { business, site } from "@contractor/core/facts.ts";
import { ownContent } from "@contractor/core/reading/define.ts";
import { z } from "zod";
import { type Format, type JsonSchema, nameOf } from "#editor/formats.ts";
import { backendOf } from "./backend.ts";
import { collectionsOf } from "./config.ts";
import { choicesOf } from "./labels.ts";

function override({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const { contentRef, format, propertyNames, additionalProperties } = jsonSchema;
  delete jsonSchema.contentRef;
  // The name of another entry is chosen from a list, and a photograph from the pictures.
  if (contentRef && format !== "photo") {
    jsonSchema.choices = choicesOf(String(contentRef));
    jsonSchema.refersTo = String(contentRef);
  }
  // A record with known keys becomes an object.
  const known = typeof propertyNames === "object" ? propertyNames.enum : undefined;
  if (!known || !additionalProperties) {
    return;
  }
  jsonSchema.properties = Object.fromEntries(
    known.map((name) => [String(name), additionalProperties]),
  );
  jsonSchema.additionalProperties = false;
}

/** The schema of every file of content/ and of site.yaml, or of every folder. */
function readFormats(): Format[] {
  return contentFiles.map(({ path: file, schema }) => ({
    name: nameOf(file),
    pattern: file,
    isMarkdown: file.endsWith(".md"),
    schema: z.toJSONSchema(schema, { io: "input", unrepresentable: "any", override }) as JsonSchema,
  }));
}

/**
 * The data that the editor in the browser is made from. Its forms follow from the schemas of
 * content/.
 */
export function currentConfig({ isBesideSite = false } = {}) {
  const formats = readFormats();
  const cms = {
    load_config_file: false,
    backend: backendOf(site.data.editor),
    site_url: site.data.url,
    app_title: business.data.name,
    logo: { src: "/favicon.svg", show_in_header: false },
    media_folder: "photos",
    public_folder: "/photos",
    slug: { encoding: "ascii", clean_accents: true },
    media_libraries: {
      default: { config: { max_file_size: 10_000_000, slugify_filename: true } },
      // A photograph of somebody else's wall is not the firm's own work.
      stock_assets: false,
    },
    collections: collectionsOf(formats),
  };
  // Without a git host, the editor only works on the machine that has the files.
  const hasGitHost = site.data.editor.repository !== "";
  const drawings = ownContent().namesOf("drawing");
  return { cms, hasGitHost, isBesideSite, formats, drawings };
}
export type EditorConfig = ReturnType<typeof currentConfig>;
