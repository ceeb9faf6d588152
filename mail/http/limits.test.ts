import { describe, expect } from "vitest";
import { sendPath } from "#contract/calls.ts";
import { quoteBody } from "#testing/enquiries.ts";
import { type TestService, test } from "#testing/service.ts";
import { clientOf } from "./client.ts";
import { createMetrics } from "./metrics.ts";

describe("origins", () => {
  test.for([
    ["a configured origin", "https://firm.example", 200, "https://firm.example"],
    ["its own origin", "http://mail.firm.example", 200, "http://mail.firm.example"],
    ["no origin", undefined, 200, null],
    ["another origin", "https://evil.example", 403, null],
    ["a look-alike", "https://firm.example.evil.example", 403, null],
    ["an opaque origin", "null", 403, null],
  ] as const)("%s", async ([_what, origin, status, allowed], { service }) => {
    const response = await service.post(quoteBody(), origin && { Origin: origin });
    expect(response.status).toBe(status);
    expect(response.headers.get("access-control-allow-origin")).toBe(allowed);
  });

  test.for([
    ["https://firm.example", "https://firm.example"],
    ["https://evil.example", null],
  ] as const)(
    "the browser's question beforehand from %s",
    async ([origin, allowed], { service }) => {
      const response = await service.app.request(sendPath, {
        method: "OPTIONS",
        headers: { Origin: origin, "Access-Control-Request-Method": "POST" },
      });
      expect(response.status).toBe(204);
      expect(response.headers.get("access-control-allow-origin")).toBe(allowed);
    },
  );

  test("a page may read why it was refused", async ({ service }) => {
    const response = await service.post("{", { Origin: "https://firm.example" });
    expect(response.status).toBe(400);
    expect(response.headers.get("access-control-allow-origin")).toBe("https://firm.example");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  });
});

describe("limits", () => {
  const twoAMinute = { rateLimit: { points: 2, seconds: 60 }, trustProxy: 1 };
  /** What the service answers to one enquiry from each of these addresses. */
  async function flood(service: TestService, addresses: string[]): Promise<number[]> {
    const statuses = [];
    for (const [number, address] of addresses.entries()) {
      const body = quoteBody({ reference: `${address}-${number}`.replaceAll(/[^\d.-]/g, "-") });
      statuses.push((await service.post(body, { "X-Forwarded-For": address })).status);
    }
    return statuses;
  }
  const numbered = (length: number, address: (number: number) => string) =>
    Array.from({ length }, (_, number) => address(number));

  test("clients behind a trusted proxy are counted apart, and cannot pose as another", async ({
    start,
  }) => {
    const service = start({ ...twoAMinute, rateLimit: { points: 1, seconds: 60 } });
    const addresses = ["198.51.100.1", "198.51.100.2", "203.0.113.77, 198.51.100.1"];
    expect(await flood(service, addresses)).toEqual([200, 200, 429]);
  });

  test("a /48 may send four times as much as an address, however many networks it has", async ({
    start,
  }) => {
    const metrics = createMetrics();
    const service = start(twoAMinute, { metrics });
    const networks = numbered(12, (number) => `2001:db8:7:${number}::1`);
    expect(await flood(service, networks)).toEqual([...Array(8).fill(200), ...Array(4).fill(429)]);
    expect(await flood(service, ["2001:db8:8::1", "192.0.2.7"])).toEqual([200, 200]);
    expect(service.logs.filter(({ event }) => event === "flood")).toEqual([
      { level: "warn", event: "flood", call: "enquiry", from: "network" },
    ]);
    expect(service.logs).toContainEqual(expect.objectContaining({ reason: "rate-limit-network" }));
    const figures = await (await metrics.app.request("/metrics")).text();
    expect(figures).toContain('website_mail_floods_total{call="enquiry",from="network"} 1');
  });

  test("all senders together may send twenty times as much", async ({ start }) => {
    const service = start(twoAMinute);
    const addresses = numbered(42, (number) => `192.0.2.${number}`);
    expect(await flood(service, addresses)).toEqual([...Array(40).fill(200), 429, 429]);
    expect(service.logs).toContainEqual({
      level: "warn",
      event: "flood",
      call: "enquiry",
      from: "everyone",
    });
  });

  test("who is refused uses up nothing that others may send", async ({ start }) => {
    const service = start(twoAMinute);
    await flood(service, Array(60).fill("2001:db8:7:1::1"));
    expect(await flood(service, ["2001:db8:7:2::1", "192.0.2.1"])).toEqual([200, 200]);
  });

  test("a flood is refused beyond what is handled at the same time", async ({ start }) => {
    const service = start({ maxInFlight: 3 });
    const sent = numbered(10, (number) => `flood-${number}`).map((reference) =>
      service.post(quoteBody({ reference })),
    );
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([...Array(3).fill(200), ...Array(7).fill(503)]);
    expect((await service.post(quoteBody({ reference: "later" }))).status).toBe(200);
  });
});

test.for<[string, string | undefined, string | undefined, number, string]>([
  ["without proxies the header is ignored", "192.0.2.1", "1.1.1.1", 0, "192.0.2.1"],
  ["one proxy", "10.0.0.1", "198.51.100.7", 1, "198.51.100.7"],
  ["words of the client are ignored", "10.0.0.1", "1.1.1.1, 198.51.100.7", 1, "198.51.100.7"],
  ["two proxies", "10.0.0.1", "1.1.1.1, 198.51.100.7, 10.0.0.2", 2, "198.51.100.7"],
  ["fewer entries than proxies", "10.0.0.1", "1.1.1.1", 2, "10.0.0.1"],
  ["no header", "10.0.0.1", undefined, 1, "10.0.0.1"],
  ["nonsense", "10.0.0.1", "unknown", 1, "10.0.0.1"],
  ["a port", "10.0.0.1", "198.51.100.7:4711", 1, "198.51.100.7"],
  ["IPv6 with a port", "10.0.0.1", "[2001:db8:1:2:3::9]:4711", 1, "2001:0db8:0001:0002::/64"],
  ["IPv6 by network", "2001:db8:1:2:aaaa::1", undefined, 0, "2001:0db8:0001:0002::/64"],
  ["short IPv6", "::1", undefined, 0, "0000:0000:0000:0000::/64"],
  ["IPv4 in IPv6", "::ffff:192.0.2.1", undefined, 0, "192.0.2.1"],
  ["a zone", "fe80::1%eth0", undefined, 0, "fe80:0000:0000:0000::/64"],
  ["no address at all", undefined, undefined, 0, "unknown"],
])("client address: %s", ([_what, remote, forwarded, proxies, address]) => {
  const network = address.replace(/:[0-9a-f]{4}::\/64$/, "::/48");
  expect(clientOf(remote, forwarded, proxies)).toEqual({ address, network });
});
