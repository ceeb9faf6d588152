/** Chooses one of a list, or a whole number below another. */
export interface Pick {
  <Item>(list: readonly Item[]): Item;
  below(limit: number): number;
}

/** Makes choices that look like chance and are the same every time: a linear congruential generator. */
export function picker(seed: number): Pick {
  let state = seed;
  const below = (limit: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    // Its low bits follow each other in a short round.
    return Math.floor((state / 4_294_967_296) * limit);
  };
  const pick = <Item>(list: readonly Item[]): Item => {
    const chosen = list[below(list.length)];
    if (chosen === undefined) throw new Error("There is nothing to choose from");
    return chosen;
  };
  return Object.assign(pick, { below });
}
