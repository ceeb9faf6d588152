import type { LocalFile } from "./local-files.ts";
import { type Manifest, manifestFile, manifestName, planFor, readManifest } from "./manifest.ts";
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

/** How long hashed files are kept for visitors on a page of an older site. */
const keptHashedDays = 30;
/** After this many files the manifest is written, so that an interrupted upload goes on there. */
const filesBetween = 40;

interface Folder {
  name: string;
  /** Whether visitors get files out of it meanwhile. */
  isOnline: boolean;
  files: ReadonlyMap<string, LocalFile>;
  manifest: Manifest;
  plan: ReturnType<typeof planFor>;
}

/** The folder of the hashed files, which visitors use, or one with pages, which they do not get yet. */
async function folderAt(
  target: Target,
  name: string,
  files: Folder["files"],
  now: Date,
): Promise<Folder> {
  const isOnline = name === hashed;
  const manifest = readManifest(await target.read(`${name}/${manifestName}`));
  const plan = planFor(manifest, files, now, isOnline ? keptHashedDays : 0);
  return { name, isOnline, files, manifest, plan };
}

/** Writes a file that visitors may get at this moment, in one step where the host can. */
async function replace(target: Target, path: string, content: Buffer): Promise<void> {
  const next = `${path}.new`;
  await target.write(next, content);
  try {
    await target.rename(next, path);
  } catch {
    // Some servers do not rename over a file. These are small, so they are whole at once.
    await target.write(path, content);
    await target.remove(next);
  }
}

/** Keeps in a folder what has been put into it. */
const keep = (target: Target, name: string, manifest: Manifest) =>
  target.write(`${name}/${manifestName}`, manifestFile(manifest));

/** Puts the files of a plan into a folder. Resolves to what the folder then has. */
async function fill(
  target: Target,
  { name, files, manifest, plan, isOnline }: Folder,
  onFile: () => void,
): Promise<Manifest> {
  const written: Manifest = { files: { ...manifest.files }, unused: plan.unused };
  // A file that is replaced counts as missing until it is whole.
  for (const path of plan.sent) {
    delete written.files[path];
  }
  await keep(target, name, written);
  for (const [index, path] of plan.sent.entries()) {
    const { digest, content } = files.get(path) as LocalFile;
    if (isOnline && path in manifest.files) {
      await replace(target, `${name}/${path}`, content());
    } else {
      await target.write(`${name}/${path}`, content());
    }
    written.files[path] = digest;
    onFile();
    if (index % filesBetween === filesBetween - 1) {
      await keep(target, name, written);
    }
  }
  await keep(target, name, written);
  return written;
}

/** Removes what a plan says may go. */
async function clear(target: Target, { name, plan }: Folder, written: Manifest): Promise<void> {
  for (const path of plan.removed) {
    await target.remove(`${name}/${path}`);
    delete written.files[path];
    delete written.unused[path];
  }
  await keep(target, name, written);
}

/** How far an upload is: of how many files. */
export type OnProgress = (done: number, of: number) => void;

interface Options {
  onProgress?: OnProgress;
  now?: Date;
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
 * Puts a built site online. Interrupted at any moment, the visitors have the old site or the new
 * one. What is there already does not travel again.
 */
export async function upload(
  target: Target,
  built: ReadonlyMap<string, LocalFile>,
  { onProgress = () => {}, now = new Date() }: Options = {},
): Promise<Uploaded> {
  const text = (await target.read(switchPath))?.toString();
  const online = folderOnline(text);
  if (online) {
    const folder = await folderAt(target, online, partsOf(built, online).pages, now);
    if (isSame(folder.plan)) {
      await noteBuild(target, folder);
      return { kind: "same" };
    }
  }
  const next = online ? otherFolder(online) : "site-a";
  const { hashedFiles, pages } = partsOf(built, next);
  const shared = await folderAt(target, hashed, hashedFiles, now);
  const folder = await folderAt(target, next, pages, now);

  const total = shared.plan.sent.length + folder.plan.sent.length;
  let done = 0;
  const onFile = () => {
    done += 1;
    onProgress(done, total);
  };
  const inShared = await fill(target, shared, onFile);
  const inFolder = await fill(target, folder, onFile);
  await clear(target, folder, inFolder);
  await replace(target, switchPath, Buffer.from(withFolder(text, next)));
  await clear(target, shared, inShared);
  return { kind: "online", sent: total, folder: next };
}
