import type { ReactNode } from "react";
import { business } from "@/content/business/business";
import type { contact } from "@/content/pages/contact";
import { postalCode } from "@/content/lib/postal-code";
import { Reachable } from "@/features/reachability/Reachable";
import { Breadcrumb } from "@/components/shared/Breadcrumb";
import planes from "@/ui/planes.module.css";
import { bindLastWords } from "@/components/shared/bind-last-words";
import styles from "./ContactSplit.module.css";

interface Props {
  page: typeof contact;
  /** The form. */
  children?: ReactNode;
}

/**
 * The contact page at one glance: a plane of cobalt with every way to reach the firm, and the form beside it.
 * On a phone the form comes before the certification.
 */
export function ContactSplit({ page, children }: Props) {
  const { hero, details, certification, form } = page;
  return (
    <div className={styles.split}>
      <div className={`${styles.plane} ${planes.cobalt}`}>
        <Breadcrumb path="/contact" />
        <h1>{hero.heading}</h1>
        <p className={styles.lead}>{bindLastWords(hero.lead)}</p>
        <dl className={styles.details}>
          <div className={styles.large}>
            <dt>{details.phone}</dt>
            <dd>
              <a href={`tel:${business.phoneInternational}`}>{business.phone}</a>
              <Reachable className={styles.reachable} />
            </dd>
          </div>
          <div className={styles.large}>
            <dt>{details.email}</dt>
            <dd>
              <a href={`mailto:${business.email}`}>{business.email}</a>
            </dd>
          </div>
          <div>
            <dt>{details.hours}</dt>
            {business.openingHours.map(({ days, opens, closes }) => (
              <dd key={days} className={styles.hours}>
                <span>{days}</span> {opens ? `${opens}–${closes}` : details.closed}
              </dd>
            ))}
          </div>
          <div>
            <dt>{details.address}</dt>
            <dd>
              {business.street}
              <br />
              {postalCode(business.postalCode)} {business.city}
            </dd>
          </div>
          <div>
            <dt>{details.registration}</dt>
            <dd>{details.chamberOfCommerce}</dd>
            <dd>{details.vatId}</dd>
            {business.insurance && <dd>{business.insurance}</dd>}
          </div>
        </dl>
      </div>
      <section className={styles.form} aria-labelledby="message">
        <h2 id="message">{form.heading}</h2>
        <p className={styles.quote}>
          {form.quoteText} <a href="/offerte-aanvragen">{form.quoteLink}</a>
        </p>
        {children}
      </section>
      {business.partner && certification && (
        <section className={`${styles.certification} ${planes.yellow}`} aria-labelledby="certification">
          <h2 id="certification">{certification.heading}</h2>
          <p>{certification.text}</p>
          {business.partner.number && (
            <p>
              {certification.number} {business.partner.number}
            </p>
          )}
          <a href={business.partner.url} rel="noopener">
            {certification.link}
          </a>
        </section>
      )}
    </div>
  );
}
