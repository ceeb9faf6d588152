import { useState } from "react";
import type { PriceList } from "./calculation";

interface Props {
  address: () => string;
  title: string;
  words: PriceList["texts"]["share"];
}

/** Sends the address on: through the device's own way of sharing, otherwise by the clipboard. */
export function ShareButton({ address, title, words }: Props) {
  const [answer, setAnswer] = useState("");

  const share = async () => {
    const url = address();
    try {
      if (navigator.share) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        setAnswer(words.done);
      }
    } catch (error) {
      // Who closes the share sheet needs no answer.
      if ((error as Error).name !== "AbortError") setAnswer(`${words.failed} ${url}`);
    }
  };

  return (
    <>
      <button type="button" className="more" onClick={() => void share()}>
        {words.button}
      </button>
      <p role="status">{answer}</p>
    </>
  );
}
