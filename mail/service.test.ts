import { expect, vi } from "vitest";
import { sendPath } from "#contract/calls.ts";
import { newEnquiryNumber } from "#contract/identity.ts";
import { answerWords, quoteBody, testConfig } from "#tests/support/enquiries.ts";
import { test } from "#tests/support/service.ts";
import { startMailService } from "./service.ts";

test("the service has three connections to its mail server, with the name of the site", async ({
  sink,
}) => {
  using _log = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const config = testConfig(sink.url, { answer: answerWords });
  const { port, close } = await startMailService(config, "127.0.0.1", 0);
  const post = async (_: unknown, index: number) => {
    const reference = newEnquiryNumber("DG");
    const answer = await fetch(`http://127.0.0.1:${port}${sendPath}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(quoteBody({ reference, email: `a${index}@example.nl` })),
    });
    return answer.status;
  };
  expect(await Promise.all(Array.from({ length: 8 }, post))).toEqual(Array(8).fill(200));
  await expect.poll(() => sink.mails.length).toBe(16);
  expect([sink.mostConnections, sink.client]).toEqual([3, "firm.example"]);
  await close();
});
