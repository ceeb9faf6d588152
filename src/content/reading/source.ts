import { parse } from "yaml";
import type { z } from "zod";
import { explain } from "./explain";

const files = import.meta.glob<string>(
  ["/content/business.yaml", "/content/claims.yaml", "/content/prices.yaml"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

/** One of the files that hold facts; these are plain data in which nothing is filled in. */
export function readSource<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  return explain(`content/${file}`, schema, parse(files[`/content/${file}`] ?? ""));
}
