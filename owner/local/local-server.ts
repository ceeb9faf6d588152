import type { IncomingMessage } from "node:http";
import { resolve } from "node:path";
import type { AstroIntegration } from "astro";
import type { Connect, Plugin } from "vite";
import { type PagePattern, servedFolders, servedPaths } from "./served-paths.ts";

const ownMachine = /^(127\.0\.0\.1|\[::1\]|([a-z\d-]+\.)?localhost)(:\d+)?$/i;

/**
 * Whether a page of the site on this machine asks, or a person who opens an address: not another
 * machine, another name of this one, or another page that the same browser has open.
 */
function isOwnRequest({ method, headers }: IncomingMessage): boolean {
  const { host = "", origin } = headers;
  const { "sec-fetch-site": from, "sec-fetch-mode": mode, "sec-fetch-dest": target } = headers;
  const isOwnPage = origin === `http://${host}` || (origin === undefined && isFromHere(from));
  // A link elsewhere may open a page of the site, which the page with the link cannot read.
  const isOpened = method === "GET" && mode === "navigate" && target === "document";
  return ownMachine.test(host) && (isOwnPage || isOpened);
}

/** Programs and browsers of before 2023 do not say where a request without origin comes from. */
const isFromHere = (site: string | string[] | undefined) =>
  site === undefined || site === "same-origin" || site === "none";

const refusal =
  "Only pages of this site on this machine may ask this. Other devices see the site with " +
  "HOST=0.0.0.0 npm start.";

/** Comes before every other handler of the server, also before those that Vite and Astro add. */
export function guard(project: string, pages: () => readonly PagePattern[]): Plugin {
  const isServed = servedPaths(project, pages);
  const handle: Connect.NextHandleFunction = (request, response, next) => {
    if (!isOwnRequest(request)) {
      response.writeHead(403, { "content-type": "text/plain" }).end(refusal);
    } else if (isServed(request.url ?? "")) {
      next();
    } else {
      response.writeHead(404, { "content-type": "text/plain" }).end("Not found");
    }
  };
  return {
    name: "local-server",
    enforce: "post",
    configureServer: (server) => () => {
      server.middlewares.stack.unshift({ route: "", handle });
      // Vite lets a page of another site connect that knows its token.
      server.httpServer?.prependListener("upgrade", (request, socket) => {
        if (!isOwnRequest(request)) {
          socket.destroy();
        }
      });
    },
  };
}

/** What Vite itself may read and say, should something get past the guard. */
export const limits = (project: string) => ({
  cors: false,
  fs: { strict: true, allow: servedFolders.map((folder) => resolve(project, folder)) },
});

/**
 * Makes `npm run dev` answer only the pages of the site on this machine, and only what they need:
 * beside the site stand passwords and what an owner has not said yet.
 */
export function localServer(): AstroIntegration {
  const project = process.cwd();
  let pages: readonly PagePattern[] = [];
  return {
    name: "local-server",
    hooks: {
      "astro:config:setup": ({ command, updateConfig }) => {
        if (command === "dev") {
          const plugins = [guard(project, () => pages)];
          updateConfig({ vite: { server: limits(project), plugins } });
        }
      },
      "astro:routes:resolved": ({ routes }) => {
        pages = routes;
      },
    },
  };
}
