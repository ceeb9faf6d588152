import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { readMailConfig } from "./config/config.ts";
import { run } from "./http/run.ts";
import { startMailService } from "./service.ts";

// Files pass through in pieces that are garbage at once; V8 would let room of 130 MB grow for them.
setFlagsFromString("--semi-space-growth-factor=1");

const root = join(import.meta.dirname, "..");
await run(8025, async (host, port) =>
  startMailService(readMailConfig(process.env, root), host, port),
);
