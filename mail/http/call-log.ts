import { randomUUID } from "node:crypto";
import { createMiddleware } from "hono/factory";
import type { CallEnv } from "./call.ts";
import { HttpRefusal } from "./http-refusal.ts";
import type { Log, LogEntry } from "./log.ts";

const minute = 60_000;

/**
 * Logs the first refusal for a reason in full, and a minute later how many more there were, so that
 * thousands of calls do not fill the disk.
 */
function createRefusalLog(event: string, log: Log) {
  const counts = new Map<string, number>();
  return (reason: string, entry: LogEntry): void => {
    const count = counts.get(reason);
    if (count !== undefined) {
      counts.set(reason, count + 1);
      return;
    }
    counts.set(reason, 0);
    log(entry);
    const summarise = () => {
      const more = counts.get(reason) ?? 0;
      counts.delete(reason);
      if (more > 0) {
        log({ level: entry.level, event: `${event} refused again`, reason, count: more });
      }
    };
    setTimeout(summarise, minute).unref();
  };
}

/** Logs calls, and adds the id of the log line to each answer. */
export function logCalls(name: string, log: Log) {
  const logRefusal = createRefusalLog(name, log);
  return createMiddleware<CallEnv>(async (c, next) => {
    const id = randomUUID();
    c.header("X-Request-Id", id);
    const details = {};
    c.set("details", details);
    const started = performance.now();
    await next();
    const milliseconds = Math.round(performance.now() - started);
    const { status } = c.res;
    const failure = failureDetails(c.error);
    const entry: LogEntry = {
      level: "info",
      event: name,
      id,
      ...details,
      status,
      ...failure,
      ms: milliseconds,
    };
    if (failure === undefined) {
      log(entry);
    } else {
      logRefusal(failure.reason, entry);
    }
  });
}

/** The details of an error for the log; undefined when there was none. */
function failureDetails(error: Error | undefined) {
  if (error === undefined) {
    return undefined;
  }
  if (error instanceof HttpRefusal) {
    const { level, reason, details } = error;
    return { level, reason, ...details };
  }
  // Only the frames: the message may quote what a visitor wrote.
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  const stack = frames.map((line) => line.trim()).join("; ");
  return { level: "error" as const, reason: error.name, stack };
}
