import { shell } from "@/content/pages/shell";
import { hours } from "./hours";

interface Props {
  className?: string | undefined;
  /** Also says from when it is answered, while it is not. */
  saysFrom?: boolean;
}

/** Beside a phone number: until when it is answered today. behaviour.ts writes it at the moment it is read. */
export function Reachable({ className, saysFrom }: Props) {
  return <span className={className} data-hours={hours(saysFrom)} data-open={shell.reachable} />;
}
