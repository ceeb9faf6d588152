import { html } from "hono/html";
import { named } from "./answers.ts";
import { type Draft, textOf } from "./draft.ts";
import type { Question } from "./steps.ts";

/** What is wrong in a step, by the field that has it. */
export type Mistakes = ReadonlyMap<string, string>;

export interface FieldView {
  draft: Draft;
  mistakes: Mistakes;
}

/** A field with its label, its hint and what is wrong with it. */
export function field({ field: name, place = name, ...question }: Question, view: FieldView) {
  const { label, hint } = named(place.split("."));
  const { type = "text", placeholder = "", mayWait = false } = question;
  const mistake = view.mistakes.get(name);
  const notes = [hint ? `${name}-hint` : "", mistake ? `${name}-mistake` : ""];
  return html`<div class="field">
    <label for="${name}">${label} ${mayWait ? html`<span>(mag wachten)</span>` : ""}</label>
    ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ""}
    ${mistake ? html`<p class="mistake" id="${name}-mistake">${mistake}</p>` : ""}
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${textOf(view.draft, name)}"
      placeholder="${placeholder}"
      aria-describedby="${notes.filter(Boolean).join(" ")}"
      ${mistake ? "aria-invalid=true" : ""}
    />
  </div>`;
}

/** What is wrong with the choice of this name. */
export const mistakeAt = (mistakes: Mistakes, name: string) =>
  mistakes.has(name) ? html`<p class="mistake" id="${name}-mistake">${mistakes.get(name)}</p>` : "";

/** One of several answers of which somebody chooses one. */
export const choice = (name: string, value: string, label: string, isChosen: boolean) =>
  html`<label class="choice">
    <input type="radio" name="${name}" value="${value}" ${isChosen ? "checked" : ""} />
    ${label}
  </label>`;
