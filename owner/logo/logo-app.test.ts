import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test as base, expect } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { logoApp } from "./logo-app.ts";

const test = base.extend("project", () => {
  const folder = temporaryFolder();
  // What an owner has, which git is told to keep.
  for (const name of ["content", "photos", "public", "site.yaml"]) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, "own.txt"), "");
  }
  return folder;
});

const send = async (project: string, fields: Record<string, string | File>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    body.set(name, value);
  }
  return (await logoApp(project).request("/", { method: "POST", body })).text();
};

test("a logo is kept, and can be taken away later", async ({ project }) => {
  const word = new File(["PK"], "logo.png");
  expect(await send(project, { logo: word })).toContain("Dit is geen SVG of PNG");
  const logo = new File([readFileSync("public/icon-192.png")], "LOGO final.svg");
  expect(await send(project, { logo })).toMatch(/src="\/logo\.png\?\d+"/);
  const without = await send(project, { logo: new File([], ""), noLogo: "on" });
  expect(without).toContain("het teken van het ontwerp");
  expect(without).not.toContain("logo.png");
});

test.each([
  ["0 0 620 96", true],
  ["0 0 100 34", false],
])("a logo of %s is told that a second line is not read: %s", async (viewBox, isTold) => {
  const project = temporaryFolder();
  mkdirSync(join(project, "public"));
  writeFileSync(join(project, "public/logo.svg"), `<svg viewBox="${viewBox}"></svg>`);
  const page = await (await logoApp(project).request("/")).text();
  expect(page.includes("te klein om te lezen")).toBe(isTold);
});
