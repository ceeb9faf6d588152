import { Hono } from "hono";
import { html } from "hono/html";
import { fileLabel } from "#editor/form/breadcrumbs.ts";
import type { EditorConfig } from "#editor/form/current-config.ts";
import { localForm, localPage, messages } from "#editor/local/page.ts";
import { inTurn, lastVersion, takeBack } from "./versions.ts";

const takeBackPath = "/beheer/terug";

const when = new Intl.DateTimeFormat("nl-NL", { dateStyle: "long", timeStyle: "short" });

/** The page on which an owner takes the last change of the texts and photographs back. */
export const takeBackApp = (folder: string, config: EditorConfig) =>
  new Hono()
    .get("/", (context) =>
      inTurn(async () => {
        const last = await lastVersion(folder);
        const shown =
          last &&
          html`<p>De laatste wijziging is van ${when.format(last.at)}:</p>
            <ul>
              ${last.paths.map((path) => html`<li>${fileLabel(config, path, undefined)}</li>`)}
            </ul>
            ${localForm(
              takeBackPath,
              html`<input type="hidden" name="id" value="${last.id}" />`,
              html`<button>Zet de laatste wijziging terug</button>`,
            )}
            <p>Klikt u daarna nog eens, dan staat het er weer. Oudere versies bewaart git.</p>`;
        const done = context.req.query("klaar") === undefined ? [] : ["Het is teruggezet."];
        return context.html(
          localPage(
            "Zet de laatste wijziging terug",
            html`${messages(done)} ${shown ?? html`<p>Er is nog niets gewijzigd.</p>`}`,
          ),
        );
      }),
    )
    .post("/", async (context) => {
      const { id } = await context.req.parseBody();
      return await inTurn(async () => {
        const last = await lastVersion(folder);
        // After a second click, or a save in another tab, another change is the last.
        if (!last || last.id !== id) {
          return context.redirect(takeBackPath, 303);
        }
        await takeBack(folder, last);
        return context.redirect(`${takeBackPath}?klaar`, 303);
      });
    });
