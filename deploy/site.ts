import { readFileSync, statSync } from "node:fs";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, type ErrorHandler, Hono, type MiddlewareHandler } from "hono";
import { etag } from "hono/etag";
import { cleanAddress, failurePage, errorAddresses, notFoundPage, unserved } from "./addresses.ts";
import { cacheControl, securityHeaders } from "./headers.ts";

interface SiteEnvironment {
  Variables: { file: string };
}

type SiteContext = Context<SiteEnvironment>;

/**
 * The site as a Hono app: the files under `root` (dist/) at their clean addresses, precompressed where the
 * browser accepts it, with the same headers, redirects and 404 pages as deploy/Caddyfile and deploy/nginx.conf.
 */
export function createSite(root: string): Hono<SiteEnvironment> {
  const site = new Hono<SiteEnvironment>();
  const refused: readonly string[] = [...unserved, ...errorAddresses];

  const file = serveStatic<SiteEnvironment>({
    root,
    precompressed: true,
    rewriteRequestPath: (path) => (isFile(root + path) ? path : `${path === "/" ? "/index" : path}.html`),
    onFound: rememberFile,
  });

  site.onError(failure(root));
  site.use(headersOfTheSite);
  site.on(["GET", "HEAD"], "*", etag(), etagFromFile, (context, next) => {
    const { path } = context.req;
    if (refused.includes(path)) return next();
    const clean = cleanAddress(path);
    if (clean === undefined) return file(context, next);
    return Promise.resolve(context.redirect(clean + new URL(context.req.url).search, 301));
  });
  site.all("*", async (context) => {
    if (context.req.method !== "GET" && context.req.method !== "HEAD") {
      return context.text("Method Not Allowed", 405, { Allow: "GET, HEAD" });
    }
    return notFound(context, root);
  });
  return site;
}

const headersOfTheSite: MiddlewareHandler = async (context, next) => {
  await next();
  const { headers, status } = context.res;
  for (const { name, value } of securityHeaders) headers.set(name, value);
  headers.set("Cache-Control", cacheControl(context.req.path, status));
};

/** Length and time of the file as sent identify it, as in other servers; a compressed copy has its own tag. */
const etagFromFile: MiddlewareHandler<SiteEnvironment> = async (context, next) => {
  await next();
  const path = context.get("file");
  if (path === undefined) return;
  const { mtimeMs, size } = statSync(path);
  context.res.headers.set("ETag", `"${Math.floor(mtimeMs).toString(36)}-${size.toString(36)}"`);
  context.res.headers.set("Vary", "Accept-Encoding");
};

function rememberFile(path: string, context: SiteContext): void {
  context.set("file", path);
}

async function notFound(context: SiteContext, root: string): Promise<Response> {
  const page = serveStatic({ root, path: notFoundPage(context.req.path), precompressed: true });
  context.req.raw.headers.delete("Range");
  const response = await page(context, async () => {});
  return response
    ? new Response(response.body, { status: 404, headers: response.headers })
    : context.notFound();
}

/** Answers with the page for a server that fails, and tells whoever runs it why. */
export function failure(root: string): ErrorHandler {
  return (error, context) => {
    console.error(error);
    return context.html(readFileSync(root + failurePage, "utf8"), 500);
  };
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    // Missing, or not even possible as a name, for example because it is too long.
    return false;
  }
}
