import { createServer } from "node:net";
import { expect, it } from "vitest";
import { checkPorts, portAt } from "./ports.ts";

const host = "127.0.0.1";

it("uses the port in the variable, or the default, and names a variable with another value", () => {
  expect(portAt("PORT", 4321, host, { PORT: "8080" }).number).toBe(8080);
  expect(portAt("PORT", 4321, host, { PORT: "" }).number).toBe(4321);
  expect(() => portAt("SMTP_PORT", 1025, host, { SMTP_PORT: "mail" })).toThrow(
    /^SMTP_PORT is "mail"/,
  );
});

it("names the variables to change when a port is taken or used twice", async () => {
  await using server = createServer();
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as { port: number };
  await expect(checkPorts([portAt("INBOX_PORT", port, host, {})])).rejects.toThrow(
    `Port ${port} is already in use. Set INBOX_PORT to another port`,
  );
  const twice = [portAt("PORT", 45_321, host, {}), portAt("SMTP_PORT", 45_321, host, {})];
  await expect(checkPorts(twice)).rejects.toThrow("PORT and SMTP_PORT are both 45321");
});
