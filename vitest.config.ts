import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { isDemonstration } from "./tests/demonstration.ts";

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL("./src", import.meta.url)) } },
  test: {
    include: [
      "{src,editor,enquiry,mail,deploy,integrations,tools,tests/any,tests/mail-load}/**/*.test.{ts,tsx}",
      ...(isDemonstration ? ["tests/demo/**/*.test.ts"] : []),
    ],
    testTimeout: 20_000,
    // A hook or a worker that does not end is a failure with a name.
    hookTimeout: 20_000,
    teardownTimeout: 10_000,
    // Starting a process for each of the files takes a third of the time; what they share is read only.
    isolate: false,
  },
});
