import { shell } from "@contractor/core/facts/shell/shell.ts";
import { business } from "@contractor/core/facts.ts";
import { Receiver } from "#ui/icons.tsx";
import { ChatIcon, chatAddress } from "./ChatButton.tsx";
import styles from "./QuickContact.module.css";

interface Props {
  /** Whether the number stands beside it already, so that one is enough. */
  hasNumberNear?: boolean;
  /** What the link to a quote says. */
  quote: string;
  quoteHref: string;
  /** The chat, where one is offered. */
  chat?: { label: string; message: string } | undefined;
}

/** Call, chat and ask for a quote, in one row as high as a finger needs. */
export function QuickContact({ hasNumberNear, quote, quoteHref, chat }: Props) {
  const chatHref = chat && chatAddress(chat.message);
  return (
    <div className={`t-bold ${styles.row}`}>
      {!hasNumberNear && (
        <a className={styles.square} href={`tel:${business.data.phoneInternational}`}>
          <Receiver />
          <span className="u-visually-hidden">
            {shell.data.bar.call} {business.data.phone}
          </span>
        </a>
      )}
      {chatHref && (
        <a className={styles.square} href={chatHref}>
          <ChatIcon />
          <span className="u-visually-hidden">{chat.label}</span>
        </a>
      )}
      <a className={styles.quote} href={quoteHref}>
        {quote}
      </a>
    </div>
  );
}
