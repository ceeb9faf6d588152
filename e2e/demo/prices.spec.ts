import { paths } from "../helpers/paths.ts";
import { expect, test } from "../helpers/test.ts";
import { claims, examples, paintingTable, prices, promoted } from "./figures.ts";
import { readPage } from "../helpers/page-reader.ts";

/** "2-4 weken" in words or figures, as a Dutch text may put it. */
const range = (from: number, to: number, unit: string) => {
  const numbers = ["", "een", "twee", "drie", "vier", "vijf", "zes", "zeven"];
  const either = (n: number) => (numbers[n] ? `(${n}|${numbers[n]})` : `${n}`);
  return new RegExp(`${either(from)}( tot |–)${either(to)} ${unit}`);
};

for (const [path, shown] of Object.entries(prices)) {
  test(`${path} shows its own prices, in Dutch notation, without VAT`, async ({ request }) => {
    const { text } = await readPage(request, path);
    for (const price of shown) expect.soft(text).toContain(price);
    expect.soft(text).toMatch(/exclusief btw/i);
    expect.soft(text, "an amount with a point for a comma").not.toMatch(/€ ?\d+\.\d\d(?!\d)/);
    expect.soft(text, "an amount without a space").not.toMatch(/€\d/);
  });
}

test("painting has its price table", async ({ request }) => {
  const { rows } = await readPage(request, "/diensten/schilderwerk");
  expect(rows.slice(1).map((row) => row.slice(0, 2))).toEqual(
    paintingTable.map(([part, price]) => [part, expect.stringMatching(new RegExp(`^${price} € .* btw$`))]),
  );
});

test("exterior plastering starts at 60 on its own page, never at the panel's 70", async ({ request }) => {
  const { text } = await readPage(request, "/diensten/buitenmuur-stucen");
  expect(text).toContain("€ 60");
  expect(text).not.toContain("€ 70");
});

test("a whole bill stands with its sums, and what a job costs at least where it is asked", async ({
  request,
}) => {
  const { rows } = await readPage(request, "/prijzen");
  expect(rows).toContainEqual(["Behang afstomen en afvoeren", "48 m²", "€ 6,50", "€ 312"]);
  expect(rows).toContainEqual(["Samen exclusief btw", "", "", "€ 2.304"]);
  expect(rows).toContainEqual(["Te betalen", "", "", "€ 2.511,36"]);
  expect(rows).toContainEqual(["Oude pleister wegkappen en afvoeren", "€ 18 per m²", "€ 19,62"]);
  for (const path of ["/prijzen", "/offerte-aanvragen", "/blogs/stucwerk-kosten-rotterdam"])
    expect.soft((await readPage(request, path)).text, path).toContain("€ 350");
});

test("three projects stand as examples", async ({ request }) => {
  const { text } = await readPage(request, "/blogs/stucwerk-kosten-rotterdam");
  for (const [size, amount] of examples) expect.soft(text).toContain(`${size}: ${amount}`);
});

test("the discount is told in full where it counts, and on no other service", async ({ request }) => {
  test.skip(!promoted, "it is over");
  const { text } = await readPage(request, "/diensten/binnenmuur-stucen");
  expect(text).toMatch(/10% korting.*meer dan 50 m².*uiterlijk 31 maart 2027/);
  for (const slug of ["buitenmuur-stucen", "gevel-stucen", "nieuwbouw-stucen", "schilderwerk"]) {
    expect.soft((await readPage(request, `/diensten/${slug}`)).text, slug).not.toMatch(/korting/);
  }
});

test("how long a quote holds and what is paid first", async ({ request }) => {
  for (const path of ["/offerte-aanvragen", "/faq", "/terms-of-service"]) {
    const { text } = await readPage(request, path);
    expect.soft(text, path).toContain("30 dagen");
    expect.soft(text, path).toContain("40%");
  }
});

test("each page shows the reading of a claim that is its own, and no other", async ({ request }) => {
  const found = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, figure = ""]) => figure);
  const services = ["/diensten/buitenmuur-stucen", "/diensten/schilderwerk"];
  const rated = ["/", "/offerte-aanvragen", "/reviews", ...services];
  const shown: string[] = [];
  for (const path of paths.filter((each) => !each.startsWith("/case-studies/"))) {
    const { text } = await readPage(request, path);
    const own = path === "/reviews" ? "42" : path.endsWith("/schilderwerk") ? "43" : "49";
    const counts = found(text, /(\d+) (?:reviews|beoordelingen|klanten aan het woord)/g);
    if (rated.includes(path)) expect.soft(counts, path).not.toEqual([]);
    const experience = ["/diensten", "/case-studies"].includes(path) ? "15+" : "10+";
    const years = found(text, /(\d+\+) jaar/g);
    const strange = [
      ...counts.filter((count) => count !== own),
      ...years.filter((each) => each !== experience),
    ];
    expect.soft(strange, path).toEqual([]);
    if (path !== "/case-studies") expect.soft(text, path).not.toContain(claims.sinceInCases);
    shown.push(...counts, ...years);
  }
  expect(new Set(shown)).toEqual(new Set(["49", "43", "42", "10+", "15+"]));
});

test("warranty is five years, three on painting", async ({ request }) => {
  for (const path of ["", "/binnenmuur-stucen", "/buitenmuur-stucen", "/nieuwbouw-stucen"]) {
    const { text } = await readPage(request, `/diensten${path}`);
    expect.soft(text, path).toMatch(/5 jaar garantie/);
  }
  const painting = await readPage(request, "/diensten/schilderwerk");
  expect(painting.text).toContain(`${claims.warrantyOnPainting} garantie`);
  expect(painting.text).not.toMatch(/5 jaar garantie/);
});

test("how long work and drying take", async ({ request }) => {
  const interior = (await readPage(request, "/diensten/binnenmuur-stucen")).text;
  expect.soft(interior).toMatch(range(2, 3, "dagen"));
  expect.soft(interior).toMatch(range(2, 4, "weken"));
  expect.soft(interior).toMatch(range(24, 48, "uur"));
  const newbuild = (await readPage(request, "/diensten/nieuwbouw-stucen")).text;
  expect.soft(newbuild).toMatch(range(2, 4, "weken"));
  expect.soft(newbuild).toMatch(new RegExp(`100 m².{0,40}${range(5, 7, "werkdagen").source}`));
});

test("each page that promises an answer promises it within 24 hours", async ({ request }) => {
  for (const path of ["/", "/contact", "/offerte-aanvragen", "/diensten", "/case-studies", "/faq"]) {
    expect.soft((await readPage(request, path)).text, path).toMatch(/24 uur/);
  }
});

test("the area is Rotterdam and South Holland", async ({ request }) => {
  for (const path of ["/", "/diensten", "/faq"]) {
    expect.soft((await readPage(request, path)).text, path).toContain("Rotterdam en Zuid-Holland");
  }
});
