import { finishedArticles, reviewsOn } from "#data/content-refs.ts";
import type { RawContent } from "#data/reading/content-file.ts";

/**
 * The paths of lists that the firm has nothing for. Such a page does not exist: menus leave it out,
 * and texts keep their words without the link.
 */
export function emptyPaths(raw: RawContent): Set<string> {
  const entries: Record<string, readonly string[]> = {
    "/projecten": raw.names("content/projects", ".yaml"),
    "/case-studies": raw.names("content/cases", ".yaml"),
    "/blogs": finishedArticles(raw),
    "/reviews": reviewsOn(raw, "reviews"),
  };
  return new Set(Object.keys(entries).filter((path) => entries[path]?.length === 0));
}

/** Whether a path is that of an article or a case study that is not there, or not any more. */
export function isGoneEntry(raw: RawContent, path: string): boolean {
  const [, list, name = ""] = /^\/(blogs|case-studies)\/(?!\d+$)([\w-]+)$/.exec(path) ?? [];
  const names = list === "blogs" ? finishedArticles(raw) : raw.names("content/cases", ".yaml");
  return list !== undefined && !names.includes(name);
}
