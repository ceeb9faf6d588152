import type { EnquiryProps } from "#data/enquiry/enquiry-props.ts";
import { ButtonLink } from "#ui/Button.tsx";

interface Props {
  firm: EnquiryProps["firm"];
  names: { whatsapp: string; email: string };
  subject: string;
  text: string;
}

/** Links to WhatsApp, if the firm has it, and to e-mail, with the text filled in. */
export function FallbackButtons({ firm, names, subject, text }: Props) {
  const body = encodeURIComponent(text.replaceAll("\n", "\r\n"));
  return (
    <>
      {firm.whatsapp && (
        <ButtonLink
          tone="line"
          href={`https://wa.me/${firm.whatsapp}?text=${encodeURIComponent(text)}`}
        >
          {names.whatsapp}
        </ButtonLink>
      )}
      <ButtonLink
        tone="line"
        href={`mailto:${firm.email}?subject=${encodeURIComponent(subject)}&body=${body}`}
      >
        {names.email}
      </ButtonLink>
    </>
  );
}
