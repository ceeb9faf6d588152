import type { ReactNode } from "react";
import { withVat } from "#data/business/price-rules.ts";
import { fill } from "#data/format/fill.ts";
import { euro } from "#data/format/money.ts";
import { endOfPromotion } from "#features/promotion/end-of-promotion.ts";
import { Close } from "#ui/icons.tsx";
import { shareAddress } from "./address.ts";
import { type PriceList, vatPercentOf } from "./calculation.ts";
import { type Indication, type Job, rangeText } from "./indication.ts";
import { PriceNotes } from "./PriceNotes.tsx";
import styles from "./PricePanel.module.css";
import { ShareButton } from "./ShareButton.tsx";

/** The id of the panel; the price line on a phone opens it. */
export const pricePanelId = "prijs";

interface Props {
  list: PriceList;
  job: Job;
  indication: Indication | undefined;
  /** The content of the panel before a service is chosen: the prices per square metre. */
  children: ReactNode;
}

/** The price of the job, as far as it is known. On a phone, the price line opens it. */
export function PricePanel({ list, job, indication, children }: Props) {
  const { texts } = list;
  const result = indication && resultOf(list, indication, job.squareMeters.trim() !== "");
  return (
    <aside
      id={pricePanelId}
      popover="auto"
      className={`${styles.panel} plane-cobalt`}
      aria-label={texts.heading}
    >
      <h2 className={styles.heading}>{texts.heading}</h2>
      <button
        type="button"
        className={`u-cross u-close ${styles.close}`}
        popoverTarget={pricePanelId}
        popoverTargetAction="hide"
        aria-label={texts.line.close}
      >
        <Close />
      </button>
      {indication && <p>{indication.subject}</p>}
      {result ?? children}
      {indication?.service && (
        <ShareButton
          title={indication.subject}
          words={texts.share}
          address={shareAddress(indication, job, location)}
        />
      )}
    </aside>
  );
}

/**
 * The known part of the price; undefined when nothing is known. `hasText` is whether something was
 * typed as square metres.
 */
function resultOf(list: PriceList, indication: Indication, hasText: boolean) {
  const { texts, promotion } = list;
  const { estimate, service, building, work } = indication;
  if (estimate?.kind === "visit") {
    return (
      <>
        <p className={`${styles.visit} u-below-2`}>{texts.visit.heading}</p>
        <p>{estimate.reason === "unknown" ? service?.visit : texts.visit[estimate.reason]}</p>
        <p>{texts.visit.next}</p>
      </>
    );
  }
  const notes = service?.explanation && (
    <PriceNotes explanation={service.explanation} words={texts.notes} />
  );
  const row = (text: string, amount?: string) => (
    <p className={styles.row}>
      {text}
      {amount && <b className={styles.sum}>{amount}</b>}
    </p>
  );
  if (estimate) {
    const { includingVat, excludingVat, vatPercent, discount } = estimate;
    const { to, includingVat: including, excludingVat: excluding } = texts.range;
    return (
      <>
        {discount && (
          <p className={styles.before}>
            {texts.range.before} <s>{rangeText(discount.before)}</s>
          </p>
        )}
        <p className={`u-nowrap ${styles.amount}`}>
          {euro(includingVat.low)} <br />
          <small className="t-title-s">{to}</small> {euro(includingVat.high)}
        </p>
        <p className={`t-bold ${styles.vat}`}>{fill(including, { percent: `${vatPercent}%` })}</p>
        {row(excluding, rangeText(excludingVat))}
        {discount && (
          <p className={styles.discount}>
            {fill(texts.range.discount, {
              percent: `${discount.percent}%`,
              endOfMonth: endOfPromotion(promotion.ends, new Date()),
            })}
          </p>
        )}
        {notes}
        {row(texts.range.estimate)}
      </>
    );
  }
  if (work?.from === undefined) {
    return undefined;
  }
  const percent = vatPercentOf(list, building);
  const withTax = fill(texts.rate.perUnit, { amount: euro(withVat(work.from, percent)) });
  return (
    <>
      <p className={`u-nowrap ${styles.amount}`}>
        <small className="t-title-s">{texts.rate.from}</small> {euro(work.from)}
      </p>
      <p className={`t-bold ${styles.vat}`}>{texts.rate.unit}</p>
      {row(fill(texts.rate.withVat, { percent: `${percent}%` }), withTax)}
      {row(hasText ? texts.rate.noNumber : texts.rate.next)}
      {notes}
    </>
  );
}
