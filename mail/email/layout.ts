import type { EmailContent, Row } from "./content.ts";
import { htmlPart } from "./html-part.ts";

// Wide enough for every label.
const labelWidth = 20;

/** A row. What a value has below its first line begins where that line begins. */
const lineOf = ({ label, value }: Row) =>
  `${`${label}:`.padEnd(labelWidth)} ${value.replaceAll("\n", `\n${" ".repeat(labelWidth + 1)}`)}`;

/** The parts of a mail as plain text, with an empty line between them. */
function textPart(content: EmailContent): string {
  const { subject, title = subject, lead = "", rows = [], moreRows = [] } = content;
  const firstRows = rows.map(lineOf).join("\n");
  const body = content.body === "" ? "" : `${content.heading}:\n${content.body}`;
  const parts = [
    lead === "" ? title : `${title}\n${lead}`,
    ...(content.isBodyFirst ? [body, firstRows] : [firstRows, body]),
    moreRows.map(lineOf).join("\n"),
    `----\n${content.footer}\n`,
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

/** A mail, as text and as HTML in which every value is escaped. */
export function emailLayout(content: EmailContent) {
  return { subject: content.subject, text: textPart(content), html: htmlPart(content) };
}
