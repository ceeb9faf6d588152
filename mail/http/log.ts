import { createMiddleware } from "hono/factory";
import type { CallEnv } from "./call.ts";
import { HttpRefusal } from "./http-refusal.ts";

/** An event in the log. It never contains what a visitor wrote, nor an IP address. */
export interface LogEntry {
  level: "info" | "warn" | "error";
  event: string;
  [detail: string]: string | number | boolean | undefined;
}

export type Log = (entry: LogEntry) => void;

export const logToStdout: Log = (entry) => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
};

/** Logs calls. */
export const logCalls = (event: string, log: Log) =>
  createMiddleware<CallEnv>(async (c, next) => {
    const details = {};
    c.set("details", details);
    await next();
    const failure = c.error && failureDetails(c.error);
    log({ level: "info", event, ...details, status: c.res.status, ...failure });
  });

/** The details of an error for the log. */
export function failureDetails(error: Error) {
  if (error instanceof HttpRefusal) {
    const { smtp } = error.options;
    return { level: smtp ? ("error" as const) : ("warn" as const), reason: error.reason, smtp };
  }
  // Only the frames: the message may quote what a visitor wrote.
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  const stack = frames.map((line) => line.trim()).join("; ");
  return { level: "error" as const, reason: error.name, stack };
}
