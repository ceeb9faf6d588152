import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { destinationOf, readKept, writeKept } from "./settings.ts";

test.each([
  ["ftps://naam@server.nl/public_html", { kind: "ftps", user: "naam", folder: "public_html" }],
  ["ftp://naam%40dak.nl@server.nl:2121", { user: "naam@dak.nl", port: 2121, folder: "." }],
  ["sftp://naam@server.nl//var/www/dak%20nl", { kind: "sftp", folder: "/var/www/dak nl" }],
  ["release:/var/www/website", { kind: "release", folder: "/var/www/website" }],
])("%s says where the site goes", (to, expected) => {
  expect(destinationOf({ to, password: "geheim" })).toMatchObject(expected);
});

test.each([
  ["www.dakdekker.nl", "geheim", /zegt niet waar de website heen moet/],
  ["https://naam@server.nl/", "geheim", /zegt niet waar de website heen moet/],
  ["ftps://naam@server.nl/", undefined, /ONLINE_PASSWORD/],
])("%s with the password %s says what is missing", (to, password, message) => {
  expect(() => destinationOf({ to, password })).toThrow(message);
});

test("what is kept can only be read by its owner, and the environment wins", async () => {
  const file = join(temporaryFolder(), ".online.json");
  writeFileSync(file, "{}", { mode: 0o644 });
  await writeKept({ to: "ftps://naam@server.nl/www", password: "geheim" }, file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, "utf8")).toContain("geheim");
  expect(readKept({}, file)).toMatchObject({ to: "ftps://naam@server.nl/www" });
  expect(readKept({ ONLINE_TO: "folder:/www" }, file)).toMatchObject({ to: "folder:/www" });
  expect(readKept({}, `${file}-none`)).toBeUndefined();
});
