import { linkWithText } from "#components/fallback/link-with-text.ts";
import type { EnquiryProps } from "#data/enquiry/enquiry-props.ts";
import { fill } from "#data/format/fill.ts";
import { ButtonLink } from "#ui/Button.tsx";

interface Props extends Pick<EnquiryProps, "texts" | "firm"> {
  /** What a message begins with: it names the enquiry. */
  message: string;
}

export function WaysToReach({ texts: { failed, hours, subject }, firm, message }: Props) {
  const mailto = `mailto:${firm.email}?subject=${encodeURIComponent(subject)}&body=`;
  return (
    <>
      <div className="l-actions">
        <ButtonLink href={`tel:${firm.phoneInternational}`}>{failed.call}</ButtonLink>
        {firm.whatsapp && (
          <ButtonLink
            tone="line"
            href={linkWithText(`https://wa.me/${firm.whatsapp}?text=`, message).href}
          >
            {failed.whatsapp}
          </ButtonLink>
        )}
        <ButtonLink tone="line" href={linkWithText(mailto, message).href}>
          {failed.email}
        </ButtonLink>
      </div>
      {firm.hours && <p className="t-soft">{fill(hours, { hours: firm.hours })}</p>}
    </>
  );
}
