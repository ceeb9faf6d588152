import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Status } from "#editor/file/status.ts";
import { statusOf } from "#editor/file/text-files.ts";
import { withHost } from "./host.ts";
import { readPlace } from "./settings.ts";

/**
 * What the editor on the site reads, below the folder of pages (deploy/apache.ts, which cannot be
 * imported here: it reads texts, and these may have mistakes).
 */
const statusPath = "site/beheer/status.json";

/** The status of the site online, with why these newer texts could not be put online. */
async function withRefusal(online: string, why: readonly string[]): Promise<string> {
  const refused = { ...(await statusOf(".")), why: [...why] };
  return JSON.stringify({ ...(JSON.parse(online) as Status), refused } satisfies Status);
}

/** Lets the editor on the site say why what was saved is not online. A site may have no editor. */
export async function noteRefusal(why: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const place = readPlace(env);
  if (place?.kind === "release") {
    // The pages of the release that is online, which deploy/release.mjs has put there.
    const file = join(place.folder, "current", statusPath);
    if (existsSync(file)) {
      writeFileSync(file, await withRefusal(readFileSync(file, "utf8"), why));
    }
  } else if (place) {
    await withHost(place, async (host) => {
      const online = await host.read(statusPath);
      if (online) {
        await host.replace(statusPath, Buffer.from(await withRefusal(online, why)));
      }
    });
  }
}
