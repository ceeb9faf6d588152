import { site } from "#data/business/site.ts";

/** The whole address of a path on the site; the home page keeps its slash. */
export function absolute(path: string): string {
  return path === "/" ? `${site.data.url}/` : `${site.data.url}${path}`;
}

/** The stable name of a node in the graph: the page it belongs to and what it is. */
export function id(path: string, node: string): string {
  return `${absolute(path)}#${node}`;
}
