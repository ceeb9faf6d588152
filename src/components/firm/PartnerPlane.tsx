import { Photograph } from "#components/photo/Photograph.tsx";
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
    <section className="l-page" aria-labelledby="partner">
      <div className={`l-part plane-cobalt ${styles.plane}`}>
        <Eyebrow mark="yellow">{partner.eyebrow}</Eyebrow>
        <Heading level={2} id="partner" className="t-large" text={partner.heading} />
        <p className="u-above-3 u-below-4">{partner.text}</p>
        <ul className={`l-twos ${styles.benefits}`}>
          {partner.benefits.map((benefit) => (
            <li key={benefit} className={`t-bold ${styles.benefit}`}>
              {benefit}
            </li>
          ))}
        </ul>
        <ButtonLink href={url} tone="ink">
          {partner.button}
        </ButtonLink>
      </div>
      <Photograph name={partner.photo} size="tall" height="auto" className={styles.photo}>
        {/* The number of the demonstration is fictional. */}
        {number && !business.data.demo && (
          <p className={`t-by t-text-s ${styles.plate}`}>
            <b className="t-text-l">{name}</b>
            {fill(shell.data.firm.number, { number })}
          </p>
        )}
      </Photograph>
    </section>
  );
}
