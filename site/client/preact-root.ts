import { type ComponentChild, options, type VNode } from "preact";
import * as roots from "preact/compat/client";

export const { createRoot } = roots;

/**
 * Hydrates an island. What an extension has put beside a field makes Preact move the field, which
 * then loses the focus.
 */
export function hydrateRoot(island: Element, children: ComponentChild) {
  const focused = document.activeElement as HTMLElement | null;
  const root = roots.hydrateRoot(island, children);
  if (island.contains(focused) && focused !== document.activeElement) {
    focused?.focus({ preventScroll: true });
  }
  return root;
}

const asHtml = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Makes the only text of an element its HTML, so that all of it is replaced when the text changes,
 * as React does. Preact would change the text that it made, which is no longer on the page once a
 * translator has put elements in its place.
 */
function replaceTexts({ type, props }: VNode<Record<string, unknown>>): void {
  const { children } = props;
  const isText = typeof children === "number" || (typeof children === "string" && children !== "");
  if (typeof type === "string" && isText) {
    props.dangerouslySetInnerHTML = { __html: asHtml(`${children}`) };
    delete props.children;
  }
}

const { vnode: before } = options;
options.vnode = (vnode) => {
  replaceTexts(vnode as VNode<Record<string, unknown>>);
  before?.(vnode);
};
