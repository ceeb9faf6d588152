import { html, raw } from "hono/html";

export interface EmailContent {
  subject: string;
  /** Links below the subject, large enough to tap. */
  actions?: { label: string; href: string }[];
  rows: Row[];
  /** The word above the running text. */
  heading: string;
  body: string;
  /** What stands below the running text. */
  moreRows?: Row[];
  footer: string;
}

interface Row {
  label: string;
  value: string;
}

/** A mail to the owner, as text and as HTML in which every value is escaped. */
export function emailLayout(content: EmailContent) {
  return { subject: content.subject, text: renderText(content), html: renderHtml(content) };
}

// Wide enough for all labels but the longest, which would push every value off a phone's screen.
const labelWidth = 20;

const lineOf = ({ label, value }: Row) => `${`${label}:`.padEnd(labelWidth)} ${value}`;

function renderText({ subject, rows, heading, body, moreRows = [], footer }: EmailContent): string {
  const lines = [subject, "", ...rows.map(lineOf), "", `${heading}:`, body || "—", ""];
  if (moreRows.length > 0) {
    lines.push(...moreRows.map(lineOf), "");
  }
  return [...lines, "----", footer, ""].join("\n");
}

const cell =
  "padding:8px 16px 8px 0;border-bottom:1px solid #d9d9d2;text-align:left;vertical-align:top";

const action =
  "display:inline-block;margin:0 8px 8px 0;padding:12px 14px;background:#1b3fd6;color:#ffffff;text-decoration:none;font-weight:bold";

function actionLinks(actions: NonNullable<EmailContent["actions"]>) {
  return html`<p style="max-width:640px;margin:0 0 8px">
    ${actions.map(({ label, href }) => html`<a href="${href}" style="${action}">${label}</a> `)}
  </p>`;
}

function table(rows: readonly Row[]) {
  return html`<table style="width:100%;max-width:640px;border-collapse:collapse">
    ${rows.map(
      ({ label, value }) =>
        html`<tr>
          <th scope="row" style="${cell};width:34%;font-weight:normal;color:#4d5563">${label}</th>
          <td style="${cell};word-break:break-word">
            ${value}
          </td>
        </tr> `,
    )}
  </table>`;
}

function renderHtml(content: EmailContent): string {
  const { subject, actions = [], rows, heading, body, moreRows = [], footer } = content;
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
        ${actions.length === 0 ? "" : actionLinks(actions)}
        ${table(rows)}
        <h2 style="margin:20px 0 4px;font-size:18px">${heading}</h2>
        <p style="max-width:640px;margin:0 0 16px;word-break:break-word">${body === "" ? "—" : paragraphs}</p>
        ${moreRows.length === 0 ? "" : table(moreRows)}
        <hr style="max-width:640px;margin:24px 0 12px;border:0;border-top:1px solid #d9d9d2" />
        <p style="max-width:640px;margin:0;color:#4d5563;font-size:14px">${footer}</p>
      </body>
    </html> `.toString();
}
