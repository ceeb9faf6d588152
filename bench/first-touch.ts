import type { Page } from "@playwright/test";

/** Something a visitor does on a page, and what shows that it was answered. */
export interface FirstTouch {
  name: string;
  path: string;
  device: "phone" | "desktop";
  /** What the visitor has done before, once the page has loaded. */
  before?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
  /** The event in the page that the answer is counted from. */
  from: "pointerup" | "pointermove" | "keydown" | "scroll";
  /** Looked at in the page with every frame, by itself: it sees nothing of this module. */
  answered: () => boolean;
  /** Milliseconds that are specified to pass, and are not counted. */
  delay?: number;
  /** The longest it may take, in milliseconds; without, it is only for knowing. */
  most?: number;
}

const readingMilliseconds = 3000;

const tap = (selector: string) => (page: Page) => page.locator(selector).first().tap();
const scroll = (page: Page) => page.evaluate(() => scrollTo({ top: innerHeight * 1.5, behavior: "instant" }));

/** Scrolls a little, as who reads does, and has been on the page for three seconds. */
async function read(page: Page): Promise<void> {
  await page.evaluate(() => scrollBy({ top: 20, behavior: "instant" }));
  await page.waitForTimeout(readingMilliseconds);
}

/** Brings a field or a picture to where a finger can reach it, and reads. */
const readAt = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().scrollIntoViewIfNeeded();
  await read(page);
};

async function drag(page: Page): Promise<void> {
  const box = await page.locator('[data-comparison=""]').first().boundingBox();
  if (!box) throw new Error("there is no comparison on the page");
  const client = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const finger = (type: "touchStart" | "touchMove", share: number) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x: box.x + box.width * share, y }] });
  await finger("touchStart", 0.5);
  await finger("touchMove", 0.7);
}

const decision = (name: string) => `[data-consent-do=${name}]`;
const shell = { path: "/", device: "phone", from: "pointerup", most: 100 } as const;
const island = { device: "phone", most: 300 } as const;

const bannerIsGone = () => !document.querySelector("[data-consent-banner]")?.checkVisibility();
const formIsAlive = () => document.querySelector("astro-island[ssr]:has([name=privacy])") === null;
const somethingIsFound = () => Boolean(document.querySelector("main [role=status]")?.textContent);
const searchField = "main input[type=search]";
const search = async (page: Page) => {
  await page.locator(searchField).focus();
  await page.keyboard.press("v");
};
const firstField = "main form [name=name]";
const squareMetres = "main form [name=squareMeters]";
const type = (selector: string, key: string) => async (page: Page) => {
  await page.locator(selector).focus();
  await page.keyboard.press(key);
};

/** What `npm run bench:touch` measures. */
export const firstTouches: readonly FirstTouch[] = [
  { ...shell, name: "banner: accept", act: tap(decision("accept")), answered: bannerIsGone },
  { ...shell, name: "banner: reject", act: tap(decision("reject")), answered: bannerIsGone },
  {
    ...shell,
    name: "banner: details",
    act: tap(decision("unfold")),
    answered: () => document.querySelector("#consent-details")?.checkVisibility() ?? false,
  },
  {
    ...shell,
    name: "banner: reopen",
    before: tap(decision("reject")),
    act: tap(decision("open")),
    answered: () => document.querySelector("[data-consent-banner]")?.checkVisibility() ?? false,
  },
  {
    ...shell,
    name: "mobile menu",
    act: tap("[popovertarget=mobile-menu]"),
    answered: () => document.querySelector("#mobile-menu")?.matches(":popover-open") ?? false,
  },
  {
    ...shell,
    name: "contact bar",
    before: tap(decision("reject")),
    act: scroll,
    from: "scroll",
    answered: () => document.querySelector("[data-contact-bar]")?.matches("[data-shown]") ?? false,
  },
  {
    ...shell,
    name: "desktop menu: pointer",
    device: "desktop",
    act: (page) => page.locator("[data-dropdown] button").hover(),
    from: "pointermove",
    delay: 200,
    answered: () => document.querySelector("#services-menu")?.checkVisibility() ?? false,
  },
  {
    ...shell,
    name: "desktop menu: key",
    device: "desktop",
    act: (page) => page.locator("[data-dropdown] button").press("Enter"),
    from: "keydown",
    answered: () => document.querySelector("#services-menu")?.checkVisibility() ?? false,
  },
  {
    ...shell,
    name: "comparison: drag",
    before: readAt('[data-comparison=""]'),
    act: drag,
    from: "pointermove",
    answered: () => document.querySelector<HTMLInputElement>('[data-comparison=""] input')?.value === "70",
  },
  {
    ...shell,
    name: "questions: search",
    path: "/faq",
    act: search,
    from: "keydown",
    answered: somethingIsFound,
  },
  {
    ...shell,
    name: "cases: filter",
    path: "/case-studies",
    act: tap("[data-filter][aria-pressed=false]"),
    answered: () => document.querySelector("[data-filter]")?.getAttribute("aria-pressed") === "false",
  },
  {
    ...island,
    name: "quote: first tile",
    path: "/offerte-aanvragen",
    before: readAt("main label:has([name=service])"),
    act: tap("main label:has([name=service])"),
    from: "pointerup",
    answered: () => document.querySelector("[data-price-line]") !== null,
  },
  {
    ...island,
    name: "message: first field",
    path: "/contact",
    before: readAt(firstField),
    act: type(firstField, "F"),
    from: "keydown",
    answered: formIsAlive,
  },
  {
    ...island,
    name: "quote: first keystroke",
    path: "/offerte-aanvragen",
    before: readAt(squareMetres),
    act: type(squareMetres, "4"),
    from: "keydown",
    answered: formIsAlive,
  },
];
