import type { EnquiryProps } from "@contractor/core/facts/enquiry/enquiry-props.ts";
import { ButtonLink } from "#ui/Button.tsx";

/** Chrome opens no mail program on Windows with a longer link, and says nothing. */
const maxLength = 2_000;

/** Halves of characters, as an emoji that was cut leaves behind: they cannot be in a link. */
const halves = /\p{Surrogate}/gu;

/** A link that ends with a text. One that is too long to open is cut, with "…" at its end. */
export function linkWithText(start: string, text: string): string {
  const letters = Array.from(text.replace(halves, ""));
  let count = letters.length;
  let href = start + encodeURIComponent(letters.join(""));
  while (href.length > maxLength) {
    count = Math.floor((count * maxLength) / href.length);
    href = start + encodeURIComponent(`${letters.slice(0, count).join("")}…`);
  }
  return href;
}

/** A link to a WhatsApp chat that begins with a text. */
export const chatWithText = (whatsapp: string, text: string): string =>
  linkWithText(`https://wa.me/${whatsapp}?text=`, text);

interface Props extends Pick<EnquiryProps, "firm" | "texts"> {
  /** The subject of the e-mail, where it is not that of the form. */
  subject?: string;
  text: string;
}

/** Links to WhatsApp, if the firm has it, and to e-mail, with the text filled in. */
export function FallbackButtons({ firm, texts, subject = texts.subject, text }: Props) {
  const words = texts.failed;
  const mailto = `mailto:${firm.email}?subject=${encodeURIComponent(subject)}&body=`;
  const email = linkWithText(mailto, text.replaceAll("\n", "\r\n"));
  return (
    <>
      {firm.whatsapp && (
        <ButtonLink tone="line" href={chatWithText(firm.whatsapp, text)}>
          {words.whatsapp}
        </ButtonLink>
      )}
      <ButtonLink tone="line" href={email}>
        {words.email}
      </ButtonLink>
    </>
  );
}
