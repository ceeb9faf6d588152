import type { APIResponse, BrowserContext, Route } from "@playwright/test";
import { site } from "#data/business/site.ts";
import { siteUrl } from "./addresses.ts";

const { origin } = site.data.sending;

/** What the tests' own mail service answers to a request for sending, wherever it was to go. */
export async function fromMailService(route: Route): Promise<APIResponse> {
  return route.fetch({ url: siteUrl + new URL(route.request().url()).pathname });
}

/**
 * Puts the tests' own mail service in the place of EmailJS, which speaks the same, for a firm that
 * sends through that.
 */
export async function replaceEmailJs(context: BrowserContext): Promise<void> {
  if (origin === "same") {
    return;
  }
  await context.route(`${origin}/**`, async (route) => {
    const response = await fromMailService(route);
    const headers = { ...response.headers(), "access-control-allow-origin": "*" };
    await route.fulfill({ response, headers });
  });
}
