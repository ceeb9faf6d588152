import type { Host } from "./host.ts";
import { type Digests, hasHash, planFor } from "./plan.ts";
import { Refusal } from "./refusal.ts";
import { statusPath } from "./settings.ts";
import { frontFile, frontPath, type SiteFiles } from "./site-files.ts";

/** Its name begins with a dot, so that no visitor gets it. */
export const digestsPath = ".website.json";

/** After this many files the digests are kept, so that a run that breaks off goes on there. */
const filesBetween = 25;

interface Options {
  onProgress?: (done: number, of: number) => void;
  now?: Date;
  /** Sends every file, also those that seem to be there. */
  isAll?: boolean;
  /** The status with which the site fails at all its visitors, as they get it; undefined if not. */
  look?: () => Promise<number | undefined>;
}

/** The digests at the host. Without any, as before the first time, every file is sent. */
function readDigests(text = "{}"): Digests {
  try {
    const { files = {}, unused = {} } = JSON.parse(text) as Partial<Digests>;
    return { files, unused };
  } catch {
    return { files: {}, unused: {} };
  }
}

/**
 * Keeps the digests at the host. Who finds that somebody else has kept others meanwhile does not
 * know which pages stand there, and keeps none of theirs: the next run sends them all.
 */
function keeper(host: Host, found: string | undefined) {
  let last = found;
  let isAlone = true;
  return async (digests: Digests) => {
    isAlone &&= (await host.read(digestsPath)) === last;
    const known = Object.entries(digests.files).map(([path, digest]) => [
      path,
      isAlone || hasHash(path) ? digest : "",
    ]);
    last = JSON.stringify({ files: Object.fromEntries(known), unused: digests.unused });
    await host.replace(digestsPath, Buffer.from(last));
  };
}

/** Puts the .htaccess in front of the site, and back what stood there if the host refuses it. */
async function putFront(host: Host, look: NonNullable<Options["look"]>): Promise<void> {
  const standing = await host.read(frontPath);
  const front = frontFile(standing);
  if (front === standing) {
    return;
  }
  const before = await look();
  await host.replace(frontPath, Buffer.from(front));
  const status = await look();
  if (status === undefined || before !== undefined) {
    return;
  }
  if (standing) {
    await host.replace(frontPath, Buffer.from(standing));
  } else {
    await host.remove(frontPath);
  }
  throw new Refusal("rules", { status: String(status) });
}

/**
 * Makes the site at the host the one that was built. What is there already does not travel again,
 * and a run that broke off goes on at the next. Resolves to whether visitors see a change.
 */
export async function sendSite(host: Host, files: SiteFiles, options: Options = {}) {
  const { onProgress = () => {}, now = new Date(), isAll = false } = options;
  const { look = async () => undefined } = options;
  const text = await host.read(digestsPath);
  const digests = readDigests(text);
  if (isAll) {
    digests.files = Object.fromEntries(Object.keys(digests.files).map((path) => [path, ""]));
  }
  const { send, remove, unused } = planFor(files, digests, now);
  const keep = keeper(host, text);
  const there: Digests = { files: { ...digests.files }, unused };
  for (const path of send) {
    // What is being replaced is neither the old file nor the new one.
    there.files[path] = "";
  }
  await keep(there);
  for (const [index, path] of send.entries()) {
    const { content, digest } = files.get(path) ?? { content: Buffer.of(), digest: "" };
    await (hasHash(path) ? host.put(path, content) : host.replace(path, content));
    there.files[path] = digest;
    onProgress(index + 1, send.length);
    if (index % filesBetween === filesBetween - 1) {
      await keep(there);
    }
  }
  await putFront(host, look);
  for (const path of remove) {
    await host.remove(path);
    delete there.files[path];
    delete there.unused[path];
  }
  await keep(there);
  return send.some((path) => path !== statusPath) || remove.length > 0;
}
