import { typedPages } from "#build/hosts/addresses.ts";
import { OnlineError } from "./failures.ts";
import { othersIn, switchPath } from "./parts.ts";
import type { Target } from "./target.ts";

/** What a website that is no more leaves in its folder. */
const ofAnother = /^(?:(?:index|default|home)\.\w+|wp-.*|xmlrpc\.php|administrator|typo3.*)$/i;

/** Lines of an .htaccess that come before ours wherever they stand. */
const goesFirst = [
  /^RewriteEngine\s+off\b/i,
  /^Redirect(?:Match|Permanent|Temp)?\s+(?:\w+\s+)?"?(?:\/"?\s|\^?\/?\(?\.[*+]\)?\$?"?\s)/i,
];

/** The beginning of each page's address, at which an old folder of that name would answer. */
const begins = new Set(typedPages.map((path) => path.split("/")[1]));

/**
 * The files of another website in the folder at the host, which visitors no longer get once ours is
 * online. Rejects with the names of what they would get instead of it.
 */
export async function othersAt(target: Target): Promise<string[]> {
  const entries = [...(await target.list(""))];
  const folders = entries
    .filter(([name, { isFolder }]) => isFolder && begins.has(name.toLowerCase()))
    .map(([name]) => `de map ${name}`);
  const lines = othersIn((await target.read(switchPath))?.toString())
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => goesFirst.some((pattern) => pattern.test(line)))
    .map((line) => `in .htaccess de regel ‘${line}’`);
  const names = [...folders, ...lines];
  if (names.length > 0) {
    throw new OnlineError("inTheWay", { names: names.join(", ") });
  }
  return entries.map(([name]) => name).filter((name) => ofAnother.test(name));
}
