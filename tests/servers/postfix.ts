import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { execa } from "execa";
import { freePort, installed } from "#tests/support/program.ts";

/** Where Debian and Ubuntu have its programs. */
const programs = "/usr/lib/postfix/sbin";

/** Only root may start it. */
export const hasPostfix = installed("postfix") !== undefined && process.getuid?.() === 0;

/** Its parts, without a folder of their own as their root. */
const parts = `cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
smtp unix - - n - - smtp
retry unix - - n - - error
anvil unix - - n - 1 anvil
proxymap unix - - n - - proxymap
postlog unix-dgram n - n - 1 postlogd
`;

const isListening = async (port: number) => {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
};

/** Postfix with these settings, which hands every mail on to the SMTP server at a port. */
export async function startPostfix(nextPort: number, settings: string) {
  const work = mkdtempSync(join(tmpdir(), "postfix-"));
  const config = join(work, "config");
  const data = join(work, "data");
  const port = await freePort();
  chmodSync(work, 0o755);
  for (const folder of [config, data, join(work, "queue")]) {
    mkdirSync(folder);
  }
  // The same user as where the system has installed it.
  const { uid, gid } = statSync("/var/lib/postfix");
  chownSync(data, uid, gid);
  writeFileSync(`${config}/master.cf`, `127.0.0.1:${port} inet n - n - - smtpd\n${parts}`);
  writeFileSync(
    `${config}/main.cf`,
    `compatibility_level = 3.6
queue_directory = ${work}/queue
data_directory = ${data}
daemon_directory = ${programs}
maillog_file = ${work}/log
maillog_file_prefixes = ${work}
inet_protocols = ipv4
myhostname = mail.firm.example
mydestination =
mynetworks = 127.0.0.0/8
alias_maps =
disable_dns_lookups = yes
relayhost = [127.0.0.1]:${nextPort}
${settings}
`,
  );
  await execa("/usr/sbin/postfix", ["-c", config, "check"]);
  const master = execa(join(programs, "master"), ["-c", config, "-d"]);
  let isOver = false;
  const firstAnswer = async () => {
    while (!isOver && !(await isListening(port))) {
      await setTimeout(20);
    }
  };
  await Promise.race([firstAnswer(), master]).finally(() => {
    isOver = true;
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    async close() {
      master.kill();
      await master.catch(() => {});
      rmSync(work, { recursive: true, force: true });
    },
  };
}
