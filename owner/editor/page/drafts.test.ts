import { test as base, expect } from "vitest";
import { onDisk } from "#data/reading/files.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { draftsApp } from "./drafts.ts";

const test = base.extend("site", () => {
  const folder = temporaryFolder();
  const drafts = onDisk(folder);
  const changed: string[] = [];
  const app = draftsApp(folder, (path) => changed.push(path));
  const ask = (method: string, body?: string) => app.request("/", { method, body });
  return { drafts, changed, ask };
});

const business = "content/business.yaml";
const home = "content/pages/home.yaml";
const contact = JSON.stringify({ path: business, text: "phone: 1" });

test("the text of the form that is open replaces that of the form before it", async ({ site }) => {
  await site.ask("PUT", contact);
  const answer = await site.ask("PUT", JSON.stringify({ path: home, text: "heading: a" }));
  expect(answer.status).toBe(204);
  expect(site.drafts.read(home)).toBe("heading: a");
  expect(site.drafts.read(business)).toBeUndefined();
  expect(site.changed).toEqual([business, business, home]);
});

test("when the form is closed, its file shows the saved text again", async ({ site }) => {
  await site.ask("PUT", contact);
  expect((await site.ask("DELETE")).status).toBe(204);
  expect(site.drafts.read(business)).toBeUndefined();
  expect(site.changed).toEqual([business, business]);
});

test.for(["{", "", "null", '{"path":1}', '{"path":"content/../package.json","text":""}'])(
  "a body %o is refused and changes nothing",
  async (body, { site }) => {
    await site.ask("PUT", contact);
    const answer = await site.ask("PUT", body);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("must be JSON");
    expect(site.changed).toEqual([business]);
  },
);
