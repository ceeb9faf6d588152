import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { memoize } from "@contractor/core/reading/memoize.ts";
import { compile, selectOne } from "css-select";
import { removeElement, textContent } from "domutils";
import MagicString from "magic-string";
import { type ChildNode, parse, type Root, type Rule } from "postcss";
import type { BuiltPage } from "./built-pages.ts";
import {
  elementsIn,
  type HtmlElement,
  type HtmlNode,
  type HtmlTree,
  isElement,
  placeOf,
  readHtml,
} from "./html-tree.ts";

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

/**
 * Finds a selector in a tree, of which the classes are known; undefined if it has a state that no
 * page starts in, such as :focus-visible or :popover-open. The pages share most of their rules.
 */
const finderOf = memoize((selector: string) => {
  const wanted = withoutStates(selector);
  // Most rules are for a class that the page does not have, which is seen at once. A name with an
  // escaped character is left to css-select.
  const plain = wanted.replace(/\[[^\]]*\]/g, "").replace(/:(?:where|is)\(([^(),]*)\)/g, " $1");
  const beforeChoice = plain.includes("\\") ? "" : plain.replace(/\(.*/s, "");
  const needed = beforeChoice.match(/\.[^\s.:#>+~*]+/g) ?? [];
  try {
    const matches = compile<HtmlNode, HtmlElement>(wanted);
    return (tree: HtmlTree, classes: ReadonlySet<string>) =>
      needed.every((name) => classes.has(name)) && selectOne(matches, tree) !== null;
  } catch {
    return undefined;
  }
});

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

/** Leaves the rules for what is in the tree as it arrives, in the order of the sheet. */
function keepRulesFor(tree: HtmlTree, rules: Root): void {
  const classes = new Set(
    elementsIn(tree, "[class]").flatMap(({ attribs }) =>
      (attribs.class ?? "").split(/\s+/).map((name) => `.${name}`),
    ),
  );
  rules.walkRules((rule) => {
    const isIn = (selector: string) => finderOf(selector)?.(tree, classes);
    if (!isKeyframe(rule) && !rule.selectors.some(isIn)) {
      removeNode(rule);
    }
  });
}

/** The properties that no value reads are for later sheets, and so is the typeface. */
function removeUnused(rules: Root): void {
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
}

const mainOf = (tree: HtmlTree) => elementsIn(tree, "body > main")[0];

const partsOf = (main: HtmlElement) => main.children.filter((part) => isElement(part));

/** The first parts of the content, which together fill the first screen. */
function firstParts(main: HtmlElement): HtmlElement[] {
  const parts = partsOf(main);
  let length = 0;
  const last = parts.findIndex((part) => {
    const { start, end } = placeOf(part);
    length += end - start;
    return length >= markupOfAScreen;
  });
  return last === -1 ? parts : parts.slice(0, last + 1);
}

/** Removes what comes below the first screen. */
function cutAtFirstScreen(tree: HtmlTree, main: HtmlElement): void {
  const later = partsOf(main).slice(firstParts(main).length);
  for (const part of [...later, ...elementsIn(tree, "body > footer")]) {
    removeElement(part);
  }
}

/** Leaves what comes before the content of a page, as far as it is not hidden. */
function cutAtContent(tree: HtmlTree): void {
  for (const part of elementsIn(tree, "body > main, body > main ~ *")) {
    removeElement(part);
  }
  for (const hidden of elementsIn(tree, "[hidden]")) {
    hidden.children = [];
  }
}

const preload = (href: string) => `<link rel="preload" href="${href}" as="style">`;

/** A sheet in the body. Firefox waits for it only with a script behind it. */
const sheetInBody = (href: string) => `<link rel="stylesheet" href="${href}"><script> </script>`;

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
export function stylesByScreen(page: BuiltPage): string {
  const { html } = page;
  const tree = readHtml(html);
  const main = mainOf(tree);
  const [style, ...others] = elementsIn(tree, "style");
  if (!(main && style)) {
    return html;
  }
  const text = [style, ...others].map(textContent).join("");
  const end = firstParts(main).at(-1);
  const rules = parse(text);
  cutAtFirstScreen(tree, main);
  keepRulesFor(tree, rules);
  const first = write(page, rules.toString());
  const whole = write(page, text);
  cutAtContent(tree);
  keepRulesFor(tree, rules);
  removeUnused(rules);
  const changed = new MagicString(html);
  const { innerStart, innerEnd } = placeOf(style);
  changed.update(innerStart, innerEnd, rules.toString());
  for (const { start, end } of others.map(placeOf)) {
    changed.remove(start, end);
  }
  const [title] = elementsIn(tree, "title");
  if (title) {
    changed.appendLeft(placeOf(title).start, preload(first));
  }
  changed.appendLeft(placeOf(main).start, preload(whole) + sheetInBody(first));
  if (end) {
    changed.appendLeft(placeOf(end).end, sheetInBody(whole));
  }
  return changed.toString();
}
