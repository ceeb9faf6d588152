import type { Work } from "./calculation";
import { byMeasures, type ChoiceName, type Choices, type MeasureName, measureNames } from "./choices";
import { measuresFor, squareMetresOf } from "./measures";
import { parseNumber } from "./numbers";

/** The fields that hold something other than a number, among those that count now. */
export function mistakes(choices: Choices, work: Work | undefined): ChoiceName[] {
  const used = byMeasures(choices, work) ? measuresFor[work?.measure ?? "none"] : (["squareMetres"] as const);
  return used.filter((name) => {
    const noOpenings = name === "openings" && /^0*$/.test(choices[name].trim());
    return choices[name].trim() !== "" && !noOpenings && parseNumber(choices[name]) === undefined;
  });
}

/** The square metres, typed or measured; undefined as long as they are not known. */
export function chosenSquareMetres(choices: Choices, work: Work | undefined): number | undefined {
  if (mistakes(choices, work).length > 0) return undefined;
  if (!work || !byMeasures(choices, work)) return parseNumber(choices.squareMetres);
  const measured: Partial<Record<MeasureName, number>> = {};
  for (const name of measureNames) {
    const value = parseNumber(choices[name]);
    if (value !== undefined) measured[name] = value;
  }
  return squareMetresOf(work.measure, measured);
}
