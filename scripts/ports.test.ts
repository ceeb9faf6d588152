import { createServer } from "node:net";
import { expect, test } from "vitest";
import { checkPorts, portAt } from "./ports.ts";

const host = "127.0.0.1";

test("uses the port in the variable, or the default", () => {
  expect(portAt("PORT", 4321, host, { PORT: "8080" }).number).toBe(8080);
  expect(portAt("PORT", 4321, host, { PORT: "" }).number).toBe(4321);
});

test("names a variable that is no port", () => {
  const variables = { SMTP_PORT: "mail" };
  expect(() => portAt("SMTP_PORT", 1025, host, variables)).toThrow(/^SMTP_PORT is "mail"/);
});

test("names the variable to change when a port is taken", async () => {
  await using server = createServer();
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as { port: number };
  await expect(checkPorts([portAt("INBOX_PORT", port, host, {})])).rejects.toThrow(
    `Port ${port} is already in use. Set INBOX_PORT to another port`,
  );
});

test("names both variables with the same port", async () => {
  const ports = [portAt("PORT", 45_321, host, {}), portAt("SMTP_PORT", 45_321, host, {})];
  await expect(checkPorts(ports)).rejects.toThrow("PORT and SMTP_PORT are both 45321");
});
