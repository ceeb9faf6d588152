import { createHash, randomBytes } from "node:crypto";
import type { Context, Handler } from "hono";
import { deleteCookie, getSignedCookie, setSignedCookie } from "hono/cookie";
import { signInPath } from "#contract/calls.ts";
import type { MailConfig } from "#mail/config/config.ts";
import type { CallEnv } from "#mail/http/call.ts";
import { HttpRefusal } from "#mail/http/http-refusal.ts";
import { resultPage } from "./result-page.ts";

/** An OAuth app of GitHub, and where GitHub is: https://github.com, or an Enterprise Server. */
type GitHubApp = NonNullable<MailConfig["github"]>;

const cookieName = "sign-in";
const cookiePlace = { path: signInPath, secure: true } as const;
const signInWithinSeconds = 600;
const gitHubAnswersWithinMs = 10_000;

const random = () => randomBytes(32).toString("base64url");
const challengeOf = (verifier: string) => createHash("sha256").update(verifier).digest("base64url");

/**
 * Signs an editor in with GitHub, in a window that the editor's page opened: leads to GitHub, which
 * leads back with a code, and gives the page the token that GitHub exchanges the code for. Nothing
 * of it is kept here. GitHub leads back to no other address than the one the app was registered
 * with, and the token goes to a page of that same origin only.
 */
export function signInWithGitHub(app: GitHubApp): Handler<CallEnv> {
  return async (c) => {
    const { code, state, error } = c.req.query();
    if (code === undefined && error === undefined) {
      return redirectToGitHub(c, app);
    }
    try {
      const verifier = await readVerifier(c, app, state);
      if (code === undefined) {
        throw new HttpRefusal(403, "denied", "GitHub heeft geen toegang gegeven.");
      }
      return await resultPage(c, { token: await exchange(app, code, verifier) });
    } catch (failure) {
      if (failure instanceof HttpRefusal) {
        // For the log; the page has the answer.
        c.error = failure;
        return resultPage(c, { error: failure.message }, failure.status);
      }
      throw failure;
    }
  };
}

async function redirectToGitHub(c: Context, app: GitHubApp): Promise<Response> {
  const state = random();
  const verifier = random();
  const expires = Math.floor(Date.now() / 1_000) + signInWithinSeconds;
  // Signed, so that the service never calls GitHub with a state that it did not create.
  await setSignedCookie(c, cookieName, `${state}.${verifier}.${expires}`, app.clientSecret, {
    ...cookiePlace,
    httpOnly: true,
    sameSite: "Lax",
    maxAge: signInWithinSeconds,
  });
  const query = new URLSearchParams({
    client_id: app.clientId,
    // To read and write the repository, and to know whose name a commit bears.
    scope: `${app.scope} read:user user:email`,
    state,
    code_challenge: challengeOf(verifier),
    code_challenge_method: "S256",
  });
  return c.redirect(new URL(`/login/oauth/authorize?${query}`, app.address));
}

/** The secret of the sign-in that this browser began here. Refuses (403) any other. */
async function readVerifier(c: Context, app: GitHubApp, state = ""): Promise<string> {
  const cookie = (await getSignedCookie(c, app.clientSecret, cookieName)) || "";
  deleteCookie(c, cookieName, cookiePlace);
  const [expected, verifier = "", expires] = cookie.split(".");
  if (state === "" || state !== expected || Number(expires) < Date.now() / 1_000) {
    const text = "Het inloggen is niet hier begonnen, of duurde te lang. Probeer het opnieuw.";
    throw new HttpRefusal(403, "state", text);
  }
  return verifier;
}

/** The token that GitHub gives for a code. Refuses when it gives none (502), or not soon (504). */
async function exchange(app: GitHubApp, code: string, verifier: string): Promise<string> {
  const noAccess = "GitHub gaf geen toegang. Probeer het opnieuw.";
  let answer: { access_token?: unknown };
  try {
    const response = await fetch(new URL("/login/oauth/access_token", app.address), {
      method: "POST",
      headers: { Accept: "application/json", "Content-Type": "application/json" },
      body: JSON.stringify({
        client_id: app.clientId,
        client_secret: app.clientSecret,
        code,
        code_verifier: verifier,
      }),
      signal: AbortSignal.timeout(gitHubAnswersWithinMs),
    });
    answer = (await response.json()) as typeof answer;
  } catch (error) {
    const isLate = error instanceof Error && error.name === "TimeoutError";
    throw isLate
      ? new HttpRefusal(504, "github-timeout", noAccess, { level: "error" })
      : new HttpRefusal(502, "github-unreachable", noAccess, { level: "error" });
  }
  if (typeof answer.access_token !== "string") {
    throw new HttpRefusal(502, "github-refused", noAccess);
  }
  return answer.access_token;
}
