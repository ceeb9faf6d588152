import { Hono } from "hono";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Sender } from "./rate-limit.ts";
import type { CallResponse } from "./response.ts";

/** What the service counts of its calls, for Prometheus. Nothing in it tells who called, or with what. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #sent = this.#counter(
    "website_mail_sent_total",
    "Calls whose mail was accepted by the SMTP server",
  );
  readonly #repeated = this.#counter(
    "website_mail_repeated_total",
    "Calls answered 200 for what was sent before",
  );
  readonly #refused = new Counter({
    name: "website_mail_refused_total",
    help: "Calls answered otherwise than 200, by the reason in the log",
    labelNames: ["call", "status", "reason"],
    registers: [this.#registry],
  });
  readonly #floods = new Counter({
    name: "website_mail_floods_total",
    help: "Times that an address, a network or everyone together had sent as much as they may",
    labelNames: ["call", "from"],
    registers: [this.#registry],
  });
  readonly #seconds = new Histogram({
    name: "website_mail_accept_seconds",
    help: "Time from a call to the acceptance of its mail",
    labelNames: ["call"],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 12, 30, 60, 180, 360],
    registers: [this.#registry],
  });
  readonly #inFlight = new Gauge({
    name: "website_mail_in_flight",
    help: "Calls being handled now",
    labelNames: ["call"],
    registers: [this.#registry],
  });

  constructor(store?: { readonly state: string }) {
    collectDefaultMetrics({ register: this.#registry });
    if (store === undefined) return;
    new Gauge({
      name: "website_mail_store_reachable",
      help: "1 while the store that copies share answers, 0 while this copy counts by itself",
      registers: [this.#registry],
      collect() {
        this.set(store.state === "reachable" ? 1 : 0);
      },
    });
  }

  began(call: string): void {
    this.#inFlight.inc({ call });
  }

  ended(call: string, { status, details }: CallResponse, seconds: number): void {
    this.#inFlight.dec({ call });
    if (status !== 200) {
      this.#refused.inc({ call, status, reason: String(details.reason) });
    } else if (details.repeated === true) {
      this.#repeated.inc({ call });
    } else {
      this.#sent.inc({ call });
      this.#seconds.observe({ call }, seconds);
    }
  }

  flooded(call: string, from: Sender): void {
    this.#floods.inc({ call, from });
  }

  /** Answers GET /metrics, and nothing else; to be served apart from what visitors reach. */
  app(): Hono {
    return new Hono().get("/metrics", async (c) =>
      c.body(await this.#registry.metrics(), 200, { "Content-Type": this.#registry.contentType }),
    );
  }

  #counter(name: string, help: string) {
    // From the start, so that a rise from nothing shows.
    const counter = new Counter({ name, help, labelNames: ["call"], registers: [this.#registry] });
    for (const call of ["enquiry", "files"]) counter.inc({ call }, 0);
    return counter;
  }
}
