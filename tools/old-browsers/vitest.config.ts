import { defineConfig } from "vitest/config";

// What visitors do, in browsers of some years ago: npm run test:old-browsers.
export default defineConfig({
  test: {
    include: ["tools/old-browsers/*.test.ts"],
    globalSetup: ["tools/old-browsers/browsers.ts", "tools/old-browsers/site.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
