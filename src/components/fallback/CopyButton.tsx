import { useState } from "react";
import { Button } from "#ui/Button.tsx";

export interface CopyWords {
  copy: string;
  copied: string;
  notCopied: string;
}

interface Props {
  text: string;
  words: CopyWords;
}

/** Copies a text to the clipboard, and says whether that worked. */
export function CopyButton({ text, words }: Props) {
  const [answer, setAnswer] = useState("");

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setAnswer(words.copied);
    } catch {
      setAnswer(words.notCopied);
    }
  };

  return (
    <>
      <Button tone="line" onClick={copy}>
        {words.copy}
      </Button>
      <p role="status" className="t-text-s">
        {answer && <span key={answer}>{answer}</span>}
      </p>
    </>
  );
}
