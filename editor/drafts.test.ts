import { test as base, expect } from "vitest";
import { draftsApp } from "./drafts.ts";

const test = base.extend("site", () => {
  const drafts = new Map<string, string>();
  const changed: string[] = [];
  const app = draftsApp(drafts, (path) => changed.push(path));
  const ask = (method: string, body?: string, from = "same-origin") =>
    app.request("/", { method, body, headers: { "Sec-Fetch-Site": from } });
  return { drafts, changed, ask };
});

const contact = JSON.stringify({ path: "content/business.yaml", text: "phone: 1" });
const home = JSON.stringify({ path: "content/pages/home.yaml", text: "heading: a" });

test("the text of the form that is open replaces that of the form before it", async ({ site }) => {
  await site.ask("PUT", contact);
  expect((await site.ask("PUT", home)).status).toBe(204);
  expect([...site.drafts]).toEqual([["content/pages/home.yaml", "heading: a"]]);
  expect(site.changed.slice(1)).toEqual(["content/business.yaml", "content/pages/home.yaml"]);
});

test("when the form is closed, its file shows the saved text again", async ({ site }) => {
  await site.ask("PUT", contact);
  expect((await site.ask("DELETE")).status).toBe(204);
  expect(site.drafts.size).toBe(0);
  expect(site.changed).toEqual(["content/business.yaml", "content/business.yaml"]);
});

test.for(["{", "", "null", '{"path":1}'])(
  "a body %o is refused and changes nothing",
  async (body, { site }) => {
    await site.ask("PUT", contact);
    const answer = await site.ask("PUT", body);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("must be JSON");
    expect([...site.drafts.keys()]).toEqual(["content/business.yaml"]);
  },
);

test("another site cannot change the texts", async ({ site }) => {
  expect((await site.ask("PUT", contact, "cross-site")).status).toBe(403);
  expect(site.drafts.size).toBe(0);
});
