import { Hono } from "hono";
import { html } from "hono/html";
import { onDisk } from "#data/reading/files.ts";
import type { EditorConfig } from "#owner/editor/form/current-config.ts";
import { localPage, type Markup } from "#owner/editor/local/page.ts";
import { removeEntries } from "#owner/removal/remove-entries.ts";
import { entryLabels } from "./entry-label.ts";
import { exampleLeft, type Part } from "./example-left.ts";
import { canGo, countText, removePath } from "./example-page.ts";
import { keepPage } from "./keep-page.ts";
import { keptFile, mayStay, withKept } from "./kept.ts";
import { writeVersion } from "./write-version.ts";

/** Makes the page of what is still of the demonstration, with what was done about it. */
type ShowLeft = (lines: readonly string[]) => Markup;

const canStayIn =
  ({ name }: Part) =>
  (entry: string) =>
    mayStay(name, entry);

const removePage = (name: string, count: string) =>
  localPage(
    "Haal weg",
    html`<p>
        ${count} van het voorbeeld, met alles wat ernaar verwijst. Wat u zelf hebt geschreven, blijft.
        Daarna kunt u het terugzetten.
      </p>
      <form method="post" action="${removePath}">
        <input type="hidden" name="wat" value="${name}" />
        <button>Haal weg</button>
      </form>`,
  );

/**
 * Keeps entries of the demonstration as they are, for an owner who says so, and takes that back.
 */
export function keepApp(project: string, config: EditorConfig, path: string, show: ShowLeft) {
  const partFor = (name: unknown) =>
    exampleLeft(project).find(
      (part) => part.name === name && [...part.entries, ...part.kept].some(canStayIn(part)),
    );
  return new Hono()
    .get("/", (context) => {
      const part = partFor(context.req.query("wat"));
      return part
        ? context.html(keepPage(part, entryLabels(onDisk(project), part.name)))
        : context.redirect(path);
    })
    .post("/", async (context) => {
      const { wat, houd = [], alles } = await context.req.parseBody({ all: true });
      const part = partFor(wat);
      if (!part) {
        return context.redirect(path, 303);
      }
      const all = [...part.entries, ...part.kept];
      const chosen = alles ? all : all.filter((entry) => [houd].flat().includes(entry));
      const changes = new Map([[keptFile, withKept(project, part.name, chosen)]]);
      await writeVersion(project, config, changes, "Gekozen wat van het voorbeeld blijft");
      return context.html(show(["Bewaard."]));
    });
}

/** Takes away the entries of the demonstration that an owner has not made his own. */
export function exampleApp(project: string, config: EditorConfig, path: string, show: ShowLeft) {
  const partFor = (name: unknown) =>
    exampleLeft(project).find((part) => part.name === name && canGo(part));
  return new Hono()
    .get("/", (context) => {
      const part = partFor(context.req.query("wat"));
      return part && part.entries.length > 0
        ? context.html(removePage(part.name, countText(part)))
        : context.redirect(path);
    })
    .post("/", async (context) => {
      const part = partFor((await context.req.parseBody()).wat);
      if (!part) {
        return context.redirect(path, 303);
      }
      const changes = removeEntries(onDisk(project), part.entries);
      const reason = `Weggehaald: ${countText(part)}`;
      const wrong = await writeVersion(project, config, changes, reason);
      const lines = wrong.length > 0 ? ["Dat gaat zo niet:", ...wrong] : [`${reason}.`];
      return context.html(show(lines), wrong.length > 0 ? 409 : 200);
    });
}
