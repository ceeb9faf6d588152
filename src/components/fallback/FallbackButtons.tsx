import type { EnquiryProps } from "#data/enquiry/enquiry-props.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { CopyButton, type CopyWords } from "./CopyButton.tsx";
import { linkWithText } from "./link-with-text.ts";

interface Props {
  firm: EnquiryProps["firm"];
  names: CopyWords & { whatsapp: string; email: string };
  subject: string;
  text: string;
}

/**
 * Links to WhatsApp, if the firm has it, and to e-mail, with the text filled in. A text that does
 * not fit can be copied.
 */
export function FallbackButtons({ firm, names, subject, text }: Props) {
  const mailto = `mailto:${firm.email}?subject=${encodeURIComponent(subject)}&body=`;
  const email = linkWithText(mailto, text.replaceAll("\n", "\r\n"));
  const whatsapp = linkWithText(`https://wa.me/${firm.whatsapp}?text=`, text);
  return (
    <>
      {firm.whatsapp && (
        <ButtonLink tone="line" href={whatsapp.href}>
          {names.whatsapp}
        </ButtonLink>
      )}
      <ButtonLink tone="line" href={email.href}>
        {names.email}
      </ButtonLink>
      {email.isCut && <CopyButton text={text} words={names} />}
    </>
  );
}
