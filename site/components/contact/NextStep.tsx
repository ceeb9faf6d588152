import { servicePages } from "@contractor/core/facts/services/service-texts.ts";
import { business } from "@contractor/core/facts.ts";
import type { ReactNode } from "react";
import { ButtonLink } from "#ui/Button.tsx";
import { Receiver } from "#ui/icons.tsx";
import styles from "./NextStep.module.css";

interface Props {
  href: string;
  /** The text of the button. */
  quote: string;
  tone?: "cobalt" | "ink";
  /** Hides the phone link on wide screens, where the number is in the header. */
  callOnPhoneOnly?: boolean;
  children: ReactNode;
}

/** The actions of a first screen: the button to a quote, the phone, and other links. */
export function NextStep({ href, quote, tone, callOnPhoneOnly = false, children }: Props) {
  return (
    <div className="l-actions">
      <div className={styles.first}>
        <ButtonLink href={href} tone={tone}>
          {quote}
        </ButtonLink>
        <div className={callOnPhoneOnly ? "u-phone-only" : undefined}>
          <ButtonLink tone="square" href={`tel:${business.data.phoneInternational}`}>
            <span className="u-phone-only">
              <Receiver />
            </span>
            <span className="u-icon-on-phone">{servicePages.data.call}</span>
          </ButtonLink>
        </div>
      </div>
      <div className={`l-wrap ${styles.others}`}>{children}</div>
    </div>
  );
}
