import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { destinationOf, placeOf, readKept, toOf, writeKept } from "./settings.ts";

test.each([
  ["ftps://naam@server.nl/public_html", { kind: "ftps", user: "naam", folder: "public_html" }],
  ["ftp://naam%40dak.nl@server.nl:2121", { user: "naam@dak.nl", port: 2121, folder: "." }],
  ["ftp://naam@server.nl//var/www/dak%20nl", { kind: "ftp", folder: "/var/www/dak nl" }],
  ["release:/var/www/website", { kind: "release", folder: "/var/www/website" }],
])("%s says where the site goes", (to, expected) => {
  expect(destinationOf({ to, password: "geheim" })).toMatchObject(expected);
});

test.each([
  ["ftps://naam:100%@server.nl/www", { password: "100%" }],
  ["ftps://naam:a%2Fb%25@server.nl/www", { password: "a/b%" }],
  ["ftps://50%korting:geheim@server.nl/www", { user: "50%korting" }],
])("the % in %s is read", (to, expected) => {
  expect(destinationOf({ to })).toMatchObject(expected);
});

test.each(["a/b", "a#b", "a?b", "12/34", "a\\b"])(
  "the password %s in ONLINE_TO is refused, and not shown",
  (password) => {
    const kept = { to: `ftps://naam:${password}@server.nl/www` };
    expect(() => destinationOf(kept)).toThrow(/een teken dat daar niet kan.*ONLINE_PASSWORD/);
    expect(() => destinationOf(kept)).not.toThrow(password);
  },
);

const typed = { kind: "ftps", user: "naam@dak.nl", folder: "public_html" };
test.each([
  ["ftp.dak.nl", "ftp.dak.nl"],
  ["ftp://ftp.dak.nl", "ftp.dak.nl"],
  ["ftps://ftp.dak.nl/", "ftp.dak.nl"],
  [" FTP://naam@dak.nl@ftp.dak.nl:2121/www ", "ftp.dak.nl:2121"],
  ["ftp.dak.nl/public_html", "ftp.dak.nl"],
  ["https://dak.nl", "dak.nl"],
])("the server in %s is %s", (host, expected) => {
  const to = toOf({ ...typed, host }) ?? "";
  expect(to).toBe(`ftps://naam%40dak.nl@${expected}/public_html`);
  expect(placeOf(to)).toEqual({ ...typed, host: expected });
});

test.each(["", "   ", "ftp://", "://", "geen server", "@"])("%s names no server", (host) => {
  expect(toOf({ ...typed, host })).toBeUndefined();
});

test("the folder is kept as it was typed", () => {
  for (const folder of ["/var/www/dak 100%", "www#1", "a?b"]) {
    const to = toOf({ ...typed, host: "ftp.dak.nl", folder }) ?? "";
    expect(destinationOf({ to, password: "geheim" }).folder).toBe(folder);
  }
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
