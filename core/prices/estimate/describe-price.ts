import { isoDay } from "#enquiry/days.ts";
import { dutchDay } from "#facts/format/dates.ts";
import { fill } from "#facts/format/fill.ts";
import { euro } from "#facts/format/money.ts";
import { type Building, endOfPromotion } from "#prices/price-rules.ts";
import { type Basis, basesFor, oneAmount, type Ranges, rangeText } from "./calculation.ts";
import type { PriceBook, PriceExplanation } from "./price-book.ts";
import type { PricedJob } from "./priced-job.ts";
import { vatPercentOf } from "./quote.ts";
import { openTexts, sheetOf } from "./quote-sheet.ts";
import { answerTo } from "./work.ts";

/** A price in words, as PriceFigure shows it. */
export interface Figure {
  /** Above the amount: the word for "from". */
  prefix?: string | undefined;
  amount: string;
  /** What the amount is for. */
  unit?: string | undefined;
  /** The same amount on the other basis, with VAT or without. */
  other?: string | undefined;
}

/** Amounts as a figure, in the order of a building. `bases` are the words for both bases. */
function figureOf(
  ranges: Ranges,
  building: Building,
  bases: Record<Basis, string>,
  per?: string,
): Figure {
  const [first, second] = basesFor(building);
  return {
    amount: rangeText(ranges[first]),
    unit: [per, bases[first]].filter(Boolean).join(" "),
    other: `${rangeText(ranges[second])} ${bases[second]}`,
  };
}

/**
 * The figure of a job: its amounts, or the lowest price of its unit. `bases` are few words, for the
 * line on a phone and beside a drawn wall, unless others are given.
 */
function jobFigure(
  { estimate, work, building }: PricedJob,
  prices: PriceBook,
  bases: Record<Basis, string> = prices.texts.line,
): Figure {
  const { line, rate, rough } = prices.texts;
  const figure = (ranges: Ranges, prefix?: string, per?: string) => ({
    prefix,
    ...figureOf(ranges, building, bases, per),
  });
  if (!work) {
    return { amount: line.visit };
  }
  if (!estimate) {
    return figure(oneAmount(work.from, vatPercentOf(prices, building)), rate.from, rate.unit);
  }
  return estimate.isRough
    ? figure(estimate.perSquareMeter, rough.about, rough.unit)
    : figure(estimate, estimate.isSmallest ? rate.from : undefined);
}

export const onOneLine = ({ prefix, amount, unit }: Figure) =>
  [prefix, amount, unit].filter(Boolean).join(" ");

/** The VAT of a job in words: "9% btw", or "btw (9% en 21%)" where its lines differ. */
function vatText(percents: readonly number[]): string {
  const [first, ...others] = percents.map((percent) => `${percent}%`);
  return others.length === 0 ? `${first} btw` : `btw (${[first, ...others].join(" en ")})`;
}

/** The figure with the VAT of its lines: "inclusief 9% btw". */
function fullFigure(job: PricedJob, prices: PriceBook): Figure {
  const { range } = prices.texts;
  const vat = vatText(job.estimate?.vatPercents ?? [vatPercentOf(prices, job.building)]);
  const includingVat = fill(range.includingVat, { vat });
  return jobFigure(job, prices, { includingVat, excludingVat: range.excludingVat });
}

/** The work and its size: "Dakwerk, goten, 48 m²". */
const subjectOf = ({ name, service, size }: PricedJob) =>
  [name, service && size].filter(Boolean).join(", ");

/** Both amounts, a line each; [] as long as there are none. */
function amountLines(job: PricedJob, prices: PriceBook): string[] {
  const figure = fullFigure(job, prices);
  return job.estimate ? [onOneLine(figure), figure.other ?? ""] : [];
}

/** What the panel has of the lines of the amount, and of what is still open. */
function quoteOf({ estimate, service, building }: PricedJob, { texts }: PriceBook) {
  const [basis] = basesFor(building);
  const includes = service?.explanation?.includes ?? [];
  return (
    estimate?.quote && {
      sheet: sheetOf(estimate.quote, texts.lines, basis, includes),
      open: openTexts(estimate.quote.open, texts.lines, basis),
    }
  );
}

/** What is to be known of the amount, or instead of it. */
function notesOf({ estimate, service, work, ...job }: PricedJob, { texts }: PriceBook) {
  const { rate, visit, rough } = texts;
  const [basis] = basesFor(job.building);
  if (!work) {
    return [service ? (service.visit ?? "") : visit.other, visit.next];
  }
  if (!estimate) {
    return [job.typedSize === "" ? rate.next : rate.noNumber];
  }
  if (estimate.isSmallest) {
    const minimum = euro(estimate.excludingVat.low);
    // There are no lines that say what was answered.
    const answered = work.questions.map((asked) => answerTo(asked, job.answers)?.label);
    const small = `${fill(visit.small, { minimum })} ${visit.next}`;
    return [small, answered.filter(Boolean).join("; ")].filter(Boolean);
  }
  const total = { size: job.size ?? "", range: rangeText(estimate[basis]) };
  return estimate.isRough ? [`${fill(rough.total, total)} ${rough.reason}`] : [];
}

