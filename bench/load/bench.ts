import { join } from "node:path";
import { parseArgs } from "node:util";
import { readMailConfig } from "../../mail/config/config.ts";
import { freePort } from "../../mail/testing/free-port.ts";
import { redisProgram, startRedis } from "../../mail/testing/redis.ts";
import { sendEnquiries } from "./clients.ts";
import { MortalProcess } from "./mortal-process.ts";

// How many enquiries one, two and four copies send in a second: node bench/load/bench.ts --milliseconds 20
const { values } = parseArgs({
  options: {
    milliseconds: { type: "string", default: "20" },
    enquiries: { type: "string", default: "2000" },
  },
});
const root = join(import.meta.dirname, "../..");
const program = redisProgram();

async function enquiriesPerSecond(copies: number): Promise<number> {
  const smtpPort = await freePort();
  const sink = join(import.meta.dirname, "waiting-sink.ts");
  const store = program === undefined ? undefined : await startRedis(program);
  const settings = {
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    RATE_LIMIT_POINTS: "1000000000",
    ...(store && { REDIS_URL: store.url }),
  };
  const ports = await Promise.all(Array.from({ length: copies }, freePort));
  const processes = [
    new MortalProcess([process.execPath, sink, String(smtpPort), values.milliseconds], process.env),
    ...ports.map((port) => {
      const env = { ...process.env, ...settings, HOST: "127.0.0.1", PORT: String(port) };
      return new MortalProcess([process.execPath, join(root, "mail/main.ts")], env);
    }),
  ];
  try {
    await Promise.all(processes.map((one) => one.start()));
    const started = performance.now();
    const { answered } = await sendEnquiries({
      origins: ports.map((port) => `http://127.0.0.1:${port}`),
      config: readMailConfig(settings, root),
      count: Number(values.enquiries),
      senders: 100,
      impatience: 0,
      onAnswer: () => {},
      signal: new AbortController().signal,
    });
    return answered.length / ((performance.now() - started) / 1_000);
  } finally {
    await Promise.all(processes.map((one) => one.end()));
    await store?.end();
  }
}

console.log(`Mail server: ${values.milliseconds} ms a mail. Shared store: ${program ?? "none"}.`);
for (const copies of [1, 2, 4]) {
  const rate = await enquiriesPerSecond(copies);
  console.log(`${copies} ${copies === 1 ? "copy: " : "copies:"} ${rate.toFixed(0)} enquiries a second`);
}
