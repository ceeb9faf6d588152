import { useLayoutEffect } from "react";
import { partIds } from "#components/enquiry/form-ids.ts";
import styles from "./SentHeading.module.css";

interface Props {
  level: 1 | 2;
  text: string;
  className?: string | undefined;
}

/** The heading of a confirmation. While it is shown, the page has nothing else to offer. */
export function SentHeading({ level, text, className = "" }: Props) {
  // What `UntilSent` holds is hidden.
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute("data-enquiry-sent", true);
    return () => root.removeAttribute("data-enquiry-sent");
  }, []);

  // Not the heading of pages, whose dictionary of hyphens is too large for a script.
  const Tag = `h${level}` as const;
  return (
    <Tag id={partIds.confirmation} className={`${styles.heading} ${className}`} tabIndex={-1}>
      {text}
    </Tag>
  );
}
