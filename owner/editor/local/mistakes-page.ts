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

/** What stands in the place of a page that cannot be made, and why. */
const pageOf = (why: readonly string[]) =>
  localPage(
    "Deze pagina is nu niet te zien",
    html`<p>
        Verbeter dit in het <a href="/beheer">beheer</a>, of
        <a href="/beheer/terug">zet de laatste wijziging terug</a>.
      </p>
      ${messages(why)}`,
  );

/** What a page of the owner shows when it fails: mostly because of what is wrong in the texts. */
export function failurePage(project: string, config: EditorConfig, error: Error) {
  const found = mistakesOf(project, config);
  return pageOf(found.length > 0 ? found : [error.message]);
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
