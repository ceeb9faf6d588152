import type { Page } from "@playwright/test";

export interface Answer {
  selector: string;
  isShown: boolean;
}

/** Something that a visitor does on a page, and the sign that the page has responded. */
export interface FirstTouch {
  name: string;
  path: string;
  device: "phone" | "desktop";
  before?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
  /** The event in the page from which the response time counts. */
  from: "pointerup" | "pointermove" | "keydown" | "scroll";
  /** What the page shows, or no longer shows, once it has responded. */
  answered: Answer;
  /** A delay in milliseconds that is part of the design, and is not counted. */
  delay?: number;
  /** The maximum response time, in milliseconds. */
  most: number;
}

const readingMilliseconds = 3000;

const tap = (selector: string) => (page: Page) => page.locator(selector).first().tap();
const press = (selector: string, key: string) => (page: Page) =>
  page.locator(selector).first().press(key);
const scroll = (page: Page) =>
  page.evaluate(() => scrollTo({ top: innerHeight * 1.5, behavior: "instant" }));

/**
 * Scrolls a field or picture to where a finger can reach it, scrolls a little more, and waits for
 * three seconds as a reader does.
 */
const readAt = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy({ top: 20, behavior: "instant" }));
  await page.waitForTimeout(readingMilliseconds);
};

async function drag(page: Page): Promise<void> {
  const box = await page.locator(comparison).first().boundingBox();
  if (!box) {
    throw new Error("there is no comparison on the page");
  }
  const client = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const finger = (type: "touchStart" | "touchMove", share: number) =>
    client.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: [{ x: box.x + box.width * share, y }],
    });
  await finger("touchStart", 0.5);
  await finger("touchMove", 0.7);
}

const shows = (selector: string): Answer => ({ selector, isShown: true });
const hides = (selector: string): Answer => ({ selector, isShown: false });

const comparison = '[data-comparison=""]';
const banner = "[data-consent-banner]";
const decision = (name: string) => `[data-consent-do=${name}]`;
const rejected = tap(decision("reject"));
const tile = "main label:has([name=service])";
const name = "main form [name=name]";
const squareMeters = "main form [name=squareMeters]";

const shell = { path: "/", device: "phone", from: "pointerup", most: 100 } as const;
const menu = { ...shell, device: "desktop", answered: shows("#services-menu") } as const;
const field = (selector: string, key: string) => ({
  before: readAt(selector),
  act: press(selector, key),
  from: "keydown" as const,
  answered: hides("astro-island[ssr] form:has([name=privacy])"),
});
const island = { ...shell, path: "/offerte-aanvragen", most: 300 } as const;

export const firstTouches: readonly FirstTouch[] = [
  { ...shell, name: "banner: accept", act: tap(decision("accept")), answered: hides(banner) },
  { ...shell, name: "banner: reject", act: rejected, answered: hides(banner) },
  {
    ...shell,
    name: "banner: details",
    act: tap(decision("unfold")),
    answered: shows("#consent-details"),
  },
  {
    ...shell,
    name: "banner: reopen",
    before: rejected,
    act: tap(decision("open")),
    answered: shows(banner),
  },
  {
    ...shell,
    name: "mobile menu",
    act: tap("[popovertarget=menu]"),
    answered: shows("#menu:popover-open"),
  },
  {
    ...shell,
    name: "contact bar",
    before: rejected,
    act: scroll,
    from: "scroll",
    answered: shows("html[data-bar-shown]"),
  },
  {
    ...menu,
    name: "desktop menu: pointer",
    from: "pointermove",
    delay: 200,
    act: (page) => page.locator("[data-dropdown] button").hover(),
  },
  {
    ...menu,
    name: "desktop menu: key",
    act: press("[data-dropdown] button", "Enter"),
    from: "keydown",
  },
  {
    ...shell,
    name: "comparison: drag",
    before: readAt(comparison),
    act: drag,
    from: "pointermove",
    answered: shows(`${comparison} input[aria-valuetext*="70"]`),
  },
  {
    ...shell,
    name: "questions: search",
    path: "/faq",
    from: "keydown",
    act: press("main input[type=search]", "v"),
    answered: shows("main [role=status]:not(:empty)"),
  },
  {
    ...shell,
    name: "cases: filter",
    path: "/case-studies",
    act: tap("[data-filter][aria-pressed=false]"),
    answered: shows("[data-filter=all][aria-pressed=false]"),
  },
  {
    ...island,
    name: "quote: first tile",
    before: readAt(tile),
    act: tap(tile),
    answered: shows("[data-price-line]"),
  },
  { ...island, ...field(name, "F"), name: "message: first field", path: "/contact" },
  { ...island, ...field(squareMeters, "4"), name: "quote: first keystroke" },
];
