import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { createInterface } from "node:readline";
import { expect, onTestFinished } from "vitest";
import { newEnquiryNumber } from "#contract/identity.ts";
import { fixedSettings } from "#mail/config/config.ts";
import { answerWords, quoteBody } from "#tests/support/enquiries.ts";
import { test } from "#tests/support/service.ts";
import { hasPostfix, startPostfix } from "./postfix.ts";

if (!hasPostfix) {
  console.warn("Postfix is not checked: it is not installed, or this user is not root.");
}

/** What Postfix asks about each recipient: it takes a mail from who has tried before. */
async function startGreylist(): Promise<number> {
  const known = new Set<string>();
  const server = createServer((socket) => {
    let asked = "";
    createInterface({ input: socket }).on("line", (line) => {
      if (/^(?:sender|recipient)=/.test(line)) {
        asked += line;
      }
      if (line === "") {
        socket.write(`action=${known.has(asked) ? "dunno" : "450 4.2.0 Greylisted"}\n\n`);
        known.add(asked);
        asked = "";
      }
    });
  });
  onTestFinished(() => {
    server.close();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return (server.address() as AddressInfo).port;
}

test.skipIf(!hasPostfix)(
  "Postfix that greets after six seconds and takes no first attempt, empty sender or loose line",
  async ({ sink, start }) => {
    const settings = `smtpd_delay_reject = no
smtpd_client_restrictions = sleep 6
smtpd_helo_required = yes
smtpd_helo_restrictions = check_helo_access regexp:{{/^\\[/ 550 A name is needed}}, reject_non_fqdn_helo_hostname
smtpd_forbid_bare_newline = yes
smtpd_forbid_bare_newline_exclusions =
smtpd_discard_ehlo_keywords = 8bitmime, smtputf8
strict_8bitmime = yes
smtputf8_enable = no
smtpd_recipient_restrictions =
  check_sender_access inline:{{<>=553 5.1.8 A sender is needed}},
  check_policy_service inet:127.0.0.1:${await startGreylist()}, permit_mynetworks`;
    const postfix = await startPostfix(sink.port, settings);
    onTestFinished(postfix.close);
    const service = start({
      smtpUrl: postfix.url,
      sendDeadlineMs: fixedSettings.sendDeadlineMs,
      answer: answerWords,
      answerAgainMs: 1,
    });
    const message = `Één\n.\n..\rtwee\r\n${"lang ".repeat(300)}`;
    const body = quoteBody({ reference: newEnquiryNumber("DG"), message });
    const first = await service.post(body);
    expect([first.status, first.headers.get("retry-after")]).toEqual([503, "60"]);
    expect((await service.post(body)).status).toBe(200);
    await expect
      .poll(() => sink.mails.map(({ sender, recipients }) => [sender, ...recipients]))
      .toEqual([
        ["website@firm.example", "offerte@firm.example"],
        ["website@firm.example", "zoe@example.nl"],
      ]);
    const { text = "", raw = "" } = sink.mails[0] ?? {};
    expect(text.replaceAll("\r", "")).toContain("Één\n.\n..");
    expect(Math.max(...raw.split("\n").map((line) => line.length))).toBeLessThan(998);
  },
);
