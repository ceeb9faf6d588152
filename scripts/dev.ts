import "./stop-on-mistakes.ts";
import { readMailConfig } from "@contractor/mail/config/config.ts";
import { mailSettings } from "@contractor/mail/config/site-settings.ts";
import { startMailService } from "@contractor/mail/service.ts";
import { editor } from "@contractor/owner/integration.ts";
import { guard, limits } from "@contractor/owner/local/local-server.ts";
import { dev } from "astro";
import { mailDestination } from "./inbox.ts";
import { checkPorts, portAt, reachableHost } from "./ports.ts";
import { untilStopped } from "./until-stopped.ts";

const isForOwner = process.argv.includes("--beheer");
const wordsForOwner = (address: string) => [
  `Begint u pas? Open ${address}/beheer/begin en vul in wat uw bedrijf is.`,
  `Teksten wijzigen: open ${address}/beheer in Chrome of Edge en klik op ‘Teksten wijzigen’; in andere browsers werkt het niet.`,
  `De website zelf staat op ${address} en verandert mee zodra u opslaat. Stoppen: Ctrl-C.`,
];

await untilStopped(async () => {
  const host = process.env.HOST || "127.0.0.1";
  const port = portAt("PORT", 4321, host);
  const mail = mailDestination(host);
  await checkPorts([port, ...mail.ports]);

  const endInbox = await mail.start();
  const config = readMailConfig(mail.env, mailSettings());
  const mailService = await startMailService(config, "127.0.0.1", 0);
  const root = process.cwd();
  const running = await dev({
    root,
    configFile: "site/astro.config.ts",
    integrations: [editor({ keepsVersions: isForOwner })],
    logLevel: "warn",
    server: { host, port: port.number },
    // The mail service compares the origin of a call with the address that it was sent to, so the
    // proxy must not change that address.
    vite: {
      // A build would replace the packages that were prepared for this.
      cacheDir: "node_modules/.vite/dev",
      plugins: [guard(root)],
      server: {
        ...limits(root),
        proxy: { "/api": { target: `http://127.0.0.1:${mailService.port}`, changeOrigin: false } },
      },
    },
  });

  const address = `http://${reachableHost(host)}:${port.number}`;
  const lines = isForOwner
    ? wordsForOwner(address)
    : [`The site is at ${address} and follows your changes`, mail.line, "Press Ctrl-C to stop."];
  for (const line of lines) {
    console.log(line);
  }
  return [() => running.stop(), () => mailService.close(), endInbox];
});
