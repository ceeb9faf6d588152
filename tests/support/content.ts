import { cpSync, mkdtempDisposableSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { offeredServices } from "#data/content-refs.ts";
import { openContent } from "#data/open-content.ts";
import { onDisk } from "#data/reading/files.ts";
import { servicePath } from "#data/services/service-path.ts";
import { routes } from "#routes.ts";
import { brokenLinks, explained, mistakesInTexts } from "#scripts/content-mistakes.ts";

/** The pages that every firm has. */
const pages = routes.map(({ path }) => path).filter((path) => !path.startsWith("/diensten/"));

/** What the content check says of the texts in a folder: a line for each mistake. */
export function mistakesInFolder(folder: string): string[] {
  const content = openContent(onDisk(folder));
  const services = offeredServices(content.raw).map(servicePath);
  const links = brokenLinks(content, [...pages, ...services]);
  return [...mistakesInTexts(content, folder), ...links].map(explained);
}

/**
 * A temporary folder with a copy of the project's content, and the code, photographs and drawings
 * that the content needs.
 */
export function copyOfContent() {
  const folder = mkdtempDisposableSync(join(tmpdir(), "content-"));
  for (const part of ["src", "photos", "public"]) {
    symlinkSync(resolve(part), join(folder.path, part));
  }
  for (const part of ["content", "site.yaml"]) {
    cpSync(part, join(folder.path, part), { recursive: true });
  }
  return folder;
}
