import { statSync } from "node:fs";
import { join } from "node:path";

/** The folders of the project that hold what pages show and run. */
export const servedFolders = ["core", "node_modules", "photos", "site"];

/** What the project has itself, so that a name in it is that of a file. */
const ofProject = /^\/(core|photos|site)\//;

const modules = new RegExp(
  [
    "^/@vite/client$",
    "^/@react-refresh$",
    "^/@id/astro:scripts/",
    ofProject.source,
    "^/node_modules/([^.]|\\.vite/dev/deps/)",
  ].join("|"),
);

/** What Astro says of a page: "/social/[name].jpg" and its expression. */
export interface PagePattern {
  pattern: string;
  patternRegex: RegExp;
}

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

const dots = (text: string) => text.split(".").length - 1;

/** Whether a page is at this path. A name in its pattern stands for one without a dot. */
const isPageAt = (path: string, { pattern, patternRegex }: PagePattern) =>
  /^[\w/.-]+$/.test(path) &&
  patternRegex.test(path) &&
  dots(path) === dots(pattern.replace(/\[.*?\]/g, ""));

/**
 * Decides what `npm run dev` may be asked for: the pages, the files in site/public/, the editor, the
 * mail service, and the modules and photographs of pages. Nothing else in the project, which holds
 * passwords.
 */
export function servedPaths(project: string, pages: () => readonly PagePattern[]) {
  const onDisk = `/@fs/${project.replaceAll("\\", "/").replace(/^\//, "")}`;

  const isFile = (path: string) =>
    statSync(join(project, path), { throwIfNoEntry: false })?.isFile() ?? false;

  // Vite answers with a failure of the server when it looks for a file that is not there.
  function isModule(path: string): boolean {
    const own = path.startsWith(`${onDisk}/`) ? path.slice(onDisk.length) : path;
    return modules.test(own) && (!ofProject.test(own) || isFile(own));
  }

  const isPicture = (path: string | undefined) =>
    path !== undefined && /\.(jpg|png|svg)$/.test(path) && isModule(path);

  return (url: string): boolean => {
    const path = plainPath(url);
    if (path === undefined) {
      return false;
    }
    if (path === "/_image") {
      const pictures = new URL(url, "http://localhost").searchParams.getAll("href");
      return pictures.map(plainPath).every(isPicture);
    }
    return (
      /^\/(api|beheer)(\/|$)/.test(path) ||
      pages().some((page) => isPageAt(path, page)) ||
      isModule(path) ||
      isFile(join("site/public", path))
    );
  };
}
