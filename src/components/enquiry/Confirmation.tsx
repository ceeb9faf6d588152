import {
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from "react";
import type { FormName } from "#contract/form.ts";
import type { EnquiryTexts } from "#data/enquiry/enquiry-props.ts";
import { Button } from "#ui/Button.tsx";
import styles from "./Confirmation.module.css";
import { EnquiryNumber } from "./EnquiryNumber.tsx";
import { firstFieldId, partIds } from "./form-ids.ts";

const contactShownMs = 5_000;

/**
 * Calls `onEnd` after this many milliseconds. The clock stops while the pointer is on the element,
 * or a focus that the visitor moved there. The focus that the heading got from the page does not
 * count, and neither does a pointer that has not moved since the element appeared.
 */
function useRestingClock(milliseconds: number | undefined, onEnd: () => void) {
  const [hasPointer, setHasPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isResting = hasPointer || hasFocus;
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (milliseconds === undefined || isResting) {
      return;
    }
    const timer = setTimeout(end, milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, isResting]);

  return {
    onFocus: ({ target }: FocusEvent) => setHasFocus(target.id !== partIds.confirmation),
    onBlur: () => setHasFocus(false),
    onPointerMove({ movementX, movementY }: PointerEvent) {
      if (movementX !== 0 || movementY !== 0) {
        setHasPointer(true);
      }
    },
    onPointerLeave: () => setHasPointer(false),
  };
}

interface Props {
  form: FormName;
  texts: EnquiryTexts;
  enquiryNumber: string;
  /** Shows the empty form, with the focus on the element with this id. */
  onShowForm: (focusId?: string) => void;
}

/** Replaces the form after the enquiry has arrived; on the contact page, for five seconds. */
export function Confirmation({ form, texts, enquiryNumber, onShowForm }: Props) {
  const clock = useRestingClock(form === "contact" ? contactShownMs : undefined, () => {
    // Keeps the focus in the page when the confirmation disappears.
    const hasFocus = document.activeElement?.closest("[data-sent]");
    onShowForm(hasFocus ? partIds.received : undefined);
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
        <EnquiryNumber text={texts.reference} enquiryNumber={enquiryNumber} />
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
      <Button tone="ink" onClick={() => onShowForm(firstFieldId[form])}>
        {texts.sent.again}
      </Button>
    </div>
  );
}
