import { test as base, expect } from "@playwright/test";

interface Quiet {
  /** Says that this test provokes a message: a pattern of what comes to the console, or of the error of a page. */
  expectConsole: (message: RegExp) => void;
  expectedMessages: RegExp[];
}

/** Not the site's: the configuration keeps service workers away. */
const fromPlaywright = /Service Worker registration blocked by Playwright/;

/** Playwright's test, which fails when a page throws, or writes to the console what the test does not expect. */
export const test = base.extend<Quiet>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that this fixture needs no other.
  expectedMessages: async ({}, use) => use([]),
  expectConsole: ({ expectedMessages }, use) => use((message) => expectedMessages.push(message)),
  // Belongs to the context, so that a test without a page starts no browser.
  context: async ({ context, browserName, expectedMessages }, use) => {
    const messages: string[] = [];
    context.on("console", (message) => messages.push(`${message.type()}: ${message.text()}`));
    context.on("weberror", (error) => messages.push(`page error: ${error.error().message}`));
    await use(context);

    const allowed = [fromPlaywright, ...expectedMessages];
    const unexpected = messages.filter((message) => !allowed.some((pattern) => pattern.test(message)));
    expect(unexpected, "console messages and page errors").toEqual([]);
    // Other browsers do not write failed requests to the console.
    if (browserName !== "chromium") return;
    const missing = expectedMessages.filter((pattern) => !messages.some((message) => pattern.test(message)));
    expect(missing, "messages that were expected and did not come").toEqual([]);
  },
});

export { expect };
