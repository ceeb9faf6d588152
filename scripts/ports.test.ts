import { createServer } from "node:net";
import { afterEach, expect, it } from "vitest";
import { checkPorts, readPort } from "./ports.ts";

const host = "127.0.0.1";
const server = createServer();
afterEach(() => server.close());

it("takes the port from its variable, or the usual one", () => {
  expect(readPort("PORT", 4321, host, { PORT: "8080" }).number).toBe(8080);
  expect(readPort("PORT", 4321, host, { PORT: "" }).number).toBe(4321);
});

it("names the variable that holds no port", () => {
  expect(() => readPort("SMTP_PORT", 1025, host, { SMTP_PORT: "mail" })).toThrow(/^SMTP_PORT is "mail"/);
});

it("names the variable to set when a port is taken", async () => {
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as { port: number };
  const taken = readPort("INBOX_PORT", port, host, {});
  await expect(checkPorts([taken])).rejects.toThrow(
    `Port ${port} is already in use. Set INBOX_PORT to another port`,
  );
});

it("names both variables when they hold the same port", async () => {
  const ports = [readPort("PORT", 45_321, host, {}), readPort("SMTP_PORT", 45_321, host, {})];
  await expect(checkPorts(ports)).rejects.toThrow("PORT and SMTP_PORT are both 45321");
});
