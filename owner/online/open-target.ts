import { asOnlineError, OnlineError } from "./failures.ts";
import { openFolder } from "./folder.ts";
import { openFtp } from "./ftp.ts";
import type { Destination } from "./settings.ts";
import type { Target } from "./target.ts";

async function opened(to: Destination): Promise<Target> {
  if (to.kind === "ftp" || to.kind === "ftps") {
    return await openFtp(to);
  }
  try {
    return await openFolder(to.folder);
  } catch {
    throw new OnlineError("noFolder", { folder: to.folder });
  }
}

/**
 * Opens the place that the site goes to, and works with it. Rejects with a sentence for the owner
 * where he can do something about what went wrong.
 */
export async function withTarget<Result>(
  to: Destination,
  work: (target: Target) => Promise<Result>,
): Promise<Result> {
  const host = "host" in to ? to.host : "";
  let target: Target | undefined;
  try {
    target = await opened(to);
    return await work(target);
  } catch (error) {
    throw asOnlineError(error, { host, folder: to.folder, isOpening: !target });
  } finally {
    await target?.close().catch(() => {});
  }
}
