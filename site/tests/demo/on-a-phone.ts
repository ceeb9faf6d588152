// What the pages of the demonstration must be like on a phone. Another firm's content is never
// refused for its size.

const whereTheFirmWorks = /\bin Rotterdam en Zuid.Holland/i;
const wayToQuote = "Offerte voor uw gevel";

/** The words that a visitor sees before scrolling, besides the name of the page. */
export const firstScreens: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  "/": ["Stucwerk en schilderwerk in Rotterdam", "Gratis Offerte Aanvragen", "Bekijk Diensten"],
  "/diensten/gevel-stucen": ["€ 25", wayToQuote, whereTheFirmWorks],
  "/prijzen": ["Hoe groot is uw muur?", whereTheFirmWorks],
  "/offerte-aanvragen": [whereTheFirmWorks, "Binnenmuur stucen", "Gevel stucen"],
};

/**
 * What a page may transfer, compressed, in bytes. Wide limits, which catch an extra library, not an
 * extra sentence. A page with a form also has the prices of every service, and scripts that load by
 * themselves.
 */
export const limits = {
  page: { kind: /^[^.]+$/, most: { without: 25_000, withForm: 30_000 } },
  styles: { kind: /\.css$/, most: { without: 20_000, withForm: 20_000 } },
  fonts: { kind: /\.woff2$/, most: { without: 25_000, withForm: 25_000 } },
  scripts: { kind: /\.js$/, most: { without: 15_000, withForm: 60_000 } },
};
