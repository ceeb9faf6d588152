import { createServer } from "node:net";
import { expect, test } from "vitest";
import { checkPorts, portAt } from "./ports.ts";

const host = "127.0.0.1";

test("names the variable to change when a port is taken", async () => {
  await using server = createServer();
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as { port: number };
  await expect(checkPorts([portAt("INBOX_PORT", port, host, {})])).rejects.toThrow(
    `port ${port} of 127.0.0.1: it is already in use. Set INBOX_PORT to another port`,
  );
});
