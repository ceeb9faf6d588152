import { type Context, Hono } from "hono";
import { afterEach, expect, test } from "vitest";
import { type RunningServer, startServer } from "#mail/http/server.ts";
import { lookOnline, troubleAt } from "./look-online.ts";
import { sendTestEnquiry } from "./test-enquiry.ts";

// What is online answers: the sender of enquiries, and the pages.

let server: RunningServer;
afterEach(() => server.close());

async function online(app: Hono): Promise<string> {
  server = await startServer(app, "127.0.0.1", 0);
  return `http://127.0.0.1:${server.port}`;
}

const form = { serviceId: "service_a", templateId: "template_b", recipient: "info@dakdekker.nl" };
const settingsFor = (url: string) => ({
  url,
  sending: {
    origin: "same",
    publicKey: "key",
    giveUpAfterSeconds: 15,
    photographs: true,
    confirmation: true,
    contact: form,
    quote: form,
  },
});

test("a test enquiry names the form, and says that it is a test", async () => {
  let sent: { template_id?: string; template_params?: Record<string, string> } = {};
  const app = new Hono().post("/api/v1.0/email/send", async (c) => {
    sent = await c.req.json();
    return c.text("OK");
  });
  const result = await sendTestEnquiry(settingsFor(await online(app)));
  expect(result).toEqual({ arrived: true, recipient: "info@dakdekker.nl" });
  expect(sent).toMatchObject({ template_id: "template_b", service_id: "service_a" });
  expect(sent.template_params?.message).toContain("Dit is een proef");
});

test.each([
  [403, "API calls are disabled for non-browser applications", /Account › Security/],
  [404, "Account not found", /codes bij Instellingen .*klopt niet.*Account not found/],
  [412, "Gmail_API: Invalid grant", /wachtwoord van de mailbox/],
  [502, "The mail server refused the login, or needs one", /wachtwoord in SMTP_URL niet aan/],
  [502, "The name of the mail server was not found", /naam van de mailserver in SMTP_URL/],
  [502, "The mail service cannot be reached", /mailservice op uw server draait niet/],
  [412, "The mail server refused the recipient", /Verzenden wie ze krijgt/],
  [412, "The mail server refused the sender", /MAIL_FROM/],
  [412, "The mailbox is full", /is vol/],
  [429, "Too many requests", /over een uur/],
  [500, "", /antwoordde met 500/],
] as const)("the answer %i %s is explained", async (status, answer, why) => {
  const app = new Hono().post("/api/v1.0/email/send", (c) => c.text(answer, status));
  const result = await sendTestEnquiry(settingsFor(await online(app)));
  expect(result).toMatchObject({ arrived: false, why: expect.stringMatching(why) });
});

test("a page in the place of an answer is no success", async () => {
  const app = new Hono().post("/api/v1.0/email/send", (c) => c.html("<h1>Parked</h1>"));
  const result = await sendTestEnquiry(settingsFor(await online(app)));
  expect(result).toMatchObject({ arrived: false });
});

const pages = new Map([
  ["/", "<h1>Home</h1>"],
  ["/contact", "<h1>Contact</h1>"],
]);
const looked = async (app: Hono) => {
  const seen = await lookOnline({ url: await online(app), pages, headers: ["x-safe"] });
  return seen.map(({ isRight, sentence }) => `${isRight ? "goed" : "fout"}: ${sentence}`);
};

test("a site that is online as it was built is right", async () => {
  const app = new Hono().use(async (c, next) => {
    c.header("x-safe", "yes");
    await next();
  });
  for (const [path, html] of pages) {
    app.get(path, (c) => c.html(html));
  }
  expect(await looked(app)).toEqual([
    "goed: De pagina's staan online: 2 bekeken.",
    "goed: Wie een verkeerd adres typt, krijgt de pagina daarvoor.",
    "goed: De beveiliging van de pagina's staat aan.",
  ]);
});

test("headers that miss are named", async () => {
  const app = new Hono();
  for (const [path, html] of pages) {
    app.get(path, (c) => c.html(html));
  }
  expect((await looked(app))[2]).toMatch(/^fout: .*x-safe/);
});

const home = (c: Context) => c.html(pages.get("/") ?? "");
test.each([
  [
    "a host that does not read .htaccess",
    new Hono().get("/site-b/contact.html", (c) => c.html(pages.get("/contact") ?? "")),
    /leest geen \.htaccess/,
  ],
  [
    "WordPress at every page but home",
    new Hono().get("/", home).get("*", (c) => c.html("<link href=/wp-content/themes/a.css>")),
    /\/contact laat iets anders zien\. .*WordPress.*index\.php/,
  ],
  [
    "another program, with its own page for what is missing",
    new Hono().get("/", home).get("*", (c) => c.text("no", 404, { "x-powered-by": "PHP/8.3" })),
    /\/contact wordt niet gevonden\. .*een andere website\./,
  ],
  [
    "rules that are gone",
    new Hono().get("/", home),
    /\/contact wordt niet gevonden\. .*regels in \.htaccess zijn gewijzigd/,
  ],
  [
    "a page that redirects to itself",
    new Hono().get("*", (c) => c.redirect(c.req.path, 301)),
    /verwijst steeds naar zichzelf/,
  ],
  [
    "a server that refuses our rules",
    new Hono().get("*", (c) => c.text("", 500)),
    /antwoordt met 500\. .*logboek/,
  ],
  ["a password", new Hono().get("*", (c) => c.text("", 401)), /vraagt om een wachtwoord/],
  ["another site", new Hono().get("*", (c) => c.html("<h1>Parked</h1>")), /uw domein naar/],
])("%s is named as the cause", async (_name, app, sentence) => {
  const [first = ""] = await looked(app);
  expect(first).toMatch(/^fout: /);
  expect(first).toMatch(sentence);
});

test.each([
  ["an error", new Hono().get("*", (c) => c.text("", 500)), "refusedFile"],
  ["a refusal", new Hono().get("*", (c) => c.text("", 403)), "refusedFile"],
  ["a password", new Hono().get("*", (c) => c.text("", 401)), "refusedFile"],
  ["a loop", new Hono().get("*", (c) => c.redirect(c.req.url, 301)), "loop"],
  [
    "a loop over two addresses",
    new Hono().get("/", (c) => c.redirect("/a")).get("/a", (c) => c.redirect("/")),
    "loop",
  ],
  ["a page", new Hono().get("*", home), undefined],
  ["a page elsewhere", new Hono().get("/", (c) => c.redirect("/a")).get("/a", home), undefined],
])("%s in the place of the site is seen at once", async (_name, app, failure) => {
  expect((await troubleAt(await online(app)))?.failure).toBe(failure);
});

test("a site that does not answer is said to be silent, and nothing else", async () => {
  const url = await online(new Hono());
  await server.close();
  expect(await lookOnline({ url, pages, headers: ["x-safe"] })).toMatchObject([
    { isRight: false, sentence: expect.stringMatching(/^127\.0\.0\.1:\d+ neemt niet op/) },
  ]);
});

test("without a build, an address that does not answer is not called right", async () => {
  const url = await online(new Hono().get("/gone", (c) => c.text("")));
  const [seen] = await lookOnline({ url, pages: undefined, headers: [] });
  expect(seen).toMatchObject({ isRight: false });
});
