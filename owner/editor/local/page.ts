import { html } from "hono/html";

/** What `html` of Hono makes. */
type Markup = ReturnType<typeof html>;

/** Where the style of these pages is. */
export const styleAddress = "/beheer/local.css";

/** A page beside the editor, on the site that runs on the owner's machine. */
export const localPage = (title: string, content: Markup) =>
  html`<!doctype html>
    <html lang="nl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="${styleAddress}" />
      </head>
      <body>
        <p><a href="/beheer">Terug naar het beheer</a></p>
        <h1>${title}</h1>
        ${content}
      </body>
    </html>`;

/** Sentences that are read out when the page comes. */
export const messages = (lines: readonly string[]) =>
  html`<div role="status">${lines.map((line) => html`<p class="message">${line}</p>`)}</div>`;
