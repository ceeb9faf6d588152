import { firstFieldId, formId, partIds } from "#components/enquiry/fields.ts";
import type { Enquiry } from "#components/enquiry/use-enquiry.ts";
import { Button } from "#ui/Button.tsx";
import { useClock } from "#ui/Toast.tsx";
import { Received } from "./parts.tsx";

const shownMs = 5_000;

/**
 * Takes the place of the contact form for five seconds after the message has arrived. The clock
 * stops while the pointer is on it, or a focus that the visitor moved there: not one that the
 * heading got from the page, nor a pointer that has not moved since it appeared.
 */
export function ContactSent({ enquiry }: { enquiry: Enquiry }) {
  const { texts, firm, showForm } = enquiry;
  const { received } = enquiry.state;
  const pause = useClock(shownMs, () => {
    // Keeps the focus in the page when the confirmation disappears.
    const hasFocus = document.activeElement?.closest("[data-sent]");
    showForm(hasFocus ? formId("contact") : undefined);
  });

  return (
    received && (
      <Received
        texts={texts}
        received={received}
        onFocus={({ target }) => pause(target.id !== partIds.confirmation)}
        onBlur={() => pause(false)}
        // Newer (MouseEvent.movementX, MouseEvent.movementY): without them any report is a
        // movement.
        onPointerMove={({ movementX, movementY }) => {
          if (movementX !== 0 || movementY !== 0) {
            pause(true);
          }
        }}
        onPointerLeave={() => pause(false)}
      >
        <Button tone="ink" onClick={() => showForm(firstFieldId.contact)}>
          {texts.sent.again}
        </Button>
        {firm.hours && (
          <p>
            {texts.answer.call} <span className="u-nowrap">{firm.phone}</span>, {firm.hours}.
          </p>
        )}
      </Received>
    )
  );
}
