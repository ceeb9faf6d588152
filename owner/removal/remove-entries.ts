import { contentFiles } from "#data/content-files.ts";
import { openContent } from "#data/open-content.ts";
import { folderOf } from "#data/reading/content-file.ts";
import type { Changes, Files } from "#data/reading/files.ts";
import { joinFrontMatter, splitFrontMatter } from "#data/reading/front-matter.ts";
import { withoutLinksTo } from "#data/reading/links.ts";
import { variantOf } from "#data/reading/schema-at.ts";
import { updateYaml } from "#owner/editor/file/update-yaml.ts";
import { bodyWithout, type RemovedNames } from "./without-names.ts";
import { gone, type Removed, withoutRefs } from "./without-refs.ts";

/** What may refer to an entry of a folder: by which kind of name, and by the path of which page. */
const kinds: Record<string, { kinds: readonly string[]; page?: string }> = {
  "content/reviews": { kinds: ["review"] },
  "content/cases": { kinds: ["case study"], page: "/case-studies/" },
  "content/articles": { kinds: [], page: "/blogs/" },
  "content/services": { kinds: ["service", "page with reviews"], page: "/diensten/" },
};

function refsTo(files: Iterable<string>, more: RemovedNames): Removed {
  const names = new Map<string, ReadonlySet<string>>(more);
  const paths = new Set<string>();
  for (const file of files) {
    const [, folder = "", name = ""] = /^(.*)\/([^/]+)\.\w+$/.exec(file) ?? [];
    const { kinds: refKinds, page } = kinds[folder] ?? { kinds: [] };
    for (const kind of refKinds) {
      names.set(kind, new Set([...(names.get(kind) ?? []), name]));
    }
    if (page) {
      paths.add(page + name);
    }
  }
  return { names, paths };
}

/**
 * Removes files of content/, such as reviews and services, with everything that refers to them or
 * to `names`: fields, entries of lists, sentences and links. A file that cannot do without one of
 * them goes too. Nothing is written: the answer says what becomes of each file that changes.
 */
export function removeEntries(
  files: Files,
  paths: readonly string[],
  names: RemovedNames = new Map(),
): Changes {
  const content = openContent(files);
  const changes: Changes = new Map(paths.map((path) => [path, undefined]));
  const all = contentFiles.flatMap((file) =>
    content.pathsOf(file).map((path) => ({ path, schema: file.schema, isEntry: folderOf(file) })),
  );
  for (let before = -1; before < changes.size; ) {
    before = changes.size;
    const removed = refsTo(
      [...changes].flatMap(([path, text]) => (text === undefined ? path : [])),
      names,
    );
    for (const { path, schema, isEntry } of all) {
      if (changes.has(path) && changes.get(path) === undefined) {
        continue;
      }
      const text = changes.get(path) ?? files.read(path) ?? "";
      const { data } = content.source(path);
      const left = withoutRefs(data, variantOf(schema, data), removed);
      if (left === gone && isEntry) {
        changes.set(path, undefined);
        continue;
      }
      const parts = path.endsWith(".md") ? splitFrontMatter(text) : undefined;
      const before = parts?.yaml ?? text;
      const yaml = left === gone ? before : updateYaml(before, left);
      const next = parts
        ? joinFrontMatter({
            yaml,
            body: withoutLinksTo(removed.paths, bodyWithout(parts.body, removed.names)),
          })
        : yaml;
      if (next !== text) {
        changes.set(path, next);
      }
    }
  }
  return changes;
}
