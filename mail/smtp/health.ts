import type { Log } from "#mail/http/log.ts";
import type { DeliveryError } from "./delivery-error.ts";
import type { MailTransport } from "./transport.ts";

const cacheMs = 60_000;

/**
 * A check of whether mail can be sent now. Everyone may ask, so the reason is only in the log, and
 * an answer stands for a minute: each look logs in at the mail server.
 */
export function createHealthCheck(transport: MailTransport, log: Log) {
  const check = () =>
    transport.verify().then(
      () => "ok" as const,
      ({ reason, details }: DeliveryError) => {
        log({ level: "error", event: "health", reason, ...details });
        return "unavailable" as const;
      },
    );
  let last: ReturnType<typeof check> | undefined;
  let lookedAt = 0;
  return () => {
    if (last === undefined || performance.now() - lookedAt >= cacheMs) {
      lookedAt = performance.now();
      last = check();
    }
    return last;
  };
}
