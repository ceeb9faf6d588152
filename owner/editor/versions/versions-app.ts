import { Hono } from "hono";
import { html } from "hono/html";
import { z } from "zod";
import { allTexts } from "#owner/editor/file/text-files.ts";
import type { EditorConfig } from "#owner/editor/form/current-config.ts";
import { dutchFor } from "#owner/editor/form/issues.ts";
import { localPage, messages } from "#owner/editor/local/page.ts";
import { inTurn, momentOf, putBack, type Version, versionsOf } from "./versions.ts";

export const versionsPath = "/beheer/versies";

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
  return localPage(
    "Vorige versies",
    html`<p>
        Elke keer dat u opslaat, staat hier wat er veranderde. ‘Terug naar hiervoor’ zet alle teksten
        en foto’s terug zoals ze waren vóór die wijziging, ook wat u daarna wijzigde. Dat komt zelf ook
        in deze lijst, dus u kunt altijd weer terug.
      </p>
      ${messages(message)}
      ${
        versions.length === 0
          ? html`<p>Er is nog niets gewijzigd.</p>`
          : html`<ol>
            ${versions.map(entryOf)}
          </ol>`
      }`,
  );
}

/** The page on which an owner sees earlier versions of the texts, and puts one back. */
export function versionsApp(folder: string, config: EditorConfig) {
  return new Hono()
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
