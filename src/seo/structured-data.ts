import type { PageMeta } from "./meta";

export function structuredData(meta: PageMeta): string {
  return JSON.stringify({ "@context": "https://schema.org", "@type": "WebPage", name: meta.title });
}
