import { parse } from "yaml";
import type { z } from "zod";
import { explain } from "./explain";
import { fillIn } from "./facts";

const files = import.meta.glob<string>("/content/**/*.yaml", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Parses one file of content/; throws with the file's name when it is not YAML or does not exist. */
function load(file: string): unknown {
  const text = files[`/content/${file}`];
  if (text === undefined) throw new Error(`content/${file}: does not exist — create it`);
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`content/${file}: is not valid YAML — ${(error as Error).message}`);
  }
}

/** A file of content/ as its schema has it, with prices, claims and firm facts filled in. */
export function readFile<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  return explain(`content/${file}`, schema, fillIn(load(file), `content/${file}`));
}

/** All files of a folder of content/, by their `order`; each entry's `id` is its file name. */
export function readFolder<Schema extends z.ZodType<{ order: number }>>(
  folder: string,
  schema: Schema,
): (z.output<Schema> & { id: string })[] {
  const prefix = `/content/${folder}/`;
  const entries = Object.keys(files)
    .filter((path) => path.startsWith(prefix))
    .map((path) => ({
      ...readFile(path.slice("/content/".length), schema),
      id: path.slice(prefix.length, -".yaml".length),
    }));
  return entries.sort((a, b) => a.order - b.order);
}
