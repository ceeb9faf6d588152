import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { parse } from "yaml";
import { contentIssues } from "#data/check.ts";
import { openContent } from "#data/open-content.ts";
import { onDisk } from "#data/reading/files.ts";
import { beginApp } from "#owner/begin/begin-app.ts";
import { currentConfig } from "#owner/editor/form/current-config.ts";
import { digestsOf, exampleLeft } from "#owner/example/example-left.ts";
import { copyOfDemonstration } from "./copy.ts";

// The page to begin with, as an owner fills it in, in a copy of the demonstration.

let project: string;
const config = currentConfig();
const ask = (path: string, method: "GET" | "POST", fields: [string, string][] = []) =>
  beginApp(project, config).request(path, {
    method,
    body: method === "POST" ? new URLSearchParams(fields) : undefined,
  });
const next: [string, string] = ["next", "verder"];
const post = (step: string, fields: Record<string, string>, ...more: [string, string][]) =>
  ask(`/${step}`, "POST", [...Object.entries(fields), ...more, next]);
const whereTo = (answer: Response) => answer.headers.get("location")?.split("/").at(-1);
const counts = () =>
  Object.fromEntries(exampleLeft(project).map(({ name, entries }) => [name, entries.length]));

const answers: Record<string, Record<string, string>> = {
  bedrijf: { name: "De Wit Schilders", city: "Assen", serviceArea: "Assen" },
  bereikbaar: { phone: "0592 765 432", email: "info@dewit.nl", Friday: "8 tot 12" },
  mensen: { alone: "ja", firstName0: "Sam", role0: "schilder" },
  diensten: { services: "schilderwerk", place: "both" },
  hebt: { hasPartner: "nee", hasReviews: "later" },
  beloften: { since: "2015", reply: "een werkdag", warranty: "2 jaar" },
};

async function fillIn(...except: string[]): Promise<void> {
  for (const [step, fields] of Object.entries(answers)) {
    if (!except.includes(step)) {
      await post(step, fields);
    }
  }
}

beforeEach(() => {
  project = copyOfDemonstration();
});

test("owner/example/example.json has what the demonstration says", () => {
  const written = JSON.parse(readFileSync("owner/example/example.json", "utf8"));
  expect(written, "npm run example renews it").toEqual(digestsOf("."));
});

test("a painter alone in another town gets a site of his own", async () => {
  await fillIn();
  const ready = await (await ask("/klaar", "GET")).text();
  expect(ready).toMatch(/Binnen een werkdag hebt u antwoord.*2 jaar garantie/s);
  expect(ready).toMatch(/16 reviews, 12 projecten, 5 case studies, 9 artikelen/);
  expect(await (await post("klaar", {})).text()).toContain("De website is nu van uw bedrijf.");

  const firm = parse(readFileSync(join(project, "content/business.yaml"), "utf8"));
  expect(firm).toMatchObject({
    name: "De Wit Schilders",
    phone: "0592 765 432",
    description: "Schilderwerk in Assen.",
    people: [{ firstName: "Sam", role: "schilder" }],
  });
  const { services } = parse(readFileSync(join(project, "content/services.yaml"), "utf8"));
  expect(services).toMatchObject([{ lists: expect.arrayContaining(["contact", "quote"]) }]);
  expect(contentIssues(openContent(onDisk(project)))).toEqual([]);
  expect(counts()).toMatchObject({ reviews: 0, projects: 0, cases: 0, articles: 0, claims: 0 });
  const left = await (await ask("/", "GET")).text();
  expect(left).toMatch(/KvK-nummer, Btw-id, Straat en huisnummer/);
  expect(left).toMatch(
    /Wat u later zou invullen<\/h2>\s+<ul class="left">\s+<li><p>Hebt u reviews/,
  );

  // With a colleague, what was said of working alone is offered to be changed.
  expect(left).not.toContain("U werkt niet meer alleen");
  const firmFile = join(project, "content/business.yaml");
  const alone = readFileSync(firmFile, "utf8");
  const colleague = "  - { firstName: Bo, role: uitvoerder, line: Komt kijken. }\n";
  writeFileSync(firmFile, alone.replace(/^people:\n/m, `people:\n${colleague}`));
  expect(await (await ask("/", "GET")).text()).toContain("U werkt niet meer alleen");
  expect(await (await post("samen", {})).text()).toContain("De teksten zijn aangepast.");
  expect(readFileSync(join(project, "content/shell.yaml"), "utf8")).toContain(
    "{person.uitvoerder} of een collega neemt op",
  );
  writeFileSync(firmFile, alone);

  // What he writes after that is not written over by the older answers.
  const own = join(project, "content/business.yaml");
  const changed = readFileSync(own, "utf8").replace("0592 765 432", "0592 111 222");
  writeFileSync(own, changed);
  expect(whereTo(await post("bereikbaar", { phone: "0592 765 432" }))).toBe("begin");
  expect(whereTo(await post("klaar", {}))).toBe("begin");
  expect(readFileSync(own, "utf8")).toBe(changed);
});

