import { LinkedText } from "./LinkedText";
import styles from "./Paragraphs.module.css";

/** Text in paragraphs, with the links in it. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className={styles.paragraphs}>
      {texts.map((text) => (
        <p key={text}>
          <LinkedText text={text} />
        </p>
      ))}
    </div>
  );
}
