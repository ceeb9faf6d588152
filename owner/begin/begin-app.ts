import { openContent } from "@contractor/core/open-content.ts";
import { onDisk } from "@contractor/core/reading/files.ts";
import { Hono } from "hono";
import { html } from "hono/html";
import { labelOf } from "#editor/form/labels.ts";
import { localForm, localPage, messages } from "#editor/local/page.ts";
import { emptyDemonstration } from "./empty-demonstration.ts";
import { exampleLeft, type Part, type PartName } from "./example.ts";

const beginPath = "/beheer/begin";

/** What the parts are called, and where the owner changes them in the editor. */
const words: Record<PartName, [label: string, place: string]> = {
  facts: ["gegevens van uw bedrijf", "bedrijf/entries/content-business"],
  reviews: ["reviews", "reviews"],
  projects: ["projecten", "projects"],
  cases: ["case studies", "cases"],
  articles: ["artikelen", "articles"],
  photos: ["foto’s", "fotos/entries/content-photos"],
  prices: ["prijzen", "bedrijf/entries/content-prices"],
  claims: ["beloften en cijfers", "bedrijf/entries/content-claims"],
  questions: ["onderwerpen met vragen", "faq"],
  texts: ["pagina’s met teksten", "paginas"],
};

/** The facts by their labels: an entry is as "content/business.yaml › phone". */
const factsIn = (entries: readonly string[]) =>
  [...new Set(entries.map((entry) => labelOf(entry.split(" › ")).label))].join(", ");

function leftOf({ name, entries }: Part) {
  const [label, place] = words[name];
  return html`<li>
    <b>${entries.length}</b> ${label}
    <a href="/beheer#/collections/${place}" aria-label="Wijzig: ${label}">Wijzig</a>
    ${name === "facts" ? html`<p class="hint">${factsIn(entries)}</p>` : ""}
  </li>`;
}

/** What a project still has of the demonstration, with where to change it. */
function exampleList(parts: readonly Part[]) {
  const left = parts.filter(({ entries }) => entries.length > 0);
  return html`<h2>Wat nog van het voorbeeld is</h2>
    ${
      left.length === 0
        ? html`<p>Niets meer: alles op de website is van u.</p>`
        : html`<p class="hint">
              Zolang hier uw gegevens of verzonnen klanten staan, gaat de website niet als de uwe online.
              Kloppen de prijzen, foto’s en teksten ook voor u, dan mogen die zo blijven.
            </p>
            <ul>
              ${left.map(leftOf)}
            </ul>`
    }`;
}

/** Whether a project still has customers of the demonstration: then its owner has not begun. */
const hasInvented = (parts: readonly Part[]) =>
  parts.some(({ name, entries }) => name === "reviews" && entries.length > 0);

function servicesOf(project: string): { slug: string; label: string }[] {
  const { services } = openContent(onDisk(project)).raw.data("content/services.yaml");
  return (services as { slug: string; label: string }[] | undefined) ?? [];
}

/** The question which services the firm offers, and whether somebody works alone. */
function questions(project: string) {
  return localForm(
    beginPath,
    html`<p>
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
          De andere gaan uit de menu’s, de formulieren en de prijsindicatie. Hun teksten blijven
          bewaard, voor als u ze later wel aanbiedt.
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
      </fieldset>`,
    html`<button>Maak er mijn website van</button>`,
  );
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
export function beginApp(project: string) {
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
      emptyDemonstration(project, { services: chosen, alone: alone === "ja" });
      return context.redirect(beginPath, 303);
    });
}
