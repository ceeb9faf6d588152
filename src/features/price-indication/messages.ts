import { euroRange } from "@/content/lib/money";
import type { ResultTexts } from "@/content/pages/price-indication";
import type { Range } from "./calculation";
import type { Indication } from "./indication";
import { squareMetresText } from "./numbers";

/** A range in words: "€ 600 tot € 780". */
export function rangeText({ low, high }: Range): string {
  return euroRange(low, high);
}

/** What it is about: "Schilderwerk, plafonds, 48 m²". */
export function subjectText({ name, squareMetres }: Indication): string {
  return squareMetres ? `${name}, ${squareMetresText(squareMetres)}` : name;
}

/** The words an outcome is said in. */
export type OutcomeTexts = Pick<ResultTexts, "sentence" | "visit">;

/** The outcome in a sentence or two; "" as long as there is none. */
export function outcomeText(indication: Indication, { sentence, visit }: OutcomeTexts): string {
  const { estimate } = indication;
  if (!estimate) return "";
  if (estimate.kind === "visit") return `${subjectText(indication)}: ${visit.next}`;
  const { includingVat, excludingVat, vatPercent, discount } = estimate;
  const range = sentence.range
    .replace("{subject}", subjectText(indication))
    .replace("{includingVat}", rangeText(includingVat))
    .replace("{percent}", `${vatPercent}%`)
    .replace("{excludingVat}", rangeText(excludingVat));
  return discount ? `${range} ${sentence.discount.replace("{percent}", `${discount.percent}%`)}` : range;
}
