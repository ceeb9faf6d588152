import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import { isDemonstration } from "./site/tests/support/demonstration.ts";

const { OTHER_FIRM } = process.env;

/** Tests of the demonstration's words and figures. */
const demo = ["site/tests/demo/**", "site/tests/pages/demo/**"];

const redis = "mail/store/redis.test.ts";
const deploy = "deploy/{tests/*,release}.test.ts";

const project = (name: string, include: string[], more = {}): TestProjectConfiguration => ({
  extends: true,
  test: { name, include, ...more },
});

const units = [
  "{core,mail,owner,deploy}/**/*.test.ts",
  "scripts/{,project/}*.test.ts",
  "site/!(tests)/**/*.test.ts",
  "site/tests/{support,demo}/*.test.ts",
];
// In the copy that scripts/second-firm/run.ts makes.
const ofOtherFirm = OTHER_FIRM ? ["site/tests/pages/second-firm/*.test.ts"] : [];

export default defineConfig({
  test: {
    projects: [
      project("unit", units, { exclude: [redis, deploy, "**/node_modules/**"] }),
      // Vite compiles components, as JSX and their styles need.
      project("unit of components", ["site/**/*.test.tsx"], {
        experimental: { viteModuleRunner: true },
      }),
      // Reads the built site.
      project("pages", ["site/tests/pages/{,demo/}*.test.ts", ...ofOtherFirm]),
      // Both forms of the built site, in a browser of 2021.
      project("oldest browser", ["site/tests/oldest-browser/*.test.ts"]),
      // Starts a Redis server that is installed on this machine.
      project("redis", [redis]),
      // Starts web servers that are installed on this machine, with the configurations of deploy/,
      // and releases again and again.
      project("deploy", [deploy]),
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
