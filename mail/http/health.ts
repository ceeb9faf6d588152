import { DeliveryError } from "../smtp/delivery-error.ts";
import type { MailTransport } from "../smtp/transport.ts";

interface Health {
  status: "ok" | "unavailable";
  smtp: string;
}

const cacheMs = 5_000;

/**
 * A check of whether mail can be sent now. Its answer stands for a few seconds, so that calling it often does
 * not open an SMTP connection each time.
 */
export function createHealthCheck(transport: MailTransport): () => Promise<Health> {
  let last: Promise<Health> | undefined;
  let expires = 0;
  return () => {
    if (last === undefined || Date.now() > expires) {
      expires = Number.POSITIVE_INFINITY;
      last = check(transport).finally(() => {
        expires = Date.now() + cacheMs;
      });
    }
    return last;
  };
}

async function check(transport: MailTransport): Promise<Health> {
  try {
    await transport.verify();
    return { status: "ok", smtp: "reachable" };
  } catch (error) {
    return { status: "unavailable", smtp: error instanceof DeliveryError ? error.failure : "unreachable" };
  }
}
