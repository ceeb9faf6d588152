import { defineConfig } from "vitest/config";
import { isDemonstration } from "./tests/support/demonstration.ts";

const { OTHER_FIRM } = process.env;

/** Tests of the demonstration's words and figures. */
const demo = ["tests/demo/**", "tests/pages/demo/**"];

const redis = "mail/store/redis.test.ts";
const deploy = "deploy/check/*.test.ts";

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [
            "{src,contract,mail,owner,deploy,scripts,tools}/**/*.test.{ts,tsx}",
            "tests/{project,support,demo}/*.test.ts",
          ],
          exclude: [redis, deploy, "tools/old-browsers/**", "**/node_modules/**"],
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
          testTimeout: 60_000,
        },
      },
      // Starts a Redis server that is installed on this machine.
      { extends: true, test: { name: "redis", include: [redis] } },
      // Starts web servers that are installed on this machine, with the configurations of deploy/.
      { extends: true, test: { name: "deploy", include: [deploy] } },
    ],
    exclude: isDemonstration ? [] : demo,
    testTimeout: 20_000,
    // A hook or a worker that does not end is a failure with a name.
    hookTimeout: 20_000,
    // On two processors one would be left idle otherwise, and many tests wait: for a mail, for a
    // process that ends.
    maxWorkers: "100%",
    // Starting a process for each of the files takes a third of the time; what they share is read
    // only.
    isolate: false,
  },
});
