import { html } from "hono/html";
import { type Draft, listOf, textOf } from "./draft.ts";
import { choice, mistakeAt } from "./field.ts";
import type { Place } from "./offered-work.ts";

/** Where a firm works, by the names of its texts. */
const placeNames: Readonly<Record<Place, string>> = {
  inside: "Alleen binnen",
  outside: "Alleen buiten",
  both: "Binnen en buiten",
};

interface View {
  draft: Draft;
  mistakes: ReadonlyMap<string, string>;
  services: readonly { slug: string; label: string }[];
}

export function serviceQuestions({ draft, mistakes, services }: View) {
  const chosen = listOf(draft, "services");
  const mistake = mistakes.get("services");
  return html`<fieldset id="services" tabindex="-1">
    <legend>Welke diensten biedt u aan?</legend>
    ${mistake ? html`<p class="mistake">${mistake}</p>` : ""}
    ${services.map(
      ({ slug, label }) =>
        html`<label class="choice">
          <input
            type="checkbox"
            name="services"
            value="${slug}"
            ${chosen.includes(slug) ? "checked" : ""}
          />
          ${label}
        </label>`,
    )}
    </fieldset>
    <fieldset id="place" tabindex="-1">
      <legend>Werkt u binnen, buiten of allebei?</legend>
      ${mistakeAt(mistakes, "place")}
      ${Object.entries(placeNames).map(([value, label]) =>
        choice("place", value, label, textOf(draft, "place") === value),
      )}
    </fieldset>`;
}
