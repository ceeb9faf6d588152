import { Hono } from "hono";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

interface Outcome {
  status: number;
  reason?: string;
  repeated?: boolean;
}

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * The metrics of the service for Prometheus. They contain nothing about who called, or about what
 * they sent.
 */
export function createMetrics(store?: { readonly state: string }) {
  const registry = new Registry();
  const described = <Label extends string>(name: string, help: string, ...labels: Label[]) => ({
    name: `website_mail_${name}`,
    help,
    labelNames: ["call" as const, ...labels],
    registers: [registry],
  });
  const sent = new Counter(
    described("sent_total", "Calls whose mail was accepted by the SMTP server"),
  );
  const repeated = new Counter(
    described("repeated_total", "Calls answered 200 for what was sent before"),
  );
  // Start at zero, so that Prometheus sees the first increase.
  for (const counter of [sent, repeated]) {
    for (const call of ["enquiry", "files", "answer"]) {
      counter.inc({ call }, 0);
    }
  }
  const refused = new Counter(
    described(
      "refused_total",
      "Calls answered otherwise than 200, by the reason in the log",
      "status",
      "reason",
    ),
  );
  const accepted = new Histogram({
    ...described("accept_seconds", "Time from a call to the acceptance of its mail"),
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 12, 30, 60, 180, 360],
  });
  const inFlight = new Gauge(described("in_flight", "Calls being handled now"));
  collectDefaultMetrics({ register: registry });
  if (store !== undefined) {
    new Gauge({
      name: "website_mail_store_reachable",
      help: "1 while the store that copies share answers, 0 while this copy counts by itself",
      registers: [registry],
      collect() {
        this.set(store.state === "reachable" ? 1 : 0);
      },
    });
  }

  return {
    began: (call: string) => inFlight.inc({ call }),
    ended(call: string, { status, reason, repeated: isRepeated }: Outcome, seconds: number) {
      inFlight.dec({ call });
      if (reason !== undefined) {
        refused.inc({ call, status, reason });
      } else if (isRepeated === true) {
        repeated.inc({ call });
      } else {
        sent.inc({ call });
        accepted.observe({ call }, seconds);
      }
    },
    /** Answers GET /metrics, and nothing else; to be served apart from what visitors reach. */
    app: new Hono().get("/metrics", async (c) =>
      c.body(await registry.metrics(), 200, { "Content-Type": registry.contentType }),
    ),
  };
}
