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
  },
});
