import { useState } from "react";
import type { PriceList } from "./calculation.ts";

interface Props {
  address: string;
  title: string;
  words: PriceList["texts"]["share"];
}

/** Sends the address on: through the device's own way of sharing, otherwise by the clipboard. */
export function ShareButton({ address, title, words }: Props) {
  // What is said of one address says nothing of the next.
  const [answer, setAnswer] = useState({ address, text: "" });

  const share = async () => {
    try {
      if (navigator.share) {
        await navigator.share({ title, url: address });
      } else {
        await navigator.clipboard.writeText(address);
        setAnswer({ address, text: words.done });
      }
    } catch (error) {
      // Who closes the share sheet needs no answer.
      if ((error as Error).name !== "AbortError") {
        setAnswer({ address, text: `${words.failed} ${address}` });
      }
    }
  };

  return (
    <>
      <button type="button" className="u-more" onClick={() => void share()}>
        {words.button}
      </button>
      <p role="status" className="t-text-s">
        {answer.address === address && answer.text}
      </p>
    </>
  );
}
