import type { Prices } from "@/content/schemas/prices";
import { tariffOf, type IndicatedParts } from "../calculation";

const rate = (from: number, to?: number) =>
  ({ from, ...(to && { to }), unit: "m2", vat: "low", label: "A rate", shownOn: "nowhere" }) as const;

/** Prices of a firm that exists in tests only. */
export const prices: Prices = {
  rates: {
    wall: rate(12.5, 25),
    outside: rate(25),
    rough: rate(35),
    fine: rate(30, 45),
    frame: rate(35, 45),
    job: rate(150),
  },
  examples: [
    { id: "small", squareMetresFrom: 10, squareMetresTo: 15, from: 600, to: 780 },
    { id: "medium", squareMetresFrom: 45, squareMetresTo: 50, from: 2000, to: 3500 },
    { id: "large", squareMetresFrom: 85, squareMetresTo: 90, from: 5500, to: 7900 },
  ],
  invoice: { hours: 10, lines: [{ rate: "wall", quantity: 40 }] },
  indication: {
    minimum: "job",
    spread: 1.6,
    roundTo: [{ below: 1000, multiple: 10 }, { below: 10_000, multiple: 50 }, { multiple: 100 }],
  },
  promotion: { percent: 10, rate: "wall", aboveSquareMetres: 50, ends: "month" },
  vat: { low: 9, high: 21, lowFromYears: 2 },
  quote: { validDays: 30, downPaymentPercent: 40 },
  sample: { amount: 50, currency: "EUR", validMonths: 12 },
};

type Part = IndicatedParts["parts"][number];
const part = (name: string, measure: Part["measure"], to: number, rates: Partial<Part> = {}): Part => ({
  name,
  label: name,
  measure,
  squareMetresFrom: 10,
  squareMetresTo: to,
  ...rates,
});

/** Its services: the first has the promotion, the second follows the example projects, the last has no tariff. */
export const parts: readonly IndicatedParts[] = [
  {
    slug: "inside",
    parts: [
      part("walls", "walls", 300, { rate: "wall" }),
      part("ceilings", "ceiling", 300, { rate: "wall" }),
      part("both", "room", 300, { rate: "wall" }),
    ],
  },
  { slug: "garden-wall", parts: [part("wall", "facade", 250)] },
  { slug: "front", parts: [part("front", "facade", 300, { rate: "outside" })] },
  { slug: "new-house", parts: [part("walls", "walls", 500, { rate: "rough", upperRate: "fine" })] },
  {
    slug: "paint",
    parts: [part("inside", "walls", 300, { rate: "outside" }), part("frames", "none", 80, { rate: "frame" })],
  },
  { slug: "artwork", parts: [] },
];

export const tariff = tariffOf(prices, parts);
