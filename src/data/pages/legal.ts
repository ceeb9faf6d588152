import type { PageMeta } from "#data/lib/meta.ts";
import { load } from "#data/load.ts";

export const legal = load("content/pages/legal.yaml");

export const legalPages = [
  { path: "/prijzen", ...load("content/pages/prijzen.md") },
  { path: "/privacy-policy", ...load("content/pages/privacy-policy.md") },
  { path: "/terms-of-service", ...load("content/pages/terms-of-service.md") },
  { path: "/modelformulier-herroeping", ...load("content/pages/modelformulier-herroeping.md") },
];
export type LegalPage = (typeof legalPages)[number];

export function legalMeta({ path, title, description, photo }: LegalPage): PageMeta {
  return { path, title, description, type: "other", photo };
}

export const metas = legalPages.map(legalMeta);
