import type { ResultTexts } from "@/content/pages/price-indication";
import type { Tariff } from "./calculation";

/** What src/pages/prijsindicatie.json.ts gives: too much to stand in a page that is mostly not calculated on. */
export interface Loaded {
  tariff: Tariff;
  texts: ResultTexts;
}
