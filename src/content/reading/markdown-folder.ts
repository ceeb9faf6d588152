import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Loader } from "astro/loaders";
import { parse } from "yaml";
import type { z } from "zod";
import { explain } from "./explain";
import { fillIn, fillInText } from "./facts";

/** What the checks over a whole folder see of a text: its name, which is its address, and its fields. */
export interface Entry<Data> {
  id: string;
  data: Data;
}

interface Options<Schema extends z.ZodType> {
  /** Below content/. */
  folder: string;
  schema: Schema;
  /** Which of the folder's texts: part of one folder may be another collection. All, unless said otherwise. */
  ids?: readonly string[];
  /** Mistakes that only show when all texts are seen together, each a sentence that says what to do. */
  check?: (entries: readonly Entry<z.output<Schema>>[]) => string[];
}

const parts = /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/;

function split(source: string, file: string): { fields: unknown; body: string } {
  const match = parts.exec(source.replaceAll("\r\n", "\n"));
  if (!match)
    throw new Error(`${file}: has no fields — start it with a line ---, the fields, and a line ---`);
  try {
    return { fields: parse(match[1] ?? ""), body: (match[2] ?? "").trim() };
  } catch (error) {
    throw new Error(`${file}: its fields are not valid YAML — ${(error as Error).message}`);
  }
}

/** A table scrolls in a frame of its own; the frame can be reached by keyboard and is named by its first column. */
function frameTables(html: string): string {
  return html
    .replace(/<table>\s*<thead>\s*<tr>\s*<th>([^<]*)/g, (table, first: string) => {
      return `<div role="group" aria-label="Tabel: ${first.trim()}" tabindex="0">${table}`;
    })
    .replaceAll("</table>", "</table></div>");
}

/**
 * Loads Markdown from a folder of content/, with prices, claims and firm facts filled in. A mistake stops the
 * build with file › field: what to do.
 */
export function markdownFolder<Schema extends z.ZodType>({
  folder,
  schema,
  ids,
  check,
}: Options<Schema>): Loader {
  return {
    name: `content/${folder}`,
    load: async ({ config, store, renderMarkdown, watcher }) => {
      const directory = new URL(`content/${folder}/`, config.root);

      const load = async () => {
        const names = (await readdir(directory)).filter((name) => name.endsWith(".md"));
        const found = names
          .map((name) => name.slice(0, -".md".length))
          .filter((id) => !ids || ids.includes(id));
        const missing = (ids ?? []).filter((id) => !found.includes(id));
        if (missing.length > 0)
          throw new Error(`content/${folder}/${missing[0]}.md: does not exist — create it`);

        const entries = await Promise.all(
          found.map(async (id) => {
            const file = `content/${folder}/${id}.md`;
            const { fields, body } = split(await readFile(new URL(`${id}.md`, directory), "utf8"), file);
            const data = explain(file, schema, fillIn(fields, file)) as Record<string, unknown>;
            return { id, data, body: fillInText(body, file) };
          }),
        );
        const mistakes = check?.(entries as unknown as Entry<z.output<Schema>>[]) ?? [];
        if (mistakes.length > 0) throw new Error(mistakes.join("\n"));

        store.clear();
        for (const { id, data, body } of entries) {
          const rendered = await renderMarkdown(body);
          store.set({ id, data, body, rendered: { ...rendered, html: frameTables(rendered.html) } });
        }
      };

      await load();
      const path = fileURLToPath(directory);
      watcher?.on("all", (_event, file) => {
        if (file.startsWith(path) && file.endsWith(".md"))
          load().catch((error: Error) => console.error(error.message));
      });
    },
  };
}
