import { readFileSync } from "node:fs";
import { join } from "node:path";
import { textContent } from "domutils";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { elementsIn, readHtml } from "./html-tree.ts";
import { stylesByScreen } from "./styles-by-screen.ts";

const screenful = `<p class="hero">${"word ".repeat(1_300)}</p>`;

/** The style in the head of a page, and its two sheets, in their order, once it is divided. */
function divide(sheet: string, { header = "", main = "", footer = "" }) {
  const root = temporaryFolder();
  const html =
    `<html><head><title>t</title><style>${sheet}</style></head><body><header>${header}</header>` +
    `<main>${main}</main><footer>${footer}</footer></body></html>`;
  const written = readHtml(stylesByScreen({ html, name: "faq.html", root, assets: "_astro" }));
  const sheets = elementsIn(written, "body link[rel=stylesheet]").map(({ attribs }) =>
    readFileSync(join(root, attribs.href ?? ""), "utf8"),
  );
  const style = elementsIn(written, "style").map(textContent).join("");
  const order = elementsIn(written, "header, main, main > *, body link[rel=stylesheet], script");
  return { style, sheets, order: order.map(({ name }) => name) };
}

test("each sheet has what is painted by then, in the order of the whole", () => {
  const sheet = ".late{top:0}.hero{top:1px}.logo{top:2px}.foot{top:3px}";
  const page = {
    header: '<a class="logo"></a>',
    main: `${screenful}<p class="late"></p>`,
    footer: '<p class="foot"></p>',
  };
  const { style, sheets, order } = divide(sheet, page);
  expect(style).toBe(".logo{top:2px}");
  expect(sheets).toEqual([".hero{top:1px}.logo{top:2px}", sheet]);
  expect(order).toEqual(["header", "link", "script", "main", "p", "link", "script", "p"]);
});

test("short parts of the content share the first screen", () => {
  const [first] = divide(".title{top:0}.late{top:0}", {
    main: `<h1 class="title"></h1>${screenful}<p class="late"></p>`,
  }).sheets;
  expect(first).toBe(".title{top:0}");
});

test.each([
  ["html[data-consent=given] .logo", true],
  [".logo:not(:focus)", true],
  [".logo:not(:has(+ .menu))", true],
  [":not(:has(+ *)) > .logo:not(:focus, .menu)", true],
  ["header :not(i) > b", true],
  [".logo::before", true],
  [".logo:first-letter", true],
  [":where(.logo)>:before", true],
  ["@media (width<40rem){.logo", true],
  ["[hidden], .m\\:b:not(.menu)", true],
  [":is(.menu, .logo) b", true],
  [":where(.logo) > .menu", false],
  [".logo:focus-visible", false],
  [".menu:popover-open", false],
  [".logo:hover", false],
])("whether the first paint needs %s: %s", (selector, isNeeded) => {
  const ends = selector.startsWith("@") ? "}" : "";
  const { style } = divide(`${selector}{top:0}${ends}`, {
    header: '<a class="logo m:b"><b></b></a>',
  });
  expect(style !== "").toBe(isNeeded);
});

test("the first paint waits for no typeface, and has no property that nothing reads", () => {
  const local = "@font-face{font-family:b;src:local(b)}";
  const { style, sheets } = divide(
    `@font-face{font-family:a;src:url(a.woff2)}${local}html{--a:0;--b:var(--a);--c:1px}a{top:var(--c)}`,
    { header: "<a></a>" },
  );
  expect(style).toBe(`${local}html{--c:1px}a{top:var(--c)}`);
  expect(sheets[0]).toContain("a.woff2");
});
