import { useEffect, useState } from "react";
import type { Loaded } from "./loaded";

/** The tariff with its words, and what asks and shows the rest. */
type Calculator = Loaded & typeof import("./on-demand");

async function load(): Promise<Calculator> {
  const [components, response] = await Promise.all([import("./on-demand"), fetch("/prijsindicatie.json")]);
  if (!response.ok) throw new Error(`/prijsindicatie.json: status ${response.status}`);
  return { ...components, ...((await response.json()) as Loaded) };
}

/** What calculates, fetched once it is needed; "failed" when it cannot be had. */
export function useTariff(needed: boolean): Calculator | "failed" | undefined {
  const [calculator, setCalculator] = useState<Calculator | "failed">();

  useEffect(() => {
    if (needed) load().then(setCalculator, () => setCalculator("failed"));
  }, [needed]);

  return calculator;
}
