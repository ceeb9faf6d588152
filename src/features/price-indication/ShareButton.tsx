import { useState } from "react";
import { Button } from "@/ui/Button";

interface Props {
  address: () => string;
  title: string;
  words: { share: string; shared: string; notShared: string };
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
        setAnswer(words.shared);
      }
    } catch (error) {
      // Who closes the share sheet needs no answer.
      if ((error as Error).name !== "AbortError") setAnswer(`${words.notShared} ${url}`);
    }
  };

  return (
    <>
      <Button tone="line-light" compact onClick={() => void share()}>
        {words.share}
      </Button>
      <p role="status">{answer}</p>
    </>
  );
}
