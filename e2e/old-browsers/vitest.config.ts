import { defineConfig } from "vitest/config";

// What visitors do, in browsers of some years ago: npm run test:old-browsers.
export default defineConfig({
  test: {
    include: ["e2e/old-browsers/*.test.ts"],
    globalSetup: ["e2e/old-browsers/browsers.ts", "e2e/old-browsers/site.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
