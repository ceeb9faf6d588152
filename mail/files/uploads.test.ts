import { expect, test } from "vitest";
import { Uploads } from "./uploads.ts";

/** A task that runs until it is ended, and whether it has begun. */
function task() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const made = {
    begun: false,
    end: resolve,
    run: async () => {
      made.begun = true;
      await promise;
    },
  };
  return made;
}

test("uploads come in by what they hold, in the order they came", async () => {
  const uploads = new Uploads({ most: 3, bytes: 100, waitMs: 1_000, waiting: 10 });
  const sizes = [60, 60, 10];
  const tasks = sizes.map(() => task());
  const runs = tasks.map(({ run }, index) => uploads.run(sizes[index] ?? 0, run));
  const begun = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    return tasks.map((one) => one.begun);
  };
  // The small one would fit, but would let the large one wait for ever.
  expect(await begun()).toEqual([true, false, false]);
  tasks[0]?.end();
  expect(await begun()).toEqual([true, true, true]);
  for (const { end } of tasks) end();
  await Promise.all(runs);
});

test("who waited too long does not hold up the next", async () => {
  const uploads = new Uploads({ most: 2, bytes: 100, waitMs: 50, waiting: 10 });
  const first = task();
  const running = uploads.run(60, first.run);
  const large = uploads.run(60, task().run);
  const small = uploads.run(30, async () => {});
  await expect(large).rejects.toMatchObject({ status: 503 });
  await small;
  first.end();
  await running;
});
