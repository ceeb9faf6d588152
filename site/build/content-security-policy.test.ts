import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { elementsIn, readHtml } from "./html-tree.ts";

const nothing = { sending: { origin: "same" }, analytics: { id: "" } };

function policyOf(body: string, calls = nothing): string {
  const html = `<html><head><meta charset="utf-8"><style>a{color:red}</style></head><body>${body}</body></html>`;
  const written = readHtml(contentSecurityPolicy({ html, name: "faq.html" }, calls));
  const [policy] = elementsIn(written, "[http-equiv=content-security-policy]");
  return policy?.attribs.content ?? "";
}
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("a script whose lines end as on Windows has the hash that browsers give it", () => {
  expect(policyOf("<script>go();\r\nstop();\r\n</script>")).toContain(hash("go();\nstop();\n"));
});

const script = `script-src 'self' ${hash("go()")}`;

test("a page runs its own inline style and script, and only calls the site itself", () => {
  expect(policyOf("<script>go()</script>").split(";")).toEqual([
    "default-src 'none'",
    script,
    `style-src 'self' ${hash("a{color:red}")}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'self'",
    "form-action 'self' mailto:",
  ]);
});

test("a page also calls Google's hosts with an analytics tag, and a mail service elsewhere", () => {
  const calls = { sending: { origin: "https://mail.example" }, analytics: { id: "G-TEST1" } };
  expect(policyOf("<script>go()</script>", calls).split(";")).toEqual(
    expect.arrayContaining([
      `${script} https://www.googletagmanager.com`,
      "img-src 'self' data: https://*.google-analytics.com https://*.analytics.google.com",
      "connect-src 'self' https://mail.example https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com",
    ]),
  );
});
