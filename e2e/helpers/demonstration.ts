import { readFileSync } from "node:fs";
import { parse } from "yaml";

/**
 * Whether the site is still that of the demonstration firm: what is agreed for that firm alone, in
 * e2e/demo, is then tested too. e2e/specs holds for every firm.
 */
export const isDemonstration: boolean = parse(
  readFileSync(new URL("../../content/business.yaml", import.meta.url), "utf8"),
).demo;
