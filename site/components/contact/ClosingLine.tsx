import { business } from "@contractor/core/facts.ts";
import { Heading } from "#ui/Heading.tsx";
import styles from "./ClosingLine.module.css";

interface Props {
  heading: string;
  text: string;
  /** The text of the link to the page for contact. */
  button: string;
  phoneButton: string;
}

/** The end of a page that people read: where to ask, in a line instead of a coloured section. */
export function ClosingLine({ heading, text, button, phoneButton }: Props) {
  return (
    <section className={`l-part l-wrap ${styles.line}`} aria-labelledby="next-step">
      <div>
        <Heading
          level={2}
          id="next-step"
          className={`t-title-s ${styles.heading}`}
          text={heading}
        />
        <p className="t-soft">{text}</p>
      </div>
      <p className="l-wrap u-screen-only">
        <a className="u-more" href="/contact">
          {button}
        </a>
        <a className="u-more" href={`tel:${business.data.phoneInternational}`}>
          {phoneButton}
        </a>
      </p>
    </section>
  );
}
