/** Where a part of the list at `path` stands: the first at the list's own address. */
export function pagePath(path: string, number: number): string {
  return number === 1 ? path : `${path}/pagina/${number}`;
}

/**
 * The parts that stand in a row of links: the first, the last, the current one and those beside it.
 * A gap of one is filled, because a sign for it takes as much space.
 */
export function pagesShown(current: number, count: number): number[] {
  const isNear = (number: number) => [1, current - 1, current, current + 1, count].includes(number);
  const all = Array.from({ length: count }, (_, index) => index + 1);
  return all.filter((number) => isNear(number) || (isNear(number - 1) && isNear(number + 1)));
}
