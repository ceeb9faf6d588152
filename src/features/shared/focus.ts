/** As a ref: gives an element the focus as soon as it is in the page. */
export const focus = (element: HTMLElement | null) => element?.focus();

/** As a ref: when an element that has the focus goes, this stays with what is around it. */
export const passFocus = (element: HTMLElement | null) => () => {
  if (element === document.activeElement) {
    element?.closest<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
  }
};
