import { html, raw } from "hono/html";

export interface Action {
  label: string;
  href: string;
}

export interface Row {
  label: string;
  /** On several lines, the first is what counts. */
  value: string;
}

/** A part of a mail: rows, running text, or links that are large enough to tap. */
type Part =
  | { rows: readonly Row[]; isSmall?: boolean }
  | { heading: string; text: string }
  | { actions: readonly Action[]; colour: string };

/** The content of a mail, from top to bottom. */
interface EmailContent {
  subject: string;
  /** The largest words of the mail. */
  title: string;
  /** A line below the title. */
  lead: string;
  /** Those that are empty are left out. */
  parts: readonly Part[];
  footer: string;
}

/** Wide enough for every label. */
const labelWidth = 20;

/** A row. What a value has below its first line begins where that line begins. */
const lineOf = ({ label, value }: Row) =>
  `${`${label}:`.padEnd(labelWidth)} ${value.replaceAll("\n", `\n${" ".repeat(labelWidth + 1)}`)}`;

/** A part as plain text, which has no links. */
function textOf(part: Part): string {
  if ("rows" in part) {
    return part.rows.map(lineOf).join("\n");
  }
  return "text" in part && part.text !== "" ? `${part.heading}:\n${part.text}` : "";
}

/** A mail as plain text, with an empty line between its parts. */
function textPart({ title, lead, parts, footer }: EmailContent): string {
  const head = [title, lead].filter(Boolean).join("\n");
  return [head, ...parts.map(textOf), `----\n${footer}\n`].filter(Boolean).join("\n\n");
}

const face = "font-family:system-ui,-apple-system,Roboto,Arial,sans-serif";
const column = "max-width:640px;margin:0 auto";

const cell =
  "padding:8px 12px 8px 0;border-bottom:1px solid #d9d9d2;text-align:left;vertical-align:top";
const labelCell = `${cell};width:32%;font-weight:normal;color:#4d5563`;
const valueCell = `${cell};padding-right:0;word-break:break-word`;

const lines = (text: string) =>
  text.split("\n").map((line, index) => (index === 0 ? line : [raw("<br>\n"), line]));

/** A value; of several lines, the first is bold. */
function cellText(value: string) {
  const [first, ...others] = lines(value);
  return others.length === 0 ? first : [html`<b>${first}</b>`, ...others];
}

function table(rows: readonly Row[], fontSize: string) {
  const rowOf = ({ label, value }: Row) =>
    html`<tr>
      <th scope="row" style="${labelCell}">${label}</th>
      <td style="${valueCell}">${cellText(value)}</td>
    </tr> `;
  return html`<table style="width:100%;margin:8px 0 0;border-collapse:collapse;font-size:${fontSize}">
    ${rows.map(rowOf)}
  </table>`;
}

const button =
  "display:block;padding:12px 8px;font-weight:bold;text-align:center;text-decoration:none;white-space:nowrap";

/** A row of buttons, of which the first stands out. */
function buttons(actions: readonly Action[], colour: string) {
  const width = `width:${Math.floor(100 / actions.length)}%`;
  const cells = actions.map(({ label, href }, index) => {
    const gap = index === 0 ? "0" : "0 0 0 8px";
    const colours = index === 0 ? `background:${colour};color:#ffffff` : `color:${colour}`;
    return html`<td style="${width};padding:${gap}">
      <a href="${href}" style="${button};border:2px solid ${colour};${colours}">${label}</a>
    </td> `;
  });
  return html`<table role="presentation" style="width:100%;margin:16px 0 0;border-collapse:collapse">
    <tr>${cells}</tr>
  </table>`;
}

/** Running text on a plane of its own. */
const plane = (heading: string, text: string) =>
  html`<div style="margin:16px 0 0;padding:12px 16px;background:#f3f3ef">
    <h2 style="margin:0 0 4px;font-size:16px">${heading}</h2>
    <p style="margin:0;word-break:break-word">${lines(text)}</p>
  </div>`;

function htmlOf(part: Part) {
  if ("rows" in part) {
    return part.rows.length > 0 && table(part.rows, part.isSmall ? "14px" : "16px");
  }
  if ("text" in part) {
    return part.text !== "" && plane(part.heading, part.text);
  }
  return part.actions.length > 0 && buttons(part.actions, part.colour);
}

/** A mail as HTML that reads well on a phone, and fetches nothing. */
const htmlPart = ({ subject, title, lead, parts, footer }: EmailContent): string =>
  html`<!doctype html>
    <html lang="nl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="only light" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:24px;background:#ffffff;color:#12151c">
        <div style="${column};${face};font-size:16px;line-height:1.5">
          <h1 style="margin:0;font-size:24px;line-height:1.2;word-break:break-word">${title}</h1>
          ${lead !== "" && html`<p style="margin:4px 0 0;word-break:break-word">${lead}</p>`}
          ${parts.map(htmlOf)}
          <p style="margin:16px 0 0;color:#4d5563;font-size:14px">${footer}</p>
        </div>
      </body>
    </html> `.toString();

/** A mail, as text and as HTML in which every value is escaped. */
export function emailLayout(content: EmailContent) {
  return { subject: content.subject, text: textPart(content), html: htmlPart(content) };
}
