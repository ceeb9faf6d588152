import type { Log, LogEntry } from "./log.ts";

const minute = 60_000;

/**
 * Logs the first refusal for a reason in full, and a minute later how many more there were, so that
 * thousands of calls do not fill the disk.
 */
export function createRefusalLog(event: string, log: Log) {
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
