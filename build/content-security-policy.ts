import { createHash } from "node:crypto";
import { site } from "#data/firm/site.ts";
import type { BuiltPage } from "./built-pages.ts";

type Page = Pick<BuiltPage, "document" | "name">;

/**
 * The hashes of the inline elements that match the selector, without duplicates. A browser reads
 * every end of a line as \n, also where a file was checked out or written with \r\n.
 */
function inlineHashes(document: Document, selector: string): string {
  const elements = [...document.querySelectorAll(selector)];
  const texts = new Set(
    elements.map(({ textContent }) => (textContent ?? "").replace(/\r\n?/g, "\n")),
  );
  return [...texts]
    .map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`)
    .join(" ");
}

/** Which other hosts the pages call. */
interface Calls {
  /** The address of the mail service, or "same". */
  sending: { origin: string };
  /** The id of the analytics tag; empty without one. */
  analytics: { id: string };
}

/**
 * The policy of a page. It allows requests to the site, to the configured mail service and, if
 * configured, to the analytics tag.
 */
function policyOf(document: Document, { sending, analytics }: Calls): string {
  const tag = analytics.id ? " https://www.googletagmanager.com" : "";
  const measurement = analytics.id
    ? " https://*.google-analytics.com https://*.analytics.google.com"
    : "";
  const mail = sending.origin === "same" ? "" : ` ${sending.origin}`;
  const scripts = inlineHashes(document, "script:not([src], [type^='application/'])");
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts}${tag}`,
    `style-src 'self' ${inlineHashes(document, "style")}`,
    `img-src 'self' data:${measurement}`,
    "font-src 'self'",
    `connect-src 'self'${mail}${tag}${measurement}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'self'",
    "form-action 'self' mailto:",
  ].join(";");
}

/** Throws when an attribute has a style or a listener, which the policy would block. */
function refuseInlineAttributes({ document, name }: Page): void {
  for (const element of document.querySelectorAll("*")) {
    for (const attribute of element.attributes) {
      if (/^(style|on)/.test(attribute.name)) {
        throw new Error(
          `dist/${name}: <${element.localName} ${attribute.name}="${attribute.value}"> — ` +
            "the content security policy refuses it; use a class or a listener",
        );
      }
    }
  }
}

/**
 * Adds a content security policy to a page, with the hashes of its own inline scripts and styles.
 */
export function contentSecurityPolicy(page: Page, calls: Calls = site.data): void {
  const { document, name } = page;
  refuseInlineAttributes(page);
  const charset = document.querySelector("head > meta[charset]");
  if (!charset) {
    throw new Error(`dist/${name}: no <meta charset="utf-8"> in the head`);
  }
  const meta = document.createElement("meta");
  meta.setAttribute("http-equiv", "content-security-policy");
  meta.setAttribute("content", policyOf(document, calls));
  charset.after(meta);
}
