import { readPage } from "./page-reader.ts";

/** A node of a page's JSON-LD. */
interface Thing {
  [property: string]: unknown;
  /** One name; several only where a node is more than one thing. */
  "@type": string | string[];
  "@id": string;
}

export function graph(path: string): Thing[] {
  const script = readPage(path).document.querySelector('script[type="application/ld+json"]');
  return JSON.parse(script?.textContent ?? "{}")["@graph"];
}

export const typesOf = (thing: Thing): string[] => [thing["@type"]].flat();

/** The first node of this type; undefined if there is none. */
export function node(nodes: readonly Thing[], type: string): Thing | undefined {
  return nodes.find((each) => typesOf(each).includes(type));
}
