import { contentIssues } from "@contractor/core/check.ts";
import { openContent } from "@contractor/core/open-content.ts";
import { onDisk } from "@contractor/core/reading/files.ts";
import { html } from "hono/html";
import type { Connect } from "vite";
import { allTexts } from "#editor/file/text-files.ts";
import { dutchFor } from "#editor/form/breadcrumbs.ts";
import type { EditorConfig } from "#editor/form/current-config.ts";
import { localPage, messages } from "./page.ts";

/** Every mistake in the texts, in the owner's words. */
function mistakesOf(project: string, config: EditorConfig): string[] {
  const issues = contentIssues(openContent(onDisk(project)));
  return issues.map(dutchFor(config, new Map(Object.entries(allTexts(project)))));
}

const pageOf = (found: readonly string[]) =>
  localPage(
    "Er klopt iets niet in de teksten",
    html`<p>
        Daarom is deze pagina nu niet te zien. Verbeter dit in het
        <a href="/beheer">beheer</a>, of <a href="/beheer/terug">zet de laatste wijziging terug</a>.
      </p>
      ${messages(found)}`,
  );

/** What a page of the owner shows when it cannot be made: what is wrong in the texts, mostly. */
export function failurePage(project: string, config: EditorConfig, error: Error) {
  const found = mistakesOf(project, config);
  return found.length > 0
    ? pageOf(found)
    : localPage(
        "Dit lukte niet",
        html`<p>
            Laad deze pagina opnieuw. Blijft het zo, stop dan met Ctrl-C en start
            <code>npm run beheer</code> weer. Uw computer zei:
          </p>
          ${messages([error.message])}`,
      );
}

/**
 * Says in the place of a page what is wrong in the texts, and where, because with mistakes no page
 * can be made. Everything else goes on.
 */
export const mistakesPage =
  (project: string, config: EditorConfig): Connect.NextHandleFunction =>
  async (request, response, next) => {
    const isPage = request.headers.accept?.includes("text/html") ?? false;
    const isOwners = request.url?.startsWith("/beheer");
    const found = isPage && !isOwners ? mistakesOf(project, config) : [];
    if (found.length === 0) {
      next();
      return;
    }
    const headers = { "content-type": "text/html; charset=utf-8" };
    response.writeHead(500, headers).end(String(await pageOf(found)));
  };
