import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { execa } from "execa";
import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import { site } from "#data/facts.ts";
import { startServer } from "#mail/http/server.ts";
import { startSmtpSink } from "#scripts/smtp-sink.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { missingIn } from "./readiness.ts";
import { testEnquiry } from "./test-enquiry.ts";
import { failingStatus, watchSite } from "./watch.ts";

// What is said before the site goes online, and of the site that is.

test("a text with a mistake is said with its place, and mailed where a git host runs it", async () => {
  const project = temporaryFolder();
  for (const path of ["content", "site.yaml"]) {
    cpSync(path, join(project, path), { recursive: true });
  }
  for (const folder of ["photos", "public"]) {
    symlinkSync(resolve(folder), join(project, folder));
  }
  appendFileSync(join(project, "site.yaml"), "\n# a comment\n");
  appendFileSync(join(project, "content/business.yaml"), "\nkapot: [\n");
  const sink = await startSmtpSink();
  onTestFinished(() => sink.close());
  const folder = join(project, "release/current/site/beheer");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "status.json"), '{"since":"2026-01-01","texts":[]}');
  const env = {
    CI: "true",
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    ONLINE_TO: `release:${project}/release`,
  };
  const program = [resolve("owner/online.ts")];
  const options = { cwd: project, env, reject: false } as const;
  const { exitCode, stderr } = await execa(process.execPath, program, options);
  expect(exitCode).toBe(1);
  expect(stderr).toContain("- content/business.yaml › regel ");
  expect(stderr).not.toMatch(/^ +at /m);
  expect(sink.mails.map(({ subject }) => subject)).toEqual(["Uw wijziging is niet geplaatst"]);
  expect(sink.mails[0]?.text).toContain("content/business.yaml › regel ");
  const status = JSON.parse(readFileSync(join(folder, "status.json"), "utf8"));
  expect(status.refused.why).toContainEqual(expect.stringContaining("content/business.yaml"));
});

test("what a firm must still fill in is named with its place", () => {
  const form = { serviceId: "service_a1", templateId: "template_a1", recipient: "info@dak.nl" };
  const sending = { ...site.data.sending, origin: "same", contact: form, quote: form };
  const ready = { ...site.data, url: "https://dak.nl", sending };
  expect(missingIn({ demo: false }, ready, true)).toEqual([]);
  const [demo, url, ofSending] = missingIn(
    { demo: true },
    { ...ready, url: "https://dak.example" },
    false,
  );
  expect(demo).toMatch(/^Bedrijfsgegevens › Dit is een voorbeeldwebsite/);
  expect(url).toMatch(/^Instellingen van de website › Adres .*dak\.example bestaat niet/);
  expect(ofSending).toMatch(/Waar aanvragen heen gaan: .*draait de mailservice/);
  const emailJs = { ...sending, origin: "https://api.emailjs.com", publicKey: "website" };
  const contact = { ...form, serviceId: "service_contact", recipient: "info@dak.example" };
  expect(missingIn({ demo: false }, { ...ready, sending: { ...emailJs, contact } }, false)).toEqual(
    [
      expect.stringContaining("info@dak.example bestaat niet"),
      expect.stringContaining("in plaats van website, service_contact."),
    ],
  );
});

async function online(app: Hono): Promise<string> {
  const server = await startServer(app, "127.0.0.1", 0);
  onTestFinished(() => server.close());
  return `http://127.0.0.1:${server.port}`;
}

const page = new Hono().get("/:name{(?:contact|offerte-aanvragen)?}", (c) => c.html("Gebouwd"));

test.each([
  ["the site that was built", page, /^undefined$/, undefined],
  [
    "another site",
    new Hono().get("*", (c) => c.html("Te koop")),
    /iets anders .*index\.php/,
    undefined,
  ],
  ["an error", new Hono().get("*", (c) => c.text("", 500)), /antwoordt met 500/, 500],
  ["a password", new Hono().get("*", (c) => c.text("", 401)), /met 401. Haal een wachtwoord/, 401],
  [
    "a loop",
    new Hono().get("*", (c) => c.redirect("/", 301)),
    /redirect count.*doorverwijzing/,
    301,
  ],
])("the watch sees %s", async (_name, app, sentence, status) => {
  const url = await online(app);
  const dist = temporaryFolder();
  for (const name of ["index", "contact", "offerte-aanvragen"]) {
    writeFileSync(join(dist, `${name}.html`), "Gebouwd");
  }
  expect(String(await watchSite(url, dist))).toMatch(sentence);
  expect(await failingStatus(url)).toBe(status);
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
