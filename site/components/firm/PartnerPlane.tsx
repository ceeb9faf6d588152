import { fill } from "@contractor/core/facts/format/fill.ts";
import type { home } from "@contractor/core/facts/home/home-page.ts";
import { shell } from "@contractor/core/facts/shell/shell.ts";
import { business } from "@contractor/core/facts.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Eyebrow, Heading } from "#ui/Heading.tsx";
import { TickList } from "#ui/TickList.tsx";
import styles from "./PartnerPlane.module.css";

/** The network that the firm belongs to, and its benefits; nothing for a firm without one. */
export function PartnerPlane({ partner }: { partner: typeof home.data.partner }) {
  if (!partner || !business.data.partner) {
    return null;
  }
  const { number, url } = business.data.partner;
  return (
    <section className="l-part plane-cobalt" aria-labelledby="partner">
      <div className={`l-halves ${styles.halves}`}>
        <div>
          <Eyebrow mark="yellow">{partner.eyebrow}</Eyebrow>
          <Heading level={2} id="partner" text={partner.heading} />
          <p className="u-above-1 u-below-1">{partner.text}</p>
          {/* The number of the demonstration is fictional. */}
          {number && !business.data.demo && (
            <p className="t-small u-below-3">{fill(shell.data.firm.number, { number })}</p>
          )}
          <ButtonLink href={url} tone="ink">
            {partner.button}
          </ButtonLink>
        </div>
        <TickList items={partner.benefits} layout="rows" />
      </div>
    </section>
  );
}