test("what the editor advises on a name or a colour is said before it is on the site", async () => {
  await fillIn("bedrijf");
  const name = "Höfkens-Bräsius & Zonen, stukadoors en schilders";
  await post("bedrijf", { ...answers.bedrijf, name, accentColour: "#FDFDFD" });
  const ready = await (await ask("/klaar", "GET")).text();
  expect(ready).toMatch(/<li>Naam: Deze naam past op een telefoon niet.*plaats voor 40 tekens/);
  expect(ready).toContain("<li>Tweede kleur: Deze kleur is bijna wit");
});

test("the page is left and taken up again where it was", async () => {
  expect(whereTo(await ask("/", "GET"))).toBe("bedrijf");
  await post("bedrijf", { name: "De Wit", city: "Assen", serviceArea: "Assen" });
  expect(whereTo(await ask("/", "GET"))).toBe("bereikbaar");
  expect(await (await ask("/bedrijf", "GET")).text()).toContain('value="De Wit"');
  expect(whereTo(await post("klaar", {})), "nothing is written before").toBe("begin");
});

test("a promise that is none is refused, and one is read as people write it", async () => {
  const answer = await post("beloften", { since: "2015", reply: "snel", warranty: "geen idee" });
  const page = await answer.text();
  expect(page).toContain("Binnen hoeveel tijd antwoordt u? Schrijf een getal en een eenheid");
  expect(page).toContain("Hoelang geeft u garantie? Schrijf een getal en een eenheid");
  const right = { since: "2015", reply: "Binnen 24 uur", warranty: "2 jaar" };
  expect((await post("beloften", right)).status).toBe(303);
  expect((await post("beloften", { since: "2015", reply: "", warranty: "" })).status).toBe(303);
});

test("what is wrong is said with its field, and what waits is not", async () => {
  const answer = await post("bedrijf", { name: "De Wit", city: "", chamberOfCommerce: "12" });
  expect(answer.status).toBe(422);
  const page = await answer.text();
  expect(page).toContain('<a href="#city">Plaats: Dit is nog leeg.</a>');
  expect(page).toContain('<a href="#chamberOfCommerce">KvK-nummer: Dit heeft niet de vorm');
  expect(page.split("Acht cijfers"), "the hint is beside the field only").toHaveLength(2);
  expect(page).not.toContain('href="#vatId"');
  const inside = await post("diensten", { services: "gevel-stucen", place: "inside" });
  expect(await inside.text()).toContain("Daar past Gevel stucen niet bij. Kies allebei");
  expect(await (await post("mensen", { firstName0: "" })).text()).toContain("of u alleen werkt");
});

