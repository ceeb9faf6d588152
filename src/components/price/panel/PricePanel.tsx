import type { ReactNode } from "react";
import { shareAddress } from "#data/estimate/job-address.ts";
import type { PriceBook } from "#data/estimate/price-book.ts";
import type { Job, PricedJob } from "#data/estimate/priced-job.ts";
import { Close } from "#ui/icons.tsx";
import styles from "./PricePanel.module.css";
import { PriceResult } from "./PriceResult.tsx";
import { ShareButton } from "./ShareButton.tsx";

/** The id of the panel; the price line on a phone opens it. */
export const pricePanelId = "prijs";

interface Props {
  prices: PriceBook;
  job: Job;
  pricedJob: PricedJob | undefined;
  /** The content of the panel before a service is chosen: the prices per square metre. */
  children: ReactNode;
}

/** The price of the job, as far as it is known. On a phone, the price line opens it. */
export function PricePanel({ prices, job, pricedJob, children }: Props) {
  const { texts } = prices;
  const hasRange = pricedJob?.estimate?.kind === "range";
  return (
    <aside
      id={pricePanelId}
      popover="auto"
      data-prints-alone={hasRange || undefined}
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
      {pricedJob && <p>{pricedJob.subject}</p>}
      {pricedJob ? (
        <PriceResult prices={prices} job={job} pricedJob={pricedJob}>
          {children}
        </PriceResult>
      ) : (
        children
      )}
      {hasRange && (
        <button
          type="button"
          className={`u-more u-screen-only ${styles.print}`}
          onClick={() => print()}
        >
          {texts.lines.print}
        </button>
      )}
      {pricedJob?.service && (
        <ShareButton
          title={pricedJob.subject}
          words={texts.share}
          address={shareAddress(pricedJob, job, location)}
        />
      )}
    </aside>
  );
}
