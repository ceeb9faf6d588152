import { execFile } from "node:child_process";
import { join, relative } from "node:path";
import type { AstroIntegration } from "astro";
import type { Plugin } from "vite";

const reader = join(import.meta.dirname, "../../core/reading/define.ts");
const check = join(import.meta.dirname, "../../scripts/check-content.ts");

function isContent(file: string): boolean {
  return /^((content|photos)[\\/]|site\.yaml$)/.test(relative(process.cwd(), file));
}

/**
 * Reads content again after a change: Vite treats the module that reads it as changed, and with it
 * all modules that import it.
 */
const reload: Plugin = {
  name: "content-reload",
  hotUpdate({ file, modules }) {
    if (!isContent(file)) {
      return undefined;
    }
    const readers = this.environment.moduleGraph.getModulesByFile(reader) ?? [];
    return [...modules, ...readers];
  },
};

/** Reloads content/, photos/ and site.yaml during `npm run dev`, and prints their mistakes. */
export function contentReload(): AstroIntegration {
  let waiting: NodeJS.Timeout | undefined;
  return {
    name: "content-reload",
    hooks: {
      "astro:config:setup": ({ command, updateConfig }) => {
        if (command === "dev") {
          updateConfig({ vite: { plugins: [reload] } });
        }
      },
      "astro:server:setup": ({ server, logger }) => {
        const follow = () =>
          execFile(process.execPath, [check], (_error, _output, mistakes) => {
            if (mistakes) {
              logger.error(`There are mistakes in the content:\n${mistakes.trimEnd()}`);
            }
          });
        server.watcher.on("all", (_event, file) => {
          if (!isContent(file)) {
            return;
          }
          clearTimeout(waiting);
          // Files that are saved together are checked once.
          waiting = setTimeout(follow, 50);
        });
      },
    },
  };
}
