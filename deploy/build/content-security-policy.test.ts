import { createHash } from "node:crypto";
import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { site } from "#data/firm/site.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";

function policyOf(body: string): string {
  const { document } = parseHTML(
    `<html><head><meta charset="utf-8"><style>a{color:red}</style></head><body>${body}</body></html>`,
  );
  contentSecurityPolicy({ document, name: "faq.html" });
  return (
    document.querySelector("[http-equiv=content-security-policy]")?.getAttribute("content") ?? ""
  );
}
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("a page allows exactly its own inline style and script", () => {
  const policy = policyOf("<script>go()</script>");
  expect(policy).toContain(`script-src 'self' ${hash("go()")};`);
  expect(policy).toContain(`style-src 'self' ${hash("a{color:red}")};`);
  expect(policy).not.toContain("unsafe");
});

test("a script whose lines end as on Windows has the hash that browsers give it", () => {
  expect(policyOf("<script>go();\r\nstop();\r\n</script>")).toContain(hash("go();\nstop();\n"));
});

test("structured data is no script and needs no hash; speculation rules do", () => {
  const policy = policyOf(
    '<script type="application/ld+json">{"a":1}</script><script type="speculationrules">{"b":2}</script>',
  );
  expect(policy).not.toContain(hash('{"a":1}'));
  expect(policy).toContain(hash('{"b":2}'));
});

test("nothing goes to another host than site.yaml names", () => {
  const google = ["www.googletagmanager.com", "*.google-analytics.com", "*.analytics.google.com"];
  const named = [
    ...(site.data.sending.origin === "same" ? [] : [site.data.sending.origin]),
    ...(site.data.analytics.id ? google.map((host) => `https://${host}`) : []),
  ];
  expect(new Set(policyOf("").match(/https?:[^\s;]+/g))).toEqual(new Set(named));
});

test("a style or a listener in an attribute stops the build with the file and the element", () => {
  expect(() => policyOf('<p style="color:red">x</p>')).toThrow(
    /^dist\/faq\.html: <p style="color:red"> — the content security policy refuses it/,
  );
  expect(() => policyOf('<button onclick="go()">x</button>')).toThrow(/refuses it/);
});
