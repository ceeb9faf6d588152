/** How a number of things is said: "1 vraag", and with {count} in it otherwise. */
export const counted = ({ one, many }: { one: string; many: string }, count: number) =>
  count === 1 ? one : many.replace("{count}", `${count}`);
