import { useState } from "react";
import type { PriceBook } from "#data/estimate/price-book.ts";
import { Button } from "#ui/Button.tsx";

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
      <Button tone="line" compact onClick={share}>
        {words.button}
      </Button>
      <p role="status" className="l-whole t-text-s">
        {answer.address === address && answer.text}
      </p>
    </>
  );
}
