import { randomInt } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import { execa } from "execa";

const places = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];

/**
 * The first of these programs that is installed. Undefined if none is; with REQUIRE_SERVERS that is
 * an error.
 */
export function installed(...names: string[]): string | undefined {
  const found = names.flatMap((name) => places.map((place) => join(place, name))).find(existsSync);
  if (found === undefined && process.env.REQUIRE_SERVERS) {
    throw new Error(`There is no ${names.join(" or ")}. On Debian or Ubuntu: see docs/deploy.md`);
  }
  return found;
}

/**
 * A free port of this machine, below those that systems give to outgoing connections: one of these
 * could take it before a program listens on it.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_768);
  const server = createServer();
  try {
    await once(server.listen(port, "127.0.0.1"), "listening");
  } catch {
    return freePort();
  }
  await once(server.close(), "close");
  return port;
}

export type Program = ReturnType<typeof createProgram>;

/** A program that can be killed without warning and started again, as in a crash and a restart. */
export function createProgram(
  command: readonly string[],
  env = {},
  onLine = (_line: string): void => {},
) {
  const [file = "", ...args] = command;
  // Killed when this process ends, too.
  const ending = { killSignal: "SIGKILL", reject: false } as const;
  const launch = () => execa(file, args, { env, stderr: "inherit", buffer: false, ...ending });
  let child: ReturnType<typeof launch> | undefined;
  let over = false;
  const program = {
    kills: 0,
    /** Resolves when the program says that it is listening; rejects when it ends before that. */
    async start() {
      const started = launch();
      child = started;
      await new Promise<void>((resolve, reject) => {
        started.then(
          () => reject(new Error(`${command.join(" ")} ended before it was listening`)),
          reject,
        );
        createInterface({ input: started.stdout }).on("line", (line) => {
          if (/listening|ready to accept connections/i.test(line)) {
            resolve();
          }
          onLine(line);
        });
      });
    },
    /** Resolves when the program has ended. With SIGTERM it may finish its work. */
    async kill(signal: "SIGKILL" | "SIGTERM" = "SIGKILL") {
      child?.kill(signal);
      await child;
    },
    async crash() {
      program.kills += 1;
      await program.kill();
      // A program that starts after this would outlive the test, and keep open the pipe that the
      // test worker waits for.
      if (!over) {
        await program.start();
      }
    },
    /** Suspends the program with its connections open, and resumes it. */
    signal: (name: "SIGSTOP" | "SIGCONT") => child?.kill(name),
    async end() {
      over = true;
      await program.kill();
    },
  };
  return program;
}

/** The store that is installed, Redis or Valkey; undefined if there is none. */
export const redisProgram = () => installed("redis-server", "valkey-server");

/** A store that saves nothing to disk. The test starts it. */
export async function createRedis() {
  const port = await freePort();
  const options = `--port ${port} --bind 127.0.0.1 --appendonly no --save`.split(" ");
  const program = createProgram([redisProgram() ?? "", ...options, ""]);
  return Object.assign(program, { url: `redis://127.0.0.1:${port}` });
}
