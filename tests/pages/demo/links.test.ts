import { expect, test } from "vitest";
import { readPage } from "#tests/support/page-reader.ts";

const phone = "Bel 010-0000000 → tel:+31100000000";
const contact = "Neem contact op → /contact";

test.each<[path: string, linked: string[]]>([
  [
    "/",
    [
      "4.9/5 op basis van 49 reviews → https://reviews.kalkenkwast.example",
      "Gratis Offerte Aanvragen → /offerte-aanvragen",
      "Bekijk Diensten → /diensten",
      // The parts of the house.
      "1 Binnenmuur stucen → /diensten/binnenmuur-stucen",
      "2 Buitenmuur stucen → /diensten/buitenmuur-stucen",
      "3 Sierpleister → /diensten/sierpleister",
      "4 Schilderwerk → /diensten/schilderwerk",
      "Meer informatie over binnenmuur stucen → /diensten/binnenmuur-stucen",
      "Meer informatie over buitenmuur stucen → /diensten/buitenmuur-stucen",
      "Meer informatie over sierpleister → /diensten/sierpleister",
      "Meer informatie over schilderwerk → /diensten/schilderwerk",
      "Bekijk alle diensten → /diensten",
      "Bekijk het netwerk → https://erkendstukadoorsnetwerk.example",
      "Lees ze ook op Google → https://reviews.kalkenkwast.example",
      "Alle reviews → /reviews",
      phone,
    ],
  ],
  [
    "/diensten",
    [
      "Meer informatie over binnenmuur stucen → /diensten/binnenmuur-stucen",
      "Meer informatie over buitenmuur stucen → /diensten/buitenmuur-stucen",
      "Meer informatie over nieuwbouw stucen → /diensten/nieuwbouw-stucen",
      "Meer informatie over schilderwerk → /diensten/schilderwerk",
      "Sierpleister → /diensten/sierpleister",
      "Gevel stucen → /diensten/gevel-stucen",
      "Lees alle reviews → /reviews",
    ],
  ],
  ["/diensten/binnenmuur-stucen", [contact]],
  ["/diensten/buitenmuur-stucen", [phone]],
  ["/diensten/gevel-stucen", [contact]],
  [
    "/diensten/nieuwbouw-stucen",
    [
      "Binnenmuur stucen → /diensten/binnenmuur-stucen",
      "Buitenmuur stucen → /diensten/buitenmuur-stucen",
      "Sierpleister → /diensten/sierpleister",
      "Gevel stucen → /diensten/gevel-stucen",
      "Schilderwerk → /diensten/schilderwerk",
    ],
  ],
  [
    "/diensten/schilderwerk",
    [
      "010-0000000 → tel:+31100000000",
      "info@kalkenkwast.example → mailto:info@kalkenkwast.example",
      "Naar het contactformulier → /contact",
    ],
  ],
  ["/diensten/sierpleister", [contact]],
  ["/projecten", ["Offerte aanvragen → /offerte-aanvragen", "Contact opnemen → /contact"]],
  ["/case-studies", [contact]],
  [
    "/contact",
    [
      "010-0000000 → tel:+31100000000",
      "info@kalkenkwast.example → mailto:info@kalkenkwast.example",
      "Vraag een uitgebreide offerte aan → /offerte-aanvragen",
      "Offerte aanvragen → /offerte-aanvragen",
      "Diensten → /diensten",
      "Projecten → /projecten",
      "Reviews → /reviews",
    ],
  ],
  ["/offerte-aanvragen", ["Bekijk de reviews → /reviews"]],
  ["/terms-of-service", ["modelformulier voor herroeping → /modelformulier-herroeping"]],
])("%s leads where the specification has it lead", (path, wanted) => {
  const links = readPage(path).links.map(({ text, href }) => `${text} → ${href}`);
  expect(links).toEqual(expect.arrayContaining(wanted));
});
