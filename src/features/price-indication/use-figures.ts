import { useEffect, useState } from "react";
import type { ResultTexts } from "@/content/price-indication";
import type { Figures } from "./calculation";

/** What src/pages/prijsindicatie.json.ts gives: too much to stand in a page that is mostly not calculated on. */
export interface Loaded {
  figures: Figures;
  texts: ResultTexts;
}

/** The figures and their words, fetched once; "failed" when they cannot be had. */
export function useFigures(): Loaded | "failed" | undefined {
  const [loaded, setLoaded] = useState<Loaded | "failed">();

  useEffect(() => {
    fetch("/prijsindicatie.json")
      .then((response) => {
        if (!response.ok) throw new Error(`/prijsindicatie.json: status ${response.status}`);
        return response.json() as Promise<Loaded>;
      })
      .then(setLoaded, () => setLoaded("failed"));
  }, []);

  return loaded;
}
