import { type CaseStudy, casePath } from "#data/cases/cases.ts";
import styles from "./CaseNeighbour.module.css";

interface Props {
  entry: CaseStudy;
  direction: string;
  rel: "prev" | "next";
}

export function CaseNeighbour({ entry, direction, rel }: Props) {
  return (
    <a className={`plane-ink ${styles.neighbour}`} href={casePath(entry)} rel={rel}>
      <span className="t-small">{direction}</span>{" "}
      <b className={`t-title-m ${styles.title}`}>{entry.title}</b>
    </a>
  );
}
