import type { AstroIntegration } from "astro";
import { transformSync } from "esbuild";
import { changePages } from "./built-pages.ts";

const moduleScript = /<script type="module" src="([^"]+)"><\/script>/g;
const inlineScript = /<script>([\s\S]*?)<\/script>/g;

/**
 * Asks for the scripts when the page has been painted and is whole, or when the visitor does something: who touches it
 * when it has just loaded is answered at once. When one cannot be had, what the visitor submitted meanwhile is
 * submitted without it (src/layouts/first-script.js has held it back), and the next touch asks again.
 */
const loader = (urls: readonly string[]) => `{
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

const minified = (code: string) => transformSync(code, { minify: true }).code.trim();

/** A page whose own scripts wait for its first paint: no text shares the line with them. */
export function withLateScripts(html: string): string {
  const urls = [...html.matchAll(moduleScript)].map(([, url = ""]) => url);
  if (urls.length === 0) return html;
  // One script with what runs first: each one apart would cost a hash in the page's policy.
  return html
    .replace(moduleScript, "")
    .replace("</script>", () => `;${loader(urls)}</script>`)
    .replace(inlineScript, (_, code) => `<script>${minified(code)}</script>`);
}

/** Lets every page be painted before its scripts are fetched. */
export function lateScripts(): AstroIntegration {
  return {
    name: "late-scripts",
    hooks: {
      "astro:build:done": ({ dir }) => changePages(dir, withLateScripts),
    },
  };
}
