import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentFiles } from "@contractor/core/content-files.ts";
import { openContent } from "@contractor/core/open-content.ts";
import { onDisk } from "@contractor/core/reading/files.ts";
import { expect, test } from "vitest";
import { parse } from "yaml";

// Runs in the copy that has become another firm. No code names the demonstration
// (site/tests/demo/names-in-code.test.ts), so a page could only have a name of it from these texts.

const { DEMONSTRATION = "" } = process.env;
const read = (path: string) => parse(readFileSync(join(DEMONSTRATION, path), "utf8"));
const { people, ...firm } = read("content/business.yaml");
const { name, legalName, vatId, street, phone, email, whatsapp } = firm;
const firstNames = people.map((person: { firstName: string }) => person.firstName);
const { hostname } = new URL(read("site.yaml").url);
const names = [name, legalName, vatId, street, phone, email, whatsapp, hostname, ...firstNames];

const content = openContent(onDisk());

test.each(contentFiles)("$path names nothing of the demonstration", (file) => {
  const said = JSON.stringify(content.dataIn(file));
  expect(names.filter((each) => new RegExp(`\\b${each}\\b`).test(said))).toEqual([]);
});
