import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../mail/testing/free-port.ts";
import { startInbox } from "./inbox.ts";

let end: () => Promise<void>;
let url: string;
let id: string;

const mail = `From: website@firm.example
To: info@firm.example
Reply-To: Jo <jo@visitor.example>
Subject: <b>Hallo</b>
Content-Type: multipart/mixed; boundary=part

--part
Content-Type: text/plain; charset=utf-8

Met een m²
--part
Content-Type: text/html; charset=utf-8

<p>Met <script>alert(1)</script> m²</p>
--part
Content-Type: image/jpeg; name="gevel & zo.jpg"
Content-Disposition: attachment; filename="gevel & zo.jpg"
Content-Transfer-Encoding: base64

AQL/
--part--`.replaceAll("\n", "\r\n");

/** Says each line once the one before was answered. */
async function send(port: number): Promise<void> {
  const socket = connect(port, "127.0.0.1");
  const envelope = ["EHLO test", "MAIL FROM:<website@firm.example>", "RCPT TO:<info@firm.example>", "DATA"];
  for (const line of [...envelope, `${mail}\r\n.`, "QUIT"]) {
    await once(socket, "data");
    socket.write(`${line}\r\n`);
  }
  await once(socket, "close");
}

beforeAll(async () => {
  const [webPort, smtpPort] = [await freePort(), await freePort()];
  url = `http://127.0.0.1:${webPort}`;
  end = await startInbox({ webHost: "127.0.0.1", webPort, smtpPort });
  await send(smtpPort);
  [{ id }] = (await (await fetch(`${url}/email`)).json()) as [{ id: string }];
});
afterAll(() => end());

const get = (path: string) => fetch(url + path);

test("programs read what came in", async () => {
  expect(await (await get("/email")).json()).toMatchObject([
    {
      subject: "<b>Hallo</b>",
      text: expect.stringMatching(/^Met .*m²/),
      to: [{ address: "info@firm.example" }],
    },
  ]);
  expect(await (await get(`/email/${id}/source`)).text()).toContain("Subject: <b>Hallo</b>");
});

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
  for (const path of ["/email/none", "/email/none/files/0"]) expect((await get(path)).status).toBe(404);
});
