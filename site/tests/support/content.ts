import { cpSync, mkdirSync, mkdtempDisposableSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { offeredServices } from "@contractor/core/content-refs.ts";
import { servicePath } from "@contractor/core/facts/services/service-path.ts";
import { openContent } from "@contractor/core/open-content.ts";
import { onDisk } from "@contractor/core/reading/files.ts";
import { lineOf } from "@contractor/core/reading/issues.ts";
import { routes } from "@contractor/core/routes.ts";
import { brokenLinks, mistakesInTexts } from "@contractor/scripts/content-mistakes.ts";

/** The pages that every firm has. */
const pages = routes.map(({ path }) => path).filter((path) => !path.startsWith("/diensten/"));

/** What the content check says of the texts in a folder: a line for each mistake. */
export function mistakesInFolder(folder: string): string[] {
  const content = openContent(onDisk(folder));
  const services = offeredServices(content.raw).map(servicePath);
  const links = brokenLinks(content, [...pages, ...services]);
  return [...mistakesInTexts(content, folder), ...links].map(lineOf);
}

/**
 * A temporary folder with a copy of the project's content, and the code, photographs and drawings
 * that the content needs.
 */
export function copyOfContent() {
  const folder = mkdtempDisposableSync(join(tmpdir(), "content-"));
  mkdirSync(join(folder.path, "site"));
  for (const part of ["photos", "site/public"]) {
    symlinkSync(resolve(part), join(folder.path, part));
  }
  for (const part of ["content", "site.yaml"]) {
    cpSync(part, join(folder.path, part), { recursive: true });
  }
  return folder;
}
