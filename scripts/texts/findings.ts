import { type Facts, typedByHand, withoutCounterpart } from "./facts.ts";
import { mixedWe, unwanted, worn } from "./phrases.ts";
import type { Text } from "./read-texts.ts";
import { repeats } from "./repeats.ts";
import { isAt, type Rules } from "./rules.ts";

/** Everything a machine can find in texts that a reader would mind, a line each: which field, what, what to do. */
export function findings(texts: readonly Text[], facts: Facts, rules: Rules): string[] {
  /** What the firm says itself: its customers and the law choose their own words. */
  const own = texts.filter((text) => !rules.spokenByOthers.some((where) => isAt(where, text)));
  return [
    ...withoutCounterpart(texts, rules.amounts),
    ...typedByHand(own, facts, rules.facts),
    ...repeats(texts, rules.repeats),
    ...worn(own, rules.phrases),
    ...unwanted(own, rules.never),
    ...mixedWe(own),
  ];
}
