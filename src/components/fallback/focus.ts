/** A ref callback that moves the focus to an element when it is added to the page. */
export const focus = (element: HTMLElement | null) => element?.focus();

/** A ref callback: when the element is removed with the focus in it, its parent gets the focus. */
export const passFocus = (element: HTMLElement | null) => () => {
  if (element === document.activeElement) {
    element?.closest<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
  }
};
