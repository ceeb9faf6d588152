import type { Messages, MessageValues } from "./messages.ts";

const empty = () => "Dit is nog leeg.";
const wrongForm = () => "Dit heeft niet de vorm die hier hoort; kijk bij de uitleg.";
const unreadable = ({ reason }: { reason: string }) => `Dit bestand is niet te lezen (${reason}).`;
const meant = (similar: string | undefined) => (similar ? ` Bedoelt u ${similar}?` : "");

const figure = (value: number) => String(value).replace(".", ",");

function wrongType({ expected, value }: MessageValues["wrongType"]): string {
  switch (expected) {
    case "string":
      return ["number", "boolean"].includes(typeof value)
        ? "Zet dit tussen aanhalingstekens."
        : wrongForm();
    case "number":
      return "Schrijf een getal, met een komma zoals 12,50.";
    case "int":
      return "Schrijf een heel getal.";
    case "boolean":
      return "Kies ja of nee.";
    case "array":
      return "Hier hoort een lijst.";
    default:
      return wrongForm();
  }
}

/** The messages, for owner and engineer alike. What a field is for stands in labels.yaml. */
export const messages: Messages = {
  missing: empty,
  empty,
  wrongType,
  tooShort: ({ limit }) => `Schrijf ten minste ${limit} tekens.`,
  tooLong: ({ limit }) => `Dit is te lang: er passen ${limit} tekens.`,
  tooFew: ({ limit }) => `Hier zijn er ten minste ${limit} nodig.`,
  tooMany: ({ limit }) => `Hier passen er hoogstens ${limit}.`,
  wrongCount: ({ limit }) => `Hier horen er precies ${limit} te staan.`,
  tooSmall: ({ limit }) => `Schrijf een getal van ten minste ${figure(limit)}.`,
  tooLarge: ({ limit }) => `Schrijf een getal van hoogstens ${figure(limit)}.`,
  notAbove: ({ limit }) => `Schrijf een getal boven ${figure(limit)}.`,
  notBelow: ({ limit }) => `Schrijf een getal onder ${figure(limit)}.`,
  lacks: ({ text }) => `Laat ${text} in de tekst staan; daar vult de website iets in.`,
  notAnEmailAddress: () => "Schrijf een e-mailadres, zoals info@voorbeeld.nl.",
  notAnAddress: () => "Schrijf het hele adres, met https:// ervoor.",
  notADay: () => "Kies een datum, zoals 2026-03-14.",
  notTheForm: wrongForm,
  notAChoice: ({ choices }) =>
    choices.length > 0 ? `Kies een van: ${choices.join(", ")}.` : "Kies een van de mogelijkheden.",
  notRight: () => "Dit klopt nog niet; kijk bij de uitleg.",
  wrongKey: () => "Schrijf deze naam met kleine letters, cijfers en streepjes.",
  unknownField: ({ name, similar }) => `De website kent ${name} niet.${meant(similar)}`,

  noFile: () => "Dit bestand hoort er te zijn. Vraag wie de website beheert om het te maken.",
  cannotBeRead: unreadable,
  isLink: () =>
    "Dit is een koppeling naar een bestand op een andere plek. Zet het bestand zelf hier neer.",
  notUtf8: () =>
    "Hier staat een teken dat niet te lezen is. Verbeter het, en bewaar als UTF-8 (in Kladblok: Opslaan als, Codering).",
  fieldTwice: () => "Dit veld staat er twee keer. Haal er een weg.",
  notYaml: (values) =>
    `${unreadable(values)} Zet een tekst met een dubbele punt of een # tussen aanhalingstekens, en spring in met twee spaties.`,
  noFields: () =>
    "Dit bestand heeft geen velden. Begin het met een regel ---, de velden, en een regel ---.",
  unusedFile: () =>
    "De website gebruikt dit bestand niet. Verbeter de naam of de map, of haal het weg.",
  wrongFileName: () => "Geef dit bestand een naam met kleine letters, cijfers en streepjes.",

  emptyVariable: ({ name, file }) =>
    file === "content/prices.yaml"
      ? `{${name}} bestaat alleen zolang er een actie is. Haal het hier weg, of geef de actie bij Prijzen een einddatum die nog komt.`
      : `{${name}} is leeg bij ${file === "content/claims.yaml" ? "Beloften en cijfers" : "de bedrijfsgegevens"}. Vul het daar in, of haal het hier weg.`,
  unknownVariable: ({ name, similar }) =>
    similar
      ? `{${name}} bestaat niet. Bedoelt u {${similar}}?`
      : `{${name}} bestaat niet. Schrijf het gegeven zelf, zonder accolades.`,

  phoneNotKnown: () =>
    "Hierin staat geen nummer dat een telefoon kan kiezen. Schrijf het met netnummer, zoals 010-1234567. Een 0900-nummer schrijft u ook bij ‘Telefoonnummer met landcode’, zoals +319001234.",
  phonesDiffer: ({ phone, number }) =>
    `Bij ${phone} hoort ${number}. Laat dit leeg: de website werkt het zelf uit.`,
  sameTemplate: () =>
    "Kies een andere template dan voor contact: daaraan zijn de formulieren uit elkaar te houden.",
  ratingWithoutPage: () =>
    "Een cijfer van klanten mag alleen met de pagina waar iedereen het kan nalezen. Noem die hier.",
  photographsToEmailJs: () => "EmailJS krijgt hier geen foto's. Zet dit uit.",
  confirmationToEmailJs: () =>
    "Met EmailJS stelt u de bevestiging daar in, als automatisch antwoord. Zet dit uit.",
  lastStepHasBelow: () => "Laat ‘tot’ bij de laatste stap leeg.",
  notLaterThanOpens: () =>
    "Vul beide tijden in, de vroegste eerst. Laat ze allebei leeg als u gesloten bent.",
  untilBeforeFrom: () => "De laatste dag ligt voor de eerste. Draai ze om.",
  noSuchWeek: () => "Dat jaar heeft geen week 53. Schrijf week 1.",
  lessThanFrom: () => "Schrijf hier het hoogste bedrag, of laat het leeg.",
  noSuchAnswer: () =>
    "Dit is geen antwoord op deze vraag. Neem de korte naam van een antwoord over.",
  drawingOfOtherParts: () => "Deze tekening heeft een ander aantal nummers dan er punten zijn.",
  barDiffersFromText: () => "Het percentage van de balk staat niet in de tekst ernaast.",
  barOffItsScale: () =>
    "De balk past niet op zijn schaal. Begin moet kleiner zijn dan eind, en eind niet groter dan de schaal.",
  takenByLastChoice: ({ value }) =>
    `‘${value}’ is al de laatste keuze in de formulieren. Kies een ander adres.`,
  takenByOtherService: ({ value }) => `‘${value}’ staat er twee keer. Kies een andere.`,
  kindsOfWork: ({ ids }) => `Hier hoort elke soort werk één keer te staan: ${ids.join(", ")}.`,
  categoriesWithoutAddress: () =>
    "Geef elke categorie een eigen naam, met ten minste een letter of cijfer.",
  notAFigure: () => "Schrijf een cijfer zoals 4,9/5, of een aantal zoals 49.",
  notAYear: () => "Schrijf het jaar, zoals 2011.",
  notADuration: () =>
    "Schrijf een getal en een eenheid, zoals 24 uur, een werkdag of 5 jaar. Dit komt midden in een zin te staan.",

  emptyReference: empty,
  unknownService: ({ name, similar }) =>
    `De dienst ‘${name}’ bestaat niet. Kies een andere, of zet hem bij de diensten.${meant(similar)}`,
  unknownRate: ({ name, similar }) =>
    `De prijs ‘${name}’ bestaat niet. Kies een andere, of zet hem bij Prijzen.${meant(similar)}`,
  unknownCategory: ({ name, similar }) =>
    `De categorie ‘${name}’ bestaat niet. Kies een andere, of zet hem bij de categorieën van de blogpagina.${meant(similar)}`,
  unknownCaseStudy: ({ name, similar }) =>
    `De casestudy ‘${name}’ bestaat niet. Kies een andere.${meant(similar)}`,
  unknownReview: ({ name, similar }) =>
    `De review ‘${name}’ staat niet op de pagina met reviews. Kies een andere.${meant(similar)}`,
  unknownPhoto: ({ name, similar }) =>
    `De foto ‘${name}’ staat niet bij Foto's. Voeg hem daar toe, met wat erop te zien is, of kies een andere.${meant(similar)}`,
  unknownDrawing: ({ name, similar }) =>
    `De tekening ‘${name}’ bestaat niet. Haal deze regel weg, of vraag wie de website beheert om de tekening toe te voegen.${meant(similar)}`,
  unknownReviewPage: ({ name, similar }) =>
    `Op ‘${name}’ staan geen reviews. Kies een andere pagina.${meant(similar)}`,
  undescribedPhoto: () =>
    "Schrijf wat er op deze foto te zien is. Is daar hier geen plek voor, voeg de foto dan eerst toe bij Foto's.",
  describedTwice: ({ name }) =>
    `Bij Foto's staat al wat er op ‘${name}’ te zien is. Maak dit veld leeg, of wijzig de zin daar.`,
  describedPhotoMissing: ({ name }) =>
    `De foto ‘${name}’ ontbreekt. Voeg hem toe, of haal dit weg.`,
  photoEndsOtherwise: ({ name, file }) =>
    `De foto heet ${file}. Noem hem ${name}.jpg; andere namen leest de website niet.`,
  unreadablePhoto: () =>
    "Deze foto is niet te lezen: het bestand is leeg, afgebroken of geen JPEG. Open de foto en bewaar hem opnieuw als JPEG.",
  notAPicture: () => "Kies een foto met de knop, en zet hem tussen twee stukken tekst.",
  orderTwice: ({ order, file }) =>
    `Plaats ${order} is al van ‘${file.replace(/\.\w+$/, "")}’. Zet de lijst op volgorde met ‘Volgorde wijzigen’.`,
  noIndicationNorVisit: () =>
    "Deze dienst staat in de prijsindicatie, maar heeft er geen tekst voor. Haal hem uit de prijsindicatie, of vul hier in wat daar komt te staan.",
  invented: () =>
    "Dit heeft de voorbeeldwebsite verzonnen. Haal het weg, of zet er iets van uw eigen klanten neer.",
  textsWithoutService: () => "Deze dienst staat niet bij de diensten. Zet hem daar terug.",
  unknownPage: ({ path, similar }) =>
    `De link naar ${path} klopt niet. Haal hem weg of schrijf een ander adres.${meant(similar)}`,
  unknownServiceInLink: ({ address }) =>
    `De dienst in de link ${address} bestaat niet. Schrijf een ander adres.`,

  cutOff: ({ size, limit }) =>
    `Zoekmachines laten ${limit} tekens zien; dit zijn er ${size}. Maak het korter, of laat het zo.`,
  tallerThanNeighbours: ({ size, limit }) =>
    `Dit wordt veel hoger dan wat ernaast staat, want het heeft ${size} tekens. Maak het korter (tot ${limit}), of laat het zo.`,
  fillsFirstScreen: ({ size, limit }) =>
    `Deze kop vult op een telefoon het hele scherm, want hij heeft ${size} tekens. Maak hem korter (tot ${limit}), of laat het zo.`,
  drawnLarge: ({ size, limit }) =>
    `Dit staat groot op de pagina en loopt met ${size} tekens over een paar regels. Maak het korter (tot ${limit}), of laat het zo.`,
  nameOutsideHeader: ({ limit }) =>
    `Deze naam past op een telefoon niet in de kop: er is plaats voor ${limit} tekens. Kort hem in; de volledige naam staat bij de officiële naam.`,
  numberOutsideScreen: ({ limit }) =>
    `Dit staat groot op de pagina en past niet op een telefoon. Schrijf één nummer, van ten hoogste ${limit} tekens.`,
  narrowInRow: ({ size, limit }) =>
    `De ${size} staan naast elkaar en worden smal. Haal er een paar weg (tot ${limit}), of laat het zo.`,
  lastOnesHidden: ({ limit }) =>
    `Op een telefoon ziet u de laatste pas als u opzij veegt. Haal er een paar weg (tot ${limit}), of laat het zo.`,
  pushesPhotograph: ({ size, limit }) =>
    `Met ${size} regels past de foto niet meer op het scherm. Haal er een paar weg (tot ${limit}), of laat het zo.`,
  tooManyFeatured: ({ count, most }) =>
    `Er zijn ${count} projecten voor bovenaan gekozen, en er passen er ${most}. De andere staan in de lijst.`,
  namesOtherPlace: ({ city }) =>
    `Hier staat ${city} niet bij, de plaats van uw bedrijf. Bent u verhuisd, pas dit dan aan.`,
  almostWhite: () =>
    "Deze kleur is bijna wit, en de pagina ook: de vlakken erin ziet niemand. Kies een kleur die u op wit papier ziet.",
  otherMobile: ({ phone }) =>
    `Dit is een ander nummer dan ${phone}. Is dat uw nieuwe nummer, pas het dan ook hier aan.`,
  tooManyInMenu: ({ count, most }) =>
    `Er staan ${count} diensten in het menu; meer dan ${most} passen niet op het scherm van een laptop. Haal er een paar uit het menu; op de pagina Diensten staan ze allemaal.`,
  publishedLater: () =>
    "Deze dag moet nog komen, en het artikel staat toch meteen online. Zet ‘Nog niet tonen’ aan, of kies vandaag.",
  notAColour: ({ example }) =>
    example
      ? `Schrijf de code van de kleur. Voor ${example.name} kan dat ${example.nearest} zijn.`
      : "Schrijf de code van de kleur: een # en zes tekens, zoals #1b3fd6.",
  paleColour: ({ nearest }) =>
    `Witte letters op deze kleur zijn niet goed te lezen. De kleur die er het meest op lijkt en wel kan, is ${nearest}.`,
  darkColour: ({ nearest }) =>
    `Donkere letters op deze kleur zijn niet goed te lezen. De kleur die er het meest op lijkt en wel kan, is ${nearest}.`,
  endlessPromotion: () =>
    "Een einddatum die elke maand opschuift, misleidt klanten en mag niet. Vul de laatste dag in, of none als er geen actie is.",
  narrowPhoto: ({ width, least }) =>
    `Deze foto is ${width} beeldpunten breed en wordt groot onscherp. Neem er een van ten minste ${least}.`,
  uprightPhoto: () =>
    "Deze foto staat rechtop; pagina's laten alleen het midden zien. Neem een liggende foto. Alleen een portret, of een foto voor telefoons, mag rechtop.",
  unusedPhoto: () =>
    "De website kan dit bestand niet tonen. Bewaar het als JPEG, met een naam die eindigt op .jpg, of haal het weg.",
  largePhoto: ({ width, megabytes, most }) =>
    `Deze foto is groter dan nodig (${width} beeldpunten breed, ${megabytes} MB). Bewaar hem met ten hoogste ${most} beeldpunten.`,
};
