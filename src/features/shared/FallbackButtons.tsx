import { ButtonLink } from "@/ui/Button";

/** How the firm is reached without a form. */
export interface Firm {
  phone: string;
  phoneInternational: string;
  whatsapp?: string | undefined;
  email: string;
}

/** Addresses that open WhatsApp, where the firm has it, and the mail program with the text filled in. */
export function fallbackLinks({ whatsapp, email }: Firm, subject: string, text: string) {
  const body = encodeURIComponent(text.replaceAll("\n", "\r\n"));
  return {
    ...(whatsapp && { whatsapp: `https://wa.me/${whatsapp}?text=${encodeURIComponent(text)}` }),
    email: `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${body}`,
  };
}

interface Props {
  firm: Firm;
  names: { whatsapp: string; email: string };
  subject: string;
  text: string;
}

/** The ways to the firm besides a form, with the text filled in. */
export function FallbackButtons({ firm, names, subject, text }: Props) {
  const links = fallbackLinks(firm, subject, text);
  return (
    <>
      {links.whatsapp && (
        <ButtonLink tone="line" href={links.whatsapp} rel="noopener">
          {names.whatsapp}
        </ButtonLink>
      )}
      <ButtonLink tone="line" href={links.email}>
        {names.email}
      </ButtonLink>
    </>
  );
}
