import type { Prices } from "#data/prices/prices-schema.ts";
import type { QuoteLineSource, ServiceEstimate } from "#data/services/service-estimate.ts";

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
