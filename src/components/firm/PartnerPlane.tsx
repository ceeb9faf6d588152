import { business } from "#data/firm/business.ts";
import { fill } from "#data/format/fill.ts";
import type { home } from "#data/home/home-page.ts";
import { shell } from "#data/shell/shell.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Eyebrow } from "#ui/Eyebrow.tsx";
import { Heading } from "#ui/Heading.tsx";
import styles from "./PartnerPlane.module.css";

/** The network that the firm belongs to, and its benefits; nothing for a firm without one. */
export function PartnerPlane({ partner }: { partner: typeof home.data.partner }) {
  if (!partner || !business.data.partner) {
    return null;
  }
  const { name, number, url } = business.data.partner;
  return (
    <section className={`u-uncover plane-cobalt ${styles.plane}`} aria-labelledby="partner">
      <div>
        <Eyebrow mark="yellow">{partner.eyebrow}</Eyebrow>
        <Heading level={2} id="partner" className="t-large" text={partner.heading} />
        <p className="u-above-3 u-below-4">{partner.text}</p>
        <ButtonLink href={url} tone="ink">
          {partner.button}
        </ButtonLink>
      </div>
      <p className={`plane-yellow t-bold ${styles.seal}`}>
        {name}
        {/* The number of the demonstration is fictional. */}
        {number && !business.data.demo && (
          <span className="t-text-s">{fill(shell.data.firm.number, { number })}</span>
        )}
      </p>
      <ul className={styles.benefits}>
        {partner.benefits.map((benefit) => (
          <li key={benefit} className={`t-bold ${styles.benefit}`}>
            {benefit}
          </li>
        ))}
      </ul>
    </section>
  );
}
