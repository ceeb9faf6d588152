import { join } from "node:path";
import { startSiteServer } from "./server.ts";

// Serves dist/ as it was built, with the mail service: PORT (4321), HOST (127.0.0.1), SMTP_URL.
try {
  const port = Number(process.env.PORT || 4321);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(
      `PORT is "${process.env.PORT}", which is not a port. Set it to a number from 0 to 65535.`,
    );
  }
  const host = process.env.HOST || "127.0.0.1";
  const server = await startSiteServer(join(import.meta.dirname, ".."), host, port, process.env);
  console.log(`Serving dist/ on http://${host}:${server.port}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => server.close());
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(code === "EADDRINUSE" ? `${message} — set PORT to a port that is free.` : message);
  process.exitCode = 1;
}
