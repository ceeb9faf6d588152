import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readMailConfig } from "../../mail/config.ts";
import { sendEnquiries } from "./clients.ts";
import { Killer } from "./killer.ts";
import { createMailbox, readMailbox } from "./mailbox.ts";
import { MortalProcess } from "./mortal-process.ts";

interface LoadOptions {
  enquiries: number;
  senders: number;
  /** Fewest and most bytes of a file. */
  fileBytes: readonly [number, number];
  /** Fewest and most answers between two kills; undefined for none. */
  killEveryAnswers: readonly [number, number] | undefined;
  /** Gives up after this many milliseconds. */
  withinMs: number;
}

interface LoadFigures {
  answered: number;
  mails: number;
  /** References that were answered 200 and are in no mail. */
  missing: string[];
  /** References that are in more than one mail. */
  twice: string[];
  /** Files in calls that were answered 200, and files in the mailbox. */
  filesAnswered: number;
  files: number;
  filesMissing: string[];
  filesTwice: string[];
  /** References of mails with files that are not in their enquiry's conversation. */
  filesAstray: string[];
  serviceKills: number;
  smtpKills: number;
  retries: number;
  /** Repeated mails that the mailbox recognised by their Message-ID. */
  suppressedByMailbox: number;
  /** Repeated enquiries that the service answered from memory. */
  answeredFromMemory: number;
  seconds: number;
  /** The most memory the service held, in megabytes. */
  peakMegabytes: number;
}

const never = [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER] as const;
const unlimited = { RATE_LIMIT_POINTS: "1000000000", RATE_LIMIT_FILES: "1000000000" };
const root = join(import.meta.dirname, "../..");

/**
 * Sends enquiries through the mail service to a mailbox while both the service and the SMTP server are killed
 * at random moments, and compares what was answered with what was delivered. Rejects when time runs out.
 */
export async function runMailLoad(options: LoadOptions): Promise<LoadFigures> {
  const { enquiries, senders, fileBytes, killEveryAnswers, withinMs } = options;
  const mailbox = mkdtempSync(join(tmpdir(), "mail-load-"));
  createMailbox(mailbox);
  const [smtpPort, port] = [await freePort(), await freePort()];
  const settings = { SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, ...unlimited };
  let answeredFromMemory = 0;
  const smtp = new MortalProcess(
    [join(import.meta.dirname, "smtp-sink.ts"), String(smtpPort), mailbox],
    process.env,
  );
  const service = new MortalProcess(
    [join(root, "mail/main.ts")],
    { ...process.env, ...settings, HOST: "127.0.0.1", PORT: String(port) },
    (line) => {
      if (line.includes('"repeated":true')) answeredFromMemory += 1;
    },
  );
  const started = performance.now();
  const deadline = AbortSignal.timeout(withinMs);
  try {
    await Promise.all([smtp.start(), service.start()]);
    const killer = new Killer([smtp, service], killEveryAnswers ?? never);
    const config = readMailConfig(settings, root);
    const { answered, files, retries } = await sendEnquiries({
      origin: `http://127.0.0.1:${port}`,
      config,
      count: enquiries,
      ...{ senders, fileBytes },
      onAnswer: killer.onAnswer,
      signal: deadline,
    });
    await killer.finish();
    if (deadline.aborted) throw new Error(`Only ${answered.length} of ${enquiries} were answered in time`);
    await service.kill();
    const mails = await readMailbox(mailbox);
    return {
      answered: answered.length,
      mails: mails.references.length,
      missing: missingFrom(mails.references, answered),
      twice: repeated(mails.references),
      filesAnswered: files.length,
      files: mails.files.length,
      filesMissing: missingFrom(mails.files, files),
      filesTwice: repeated(mails.files),
      filesAstray: mails.astray,
      serviceKills: service.kills,
      smtpKills: smtp.kills,
      retries,
      suppressedByMailbox: mails.duplicatesSuppressed,
      answeredFromMemory,
      seconds: (performance.now() - started) / 1_000,
      peakMegabytes: Math.round(service.peakMemory / 1e6),
    };
  } finally {
    await Promise.all([smtp.end(), service.end()]);
    rmSync(mailbox, { recursive: true });
  }
}

function missingFrom(delivered: string[], answered: string[]): string[] {
  const there = new Set(delivered);
  return answered.filter((one) => !there.has(one));
}

function repeated(all: string[]): string[] {
  const seen = new Set<string>();
  return all.filter((one) => seen.size === seen.add(one).size);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
