import { Hono } from "hono";
import { html } from "hono/html";
import { allTexts } from "#owner/editor/file/text-files.ts";
import { fileLabel } from "#owner/editor/form/breadcrumbs.ts";
import type { EditorConfig } from "#owner/editor/form/current-config.ts";
import { dutchFor } from "#owner/editor/form/issues.ts";
import { localPage, messages } from "#owner/editor/local/page.ts";
import { inTurn, keepVersion, lastVersion, momentOf, takeBack, type Version } from "./versions.ts";

export const takeBackPath = "/beheer/terug";

/** The page on which an owner takes the last change of the texts and photographs back. */
export function takeBackApp(folder: string, config: EditorConfig) {
  async function lastChange(): Promise<Version | undefined> {
    await keepVersion(folder);
    return await lastVersion(folder);
  }

  function pageOf(last: Version | undefined, lines: readonly string[] = []) {
    const changes = last?.changes.map((path) => fileLabel(config, path, undefined)) ?? [];
    return localPage(
      "Zet de laatste wijziging terug",
      last === undefined
        ? html`${messages(lines)} <p>Er is nog niets gewijzigd.</p>`
        : html`${messages(lines)}
            <p>De laatste wijziging is van ${momentOf(last)}:</p>
            <ul>
              ${changes.map((change) => html`<li>${change}</li>`)}
            </ul>
            <form method="post" action="${takeBackPath}">
              <input type="hidden" name="id" value="${last.id}" />
              <button>Zet de laatste wijziging terug</button>
            </form>
            <p>Klikt u daarna nog eens, dan staat het er weer. Oudere versies bewaart git.</p>`,
    );
  }

  return new Hono()
    .get("/", async (context) => {
      const lines = context.req.query("klaar") === undefined ? [] : ["Het is teruggezet."];
      return context.html(pageOf(await inTurn(lastChange), lines));
    })
    .post("/", async (context) => {
      const { id } = await context.req.parseBody();
      return await inTurn(async () => {
        const last = await lastChange();
        // Saved in another tab since the page was shown: then another change is the last.
        if (!last || last.id !== id) {
          const changed = ["Intussen is er iets anders gewijzigd. Kijk wat nu de laatste is."];
          return context.html(pageOf(last, changed), 409);
        }
        const mistakes = await takeBack(folder, last);
        if (mistakes.length > 0) {
          const inDutch = dutchFor(config, new Map(Object.entries(allTexts(folder))));
          const refused = "Er is niets teruggezet, want op de website van nu klopt dat niet meer:";
          return context.html(pageOf(last, [refused, ...mistakes.map(inDutch)]), 409);
        }
        // A reload of the page must not take it back again.
        return context.redirect(`${takeBackPath}?klaar`, 303);
      });
    });
}
