import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseHTML } from "linkedom";
import { type ChildNode, parse, type Root, type Rule } from "postcss";
import type { BuiltPage } from "./built-pages.ts";

/** Characters of markup; the first parts of the content that have as many fill a screen. */
const markupOfAScreen = 6_000;

/** What is left of a selector when every element is in the state that it may get later. */
function withoutStates(selector: string): string {
  return selector
    .replace(/(^|[\s(,])(html|:root)(?:\[[^\]]*\])+/g, "$1$2")
    .replace(/(^|[\s>+~(,])(?::not\((?:[^()]|\([^()]*\))*\))+(?=$|[\s>+~),])/g, "$1*")
    .replace(/:not\((?:[^()]|\([^()]*\))*\)/g, "")
    .replace(/::[\w-]+(?:\([^()]*\))?|:(?:before|after|first-letter|first-line)\b/g, "")
    .replace(/(^|[\s>+~(,])(?=$|[,)])/g, "$1*");
}

function isIn(document: Document, selector: string): boolean {
  try {
    return document.querySelector(withoutStates(selector)) !== null;
  } catch {
    // A state that no page starts in, such as :focus-visible or :popover-open.
    return false;
  }
}

/** Removes a node, and each rule around it that has nothing left. */
function removeNode(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent && parent.type !== "root" && parent.nodes?.length === 0) {
    removeNode(parent as ChildNode);
  }
}

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === "atrule" && "name" in parent && `${parent.name}`.endsWith("keyframes");

/** The rules for what is in the document as it arrives, in the order of the sheet. */
function rulesFor(document: Document, sheet: Root): Root {
  const rules = sheet.clone();
  rules.walkRules((rule) => {
    if (!isKeyframe(rule) && !rule.selectors.some((selector) => isIn(document, selector))) {
      removeNode(rule);
    }
  });
  return rules;
}

/** The properties that no value reads are for later sheets, and so is the typeface. */
function withoutUnused(sheet: Root): Root {
  const rules = sheet.clone();
  rules.walkAtRules("font-face", (face) => {
    if (face.toString().includes("url(")) {
      removeNode(face);
    }
  });
  let before: string;
  do {
    before = rules.toString();
    const read = new Set(Array.from(before.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
    rules.walkDecls(/^--/, (property) => {
      if (!read.has(property.prop)) {
        removeNode(property);
      }
    });
  } while (rules.toString() !== before);
  return rules;
}

/** The last of the first parts of the content, which together fill the first screen. */
function endOfFirstScreen(main: Element): Element | undefined {
  let length = 0;
  return [...main.children].find((part) => {
    length += part.outerHTML.length;
    return length >= markupOfAScreen;
  });
}

function removeAfter(element: Element | null | undefined): void {
  while (element?.nextElementSibling) {
    element.nextElementSibling.remove();
  }
}

/** A copy of the page without what comes below the first screen. */
function upToFirstScreen(html: string): Document {
  const { document } = parseHTML(html);
  const main = document.querySelector("body > main");
  removeAfter(main && endOfFirstScreen(main));
  document.querySelector("body > footer")?.remove();
  return document;
}

/** A copy of the page with what comes before its content, as far as it is not hidden. */
function upToContent(html: string): Document {
  const { document } = parseHTML(html);
  const main = document.querySelector("body > main");
  removeAfter(main);
  main?.remove();
  for (const hidden of document.querySelectorAll("[hidden]")) {
    hidden.replaceChildren();
  }
  return document;
}

function link(document: Document, rel: "preload" | "stylesheet", href: string): Element {
  const element = document.createElement("link");
  element.setAttribute("rel", rel);
  element.setAttribute("href", href);
  if (rel === "preload") {
    element.setAttribute("as", "style");
  }
  return element;
}

/** A sheet in the body. Firefox waits for it only with a script behind it. */
function sheetInBody(document: Document, href: string): [Element, Element] {
  const script = document.createElement("script");
  script.textContent = " ";
  return [link(document, "stylesheet", href), script];
}

/** Writes a sheet to the hashed files of the site and returns its address. */
function write({ root, assets }: BuiltPage, sheet: string): string {
  const hash = createHash("sha256").update(sheet).digest("base64url").slice(0, 8);
  const address = `/${assets}/page.${hash}.css`;
  mkdirSync(join(root, assets), { recursive: true });
  writeFileSync(join(root, address), sheet);
  return address;
}

/**
 * Divides the style of a page by when it is painted: the head has the rules for what comes before
 * the content, a sheet before the content those for the first screen as well, and a sheet behind
 * the first screen is the whole (docs/decisions/0001-static-pages-with-islands.md). Each repeats
 * the one before it, in the order of the whole, so that rules override each other as in one sheet.
 */
export function stylesByScreen(page: BuiltPage): void {
  const { document } = page;
  const main = document.querySelector("body > main");
  const [style, ...others] = document.querySelectorAll("style");
  if (!(main && style)) {
    return;
  }
  const text = [style, ...others].map(({ textContent }) => textContent).join("");
  for (const other of others) {
    other.remove();
  }
  const html = document.toString();
  const rules = parse(text);
  style.textContent = withoutUnused(rulesFor(upToContent(html), rules)).toString();
  const first = write(page, rulesFor(upToFirstScreen(html), rules).toString());
  const whole = write(page, text);
  document.querySelector("title")?.before(link(document, "preload", first));
  main.before(link(document, "preload", whole), ...sheetInBody(document, first));
  const end = endOfFirstScreen(main) ?? main.lastElementChild;
  end?.after(...sheetInBody(document, whole));
}
