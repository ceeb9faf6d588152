import { useEffect } from "react";

/** Takes the files that are dropped or pasted anywhere on the page: beside its place a drop would leave the page. */
export function useDropped(take: ((files: File[]) => void) | undefined): void {
  useEffect(() => {
    if (!take) return;
    const stop = new AbortController();
    const { signal } = stop;
    const allow = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    };
    window.addEventListener("dragover", allow, { signal });
    window.addEventListener(
      "drop",
      (event) => {
        allow(event);
        take([...(event.dataTransfer?.files ?? [])]);
      },
      { signal },
    );
    window.addEventListener(
      "paste",
      ({ clipboardData }) => {
        // What comes with words, from a letter or a table, is pasted for the words.
        if (clipboardData && !clipboardData.types.includes("text/plain")) take([...clipboardData.files]);
      },
      { signal },
    );
    return () => stop.abort();
  }, [take]);
}
