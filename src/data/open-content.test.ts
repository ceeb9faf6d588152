import { describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { changedContent, mistakesIn, parsedFile } from "#tests/support/changed-content.ts";
import { contentIssues } from "./check.ts";
import { factFiles } from "./fact-files.ts";
import { legalTexts, longTexts } from "./legal/legal.ts";
import { openContent } from "./open-content.ts";
import { inMemory, onDisk } from "./reading/files.ts";

const legal = "content/pages/legal.yaml";
const privacy = "content/pages/privacy-policy.md";
const claims = "content/claims.yaml";
const [privacyFile] = legalTexts;
const services = "content/services.yaml";
const ours = openContent(onDisk());
const [photo = ""] = ours.namesOf("photo");
const { sending } = parsedFile("site.yaml");
const { promotion, rates } = parsedFile("content/prices.yaml");

/** A legal page: eight lines of front matter, and then the body. */
const legalText = (body: string) =>
  `---\ntitle: Privacy\ndescription: ${"Wat wij bewaren. ".repeat(4)}\nphoto: ${photo}\nupdated: 2026-01-01\n---\n\n${body}`;

describe("valid content", () => {
  test("is read with its variables filled in, YAML and Markdown alike", () => {
    const content = changedContent({
      [claims]: { reply: { value: "2 dagen", shownOn: "contact" } },
      [legal]: { contents: "Antwoord binnen {claim.reply}" },
      [privacy]: legalText(`Wij **{claim.reply}**.\n\n![](/photos/${photo}.jpg "Zo werd het")\n`),
    });
    expect(content.load(longTexts).contents).toBe("Antwoord binnen 2 dagen");
    expect(content.load(privacyFile)).toMatchObject({
      file: privacy,
      updated: "2026-01-01",
      body: `Wij **2 dagen**.\n\n![](/photos/${photo}.jpg "Zo werd het")`,
    });
  });

  test("may have a byte-order mark, Windows line endings and an empty body", () => {
    const content = changedContent({
      [privacy]: `\uFEFF${legalText("").replaceAll("\n", "\r\n")}`,
    });
    expect(content.load(privacyFile)).toMatchObject({ title: "Privacy", body: "" });
  });

  test("loses the paragraphs with an empty variable", () => {
    const body = "Vooraf.\n\nNu {promotion.percent} korting.\n\nDaarna.";
    const content = changedContent({
      "content/prices.yaml": { promotion: { ...promotion, ends: "none" } },
      [privacy]: legalText(body),
    });
    expect(content.load(privacyFile).body).toBe("Vooraf.\n\n\n\nDaarna.");
  });

  test("keeps the words of a link to what is gone, without the link", () => {
    const text =
      "Van [riet](/diensten/weg?a=b#c), [leem](/blogs/weg), [kalk](/case-studies/weg) en [klei](/er).";
    const content = changedContent({
      [services]: { former: [{ slug: "weg", label: "Weg" }] },
      [legal]: { contents: text },
      [privacy]: legalText(text),
    });
    expect(content.load(longTexts).contents).toBe("Van riet, leem, kalk en [klei](/er).");
    expect(content.load(privacyFile).body).toBe("Van riet, leem, kalk en [klei](/er).");
  });
});

const emailJs = { origin: "https://api.emailjs.com", photographs: false, confirmation: false };

test.each([
  ["same", true],
  ["https://post.firma.example", true],
  ["https://api.emailjs.com", false],
])("photographs and confirmations are sent through %s by default: %s", (origin, isSent) => {
  const changed = { ...sending, origin, photographs: undefined, confirmation: undefined };
  const content = changedContent({ "site.yaml": { sending: changed } });
  const { photographs, confirmation } = content.load(factFiles.site).sending;
  expect([photographs, confirmation]).toEqual([isSent, isSent]);
});

test.each([
  ["the file itself", legal, "updated: Op\n", "legal.yaml › contents: Dit is nog leeg"],
  ["a file with variables", claims, "", "claims.yaml: Dit is nog leeg"],
])("loading throws on a mistake in %s", (_name, file, text, mistake) => {
  const content = changedContent({ [file]: text });
  expect(() => content.load(longTexts)).toThrow(mistake);
});

test("a mistake in the facts is not repeated at each text that names them", () => {
  const content = changedContent({
    [claims]: { rating: { value: "veel", shownOn: "home" } },
    [legal]: { contents: "Binnen {claim.reply}", updated: "{busines.phone}" },
  });
  expect(mistakesIn(content, claims, legal)).toEqual([
    `${claims} › rating › value: Schrijf een cijfer zoals 4,9/5, of een aantal zoals 49.`,
    `${legal} › updated: {busines.phone} bestaat niet. Bedoelt u {business.phone}?`,
  ]);
  const others = contentIssues(content).filter(({ place }) => !/claims|legal/.test(place));
  expect(others).toEqual([]);
});

describe("a file", () => {
  const article = `content/articles/${ours.raw.names("content/articles", ".md")[0]}.md`;
  const caseStudy = `content/cases/${ours.namesOf("case study")[0]}.yaml`;

  test.each<[file: string, mistake: string | RegExp, change: string | object]>([
    [
      legal,
      /^.+ › line 1: Dit bestand is niet te lezen \(.+\)\. Zet een tekst met/,
      "updated: a: b\n",
    ],
    [legal, " › line 2: Dit veld staat er twee keer. Haal er een weg.", "updated: A\nupdated: B\n"],
    [legal, ": Dit is nog leeg.", ""],
    // What YAML reads as a comment, and as a text.
    [
      "content/business.yaml",
      " › line 2: Zet #1b3fd6 tussen aanhalingstekens.",
      "demo: true\nmainColour: #1b3fd6\n",
    ],
    ["content/business.yaml", / › demo: Kies ja of nee\. In het bestand/, { demo: "yes" }],
    [article, /md › line 3: Dit veld staat er twee keer/, "---\ntitle: B\ntitle: C\n---\nTekst"],
    [article, /md: Dit bestand heeft geen velden. Begin het met een regel ---/, "Alleen tekst"],
    [
      article,
      /md › line \d: Dit bestand is niet te lezen/,
      "---\ntitle: A\nexcerpt: 'B\n---\nTekst",
    ],
    [privacy, /md › line 10: \{claim\.nul\} bestaat niet/, legalText("Een\n\nBel {claim.nul}")],
    // The misspelt {amount} is not also reported as missing.
    [
      "content/service-pages.yaml",
      " › withVat: {amuont} bestaat niet. Bedoelt u {amount}?",
      { withVat: "{amuont} met {percent}" },
    ],
    [privacy, " › photo: Dit is nog leeg.", legalText("").replace(`photo: ${photo}`, 'photo: ""')],
    [
      privacy,
      /md › !.+: De foto ‘nul’ staat niet bij Foto's/,
      legalText("Een\n\n![](/photos/nul.jpg)"),
    ],
    [
      privacy,
      /md › !.+: De tekening ‘nul’ bestaat niet/,
      legalText("Een\n\n![Een muur](/nul.svg)"),
    ],
    [
      privacy,
      /Kies een foto met de knop, en zet hem tussen twee stukken tekst\.$/,
      legalText("Zo ![muur](https://elders.example/muur.png) was het."),
    ],
    [caseStudy, / › date: Dit heeft niet de vorm/, { date: "maart 2026" }],
    [caseStudy, / › date: Dit heeft niet de vorm/, { date: "2026-13" }],
    [caseStudy, / › date: Dit heeft niet de vorm/, { date: "2026-03-14" }],
    [
      "content/prices.yaml",
      / › promotion › ends: Dit heeft niet de vorm/,
      { promotion: { ...promotion, ends: "2027-02-30" } },
    ],
    [
      "content/business.yaml",
      / › openingHours › 1 › opens: Dit heeft niet de vorm/,
      {
        openingHours: [{ days: "Maandag", weekdays: ["Monday"], opens: "08:60", closes: "24:00" }],
      },
    ],
    [
      "content/business.yaml",
      / › openingHours › 1 › closes: Vul beide tijden in, de vroegste eerst/,
      { openingHours: [{ days: "Maandag", weekdays: ["Monday"], opens: "08:00" }] },
    ],
    [
      "content/business.yaml",
      / › latitude: Schrijf een getal van hoogstens 54/,
      { latitude: 5192 },
    ],
    [
      "content/prices.yaml",
      / › rates › more › to: Schrijf hier het hoogste bedrag/,
      { rates: { ...rates, more: { from: 9, to: 8, unit: "m2", label: "m", shownOn: "m" } } },
    ],
    [
      "site.yaml",
      /photographs: EmailJS krijgt hier geen foto's/,
      { sending: { ...sending, ...emailJs, photographs: true } },
    ],
    [
      "site.yaml",
      /confirmation: Met EmailJS stelt u de bevestiging daar in/,
      { sending: { ...sending, ...emailJs, confirmation: true } },
    ],
  ])("%s: %s", (file, mistake, change) => {
    const line = typeof mistake === "string" ? file + mistake : expect.stringMatching(mistake);
    expect(mistakesIn(changedContent({ [file]: change }), file)).toEqual([line]);
  });
});

test("a file whose name cannot be part of an address is reported", () => {
  const files = ["-a", "Woonkamer", "a--b", "café", "woon kamer"].map(
    (name) => `content/faq/${name}.yaml`,
  );
  const questions = [{ question: "Hoe lang?", answer: "Dat duurt twee tot drie dagen." }];
  const texts = files.map((file, index) => {
    const text = stringify({ order: index + 1, title: "Vragen", questions });
    return [file, text] as const;
  });
  const mistake = "Geef dit bestand een naam met kleine letters, cijfers en streepjes.";
  expect(mistakesIn(openContent(inMemory(new Map(texts))), "content/faq")).toEqual(
    files.map((file) => `${file}: ${mistake}`),
  );
});
