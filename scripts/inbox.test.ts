import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, expect, test } from "vitest";

let program: ChildProcess | undefined;
afterEach(() => program?.kill("SIGKILL"));

/** A program that starts an inbox on free ports, as `npm start` does, and goes on for a while after Ctrl-C. */
const script = `
  import { createServer } from "node:net";
  import { startInbox } from ${JSON.stringify(join(import.meta.dirname, "inbox.ts"))};
  const free = () => new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
  const webPort = await free();
  await startInbox({ webHost: "127.0.0.1", webPort, smtpPort: await free() });
  process.on("SIGINT", () => console.log("stopping"));
  console.log(webPort);
`;

// Windows has no process groups, in which Ctrl-C reaches the inbox and the program at once.
test.skipIf(process.platform === "win32")(
  "Ctrl-C leaves the inbox to the program that started it",
  async () => {
    const args = ["--eval", script];
    program = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"], detached: true });
    const lines = createInterface({ input: program.stdout as NodeJS.ReadableStream })[Symbol.asyncIterator]();
    const url = `http://127.0.0.1:${(await lines.next()).value}/email`;
    process.kill(-(program.pid as number), "SIGINT");
    expect((await lines.next()).value).toBe("stopping");
    expect((await fetch(url)).status).toBe(200);

    const ended = once(program, "exit");
    program.kill("SIGTERM");
    await ended;
    await expect.poll(() => fetch(url).catch(() => "gone")).toBe("gone");
  },
);
