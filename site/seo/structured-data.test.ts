import { elementsIn, readHtml } from "@contractor/core/reading/html-tree.ts";
import { textContent } from "domutils";
import fc from "fast-check";
import { expect, test } from "vitest";
import { contentSecurityPolicy } from "#build/content-security-policy.ts";
import { stylesByScreen } from "#build/styles-by-screen.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { hoursOf } from "./business-nodes.ts";
import { structuredData } from "./structured-data.ts";

const inText = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const inAttribute = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** A page that says a text where the texts of an owner stand: head, island, data and content. */
const pageThatSays = (text: string) => `<!doctype html><html><head><meta charset="utf-8">\
<title>${inText(text)}</title><meta name="description" content="${inAttribute(text)}">\
<style>p{top:0}</style></head><body><header></header><main><p>${inText(text)}</p>\
<astro-island props="${inAttribute(JSON.stringify({ text }))}"></astro-island></main>\
<script type="application/ld+json">${JSON.stringify({ text }).replaceAll("<", "\\u003c")}</script>\
</body></html>`;

/** What a browser reads in a built page, at each of these places. */
function saidBy(html: string): unknown[] {
  const tree = readHtml(html);
  const [title, description, paragraph, island, data] = [
    "head > title",
    "head > meta[name=description]",
    "main > p",
    "astro-island",
    "script[type='application/ld+json']",
  ].map((selector) => elementsIn(tree, selector)[0]);
  return [
    title && textContent(title),
    description?.attribs.content,
    paragraph && textContent(paragraph),
    JSON.parse(island?.attribs.props ?? "null").text,
    JSON.parse(data ? textContent(data) : "null").text,
  ];
}

test("a built page says every text as it was written, and never reads it as markup", () => {
  const entities = ["&amp;", "&quot;", "&euro;", "&#39;"];
  const markup = ["</script>", "</title><b>vet</b>", "<!--"];
  const part = fc.constantFrom(..."&\"'<>\\{\u2028\u00a0a ", ...entities, ...markup);
  const texts = fc.array(part, { minLength: 1 }).map((parts) => `x${parts.join("")}x`);
  const page = { name: "faq.html", root: temporaryFolder(), assets: "_astro" };
  const isKept = (text: string) => {
    // The steps of the build.
    const html = stylesByScreen({ ...page, html: pageThatSays(text) });
    const built = contentSecurityPolicy({ ...page, html });
    expect(saidBy(built)).toEqual(Array(5).fill(text));
    expect(elementsIn(readHtml(built), "b")).toEqual([]);
  };
  fc.assert(fc.property(texts, isKept), { examples: [["</title><b>vet</b>"]], numRuns: 50 });
});

test("a text cannot end the script element that structured data stands in", () => {
  const title = "Stuc</script><script>alert(1)</script>";
  const json = structuredData({ path: "/faq", title, description: "<!--", type: "other" });
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
