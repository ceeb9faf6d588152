import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cases } from "#data/cases/cases.ts";
import { estimateTexts } from "#data/estimate/estimate-texts.ts";
import { priceBookOf } from "#data/estimate/price-book.ts";
import { partName } from "#data/estimate/priced-job.ts";
import { withVat } from "#data/prices/price-rules.ts";
import { prices, rateOf } from "#data/prices/prices.ts";
import { recentProjects } from "#data/projects/projects.ts";

const list = priceBookOf(prices.data, estimateTexts());
const works = list.services.flatMap((service) => service.works);

test("no two kinds of work have the same name", () => {
  expect(new Set(works.map(partName)).size).toBe(works.length);
});

const from = (name: string) => rateOf(name).from;

test("a complete build-up outside costs its layer, its cleaning and its base coat", () => {
  expect(from("facade") + from("facade-cleaning") + from("facade-base")).toBe(from("exterior"));
});

test("rates are consistent with each other", () => {
  // Bare stone gets a base coat first. New-build prices start at a wall ready for wallpaper; ready
  // for paint is a surcharge.
  expect(from("interior") + from("base-coat")).toBe(from("newbuild-faq"));
  expect(from("newbuild-faq") + from("smooth")).toBe(from("newbuild"));
  // The two readings of a build-up outside differ by what windows and a plinth cost, and the
  // highest rate inside is two layers, ready for paint.
  expect(from("exterior") + from("exterior-openings")).toBe(from("exterior-panel"));
  expect(from("interior") + from("second-layer") + from("smooth")).toBe(rateOf("interior").to);
});

/** Extras, which are always added to other work. The page of prices shows them. */
const extras = Object.keys(prices.data.rates).filter((name) => rateOf(name).shownOn === "prijzen");

test.each(extras)("the page of prices shows the extra %s", (name) => {
  const page = readFileSync("content/pages/prijzen.md", "utf8");
  expect(page).toMatch(new RegExp(`\\{price\\.${name}(\\.range)?\\.incl\\}`));
});

test("the job in Ridderkerk costs the amount of its invoice", () => {
  const job = recentProjects().find(({ id }) => id === "slaapkamers-ridderkerk");
  expect(job).toMatchObject({
    squareMeters: 48,
    description: expect.stringContaining("€\u00a02.511,36"),
  });
});

test("the house in Barendrecht costs what its square metres and extras add up to", () => {
  const house = cases.data.find(({ id }) => id === "nieuwbouwwoning-barendrecht");
  const sum =
    310 * from("newbuild") +
    40 * from("chase") +
    60 * from("ceiling-joint") +
    28 * from("reveal") +
    from("hall-scaffold") +
    4 * from("hour");
  expect(house?.price).toEqual({ from: withVat(sum, prices.data.vat.high) });
});
