import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { createClient } from "redis";
import { freePort } from "./free-port.ts";

export interface RedisServer {
  url: string;
  /** Starts it again, empty, where it was. */
  start(): Promise<void>;
  kill(): Promise<void>;
  /** Lets it hang with its connections open, and go on. */
  pause(): void;
  resume(): void;
  /** Asks it for something, as with redis-cli. */
  command(...words: string[]): Promise<void>;
  /** Ends it for good. */
  end(): Promise<void>;
}

/** The program of a store on this machine, Redis or Valkey; undefined when there is none. */
export function redisProgram(): string | undefined {
  return ["redis-server", "valkey-server"].find((program) => {
    try {
      execFileSync(program, ["--version"], { stdio: "ignore" });
      return true;
    } catch {
      return false;
    }
  });
}

/** A store of its own, which keeps nothing on disk, on a free port. */
export async function startRedis(program: string): Promise<RedisServer> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const killOnExit = () => child?.kill("SIGKILL");
  process.once("exit", killOnExit);
  const server: RedisServer = {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const args = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
      const started = spawn(program, args, { stdio: ["ignore", "pipe", "ignore"] });
      child = started;
      await new Promise<void>((resolve, reject) => {
        started.once("exit", () => reject(new Error(`${program} ended before it was ready`)));
        createInterface({ input: started.stdout }).on("line", (line) => {
          if (/ready to accept connections/i.test(line)) resolve();
        });
      });
    },
    async kill() {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child?.once("exit", resolve));
      child.kill("SIGKILL");
      await ended;
    },
    pause: () => child?.kill("SIGSTOP"),
    resume: () => child?.kill("SIGCONT"),
    async command(...words) {
      const client = await createClient({ url: server.url }).connect();
      await client.sendCommand(words);
      client.destroy();
    },
    async end() {
      process.removeListener("exit", killOnExit);
      await server.kill();
    },
  };
  await server.start();
  return server;
}
