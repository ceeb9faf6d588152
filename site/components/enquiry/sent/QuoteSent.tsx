import { fill } from "@contractor/core/facts/format/fill.ts";
import { firstFieldId } from "#components/enquiry/fields.ts";
import type { Quote } from "#components/enquiry/steps/use-quote.ts";
import { FallbackButtons } from "#components/fallback/FallbackButtons.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { SentHeading, WhatFollows } from "./parts.tsx";
import styles from "./QuoteSent.module.css";

/** The page after a request for a quote has arrived: its number, what follows, what was asked. */
export function QuoteSent({ quote }: { quote: Quote }) {
  const { texts, firm, showForm } = quote;
  const { received } = quote.state;
  const { afterSending: sentTexts, freeWeek } = quote.quoteTexts;
  if (!received) {
    return null;
  }
  const { enquiryNumber, rows, sender } = received;
  const message = fill(sentTexts.message, { reference: enquiryNumber });

  return (
    <div data-sent>
      <div className={`plane-yellow l-stack ${styles.head}`}>
        <SentHeading level={1} text={texts.sent.heading} className={styles.heading} />
        <p>
          <span>{sentTexts.number}</span>
          <b className={`u-nowrap ${styles.code}`}>{enquiryNumber}</b>
        </p>
      </div>
      <div className={styles.parts}>
        <div>
          <section className={`l-stack ${styles.part}`} aria-labelledby="sent-next">
            <h2 id="sent-next">{sentTexts.next}</h2>
            <WhatFollows texts={texts} sender={sender} />
            <ol className={`l-rows ${styles.steps}`}>
              {texts.sent.next.map(({ when, what }) => (
                <li key={when} className={styles.step}>
                  <b>{when}</b>
                  <span>{what}</span>
                </li>
              ))}
            </ol>
            {freeWeek && Date.now() <= Date.parse(freeWeek.until) && (
              <div>
                <p className="t-bold">{freeWeek.heading}</p>
                <p>{freeWeek.text}</p>
              </div>
            )}
          </section>
          <section className={`l-stack ${styles.part}`} aria-labelledby="sent-forgotten">
            <h2 id="sent-forgotten">{sentTexts.forgotten}</h2>
            <p>{sentTexts.mention}</p>
            <div className="l-actions u-screen-only">
              <ButtonLink href={`tel:${firm.phoneInternational}`}>{texts.failed.call}</ButtonLink>
              <FallbackButtons firm={firm} texts={texts} text={message} />
            </div>
            {firm.hours && <p className="t-soft">{fill(texts.hours, { hours: firm.hours })}</p>}
            <div className="l-wrap u-screen-only">
              <button type="button" className="u-more" onClick={() => print()}>
                {sentTexts.print}
              </button>
              <button type="button" className="u-more" onClick={() => showForm(firstFieldId.quote)}>
                {texts.sent.again}
              </button>
            </div>
          </section>
        </div>
        <section className={`l-stack ${styles.part}`} aria-labelledby="sent-asked">
          <h2 id="sent-asked">{sentTexts.asked}</h2>
          <dl className={`l-rows ${styles.table}`}>
            {rows.map(([label, text]) => (
              <div key={label} className={styles.row}>
                <dt className="t-bold">{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </div>
  );
}
