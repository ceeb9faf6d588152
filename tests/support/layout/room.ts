import { ancestors, fault, isSeen, remembered, style } from "./elements.ts";
import type { Line } from "./lines.ts";

/** The width of the screen. On a phone, a page that is too wide makes `innerWidth` larger. */
const screenWidth = () => document.documentElement.clientWidth;

/** The page itself, if it is wider than the screen, and what makes it so. */
export function wideScreen(): string[] {
  const beside = document.documentElement.scrollWidth - screenWidth();
  if (beside <= 0) {
    return [];
  }
  const outside = [...document.querySelectorAll("body :not(svg, svg *, :has(*))")].filter(
    (element) => isSeen(element) && element.getBoundingClientRect().right > screenWidth(),
  );
  const parts = outside.map((element) =>
    fault("beside the screen", element, element.textContent ?? ""),
  );
  return [fault("beside the screen", document.documentElement, `${beside} px`), ...parts];
}

const scrollsOrShortens = remembered((element): boolean => {
  const { overflowX, overflowY, textOverflow } = style(element);
  return /auto|scroll/.test(overflowX + overflowY) || textOverflow === "ellipsis";
});

const clips = remembered((element): boolean => {
  const { overflowX, overflowY } = style(element);
  return overflowX !== "visible" || overflowY !== "visible";
});

/** Whether more than a few pixels of a line are outside an element. */
function isCutBy({ box }: Line, { left, right, top, bottom }: DOMRect): boolean {
  const small = box.height * 0.2;
  const isBeside = box.left < left - 1 || box.right > right + 1;
  return isBeside || box.top + small < top || box.bottom - small > bottom;
}

interface Surroundings {
  /** The ancestors of a line that move with it. */
  inside: Element[];
  /** The nearest ancestor that scrolls, ends in an ellipsis or is fixed, if there is one. */
  edge: Element | undefined;
}

const around = remembered((element): Surroundings => {
  const outer = ancestors(element).filter(
    (each) => each !== document.body && each !== document.documentElement,
  );
  const index = outer.findIndex(
    (each) => scrollsOrShortens(each) || style(each).position === "fixed",
  );
  return index === -1
    ? { inside: outer, edge: undefined }
    : { inside: outer.slice(0, index), edge: outer[index] };
});

/** The ancestors of a line that may cut it off. */
const cutters = remembered((element): Element[] => {
  const { inside, edge } = around(element);
  const all = edge && !scrollsOrShortens(edge) ? [...inside, edge] : inside;
  return all.filter(clips);
});

export function cutOff(lines: readonly Line[]): string[] {
  return lines
    .filter((line) =>
      cutters(line.element).some((each) => isCutBy(line, each.getBoundingClientRect())),
    )
    .map(({ element, words }) => fault("cut off", element, words));
}

/** Lines of tables that only scrolling sideways shows. */
export function wideTables(lines: readonly Line[]): string[] {
  return lines
    .filter((line) => {
      const { edge } = around(line.element);
      const isWide = edge && scrollsOrShortens(edge) && edge.scrollWidth > edge.clientWidth;
      return isWide && line.element.closest("table");
    })
    .map(({ element, words }) => fault("wide table", element, words));
}

function pageMargin(): number {
  const probe = document.body.appendChild(document.createElement("div"));
  probe.style.inlineSize = "var(--edge)";
  const { width } = probe.getBoundingClientRect();
  probe.remove();
  return width;
}

/** How far the words in a corner of a picture are from its side, in pixels. */
const cornerMargin = 16;

export function offTheMargins(lines: readonly Line[]): string[] {
  const margin = pageMargin();
  return lines
    .filter((line) => around(line.element).edge === undefined)
    .flatMap(({ element, words, box }) => {
      // Letters hang over the margin a little, and large ones more, so that they are optically
      // aligned.
      const hang = Math.max(4, Number.parseFloat(style(element).fontSize) * 0.07);
      const least = Math.min(box.left, screenWidth() - box.right);
      const wanted = element.closest(".u-corner") ? Math.min(margin, cornerMargin) : margin;
      if (least >= wanted - hang) {
        return [];
      }
      return [fault(least < -1 ? "beside the screen" : "off the margins", element, words)];
    });
}

/** The block that contains a line. Several elements may share it. */
const blockOf = remembered(
  (element) =>
    ancestors(element).find((each) => !style(each).display.startsWith("inline")) ?? document.body,
);

export function longLines(lines: readonly Line[]): string[] {
  const most = 75;
  const found: string[] = [];
  const blocks = Map.groupBy(lines, ({ element }) => blockOf(element));
  for (const [block, inBlock] of blocks) {
    const rows = Map.groupBy(inBlock, ({ box }) => Math.round((box.top + box.bottom) / 12));
    for (const row of rows.values()) {
      const length = Math.round(row.reduce((sum, line) => sum + line.length, 0));
      if (length > most) {
        const words = row.map((line) => line.words).join(" ");
        found.push(fault("long line", block, `${length}: ${words}`));
      }
    }
  }
  return found;
}
