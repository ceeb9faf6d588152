// On a phone, a table is drawn as blocks, without its head. Both functions run in the page.

/** Finds filled cells that neither name their row nor show the name of their column. */
export function cellsWithoutName(): string[] {
  const cells = [...document.querySelectorAll("table tbody :is(td, th)")];
  const unnamed = cells.filter((cell) => {
    const label = getComputedStyle(cell, "::before").content;
    const showsLabel = /^"[^"]+"/.test(label);
    const isRowHeader = cell.getAttribute("role") === "rowheader";
    return !showsLabel && !isRowHeader && cell.textContent?.trim() !== "";
  });
  return unnamed.map((cell) => cell.textContent ?? "");
}

/** Finds heads of tables that are hidden from screen readers too. */
export function hiddenHeads(): string[] {
  const heads = [...document.querySelectorAll("thead")];
  const hidden = heads.filter((head) => getComputedStyle(head).display === "none");
  return hidden.map((head) => head.textContent ?? "");
}
