import type { ReactNode } from "react";
import { business } from "@/content/business/business";
import type { contact } from "@/content/pages/contact";
import { postalCode } from "@/content/lib/postal-code";
import { Breadcrumb } from "@/components/navigation/Breadcrumb";
import { Reachable } from "@/features/reachability/Reachable";
import planes from "@/ui/planes.module.css";
import styles from "./ContactSplit.module.css";

interface Props {
  page: typeof contact;
  /** The form. */
  children?: ReactNode;
}

/** A plane of cobalt with every way to reach the firm, and the form beside it; on a phone its last parts come below it. */
export function ContactSplit({ page, children }: Props) {
  const { hero, details, certification, form } = page;
  const { partner, demo, insurance } = business;
  return (
    <div className={styles.split}>
      <div className={`${styles.plane} ${planes.cobalt}`}>
        <Breadcrumb path="/contact" />
        <h1>{hero.heading}</h1>
        <p className="lead">{hero.lead}</p>
        <dl className={`rows ${styles.details}`}>
          <div>
            <dt className="bold">{details.phone}</dt>
            <dd>
              <a className="figure" href={`tel:${business.phoneInternational}`}>
                {business.phone}
              </a>
              <Reachable className={styles.reachable} saysFrom />
            </dd>
          </div>
          <div>
            <dt className="bold">{details.email}</dt>
            <dd>
              <a className="figure" href={`mailto:${business.email}`}>
                {business.email}
              </a>
            </dd>
          </div>
          <div>
            <dt className="bold">{details.hours}</dt>
            {business.openingHours.map(({ days, opens, closes }) => (
              <dd key={days} className={styles.hours}>
                <span>{days}</span> {opens ? `${opens}–${closes}` : details.closed}
              </dd>
            ))}
          </div>
        </dl>
      </div>
      <div className={`${styles.firm} ${planes.cobalt}`}>
        <dl className={`rows ${styles.details}`}>
          <div>
            <dt className="bold">{details.address}</dt>
            <dd>
              {business.street}
              <br />
              {postalCode(business.postalCode)} {business.city}
            </dd>
          </div>
          {(!demo || insurance) && (
            <div>
              <dt className="bold">{details.registration}</dt>
              {/* Numbers that are made up prove nothing. */}
              {!demo && <dd>{details.chamberOfCommerce}</dd>}
              {!demo && <dd>{details.vatId}</dd>}
              {insurance && <dd>{insurance}</dd>}
            </div>
          )}
        </dl>
        {partner && certification && (
          <section className={`${styles.certification} ${planes.yellow}`} aria-labelledby="certification">
            <h2 id="certification">{certification.heading}</h2>
            <p>{certification.text}</p>
            {partner.number && !demo && (
              <p>
                {certification.number} {partner.number}
              </p>
            )}
            <a className="more" href={partner.url} rel="noopener">
              {certification.link}
            </a>
          </section>
        )}
      </div>
      <section className={styles.form} aria-labelledby="message">
        <h2 id="message">{form.heading}</h2>
        <p className={styles.quote}>
          {form.quoteText}{" "}
          <a className="more" href="/offerte-aanvragen">
            {form.quoteLink}
          </a>
        </p>
        {children}
      </section>
    </div>
  );
}
