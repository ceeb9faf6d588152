import { html } from "hono/html";
import type { PartName } from "./entries.ts";
import type { Part } from "./example-left.ts";
import { mayStay } from "./kept.ts";

interface Words {
  one: string;
  many: string;
  href: string;
  /** What the link to it says. */
  see: string;
  /** Whether all of it can be taken away at once. */
  canGo: boolean;
}

const collection = (name: string) => `/beheer#/collections/${name}`;

const words: Record<PartName, Words> = {
  facts: {
    one: "gegeven van uw bedrijf",
    many: "gegevens van uw bedrijf",
    href: `${collection("bedrijf")}/entries/content-business`,
    see: "Vul aan",
    canGo: false,
  },
  reviews: {
    one: "review",
    many: "reviews",
    href: collection("reviews"),
    see: "Bekijk",
    canGo: true,
  },
  projects: {
    one: "project",
    many: "projecten",
    href: collection("projects"),
    see: "Bekijk",
    canGo: true,
  },
  cases: {
    one: "case study",
    many: "case studies",
    href: collection("cases"),
    see: "Bekijk",
    canGo: true,
  },
  articles: {
    one: "artikel",
    many: "artikelen",
    href: collection("articles"),
    see: "Bekijk",
    canGo: true,
  },
  photos: {
    one: "foto",
    many: "foto’s",
    href: `${collection("fotos")}/entries/content-photos`,
    see: "Vervang",
    canGo: false,
  },
  prices: {
    one: "prijs",
    many: "prijzen",
    href: `${collection("bedrijf")}/entries/content-prices`,
    see: "Loop ze na",
    canGo: false,
  },
  claims: {
    one: "belofte of cijfer",
    many: "beloften en cijfers",
    href: `${collection("bedrijf")}/entries/content-claims`,
    see: "Loop ze na",
    canGo: false,
  },
};

/** A fact by the name that it has in its file, as "content/business.yaml › phone". */
const factsIn = (entries: readonly string[], labelOf: (field: string) => string) =>
  entries.map((entry) => labelOf(entry.split(" › ").at(-1) ?? "")).join(", ");

export const removePath = "/beheer/begin/weg";

export const keepPath = "/beheer/begin/houd";

export const whyNot =
  "Reviews, projecten, case studies en cijfers over klanten kunt u niet houden: die klanten bestaan niet, en wie ze als de zijne toont, misleidt.";

export function exampleList(parts: readonly Part[], labelOf: (field: string) => string) {
  const left = parts.filter(({ entries }) => entries.length > 0);
  if (left.length === 0) {
    return html`<h2>Wat nog van het voorbeeld is</h2>
      <p>Niets meer: alles op de website is van u.</p>
      ${keptList(parts)}`;
  }
  return html`<h2>Wat nog van het voorbeeld is</h2>
    <p class="hint">
      Zolang hier uw gegevens of verzonnen klanten staan, gaat de website niet als de uwe online.
    </p>
    <ul class="left">
      ${left.map((part) => {
        const { name, entries } = part;
        const { one, many, href, see, canGo } = words[name];
        const label = entries.length === 1 ? one : many;
        return html`<li>
          <b class="count">${entries.length}</b>
          <div>
            <p><b>${label}</b></p>
            ${name === "facts" ? html`<p class="hint">${factsIn(entries, labelOf)}</p>` : ""}
            <p>
              <a href="${href}" aria-label="${see}: ${label}">${see}</a>
              ${
                canGo
                  ? html`<a href="${removePath}?wat=${name}" aria-label="Haal weg: ${label}"
                      >Haal weg</a
                    >`
                  : ""
              }
              ${
                entries.some((entry) => mayStay(name, entry))
                  ? html`<a href="${keepPath}?wat=${name}" aria-label="Dit houd ik zo: ${label}"
                      >Dit houd ik zo</a
                    >`
                  : ""
              }
            </p>
          </div>
        </li>`;
      })}
    </ul>
    ${left.some(hasCustomers) ? html`<p class="hint">${whyNot}</p>` : ""} ${keptList(parts)}`;
}

const hasCustomers = ({ name, entries }: Part) =>
  name !== "facts" && entries.some((entry) => !mayStay(name, entry));

function keptList(parts: readonly Part[]) {
  const kept = parts.filter((part) => part.kept.length > 0);
  const links = kept.map(
    (part) =>
      html`<li><a href="${keepPath}?wat=${part.name}">${counted(part.name, part.kept)}</a></li>`,
  );
  return kept.length === 0
    ? ""
    : html`<h2>Wat u zo houdt</h2>
        <p class="hint">Dit is van het voorbeeld en klopt ook voor u. Klik erop om het terug te draaien.</p>
        <ul class="left">
          ${links}
        </ul>`;
}

const counted = (name: PartName, entries: readonly string[]) =>
  `${entries.length} ${entries.length === 1 ? words[name].one : words[name].many}`;

/** How many of a part, in words, as "16 reviews". */
export const countText = ({ name, entries }: Part): string => counted(name, entries);

export const nameOf = (name: PartName): string => words[name].many;

export const canGo = ({ name }: Part): boolean => words[name].canGo;
