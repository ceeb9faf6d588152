import { join } from "node:path";
import { build } from "esbuild";
import { mailSettings, type SiteSettings } from "#config/site-settings.ts";

const repository = join(import.meta.dirname, "../..");

/**
 * Packages of the CommonJS kind ask for Node's own modules by `require`, which a module does not
 * have by itself.
 */
const requireForPackages =
  'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);';

/**
 * Makes one file of the mail service, its packages and these settings, which any Node from
 * 20.12 on runs by itself. Beside it comes its source map (`node --enable-source-maps`).
 */
export async function buildMailService(outfile: string, settings: SiteSettings): Promise<void> {
  await build({
    entryPoints: [join(repository, "mail/main.ts")],
    outfile,
    absWorkingDir: repository,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    sourcemap: "linked",
    banner: { js: requireForPackages },
    define: { builtInSettings: JSON.stringify(settings) },
    logLevel: "warning",
  });
}

// Run as a program (npm run build:mail) it builds the service of the project in this folder.
if (import.meta.main) {
  try {
    await buildMailService("dist-service/mail.mjs", mailSettings());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
