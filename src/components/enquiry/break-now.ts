import { useSyncExternalStore } from "react";
import { type Break, breakText, isoDay } from "#contract/days.ts";

/** What is said of the break in which the firm is closed today; undefined when it is open. */
export const breakNow = (away: Break | undefined): string | undefined =>
  away && breakText(isoDay(new Date()), away);

const neverChanges = () => () => {};

/** The same in a form, whose HTML was made on another day. */
export const useBreak = (away: Break | undefined): string | undefined =>
  useSyncExternalStore(
    neverChanges,
    () => breakNow(away),
    () => undefined,
  );
