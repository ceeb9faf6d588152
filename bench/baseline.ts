import { cp, mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { precompress } from "../server/precompress.ts";
import { startServer } from "../mail/http/server.ts";
import { createSite } from "../server/site.ts";

const folder = join(import.meta.dirname, "baseline");

/** Serves about the least a home page can be, one file written by hand and one picture, as the site is served. */
export async function startBaseline(): Promise<{ url: string; close: () => Promise<void> }> {
  const copy = await mkdtempDisposable(join(tmpdir(), "baseline-"));
  await cp(folder, copy.path, { recursive: true });
  await precompress(copy.path);
  const server = await startServer(createSite(copy.path), "127.0.0.1", 0);
  return {
    url: `http://127.0.0.1:${server.port}/`,
    close: async () => {
      await server.close();
      await copy.remove();
    },
  };
}

/** The middle one of some numbers; of an even count the higher of the two in the middle. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
