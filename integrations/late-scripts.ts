import { join } from "node:path";
import { build, transformSync } from "esbuild";
import { memoize } from "#data/lib/memoize.ts";
import { all, type PageStep, writeHashed } from "./built-pages.ts";

/**
 * Puts the scripts of a page in one file, which takes one request and packs better than many small
 * ones.
 */
const bundle = memoize((root: string) =>
  memoize(async (contents: string) => {
    const stdin = { contents, resolveDir: root };
    const options = {
      bundle: true,
      minify: true,
      format: "esm",
      target: "esnext",
      write: false,
    } as const;
    const { outputFiles } = await build({ stdin, ...options });
    return writeHashed(root, "page", "js", outputFiles[0]?.text ?? "");
  }),
);

/**
 * Asks for the script when the page is whole, and has been painted where a first picture or a form
 * comes first; or when the visitor does something: who touches it when it has just loaded is
 * answered at once. When one cannot be had, what the visitor submitted meanwhile is submitted
 * without it (src/client/first-script.js has held it back), and the next touch asks again.
 */
const loader = (url: string, afterPaint: boolean) => `{
  // Nothing before the first time, 0 after a failure: only a touch asks again.
  let asked;
  const load = () => {
    asked = 1;
    // On a slow line a page is painted before all of it is there.
    if (document.readyState == "loading") return addEventListener("DOMContentLoaded", load);
    const s = document.createElement("script");
    s.type = "module";
    s.src = "${url}";
    ${afterPaint ? "" : 's.fetchPriority = "low";'}
    s.onerror = () => {
      early?.findLast((e) => e.type == "submit")?.target.submit();
      early = null;
      asked = 0;
    };
    document.head.append(s);
  };
  onpointerdown = onkeydown = (e) => {
    if (!asked) {
      early ??= [e];
      load();
    }
  };
  ${afterPaint ? 'new PerformanceObserver(() => asked ?? load()).observe({ type: "paint", buffered: true });' : "load();"}
}`;

/**
 * Lets a page be painted before its scripts are fetched: no text shares the line with them. They
 * stand in the page's order, the shell's last, which ends what is kept of what the visitor did
 * before.
 */
export const lateScripts: PageStep = async (page) => {
  const late = all(page, "script[type=module][src]");
  if (late.length === 0) {
    return;
  }
  for (const script of late) {
    script.remove();
  }
  const inline = all(page, "script:not([src], [type])");
  // One script with what runs first: each one apart would cost a hash in the page's policy.
  const urls = late.map((script) => join(page.root, script.getAttribute("src") ?? ""));
  const contents = urls.map((url) => `import ${JSON.stringify(url)};`).join("");
  const isFirst = (image: Element) => image.getAttribute("fetchPriority") === "high";
  const afterPaint = all(page, "img").some(isFirst) || all(page, "astro-island").length > 0;
  if (inline[0]) {
    inline[0].textContent += `;${loader(await bundle(page.root)(contents), afterPaint)}`;
  }
  for (const script of inline) {
    script.textContent = transformSync(script.textContent ?? "", { minify: true }).code.trim();
  }
};
