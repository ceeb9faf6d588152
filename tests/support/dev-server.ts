import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect } from "@playwright/test";

/** Starts `npm run dev` on a port; returns a function that ends it. */
export async function startDevServer(port: number): Promise<() => Promise<void>> {
  const dev = spawn(process.execPath, ["scripts/dev.ts"], {
    env: { ...process.env, PORT: `${port}`, SMTP_URL: "smtp://127.0.0.1" },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  await expect(() => fetch(`http://127.0.0.1:${port}/contact`)).toPass();
  return async () => {
    dev.kill("SIGTERM");
    await once(dev, "exit");
  };
}
