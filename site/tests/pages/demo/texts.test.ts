import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { readPage, words } from "#tests/support/page-reader.ts";

// The texts, figures and links of the specification, and the pages that have them: whoever changes
// one in content/ changes it here too. Items of a list follow each other.

const texts: Record<string, (string | RegExp)[]> = {
  "/": [
    /^4\.9\/5 .*49 reviews Kalk & Kwast Vakmanschap sinds 2013/,
    "Strak en duurzaam stucwerk Betaalbare prijzen 10+ jaar ervaring Gratis offerte",
    "10+ jaar Ervaring 500+ Tevreden klanten 100% Kwaliteitsgarantie 24/7 Bereikbaar",
    "Onze Diensten Vakmanschap in Elk Detail",
    /Waarom .*10\+ jaar ervaring.*Premium materialen.*Tevreden klanten.*Altijd op tijd/,
    "Gecertificeerd partner",
    "Gecertificeerde vakmensen Premium materialen Uitgebreide garantie Vaste werknormen",
    /1 Kennismaking.*2 Offerte.*3 Uitvoering.*4 Oplevering/,
    "Maak Uw Woning Perfect met Professioneel Stucwerk",
    "Garantie 5 jaar op al ons werk Snelle Service Reactie binnen 24 uur",
    /woonkamer\? Meestal 2 tot 3 dagen.*soorten stucwerk.*\?.*onderhoud.*\?/,
    /Tevredenheid 4\.9\/5 op Google$/,
  ],
  "/diensten": [
    /15\+ jaar ervaring.*Persoonlijk advies.*Lokale specialist.*5 jaar garantie/,
    /1 Kennismaking.*2 Offerte.*3 Uitvoering.*4 Oplevering/,
    "binnen 24 uur",
    "Rotterdam en Zuid-Holland",
  ],
  "/diensten/binnenmuur-stucen": [
    /Prijsindicatie.*€ 12,50 tot € 25 per m² excl. btw/,
    /1 Voorbereiding.*2 Ondergrond.*3 .*primer.*4 Basislaag.*5 Afwerklaag.*6 .*oplevering/,
    /10% korting.*bestaand pand meer dan 50 m².*uiterlijk op de laatste dag van deze maand/,
    /woonkamer\? Meestal 2 tot 3 dagen.*soorten stucwerk.*\?.*onderhoud.*\?/,
    /24 tot 48 uur.*2 tot 4 weken/,
    "5 jaar garantie",
  ],
  "/diensten/buitenmuur-stucen": [
    "€ 60 per m²",
    "4.9/5 op basis van 49 reviews 10+ jaar ervaring 5 jaar garantie",
    "Isoleren en stucen",
    "Waar het vaak misgaat",
    /Effect Percentage.* energie, .*30%.* woningwaarde, .*15%/,
  ],
  "/diensten/gevel-stucen": ["€ 25 per m²", "1 Opname", "10 Kozijnen", "Waarom in één keer"],
  "/diensten/nieuwbouw-stucen": [
    "€ 35 per m²",
    "€ 30 tot € 45 per m²",
    /1 Opname.*2 Prijs.*3 Stucwerk.*4 Oplevering/,
    /100 m².{0,40}5 tot 7 werkdagen/,
    "2 tot 4 weken",
    "5 jaar garantie",
  ],
  "/diensten/schilderwerk": [
    /^.*4\.9\/5 op basis van 43 reviews.*3 jaar garantie/,
    /Binnenschilderwerk.*Buitenschilderwerk.*1 Bekijken.*2 .*3 Gronden en lakken .*4 /,
    /buiten 5–7 jaar.*Binnen.* 8–10 jaar.*mei–september.*10 tot 25 °C/,
    "Direct een schilder spreken",
    "Naar het contactformulier",
  ],
  "/diensten/sierpleister": ["Deze pagina is in ontwikkeling"],
  "/projecten": ["€ 2.511,36", /Uitgelicht.*Voor en na.*Recent opgeleverd.*Meer voor en na/],
  "/case-studies": [
    "Alle Projecten Gevelrenovaties Binnenstucwerk Nieuwbouw Restauratie Commercieel",
    /750\+ .*95% tevreden.*15\+ jaar ervaring 35k\+ m² gestuct/,
    "24 uur",
  ],
  "/reviews": [/Klantbeoordelingen 4\.9\/5 .*42 reviews.*98% tevreden klanten/],
  "/faq": ["30 dagen", "40%", "24 uur", "Rotterdam en Zuid-Holland"],
  "/contact": [
    "Contact Opnemen U krijgt binnen 24 uur antwoord van",
    "Maandag t/m vrijdag 8.00–18.00 uur Zaterdag 9.00–15.00 uur Zondag gesloten",
    "Adres Voorbeeldstraat 1 3067 TP Rotterdam",
    /Gecertificeerd.*Erkend Stukadoorsnetwerk/,
    "Stuur ons een bericht",
    /Wim leest uw bericht zelf\. Binnen 24 uur .* 010-0000000/,
  ],
  "/offerte-aanvragen": [
    /Vrijblijvend .*Snel .*Op maat .*Duidelijk .*1 Wat .*2 Hoe groot\?.*3 Wanneer .*4 Uw gegevens/,
    /Wim leest uw aanvraag zelf\. Binnen 24 uur .* 010-0000000/,
    /Prijsindicatie.*€ 350.*Wat bepaalt de prijs\?.*4\.9\/5 op basis van 49 reviews/,
    /Voordat u verstuurt.*\?.*30 dagen.*\?.*40%.*\?.*\?/,
  ],
  "/prijzen": ["€ 350"],
  "/terms-of-service": ["30 dagen", "40%"],
  "/modelformulier-herroeping": [
    "herroep/herroepen (*)",
    /Kalk & Kwast stucwerk en schilderwerk.*Voorbeeldstraat 1/,
    /info@kalkenkwast\.example/,
  ],
  "/404": ["Oeps! Deze pagina bestaat niet."],
  "/case-studies/404": [
    "Case study niet gevonden De opgevraagde case study kon niet worden gevonden.",
  ],
  "/blogs/404": ["Blog niet gevonden"],
  "/500": ["Unexpected Application Error!"],
  "/blogs": [
    /Binnenmuur Stucen .*Buitenmuur Stucen .*Nieuwbouw Stucen .*Gevel Stucen .*Onderhoud .*Schilderwerk .*Trends .*Kosten & Prijzen .*Vergelijking /,
  ],
  "/blogs/stucwerk-vs-latex-verf": ["Meer informatie over dit onderwerp volgt binnenkort."],
  "/blogs/binnen-stucwerk-rotterdam": [/€ 12 tot € 25 per m².*exclusief btw/],
  "/blogs/stucwerk-kosten-rotterdam": [
    /exclusief btw/i,
    "€ 12 tot € 25",
    "€ 350",
    "10–15 m²: € 600 tot € 780",
    "45–50 m²: € 2.000 tot € 3.500",
    "85–90 m²: € 5.500 tot € 7.900",
  ],
};

