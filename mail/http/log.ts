/** One event of the service. It never holds what a visitor wrote or where they are. */
export interface LogEntry {
  level: "info" | "warn" | "error";
  event: string;
  [detail: string]: string | number | boolean | undefined;
}

export type Log = (entry: LogEntry) => void;

export const logToStdout: Log = (entry) => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
};
