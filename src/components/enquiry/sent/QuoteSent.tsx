import type { EnquiryState } from "#components/enquiry/enquiry-reducer.ts";
import { firstFieldId } from "#components/enquiry/form-ids.ts";
import { linkWithText } from "#components/fallback/link-with-text.ts";
import { FreeWeekLines } from "#components/firm/FreeWeekLines.tsx";
import type { EnquiryProps, QuoteTexts } from "#data/enquiry/enquiry-props.ts";
import { isShown, weeksFor } from "#data/firm/free-week.ts";
import { fill } from "#data/format/fill.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { NextSteps } from "./NextSteps.tsx";
import styles from "./QuoteSent.module.css";
import { SentHeading } from "./SentHeading.tsx";

interface Props extends Pick<EnquiryProps, "texts" | "firm"> {
  sentTexts: QuoteTexts["afterSending"];
  freeWeek: QuoteTexts["freeWeek"];
  state: EnquiryState;
  /** Shows the empty form, with the focus on the element with this id. */
  onShowForm: (focusId: string) => void;
}

/** The page after a request for a quote has arrived: its number, what was asked, what follows. */
export function QuoteSent({ texts, sentTexts, freeWeek, firm, state, onShowForm }: Props) {
  const { received, asked } = state;
  const { sent, failed } = texts;
  const enquiryNumber = received?.enquiryNumber ?? "";
  const chat = fill(sentTexts.message, { reference: enquiryNumber });
  const files = asked?.fileCount === 1 ? sentTexts.files.one : sentTexts.files.many;

  return (
    <div data-sent>
      <div className={`plane-yellow l-stack ${styles.head}`}>
        <SentHeading level={1} text={sent.heading} className={styles.heading} />
        <p>
          <span>{sentTexts.number}</span>
          <b className={`u-nowrap ${styles.code}`}>{enquiryNumber}</b>
        </p>
      </div>
      <div className={styles.parts}>
        <section className={`l-stack ${styles.main}`} aria-labelledby="sent-next">
          <h2 id="sent-next">{sentTexts.next}</h2>
          <p>{sent.text}</p>
          <NextSteps steps={sent.next} />
          {freeWeek && isShown(freeWeek, new Date()) && (
            <div>
              <p className="t-bold">{freeWeek.texts.heading}</p>
              <FreeWeekLines
                weeks={weeksFor(freeWeek, freeWeek.places[asked?.service ?? ""])}
                texts={freeWeek.texts}
              />
            </div>
          )}
        </section>
        {asked && asked.moments.length > 0 && (
          <section className={`l-stack ${styles.main}`} aria-labelledby="sent-moments">
            <h2 id="sent-moments">{sentTexts.moments}</h2>
            <p>{sentTexts.confirmed}</p>
            <ul className={`l-rows ${styles.moments}`}>
              {asked.moments.map((moment) => (
                <li key={moment} className="t-bold">
                  {moment}
                </li>
              ))}
            </ul>
          </section>
        )}
        {asked && (
          <section
            className={`plane-cobalt u-inset l-stack ${styles.asked}`}
            aria-labelledby="sent-asked"
          >
            <h2 id="sent-asked">{sentTexts.asked}</h2>
            <p className="t-bold t-text-l">{asked.work}</p>
            {asked.fileCount > 0 && <p>{fill(files, { count: asked.fileCount })}</p>}
          </section>
        )}
        <section className={`l-stack ${styles.main}`} aria-labelledby="sent-forgotten">
          <h2 id="sent-forgotten">{sentTexts.forgotten}</h2>
          <p>{sentTexts.mention}</p>
          <div className="l-actions">
            <ButtonLink href={`tel:${firm.phoneInternational}`}>{failed.call}</ButtonLink>
            {firm.whatsapp && (
              <ButtonLink
                tone="line"
                href={linkWithText(`https://wa.me/${firm.whatsapp}?text=`, chat).href}
              >
                {failed.whatsapp}
              </ButtonLink>
            )}
            <Button tone="line" className="u-screen-only" onClick={() => print()}>
              {sentTexts.print}
            </Button>
          </div>
          <button
            type="button"
            className={`u-more u-screen-only ${styles.again}`}
            onClick={() => onShowForm(firstFieldId.quote)}
          >
            {sent.again}
          </button>
        </section>
      </div>
    </div>
  );
}
