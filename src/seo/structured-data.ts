import type { Graph, Thing } from "schema-dts";
import type { PageMeta } from "#data/shell/page-meta.ts";
import { businessNode } from "./business-nodes.ts";
import {
  articleNode,
  breadcrumbNode,
  questionsNode,
  reviewNodes,
  serviceNode,
  webPageNode,
} from "./page-nodes.ts";

const extra: Partial<Record<PageMeta["type"], (meta: PageMeta) => (Thing | undefined)[]>> = {
  homepage: (meta) => [questionsNode(meta)],
  service: (meta) => [serviceNode(meta), questionsNode(meta)],
  reviews: (meta) => reviewNodes(meta),
  blog: (meta) => [articleNode(meta)],
  other: (meta) => [questionsNode(meta)],
};

/** The structured data of a page as one graph, in JSON that is safe inside a script element. */
export function structuredData(meta: PageMeta): string {
  const nodes = [
    businessNode(meta),
    breadcrumbNode(meta),
    webPageNode(meta),
    ...(extra[meta.type]?.(meta) ?? []),
  ];
  const graph: Graph = {
    "@context": "https://schema.org",
    "@graph": nodes.filter((node) => node !== undefined) as Thing[],
  };
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}
