import { setTimeout as wait } from "node:timers/promises";
import { Hono } from "hono";
import { html, raw } from "hono/html";
import { stream } from "hono/streaming";
import { z } from "zod";
import { localPage, messages } from "#owner/editor/local/page.ts";
import { type Run, startRun } from "./run.ts";
import { keepLogin, keptIn, type Login, readPlace } from "./settings.ts";

export const onlinePath = "/beheer/online";

const betweenLooksMs = 100;

const kinds = [
  { value: "ftps", label: "FTP met versleuteling (FTPS) – bij de meeste hosting" },
  { value: "ftp", label: "FTP zonder versleuteling – alleen als het niet anders kan" },
] as const;

/** The name of the server, and its port, in what an owner types: ftp://naam@ftp.firma.nl/www. */
const typedHost = /^\s*(?:[a-z]+:\/+)?(?:[^/]*@)?([\w.-]+(?::\d+)?)(?:\/.*)?\s*$/i;

const answers = z.object({
  kind: z.enum(["ftps", "ftp"]).catch("ftps"),
  host: z.string(),
  user: z.string().trim(),
  password: z.string(),
  folder: z.string().trim(),
});

const question = (name: string, label: string, value: string, type = "text") =>
  html`<p>
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="off" />
  </p>`;

type Filled = Omit<Login, "password">;
const nothing: Filled = { kind: "ftps", host: "", user: "", folder: "public_html" };

/** Asks how the owner gets into his hosting, once, with what he filled in before. */
const form = (place: Filled) =>
  html`<form method="post" action="${onlinePath}/hosting">
    <p>
      <label for="kind">Soort verbinding</label>
      <select id="kind" name="kind">
        ${kinds.map(
          ({ value, label }) =>
            html`<option value="${value}" ${value === place.kind ? "selected" : ""}>${label}</option>`,
        )}
      </select>
    </p>
    ${question("host", "Naam van de server", place.host)}
    ${question("user", "Gebruikersnaam", place.user)}
    ${question("password", "Wachtwoord", "", "password")}
    ${question("folder", "Map van de website", place.folder)}
    <button>Bewaar</button>
  </form>`;

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
      <form method="post" action="${onlinePath}">
        <p>
          <button>Zet online</button>
          <button class="quiet" name="all" value="ja">Verstuur alles opnieuw</button>
        </p>
      </form>
      <details>
        <summary>Andere hosting of ander wachtwoord</summary>
        ${form(login)}
      </details>`,
  );

/** What the program says, as it says it, and how it ended, with the way on. */
async function* runningPage(run: Run): AsyncGenerator<string> {
  const mark = "<!-- lines -->";
  const log = html`<p>Laat deze pagina gerust open staan. Weggaan mag ook: het gaat door.</p>
    <div role="log">${raw(mark)}</div>`;
  const [before, after] = String(await localPage("Zet online", log)).split(mark);
  // Browsers show nothing before they have about this much.
  yield `${before}${" ".repeat(1024)}`;
  for (let shown = 0; run.failed === undefined || shown < run.lines.length; ) {
    for (; shown < run.lines.length; shown += 1) {
      yield String(await html`<p class="line">${run.lines[shown]}</p>`);
    }
    await wait(betweenLooksMs);
  }
  yield String(
    await (run.failed
      ? html`<p class="message">Het is niet gelukt.</p>
          <p><a href="${onlinePath}">Probeer het opnieuw</a></p>`
      : html`<p class="message">Klaar.</p>
          <p><a href="/beheer">Terug naar het beheer</a></p>`),
  );
  yield after ?? "";
}

/** The page on which an owner puts the site online from the editor on his machine. */
export function onlineApp(project: string, file = `${project}/${keptIn}`) {
  let run: Run | undefined;
  const isRunning = () => run !== undefined && run.failed === undefined;
  /** This file holds nothing else. */
  const kept = () => readPlace({}, file) as Login | undefined;

  return new Hono()
    .get("/", (context) => {
      if (isRunning()) {
        return context.redirect(`${onlinePath}/verloop`, 303);
      }
      const login = kept();
      return context.html(login ? readyPage(login) : askPage(nothing));
    })
    .post("/hosting", async (context) => {
      const { host, ...login } = answers.parse(await context.req.parseBody());
      const [, server = ""] = typedHost.exec(host) ?? [];
      const missing = [
        ...(server === "" ? ["Vul de naam van de server in."] : []),
        ...(login.user === "" ? ["Vul uw gebruikersnaam in."] : []),
        ...(login.password === "" ? ["Vul het wachtwoord in."] : []),
      ];
      if (missing.length > 0) {
        return context.html(askPage({ ...login, host }, missing), 400);
      }
      await keepLogin({ ...login, host: server }, file);
      return context.redirect(onlinePath, 303);
    })
    .post("/", async (context) => {
      if (!isRunning()) {
        const { all } = await context.req.parseBody();
        run = startRun(project, all ? ["--all"] : []);
      }
      return context.redirect(`${onlinePath}/verloop`, 303);
    })
    .get("/verloop", (context) => {
      const shown = run;
      if (!shown) {
        return context.redirect(onlinePath, 303);
      }
      context.header("Content-Type", "text/html; charset=utf-8");
      return stream(context, async (page) => {
        for await (const part of runningPage(shown)) {
          await page.write(part);
        }
      });
    });
}
