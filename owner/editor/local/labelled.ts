import { html } from "hono/html";
import type { Markup } from "./page.ts";

interface Labelled {
  name: string;
  label: string;
  hint?: string | undefined;
  mistake?: string | undefined;
  mayWait?: boolean | undefined;
  mayBeNone?: boolean | undefined;
}

/**
 * A form field with its label, its hint and what is wrong with it. `control` gets the attributes
 * that name it and connect it with these.
 */
export function labelled(
  { name, label, hint, mistake, mayWait = false, mayBeNone = false }: Labelled,
  control: (attributes: Markup) => Markup,
  below: Markup | "" = "",
) {
  const notes = [hint ? `${name}-hint` : "", mistake ? `${name}-mistake` : ""].filter(Boolean);
  const freedom = (mayWait && "(mag wachten)") || (mayBeNone && "(mag leeg)");
  return html`<div class="field">
    <label for="${name}">${label} ${freedom ? html`<span>${freedom}</span>` : ""}</label>
    ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ""}
    ${mistake ? html`<p class="mistake" id="${name}-mistake">${mistake}</p>` : ""}
    ${control(
      html`id="${name}" name="${name}" aria-describedby="${notes.join(" ")}"
      ${mistake ? "aria-invalid=true" : ""}`,
    )}
    ${below}
  </div>`;
}
