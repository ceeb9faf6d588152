import { readFileSync } from "node:fs";
import { parse } from "yaml";

/**
 * Whether this is the site of the demonstration firm. Only then, the tests in folders that are
 * called demo check what is agreed for that firm. The others hold for every firm.
 */
export const isDemonstration: boolean = parse(
  readFileSync(new URL("../../../content/business.yaml", import.meta.url), "utf8"),
).demo;

/**
 * Whether the content is part of the project: the demonstration's or the second firm's. In an
 * owner's content, a long word or a small photograph is not a failure.
 */
export const hasOurContent = isDemonstration || process.env.OTHER_FIRM !== undefined;
