import { html } from "hono/html";

/** What `html` of Hono makes. */
type Markup = ReturnType<typeof html>;

/** These pages show what owners and their files say, so nothing in them may run or leave. */
const policy =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'";

/** The pages for the owner on his own machine, with the editor among them. */
export const ownersPages = [
  { href: "/beheer/begin", name: "Begin" },
  { href: "/beheer", name: "Teksten en foto’s" },
  { href: "/beheer/logo", name: "Uw logo" },
  { href: "/beheer/terug", name: "Zet terug" },
  { href: "/beheer/online", name: "Zet online" },
  { href: "/", name: "Bekijk de website" },
];

/** A page beside the editor, on the site that runs on the owner's machine. */
export const localPage = (title: string, content: Markup) =>
  html`<!doctype html>
    <html lang="nl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="content-security-policy" content="${policy}" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/beheer/local.css" />
      </head>
      <body>
        <nav class="pages" aria-label="Uw website">
          ${ownersPages.map(({ href, name }) => html`<a href="${href}">${name}</a>`)}
        </nav>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;

/** A form that is sent to an owner's page, with its fields and, below those, its buttons. */
export const localForm = (action: string, fields: Markup | string, buttons: Markup) =>
  html`<form method="post" action="${action}" enctype="multipart/form-data">
    ${fields}
    ${buttons}
  </form>`;

interface Input {
  type?: "text" | "password" | "file";
  value?: string;
  hint?: string;
}

/** A field of such a form, with what to write below its label. */
export const field = (
  name: string,
  label: string,
  { type = "text", value = "", hint }: Input = {},
) =>
  html`<div class="field">
    <label for="${name}">${label}</label>
    ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ""}
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${value}"
      autocomplete="off"
      ${hint ? html`aria-describedby="${name}-hint"` : ""}
    />
  </div>`;

/** Sentences that are read out when the page comes. */
export const messages = (lines: readonly string[]) =>
  html`<div role="status">${lines.map((line) => html`<p class="message">${line}</p>`)}</div>`;
