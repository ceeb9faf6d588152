import { html } from "hono/html";
import { localPage, messages } from "#owner/editor/local/page.ts";
import type { Version } from "#owner/editor/versions/versions.ts";
import { kinds } from "./ask-settings.ts";
import type { Kept } from "./settings.ts";

/** Where the pages are, on the site that runs on the owner's machine. */
export const onlinePath = "/beheer/online";

function question(name: string, label: string, options: { type?: string; value?: string } = {}) {
  const { type = "text", value = "" } = options;
  return html`<p>
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="off" />
  </p>`;
}

/** Asks how the owner gets into his hosting, once. */
export const askPage = (message: readonly string[] = []) =>
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
            ${kinds.map(({ value, label }) => html`<option value="${value}">${label}</option>`)}
          </select>
        </p>
        ${question("host", "Naam van de server")} ${question("user", "Gebruikersnaam")}
        ${question("password", "Wachtwoord", { type: "password" })}
        ${question("folder", "Map van de website", { value: "public_html" })}
        <button>Bewaar</button>
      </form>`,
  );

/** Shows a key: the only moment at which another server could be taken for the host's. */
export const keyPage = (key: string) =>
  localPage(
    "Zet online",
    html`<p>De server laat deze sleutel zien. Staat die zo bij uw hosting?</p>
      <p><strong>${key}</strong></p>
      <form method="post" action="${onlinePath}/sleutel">
        <input type="hidden" name="key" value="${key}" />
        <button>Ja, dat is hem</button>
      </form>
      <form method="post" action="${onlinePath}/anders">
        <button class="quiet">Nee, andere hosting</button>
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
        ontbreekt, en gaat er een proef naar uw mailbox. Alleen wat veranderd is, wordt verstuurd.
      </p>
      ${changesSince(versions, commit)}
      <form method="post" action="${onlinePath}"><button>Zet online</button></form>
      <form method="post" action="${onlinePath}/anders">
        <button class="quiet">Andere hosting of ander wachtwoord</button>
      </form>`,
  );