test("a logo is kept beside the answers, and can be taken away later", async () => {
  const form = (fields: Record<string, string | Blob>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      body.set(name, value);
    }
    return body;
  };
  const send = async (path: string, fields: Record<string, string | Blob>) => {
    const init = { method: "POST", body: form(fields) };
    return (await beginApp(project, config).request(path, init)).text();
  };
  const logo = new File([readFileSync("public/icon-192.png")], "LOGO final.svg");
  const word = new File(["PK"], "logo.png");
  expect(await send("/bedrijf", { name: "De Wit", logo: word, next: "later" })).toMatch(
    /<a href="#logo">Uw logo: Dit is geen SVG of PNG/,
  );
  await send("/bedrijf", { name: "De Wit", logo, next: "later" });
  const page = await (await ask("/bedrijf", "GET")).text();
  expect(page).toContain('value="De Wit"');
  expect(page).toMatch(/src="\/logo\.png\?\d+"/);
  const without = await send("/logo", { logo: new File([], ""), noLogo: "on" });
  expect(without).toContain("het teken van het ontwerp");
  expect(without).not.toContain("logo.png");
});

test("what the firm has gets its place, and what it has not is nowhere", async () => {
  await post(
    "diensten",
    { place: "both" },
    ["services", "binnenmuur-stucen"],
    ["services", "schilderwerk"],
  );
  const unanswered = await (await post("hebt", { hasPartner: "ja" })).text();
  expect(unanswered).toContain("netwerk of keurmerk: Dit is nog leeg.");
  expect(unanswered).toContain("Hebt u een actie? Kies ja, nee of later.");
  await post("hebt", {
    hasPartner: "nee",
    hasReviews: "ja",
    "externalReviews.name": "Klantenvertellen",
    "externalReviews.url": "klantenvertellen.nl/dewit",
    rating: "9,2 van 10",
    reviews: "31",
    hasPromotion: "ja",
    promotionPercent: "12,5%",
    promotionAbove: "80 m²",
    promotionEnds: "2027-01-31",
  });
  await post("mensen", { alone: "nee", firstName0: "Sam", role0: "schilder", team: "drie man" });
  await fillIn("mensen", "diensten", "hebt");
  await post("klaar", {});
  const read = (path: string) => parse(readFileSync(join(project, path), "utf8"));
  expect(read("content/business.yaml")).toMatchObject({
    partner: null,
    externalReviews: { name: "Klantenvertellen", url: "https://klantenvertellen.nl/dewit" },
    team: "drie man",
  });
  const { promotion } = read("content/prices.yaml");
  expect(promotion).toMatchObject({ percent: 12.5, aboveSquareMeters: 80, ends: "2027-01-31" });
  const { rating, reviews, customers } = read("content/claims.yaml");
  expect([rating.value, reviews.value, customers.value]).toEqual(["9,2/10", "31", null]);
  expect(contentIssues(openContent(onDisk(project)))).toEqual([]);
});

test("somebody is added to the people who work there", async () => {
  const form: [string, string][] = [
    ["alone", "nee"],
    ["firstName0", "Sam"],
    ["people", "1"],
    ["next", "erbij"],
  ];
  expect(await (await ask("/mensen", "POST", form)).text()).toContain('name="firstName1"');
});

test("the invented reviews go with what refers to them, and the owner's own stay", async () => {
  const [first = ""] = exampleLeft(project).find(({ name }) => name === "reviews")?.entries ?? [];
  const text = readFileSync(join(project, first), "utf8");
  writeFileSync(
    join(project, first),
    text.replace(/^text: .*(\n .*)*/m, "text: Een review van een eigen klant."),
  );
  expect(counts().reviews).toBe(15);
  expect(await (await ask("/weg?wat=reviews", "GET")).text()).toContain("15 reviews");
  const answer = await post("weg", { wat: "reviews" });
  expect(await answer.text()).toContain("Weggehaald: 15 reviews.");
  expect(counts().reviews).toBe(0);
  expect(readFileSync(join(project, first), "utf8")).toContain(
    "text: Een review van een eigen klant.",
  );
});
