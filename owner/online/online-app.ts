import { execa } from "execa";
import { Hono } from "hono";
import { html } from "hono/html";
import { field, localForm, localPage, messages } from "#editor/local/page.ts";
import { keepLogin, type Login, readLogin } from "./settings.ts";

const onlinePath = "/beheer/online";

const betweenLooksSeconds = 2;

const kinds = { ftps: "FTP met versleuteling (FTPS)", ftp: "FTP zonder versleuteling" };

/** The name of the server, and its port, in what an owner types: ftp://naam@ftp.firma.nl/www. */
const typedHost = /^\s*(?:[a-z]+:\/+)?(?:[^/]*@)?([\w.-]+(?::\d+)?)(?:\/.*)?\s*$/i;

type Filled = Omit<Login, "password">;
const nothing: Filled = { kind: "ftps", host: "", user: "", folder: "public_html" };

/** Asks how the owner gets into his hosting, once, with what he filled in before. */
const form = (place: Filled) =>
  localForm(
    `${onlinePath}/hosting`,
    html`<div class="field">
        <label for="kind">Soort verbinding</label>
        <select id="kind" name="kind">
          ${Object.entries(kinds).map(
            ([value, label]) =>
              html`<option value="${value}" ${value === place.kind ? "selected" : ""}>${label}</option>`,
          )}
        </select>
      </div>
      ${field("host", "Naam van de server", { value: place.host })}
      ${field("user", "Gebruikersnaam", { value: place.user })}
      ${field("password", "Wachtwoord", { type: "password" })}
      ${field("folder", "Map van de website", { value: place.folder })}`,
    html`<button>Bewaar</button>`,
  );

/** Asks where the site goes, or shows it, with the button. */
const onlinePage = (login: Login | undefined, filled: Filled, missing: readonly string[] = []) =>
  localPage(
    "Zet online",
    login
      ? html`<p>
            De website gaat naar ${login.kind}://${login.host}/${login.folder}. Eerst wordt gekeken of er
            nog iets ontbreekt, en gaat er een proef naar uw mailbox. Alleen wat veranderd is, wordt
            verstuurd.
          </p>
          ${localForm(
            onlinePath,
            "",
            html`<button>Zet online</button>
              <button name="all" value="ja">Verstuur alles opnieuw</button>`,
          )}
          <details>
            <summary>Andere hosting of ander wachtwoord</summary>
            ${form(filled)}
          </details>`
      : html`<p>
            Vul één keer in hoe u bij uw hosting komt; het staat daar onder FTP. Het blijft op deze computer.
            (<a href="/beheer">Eerst nog iets wijzigen</a>?)
          </p>
          ${messages(missing)} ${form(filled)}`,
  );

/** The program that puts the site online, with what it has said. */
interface Run {
  said: string;
  /** How it ended; undefined while it runs. */
  failed?: boolean;
}

/** Starts `npm run online` in the project's folder. */
function startRun(project: string, options: readonly string[]): Run {
  const run: Run = { said: "" };
  const program = execa(process.execPath, ["owner/online.ts", ...options], {
    cwd: project,
    // The editor's program has made its settings those of development, with drafts shown.
    env: { NODE_ENV: "production", CONTENT_DRAFTS: undefined },
    all: true,
    reject: false,
    stdin: "ignore",
  });
  program.all.setEncoding("utf8").on("data", (text: string) => {
    run.said += text;
  });
  program.then(({ failed }) => {
    run.failed = failed;
  });
  return run;
}

/** What the program has said so far, or how it ended, with the way on. */
function runPage({ said, failed }: Run) {
  const end = failed
    ? html`<b>Het is niet gelukt.</b> <a href="${onlinePath}">Probeer het opnieuw</a>`
    : html`<b>Klaar.</b> <a href="/beheer">Terug naar het beheer</a>`;
  return localPage(
    "Zet online",
    html`<pre role="log">${said}</pre>
      ${failed === undefined ? html`<p>Weggaan mag: het gaat door.</p>` : end}`,
  );
}

/** The page on which an owner puts the site online from the editor on his machine. */
export function onlineApp(project: string) {
  let run: Run | undefined;

  return new Hono()
    .get("/", (context) => {
      if (run) {
        const shown = runPage(run);
        if (run.failed === undefined) {
          context.header("Refresh", `${betweenLooksSeconds}`);
        } else {
          run = undefined;
        }
        return context.html(shown);
      }
      const login = readLogin(project);
      return context.html(onlinePage(login, login ?? nothing));
    })
    .post("/hosting", async (context) => {
      const { kind, host, user, password, folder } = await context.req.parseBody();
      const login = {
        kind: kind === "ftp" ? ("ftp" as const) : ("ftps" as const),
        user: `${user}`.trim(),
        password: `${password}`,
        folder: `${folder}`.trim(),
      };
      const [, server = ""] = typedHost.exec(`${host}`) ?? [];
      if (server === "" || login.user === "" || login.password === "") {
        const missing = "Vul de naam van de server, uw gebruikersnaam en uw wachtwoord in.";
        return context.html(onlinePage(undefined, { ...login, host: `${host}` }, [missing]), 422);
      }
      await keepLogin(project, { ...login, host: server });
      return context.redirect(onlinePath, 303);
    })
    .post("/", async (context) => {
      const { all } = await context.req.parseBody();
      run ??= startRun(project, all ? ["--all"] : []);
      return context.redirect(onlinePath, 303);
    });
}
