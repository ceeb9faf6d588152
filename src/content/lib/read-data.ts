import type { z } from "zod";
import { examine } from "./examine.ts";
import { type Facts, fillIn, fillInText } from "./fill-in.ts";
import { report } from "./mistakes.ts";
import { readSource } from "./source.ts";
import { standIn } from "./stand-in.ts";
import { unlink } from "./unlink.ts";

/** A file of content/, or all of a folder's (content/faq/*.yaml), and the schema that its data have. */
interface Reading {
  file: string;
  schema: z.ZodType;
}

const all = new Map<string, Reading>();

/** Everything that has been read so far, for what is made from the schemas. */
export const readings: ReadonlyMap<string, Reading> = all;

/** Notes what is read; a folder is noted once. */
export function declare(file: string, schema: z.ZodType): void {
  all.set(file, { file, schema });
}

interface Content<Data> {
  data: Data;
  body: string;
  /** False when mistakes are being collected and this has some: the data is a stand-in. */
  isRight: boolean;
}

/** What a file is read with, besides its schema. */
export interface Surroundings {
  facts: Facts;
  /** Pages that are no longer there: a link to one leaves its words. */
  gone: ReadonlySet<string>;
  /** The project's folder; the one the program was started in, unless said otherwise. */
  root?: string | undefined;
}

/** Where a mistake is: what stands before what is wrong. */
const placeOf = (mistake: string) => mistake.slice(0, mistake.indexOf(": "));

/** Reads a file by its path from the project's folder, with the facts filled in. */
export function readContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  { facts, gone, root = "." }: Surroundings,
): Content<z.output<Schema>> {
  const source = readSource(file, root);
  const filled = fillIn(unlink(source.data, gone), schema, file, facts);
  const lines = unlink(source.body, gone)
    .split("\n")
    .map((line, index) => fillInText(line, `${file} › line ${source.bodyLine + index}`, facts));
  const body = lines.map(({ data }) => data).join("\n");
  const found = examine(file, schema, filled.data);
  const names = [filled, ...lines].flatMap((part) => part.mistakes);
  const places = new Set(names.map(placeOf));
  // A text that names what does not exist may be wrong for that reason alone.
  const others = (found.mistakes ?? []).filter((mistake) => !places.has(placeOf(mistake)));
  const mistakes = source.mistakes.length > 0 ? source.mistakes : [...names, ...others];
  report(mistakes);
  if (mistakes.length === 0 && !found.mistakes) return { data: found.data, body, isRight: true };
  return { data: standIn(schema, filled.data) as z.output<Schema>, body, isRight: false };
}

const nothing = { facts: new Map(), gone: new Set<string>() };

/**
 * A file that holds facts or settings, by its path from the project's folder: plain data in which nothing is filled
 * in. `root` is the project's folder; the one the program was started in, unless said otherwise.
 */
export function readData<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  root?: string,
): z.output<Schema> {
  declare(file, schema);
  return readContent(file, schema, { ...nothing, root }).data;
}
