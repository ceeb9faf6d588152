import { readMailConfig } from "./config/config.ts";
import type { SiteSettings } from "./config/site-settings.ts";
import { logToStdout } from "./http/log.ts";
import { readPort } from "./http/server.ts";
import { startMailService } from "./service.ts";

// The beginning of dist-service/mail.mjs: serves on HOST and PORT until the process is told to
// stop, or says why it cannot start. The build (mail/build/mail-service.ts) fills in these.
declare const builtInSettings: SiteSettings;

// A log that cannot be written, such as on a full disk, would end the process.
process.stdout.on("error", () => {});
try {
  const config = readMailConfig(process.env, builtInSettings);
  const host = process.env.HOST || "127.0.0.1";
  const server = await startMailService(config, host, readPort("PORT", 8025));
  logToStdout({ level: "info", event: "listening", port: server.port });
  for (const signal of ["SIGTERM", "SIGINT"]) {
    process.once(signal, server.close);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
