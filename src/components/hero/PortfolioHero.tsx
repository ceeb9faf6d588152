import { Breadcrumb } from "@/components/shared/Breadcrumb";
import { bindLastWords } from "@/components/shared/bind-last-words";
import styles from "./PortfolioHero.module.css";

interface Props {
  path: string;
  heading: string;
  intro: string;
}

/** A head of type alone: one word as wide as the page, so that the pictures below speak first. */
export function PortfolioHero({ path, heading, intro }: Props) {
  return (
    <div className={styles.hero}>
      <Breadcrumb path={path} />
      <h1>{heading}</h1>
      <p>{bindLastWords(intro)}</p>
    </div>
  );
}
