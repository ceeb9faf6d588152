import { execa } from "execa";
import { Hono } from "hono";
import { html } from "hono/html";
import { streamText } from "hono/streaming";
import { z } from "zod";
import { localOnly } from "#owner/editor/local/local-only.ts";
import { localPage, messages } from "#owner/editor/local/page.ts";
import { type Version, versionsOf } from "#owner/editor/versions/versions.ts";
import { kinds, toOf } from "./ask-settings.ts";
import { type Kept, keptIn, readKept, writeKept } from "./settings.ts";

/** Where the page is, on the site that runs on the owner's machine. */
export const onlinePath = "/beheer/online";

const answers = z.object({
  kind: z.enum(["ftps", "sftp", "ftp"]),
  host: z.string().trim().min(1),
  user: z.string().trim().min(1),
  password: z.string().min(1),
  folder: z.string().trim().default(""),
});

function question(name: string, label: string, options: { type?: string; value?: string } = {}) {
  const { type = "text", value = "" } = options;
  return html`<p>
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="off" />
  </p>`;
}

const askPage = (message: readonly string[] = []) =>
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

const readyPage = ({ to, commit }: Kept, versions: readonly Version[]) =>
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

/** The page on which an owner puts the site online from the editor on his machine. */
export function onlineApp(project: string, file = `${project}/${keptIn}`) {
  return new Hono()
    .use(localOnly)
    .get("/", async (context) => {
      const kept = readKept({}, file);
      if (!kept) {
        return context.html(askPage());
      }
      // Without git there is no list, and the site goes online all the same.
      const versions = await versionsOf(project).catch(() => []);
      return context.html(readyPage(kept, versions));
    })
    .post("/hosting", async (context) => {
      const read = answers.safeParse(await context.req.parseBody());
      if (!read.success) {
        return context.html(
          askPage(["Vul de server, uw gebruikersnaam en het wachtwoord in."]),
          400,
        );
      }
      const { password } = read.data;
      await writeKept({ to: toOf(read.data), password }, file);
      return context.redirect(onlinePath, 303);
    })
    .post("/anders", (context) => context.html(askPage()))
    .post("/", (context) => {
      context.header("Content-Type", "text/plain; charset=utf-8");
      context.header("X-Content-Type-Options", "nosniff");
      return streamText(context, async (stream) => {
        const program = execa(process.execPath, ["owner/online.ts"], {
          cwd: project,
          all: true,
          reject: false,
          stdin: "ignore",
        });
        for await (const line of program.iterable({ from: "all" })) {
          await stream.writeln(String(line));
        }
        const { failed } = await program;
        await stream.writeln("");
        await stream.writeln(
          failed
            ? "De website online is gebleven zoals hij was. Ga terug om het opnieuw te proberen."
            : "Klaar. Ga terug naar het beheer.",
        );
      });
    });
}
