import { all, allWords, readPage, underHeadings, words } from "#e2e/helpers/page-reader.ts";
import { expect, test } from "#e2e/helpers/test.ts";

const like = (pattern: RegExp) => expect.stringMatching(pattern);
const home = readPage("/");

test("the hero has the firm's name", () => {
  expect(allWords(home.main, "h1")).toEqual(["Kalk & Kwast"]);
});

test("the hero has the tagline", () => {
  expect(home.text).toContain("Vakmanschap sinds 2013");
});

test("the hero leads to a free quote", () => {
  expect(home.links).toContainEqual({
    text: "Gratis Offerte Aanvragen",
    href: "/offerte-aanvragen",
  });
});

test("the hero leads to the services", () => {
  expect(home.links).toContainEqual({ text: "Bekijk Diensten", href: "/diensten" });
});

test("the hero has four ticks", () => {
  expect(home.lists).toContainEqual([
    "Strak en duurzaam stucwerk",
    "Betaalbare prijzen",
    "10+ jaar ervaring",
    "Gratis offerte",
  ]);
});

test("the picture of the hero has a caption", () => {
  expect(allWords(home.main, "figure:has(img) figcaption")[0]).toMatch(/\w/);
});

test("the strip under the hero has five figures", () => {
  expect(home.lists).toContainEqual([
    like(/4\.9\/5/),
    "10+ jaar Ervaring",
    "500+ Tevreden klanten",
    "100% Kwaliteitsgarantie",
    "24/7 Bereikbaar",
  ]);
});

test("the four specified services stand under their heading", () => {
  expect(home.text).toContain("Onze Diensten Vakmanschap in Elk Detail");
  expect(home.groups).toContainEqual([
    like(/binnen/i),
    like(/buiten/i),
    like(/sierpleister/i),
    like(/schilderwerk/i),
  ]);
});

test("the four specified services lead to their page", () => {
  const more = home.links.filter(({ text }) => text.startsWith("Meer informatie"));
  expect(more.map(({ href }) => href)).toEqual([
    "/diensten/binnenmuur-stucen",
    "/diensten/buitenmuur-stucen",
    "/diensten/sierpleister",
    "/diensten/schilderwerk",
  ]);
});

test("below the four services stands a link to all services", () => {
  expect(home.links).toContainEqual({ text: "Bekijk alle diensten", href: "/diensten" });
});

test("home gives four reasons to choose the firm", () => {
  expect(home.groups).toContainEqual([
    like(/10\+ jaar/),
    like(/goede materialen/i),
    like(/tevreden klanten/i),
    like(/op tijd/i),
  ]);
});

test("home compares one wall before and after", () => {
  expect(all(home.main, "input[type=range]")).toHaveLength(1);
});

test("home lists four benefits of the network", () => {
  expect(home.lists).toContainEqual([
    like(/gecertificeerde vakmensen/i),
    like(/goede materialen/i),
    like(/garantie/i),
    like(/vaste werknormen/i),
  ]);
});

test("home leads to the network", () => {
  expect(home.hrefs).toContain("https://erkendstukadoorsnetwerk.example");
});

test("home explains the work in four steps", () => {
  expect(home.groups).toContainEqual([
    like(/kennismaking|advies/i),
    like(/offerte/i),
    like(/uitvoering/i),
    like(/oplevering/i),
  ]);
});

test("home shows three reviews", () => {
  expect(all(home.main, "blockquote")).toHaveLength(3);
});

test("home leads to all reviews", () => {
  expect(home.hrefs).toContain("/reviews");
});

test("the rating in the hero and a link beside the reviews lead to the reviews elsewhere", () => {
  const elsewhere = home.links.filter(({ href }) => href === "https://reviews.kalkenkwast.example");
  expect(elsewhere.length).toBeGreaterThanOrEqual(2);
  expect(elsewhere[0]?.text).toContain("4.9/5");
});

test("home ends with a call to ask for a quote or to phone", () => {
  expect(allWords(home.main, "h2").at(-1)).toBe(
    "Maak Uw Woning Perfect met Professioneel Stucwerk",
  );
  expect(home.closing).toEqual(expect.arrayContaining(["/offerte-aanvragen", "tel:+31100000000"]));
});

test("three badges stand with the closing call", () => {
  expect(underHeadings(home.main, "li").at(-1)?.map(words)).toEqual([
    "Garantie 5 jaar op al ons werk",
    "Snelle Service Reactie binnen 24 uur",
    "Tevredenheid 4.9/5 op Google",
  ]);
});
