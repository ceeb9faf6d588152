import { globSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** A module that reads a file of content/ when it is imported. */
const readers = "src/content/{firm,collections,pages}/**/*.ts";

/**
 * Imports every module that reads content. A module that fails does not keep the others from being read; the first
 * failure is thrown in the end.
 */
export async function readAll(): Promise<void> {
  const failures: unknown[] = [];
  for (const file of globSync(readers).filter((name) => !name.endsWith(".test.ts"))) {
    await import(pathToFileURL(resolve(file)).href).catch((error) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}
