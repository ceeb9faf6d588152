import { type Failure, OnlineError } from "./failures.ts";
import { clear, type Folder, fill, folderAt, replace } from "./fill.ts";
import type { LocalFile } from "./local-files.ts";
import { manifestFile, manifestName } from "./manifest.ts";
import { withMark } from "./mark.ts";
import {
  folderOnline,
  hashed,
  otherFolder,
  type PageFolder,
  partsOf,
  statusPath,
  switchPath,
  withFolder,
} from "./parts.ts";
import type { Target } from "./target.ts";

/** How far an upload is: of how many files. */
type OnProgress = (done: number, of: number) => void;

/** What is wrong with the site as visitors get it, with the status of its answer. */
export interface Trouble {
  failure: Failure;
  status: string;
}

interface Options {
  onProgress?: OnProgress;
  now?: Date;
  /** Sends every file, also those that seem to be there. */
  isAll?: boolean;
  /** Looks at the site as visitors get it. */
  look?: () => Promise<Trouble | undefined>;
  /** Milliseconds to wait for somebody who begins at the same moment. */
  settle?: number;
}

export type Uploaded = { kind: "same" } | { kind: "online"; sent: number; folder: PageFolder };

/** The folder that visitors get; undefined before the first time. */
export async function folderOf(target: Target): Promise<PageFolder | undefined> {
  return folderOnline((await target.read(switchPath))?.toString());
}

/** Whether a folder has everything of a plan but what differs in each build. */
const isSame = ({ sent, removed }: Folder["plan"]) =>
  removed.length === 0 && sent.every((path) => path === statusPath);

/** Keeps when, and with which code, the pages that are online could be built as well. */
async function noteBuild(target: Target, { name, files, manifest, plan }: Folder) {
  for (const path of plan.sent) {
    const { digest, content } = files.get(path) as LocalFile;
    await replace(target, `${name}/${path}`, content());
    manifest.files[path] = digest;
  }
  if (plan.sent.length > 0) {
    await replace(target, `${name}/${manifestName}`, manifestFile(manifest));
  }
}

/**
 * Makes another folder the one that visitors get. When they get nothing since, and did before, what
 * stood there comes back.
 */
async function switchTo(
  target: Target,
  next: PageFolder,
  text: string | undefined,
  look: NonNullable<Options["look"]>,
): Promise<void> {
  const before = await look();
  await replace(target, switchPath, Buffer.from(withFolder(text, next)));
  const trouble = await look();
  if (!trouble || trouble.failure === before?.failure) {
    return;
  }
  if (text === undefined) {
    await target.remove(switchPath);
  } else {
    await replace(target, switchPath, Buffer.from(text));
  }
  throw new OnlineError(trouble.failure, { status: trouble.status });
}

/**
 * Puts a built site online. Interrupted at any moment, the visitors have the old site or the new
 * one. What is there already does not travel again.
 */
export async function upload(
  target: Target,
  built: ReadonlyMap<string, LocalFile>,
  options: Options = {},
): Promise<Uploaded> {
  const { settle } = options;
  return await withMark(target, (renew) => uploadAlone(target, built, options, renew), {
    ...(settle !== undefined && { settle }),
  });
}

async function uploadAlone(
  target: Target,
  built: ReadonlyMap<string, LocalFile>,
  options: Options,
  renew: (isLast?: boolean) => Promise<void>,
): Promise<Uploaded> {
  const { onProgress = () => {}, now = new Date(), isAll = false } = options;
  const { look = async () => undefined } = options;
  const text = (await target.read(switchPath))?.toString();
  const online = folderOnline(text);
  const next = online ? otherFolder(online) : "site-a";
  const { hashedFiles, pages } = partsOf(built, next);
  const shared = await folderAt(target, hashed, hashedFiles, { now, isAll });
  if (online && shared.plan.sent.length === 0 && text === withFolder(text, online)) {
    const folder = await folderAt(target, online, partsOf(built, online).pages, { now, isAll });
    if (isSame(folder.plan)) {
      await noteBuild(target, folder);
      return { kind: "same" };
    }
  }
  const folder = await folderAt(target, next, pages, { now, isAll });

  const total = shared.plan.sent.length + folder.plan.sent.length;
  let done = 0;
  const onFile = async () => {
    done += 1;
    onProgress(done, total);
    await renew();
  };
  const inShared = await fill(target, shared, onFile);
  const inFolder = await fill(target, folder, onFile);
  await clear(target, folder, inFolder);
  await renew(true);
  await switchTo(target, next, text, look);
  // The site is online: what could not be cleared away waits for the next time.
  await clear(target, shared, inShared).catch(() => {});
  return { kind: "online", sent: total, folder: next };
}
