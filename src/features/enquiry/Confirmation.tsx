import { useEffect } from "react";
import type { FormName } from "#contract/form.ts";
import { focus } from "@/features/shared/focus";
import { Button } from "@/ui/Button";
import styles from "./EnquiryForm.module.css";
import { WithReference } from "./WithReference";
import { type Enquiry, type EnquiryProps, firstField } from "./use-enquiry";

interface Props extends Pick<EnquiryProps, "texts"> {
  form: FormName;
  enquiry: Enquiry;
  reference: string;
}

const contactShownMs = 5_000;

/** The id of the line that remembers an enquiry after its confirmation has gone. */
export const receivedId = "enquiry-received";

/** Takes the form's place when the enquiry has arrived; on the contact page for five seconds. */
export function Confirmation({ form, enquiry, texts, reference }: Props) {
  const { again } = enquiry;

  useEffect(() => {
    if (form !== "contact") return;
    const timer = setTimeout(() => {
      // A reader whose focus is in here keeps a place in the page.
      again(document.activeElement?.closest("[data-sent]") ? receivedId : undefined);
    }, contactShownMs);
    return () => clearTimeout(timer);
  }, [form, again]);

  return (
    <div className={`${styles.confirmation} plane-yellow`} data-sent>
      <h2 ref={focus} tabIndex={-1}>
        {texts.sent.heading}
      </h2>
      <p className="bold">
        <WithReference text={texts.reference} reference={reference} />
      </p>
      <p>{texts.sent.text}</p>
      <ol className="rows">
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
