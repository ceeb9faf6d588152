import {
  type FocusEvent,
  type PointerEvent,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from "react";
import { firstFieldId, formId, partIds } from "#components/enquiry/fields.ts";
import type { Enquiry } from "#components/enquiry/use-enquiry.ts";
import { Button } from "#ui/Button.tsx";
import { EnquiryNumber, SentHeading, WhatFollows } from "./parts.tsx";

const shownMs = 5_000;

/**
 * Calls `onEnd` after five seconds. The clock stops while the pointer is on the element, or a focus
 * that the visitor moved there. The focus that the heading got from the page does not count, and
 * neither does a pointer that has not moved since the element appeared.
 */
function useRestingClock(onEnd: () => void) {
  const [isResting, setResting] = useState(false);
  const end = useEffectEvent(onEnd);

  useLayoutEffect(() => {
    if (isResting) {
      return;
    }
    const timer = setTimeout(end, shownMs);
    return () => clearTimeout(timer);
  }, [isResting]);

  return {
    onFocus: ({ target }: FocusEvent) => setResting(target.id !== partIds.confirmation),
    onBlur: () => setResting(false),
    // Newer (MouseEvent.movementX, MouseEvent.movementY): without them any report is a movement.
    onPointerMove({ movementX, movementY }: PointerEvent) {
      if (movementX !== 0 || movementY !== 0) {
        setResting(true);
      }
    },
    onPointerLeave: () => setResting(false),
  };
}

/** Takes the place of the contact form for five seconds after the message has arrived. */
export function ContactSent({ enquiry }: { enquiry: Enquiry }) {
  const { texts, firm, showForm } = enquiry;
  const { received } = enquiry.state;
  const clock = useRestingClock(() => {
    // Keeps the focus in the page when the confirmation disappears.
    const hasFocus = document.activeElement?.closest("[data-sent]");
    showForm(hasFocus ? formId("contact") : undefined);
  });

  return (
    received && (
      <div {...clock} className="l-stack u-inset plane-yellow" data-sent>
        <SentHeading level={2} text={texts.sent.heading} />
        <p className="t-bold">
          <EnquiryNumber text={texts.reference} enquiryNumber={received.enquiryNumber} />
        </p>
        <WhatFollows texts={texts} sender={received.sender} />
        <Button tone="ink" onClick={() => showForm(firstFieldId.contact)}>
          {texts.sent.again}
        </Button>
        {firm.hours && (
          <p>
            {texts.answer.call} <span className="u-nowrap">{firm.phone}</span>, {firm.hours}.
          </p>
        )}
      </div>
    )
  );
}
