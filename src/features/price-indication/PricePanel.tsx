import type { ReactNode } from "react";
import { euro } from "@/content/lib/money";
import { withVat } from "@/content/lib/price-rules";
import { endOfPromotion } from "@/features/promotion/end-of-promotion";
import planes from "@/ui/planes.module.css";
import { addressOf } from "./address";
import type { Estimate } from "./calculation";
import { type Indication, type Job, type PriceList, rangeText, ratePerSquareMetre } from "./indication";
import styles from "./PricePanel.module.css";
import { PriceNotes } from "./PriceNotes";
import { ShareButton } from "./ShareButton";

/** The id of the panel, by which the line at the foot of a phone opens it. */
export const pricePanelId = "prijs";

interface Props {
  list: PriceList;
  job: Job;
  /** Absent as long as no work is chosen. */
  indication: Indication | undefined;
  /** The prices per square metre, until there is more to say. */
  children: ReactNode;
}

/** What the job costs, as far as that is known; beside the form, and on a phone what its line at the foot opens. */
export function PricePanel({ list, job, indication, children }: Props) {
  const { texts } = list;
  const headingId = `${pricePanelId}-heading`;
  return (
    <aside
      id={pricePanelId}
      popover="auto"
      className={`${styles.panel} ${planes.cobalt}`}
      aria-labelledby={headingId}
    >
      <h2 id={headingId}>{texts.heading}</h2>
      <button
        type="button"
        className={styles.close}
        popoverTarget={pricePanelId}
        popoverTargetAction="hide"
        aria-label={texts.line.close}
      >
        ×
      </button>
      {indication && <p className={styles.subject}>{indication.subject}</p>}
      {indication && hasOutcome(indication) ? (
        <Outcome {...{ list, indication }} hasText={job.squareMeters.trim() !== ""} />
      ) : (
        children
      )}
      {indication?.service && (
        <ShareButton
          title={indication.subject}
          words={texts.share}
          address={() => addressOf(indication, job, location)}
        />
      )}
    </aside>
  );
}

/** Where the example projects count there is nothing to say before the square metres are known. */
const hasOutcome = (indication: Indication) =>
  indication.estimate !== undefined || ratePerSquareMetre(indication) !== undefined;

interface OutcomeProps {
  list: PriceList;
  indication: Indication;
  /** Whether something stands where the square metres are asked. */
  hasText: boolean;
}

function Outcome({ list: { texts, tariff }, indication, hasText }: OutcomeProps) {
  const { estimate, service, building } = indication;
  const notes = service?.indication && <PriceNotes service={service.indication} words={texts.notes} />;
  if (estimate?.kind === "visit")
    return (
      <>
        <p className={styles.visit}>{texts.visit.heading}</p>
        <p>{estimate.reason === "unknown" ? service?.visit : texts.visit[estimate.reason]}</p>
        <p>{texts.visit.next}</p>
      </>
    );
  if (estimate)
    return (
      <>
        <Range {...{ estimate, texts }} ends={tariff.promotion.ends} />
        {notes}
        <p className={styles.note}>{texts.range.estimate}</p>
      </>
    );
  const rate = ratePerSquareMetre(indication) ?? 0;
  const percent = building === "ouder" ? tariff.vat.low : tariff.vat.high;
  return (
    <>
      <p className={styles.amount}>
        <small>{texts.rate.from}</small> {euro(rate)}
      </p>
      <p className={styles.vat}>{texts.rate.unit}</p>
      <p className={styles.second}>
        {texts.rate.withVat.replace("{percent}", `${percent}%`)}
        <b>{texts.rate.perUnit.replace("{amount}", euro(withVat(rate, percent)))}</b>
      </p>
      <p className={styles.note}>{hasText ? texts.rate.noNumber : texts.rate.next}</p>
      {notes}
    </>
  );
}

interface RangeProps {
  estimate: Extract<Estimate, { kind: "range" }>;
  texts: PriceList["texts"];
  /** When the promotion ends, as content/prices.yaml says it. */
  ends: string;
}

function Range({ estimate, texts: { range }, ends }: RangeProps) {
  const { includingVat, excludingVat, vatPercent, discount } = estimate;
  return (
    <>
      <p className={styles.amount}>
        {euro(includingVat.low)} <br />
        <small>{range.to}</small> {euro(includingVat.high)}
      </p>
      <p className={styles.vat}>{range.includingVat.replace("{percent}", `${vatPercent}%`)}</p>
      <p className={styles.second}>
        {range.excludingVat}
        <b>{rangeText(excludingVat)}</b>
      </p>
      {discount && (
        <p className={styles.discount}>
          {range.discount
            .replace("{percent}", `${discount.percent}%`)
            .replace("{before}", rangeText(discount.before))
            .replace("{endOfMonth}", endOfPromotion(ends, new Date()))}
        </p>
      )}
    </>
  );
}
