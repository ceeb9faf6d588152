import type { ReactNode } from "react";
import type { PriceList } from "#data/estimate/calculation.ts";
import type { Indication, Job } from "#data/estimate/indication.ts";
import { Close } from "#ui/icons.tsx";
import styles from "./PricePanel.module.css";
import { PriceResult } from "./PriceResult.tsx";
import { ShareButton } from "./ShareButton.tsx";
import { shareAddress } from "./share-link.ts";

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
      {indication ? (
        <PriceResult list={list} job={job} indication={indication}>
          {children}
        </PriceResult>
      ) : (
        children
      )}
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
