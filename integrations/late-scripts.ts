import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

const moduleScript = /<script type="module" src="([^"]+)"><\/script>/g;

/**
 * Asks for the scripts once the page has been painted. When one cannot be had, what the visitor submitted meanwhile
 * is submitted without it (src/shell/first-script.js has held it back), and the next touch asks again.
 */
const loader = (urls: readonly string[]) => `<script>{let failed;
const load=()=>{failed=0;
for(const u of ${JSON.stringify(urls)}){
const s=document.createElement("script");s.type="module";s.src=u;
s.onerror=()=>{early?.findLast(e=>e.type=="submit")?.target.submit();early=null;failed=1};
document.head.append(s)}};
onpointerdown=onkeydown=e=>{if(failed){early=[e];load()}};
new PerformanceObserver((_,o)=>{o.disconnect();load()}).observe({type:"paint",buffered:true})}</script>`;

/** A page whose own scripts wait for its first paint: neither text nor the largest picture shares the line with them. */
export function withLateScripts(html: string): string {
  const urls = [...html.matchAll(moduleScript)].map(([, url = ""]) => url);
  if (urls.length === 0) return html;
  return html.replace(moduleScript, "").replace("</body>", `${loader(urls).replaceAll("\n", "")}</body>`);
}

/** Lets every page be painted before its scripts are fetched. */
export function lateScripts(): AstroIntegration {
  return {
    name: "late-scripts",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = await readdir(root, { recursive: true });
        for (const file of files.filter((name) => name.endsWith(".html"))) {
          const path = join(root, file);
          await writeFile(path, withLateScripts(await readFile(path, "utf8")));
        }
      },
    },
  };
}
