import { globSync, readFileSync } from "node:fs";
import { routes } from "../src/routes.ts";
import { formerServices, services } from "../src/content/business/services.ts";
import { nearest } from "../src/content/lib/nearest.ts";
import { namesIn } from "../src/content/lib/source.ts";
import { servicePath } from "../src/content/schemas/services.ts";

/** A link in a text, or a field that holds an address. */
const link = /\]\((\/[^)\s]*)\)|\bpath: "?(\/[^\s",}]*)/g;

const below = (path: string, folder: string, ending: string) =>
  (namesIn(folder, ending) ?? []).map((name) => `${path}/${name}`);

function wrongPart(address: string, pages: readonly string[]): string | undefined {
  const { pathname, searchParams } = new URL(address, "https://site.example");
  const isPage = pages.includes(pathname) || /\.\w+$/.test(pathname);
  const meant = nearest(pathname, pages);
  if (!isPage)
    return `${pathname} is no page of this site — ${meant ? `write ${meant}, or ` : ""}take the link out`;
  const service = searchParams.get("dienst");
  const known = [...services.map(({ slug }) => slug), ...formerServices];
  if (service === null || known.includes(service)) return undefined;
  return `"${service}" in ${address} is no service in content/services.yaml — write another, or leave the page alone: ${pathname}`;
}

const formerPaths = formerServices.map(servicePath);

/** Links of content/ that lead to a page or a service that does not exist, a line each. */
export function brokenLinks(): string[] {
  const pages = [
    ...routes.map(({ path }) => path),
    ...below("/case-studies", "content/cases", ".yaml"),
    ...below("/blogs", "content/articles", ".md"),
  ];
  return globSync("content/**/*.{yaml,md}").flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, index) =>
        [...line.matchAll(link)].flatMap(([, inText, inField]) => {
          // Reading takes a link to a former service from its words.
          if (inText && formerPaths.includes(inText.replace(/[?#].*$/, ""))) return [];
          const wrong = wrongPart(inText ?? inField ?? "", pages);
          return wrong ? [`${file} › line ${index + 1}: ${wrong}`] : [];
        }),
      ),
  );
}
