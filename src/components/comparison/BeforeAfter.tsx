import { shell } from "@/content/pages/shell";
import type { Comparison as Pair } from "@/content/schemas/common";
import { LinkedText } from "@/components/text/LinkedText";
import type { PhotoUse } from "@/components/photo/photo-files";
import { Photograph } from "@/components/photo/Photograph";
import { Comparison } from "@/features/comparison/Comparison";
import styles from "./BeforeAfter.module.css";

interface Props {
  pair: Pair;
  size?: PhotoUse;
  /**
   * Below the pictures, from the divider on where they are wide; or beside them on wide screens, at the start or the end
   * of the line.
   */
  caption?: "below" | "narrow" | "start" | "end";
  /** Shows how the divider is moved, unless one in the same view shows it; who hears the page is always told. */
  hint?: boolean;
}

/** Two pictures under one divider, how it is used, and what was done between them. */
export function BeforeAfter({ pair, size = "full", caption = "below", hint = true }: Props) {
  const { title, description, before, after } = pair;
  const isBeside = caption === "start" || caption === "end";
  return (
    <figure className={`${isBeside ? "page" : ""} ${styles[caption] ?? ""}`}>
      <Comparison
        title={title}
        texts={shell.comparison}
        before={<Photograph name={before} size={size} />}
        after={<Photograph name={after} size={size} />}
      />
      <figcaption className={`soft wrap ${styles.caption}`}>
        <p className={hint ? undefined : "visually-hidden"}>{shell.comparison.hint}</p>
        <p>
          <b>{title}.</b> <LinkedText text={description} />
        </p>
      </figcaption>
    </figure>
  );
}
