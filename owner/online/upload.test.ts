import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openFolder } from "./folder.ts";
import { type LocalFile, textFile } from "./local-files.ts";
import { markName } from "./mark.ts";
import { folderOnline } from "./parts.ts";
import type { Target } from "./target.ts";
import { type Trouble, type Uploaded, upload as uploadSettled } from "./upload.ts";

/** Without waiting for somebody who begins at the same moment. */
const upload: typeof uploadSettled = (target, built, options) =>
  uploadSettled(target, built, { settle: 0, ...options });

/** A built site whose pages and script say a version. */
function siteOf(version: string): Map<string, LocalFile> {
  return new Map([
    [`_astro/page.${version}.js`, textFile(`script ${version}`)],
    ["_headers", textFile("for another host")],
    ["contact.html", textFile(`contact ${version}`)],
    ["index.html", textFile(`home ${version}, page.${version}.js`)],
    ...(version === "one" ? [["old.html", textFile("old")] as const] : []),
  ]);
}

async function host() {
  const folder = temporaryFolder();
  const target = await openFolder(folder);
  const read = (path: string) => readFileSync(join(folder, path), "utf8");
  /** The page that visitors get, with the script that it names; throws when either is missing. */
  const seen = () => {
    const home = read(`${folderOnline(read(".htaccess"))}/index.html`);
    const [, script] = /, (page\.\w+\.js)$/.exec(home) ?? [];
    return [home.split(",")[0], read(`_astro/${script}`)];
  };
  return { folder, target, read, seen };
}

const sentTo = (target: Target) => {
  const paths: string[] = [];
  const write: Target["write"] = (path, content) => {
    paths.push(path);
    return target.write(path, content);
  };
  return { paths, target: { ...target, write } };
};

test("a site goes online, and then only what has changed travels", async () => {
  const { target, seen, read } = await host();
  await upload(target, siteOf("one"));
  expect(seen()).toEqual(["home one", "script one"]);

  await upload(target, siteOf("one").set("contact.html", textFile("contact changed")));
  const third = sentTo(target);
  const site = siteOf("one").set("contact.html", textFile("contact again"));
  expect(await upload(third.target, site)).toMatchObject({ kind: "online", sent: 1 });
  expect(third.paths.filter((path) => path.endsWith(".html"))).toEqual(["site-a/contact.html"]);
  expect(seen()).toEqual(["home one", "script one"]);
  expect(read("site-a/contact.html")).toBe("contact again");
});

test("the status is that of the newest build, also where it changes no page", async () => {
  const { target, read } = await host();
  const status = (text: string) => siteOf("one").set("beheer/status.json", textFile(text));
  await upload(target, status("first"));
  expect(await upload(target, status("later"))).toEqual({ kind: "same" });
  expect(read("site-a/beheer/status.json")).toBe("later");
});

test("a site that is online already is not sent again", async () => {
  const { target } = await host();
  await upload(target, siteOf("one"));
  const again = sentTo(target);
  expect(await upload(again.target, siteOf("one"))).toEqual({ kind: "same" } satisfies Uploaded);
  expect(again.paths).toEqual([markName]);
});

test.each([
  ["a page that was removed at the host", "site-a/contact.html", undefined],
  ["a page that was emptied there", "site-a/index.html", ""],
  ["a script that was emptied there", "_astro/page.one.js", ""],
  ["a script that was removed there", "_astro/page.one.js", undefined],
  ["rules that were emptied there", "site-a/.htaccess", ""],
  ["a switch that was changed there", ".htaccess", "RewriteEngine On\n"],
])("%s is put there again", async (_name, path, left) => {
  const { folder, target, seen, read } = await host();
  await upload(target, siteOf("one"));
  if (left === undefined) {
    rmSync(join(folder, path));
  } else {
    writeFileSync(join(folder, path), left);
  }
  expect(await upload(target, siteOf("one"))).toMatchObject({ kind: "online" });
  expect(seen()).toEqual(["home one", "script one"]);
  expect(read(`${folderOnline(read(".htaccess"))}/contact.html`)).toBe("contact one");
  expect(read(`${folderOnline(read(".htaccess"))}/.htaccess`)).toContain("RewriteEngine On");
});

test("everything is sent on request, also what seems to be there", async () => {
  const { folder, target, seen } = await host();
  await upload(target, siteOf("one"));
  // As long as it was.
  writeFileSync(join(folder, "_astro/page.one.js"), "SCRIPT one");
  expect(await upload(target, siteOf("one"))).toEqual({ kind: "same" });
  expect(await upload(target, siteOf("one"), { isAll: true })).toMatchObject({ kind: "online" });
  expect(seen()).toEqual(["home one", "script one"]);
});

test("who was taken over does not switch the site", async () => {
  const { folder, target, seen } = await host();
  await upload(target, siteOf("one"));
  const other = { id: "other", who: "sanne@laptop", process: 1, seen: new Date().toISOString() };
  const second = upload(target, siteOf("two"), {
    onProgress: () => writeFileSync(join(folder, markName), JSON.stringify(other)),
  });
  await expect(second).rejects.toThrow(/door sanne@laptop/);
  expect(seen()).toEqual(["home one", "script one"]);
});

