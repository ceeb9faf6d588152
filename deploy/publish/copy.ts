import { existsSync, globSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { git } from "./commands.ts";

/**
 * The clone that is built in. It has its own repository and packages, so that a round changes
 * nothing of the project it was started from.
 */
export async function openCopy(project: string, folder: string): Promise<string> {
  const copy = join(folder, "copy");
  if (!existsSync(copy)) {
    const origin = await git(project, "remote", "get-url", "origin");
    const unfinished = `${copy}.new`;
    rmSync(unfinished, { recursive: true, force: true });
    await git(project, "clone", "--quiet", "--no-checkout", "--", origin, unfinished);
    renameSync(unfinished, copy);
  }
  removeGitLocks(copy);
  return copy;
}

/**
 * Removes the lock files of git that a killed round has left, and with which every later round
 * would fail. No other round is running: this one has the lock of the publisher.
 */
function removeGitLocks(copy: string): void {
  const folder = join(copy, ".git");
  for (const path of globSync(["*.lock", "refs/**/*.lock"], { cwd: folder })) {
    rmSync(join(folder, path), { force: true });
  }
}

/** Fetches a branch into the copy and gives its newest commit. */
export async function fetchBranch(copy: string, branch: string): Promise<string> {
  // A name that begins with a hyphen would be an option of git.
  await git(copy, "fetch", "--quiet", "--end-of-options", "origin", branch);
  return git(copy, "rev-parse", "--verify", "FETCH_HEAD");
}

/** Makes the copy hold a commit; the packages and results of earlier builds stay. */
export async function checkOut(copy: string, commit: string): Promise<void> {
  await git(copy, "checkout", "--quiet", "--force", "--detach", commit);
  await git(copy, "clean", "--quiet", "--force", "-d");
}

/** A YAML file of a commit; undefined when it is not there or cannot be read. */
export async function yamlAt(copy: string, commit: string, path: string): Promise<unknown> {
  try {
    return parse(await git(copy, "show", `${commit}:${path}`));
  } catch {
    return undefined;
  }
}
