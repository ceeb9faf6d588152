import type { ReactNode } from "react";
import { business } from "#data/business/business.ts";
import { servicePages } from "#data/pages/service-pages.ts";
import { ButtonLink, IconLink } from "#ui/Button.tsx";
import { Receiver } from "#ui/icons.tsx";
import styles from "./NextStep.module.css";

interface Props {
  href: string;
  /** What the button to the quote says. */
  quote: string;
  tone?: "cobalt" | "ink";
  /** The phone stands beside it on phones only: on wide screens its number is in the header. */
  callOnPhoneOnly?: boolean;
  /** The other ways, as links. */
  children: ReactNode;
}

/** How a visitor goes on from a first screen: a quote, the phone, and the other ways. */
export function NextStep({ href, quote, tone, callOnPhoneOnly = false, children }: Props) {
  return (
    <div className="l-actions">
      <div className={styles.first}>
        <ButtonLink href={href} tone={tone}>
          {quote}
        </ButtonLink>
        <div className={callOnPhoneOnly ? styles.phoneOnly : undefined}>
          <IconLink href={`tel:${business.data.phoneInternational}`} icon={<Receiver />}>
            {servicePages.data.call}
          </IconLink>
        </div>
      </div>
      <div className={styles.others}>{children}</div>
    </div>
  );
}
