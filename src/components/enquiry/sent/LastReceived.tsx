import { partIds } from "#components/enquiry/form-ids.ts";
import { dayReceived, type Received } from "#components/enquiry/kept/received.ts";
import type { EnquiryProps } from "#data/enquiry/enquiry-props.ts";
import { fill } from "#data/format/fill.ts";
import { classes } from "#ui/classes.ts";
import { EnquiryNumber } from "./EnquiryNumber.tsx";

interface Props extends Pick<EnquiryProps, "texts" | "firm"> {
  received: Received;
  className: string | undefined;
}

/** Says above the form which enquiry has arrived before, with the phone number. */
export function LastReceived({ received, texts, firm, className }: Props) {
  const text = fill(texts.received, { date: dayReceived(received) });
  return (
    <p id={partIds.received} className={classes("l-whole l-wrap", className)} tabIndex={-1}>
      <span>
        <EnquiryNumber text={text} enquiryNumber={received.enquiryNumber} />
      </span>
      <a className="u-more" href={`tel:${firm.phoneInternational}`}>
        {texts.failed.call}
      </a>
    </p>
  );
}
