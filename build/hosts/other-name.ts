import { isIP } from "node:net";

/**
 * The name that visitors type as well: with www. before the site's own, or without it. Undefined
 * for an address or a machine's name, which have none.
 */
export function otherName(hostname: string): string | undefined {
  if (isIP(hostname) || !hostname.includes(".")) {
    return undefined;
  }
  return hostname.startsWith("www.") ? hostname.slice(4) : `www.${hostname}`;
}
