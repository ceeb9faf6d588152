import { mailCalls } from "@contractor/core/enquiry/calls.ts";
import { fixedSettings } from "@contractor/mail/config/config.ts";
import * as addresses from "./addresses.ts";
import { fill } from "./fill.ts";
import { exceptions, headers } from "./headers.ts";

/**
 * The Caddyfile that serves the site. SITE_ADDRESS, OTHER_ADDRESS, SITE_ROOT and MAIL_SERVICE
 * replace the usual places.
 */
export function caddyfile(settings: addresses.ServerSettings): string {
  return fill("Caddyfile", {
    ...settings,
    ...addresses,
    other: addresses.otherName(settings.hostname),
    bodySeconds: fixedSettings.bodySeconds + 60,
    headers: headers.map(({ name, value }) => `${name} "${value}"`),
    exceptions: exceptions.flatMap(({ key, pattern, name, value }) => [
      // A path would match in any capitals.
      `@${key} path_regexp ${pattern}`,
      `header @${key} ${name} "${value}"`,
    ]),
    mailPaths: mailCalls.map(({ path }) => path).join(" "),
    bodies: mailCalls.flatMap(({ path, maxBytes }) => [
      `request_body ${path} {`,
      `\tmax_size ${maxBytes}`,
      "}",
    ]),
    refused: addresses.refused.join(" "),
    redirects: addresses.redirects.map(({ from, to }) => `redir ${from} ${to} 301`),
    notFound: addresses.sectionsWithNotFound.map((name) => `rewrite /${name}/* /${name}/404.html`),
  });
}
