import { business } from "#data/firm/business.ts";

/** The address of a WhatsApp chat that begins with a message; nothing without WhatsApp. */
export function chatAddress(message: string): string | undefined {
  const { whatsapp } = business.data;
  return whatsapp && `https://wa.me/${whatsapp}?text=${encodeURIComponent(message)}`;
}
