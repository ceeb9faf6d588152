import { defineConfig } from "vitest/config";
import { isDemonstration } from "#testing/demonstration.ts";

const { OTHER_FIRM } = process.env;

/** Tests of the demonstration's words and figures. */
const demo = ["testing/demo/**", "tests/pages/demo/**"];

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [
            "{src,contract,mail,server,build,deploy}/**/*.test.{ts,tsx}",
            "{editor,integrations,scripts,testing,bench}/**/*.test.{ts,tsx}",
          ],
        },
      },
      // Reads the built site, so it needs the build.
      {
        extends: true,
        test: {
          name: "pages",
          testTimeout: 60_000,
          include: [
            "tests/pages/{,demo/}*.test.ts",
            // In the copy that scripts/second-firm.ts makes.
            ...(OTHER_FIRM ? ["tests/pages/second-firm/*.test.ts"] : []),
          ],
        },
      },
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
