import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { site } from "@contractor/core/facts.ts";
import { startServer } from "@contractor/mail/http/server.ts";
import { isDemonstration } from "@contractor/site/tests/support/demonstration.ts";
import { temporaryFolder } from "@contractor/site/tests/support/temporary-folder.ts";
import { execa } from "execa";
import { type Handler, Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import { checkFirm, missingIn } from "./readiness.ts";
import { testEnquiry } from "./test-enquiry.ts";
import { watchSite } from "./watch.ts";

// What is said before the site goes online, and of the site that is.

test("why a save is not online is said with its place, also in the editor on the site", async () => {
  const project = temporaryFolder();
  for (const path of ["content", "site.yaml"]) {
    cpSync(path, join(project, path), { recursive: true });
  }
  for (const folder of ["photos", "site"]) {
    symlinkSync(resolve(folder), join(project, folder));
  }
  const status = join(project, "release/current/site/beheer/status.json");
  mkdirSync(dirname(status), { recursive: true });
  writeFileSync(status, '{"since":"2026-01-01","texts":[]}');
  const online = (more: object) =>
    execa(process.execPath, [resolve("owner/online.ts")], {
      cwd: project,
      env: { CI: "true", ONLINE_TO: `release:${project}/release`, ...more },
      reject: false,
    });
  const why = () => JSON.parse(readFileSync(status, "utf8")).refused.why.join("\n");
  expect((await online({ ONLINE_WAITS: "scripts/run.mjs" })).exitCode).toBe(1);
  expect(why()).toContain("(scripts/run.mjs)");

  appendFileSync(join(project, "content/business.yaml"), "\nkapot: [\n");
  const { exitCode, stderr } = await online({});
  expect(exitCode).toBe(1);
  expect(stderr).toContain("- content/business.yaml › regel ");
  expect(stderr).not.toMatch(/^ +at /m);
  expect(why()).toContain("content/business.yaml › regel ");
});

test.runIf(isDemonstration)("what is still of the example is named with its place", () => {
  expect(() => checkFirm(false)).toThrow(/Bedrijfsgegevens › Naam: dit is nog van het voorbeeld/);
  expect(() => checkFirm(false)).toThrow(/Instellingen van de website › Adres van de website: dit/);
});

test("what a firm must still say of sending is named with its place", () => {
  const form = { serviceId: "service_a1", templateId: "template_a1", recipient: "info@dak.nl" };
  const sending = { ...site.data.sending, origin: "same", contact: form, quote: form };
  expect(missingIn({ sending }, true)).toEqual([]);
  expect(missingIn({ sending }, false)).toEqual([expect.stringMatching(/draait de mailservice/)]);
  const contact = { ...form, serviceId: "service_contact" };
  const emailJs = { ...sending, origin: "https://api.emailjs.com", publicKey: "website", contact };
  expect(missingIn({ sending: emailJs }, false)).toEqual([
    expect.stringContaining("in plaats van website, service_contact."),
  ]);
});

async function online(app: Hono): Promise<string> {
  const server = await startServer(app, "127.0.0.1", 0);
  onTestFinished(() => server.close());
  return `http://127.0.0.1:${server.port}`;
}

const answering = (answer: Handler) => new Hono().get("*", answer);

test.each([
  ["the site that was built", answering((c) => c.html("Gebouwd")), /^undefined$/],
  ["another site", answering((c) => c.html("Te koop")), /iets anders .*index\.php/],
  ["an error", answering((c) => c.text("", 500)), /antwoord 500.*\.htaccess/],
  ["a loop", answering((c) => c.redirect("/", 301)), /redirect count.*doorverwijzing/],
])("the watch sees %s", async (_name, app, sentence) => {
  const url = await online(app);
  const dist = temporaryFolder();
  writeFileSync(join(dist, "index.html"), "Gebouwd");
  expect(String(await watchSite(url, dist))).toMatch(sentence);
});

test("a test enquiry says that it is one, and why it did not go", async () => {
  let said = "";
  const app = new Hono().post("*", async (c) => {
    said = (await c.req.json()).template_params.message;
    return said ? c.text("OK") : c.text("");
  });
  const { sending } = site.data;
  const contact = { ...sending.contact, recipient: "info@dak.nl" };
  const to = async (one: Hono) =>
    testEnquiry({ url: await online(one), sending: { ...sending, origin: "same", contact } });
  expect(await to(app)).toBeUndefined();
  expect(said).toContain("Dit is een proef");
  const refusing = new Hono().post("*", (c) => c.text("Account not found", 404));
  expect(await to(refusing)).toMatch(/antwoordde met 404 \(Account not found\)/);
  // The host's own page, in the place of an answer.
  expect(await to(new Hono().post("*", (c) => c.html("Te koop")))).toMatch(/een pagina/);
});
