import { type ReactNode, useId } from "react";
import { Heading } from "./Heading.tsx";

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
      <Heading level={2} id={id} className={headingClass} text={heading} />
      {children}
    </Region>
  );
}
