/** The files of a project, by their paths from its folder. */
export interface Files {
  /**
   * The text of a file; undefined if there is no such file. Throws when it cannot be read, with the
   * code ELOOP when it is a link or in a folder that is one.
   */
  read(path: string): string | undefined;
  /**
   * What a folder contains with this ending, without the ending: files, and folders when the ending
   * is empty. Git keeps no empty folder, so one that is not there has no files.
   */
  names(folder: string, ending: string): string[];
}

/** What systems leave in folders by themselves: .DS_Store, ._name, desktop.ini, Thumbs.db. */
const leftBySystem = /^\.|^(desktop\.ini|thumbs\.db)$/i;

/** The names with this ending, without it, sorted. */
function endingWith(ending: string, names: Iterable<string>): string[] {
  const found = [...names].filter((name) => name.endsWith(ending) && !leftBySystem.test(name));
  return found.map((name) => name.slice(0, name.length - ending.length)).sort();
}

export function onDisk(root = "."): Files {
  // Not imported, because the editor in the browser contains this module, too, and has no disk.
  const { existsSync, lstatSync, readdirSync, readFileSync } = process.getBuiltinModule("node:fs");
  return {
    read(path) {
      if (!existsSync(`${root}/${path}`)) {
        return undefined;
      }
      // A link may lead out of the project, to a file that is nobody's business.
      const ends = [...path.matchAll(/\/|$/g)].map(({ index }) => index);
      if (ends.some((end) => lstatSync(`${root}/${path.slice(0, end)}`).isSymbolicLink())) {
        throw Object.assign(new Error(`${path} is a link`), { code: "ELOOP" });
      }
      return readFileSync(`${root}/${path}`, "utf8");
    },
    names: (folder, ending) =>
      existsSync(`${root}/${folder}`) ? endingWith(ending, readdirSync(`${root}/${folder}`)) : [],
  };
}

/** Files of which only these texts are known, by their paths. */
export function inMemory(texts: ReadonlyMap<string, string>): Files {
  return {
    read: (path) => texts.get(path),
    names(folder, ending) {
      const inside = [...texts.keys()].filter((path) => path.startsWith(`${folder}/`));
      const names = inside.map((path) => path.slice(folder.length + 1).split("/", 1)[0] ?? "");
      return endingWith(ending, new Set(names));
    },
  };
}
