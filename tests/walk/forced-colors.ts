/**
 * Windows' contrast themes leave out backgrounds and shadows, so what they show must be shown by a
 * line as well. This finds what shows nothing. It runs in the page, so it contains everything it
 * needs.
 */
export function withoutLine(): string[] {
  const wanted: readonly [selector: string, property: string, value: string][] = [
    ["[data-consent-banner] button:not(.u-cross, [aria-expanded])", "border-style", "solid"],
    ["main form [type=submit]", "border-style", "solid"],
    [
      "main form :is([type=text], [type=email], [type=tel]):not([tabindex])",
      "border-style",
      "solid",
    ],
    ["main form :is(select, textarea)", "border-style", "solid"],
    ["main form select", "appearance", "auto"],
    ["search :has(> input)", "outline-style", "solid"],
    ["[data-comparison=''] [data-divider]", "border-left-style", "solid"],
    ["header [aria-current=page]", "text-decoration-line", "underline"],
    ["main [aria-pressed=true]", "text-decoration-line", "underline"],
  ];
  return wanted.flatMap(([selector, property, value]) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility())
      .filter((element) => getComputedStyle(element).getPropertyValue(property) !== value)
      .map(({ outerHTML }) => `${property} is not ${value}: ${outerHTML.slice(0, 120)}`),
  );
}
