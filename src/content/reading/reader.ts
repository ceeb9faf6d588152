import type { z } from "zod";
import type { Facts } from "./fill-in.ts";
import { type FolderOptions, type Named, readEntries } from "./folder.ts";
import { declare, readContent } from "./read-data.ts";

/** A text in Markdown, with the fields above it. */
export type Text<Fields> = Fields & {
  /** Its path below content/, by which it is found when it is rendered. */
  file: string;
  /** The Markdown; empty when there are fields only. */
  body: string;
};

/** Reads content/ below the project's folder `root`, YAML and Markdown alike, with these facts filled in. */
export function readerOf(facts: Facts, root = ".") {
  const surroundings = { facts, root };
  return {
    /** A YAML file as its schema has it. */
    readFile<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
      declare(`content/${file}`, schema);
      return readContent(`content/${file}`, schema, facts, root).data;
    },

    /** A Markdown file, with facts filled in in its fields and in its text. */
    readText<Schema extends z.ZodType>(file: string, schema: Schema): Text<z.output<Schema>> {
      declare(`content/${file}`, schema);
      const { data, body } = readContent(`content/${file}`, schema, facts, root);
      return { ...(data as object), file, body } as Text<z.output<Schema>>;
    },

    /** All YAML files of a folder, in the order of their names; each entry's `id` is its file's name. */
    readFolder<Schema extends z.ZodType>(
      folder: string,
      schema: Schema,
      options: FolderOptions<z.output<Schema> & Named> = {},
    ): (z.output<Schema> & Named)[] {
      return readEntries(folder, ".yaml", schema, options, surroundings);
    },

    /** All Markdown files of a folder, in the order of their names. */
    readTexts<Schema extends z.ZodType>(
      folder: string,
      schema: Schema,
      options: FolderOptions<Text<z.output<Schema>> & Named> = {},
    ): (Text<z.output<Schema>> & Named)[] {
      return readEntries(folder, ".md", schema, options, surroundings);
    },
  };
}
