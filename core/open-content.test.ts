import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  changedContent,
  mistakesIn,
  parsedFile,
} from "@contractor/site/tests/support/changed-content.ts";
import { temporaryFolder } from "@contractor/site/tests/support/temporary-folder.ts";
import { describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { contentIssues } from "./check.ts";
import { factFiles } from "./fact-files.ts";
import { legalTexts, longTexts } from "./facts/legal/legal.ts";
import { openContent } from "./open-content.ts";
import { onDisk } from "./reading/files.ts";

const ours = openContent(onDisk());
const [photo = ""] = ours.namesOf("photo");
const [privacyFile] = legalTexts;
const { path: privacy } = privacyFile;
const { path: legal } = longTexts;
const { path: business } = factFiles.business;
const { path: claims } = factFiles.claims;
const { path: prices } = factFiles.prices;
const { path: site } = factFiles.site;
const article = `content/articles/${ours.raw.names("content/articles", ".md")[0]}.md`;
const caseStudy = `content/cases/${ours.namesOf("case study")[0]}.yaml`;

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
    const content = changedContent({ [privacy]: `\uFEFF${legalText("").replace(/\n/g, "\r\n")}` });
    expect(content.load(privacyFile)).toMatchObject({ title: "Privacy", body: "" });
  });

  test("keeps the words of a link to what is gone, without the link", () => {
    const text =
      "Van [riet](/diensten/weg?a=b#c), [leem](/blogs/weg), [kalk](/case-studies/weg) en [klei](/er).";
    // What else a firm gave up may be named elsewhere in its content.
    const { former = [] } = parsedFile(factFiles.services.path);
    const content = changedContent({
      [factFiles.services.path]: { former: [...former, { slug: "weg", label: "Weg" }] },
      [legal]: { contents: text },
      [privacy]: legalText(text),
    });
    expect(content.load(longTexts).contents).toBe("Van riet, leem, kalk en [klei](/er).");
    expect(content.load(privacyFile).body).toBe("Van riet, leem, kalk en [klei](/er).");
  });
});

test.each([
  ["same", true],
  ["https://post.firma.example", true],
  // Also when site.yaml asks for them.
  ["https://api.emailjs.com", false],
])("sending through %s, photographs and confirmations are sent: %s", (origin, isSent) => {
  const content = changedContent({ [site]: { sending: { ...parsedFile(site).sending, origin } } });
  const { photographs, confirmation } = content.load(factFiles.site).sending;
  expect([photographs, confirmation]).toEqual([isSent, isSent]);
  // What the texts then say of the way that an enquiry goes.
  expect(content.variables().get("setting.sending.route")?.includes("EmailJS")).toBe(!isSent);
});

test.each([
  ["the file itself", legal, "updated: Op\n", "legal.yaml › contents: Dit is nog leeg"],
  ["a file with variables", claims, "", "claims.yaml: Dit is nog leeg"],
])("loading throws on a mistake in %s", (_name, file, text, mistake) => {
  const content = changedContent({ [file]: text });
  expect(() => content.load(longTexts)).toThrow(mistake);
});

test.each(Object.values(factFiles).map(({ path }) => path))(
  "a mistake in %s is not repeated at each text that names what is in it",
  (path) => {
    const content = changedContent({ [path]: stringify({ ...parsedFile(path), fout: 1 }) });
    expect(contentIssues(content).map(({ place }) => place.split(" › ")[0])).toEqual([path]);
  },
);

describe("a file that is written anew", () => {
  test.each([
    [legal, "updated: a: b\n", " › regel 1: Dit bestand is niet te lezen ("],
    [legal, "updated: A\nupdated: B\n", " › regel 2: Dit veld staat er twee keer. Haal"],
    [legal, "", ": Dit is nog leeg."],
    [legal, "updated: caf\uFFFD\n", " › regel 1: Hier staat een teken dat niet te lezen is."],
    // What YAML reads as a comment.
    [business, "mainColour: #1b3fd6\n", " › regel 1: Zet #1b3fd6 tussen aanhalingstekens."],
    [article, "---\ntitle: B\ntitle: C\n---\nTekst", " › regel 3: Dit veld staat er twee keer"],
    [article, "Alleen tekst", ": Dit bestand heeft geen velden. Begin het met een regel ---"],
    [privacy, legalText("Een\n\nBel {claim.nul}"), " › regel 10: {claim.nul} bestaat niet"],
    [privacy, legalText("").replace(photo, '""'), " › photo: Dit is nog leeg."],
    [privacy, legalText("![](/photos/nul.jpg)"), ": De foto ‘nul’ staat niet bij Foto's"],
    [privacy, legalText("![Een muur](/nul.svg)"), ": De tekening ‘nul’ bestaat niet"],
    [privacy, legalText("Zo ![muur](https://a.example/muur.png)."), ": Kies een foto met de knop"],
  ])("%s as %j has the mistake %s", (file, text, mistake) => {
    const found = mistakesIn(changedContent({ [file]: text }), file);
    expect(found).toEqual([expect.stringContaining(mistake)]);
  });
});

