/**
 * What the site costs when it grows: `npm run bench:growth -- [articles …]` builds copies of it
 * with 10, 100 and 1,000 articles (or as many as are named), each time whole, again with nothing
 * changed, and with one article changed. A benchmark, not a test: the figures depend on the
 * machine. The photographs are those that have been made already.
 */
import { appendFileSync, globSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { execa } from "execa";
import { stop, stoppable } from "#scripts/until-stopped.ts";
import { copyOfProject } from "#tests/second-firm/copy.ts";
import { grow } from "#tests/second-firm/grow.ts";

const sizes = process.argv.slice(2).map(Number);
/** The maximum weight of a compressed page. */
const maxBytes = 30_000;
/** The maximum number of seconds that one changed article may add to a build. */
const maxExtraSeconds = 10;

async function build(copy: string): Promise<number> {
  const start = performance.now();
  const env = { ASTRO_TELEMETRY_DISABLED: "1", INIT_CWD: copy };
  await execa("npm", ["run", "--silent", "build"], {
    cwd: copy,
    env,
    maxBuffer: 1e9,
    ...stoppable,
  });
  return (performance.now() - start) / 1_000;
}

/** Every built page with its compressed size, the heaviest first. */
function pagesOf(copy: string): { path: string; bytes: number }[] {
  const dist = join(copy, "dist");
  return globSync("**/*.html", { cwd: dist })
    .map((file) => ({
      path: `/${file.slice(0, -5)}`,
      bytes: statSync(join(dist, `${file}.br`)).size,
    }))
    .sort((a, b) => b.bytes - a.bytes);
}

/** A value, with "!" when it is more than the maximum. */
const marked = (value: number, max: number, digits = 0) =>
  `${value.toFixed(digits)}${value > max ? "!" : ""}`;

console.log("articles\tpages\tseconds\tms a page\tagain\tone changed\theaviest page");
let millisecondsBefore = Number.POSITIVE_INFINITY;
for (const articles of sizes.length > 0 ? sizes : [10, 100, 1_000]) {
  const copy = copyOfProject(process.cwd(), "growth");
  try {
    // A firm with that many articles has a similar number of cases and reviews.
    grow(copy, { articles, cases: articles / 20, reviews: articles / 10 });
    const whole = await build(copy);
    const pages = pagesOf(copy);
    const again = await build(copy);
    const [changed = ""] = readdirSync(join(copy, "content/articles"));
    appendFileSync(join(copy, "content/articles", changed), "\nNog een alinea.\n");
    const afterChange = await build(copy);
    const millisecondsPerPage = (1_000 * whole) / pages.length;
    const [heaviest] = pages;
    const row = [
      articles,
      pages.length,
      whole.toFixed(1),
      marked(millisecondsPerPage, millisecondsBefore),
      again.toFixed(1),
      marked(afterChange, again + maxExtraSeconds, 1),
      `${marked(heaviest?.bytes ?? 0, maxBytes)} ${heaviest?.path}`,
    ];
    console.log(row.join("\t"));
    millisecondsBefore = millisecondsPerPage;
  } catch (error) {
    if (!stop.aborted) {
      throw error;
    }
    process.exitCode = 130;
    break;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
