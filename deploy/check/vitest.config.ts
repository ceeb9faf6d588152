import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["deploy/check/*.check.ts"], testTimeout: 20_000, hookTimeout: 120_000 },
});
