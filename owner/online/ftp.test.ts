import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { openFtp } from "./ftp.ts";

/** An FTP server without TLS, and what it was told. */
async function plainServer() {
  const told: string[] = [];
  const server = createServer((socket) => {
    socket.write("220 FTP\r\n");
    createInterface(socket).on("line", (line) => {
      told.push(line);
      socket.write(line.startsWith("AUTH") ? "502 no TLS\r\n" : "230 in\r\n");
    });
    socket.on("error", () => socket.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
  });
  return { told, port: (server.address() as AddressInfo).port };
}

test("over FTPS, a server without encryption hears neither name nor password", async () => {
  const { told, port } = await plainServer();
  const login = { host: "127.0.0.1", port, user: "naam", password: "geheim", folder: "." };
  await expect(openFtp({ kind: "ftps", ...login })).rejects.toThrow("502");
  expect(told).toEqual(["AUTH TLS"]);
});
