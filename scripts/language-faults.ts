interface Text {
  place: string;
  text: string;
}

/** What a customer said is printed as it was said. */
const quotes = /^content\/reviews\/| › clientQuote › /;

const informal = /(?<![\p{L}-])(?:je|jij|jou|jouw|jullie|jezelf)(?![\p{L}-])/giu;

/** Nouns of the trade by their article, which readers stumble over where it is wrong. */
const nouns = {
  de:
    "muur binnenmuur buitenmuur wand gevel kamer woonkamer slaapkamer badkamer keuken gang hal " +
    "zolder woning vloer trap deur hoek plint voeg scheur vochtplek schimmel ondergrond verf " +
    "mortel isolatie laag afwerklaag grondlaag kleur steiger klus opdracht offerte aanvraag " +
    "prijs korting factuur garantie schilder stukadoor",
  het:
    "\\p{L}*werk plafond kozijn raam behang gips beton materiaal huis pand appartement gebouw dak " +
    "balkon trappenhuis trapgat bedrijf bedrag tarief",
};

/** An adjective may stand between; "het de muur" and "het restje verf" have none. */
const adjective = "(?:(?!deze|alle|elke|onze|welke|iedere|beide|enige|\\p{L}+je )\\p{L}{3,}e )?";

const wrongArticles = (articles: string, names: string) =>
  new RegExp(
    `(?<!\\p{L})(?:${articles}) ${adjective}(?:${names.replaceAll(" ", "|")})(?!\\p{L})`,
    "giu",
  );

// The spelling check reads "plafond's" as two words. It is right in foto's, pdf's and VvE's.
const wrongPlural =
  /(?<![\p{L}'’])\p{Lu}?(?=\p{Ll}*[aeiou])\p{Ll}*[bcdfghjklmnpqrstvwxze]['’]s(?!\p{L})/gu;

const mistakes = [
  { pattern: wrongPlural, remedy: "write its plural without an apostrophe" },
  { pattern: informal, exceptions: quotes, remedy: 'write "u" or "uw"' },
  {
    pattern: wrongArticles("het|dit|elk|ieder|welk", nouns.de),
    remedy: 'the noun takes "de"',
  },
  {
    pattern: wrongArticles("de|deze|elke|iedere|welke|onze", nouns.het),
    remedy: 'the noun takes "het"',
  },
];

/**
 * What no spelling check sees: "je" instead of "u", and the wrong article of a noun of the trade.
 */
export function languageFaults(texts: readonly Text[]): string[] {
  return texts.flatMap(({ place, text }) =>
    mistakes
      .filter(({ exceptions }) => !exceptions?.test(place))
      .flatMap(({ pattern, remedy }) => {
        const found = text.replace(/\s+/g, " ").match(pattern) ?? [];
        return found.map((words) => `${place}: "${words}" — ${remedy}`);
      }),
  );
}
