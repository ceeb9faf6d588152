import { html } from "hono/html";
import { mostPeople, peopleCount, textOf } from "./draft.ts";
import { work } from "./draft-answers.ts";
import { choice, type FieldView, field, mistakeAt } from "./field.ts";

function person({ draft, mistakes }: FieldView, i: number) {
  const role = textOf(draft, `role${i}`);
  const name = `firstName${i}`;
  return html`<div class="person">
    <div class="field">
      <label for="${name}">Voornaam</label>
      ${mistakeAt(mistakes, name)}
      <input
        id="${name}"
        name="${name}"
        value="${textOf(draft, name)}"
        aria-describedby="${mistakes.has(name) ? `${name}-mistake` : ""}"
      />
    </div>
    <fieldset id="role${i}" tabindex="-1">
      <legend>Wat doet deze persoon?</legend>
      ${mistakeAt(mistakes, `role${i}`)}
      ${Object.entries(work).map(([value, { label }]) =>
        choice(`role${i}`, value, label, role === value),
      )}
    </fieldset>
  </div>`;
}

export function peopleQuestions(view: FieldView) {
  const { draft, mistakes } = view;
  const alone = textOf(draft, "alone");
  const count = peopleCount(draft);
  return html`<fieldset id="alone" tabindex="-1">
      <legend>Werkt u alleen?</legend>
      ${mistakeAt(mistakes, "alone")}
      ${choice("alone", "ja", "Ja, ik werk alleen", alone === "ja")}
      ${choice("alone", "nee", "Nee, met anderen", alone === "nee")}
      <p class="hint">
        Bij ‘ja’ verdwijnen ‘collega’s’, ‘kantoor’ en ‘onze mensen’; de website blijft ‘we’ zeggen.
      </p>
    </fieldset>
    <input type="hidden" name="people" value="${count}" />
    ${Array.from({ length: count }, (_one, i) => person(view, i))}
    ${alone === "ja" ? "" : field({ field: "team", mayWait: true }, view)}
    ${
      alone === "ja" || count >= mostPeople
        ? ""
        : html`<button name="next" value="erbij" class="quiet">Nog iemand erbij</button>`
    }`;
}
