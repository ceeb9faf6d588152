import { allTexts } from "#editor/file/text-files.ts";
import { commitOf } from "#editor/versions/versions.ts";
import { digest, type Status } from "./status.ts";

/** The status of a site that is built now from the texts of this project. */
export async function statusOf(project: string): Promise<Status> {
  const commit = await commitOf(project, "content", "photos");
  const texts = await Promise.all(Object.values(allTexts(project)).map(digest));
  return { commit, since: new Date().toISOString(), texts };
}
