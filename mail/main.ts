import { readMailConfig } from "./config/config.ts";
import type { SiteSettings } from "./config/site-settings.ts";
import { run } from "./http/server.ts";
import { startMailService } from "./service.ts";

// The beginning of dist-service/mail.mjs. The build (mail/build/mail-service.ts) fills in these.
declare const builtInSettings: SiteSettings;

await run(8025, async (host, port) =>
  startMailService(readMailConfig(process.env, builtInSettings), host, port),
);
