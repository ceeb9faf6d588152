import { enquiry } from "#data/enquiry/enquiry.ts";
import { Close } from "#ui/icons.tsx";
import styles from "./ReceivedLine.module.css";

/** The parts of a text that has {reference} and {date} in it; a script fills in these two. */
function parts(text: string) {
  return text.split(/(\{\w+\})/).map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    return name ? <b key={name} className="u-nowrap" data-received={name} /> : part;
  });
}

/** One line about the request for a quote that this device sent: see received-line.ts. */
export function ReceivedLine() {
  const { quote, received } = enquiry.data;
  return (
    <div className={`u-screen-only ${styles.line}`} data-received-line="">
      <div className={styles.words}>
        <p>{parts(quote.received)}</p>
        <a className="u-more" href="/offerte-aanvragen">
          {received.show}
        </a>
      </div>
      <button type="button" className="u-cross" aria-label={received.remove}>
        <Close />
      </button>
    </div>
  );
}
