import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { clientOf } from "./client.ts";
import { Metrics } from "./metrics.ts";
import { type CreateLimiter, createMemoryLimiter, type RateLimiter } from "./rate-limit.ts";
import { quoteBody } from "../testing/enquiries.ts";
import { startTestService, type TestService } from "../testing/service.ts";
import { type SmtpSink, startSmtpSink } from "../testing/smtp-sink.ts";

let sink: SmtpSink;
const services: TestService[] = [];

function start(...args: Parameters<typeof startTestService> extends [string, ...infer Rest] ? Rest : never) {
  const service = startTestService(sink.url, ...args);
  services.push(service);
  return service;
}

beforeAll(async () => {
  sink = await startSmtpSink();
});
afterAll(async () => {
  for (const service of services) await service.transport.close();
  await sink.close();
});

describe("origins", () => {
  test.each([
    ["a configured origin", "https://firm.example", 200, "https://firm.example"],
    ["its own origin", "http://mail.firm.example", 200, "http://mail.firm.example"],
    ["no origin", undefined, 200, null],
    ["another origin", "https://evil.example", 403, null],
    ["a look-alike", "https://firm.example.evil.example", 403, null],
    ["an opaque origin", "null", 403, null],
  ])("%s", async (_what, origin, status, allowed) => {
    const response = await start().post(quoteBody(), origin === undefined ? {} : { Origin: origin });
    expect(response.status).toBe(status);
    expect(response.headers.get("access-control-allow-origin")).toBe(allowed);
  });

  test.each([
    ["https://firm.example", "https://firm.example"],
    ["https://evil.example", null],
  ])("the browser's question beforehand from %s", async (origin, allowed) => {
    const response = await start().app.request("/api/v1.0/email/send", {
      method: "OPTIONS",
      headers: { Origin: origin, "Access-Control-Request-Method": "POST" },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-origin")).toBe(allowed);
  });

  test("a page may read why it was refused", async () => {
    const response = await start().post("{", { Origin: "https://firm.example" });
    expect(response.status).toBe(400);
    expect(response.headers.get("access-control-allow-origin")).toBe("https://firm.example");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  });
});

describe("limits", () => {
  test("a client that sends too much is told when to come back", async () => {
    const service = start({ rateLimit: { points: 2, seconds: 60 } });
    const statuses = [];
    for (const reference of ["a", "b", "c"]) {
      const response = await service.post(quoteBody({ reference }));
      statuses.push([response.status, response.headers.has("retry-after")]);
    }
    expect(statuses).toEqual([
      [200, false],
      [200, false],
      [429, true],
    ]);
  });

  test("clients behind a trusted proxy are counted apart, and cannot pose as another", async () => {
    const service = start({ rateLimit: { points: 1, seconds: 60 }, trustProxy: 1 });
    const from = async (forwarded: string, reference: string) =>
      (await service.post(quoteBody({ reference }), { "X-Forwarded-For": forwarded })).status;
    expect(await from("198.51.100.1", "a")).toBe(200);
    expect(await from("198.51.100.2", "b")).toBe(200);
    expect(await from("203.0.113.77, 198.51.100.1", "c")).toBe(429);
  });

  test("two copies with one store count together", async () => {
    const limiters = new Map<string, RateLimiter>();
    const createLimiter: CreateLimiter = (name, ...limit) => {
      const limiter = limiters.get(name) ?? createMemoryLimiter(name, ...limit);
      limiters.set(name, limiter);
      return limiter;
    };
    const rateLimit = { points: 1, seconds: 60 };
    const [one, other] = [start({ rateLimit }, { createLimiter }), start({ rateLimit }, { createLimiter })];
    expect((await one.post(quoteBody())).status).toBe(200);
    expect((await other.post(quoteBody())).status).toBe(429);
  });

  /** What the service answers to one enquiry from each of these addresses. */
  async function flood(service: TestService, addresses: string[]): Promise<number[]> {
    const statuses = [];
    for (const [number, address] of addresses.entries()) {
      const body = quoteBody({ reference: `${address}-${number}`.replaceAll(":", "-") });
      statuses.push((await service.post(body, { "X-Forwarded-For": address })).status);
    }
    return statuses;
  }
  const numbered = (count: number, address: (number: number) => string) =>
    Array.from({ length: count }, (_, number) => address(number));

  test("a /48 may send four times as much as an address, however many networks it has", async () => {
    const metrics = new Metrics();
    const service = start({ rateLimit: { points: 2, seconds: 60 }, trustProxy: 1 }, { metrics });
    const networks = numbered(12, (number) => `2001:db8:7:${number}::1`);
    expect(await flood(service, networks)).toEqual([...Array(8).fill(200), ...Array(4).fill(429)]);
    expect(await flood(service, ["2001:db8:8::1", "192.0.2.7"])).toEqual([200, 200]);
    expect(service.logs).toContainEqual({ level: "warn", event: "flood", call: "enquiry", from: "network" });
    expect(service.logs.filter(({ event }) => event === "flood")).toHaveLength(1);
    expect(service.logs).toContainEqual(expect.objectContaining({ reason: "rate-limit-network" }));
    const figures = await (await metrics.app().request("/metrics")).text();
    expect(figures).toContain('website_mail_floods_total{call="enquiry",from="network"} 1');
  });

  test("all senders together may send twenty times as much", async () => {
    const service = start({ rateLimit: { points: 2, seconds: 60 }, trustProxy: 1 });
    const addresses = numbered(42, (number) => `192.0.2.${number}`);
    expect(await flood(service, addresses)).toEqual([...Array(40).fill(200), 429, 429]);
    expect(service.logs).toContainEqual({ level: "warn", event: "flood", call: "enquiry", from: "everyone" });
  });

  test("who is refused uses up nothing that others may send", async () => {
    const service = start({ rateLimit: { points: 2, seconds: 60 }, trustProxy: 1 });
    const [neighbour, other] = ["2001:db8:7:2::1", "192.0.2.1"];
    await flood(
      service,
      numbered(60, () => "2001:db8:7:1::1"),
    );
    expect(await flood(service, [neighbour, other])).toEqual([200, 200]);
  });

  test("a flood is refused beyond what is handled at the same time", async () => {
    const service = start({ maxInFlight: 3 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => service.post(quoteBody({ reference: `flood-${n}` }))),
    );
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 503)).toHaveLength(7);
    expect((await service.post(quoteBody({ reference: "later" }))).status).toBe(200);
  });
});