for (const file of readdirSync("content/cases")) {
  texts[`/case-studies/${file.replace(/\.yaml$/, "")}`] = [/De Uitdaging.*De Oplossing/];
}

test.each(Object.entries(texts))("%s has the specified texts", (path, wanted) => {
  for (const text of wanted) {
    expect.soft(readPage(path).text).toMatch(text);
  }
});

test("the header, the footer and the cookie banner have the specified words", () => {
  const { header, footer, document } = readPage("/");
  expect(words(footer)).toContain(
    "Maandag t/m vrijdag 8.00–18.00 uur Zaterdag 9.00–15.00 uur Zondag gesloten",
  );
  expect(words(header)).toMatch(
    /Home Diensten .* Alle Diensten Projecten Case Studies FAQ Reviews Contact .* Gratis Offerte Aanvragen$/,
  );
  expect(words(document.querySelector("[data-consent-banner]"))).toMatch(
    /Pas voorkeuren aan Verberg voorkeuren .*Cookievoorkeuren .*\( ?Verplicht\).* Voorkeuren opslaan$/,
  );
});

const phone = "Bel 010-0000000 → tel:+31100000000";
const contact = "Neem contact op → /contact";
const quote = "Offerte aanvragen → /offerte-aanvragen";
const ofFirm = [
  "010-0000000 → tel:+31100000000",
  "info@kalkenkwast.example → mailto:info@kalkenkwast.example",
];
/** Links to services by their names, with other words before them. */
const to = (before: string, ...names: string[]) =>
  names.map((name) => `${before}${name} → /diensten/${name.toLowerCase().replace(" ", "-")}`);
const more = "Meer informatie over ";

const links: Record<string, string[]> = {
  "/": [
    "4.9/5 op basis van 49 reviews → https://reviews.kalkenkwast.example",
    "Gratis Offerte Aanvragen → /offerte-aanvragen",
    "Bekijk Diensten → /diensten",
    // The parts of the house, and the cards.
    ...to("1 ", "Binnenmuur stucen"),
    ...to("2 ", "Buitenmuur stucen"),
    ...to("3 ", "Sierpleister"),
    ...to("4 ", "Schilderwerk"),
    ...to(more, "binnenmuur stucen", "buitenmuur stucen", "sierpleister", "schilderwerk"),
    "Bekijk alle diensten → /diensten",
    "Bekijk het netwerk → https://erkendstukadoorsnetwerk.example",
    "Lees ze ook op Google → https://reviews.kalkenkwast.example",
    "Alle reviews → /reviews",
    phone,
  ],
  "/diensten": [
    ...to(more, "binnenmuur stucen", "buitenmuur stucen", "nieuwbouw stucen", "schilderwerk"),
    ...to("", "Sierpleister", "Gevel stucen"),
    "Lees alle reviews → /reviews",
  ],
  "/diensten/binnenmuur-stucen": [contact],
  "/diensten/buitenmuur-stucen": [phone],
  "/diensten/gevel-stucen": [contact],
  "/diensten/nieuwbouw-stucen": [
    ...to("", "Binnenmuur stucen", "Buitenmuur stucen", "Gevel stucen"),
    ...to("", "Sierpleister", "Schilderwerk"),
  ],
  "/diensten/schilderwerk": [...ofFirm, "Naar het contactformulier → /contact"],
  "/diensten/sierpleister": [contact],
  "/projecten": [quote, "Contact opnemen → /contact"],
  "/case-studies": [contact],
  "/contact": [
    ...ofFirm,
    "Vraag een uitgebreide offerte aan → /offerte-aanvragen",
    quote,
    "Diensten → /diensten",
    "Projecten → /projecten",
    "Reviews → /reviews",
  ],
  "/offerte-aanvragen": ["Bekijk de reviews → /reviews"],
  "/terms-of-service": ["modelformulier voor herroeping → /modelformulier-herroeping"],
};

test.each(Object.entries(links))("%s leads where it is specified to lead", (path, wanted) => {
  const found = readPage(path).links.map(({ text, href }) => `${text} → ${href}`);
  expect(found).toEqual(expect.arrayContaining(wanted));
});
