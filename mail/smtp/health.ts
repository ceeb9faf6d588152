import type { DeliveryError } from "./delivery-error.ts";
import type { MailTransport } from "./transport.ts";

const cacheMs = 5_000;

/**
 * A check of whether mail can be sent now. Its answer stands for a few seconds, so that calling it
 * often does not open an SMTP connection each time.
 */
export function createHealthCheck(transport: MailTransport) {
  const check = () =>
    transport.verify().then(
      () => ({ status: "ok", smtp: "reachable" }),
      ({ reason }: DeliveryError) => ({ status: "unavailable", smtp: reason }),
    );
  let last: ReturnType<typeof check> | undefined;
  const forget = () => {
    last = undefined;
  };
  return () => {
    last ??= check().finally(() => setTimeout(forget, cacheMs).unref());
    return last;
  };
}
