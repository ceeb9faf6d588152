/**
 * On a narrow screen each cell is a line of its own that begins with the name of its column
 * (src/ui/global/table.css). Browsers may drop the implicit roles of elements that CSS no longer
 * displays as a table, so the roles are explicit.
 */
const roles = {
  thead: "rowgroup",
  tbody: "rowgroup",
  tr: "row",
  "thead th": "columnheader",
  td: "cell",
};

const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? "";

function labelCell(cell: Element, label: string): void {
  cell.setAttribute("data-label", label);
  if (cell.innerHTML.trim() !== "") {
    cell.innerHTML = `<div>${cell.innerHTML}</div>`;
  }
}

function labelRow(row: Element, labels: readonly string[]): void {
  const cells = [...row.querySelectorAll("td")];
  const [first] = cells;
  for (const [i, cell] of cells.entries()) {
    const label = labels[i];
    if (cell === first) {
      cell.setAttribute("role", "rowheader");
    } else if (label !== undefined) {
      labelCell(cell, label);
    }
  }
  // A row in bold type is a sum.
  const filled = cells.filter((cell) => textOf(cell) !== "");
  if (
    filled.length > 0 &&
    filled.every((cell) => textOf(cell) === textOf(cell.querySelector("strong")))
  ) {
    row.setAttribute("data-sum", "");
  }
}

/**
 * The content security policy refuses a style, so the alignment of a column is an attribute for the
 * style sheet.
 */
function replaceAlignment(cell: Element): void {
  const [, alignment] = /text-align: ?(\w+)/.exec(cell.getAttribute("style") ?? "") ?? [];
  cell.removeAttribute("style");
  if (alignment) {
    cell.setAttribute("data-align", alignment);
  }
}

function labelTable(table: Element, headers: readonly Element[]): void {
  table.setAttribute("role", "table");
  for (const [selector, role] of Object.entries(roles)) {
    for (const element of table.querySelectorAll(selector)) {
      element.setAttribute("role", role);
    }
  }
  const rows = [...table.querySelectorAll("tbody tr")];
  const labels = headers.map(textOf);
  for (const row of rows) {
    labelRow(row, labels);
  }
}

/**
 * Puts a table of a text in Markdown into a scrollable frame with a name, and the name of its
 * column at each of its cells.
 */
export function frameTable(table: Element): void {
  for (const cell of table.querySelectorAll("th, td")) {
    replaceAlignment(cell);
  }
  const headers = [...table.querySelectorAll("thead th")];
  labelTable(table, headers);
  const frame = table.ownerDocument.createElement("div");
  frame.className = "l-table";
  frame.setAttribute("role", "group");
  frame.setAttribute("aria-label", `Tabel: ${textOf(headers[0])}`);
  frame.setAttribute("tabindex", "0");
  // Two amounts have room beside each other on a phone.
  const [, ...amounts] = headers;
  const areAmounts = amounts.every((cell) => cell.getAttribute("data-align") === "right");
  frame.toggleAttribute("data-pair", amounts.length === 2 && areAmounts);
  table.replaceWith(frame);
  frame.append(table);
}
