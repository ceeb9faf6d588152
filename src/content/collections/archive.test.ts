import { expect, test } from "vitest";
import { archiveOf } from "./archive";

const entries = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    path: `/blogs/${i}`,
    label: `Article ${i}`,
    date: `${2026 - Math.floor(i / 150)}-03-01`,
  }));

test("a hundred articles stand in the sitemap themselves", () => {
  const { links, years } = archiveOf("blogs", "Blogs", entries(100));
  expect(links.map(({ path }) => path)).toEqual(entries(100).map(({ path }) => path));
  expect(years).toEqual([]);
});

test("of more, each stands on one page of its year, and the sitemap leads to every year", () => {
  const all = entries(400);
  const { links, years } = archiveOf("blogs", "Blogs", all);
  expect(links).toEqual([
    { path: "/sitemap/blogs/2026", label: "Blogs uit 2026 (150)" },
    { path: "/sitemap/blogs/2025", label: "Blogs uit 2025 (150)" },
    { path: "/sitemap/blogs/2024", label: "Blogs uit 2024 (100)" },
  ]);
  const pages = years.flatMap((year) => year.pages);
  expect(pages.map(({ meta }) => meta.path)).toEqual([
    "/sitemap/blogs/2026",
    "/sitemap/blogs/2026/pagina/2",
    "/sitemap/blogs/2025",
    "/sitemap/blogs/2025/pagina/2",
    "/sitemap/blogs/2024",
  ]);
  expect(pages.flatMap((page) => page.entries)).toEqual(all);
  expect(Math.max(...pages.map((page) => page.entries.length))).toBe(100);
});

test("every page has a title and a description of its own, and knows the ones beside it", () => {
  const { years } = archiveOf("blogs", "Blogs", entries(400));
  const metas = years.flatMap(({ pages }) => pages.map(({ meta }) => meta));
  for (const field of ["title", "description", "path"] as const)
    expect(new Set(metas.map((meta) => meta[field])).size).toBe(metas.length);
  const [first, second, third] = metas;
  expect([first?.previous, first?.next]).toEqual([undefined, second?.path]);
  expect([second?.previous, second?.next]).toEqual([first?.path, undefined]);
  expect(third?.previous).toBeUndefined();
  expect(second?.above).toEqual([{ path: "/sitemap/blogs/2026", label: "Blogs uit 2026" }]);
});
