import type { Log, LogEntry } from "./log.ts";

const minute = 60_000;

/**
 * Logs the first refusal of a kind in full, and of those that follow within a minute only how many
 * there were: whoever sends thousands of calls does not fill the disk.
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
