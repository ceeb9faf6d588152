import { damagedIn } from "./damage.ts";
import type { LocalFile } from "./local-files.ts";
import { type Manifest, manifestFile, manifestName, planFor, readManifest } from "./manifest.ts";
import { hashed } from "./parts.ts";
import type { Target } from "./target.ts";

/** How long hashed files are kept for visitors on a page of an older site. */
const keptHashedDays = 30;
/** After this many files the manifest is written, so that an interrupted upload goes on there. */
const filesBetween = 40;

export interface Folder {
  name: string;
  /** Whether visitors get files out of it meanwhile. */
  isOnline: boolean;
  files: ReadonlyMap<string, LocalFile>;
  manifest: Manifest;
  plan: ReturnType<typeof planFor>;
}

/**
 * The folder of the hashed files, which visitors use, or one with pages, which they do not get yet.
 */
export async function folderAt(
  target: Target,
  name: string,
  files: Folder["files"],
  { now, isAll }: { now: Date; isAll: boolean },
): Promise<Folder> {
  const isOnline = name === hashed;
  const manifest = readManifest(await target.read(`${name}/${manifestName}`));
  const damaged = isAll ? files.keys() : await damagedIn(target, name, files, manifest);
  for (const path of damaged) {
    // None of no content: the file is sent again, over what is left of it.
    manifest.files[path] &&= "";
  }
  const plan = planFor(manifest, files, now, isOnline ? keptHashedDays : 0);
  return { name, isOnline, files, manifest, plan };
}

/** Writes a file that visitors may get at this moment, in one step where the host can. */
export async function replace(target: Target, path: string, content: Buffer): Promise<void> {
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
export async function fill(
  target: Target,
  { name, files, manifest, plan, isOnline }: Folder,
  onFile: () => Promise<void>,
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
    await onFile();
    if (index % filesBetween === filesBetween - 1) {
      await keep(target, name, written);
    }
  }
  await keep(target, name, written);
  return written;
}

/** Removes what a plan says may go. */
export async function clear(
  target: Target,
  { name, plan }: Folder,
  written: Manifest,
): Promise<void> {
  for (const path of plan.removed) {
    await target.remove(`${name}/${path}`);
    delete written.files[path];
    delete written.unused[path];
  }
  await keep(target, name, written);
}
