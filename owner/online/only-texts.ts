import { git } from "#owner/editor/versions/git.ts";

/** What an owner writes. The rest is code, which may do more than change a page. */
const texts = /^(?:content\/|photos\/|site\.yaml$)/;

/** The files that were named. */
const named = (files: readonly string[]) => files.slice(0, 5).join(", ");

/**
 * Why a commit may not go online without somebody looking at it: it changes more than texts since
 * the commit that is online. Undefined when it may.
 */
export async function needsHand(
  project: string,
  online: string | undefined,
): Promise<string | undefined> {
  if (online === undefined) {
    return "De website staat nog niet online. Zet hem de eerste keer met de hand online.";
  }
  const isKnown = await git(project, "cat-file", "-e", `${online}^{commit}`).then(
    () => true,
    () => false,
  );
  if (!isKnown) {
    return "Wat nu online staat, komt niet uit deze map. Zet de website een keer met de hand online.";
  }
  const changed = await git(project, "diff", "--name-only", "-z", online, "HEAD");
  const others = changed.split("\0").filter((path) => path !== "" && !texts.test(path));
  return others.length === 0
    ? undefined
    : `Er is ook iets aan de techniek van de website gewijzigd (${named(others)}). Dat komt niet vanzelf online: iemand moet ernaar kijken en het met de hand starten.`;
}

/** The commit of a folder's files; undefined without git, or where files differ from it. */
export async function commitOf(project: string): Promise<string | undefined> {
  try {
    const isClean = (await git(project, "status", "--porcelain", "--untracked-files=no")) === "";
    return isClean ? await git(project, "rev-parse", "HEAD") : undefined;
  } catch {
    return undefined;
  }
}
