import { expect, it } from "vitest";
import { lineOf } from "./issues.ts";
import { pictureIssues } from "./picture-issues.ts";

const refuse = (_: string, name: string) => (name === "muur" ? undefined : "there is no such picture");
const mistakes = (body: string) => pictureIssues("content/a.md", body, { refuse }).map(lineOf);

it("finds nothing wrong with photographs of the site", () => {
  expect(mistakes('Tekst\n\n![](/photos/muur.jpg "Zo werd het")\n\nMeer')).toEqual([]);
});

it("says which photograph is not there, and what to write for one from elsewhere", () => {
  expect(mistakes("Tekst\n\n![](/photos/muurs.jpg)")).toEqual([
    "content/a.md › ![](/photos/muurs.jpg): there is no such picture",
  ]);
  expect(mistakes("Zo ![muur](https://elders.example/muur.png) was het.")).toEqual([
    expect.stringContaining("write ![](/photos/name.jpg) between two blank lines"),
  ]);
});
