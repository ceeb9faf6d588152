import { readdirSync, writeFileSync } from "node:fs";
import { hostname, userInfo } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openFolder } from "./folder.ts";
import { markName, withMark } from "./mark.ts";

const quick = { settle: 0, patience: 0 };

async function host() {
  const folder = temporaryFolder();
  const target = await openFolder(folder);
  /** A mark that somebody left this many minutes ago. */
  const leave = (minutes: number, who = "sanne@laptop", process = 1) => {
    const seen = new Date(Date.now() - minutes * 60_000).toISOString();
    writeFileSync(join(folder, markName), JSON.stringify({ id: "other", who, process, seen }));
  };
  return { folder, target, leave };
}

test("two at once: one of them goes on, and the other hears who is at work", async () => {
  const { folder, target } = await host();
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  const first = withMark(target, () => promise, quick);
  const name = userInfo().username;
  await expect.poll(() => readdirSync(folder)).toEqual([markName]);
  await expect(withMark(target, async () => {}, quick)).rejects.toThrow(
    new RegExp(`al online gezet, door ${name}@.* \\(\\d+ seconden geleden`),
  );
  finish();
  await first;
  expect(readdirSync(folder)).toEqual([]);
  expect(await withMark(target, async () => "done", quick)).toBe("done");
});

test("who begins at the same moment is noticed, and exactly one goes on", async () => {
  const { target } = await host();
  const begin = (work: string) => withMark(target, async () => work, { settle: 300 });
  const ends = await Promise.allSettled([begin("one"), begin("two")]);
  expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("a mark of five minutes ago is taken over, and a younger one is not", async () => {
  const { target, leave } = await host();
  leave(4);
  await expect(withMark(target, async () => {}, quick)).rejects.toThrow(/24\d seconden geleden/);
  leave(6);
  expect(await withMark(target, async () => "done", quick)).toBe("done");
});

test.each([-90, 90])(
  "who is at work with a clock that is %i minutes off is not taken over",
  async (minutes) => {
    const { target, leave } = await host();
    leave(minutes);
    let left = minutes;
    const busy: typeof target = {
      ...target,
      async read(path) {
        const content = await target.read(path);
        left -= 1;
        leave(left);
        return content;
      },
    };
    const putting = withMark(busy, async () => {}, quick);
    await expect(putting).rejects.toThrow(/door sanne@laptop \(0 seconden geleden/);
  },
);

test("a mark of a program on this computer that has ended is taken over at once", async () => {
  const { target, leave } = await host();
  // No process has this number.
  leave(0, `${userInfo().username}@${hostname()}`, 2 ** 22 + 1);
  expect(await withMark(target, async () => "done", quick)).toBe("done");
});

test("who was taken over stops before the site is switched, and leaves the other's mark", async () => {
  const { folder, target, leave } = await host();
  const slow = withMark(
    target,
    async (renew) => {
      leave(0);
      await renew(true);
    },
    quick,
  );
  await expect(slow).rejects.toThrow(/door sanne@laptop/);
  expect(readdirSync(folder)).toEqual([markName]);
});

test("a mark that cannot be read is none", async () => {
  const { folder, target } = await host();
  writeFileSync(join(folder, markName), "{");
  expect(await withMark(target, async () => "done", quick)).toBe("done");
});
