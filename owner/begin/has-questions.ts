import { html } from "hono/html";
import { named } from "./answers.ts";
import { textOf } from "./draft.ts";
import { choice, type FieldView, field, mistakeAt } from "./field.ts";
import { type Has, has, stepNamed } from "./steps.ts";

interface View extends FieldView {
  canPromote: boolean;
}

function question(name: Has, view: View) {
  const { label, hint } = named([name]);
  const chosen = textOf(view.draft, name);
  const fields = stepNamed("hebt")?.questions.filter(({ ifHas }) => ifHas === name) ?? [];
  return html`<fieldset id="${name}" tabindex="-1">
    <legend>${label}</legend>
    <p class="hint">${hint}</p>
    ${mistakeAt(view.mistakes, name)} ${choice(name, "ja", "Ja", chosen === "ja")}
    ${choice(name, "nee", "Nee", chosen === "nee")}
    ${choice(name, "later", "Later", chosen === "later")}
    <div class="if-yes">${fields.map((one) => field(one, view))}</div>
  </fieldset>`;
}

/** What the firm has and has not, each with what the site says of it. */
export const hasQuestions = (view: View) =>
  has
    .filter((name) => name !== "hasPromotion" || view.canPromote)
    .map((name) => question(name, view));
