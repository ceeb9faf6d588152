import { type ReactNode, useId } from "react";

interface Props {
  as?: "section" | "aside" | "nav";
  heading: string;
  headingClass?: string;
  className?: string;
  children: ReactNode;
}

/** A part of a section: a region labelled by its heading. */
export function Subsection({
  as: Region = "section",
  heading,
  headingClass,
  className,
  children,
}: Props) {
  const id = useId();
  return (
    <Region className={className} aria-labelledby={id}>
      <h2 id={id} className={headingClass}>
        {heading}
      </h2>
      {children}
    </Region>
  );
}
