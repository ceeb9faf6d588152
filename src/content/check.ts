import { existsSync, globSync } from "node:fs";
import { servicePageFile } from "./business/services-file.ts";
import { readAll, readersOfOffer } from "./read-all.ts";
import { collectMistakes, report } from "./lib/mistakes.ts";
import { filesRead } from "./lib/source.ts";

/** Files that no module has asked for: a wrong name, or a wrong folder. */
function unread(): string[] {
  return globSync("content/**/*", { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((file) => !filesRead.has(file))
    .map((file) =>
      file.startsWith("content/services/")
        ? `${file}: content/services.yaml has no such service — add it there, or remove this file`
        : `${file}: nothing reads it — correct its name or its folder, or remove it`,
    );
}

/** Services that the site has no page for. */
function withoutPage(services: readonly { slug: string }[]): string[] {
  return services.flatMap(({ slug }) => {
    const page = servicePageFile(slug);
    return existsSync(page)
      ? []
      : [`content/services.yaml › ${slug}: has no page — add ${page}, or remove the service from the list`];
  });
}

/**
 * Every mistake in content/ and site.yaml of the project in the current folder, a line each. To be asked once in a
 * process, before anything else imports the modules of src/content.
 */
export async function contentMistakes(): Promise<string[]> {
  return collectMistakes(async () => {
    const { services } = await import("./business/services.ts");
    report(withoutPage(services));
    await readAll(await readersOfOffer());
    report(unread());
  });
}
