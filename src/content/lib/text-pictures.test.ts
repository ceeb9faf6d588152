import { expect, it } from "vitest";
import { photoNames } from "./photo-names.ts";
import { partsOf, pictureMistakes } from "./text-pictures.ts";

const [name = ""] = photoNames;

it("takes photographs out of the HTML, in order and with their captions", () => {
  const html = `<p>Eerst</p>\n<p><img src="/photos/muur.jpg" alt="" title="De muur &amp; ik"></p>\n<p><img src="/photos/na.jpg" alt=""></p>\n<p>Dan</p>`;
  expect(partsOf(html)).toEqual([
    { html: "<p>Eerst</p>\n" },
    { photo: "muur", caption: "De muur &amp; ik" },
    { photo: "na", caption: "" },
    { html: "\n<p>Dan</p>" },
  ]);
});

it("finds nothing wrong with photographs of the site", () => {
  expect(pictureMistakes("a.md", `Tekst\n\n![](/photos/${name}.jpg "Zo werd het")\n\nMeer`)).toEqual([]);
});

it("says which photograph is not there, and what to write for one from elsewhere", () => {
  expect(pictureMistakes("a.md", `Tekst\n\n![](/photos/${name}s.jpg)`)).toEqual([
    `content/a.md › ![](/photos/${name}s.jpg): there is no picture photos/${name}s.jpg — add it, or write ${name}`,
  ]);
  expect(pictureMistakes("a.md", "Zo ![muur](https://elders.example/muur.png) was het.")).toEqual([
    expect.stringContaining("write ![](/photos/name.jpg) between two blank lines"),
  ]);
});
