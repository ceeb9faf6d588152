import { html } from "hono/html";
import { type Draft, listOf } from "./draft.ts";

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
  </fieldset>`;
}
