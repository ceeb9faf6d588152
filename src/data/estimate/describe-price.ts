import { isoDay } from "#contract/iso-day.ts";
import { dutchDay } from "#data/format/dates.ts";
import { fill } from "#data/format/fill.ts";
import { euro } from "#data/format/money.ts";
import { endOfPromotion } from "#data/prices/end-of-month.ts";
import { oneAmount } from "./calculation.ts";
import type { PriceExplanation } from "./estimate-texts.ts";
import {
  figureOf,
  fullFigure,
  onOneLine,
  type Priced as PricedIn,
  shortFigure,
  vatText,
} from "./figure.ts";
import type { PriceBook } from "./price-book.ts";
import type { PricedJob } from "./priced-job.ts";
import { vatPercentOf } from "./quote.ts";
import { openTexts, sheetOf } from "./quote-sheet.ts";
import { basesFor, rangeText } from "./ranges.ts";

type Priced = PricedIn<PriceBook>;

/** The work and its size: "Dakwerk, goten, 48 m²". */
const subjectOf = ({ name, service, size }: PricedJob) =>
  [name, service && size].filter(Boolean).join(", ");

/** Both amounts, a line each; [] as long as there are none. */
function amountLines(priced: Priced): string[] {
  const figure = fullFigure(priced);
  return priced.job.estimate ? [onOneLine(figure), figure.other ?? ""] : [];
}

/** What the panel has of the lines of the amount, and of what is still open. */
function quoteOf({ job: { estimate, service, building }, prices }: Priced) {
  const { lines: words } = prices.texts;
  const [basis] = basesFor(building);
  const includes = prices.explanations?.[service?.slug ?? ""]?.includes ?? [];
  return (
    estimate?.quote && {
      sheet: sheetOf(estimate.quote, words, basis, includes),
      open: openTexts(estimate.quote.open, words, basis),
    }
  );
}

/** What is to be known of the amount, or instead of it. */
function notesOf({ job: { estimate, service, work, ...job }, prices: { texts } }: Priced) {
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
    return [`${fill(visit.small, { minimum })} ${visit.next}`];
  }
  const total = { size: job.size ?? "", range: rangeText(estimate[basis]) };
  return estimate.isRough ? [`${fill(rough.total, total)} ${rough.reason}`] : [];
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
function panelOf(priced: Priced) {
  const { job, prices } = priced;
  const { texts, promotion } = prices;
  const { estimate, building, work } = job;
  const [basis] = basesFor(building);
  const explanation = work && prices.explanations?.[work.service];
  const extras = (work && explanation?.extras[work.part]) ?? [];
  const discount = estimate?.discount;
  return {
    subject: subjectOf(job),
    /** That the price needs a visit. */
    heading: work ? undefined : texts.visit.heading,
    figure: work && fullFigure(priced),
    notes: notesOf(priced),
    /** The way to the service that is for new buildings. */
    newBuild: job.isNewBuild ? explanation?.newBuild : undefined,
    /** The amount without the promotion, and until when that lasts. */
    discount: discount && {
      before: rangeText(discount.before[basis]),
      text: fill(texts.range.discount, {
        percent: `${discount.percent}%`,
        endOfMonth: endOfPromotion(promotion.ends, new Date()),
      }),
    },
    ...quoteOf(priced),
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
export type PanelWords = ReturnType<typeof panelOf>;

/** The price in one or two sentences. */
function sentences({ job, prices }: Priced): string {
  const { sentence, visit } = prices.texts;
  const { estimate, work } = job;
  const subject = subjectOf(job);
  if (!work) {
    return `${subject}: ${visit.next}`;
  }
  if (!estimate) {
    return "";
  }
  const includingVat = rangeText(estimate.includingVat);
  const excludingVat = rangeText(estimate.excludingVat);
  if (estimate.isSmallest) {
    return `${fill(sentence.small, { subject, amount: includingVat })} ${visit.next}`;
  }
  const vat = vatText(estimate.vatPercents);
  const { discount, isRough } = estimate;
  return [
    fill(sentence.range, { subject, includingVat, vat, excludingVat }),
    discount && fill(sentence.discount, { percent: `${discount.percent}%` }),
    isRough && sentence.rough,
  ]
    .filter(Boolean)
    .join(" ");
}

/** The amount beside the size; "" as long as there is none. */
function besideSize(priced: Priced): string {
  const { estimate, size = "", building } = priced.job;
  const { size: words, line, rate } = priced.prices.texts;
  if (!estimate) {
    return "";
  }
  const [basis] = basesFor(building);
  const amount = [estimate.isSmallest && rate.from, rangeText(estimate[basis])];
  return fill(words, { size, amount: amount.filter(Boolean).join(" "), vat: line[basis] });
}

/** The price as the firm gets it, one fact on a line, with the lines that the visitor saw. */
function factsOf(priced: Priced): string {
  const { job, prices } = priced;
  const { estimate } = job;
  if (!estimate || estimate.isSmallest) {
    return sentences(priced);
  }
  const { sentence, lines: words } = prices.texts;
  const { sheet, open = [] } = quoteOf(priced) ?? {};
  const rows = sheet ? [...sheet.lines, ...sheet.sums, sheet.total] : [];
  return [
    ...amountLines(priced),
    subjectOf(job),
    estimate.discount && fill(sentence.discount, { percent: `${estimate.discount.percent}%` }),
    estimate.isRough && sentence.rough,
    ...rows.map(
      ({ work, quantity, amount }) => `${work}: ${quantity ? `${quantity} = ${amount}` : amount}`,
    ),
    open.length > 0 && `${words.open}:`,
    ...open,
  ]
    .filter(Boolean)
    .join("\n");
}

const places = {
  /** Everything of it, on the screen and on paper. */
  panel: panelOf,
  /** The figure in few words. */
  figure: shortFigure,
  /** Below the field of the size. */
  size: besideSize,
  /** For screen readers, and in a message that a visitor sends himself; "" without a result. */
  sentences,
  /** Both amounts, in the confirmation and in the mail to the visitor. */
  lines: amountLines,
  /** In the firm's mail; "" without a result. */
  facts: factsOf,
};

type Places = typeof places;

/** The price of a job in the words of a place that tells it. */
export function describePrice<Place extends keyof Places>(
  job: PricedJob,
  prices: PriceBook,
  place: Place,
) {
  return places[place]({ job, prices }) as ReturnType<Places[Place]>;
}
