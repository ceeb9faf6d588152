import { expect, test } from "vitest";
import { currentConfig } from "#owner/editor/form/current-config.ts";
import { versionsApp } from "./versions-app.ts";

const app = versionsApp(".", currentConfig());

test("a version that is not there is said to be so", async () => {
  const answer = await app.request("/", { method: "POST", body: "id=1" });
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain("Deze versie is er niet");
});
