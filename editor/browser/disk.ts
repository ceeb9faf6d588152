type Picker = (options?: object) => Promise<FileSystemDirectoryHandle>;

/** Chrome and Edge have it, the types of the language not. */
const browser = window as Window & { showDirectoryPicker?: Picker };

/** The folder that the owner chose, as Sveltia keeps it; undefined when it works on a git host. */
let root: FileSystemDirectoryHandle | undefined;

const picker = browser.showDirectoryPicker?.bind(window);
if (picker) {
  browser.showDirectoryPicker = async (options) => {
    root = await picker(options);
    return root;
  };
}

// After a reload Sveltia takes the folder from its own store, and asks it for `.git` first.
const getDirectory = FileSystemDirectoryHandle.prototype.getDirectoryHandle;
FileSystemDirectoryHandle.prototype.getDirectoryHandle = function (name, options) {
  if (name === ".git") root = this;
  return getDirectory.call(this, name, options);
};

/** What a file says now; undefined when there is none, or when the files are on a git host, which keeps watch itself. */
export async function textOnDisk(path: string): Promise<string | undefined> {
  if (!root) return undefined;
  try {
    let folder = root;
    const parts = path.split("/");
    for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part);
    const file = await folder.getFileHandle(parts.at(-1) ?? "");
    return await (await file.getFile()).text();
  } catch {
    return undefined;
  }
}
