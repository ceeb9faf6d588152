/** Moves the divider to a percentage; the field rounds it and keeps it between its ends. */
export function place(
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
