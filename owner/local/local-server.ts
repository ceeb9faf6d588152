import { statSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { join, resolve } from "node:path";
import type { Connect, Plugin } from "vite";

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

/** The folders of the project that hold what pages show and run. */
const servedFolders = ["core", "node_modules", "photos", "site"];

const ofProject = /^\/(core|photos|site)\//;
const ofVite =
  /^\/(@vite\/client$|@react-refresh$|@id\/astro:scripts\/|node_modules\/([^.]|\.vite\/dev\/deps\/))/;
/** No name in the address of a page begins with a point. */
const ofPage = /^\/([\w-]+\/)*([\w-]+(\.\w+)?)?$/;

/**
 * The path in a request. Undefined for one that a reader of files may take for another: encoded
 * twice, with "//", "..", a backslash or a control character.
 */
function plainPath(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/s, ""));
    const isPlain = path.startsWith("/") && !/[\\%\p{Cc}]|\/\/|\/\.{1,2}(\/|$)/u.test(path);
    return isPlain ? path : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Decides what `npm run dev` may be asked for: the pages, the files in site/public/, the editor,
 * the mail service, and the modules and photographs of pages. No other file of the project, which
 * holds passwords.
 */
function servedPaths(project: string) {
  const onDisk = `/@fs/${project.replaceAll("\\", "/").replace(/^\//, "")}`;
  const isFile = (path: string) =>
    statSync(join(project, path), { throwIfNoEntry: false })?.isFile() ?? false;

  // Vite answers with a failure of the server when it looks for a file that is not there.
  function isModule(path: string): boolean {
    const own = path.startsWith(`${onDisk}/`) ? path.slice(onDisk.length) : path;
    return ofProject.test(own) ? isFile(own) : ofVite.test(own);
  }
  const isPicture = (path: string | undefined) =>
    path !== undefined && /\.(jpg|png|svg)$/.test(path) && isModule(path);
  const isPage = (path: string) => ofPage.test(path) && !ofProject.test(path) && !isFile(path);

  return (url: string): boolean => {
    const path = plainPath(url);
    if (path === undefined) {
      return false;
    }
    if (path === "/_image") {
      const pictures = new URL(url, "http://localhost").searchParams.getAll("href");
      return pictures.map(plainPath).every(isPicture);
    }
    const isService = /^\/(api|beheer)(\/|$)/.test(path);
    return isService || isModule(path) || isPage(path) || isFile(join("site/public", path));
  };
}

const refusal =
  "Only pages of this site on this machine may ask this. Other devices see the site with " +
  "HOST=0.0.0.0 npm start.";

/**
 * Makes `npm run dev` answer only the pages of the site on this machine, and only what they need:
 * beside the site stand passwords and what an owner has not said yet. Comes before every other
 * handler of the server, also before those that Vite and Astro add.
 */
export function guard(project: string): Plugin {
  const isServed = servedPaths(project);
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
