import { readFileSync } from "node:fs";
import { Hono } from "hono";
import { html } from "hono/html";
import { z } from "zod";
import type { EditorConfig } from "#owner/editor/current-config.ts";
import { dutchFor } from "#owner/editor/issues.ts";
import { localOnly } from "#owner/editor/local-only.ts";
import { allTexts } from "#owner/editor/text-files.ts";
import { inTurn, momentOf, putBack, type Version, versionsOf } from "./versions.ts";

/** Where the page is, on the site that runs on the owner's machine. */
export const versionsPath = "/beheer/versies";

const style = readFileSync("owner/editor/versions/versions.css", "utf8");
const form = z.object({ id: z.string().regex(/^[\da-f]{40,64}$/) });

/** At most this many changes of one version are written out. */
const written = 8;

function entryOf(version: Version) {
  const more = version.changes.length - written;
  return html`<li>
    <h2>${momentOf(version)}</h2>
    ${version.changes.slice(0, written).map((change) => html`<p class="change">${change}</p>`)}
    ${more > 0 ? html`<p>En nog ${more}.</p>` : ""}
    <form method="post" action="${versionsPath}">
      <input type="hidden" name="id" value="${version.id}" />
      <button aria-label="Terug naar hiervoor, vóór ${momentOf(version)}">Terug naar hiervoor</button>
    </form>
  </li>`;
}

function pageOf(versions: readonly Version[], message: readonly string[] = []) {
  return html`<!doctype html>
    <html lang="nl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Vorige versies</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="${versionsPath}/style.css" />
      </head>
      <body>
        <p><a href="/beheer">Terug naar het beheer</a></p>
        <h1>Vorige versies</h1>
        <p>
          Elke keer dat u opslaat, staat hier wat er veranderde. ‘Terug naar hiervoor’ zet alle teksten
          en foto’s terug zoals ze waren vóór die wijziging, ook wat u daarna wijzigde. Dat komt zelf
          ook in deze lijst, dus u kunt altijd weer terug.
        </p>
        <div role="status">${message.map((line) => html`<p class="message">${line}</p>`)}</div>
        ${
          versions.length === 0
            ? html`<p>Er is nog niets gewijzigd.</p>`
            : html`<ol>
              ${versions.map(entryOf)}
            </ol>`
        }
      </body>
    </html>`;
}

/** The page on which an owner sees earlier versions of the texts, and puts one back. */
export function versionsApp(folder: string, config: EditorConfig) {
  return new Hono()
    .use(localOnly)
    .get("/style.css", (context) => context.body(style, 200, { "Content-Type": "text/css" }))
    .get("/", async (context) => {
      const { terug } = context.req.query();
      const message = terug === undefined ? [] : ["Alles staat weer zoals het daarvoor was."];
      return context.html(pageOf(await versionsOf(folder), message));
    })
    .post("/", async (context) => {
      const versions = await versionsOf(folder);
      const asked = form.safeParse(await context.req.parseBody()).data;
      const version = versions.find(({ id }) => id === asked?.id);
      if (!version) {
        return context.html(
          pageOf(versions, ["Deze versie is er niet. Kies er een hieronder."]),
          404,
        );
      }
      const mistakes = await inTurn(() => putBack(folder, config, version));
      if (mistakes.length > 0) {
        const inDutch = dutchFor(config, new Map(Object.entries(allTexts(folder))));
        const refused = "Er is niets teruggezet, want op de website van nu klopt dat niet meer:";
        return context.html(pageOf(versions, [refused, ...mistakes.map(inDutch)]), 409);
      }
      // A reload of the page must not put it back again.
      return context.redirect(`${versionsPath}?terug`, 303);
    });
}
