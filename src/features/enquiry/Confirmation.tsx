import { useEffect } from "react";
import { focus } from "#features/shared/focus.ts";
import { Button } from "#ui/Button.tsx";
import styles from "./EnquiryForm.module.css";
import { type Enquiry, firstField } from "./use-enquiry.ts";
import { WithReference } from "./WithReference.tsx";

const contactShownMs = 5_000;

/** The id of the line that remembers an enquiry after its confirmation has gone. */
export const receivedId = "enquiry-received";

/** Takes the form's place when the enquiry has arrived; on the contact page for five seconds. */
export function Confirmation({ enquiry }: { enquiry: Enquiry }) {
  const { form, texts, again } = enquiry;

  useEffect(() => {
    if (form !== "contact") {
      return;
    }
    const timer = setTimeout(() => {
      // A reader whose focus is in here keeps a place in the page.
      again(document.activeElement?.closest("[data-sent]") ? receivedId : undefined);
    }, contactShownMs);
    return () => clearTimeout(timer);
  }, [form, again]);

  return (
    <div className={`l-stack u-inset plane-yellow ${styles.confirmation}`} data-sent>
      <h2 ref={focus} tabIndex={-1}>
        {texts.sent.heading}
      </h2>
      <p className="t-bold">
        <WithReference text={texts.reference} reference={enquiry.received} />
      </p>
      <p>{texts.sent.text}</p>
      <ol className="l-rows">
        {texts.sent.next.map(({ when, what }) => (
          <li key={when}>
            <b>{when}</b>
            <span>{what}</span>
          </li>
        ))}
      </ol>
      <Button tone="ink" onClick={() => again(firstField[form])}>
        {texts.sent.again}
      </Button>
    </div>
  );
}
