import type { ReactNode } from "react";
import { partIds } from "#components/enquiry/form-ids.ts";
import { dayReceived, type Received } from "#components/enquiry/kept/received.ts";
import type { EnquiryProps } from "#data/enquiry/enquiry-props.ts";
import { fill } from "#data/format/fill.ts";
import { classes } from "#ui/classes.ts";
import { EnquiryNumber } from "./EnquiryNumber.tsx";
import { WaysToReach } from "./WaysToReach.tsx";

interface Props extends Pick<EnquiryProps, "texts" | "firm"> {
  received: Received;
  onForget: () => void;
  className: string | undefined;
  children?: ReactNode;
}

/** Says above the form which enquiry has arrived before, what it asked, and how to ask after it. */
export function LastReceived({ received, texts, firm, onForget, className, children }: Props) {
  const { enquiryNumber } = received;
  const text = fill(texts.received.text, { date: dayReceived(received) });
  return (
    <details className={classes("l-whole", className)}>
      <summary id={partIds.received}>
        <EnquiryNumber text={text} enquiryNumber={enquiryNumber} />{" "}
        <span className="u-more">{texts.received.show}</span>
      </summary>
      <div className="l-stack u-above-1">
        {children}
        <WaysToReach
          texts={texts}
          firm={firm}
          message={fill(texts.received.message, { reference: enquiryNumber })}
        />
        <button type="button" className="u-more" onClick={onForget}>
          {texts.received.remove}
        </button>
      </div>
    </details>
  );
}
