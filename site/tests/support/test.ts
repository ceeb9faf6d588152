import { site } from "@contractor/core/facts.ts";
import { type APIResponse, test as base, expect, type Route } from "@playwright/test";
import { siteUrl } from "./addresses.ts";
import { type Editor, editorOn } from "./editor.ts";
import { type EnquiryForm, enquiryForm } from "./enquiry-form.ts";
import { atRest } from "./launch.ts";

interface Fixtures {
  form: EnquiryForm;
  editor: Editor;
  /** Declares a message that the test provokes, in the console or as an error of the page. */
  expectConsole: (message: RegExp) => void;
  expectedMessages: RegExp[];
}

/**
 * Messages that are not the site's: service workers are blocked, Chromium skips a page transition,
 * and the editor logs what it does.
 */
const fromOthers = [
  /Service Worker registration blocked by Playwright|Transition was aborted because of invalid state/,
  /\[Loading site data\]|CMS configuration|OAuth application ID|authorizing|save_conflict/,
  // Requests of Sveltia that the page's policy refuses.
  /(jsdelivr\.net|githubstatus\.com|hostedstatus\.com)\/.* violates /,
];

/** The answer of the test's mail service to a call, whatever host it was sent to. */
export async function fromMailService(route: Route): Promise<APIResponse> {
  return route.fetch({ url: siteUrl + new URL(route.request().url()).pathname });
}

/**
 * Playwright's test. It also fails when a page throws an error, or writes a message to the console
 * that the test does not expect.
 */
export const test = base.extend<Fixtures>({
  form: ({ page, expectConsole }, use) => use(enquiryForm(page, expectConsole)),
  editor: ({ page }, use) => use(editorOn(page)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that this fixture needs no other.
  expectedMessages: async ({}, use) => use(fromOthers.slice()),
  expectConsole: ({ expectedMessages }, use) => use((pattern) => expectedMessages.push(pattern)),
  context: async ({ context, expectedMessages }, use, testInfo) => {
    const messages: string[] = [];
    context.on("console", (message) => messages.push(`${message.type()}: ${message.text()}`));
    context.on("weberror", (error) => messages.push(`page error: ${error.error().message}`));
    const { origin } = site.data.sending;
    if (origin !== "same") {
      // EmailJS has the same interface as the test's mail service.
      await context.route(`${origin}/**`, async (route) => {
        const response = await fromMailService(route);
        const headers = { ...response.headers(), "access-control-allow-origin": "*" };
        await route.fulfill({ response, headers });
      });
    }
    await use(context);

    const unexpected = messages.filter(
      (message) => !expectedMessages.some((pattern) => pattern.test(message)),
    );
    // Playwright's own screenshots of failed tests are taken of all tests, and mostly thrown away.
    if (testInfo.errors.length > 0 || unexpected.length > 0) {
      await context.pages()[0]?.screenshot({ path: testInfo.outputPath("page.png") });
    }
    expect(unexpected, "console messages and page errors").toEqual([]);
  },
});

export { atRest, expect };
