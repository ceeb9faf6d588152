import { useId, type ReactNode } from "react";

/** A part of a text beside a sidebar: a region labelled by its heading. */
export function Subsection({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}
