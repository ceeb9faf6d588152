import { createHash } from "node:crypto";
import { site } from "@contractor/core/facts.ts";
import { textContent } from "domutils";
import type { BuiltPage } from "./built-pages.ts";
import { elementsIn, type HtmlTree, placeOf, readHtml } from "./html-tree.ts";

type Page = Pick<BuiltPage, "html" | "name">;

/**
 * The hashes of the inline elements that match the selector, without duplicates. The parser reads
 * every end of a line as \n, as browsers do, also where a file was written with \r\n.
 */
function inlineHashes(tree: HtmlTree, selector: string): string {
  const texts = new Set(elementsIn(tree, selector).map(textContent));
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
function policyOf(tree: HtmlTree, { sending, analytics }: Calls): string {
  const tag = analytics.id ? " https://www.googletagmanager.com" : "";
  const measurement = analytics.id
    ? " https://*.google-analytics.com https://*.analytics.google.com"
    : "";
  const mail = sending.origin === "same" ? "" : ` ${sending.origin}`;
  const scripts = inlineHashes(tree, "script:not([src], [type^='application/'])");
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts}${tag}`,
    `style-src 'self' ${inlineHashes(tree, "style")}`,
    `img-src 'self' data:${measurement}`,
    "font-src 'self'",
    `connect-src 'self'${mail}${tag}${measurement}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'self'",
    "form-action 'self' mailto:",
  ].join(";");
}

/**
 * Adds a content security policy to a page, with the hashes of its own inline scripts and styles.
 */
export function contentSecurityPolicy({ html, name }: Page, calls: Calls = site.data): string {
  const tree = readHtml(html);
  const [charset] = elementsIn(tree, "head > meta[charset]");
  if (!charset) {
    throw new Error(`dist/${name}: no <meta charset="utf-8"> in the head`);
  }
  const policy = policyOf(tree, calls);
  const meta = `<meta http-equiv="content-security-policy" content="${policy}">`;
  const { end } = placeOf(charset);
  return html.slice(0, end) + meta + html.slice(end);
}
