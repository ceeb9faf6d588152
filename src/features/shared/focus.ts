/** As a ref: gives an element the focus as soon as it is in the page. */
export const focus = (element: HTMLElement | null) => element?.focus();
