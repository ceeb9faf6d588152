import { defineConfig } from "vitest/config";
import { isDemonstration } from "./tests/support/demonstration.ts";

const { OTHER_FIRM } = process.env;

/** Tests of the demonstration's words and figures. */
const demo = ["tests/demo/**", "tests/pages/demo/**"];

const redis = "mail/store/redis.test.ts";
const deploy = ["tests/servers/*.test.ts"];
const release = ["deploy/release-faults.test.ts"];

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [
            "{src,contract,mail,owner,build,deploy,scripts}/**/*.test.ts",
            "tests/{project,support,demo}/*.test.ts",
          ],
          exclude: [redis, ...deploy, ...release, "**/node_modules/**"],
        },
      },
      // Components are compiled by Vite, as JSX and their styles need.
      {
        extends: true,
        test: {
          name: "components",
          include: ["src/**/*.test.tsx"],
          experimental: { viteModuleRunner: true },
        },
      },
      // Reads the built site.
      {
        extends: true,
        test: {
          name: "pages",
          include: [
            "tests/pages/{,demo/}*.test.ts",
            // In the copy that tests/second-firm/run.ts makes.
            ...(OTHER_FIRM ? ["tests/pages/second-firm/*.test.ts"] : []),
          ],
        },
      },
      // Both forms of the built site, in a browser of 2021.
      {
        extends: true,
        test: {
          name: "oldest browser",
          include: ["tests/oldest-browser/*.test.ts"],
          globalSetup: ["tests/oldest-browser/start.ts"],
        },
      },
      // Starts a Redis server that is installed on this machine.
      { extends: true, test: { name: "redis", include: [redis] } },
      // Starts web servers that are installed on this machine, with the configurations of deploy/.
      { extends: true, test: { name: "deploy", include: deploy } },
      // Releases again and again, and is killed at any moment.
      { extends: true, test: { name: "release", include: release } },
    ],
    exclude: isDemonstration ? [] : demo,
    // No test may fail because a machine is slow, so these are limits for what never comes.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 60_000 } },
    // On two processors one would be left idle otherwise, and many tests wait: for a mail, for a
    // process that ends.
    maxWorkers: "100%",
    // Node runs TypeScript itself: compiled by Vite, every use of an import is a call, which takes
    // a third of the time.
    experimental: { viteModuleRunner: false },
    // Starting a process for each of the files takes a third of the time; what they share is read
    // only.
    isolate: false,
  },
});
