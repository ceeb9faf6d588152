import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";

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
  const server = createServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A program that can be killed without warning and started again, as a crash and its supervisor would. */
export class Program {
  readonly #command: readonly string[];
  readonly #env: NodeJS.ProcessEnv;
  readonly #onLine: (line: string) => void;
  readonly #killOnExit = () => this.child?.kill("SIGKILL");
  protected child: ChildProcess | undefined;

  constructor(command: readonly string[], env = process.env, onLine: (line: string) => void = () => {}) {
    this.#command = command;
    this.#env = env;
    this.#onLine = onLine;
    process.once("exit", this.#killOnExit);
  }

  /** Resolves once the program says it is listening; rejects when it ends before. */
  async start(): Promise<void> {
    const [program = "", ...args] = this.#command;
    const child = spawn(program, args, { env: this.#env, stdio: ["ignore", "pipe", "inherit"] });
    this.child = child;
    await new Promise<void>((resolve, reject) => {
      child.once("exit", () => reject(new Error(`${program} ${args[0]} ended before it was listening`)));
      createInterface({ input: child.stdout }).on("line", (line) => {
        if (/listening|ready to accept connections/i.test(line)) resolve();
        this.#onLine(line);
      });
    });
  }

  async kill(): Promise<void> {
    const { child } = this;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  }

  /** Lets it hang with its connections open, and go on. */
  signal(name: "SIGSTOP" | "SIGCONT"): void {
    this.child?.kill(name);
  }

  async end(): Promise<void> {
    process.removeListener("exit", this.#killOnExit);
    await this.kill();
  }
}