test.each<[string, string | undefined, string | undefined, number, string]>([
  ["without proxies the header is ignored", "192.0.2.1", "1.1.1.1", 0, "192.0.2.1"],
  ["one proxy", "10.0.0.1", "198.51.100.7", 1, "198.51.100.7"],
  ["words of the client are ignored", "10.0.0.1", "1.1.1.1, 198.51.100.7", 1, "198.51.100.7"],
  ["two proxies", "10.0.0.1", "1.1.1.1, 198.51.100.7, 10.0.0.2", 2, "198.51.100.7"],
  ["fewer entries than proxies", "10.0.0.1", "1.1.1.1", 2, "10.0.0.1"],
  ["no header", "10.0.0.1", undefined, 1, "10.0.0.1"],
  ["nonsense", "10.0.0.1", "unknown", 1, "10.0.0.1"],
  ["a port", "10.0.0.1", "198.51.100.7:4711", 1, "198.51.100.7"],
  ["IPv6 with a port", "10.0.0.1", "[2001:db8:1:2:3::9]:4711", 1, "2001:db8:1:2::/64"],
  ["IPv6 by network", "2001:db8:1:2:aaaa::1", undefined, 0, "2001:db8:1:2::/64"],
  ["short IPv6", "::1", undefined, 0, "0:0:0:0::/64"],
  ["IPv4 in IPv6", "::ffff:192.0.2.1", undefined, 0, "192.0.2.1"],
  ["a zone", "fe80::1%eth0", undefined, 0, "fe80:0:0:0::/64"],
  ["no address at all", undefined, undefined, 0, "unknown"],
])("client address: %s", (_what, remote, forwarded, proxies, expected) => {
  expect(clientOf(remote, forwarded, proxies).address).toBe(expected);
});

test.each([
  ["2001:db8:1:2::1", "2001:db8:1::/48"],
  ["192.0.2.1", "192.0.2.1"],
])("the network of %s is %s", (address, network) => {
  expect(clientOf(address, undefined, 0).network).toBe(network);
});
