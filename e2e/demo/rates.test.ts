import { expect, test } from "vitest";
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

/** How every rate on the site agrees with what the calculation gives; a new rate has to be added here. */
const agreements: Record<string, () => void> = {
  interior: () => {
    for (const part of ["wanden", "plafonds", "wanden-en-plafonds"])
      expect(perSquareMetre("binnenmuur-stucen", part)).toEqual([12.5, 25]);
  },
  "interior-blog": () => {
    const [low = 0, high = 0] = perSquareMetre("binnenmuur-stucen");
    expect(low).toBeGreaterThanOrEqual(rateOf("interior-blog").from);
    expect(high).toBe(rateOf("interior-blog").to);
  },
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
  "newbuild-faq": () => {
    const [low = 0, high = 0] = perSquareMetre("nieuwbouw-stucen");
    expect(low).toBeGreaterThanOrEqual(rateOf("newbuild-faq").from);
    expect(high).toBe(rateOf("newbuild-faq").to);
  },
  "painting-walls": () =>
    expect(range("schilderwerk", 100, "binnenmuren")).toMatchObject({ low: 890, high: 1500 }),
  "painting-interior": () => expect(rateOf("painting-walls").from).toBe(rateOf("painting-interior").from),
  "painting-ceilings": () => expect(perSquareMetre("schilderwerk", "plafonds")).toEqual([12, 20]),
  "painting-facades": () => expect(perSquareMetre("schilderwerk", "gevel")).toEqual([29.5, 45]),
  "painting-exterior": () =>
    expect(perSquareMetre("schilderwerk", "gevel")[0]).toBe(rateOf("painting-exterior").from),
  "painting-frames": () => {
    const { low, high } = range("schilderwerk", 20, "kozijnen");
    expect([low / 20, high / 20]).toEqual([35, 45]);
  },
};

test.each(Object.keys(prices.rates))("the rate %s agrees with the price indication", (name) => {
  expect(Object.keys(agreements)).toContain(name);
  agreements[name]?.();
});

test.each(prices.examples)("$squareMetresFrom to $squareMetresTo m² outside cost $from to $to", (example) => {
  for (const size of [example.squareMetresFrom, example.squareMetresTo]) {
    expect(range("buitenmuur-stucen", size)).toMatchObject({ low: example.from, high: example.to });
  }
});

test("the example projects are the three of the firm", () => {
  const amounts = tariff.examples.map(({ from, to, low, high }) => [from, to, low, high]);
  expect(amounts).toEqual([
    [10, 15, 600, 780],
    [45, 50, 2000, 3500],
    [85, 90, 5500, 7900],
  ]);
});

test("ornamental plaster has no tariff, and says why", () => {
  const ornamental = priceIndication.services.find(({ slug }) => slug === "sierpleister");
  expect(tariff.works.some(({ service }) => service === "sierpleister")).toBe(false);
  expect(ornamental?.visit).toMatch(/^Sierpleister is er in veel soorten/);
});

test("new-build plastering is in a young home, painting in an older one, until the visitor says otherwise", () => {
  const first = (slug: string) =>
    priceIndication.services.find((service) => service.slug === slug)?.indication?.building ?? "ouder";
  expect([first("nieuwbouw-stucen"), first("schilderwerk")]).toEqual(["jonger", "ouder"]);
});
