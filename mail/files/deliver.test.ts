import { afterEach, beforeEach, expect, test } from "vitest";
import { contentOf, filesForm, readFilesMail } from "../testing/files.ts";
import { startTestService, type TestService } from "../testing/service.ts";
import { holdMails, type SmtpSink, smtpError, startSmtpSink } from "../testing/smtp-sink.ts";

let sink: SmtpSink;
let service: TestService;
const services: TestService[] = [];

async function start(
  size?: number,
  ...rest: Parameters<typeof startTestService> extends [string, ...infer Rest] ? Rest : never
) {
  sink = await startSmtpSink(0, size);
  service = startTestService(sink.url, ...rest);
  services.push(service);
}

beforeEach(() => start());
afterEach(async () => {
  for (const one of services.splice(0)) await one.transport.close();
  await sink.close();
});

const four = Object.fromEntries(
  ["a", "b", "c", "d"].map((name) => [`${name}.jpg`, contentOf("jpg", 100_000)]),
);
const arrived = async () =>
  (await Promise.all(sink.mails.map(readFilesMail))).map(({ files }) => files.map(({ name }) => name));

test("a mail that is too large for the server is split, and every file is there once", async () => {
  sink.beforeAccept = (_session, size) => {
    if (size > 300_000) throw smtpError(552);
  };
  expect((await service.upload(filesForm(four))).status).toBe(200);
  expect(await arrived()).toEqual([
    ["a.jpg", "b.jpg"],
    ["c.jpg", "d.jpg"],
  ]);
  const ids = (await Promise.all(sink.mails.map(readFilesMail))).map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(2);
});

test("a server that says how much it takes is not sent more", async () => {
  await start(320_000);
  let mails = 0;
  sink.onData = () => {
    mails += 1;
  };
  expect((await service.upload(filesForm(four))).status).toBe(200);
  expect(await arrived()).toHaveLength(2);
  expect(mails).toBe(2);
});

test("a file that is too large by itself is named; the others arrive, and only once", async () => {
  sink.beforeAccept = (_session, size) => {
    if (size > 400_000) throw smtpError(552);
  };
  const files = { ...four, "b.jpg": contentOf("jpg", 500_000) };
  const response = await service.upload(filesForm(files));
  expect([response.status, await response.text()]).toEqual([
    413,
    'File 2 ("b.jpg") is larger than the mail server takes',
  ]);
  expect((await arrived()).flat().sort()).toEqual(["a.jpg", "c.jpg", "d.jpg"]);

  const { "b.jpg": _large, ...rest } = files;
  expect((await service.upload(filesForm(rest))).status).toBe(200);
  expect((await arrived()).flat()).toHaveLength(3);
});

test("a full mailbox is no reason to split", async () => {
  let attempts = 0;
  sink.beforeAccept = () => {
    attempts += 1;
    throw Object.assign(new Error("5.2.2 Mailbox full"), { responseCode: 552 });
  };
  expect((await service.upload(filesForm(four))).status).toBe(412);
  expect(attempts).toBe(1);
});

test.each([
  [550, 412],
  [451, 503],
])("when the server answers %i the answer is %i, and the files can be sent again", async (code, status) => {
  sink.beforeAccept = () => {
    throw smtpError(code);
  };
  expect((await service.upload(filesForm(four))).status).toBe(status);
  sink.beforeAccept = () => {};
  expect((await service.upload(filesForm(four))).status).toBe(200);
  expect((await arrived()).flat()).toHaveLength(4);
});

test("the same files sent again while they are on their way share the one mail", async () => {
  const { arrived: first, release } = holdMails(sink);
  const one = service.upload(filesForm(four));
  await first;
  const other = service.upload(filesForm(four));
  release();
  expect([(await one).status, (await other).status]).toEqual([200, 200]);
  expect(sink.mails).toHaveLength(1);
});

test("files are counted apart from enquiries", async () => {
  await start(undefined, { filesRateLimit: { points: 1, seconds: 60 } });
  expect((await service.upload(filesForm(four))).status).toBe(200);
  const refused = await service.upload(filesForm(four));
  expect(refused.status).toBe(429);
  expect(refused.headers.has("retry-after")).toBe(true);
  expect((await service.post({})).status).toBe(400);
});
