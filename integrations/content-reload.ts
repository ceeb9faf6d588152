import { execFile } from "node:child_process";
import { join, relative } from "node:path";
import type { AstroIntegration, HookParameters } from "astro";

type Plugin = HookParameters<"astro:server:setup">["server"]["config"]["plugins"][number];

const reader = join(import.meta.dirname, "../src/content/load.ts");
const check = join(import.meta.dirname, "../scripts/check-content.ts");

function isContent(file: string): boolean {
  return /^((content|photos)[\\/]|site\.yaml$)/.test(relative(process.cwd(), file));
}

/** Lets a running `npm run dev` follow what is changed in content/, photos/ and site.yaml, and says what is wrong in it. */
export function contentReload(): AstroIntegration {
  return {
    name: "content-reload",
    hooks: {
      "astro:config:setup": ({ command, updateConfig, logger }) => {
        let waiting: NodeJS.Timeout | undefined;
        const tell = () =>
          execFile(process.execPath, [check], (_error, _output, mistakes) => {
            if (mistakes) logger.error(`There are mistakes in the content:\n${mistakes.trimEnd()}`);
          });
        const reload: Plugin = {
          name: "content-reload",
          // Reads content anew: the module that reads files is taken to have changed, and with it all that depend on it.
          hotUpdate({ file, modules }) {
            if (!isContent(file)) return undefined;
            // Asked for the server and for the browser; several files saved together are looked at once, too.
            clearTimeout(waiting);
            waiting = setTimeout(tell, 50);
            return [...modules, ...(this.environment.moduleGraph.getModulesByFile(reader) ?? [])];
          },
        };
        if (command === "dev") updateConfig({ vite: { plugins: [reload] } });
      },
    },
  };
}
