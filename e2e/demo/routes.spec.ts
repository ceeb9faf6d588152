import { readFileSync } from "node:fs";
import { paths } from "../helpers/paths.ts";
import { expect, test } from "../helpers/test.ts";
import { allWords, links, read, readPage } from "../helpers/page-reader.ts";

const specified = [
  "/",
  "/diensten",
  "/diensten/binnenmuur-stucen",
  "/diensten/buitenmuur-stucen",
  "/diensten/gevel-stucen",
  "/diensten/nieuwbouw-stucen",
  "/diensten/schilderwerk",
  "/diensten/sierpleister",
  "/projecten",
  "/case-studies",
  "/faq",
  "/reviews",
  "/blogs",
  "/contact",
  "/offerte-aanvragen",
  "/privacy-policy",
  "/terms-of-service",
  "/sitemap",
];

test("every specified page is there", () => {
  expect(paths).toEqual(expect.arrayContaining(specified));
});

test("the header has the specified items, the banner its two ways to change one's mind", async ({
  request,
}) => {
  const html = await (await request.get("/")).text();
  const { header } = read(html);
  const items = [
    ["Home", "/"],
    ["Alle Diensten", "/diensten"],
    ["Projecten", "/projecten"],
    ["Case Studies", "/case-studies"],
    ["FAQ", "/faq"],
    ["Reviews", "/reviews"],
    ["Contact", "/contact"],
    ["Gratis Offerte Aanvragen", "/contact"],
  ] as const;
  const inOrder = links(header)
    .map(({ text, href }) => `${text} ${href}`)
    .filter((link) => items.some(([text, href]) => link === `${text} ${href}`));
  // First those of a wide screen, then those of a phone.
  expect(inOrder.slice(0, items.length)).toEqual(items.map(([text, href]) => `${text} ${href}`));
  for (const label of [
    "Pas voorkeuren aan",
    "Verberg voorkeuren",
    "Voorkeuren opslaan",
    "Cookievoorkeuren",
    "Verplicht",
  ])
    expect.soft(html).toContain(label);
});

test("a page that does not exist says so in the specified words", async ({ request }) => {
  for (const [path, heading] of [
    ["/bestaat-niet", "Oeps! Deze pagina bestaat niet."],
    ["/case-studies/bestaat-niet", "Case study niet gevonden"],
    ["/blogs/bestaat-niet", "Blog niet gevonden"],
  ] as const) {
    const { main } = await readPage(request, path);
    expect(allWords(main, "h1")).toEqual([heading]);
  }
  const { text } = await readPage(request, "/case-studies/bestaat-niet");
  expect(text).toContain("De opgevraagde case study kon niet worden gevonden.");
});

test("a part or a page that broke carries the specified technical line", async ({ request }) => {
  const line = "Unexpected Application Error!";
  expect(await (await request.get("/offerte-aanvragen")).text()).toContain(line);
  // No address shows the page for a server that fails.
  expect(read(readFileSync("dist/500.html", "utf8")).text).toContain(line);
});
