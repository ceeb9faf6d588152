import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";

/** A process that is killed without warning and started again, as a crash and its supervisor would. */
export class MortalProcess {
  kills = 0;
  /** The most memory that it has held in any of its lives, in bytes; 0 where the system does not tell. */
  peakMemory = 0;
  readonly #command: string;
  readonly #args: string[];
  readonly #env: NodeJS.ProcessEnv;
  readonly #onLine: (line: string) => void;
  #child: ChildProcess | undefined;
  #over = false;
  readonly #killOnExit = () => this.#child?.kill("SIGKILL");

  constructor(
    [command = "", ...args]: string[],
    env: NodeJS.ProcessEnv,
    onLine: (line: string) => void = () => {},
  ) {
    this.#command = command;
    this.#args = args;
    this.#env = env;
    this.#onLine = onLine;
    process.once("exit", this.#killOnExit);
  }

  /** Resolves once the process says it is listening; rejects when it ends before. */
  async start(): Promise<void> {
    const child = spawn(this.#command, this.#args, {
      env: this.#env,
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.#child = child;
    await new Promise<void>((resolve, reject) => {
      child.once("exit", () =>
        reject(new Error(`${this.#command} ${this.#args[0]} ended before it was listening`)),
      );
      createInterface({ input: child.stdout }).on("line", (line) => {
        if (/listening|ready to accept connections/i.test(line)) resolve();
        this.#onLine(line);
      });
    });
  }

  /** Ends the process with SIGKILL. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    this.#notePeak(child.pid);
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await ended;
  }

  #notePeak(pid: number | undefined): void {
    const status = `/proc/${pid}/status`;
    if (!existsSync(status)) return;
    const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(status, "utf8"))?.[1];
    this.peakMemory = Math.max(this.peakMemory, Number(kilobytes ?? 0) * 1_024);
  }

  /** Kills the process and starts it again, unless that was its end. */
  async crash(): Promise<void> {
    this.kills += 1;
    await this.kill();
    // One started after the end would outlive the test, and hold the pipe that its worker is waited for by.
    if (!this.#over) await this.start();
  }

  /** Ends the process for good. */
  async end(): Promise<void> {
    this.#over = true;
    process.removeListener("exit", this.#killOnExit);
    await this.kill();
  }
}
