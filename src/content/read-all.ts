import { globSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** The modules that read files of content/ when they are imported, by their path from the project's folder. */
export function readers(): string[] {
  return globSync("src/content/{business,collections,pages}/**/*.ts").filter(
    (file) => !file.endsWith(".test.ts"),
  );
}

/** Those of what the firm offers: the page of another service is not made, so its texts need not be there. */
export async function readersOfOffer(): Promise<string[]> {
  const { services } = await import("./business/services.ts");
  return readers().filter(
    (file) =>
      basename(dirname(file)) !== "services" || services.some(({ slug }) => slug === basename(file, ".ts")),
  );
}

/**
 * Imports modules that read content. One that fails does not keep the others from being read; the first failure is
 * thrown in the end.
 */
export async function readAll(modules: readonly string[]): Promise<void> {
  const failures: unknown[] = [];
  for (const file of modules) {
    await import(pathToFileURL(resolve(file)).href).catch((error) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}
