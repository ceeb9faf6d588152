import type { QuoteLineSource, ServiceEstimate } from "#facts/services/service-estimate.ts";
import type { Prices } from "#prices/prices-schema.ts";

type Part = ServiceEstimate["parts"][number];
type Question = ServiceEstimate["questions"][number];

/**
 * The price of a part of a service: its lines, and the questions whose answers add others. A line
 * is one that a job of any size has in its quote, without its quantity; prices are in euro.
 */
export function workOf(
  prices: Prices,
  service: string,
  part: Part,
  allQuestions: readonly Question[],
) {
  const { rates, indication, promotion } = prices;
  /** A rate once, whatever the size, as for the smallest scaffold. */
  const once = (name: string) => ({
    work: rates[name]?.label ?? "",
    price: rates[name]?.from ?? 0,
  });
  const lineOf = ({ rate, work, minimum, vat, off }: QuoteLineSource) => ({
    work: work ?? once(rate).work,
    price: off ? -once(rate).price : once(rate).price,
    isPerSquareMeter: rates[rate]?.unit === "m2",
    /** What the line costs at least. */
    minimum: minimum === undefined ? undefined : once(minimum),
    /** Whether it has the high VAT in any building. */
    hasHighVat: vat === "high" || undefined,
    /** Whether the promotion is for it. */
    isPromoted: promotion.rates.includes(rate) || undefined,
  });
  const isAsked = ({ parts }: Question) => !parts || parts.includes(part.name);
  const questions = allQuestions.filter(isAsked).map(({ parts: _, answers, ...question }) => ({
    ...question,
    answers: answers.map(({ lines, minimum, ...answer }) => ({
      ...answer,
      lines: lines.map(lineOf),
      /** What the smallest job costs with this answer, where that is more. */
      minimum: minimum === undefined ? undefined : once(minimum).price,
    })),
  }));
  return {
    service,
    part: part.name,
    label: part.label,
    measure: part.measure,
    /** The price per square metre from which the work starts. */
    from: once(part.shownRate ?? part.rate).price,
    /** What the smallest job costs. */
    minimum: once(part.minimum ?? indication.minimum).price,
    /** Up to how many square metres the amount is that of a quote. */
    limit: part.squareMetersTo,
    lines: [lineOf({ rate: part.rate, work: part.work }), ...part.lines.map(lineOf)],
    /** The highest price per square metre of the first line, where no question narrows it down. */
    upTo: questions.length === 0 ? rates[part.rate]?.to : undefined,
    questions,
  };
}

export type Work = ReturnType<typeof workOf>;
export type WorkLine = Work["lines"][number];
export type WorkQuestion = Work["questions"][number];
export type WorkAnswer = WorkQuestion["answers"][number];

// The answers to the questions about a price are one text, in the draft and in the address of a
// calculation: "behang.nee_ondergrond.vast".

/** The answer to a question; undefined as long as there is none. */
export const answerTo = (
  { name, answers }: WorkQuestion,
  given: ReadonlyMap<string, string>,
): WorkAnswer | undefined => answers.find((answer) => answer.name === given.get(name));

/** The answers in a text that this work asks for, and only those, by the name of their question. */
export function answersFor({ questions }: Work, text: string): Map<string, string> {
  const pairs = text.split("_").map((pair): [string, string] => {
    const [question = "", answer = ""] = pair.split(".", 2);
    return [question, answer];
  });
  const given = new Map(pairs);
  const asked = questions.filter((question) => answerTo(question, given));
  return new Map(asked.map(({ name }) => [name, given.get(name) ?? ""]));
}

/** Answers as a text; an empty one takes the answer to its question away. */
export const answersText = (given: ReadonlyMap<string, string>): string =>
  [...given].flatMap(([question, answer]) => (answer ? [`${question}.${answer}`] : [])).join("_");
