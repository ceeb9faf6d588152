import { join } from "node:path";
import { run } from "#mail/http/run.ts";
import { startSiteServer } from "./server.ts";

// Serves dist/ as it was built, with the mail service: PORT (4321), HOST (127.0.0.1), SMTP_URL.
const root = join(import.meta.dirname, "../..");
await run(4321, (host, port) => startSiteServer(root, host, port, process.env));
