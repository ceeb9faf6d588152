import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { html, raw } from "hono/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";

type Result = { token: string } | { error: string };

/**
 * A page that gives the result of signing in to the editor that opened it, in the words that
 * Sveltia waits for.
 */
export function resultPage(c: Context, result: Result, status: ContentfulStatusCode = 200) {
  const nonce = randomBytes(32).toString("base64url");
  const outcome = "token" in result ? "success" : "error";
  const data = JSON.stringify({ provider: "github", ...result });
  const message = `authorization:github:${outcome}:${data}`;
  const script = `
    const message = ${JSON.stringify(message).replaceAll("<", "\\u003c")};
    addEventListener("message", ({ origin, data }) => {
      if (origin === location.origin && data === "authorizing:github") opener.postMessage(message, origin);
    });
    opener?.postMessage("authorizing:github", location.origin);`;
  const policy = `default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors 'none'`;
  c.header("Content-Security-Policy", policy);
  const text = "error" in result ? result.error : "U bent ingelogd. Dit venster mag dicht.";
  return c.html(
    html`<!doctype html>
      <html lang="nl">
        <head>
          <title>Inloggen</title>
          <meta name="robots" content="noindex" />
        </head>
        <body>
          <p>${text}</p>
          <script nonce="${nonce}">
            ${raw(script)};
          </script>
        </body>
      </html>`,
    status,
  );
}
