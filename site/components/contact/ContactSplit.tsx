import type { contactPage } from "@contractor/core/facts/enquiry/contact-page.ts";
import { postalCity, withBoundNumbers } from "@contractor/core/facts/format/words.ts";
import { faq } from "@contractor/core/facts/questions/questions.ts";
import { shell } from "@contractor/core/facts/shell/shell.ts";
import { business } from "@contractor/core/facts.ts";
import type { ReactNode } from "react";
import { FirstFreeWeek } from "#components/firm/FirstFreeWeek.tsx";
import { Breadcrumb } from "#components/navigation/Breadcrumb.tsx";
import { Heading } from "#ui/Heading.tsx";
import { Subsection } from "#ui/Subsection.tsx";
import { chatAddress } from "./ChatButton.tsx";
import styles from "./ContactSplit.module.css";
import { hoursOfDay, Reachable } from "./Reachable.tsx";

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.detail}>
      <dt className="t-bold">{label}</dt>
      {children}
    </div>
  );
}

interface Props {
  texts: typeof contactPage.data;
  /** The form. */
  children: ReactNode;
}

/**
 * A plane of cobalt with every way to reach the firm, beside the form. On a phone, its last parts
 * come after the form.
 */
export function ContactSplit({ texts, children }: Props) {
  const { hero, details, certification, form } = texts;
  const { partner, demo, insurance } = business.data;
  const chat = chatAddress(faq.data.whatsappMessage);
  return (
    <div className={`l-page ${styles.split}`}>
      <div className={`${styles.plane} plane-cobalt`}>
        <Breadcrumb path="/contact" />
        <Heading level={1} className={styles.heading} text={hero.heading} />
        <p className="t-lead u-below-3">{withBoundNumbers(hero.lead)}</p>
        <dl className={`l-rows ${styles.details}`}>
          <Detail label={details.phone}>
            <dd>
              <a
                className={`t-figure ${styles.address} ${styles.phone}`}
                href={`tel:${business.data.phoneInternational}`}
              >
                {business.data.phone}
              </a>
              <Reachable className={`t-text-s ${styles.reachable}`} showsNextOpening />
            </dd>
          </Detail>
          <Detail label={details.email}>
            <dd>
              <a className={`t-figure ${styles.address}`} href={`mailto:${business.data.email}`}>
                {business.data.email}
              </a>
            </dd>
          </Detail>
          {chat && (
            <Detail label={details.whatsapp}>
              <dd>
                <a className={`t-figure ${styles.address}`} href={chat}>
                  {details.whatsappLink}
                </a>
              </dd>
            </Detail>
          )}
          <Detail label={details.hours}>
            {business.data.openingHours.map(({ days, opens, closes }) => (
              <dd key={days} className={styles.hours}>
                <span>{days}</span> {hoursOfDay(opens, closes, details.closed)}
              </dd>
            ))}
          </Detail>
        </dl>
      </div>
      <div className={styles.firm}>
        <dl className={`l-rows ${styles.details}`}>
          <Detail label={details.address}>
            <dd>
              {business.data.street}
              <br />
              {postalCity(business.data.postalCode, business.data.city)}
            </dd>
          </Detail>
          {/* The numbers of the demonstration are fictional. */}
          {!demo && (
            <Detail label={details.registration}>
              <dd>{details.chamberOfCommerce}</dd>
              {details.vatId && <dd>{details.vatId}</dd>}
            </Detail>
          )}
          {insurance && (
            <Detail label={shell.data.firm.insurance}>
              <dd>{insurance}</dd>
            </Detail>
          )}
        </dl>
        {partner && certification && (
          <Subsection
            heading={certification.heading}
            headingClass="t-minor"
            className={`${styles.certification} plane-yellow`}
          >
            <p>{certification.text}</p>
            {partner.number && !demo && (
              <p>
                {certification.number} {partner.number}
              </p>
            )}
            <a className="u-more" href={partner.url}>
              {certification.link}
            </a>
          </Subsection>
        )}
      </div>
      <Subsection
        heading={form.heading}
        headingClass={`u-below-2 ${styles.formHeading}`}
        className={`l-part ${styles.form}`}
      >
        <div className={`u-below-3 ${styles.formText}`}>
          <p>{form.quoteText}</p>
          <a className="u-more" href="/offerte-aanvragen">
            {form.quoteLink}
          </a>
          <FirstFreeWeek className="u-above-2" />
        </div>
        {children}
      </Subsection>
    </div>
  );
}
