import type { ReactNode } from "react";

/** A small line below what it belongs to. */
export function SecondLine({ children }: { children: ReactNode }) {
  return <small className="second-line">{children}</small>;
}
