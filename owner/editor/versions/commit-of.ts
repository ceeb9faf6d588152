import { git } from "./git.ts";

/**
 * The commit of a folder's files; undefined without git, or where a file that git keeps differs
 * from it, those in the folders `except` aside.
 */
export async function commitOf(folder: string, ...except: string[]): Promise<string | undefined> {
  try {
    const others = [".", ...except.map((path) => `:(exclude)${path}`)];
    const changed = ["status", "--porcelain", "--untracked-files=no", "--", ...others];
    return (await git(folder, ...changed)) === ""
      ? await git(folder, "rev-parse", "HEAD")
      : undefined;
  } catch {
    return undefined;
  }
}
