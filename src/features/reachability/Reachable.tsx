import { shell } from "@/content/pages/shell";
import { hours } from "./hours";

/** Beside a phone number: until when it is answered today. behaviour.ts writes it at the moment it is read. */
export function Reachable({ className }: { className?: string | undefined }) {
  return <span className={className} data-hours={hours} data-open={shell.reachable} />;
}
