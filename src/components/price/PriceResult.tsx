import type { ReactNode } from "react";
import { type PriceBook, type RangeEstimate, vatPercentOf } from "#data/estimate/calculation.ts";
import {
  type Job,
  type PricedJob,
  rangeText,
  type VisitEstimate,
} from "#data/estimate/priced-job.ts";
import { fill } from "#data/format/fill.ts";
import { euro } from "#data/format/money.ts";
import { euroWithVat } from "#data/prices/price-rules.ts";
import { endOfPromotion } from "./end-of-promotion.ts";
import { PriceNotes } from "./PriceNotes.tsx";
import styles from "./PriceResult.module.css";

interface Props {
  prices: PriceBook;
  job: Job;
  pricedJob: PricedJob;
  /** Shown while nothing is known of the price. */
  children: ReactNode;
}

/** What is known of the price: that it needs a visit, a range, or the lowest price of a unit. */
export function PriceResult({ prices, job, pricedJob, children }: Props) {
  const { texts } = prices;
  const { estimate, service, building, work } = pricedJob;
  if (estimate?.kind === "visit") {
    return <VisitNote reason={reasonOf(estimate, texts, service?.visit)} words={texts.visit} />;
  }
  const notes = service?.explanation && (
    <PriceNotes explanation={service.explanation} words={texts.notes} />
  );
  if (estimate) {
    return <RangeResult estimate={estimate} prices={prices} notes={notes} />;
  }
  if (work?.from === undefined) {
    return children;
  }
  const isTyped = job.squareMeters.trim() !== "";
  return (
    <RateResult
      rate={work.from}
      vatPercent={vatPercentOf(prices, building)}
      words={texts.rate}
      next={isTyped ? texts.rate.noNumber : texts.rate.next}
      notes={notes}
    />
  );
}

/** Why only a visit can tell the price. `own` is the reason of the service itself. */
function reasonOf(estimate: VisitEstimate, { visit }: PriceBook["texts"], own?: string) {
  switch (estimate.reason) {
    case "unknown":
      return own;
    case "small":
      return fill(visit.small, {
        minimum: euro(estimate.minimum),
        withVat: euro(estimate.from),
        percent: `${estimate.vatPercent}%`,
      });
    default:
      return visit[estimate.reason];
  }
}

interface VisitProps {
  reason: string | undefined;
  words: PriceBook["texts"]["visit"];
}

/** Invites the visitor to a visit, with the reason for it. */
function VisitNote({ reason, words }: VisitProps) {
  return (
    <>
      <p className={`${styles.visit} u-below-2`}>{words.heading}</p>
      <p>{reason}</p>
      <p>{words.next}</p>
    </>
  );
}

interface RangeProps {
  estimate: RangeEstimate;
  prices: PriceBook;
  notes: ReactNode;
}

/** The price of the whole job, as a range. */
function RangeResult({ estimate, prices, notes }: RangeProps) {
  const { includingVat, excludingVat, vatPercent, discount } = estimate;
  const words = prices.texts.range;
  return (
    <>
      {discount && (
        <p className={styles.before}>
          <span>{words.before}</span> <s>{rangeText(discount.before)}</s>
        </p>
      )}
      <p className={`u-nowrap ${styles.amount}`}>
        <span>{euro(includingVat.low)}</span> <br />
        <small className="t-title-s">{words.to}</small> <span>{euro(includingVat.high)}</span>
      </p>
      <p className={`t-bold ${styles.vat}`}>
        {fill(words.includingVat, { percent: `${vatPercent}%` })}
      </p>
      <Row text={words.excludingVat} amount={rangeText(excludingVat)} />
      {discount && (
        <p className={styles.discount}>
          {fill(words.discount, {
            percent: `${discount.percent}%`,
            endOfMonth: endOfPromotion(prices.promotion.ends, new Date()),
          })}
        </p>
      )}
      {notes}
      <Row text={words.estimate} />
    </>
  );
}

interface RateProps {
  /** The lowest price of a square metre in euro, without VAT. */
  rate: number;
  vatPercent: number;
  words: PriceBook["texts"]["rate"];
  /** What the visitor can do to see the price of the whole job. */
  next: string;
  notes: ReactNode;
}

/** The lowest price of a square metre, until the size of the job is known. */
function RateResult({ rate, vatPercent, words, next, notes }: RateProps) {
  return (
    <>
      <p className={`u-nowrap ${styles.amount}`}>
        <small className="t-title-s">{words.from}</small> <span>{euro(rate)}</span>
      </p>
      <p className={`t-bold ${styles.vat}`}>{words.unit}</p>
      <Row
        text={fill(words.withVat, { percent: `${vatPercent}%` })}
        amount={fill(words.perUnit, { amount: euroWithVat(vatPercent, rate) })}
      />
      <Row text={next} />
      {notes}
    </>
  );
}

/** A line below the amount, which may have an amount of its own. */
function Row({ text, amount }: { text: string; amount?: string }) {
  return (
    <p className={styles.row}>
      <span>{text}</span>
      {amount && <b className={styles.sum}>{amount}</b>}
    </p>
  );
}
