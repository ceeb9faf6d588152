import { copyFileSync, cpSync, globSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

/**
 * A copy of what an owner of the demonstration changes, with one of its photographs. The others are
 * empty files, because git takes seconds for all of them.
 */
export function copyOfDemonstration(): string {
  const project = temporaryFolder();
  for (const path of ["content", "public", "site.yaml"]) {
    cpSync(path, join(project, path), { recursive: true });
  }
  mkdirSync(join(project, "photos"));
  const [first = "", ...others] = globSync("photos/*.jpg");
  copyFileSync(first, join(project, first));
  for (const photo of others) {
    writeFileSync(join(project, photo), "");
  }
  return project;
}
