import { html } from "hono/html";
import { localPage } from "#owner/editor/local/page.ts";
import type { Part } from "./example-left.ts";
import { keepPath, nameOf, whyNot } from "./example-page.ts";
import { mayStay } from "./kept.ts";

const choice = (part: Part, label: (entry: string) => string) => (entry: string) =>
  html`<label class="kept">
    <input
      type="checkbox"
      name="houd"
      value="${entry}"
      ${part.kept.includes(entry) ? "checked" : ""}
    />
    ${
      part.name === "photos"
        ? html`<img src="/${entry}" width="96" height="72" alt="" loading="lazy" />`
        : ""
    }
    <span>${label(entry)}</span>
  </label>`;

export function keepPage(part: Part, label: (entry: string) => string) {
  const all = [...part.entries, ...part.kept];
  // The names of photographs keep those of one place together; of prices, the labels do.
  const order = part.name === "photos" ? (entry: string) => entry : label;
  const entries = all
    .filter((entry) => mayStay(part.name, entry))
    .sort((a, b) => order(a).localeCompare(order(b), "nl"));
  return localPage(
    `Welke ${nameOf(part.name)} houdt u zo?`,
    html`<p>
        Kruis aan wat ook voor uw bedrijf klopt. Dat telt niet meer mee als ‘nog van het voorbeeld’.
        Haal een kruisje weg om het terug te draaien.
      </p>
      <form method="post" action="${keepPath}">
        <input type="hidden" name="wat" value="${part.name}" />
        ${entries.map(choice(part, label))}
        ${entries.length < all.length ? html`<p class="hint">${whyNot}</p>` : ""}
        <div class="actions">
          <button>Bewaar</button>
          <button name="alles" value="ja" class="quiet">Dit houd ik allemaal zo</button>
        </div>
      </form>`,
  );
}
