import { type ChildProcess, fork } from "node:child_process";
import { createRequire } from "node:module";

interface InboxOptions {
  webHost: string;
  webPort: number;
  smtpPort: number;
}

type MailDev = new (options: Record<string, unknown>) => { listen(): Promise<void> };

/**
 * Starts the development inbox (MailDev) in a process of its own: an SMTP server and a web page that shows
 * what it received. Rejects when it cannot start.
 */
export async function startInbox(options: InboxOptions): Promise<ChildProcess> {
  // Ctrl-C reaches every program of a terminal's group at once; the inbox is to outlast the mails on their way.
  const detached = process.platform !== "win32";
  const child = fork(import.meta.filename, [JSON.stringify(options)], { detached });
  await new Promise<void>((resolve, reject) => {
    child.once("message", () => resolve());
    child.once("error", reject);
    child.once("exit", () =>
      reject(new Error("The inbox could not be started; the reason is printed above.")),
    );
  });
  return child;
}

async function runInbox({ webHost, webPort, smtpPort }: InboxOptions): Promise<void> {
  const Inbox = createRequire(import.meta.url)("maildev") as MailDev;
  const inbox = new Inbox({ smtp: smtpPort, web: webPort, ip: "127.0.0.1", webIp: webHost, silent: true });
  await inbox.listen();
  // Ends with the process that started it, however that ended.
  process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.send?.("ready");
}

const options = process.argv[2];
if (import.meta.main && options) await runInbox(JSON.parse(options) as InboxOptions);
