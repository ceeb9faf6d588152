import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { invoiceOf } from "@/content/invoice";
import { withVat } from "@/content/lib/price-rules";
import { cases } from "@/content/collections/cases";
import { recentProjects } from "@/content/collections/projects";
import { prices, rateOf } from "@/content/business/prices";
import { indicatedParts, priceIndication } from "@/content/pages/price-indication";
import { estimate, tariffOf } from "@/features/price-indication/calculation";

const tariff = tariffOf(prices, indicatedParts);

function range(service: string, squareMetres: number, part?: string) {
  const work = tariff.works.find((one) => one.service === service && (!part || one.part === part));
  const result = work && estimate(tariff, work, squareMetres, "ouder");
  if (result?.kind !== "range") throw new Error(`no range for ${service} ${part}`);
  return result.discount?.before ?? result.excludingVat;
}

/** At 100 m² a range is a hundred times the rates; the promotion aside. */
function perSquareMetre(service: string, part?: string) {
  const { low, high } = range(service, 100, part);
  return [low / 100, high / 100];
}

/** A rate that is told in round figures has the same upper amount, and may start lower. */
function expectWithin(rate: string, service: string) {
  const [low = 0, high = 0] = perSquareMetre(service);
  expect(low).toBeGreaterThanOrEqual(rateOf(rate).from);
  expect(high).toBe(rateOf(rate).to);
}

/** How every rate on the site agrees with what the calculation gives; a new rate has to be added here. */
const agreements: Record<string, () => void> = {
  interior: () => {
    for (const part of ["wanden", "plafonds", "wanden-en-plafonds"])
      expect(perSquareMetre("binnenmuur-stucen", part)).toEqual([12.5, 25]);
  },
  "interior-blog": () => expectWithin("interior-blog", "binnenmuur-stucen"),
  // From 60 per m²: what the smallest example starts at.
  exterior: () => expect(range("buitenmuur-stucen", 10).low).toBe(10 * rateOf("exterior").from),
  // From 70 per m²: what the middle example came to at most, and within what large walls cost.
  "exterior-panel": () => {
    expect(range("buitenmuur-stucen", 50).high).toBe(50 * rateOf("exterior-panel").from);
    const [low = 0, high = 0] = perSquareMetre("buitenmuur-stucen");
    expect(low).toBeLessThan(rateOf("exterior-panel").from);
    expect(high).toBeGreaterThan(rateOf("exterior-panel").from);
  },
  // It has no upper amount: the spread makes one.
  facade: () => expect(perSquareMetre("gevel-stucen")).toEqual([25, 25 * prices.indication.spread]),
  newbuild: () => expect(perSquareMetre("nieuwbouw-stucen")[0]).toBe(35),
  "newbuild-faq": () => expectWithin("newbuild-faq", "nieuwbouw-stucen"),
  "painting-walls": () =>
    expect(range("schilderwerk", 100, "binnenmuren")).toMatchObject({ low: 890, high: 1500 }),
  "painting-interior": () => expect(rateOf("painting-walls").from).toBe(rateOf("painting-interior").from),
  "painting-ceilings": () => expect(perSquareMetre("schilderwerk", "plafonds")).toEqual([12, 20]),
  "painting-facades": () => expect(perSquareMetre("schilderwerk", "gevel")).toEqual([29.5, 45]),
  "painting-exterior": () =>
    expect(perSquareMetre("schilderwerk", "gevel")[0]).toBe(rateOf("painting-exterior").from),
  // Bare stone takes a base coat first: behangklaar is what new-build starts at, sausklaar is a surcharge more.
  "base-coat": () =>
    expect(rateOf("interior").from + rateOf("base-coat").from).toBe(rateOf("newbuild-faq").from),
  smooth: () => expect(rateOf("newbuild-faq").from + rateOf("smooth").from).toBe(rateOf("newbuild").from),
  // 15 m² is the first size at which one thin layer comes to more than the smallest job.
  minimum: () => {
    expect(range("binnenmuur-stucen", 15)).toMatchObject({ low: rateOf("minimum").from, high: 380 });
    expect(() => range("binnenmuur-stucen", 13)).toThrow("no range");
  },
  // What is left of the invoice is for material and waste.
  hour: () => {
    const { excludingVat } = invoiceOf(prices);
    const labour = prices.invoice.hours * rateOf("hour").from;
    expect(labour / excludingVat).toBeGreaterThan(0.7);
    expect(labour / excludingVat).toBeLessThan(0.9);
  },
  // More than ten hours' work, less than a day and a half for two.
  "painting-stairs": () => {
    const { from, to = 0 } = rateOf("painting-stairs");
    expect(from / rateOf("hour").from).toBeGreaterThan(10);
    expect(to / rateOf("hour").from).toBeLessThan(24);
  },
  "painting-frames": () =>
    expect(range("schilderwerk", 20, "kozijnen")).toEqual({ low: 20 * 35, high: 20 * 45 }),
};

/** Those that only come on top of others; the page of prices shows them. */
const extras = Object.keys(prices.rates).filter((name) => rateOf(name).shownOn === "/prijzen");
const others = Object.keys(prices.rates).filter((name) => !extras.includes(name));

test.each([...others, "base-coat", "smooth"])("the rate %s agrees with the price indication", (name) => {
  expect(Object.keys(agreements), "say here what was agreed").toContain(name);
  agreements[name]?.();
});

test.each(extras)("the extra %s stands on the page of prices", (name) => {
  expect(readFileSync("content/pages/prijzen.md", "utf8")).toContain(`{price.${name}.incl}`);
});

test("the job in Ridderkerk cost what the invoice says", () => {
  const job = recentProjects.find(({ id }) => id === "slaapkamers-ridderkerk");
  expect(job).toMatchObject({ squareMetres: 48, description: expect.stringContaining("€\u00a02.511,36") });
});

test("the house in Barendrecht cost what its square metres, chases, joints and hours do", () => {
  const house = cases.find(({ id }) => id === "nieuwbouwwoning-barendrecht");
  const cost = (name: string, quantity: number) => quantity * rateOf(name).from;
  const sum = cost("newbuild", 310) + cost("chase", 40) + cost("ceiling-joint", 60) + cost("hour", 4);
  expect(house?.price).toEqual({ from: withVat(sum, prices.vat.high) });
});

test.each(prices.examples)("$squareMetresFrom to $squareMetresTo m² outside cost $from to $to", (example) => {
  for (const size of [example.squareMetresFrom, example.squareMetresTo]) {
    expect(range("buitenmuur-stucen", size)).toMatchObject({ low: example.from, high: example.to });
  }
});

test("between two examples it costs what lies between, beyond the largest its price per square metre", () => {
  expect(range("buitenmuur-stucen", 30)).toEqual({ low: 1300, high: 2150 });
  expect(range("buitenmuur-stucen", 180)).toEqual({ low: 11_000, high: 15_800 });
});

test("ornamental plaster has no tariff, and says why", () => {
  const ornamental = priceIndication.services.find(({ slug }) => slug === "sierpleister");
  expect(tariff.works.some(({ service }) => service === "sierpleister")).toBe(false);
  expect(ornamental?.visit).toMatch(/^Sierpleister is er in veel soorten/);
});
