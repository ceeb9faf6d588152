import { Hono } from "hono";
import { afterEach, expect, test } from "vitest";
import { type RunningServer, startServer } from "#mail/http/server.ts";
import { lookOnline } from "./look-online.ts";
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
  [404, "Account not found", /codes in site\.yaml klopt niet.*Account not found/],
  [412, "Gmail_API: Invalid grant", /wachtwoord van de mailbox/],
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

test("a host that does not read .htaccess, and headers that miss, are named", async () => {
  const app = new Hono().get("/", (c) => c.html(pages.get("/") ?? ""));
  expect(await looked(app)).toEqual([
    expect.stringMatching(/^fout: .*\/contact wordt niet gevonden\. .*\.htaccess/),
    expect.stringMatching(/^goed: /),
    expect.stringMatching(/^fout: .*x-safe/),
  ]);
});

test("without a build, an address that does not answer is not called right", async () => {
  const url = await online(new Hono().get("/gone", (c) => c.text("")));
  const [seen] = await lookOnline({ url, pages: undefined, headers: [] });
  expect(seen).toMatchObject({ isRight: false });
});

test("another site at the address is noticed", async () => {
  const app = new Hono().get("*", (c) => c.html("<h1>Parked</h1>"));
  expect(await looked(app)).toEqual([
    expect.stringMatching(/^fout: .* laat iets anders zien/),
    expect.stringMatching(/^fout: Wie een verkeerd adres typt/),
    expect.stringMatching(/^fout: /),
  ]);
});
