import type { DeliveryError } from "./delivery-error.ts";
import type { MailTransport } from "./transport.ts";

const cacheMs = 5_000;

/**
 * A check of whether mail can be sent now. Its answer stands for a few seconds, so that calling it often does
 * not open an SMTP connection each time.
 */
export function createHealthCheck(transport: MailTransport) {
  let last: ReturnType<typeof check> | undefined;
  const forget = () => {
    last = undefined;
  };
  return () => (last ??= check(transport).finally(() => setTimeout(forget, cacheMs).unref()));
}

async function check(transport: MailTransport) {
  try {
    await transport.verify();
    return { status: "ok", smtp: "reachable" };
  } catch (error) {
    return { status: "unavailable", smtp: (error as DeliveryError).response.details.reason };
  }
}
