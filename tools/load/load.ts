import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildMailService } from "#build/mail-service.ts";
import { mailSettings } from "#build/mail-settings.ts";
import { readMailConfig } from "#mail/config/config.ts";
import { createProgram, freePort } from "#tests/support/program.ts";
import { createRedis, redisProgram } from "#tests/support/redis.ts";
import { sendEnquiries } from "./clients.ts";
import { createKiller } from "./killer.ts";
import { readMailbox } from "./mailbox.ts";

interface LoadOptions {
  enquiries: number;
  senders: number;
  /** The number of copies of the service. Several copies share a store, if one is installed. */
  copies: number;
  fileBytes: readonly [number, number];
  /** The minimum and maximum number of answers between two kills. */
  killEveryAnswers: readonly [number, number];
  /** Undefined where it may take any time. */
  withinMs?: number;
}

const unlimited = {
  LIMIT_CLIENT: "999999999/999999999",
  LIMIT_EVERYONE: "999999999/999999999",
};
const root = join(import.meta.dirname, "../..");

/**
 * Sends enquiries through the mail service to a mailbox, while both the service and the SMTP server
 * are killed at random moments, and compares the answers with the mails. Rejects when time runs
 * out.
 */
export async function runMailLoad(options: LoadOptions) {
  const { enquiries, senders, copies, fileBytes, withinMs } = options;
  using mailbox = mkdtempDisposableSync(join(tmpdir(), "mail-load-"));
  const smtpPort = await freePort();
  const store = copies > 1 && redisProgram() ? await createRedis() : undefined;
  if (copies > 1 && !store) {
    console.warn("There is no redis-server or valkey-server: the copies share nothing.");
  }
  const settings = {
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    REDIS_URL: store?.url,
    ...unlimited,
  };
  const node = process.execPath;
  const sink = join(import.meta.dirname, "smtp-sink.ts");
  const smtp = createProgram([node, sink, String(smtpPort), mailbox.path]);
  let answeredFromMemory = 0;
  const onLine = (line: string) => {
    if (line.includes('"repeated":true')) {
      answeredFromMemory += 1;
    }
  };
  using built = mkdtempDisposableSync(join(tmpdir(), "mail-service-"));
  const service = join(built.path, "mail.mjs");
  await buildMailService(service, mailSettings(root));
  const ports = await Promise.all(Array.from({ length: copies }, freePort));
  const services = ports.map((port) => {
    const env = { ...settings, HOST: "127.0.0.1", PORT: `${port}`, TRUST_PROXY: "1" };
    return createProgram([node, service], env, onLine);
  });
  const programs = store ? [smtp, ...services, store] : [smtp, ...services];
  const started = performance.now();
  const deadline = withinMs ? AbortSignal.timeout(withinMs) : new AbortController().signal;
  await using running = new AsyncDisposableStack();
  for (const program of programs) {
    running.defer(program.end);
  }
  await Promise.all(programs.map((program) => program.start()));
  const killer = createKiller(programs, options.killEveryAnswers);
  const config = readMailConfig(settings, mailSettings(root));
  const origins = ports.map((port) => `http://127.0.0.1:${port}`);
  const { answered, files, retries, longestWait } = await sendEnquiries({
    origins,
    config,
    senders,
    fileBytes,
    count: enquiries,
    onAnswer: killer.onAnswer,
    deadline,
  });
  await killer.finish();
  if (deadline.aborted) {
    throw new Error(`Only ${answered.length} of ${enquiries} were answered in time`);
  }
  await Promise.all(services.map((service) => service.kill("SIGTERM")));
  const mails = await readMailbox(mailbox.path);
  const isVisitors = (text: string) => text.startsWith(`${config.referencePrefix}-`);
  const references = mails.references.filter(isVisitors);
  const mailedFiles = mails.files.filter(isVisitors);
  return {
    answered: answered.length,
    mails: references.length,
    filesAnswered: files.length,
    files: mailedFiles.length,
    ...compare([...answered, ...files], [...references, ...mailedFiles]),
    answers: mails.answers.length,
    /** The visitors that were mailed more than once about their one enquiry. */
    answeredTwice: compare([], mails.answers).twice,
    serviceKills: services.reduce((sum, { kills }) => sum + kills, 0),
    smtpKills: smtp.kills,
    storeKills: store?.kills ?? 0,
    retries,
    longestWait,
    /**
     * The repeated mails that the mailbox recognised by their Message-ID, and the repeated calls
     * that the service recognised.
     */
    suppressedByMailbox: mails.duplicatesSuppressed,
    answeredFromMemory,
    seconds: (performance.now() - started) / 1_000,
    peakMegabytes: Math.round(Math.max(...services.map(({ peakMemory }) => peakMemory)) / 1e6),
  };
}

/** What was answered with 200 and is in no mail, and what is in several mails. */
function compare(answered: readonly string[], delivered: readonly string[]) {
  const found = new Set<string>();
  const twice: string[] = [];
  for (const one of delivered) {
    if (found.has(one)) {
      twice.push(one);
    }
    found.add(one);
  }
  return { missing: answered.filter((one) => !found.has(one)), twice };
}
