import { contentIssues } from "@contractor/core/check.ts";
import { contentFiles } from "@contractor/core/content-files.ts";
import { entriesOf, entryPaths, formerServices } from "@contractor/core/content-refs.ts";
import { servicePath } from "@contractor/core/facts/services/service-path.ts";
import type { Content } from "@contractor/core/open-content.ts";
import { isLinkAddress } from "@contractor/core/reading/common-schemas.ts";
import { wrongAddress } from "@contractor/core/reading/dutch.ts";
import { type Issue, meant } from "@contractor/core/reading/issues.ts";
import { inventedIssues } from "@contractor/owner/begin/example.ts";

/** The mistakes in the texts of a project, apart from links that lead nowhere. */
export function mistakesInTexts(content: Content, project: string): Issue[] {
  const issues = contentIssues(content);
  return issues.length === 0 ? inventedIssues(project) : issues;
}

/** A link in a text, or a field that contains an address. */
const link = /\]\(([^)\s]*)\)|\bpath: "?(\/[^\s",}]*)/g;

/** The links in content/ to a page or service that does not exist. `paths` are those of routes. */
export function brokenLinks(content: Content, paths: readonly string[]): Issue[] {
  const { raw } = content;
  // A link to a list that is empty is replaced by its words, like one to a former service.
  const pages = [...paths, ...Object.keys(entriesOf), ...entryPaths(raw)];
  const services = content.namesOf("service");
  const formerPaths = formerServices(raw).map(servicePath);

  function mistakeIn(address: string): string | undefined {
    if (!address.startsWith("/")) {
      return isLinkAddress(address) ? undefined : wrongAddress;
    }
    const { pathname: path, searchParams } = new URL(address, "https://site.example");
    if (!pages.includes(path) && !/\.\w+$/.test(path)) {
      return `De link naar ${path} klopt niet. Haal hem weg of schrijf een ander adres.${meant(path, pages)}`;
    }
    const name = searchParams.get("dienst");
    if (name === null || services.includes(name)) {
      return undefined;
    }
    return `De dienst in de link ${address} bestaat niet. Schrijf een ander adres.`;
  }

  const mistakesIn = (line: string): string[] =>
    [...line.matchAll(link)].flatMap(([, inText = "", inField]) => {
      // When the content is read, a link to a former service is replaced by its words.
      const isFormer = formerPaths.includes(inText.replace(/[?#].*$/, ""));
      return (isFormer ? undefined : mistakeIn(inField ?? inText)) ?? [];
    });

  return contentFiles
    .flatMap((file) => content.pathsOf(file))
    .flatMap((file) => {
      const lines = (content.files.read(file) ?? "").split("\n");
      return lines.flatMap((line, index) =>
        mistakesIn(line).map((message) => ({ place: `${file} › regel ${index + 1}`, message })),
      );
    });
}
