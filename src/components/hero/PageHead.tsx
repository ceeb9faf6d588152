import type { ReactNode } from "react";
import { Breadcrumb } from "@/components/shared/Breadcrumb";
import type { Place } from "@/routes";
import planes from "@/ui/planes.module.css";
import { bindLastWords } from "@/components/shared/bind-last-words";
import styles from "./PageHead.module.css";

interface Props extends Place {
  heading: string;
  intro?: string;
  plane?: "shade" | "cobalt";
  /** Gives a heading that is one long word the whole width, so that it stays in one piece. */
  oneWord?: boolean;
  /** What the page begins with: a search, figures. */
  children?: ReactNode;
}

/** The head of a page without a photograph of its own: where it stands, what it is, and the line below it. */
export function PageHead({ heading, intro, plane, oneWord = false, children, ...place }: Props) {
  return (
    <div className={plane ? `${styles.head} ${planes[plane]}` : styles.head}>
      <Breadcrumb {...place} />
      <div className={`${styles.words} ${oneWord ? styles.oneWord : ""}`}>
        <h1>{heading}</h1>
        {intro && <p>{bindLastWords(intro)}</p>}
      </div>
      {children}
    </div>
  );
}
