import type { Locator } from "@playwright/test";

type Part = (main: Locator) => Locator;

const text =
  (words: string): Part =>
  (main) =>
    main.getByText(words).first();

const whereTheFirmWorks: Part = (main) => main.getByText(/\bin Rotterdam en Zuid.Holland/i).first();

const wayToQuote: Part = (main) =>
  main.locator('a[href^="/offerte-aanvragen"], a[href="/contact"]').first();

const number: Part = (main) => main.locator('a[href^="tel:"]').first();

/**
 * What a visitor sees on a phone before scrolling, with the bars of the browser shown, besides the
 * name of the page.
 */
export const firstScreens: Readonly<Record<string, readonly Part[]>> = {
  "/": [
    text("Stucwerk en schilderwerk in Rotterdam"),
    (main) => main.getByRole("link", { name: "Gratis Offerte Aanvragen" }).first(),
    text("Bekijk Diensten"),
  ],
  "/diensten": [text("€ 12,50"), wayToQuote],
  "/diensten/binnenmuur-stucen": [text("€ 12,50"), wayToQuote, whereTheFirmWorks],
  "/diensten/buitenmuur-stucen": [text("€ 60"), wayToQuote, whereTheFirmWorks],
  "/diensten/gevel-stucen": [text("€ 25"), wayToQuote, whereTheFirmWorks],
  "/diensten/nieuwbouw-stucen": [text("€ 35"), wayToQuote, whereTheFirmWorks],
  "/diensten/schilderwerk": [text("€ 8,99"), wayToQuote, whereTheFirmWorks],
  "/diensten/sierpleister": [whereTheFirmWorks],
  "/prijzen": [text("Hoe groot is uw muur?"), whereTheFirmWorks],
  "/contact": [whereTheFirmWorks, number],
  "/offerte-aanvragen": [whereTheFirmWorks, text("Binnenmuur stucen")],
};
