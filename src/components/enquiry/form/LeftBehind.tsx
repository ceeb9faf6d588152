import type { ComponentProps } from "react";
import { AlertBox } from "#components/enquiry/AlertBox.tsx";
import { FallbackButtons } from "#components/fallback/FallbackButtons.tsx";
import type { QuoteTexts } from "#data/enquiry/enquiry-props.ts";
import { fill } from "#data/format/fill.ts";

interface Props extends Pick<ComponentProps<typeof FallbackButtons>, "firm" | "names"> {
  enquiryNumber: string;
  texts: QuoteTexts["files"];
}

/** A message that an enquiry was sent, but its files could not follow, with ways to send them. */
export function LeftBehind({ enquiryNumber, texts, firm, names }: Props) {
  const subject = fill(texts.subject ?? "", { reference: enquiryNumber });
  return (
    <AlertBox>
      <p>{texts.leftBehind}</p>
      <div className="l-actions">
        <FallbackButtons firm={firm} names={names} subject={subject} text={subject} />
      </div>
    </AlertBox>
  );
}
