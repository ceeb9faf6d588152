import { defineConfig } from "vitest/config";
import { isDemonstration } from "#testing/demonstration.ts";

export default defineConfig({
  test: {
    include: [
      "{src,contract,mail,server,build,deploy}/**/*.test.{ts,tsx}",
      "{editor,integrations,scripts,testing,bench}/**/*.test.{ts,tsx}",
    ],
    exclude: isDemonstration ? [] : ["testing/demo/**"],
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
