import type { ReactNode } from "react";

export function FileList({ children }: { children: ReactNode }) {
  return <ul className="u-above-1">{children}</ul>;
}
