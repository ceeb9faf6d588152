import type { ReactNode } from "react";
import { useBreak } from "#components/enquiry/break-now.ts";
import { fieldOrder, honeypotName } from "#components/enquiry/fields.ts";
import { formId, partIds } from "#components/enquiry/form-ids.ts";
import { Failure } from "#components/enquiry/sending/Failure.tsx";
import { enquiryText } from "#components/enquiry/sending/params.ts";
import { Boundary } from "#components/fallback/Boundary.tsx";
import type { FormName } from "#contract/fields.ts";
import type { EnquiryProps } from "#data/enquiry/enquiry-props.ts";
import { Button } from "#ui/Button.tsx";
import { CheckField } from "#ui/CheckField.tsx";
import { Toast } from "#ui/Toast.tsx";
import { CallOrChat } from "./CallOrChat.tsx";
import styles from "./EnquiryForm.module.css";
import { ErrorSummary } from "./ErrorSummary.tsx";
import { nextOnEnter } from "./form-controls.ts";
import type { Enquiry } from "./use-enquiry.ts";

interface Props extends Pick<EnquiryProps, "texts" | "firm"> {
  form: FormName;
  enquiry: Enquiry;
  /** Takes the place of the form after the enquiry has arrived. */
  confirmation: ReactNode;
  /** What becomes of the files after the enquiry was sent. */
  sentFiles?: ReactNode;
  children: ReactNode;
}

/** The form element around the fields. Without script, it opens the visitor's mail program. */
export function EnquiryForm({
  form,
  enquiry,
  texts,
  firm,
  confirmation,
  sentFiles,
  children,
}: Props) {
  const { state, errors, listedErrors, workPart, priceIndication, drawingText } = enquiry;
  const { phase, isRestored, values, enquiryNumber } = state;
  const isSending = phase === "sending";
  const closed = useBreak(texts.away);

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
          className={`l-fields ${styles.form}`}
          action={`mailto:${firm.email}?subject=${encodeURIComponent(texts.subject)}`}
          method="post"
          encType="text/plain"
          ref={enquiry.attach}
          onChange={() => enquiry.answer()}
          onBlur={enquiry.leave}
          onKeyDown={nextOnEnter}
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
            <ErrorSummary fields={fieldOrder[form]} errors={listedErrors} summary={texts.summary} />
            {children}
            <Honeypot />
            <CheckField
              name="privacy"
              label={texts.fields.privacy}
              error={errors.privacy}
              more={
                <a className={`u-target ${styles.privacy}`} href="/privacy-policy">
                  {texts.privacyLink}
                </a>
              }
            />
            <noscript>
              <p className={`l-whole l-wrap ${styles.note}`}>{texts.noscript}</p>
            </noscript>
          </div>
          {(phase === "failed" || phase === "offline") && (
            <Failure
              form={form}
              wasOffline={phase === "offline"}
              status={state.status}
              enquiryNumber={enquiryNumber}
              // It includes what is typed after the failure.
              text={enquiryText(values, texts, {
                enquiryNumber,
                workPart,
                priceIndication,
                drawingText,
              })}
              texts={texts}
              firm={firm}
            />
          )}
          <div className={`l-whole l-fields ${styles.send}`}>
            <Button type="submit" large id={partIds.submit} aria-disabled={isSending || undefined}>
              {isSending && <span className={styles.spinner} aria-hidden="true" />}
              <span>{isSending ? texts.sending : texts.submit}</span>
            </Button>
            <p className={`t-capital ${styles.answer}`}>
              <b>{texts.reader}</b> <span>{closed ?? texts.answer.when}</span>{" "}
              <CallOrChat enquiry={enquiry} texts={texts} firm={firm} words={texts.answer} />
            </p>
          </div>
        </form>
      )}
      <Boundary>
        <Toast message={state.toast} onClose={enquiry.closeToast} closeLabel={texts.closeToast} />
      </Boundary>
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
