import { promisifyRequest } from "idb-keyval";

/** The folder that the owner chose, as Sveltia keeps it; undefined when it works on a git host. */
let root: FileSystemDirectoryHandle | undefined;

// Sveltia asks a folder that is chosen for `.git` first, and the one that it has kept, after a
// reload, for its entries.
const { getDirectoryHandle, entries } = FileSystemDirectoryHandle.prototype;
FileSystemDirectoryHandle.prototype.getDirectoryHandle = function (name, options) {
  if (name === ".git") {
    root = this;
  }
  return getDirectoryHandle.call(this, name, options);
};
FileSystemDirectoryHandle.prototype.entries = function () {
  root ??= this;
  return entries.call(this);
};

/**
 * The texts of the folder by their paths; undefined when the files are on a git host, which keeps
 * watch itself.
 */
export async function textsOnDisk(): Promise<Map<string, string> | undefined> {
  if (!root) {
    return undefined;
  }
  const texts = new Map<string, string>();
  async function read(folder: FileSystemDirectoryHandle, above: string): Promise<void> {
    for await (const [name, entry] of folder.entries()) {
      const path = `${above}${name}`;
      if (entry instanceof FileSystemDirectoryHandle) {
        await read(entry, `${path}/`);
      } else if (/\.(yaml|md)$/.test(name)) {
        texts.set(path, await textOf(entry));
      }
    }
  }
  await read(await root.getDirectoryHandle("content"), "content/");
  texts.set("site.yaml", await textOf(await root.getFileHandle("site.yaml")));
  return texts;
}

const textOf = async (file: FileSystemFileHandle) => (await file.getFile()).text();

/** The texts that Sveltia has read from a git host, as it keeps them on this device. */
export async function textsOfHost(repository: string): Promise<Map<string, string>> {
  const database = await promisifyRequest(indexedDB.open(repository));
  const cache = database.transaction("file-cache").objectStore("file-cache");
  const [paths, files] = await Promise.all([
    promisifyRequest(cache.getAllKeys()),
    promisifyRequest<{ text?: string }[]>(cache.getAll()),
  ]);
  // Sveltia may have to change it, which one that is open forbids.
  database.close();
  return new Map(
    paths.flatMap((path, i) => (files[i]?.text ? [[String(path), files[i].text]] : [])),
  );
}
