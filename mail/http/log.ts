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
