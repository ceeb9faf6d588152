import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The pages of the release that is online, which deploy/release.mjs has put there. */
export const releasedSite = (folder: string) => join(folder, "current/site");

/** The commit of the release that is online, without the mark of files that differed from it. */
export function releasedCommit(folder: string): string | undefined {
  try {
    const record = readFileSync(join(folder, "current/release.json"), "utf8");
    const { commit } = JSON.parse(record) as { commit?: string };
    return commit?.replace(/-changed$/, "");
  } catch {
    return undefined;
  }
}
