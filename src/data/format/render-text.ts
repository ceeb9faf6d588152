import { readFileSync } from "node:fs";
import { satteri } from "@astrojs/markdown-satteri";
import { parseHTML } from "linkedom";
import { frameTable } from "./label-tables.ts";

/** A drawing of public/: its address, its size in pixels and its description. */
interface Drawing {
  src: string;
  width: number;
  height: number;
  alt: string;
}

/** A part of a rendered text: HTML, or a photograph or drawing with its caption. */
export type TextPart =
  | { html: string }
  | { photo: string; caption: string }
  | { drawing: Drawing; caption: string };

/** The size of a drawing, from the attributes of its file. */
function drawingAt(src: string, alt: string): Drawing {
  const [, width, height] =
    /<svg[^>]* width="(\d+)" height="(\d+)"/.exec(readFileSync(`public${src}`, "utf8")) ?? [];
  if (!(width && height)) {
    throw new Error(`public${src} needs a width and a height in pixels`);
  }
  return { src, width: Number(width), height: Number(height), alt };
}

/** The picture of a paragraph that has nothing else; undefined for any other node. */
function pictureOf(node: Node): TextPart | undefined {
  const [image, ...others] = node.childNodes;
  if (node.nodeName !== "P" || image?.nodeName !== "IMG" || others.length > 0) {
    return undefined;
  }
  const attributeOf = (name: string) => (image as Element).getAttribute(name) ?? "";
  const src = attributeOf("src");
  const caption = attributeOf("title");
  const [, photo] = /^\/photos\/(.+)\.jpg$/.exec(src) ?? [];
  return photo ? { photo, caption } : { drawing: drawingAt(src, attributeOf("alt")), caption };
}

/** Splits a text at its photographs and drawings, which components show. */
function partsOf(body: HTMLElement): TextPart[] {
  const parts: TextPart[] = [];
  const between = body.ownerDocument.createElement("div");
  const endHtml = () => {
    if (between.innerHTML.trim() !== "") {
      parts.push({ html: between.innerHTML });
    }
    between.replaceChildren();
  };
  for (const node of [...body.childNodes]) {
    const picture = pictureOf(node);
    if (picture) {
      endHtml();
      parts.push(picture);
    } else {
      between.append(node);
    }
  }
  endHtml();
  return parts;
}

const renderer = satteri().createRenderer({});

/** Renders a Markdown text. Returns its parts and its headings. */
export async function renderText({ body }: { body: string }) {
  const { code, metadata } = await (await renderer).render(body);
  const { document } = parseHTML(`<!doctype html><html><body>${code}</body></html>`);
  for (const table of document.querySelectorAll("table")) {
    frameTable(table);
  }
  return { parts: partsOf(document.body), headings: metadata.headings };
}
