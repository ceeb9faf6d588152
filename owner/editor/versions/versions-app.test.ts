import { expect, test } from "vitest";
import { currentConfig } from "#owner/editor/current-config.ts";
import { versionsApp } from "./versions-app.ts";

const app = versionsApp(".", currentConfig());
const here = "127.0.0.1:4321";
const ask = (method: string, headers: Record<string, string>) =>
  app.request("/", { method, headers, body: method === "GET" ? undefined : "id=1" });

test.for([
  ["another machine's name for this one", "GET", { host: "evil.example:4321" }],
  ["another site", "POST", { host: here, "sec-fetch-site": "cross-site" }],
  [
    "another port of this machine",
    "POST",
    { host: here, "sec-fetch-site": "same-origin", origin: "http://127.0.0.1:5000" },
  ],
] as const)("%s cannot read or put back a version", async ([, method, headers]) => {
  expect((await ask(method, headers)).status).toBe(403);
});

test("a version that is not there is said to be so", async () => {
  const answer = await ask("POST", { host: here, "sec-fetch-site": "same-origin" });
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain("Deze versie is er niet");
});
