/** The path of a page of the list at `path`. The first page has the path of the list itself. */
export function pagePath(path: string, number: number): string {
  return number === 1 ? path : `${path}/pagina/${number}`;
}

/**
 * The page numbers in a row of links: the first, the last, the current one and its neighbours. A
 * gap of one page is filled, because an ellipsis takes as much space.
 */
export function pagesShown(current: number, count: number): number[] {
  const isNear = (number: number) => [1, current - 1, current, current + 1, count].includes(number);
  const all = Array.from({ length: count }, (_, index) => index + 1);
  return all.filter((number) => isNear(number) || (isNear(number - 1) && isNear(number + 1)));
}
