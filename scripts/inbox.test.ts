import { once } from "node:events";
import { createServer } from "node:net";
import { createMailTransport } from "@contractor/mail/smtp/transport.ts";
import { expect, onTestFinished, test } from "vitest";
import { startInbox } from "./inbox.ts";
import { checkPorts, portAt } from "./ports.ts";

const mail = {
  from: { name: "", address: "website@firm.example" },
  to: "info@firm.example",
  replyTo: { name: "Jo", address: "jo@visitor.example" },
  messageId: "<1@firm.example>",
  date: new Date(),
  subject: "<b>Hallo</b>",
  text: "Met een m²",
  html: "<p>Met <script>alert(1)</script> m²</p>",
  attachments: [{ filename: "gevel & zo.jpg", content: Buffer.from([1, 2, 255]) }],
};

test("shows a mail without running its scripts, and offers its files", async () => {
  const address = { webHost: "127.0.0.1", webPort: 0, smtpPort: 0 };
  const { webPort, smtpPort, close } = await startInbox(address);
  onTestFinished(close);
  const smtpUrl = `smtp://127.0.0.1:${smtpPort}`;
  const smtp = createMailTransport({ smtpUrl, sendDeadlineMs: 60_000 });
  await smtp.send(mail);
  await smtp.close();
  const get = (path: string) => fetch(`http://127.0.0.1:${webPort}${path}`);
  const [{ id }] = (await (await get("/email")).json()) as [{ id: string }];
  const listed = await (await get("/")).text();
  expect(listed).toContain(`<a href="/email/${id}">&lt;b&gt;Hallo&lt;/b&gt;</a>`);
  const shown = await (await get(`/email/${id}`)).text();
  expect(shown).toContain("Answers to jo@visitor.example");
  expect(shown).toContain('sandbox srcdoc="&lt;p&gt;Met &lt;script&gt;');
  const file = await get(`/email/${id}/files/0`);
  expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([1, 2, 255]);
});

test("names the variable to change when its port is taken", async () => {
  const host = "127.0.0.1";
  await using server = createServer();
  await once(server.listen(0, host), "listening");
  const { port } = server.address() as { port: number };
  await expect(checkPorts([portAt("INBOX_PORT", port, host, {})])).rejects.toThrow(
    `port ${port} of 127.0.0.1: it is already in use. Set INBOX_PORT to another port`,
  );
});
