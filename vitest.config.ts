import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import { isDemonstration } from "./tests/support/demonstration.ts";

const { OTHER_FIRM } = process.env;

/** Tests of the demonstration's words and figures. */
const demo = ["tests/demo/**", "tests/pages/demo/**"];

const redis = "mail/store/redis.test.ts";
const deploy = "tests/servers/*.test.ts";
const release = "deploy/release.test.ts";

const project = (name: string, include: string[], more = {}): TestProjectConfiguration => ({
  extends: true,
  test: { name, include, ...more },
});

const units = [
  "{src,contract,mail,owner,build,deploy,scripts}/**/*.test.ts",
  "tests/{project,support,demo}/*.test.ts",
];
// In the copy that tests/second-firm/run.ts makes.
if (OTHER_FIRM) {
  units.push("tests/second-firm/*.test.ts");
}
const ofOtherFirm = OTHER_FIRM ? ["tests/pages/second-firm/*.test.ts"] : [];

export default defineConfig({
  test: {
    projects: [
      project("unit", units, { exclude: [redis, deploy, release, "**/node_modules/**"] }),
      // Vite compiles components, as JSX and their styles need.
      project("unit of components", ["src/**/*.test.tsx"], {
        experimental: { viteModuleRunner: true },
      }),
      // Reads the built site.
      project("pages", ["tests/pages/{,demo/}*.test.ts", ...ofOtherFirm]),
      // Both forms of the built site, in a browser of 2021.
      project("oldest browser", ["tests/oldest-browser/*.test.ts"], {
        globalSetup: ["tests/oldest-browser/start.ts"],
      }),
      // Starts a Redis server that is installed on this machine.
      project("redis", [redis]),
      // Starts web servers that are installed on this machine, with the configurations of deploy/.
      project("deploy", [deploy]),
      // Releases again and again, and is killed at any moment.
      project("release", [release]),
    ],
    exclude: isDemonstration ? [] : demo,
    // No test may fail because a machine is slow, so these are limits for what never comes.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 60_000 } },
    // On two processors one would be left idle otherwise, and many tests wait: for a mail, for a
    // process that ends.
    maxWorkers: "100%",
    // Node runs TypeScript itself. Compiled by Vite, every use of an import is a call, which takes
    // a third of the time.
    experimental: { viteModuleRunner: false },
    // Starting a process for each of the files takes a third of the time; what they share is read
    // only.
    isolate: false,
  },
});
