import type { ReactNode } from "react";

/** A list of files; each is a FileRow. */
export function FileList({ children }: { children: ReactNode }) {
  return <ul className="u-above-1">{children}</ul>;
}
