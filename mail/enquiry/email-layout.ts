import { html, raw } from "hono/html";

export interface EmailContent {
  subject: string;
  rows: { label: string; value: string; href?: string | undefined }[];
  /** The word above the running text. */
  heading: string;
  body: string;
  footer: string;
}

/** A mail to the owner, as text and as HTML in which every value is escaped. */
export function emailLayout(content: EmailContent) {
  return { subject: content.subject, text: renderText(content), html: renderHtml(content) };
}

// Wide enough for all labels but the longest, which would push every value off a phone's screen.
const labelWidth = 20;

function renderText({ subject, rows, heading, body, footer }: EmailContent): string {
  const lines = rows.map((row) => `${`${row.label}:`.padEnd(labelWidth)} ${row.value}`);
  return [subject, "", ...lines, "", `${heading}:`, body || "—", "", "----", footer, ""].join("\n");
}

const cell =
  "padding:10px 16px 10px 0;border-bottom:1px solid #d9d9d2;text-align:left;vertical-align:top";
const link = "color:#1b3fd6";

function renderHtml({ subject, rows, heading, body, footer }: EmailContent): string {
  const paragraphs = body
    .split("\n")
    .map((line, index) => (index === 0 ? line : [raw("<br>\n"), line]));
  return html`<!doctype html>
    <html lang="nl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:24px;background:#ffffff;color:#12151c;font:16px/1.5 Arial,sans-serif">
        <h1
          style="max-width:640px;margin:0 0 16px;padding:0 0 12px;border-bottom:3px solid #12151c;font-size:24px"
        >
          ${subject}
        </h1>
        <table style="width:100%;max-width:640px;border-collapse:collapse">
          ${rows.map(
            (row) =>
              html`<tr>
                <th scope="row" style="${cell};width:34%;font-weight:normal;color:#4d5563">${row.label}</th>
                <td style="${cell};word-break:break-word">
                  ${row.href === undefined ? row.value : html`<a href="${row.href}" style="${link}">${row.value}</a>`}
                </td>
              </tr> `,
          )}
        </table>
        <h2 style="margin:24px 0 8px;font-size:18px">${heading}</h2>
        <p style="max-width:640px;margin:0;word-break:break-word">${body === "" ? "—" : paragraphs}</p>
        <hr style="max-width:640px;margin:24px 0 12px;border:0;border-top:1px solid #d9d9d2" />
        <p style="max-width:640px;margin:0;color:#4d5563;font-size:14px">${footer}</p>
      </body>
    </html> `.toString();
}
