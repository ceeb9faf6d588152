import type { EmailContent } from "./content.ts";
import { htmlPart } from "./html-part.ts";
import { textPart } from "./text-part.ts";

/** A mail, as text and as HTML in which every value is escaped. */
export function emailLayout(content: EmailContent) {
  return { subject: content.subject, text: textPart(content), html: htmlPart(content) };
}
