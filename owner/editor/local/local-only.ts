import { createMiddleware } from "hono/factory";

const ownMachine = /^(127\.0\.0\.1|\[::1\]|([\w-]+\.)?localhost)(:\d+)?$/;

/**
 * Refuses everybody but the pages of the site that runs on this machine: another machine, another
 * name of this one, and other sites that the same browser has open.
 */
export const localOnly = createMiddleware(async (context, next) => {
  const { host = "", "sec-fetch-site": from, origin } = context.req.header();
  const isRead = context.req.method === "GET";
  const isOwnOrigin = origin === undefined || new URL(origin).host === host;
  if (!ownMachine.test(host) || !(isRead || (from === "same-origin" && isOwnOrigin))) {
    return context.text("Only the editor on this machine may ask this.", 403);
  }
  await next();
  return undefined;
});
