import { expect, test, vi } from "vitest";
import { importOnDemand } from "./import-on-demand.ts";

interface TestModule {
  keepMs: number;
}

/** An import that fails at first, as a bundler wrote it. */
function failingImport(written: string) {
  const load = vi.fn<() => Promise<TestModule>>();
  load.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValue({ keepMs: 0 });
  return Object.assign(load, { toString: () => written });
}

test("a module that failed is fetched from another address", async () => {
  const load = failingImport('() => import("./keep-ms.ts")');
  const get = importOnDemand(load);
  await expect(get()).rejects.toThrow("Failed to fetch");
  expect((await get()).keepMs).toBeGreaterThan(0);
  expect(load).toHaveBeenCalledTimes(1);
});

test("a module whose address cannot be read is imported again", async () => {
  const load = failingImport("() => __load(7)");
  const get = importOnDemand(load);
  await expect(get()).rejects.toThrow("Failed to fetch");
  expect(await get()).toEqual({ keepMs: 0 });
  expect(load).toHaveBeenCalledTimes(2);
});

test("a module is imported once, however often it is asked for", async () => {
  const load = vi.fn(async () => ({ keepMs: 1 }));
  const get = importOnDemand(load);
  expect(await Promise.all([get(), get()])).toEqual([{ keepMs: 1 }, { keepMs: 1 }]);
  await get();
  expect(load).toHaveBeenCalledTimes(1);
});
