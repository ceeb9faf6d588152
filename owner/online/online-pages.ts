import { html, raw } from "hono/html";
import { localPage, messages } from "#owner/editor/local/page.ts";
import type { Version } from "#owner/editor/versions/versions.ts";
import type { Run } from "./run.ts";
import { type Kept, kinds, type Place } from "./settings.ts";

export const onlinePath = "/beheer/online";

function question(name: string, label: string, options: { type?: string; value?: string } = {}) {
  const { type = "text", value = "" } = options;
  return html`<p>
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="off" />
  </p>`;
}

const nothing: Place = { kind: "ftps", host: "", user: "", folder: "public_html" };

/** Asks how the owner gets into his hosting, once, with what he filled in before. */
export const askPage = (message: readonly string[] = [], place = nothing) =>
  localPage(
    "Zet online",
    html`<p>
        Vul één keer in hoe u bij uw hosting komt; het staat daar onder FTP. Het blijft op deze computer.
        (<a href="/beheer">Eerst nog iets wijzigen</a>?)
      </p>
      ${messages(message)}
      <form method="post" action="${onlinePath}/hosting">
        <p>
          <label for="kind">Soort verbinding</label>
          <select id="kind" name="kind">
            ${kinds.map(
              ({ value, label }) =>
                html`<option value="${value}" ${value === place.kind ? "selected" : ""}>${label}</option>`,
            )}
          </select>
        </p>
        ${question("host", "Naam van de server", { value: place.host })}
        ${question("user", "Gebruikersnaam", { value: place.user })}
        ${question("password", "Wachtwoord", { type: "password" })}
        ${question("folder", "Map van de website", { value: place.folder })}
        <button>Bewaar</button>
      </form>`,
  );

/** What was saved since the site was put online, in the owner's words; at most so many changes. */
const mostChanges = 12;

function changesSince(versions: readonly Version[], commit: string | undefined) {
  const last = versions.findIndex(({ id }) => id === commit);
  const newer = last === -1 ? versions : versions.slice(0, last);
  const changes = newer.flatMap((version) => version.changes);
  const more = changes.length - mostChanges;
  if (commit === undefined || changes.length === 0) {
    return html`<p>
      ${commit === undefined ? "De hele website gaat online." : "Er is niets gewijzigd sinds de vorige keer."}
    </p>`;
  }
  return html`<h2>Dit verandert er</h2>
    ${changes.slice(0, mostChanges).map((change) => html`<p class="change">${change}</p>`)}
    ${more > 0 ? html`<p>En nog ${more}.</p>` : ""}`;
}

/** Shows where the site goes and what changes there, with the button. */
export const readyPage = ({ to, commit }: Kept, versions: readonly Version[]) =>
  localPage(
    "Zet online",
    html`<p>
        De website gaat naar ${to.replace(/\/\/.*@/, "//")}. Eerst wordt gekeken of er nog iets
        ontbreekt, en gaat er een proef naar uw mailbox. Alleen wat veranderd is, of daar
        niet meer heel staat, wordt verstuurd.
      </p>
      ${changesSince(versions, commit)}
      <form method="post" action="${onlinePath}">
        <p>
          <button>Zet online</button>
          <button class="quiet" name="all" value="ja">Verstuur alles opnieuw</button>
        </p>
      </form>
      <form method="post" action="${onlinePath}/anders">
        <button class="quiet">Andere hosting of ander wachtwoord</button>
      </form>`,
  );

/** What the program says, as it says it, and how it ended, with the way on. */
export async function* runningPage(run: Run): AsyncGenerator<string> {
  const mark = "<!-- lines -->";
  const page = String(
    await localPage(
      "Zet online",
      html`<p>Laat deze pagina gerust open staan. Weggaan mag ook: het gaat door.</p>
        <div role="log">${raw(mark)}</div>`,
    ),
  );
  const [before, after] = page.split(mark);
  // Browsers show nothing before they have about this much.
  yield `${before}${" ".repeat(1024)}`;
  let shown = 0;
  for (;;) {
    for (; shown < run.lines.length; shown += 1) {
      yield String(await html`<p class="line">${run.lines[shown]}</p>`);
    }
    if (run.failed !== undefined) {
      break;
    }
    await run.next;
  }
  yield String(
    await (run.failed
      ? html`<p class="message">De website online is gebleven zoals hij was.</p>
          <p><a href="${onlinePath}">Probeer het opnieuw</a></p>`
      : html`<p class="message">Klaar.</p>
          <p><a href="/beheer">Terug naar het beheer</a></p>`),
  );
  yield after ?? "";
}
