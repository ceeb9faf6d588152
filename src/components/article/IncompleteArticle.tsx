import { blog } from "@/content/pages/blogs";
import { ButtonLink } from "@/ui/Button";
import styles from "./IncompleteArticle.module.css";

/** Stands where an article will be that is not written yet, with a way to ask now. */
export function IncompleteArticle() {
  const { incomplete, incompleteHelp, incompleteButton } = blog.article;
  return (
    <div className={styles.incomplete}>
      <p className={styles.notice}>{incomplete}</p>
      <p>{incompleteHelp}</p>
      <ButtonLink href="/contact">{incompleteButton}</ButtonLink>
    </div>
  );
}
