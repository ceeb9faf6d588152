import { git } from "./commands.ts";

const content = /^(content\/|photos\/|site\.yaml$)/;
const regularFile = "100644";
const noFile = "000000";

interface ChangedFiles {
  /** Files that owners edit. */
  content: string[];
  /** All others, which can change what this server runs. */
  others: string[];
}

/**
 * The files that differ between two commits. All are "other" if the first commit is not known here.
 * A link in content/ is "other" too, because it could point to any file of the server.
 */
export async function changedFiles(
  copy: string,
  before: string,
  after: string,
): Promise<ChangedFiles> {
  const isKnown = await git(copy, "cat-file", "-e", `${before}^{commit}`).then(
    () => true,
    () => false,
  );
  if (!isKnown) {
    return { content: [], others: ["everything"] };
  }
  const raw = await git(copy, "diff", "--raw", "-z", "--no-renames", before, after);
  const fields = raw.split("\0").filter(Boolean);
  const changed: ChangedFiles = { content: [], others: [] };
  // Each file is two fields: ":100644 100644 <hash> <hash> M" and its path.
  for (let index = 0; index + 1 < fields.length; index += 2) {
    const [, mode = ""] = (fields[index] ?? "").split(" ");
    const path = fields[index + 1] ?? "";
    const isContent = content.test(path) && [regularFile, noFile].includes(mode);
    if (isContent) {
      changed.content.push(path);
    } else {
      changed.others.push(path);
    }
  }
  return changed;
}
