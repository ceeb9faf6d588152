import { afterAll, beforeAll, expect, test } from "vitest";
import { createMailTransport } from "../mail/smtp/transport.ts";
import { freePort } from "../mail/testing/program.ts";
import { startInbox } from "./inbox.ts";

let end: () => Promise<void>;
let url: string;
let id: string;

const mail = {
  from: { name: "", address: "website@firm.example" },
  to: "info@firm.example",
  replyTo: { name: "Jo", address: "jo@visitor.example" },
  ...{ messageId: "<1@firm.example>", date: new Date() },
  subject: "<b>Hallo</b>",
  text: "Met een m²",
  html: "<p>Met <script>alert(1)</script> m²</p>",
  attachments: [{ filename: "gevel & zo.jpg", content: Buffer.from([1, 2, 255]), size: 3 }],
};

beforeAll(async () => {
  const [webPort, smtpPort] = [await freePort(), await freePort()];
  url = `http://127.0.0.1:${webPort}`;
  end = await startInbox({ webHost: "127.0.0.1", webPort, smtpPort });
  const smtp = createMailTransport({ smtpUrl: `smtp://127.0.0.1:${smtpPort}`, sendDeadlineMs: 5_000 });
  await smtp.send(mail);
  await smtp.close();
  [{ id }] = (await (await fetch(`${url}/email`)).json()) as [{ id: string }];
});
afterAll(() => end());

const get = (path: string) => fetch(url + path);

test("people see it in a list, and open it with what came along", async () => {
  expect(await (await get("/")).text()).toContain(`<a href="/email/${id}">&lt;b&gt;Hallo&lt;/b&gt;</a>`);
  const mail = await (await get(`/email/${id}`)).text();
  expect(mail).toContain("Answers to jo@visitor.example");
  expect(mail).toContain(`<a href="/email/${id}/files/0">gevel &amp; zo.jpg</a>`);
  const file = await get(`/email/${id}/files/0`);
  expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([1, 2, 255]);
});

test("a script in a mail does not run", async () => {
  const answer = await get(`/email/${id}/html`);
  expect(await answer.text()).toContain("<script>");
  expect(answer.headers.get("content-security-policy")).toMatch(/^sandbox; default-src 'none'/);
});

test("where there is no mail, none is shown", async () => {
  for (const path of ["/email/none", `/email/${id}/files/9`]) expect((await get(path)).status).toBe(404);
});
