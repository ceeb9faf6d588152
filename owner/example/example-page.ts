import { html } from "hono/html";
import { labelOf } from "#owner/editor/form/labels.ts";
import type { PartName } from "./entries.ts";
import type { Part } from "./example-left.ts";
import { mayStay } from "./kept.ts";

interface Words {
  one: string;
  many: string;
  /** Where the owner changes it in the editor. */
  place: string;
}

const words: Record<PartName, Words> = {
  facts: {
    one: "gegeven van uw bedrijf",
    many: "gegevens van uw bedrijf",
    place: "bedrijf/entries/content-business",
  },
  reviews: { one: "review", many: "reviews", place: "reviews" },
  projects: { one: "project", many: "projecten", place: "projects" },
  cases: { one: "case study", many: "case studies", place: "cases" },
  articles: { one: "artikel", many: "artikelen", place: "articles" },
  photos: { one: "foto", many: "foto’s", place: "fotos/entries/content-photos" },
  prices: { one: "prijs", many: "prijzen", place: "bedrijf/entries/content-prices" },
  claims: {
    one: "belofte of cijfer",
    many: "beloften en cijfers",
    place: "bedrijf/entries/content-claims",
  },
  questions: { one: "onderwerp met vragen", many: "onderwerpen met vragen", place: "faq" },
  texts: { one: "pagina met teksten", many: "pagina’s met teksten", place: "paginas" },
};

export const keepPath = "/beheer/begin/houd";

const counted = (name: PartName, entries: readonly string[]) =>
  `${entries.length} ${entries.length === 1 ? words[name].one : words[name].many}`;

/** How many of a part, in words, as "16 reviews". */
export const countText = ({ name, entries }: Part): string => counted(name, entries);

/** The facts by their labels: an entry is as "content/business.yaml › phone". */
const factsIn = (entries: readonly string[]) =>
  entries.map((entry) => labelOf(entry.split(" › ")).label).join(", ");

const keepForm = (name: PartName, button: string, more = html``) =>
  html`<form method="post" action="${keepPath}">
    <input type="hidden" name="wat" value="${name}" />
    ${more}
    <button class="quiet" aria-label="${button}: ${words[name].many}">${button}</button>
  </form>`;

function leftOf(part: Part) {
  const { name, entries } = part;
  const label = entries.length === 1 ? words[name].one : words[name].many;
  return html`<li>
    <b class="count">${entries.length}</b>
    <div>
      <p>
        <b>${label}</b>
        <a href="/beheer#/collections/${words[name].place}" aria-label="Wijzig: ${label}">Wijzig</a>
      </p>
      ${name === "facts" ? html`<p class="hint">${factsIn(entries)}</p>` : ""}
      ${entries.some((entry) => mayStay(name, entry)) ? keepForm(name, "Dit houd ik zo") : ""}
    </div>
  </li>`;
}

/** What a project still has of the demonstration, with where to change it, or to keep it. */
export function exampleList(parts: readonly Part[]) {
  const left = parts.filter(({ entries }) => entries.length > 0);
  const kept = parts.filter((part) => part.kept.length > 0);
  return html`<h2>Wat nog van het voorbeeld is</h2>
    ${
      left.length === 0
        ? html`<p>Niets meer: alles op de website is van u.</p>`
        : html`<p class="hint">
              Zolang hier uw gegevens of verzonnen klanten staan, gaat de website niet als de uwe online.
              Wat over klanten gaat, kunt u niet houden: die klanten bestaan niet.
            </p>
            <ul class="left">
              ${left.map(leftOf)}
            </ul>`
    }
    ${
      kept.length === 0
        ? ""
        : html`<h2>Wat u zo houdt</h2>
            <ul class="left">
              ${kept.map(
                ({ name, kept }) =>
                  html`<li>
                    ${counted(name, kept)}
                    ${keepForm(name, "Toch niet", html`<input type="hidden" name="toch" />`)}
                  </li>`,
              )}
            </ul>`
    }`;
}
