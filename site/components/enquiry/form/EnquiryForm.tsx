import { type ReactNode, useSyncExternalStore } from "react";
import { emptyValues, formId, honeypotName, partIds } from "#components/enquiry/fields.ts";
import { enquiryText } from "#components/enquiry/sending/params.ts";
import { breakNow } from "#components/enquiry/sending/send.ts";
import type { Enquiry } from "#components/enquiry/use-enquiry.ts";
import { Boundary } from "#components/fallback/Boundary.tsx";
import { chatWithText } from "#components/fallback/FallbackButtons.tsx";
import { Button } from "#ui/Button.tsx";
import { CheckField } from "#ui/Field.tsx";
import { Toast } from "#ui/Toast.tsx";
import { ErrorSummary, Failure } from "./Alerts.tsx";
import styles from "./EnquiryForm.module.css";

const neverChanges = () => () => {};

interface Props {
  enquiry: Enquiry;
  /** Takes the place of the form after the enquiry has arrived. */
  confirmation: ReactNode;
  /** What becomes of the files after the enquiry was sent. */
  sentFiles?: ReactNode;
  children: ReactNode;
}

/** The form element around the fields. Without script, it opens the visitor's mail program. */
export function EnquiryForm({ enquiry, confirmation, sentFiles, children }: Props) {
  const { form, texts, firm } = enquiry;
  const { phase, isRestored, toast } = enquiry.state;
  const isSending = phase === "sending";
  // The HTML was made on another day.
  const closedNow = () => breakNow(texts.away);
  const closed = useSyncExternalStore(neverChanges, closedNow, () => undefined);

  // A translator replaces texts by elements. So a text that changes, or that stands beside
  // something that comes and goes, is in an element of its own.
  return (
    <>
      {phase === "sent" && confirmation}
      {sentFiles}
      {phase !== "sent" && (
        <form
          id={formId(form)}
          tabIndex={-1}
          className="l-fields"
          action={`mailto:${firm.email}?subject=${encodeURIComponent(texts.subject)}`}
          method="post"
          encType="text/plain"
          ref={enquiry.element}
          // What is typed, and what is chosen.
          onInput={() => enquiry.answer()}
          onChange={() => enquiry.answer()}
          onBlur={enquiry.leave}
          onSubmit={enquiry.submit}
        >
          {/* The fields cannot be changed while the enquiry is being sent. */}
          <div className="l-whole l-fields" inert={isSending}>
            {isRestored && (
              <div className={`l-whole l-wrap ${styles.note}`}>
                <p>{texts.draft.restored}</p>
                <button type="button" className="u-more" onClick={enquiry.discardDraft}>
                  {texts.draft.clear}
                </button>
              </div>
            )}
            <ErrorSummary enquiry={enquiry} />
            {children}
            <Honeypot />
            <CheckField
              name="privacy"
              label={texts.fields.privacy}
              error={enquiry.errors.privacy}
              more={
                <a className="u-target" href="/privacy-policy">
                  {texts.privacyLink}
                </a>
              }
            />
            <noscript>
              <p className={`l-whole l-wrap ${styles.note}`}>{texts.noscript}</p>
            </noscript>
          </div>
          {(phase === "failed" || phase === "offline") && <Failure enquiry={enquiry} />}
          <div className="l-whole l-fields">
            <Button
              type="submit"
              size="large"
              id={partIds.submit}
              aria-disabled={isSending || undefined}
            >
              {isSending && <span className={styles.spinner} aria-hidden="true" />}
              <span>{isSending ? texts.sending : texts.submit}</span>
            </Button>
            <p className={`t-capital ${styles.answer}`}>
              <b>{texts.reader}</b> <span>{closed ?? texts.answer.when}</span>{" "}
              <CallOrChat enquiry={enquiry} />
            </p>
          </div>
        </form>
      )}
      <Boundary>
        <Toast message={toast} onClose={enquiry.closeToast} closeLabel={texts.closeToast} />
      </Boundary>
    </>
  );
}

/** The firm's phone number and WhatsApp. The chat begins with the work, its size and its price. */
function CallOrChat({ enquiry }: { enquiry: Enquiry }) {
  const { texts, firm } = enquiry;
  const { service, squareMeters } = enquiry.state.values;
  const work = { ...emptyValues, service, squareMeters };
  const text = enquiryText(work, texts, { ...enquiry.consequences, drawing: "" });
  return (
    <>
      {firm.whatsapp ? texts.answer.callOrChat : texts.answer.call}{" "}
      <a className="t-bold" href={`tel:${firm.phoneInternational}`}>
        {firm.phone}
      </a>
      {firm.whatsapp && (
        <>
          {" of "}
          <a className="t-bold" href={chatWithText(firm.whatsapp, text)}>
            {texts.failed.whatsapp}
          </a>
        </>
      )}
    </>
  );
}

/**
 * A hidden field that only bots fill in. Its attributes keep browsers and password managers from
 * filling it in.
 */
function Honeypot() {
  return (
    <div className="u-visually-hidden" aria-hidden="true">
      <input
        type="text"
        tabIndex={-1}
        name={honeypotName}
        autoComplete="off"
        data-1p-ignore=""
        data-bwignore=""
        data-form-type="other"
        data-lpignore="true"
      />
    </div>
  );
}
