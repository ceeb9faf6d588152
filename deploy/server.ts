import { join } from "node:path";
import { readMailConfig } from "@contractor/mail/config/config.ts";
import { mailSettings } from "@contractor/mail/config/site-settings.ts";
import type { RunningServer } from "@contractor/mail/http/server.ts";
import { startMailService } from "@contractor/mail/service.ts";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono, type MiddlewareHandler } from "hono";
import { etag } from "hono/etag";
import * as addresses from "./addresses.ts";
import { headersOf } from "./headers.ts";

/**
 * Serves the site built in the project's folder, or another, and the mail service on one origin.
 * Rejects with one sentence when a setting is wrong, and with the system's error when the port
 * cannot be listened on.
 */
export async function startSiteServer(
  root: string,
  host: string,
  port: number,
  env: NodeJS.ProcessEnv,
  site = createSite(join(root, "dist")),
): Promise<RunningServer> {
  const config = readMailConfig(env, mailSettings(root));
  return startMailService(config, host, port, (mail) =>
    new Hono().route("/", mail).route("/", site),
  );
}

/**
 * The files under `root` (dist/) as a Hono app. The files, their compressed copies and "not
 * changed" are Hono's; ours is what deploy/Caddyfile and deploy/nginx.conf do as well: clean
 * addresses, headers and 404 pages.
 */
export function createSite(root: string): Hono {
  const files = (options: Parameters<typeof serveStatic>[0] = {}) =>
    serveStatic({ root, precompressed: true, ...options });
  const notFound: MiddlewareHandler = async (context, next) => {
    const section = addresses.sectionsWithNotFound.find((name) =>
      context.req.path.startsWith(`/${name}/`),
    );
    const page = await files({ path: `/${section ? `${section}/` : ""}404.html` })(context, next);
    return page
      ? new Response(page.body, { status: 404, headers: page.headers })
      : context.notFound();
  };

  const site = new Hono();
  site.use(headersOfTheSite);
  site.get("*", etag());
  site.get("*", (context, next) => {
    // No file is large enough to be worth requesting in parts.
    context.req.raw.headers.delete("Range");
    return isRefused(context.req.path) ? notFound(context, next) : next();
  });
  site.get(
    "*",
    toCleanAddress,
    files(),
    files({ rewriteRequestPath: (path) => `${path}.html` }),
    notFound,
  );
  return site.all("*", ({ text }) => text("Method Not Allowed", 405, { Allow: "GET, HEAD" }));
}

/** Whether no file may be sent for an address, whatever dist/ holds. */
function isRefused(path: string): boolean {
  const isHidden = path.includes("/.") && !path.startsWith(addresses.wellKnown);
  return isHidden || addresses.refused.includes(path);
}

const headersOfTheSite: MiddlewareHandler = async (context, next) => {
  await next();
  const { headers, status } = context.res;
  for (const { name, value } of headersOf(context.req.path, status)) {
    headers.set(name, value);
  }
};

const toCleanAddress: MiddlewareHandler = async (context, next) => {
  const { path, url } = context.req;
  const moved = addresses.redirects.find(({ from }) => from === path)?.to;
  const [, clean, otherClean] = new RegExp(addresses.uncleanAddress).exec(path) ?? [];
  const typed = clean ?? otherClean;
  const address = moved ?? (typed && `/${typed}`);
  return address ? context.redirect(address + new URL(url).search, 301) : next();
};
