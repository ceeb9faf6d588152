import { useState } from "react";
import type { PriceBook } from "#data/estimate/price-book.ts";

interface Props {
  address: string;
  title: string;
  words: PriceBook["texts"]["share"];
}

/** Shares the address through the device's share sheet, or copies it to the clipboard. */
export function ShareButton({ address, title, words }: Props) {
  // The message about the last address is not true for a new one.
  const [answer, setAnswer] = useState({ address, text: "" });

  const share = async () => {
    try {
      // Newer (Navigator.share): the clipboard stands in for it.
      if (navigator.share) {
        await navigator.share({ title, url: address });
      } else {
        await navigator.clipboard.writeText(address);
        setAnswer({ address, text: words.done });
      }
    } catch (error) {
      // The visitor closed the share sheet.
      if ((error as Error).name !== "AbortError") {
        setAnswer({ address, text: `${words.failed} ${address}` });
      }
    }
  };

  return (
    <>
      <button type="button" className="u-more u-screen-only" onClick={share}>
        {words.button}
      </button>
      <p role="status" className="t-text-s">
        {answer.address === address && answer.text}
      </p>
    </>
  );
}
