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
  /** Fewest and most answers between two kills. */
  killEveryAnswers: readonly [number, number];
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
  serviceKills: number;
  smtpKills: number;
  retries: number;
  /** Repeated mails that the mailbox recognised by their Message-ID. */
  suppressedByMailbox: number;
  /** Repeated enquiries that the service answered from memory. */
  answeredFromMemory: number;
  seconds: number;
}

const root = join(import.meta.dirname, "../..");

/**
 * Sends enquiries through the mail service to a mailbox while both the service and the SMTP server are killed
 * at random moments, and compares what was answered with what was delivered. Rejects when time runs out.
 */
export async function runMailLoad({
  enquiries,
  killEveryAnswers,
  withinMs,
}: LoadOptions): Promise<LoadFigures> {
  const mailbox = mkdtempSync(join(tmpdir(), "mail-load-"));
  createMailbox(mailbox);
  const [smtpPort, port] = [await freePort(), await freePort()];
  const settings = { SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, RATE_LIMIT_POINTS: "1000000000" };
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
    const killer = new Killer([smtp, service], killEveryAnswers);
    const config = readMailConfig(settings, root);
    const { answered, retries } = await sendEnquiries({
      origin: `http://127.0.0.1:${port}`,
      config,
      count: enquiries,
      onAnswer: killer.onAnswer,
      signal: deadline,
    });
    await killer.finish();
    if (deadline.aborted) throw new Error(`Only ${answered.length} of ${enquiries} were answered in time`);
    const { references, duplicatesSuppressed } = readMailbox(mailbox);
    const delivered = new Set(references);
    return {
      answered: answered.length,
      mails: references.length,
      missing: answered.filter((reference) => !delivered.has(reference)),
      twice: references.filter((reference, index) => references.indexOf(reference) !== index),
      serviceKills: service.kills,
      smtpKills: smtp.kills,
      retries,
      suppressedByMailbox: duplicatesSuppressed,
      answeredFromMemory,
      seconds: (performance.now() - started) / 1_000,
    };
  } finally {
    await Promise.all([smtp.end(), service.end()]);
    rmSync(mailbox, { recursive: true });
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