const { promotion, rates } = parsedFile(prices);
const dear = parse("{ from: 9, to: 8, unit: m2, label: m, shownOn: m }");
const hours = (...lines: object[]) => ({
  openingHours: lines.map((line) => ({ days: "Maandag", weekdays: ["Monday"], ...line })),
});

describe("a field that is changed", () => {
  test.each<[file: string, change: string | object, mistake: string]>([
    [business, "demo: 'yes'", "demo: Kies ja of nee. In het bestand staat dat als true of false."],
    [business, "latitude: 5192", "latitude: Schrijf een getal van hoogstens 54."],
    [business, "socials: [{ name: A, url: netwerk }]", "socials › 1 › url: Schrijf het hele adres"],
    [business, "phone: 0900-12345", "phone: Hierin staat geen nummer dat een telefoon kan kiezen."],
    [business, hours({ opens: "8.30" }), "openingHours › 1 › opens: Schrijf een tijd met vier"],
    [business, hours({ opens: "17:00", closes: "08:00" }), "1 › closes: Vul beide tijden in"],
    [business, hours({ opens: "08:00" }), "openingHours › 1 › closes: Vul beide tijden in"],
    [business, hours({}, {}), "openingHours: Een dag staat in twee regels."],
    [business, "mainColour: '#E9A23B'", "die er het meest op lijkt en wel kan, is #936625."],
    [business, "accentColour: '#12151C'", "accentColour: Donkere letters op deze kleur zijn niet"],
    [business, "mainColour: groen", "mainColour: Schrijf de code van de kleur: een #"],
    [claims, "rating: { value: veel, shownOn: home }", "rating › value: Schrijf een cijfer"],
    [claims, "reply: { value: snel, shownOn: home }", "reply › value: Schrijf een getal en een"],
    [caseStudy, "date: maart 2026", "date: Dit heeft niet de vorm die hier hoort"],
    [prices, { promotion: { ...promotion, ends: "2027-02-30" } }, "promotion › ends: Dit heeft"],
    [prices, { rates: { ...rates, dear } }, "rates › dear › to: Schrijf hier het hoogste bedrag"],
    // The misspelt {amount} is not also reported as missing.
    ["content/service-pages.yaml", "withVat: '{amuont} met {percent}'", "Bedoelt u {amount}?"],
  ])("in %s, %j: %s", (file, change, mistake) => {
    const fields = typeof change === "string" ? parse(change) : change;
    const found = mistakesIn(changedContent({ [file]: fields }), file);
    expect(found).toEqual([expect.stringContaining(mistake)]);
  });
});

test.each(["-a", "Woonkamer", "a--b", "café", "woon kamer"])(
  "a file named %j, which cannot be part of an address, is reported",
  (name) => {
    const path = `content/faq/${name}.yaml`;
    const questions = [{ question: "Hoe lang?", answer: "Dat duurt twee tot drie dagen." }];
    const content = changedContent({
      [path]: stringify({ order: 99, title: "Vragen", questions }),
    });
    const mistake = "Geef dit bestand een naam met kleine letters, cijfers en streepjes.";
    expect(mistakesIn(content, path)).toEqual([`${path}: ${mistake}`]);
  },
);

test("a link is not followed out of the project, and the owner reads what to do", () => {
  const project = temporaryFolder();
  const elsewhere = temporaryFolder();
  writeFileSync(join(elsewhere, "secret.yaml"), "password: geheim");
  mkdirSync(join(project, "content"));
  symlinkSync(join(elsewhere, "secret.yaml"), join(project, business));
  symlinkSync(elsewhere, join(project, "content/faq"));
  for (const path of [business, "content/faq/secret.yaml"]) {
    const { data, issues } = openContent(onDisk(project)).source(path);
    expect(data).toBeUndefined();
    const message = expect.stringContaining("koppeling naar een bestand op een andere plek");
    expect(issues).toEqual([{ place: path, message }]);
  }
});
