import type { IncomingMessage } from "node:http";

const ownMachine = /^(127\.0\.0\.1|\[::1\]|([a-z\d-]+\.)?localhost)(:\d+)?$/i;

/**
 * Whether a page of the site on this machine asks, or a person who opens an address: not another
 * machine, another name of this one, or another page that the same browser has open.
 */
export function isOwnRequest({ method, headers }: IncomingMessage): boolean {
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
