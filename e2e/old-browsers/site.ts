import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { siteUrl } from "#e2e/helpers/addresses.ts";

const isUp = () =>
  fetch(siteUrl).then(
    ({ ok }) => ok,
    () => false,
  );

/** Serves the built site with the mail service and an inbox while the tests run. */
export default async function serve(): Promise<() => void> {
  const server = spawn(process.execPath, ["e2e/helpers/serve.ts"], { stdio: "inherit" });
  for (let attempt = 0; !(await isUp()); attempt++) {
    if (server.exitCode !== null || attempt === 100) {
      server.kill();
      throw new Error("the site could not be served: run `npm run build` first");
    }
    await wait(100);
  }
  return () => {
    server.kill();
  };
}
