import { createHash, randomBytes } from "node:crypto";
import { type Context, Hono } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { html, raw } from "hono/html";
import { signInPath } from "#contract/calls.ts";
import type { MailConfig } from "#mail/config/config.ts";
import { apiHeaders } from "#mail/http/handler.ts";

/** An OAuth app of GitHub, and where GitHub is: https://github.com, or an Enterprise Server. */
type GitHubApp = NonNullable<MailConfig["github"]>;

/**
 * What the editor does on GitHub: read and write the repository, and know whose name a commit
 * bears.
 */
const scope = "repo read:user user:email";
const cookie = "sign-in";
const place = { path: signInPath, secure: true } as const;
const answerWithinMs = 10_000;
const notBegunHere = "Het inloggen is niet hier begonnen, of duurde te lang. Probeer het opnieuw.";

const random = () => randomBytes(32).toString("base64url");
const challengeOf = (verifier: string) => createHash("sha256").update(verifier).digest("base64url");

/**
 * Signs an editor in with GitHub, in a window that the editor's page opened: leads to GitHub, which
 * leads back with a code, and gives the page the token that the code is changed for. Nothing of it
 * is kept here. GitHub leads back to no other address than the one that the app was registered
 * with, and the token goes to a page of that same origin only.
 */
export function createGitHubSignIn(app: GitHubApp): Hono {
  return new Hono().get(signInPath, apiHeaders, async (c) => {
    const { code, state, error } = c.req.query();
    if (code === undefined && error === undefined) {
      return begin(c, app);
    }
    const [expected, verifier = ""] = getCookie(c, cookie)?.split(".") ?? [];
    deleteCookie(c, cookie, place);
    if (state === undefined || state !== expected) {
      return finish(c, { error: notBegunHere });
    }
    if (code === undefined) {
      return finish(c, { error: "GitHub heeft geen toegang gegeven." });
    }
    return finish(c, await tokenFor(app, code, verifier));
  });
}

function begin(c: Context, { clientId, address }: GitHubApp): Response {
  const state = random();
  const verifier = random();
  setCookie(c, cookie, `${state}.${verifier}`, {
    ...place,
    httpOnly: true,
    sameSite: "Lax",
    maxAge: 600,
  });
  const asked = {
    client_id: clientId,
    scope,
    state,
    code_challenge: challengeOf(verifier),
    code_challenge_method: "S256",
  };
  return c.redirect(new URL(`/login/oauth/authorize?${new URLSearchParams(asked)}`, address));
}

type Outcome = { token: string } | { error: string };

async function tokenFor(app: GitHubApp, code: string, code_verifier: string): Promise<Outcome> {
  const asked = { client_id: app.clientId, client_secret: app.clientSecret, code, code_verifier };
  try {
    const response = await fetch(new URL("/login/oauth/access_token", app.address), {
      method: "POST",
      headers: { Accept: "application/json", "Content-Type": "application/json" },
      body: JSON.stringify(asked),
      signal: AbortSignal.timeout(answerWithinMs),
    });
    const { access_token: token } = (await response.json()) as { access_token?: unknown };
    if (typeof token === "string") {
      return { token };
    }
  } catch {
    // Told in the same words: nothing else can be done about it.
  }
  return { error: "GitHub gaf geen toegang. Probeer het opnieuw." };
}

/**
 * A page that gives the outcome to the editor that opened it, in the words that Sveltia waits for.
 */
function finish(c: Context, outcome: Outcome): Response | Promise<Response> {
  const nonce = random();
  const state = "token" in outcome ? "success" : "error";
  const message = `authorization:github:${state}:${JSON.stringify({ provider: "github", ...outcome })}`;
  const script = `
    const message = ${JSON.stringify(message).replaceAll("<", "\\u003c")};
    addEventListener("message", ({ origin, data }) => {
      if (origin === location.origin && data === "authorizing:github") opener.postMessage(message, origin);
    });
    opener?.postMessage("authorizing:github", location.origin);`;
  const policy = `default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors 'none'`;
  c.header("Content-Security-Policy", policy);
  return c.html(
    html`<!doctype html>
      <html lang="nl">
        <head>
          <title>Inloggen</title>
          <meta name="robots" content="noindex" />
        </head>
        <body>
          <p>${"error" in outcome ? outcome.error : "U bent ingelogd. Dit venster mag dicht."}</p>
          <script nonce="${nonce}">
            ${raw(script)};
          </script>
        </body>
      </html>`,
  );
}
