import { html } from "hono/html";
import { labelled } from "#owner/editor/local/labelled.ts";
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
  const { type = "text", placeholder = "", mayWait, mayBeNone, isColour } = question;
  const { label, hint } = named(place.split("."));
  const mistake = view.mistakes.get(name);
  const value = textOf(view.draft, name);
  return labelled(
    { name, label, hint, mistake, mayWait, mayBeNone },
    (attributes) =>
      html`<input ${attributes} type="${type}" value="${value}" placeholder="${placeholder}" />`,
    isColour ? palette(name, label, /^#[\da-f]{6}$/i.test(value) ? value : placeholder) : "",
  );
}

/** A palette that writes the code of a colour in the field beside it, by palette.js. */
const palette = (name: string, label: string, colour: string) =>
  html`<input
    type="color"
    value="${colour}"
    aria-label="${label} kiezen"
    data-writes="${name}"
  />`;

/** What is wrong with the choice of this name. */
export const mistakeAt = (mistakes: Mistakes, name: string) =>
  mistakes.has(name) ? html`<p class="mistake" id="${name}-mistake">${mistakes.get(name)}</p>` : "";

/** One of several answers of which somebody chooses one. */
export const choice = (name: string, value: string, label: string, isChosen: boolean) =>
  html`<label class="choice">
    <input type="radio" name="${name}" value="${value}" ${isChosen ? "checked" : ""} />
    ${label}
  </label>`;
