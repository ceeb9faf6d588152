import { readMailConfig } from "./config/config.ts";
import type { SiteSettings } from "./config/site-settings.ts";
import { run } from "./http/server.ts";
import { type Release, startMailService } from "./service.ts";

// The beginning of dist-service/mail.mjs. The build (mail/build/mail-service.ts) fills in these two.
declare const builtInSettings: SiteSettings;
declare const builtInRelease: Release;

await run(8025, async (host, port) => {
  const config = readMailConfig(process.env, builtInSettings);
  return startMailService(config, host, port, { release: builtInRelease });
});
