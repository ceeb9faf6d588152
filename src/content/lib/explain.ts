import type { z } from "zod";
import { examine } from "./examine.ts";
import { report } from "./mistakes.ts";
import { standIn } from "./stand-in.ts";

/** The data as the schema has it; a sentence is reported for each mistake. */
export function explain<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  data: unknown,
): z.output<Schema> {
  const examined = examine(file, schema, data);
  if (!examined.mistakes) return examined.data;
  report(examined.mistakes);
  return standIn(schema, data) as z.output<Schema>;
}
