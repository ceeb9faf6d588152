const mark = "addressFollowsChoices";

/** The state of an address that follows what the visitor chooses, as opposed to one that a link led to. */
export function followingState(state: unknown): object {
  return { ...(state as object | null), [mark]: true };
}

/** Whether the address of this state follows what the visitor chose. */
export function isFollowing(state: unknown): boolean {
  return typeof state === "object" && state !== null && mark in state;
}
