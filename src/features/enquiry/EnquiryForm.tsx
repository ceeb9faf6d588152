import type { ReactNode } from "react";
import { focus } from "#features/shared/focus.ts";
import { Button } from "#ui/Button.tsx";
import { CheckField } from "#ui/Field.tsx";
import { Toast } from "#ui/toast/Toast.tsx";
import { Confirmation, receivedId } from "./Confirmation.tsx";
import styles from "./EnquiryForm.module.css";
import { ErrorSummary } from "./ErrorSummary.tsx";
import { Failure } from "./Failure.tsx";
import { draftKeys } from "./fields.ts";
import { type Enquiry, formId } from "./use-enquiry.ts";

/** A form around its fields; without script its action is the visitor's mail program. */
export function EnquiryForm({ enquiry, children }: { enquiry: Enquiry; children: ReactNode }) {
  const { texts, firm, errors, phase } = enquiry;
  const { opened } = enquiry.files;
  const isSending = phase === "sending";

  return (
    <>
      {phase === "sent" && <Confirmation enquiry={enquiry} />}
      {opened && <opened.UploadStatus uploads={opened.uploads} firm={firm} names={texts.failed} />}
      {phase !== "sent" && (
        <form
          id={formId(enquiry.form)}
          data-draft={draftKeys[enquiry.form]}
          className={styles.two}
          action={`mailto:${enquiry.recipient}?subject=${encodeURIComponent(texts.subject)}`}
          method="post"
          encType="text/plain"
          // The browser's own messages are for when there is no script; set at once, before a held
          // click is repeated.
          ref={(element) => {
            enquiry.element.current = element;
            if (element) {
              element.noValidate = true;
            }
          }}
          onChange={() => enquiry.take()}
          onSubmit={enquiry.submit}
        >
          {/* What is on its way is not changed any more. */}
          <div className={`l-whole ${styles.two}`} inert={isSending}>
            {texts.received && enquiry.received && (
              <p id={receivedId} className={`l-whole l-wrap ${styles.note}`} tabIndex={-1}>
                {texts.received.replace("{reference}", enquiry.received)}
              </p>
            )}
            {enquiry.restored && (
              <div className={`l-whole l-wrap ${styles.note}`}>
                <p>{texts.draft.restored}</p>
                <button type="button" className="u-more" onClick={enquiry.startAfresh}>
                  {texts.draft.clear}
                </button>
              </div>
            )}
            <ErrorSummary enquiry={enquiry} />
            {children}
            <div className="u-visually-hidden" aria-hidden="true">
              <input type="text" tabIndex={-1} name="website" autoComplete="off" />
            </div>
            <CheckField
              name="privacy"
              label={texts.fields.privacy}
              error={errors.privacy}
              more={<a href="/privacy-policy">{texts.privacyLink}</a>}
            />
            <noscript>
              <p className={`l-whole l-wrap ${styles.note}`}>{texts.noscript}</p>
            </noscript>
          </div>
          {(phase === "failed" || phase === "offline") && <Failure enquiry={enquiry} />}
          <div className={`l-whole ${styles.submit} ${styles.two}`}>
            <Button
              type="submit"
              // From the field or the button that it was sent with, which are out of reach or gone
              // now.
              ref={isSending ? focus : null}
              aria-disabled={isSending || undefined}
            >
              {isSending && <span className={styles.spinner} aria-hidden="true" />}
              {isSending ? texts.sending : texts.submit}
            </Button>
            <p className={styles.answer}>
              <b className="t-capital">{texts.answer.who}</b> {texts.answer.text}{" "}
              {texts.answer.call} <a href={`tel:${firm.phoneInternational}`}>{firm.phone}</a>
            </p>
          </div>
        </form>
      )}
      <Toast
        message={enquiry.toast}
        onClose={enquiry.closeToast}
        areaLabel={texts.toastArea}
        closeLabel={texts.closeToast}
      />
    </>
  );
}
