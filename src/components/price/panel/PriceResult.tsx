import type { ReactNode } from "react";
import { PriceFigure } from "#components/price/PriceFigure.tsx";
import { endOfPromotion } from "#components/price/promotion/end-of-promotion.ts";
import { isoDay } from "#contract/iso-day.ts";
import { type RangeEstimate, vatPercentOf } from "#data/estimate/calculation.ts";
import type { PriceBook } from "#data/estimate/price-book.ts";
import { priceWords } from "#data/estimate/price-words.ts";
import {
  basesFor,
  type Job,
  type PricedJob,
  rangeText,
  vatText,
} from "#data/estimate/priced-job.ts";
import { dutchDay } from "#data/format/dates.ts";
import { fill } from "#data/format/fill.ts";
import { euro } from "#data/format/money.ts";
import { estimatePath } from "#data/services/service-path.ts";
import { OpenQuestions } from "./OpenQuestions.tsx";
import { PriceFold } from "./PriceFold.tsx";
import { PriceNotes } from "./PriceNotes.tsx";
import styles from "./PriceResult.module.css";
import { PriceSheet } from "./PriceSheet.tsx";

interface Props {
  prices: PriceBook;
  job: Job;
  pricedJob: PricedJob;
  actions: ReactNode;
  /** Shown while nothing is known of the price. */
  children: ReactNode;
}

/** What is known of the price: that it needs a visit, a range, or the lowest price of a unit. */
export function PriceResult({ prices, job, pricedJob, actions, children }: Props) {
  const { texts } = prices;
  const { estimate, service, building, work, isNewBuild } = pricedJob;
  if (!estimate && !work) {
    return (
      <>
        {children}
        {actions}
      </>
    );
  }
  if (estimate?.kind === "visit" && estimate.reason !== "small") {
    const reason = estimate.reason === "unknown" ? service?.visit : texts.visit.other;
    return (
      <>
        <VisitNote reason={reason} words={texts.visit} />
        {actions}
      </>
    );
  }
  const buildingVat = vatPercentOf(prices, building);
  const vat = vatText(estimate?.kind === "range" ? estimate.vatPercents : [buildingVat]);
  const basis = {
    includingVat: fill(texts.range.includingVat, { vat }),
    excludingVat: texts.range.excludingVat,
  };
  const [first] = basesFor(building);
  const explanation = service?.explanation;
  return (
    <>
      {estimate?.kind === "range" && estimate.discount && (
        <p className={styles.before}>
          <span>{texts.range.before}</span> <s>{rangeText(estimate.discount.before[first])}</s>
        </p>
      )}
      <p className={styles.amount}>
        <PriceFigure size="result" {...priceWords(pricedJob, prices, basis)} />
      </p>
      {estimate?.kind === "range" && (
        <RangeDetails estimate={estimate} pricedJob={pricedJob} prices={prices} />
      )}
      {estimate?.kind === "visit" && (
        <p className={styles.row}>
          {`${fill(texts.visit.small, { minimum: euro(estimate.minimum) })} ${texts.visit.next}`}
        </p>
      )}
      {!estimate && (
        <p className={styles.row}>
          {job.squareMeters.trim() === "" ? texts.rate.next : texts.rate.noNumber}
        </p>
      )}
      {isNewBuild && explanation?.newBuild && (
        <p className={styles.row}>
          {explanation.newBuild.text}{" "}
          <a
            className="u-screen-only"
            href={`${estimatePath(explanation.newBuild.service, job.squareMeters)}`}
          >
            {explanation.newBuild.link}
          </a>
        </p>
      )}
      {actions}
      {estimate?.kind === "range" && estimate.quote && (
        <PriceFold line={texts.lines.caption}>
          <PriceSheet
            quote={estimate.quote}
            includes={explanation?.includes ?? []}
            words={texts.lines}
            basis={first}
          />
        </PriceFold>
      )}
      {explanation && (
        <PriceNotes
          explanation={explanation}
          prices={prices}
          building={building}
          part={work?.part}
        />
      )}
      {estimate?.kind === "range" && (
        <p className={styles.estimate}>
          <span>{texts.range.estimate}</span>{" "}
          <span className={styles.printed}>
            {fill(texts.lines.printed, { date: dutchDay(isoDay(new Date())) })}
          </span>
        </p>
      )}
    </>
  );
}

interface VisitProps {
  reason: string | undefined;
  words: PriceBook["texts"]["visit"];
}

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
  pricedJob: PricedJob;
  prices: PriceBook;
}

/** What stands below the amount of a whole job: its discount, and what it leaves open. */
function RangeDetails({ estimate, pricedJob, prices }: RangeProps) {
  const { discount, isRough, quote } = estimate;
  const { range: words, rough } = prices.texts;
  const [basis] = basesFor(pricedJob.building);
  return (
    <>
      {isRough && (
        <p className={styles.row}>
          {[
            fill(rough.total, { size: pricedJob.size ?? "", range: rangeText(estimate[basis]) }),
            rough.reason,
          ].join(" ")}
        </p>
      )}
      {discount && (
        <p className={styles.discount}>
          {fill(words.discount, {
            percent: `${discount.percent}%`,
            endOfMonth: endOfPromotion(prices.promotion.ends, new Date()),
          })}
        </p>
      )}
      {quote && <OpenQuestions open={quote.open} words={prices.texts.lines} basis={basis} />}
    </>
  );
}
