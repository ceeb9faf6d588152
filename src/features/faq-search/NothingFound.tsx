import { ButtonLink } from "@/ui/Button";
import styles from "./FaqSearch.module.css";

interface Props {
  title: string;
  /** With {query} where the search is repeated. */
  text: string;
  /** Leads to the question form. */
  link: string;
}

/** Stands where the answers would be, once a search has found none. */
export function NothingFound({ title, text, link }: Props) {
  return (
    <div className={styles.empty} data-faq-empty hidden>
      <h2>{title}</h2>
      <p data-text={text} />
      <ButtonLink href="/contact">{link}</ButtonLink>
    </div>
  );
}
