import { site } from "@contractor/core/facts.ts";

/** The full address of a path on the site; that of the home page ends with a slash. */
export function absolute(path: string): string {
  return path === "/" ? `${site.data.url}/` : `${site.data.url}${path}`;
}

/** The id of a node in the graph: the address of its page and its name. */
export function id(path: string, node: string): string {
  return `${absolute(path)}#${node}`;
}
