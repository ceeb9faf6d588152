import { Photograph } from "#components/photo/Photograph.tsx";
import { type CaseStudy, casePath } from "#data/cases/cases.ts";
import { classes } from "#ui/classes.ts";
import styles from "./CaseNeighbour.module.css";

interface Props {
  entry: CaseStudy;
  direction: string;
  rel: "prev" | "next";
  /** Its place on wide screens: one of two, or the only one. */
  place: "first" | "second" | "only";
}

/** A link to a case study with its picture. */
export function CaseNeighbour({ entry, direction, rel, place }: Props) {
  return (
    <a
      className={classes("l-card", styles.neighbour, styles[place])}
      href={casePath(entry)}
      rel={rel}
    >
      <Photograph
        name={entry.photo}
        size="half"
        height="auto"
        className={styles.picture}
        decorative
      />
      <span className={`plane-ink ${styles.words}`}>
        <span className="t-small">{direction}</span>{" "}
        <b className={`t-title-m ${styles.title}`}>{entry.title}</b>
      </span>
    </a>
  );
}
