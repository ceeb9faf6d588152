/** One node of a page's structured data. */
export interface Thing {
  [property: string]: unknown;
  "@type": string;
  "@id": string;
}

export interface Question {
  name: string;
  acceptedAnswer: { text: string };
}

/** The nodes that a page tells search engines. */
export function graph(document: Document): Thing[] {
  const script = document.querySelector('script[type="application/ld+json"]')?.textContent ?? "{}";
  return JSON.parse(script)["@graph"] ?? [];
}

/** The first node of a type. */
export const node = (nodes: Thing[], type: string) => nodes.find((each) => each["@type"] === type);

/** The questions that a page tells search engines. */
export function questions(document: Document): Question[] {
  return (node(graph(document), "FAQPage")?.["mainEntity"] ?? []) as Question[];
}
