import { html } from "hono/html";
import { ownLogo } from "#data/firm/own-logo.ts";
import { labelOf } from "#owner/editor/labels.ts";

/** The logo as the header has it, with how to take it away again. */
function current(project: string) {
  const logo = ownLogo(`${project}/public`);
  if (!logo) {
    return "";
  }
  const { file, width, height, hasName } = logo;
  // Another logo may have the same name, so that the browser would show the one before.
  const address = `/${file}?${Date.now()}`;
  return html`<div class="logo">
    <img src="${address}" width="${width}" height="${height}" alt="Uw logo" />
    <p class="hint">
      Zo staat het linksboven op elke pagina${hasName ? "." : ", met uw naam ernaast."}
    </p>
    <label class="choice"><input type="checkbox" name="noLogo" /> Haal dit logo weg</label>
  </div>`;
}

/** The field with which an owner chooses the logo, and what there is. */
export function logoField(project: string, mistake?: string, mayWait = false) {
  const { label, hint } = labelOf(["setup", "logo"]);
  return html`<div class="field">
    <label for="logo">${label} ${mayWait ? html`<span>(mag wachten)</span>` : ""}</label>
    <p class="hint" id="logo-hint">${hint}</p>
    ${mistake ? html`<p class="mistake" id="logo-mistake">${mistake}</p>` : ""}
    <input
      id="logo"
      name="logo"
      type="file"
      accept=".svg,.png"
      aria-describedby="logo-hint${mistake ? " logo-mistake" : ""}"
      ${mistake ? "aria-invalid=true" : ""}
    />
    ${current(project)}
  </div>`;
}
