import { ownContent } from "#data/reading/define.ts";
import { once } from "#data/reading/memoize.ts";
import { emptyPaths } from "./empty-paths.ts";

const ownEmptyPaths = once(() => emptyPaths(ownContent().raw));

/** Whether a page, or a page below it, is a list of what the firm does not have. */
export const isEmptyPage = (path: string): boolean =>
  ownEmptyPaths().has(`/${path.split("/")[1] ?? ""}`);
