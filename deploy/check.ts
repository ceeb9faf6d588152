import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cases, mailCase, mailDownCase } from "./check-cases.ts";
import { findPrograms } from "./check-programs.ts";
import { type CheckedServer, startBuiltIn, startCaddy, startMailStub, startNginx } from "./check-servers.ts";

const root = join(import.meta.dirname, "..");
const dist = join(root, "dist");
const work = mkdtempSync(join(tmpdir(), "check-deploy-"));
const running: CheckedServer[] = [];

async function start(server: Promise<CheckedServer>): Promise<CheckedServer> {
  const started = await server;
  running.push(started);
  return started;
}

/** Asks every server every question and prints a row for each. Resolves with the number of wrong answers. */
async function compare(
  servers: readonly CheckedServer[],
  proxies: readonly CheckedServer[],
  mail: CheckedServer,
): Promise<number> {
  const wrong: string[] = [];
  const row = async (
    name: string,
    ask: (port: number) => Promise<string[]>,
    asked: readonly CheckedServer[],
  ) => {
    const cells = servers.map(async (server) => {
      if (!asked.includes(server)) return "–";
      const problems = await ask(server.port).catch((error: Error) => [error.message]);
      wrong.push(...problems.map((problem) => `${name}, ${server.name}: ${problem}`));
      return problems.length === 0 ? "ok" : "WRONG";
    });
    console.log(
      [name.padEnd(52), ...(await Promise.all(cells)).map((cell) => cell.padEnd(9))].join(" ").trimEnd(),
    );
  };
  console.log(["".padEnd(52), ...servers.map(({ name }) => name.padEnd(9))].join(" ").trimEnd());
  for (const { name, ask } of cases(dist)) await row(name, ask, servers);
  await row(mailCase.name, mailCase.ask, proxies);
  mail.stop();
  await row(mailDownCase.name, mailDownCase.ask, proxies);
  for (const line of wrong) console.log(line);
  console.log(wrong.length === 0 ? "\nAll servers answer alike." : `\n${wrong.length} differences.`);
  return wrong.length;
}

try {
  if (!existsSync(join(dist, "index.html"))) throw new Error('dist/ is empty. Run "npm run build" first.');
  const programs = findPrograms(join(root, ".cache", "check-deploy"));
  const folders = { root, work };
  const mail = await start(startMailStub());
  const builtIn = await start(startBuiltIn(folders));
  const caddy = await start(startCaddy(programs, folders, mail.port));
  const nginx = await start(startNginx(programs, folders, mail.port));
  process.exitCode = (await compare([builtIn, caddy, nginx], [caddy, nginx], mail)) === 0 ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  for (const server of running) server.stop();
  rmSync(work, { recursive: true, force: true });
}
