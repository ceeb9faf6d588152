import { html } from "hono/html";
import { ownLogo } from "#data/firm/own-logo.ts";
import { labelOf } from "#owner/editor/form/labels.ts";
import { labelled } from "#owner/editor/local/labelled.ts";

/** Below this height, in pixels, a second line of letters is too small to read. */
const leastHeight = 30;

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
      ${
        height < leastHeight
          ? "Zo breed is een tweede regel te klein om te lezen: kies een versie zonder, of een hogere."
          : ""
      }
    </p>
    <label class="choice"><input type="checkbox" name="noLogo" /> Haal dit logo weg</label>
  </div>`;
}

export function logoField(project: string, mistake?: string, mayWait = false) {
  const { label, hint } = labelOf(["setup", "logo"]);
  return labelled(
    { name: "logo", label, hint, mistake, mayWait },
    (attributes) => html`<input ${attributes} type="file" accept=".svg,.png" />`,
    current(project),
  );
}
