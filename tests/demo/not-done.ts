const ornament = "sierpleister|beton ciré";
const chat = "whatsapp|app(?:en|je|t)?(?![\\p{L}])";
const painting = "schilderwerk|onze schilders?|lakken|houtrot|bij schilderen|trap van dertien";
const plastering = "(?<!nieuw )stucwerk|stukadoor|binnenmuur|buitenmuur|nieuwbouw stucen";
const outside = "gevel|buitenmu|buitenw|buitens|kozijnen buiten|boeideel";
const inside =
  "meubels|'s nachts|een ruimte|binnenw|binnenm|binnens|plafond|(?<!\\p{L})trap|(?<!\\p{L})kamer|slaapkamer|behang";
const warranty = "garantie";
const insurance = "verzekering|verzekerd|onze verzekeraar|polis";

/**
 * What the site of each firm of tests/firms never says: the work that it does not do, and the
 * channels and promises that it has not. Warranty against a maker or by law is not the firm's own.
 */
export const notDone: Readonly<Record<string, RegExp>> = Object.fromEntries(
  Object.entries({
    painter: [ornament, plastering, chat, insurance],
    groningen: [ornament, painting, chat, insurance],
    inside: [ornament, outside, chat, insurance],
    outside: [ornament, plastering, inside, chat, warranty, insurance],
  }).map(([firm, words]) => [firm, new RegExp(`(?<![\\p{L}])(?:${words.join("|")})`, "iu")]),
);
