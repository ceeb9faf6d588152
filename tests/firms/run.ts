import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { execa } from "execa";
import { parseHTML } from "linkedom";
import { business } from "#data/firm/business.ts";
import { stoppable } from "#scripts/until-stopped.ts";
import { notDone } from "#tests/demo/not-done.ts";
import { copyOfProject } from "#tests/second-firm/copy.ts";

// Sets up each firm of this folder in a copy of the project, as its owner would, and builds its
// site: a painter, somebody alone, a long name, no reviews, cases and articles. Then nothing of the
// demonstration may be left in the pages, nor anything that the firm does not do, and every link
// must lead to one of them. The name of a folder sets up only that firm.

const { name, phone, email, street, people } = business.data;
const invented = [name, phone, email, street, ...people.map(({ firstName }) => firstName)];
const ofTheDemonstration = new RegExp(`\\b(?:${invented.join("|")})(?!\\w)`);

function isThere(dist: string, path: string): boolean {
  const file = join(dist, decodeURI(path));
  return [file, `${file}.html`, join(file, "index.html")].some((one) => existsSync(one));
}

/** What visitors read on a page; what waits in scripts and templates may be for other firms. */
function visibleText(html: string): string {
  const { document } = parseHTML(html);
  for (const hidden of document.querySelectorAll("script, style, template")) {
    hidden.remove();
  }
  // "Schilderwerk binnen" above "muurverf" is no "binnenmuur".
  for (const element of document.querySelectorAll("body *")) {
    element.append(" ");
  }
  return document.body.textContent.replaceAll("\u00ad", "");
}

/** What is wrong with the pages of a firm, each as a line. */
function mistakesIn(dist: string, never: RegExp | undefined): string[] {
  return globSync("**/*.html", { cwd: dist }).flatMap((page) => {
    const html = readFileSync(join(dist, page), "utf8");
    const left = ofTheDemonstration.exec(html)?.[0];
    const said = never?.exec(visibleText(html))?.[0];
    const paths = [...html.matchAll(/ href="(\/[^"#?]*)/g)].map(([, path = ""]) => path);
    const isRaw = /\|.*\|/.test(visibleText(html));
    const broken = [...new Set(paths)].filter((path) => path !== "/" && !isThere(dist, path));
    return [
      ...(left === undefined ? [] : [`${page} still says "${left}"`]),
      ...(said === undefined ? [] : [`${page} says "${said}", which the firm does not do`]),
      ...(isRaw ? [`${page} shows a table as text`] : []),
      ...broken.map((path) => `${page} leads to ${path}, which does not exist`),
    ];
  });
}

for (const answers of globSync(`tests/firms/${process.argv[2] ?? "*"}/answers.yaml`)) {
  const copy = copyOfProject(process.cwd(), "firm");
  const run = (command: string, ...args: string[]) =>
    execa(command, args, { cwd: copy, env: { INIT_CWD: copy }, ...stoppable });
  try {
    await run(process.execPath, "owner/setup.ts", answers);
    await run("npm", "run", "--silent", "build");
    await run("html-validate", "--ext", "html", "dist");
    const firm = basename(dirname(answers));
    const mistakes = mistakesIn(join(copy, "dist"), notDone[firm]);
    console.log(`${firm}: ${mistakes.join("\n  ") || "nothing wrong"}`);
    process.exitCode ||= mistakes.length > 0 ? 1 : 0;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
