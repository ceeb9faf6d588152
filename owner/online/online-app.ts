import { setTimeout as wait } from "node:timers/promises";
import { execa } from "execa";
import { type Context, Hono } from "hono";
import { html, raw } from "hono/html";
import { stream } from "hono/streaming";
import { z } from "zod";
import { field, localForm, localPage, messages } from "#owner/editor/local/page.ts";
import { keepLogin, keptIn, type Login, readPlace } from "./settings.ts";

export const onlinePath = "/beheer/online";

const betweenLooksMs = 100;

const kinds = {
  ftps: "FTP met versleuteling (FTPS) – bij de meeste hosting",
  ftp: "FTP zonder versleuteling – alleen als het niet anders kan",
};

/** The name of the server, and its port, in what an owner types: ftp://naam@ftp.firma.nl/www. */
const typedHost = /^\s*(?:[a-z]+:\/+)?(?:[^/]*@)?([\w.-]+(?::\d+)?)(?:\/.*)?\s*$/i;

const answers = z.object({
  kind: z.enum(["ftps", "ftp"]).catch("ftps"),
  host: z.string(),
  user: z.string().trim(),
  password: z.string(),
  folder: z.string().trim(),
});

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

const askPage = (place: Filled, missing: readonly string[] = []) =>
  localPage(
    "Zet online",
    html`<p>
        Vul één keer in hoe u bij uw hosting komt; het staat daar onder FTP. Het blijft op deze computer.
        (<a href="/beheer">Eerst nog iets wijzigen</a>?)
      </p>
      ${messages(missing)} ${form(place)}`,
  );

/** Shows where the site goes, with the button. */
const readyPage = (login: Login) =>
  localPage(
    "Zet online",
    html`<p>
        De website gaat naar ${login.kind}://${login.host}/${login.folder}. Eerst wordt gekeken of er
        nog iets ontbreekt, en gaat er een proef naar uw mailbox. Alleen wat veranderd is, wordt
        verstuurd.
      </p>
      ${localForm(
        onlinePath,
        "",
        html`<button>Zet online</button>
          <button class="quiet" name="all" value="ja">Verstuur alles opnieuw</button>`,
      )}
      <details>
        <summary>Andere hosting of ander wachtwoord</summary>
        ${form(login)}
      </details>`,
  );

/** The program that puts the site online, with what it has said. */
interface Run {
  lines: string[];
  /** How it ended; undefined while it runs. */
  failed?: boolean;
}

/** Starts `npm run online` in the project's folder. */
function startRun(project: string, options: readonly string[]): Run {
  const run: Run = { lines: [] };
  const program = execa(process.execPath, ["owner/online.ts", ...options], {
    cwd: project,
    // The editor's program has made its settings those of development, with drafts shown.
    env: { NODE_ENV: "production", CONTENT_DRAFTS: undefined },
    all: true,
    reject: false,
    stdin: "ignore",
  });
  const follow = async () => {
    for await (const line of program.iterable({ from: "all" })) {
      run.lines.push(String(line));
    }
    run.failed = (await program).failed;
  };
  follow().catch((error: Error) => {
    run.lines.push(error.message);
    run.failed = true;
  });
  return run;
}

/** What the program says, as it says it, and how it ended, with the way on. */
const running = (context: Context, run: Run) =>
  stream(context, async (page) => {
    const mark = "<!-- lines -->";
    const log = html`<p>Laat deze pagina gerust open staan. Weggaan mag ook: het gaat door.</p>
      <div role="log">${raw(mark)}</div>`;
    const [before, after] = String(await localPage("Zet online", log)).split(mark);
    // Browsers show nothing before they have about this much.
    await page.write(`${before}${" ".repeat(1024)}`);
    for (let shown = 0; run.failed === undefined || shown < run.lines.length; ) {
      const lines = run.lines.slice(shown);
      shown += lines.length;
      await page.write(`${await html`${lines.map((line) => html`<p class="line">${line}</p>`)}`}`);
      await wait(betweenLooksMs);
    }
    const end = run.failed
      ? html`<p class="message">Het is niet gelukt.</p>
          <p><a href="${onlinePath}">Probeer het opnieuw</a></p>`
      : html`<p class="message">Klaar.</p>
          <p><a href="/beheer">Terug naar het beheer</a></p>`;
    await page.write(`${await end}${after}`);
  });

/** The page on which an owner puts the site online from the editor on his machine. */
export function onlineApp(project: string, file = `${project}/${keptIn}`) {
  let run: Run | undefined;

  return new Hono()
    .use(async (context, next) => {
      context.header("Content-Type", "text/html; charset=utf-8");
      await next();
    })
    .get("/", (context) => {
      if (run && run.failed === undefined) {
        return running(context, run);
      }
      // This file holds nothing else.
      const login = readPlace({}, file) as Login | undefined;
      return context.html(login ? readyPage(login) : askPage(nothing));
    })
    .post("/hosting", async (context) => {
      const { host, ...login } = answers.parse(await context.req.parseBody());
      const [, server = ""] = typedHost.exec(host) ?? [];
      if (server === "" || login.user === "" || login.password === "") {
        const missing = "Vul de naam van de server, uw gebruikersnaam en uw wachtwoord in.";
        return context.html(askPage({ ...login, host }, [missing]), 422);
      }
      await keepLogin({ ...login, host: server }, file);
      return context.redirect(onlinePath, 303);
    })
    .post("/", async (context) => {
      const { all } = await context.req.parseBody();
      if (!run || run.failed !== undefined) {
        run = startRun(project, all ? ["--all"] : []);
      }
      return running(context, run);
    });
}
