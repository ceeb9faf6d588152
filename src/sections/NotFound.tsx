import { Photograph } from "@/photos/Photograph";
import { ButtonLink } from "@/ui/Button";
import styles from "./NotFound.module.css";

interface Props {
  page: { heading: string; text: string; button: string; plane: string; photo: string };
  /** Where the button leads. */
  href: string;
}

/** What stands where something is missing: an unfinished wall, and the way back. */
export function NotFound({ page, href }: Props) {
  return (
    <div className={styles.missing}>
      <div className={styles.words}>
        <h1>{page.heading}</h1>
        <p>{page.text}</p>
        <ButtonLink href={href}>{page.button}</ButtonLink>
      </div>
      <div className={styles.photo}>
        <Photograph name={page.photo} size="half" priority decorative />
        <p className={styles.plane}>{page.plane}</p>
      </div>
    </div>
  );
}
