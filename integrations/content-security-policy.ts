import { createHash } from "node:crypto";
import type { AstroIntegration } from "astro";
import { site } from "../src/content/business/site.ts";
import { changePages } from "./built-pages.ts";

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Hashes of the inline elements of one kind in a page, each once. */
function inlineHashes(html: string, element: "script" | "style"): string[] {
  const found = html.matchAll(new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, "g"));
  const texts = [...found]
    .filter(([, attributes = ""]) => !/\bsrc=|type="?application\/(ld\+)?json/.test(attributes))
    .map(([, , text = ""]) => text);
  return [...new Set(texts)].map(sha256);
}

/** Where requests may go: nowhere but home, the configured mail service and, if configured, the analytics tag. */
function policy(html: string): string {
  const tag = site.analytics.id ? " https://www.googletagmanager.com" : "";
  const measure = site.analytics.id ? " https://*.google-analytics.com https://*.analytics.google.com" : "";
  const mail = site.sending.origin === "same" ? "" : ` ${site.sending.origin}`;
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineHashes(html, "script").join(" ")}${tag}`,
    `style-src 'self' ${inlineHashes(html, "style").join(" ")}`,
    `img-src 'self' data:${measure}`,
    "font-src 'self'",
    `connect-src 'self'${mail}${tag}${measure}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'self'",
    "form-action 'self' mailto:",
  ].join(";");
}

/** The page with its policy in the head; throws on what that policy would refuse. */
export function withPolicy(html: string, file: string): string {
  // Astro writes it in the body; the stylesheet says the same.
  const clean = html.replace(
    "<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>",
    "",
  );
  const attribute = /<[a-z][^<>]*\s(style|on[a-z]+)="[^"]*"/.exec(
    clean.replace(/<script[\s\S]*?<\/script>/g, ""),
  );
  if (attribute) {
    throw new Error(
      `${file}: ${attribute[0]}> — the content security policy refuses it; use a class or a listener`,
    );
  }
  const meta = `<meta http-equiv="content-security-policy" content="${policy(clean)}">`;
  if (!clean.includes('<meta charset="utf-8">'))
    throw new Error(`${file}: no <meta charset="utf-8"> in the head`);
  return clean.replace('<meta charset="utf-8">', `<meta charset="utf-8">${meta}`);
}

/** Gives each built page a content security policy with the hashes of exactly its own inline script and style. */
export function contentSecurityPolicy(): AstroIntegration {
  return {
    name: "content-security-policy",
    hooks: {
      "astro:build:done": ({ dir }) => changePages(dir, (html, { name }) => withPolicy(html, `dist/${name}`)),
    },
  };
}
