import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import { execa } from "execa";

const places = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];

/** The first of these programs that this machine has. Undefined when it has none; with REQUIRE_SERVERS that is an error. */
export function installed(...names: string[]): string | undefined {
  const found = names.flatMap((name) => places.map((place) => join(place, name))).find(existsSync);
  if (found === undefined && process.env.REQUIRE_SERVERS)
    throw new Error(`There is no ${names.join(" or ")}. On Debian or Ubuntu: see docs/deploy.md`);
  return found;
}

/** A port of this machine that nothing listens on now. */
export async function freePort(): Promise<number> {
  await using server = createServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  return (server.address() as AddressInfo).port;
}

/** Killed when this process ends, too. */
const launch = ([file = "", ...args]: readonly string[], env: Record<string, string>) =>
  execa(file, args, { env, stderr: "inherit", buffer: false, reject: false, killSignal: "SIGKILL" });

/** A program that can be killed without warning and started again, as a crash and its supervisor would. */
export class Program {
  kills = 0;
  /** The most memory that it has held in any of its lives, in bytes; 0 where the system does not tell. */
  peakMemory = 0;
  readonly #launch: () => ReturnType<typeof launch>;
  readonly #onLine: (line: string) => void;
  #child: ReturnType<typeof launch> | undefined;
  #over = false;

  constructor(command: readonly string[], env = {}, onLine = (_line: string): void => {}) {
    this.#launch = () => launch(command, env);
    this.#onLine = onLine;
  }

  /** Resolves once the program says it is listening; rejects when it ends before. */
  async start(): Promise<void> {
    const child = this.#launch();
    this.#child = child;
    await new Promise<void>((resolve, reject) => {
      child.then(({ command }) => reject(new Error(`${command} ended before it was listening`)), reject);
      createInterface({ input: child.stdout }).on("line", (line) => {
        if (/listening|ready to accept connections/i.test(line)) resolve();
        this.#onLine(line);
      });
    });
  }

  async kill(): Promise<void> {
    const status = `/proc/${this.#child?.pid}/status`;
    const told = existsSync(status) ? readFileSync(status, "utf8") : "";
    const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(told)?.[1];
    this.peakMemory = Math.max(this.peakMemory, Number(kilobytes ?? 0) * 1_024);
    this.#child?.kill();
    await this.#child;
  }

  async crash(): Promise<void> {
    this.kills += 1;
    await this.kill();
    // One started after the end would outlive the test, and hold the pipe that its worker is waited for by.
    if (!this.#over) await this.start();
  }

  /** Lets it hang with its connections open, and go on. */
  signal(name: "SIGSTOP" | "SIGCONT"): void {
    this.#child?.kill(name);
  }

  async end(): Promise<void> {
    this.#over = true;
    await this.kill();
  }
}
