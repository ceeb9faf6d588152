import { expect, it } from "vitest";
import { parse } from "yaml";
import type { Answers } from "./answers.ts";
import { todaysAnswers, writeAnswers } from "./files.ts";
import { firmFile, newAnswers, siteFile } from "./fixture.ts";
import { smallProject } from "./testing.ts";

const project = () => smallProject({ "content/business.yaml": firmFile, "site.yaml": siteFile });
const comments = (text: string) => text.match(/# .*/g);

it("writes a new owner's answers into the files, and keeps every comment", async () => {
  const { root, read } = project();
  expect(await writeAnswers(root, newAnswers)).toEqual(["content/business.yaml", "site.yaml"]);
  const firm = read("content/business.yaml");
  expect(parse(firm)).toEqual({
    demo: false,
    name: "'t Nieuw: Stuc",
    legalName: "'t Nieuw B.V.",
    chamberOfCommerce: "22222222",
    vatId: "NL222222222B02",
    referencePrefix: "TNS",
    description: "Stukadoors in Zwolle en omgeving, voor gevels en plafonds.",
    street: "Dijk 2",
    postalCode: "8011AA",
    city: "Zwolle",
    country: "NL",
    latitude: null,
    longitude: null,
    serviceArea: "Zwolle en omgeving",
    phone: "038-2222222",
    phoneInternational: "+31382222222",
    whatsapp: null,
    email: "post@nieuw.example",
    priceRange: "€€€",
    openingHours: [
      { days: "Maandag en dinsdag", weekdays: ["Monday", "Tuesday"], opens: "07:30", closes: "16:00" },
      { days: "Woensdag", weekdays: ["Wednesday"] },
      { days: "Donderdag", weekdays: ["Thursday"], opens: "07:30", closes: "16:00" },
      { days: "Vrijdag", weekdays: ["Friday"], opens: "07:30", closes: "12:00" },
      { days: "Zaterdag en zondag", weekdays: ["Saturday", "Sunday"] },
    ],
    people: [],
    partner: null,
    externalReviews: null,
    socials: [],
  });
  const lost = ["# Summer and winter.", "# Its short name."];
  expect(comments(firm)).toEqual(comments(firmFile)?.filter((comment) => !lost.includes(comment)));

  const site = read("site.yaml");
  expect(parse(site)).toMatchObject({
    url: "https://nieuw.example",
    sending: {
      origin: "https://api.emailjs.com",
      publicKey: "key_1",
      giveUpAfterSeconds: 15,
      photographs: false,
      quote: { serviceId: "service_a", templateId: "template_b", recipient: "b@nieuw.example" },
    },
    analytics: { id: "" },
  });
  expect(comments(site)).toEqual(comments(siteFile));
});

it("changes nothing when it is run again", async () => {
  const { root, read } = project();
  await writeAnswers(root, newAnswers);
  const files = [read("content/business.yaml"), read("site.yaml")];
  expect(todaysAnswers(root)).toEqual(newAnswers);
  expect(await writeAnswers(root, newAnswers)).toEqual([]);
  expect([read("content/business.yaml"), read("site.yaml")]).toEqual(files);
});

it("touches only the lines of what changes", async () => {
  const { root, read } = project();
  const today = todaysAnswers(root);
  await writeAnswers(root, {
    ...today,
    phone: "0182-333333",
    partner: { name: "Gilde", url: "https://g.example" },
  });
  const lines = firmFile.split("\n");
  const changed = read("content/business.yaml")
    .split("\n")
    .filter((line, at) => line !== lines[at]);
  expect(changed).toEqual(["phone: 0182-333333", "  name: Gilde", "  url: https://g.example"]);
  expect(read("site.yaml")).toBe(siteFile);
});

it("keeps the owner's own words for the days as long as the hours stay", async () => {
  const { root, read } = project();
  await writeAnswers(root, { ...todaysAnswers(root), name: "Jong" });
  expect(read("content/business.yaml")).toContain("Door de week");
});

it("goes back from EmailJS to the site's own mail service", async () => {
  const { root, read } = project();
  await writeAnswers(root, newAnswers);
  const recipients = { contact: { recipient: "c@d.example" }, quote: { recipient: "e@f.example" } };
  await writeAnswers(root, { ...newAnswers, sending: { way: "smtp", ...recipients } });
  expect(parse(read("site.yaml")).sending).toMatchObject({
    ...{ origin: "same", photographs: true },
    ...recipients,
  });
});

it("takes away what the answers leave out", async () => {
  const { root, read } = project();
  const { whatsapp: _, partner: __, externalReviews: ___, ...given } = newAnswers;
  await writeAnswers(root, given as Answers);
  const left = { whatsapp: null, partner: null, externalReviews: null };
  expect(parse(read("content/business.yaml"))).toMatchObject(left);
});
