import { globSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { collectMistakes, report } from "./reading/mistakes.ts";
import { filesRead } from "./reading/source.ts";

/** A module that reads a file of content/ when it is imported. */
const readers = "src/content/{firm,collections,pages}/**/*.ts";

/** Files that no module has asked for: a wrong name, or a wrong folder. */
function unread(): string[] {
  return globSync("content/**/*", { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((file) => !filesRead.has(file))
    .map((file) => `${file}: nothing reads it — correct its name or its folder, or remove it`);
}

/**
 * Every mistake in content/ and site.yaml of the project in the current folder, a line each. Loads the modules of
 * src/content, so it is to be asked once in a process, and before anything else imports them.
 */
export async function contentMistakes(): Promise<string[]> {
  return collectMistakes(async () => {
    const failures: unknown[] = [];
    for (const file of globSync(readers).filter((name) => !name.endsWith(".test.ts"))) {
      await import(pathToFileURL(resolve(file)).href).catch((error) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
    report(unread());
  });
}
