import type { ReactNode } from "react";
import { fill } from "#data/format/fill.ts";
import { Button } from "#ui/Button.tsx";
import { CheckField } from "#ui/CheckField.tsx";
import { Toast } from "#ui/toast/Toast.tsx";
import { Confirmation } from "./Confirmation.tsx";
import styles from "./EnquiryForm.module.css";
import { ErrorSummary } from "./ErrorSummary.tsx";
import { Failure } from "./Failure.tsx";
import { formId, partIds } from "./form-ids.ts";
import { Honeypot } from "./Honeypot.tsx";
import type { Enquiry } from "./use-enquiry.ts";

/** The form element around the fields. Without script, it opens the visitor's mail program. */
export function EnquiryForm({ enquiry, children }: { enquiry: Enquiry; children: ReactNode }) {
  const { texts, firm, errors } = enquiry;
  const { phase, receivedNumber, isRestored, toast } = enquiry.state;
  const { uploadsModule } = enquiry.files;
  const isSending = phase === "sending";

  return (
    <>
      {phase === "sent" && <Confirmation enquiry={enquiry} />}
      {uploadsModule && (
        <uploadsModule.UploadStatus
          uploads={uploadsModule.uploads}
          firm={firm}
          names={texts.failed}
        />
      )}
      {phase !== "sent" && (
        <form
          id={formId(enquiry.form)}
          className={`l-fields ${styles.form}`}
          action={`mailto:${enquiry.recipient}?subject=${encodeURIComponent(texts.subject)}`}
          method="post"
          encType="text/plain"
          ref={enquiry.attach}
          onChange={() => enquiry.readAnswers()}
          onSubmit={enquiry.submit}
        >
          {/* The fields cannot be changed while the enquiry is being sent. */}
          <div className="l-whole l-fields" inert={isSending}>
            {texts.received && receivedNumber && (
              <p id={partIds.received} className={`l-whole l-wrap ${styles.note}`} tabIndex={-1}>
                {fill(texts.received, { reference: receivedNumber })}
              </p>
            )}
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
          {(phase === "failed" || phase === "offline") && <Failure enquiry={enquiry} />}
          <div className={`l-whole l-fields ${styles.send}`}>
            <Button type="submit" large id={partIds.submit} aria-disabled={isSending || undefined}>
              {isSending && <span className={styles.spinner} aria-hidden="true" />}
              {isSending ? texts.sending : texts.submit}
            </Button>
            <p className={`t-capital ${styles.answer}`}>
              <b>{texts.reader}</b> {texts.answer.when} {texts.answer.call}{" "}
              <a className={styles.phone} href={`tel:${firm.phoneInternational}`}>
                {firm.phone}
              </a>
            </p>
          </div>
        </form>
      )}
      <Toast
        message={toast}
        onClose={enquiry.closeToast}
        areaLabel={texts.toastArea}
        closeLabel={texts.closeToast}
      />
    </>
  );
}
