import styles from "./Files.module.css";

interface Props {
  /** A data URL; "" where there is nothing to show. */
  source: string;
  name: string;
}

/** What a file looks like, or the end of its name; its name stands beside it. */
export function Thumbnail({ source, name }: Props) {
  if (source) return <img className={styles.thumbnail} src={source} alt="" width="64" height="64" />;
  return (
    <span className={styles.thumbnail} aria-hidden="true">
      {/\.([a-z0-9]{1,4})$/i.exec(name)?.[1]}
    </span>
  );
}
