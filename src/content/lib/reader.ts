import type { z } from "zod";
import { type FolderOptions, type Named, readEntries } from "./folder.ts";
import { declare, readContent, type Surroundings } from "./read-data.ts";

/** A text in Markdown, with the fields above it. */
export type Text<Fields> = Fields & {
  /** Its path below content/, by which it is found when it is rendered. */
  file: string;
  /** The Markdown; empty when there are fields only. */
  body: string;
};

/** Reads content/, YAML and Markdown alike, with facts filled in and links to pages that are gone taken out. */
export function readerOf(surroundings: Surroundings) {
  return {
    /** A YAML file as its schema has it. */
    readFile<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
      declare(`content/${file}`, schema);
      return readContent(`content/${file}`, schema, surroundings).data;
    },

    /** A Markdown file, with facts filled in in its fields and in its text. */
    readText<Schema extends z.ZodType>(file: string, schema: Schema): Text<z.output<Schema>> {
      declare(`content/${file}`, schema);
      const { data, body } = readContent(`content/${file}`, schema, surroundings);
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
