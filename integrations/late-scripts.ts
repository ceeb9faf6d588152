import { transformSync } from "esbuild";
import { all, type BuiltPage } from "./built-pages.ts";

/**
 * Asks for the scripts when the page has been painted and is whole, or when the visitor does something: who touches it
 * when it has just loaded is answered at once. When one cannot be had, what the visitor submitted meanwhile is
 * submitted without it (src/layouts/first-script.js has held it back), and the next touch asks again.
 */
const loader = (urls: readonly (string | null)[]) => `{
  // Nothing before the first time, 0 after a failure: only a touch asks again.
  let asked;
  const load = () => {
    asked = 1;
    // On a slow line a page is painted before all of it is there.
    if (document.readyState == "loading") return addEventListener("DOMContentLoaded", load);
    for (const u of ${JSON.stringify(urls)}) {
      const s = document.createElement("script");
      s.type = "module";
      s.src = u;
      // The page's own before the shell's, which ends what is kept of what the visitor did before.
      s.async = false;
      s.onerror = () => {
        early?.findLast((e) => e.type == "submit")?.target.submit();
        early = null;
        asked = 0;
      };
      document.head.append(s);
    }
  };
  onpointerdown = onkeydown = (e) => {
    if (!asked) {
      early ??= [e];
      load();
    }
  };
  new PerformanceObserver(() => asked ?? load()).observe({ type: "paint", buffered: true });
}`;

/** Lets a page be painted before its scripts are fetched: no text shares the line with them. */
export function lateScripts(page: Pick<BuiltPage, "document">): void {
  const late = all(page, "script[type=module][src]");
  if (late.length === 0) return;
  for (const script of late) script.remove();
  const inline = all(page, "script:not([src], [type])");
  // One script with what runs first: each one apart would cost a hash in the page's policy.
  if (inline[0]) inline[0].textContent += `;${loader(late.map((script) => script.getAttribute("src")))}`;
  for (const script of inline)
    script.textContent = transformSync(script.textContent ?? "", { minify: true }).code.trim();
}
