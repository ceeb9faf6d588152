import { businessFields, businessWarnings } from "#data/firm/business-schema.ts";
import { lengthWarnings } from "#data/reading/length-warnings.ts";
import { valid } from "#data/reading/validate.ts";
import { type Answers, answersSchema, completed, mistakesOf, named } from "./answers.ts";
import { type Draft, listOf, textOf } from "./draft.ts";
import { answersOf, type Today } from "./draft-answers.ts";
import { has, type Step, stepAsking, stepNamed, steps } from "./steps.ts";

/** The name of the field in which an answer was typed, by its place in the answers. */
function fieldAt(place: readonly string[]): string {
  const [first = "", second = "", third] = place;
  if (first === "people" && third !== undefined) {
    return `${third}${Number(second) - 1}`;
  }
  return ["begin", "openingHours"].includes(first) ? second : place.join(".");
}

/** What only the page asks: choices, which a draft without them leaves out. */
function choicesMissing(draft: Draft, { canPromote, elsewhere }: Today): [string, string][] {
  const missing: [string, string][] = [];
  if (textOf(draft, "alone") === "") {
    missing.push(["alone", "Kies of u alleen werkt."]);
  }
  if (listOf(draft, "services").length === 0) {
    missing.push(["services", "Kies ten minste één dienst."]);
  }
  if (textOf(draft, "place") === "") {
    missing.push(["place", "Kies binnen, buiten of allebei."]);
  }
  if (elsewhere.length > 0) {
    const names = elsewhere.join(" en ");
    missing.push(["place", `Daar past ${names} niet bij. Kies allebei, of haal het vinkje weg.`]);
  }
  for (const name of has) {
    if (textOf(draft, name) === "" && (name !== "hasPromotion" || canPromote)) {
      missing.push([name, "Kies ja, nee of later."]);
    }
  }
  return missing;
}

/** Every mistake in a draft, by the name of its step, and there by its field. */
export function mistakesIn(draft: Draft, today: Today): Map<string, Map<string, string>> {
  const found = new Map(steps.map(({ name }) => [name, new Map<string, string>()]));
  const add = (step: Step | undefined, field: string, sentence: string) => {
    const inStep = found.get(step?.name ?? "");
    const question = step?.questions.find((one) => one.field === field);
    const waits = question?.mayWait === true && textOf(draft, field) === "";
    if (inStep && !inStep.has(field) && !waits) {
      inStep.set(field, sentence);
    }
  };
  for (const [field, sentence] of choicesMissing(draft, today)) {
    add(stepAsking(["begin", field]) ?? stepNamed("hebt"), field, sentence);
  }
  for (const { place, sentence } of mistakesOf(answersSchema, completed(answersOf(draft, today)))) {
    add(stepAsking(place), fieldAt(place), sentence);
  }
  return found;
}

/** The answers of a draft without a mistake. */
export const finished = (draft: Draft, today: Today): Answers =>
  valid("", answersSchema, completed(answersOf(draft, today)));

/** What is right, and would not look good: what the form of the firm in the editor says as well. */
export const adviceOn = (firm: Answers): string[] =>
  [...lengthWarnings(firm, businessFields, ""), ...businessWarnings(firm)].map(
    (issue) => `${named(issue.place.split(" › ").slice(1)).label}: ${issue.message}`,
  );
