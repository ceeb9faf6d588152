/**
 * Moves the divider to a percentage, which the range input rounds and keeps between 0 and 100.
 * `parts` has the input while it is not in the page yet.
 */
export function moveDivider(
  comparison: HTMLElement,
  position: number,
  parts: HTMLElement = comparison,
): void {
  const range = parts.querySelector("input") as HTMLInputElement;
  range.value = `${position}`;
  const text = range.dataset.positionText ?? "";
  const positionText = text
    .replace("{before}", range.value)
    .replace("{after}", `${100 - range.valueAsNumber}`);
  range.setAttribute("aria-valuetext", positionText);
  // The content security policy refuses style attributes in HTML, but not the style property.
  comparison.style.setProperty("--position", `${range.value}%`);
}
