import type { Rate } from "./prices-schema.ts";

type Unit = Rate["unit"];

export const unitNames: Record<Unit, string> = {
  m2: "per m²",
  m: "per strekkende meter",
  hour: "per uur",
  job: "per klus",
  item: "per stuk",
};

/** The unit behind a quantity; jobs and items are counted without one. */
const unitSymbols: Record<Unit, string> = {
  m2: "m²",
  m: "m",
  hour: "uur",
  job: "",
  item: "",
};

/** A quantity with its unit: "48 m²", "12 m", "3". */
export function quantityText(quantity: number, unit: Unit): string {
  return `${quantity.toLocaleString("nl-NL")} ${unitSymbols[unit]}`.trim();
}