/** The amount without the promotion, and until when that lasts. */
function discountOf({ estimate, building }: PricedJob, { texts, promotion }: PriceBook) {
  const [basis] = basesFor(building);
  const discount = estimate?.discount;
  return (
    discount && {
      before: rangeText(discount.before[basis]),
      text: fill(texts.range.discount, {
        percent: `${discount.percent}%`,
        endOfMonth: endOfPromotion(promotion.ends, new Date()),
      }),
    }
  );
}

/** What changes the price, the drying time and the warranty. */
function reasonsOf(explanation: PriceExplanation, words: PriceBook["texts"]["notes"]) {
  const { raises, lowers, drying, warranty, basis } = explanation;
  const sections = [
    { heading: words.raises, items: raises },
    { heading: words.lowers, items: lowers },
    { heading: words.drying, items: [drying] },
    { heading: words.warranty, items: warranty ? [warranty] : [] },
  ];
  return { sections: sections.filter(({ items }) => items.length > 0), basis };
}

/** What the panel says. What is absent has no place in it yet. */
function panelOf(job: PricedJob, prices: PriceBook) {
  const { texts } = prices;
  const { building, work } = job;
  const explanation = job.service?.explanation;
  const extras = (work && explanation?.extras[work.part]) ?? [];
  return {
    subject: subjectOf(job),
    /** That the price needs a visit. */
    heading: work ? undefined : texts.visit.heading,
    figure: work && fullFigure(job, prices),
    notes: notesOf(job, prices),
    /** The way to the service that is for new buildings. */
    newBuild: job.isNewBuild ? explanation?.newBuild : undefined,
    discount: discountOf(job, prices),
    ...quoteOf(job, prices),
    /** What may come on top. */
    extras: extras.map(({ label, price, unit, hasHighVat }) => {
      const percent = hasHighVat ? prices.vat.high : vatPercentOf(prices, building);
      return { label, figure: figureOf(oneAmount(price, percent), building, texts.line, unit) };
    }),
    reasons: explanation && reasonsOf(explanation, texts.notes),
    /** The day on which it was worked out, for paper. */
    printed: fill(texts.lines.printed, { date: dutchDay(isoDay(new Date())) }),
  };
}

/** The price in sentences; "" where there is a price, but no amount yet. */
function sentences(job: PricedJob, prices: PriceBook): string {
  const amounts = [`${amountLines(job, prices).join(", ")}.`, discountOf(job, prices)?.text];
  const said = job.work ? [...amounts, ...notesOf(job, prices)] : [prices.texts.visit.next];
  return job.work && !job.estimate ? "" : `${subjectOf(job)}: ${said.filter(Boolean).join(" ")}`;
}

/** The amount beside the size; "" as long as there is none. */
const besideSize = (job: PricedJob, prices: PriceBook) =>
  job.estimate && job.size
    ? fill(prices.texts.size, { size: job.size, amount: onOneLine(jobFigure(job, prices)) })
    : "";

/** The price as the firm gets it, one fact on a line, with the lines that the visitor saw. */
function factsOf(job: PricedJob, prices: PriceBook): string {
  if (!job.estimate) {
    return sentences(job, prices);
  }
  const { sheet, open = [] } = quoteOf(job, prices) ?? {};
  const rows = sheet ? [...sheet.lines, ...sheet.sums, sheet.total] : [];
  return [
    ...amountLines(job, prices),
    subjectOf(job),
    discountOf(job, prices)?.text,
    ...notesOf(job, prices),
    ...rows.map(
      ({ work, quantity, amount }) => `${work}: ${quantity ? `${quantity} = ${amount}` : amount}`,
    ),
    open.length > 0 && `${prices.texts.lines.open}:`,
    ...open,
  ]
    .filter(Boolean)
    .join("\n");
}

/** The price of a job in the words of each place that tells it. */
export const describePrice = {
  /** Everything of it, on the screen and on paper. */
  panel: panelOf,
  /** The figure in few words. */
  figure: (job: PricedJob, prices: PriceBook) => jobFigure(job, prices),
  /** Below the field of the size. */
  size: besideSize,
  /** For screen readers, and in a message that a visitor sends himself; "" without a result. */
  sentences,
  /** Both amounts, in the confirmation and in the mail to the visitor. */
  lines: amountLines,
  /** In the firm's mail; "" without a result. */
  facts: factsOf,
};
