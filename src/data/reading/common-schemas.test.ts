import { expect, test } from "vitest";
import { factFiles } from "#data/fact-files.ts";
import { changedContent, mistakesIn, parsedFile } from "#tests/support/changed-content.ts";
import { isLinkAddress } from "./common-schemas.ts";

const { path: file } = factFiles.business;
const { path: siteFile } = factFiles.site;
const withNetwork = (url: string) =>
  changedContent({ [file]: { ...parsedFile(file), socials: [{ name: "Netwerk", url }] } });

test.each([
  ["www.netwerk.example/firma", "https://www.netwerk.example/firma"],
  ["netwerk.example", "https://netwerk.example"],
  ["//netwerk.example/firma", "https://netwerk.example/firma"],
  [" <https://netwerk.example/firma>.\u200b", "https://netwerk.example/firma"],
  ["http://netwerk.example/a?b=c&d=(e)#f", "http://netwerk.example/a?b=c&d=(e)#f"],
  ["https://müller.example/é", "https://müller.example/é"],
])("the address %j leads to %s", (typed, address) => {
  expect(withNetwork(typed).load(factFiles.business).socials).toEqual([
    { name: "Netwerk", url: address },
  ]);
});

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "ftp://netwerk.example",
  "mailto:info@netwerk.example",
  "https://netwerk",
  "@firma",
  "netwerk, firma",
])("%j is no address of a page", (typed) => {
  expect(mistakesIn(withNetwork(typed), file)).toEqual([
    `${file} › socials › 1 › url: Schrijf het hele adres, met https:// ervoor.`,
  ]);
});

test("the site's address is known without the slash that people type after it", () => {
  const site = { ...parsedFile(siteFile), url: "www.firma.example/" };
  const content = changedContent({ [siteFile]: site });
  expect(content.load(factFiles.site).url).toBe("https://www.firma.example");
});

test("a link in a text leads to the web, a mailbox, a phone or a place on the page", () => {
  const right = ["https://wet.example/a", "mailto:a@b.example", "tel:+31101234567", "#prijs"];
  expect(right.filter(isLinkAddress)).toEqual(right);
  const wrong = ["www.wet.example", "javascript:alert(1)", "https//wet.example", "contact", ""];
  expect(wrong.filter(isLinkAddress)).toEqual([]);
});
