import { roundToCents } from "#data/format/money.ts";
import type { Prices } from "#data/prices/prices-schema.ts";
import type { QuoteLineSource, ServiceEstimate } from "#data/services/service-estimate.ts";

type Part = ServiceEstimate["parts"][number];
type Question = ServiceEstimate["questions"][number];

/** A rate once, whatever the size, as for the smallest scaffold. */
interface Once {
  work: string;
  price: number;
}

/** A line that a job of any size has in its quote, without its quantity. */
export interface WorkLine extends Once {
  /** Whether the price is for each square metre, and not for the whole job. */
  isPerSquareMeter: boolean;
  /** What the line costs at least. */
  minimum?: Once | undefined;
  /** Whether it has the high VAT in any building. */
  hasHighVat?: true | undefined;
  /** Whether the promotion is for it. */
  isPromoted?: true | undefined;
}

export interface WorkAnswer {
  name: string;
  label: string;
  lines: WorkLine[];
  /** What the smallest job costs with this answer, in euro, where that is more. */
  minimum?: number;
}

/** A question about the work, with the lines that its answers add to the quote. */
export interface WorkQuestion {
  name: string;
  topic: string;
  question: string;
  hint?: string | undefined;
  answers: WorkAnswer[];
  unanswered: { from: string; to: string };
  /** The answer that counts in a new building until there is one. */
  newBuild?: string | undefined;
}

/** The price of a part of a service: its lines, and the questions that add others. */
export interface Work {
  service: string;
  part: string;
  label: string;
  measure: Part["measure"];
  /** The price per square metre from which the work starts, in euro. */
  from: number;
  /** What the smallest job costs, in euro. */
  minimum: number;
  /** Up to how many square metres the amount is that of a quote. */
  limit: number;
  lines: WorkLine[];
  /** The highest price per square metre of the first line, where no questions narrow it down. */
  upTo?: number | undefined;
  questions: WorkQuestion[];
}

/** The first line of a quote as its rate says, and what its answers add. */
export function workOf(
  prices: Prices,
  service: string,
  part: Part,
  allQuestions: readonly Question[],
): Work {
  const { rates, indication, promotion } = prices;
  const onceFrom = (name: string): Once => ({
    work: rates[name]?.label ?? "",
    price: rates[name]?.from ?? 0,
  });
  const lineOf = ({ rate, work, minimum, vat, off }: QuoteLineSource): WorkLine => {
    const once = onceFrom(rate);
    const line: WorkLine = {
      work: work ?? once.work,
      price: off ? -once.price : once.price,
      isPerSquareMeter: rates[rate]?.unit === "m2",
    };
    // The page carries every line, so a property that says nothing is left out.
    if (minimum !== undefined) {
      line.minimum = onceFrom(minimum);
    }
    if (vat === "high") {
      line.hasHighVat = true;
    }
    if (promotion.rates.includes(rate)) {
      line.isPromoted = true;
    }
    return line;
  };
  const isAsked = ({ parts }: Question) => !parts || parts.includes(part.name);
  const questions = allQuestions.filter(isAsked).map(({ parts: _, answers, ...question }) => ({
    ...question,
    answers: answers.map(({ lines, minimum, ...answer }): WorkAnswer => {
      const own = { ...answer, lines: lines.map(lineOf) };
      return minimum === undefined ? own : { ...own, minimum: onceFrom(minimum).price };
    }),
  }));
  const base = rates[part.rate];
  const spread = roundToCents((base?.from ?? 0) * indication.spread);
  return {
    service,
    part: part.name,
    label: part.label,
    measure: part.measure,
    from: onceFrom(part.shownRate ?? part.rate).price,
    minimum: onceFrom(part.minimum ?? indication.minimum).price,
    limit: part.squareMetersTo,
    lines: [lineOf({ rate: part.rate, work: part.work }), ...part.lines.map(lineOf)],
    upTo: questions.length > 0 ? undefined : (base?.to ?? spread),
    questions,
  };
}
