import { asOnlineError, OnlineError } from "./failures.ts";
import { openFolder } from "./folder.ts";
import { openFtp } from "./ftp.ts";
import type { Destination } from "./settings.ts";
import { openSftp } from "./sftp.ts";
import type { Target } from "./target.ts";

/** Whether the key that a server shows is the right one, when none was noted before. */
export type Trust = (fingerprint: string) => Promise<boolean>;

async function opened(to: Destination, trust: Trust): Promise<Target> {
  if (to.kind === "sftp") {
    return await openSftp(to, trust);
  }
  if (to.kind === "ftp" || to.kind === "ftps") {
    return await openFtp(to);
  }
  return await openFolder(to.folder);
}

/**
 * Opens the place that the site goes to, and works with it. Rejects with a sentence for the owner
 * where he can do something about what went wrong.
 */
export async function withTarget<Result>(
  to: Destination,
  trust: Trust,
  work: (target: Target) => Promise<Result>,
): Promise<Result> {
  const place = { host: "host" in to ? to.host : "", folder: to.folder };
  let target: Target | undefined;
  try {
    target = await opened(to, trust);
    return await work(target);
  } catch (error) {
    const isFolder = !target && ["ENOENT", 550].includes((error as { code?: string }).code ?? "");
    throw isFolder ? new OnlineError("noFolder", place) : asOnlineError(error, place);
  } finally {
    await target?.close().catch(() => {});
  }
}
