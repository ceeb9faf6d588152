import { Hono } from "hono";
import { html } from "hono/html";
import { contentIssues } from "#data/check.ts";
import { openContent } from "#data/open-content.ts";
import { type Changes, onDisk, withChanges } from "#data/reading/files.ts";
import { writeChanges } from "#owner/changes.ts";
import { valueIn } from "#owner/editor/file/file-format.ts";
import { allTexts } from "#owner/editor/file/text-files.ts";
import { fileLabel } from "#owner/editor/form/breadcrumbs.ts";
import type { EditorConfig } from "#owner/editor/form/current-config.ts";
import { dutchFor } from "#owner/editor/form/issues.ts";
import { changesIn } from "#owner/editor/form/text-changes.ts";
import { removable, removalPath } from "#owner/editor/page/removal-path.ts";
import { removeEntries } from "#owner/removal/remove-entries.ts";
import { localPage, messages } from "./page.ts";

/** The page on which an owner removes an entry, with everything that refers to it. */
export function removalApp(project: string, config: EditorConfig) {
  const files = onDisk(project);
  const labelOf = (path: string) => fileLabel(config, path, valueIn(files.read(path) ?? ""));

  function questionPage(path: string, changes: Changes) {
    const others = [...changes].filter(([changed]) => changed !== path);
    const words = others.flatMap(([changed, text]) =>
      changesIn(config, changed, files.read(changed), text),
    );
    return localPage(
      `${labelOf(path)} weghalen`,
      html`${
        words.length === 0
          ? html`<p>Nergens anders op de website wordt dit genoemd.</p>`
          : html`<p>Dit wordt ook ergens anders genoemd. Daar verandert dan:</p>
              ${words.map((change) => html`<p class="change">${change}</p>`)}`
      }
        <form method="post" action="${removalPath}">
          <input type="hidden" name="path" value="${path}" />
          <button>Weghalen</button>
        </form>
        <p>Bij <a href="/beheer/versies">Vorige versies</a> zet u het zo weer terug.</p>`,
    );
  }

  /** The mistakes that there would be after the changes, in Dutch. */
  function mistakesAfter(changes: Changes): string[] {
    const issues = contentIssues(openContent(withChanges(files, changes)));
    return issues.map(dutchFor(config, new Map(Object.entries(allTexts(project)))));
  }

  const notThere = () =>
    localPage("Weghalen", messages(["Dit onderdeel is er niet meer. Laad het beheer opnieuw."]));

  return new Hono()
    .get("/", (context) => {
      const { path = "" } = context.req.query();
      if (!removable.test(path) || files.read(path) === undefined) {
        return context.html(notThere(), 404);
      }
      return context.html(questionPage(path, removeEntries(files, [path])));
    })
    .post("/", async (context) => {
      const path = String((await context.req.parseBody()).path);
      if (!removable.test(path) || files.read(path) === undefined) {
        return context.html(notThere(), 404);
      }
      const label = labelOf(path);
      const changes = removeEntries(files, [path]);
      const mistakes = mistakesAfter(changes);
      if (mistakes.length > 0) {
        const page = localPage(`${label} kan niet weg`, messages(mistakes));
        return context.html(page, 409);
      }
      writeChanges(project, changes);
      return context.html(
        localPage(`${label} is weggehaald`, messages(["De website is bijgewerkt."])),
      );
    });
}
