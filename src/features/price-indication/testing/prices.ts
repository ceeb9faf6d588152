import type { IndicatedService, PriceTexts } from "@/content/pages/price-indication";
import type { PriceList } from "../indication";
import { tariff } from "./tariff";

const words = { includes: [], raises: [], lowers: [], drying: "", warranty: "", basis: "" };
const service = (slug: string, label: string, parts: Record<string, string>): IndicatedService => ({
  slug,
  label,
  choice: slug,
  indication: { ...words, parts },
});

/** What the firm of the tests says of its prices, as far as tests read it. */
const texts = {
  tiles: { somethingElse: "Iets anders" },
  sentence: {
    range: "{subject}: {includingVat} met {percent} btw, {excludingVat} zonder.",
    discount: "{percent} korting is eraf.",
  },
  visit: { next: "Wij komen langs." },
  services: [
    service("inside", "Binnen", { walls: "wanden", ceilings: "plafonds", both: "alles" }),
    service("front", "Voorgevel", { front: "gevel" }),
    {
      ...service("new-house", "Nieuw huis", { walls: "wanden" }),
      indication: { ...words, building: "jonger", parts: { walls: "wanden" } },
    },
    { ...service("paint", "Verf", { inside: "binnen", frames: "kozijnen" }), choice: "anders" },
    { slug: "artwork", label: "Kunstwerk", choice: "artwork", visit: "Elk werk is anders." },
  ],
} as unknown as PriceTexts;

export const prices: PriceList = { tariff, texts };
