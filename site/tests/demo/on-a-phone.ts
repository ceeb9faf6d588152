import type { Locator } from "@playwright/test";

// What the pages of the demonstration must be like on a phone. Another firm's content is never
// refused for its size.

type Part = (main: Locator) => Locator;

const text =
  (words: string | RegExp): Part =>
  (main) =>
    main.getByText(words).first();

const whereTheFirmWorks = text(/\bin Rotterdam en Zuid.Holland/i);
const wayToQuote: Part = (main) =>
  main.locator('a[href^="/offerte-aanvragen"], a[href="/contact"]').first();

/** What a visitor sees before scrolling, besides the name of the page. */
export const firstScreens: Readonly<Record<string, readonly Part[]>> = {
  "/": [
    text("Stucwerk en schilderwerk in Rotterdam"),
    text("Gratis Offerte Aanvragen"),
    text("Bekijk Diensten"),
  ],
  "/diensten/gevel-stucen": [text("€ 25"), wayToQuote, whereTheFirmWorks],
  "/diensten/schilderwerk": [text("€ 8,99"), wayToQuote, whereTheFirmWorks],
  "/prijzen": [text("Hoe groot is uw muur?"), whereTheFirmWorks],
  "/offerte-aanvragen": [whereTheFirmWorks, text("Binnenmuur stucen"), text("Gevel stucen")],
};

/** What a page may transfer, compressed, in bytes. Wide limits, which catch an extra library, not an extra sentence. */
export const limits = {
  // The home page carries the words and prices of its wall, 2 kB.
  page: 25_000,
  styles: 20_000,
  fonts: 25_000,
  largestPicture: 60_000,
  // With those inside the page.
  scripts: 20_000,
};

/** A page with a form also has the prices of every service, and scripts that load by themselves. */
export const limitsWithForm = { ...limits, page: 30_000, scripts: 60_000 };
