import { firm, telephone } from "#e2e/helpers/firm.ts";
import { all, allWords, readPage, underHeadings, words } from "#e2e/helpers/page-reader.ts";
import { expect, test } from "#e2e/helpers/test.ts";

const like = (pattern: RegExp) => expect.stringMatching(pattern);
const home = readPage("/");

test("the hero has the firm's name, its tagline, its buttons, its ticks, and the strip five figures", () => {
  expect(allWords(home.main, "h1")).toEqual([firm.name]);
  expect(home.text).toContain("Vakmanschap sinds 2013");
  const rating = home.links.find(({ href }) => href === firm.externalReviews?.url);
  expect(rating?.text).toContain("4.9/5");
  expect(home.links).toContainEqual({
    text: "Gratis Offerte Aanvragen",
    href: "/offerte-aanvragen",
  });
  expect(home.links).toContainEqual({ text: "Bekijk Diensten", href: "/diensten" });
  expect(home.lists).toContainEqual([
    "Strak en duurzaam stucwerk",
    "Betaalbare prijzen",
    "10+ jaar ervaring",
    "Gratis offerte",
  ]);
  expect(allWords(home.main, "figure:has(img) figcaption")[0]).toMatch(/\w/);
  expect(home.lists).toContainEqual([
    expect.stringContaining("4.9/5"),
    "10+ jaar Ervaring",
    "500+ Tevreden klanten",
    "100% Kwaliteitsgarantie",
    "24/7 Bereikbaar",
  ]);
});

test("four services lead to their page", () => {
  expect(home.text).toContain("Onze Diensten Vakmanschap in Elk Detail");
  expect(home.groups).toContainEqual(
    [/binnen/i, /buiten/i, /sierpleister/i, /schilderwerk/i].map(like),
  );
  const more = home.links.filter(({ text }) => text.startsWith("Meer informatie"));
  const slugs = ["binnenmuur-stucen", "buitenmuur-stucen", "sierpleister", "schilderwerk"];
  expect(more.map(({ href }) => href)).toEqual(slugs.map((slug) => `/diensten/${slug}`));
  expect(home.links).toContainEqual({ text: "Bekijk alle diensten", href: "/diensten" });
});

test("four reasons, one comparison, four benefits of the network, four steps", () => {
  const reasons = [/10\+ jaar/, /goede materialen/i, /tevreden klanten/i, /op tijd/i];
  expect(home.groups).toContainEqual(reasons.map(like));
  expect(all(home.main, "input[type=range]")).toHaveLength(1);
  const benefits = [
    /gecertificeerde vakmensen/i,
    /goede materialen/i,
    /garantie/i,
    /vaste werknormen/i,
  ];
  expect(home.lists).toContainEqual(benefits.map(like));
  expect(home.hrefs).toContain(firm.partner?.url);
  const steps = [/kennismaking|advies/i, /offerte/i, /uitvoering/i, /oplevering/i];
  expect(home.groups).toContainEqual(steps.map(like));
});

test("three reviews with links to all of them, and a closing call with three badges", () => {
  expect(all(home.main, "blockquote")).toHaveLength(3);
  const elsewhere = home.links.filter(({ href }) => href === firm.externalReviews?.url);
  expect(
    elsewhere.length,
    "the badge in the hero and the link beside the reviews",
  ).toBeGreaterThanOrEqual(2);
  expect(home.hrefs).toContain("/reviews");

  expect(allWords(home.main, "h2").at(-1)).toBe(
    "Maak Uw Woning Perfect met Professioneel Stucwerk",
  );
  expect(home.closing).toEqual(expect.arrayContaining(["/offerte-aanvragen", telephone]));
  expect(underHeadings(home.main, "li").at(-1)?.map(words)).toEqual([
    "Garantie 5 jaar op al ons werk",
    "Snelle Service Reactie binnen 24 uur",
    "Tevredenheid 4.9/5 op Google",
  ]);
});
