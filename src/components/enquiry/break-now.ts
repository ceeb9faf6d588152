import { useSyncExternalStore } from "react";
import { type Break, breakOn } from "#contract/closed-days.ts";
import { isoDay } from "#contract/iso-day.ts";

/** What is said of the break in which the firm is closed today; undefined when it is open. */
export const breakNow = (breaks: readonly Break[]): string | undefined =>
  breaks.length > 0 ? breakOn(isoDay(new Date()), breaks)?.text : undefined;

const neverChanges = () => () => {};

/** The same in a form, whose HTML was made on another day. */
export const useBreak = (breaks: readonly Break[]): string | undefined =>
  useSyncExternalStore(
    neverChanges,
    () => breakNow(breaks),
    () => undefined,
  );