describe("a site that no visitor gets", () => {
  const refused: Trouble = { failure: "refusedFile", status: "500" };
  /** What is seen of the site before the switch, and after it. */
  const looks =
    (...answers: (Trouble | undefined)[]) =>
    async () =>
      answers.shift();

  test("gives way to what stood there, and the owner hears why", async () => {
    const { target, seen, read } = await host();
    await upload(target, siteOf("one"));
    const second = upload(target, siteOf("two"), { look: looks(undefined, refused) });
    await expect(second).rejects.toThrow(/antwoordt met 500 .* van voorheen staat er weer/);
    expect(seen()).toEqual(["home one", "script one"]);
    await upload(target, siteOf("two"), { look: looks() });
    expect(seen()).toEqual(["home two", "script two"]);
    expect(() => read(markName)).toThrow();
  });

  test("leaves the first time what the host had, also where that was nothing", async () => {
    const { folder, target } = await host();
    const look = () => looks({ failure: "loop", status: "301" }, refused);
    await expect(upload(target, siteOf("one"), { look: look() })).rejects.toThrow();
    expect(readdirSync(folder)).not.toContain(".htaccess");
    writeFileSync(join(folder, ".htaccess"), "AddHandler php83 .php\n");
    await expect(upload(target, siteOf("one"), { look: look() })).rejects.toThrow();
    expect(readFileSync(join(folder, ".htaccess"), "utf8")).toBe("AddHandler php83 .php\n");
  });

  test("stays where it was no better before", async () => {
    const { target, seen } = await host();
    await upload(target, siteOf("one"), { look: looks(refused, refused) });
    expect(seen()).toEqual(["home one", "script one"]);
  });
});

test("what a page no longer has goes, and its scripts stay for thirty days", async () => {
  const { folder, target } = await host();
  const at = (day: number) => new Date(Date.UTC(2026, 10, day));
  const names = (path: string) => readdirSync(join(folder, path));
  await upload(target, siteOf("one"), { now: at(1) });
  await upload(target, siteOf("two"), { now: at(2) });
  expect(names("_astro")).toContain("page.one.js");
  await upload(target, siteOf("three"), { now: at(3) });
  expect(names("site-a")).not.toContain("old.html");
  await upload(target, siteOf("four"), { now: at(40) });
  const scripts = names("_astro").filter((name) => name.endsWith(".js"));
  expect(scripts).toEqual(["page.four.js", "page.three.js"]);
});

test("what the host wrote in its .htaccess stays, below what is ours", async () => {
  const { folder, target, read } = await host();
  writeFileSync(join(folder, ".htaccess"), "AddHandler php83 .php\n");
  await upload(target, siteOf("one"));
  await upload(target, siteOf("two"));
  expect(read(".htaccess")).toMatch(
    /^# BEGIN website[^#]+# END website\n\nAddHandler php83 \.php\n$/,
  );
});

test("a server that does not rename over a file gets the new site too", async () => {
  const { target, seen } = await host();
  const strict: Target = { ...target, rename: () => Promise.reject(new Error("file exists")) };
  await upload(strict, siteOf("one"));
  await upload(strict, siteOf("two"));
  expect(seen()).toEqual(["home two", "script two"]);
});

describe("interrupted", () => {
  /** A connection that breaks after this many acts, in the middle of a file if it writes one. */
  function breaking(target: Target, acts: number): Target {
    let left = acts;
    const act = async <Result>(run: () => Promise<Result>, half?: () => Promise<void>) => {
      left -= 1;
      if (left < 0) {
        if (left === -1) {
          await half?.();
        }
        throw new Error("socket closed");
      }
      return await run();
    };
    return {
      ...target,
      write: (path, content) =>
        act(
          () => target.write(path, content),
          () => target.write(path, content.subarray(0, content.length / 2)),
        ),
      rename: (from, to) => act(() => target.rename(from, to)),
      remove: (path) => act(() => target.remove(path)),
    };
  }

  test("a page that was overwritten is sent again, also one as long as it was", async () => {
    for (let acts = 0; acts < 20; acts += 1) {
      const { target, read } = await host();
      await upload(target, siteOf("one"));
      await upload(target, siteOf("two"));
      await upload(breaking(target, acts), siteOf("six")).catch(() => undefined);
      await upload(target, siteOf("one"));
      expect(read(`${folderOnline(read(".htaccess"))}/contact.html`)).toBe("contact one");
    }
  });

  test("at any moment, the old or the new site is online, and the next time ends well", async () => {
    for (let acts = 0; ; acts += 1) {
      const { target, seen, read } = await host();
      await upload(target, siteOf("one"));
      await upload(target, siteOf("two"));
      const broken = await upload(breaking(target, acts), siteOf("three")).catch(() => undefined);
      const [home = "", script = ""] = seen();
      expect(["home two", "home three"]).toContain(home);
      expect(script).toBe(home.replace("home", "script"));
      await upload(target, siteOf("three"));
      expect(seen()).toEqual(["home three", "script three"]);
      expect(read(`${folderOnline(read(".htaccess"))}/contact.html`)).toBe("contact three");
      if (broken) {
        expect(acts).toBeGreaterThan(10);
        break;
      }
    }
  });
});
