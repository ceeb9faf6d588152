import styles from "./PlainWall.module.css";

/** A wall with a door and a window, and its measures, as one draws it in the form. Decorative. */
export function PlainWall() {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 640 640"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path className={styles.wall} d="M60 140h580v380H60z" />
      <path className={styles.opening} d="M150 300h110v220H150zM360 220h180v150H360z" />
      <path className={styles.line} d="M450 220v150M360 295h180M238 410v20M0 520h640" />
      <path className={styles.measure} d="M60 90h580M60 80v20M26 140v380M16 140h20M16 520h20" />
    </svg>
  );
}
