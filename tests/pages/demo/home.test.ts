import { expect, test } from "vitest";
import { all, allWords, readPage, underHeadings, words } from "#tests/support/page-reader.ts";

const like = (pattern: RegExp) => expect.stringMatching(pattern);
const { closing, groups, hrefs, links, lists, main, text } = readPage("/");

test("the hero says who the firm is, and leads to a free quote and the services", () => {
  expect(allWords(main, "h1")).toEqual(["Kalk & Kwast"]);
  expect(text).toContain("Vakmanschap sinds 2013");
  expect(links).toContainEqual({ text: "Gratis Offerte Aanvragen", href: "/offerte-aanvragen" });
  expect(links).toContainEqual({ text: "Bekijk Diensten", href: "/diensten" });
  expect(lists).toContainEqual([
    "Strak en duurzaam stucwerk",
    "Betaalbare prijzen",
    "10+ jaar ervaring",
    "Gratis offerte",
  ]);
  expect(allWords(main, "figure:has(img) figcaption")[0]).toMatch(/\w/);
});

test("the strip under the hero has five figures", () => {
  expect(lists).toContainEqual([
    like(/4\.9\/5/),
    "10+ jaar Ervaring",
    "500+ Tevreden klanten",
    "100% Kwaliteitsgarantie",
    "24/7 Bereikbaar",
  ]);
});

test("the four specified services lead to their page, and a link to all services", () => {
  expect(text).toContain("Onze Diensten Vakmanschap in Elk Detail");
  expect(groups).toContainEqual([
    like(/binnen/i),
    like(/buiten/i),
    like(/sierpleister/i),
    like(/schilderwerk/i),
  ]);
  const more = links.filter((link) => link.text.startsWith("Meer informatie"));
  expect(more.map(({ href }) => href)).toEqual([
    "/diensten/binnenmuur-stucen",
    "/diensten/buitenmuur-stucen",
    "/diensten/sierpleister",
    "/diensten/schilderwerk",
  ]);
  expect(links).toContainEqual({ text: "Bekijk alle diensten", href: "/diensten" });
});

test("each part of the house leads to the page of its service, and all are in colour", () => {
  const links = all(main, "[data-house] a[data-part]");
  expect(links.map((link) => [words(link), link.getAttribute("href")])).toEqual([
    ["1 Binnenmuur stucen", "/diensten/binnenmuur-stucen"],
    ["2 Buitenmuur stucen", "/diensten/buitenmuur-stucen"],
    ["3 Sierpleister", "/diensten/sierpleister"],
    ["4 Schilderwerk", "/diensten/schilderwerk"],
  ]);
  expect(all(main, "[data-house] use[class*=pale]")).toEqual([]);
});

test("home gives four reasons to choose the firm", () => {
  expect(groups).toContainEqual([
    like(/10\+ jaar/),
    like(/Premium materialen/i),
    like(/tevreden klanten/i),
    like(/op tijd/i),
  ]);
});

test("home compares one wall before and after", () => {
  expect(all(main, "input[type=range]")).toHaveLength(1);
});

test("home lists four benefits of the network, and leads to it", () => {
  expect(lists).toContainEqual([
    like(/gecertificeerde vakmensen/i),
    like(/Premium materialen/i),
    like(/garantie/i),
    like(/vaste werknormen/i),
  ]);
  expect(hrefs).toContain("https://erkendstukadoorsnetwerk.example");
});

test("home explains the work in four steps", () => {
  expect(groups).toContainEqual([
    like(/kennismaking|advies/i),
    like(/offerte/i),
    like(/uitvoering/i),
    like(/oplevering/i),
  ]);
});

test("home shows three reviews, and leads to all of them, here and elsewhere", () => {
  expect(all(main, "blockquote")).toHaveLength(3);
  expect(hrefs).toContain("/reviews");
  // The rating in the hero, and a link beside the reviews.
  const elsewhere = links.filter(({ href }) => href === "https://reviews.kalkenkwast.example");
  expect(elsewhere.length).toBeGreaterThanOrEqual(2);
  expect(elsewhere[0]?.text).toContain("4.9/5");
});

test("home ends with a call to ask for a quote or to phone, and three badges", () => {
  expect(allWords(main, "h2").at(-1)).toBe("Maak Uw Woning Perfect met Professioneel Stucwerk");
  expect(closing).toEqual(expect.arrayContaining(["/offerte-aanvragen", "tel:+31100000000"]));
  expect(underHeadings(main, "li").at(-1)?.map(words)).toEqual([
    "Garantie 5 jaar op al ons werk",
    "Snelle Service Reactie binnen 24 uur",
    "Tevredenheid 4.9/5 op Google",
  ]);
});
