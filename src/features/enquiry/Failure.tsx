import { fill } from "#data/format/fill.ts";
import { FallbackButtons } from "#features/shared/FallbackButtons.tsx";
import { passFocus } from "#features/shared/focus.ts";
import { useOnline } from "#features/shared/use-online.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { AlertBox } from "./AlertBox.tsx";
import { partIds } from "./form-ids.ts";
import { enquiryText } from "./params.ts";
import type { Enquiry } from "./use-enquiry.ts";
import { WithEnquiryNumber } from "./WithEnquiryNumber.tsx";

/** A message that the enquiry was not sent, with other ways to send it. */
export function Failure({ enquiry }: { enquiry: Enquiry }) {
  const isOnline = useOnline();
  const { texts, firm } = enquiry;
  const { phase, status, values, enquiryNumber = "" } = enquiry.state;
  const { failed, offline, subject } = texts;
  const wasOffline = phase === "offline";
  const offlineMessage = isOnline ? offline.back : offline.waiting;
  const message = wasOffline ? offlineMessage : texts.failure;
  // The links include what is typed after the failure.
  const priceIndication = enquiry.priceIndication(values);
  const text = enquiryText(values, texts, { enquiryNumber, priceIndication });

  return (
    <AlertBox id={partIds.failure} belowToast>
      <p className="t-bold t-text-l">{message}</p>
      <p>
        <WithEnquiryNumber text={failed.kept} enquiryNumber={enquiryNumber} />
        {status > 0 && ` ${fill(failed.status, { status })}`}
      </p>
      <div className="l-actions">
        {(isOnline || !wasOffline) && (
          <Button ref={passFocus} type="submit">
            {wasOffline ? offline.send : failed.retry}
          </Button>
        )}
        <ButtonLink tone="line" href={`tel:${firm.phoneInternational}`}>
          {failed.call}
        </ButtonLink>
      </div>
      <p>{failed.otherWays}</p>
      <div className="l-actions">
        <FallbackButtons firm={firm} subject={subject} text={text} names={failed} />
      </div>
    </AlertBox>
  );
}
