import { Hono } from "hono";
import { html } from "hono/html";
import { allTexts } from "#owner/editor/file/text-files.ts";
import { dutchFor, fileLabel } from "#owner/editor/form/breadcrumbs.ts";
import type { EditorConfig } from "#owner/editor/form/current-config.ts";
import { localForm, localPage, messages } from "#owner/editor/local/page.ts";
import { inTurn, lastVersion, takeBack } from "./versions.ts";

export const takeBackPath = "/beheer/terug";

const when = new Intl.DateTimeFormat("nl-NL", { dateStyle: "long", timeStyle: "short" });

/** The page on which an owner takes the last change of the texts and photographs back. */
export function takeBackApp(folder: string, config: EditorConfig) {
  async function page(lines: readonly string[] = []) {
    const last = await lastVersion(folder);
    const shown =
      last &&
      html`<p>De laatste wijziging is van ${when.format(last.at)}:</p>
        <ul>
          ${last.changes.map((path) => html`<li>${fileLabel(config, path, undefined)}</li>`)}
        </ul>
        ${localForm(
          takeBackPath,
          html`<input type="hidden" name="id" value="${last.id}" />`,
          html`<button>Zet de laatste wijziging terug</button>`,
        )}
        <p>Klikt u daarna nog eens, dan staat het er weer. Oudere versies bewaart git.</p>`;
    return localPage(
      "Zet de laatste wijziging terug",
      html`${messages(lines)} ${shown ?? html`<p>Er is nog niets gewijzigd.</p>`}`,
    );
  }

  return new Hono()
    .get("/", (context) => {
      const lines = context.req.query("klaar") === undefined ? [] : ["Het is teruggezet."];
      return inTurn(async () => context.html(await page(lines)));
    })
    .post("/", async (context) => {
      const { id } = await context.req.parseBody();
      return await inTurn(async () => {
        const last = await lastVersion(folder);
        // Saved in another tab since the page was shown: then another change is the last.
        if (!last || last.id !== id) {
          const changed = "Intussen is er iets anders gewijzigd. Kijk wat nu de laatste is.";
          return context.html(await page([changed]), 409);
        }
        const mistakes = await takeBack(folder, last);
        if (mistakes.length > 0) {
          const inDutch = dutchFor(config, new Map(Object.entries(allTexts(folder))));
          const refused = "Er is niets teruggezet, want op de website van nu klopt dat niet meer:";
          return context.html(await page([refused, ...mistakes.map(inDutch)]), 409);
        }
        // A reload of the page must not take it back again.
        return context.redirect(`${takeBackPath}?klaar`, 303);
      });
    });
}
