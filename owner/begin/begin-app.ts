import { Hono } from "hono";
import { html } from "hono/html";
import { openContent } from "#data/open-content.ts";
import { onDisk } from "#data/reading/files.ts";
import type { EditorConfig } from "#owner/editor/form/current-config.ts";
import { localPage, messages } from "#owner/editor/local/page.ts";
import { exampleLeft, hasInvented } from "#owner/example/example-left.ts";
import { exampleList } from "#owner/example/example-page.ts";
import { keptFile, withKept } from "#owner/example/kept.ts";
import { writeVersion } from "#owner/example/write-version.ts";
import { emptyDemonstration } from "./empty-demonstration.ts";

export const beginPath = "/beheer/begin";

function servicesOf(project: string): { slug: string; label: string }[] {
  const data = openContent(onDisk(project)).raw.data("content/services.yaml");
  return (data as { services?: { slug: string; label: string }[] } | undefined)?.services ?? [];
}

/** The question which services the firm offers, and whether somebody works alone. */
function questions(project: string) {
  return html`<form method="post" action="${beginPath}">
    <p>
      U begint met een voorbeeld. Zeg wat uw bedrijf doet; dan gaan de verzonnen reviews, projecten,
      case studies en artikelen weg, met de gegevens die niet elk bedrijf heeft. Daarna kunt u het
      terugzetten.
    </p>
    <fieldset>
      <legend>Welke diensten biedt u aan?</legend>
      ${servicesOf(project).map(
        ({ slug, label }) =>
          html`<label class="choice">
            <input type="checkbox" name="services" value="${slug}" /> ${label}
          </label>`,
      )}
      <p class="hint">
        De andere gaan uit de menu’s, de formulieren en de prijsindicatie. Hun teksten blijven bewaard,
        voor als u ze later wel aanbiedt.
      </p>
    </fieldset>
    <fieldset>
      <legend>Werkt u alleen?</legend>
      <label class="choice">
        <input type="radio" name="alone" value="ja" required /> Ja, ik werk alleen
      </label>
      <label class="choice">
        <input type="radio" name="alone" value="nee" required /> Nee, met anderen
      </label>
    </fieldset>
    <div class="actions"><button>Maak er mijn website van</button></div>
  </form>`;
}

function beginPage(project: string, lines: readonly string[] = []) {
  const left = exampleLeft(project);
  return localPage(
    "Uw website",
    html`${messages(lines)} ${hasInvented(left) ? questions(project) : ""} ${exampleList(left)}`,
  );
}

/**
 * The page to begin with: it asks what a firm does, empties the demonstration, and lists what is
 * still of it, with where the owner changes that.
 */
export function beginApp(project: string, config: EditorConfig) {
  return new Hono()
    .get("/", (context) => context.html(beginPage(project)))
    .post("/", async (context) => {
      const { services, alone } = await context.req.parseBody({ all: true });
      const chosen = [services].flat().filter((slug) => typeof slug === "string");
      const known = new Set(servicesOf(project).map(({ slug }) => slug));
      if (chosen.length === 0 || !chosen.every((slug) => known.has(slug)) || !alone) {
        const asked = "Kies ten minste één dienst, en of u alleen werkt.";
        return context.html(beginPage(project, [asked]), 422);
      }
      // These answers are older than what the owner has changed since.
      if (!hasInvented(exampleLeft(project))) {
        return context.redirect(beginPath, 303);
      }
      const begin = { services: chosen, alone: alone === "ja" };
      const changes = emptyDemonstration(onDisk(project), begin);
      const reason = "Begonnen met uw eigen bedrijf";
      const wrong = await writeVersion(project, config, changes, reason);
      return wrong.length > 0
        ? context.html(beginPage(project, ["Dat gaat zo niet:", ...wrong]), 409)
        : context.redirect(beginPath, 303);
    })
    .post("/houd", async (context) => {
      const { wat, toch } = await context.req.parseBody();
      const part = exampleLeft(project).find(({ name }) => name === wat);
      if (part) {
        const chosen = toch === undefined ? [...part.entries, ...part.kept] : [];
        const changes = new Map([[keptFile, withKept(project, part.name, chosen)]]);
        await writeVersion(project, config, changes, "Gekozen wat van het voorbeeld blijft");
      }
      return context.redirect(beginPath, 303);
    });
}
