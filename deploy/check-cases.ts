import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { differences, type Expectation, notFound, page } from "./check-expect.ts";
import { get } from "./check-fetch.ts";
import { caching } from "./headers.ts";
import { mailServiceDown, sendPath } from "./place.ts";

/** One question to a server; resolves with what is wrong about the answer. */
export interface Case {
  name: string;
  ask(port: number): Promise<string[]>;
}

const browser = { "Accept-Encoding": "gzip, deflate, br, zstd" };

/** Every question, made from the files in dist/. */
export function cases(dist: string): Case[] {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)));
  const expect = (name: string, path: string, expected: Expectation, headers = {}, method = "GET"): Case => ({
    name,
    ask: async (port) => differences(await get(port, path, headers, method), expected, dist),
  });
  const pages = files.filter((file) => file.endsWith(".html") && !/(^|\/)(404|500|index)\.html$/.test(file));
  const address = (file: string) => `/${file.replace(/\.html$/, "")}`;
  const some = pages.find((file) => file.includes("/")) ?? "";
  const hashed = (ending: RegExp) =>
    files.find((file) => file.startsWith("_astro/") && ending.test(file)) ?? "";
  const script = hashed(/\.(js|css)$/);
  const picture = hashed(/\.avif$/);
  const forever = { status: 200, cacheControl: caching.immutable };

  return [
    expect("home", "/", page("index.html")),
    ...pages.map((file) => expect(`page ${address(file)}`, address(file), page(file))),
    expect("brotli", address(some), { ...page(some), encoding: "br" }, browser),
    expect("gzip", address(some), { ...page(some), encoding: "gzip" }, { "Accept-Encoding": "gzip" }),
    expect("no compression", address(some), { ...page(some), encoding: "none" }),
    expect("home, brotli", "/", { ...page("index.html"), encoding: "br" }, browser),
    { name: "not changed: 304", ask: (port) => askAgain(port, address(some)) },
    expect("HEAD", address(some), { ...page(some), file: undefined }, {}, "HEAD"),
    expect("POST refused", address(some), { status: 405 }, {}, "POST"),
    expect("hashed script or style", `/${script}`, { ...forever, file: script, encoding: "br" }, browser),
    expect(
      "hashed picture",
      `/${picture}`,
      { ...forever, type: "image/avif", file: picture, encoding: "none" },
      browser,
    ),
    expect("missing hashed file", "/_astro/gone.js", notFound("404.html")),
    ...["sw.js", "robots.txt"]
      .filter((file) => existsSync(join(dist, file)))
      .map((file) => expect(file, `/${file}`, { status: 200, cacheControl: caching.revalidate, file })),
    expect("unknown page", "/bestaat-niet", notFound("404.html")),
    expect("unknown page, brotli", "/bestaat-niet", { ...notFound("404.html"), encoding: "br" }, browser),
    expect("unknown case study", "/case-studies/bestaat-niet", notFound("case-studies/404.html")),
    expect("unknown article", "/blogs/bestaat-niet", notFound("blogs/404.html")),
    expect("404 page itself", "/404", notFound("404.html")),
    expect("page for a failing server itself", "/500", notFound("404.html")),
    expect("404 page by file name", "/blogs/404.html", notFound("blogs/404.html")),
    expect("file for a static host", "/_headers", notFound("404.html")),
    { name: "nothing outside dist/", ask: askOutside },
    expect("slash at the end", `${address(some)}/`, { status: 301, location: address(some) }),
    expect("slash and query", `${address(some)}/?a=1&b=2`, {
      status: 301,
      location: `${address(some)}?a=1&b=2`,
    }),
    expect("section with a slash", "/blogs/", { status: 301, location: "/blogs" }),
    expect(".html", `/${some}`, { status: 301, location: address(some) }),
    expect("/index.html", "/index.html", { status: 301, location: "/" }),
    expect("never to another host", "//evil.example/", { status: 404 }),
    expect("nor behind a backslash", "/%5Cevil.example/", { status: 404 }),
  ];
}

/** Whether the real address of a visitor, and not one they made up, reaches the mail service. */
export const mailCase: Case = {
  name: "visitor's address to the mail service",
  async ask(port) {
    const answer = await get(port, sendPath, {
      "X-Forwarded-For": "203.0.113.9",
    });
    const received = JSON.parse(answer.body.toString()) as Record<string, string>;
    const wrong = [];
    if (received["x-forwarded-for"]?.split(", ").at(-1) !== "127.0.0.1")
      wrong.push("the address is not the visitor's");
    if (received.host !== `127.0.0.1:${port}`) wrong.push(`the host is ${received.host}`);
    if (answer.headers["content-security-policy"]) wrong.push("the headers of pages are added to the answer");
    return wrong;
  },
};

/** What a visitor's page gets when the mail service does not run: words, since it shows them. */
export const mailDownCase: Case = {
  name: "mail service does not answer",
  async ask(port) {
    const { status, headers, body } = await get(port, sendPath, {}, "POST");
    const wrong = [];
    if (status !== 502) wrong.push(`status is ${status}, not 502`);
    if (!headers["content-type"]?.startsWith("text/plain")) wrong.push(`type is ${headers["content-type"]}`);
    if (body.toString() !== mailServiceDown) wrong.push(`the body is ${body.toString().slice(0, 80)}`);
    return wrong;
  },
};

async function askAgain(port: number, path: string): Promise<string[]> {
  const { etag } = (await get(port, path, browser)).headers;
  if (!etag) return ["there is no ETag"];
  const again = await get(port, path, { ...browser, "If-None-Match": etag });
  return again.status === 304 && again.body.length === 0 ? [] : [`status is ${again.status}, not 304`];
}

async function askOutside(port: number): Promise<string[]> {
  const paths = [
    "/../package.json",
    "/%2e%2e/package.json",
    "/..%2fpackage.json",
    "/_astro/..%2f..%2fpackage.json",
  ];
  const answers = await Promise.all(paths.map((path) => get(port, path)));
  // 400 and 404 are both a good answer to an address that no browser sends.
  return answers.flatMap(({ status }, index) =>
    status === 400 || status === 404 ? [] : [`${paths[index]}: ${status}`],
  );
}
