import { expect, test } from "vitest";
import { contentSecurityPolicy } from "#build/content-security-policy.ts";
import { stylesByScreen } from "#build/styles-by-screen.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { hoursOf } from "./business-nodes.ts";
import { structuredData } from "./structured-data.ts";

test("the build leaves the texts of a page as they were escaped", () => {
  const text = "&lt;/title>&lt;b>vet&lt;/b>&lt;!-- &amp;euro; &quot;x&quot;";
  const parts = [
    `<title>${text}</title>`,
    `<meta name="description" content="${text}">`,
    `<p>${text}</p>`,
    `<astro-island props="${text}"></astro-island>`,
    '<script type="application/ld+json">{"name":"\\u003c/script>"}</script>',
  ];
  const [title, description, ...content] = parts;
  const html =
    `<!doctype html><html><head><meta charset="utf-8">${title}${description}` +
    `<style>p{top:0}</style></head><body><header></header><main>${content.join("")}</main></body></html>`;
  const page = { name: "faq.html", root: temporaryFolder(), assets: "_astro" };
  const built = contentSecurityPolicy({ ...page, html: stylesByScreen({ ...page, html }) });
  expect(built).not.toBe(html);
  expect(parts.filter((part) => !built.includes(part))).toEqual([]);
});

test("a text cannot end the script element that structured data stands in", () => {
  const title = "Stuc</script><script>alert(1)</script>";
  const json = structuredData({ path: "/faq", title, description: "<!--" });
  expect(json).not.toContain("<");
  expect(JSON.parse(json)["@graph"]).toContainEqual(expect.objectContaining({ name: title }));
});

test("search engines are told when the firm is closed", () => {
  const closed = { from: "2027-07-26", until: "2027-08-13" };
  expect(hoursOf({ openingHours: [], closed }).specialOpeningHoursSpecification).toEqual({
    "@type": "OpeningHoursSpecification",
    validFrom: "2027-07-26",
    validThrough: "2027-08-13",
    opens: "00:00",
    closes: "00:00",
  });
  expect(hoursOf({ openingHours: [] }).specialOpeningHoursSpecification).toBeUndefined();
});
