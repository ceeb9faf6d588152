import type { APIResponse, BrowserContext, Route } from "@playwright/test";
import { site } from "#data/firm/site.ts";
import { siteUrl } from "./addresses.ts";

const { origin } = site.data.sending;

/** The answer of the test's mail service to a call, whatever host it was sent to. */
export async function fromMailService(route: Route): Promise<APIResponse> {
  return route.fetch({ url: siteUrl + new URL(route.request().url()).pathname });
}

/**
 * Replaces EmailJS by the test's mail service, which has the same interface, if the firm uses
 * EmailJS.
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
