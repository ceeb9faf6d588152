import { readFileSync } from "node:fs";
import { parse } from "yaml";

/**
 * Whether the site is still that of the demonstration firm: what is agreed for that firm alone, in
 * e2e/demo, is then tested too. e2e/specs holds for every firm.
 */
export const isDemonstration: boolean = parse(
  readFileSync(new URL("../../content/business.yaml", import.meta.url), "utf8"),
).demo;

/**
 * Whether the content is the project's own: the demonstration's or the second firm's. An owner's
 * long word or small photograph is no failure.
 */
export const hasOurContent = isDemonstration || process.env["OTHER_FIRM"] !== undefined;
