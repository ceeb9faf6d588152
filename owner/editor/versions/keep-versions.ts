import { beginVersions, inTurn, keepVersion } from "./versions.ts";

/** Files that are saved together are one version. */
const pauseMs = 1000;

const owned = /^(content|photos|public)[\\/]|^site\.yaml$/;

/** Says why versions are not kept, and what to do about it. The website works without them. */
function sayWhy(error: unknown): void {
  const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
  const why = isMissing
    ? "het programma git ontbreekt. Haal het op van https://git-scm.com, en typ daarna weer npm run beheer."
    : `git meldt: ${(error as Error).message}`;
  console.error(`Wijzigingen kunnen nu niet worden teruggezet: ${why}`);
}

/**
 * Keeps a version after each save. Gives a function that is told which files change, by their paths
 * in the project.
 */
export async function keepVersions(project: string): Promise<(path: string) => void> {
  await beginVersions(project).catch(sayWhy);
  let waiting: NodeJS.Timeout | undefined;
  return (path) => {
    if (owned.test(path)) {
      clearTimeout(waiting);
      const keep = () => inTurn(() => keepVersion(project)).catch(sayWhy);
      waiting = setTimeout(keep, pauseMs);
    }
  };
}
