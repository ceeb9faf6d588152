import { globSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { readings } from "../src/content/reading/read-data.ts";

/** The schema of every file of content/ and of site.yaml; loads the modules that read them. */
export async function readSchemas() {
  for (const file of globSync("src/content/{firm,collections,pages}/**/*.ts")) {
    if (!file.endsWith(".test.ts")) await import(pathToFileURL(resolve(file)).href);
  }
  return [...readings.values()];
}
