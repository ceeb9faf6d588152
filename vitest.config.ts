import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL("./src", import.meta.url)) } },
  test: {
    include: [
      "{src,enquiry,mail,deploy,integrations,tools,tests/unit,tests/demo,tests/mail-load}/**/*.test.{ts,tsx}",
    ],
    testTimeout: 20_000,
  },
});
