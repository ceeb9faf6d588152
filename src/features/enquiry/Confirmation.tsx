import { useLayoutEffect } from "react";
import { Button } from "#ui/Button.tsx";
import styles from "./Confirmation.module.css";
import { firstFieldId, partIds } from "./form-ids.ts";
import type { Enquiry } from "./use-enquiry.ts";
import { useRestingClock } from "./use-resting-clock.ts";
import { WithEnquiryNumber } from "./WithEnquiryNumber.tsx";

const contactShownMs = 5_000;

/** Replaces the form after the enquiry has arrived; on the contact page, for five seconds. */
export function Confirmation({ enquiry }: { enquiry: Enquiry }) {
  const { form, texts, showForm } = enquiry;
  const clock = useRestingClock(form === "contact" ? contactShownMs : undefined, () => {
    // Keeps the focus in the page when the confirmation disappears.
    const hasFocus = document.activeElement?.closest("[data-sent]");
    showForm(hasFocus ? partIds.received : undefined);
  });

  // Hides other invitations to ask for a quote while it is shown.
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute("data-enquiry-sent", true);
    return () => root.removeAttribute("data-enquiry-sent");
  }, []);

  return (
    <div {...clock} className="l-stack u-inset plane-yellow" data-sent>
      <h2 id={partIds.confirmation} className={styles.heading} tabIndex={-1}>
        {texts.sent.heading}
      </h2>
      <p className="t-bold">
        <WithEnquiryNumber text={texts.reference} enquiryNumber={enquiry.state.receivedNumber} />
      </p>
      <p>{texts.sent.text}</p>
      <ol className={`l-rows ${styles.steps}`}>
        {texts.sent.next.map(({ when, what }) => (
          <li key={when} className={styles.step}>
            <b>{when}</b>
            <span>{what}</span>
          </li>
        ))}
      </ol>
      <Button tone="ink" onClick={() => showForm(firstFieldId[form])}>
        {texts.sent.again}
      </Button>
    </div>
  );
}
