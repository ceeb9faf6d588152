import type { PageMeta } from "../lib/meta.ts";
import { load } from "../load.ts";

/** What stands around the legal texts. */
export const legal = load("content/pages/legal.yaml");

/** The privacy statement. */
export const privacyPolicy = load("content/pages/privacy-policy.md");

/** The terms. */
export const termsOfService = load("content/pages/terms-of-service.md");

/** What the head of a legal page is made from. */
export function legalMeta(path: string, { title, description, photo }: typeof privacyPolicy): PageMeta {
  return { path, title, description, type: "other", photo };
}

export const metas = [
  legalMeta("/privacy-policy", privacyPolicy),
  legalMeta("/terms-of-service", termsOfService),
];
