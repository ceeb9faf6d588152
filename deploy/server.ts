import { readMailConfig } from "@contractor/mail/config/config.ts";
import { mailSettings } from "@contractor/mail/config/site-settings.ts";
import type { RunningServer } from "@contractor/mail/http/server.ts";
import { startMailService } from "@contractor/mail/service.ts";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono, type MiddlewareHandler } from "hono";
import { etag } from "hono/etag";
import * as addresses from "./addresses.ts";
import { exceptions, headers } from "./headers.ts";

/**
 * Serves the built site and the mail service on one origin. Rejects with one sentence when a
 * setting is wrong, and with the system's error when the port cannot be listened on.
 */
export async function startSiteServer(
  host: string,
  port: number,
  env: NodeJS.ProcessEnv,
  site = createSite("dist"),
): Promise<RunningServer> {
  const config = readMailConfig(env, mailSettings());
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
    const { path } = context.req;
    const isHidden = path.includes("/.") && !path.startsWith(addresses.wellKnown);
    return isHidden || addresses.refused.includes(path) ? notFound(context, next) : next();
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

const headersOfTheSite: MiddlewareHandler = async (context, next) => {
  await next();
  const { path } = context.req;
  const isError = context.res.status >= 400;
  const others = exceptions.filter(({ pattern }) => !isError && new RegExp(pattern).test(path));
  for (const { name, value } of [...headers, ...others]) {
    context.res.headers.set(name, value);
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
