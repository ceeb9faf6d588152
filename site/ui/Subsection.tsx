import { type ReactNode, useId } from "react";
import { Heading } from "./Heading.tsx";
import styles from "./Subsection.module.css";

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

interface LayoutProps {
  /** Stands beside the text on wide screens, and stays visible while the text scrolls. */
  aside?: ReactNode;
  /** Lets `aside` scroll with the text, because it is too long to stay visible. */
  still?: boolean;
  children: ReactNode;
}

/** A long text in chapters, with a column beside it; below it on a phone. */
export function SidebarLayout({ aside, still, children }: LayoutProps) {
  return (
    <div className={`l-padded l-twelve l-split ${styles.layout}`}>
      <div className={`l-split-main l-column ${styles.chapters}`}>{children}</div>
      <div className={still ? "l-split-side" : "l-split-side l-sticky"}>{aside}</div>
    </div>
  );
}

/** One part of the long text in a SidebarLayout, under its heading. */
export function Chapter({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Subsection heading={heading} headingClass={styles.heading}>
      {children}
    </Subsection>
  );
}
