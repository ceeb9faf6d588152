import { createHash } from "node:crypto";
import { site } from "#data/business/site.ts";
import { all, type BuiltPage } from "./built-pages.ts";

/** Hashes of the inline elements that match, each once. */
function inlineHashes(page: Pick<BuiltPage, "document">, selector: string): string {
  const texts = new Set(all(page, selector).map(({ textContent }) => textContent ?? ""));
  return [...texts]
    .map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`)
    .join(" ");
}

/**
 * Where requests may go: nowhere but home, the configured mail service and, if configured, the
 * analytics tag.
 */
function policy(page: Pick<BuiltPage, "document">): string {
  const tag = site.data.analytics.id ? " https://www.googletagmanager.com" : "";
  const measure = site.data.analytics.id
    ? " https://*.google-analytics.com https://*.analytics.google.com"
    : "";
  const mail = site.data.sending.origin === "same" ? "" : ` ${site.data.sending.origin}`;
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineHashes(page, "script:not([src], [type^='application/'])")}${tag}`,
    `style-src 'self' ${inlineHashes(page, "style")}`,
    `img-src 'self' data:${measure}`,
    "font-src 'self'",
    `connect-src 'self'${mail}${tag}${measure}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'self'",
    "form-action 'self' mailto:",
  ].join(";");
}

/**
 * Gives a page a content security policy with the hashes of exactly its own inline script and
 * style; throws on what that policy would refuse.
 */
export function contentSecurityPolicy({
  document,
  name,
}: Pick<BuiltPage, "document" | "name">): void {
  for (const element of all({ document }, "*")) {
    for (const attribute of element.attributes) {
      if (/^(style|on)/.test(attribute.name)) {
        throw new Error(
          `dist/${name}: <${element.localName} ${attribute.name}="${attribute.value}"> — ` +
            "the content security policy refuses it; use a class or a listener",
        );
      }
    }
  }
  const charset = document.querySelector("head > meta[charset]");
  if (!charset) {
    throw new Error(`dist/${name}: no <meta charset="utf-8"> in the head`);
  }
  const meta = document.createElement("meta");
  meta.setAttribute("http-equiv", "content-security-policy");
  meta.setAttribute("content", policy({ document }));
  charset.after(meta);
}
