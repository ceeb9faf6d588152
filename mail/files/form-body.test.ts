import { afterAll, beforeAll, expect, test } from "vitest";
import { filesPath } from "../../contract/files.ts";
import { contentOf, readFilesMail } from "../testing/files.ts";
import { boundary, rawFileHead, rawTexts } from "../testing/raw-form.ts";
import { startTestService, type TestService } from "../testing/service.ts";
import { holdMails, type SmtpSink, startSmtpSink } from "../testing/smtp-sink.ts";
import { collect } from "../http/gc.ts";

let sink: SmtpSink;
let service: TestService;

beforeAll(async () => {
  sink = await startSmtpSink();
  service = startTestService(sink.url);
});
afterAll(async () => {
  await service.transport.close();
  await sink.close();
});

/** Posts a body that comes in in pieces of so many bytes. */
function post(body: Uint8Array, pieceBytes = 65_536): Promise<Response> {
  let at = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= body.length) return controller.close();
      controller.enqueue(Buffer.from(body.subarray(at, at + pieceBytes)));
      at += pieceBytes;
    },
  });
  const request = new Request(`http://mail.firm.example${filesPath}`, {
    method: "POST",
    headers: { "Content-Type": `multipart/form-data; boundary=${boundary}` },
    body: stream,
    duplex: "half",
  } as RequestInit);
  return Promise.resolve(service.app.request(request));
}

const end = Buffer.from(`\r\n--${boundary}--\r\n`);
const withFile = (content: Uint8Array) => Buffer.concat([rawTexts(), rawFileHead, content, end]);

function held(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

test.each([
  ["comes in byte by byte", contentOf("jpg", 200_000), 1],
  [
    "is full of what looks like the end of a part",
    Buffer.concat([contentOf("jpg", 100), Buffer.from("\r\n-".repeat(600_000))]),
    65_536,
  ],
])("a file that %s takes no more room than its size, and arrives", async (_what, content, pieceBytes) => {
  sink.mails.length = 0;
  const { arrived, release } = holdMails(sink, "beforeRecipient");
  const before = held();
  const sending = post(withFile(content), pieceBytes);
  await arrived;
  expect(held() - before).toBeLessThan(content.length + 4_000_000);
  release();
  expect((await sending).status).toBe(200);
  const [mail] = await Promise.all(sink.mails.map(readFilesMail));
  expect(mail?.attachments.map((file) => (file.content as ArrayBuffer).byteLength)).toEqual([content.length]);
});

test("a form of countless empty parts is refused before it has cost anything", async () => {
  const part = Buffer.from(`--${boundary}\r\n\r\n\r\n`);
  const parts = Buffer.concat(Array<Buffer>(Math.floor(12_000_000 / part.length)).fill(part));
  const before = held();
  const started = performance.now();
  const response = await post(Buffer.concat([rawTexts(), parts, end]));
  expect([response.status, await response.text()]).toEqual([400, "There are too many parts"]);
  expect(performance.now() - started).toBeLessThan(500);
  expect(held() - before).toBeLessThan(5_000_000);
});
