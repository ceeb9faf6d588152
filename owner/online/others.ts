import { sectionsWithNotFound, typedPages } from "#build/hosts/addresses.ts";
import { OnlineError } from "./failures.ts";
import { othersIn, switchPath } from "./parts.ts";
import type { Target } from "./target.ts";

/** What a website that is no more leaves in its folder. */
const ofAnother = /^(?:(?:index|default|home)\.\w+|wp-.*|xmlrpc\.php|administrator|typo3.*)$/i;

/** Lines of an .htaccess with which no visitor gets a page, wherever they stand. */
const closes =
  /^(?:RewriteEngine\s+off|Require\s+(?:valid-user|all\s+denied)|Deny\s+from\s+all)\b/i;

/** What such a line is about, where it is not the whole folder. */
const ofFiles = /<(Files(?:Match)?)\b.*?<\/\1>/gis;

const redirect =
  /^Redirect(Match|Permanent|Temp)?\s+(?:(?:3\d\d|permanent|temp|seeother)\s+)?"?(\S+?)"?\s/i;

const addresses = ["/", ...typedPages, ...sectionsWithNotFound.map((name) => `/${name}/x`)];

/**
 * Whether a line sends visitors of one of our pages elsewhere; Apache does that before our rules.
 */
function redirectsOurs(line: string): boolean {
  const [, kind = "", from = ""] = redirect.exec(line) ?? [];
  if (from === "") {
    return false;
  }
  if (kind.toLowerCase() !== "match") {
    const below = from.replace(/\/?$/, "/");
    return addresses.some((address) => address === from || `${address}/`.startsWith(below));
  }
  try {
    return addresses.some((address) => new RegExp(from).test(address));
  } catch {
    return false;
  }
}

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
    .replace(ofFiles, "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => closes.test(line) || redirectsOurs(line))
    .map((line) => `in .htaccess de regel ‘${line}’`);
  const names = [...folders, ...lines];
  if (names.length > 0) {
    throw new OnlineError("inTheWay", { names: names.join(", ") });
  }
  return entries.map(([name]) => name).filter((name) => ofAnother.test(name));
}
